"""May a turn end like this? What is wrong, if anything.

Tiles of a kind cannot be told apart, so a table is judged by what can be: it is legal if there is
a way to get there by the rules.
"""

from collections.abc import Iterator
from typing import NamedTuple

from reihum.games.rummy.board import (
    exchanged,
    holds,
    is_set,
    points,
    tiles_of,
    without,
)
from reihum.games.rummy.model import JOKER, Problem, Set, Table, Tile, Turn
from reihum.games.rummy.new_sets import Home, found_at, homes_of, new_places

# In the order in which they are looked at: the later, the nearer to a legal turn.
JOKER_RULES = (
    "joker_set_split",
    "joker_taken_before_opening",
    "joker_not_in_new_set",
    "discard_not_in_new_set",
)


class Change(NamedTuple):
    """What differs between two tables."""

    old: Table  # sets that no longer lie as they lay
    new: Table  # sets that did not lie so before
    places: tuple[int, ...]  # where on the table after each of the new ones is
    laid: tuple[Tile, ...]
    gone: tuple[Tile, ...]
    after: Table  # all sets as they lie then


class Way(NamedTuple):
    """One way to read what happened to the jokers of the table (R11, R12)."""

    lying: Table  # the table before, tiles from the rack in the places of the jokers taken
    spent: tuple[Tile, ...]  # those tiles: as many jokers were taken


def changes(before: Table, after: Table) -> Change:
    """The sets and tiles in which two tables differ."""
    old = list(before)
    places = []
    for place, tiles in enumerate(after):
        if tiles in old:
            old.remove(tiles)
        else:
            places.append(place)
    new = tuple(after[place] for place in places)
    left, laid = tiles_of(tuple(old)), []
    for tile in tiles_of(new):
        if tile in left:
            left.remove(tile)
        else:
            laid.append(tile)
    return Change(tuple(old), new, tuple(places), tuple(laid), tuple(left), after)


def problems(turn: Turn, after: Table) -> tuple[Problem, ...]:
    """Why this table may not be left so at the end of a turn; nothing if it may.

    The discard (R17) and the open tile (R18), if there are any, are used in this turn.
    """
    return judged(turn, changes(turn.table, after))


def judged(turn: Turn, change: Change) -> tuple[Problem, ...]:
    """Why a turn may not end with this change; nothing if it may."""
    found = list(_tile_problems(change, turn.hand))
    if not found:
        found += rule_problems(turn, change)
        found += _open_tile_problems(turn, change)
    return tuple(found)


def _open_tile_problems(turn: Turn, change: Change) -> Iterator[Problem]:
    """R18: whoever uses the open tile lays everything; or, if it is for any play, at least it."""
    if not turn.open_tile:
        return
    if turn.options.open_tile != "any" and len(change.laid) < len(turn.hand):
        yield Problem("open_tile_only_to_finish", tiles=(turn.open_tile,))
    elif not holds(change.laid, turn.taken):
        yield Problem("open_tile_not_laid", tiles=(turn.open_tile,))


def rule_problems(turn: Turn, change: Change) -> Iterator[Problem]:
    """What is wrong with a change to valid sets: the opening, the jokers, the discard."""
    if not turn.opened:
        yield from _opening_problems(turn, change)
    locked = turn.options.jokers == "locked" or not turn.opened
    if turn.discard and turn.discard not in change.laid:
        yield Problem("discard_not_in_new_set", sets=change.places, tiles=(turn.discard,))
    elif turn.discard or (locked and any(JOKER in tiles for tiles in change.old)):
        yield from _joker_problems(turn, change, locked)


def _tile_problems(change: Change, hand: tuple[Tile, ...]) -> Iterator[Problem]:
    """R7: all tiles in sets, at least one from the rack, none back to it."""
    unfinished = tuple(
        place for place, tiles in zip(change.places, change.new, strict=True) if not is_set(tiles)
    )
    if unfinished:
        yield Problem("not_a_set", sets=unfinished)
    if change.gone:
        yield Problem("tile_missing", tiles=change.gone)
    foreign = without(change.laid, hand)
    if foreign:
        yield Problem("tile_not_on_rack", tiles=foreign)
    if not change.laid:
        yield Problem("nothing_laid")


def _opening_problems(turn: Turn, change: Change) -> Iterator[Problem]:
    """R5: the first sets come from the rack alone and count enough."""
    if change.old and not turn.options.manipulate_when_opening:
        yield Problem("table_touched_before_opening", sets=_touched(change))
        return
    counted = opening_points(turn.table, change.after, change.laid)
    if counted < turn.options.opening_points:
        yield Problem("opening_too_low", sets=change.places, points=max(0, counted))


def _touched(change: Change) -> tuple[int, ...]:
    """Where the new sets are that cannot come from the rack alone; all, if each of them could."""
    touched = [
        place
        for place, tiles in zip(change.places, change.new, strict=True)
        if not holds(change.laid, tiles)
    ]
    return tuple(touched) or change.places


def opening_points(before: Table, after: Table, laid: tuple[Tile, ...]) -> int:
    """R5: the most that sets made of tiles from the rack alone count together; less than nothing if
    there is no such set. One in which a joker set of the table stays whole (R11) is none.
    """
    kept = [tiles for tiles in before if JOKER in tiles]
    homes = homes_of(kept, after) or [Home((), after)]  # if there are none, that is said elsewhere
    return max([_own_points(home, after, laid) for home in homes])


def _own_points(home: Home, after: Table, laid: tuple[Tile, ...]) -> int:
    own = [
        tiles
        for place, tiles in enumerate(after)
        if place not in home.places and holds(laid, tiles)
    ]
    return _most_points(own, laid) if own else -1


def _most_points(own: list[Set], left: tuple[Tile, ...]) -> int:
    """The most that some of these sets count that can be made of what is left, each of them alone
    being possible.

    Sets that vie for tiles are looked at apart from others: so it is never much.
    """
    counted = 0
    short = without(tiles_of(tuple(own)), left)  # tiles that more of them want than there are
    while own:
        rivals = _rivals(own, short)
        own = list(own)
        for tiles in rivals:
            own.remove(tiles)
        if len(rivals) == 1 or holds(left, tiles_of(tuple(rivals))):
            counted += sum([points(tiles) for tiles in rivals])
            continue
        wanted = [len(without(tiles, without(tiles, short))) for tiles in rivals]
        dear = rivals.pop(wanted.index(max(wanted)))
        rest = without(left, dear)
        with_dear = _most_points([tiles for tiles in rivals if holds(rest, tiles)], rest)
        others = [tiles for tiles in rivals if tiles != dear]
        counted += max(points(dear) + with_dear, _most_points(others, left))
    return counted


def _rivals(own: list[Set], short: tuple[Tile, ...]) -> list[Set]:
    """The first of these sets and its rivals: sets are rivals if both want the same short tile, and
    rivals of rivals count too.
    """
    found = own[:1]
    rest = own[1:]
    for one in found:
        vying = [tiles for tiles in rest if any(t in one and t in tiles for t in short)]
        found += vying
        rest = [tiles for tiles in rest if tiles not in vying]
    return found


def _joker_problems(turn: Turn, change: Change, locked: bool) -> Iterator[Problem]:
    """R11 to R13, R17: the way that breaks the latest of these rules tells what is wrong."""
    worst = 0
    for way in _ways(turn.table, change.laid) if locked else [Way(turn.table, ())]:
        broken = _broken_rule(turn, change, way, locked)
        if not broken:
            return
        worst = max(worst, JOKER_RULES.index(broken))
    by_discard = turn.discard and JOKER_RULES[worst] == "discard_not_in_new_set"
    about = (turn.discard,) if turn.discard and by_discard else (JOKER,)
    yield Problem(JOKER_RULES[worst], sets=change.places, tiles=about)


def _broken_rule(turn: Turn, change: Change, way: Way, locked: bool) -> str | None:
    after = change.after
    kept = [tiles for tiles in way.lying if locked and JOKER in tiles]
    homes = homes_of(kept, after)
    if not homes:
        return "joker_set_split"
    if way.spent and not turn.opened:
        return "joker_taken_before_opening"
    old = [tiles for tiles in way.lying if tiles not in kept]
    guests = [JOKER] * len(way.spent)
    if not new_places(guests, old, homes, after):
        return "joker_not_in_new_set"
    if turn.discard and not (
        holds(change.laid, [*way.spent, turn.discard])  # it took no joker's place itself
        and new_places([*guests, turn.discard], old, homes, after)
    ):
        return "discard_not_in_new_set"
    return None


def read(change: Change, discard: Tile | None = None) -> tuple[Way, tuple[int, ...]]:
    """How a legal change can be read: what happened to the jokers, and where each set that lay
    there is found among those that did not lie so before.
    """
    for way, kept in _readings(change):
        if discard and not holds(change.laid, [*way.spent, discard]):
            continue
        homes = homes_of(kept, change.new)
        old = [tiles for tiles in way.lying if tiles not in kept]
        guests = [JOKER] * len(way.spent) + ([discard] if discard else [])
        chosen = new_places(guests, old, homes, change.new) if homes else None
        if chosen:
            home, places = chosen
            stay, found = iter(home.places), iter(found_at(old, home.rooms, places))
            return way, tuple([next(stay if tiles in kept else found) for tiles in way.lying])
    return Way(change.old, ()), found_at(list(change.old), change.new, frozenset())


def _readings(change: Change) -> Iterator[tuple[Way, list[Set]]]:
    """First as if jokers were locked, with the sets that stay whole; then as if they were free."""
    for way in _ways(change.old, change.laid):
        yield way, [tiles for tiles in way.lying if JOKER in tiles]
    yield Way(change.old, ()), []


def _ways(before: Table, laid: tuple[Tile, ...]) -> Iterator[Way]:
    """R12: every choice of jokers that tiles laid from the rack could have taken the places of."""
    for lying, spent in exchanged(before, laid):
        yield Way(lying, spent)
