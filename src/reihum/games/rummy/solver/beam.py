"""A beam search: something good that may not be the best.

With something to beat, the search for the best is far shorter.
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from reihum.games.rummy.solver.index import zeros
from reihum.games.rummy.solver.open_runs import PROMISE
from reihum.games.rummy.solver.packed import MOST_LEFT, left_in, open_runs_in, place_in
from reihum.games.rummy.solver.sweep import NO_FLOOR, NO_LIMIT, Sweep
from reihum.games.rummy.solver.task import Task
from reihum.games.rummy.solver.transitions import STATES
from reihum.games.rummy.solver.value import laid_in

# How many nodes of a number the beam goes on from, for each number of jokers that are left.
WIDTH: Final = 8  # where it counts how many sets are touched
NARROW: Final = 4  # where it does not: without jokers left
NARROWEST: Final = 2  # ... and with some
RANKS: Final = 64
FINE: Final = 16  # ranks of those that have laid as much


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
    if end - first <= _width(sweep.task, 0):
        return
    best = sweep.best_by_left(sweep.passed)
    counts = zeros(MOST_LEFT * RANKS)
    ranks = vec[i64]()
    for at in range(first, end):
        rank = _rank(sweep, at, best)
        counts[rank] += 1
        ranks = append(ranks, rank)
    for left in range(MOST_LEFT):
        if best[left] != NO_FLOOR:
            _limit(counts, left * RANKS, _width(sweep.task, left))
    kept = vec[i64]()
    for at in range(first, end):
        rank = ranks[at - first]
        if counts[rank]:
            counts[rank] -= 1
            kept = append(kept, at)
    sweep.keep(kept)


def _width(task: Task, left: i64) -> i64:
    """How many nodes are gone on from that have so many jokers left."""
    if task.sparing:
        return WIDTH
    return NARROWEST if left else NARROW


def _rank(sweep: Sweep, at: i64, best: vec[i64]) -> i64:
    """The jokers that are left, and how far it is from the best with as many: by tiles or points
    that are not laid; of equals by sets touched or, if these do not count, by what is open.
    """
    node = sweep.nodes.numbers[at]
    left = left_in(node)
    loss = best[left] - sweep.values[at]
    start = left * RANKS
    if sweep.task.sparing:
        return start + min(loss, FINE) + min(laid_in(loss), RANKS - FINE - 1)
    open_ends: i64 = FINE // 2
    for colour in range(4):
        open_ends -= PROMISE[open_runs_in(STATES.numbers[place_in(node, colour)])]
    fine = max(0, min(open_ends, FINE - 1))
    return start + min(laid_in(loss), RANKS // FINE - 1) * FINE + fine


def _limit(counts: vec[i64], start: i64, room: i64) -> None:
    """Of so many nodes by rank, how many are gone on from."""
    for at in range(start, start + RANKS):
        counts[at] = min(counts[at], room)
        room -= counts[at]
