"""Rummy's computer players, weakest first."""

from collections.abc import Callable
from typing import Final

from reihum.games.rummy.laying import (
    Budget,
    finish_plainly,
    has_opened,
    lay_most,
    lay_nothing,
    turn,
    without_jokers,
)
from reihum.games.rummy.model import Action, Draw, Lay, Rack, View
from reihum.games.rummy.plays import plainly
from reihum.games.rummy.view import offered, turn_of
from reihum.kernel.chance import Seed, chosen, pick

Way = Callable[[View], Action]  # of taking a turn
Manner = tuple[tuple[int, Way], ...]  # ways, each with how many sides of a coin stand for it

JOKERS_GO: Final = 3  # tiles on the rack, from which on `sharp` no longer keeps its jokers
# `patient` hurries once so few tiles are left in the pool, or on another's rack.
LOW_POOL: Final = 12
NEARLY_DONE: Final = 3


def random(view: View, seed: Seed) -> Action:
    """Any of the offered moves, all equally likely."""
    return chosen(seed, "move", offered(view))


def gentle(view: View, seed: Seed) -> Action:
    """Rearranges nothing, and in one turn of three has no eye for what fits the table."""
    return _tossed(MANNERS["gentle"], view, seed)


def simple(view: View, _seed: Seed) -> Action:
    """Lays whatever goes without rearranging, the longest sets first; else draws."""
    return _plain(view)


def curious(view: View, seed: Seed) -> Action:
    """Lays what fits; once in a while it tries how the table could be rearranged."""
    return _tossed(MANNERS["curious"], view, seed)


def eager(view: View, seed: Seed) -> Action:
    """Lays what fits, and rearranges whenever it sees how; often it does not."""
    return _tossed(MANNERS["eager"], view, seed)


def _tossed(manner: Manner, view: View, seed: Seed) -> Action:
    """The turn that a coin decides on."""
    side = pick(seed, "attention", sum([sides for sides, _ in manner]))
    for sides, way in manner[:-1]:
        if side < sides:
            return way(view)
        side -= sides
    return manner[-1][1](view)


def _plain(view: View) -> Action:
    """What goes without rearranging."""
    return _easy(view, overlooks=False)


def _overlooking(view: View) -> Action:
    """Sets of one's own; what fits the table is not seen."""
    return _easy(view, overlooks=True)


def _seeing(view: View) -> Action:
    """All that can be laid, however the table has to be rearranged for it."""

    def choice(rack: Rack, budget: Budget) -> Action | None:
        return lay_most(view, rack, budget)

    return turn(view, choice)


# Players who toss a coin before a turn: how they take it then.
MANNERS: Final[dict[str, Manner]] = {
    "gentle": ((1, _overlooking), (2, _plain)),
    "curious": ((3, _seeing), (97, _plain)),
    "eager": ((18, _seeing), (82, _plain)),
}


def _easy(view: View, overlooks: bool) -> Action:
    """What goes without rearranging; of those who overlook it, tiles are added only to finish."""
    rack = view.own.rack
    found = finish_plainly(view, rack)
    if found:
        return found
    if view.public.must_draw_first:
        return Draw()
    table, left = plainly(turn_of(view), overlooks)
    return Lay(table) if len(left) < len(rack) else lay_nothing(view, rack)


def steady(view: View, _seed: Seed) -> Action:
    """Always lays the most, however the table has to be rearranged for it."""
    return _seeing(view)


def sharp(view: View, _seed: Seed) -> Action:
    """Lays the most, but keeps its jokers until they end the round or few tiles are left."""

    def choice(rack: Rack, budget: Budget) -> Action | None:
        return lay_most(view, rack if len(rack) <= JOKERS_GO else without_jokers(rack), budget)

    return turn(view, choice)


def patient(view: View, _seed: Seed) -> Action:
    """Opens at once, then saves up tiles until all can be laid or it has to hurry; keeps jokers."""

    def choice(rack: Rack, budget: Budget) -> Action | None:
        if has_opened(view) and not _hurries(view):
            return None
        return lay_most(view, without_jokers(rack), budget)

    return turn(view, choice)


def _hurries(view: View) -> bool:
    """Whether the round may soon be over: another has few tiles left, or the pool has."""
    sizes = view.public.rack_sizes
    others = [size for seat, size in enumerate(sizes) if seat != view.seat]
    return min(others) <= NEARLY_DONE or view.public.pool_size <= LOW_POOL


def master(view: View, seed: Seed) -> Action:
    """Lays or waits, whichever wins more often over the racks that the others may have."""
    # What it has learned takes a while to load: only who asks the master waits for it.
    from reihum.games.rummy.master import best_action  # noqa: PLC0415

    return best_action(view, seed)


PLAYERS: Final = {
    "random": random,
    "gentle": gentle,
    "simple": simple,
    "curious": curious,
    "eager": eager,
    "steady": steady,
    "sharp": sharp,
    "patient": patient,
    "master": master,
}
