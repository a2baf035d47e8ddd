"""Puzzles to practise with: made like a hint, each given to one person."""

import secrets
from collections import defaultdict

from reihum.games import GAMES
from reihum.kernel.answers import Refused, Unreadable
from reihum.puzzles.making import by_level
from reihum.puzzles.model import Level, Puzzle
from reihum.server.thinking.players import ASK_LATER, Players
from reihum.server.thinking.turns import Asker, Rank
from reihum.server.wire.answers import Posed
from reihum.server.wire.questions import PuzzleWish

MOST_ROUNDS = 6  # that are played for one question; between two of them others have a turn
MOST_KEPT = 12  # puzzles of a game and level that nobody has asked for yet

stock: defaultdict[tuple[str, Level], list[Puzzle]] = defaultdict(list)


async def posed(players: Players, wish: PuzzleWish, address: str) -> Posed:
    """A puzzle of this game, and of this level if the rounds that are played for it have one."""
    if wish.game not in GAMES:
        raise Unreadable("game.unknown", game=wish.game)
    asker = Asker(Rank.STRANGER, address)
    for _ in range(MOST_ROUNDS):
        if stock[wish.game, wish.level]:
            break
        found = await players.ask(played, wish.game, secrets.token_hex(8), asker=asker)
        for puzzle in found:
            stock[wish.game, puzzle.level].append(puzzle)
            del stock[wish.game, puzzle.level][:-MOST_KEPT]
    return Posed(_nearest(wish))


def _nearest(wish: PuzzleWish) -> Puzzle:
    """A puzzle of the level that is nearest to what was wished for, taken from the stock."""
    kept = [level for (game, level), puzzles in stock.items() if game == wish.game and puzzles]
    if not kept:
        raise Refused("limit.hints", seconds=ASK_LATER)
    return stock[wish.game, min(kept, key=lambda level: abs(level - wish.level))].pop()


# What follows is called in a process of its own, and raises no Answer.


def played(game: str, seed: str) -> tuple[Puzzle, ...]:
    """The puzzles of a round of computer players, one of each level that it has."""
    return tuple(by_level(game, seed).values())
