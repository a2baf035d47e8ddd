"""Puzzles of Completto and Finito: "what would you do?".

A turn in which a computer player chose wrongly, though one choice is clearly the best, becomes a
puzzle: the table as that player saw it.
"""

from collections.abc import Iterator
from importlib import import_module
from typing import Any

from reihum.kernel.chance import Seed, pick
from reihum.kernel.game import AnyGame
from reihum.puzzles.model import PUZZLE_TYPES, ChoicePuzzle, Level

PLAYER = "steady"  # good enough to come into positions that people come into, and not too good
MOST_SEATS = 3
LONGEST_GAME = 2_000  # moves; real ones have about a hundred

# How far the best choice leads at least, in chances to win, at each level: the less, the harder.
LEADS: dict[Level, float] = {1: 0.12, 2: 0.09, 3: 0.07, 4: 0.05, 5: 0.03}


def of_round(game: AnyGame, seed: Seed) -> Iterator[ChoicePuzzle]:
    """All puzzles in a round of computer players with this seed."""
    match = game.start(game.options(), 2 + pick(seed, "seats", MOST_SEATS - 1), seed)
    for move in range(LONGEST_GAME):
        if match.round.points is not None:
            return
        seat = game.waiting(match)[0]
        view = game.view(match, seat)
        action = game.players[PLAYER](view, f"{move}")
        puzzle = as_puzzle(game, view, action)
        if puzzle:
            yield puzzle
        match = game.apply(match, seat, action)


def as_puzzle(game: AnyGame, view: Any, missed: Any) -> ChoicePuzzle | None:
    """What this seat should do, as a puzzle; None if nothing leads clearly, or was missed."""
    offered = weighed(game, view)
    if len(offered) < 2 or offered[0][0] == missed:
        return None
    level = level_of(offered[0][1] - offered[1][1])
    if level is None:
        return None
    puzzle, choice = PUZZLE_TYPES[game.name]
    choices: Any = tuple([choice(action, chance) for action, chance in offered])
    return puzzle(view.seat, view.public, view.own, choices, level)


def weighed(game: AnyGame, view: Any) -> list[tuple[Any, float]]:
    """Every move of this seat with its chance to win then, the best first."""
    found = import_module(f"reihum.games.{game.name}.chances").weighed(view)
    # Rounded, since the last digits of such sums differ from machine to machine.
    rounded = [(action, round(chance, 4)) for action, chance in found]
    return sorted(rounded, key=lambda option: -option[1])


def level_of(lead: float) -> Level | None:
    """How hard it is to see that the best choice leads by so much; None if it is no puzzle."""
    return next((level for level, least in LEADS.items() if lead >= least), None)
