"""The open runs of one colour between two numbers, and how they go on.

Only lengths count, and three is as good as more: such a run may end here or go on. So what is
open is told by how many runs have one tile, two tiles, three or more; and, since one number with
two jokers is no run (R10), by whether a short run has a joker while another joker is to come.
All that can be open is numbered; the tables below tell by that number what it is.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from reihum.games.rummy.solver.index import nones
from reihum.games.rummy.solver.packed import NOT_THERE

# At most four runs are open in one colour: two tiles of a kind, and two jokers.
MOST_OPEN: Final = 4

# What is doubtful about one of the runs.
NOTHING: Final = 0
JOKER_ALONE: Final = 1  # a run of one tile is a joker
JOKER_IN_PAIR: Final = 2  # a run of two has a joker
PAIR_OF_JOKERS: Final = 3
LACKS_A_NUMBER: Final = 4  # a run of three has two jokers: it must go on, with a number

OpenRuns = tuple[int, int, int, int]  # runs of one tile, of two, of three or more; the doubt


def _all_open() -> list[OpenRuns]:
    found: list[OpenRuns] = []
    for ones in range(MOST_OPEN + 1):
        for twos in range(MOST_OPEN + 1 - ones):
            for threes in range(MOST_OPEN + 1 - ones - twos):
                doubts = [True, ones > 0, twos > 0, twos > 0, threes > 0]
                found += [(ones, twos, threes, doubt) for doubt in range(5) if doubts[doubt]]
    return found


ALL_OPEN: Final[list[OpenRuns]] = _all_open()
ONES: Final[vec[i64]] = vec[i64]([ones for ones, _, _, _ in ALL_OPEN])
TWOS: Final[vec[i64]] = vec[i64]([twos for _, twos, _, _ in ALL_OPEN])
THREES: Final[vec[i64]] = vec[i64]([threes for _, _, threes, _ in ALL_OPEN])
DOUBTS: Final[vec[i64]] = vec[i64]([doubt for _, _, _, doubt in ALL_OPEN])
# Runs that must go on: short ones, and one that lacks a number.
NEEDS: Final[vec[i64]] = vec[i64](
    [ones + twos + (doubt == LACKS_A_NUMBER) for ones, twos, _, doubt in ALL_OPEN]
)

# How much good can come of them: long ones take what comes, and a single tile needs two more.
PROMISE: Final[vec[i64]] = vec[i64]([2 * threes - ones for ones, _, threes, _ in ALL_OPEN])


def _place(ones: i64, twos: i64, threes: i64, doubt: i64) -> i64:
    return ((ones * 5 + twos) * 5 + threes) * 5 + doubt


def _numbers() -> vec[i64]:
    numbers = nones(5**4)
    for at in range(len(ALL_OPEN)):
        numbers[_place(ONES[at], TWOS[at], THREES[at], DOUBTS[at])] = at
    return numbers


NUMBERS: Final[vec[i64]] = _numbers()


def open_runs(ones: i64, twos: i64, threes: i64, doubt: i64) -> i64:
    """The number of what is open."""
    return NUMBERS[_place(ones, twos, threes, doubt)]


def gone_on(runs: i64, tiles: i64, jokers: i64, more: bool) -> tuple[i64, i64]:
    """What is open after a number at which runs get these tiles, one of two things; nothing of it
    is there if a short run gets nothing.

    Short runs come first, since they must go on; then the long ones, which is never worse than to
    begin a new one. `more` tells whether a joker is still to come after this number.
    """
    ones = ONES[runs]
    twos = TWOS[runs]
    doubt = DOUBTS[runs]
    left = tiles + jokers - ones - twos
    if left < 0 or (left == 0 and doubt == LACKS_A_NUMBER):
        return NOT_THERE, NOT_THERE
    longer = min(left, THREES[runs])
    begun = left - longer
    longer += twos
    if doubt:
        return open_runs(begun, ones, longer, _next_doubt(doubt, tiles, more)), NOT_THERE
    if jokers != 1 or not more or longer:
        return open_runs(begun, ones, longer, NOTHING), NOT_THERE
    # The first of two jokers; only in a run of three or more it would raise no doubt.
    in_pair: i64 = NOT_THERE
    alone: i64 = NOT_THERE
    if ones:
        in_pair = open_runs(begun, ones, longer, JOKER_IN_PAIR)
    if begun:
        alone = open_runs(begun, ones, longer, JOKER_ALONE)
    return in_pair, alone


def _next_doubt(doubt: i64, tiles: i64, more: bool) -> i64:
    """The doubtful run gets a number if there is one, the other joker only if it must."""
    if doubt == JOKER_ALONE:
        if not tiles:
            return PAIR_OF_JOKERS
        return JOKER_IN_PAIR if more else NOTHING
    if doubt == LACKS_A_NUMBER or (doubt == JOKER_IN_PAIR and tiles):
        return NOTHING
    return LACKS_A_NUMBER


def without_short(runs: i64, taken: i64) -> i64:
    """What is open when so many short runs have become part of joker runs that stay whole (R11)."""
    if not taken:
        return runs
    from_ones = min(taken, ONES[runs])
    return open_runs(
        ONES[runs] - from_ones, TWOS[runs] - taken + from_ones, THREES[runs], DOUBTS[runs]
    )


def with_run(runs: i64, length: i64) -> i64:
    """What is open with one run more, of so many tiles by now; of none there is nothing."""
    ones = ONES[runs]
    twos = TWOS[runs]
    threes = THREES[runs]
    if length == 1:
        ones += 1
    elif length == 2:
        twos += 1
    elif length:
        threes += 1
    return open_runs(ones, twos, threes, DOUBTS[runs])


def with_long(runs: i64, count: i64) -> i64:
    """What is open when just so many runs are long."""
    return open_runs(ONES[runs], TWOS[runs], count, DOUBTS[runs])
