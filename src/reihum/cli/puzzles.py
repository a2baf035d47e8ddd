"""`reihum puzzles`: something to solve, made from computer players' games."""

import sys
from argparse import Namespace
from itertools import islice
from shutil import get_terminal_size

import msgspec
from rich.console import Group
from rich.text import Text

from reihum.cli.command import Families, Parser, Reply, add_verb, answered
from reihum.cli.stopping import Stopping
from reihum.cli.tables import drawn, tiles_text
from reihum.games import GAMES
from reihum.games.rummy.model import Turn
from reihum.games.rummy.solver import can_finish
from reihum.kernel.answers import Refused, Unreadable
from reihum.kernel.chance import checked_seed
from reihum.puzzles import PUZZLES
from reihum.puzzles.making import puzzles
from reihum.puzzles.model import (
    GENERATOR,
    LEVELS,
    ChoicePuzzle,
    ComplettoPuzzle,
    Puzzle,
    RummyPuzzle,
)

MOST = 100_000  # puzzles at once


def add_to(families: "Families[Parser]") -> None:
    """The verb to make puzzles."""
    verb = add_verb(families, "puzzles", run)
    verb.add_argument("game", metavar="GAME", help=", ".join(PUZZLES))
    verb.add_argument("--count", type=int, default=1, metavar="N", help="how many (1)")
    verb.add_argument("--seed", default="puzzles", help="same seed, same puzzles")
    verb.add_argument("--level", type=int, choices=LEVELS, help="1 is easy; without it, any")
    verb.add_argument("--answers", action="store_true", help="tell how each is solved, too")


def run(asked: Namespace) -> Reply:
    """So many puzzles."""
    if asked.game not in PUZZLES:
        raise Unreadable("puzzles.unknown", game=asked.game, known=", ".join(PUZZLES))
    if not 1 <= asked.count <= MOST:
        why = f"--count is from 1 to {MOST}"
        raise Unreadable("arguments", verb="reihum puzzles", why=why)
    work = islice(puzzles(asked.game, checked_seed(asked.seed), asked.level), asked.count)
    found: list[Puzzle] = []
    stopping = Stopping()
    for puzzle in stopping.parts(work):
        found.append(puzzle)
        if not asked.json:  # people see each as soon as it is made
            answered(Reply({}, _shown(len(found), puzzle, asked.answers)), as_json=False)
            sys.stdout.flush()
    if not found:
        raise Refused("interrupted", sign=stopping.sign)
    made = msgspec.to_builtins(found)
    told = "interrupted: these were found until then" if stopping.wanted else ""
    data = {"generator": GENERATOR, "puzzles": made, "interrupted": stopping.wanted}
    return Reply(data, told, sign=stopping.sign)


def _shown(number: int, puzzle: Puzzle, answers: bool) -> Group:
    """A puzzle for people."""
    if isinstance(puzzle, RummyPuzzle):
        return _to_lay(number, puzzle, answers)
    return _to_choose(number, puzzle, answers)


def _to_lay(number: int, puzzle: RummyPuzzle, answers: bool) -> Group:
    touched = f"{puzzle.touched} {'set' if puzzle.touched == 1 else 'sets'} touched"
    grade = f"level {puzzle.level}, {touched}, {puzzle.steps} steps"
    play = can_finish(Turn(puzzle.table, puzzle.tiles)) if answers else None
    return Group(
        Text(f"puzzle {number}, {grade}: lay all of these"),
        Text("  ") + tiles_text(puzzle.tiles),
        Text("the table:"),
        *[Text("  ") + tiles_text(tiles) for tiles in puzzle.table],
        *[Text("one way to lay them:")] * bool(play),
        *[Text("  ") + tiles_text(tiles) for tiles in (play.table if play else ())],
    )


def _to_choose(number: int, puzzle: ChoicePuzzle, answers: bool) -> Group:
    game = GAMES["completto" if isinstance(puzzle, ComplettoPuzzle) else "finito"]
    each = puzzle.public.rows if isinstance(puzzle, ComplettoPuzzle) else puzzle.public.boards
    names = tuple(["you" if seat == puzzle.seat else f"seat {seat}" for seat in range(len(each))])
    lead = 100 * (puzzle.choices[0].chance - puzzle.choices[1].chance)
    first, second = [game.write_action(choice.action) for choice in puzzle.choices[:2]]
    best = f"best: {first}, by {lead:.1f} points before {second}"
    return Group(
        Text(f"puzzle {number}, level {puzzle.level}: what would you do?"),
        drawn(game.name, puzzle, names, get_terminal_size().columns),
        *[Text(best)] * answers,
    )
