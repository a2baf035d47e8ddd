"""Open runs told one by one: what each is, where it came from, and what a number brings them."""

from __future__ import annotations

from typing import Final

# An open run is told by a number:
#   3 * length + jokers          any run: of one or two places, or of three with two jokers, which
#                                R10 reads as a group, so that it has to go on
#   LONG                         any run of three or more
#   KEPT + index                 a run of the table that is to stay as it lies
#   WHOLE + 2 * index + grown    a joker run of the table that stays whole (R11), may be added to
#   NEW + ...                    a run that has to be a new set (R12, R17): its length; how many
#                                tiles in a row at its end lie once; how many numbers it has, two
#                                at most; whether it has the tile or joker it is for
LONG: Final = 12
KEPT: Final = 16
WHOLE: Final = 32
NEW: Final = 64
LENGTH_MASK: Final = 7
ROW_SHIFT: Final = 3
NUMBERS_SHIFT: Final = 6
MARK: Final = 1 << 8
LONGEST_NEW: Final = 6  # longer ones can be cut

# The open runs of a colour in one number, sorted.
SLOT_BITS: Final = 11
SLOT_MASK: Final = (1 << SLOT_BITS) - 1

# Where an open run comes from, below its kind: the place of the run it was, and its last tile.
KIND_SHIFT: Final = 8
PLACE_SHIFT: Final = 2
PLACE_MASK: Final = 63
MARKED: Final = 2
JOKER: Final = 1

# What goes to the runs of a colour at a number: tiles, jokers, marked jokers, a marked tile; and
# whether both tiles of the kind lie on the table.
JOKERS_SHIFT: Final = 2
MARKED_JOKERS_SHIFT: Final = 4
MARKED_TILE: Final = 1 << 6
BOTH: Final = 1 << 7
TOKEN_BITS: Final = 8


class OldRun:
    """A run of the table."""

    def __init__(self, low: int, high: int, jokers: int, counts: bool) -> None:
        self.low = low
        self.high = high
        self.jokers = jokers  # bit by number
        self.counts = counts  # not if a tile of the rack took a joker's place: it is touched


def packed(slots: list[int]) -> int:
    """Open runs in one number."""
    slots.sort(reverse=True)
    found = 0
    for slot in slots:
        found = found << SLOT_BITS | slot
    return found


def slots_of(config: int) -> list[int]:
    """The open runs that a number stands for."""
    slots: list[int] = []
    while config:
        slots.append(config & SLOT_MASK)
        config >>= SLOT_BITS
    return slots


def may_end(slot: int) -> bool:
    """Whether an open run is a set as it is."""
    if slot < NEW:
        return slot >= LONG
    code = slot - NEW
    return code & MARK > 0 and code & LENGTH_MASK >= 3 and code >> NUMBERS_SHIFT & 3 == 2
