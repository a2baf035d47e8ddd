"""What a Completto row looks like to its learned judgement: a sum over its gaps, and the table.

A gap is its face-down tiles, how many readings can still come into it, how many of those lie face
up, and whether the neighbours of its two open numbers can be had. The numbers themselves do not
matter, nor do slots. `python -m training.completto` makes the file, which says
what made it.
"""

from functools import cache
from importlib.resources import files
from typing import Final

from reihum.games.completto.board import READINGS
from reihum.games.completto.model import ROW_LENGTH, TILES, Row
from reihum.networks.network import Network, make

NUMBERS: Final = len(TILES) + 2  # 0 and 101 stand at the ends of every row

# What can be known of a reading: no tile for it can come, one can be drawn, one lies face up.
NEVER: Final = 0
UNSEEN: Final = 1
FACE_UP: Final = 2


def _fine(count: int) -> int:
    return count if count <= 24 else 24 + (count - 24) // 4


def _coarse(count: int) -> int:
    return sum([count >= step for step in (1, 2, 3, 4, 6, 9, 14)])


# How closely a number of readings is looked at: on its own, and together with the face-up ones.
FINE: Final = tuple(_fine(count) for count in range(NUMBERS))
COARSE: Final = tuple(_coarse(count) for count in range(NUMBERS))
FINE_STEPS: Final = FINE[-1] + 1
COARSE_STEPS: Final = COARSE[-1] + 1
FEW_HIDDEN: Final = 6  # from so many face-down tiles on a gap is a wide one
FEW_SHOWN: Final = 3  # more face-up readings than that make no difference

# Where each kind of term begins.
SHOWN: Final = (ROW_LENGTH + 1) * FINE_STEPS
EDGES: Final = SHOWN + (FEW_HIDDEN + 1) * COARSE_STEPS * (FEW_SHOWN + 1)
UNSEEN_FOURS: Final = EDGES + (FEW_HIDDEN + 1) * 9
PILE: Final = UNSEEN_FOURS + len(TILES) // 4 + 1
MOST_PILE: Final = 15
SEATS: Final = PILE + MOST_PILE + 1  # counted from 1, as if nobody else moved
PAIRS: Final = SEATS + 4  # side by side, anywhere
SHIFTS: Final = PAIRS + 2  # anywhere, between
TO_PUSH: Final = SHIFTS + 2
DISTANCE: Final = TO_PUSH + 6  # how many turns of others come before this row's
TERMS: Final = DISTANCE + 4

TURNS: Final = 48  # the last of them stands for all that are later


@cache
def shipped() -> Network:
    """The shipped judgement."""
    return make().network(files("reihum.games.completto").joinpath("turns.npz").read_bytes())


def statuses(unseen: bytes, face_up: bytes) -> bytearray:
    """What can be known of every reading, from 0 to 101."""
    found = bytearray(NUMBERS)
    for tile in unseen:
        for reading in READINGS[tile]:
            found[reading] = UNSEEN
    for tile in face_up:
        for reading in READINGS[tile]:
            found[reading] = FACE_UP
    return found


def gap_terms(status: bytearray, hidden: int, low: int, high: int) -> list[int]:
    """The terms of the gap with so many face-down tiles between these two open numbers."""
    there = status[low + 1 : high]
    room, shown = len(there) - there.count(NEVER), there.count(FACE_UP)
    after_low = status[low + 1] if 0 < low < high - 1 else NEVER
    before_high = status[high - 1] if low < high - 1 and high < NUMBERS - 1 else NEVER
    few = min(hidden, FEW_HIDDEN)
    return [
        hidden * FINE_STEPS + FINE[room],
        SHOWN + (few * COARSE_STEPS + COARSE[room]) * (FEW_SHOWN + 1) + min(shown, FEW_SHOWN),
        EDGES + few * 9 + after_low * 3 + before_high,
    ]


def row_terms(row: Row, status: bytearray) -> list[int]:
    """The terms of all gaps of a row."""
    found: list[int] = []
    low = hidden = 0
    for reading in row:
        if not reading:
            hidden += 1
            continue
        if hidden:
            found += gap_terms(status, hidden, low, reading)
        low, hidden = reading, 0
    return found + gap_terms(status, hidden, low, NUMBERS - 1) if hidden else found


def table_terms(
    unseen: int, pile: int, seats: int, pairs: str, shift: str, to_push: int, distance: int
) -> list[int]:
    """The terms of all that is not in the gaps."""
    return [
        UNSEEN_FOURS + unseen // 4,
        PILE + min(pile, MOST_PILE),
        SEATS + seats - 1,
        PAIRS + (pairs == "anywhere"),
        SHIFTS + (shift == "between"),
        TO_PUSH + to_push,
        DISTANCE + distance,
    ]
