"""A beam search: something good that may not be the best.

With something to beat, the search for the best is far shorter.
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from reihum.games.rummy.solver.index import zeros
from reihum.games.rummy.solver.packed import MOST_LEFT, left_in
from reihum.games.rummy.solver.sweep import NO_FLOOR, NO_LIMIT, Sweep
from reihum.games.rummy.solver.task import MAJOR, Task

WIDTH: Final = 8  # nodes of a number that are gone on from, for each number of jokers left
RANKS: Final = 64


def beam(task: Task, floor: i64) -> Sweep:
    """Passes all numbers with few nodes, the best of each number."""
    sweep = Sweep(task, floor, True)
    while sweep.passed < 13:
        sweep.pass_next()
        _thin_out(sweep)
    sweep.finish(NO_LIMIT)
    return sweep


def _thin_out(sweep: Sweep) -> None:
    """Go on only from some of the last number's nodes, the best for each number of jokers left."""
    first, end = sweep.starts[sweep.passed], sweep.starts[sweep.passed + 1]
    if end - first <= WIDTH:
        return
    best = sweep.best_by_left(sweep.passed)
    counts = zeros(MOST_LEFT * RANKS)
    for at in range(first, end):
        counts[_rank(sweep, at, best)] += 1
    for left in range(MOST_LEFT):
        if best[left] != NO_FLOOR:
            _limit(counts, left * RANKS)
    kept = vec[i64]()
    for at in range(first, end):
        rank = _rank(sweep, at, best)
        if counts[rank]:
            counts[rank] -= 1
            kept = append(kept, at)
    sweep.keep(kept)


def _rank(sweep: Sweep, at: i64, best: vec[i64]) -> i64:
    """The jokers that are left, and how far it is from the best with as many: by sets touched up to
    16, or else by tiles or points that are not laid.
    """
    left = left_in(sweep.nodes.numbers[at])
    loss = best[left] - sweep.values[at]
    return left * RANKS + min(loss, 16) + min(loss // MAJOR, RANKS - 17)


def _limit(counts: vec[i64], start: i64) -> None:
    """Of so many nodes by rank, how many are gone on from."""
    room: i64 = WIDTH
    for at in range(start, start + RANKS):
        counts[at] = min(counts[at], room)
        room -= counts[at]
