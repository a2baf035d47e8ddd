"""Sets that tiles of a rack can make by themselves.

Two lists of runs, each in its own order, on which ties depend: of all lengths with as few jokers as
can be, which is quick, and short ones with jokers anywhere.
"""

from collections.abc import Iterator
from itertools import combinations
from typing import Final

from reihum.games.rummy.model import COLOURS, JOKER, NUMBERS, Rack, Set, Tile

ROWS: Final = [[f"{colour}{number}" for number in NUMBERS] for colour in COLOURS]
LONGEST: Final = 5  # longer runs can be cut in two; with two jokers, from seven on
LONGEST_WITH_JOKERS: Final = 6


def own_sets(rack: Rack) -> list[Set]:
    """Every run and group that the rack's tiles can make, jokers where a tile is lacking."""
    return [*_runs(rack), *_groups(rack)]


def short_sets(rack: Rack) -> Iterator[Set]:
    """Every set, jokers in any place, but no run that could be cut into two as good sets."""
    jokers = rack.count(JOKER)
    there = frozenset(rack)
    for row in ROWS:
        for length in range(3, LONGEST_WITH_JOKERS + 1):
            for first in range(len(row) - length + 1):
                for filled in range(jokers + 1):
                    if length - filled >= 2 and (length <= LONGEST or filled == 2):
                        yield from _filled(tuple(row[first : first + length]), filled, there)
    yield from _groups(rack)


def _filled(run: Set, jokers: int, there: frozenset[Tile]) -> Iterator[Set]:
    """The run with so many of its places filled by jokers, if the rest is there."""
    if len(there.intersection(run)) + jokers < len(run):
        return
    for places in combinations(range(len(run)), jokers):
        tiles = tuple([JOKER if at in places else tile for at, tile in enumerate(run)])
        if there.issuperset(tiles):
            yield tiles


def _runs(rack: Rack) -> Iterator[Set]:
    jokers = rack.count(JOKER)
    for row in ROWS:
        for first in range(len(row) - 2):
            tiles: list[Tile] = []
            for tile in row[first:]:
                tiles.append(tile if tile in rack else JOKER)
                if tiles.count(JOKER) > jokers:
                    break
                if len(tiles) >= 3 and len(tiles) - tiles.count(JOKER) >= 2:
                    yield tuple(tiles)


def _groups(rack: Rack) -> Iterator[Set]:
    jokers = rack.count(JOKER)
    for number in NUMBERS:
        tiles = [f"{colour}{number}" for colour in COLOURS if f"{colour}{number}" in rack]
        for size in (3, 4):
            for filled in range(min(jokers, size - 1) + 1):
                for chosen in combinations(tiles, size - filled):
                    yield (*chosen, *[JOKER] * filled)
