"""May a turn end like this? Table before, table after, rack: what is wrong, if anything.

Tiles of a kind cannot be told apart, so a table is judged by what can be: it is legal if there is
a way to get there by the rules.
"""

from collections.abc import Iterator
from itertools import combinations, product
from typing import NamedTuple

from reihum.games.rummy.board import (
    exchanges,
    holds,
    is_set,
    points,
    tiles_of,
    whole_in,
    without,
)
from reihum.games.rummy.model import JOKER, Options, Problem, Rack, Table, Tile

DEFAULTS = Options()

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


class Way(NamedTuple):
    """One way to read what happened to the jokers that lay in the changed sets (R11, R12)."""

    lying: Table  # the old sets, tiles from the rack in the places of the jokers taken
    freed: int  # how many jokers were taken


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
    return Change(tuple(old), new, tuple(places), tuple(laid), tuple(left))


def problems(
    before: Table,
    after: Table,
    rack: Rack,
    *,
    opened: bool = True,
    options: Options = DEFAULTS,
    discard: Tile | None = None,
    open_tile: Tile | None = None,
) -> tuple[Problem, ...]:
    """Why this table may not be left so by a player with this rack; nothing if it may.

    A discard (R17) or the open tile (R18), if given, is used in this turn.
    """
    change = changes(before, after)
    hand = (*rack, *(tile for tile in (discard, open_tile) if tile))
    found = list(_tile_problems(change, hand))
    if not found:
        found += rule_problems(change, opened, options, discard)
        if open_tile and len(change.laid) < len(hand):
            found.append(Problem("open_tile_only_to_finish", tiles=(open_tile,)))
    return tuple(found)


def rule_problems(
    change: Change, opened: bool, options: Options, discard: Tile | None
) -> Iterator[Problem]:
    """What is wrong with a change to valid sets: the opening, the jokers, the discard."""
    if not opened:
        yield from _opening_problems(change, options)
    yield from _joker_problems(change, opened, options, discard)


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


def _opening_problems(change: Change, options: Options) -> Iterator[Problem]:
    """R5: the first sets come from the rack alone and count enough."""
    if change.old and not options.manipulate_when_opening:
        yield Problem("table_touched_before_opening", sets=change.places)
        return
    counted = opening_points(change.new, change.laid)
    if counted < options.opening_points or not any(holds(change.laid, s) for s in change.new):
        yield Problem("opening_too_low", sets=change.places, points=counted)


def opening_points(new: Table, laid: tuple[Tile, ...]) -> int:
    """R5: the most that sets made of tiles from the rack alone count together."""
    own = tuple(tiles for tiles in new if holds(laid, tiles))
    if holds(laid, tiles_of(own)):
        return sum(points(tiles) for tiles in own)
    first, rest = own[0], own[1:]
    with_first = points(first) + opening_points(rest, without(laid, first))
    return max(with_first, opening_points(rest, laid))


def _joker_problems(
    change: Change, opened: bool, options: Options, discard: Tile | None
) -> tuple[Problem, ...]:
    """R11 to R13, R17: the way that breaks the latest of these rules tells what is wrong."""
    locked = options.jokers == "locked" or not opened
    worst = 0
    for way in _ways(change) if locked else [Way(change.old, 0)]:
        broken = _broken_rule(way, change, locked, opened, discard)
        if not broken:
            return ()
        worst = max(worst, JOKER_RULES.index(broken))
    about = (discard,) if discard and JOKER_RULES[worst] == "discard_not_in_new_set" else (JOKER,)
    return (Problem(JOKER_RULES[worst], sets=change.places, tiles=about),)


def _broken_rule(
    way: Way, change: Change, locked: bool, opened: bool, discard: Tile | None
) -> str | None:
    spare_jokers = list(_spare_jokers(way, change)) if locked else [()]
    if not spare_jokers:
        return "joker_set_split"
    if way.freed and not opened:
        return "joker_taken_before_opening"
    if not any(
        _all_new(homes, way, change)
        for spare in spare_jokers
        for homes in combinations(spare, way.freed)
    ):
        return "joker_not_in_new_set"
    if discard and not any(
        discard in tiles and _all_new((place,), way, change)
        for place, tiles in enumerate(change.new)
    ):
        return "discard_not_in_new_set"
    return None


def _ways(change: Change) -> Iterator[Way]:
    """R12: every choice of jokers that tiles laid from the rack could have taken the places of."""
    plain = tuple(tiles for tiles in change.old if JOKER not in tiles)
    joker_sets = [exchanges(tiles) for tiles in change.old if JOKER in tiles]
    for choice in product(*joker_sets):
        spent = [tile for tiles, _ in choice for tile in tiles]
        if holds(change.laid, spent):
            yield Way((*plain, *(result for _, result in choice)), len(spent))


def _spare_jokers(way: Way, change: Change) -> Iterator[tuple[int, ...]]:
    """The places among the new sets of all jokers but those whose sets stayed whole (R11).

    One answer for each way in which they can have stayed whole; none if some set did not.
    """
    kept = [tiles for tiles in way.lying if JOKER in tiles]
    homes = [
        [
            (place, whole)
            for place, tiles in enumerate(change.new)
            if (whole := whole_in(joker_set, tiles)) is not None
        ]
        for joker_set in kept
    ]
    for chosen in product(*homes):
        tiles_taken = [(place, at) for place, whole in chosen for at in whole]
        if len(set(tiles_taken)) == len(tiles_taken):  # no tile serves two sets
            spare = [place for place, tiles in enumerate(change.new) for t in tiles if t == JOKER]
            for joker_set, (place, _) in zip(kept, chosen, strict=True):
                for _ in range(joker_set.count(JOKER)):
                    spare.remove(place)
            yield tuple(spare)


def _all_new(places: tuple[int, ...], way: Way, change: Change) -> bool:
    """R12, R17: whether none of these sets is just a set of the table with tiles added.

    A set that holds a whole set of the table is new all the same if that one lies elsewhere too.
    """
    others = [tiles for place, tiles in enumerate(change.new) if place not in places]
    for place in places:
        for lying in way.lying:
            if holds(change.new[place], lying):
                still_lying = sum(holds(tiles, lying) for tiles in others)
                if still_lying < way.lying.count(lying):
                    return False
    return True
