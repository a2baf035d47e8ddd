"""The learned network with NumPy: all positions at once."""

from io import BytesIO

import numpy as np
from numpy.typing import NDArray

from reihum.networks.network import SCALE, SOONEST, Change, Facts, Line, Make, Terms

Numbers = NDArray[np.float32]

# Lines multiplied at once: so few that NumPy's library does not wake its threads, which on a busy
# machine wait for each other longer than they work.
TOGETHER = 4


class NumPyLikely:
    """How likely each number of turns is, a line for each position."""

    def __init__(self, lines: Numbers) -> None:
        self._lines = lines

    def line(self, at: int) -> Line:
        """The line of one position."""
        found: Line = self._lines[at].tolist()
        return found

    def times(self, weights: Line) -> list[float]:
        """For each line the mean of these weights."""
        found: list[float] = (self._lines @ np.array(weights, np.float32)).tolist()
        return found

    def first(self, mine: list[int], others: list[list[int]], leads: list[bool]) -> list[float]:
        """How likely each of these lines is done before all its others."""
        still = 1 - self._lines.cumsum(1)
        leading = np.array(leads)[:, None]
        product = self._lines[mine]
        for rivals in np.array(others).T:
            there = still[rivals]
            product = product * np.where(leading, there + self._lines[rivals], there)
        found: list[float] = product.sum(1).tolist()
        return found

    def done(self, at: int) -> None:
        """In this position all is done: no turn is left."""
        self._lines[at] = 0.0
        self._lines[at, 0] = 1.0


class NumPyNetwork:
    """The weights of one file, ready to be used."""

    def __init__(self, data: bytes) -> None:
        with np.load(BytesIO(data)) as arrays:
            self.embed = _matrix(arrays["embed"], arrays["embed_scale"])
            self.second = _matrix(arrays["second"], arrays["second_scale"])
            self.third = _matrix(arrays["third"], arrays["third_scale"])
            self.value, self.turns = arrays["value"], arrays["turns"]
            self.bias: Numbers = arrays["embed_bias"]
            self.second_bias, self.third_bias = arrays["second_bias"], arrays["third_bias"]
            self.value_bias, self.turns_bias = arrays["value_bias"], arrays["turns_bias"]
            self.about = bytes(arrays["about"]).decode()
        self.numbers = len(self.turns_bias)
        self._with_none = np.vstack([self.embed, np.zeros_like(self.embed[:1])])

    def judged(self, rows: list[Terms]) -> tuple[list[float], NumPyLikely]:
        """The turns to go, and how likely each number of them is, for each of these positions."""
        most = max([len(terms) for terms in rows])
        places = np.full((len(rows), most), len(self.embed), np.int64)
        for at, terms in enumerate(rows):
            places[at, : len(terms)] = terms
        return self._judged(self._with_none[places].sum(1) + self.bias)

    def changed(self, base: Terms, changes: list[Change]) -> tuple[list[float], NumPyLikely]:
        """What `judged` tells, after each of these changes of one position."""
        gone, new = zip(*changes, strict=True)
        total = self.embed[base].sum(0) + self.bias
        return self._judged(total + self.embed[list(new)] - self.embed[list(gone)])

    def _judged(self, sums: Numbers) -> tuple[list[float], NumPyLikely]:
        hidden = times(np.maximum(sums, 0), self.second)
        hidden += self.second_bias
        np.maximum(hidden, 0, out=hidden)
        upper = np.maximum(times(hidden, self.third) + self.third_bias, 0)
        scores = times(upper, self.turns) + self.turns_bias
        weights = np.exp(scores - scores.max(-1, keepdims=True))
        values = SCALE * (upper @ self.value + self.value_bias)[:, 0]
        turns: list[float] = np.maximum(values, SOONEST).tolist()
        return turns, NumPyLikely(weights / weights.sum(-1, keepdims=True))


class NumPyContest:
    """A network that knows who wins, from what is true of all and of each seat."""

    def __init__(self, data: bytes) -> None:
        with np.load(BytesIO(data)) as arrays:
            self.about = bytes(arrays["about"]).decode()
            weights = {n: arrays[n].astype(np.float32) for n in arrays.files if n != "about"}
        self._common, self._own = weights["common"], weights["own"]
        self._other = weights["other"]  # by seats and how many turns after the own one
        self._place = weights["place"]  # by seats and how many turns from now
        self._second, self._second_bias = weights["second"], weights["second_bias"]
        self._third, self._third_bias = weights["third"], weights["third_bias"]
        self._last = weights["last"]

    def chances(self, common: Facts, seats: list[list[Facts]]) -> list[Line]:
        """For each moment how likely each seat is to win."""
        base = times(np.array([common], np.float32), self._common)
        each = [np.array(facts, np.float32) for facts in seats]
        strengths = [self._strengths(base, each, at) for at in range(len(seats))]
        scores = np.stack(np.broadcast_arrays(*strengths), 1).astype(np.float64)
        odds = np.exp(scores - scores.max(1, keepdims=True))
        found: list[Line] = (odds / odds.sum(1, keepdims=True)).tolist()
        return found

    def _strengths(self, base: Numbers, seats: list[Numbers], at: int) -> Numbers:
        count, told = len(seats), self._other.shape[2]  # of another seat: its last facts
        hidden = base + times(seats[at], self._own) + self._place[count - 2, at]
        for after in range(1, count):
            other = seats[(at + after) % count][:, -told:]
            hidden = hidden + times(other, self._other[count - 2, after - 1])
        hidden = times(np.maximum(hidden, 0), self._second) + self._second_bias
        hidden = times(np.maximum(hidden, 0), self._third) + self._third_bias
        found: Numbers = np.maximum(hidden, 0) @ self._last
        return found


WITH_NUMPY = Make(NumPyNetwork, NumPyContest)


def times(lines: Numbers, matrix: Numbers) -> Numbers:
    """The matrix product, a few lines at a time."""
    count, width = lines.shape
    padded = np.zeros((-(-count // TOGETHER) * TOGETHER, width), np.float32)
    padded[:count] = lines
    product: Numbers = padded.reshape(-1, TOGETHER, width) @ matrix
    return product.reshape(len(padded), -1)[:count]


def _matrix(steps: NDArray[np.int8], scale: Numbers) -> Numbers:
    matrix: Numbers = steps.astype(np.float32) * scale
    return matrix
