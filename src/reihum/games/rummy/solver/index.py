"""Numbers by number: a table for the solver's inner loops, where a dict would be too slow."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from reihum.games.rummy.solver.layout import NOT_THERE

SMALLEST: Final = 32
MANY: Final = 1 << 14


ZEROS: Final[vec[i64]] = vec[i64]([0 for _ in range(MANY)])
NONES: Final[vec[i64]] = vec[i64]([NOT_THERE for _ in range(MANY)])


def zeros(count: i64) -> vec[i64]:
    """So many zeros."""
    return ZEROS[0:count] if count <= MANY else filled(0, count)


def nones(count: i64) -> vec[i64]:
    """So many numbers that stand for nothing."""
    return NONES[0:count] if count <= MANY else filled(NOT_THERE, count)


def filled(value: i64, count: i64) -> vec[i64]:
    """The same number many times."""
    found = vec[i64](capacity=count)
    while len(found) < count:
        found = append(found, value)
    return found


def laid_over(numbers: vec[i64], others: vec[i64]) -> vec[i64]:
    """Others, of which there are more, with these numbers in place of the first."""
    for place in range(len(numbers)):
        others[place] = numbers[place]
    return others


def doubled(numbers: vec[i64]) -> vec[i64]:
    """The same numbers, and as many zeros."""
    return laid_over(numbers, zeros(2 * len(numbers)))


class Index:
    """From numbers that are not negative to numbers."""

    def __init__(self, expected: i64 = 0) -> None:
        self.size: i64 = 0
        self.mask: i64 = SMALLEST - 1
        while self.mask < 2 * expected:
            self.mask = 2 * self.mask + 1
        self.keys: vec[i64] = nones(self.mask + 1)
        self.values: vec[i64] = zeros(self.mask + 1)

    def slot(self, key: i64) -> i64:
        """Where a number is, or would be."""
        mask = self.mask
        # Mixes high bits into low ones; the factor is that of Fibonacci hashing, cut to 32 bits.
        mixed: i64 = (key ^ key >> 23) * 2654435769 & 0xFFF_FFFF_FFFF_FFFF
        at: i64 = (mixed ^ mixed >> 29) & mask
        while self.keys[at] != key and self.keys[at] != NOT_THERE:
            at = (at + 1) & mask
        return at

    def get(self, key: i64) -> i64:
        """What belongs to a number; NOT_THERE if nothing does."""
        at = self.slot(key)
        if self.keys[at] == NOT_THERE:
            return NOT_THERE
        return self.values[at]

    def put(self, key: i64, value: i64) -> None:
        """From now on this belongs to the number."""
        self.put_at(self.slot(key), key, value)

    def put_at(self, at: i64, key: i64, value: i64) -> None:
        """The same, when it is known where the number is or would be."""
        self.values[at] = value
        if self.keys[at] == NOT_THERE:
            self.keys[at] = key
            self.size += 1
            if 2 * self.size > self.mask:
                self._grow()

    def _grow(self) -> None:
        keys, values = self.keys, self.values
        self.mask = 2 * self.mask + 1
        self.keys = nones(self.mask + 1)
        self.values = zeros(self.mask + 1)
        for place in range(len(keys)):
            key: i64 = keys[place]
            if key != NOT_THERE:
                at = self.slot(key)
                self.keys[at] = key
                self.values[at] = values[place]


class Places:
    """Numbers in the order in which they came, each with its place."""

    def __init__(self) -> None:
        self.numbers: vec[i64] = vec[i64]()
        self.known = Index()

    def place_of(self, number: i64) -> i64:
        """The place of a number, a new one if it has none."""
        at = self.known.slot(number)
        if self.known.keys[at] == number:
            return self.known.values[at]
        place: i64 = len(self.numbers)
        self.numbers = append(self.numbers, number)
        self.known.put_at(at, number, place)
        return place
