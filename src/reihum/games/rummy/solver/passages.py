"""How the open runs of one colour can pass a number, by what lies at it and what comes after it."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from reihum.games.rummy.solver.index import nones, zeros
from reihum.games.rummy.solver.layout import COUNT_BITS, NOT_THERE, USED_SHIFT
from reihum.games.rummy.solver.open_runs import (
    MOST_OPEN,
    STATES,
    continued,
    following,
    joined,
    trimmed,
)

REMEMBERED: Final = 1 << 12

# The kind of a place: what lies at a number and what comes after it, packed into one number.
TOTAL_SHIFT: Final = 2
NEAR_SHIFT: Final = 4
FAR_SHIFT: Final = 7
JOKERS_SHIFT: Final = 10
LOWS_SHIFT: Final = 12
HIGHS_SHIFT: Final = 14
LOOSE: Final = 1 << 16
MORE: Final = 1 << 17


class Passages:
    """For every state, and every number of tiles that go to groups: the ways to pass."""

    def __init__(self, kind: int) -> None:
        self.must = kind & 3  # tiles that have to lie on the table
        self.total = kind >> TOTAL_SHIFT & 3  # tiles that may
        self.near = kind >> NEAR_SHIFT & 7  # tiles that the next two numbers have for runs
        self.far = kind >> FAR_SHIFT & 7
        self.jokers = kind >> JOKERS_SHIFT & 3  # jokers that lie in runs here
        self.lows = kind >> LOWS_SHIFT & 3  # joker runs that begin here and may take on a run
        self.highs = kind >> HIGHS_SHIFT & 3  # joker runs that end here and may go on
        self.loose = kind & LOOSE > 0  # whether a joker may lie where a tile could
        self.more = kind & MORE > 0  # whether jokers are still to come
        self.allowed: vec[i64] = nones(len(STATES))
        self.lists: vec[i64] = zeros(3 * len(STATES))
        self.ways: vec[i64] = vec[i64]()

    def allowed_at(self, state: i64) -> i64:
        """The numbers of tiles that may go to groups, as bits."""
        allowed = self.allowed[state]
        return allowed if allowed != NOT_THERE else self._fill(state)

    def _fill(self, state: i64) -> i64:
        allowed: i64 = 0
        for grouped in range(min(2, self.total) + 1):
            start: i64 = len(self.ways)
            self._find(state, max(0, self.must - grouped), self.total - grouped)
            count: i64 = len(self.ways) - start
            self.lists[state * 3 + grouped] = start << COUNT_BITS | count
            if count:
                allowed |= 1 << grouped
        self.allowed[state] = allowed
        return allowed

    def _find(self, state: int, must: int, left: int) -> None:
        ones, twos, threes, _ = STATES[state]
        for taken in range(min(self.lows, ones + twos) + 1):
            if self.jokers:  # where a tile is left over, a joker is not needed
                fewest = must if self.loose else left
            else:  # a run that ends beside a tile left over is never best
                fewest = max(must, min(left, ones + twos + threes - taken))
            for used in range(fewest, min(left, MOST_OPEN - self.jokers) + 1):
                for after in following(joined(state, taken), used, self.jokers, self.more):
                    found = trimmed(continued(after, self.highs), self.near, self.far)
                    if found >= 0:
                        self.ways = append(self.ways, found | used << USED_SHIFT)


_known: Final[dict[int, Passages]] = {}


def passages(kind: int) -> Passages:
    """The passages of a place of this kind; they are worked out once."""
    found = _known.get(kind)
    if found is None:
        if len(_known) > REMEMBERED:
            _known.clear()
        found = Passages(kind)
        _known[kind] = found
    return found
