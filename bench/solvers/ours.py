"""The solver of this project, jokers free: most tiles, ties broken down to the sets touched."""

from bench.solvers.positions import Position, positions
from reihum.games.rummy.model import Options
from reihum.games.rummy.notation import read_rack, read_table
from reihum.games.rummy.solver import best_play

FIELD = "free"
OPTIONS = Options(jokers="free")
READ = {
    (one["table"], one["rack"]): (read_table(one["table"]), read_rack(one["rack"]))
    for one in positions()
}


def solve(position: Position) -> int:
    """How many tiles can be laid."""
    table, rack = READ[position["table"], position["rack"]]
    play = best_play(table, rack, options=OPTIONS)
    return play.tiles if play else 0
