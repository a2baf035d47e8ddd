"""The solver of this project under the rulebook's joker rule, which no peer knows."""

from bench.solvers.ours import READ
from bench.solvers.positions import Position
from reihum.games.rummy.solver import best_play

FIELD = "locked"


def solve(position: Position) -> int:
    """How many tiles can be laid."""
    table, rack = READ[position["table"], position["rack"]]
    play = best_play(table, rack)
    return play.tiles if play else 0
