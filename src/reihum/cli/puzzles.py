"""`reihum puzzles`: something to solve, made from computer players' games."""

from argparse import Namespace
from itertools import islice

import msgspec
from rich.console import Group
from rich.text import Text

from reihum.cli.command import Families, Parser, Reply, add_verb
from reihum.cli.tables import tiles_text
from reihum.kernel.answers import Unreadable
from reihum.kernel.chance import checked_seed
from reihum.puzzles import PUZZLES
from reihum.puzzles.model import GENERATOR, LEVELS, RummyPuzzle
from reihum.puzzles.rummy import puzzles

MOST = 100_000  # puzzles at once


def add_to(families: "Families[Parser]") -> None:
    """The verb to make puzzles."""
    verb = add_verb(families, "puzzles", run)
    verb.add_argument("game", metavar="GAME", help=", ".join(PUZZLES))
    verb.add_argument("--count", type=int, default=1, metavar="N", help="how many (1)")
    verb.add_argument("--seed", default="puzzles", help="same seed, same puzzles")
    verb.add_argument("--level", type=int, choices=LEVELS, help="1 is easy; without it, any")


def run(asked: Namespace) -> Reply:
    """So many puzzles."""
    if asked.game not in PUZZLES:
        raise Unreadable("puzzles.unknown", game=asked.game, known=", ".join(PUZZLES))
    if not 1 <= asked.count <= MOST:
        why = f"--count is from 1 to {MOST}"
        raise Unreadable("arguments", verb="reihum puzzles", why=why)
    found = list(islice(puzzles(checked_seed(asked.seed), asked.level), asked.count))
    data = {"generator": GENERATOR, "puzzles": msgspec.to_builtins(found)}
    shown = [_shown(number, puzzle) for number, puzzle in enumerate(found, 1)]
    return Reply(data, Group(*shown))


def _shown(number: int, puzzle: RummyPuzzle) -> Group:
    """A puzzle for people; how it is solved, `reihum rummy solve` tells."""
    touched = f"{puzzle.touched} {'set' if puzzle.touched == 1 else 'sets'} touched"
    grade = f"level {puzzle.level}, {touched}, {puzzle.steps} steps"
    return Group(
        Text(f"puzzle {number}, {grade}: lay all of these"),
        Text("  ") + tiles_text(puzzle.tiles),
        Text("the table:"),
        *[Text("  ") + tiles_text(tiles) for tiles in puzzle.table],
    )
