"""How the open runs of one colour can pass a number, by what lies at it and what comes after it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from reihum.games.rummy.solver.open_runs import (
    INDEX,
    MOST_OPEN,
    NUMBER_OF_STATES,
    OPEN,
    SHORT,
    STATE_MASK,
    STATES,
    advanced,
    trimmed,
)

if TYPE_CHECKING:
    from mypy_extensions import i64

# A passage is the next state, and above it how many tiles were used; then whether there are others.
USED_SHIFT: Final = 6
OTHERS: Final = 1 << 8
TOUCHED_SHIFT: Final = 9


class Passages:
    """For every state, and every number of tiles that go to groups: the ways to pass.

    `must` tiles have to lie on the table, `total` may; `near` and `far` are how many tiles the
    next two numbers have for runs. Jokers come on top. `ends` joker runs that stay whole begin here
    from the side we come from, and may take on a run; `begins` of them end here and may go on.
    """

    def __init__(
        self,
        must: int,
        total: int,
        near: int,
        far: int,
        jokers: int,
        ends: int,
        begins: int,
        loose: bool,
        old: int,
    ) -> None:
        self.must = must
        self.total = total
        self.near = near
        self.far = far
        self.jokers = jokers
        self.ends = ends
        self.begins = begins
        self.loose = loose
        self.old = old
        # at thrice the state: the numbers of tiles that may go to groups, as bits
        self.allowed: list[int] = [-1] * (NUMBER_OF_STATES * 3)
        self.first: list[int] = [-1] * (NUMBER_OF_STATES * 3)
        self.ways: list[list[int]] = [[]] * (NUMBER_OF_STATES * 3)

    def fill(self, state: int) -> int:
        """Works out a state; the numbers of tiles that may go to groups, as bits."""
        allowed = 0
        for grouped in range(min(2, self.total) + 1):
            found = self._ways(state, max(0, self.must - grouped), self.total - grouped)
            if found:
                allowed |= 1 << grouped
                self.first[state * 3 + grouped] = found[0] | (OTHERS if len(found) > 1 else 0)
                self.ways[state * 3 + grouped] = found
        self.allowed[state * 3] = allowed
        return allowed

    def allowed_at(self, place: i64) -> i64:
        """The numbers of tiles that may go to groups, as bits; the place is thrice the state."""
        allowed: i64 = self.allowed[place]
        return allowed if allowed >= 0 else self.fill(place // 3)

    def sift(self, place: i64, sieve: list[int], bits: list[int]) -> None:
        """Notes the bits of the sieve that some next state gets through with."""
        allowed: i64 = self.allowed_at(place)
        for grouped in range(3):
            some = 0
            if allowed >> grouped & 1:
                for way in self.ways[place + grouped]:
                    some |= sieve[way & STATE_MASK]
            bits[place + grouped] = some

    def _ways(self, state: int, must: int, left: int) -> list[int]:
        found: list[int] = []
        for taken in range(min(self.ends, SHORT[state]) + 1):
            if self.jokers:  # where a tile is left over, a joker is not needed
                fewest = must if self.loose else left
            else:  # a run that ends beside a tile left over is never best
                fewest = max(must, min(left, OPEN[state] - taken))
            for used in range(fewest, min(left, MOST_OPEN - self.jokers) + 1):
                after = self._after(state, used + self.jokers, taken)
                if after >= 0:
                    others = used + self.jokers - SHORT[state] + taken
                    touched = max(0, self.old - others)
                    found.append(touched << TOUCHED_SHIFT | used << USED_SHIFT | after)
        return found

    def _after(self, state: int, tiles: int, taken: int) -> int:
        ones, twos, threes = STATES[state]
        from_ones = min(taken, ones)
        after = advanced(INDEX[ones - from_ones, twos - taken + from_ones, threes], tiles)
        if after >= 0 and self.begins:
            ones, twos, threes = STATES[after]
            after = INDEX[ones, twos, min(MOST_OPEN - ones - twos, threes + self.begins)]
        return trimmed(after, self.near, self.far) if after >= 0 else -1


_known: Final[dict[int, Passages]] = {}

# The kind of a cell and of its neighbours in one number.
NEAR_SHIFT: Final = 4
FAR_SHIFT: Final = 7
JOKERS_SHIFT: Final = 10
ENDS_SHIFT: Final = 12
BEGINS_SHIFT: Final = 14
OLD_SHIFT: Final = 16
LOOSE: Final = 1 << 18


def passages(kind: int) -> Passages:
    """The passages of a cell of this kind; they are worked out once."""
    found = _known.get(kind)
    if found is None:
        found = Passages(
            must=kind & 3,
            total=kind >> 2 & 3,
            near=kind >> NEAR_SHIFT & 7,
            far=kind >> FAR_SHIFT & 7,
            jokers=kind >> JOKERS_SHIFT & 3,
            ends=kind >> ENDS_SHIFT & 3,
            begins=kind >> BEGINS_SHIFT & 3,
            old=kind >> OLD_SHIFT & 3,
            loose=kind & LOOSE > 0,
        )
        if len(_known) > REMEMBERED:
            _known.clear()
        _known[kind] = found
    return found


REMEMBERED: Final = 1 << 12
