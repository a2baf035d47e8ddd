"""How the solver packs what it knows into single numbers.

All are literals, since only these are compiled into the code.
"""

from typing import Final

from mypy_extensions import i64

# The open runs of a colour (open_runs.py): a state. With what became of the table's runs that reach
# beyond the number, a bit each, and how many of them ended just there: a config (passages.py).
STATE_BITS: Final = 7
STATE_MASK: Final = 0x7F
MARKS_MASK: Final = 15
ENDED_SHIFT: Final = 11

# What is open after a number (reach.py): the places of the four configs in the list of all, that of
# colour 0 lowest; above them the jokers that are left, above these the points of an opening. There
# are no more than 837 configs: a run that is open, marked or just ended has a tile or a joker of
# the number, and there are two tiles of a kind, and two jokers.
PLACE_BITS: Final = 12
PLACE_MASK: Final = 0xFFF
LEFT_SHIFT: Final = 48
LEFT_MASK: Final = 15
LEFT_BITS: Final = 4
POINTS_SHIFT: Final = 52

# Jokers that are left: the table's in the lowest two bits, the rack's above them.
RACK_SHIFT: Final = 2
KIND_MASK: Final = 3

# A list within a longer one: where it begins, and how many there are.
COUNT_BITS: Final = 8
COUNT_MASK: Final = 0xFF

# A way of a colour's runs past a number (passages.py): the place of the next config, the tiles that
# runs get; which of the table's runs are loosened here, as marks, how many are made longer, and how
# many are touched by that. Above it what is added up over the colours: how many are touched here
# and have to be at the next number, how many of them only there; how many tiles are needed from
# groups of the next number and of the one after it; how many tiles stay on the rack.
USED_SHIFT: Final = 12
USED_MASK: Final = 3
LOOSENED_SHIFT: Final = 14
LENGTHENED_SHIFT: Final = 18
LENGTHENED_MASK: Final = 3
COST_SHIFT: Final = 20
COST_MASK: Final = 7
SUMS_SHIFT: Final = 26  # two bits more: what is below may be added up, too
SUM_MASK: Final = 0xFF
AHEAD_SHIFT: Final = 8
FROM_GROUPS_SHIFT: Final = 16
UNLAID_SHIFT: Final = 24

# What is done at a number: tiles in groups, two bits a colour; the use of jokers. Above that, from
# where.
GROUPS_MASK: Final = 0xFF
USE_SHIFT: Final = 8
USE_MASK: Final = 0xFF
ORIGIN_SHIFT: Final = 16

NOT_THERE: Final = -1


def end_of(listed: i64) -> i64:
    """Where a list within a longer one ends."""
    return (listed >> COUNT_BITS) + (listed & COUNT_MASK)
