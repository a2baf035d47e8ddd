"""What an arrangement is worth, as one number: the higher, the better.

First come tiles, or points; then points, or tiles; then how few jokers are laid; then how few sets
of the table are touched. Where in the number the first three are only this module knows. A set
that is touched counts 1, and whoever adds sets up relies on that: sweep.py, counted.py, attempts.py
and beam.py.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

UNTOUCHED: Final = 255  # what it counts that no set is touched; each that is counts one less
ONE_JOKER: Final = 1 << 8
MINOR: Final = 1 << 10
MAJOR: Final = 1 << 20

NOTHING_LAID: Final = UNTOUCHED  # the value of the table as it lies

# The value of a tile, by number: where tiles come first, and where points do.
TILES_FIRST: Final[vec[i64]] = vec[i64]([MAJOR + number * MINOR for number in range(14)])
POINTS_FIRST: Final[vec[i64]] = vec[i64]([number * MAJOR + MINOR for number in range(14)])

# Floors are so much below the value of all: what is worth more touches one set at most, or a few.
ONE_TOUCHED_AT_MOST: Final = 2
THREE_TOUCHED_AT_MOST: Final = 4


def laid_in(value: i64) -> i64:
    """How many tiles are laid, or points where these come first."""
    return value // MAJOR


def if_all_were_touched(value: i64) -> i64:
    """The lowest value of all that lay as much."""
    return value & ~UNTOUCHED


def if_none_were_touched(value: i64) -> i64:
    """The highest value of all that lay as much."""
    return value | UNTOUCHED


def only_all_beats(floor: i64, most: i64) -> bool:
    """Whether only what lays everything is worth more than the floor. `most` is what it is worth to
    lay everything and touch nothing.
    """
    return most - floor <= UNTOUCHED
