"""Matrix products in plain Python, quick enough for small networks.

A line of a matrix is kept as one long number, its columns side by side in lanes of some bytes.
Such a number times a small one is a whole line times that number, worked out by Python's own
arithmetic in one go, and so are sums of lines. All is in whole numbers, so it is the same on every
machine. What a lane holds is counted from HALF, which keeps neighbours from borrowing.
"""

from collections.abc import Sequence
from operator import mul
from struct import unpack

Lanes = tuple[int, ...]

HALF = 1 << 30  # what stands for zero in what is read from a lane
SHARE = 0.99  # of a lane that is used: the rest is for rounding


def side_by_side(values: Sequence[int], lane: int) -> int:
    """One long number with these in its lanes of so many bytes."""
    zero = 1 << 8 * lane - 1
    content = b"".join([(value + zero).to_bytes(lane, "little") for value in values])
    return int.from_bytes(content, "little") - _repeated(zero, lane, len(values))


def _repeated(value: int, lane: int, count: int) -> int:
    return int.from_bytes(value.to_bytes(lane, "little") * count, "little")


class Sums:
    """The first layer: sums of a bias and some lines, at most so many."""

    LANE = 4

    def __init__(
        self, matrix: list[list[float]], biases: Sequence[float], most_terms: int, fine: int
    ) -> None:
        columns = list(zip(*matrix, strict=True))
        # What is read from a lane is in units of its own, of which its largest weight has `fine`,
        # and at most so much in all.
        self.units = [max(map(abs, column)) / fine or 1.0 for column in columns]
        self.most: list[float] = [
            sum([max(0.0, weight) for weight in sorted(column)[-most_terms:]], max(0.0, bias))
            for column, bias in zip(columns, biases, strict=True)
        ]
        self.lines = [self._packed(line) for line in matrix]
        self.bias = self._packed(biases) + _repeated(HALF, self.LANE, len(biases))
        self._size = self.LANE * len(biases)
        self._form = f"<{len(biases)}I"

    def _packed(self, line: Sequence[float]) -> int:
        whole = [round(value / unit) for value, unit in zip(line, self.units, strict=True)]
        return side_by_side(whole, self.LANE)

    def of(self, terms: list[int]) -> int:
        """The sum of these lines and the bias."""
        return sum([self.lines[term] for term in terms], self.bias)

    def lanes(self, total: int) -> Lanes:
        """A sum, column by column."""
        return unpack(self._form, total.to_bytes(self._size, "little"))


class Layer:
    """A matrix and biases, for what is read from the layer below."""

    def __init__(
        self, below: "Sums | Layer", matrix: list[list[float]], biases: Sequence[float], lane: int
    ) -> None:
        up = [[max(0.0, weight) for weight in column] for column in zip(*matrix, strict=True)]
        down = [[max(0.0, -weight) for weight in column] for column in zip(*matrix, strict=True)]
        self.most: list[float] = [
            sum(map(mul, column, below.most), max(0.0, bias))
            for column, bias in zip(up, biases, strict=True)
        ]
        least = [
            sum(map(mul, column, below.most), max(0.0, -bias))
            for column, bias in zip(down, biases, strict=True)
        ]
        dropped = 8 * lane - 32  # bits that are too fine to be read
        room = SHARE * (1 << 8 * lane - 2)
        fine = [max(*both, 1e-9) / room for both in zip(self.most, least, strict=True)]
        self.units = [unit * (1 << dropped) for unit in fine]
        self.lines = [
            side_by_side([round(w * unit / f) for w, f in zip(line, fine, strict=True)], lane)
            for line, unit in zip(matrix, below.units, strict=True)
        ]
        self.bias = side_by_side([round(b / f) for b, f in zip(biases, fine, strict=True)], lane)
        self.bias += _repeated((HALF << dropped) + (1 << dropped - 1), lane, len(biases))
        self._size = lane * len(biases)
        self._form = "<" + f"{lane - 4}xI" * len(biases)

    def lanes(self, inputs: Lanes) -> Lanes:
        """What comes out; of what goes in, all below zero counts as zero."""
        total = self.bias
        for value, line in zip(inputs, self.lines, strict=True):
            if value > HALF:
                total += (value - HALF) * line
        return unpack(self._form, total.to_bytes(self._size, "little"))

    def answers(self, inputs: Lanes) -> list[float]:
        """The numbers that the lanes of the answer mean."""
        found = self.lanes(inputs)
        return [(lane - HALF) * unit for lane, unit in zip(found, self.units, strict=True)]
