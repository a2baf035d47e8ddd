"""Rummy's geometry: what makes a set, what a joker in it stands for, when a set stays whole."""

from collections.abc import Iterable, Iterator
from functools import lru_cache
from itertools import product

from reihum.games.rummy.model import COLOURS, JOKER, NUMBER, NUMBERS, RANK, Set, Table, Tile

# More than all sets that a table can hold, jokers included; bounded, since sets come from outside.
REMEMBERED = 1 << 15


def sorted_tiles(tiles: Iterable[Tile]) -> tuple[Tile, ...]:
    """The tiles by colour and number, jokers last."""
    return tuple(sorted(tiles, key=RANK.__getitem__))


def tiles_of(table: Table) -> list[Tile]:
    """All tiles of these sets."""
    return [tile for tiles in table for tile in tiles]


@lru_cache(REMEMBERED)
def first_number(tiles: Set) -> int:
    """R2: the number that the first place of a run stands for; 0 if these tiles are no run.

    A run has three or more tiles of one colour, each one higher than the last; jokers fill places.
    """
    places = [(place, tile) for place, tile in enumerate(tiles) if tile != JOKER]
    if len(tiles) < 3 or len(places) < 2:  # R10: one number with two jokers is a group
        return 0
    start = NUMBER[places[0][1]] - places[0][0]
    colour = places[0][1][0]
    if start < NUMBERS.start or start + len(tiles) > NUMBERS.stop:
        return 0
    for place, tile in places:
        if tile[0] != colour or NUMBER[tile] != start + place:
            return 0
    return start


@lru_cache(REMEMBERED)
def group_number(tiles: Set) -> int:
    """R2: the one number of a group of three or four different colours; 0 if it is none."""
    numbered = [tile for tile in tiles if tile != JOKER]
    if not 3 <= len(tiles) <= 4 or not numbered:
        return 0
    number = NUMBER[numbered[0]]
    if len(set(numbered)) < len(numbered) or any(NUMBER[tile] != number for tile in numbered):
        return 0
    return number


def is_set(tiles: Set) -> bool:
    """R2: whether these tiles, in this order, are a run or a group."""
    return first_number(tiles) > 0 or group_number(tiles) > 0


@lru_cache(REMEMBERED)
def tidy(tiles: Set) -> Set:
    """A set's tiles as people lay them: a group by colour, a run ascending, else as they are."""
    if group_number(tiles):
        return sorted_tiles(tiles)
    orders = (tiles, tiles[::-1]) if JOKER in tiles else (sorted_tiles(tiles),)
    return next((ordered for ordered in orders if first_number(ordered)), tiles)


def tidied(table: Table) -> Table:
    """The table with each of its sets as people lay it."""
    return tuple([tidy(tiles) for tiles in table])


def missing_colours(group: Set) -> tuple[Tile, ...]:
    """The tiles that a group of this number does not have."""
    number = group_number(group)
    return tuple(f"{colour}{number}" for colour in COLOURS if f"{colour}{number}" not in group)


@lru_cache(REMEMBERED)
def points(tiles: Set) -> int:
    """R5: what a set counts: every tile its number, a joker the number it stands for."""
    first = first_number(tiles)
    if first:
        return sum(range(first, first + len(tiles)))
    return group_number(tiles) * len(tiles)


def stands_for(tiles: Set, place: int) -> tuple[Tile, ...]:
    """R10: the tiles that the joker at this place of a set may stand for."""
    first = first_number(tiles)
    if not first:
        return missing_colours(tiles)
    colour = next(tile[0] for tile in tiles if tile != JOKER)
    return (f"{colour}{first + place}",)


@lru_cache(REMEMBERED)
def exchanges(tiles: Set) -> tuple[tuple[tuple[Tile, ...], Set], ...]:
    """R12: the ways tiles can take the places of jokers: the tiles, and the set as it lies then.

    The first way exchanges nothing.
    """
    ways: dict[tuple[tuple[Tile, ...], Set], None] = {((), tiles): None}
    for place, joker in enumerate(tiles):
        if joker == JOKER:
            for tile in stands_for(tiles, place):
                exchanged = tidy((*tiles[:place], tile, *tiles[place + 1 :]))
                for more, result in exchanges(exchanged):
                    ways[sorted_tiles((tile, *more)), result] = None
    return tuple(ways)


def exchanged(table: Table, hand: Iterable[Tile]) -> Iterator[tuple[Table, tuple[Tile, ...]]]:
    """R12: the table with tiles of the hand in the places of some of its jokers, and these tiles.

    The first has none.
    """
    ways = [exchanges(tiles) if JOKER in tiles else (((), tiles),) for tiles in table]
    held = list(hand)
    for choice in product(*ways):
        spent = tuple([tile for tiles, _ in choice for tile in tiles])
        if not spent or holds(held, spent):
            yield tuple([tiles for _, tiles in choice]), spent


@lru_cache(REMEMBERED)
def extensions(tiles: Set) -> tuple[tuple[Tile, Set], ...]:
    """The tiles that can be added to a set as it lies, each with the longer set (R7)."""
    if group_number(tiles):
        added = (*missing_colours(tiles), JOKER) if len(tiles) == 3 else ()
        return tuple((tile, sorted_tiles((*tiles, tile))) for tile in added)
    first = first_number(tiles)
    colour = next(tile[0] for tile in tiles if tile != JOKER)
    longer: list[tuple[Tile, Set]] = []
    if first > NUMBERS[0]:
        longer += [(tile, (tile, *tiles)) for tile in (f"{colour}{first - 1}", JOKER)]
    if first + len(tiles) <= NUMBERS[-1]:
        longer += [(tile, (*tiles, tile)) for tile in (f"{colour}{first + len(tiles)}", JOKER)]
    return tuple(longer)


def holds(tiles: Iterable[Tile], part: Iterable[Tile]) -> bool:
    """Whether all tiles of the part are among the tiles."""
    left = list(tiles)
    for tile in part:
        if tile not in left:
            return False
        left.remove(tile)
    return True


def without(tiles: Iterable[Tile], part: Iterable[Tile]) -> tuple[Tile, ...]:
    """The tiles that are left when those of the part, as far as they are there, are taken away."""
    left = list(tiles)
    for tile in part:
        if tile in left:
            left.remove(tile)
    return tuple(left)


def whole_in(joker_set: Set, after: Set) -> range | None:
    """R11: the places at which a set with a joker is still whole in another set, if it is.

    A run is whole if its tiles follow each other in a run; a group if its colours and its jokers
    are all in a group.
    """
    first, first_after = first_number(joker_set), first_number(after)
    if first and first_after:
        start = first - first_after
        if start >= 0 and after[start : start + len(joker_set)] == joker_set:
            return range(start, start + len(joker_set))
    elif not first and not first_after and holds(after, joker_set):
        return range(len(after))
    return None
