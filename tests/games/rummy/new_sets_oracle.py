"""What the sentence about new sets says (R12, R17), written from docs/rules: nothing of the judge.

For every way to read a turn, the sets that lay there are matched with those that lie there now by
trying out everything: each set that lay there is found in one set after, or nowhere.
"""

from collections import Counter
from collections.abc import Iterator
from itertools import combinations, product

from reihum.games.rummy.model import COLOURS, JOKER, NUMBER, NUMBERS, Set, Table, Tile

Found = tuple[int | None, ...]  # for every set that lay there, where it is found


def legal(before: Table, after: Table, discard: Tile | None = None, *, free: bool = False) -> bool:
    """Whether jokers and the discard lie where they may; all else is known to be right."""
    laid = Counter(_tiles(after)) - Counter(_tiles(before))
    if discard and not laid[discard]:
        return False
    if free:
        return not discard or _fits(before, after, [discard], ())
    for lying, spent in _exchanged(before):
        if Counter(spent) - laid or (discard and Counter((*spent, discard)) - laid):
            continue
        guests = [JOKER] * len(spent) + ([discard] if discard else [])
        locked = tuple(at for at, tiles in enumerate(lying) if JOKER in tiles)
        if _fits(lying, after, guests, locked):
            return True
    return False


def is_right(lying: Table, after: list[Set], spent: tuple[Tile, ...]) -> bool:
    """Whether as many jokers as these tiles took the places of lie in new sets."""
    locked = tuple(at for at, tiles in enumerate(lying) if JOKER in tiles)
    return _fits(lying, tuple(after), [JOKER] * len(spent), locked)


def _tiles(table: Table) -> list[Tile]:
    return [tile for tiles in table for tile in tiles]


def _exchanged(before: Table) -> Iterator[tuple[Table, tuple[Tile, ...]]]:
    """R12: tiles in the places of none, some or all jokers of the table."""
    jokers = [(s, p) for s, tiles in enumerate(before) for p, t in enumerate(tiles) if t == JOKER]
    for count in range(len(jokers) + 1):
        for chosen in combinations(jokers, count):
            for stood in product(*[_meant(before[s], p) for s, p in chosen]):
                lying = [list(tiles) for tiles in before]
                for (s, p), tile in zip(chosen, stood, strict=True):
                    lying[s][p] = tile
                if all(_distinct(tiles) for tiles in lying):
                    yield tuple(tuple(tiles) for tiles in lying), stood


def _distinct(tiles: list[Tile]) -> bool:
    """No group with a colour twice."""
    numbers = [tile for tile in tiles if tile != JOKER]
    return len(set(numbers)) == len(numbers)


def _numbers(tiles: Set) -> list[int]:
    """The number of each place."""
    real = [(at, NUMBER[tile]) for at, tile in enumerate(tiles) if tile != JOKER]
    step = 0 if len({number for _, number in real}) == 1 else 1
    at, number = real[0]
    return [number + step * (place - at) for place in range(len(tiles))]


def _is_group(tiles: Set) -> bool:
    return len(set(_numbers(tiles))) == 1


def _meant(tiles: Set, place: int) -> list[Tile]:
    """R10: the tiles that a joker may stand for."""
    number = _numbers(tiles)[place]
    if _is_group(tiles):
        return [f"{c}{number}" for c in COLOURS if f"{c}{number}" not in tiles]
    colour = next(tile[0] for tile in tiles if tile != JOKER)
    return [f"{colour}{number}"] if number in NUMBERS else []


def _fits(lying: Table, after: Table, guests: list[Tile], locked: tuple[int, ...]) -> bool:
    """Whether there is a reading in which joker sets are whole and the guests are in new sets."""
    locked_sets = [lying[at] for at in locked]
    others = [old for at, old in enumerate(lying) if at not in locked]
    matter = [*locked_sets, *(old for old in others if _matters(old, lying, after, guests))]
    readings = list(_readings(tuple(matter), after, tuple(range(len(locked)))))
    if not readings:
        return False
    most = max(len(found) - found.count(None) for found in readings)
    best = [found for found in readings if len(found) - found.count(None) == most]
    return any(_guests_fit([s for at, s in enumerate(after) if at not in f], guests) for f in best)


def _matters(old: Set, lying: Table, after: Table, guests: list[Tile]) -> bool:
    """Whether a set with this one in it holds others or guests; if not, it is just found there."""
    return any(
        any(guest in tiles for guest in guests)
        or sum(not Counter(other) - Counter(tiles) for other in lying) > 1
        for tiles in after
        if not Counter(old) - Counter(tiles)
    )


def _guests_fit(new: list[Set], guests: list[Tile]) -> bool:
    return not Counter(guests) - Counter(_tiles(tuple(new)))


def _readings(lying: Table, after: Table, locked: tuple[int, ...]) -> Iterator[Found]:
    """Every way to find sets that lay there, each tile of the table serving one of them."""

    def go_on(at: int, left: list[Counter[Tile]]) -> Iterator[Found]:
        if at == len(lying):
            yield ()
            return
        for to, tiles in enumerate(after):
            if not Counter(lying[at]) - left[to] and (at not in locked or _whole(lying[at], tiles)):
                rest = [*left[:to], left[to] - Counter(lying[at]), *left[to + 1 :]]
                for others in go_on(at + 1, rest):
                    yield (to, *others)
        if at not in locked:
            for others in go_on(at + 1, left):
                yield (None, *others)

    yield from go_on(0, [Counter(tiles) for tiles in after])


def _whole(joker_set: Set, tiles: Set) -> bool:
    """R11: the joker stands for the same, or one of the same."""
    if _is_group(joker_set) or _is_group(tiles):
        return _is_group(joker_set) and _is_group(tiles)
    pairs = set(zip(_numbers(tiles), tiles, strict=True))
    return set(zip(_numbers(joker_set), joker_set, strict=True)) <= pairs
