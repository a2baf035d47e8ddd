"""Rummy's learned chances: how likely a seat wins against another that moves next, racks known.

`python -m training.rummy` makes the file, which says what made it.
"""

from functools import cache
from importlib.resources import files
from io import BytesIO
from typing import Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from reihum.games.rummy.model import KINDS, RANK, Rack, Tile
from reihum.kernel.network import Numbers

Row = list[int]
Rows = NDArray[np.uint8]

COUNTED: Final = 3 * len(KINDS)  # the first features: how many of each kind lie where

# How far some numbers are counted; beyond, it makes no difference.
RACK_TILES: Final = 16
LAYABLE: Final = 4
STUCK: Final = 6
POOL_EIGHTS: Final = 10


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


def inputs(rows: Rows) -> Numbers:
    """The first layer: whether there is one of a kind, whether there are two; then all the rest."""
    kinds = rows[:, :COUNTED]
    return np.concatenate([kinds >= 1, kinds >= 2, rows[:, COUNTED:]], 1).astype(np.float32)


class Network:
    """The weights of one file: matrices and biases, layer by layer."""

    def __init__(self, data: bytes) -> None:
        with np.load(BytesIO(data)) as arrays:
            layers = (len(arrays.files) - 1) // 2
            self.weights: list[Numbers] = [
                arrays[f"weights_{at}"].astype(np.float32) for at in range(layers)
            ]
            self.biases: list[Numbers] = [
                arrays[f"biases_{at}"].astype(np.float32) for at in range(layers)
            ]
            self.about = bytes(arrays["about"]).decode()

    def chances(self, rows: Rows) -> Numbers:
        """How likely the first side of each row is to win."""
        values = inputs(rows)
        for weights, biases in zip(self.weights[:-1], self.biases[:-1], strict=True):
            values = np.maximum(values @ weights + biases, 0)
        odds: Numbers = (values @ self.weights[-1] + self.biases[-1])[:, 0]
        chances: Numbers = (1 / (1 + np.exp(-odds))).astype(np.float32)
        return chances


@cache
def network() -> Network:
    """The shipped chances."""
    return Network(files("reihum.games.rummy").joinpath("chances.npz").read_bytes())


def chances(rows: list[Row]) -> list[float]:
    """How likely the first side of each row is to win."""
    found: list[float] = network().chances(np.array(rows, np.uint8)).tolist()
    return found
