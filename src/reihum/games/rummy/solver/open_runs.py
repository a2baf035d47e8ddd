"""The open runs of one colour between two numbers, and how they go on.

Only lengths count, and three is as good as more: such a run may end here or go on. So what is
open is told by how many runs have one tile, two tiles, three or more; and, since one number with
two jokers is no run (R10), by whether a short run has a joker while another joker is to come.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

# At most four runs are open in one colour: two tiles of a kind, and two jokers.
MOST_OPEN: Final = 4

# What is doubtful about one of the runs.
NOTHING: Final = 0
JOKER_ALONE: Final = 1  # a run of one tile is a joker
JOKER_IN_PAIR: Final = 2  # a run of two has a joker
PAIR_OF_JOKERS: Final = 3
LACKS_A_NUMBER: Final = 4  # a run of three has two jokers: it must go on, with a number

State = tuple[int, int, int, int]  # runs of one tile, of two, of three or more; the doubt


def _states() -> list[State]:
    found: list[State] = []
    for ones in range(MOST_OPEN + 1):
        for twos in range(MOST_OPEN + 1 - ones):
            for threes in range(MOST_OPEN + 1 - ones - twos):
                doubts = [True, ones > 0, twos > 0, twos > 0, threes > 0]
                found += [(ones, twos, threes, doubt) for doubt in range(5) if doubts[doubt]]
    return found


STATES: Final[list[State]] = _states()
INDEX: Final[dict[State, int]] = {state: at for at, state in enumerate(STATES)}
SHORT: Final[vec[i64]] = vec[i64]([ones + twos for ones, twos, _, _ in STATES])


def following(state: int, tiles: int, jokers: int, more: bool) -> list[int]:
    """The states after a number at which runs get these tiles; none if a short run gets nothing.

    Short runs come first, since they must go on; then the long ones, which is never worse than to
    begin a new one. `more` tells whether a joker is still to come after this number.
    """
    ones, twos, threes, doubt = STATES[state]
    left = tiles + jokers - ones - twos
    if left < (1 if doubt == LACKS_A_NUMBER else 0):
        return []
    longer = min(left, threes)
    begun = left - longer
    if doubt == NOTHING:
        doubts = _first_joker(begun, ones, twos + longer) if jokers == 1 and more else [NOTHING]
    else:
        doubts = [_next_doubt(doubt, tiles, more)]
    return [INDEX[begun, ones, twos + longer, after] for after in doubts]


def _first_joker(begun: int, ones: int, longer: int) -> list[int]:
    """Where the first of two jokers can lie; in a run of three or more it raises no doubt."""
    if longer:
        return [NOTHING]
    return [JOKER_IN_PAIR] * (ones > 0) + [JOKER_ALONE] * (begun > 0)


def _next_doubt(doubt: int, tiles: int, more: bool) -> int:
    """The doubtful run gets a number if there is one, the other joker only if it must."""
    if doubt == JOKER_ALONE and not tiles:
        return PAIR_OF_JOKERS
    if doubt == JOKER_ALONE:
        return JOKER_IN_PAIR if more else NOTHING
    if doubt == JOKER_IN_PAIR and tiles:
        return NOTHING
    return NOTHING if doubt == LACKS_A_NUMBER else LACKS_A_NUMBER


def joined(state: int, taken: int) -> int:
    """The state when so many short runs have become part of joker runs that stay whole (R11)."""
    ones, twos, threes, doubt = STATES[state]
    from_ones = min(taken, ones)
    return INDEX[ones - from_ones, twos - taken + from_ones, threes, doubt]


def continued(state: int, ended: int) -> int:
    """The state when so many joker runs have ended here and may go on."""
    ones, twos, threes, doubt = STATES[state]
    return INDEX[ones, twos, min(MOST_OPEN - ones - twos, threes + ended), doubt]


def trimmed(state: int, near: int, far: int) -> int:
    """The state without long runs that nothing can continue; -1 if a run that must cannot go on.

    `near` and `far` are how many tiles the next two numbers have for runs.
    """
    ones, twos, threes, doubt = STATES[state]
    if ones + twos + (doubt == LACKS_A_NUMBER) > near or ones > far:
        return -1
    return INDEX[ones, twos, min(threes, near - ones - twos), doubt]
