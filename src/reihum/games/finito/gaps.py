"""A hand-made judgement of a Finito board: which counters can stay, and how hard the rest is."""

from math import fsum
from typing import Final

from reihum.games.finito.board import finished, placed, targets
from reihum.games.finito.model import COUNTERS, FACES, SQUARES, Board

FIRM: Final = 1.0  # turns that a missing counter takes even where there is room
TIGHT: Final = 1.0  # how much a gap costs for being small
HOPELESS: Final = 12.0  # for every counter that a gap has no room for

Costs = list[list[float]]  # by counters missing in a gap, then by its squares


def _gap_costs(tight: float) -> Costs:
    """The turns that it takes to fill a gap, roughly."""
    table = []
    for missing in range(len(COUNTERS) + 1):
        line = []
        for room in range(len(SQUARES) + 1):
            lacking = max(0, missing - room)
            squeeze = tight * missing**2 / (room + 1 - missing + lacking)
            line.append(FIRM * missing + squeeze + HOPELESS * lacking)
        table.append(line)
    return table


WEIGHED: Final = _gap_costs(TIGHT)
COUNTED: Final = _gap_costs(0.0)


def cost(board: Board) -> float:
    """About how many turns the board still takes, if the best counters stay where they are."""
    return _chained(board, WEIGHED)


def outlook(board: Board) -> float:
    """The mean over all rolls of the cost after the best move, for a board with all counters."""
    if finished(board):
        return -1.0
    best = [1e9] * len(SQUARES)
    for square in range(len(SQUARES)):
        if not board[square]:
            best[square] = min([cost(placed(board, counter, square)) for counter in COUNTERS])
    stay = cost(board)
    rolls = range(1, FACES + 1)
    each = [min(stay, *[best[square] for square in targets(board, roll)]) for roll in rolls]
    return fsum(each) / len(rolls)  # by every Python alike


def strays(board: Board) -> float:
    """How many counters do not lie yet or must move, where the others leave room for them."""
    return _chained(board, COUNTED)


def _chained(board: Board, costs: Costs) -> float:
    """The least cost of all gaps, over every choice of counters that stay and ascend."""
    places = [(0, -1), *[(c, s) for s, c in enumerate(board) if c], (13, len(SQUARES))]
    best: list[float] = [0.0]
    for at in range(1, len(places)):
        counter, square = places[at]
        found = 1e9
        for before in range(at):
            other, there = places[before]
            if other < counter:
                step = best[before] + costs[counter - other - 1][square - there - 1]
                if step < found:
                    found = step
        best.append(found)
    return best[-1]
