"""Plays that need no rearranging: sets from the rack alone, and tiles added to sets as they lie."""

from collections.abc import Iterator
from sys import maxsize
from typing import Final

from reihum.games.rummy.board import extensions, holds, points, sorted_tiles, without
from reihum.games.rummy.model import JOKER, NUMBER, NUMBERS, Rack, Set, Table, Tile, Turn
from reihum.games.rummy.own_sets import own_sets

UNLIMITED: Final = maxsize


def additions(table: Table, rack: Rack) -> Iterator[tuple[Tile, Table]]:
    """Every tile of the rack that a set of the table takes as it lies, with the table then."""
    for place, tiles in enumerate(table):
        for tile, longer in extensions(tiles):
            if tile in rack:
                yield tile, (*table[:place], longer, *table[place + 1 :])


def added_all(table: Table, rack: Rack) -> tuple[Table, Rack]:
    """The table with all tiles added that its sets take as they lie, and the rest of the rack."""
    while True:
        tile, longer = next(additions(table, rack), (None, table))
        if tile is None:
            return table, rack
        table, rack = longer, without(rack, (tile,))


def lays_plainly(table: Table, rack: Rack) -> bool:
    """Whether the whole rack can be laid without rearranging, in whatever order."""
    return next(plain_ends(table, rack), None) is not None


def plain_ends(table: Table, rack: Rack, most: int = UNLIMITED) -> Iterator[Table]:
    """Every table on which the whole rack lies, nothing rearranged, after so much looking."""
    seen: set[tuple[Table, Rack]] = set()
    waiting = [(table, rack)]
    while waiting and len(seen) < most:
        lying, left = waiting.pop()
        if not left:
            yield lying
        after = [((*lying, tiles), without(left, tiles)) for tiles in own_sets(left)]
        after += [(longer, without(left, (tile,))) for tile, longer in additions(lying, left)]
        for position in after:
            if position not in seen:
                seen.add(position)
                waiting.append(position)


def openings(rack: Rack, wanted: int) -> Iterator[Table]:
    """For every set of the rack an opening that counts enough with it, if others help (R5).

    Greedy, the dearest sets first, since these are moves to offer, at every turn: one with each set
    is enough, and listing them all, as the solver does (solver/openings.py), would be too many.
    """
    sets = sorted(own_sets(rack), key=points, reverse=True)
    seen: set[Table] = set()
    for first in sets:
        chosen, left, counted = [first], without(rack, first), points(first)
        for tiles in sets:
            if counted < wanted and holds(left, tiles):
                chosen.append(tiles)
                left, counted = without(left, tiles), counted + points(tiles)
        opening = tuple(sorted(chosen, key=sorted_tiles))
        if counted >= wanted and opening not in seen:
            seen.add(opening)
            yield opening


def plainly(turn: Turn, overlooks: bool = False) -> tuple[Table, Rack]:
    """The table and what is left of the rack, when sets of the rack are laid, the longest first,
    and then all that fits; who overlooks what fits sees it only to end the round.
    """
    sets, left = longest_sets(turn.rack)
    table = (*turn.table, *sets)
    if not turn.opened:
        counted = sum([points(tiles) for tiles in sets])
        enough = sets and counted >= turn.options.opening_points
        return (table, left) if enough else (turn.table, turn.rack)
    longer, still_left = added_all(table, left)
    return (table, left) if still_left and overlooks else (longer, still_left)


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
    tiles = [tile for tile in dict.fromkeys(rack) if tile != JOKER]
    best = _longest([*_rows(tiles), *_by_number(tiles)])
    if not best and JOKER in rack:
        return max(own_sets(rack), key=points, default=())
    return best


def _longest(sets: list[list[Tile]]) -> Set:
    """The first of the longest that has three tiles or more; () if none has."""
    best: list[Tile] = []
    for tiles in sets:
        if len(tiles) >= 3 and len(tiles) > len(best):
            best = tiles
    return tuple(best)


def _rows(tiles: list[Tile]) -> list[list[Tile]]:
    """These tiles, which are in order, wherever each follows the one before in its colour."""
    rows: list[list[Tile]] = []
    for tile in tiles:
        before = rows[-1][-1] if rows else tile
        if rows and tile[0] == before[0] and NUMBER[tile] == NUMBER[before] + 1:
            rows[-1].append(tile)
        else:
            rows.append([tile])
    return rows


def _by_number(tiles: list[Tile]) -> list[list[Tile]]:
    """These tiles, those of each number together."""
    found: list[list[Tile]] = [[] for _ in range(NUMBERS.stop)]
    for tile in tiles:
        found[NUMBER[tile]].append(tile)
    return found
