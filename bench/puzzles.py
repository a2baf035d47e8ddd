"""Puzzles made in a second of CPU: rounds of computer players are played and searched for them.

For each game puzzles of any level come from a few rounds; a second of thinking should bring one.
"""

from itertools import islice
from time import process_time

from rich.progress import track
from rich.table import Table

from bench.page import CONSOLE
from reihum.puzzles import PUZZLES
from reihum.puzzles.making import puzzles

EACH = 40
WANTED = 1  # a second


def a_second(game: str) -> float:
    """How many of this game."""
    found = puzzles(game, "bench")
    next(found)  # whatever is loaded at first does not count
    started = process_time()
    made = len(list(track(islice(found, EACH), game, total=EACH)))
    return made / (process_time() - started)


def main() -> None:
    """Measure all games."""
    table = Table(title="puzzles a second of CPU")
    for heading in ("game", "puzzles", "wanted"):
        table.add_column(heading, justify="left" if heading == "game" else "right")
    for game in PUZZLES:
        table.add_row(game, f"{a_second(game):.2f}", f"> {WANTED}")
    CONSOLE.print(table)
