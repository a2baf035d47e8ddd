"""What Rummy's master until 0.1 had learned: how likely a seat wins if another moves next, all
racks known. `former_chances.npz` says what made it.
"""

from functools import cache
from importlib.resources import files
from math import exp
from typing import Final, NamedTuple

from reihum.games.rummy.model import KINDS, RANK, Rack, Tile
from reihum.networks.long_numbers import Layer, Sums
from reihum.networks.network import Terms
from reihum.networks.weights import Weights

Row = list[int]

COUNTED: Final = 3 * len(KINDS)  # the first features: how many of each kind lie where

# How far some numbers are counted; beyond, it makes no difference.
RACK_TILES: Final = 16
LAYABLE: Final = 4
STUCK: Final = 6
POOL_EIGHTS: Final = 10

LANE: Final = 8  # bytes of a number in the network
UNITS: Final = 1 << 20  # of its largest weight


class Side(NamedTuple):
    """A seat's rack, and how many of its tiles the table as it lies would take."""

    rack: Rack
    opened: bool
    plain: int  # without laying a joker
    most: int


def counts(tiles: Rack | list[Tile]) -> Row:
    """How many there are of each kind."""
    found = [0] * len(KINDS)
    for tile in tiles:
        found[RANK[tile]] += 1
    return found


def row(mine: Side, other: Side, table: Row, pool: int) -> Row:
    """What the chances of a seat depend on, when it has moved and the other one is next."""
    found = counts(mine.rack) + counts(other.rack) + table
    for side in (mine, other):
        found += _steps(len(side.rack), RACK_TILES)
    found += [int(mine.opened), int(other.opened)]
    for side in (mine, other):
        found += _steps(side.plain, LAYABLE)
        found += _steps(len(side.rack) - side.most, STUCK)
        found.append(int(len(side.rack) == side.most))
    return found + _steps(pool // 8, POOL_EIGHTS)


def _steps(number: int, most: int) -> Row:
    """A number as so many ones, then zeros."""
    ones = min(number, most)
    return [1] * ones + [0] * (most - ones)


def terms(row: Row) -> Terms:
    """The inputs that are on: there is one of a kind, there are two; then all the rest."""
    kinds, rest = row[:COUNTED], row[COUNTED:]
    one = [at for at, count in enumerate(kinds) if count]
    two = [COUNTED + at for at, count in enumerate(kinds) if count > 1]
    return one + two + [2 * COUNTED + at for at, step in enumerate(rest) if step]


class Odds:
    """A network with one answer: how likely something is."""

    def __init__(self, data: bytes) -> None:
        file = Weights(data)
        inputs = file.matrix("weights_0")
        self._sums = Sums(inputs, file.numbers("biases_0"), len(inputs), UNITS)
        self._layers: list[Layer] = []
        for at in range(1, len(file) // 2):
            below = self._layers[-1] if self._layers else self._sums
            matrix, biases = file.matrix(f"weights_{at}"), file.numbers(f"biases_{at}")
            self._layers.append(Layer(below, matrix, biases, LANE))
        self.about = file.text("about")

    def chances(self, rows: list[Terms]) -> list[float]:
        """How likely it is in each of these positions."""
        return [self._chance(terms) for terms in rows]

    def _chance(self, terms: Terms) -> float:
        lanes = self._sums.lanes(self._sums.of(terms))
        for layer in self._layers[:-1]:
            lanes = layer.lanes(lanes)
        return 1 / (1 + exp(-self._layers[-1].answers(lanes)[0]))


@cache
def _odds() -> Odds:
    return Odds(files("reihum.research").joinpath("former_chances.npz").read_bytes())


def chances(rows: list[Row]) -> list[float]:
    """How likely the first side of each row is to win."""
    return _odds().chances([terms(row) for row in rows])
