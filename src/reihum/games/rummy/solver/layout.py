"""How the solver packs what it knows into single numbers.

All are literals, since only these are compiled into the code.
"""

from typing import Final

from mypy_extensions import i64

# The open runs of a colour (open_runs.py): a state. All four states in one number, those of colour
# 0 lowest; above them the jokers that are left, above these the points of an opening.
STATE_BITS: Final = 7
STATE_MASK: Final = 0x7F
LEFT_SHIFT: Final = 28
LEFT_MASK: Final = 15
POINTS_SHIFT: Final = 32

# Jokers that are left: the table's in the lowest two bits, the rack's above them.
RACK_SHIFT: Final = 2
KIND_MASK: Final = 3

# A list within a longer one: where it begins, and how many there are.
COUNT_BITS: Final = 8
COUNT_MASK: Final = 0xFF

# A passage (passages.py): the next state, and how many tiles runs have got.
USED_SHIFT: Final = 7

# What a way does at a number: tiles in groups and in runs, two bits a colour; the use of jokers;
# how many sets it touches for sure.
GROUPS_MASK: Final = 0xFF
RUNS_SHIFT: Final = 8
USE_SHIFT: Final = 16
USE_MASK: Final = 0xFF
TOUCHED_SHIFT: Final = 24

# A config of a lane (lanes.py): the state of the open runs, and above it a bit for each run of the
# table that reaches beyond the number. All four in one number, above them a node of the reach.
CONFIG_BITS: Final = 11
CONFIG_MASK: Final = 0x7FF
NODE_SHIFT: Final = 44
CONFIGS_MASK: Final = 0xFFF_FFFF_FFFF

# A way of a lane past a number: the next config, how many runs are counted as touched here, which
# of those that begin here are loosened, how many runs become part of a joker run.
COST_SHIFT: Final = 11
COST_MASK: Final = 15
CHOSEN_SHIFT: Final = 15
TAKEN_SHIFT: Final = 19

# What a colour's runs get at a number: tiles, jokers; whether another joker is to come.
TOKEN_JOKERS_SHIFT: Final = 2
TOKEN_MORE: Final = 16
TOKEN_BITS: Final = 5

NOT_THERE: Final = -1


def end_of(listed: i64) -> i64:
    """Where a list within a longer one ends."""
    return (listed >> COUNT_BITS) + (listed & COUNT_MASK)
