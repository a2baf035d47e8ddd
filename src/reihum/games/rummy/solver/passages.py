"""How the open runs of one colour can pass a number, by what lies at it and what comes after it."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from reihum.games.rummy.solver.index import nones, zeros
from reihum.games.rummy.solver.layout import COUNT_BITS, NOT_THERE, USED_SHIFT
from reihum.games.rummy.solver.open_runs import (
    MOST_OPEN,
    ONES,
    STATES,
    THREES,
    TWOS,
    following,
    joined,
    settled,
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
KINDS: Final = 1 << 18


class Passages:
    """For every state, and every number of tiles that go to groups: the ways to pass."""

    def __init__(self, kind: i64) -> None:
        self.must: i64 = kind & 3  # tiles that have to lie on the table
        self.total: i64 = kind >> TOTAL_SHIFT & 3  # tiles that may
        self.near: i64 = kind >> NEAR_SHIFT & 7  # tiles that the next two numbers have for runs
        self.far: i64 = kind >> FAR_SHIFT & 7
        self.jokers: i64 = kind >> JOKERS_SHIFT & 3  # jokers that lie in runs here
        self.lows: i64 = kind >> LOWS_SHIFT & 3  # joker runs that begin here: may take on a run
        self.highs: i64 = kind >> HIGHS_SHIFT & 3  # joker runs that end here: may go on
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
        grouped: i64 = 0
        while grouped <= min(2, self.total):
            start: i64 = len(self.ways)
            self._find(state, self.must - grouped, self.total - grouped)
            count: i64 = len(self.ways) - start
            self.lists[state * 3 + grouped] = start << COUNT_BITS | count
            if count:
                allowed |= 1 << grouped
            grouped += 1
        self.allowed[state] = allowed
        return allowed

    def _find(self, state: i64, must: i64, left: i64) -> None:
        short = ONES[state] + TWOS[state]
        must = max(0, must)
        for taken in range(min(self.lows, short) + 1):
            if not self.jokers:  # a run that ends beside a tile left over is never best
                fewest = max(must, min(left, short + THREES[state] - taken))
            elif self.loose:
                fewest = must
            else:  # where a tile is left over, a joker is not needed
                fewest = left
            for used in range(fewest, min(left, MOST_OPEN - self.jokers) + 1):
                one, other = following(joined(state, taken), used, self.jokers, self.more)
                self._add(one, used)
                self._add(other, used)

    def _add(self, after: i64, used: i64) -> None:
        if after != NOT_THERE:
            found = settled(after, self.highs, self.near, self.far)
            if found != NOT_THERE:
                self.ways = append(self.ways, found | used << USED_SHIFT)


class Known:
    """The passages that were worked out, by kind."""

    def __init__(self) -> None:
        self.by_kind: list[Passages | None] = [None] * KINDS
        self.count: i64 = 0

    def passages(self, kind: i64) -> Passages:
        """The passages of a place of this kind."""
        found = self.by_kind[kind]
        if found is None:
            if self.count == REMEMBERED:
                self.by_kind = [None] * KINDS
                self.count = 0
            found = Passages(kind)
            self.by_kind[kind] = found
            self.count += 1
        return found


KNOWN: Final = Known()
