"""Lists of numbers, and where in them a number is."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i32, i64, mypyc_attr

from reihum.games.rummy.solver.packed import NOT_THERE

SMALLEST: Final = 32
MANY: Final = 1 << 14

ZEROS: Final[vec[i64]] = vec[i64]([0 for _ in range(MANY)])
NONES: Final[vec[i64]] = vec[i64]([NOT_THERE for _ in range(MANY)])
EMPTY: Final[vec[i32]] = vec[i32]([NOT_THERE for _ in range(MANY)])


def zeros(count: i64) -> vec[i64]:
    """So many zeros."""
    return ZEROS[0:count] if count <= MANY else filled(0, count)


def nones(count: i64) -> vec[i64]:
    """So many numbers that stand for nothing."""
    return NONES[0:count] if count <= MANY else filled(NOT_THERE, count)


def filled(value: i64, count: i64) -> vec[i64]:
    """One number, so many times."""
    found = vec[i64](capacity=count)
    while len(found) < count:
        found = append(found, value)
    return found


def laid_over(numbers: vec[i64], others: vec[i64]) -> vec[i64]:
    """Others, of which there are more, with these numbers in place of the first."""
    for place in range(len(numbers)):
        others[place] = numbers[place]
    return others


def longer(numbers: vec[i64]) -> vec[i64]:
    """These numbers, and three times as many zeros."""
    return laid_over(numbers, zeros(4 * len(numbers)))


def _empty(count: i64) -> vec[i32]:
    """So many slots with nothing in them; they are half as large, which is quicker."""
    if count <= MANY:
        return EMPTY[0:count]
    found = vec[i32](capacity=count)
    while len(found) < count:
        found = append(found, i32(NOT_THERE))
    return found


@mypyc_attr(acyclic=True)  # the garbage collector need not follow it
class Index:
    """Numbers in the order in which they came, each with its place: a hash table.

    A dict would be too slow for the solver's inner loops. Numbers are not negative.
    """

    def __init__(self, room: i64) -> None:
        """With room for so many at first."""
        self.numbers: vec[i64] = zeros(room)
        self.count: i64 = 0  # of the numbers; more have room
        self.first: i64 = 0  # the first that can be found
        self.mask: i64 = 0
        self.slots: vec[i32] = vec[i32]()  # the places, each where its number's hash says
        self.begin(0)

    def begin(self, expected: i64) -> None:
        """Only numbers that come from now on can be found; so many may."""
        self.first = self.count
        self.mask = SMALLEST - 1
        while self.mask < 2 * expected:
            self.mask = 2 * self.mask + 1
        self.slots = _empty(self.mask + 1)

    def _slot(self, number: i64) -> i64:
        """The slot of a number, empty if it has not come yet."""
        mask = self.mask
        # Mixes high bits into low ones; the factor is that of Fibonacci hashing, cut to 32 bits.
        mixed: i64 = (number ^ number >> 23) * 2654435769 & 0xFFF_FFFF_FFFF_FFFF
        at: i64 = (mixed ^ mixed >> 29) & mask
        while True:
            place = i64(self.slots[at])
            if place == NOT_THERE or self.numbers[place] == number:
                return at
            at = (at + 1) & mask

    def find(self, number: i64) -> i64:
        """The place of a number, if it has come."""
        return i64(self.slots[self._slot(number)])

    def place_of(self, number: i64) -> i64:
        """The place of a number: that of the count so far if it is new."""
        at = self._slot(number)
        place = i64(self.slots[at])
        if place != NOT_THERE:
            return place
        place = self.count
        if place == len(self.numbers):
            self.numbers = longer(self.numbers)
        self.numbers[place] = number
        self.slots[at] = i32(place)
        self.count = place + 1
        if 2 * (self.count - self.first) > self.mask:
            self._spread()
        return place

    def _spread(self) -> None:
        """Twice as many slots."""
        self.mask = 2 * self.mask + 1
        self.slots = _empty(self.mask + 1)
        for place in range(self.first, self.count):
            self.slots[self._slot(self.numbers[place])] = i32(place)
