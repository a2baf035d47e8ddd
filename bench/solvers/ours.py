"""The solver of this project, jokers free: most tiles, ties broken down to the sets touched."""

from functools import cache

from bench.solvers.positions import Position
from reihum.games.rummy.model import Options, Rack, Table, Turn
from reihum.games.rummy.notation import read_rack, read_table
from reihum.games.rummy.solver import best_play

FREE = Options(jokers="free")


@cache
def read(table: str, rack: str) -> tuple[Table, Rack]:
    """What the texts mean; reading is not measured more than once."""
    return read_table(table), read_rack(rack)


def solve(position: Position, options: Options = FREE) -> int:
    """How many tiles can be laid."""
    table, rack = read(position["table"], position["rack"])
    play = best_play(Turn(table, rack, options=options))
    return play.tiles if play else 0
