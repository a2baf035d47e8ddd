"""Which tiles that may still come would let stuck tiles go, at a glance."""

from typing import Final

from reihum.games.rummy.fitting import HIGHEST, NUMBERED, Fitting

# The two other tiles of a run of three, as steps from one of its tiles.
RUNS: Final = ((-2, -1), (-1, 1), (1, 2))


class Helpers:
    """For tiles that cannot be laid yet: how many tiles of the pool would help each of them."""

    def __init__(self, left: list[int], fitting: Fitting, pool: list[int]) -> None:
        self.left, self.fitting, self.pool = left, fitting, pool
        self.some = [False] * NUMBERED  # kinds of which any tile would help one at least
        self.each: list[int] = []
        for kind in range(NUMBERED):
            if left[kind]:
                self.each += [self._helping(kind)] * left[kind]
        self.dead = self.each.count(0)
        helping = sum([pool[kind] for kind in range(NUMBERED) if self.some[kind]])
        self.part = helping / max(1, sum(pool))  # of the pool would help

    def _helping(self, kind: int) -> int:
        """How many tiles would help this one."""
        kinds = self._in_runs(kind) | self._in_groups(kind)
        for one in kinds:
            self.some[one] = True
        return sum([self.pool[one] for one in kinds])

    def _in_runs(self, kind: int) -> set[int]:
        number, found = kind % HIGHEST, set()
        for one, other in RUNS:
            if number + one >= 0 and number + other < HIGHEST:
                if self._there(kind + one):
                    found.add(kind + other)
                if self._there(kind + other):
                    found.add(kind + one)
        for step in (-1, 1):  # the table takes that one, and then this one
            if 0 <= number + step < HIGHEST and self.fitting.plain[kind + step]:
                found.add(kind + step)
        return found

    def _in_groups(self, kind: int) -> set[int]:
        others = [one for one in range(kind % HIGHEST, NUMBERED, HIGHEST) if one != kind]
        there = [one for one in others if self._there(one)]
        if not there:
            return set()
        return set(others) - set(there) if len(there) == 1 else set(others)

    def _there(self, kind: int) -> bool:
        return self.left[kind] > 0 or self.fitting.spare[kind]
