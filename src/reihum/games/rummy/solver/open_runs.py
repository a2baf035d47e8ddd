"""The open runs of one colour between two numbers, and how they go on.

Only lengths count, and three is as good as more: such a run may end here or go on. So what is
open is told by how many runs have one tile, two tiles, three or more; and, since one number with
two jokers is no run (R10), by whether a short run has a joker while another joker is to come.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from reihum.games.rummy.solver.index import nones
from reihum.games.rummy.solver.layout import NOT_THERE

# At most four runs are open in one colour: two tiles of a kind, and two jokers.
MOST_OPEN: Final = 4

# What is doubtful about one of the runs.
NOTHING: Final = 0
JOKER_ALONE: Final = 1  # a run of one tile is a joker
JOKER_IN_PAIR: Final = 2  # a run of two has a joker
PAIR_OF_JOKERS: Final = 3
LACKS_A_NUMBER: Final = 4  # a run of three has two jokers: it must go on, with a number

Round = tuple[int, int, int, int]  # runs of one tile, of two, of three or more; the doubt


def _states() -> list[Round]:
    found: list[Round] = []
    for ones in range(MOST_OPEN + 1):
        for twos in range(MOST_OPEN + 1 - ones):
            for threes in range(MOST_OPEN + 1 - ones - twos):
                doubts = [True, ones > 0, twos > 0, twos > 0, threes > 0]
                found += [(ones, twos, threes, doubt) for doubt in range(5) if doubts[doubt]]
    return found


STATES: Final[list[Round]] = _states()
ONES: Final[vec[i64]] = vec[i64]([ones for ones, _, _, _ in STATES])
TWOS: Final[vec[i64]] = vec[i64]([twos for _, twos, _, _ in STATES])
THREES: Final[vec[i64]] = vec[i64]([threes for _, _, threes, _ in STATES])
DOUBTS: Final[vec[i64]] = vec[i64]([doubt for _, _, _, doubt in STATES])
# Runs that must go on: short ones, and one that lacks a number.
NEEDS: Final[vec[i64]] = vec[i64](
    [ones + twos + (doubt == LACKS_A_NUMBER) for ones, twos, _, doubt in STATES]
)


def _place(ones: i64, twos: i64, threes: i64, doubt: i64) -> i64:
    return ((ones * 5 + twos) * 5 + threes) * 5 + doubt


def _index() -> vec[i64]:
    index = nones(5**4)
    for at in range(len(STATES)):
        index[_place(ONES[at], TWOS[at], THREES[at], DOUBTS[at])] = at
    return index


INDEX: Final[vec[i64]] = _index()


def state_of(ones: i64, twos: i64, threes: i64, doubt: i64) -> i64:
    """The number of a state."""
    return INDEX[_place(ones, twos, threes, doubt)]


def following(state: i64, tiles: i64, jokers: i64, more: bool) -> tuple[i64, i64]:
    """The one or two states after a number at which runs get these tiles; none if a short run gets
    nothing.

    Short runs come first, since they must go on; then the long ones, which is never worse than to
    begin a new one. `more` tells whether a joker is still to come after this number.
    """
    ones = ONES[state]
    twos = TWOS[state]
    doubt = DOUBTS[state]
    left = tiles + jokers - ones - twos
    if left < 0 or (left == 0 and doubt == LACKS_A_NUMBER):
        return NOT_THERE, NOT_THERE
    longer = min(left, THREES[state])
    begun = left - longer
    longer += twos
    if doubt:
        return state_of(begun, ones, longer, _next_doubt(doubt, tiles, more)), NOT_THERE
    if jokers != 1 or not more or longer:
        return state_of(begun, ones, longer, NOTHING), NOT_THERE
    # The first of two jokers; only in a run of three or more it would raise no doubt.
    in_pair: i64 = NOT_THERE
    alone: i64 = NOT_THERE
    if ones:
        in_pair = state_of(begun, ones, longer, JOKER_IN_PAIR)
    if begun:
        alone = state_of(begun, ones, longer, JOKER_ALONE)
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


def joined(state: i64, taken: i64) -> i64:
    """The state when so many short runs have become part of joker runs that stay whole (R11)."""
    if not taken:
        return state
    from_ones = min(taken, ONES[state])
    return state_of(
        ONES[state] - from_ones, TWOS[state] - taken + from_ones, THREES[state], DOUBTS[state]
    )


def loosened(state: i64, length: i64) -> i64:
    """The state when a run of the table that has so many tiles by now is like any other."""
    ones = ONES[state]
    twos = TWOS[state]
    threes = THREES[state]
    if length == 1:
        ones += 1
    elif length == 2:
        twos += 1
    elif length:
        threes += 1
    return state_of(ones, twos, threes, DOUBTS[state])


def with_long(state: i64, count: i64) -> i64:
    """The state when there are so many long runs."""
    return state_of(ONES[state], TWOS[state], count, DOUBTS[state])
