"""Rummy puzzles: "lay all of these".

A turn of a computer player that has to rearrange the table becomes a puzzle: the table as it lay,
and just the tiles that were laid. So no tile is left over that would tell what is not needed.
"""

from collections.abc import Iterator

from reihum.games.rummy import GAME
from reihum.games.rummy.judge import changes
from reihum.games.rummy.model import JOKER, Lay, Options, Rack, Table, Turn
from reihum.games.rummy.plays import lays_plainly
from reihum.games.rummy.solver import can_finish, steps
from reihum.kernel.chance import Seed, pick
from reihum.puzzles.model import LEVELS, Level, RummyPuzzle

PLAYER = "steady"  # it lays whatever can be laid, so its turns are full of rearranging
MOST_TILES = 6  # as many as one keeps in mind
LONGEST_GAME = 1_000  # moves; real ones have about a hundred

# The most touched sets and the most steps of each level but the last, which has all the rest.
LIMITS: dict[Level, tuple[int, int]] = {1: (1, 3), 2: (2, 5), 3: (3, 7), 4: (5, 10)}


def of_round(seed: Seed) -> Iterator[RummyPuzzle]:
    """All puzzles in a game of computer players with this seed."""
    match, player = GAME.start(Options(), 2 + pick(seed, "seats", 3), seed), GAME.players[PLAYER]
    for move in range(LONGEST_GAME):
        waiting = GAME.waiting(match)
        if not waiting:
            return
        seat, lying = waiting[0], match.round
        action = player(GAME.view(match, seat), f"{move}")
        if isinstance(action, Lay):
            puzzle = as_puzzle(lying.table, changes(lying.table, action.table).laid)
            if puzzle:
                yield puzzle
        match = GAME.apply(match, seat, action)


def as_puzzle(table: Table, laid: Rack) -> RummyPuzzle | None:
    """To lay just these tiles, as a puzzle; None if that is too much, impossible, or plain.

    A joker would fit nearly everywhere, so none is laid.
    """
    if not 1 <= len(laid) <= MOST_TILES or JOKER in laid or lays_plainly(table, laid):
        return None
    play = can_finish(Turn(table, laid))
    if not play:
        return None
    count = len(steps(table, play.table))
    return RummyPuzzle(table, play.played, level_of(play.touched, count), play.touched, count)


def level_of(touched: int, steps_needed: int) -> Level:
    """How hard a puzzle is, by the fewest sets touched and by the steps that takes."""
    for level, (most_touched, most_steps) in LIMITS.items():
        if touched <= most_touched and steps_needed <= most_steps:
            return level
    return LEVELS[-1]
