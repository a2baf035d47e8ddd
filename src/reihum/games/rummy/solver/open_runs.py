"""The open runs of one colour between two numbers, and how they go on.

Only lengths count, and three is as good as more: such a run may end here or go on. So what is
open is told by how many runs have one tile, two tiles, three or more. The same states serve upwards
and downwards, since runs look alike from both ends.
"""

from typing import Final

# At most four runs are open in one colour: two tiles of a kind, and two jokers.
MOST_OPEN: Final = 4

# Every state as (runs of one tile, of two, of three or more), those with few runs first.
STATES: Final[list[tuple[int, int, int]]] = sorted(
    (
        (ones, twos, threes)
        for ones in range(MOST_OPEN + 1)
        for twos in range(MOST_OPEN + 1 - ones)
        for threes in range(MOST_OPEN + 1 - ones - twos)
    ),
    key=lambda state: (sum(state), state),
)
NUMBER_OF_STATES: Final = len(STATES)
STATE_BITS: Final = 6
STATE_MASK: Final = (1 << STATE_BITS) - 1
COLOUR_BITS: Final = 4 * STATE_BITS
ALL_COLOURS_MASK: Final = (1 << COLOUR_BITS) - 1

INDEX: Final[dict[tuple[int, int, int], int]] = {state: at for at, state in enumerate(STATES)}
SHORT: Final[list[int]] = [ones + twos for ones, twos, _ in STATES]
OPEN: Final[list[int]] = [sum(state) for state in STATES]


def advanced(state: int, tiles: int) -> int:
    """The state after a number at which runs get so many tiles; -1 if a short run gets none.

    Short runs come first, since they must go on; then the long ones, which is never worse than to
    begin a new one.
    """
    ones, twos, threes = STATES[state]
    left = tiles - ones - twos
    if left < 0:
        return -1
    longer = min(left, threes)
    return INDEX[left - longer, ones, twos + longer]


def trimmed(state: int, next_tiles: int, tiles_after: int) -> int:
    """The state without long runs that nothing can continue; -1 if a short run cannot go on."""
    ones, twos, threes = STATES[state]
    if ones + twos > next_tiles or ones > tiles_after:
        return -1
    return INDEX[ones, twos, min(threes, next_tiles - ones - twos)]


def _at_least_as_good(state: int, other: int) -> bool:
    """Whether all that can follow the other state can follow this one too.

    A longer run is never worse, nor is one more run that may end here.
    """
    ones, twos, threes = STATES[state]
    other_ones, other_twos, other_threes = STATES[other]
    grown = other_ones + other_twos - ones - twos
    return ones <= other_ones and grown >= 0 and other_threes + grown <= threes


def _fits(below: int, above: int) -> bool:
    """Whether runs open from below and runs open from above can be joined, all long enough."""
    ones, twos, threes = STATES[below]
    ones_above, twos_above, threes_above = STATES[above]
    for joined in range(min(ones, twos_above) + 1):  # one tile below, two above
        for turned in range(min(twos, ones_above) + 1):  # two below, one above
            short = ones - joined, twos - turned, ones_above - turned, twos_above - joined
            both = min(short[1], short[3])  # two below, two above: as many as there are
            for paired in range(both + 1):
                if (
                    short[0] + short[1] - paired <= threes_above
                    and short[2] + short[3] - paired <= threes
                ):
                    return True
    return False


# For each state the ones it is at least as good as.
AS_GOOD: Final[list[list[bool]]] = [
    [_at_least_as_good(state, other) for other in range(NUMBER_OF_STATES)]
    for state in range(NUMBER_OF_STATES)
]
WORSE: Final[list[list[int]]] = [
    [other for other in range(NUMBER_OF_STATES) if good[other]] for good in AS_GOOD
]
FITS: Final[list[list[bool]]] = [
    [_fits(below, above) for above in range(NUMBER_OF_STATES)] for below in range(NUMBER_OF_STATES)
]
FITTING: Final[list[list[int]]] = [
    [above for above in range(NUMBER_OF_STATES) if fits[above]] for fits in FITS
]
