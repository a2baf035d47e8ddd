"""Which tiles that may still come would let stuck tiles go, at a glance."""

from typing import Final

from reihum.games.rummy.fitting import HIGHEST, NUMBERED, Fitting

# The two other tiles of a run of three, as steps from one of its tiles.
RUNS: Final = ((-2, -1), (-1, 1), (1, 2))


class UsefulDraws:
    """For tiles that cannot be laid yet: how many tiles of the pool would help each of them."""

    def __init__(self, left: list[int], fitting: Fitting, pool: list[int]) -> None:
        self.plain = fitting.plain
        self.there = [left[kind] > 0 or fitting.spare[kind] for kind in range(NUMBERED)]
        self.each: list[int] = []
        some: set[int] = set()
        for kind in range(NUMBERED):
            if left[kind]:
                kinds = self._in_runs(kind) | self._in_groups(kind)
                some |= kinds
                self.each += [sum([pool[one] for one in kinds])] * left[kind]
        self.dead = self.each.count(0)
        self.part = sum([pool[kind] for kind in some]) / max(1, sum(pool))  # of it would help

    def _in_runs(self, kind: int) -> set[int]:
        number, found = kind % HIGHEST, set()
        for one, other in RUNS:
            if number + one >= 0 and number + other < HIGHEST:
                if self.there[kind + one]:
                    found.add(kind + other)
                if self.there[kind + other]:
                    found.add(kind + one)
        for step in (-1, 1):  # the table takes that one, and then this one
            if 0 <= number + step < HIGHEST and self.plain[kind + step]:
                found.add(kind + step)
        return found

    def _in_groups(self, kind: int) -> set[int]:
        others = [one for one in range(kind % HIGHEST, NUMBERED, HIGHEST) if one != kind]
        there = [one for one in others if self.there[one]]
        if not there:
            return set()
        return set(others) - set(there) if len(there) == 1 else set(others)
