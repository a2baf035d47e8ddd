"""Rummy's computer players, weakest first."""

from typing import Final

from reihum.games.rummy.board import points, without
from reihum.games.rummy.laying import finish_plainly, lay_nothing, most, turn, without_jokers
from reihum.games.rummy.model import (
    JOKER,
    NUMBER,
    NUMBERS,
    Action,
    Draw,
    Lay,
    Rack,
    Set,
    Tile,
    View,
)
from reihum.games.rummy.own_sets import own_sets
from reihum.games.rummy.plays import added_all
from reihum.games.rummy.view import offered
from reihum.kernel.chance import Seed, chosen, pick

# In how many of a hundred turns these see how the table can be rearranged.
CURIOUS: Final = 3
EAGER: Final = 18

JOKERS_GO: Final = 3  # tiles on the rack, from which on `sharp` no longer keeps its jokers


def random(view: View, seed: Seed) -> Action:
    """Any of the offered moves, all equally likely."""
    return chosen(seed, "move", offered(view))


def gentle(view: View, seed: Seed) -> Action:
    """Rearranges nothing, and in one turn of three has no eye for what fits the table."""
    return _easy(view, overlooks=pick(seed, "attention", 3) == 0)


def simple(view: View, _seed: Seed) -> Action:
    """Lays whatever goes without rearranging, the longest sets first; else draws."""
    return _easy(view, overlooks=False)


def curious(view: View, seed: Seed) -> Action:
    """Lays what fits; once in a while it tries how the table could be rearranged."""
    return _now_and_then(view, seed, CURIOUS)


def eager(view: View, seed: Seed) -> Action:
    """Lays what fits, and rearranges whenever it sees how; often it does not."""
    return _now_and_then(view, seed, EAGER)


def _now_and_then(view: View, seed: Seed, rearranges: int) -> Action:
    """In so many of a hundred turns all is seen; else what goes without rearranging."""
    if pick(seed, "attention", 100) < rearranges:
        return steady(view, seed)
    return _easy(view, overlooks=False)


def _easy(view: View, overlooks: bool) -> Action:
    """What goes without rearranging; of those who overlook it, tiles are added only to finish."""
    rack = view.own.rack
    found = finish_plainly(view, rack)
    if found:
        return found
    if view.public.must_draw_first:
        return Draw()
    sets, left = longest_sets(rack)
    if not view.public.opened[view.seat]:
        if sets and sum([points(tiles) for tiles in sets]) >= view.public.options.opening_points:
            return Lay((*view.public.table, *sets))
        return lay_nothing(view, rack)
    table, still_left = added_all((*view.public.table, *sets), left)
    if still_left and overlooks:
        table, still_left = (*view.public.table, *sets), left
    if len(still_left) < len(rack):
        return Lay(table)
    return lay_nothing(view, rack)


def steady(view: View, _seed: Seed) -> Action:
    """Always lays the most, however the table has to be rearranged for it."""

    def choice(rack: Rack) -> Action | None:
        play = most(view, rack)
        return Lay(play.table, with_open_tile=play.with_open_tile) if play else None

    return turn(view, choice)


def sharp(view: View, _seed: Seed) -> Action:
    """Lays the most, but keeps its jokers until they end the round or few tiles are left."""

    def choice(rack: Rack) -> Action | None:
        play = most(view, rack if len(rack) <= JOKERS_GO else without_jokers(rack))
        return Lay(play.table, with_open_tile=play.with_open_tile) if play else None

    return turn(view, choice)


def master(view: View, seed: Seed) -> Action:
    """Lays or waits, whichever wins more often over the racks that the others may have."""
    # What it has learned takes a while to load: only who asks the master waits for it.
    from reihum.games.rummy.master import best_action  # noqa: PLC0415

    return best_action(view, seed)


def longest_sets(rack: Rack) -> tuple[list[Set], Rack]:
    """Sets from the rack, each the longest there is in what the ones before leave."""
    sets: list[Set] = []
    found = _longest_set(rack)
    while found:
        sets.append(found)
        rack = without(rack, found)
        found = _longest_set(rack)
    return sets, rack


def _longest_set(rack: Rack) -> Set:
    """The longest run or group without a joker, or else the dearest one with it; () if none."""
    best: Set = ()
    run: list[Tile] = []
    for tile in dict.fromkeys(rack):  # in order, so that a run's tiles follow each other
        if tile == JOKER:
            break
        if run and (tile[0] != run[0][0] or NUMBER[tile] != NUMBER[run[-1]] + 1):
            run = []
        run.append(tile)
        if len(run) >= 3 and len(run) > len(best):
            best = tuple(run)
    by_number: list[list[Tile]] = [[] for _ in range(NUMBERS.stop)]
    for tile in dict.fromkeys(rack):
        if tile != JOKER:
            by_number[NUMBER[tile]].append(tile)
    for tiles in by_number:
        if len(tiles) >= 3 and len(tiles) > len(best):
            best = tuple(tiles)
    if not best and JOKER in rack:
        return max(own_sets(rack), key=points, default=())
    return best


PLAYERS: Final = {
    "random": random,
    "gentle": gentle,
    "simple": simple,
    "curious": curious,
    "eager": eager,
    "steady": steady,
    "sharp": sharp,
    "master": master,
}
