"""A glance at a task: from which end it is easier, and something good that may not be the best.

With something to beat, the search for the best is far shorter.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from reihum.games.rummy.solver.index import zeros
from reihum.games.rummy.solver.layout import LEFT_BITS, LEFT_MASK, LEFT_SHIFT
from reihum.games.rummy.solver.reach import NO_FLOOR, NO_LIMIT, Reach
from reihum.games.rummy.solver.task import MAJOR, Task

LITTLE: Final = 2  # sets touched
WIDTH: Final = 8  # nodes of a number that are gone on from, for each number of jokers left
RANKS: Final = 64
ALL_LEFT: Final = 1 << LEFT_BITS


def easier(task: Task) -> Task:
    """The task with the lowest number first or with the highest, whichever is easier when only
    little may be lost. If more may be, it is nearly always easier too.
    """
    one = _look(task)
    other = _look(task.from_above())
    return one.task if one.nodes.count <= other.nodes.count else other.task


def _look(task: Task) -> Reach:
    reach = Reach(task, task.most() - task.bonus - LITTLE, True)
    reach.finish(NO_LIMIT)
    return reach


def glance(task: Task, floor: i64) -> Reach:
    """Passes all numbers with few nodes, the best of each number."""
    reach = Reach(task, floor, True)
    while reach.passed < 13:
        reach.pass_next()
        _narrow(reach)
    reach.finish(NO_LIMIT)
    return reach


def _narrow(reach: Reach) -> None:
    """Go on only from some of the last number's nodes, the best for each number of jokers left."""
    first, end = reach.starts[reach.passed], reach.starts[reach.passed + 1]
    if end - first <= WIDTH:
        return
    best = _best_by_left(reach, first, end)
    counts = zeros(ALL_LEFT * RANKS)
    for node in range(first, end):
        counts[_rank(reach, node, best)] += 1
    for left in range(ALL_LEFT):
        if best[left] != NO_FLOOR:
            _share_out(counts, left * RANKS)
    kept = first
    for node in range(first, end):
        rank = _rank(reach, node, best)
        if counts[rank]:
            counts[rank] -= 1
            reach.move(node, kept)
            kept += 1
    reach.end_number(kept)


def _rank(reach: Reach, node: i64, best: vec[i64]) -> i64:
    """The jokers that are left, and how far it is from the best with as many: by sets touched up to
    16, or else by tiles or points that are not laid.
    """
    left = reach.nodes.numbers[node] >> LEFT_SHIFT & LEFT_MASK
    loss = best[left] - reach.values[node]
    return left * RANKS + min(loss, 16) + min(loss // MAJOR, RANKS - 17)


def _best_by_left(reach: Reach, first: i64, end: i64) -> vec[i64]:
    """The highest value, by the jokers that are left."""
    best = zeros(ALL_LEFT)
    for left in range(ALL_LEFT):
        best[left] = NO_FLOOR
    for node in range(first, end):
        left = reach.nodes.numbers[node] >> LEFT_SHIFT & LEFT_MASK
        best[left] = max(best[left], reach.values[node])
    return best


def _share_out(counts: vec[i64], start: i64) -> None:
    """Of so many nodes by rank, how many are gone on from."""
    room: i64 = WIDTH
    for at in range(start, start + RANKS):
        counts[at] = min(counts[at], room)
        room -= counts[at]
