"""A task from both its ends: what is learned from one end makes the way from the other shorter."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from reihum.games.rummy.solver.index import filled
from reihum.games.rummy.solver.packed import MOST_LEFT, rack_jokers, table_jokers
from reihum.games.rummy.solver.sweep import NO_FLOOR, NO_LIMIT, Sweep
from reihum.games.rummy.solver.task import Task
from reihum.games.rummy.solver.value import ONE_TOUCHED_AT_MOST, UNTOUCHED

LOOKED_AHEAD: Final = 2  # numbers, when a sweep decides what to leave out


class Ends:
    """A task from both its ends, when all tiles are to be laid and hardly a set may be touched."""

    def __init__(self, task: Task) -> None:
        self.easier = _narrow_sweep(task)
        self.harder = _narrow_sweep(task.from_above())
        if self.harder.nodes.count < self.easier.nodes.count:
            self.easier, self.harder = self.harder, self.easier

    def sweep(self, floor: i64) -> Sweep:
        """A sweep from the easier end. If more may be touched, it is nearly always easier too."""
        if floor >= self.easier.floor:
            return self.easier
        sweep = Sweep(self.easier.task, floor, True, beyond(self.harder))
        sweep.finish(NO_LIMIT)
        return sweep


def _narrow_sweep(task: Task) -> Sweep:
    sweep = Sweep(task, task.most() - task.bonus - ONE_TOUCHED_AT_MOST, True)
    sweep.finish(NO_LIMIT)
    return sweep


def beyond(other: Sweep) -> vec[i64]:
    """An upper bound for what the numbers above each can bring, by the jokers left for them. The
    other sweep has passed all of these.

    What it had just after them is no bound: it counts sets ahead that are sure to be touched at the
    next two numbers, which are on our side, where they are counted again. So its best value two
    numbers earlier is taken, as if these two laid everything and touched nothing
    (`most[passed] - below`). The ways that it left out are worth no more than its floor.
    """
    task, most = other.task, other.most_above
    of_joker = task.most_of_joker()
    found = filled(NO_LIMIT, 14 * MOST_LEFT)
    for number in range(1, 13 - LOOKED_AHEAD):
        passed: i64 = 13 - LOOKED_AHEAD - number
        open_then = other.best_by_left(passed)
        below = most[passed + LOOKED_AHEAD]
        left_out = other.floor - below
        for left in range(MOST_LEFT):
            if not _within(task, left):
                continue
            best = left_out
            for theirs in range(MOST_LEFT):
                if open_then[theirs] != NO_FLOOR and _suffice(task, left, theirs):
                    value = open_then[theirs] + rack_jokers(theirs) * of_joker
                    best = max(best, value + most[passed] - below)
            spent = task.rack_jokers - rack_jokers(left)
            found[number * MOST_LEFT + left] = best - UNTOUCHED - spent * of_joker
    return found


def _within(task: Task, left: i64) -> bool:
    """Whether there are so many jokers."""
    return table_jokers(left) <= task.table_jokers and rack_jokers(left) <= task.rack_jokers


def _suffice(task: Task, left: i64, theirs: i64) -> bool:
    """Whether those left at the two ends are as many jokers as there are: some may be left in both,
    to be spent between them.
    """
    from_table = table_jokers(left) + table_jokers(theirs)
    from_rack = rack_jokers(left) + rack_jokers(theirs)
    return from_table >= task.table_jokers and from_rack >= task.rack_jokers
