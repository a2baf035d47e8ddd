"""Plays that need no rearranging: sets from the rack alone, and tiles added to sets as they lie."""

from collections.abc import Iterator
from sys import maxsize
from typing import Final

from reihum.games.rummy.board import extensions, holds, points, sorted_tiles, without
from reihum.games.rummy.model import Rack, Table, Tile
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
    """For every set of the rack an opening that counts enough with it, if others help (R5)."""
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
