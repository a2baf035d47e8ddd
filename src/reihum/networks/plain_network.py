"""The learned network without NumPy: position by position, in long whole numbers."""

from collections.abc import Sequence
from itertools import accumulate, chain, compress, islice
from math import exp
from operator import mul

from reihum.networks.long_numbers import Layer, Sums
from reihum.networks.network import SCALE, SOONEST, Change, Facts, Line, Make, Terms
from reihum.networks.weights import Weights

# Bytes of a lane: few where most of the work is, so that the numbers are shorter.
FEW = 6
MANY = 8
MOST_TERMS = 64  # of a position
FINE = 127 << 7  # units of the largest weight: those of a file of bytes are whole numbers then
FINER = 1 << 20


class PlainLikely:
    """How likely each number of turns is, a line for each position."""

    def __init__(self, lines: list[Line]) -> None:
        self._lines = lines

    def line(self, at: int) -> Line:
        """The line of one position."""
        return self._lines[at]

    def times(self, weights: Line) -> list[float]:
        """For each line the mean of these weights."""
        return [sum(map(mul, line, weights)) for line in self._lines]

    def first(self, mine: list[int], others: list[list[int]], leads: list[bool]) -> list[float]:
        """How likely each of these lines is done before all its others."""
        not_yet: dict[int, list[float]] = {}  # by line: before its first number, then after each
        found = []
        for own, rivals, leading in zip(mine, others, leads, strict=True):
            product = self._lines[own]
            for rival in rivals:
                if rival not in not_yet:
                    passed = accumulate(self._lines[rival], initial=0.0)
                    not_yet[rival] = [1.0 - share for share in passed]
                still = not_yet[rival]
                product = list(map(mul, product, still if leading else still[1:]))
            found.append(sum(product))
        return found

    def done(self, at: int) -> None:
        """In this position all is done: no turn is left."""
        self._lines[at] = [1.0] + [0.0] * (len(self._lines[at]) - 1)


class PlainNetwork:
    """The weights of one file, ready to be used."""

    def __init__(self, data: bytes) -> None:
        file = Weights(data)
        embed = file.matrix("embed", file.numbers("embed_scale"))
        self._sums = Sums(embed, file.numbers("embed_bias"), MOST_TERMS, FINE)
        second = file.matrix("second", file.numbers("second_scale"))
        self._second = Layer(self._sums, second, file.numbers("second_bias"), FEW)
        third = file.matrix("third", file.numbers("third_scale"))
        self._third = Layer(self._second, third, file.numbers("third_bias"), MANY)
        value_and_turns = zip(file.matrix("value"), file.matrix("turns"), strict=True)
        last = [value + turns for value, turns in value_and_turns]
        biases = [*file.numbers("value_bias"), *file.numbers("turns_bias")]
        self._last = Layer(self._third, last, biases, MANY)
        self.numbers = len(biases) - 1
        self.about = file.text("about")

    def judged(self, rows: list[Terms]) -> tuple[list[float], PlainLikely]:
        """The turns to go, and how likely each number of them is, for each of these positions."""
        return self._judged([self._sums.of(terms) for terms in rows])

    def changed(self, base: Terms, changes: list[Change]) -> tuple[list[float], PlainLikely]:
        """What `judged` tells, after each of these changes of one position."""
        lines, total = self._sums.lines, self._sums.of(base)
        return self._judged([total + lines[new] - lines[gone] for gone, new in changes])

    def _judged(self, sums: list[int]) -> tuple[list[float], PlainLikely]:
        turns, likely = [], []
        for total in sums:
            upper = self._third.lanes(self._second.lanes(self._sums.lanes(total)))
            value, *scores = self._last.answers(upper)
            turns.append(max(SOONEST, SCALE * value))
            likely.append(_shares(scores))
        return turns, PlainLikely(likely)


class PlainContest:
    """A network that knows who wins, from what is true of all and of each seat."""

    def __init__(self, data: bytes) -> None:
        file = Weights(data)
        parts = [file.matrix(name) for name in ("common", "own", "other", "place")]
        _, self._rivals, self._told, width = file.measures("other")
        most_terms = len(parts[0]) + len(parts[1]) + self._rivals * self._told + 1
        self._sums = Sums(list(chain(*parts)), [0.0] * width, most_terms, FINER)
        lines = iter(self._sums.lines)
        self._common, self._own, self._other, self._place = (
            list(islice(lines, len(part))) for part in parts
        )
        self._second = self._layer(file, "second", self._sums)
        self._third = self._layer(file, "third", self._second)
        self._last = Layer(self._third, [[w] for w in file.numbers("last")], [0.0], MANY)
        self.about = file.text("about")

    @staticmethod
    def _layer(file: Weights, name: str, below: Sums | Layer) -> Layer:
        return Layer(below, file.matrix(name), file.numbers(f"{name}_bias"), MANY)

    def chances(self, common: Facts, seats: list[list[Facts]]) -> list[Line]:
        """For each moment how likely each seat is to win."""
        base = sum(compress(self._common, common), self._sums.bias)
        moments = max([len(facts) for facts in seats])
        each = [self._strengths(base, seats, at, moments) for at in range(len(seats))]
        return [_shares(scores) for scores in zip(*each, strict=True)]

    def _strengths(self, base: int, seats: list[list[Facts]], at: int, moments: int) -> list[float]:
        count = len(seats)
        base += self._place[(count - 2) * (self._rivals + 1) + at]
        parts = [[sum(compress(self._own, facts)) for facts in seats[at]]]
        for after in range(1, count):
            first = ((count - 2) * self._rivals + after - 1) * self._told
            lines = self._other[first : first + self._told]
            others = seats[(at + after) % count]  # of which the last facts are told
            parts.append([sum(compress(lines, facts[-self._told :])) for facts in others])
        spread = [part if len(part) == moments else part * moments for part in parts]
        return [self._strength(sum(terms, base)) for terms in zip(*spread, strict=True)]

    def _strength(self, total: int) -> float:
        upper = self._third.lanes(self._second.lanes(self._sums.lanes(total)))
        return self._last.answers(upper)[0]


PLAIN = Make(PlainNetwork, PlainContest)


def _shares(scores: Sequence[float]) -> Line:
    """Of one in all, as much to each as its score says."""
    top = max(scores)
    weights = [exp(score - top) for score in scores]
    share = 1.0 / sum(weights)
    return [weight * share for weight in weights]
