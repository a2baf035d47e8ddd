"""R5: what a first turn can be built on: sets of the rack alone that count enough together."""

from collections.abc import Iterator

from reihum.games.rummy.board import (
    first_number,
    group_number,
    holds,
    points,
    sorted_tiles,
    without,
)
from reihum.games.rummy.model import JOKER, Rack, Set, Table
from reihum.games.rummy.own_sets import short_sets
from reihum.games.rummy.solver.work import Work


def own_openings(hand: Rack, wanted: int, table: Table, work: Work) -> Iterator[Table]:
    """Every choice of sets from the hand alone that counts enough, and would not with one less.

    Of choices that take the same tiles the first, then only better ones: the jokers stand for more,
    or more of the sets lie on the table already, so that the tiles of these may move. Unlike
    plays.openings it leaves out no other, since the answer is to be exact, and which of them leaves
    the most for the rest of the table is known only once that is arranged.
    """
    best: dict[Rack, tuple[int, int]] = {}
    sets = sorted(dict.fromkeys(short_sets(hand)), key=points, reverse=True)
    for chosen in _chosen(sets, hand, max(1, wanted)):
        work.spend(1)
        tiles = sorted_tiles(tile for one in chosen for tile in one)
        worth = (sum([points(one) for one in chosen]), sum([one in table for one in chosen]))
        if tiles not in best or best[tiles] < worth:
            best[tiles] = worth
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


def joker_numbers(tiles: Set) -> list[int]:
    """The numbers that the jokers of a set stand for."""
    first = first_number(tiles)
    return [
        first + place if first else group_number(tiles)
        for place, tile in enumerate(tiles)
        if tile == JOKER
    ]
