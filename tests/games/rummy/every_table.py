"""Every table that tiles can be laid to: for small positions, where all can be looked at."""

from collections import Counter
from collections.abc import Iterator
from functools import cache
from itertools import combinations, product

from reihum.games.rummy.board import tiles_of
from reihum.games.rummy.model import COLOURS, JOKER, KINDS, NUMBERS, Rack, Set, Table

TOO_MANY = 20_000


@cache
def every_set() -> tuple[Set, ...]:
    """All runs and groups, with up to two jokers."""
    return (*_runs(), *_groups())


def _runs() -> Iterator[Set]:
    for colour, length, jokers in product(COLOURS, range(3, 14), range(3)):
        for first in range(1, NUMBERS.stop - length + 1):
            row = [f"{colour}{number}" for number in range(first, first + length)]
            for places in combinations(range(length), jokers) if length - jokers >= 2 else ():
                yield tuple(JOKER if at in places else tile for at, tile in enumerate(row))


def _groups() -> Iterator[Set]:
    for number, jokers in product(NUMBERS, range(3)):
        for size in range(max(1, 3 - jokers), 5 - jokers):
            for colours in combinations(COLOURS, size):
                yield (*(f"{colour}{number}" for colour in colours), *[JOKER] * jokers)


def every_table(table: Table, hand: Rack) -> list[Table] | None:
    """All tables with the tiles of this one and any of the hand; None if there are too many."""
    must, may = Counter(tiles_of(table)), Counter(hand)
    both = must + may
    # Most sets have a kind that is not there at all, which is seen at once.
    near = [tiles for tiles in every_set() if both.keys() >= {*tiles}]
    sets = [tiles for tiles in near if not Counter(tiles) - both]
    found: dict[Table, None] = {}
    for sets_after in _tables(must, may, sets, 0):
        found[tuple(sorted(sets_after))] = None
        if len(found) > TOO_MANY:
            return None
    return list(found)


def _tables(
    must: Counter[str], may: Counter[str], sets: list[Set], start: int
) -> Iterator[tuple[Set, ...]]:
    first = next((kind for kind in KINDS if must[kind]), None)
    both = must + may
    if first is None:
        yield ()
    for at, tiles in enumerate(sets):
        if first is None:
            if at < start:
                continue
        elif first not in tiles:
            continue
        if not both.keys() >= {*tiles}:
            continue
        wanted = Counter(tiles)
        if wanted - both:
            continue
        left = must - wanted
        rest = may - (wanted - must)
        for others in _tables(left, rest, sets, at if first is None else 0):
            yield (tiles, *others)
