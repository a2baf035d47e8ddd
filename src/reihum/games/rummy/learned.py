"""Rummy's learned chances: how likely a seat wins against another that moves next, racks known.

`python -m training.rummy` makes the file, which says what made it.
"""

from functools import cache
from importlib.resources import files
from typing import Final, NamedTuple

from reihum.games.rummy.model import KINDS, RANK, Rack, Tile
from reihum.kernel.network import Odds, Terms, make

Row = list[int]

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


def terms(row: Row) -> Terms:
    """The inputs that are on: there is one of a kind, there are two; then all the rest."""
    kinds, rest = row[:COUNTED], row[COUNTED:]
    one = [at for at, count in enumerate(kinds) if count]
    two = [COUNTED + at for at, count in enumerate(kinds) if count > 1]
    return one + two + [2 * COUNTED + at for at, step in enumerate(rest) if step]


@cache
def shipped() -> Odds:
    """The shipped chances."""
    return make().odds(files("reihum.games.rummy").joinpath("chances.npz").read_bytes())


def chances(rows: list[Row], odds: Odds) -> list[float]:
    """How likely the first side of each row is to win."""
    return odds.chances([terms(row) for row in rows])
