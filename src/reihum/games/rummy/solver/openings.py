"""R5: what a first turn can be built on: sets of the rack alone that count enough together."""

from collections.abc import Iterator
from itertools import combinations

from reihum.games.rummy.board import (
    first_number,
    group_number,
    holds,
    points,
    sorted_tiles,
    without,
)
from reihum.games.rummy.model import COLOURS, JOKER, NUMBERS, Rack, Set, Table, Tile
from reihum.games.rummy.solver.work import Work

LONGEST = 5  # longer runs can be cut in two; with two jokers, from seven on
LONGEST_WITH_JOKERS = 6


def own_openings(hand: Rack, wanted: int, work: Work) -> Iterator[Table]:
    """Every choice of sets from the hand alone that counts enough, and would not with one less.

    Of those that take the same tiles, one, and again each that counts more than those before it:
    its jokers stand for more.
    """
    richest: dict[Rack, int] = {}
    sets = sorted(dict.fromkeys(own_sets(hand)), key=points, reverse=True)
    for chosen in _chosen(sets, hand, max(1, wanted)):
        work.spend(1)
        tiles = sorted_tiles(tile for one in chosen for tile in one)
        counted = sum([points(one) for one in chosen])
        if richest.get(tiles, 0) < counted:
            richest[tiles] = counted
            yield chosen


def _chosen(sets: list[Set], hand: Rack, wanted: int) -> Iterator[Table]:
    for at, first in enumerate(sets):
        if not holds(hand, first):
            continue
        left = wanted - points(first)
        if left <= 0:
            yield (first,)
        else:
            for others in _chosen(sets[at:], without(hand, first), left):
                yield (first, *others)


def own_sets(hand: Rack) -> Iterator[Set]:
    """All sets of these tiles, but for runs that are as good cut in two."""
    jokers = hand.count(JOKER)
    there = frozenset(hand)
    for colour in COLOURS:
        row = [f"{colour}{number}" for number in NUMBERS]
        for length in range(3, LONGEST_WITH_JOKERS + 1):
            for first in range(len(row) - length + 1):
                for filled in range(jokers + 1):
                    if length - filled >= 2 and (length <= LONGEST or filled == 2):
                        yield from _filled(tuple(row[first : first + length]), filled, there)
    for number in NUMBERS:
        group = [f"{colour}{number}" for colour in COLOURS if f"{colour}{number}" in there]
        for filled in range(jokers + 1):
            for size in range(max(1, 3 - filled), 5 - filled):
                for tiles in combinations(group, size):
                    yield (*tiles, *[JOKER] * filled)


def _filled(run: Set, jokers: int, there: frozenset[Tile]) -> Iterator[Set]:
    """The run with so many of its places filled by jokers, if the rest is there."""
    if len(there.intersection(run)) + jokers < len(run):
        return
    for places in combinations(range(len(run)), jokers):
        tiles = tuple(JOKER if at in places else tile for at, tile in enumerate(run))
        if there.issuperset(tiles):
            yield tiles


def joker_numbers(tiles: Set) -> list[int]:
    """The numbers that the jokers of a set stand for."""
    first = first_number(tiles)
    return [
        first + place if first else group_number(tiles)
        for place, tile in enumerate(tiles)
        if tile == JOKER
    ]
