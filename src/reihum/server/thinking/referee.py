"""Whoever asks Rummy's referee about real tiles at home is answered from a process of its own."""

from reihum.games.rummy.referee.answers import checked, solved, stepped
from reihum.games.rummy.referee.model import Check, Checked, Solve, Solved, Steps, Way
from reihum.games.rummy.referee.read import read_check, read_solve, read_way
from reihum.server.thinking.players import Players
from reihum.server.thinking.turns import Asker, Rank


async def solve(players: Players, asked: Solve, address: str) -> Solved:
    """The best plays for these tiles; Unreadable if there cannot be such tiles."""
    turn = read_solve(asked)
    return await players.ask(solved, turn, asked, players.work, asker=_stranger(address))


async def check(players: Players, asked: Check, address: str) -> Checked:
    """What is wrong with this turn; Unreadable if there cannot be such tiles."""
    turn, after = read_check(asked)
    return await players.ask(checked, turn, after, asker=_stranger(address))


async def way(players: Players, asked: Way, address: str) -> Steps:
    """The steps from one table to another; Refused if a tile is gone from it."""
    before, after = read_way(asked)
    return await players.ask(stepped, before, after, asker=_stranger(address))


def _stranger(address: str) -> Asker:
    return Asker(Rank.STRANGER, address)
