"""Seconds of CPU for the review of a whole game: luck and mistakes of every move.

The games are those of sharp against steady, two seats, on a few seeds; a review that people wait
for should take less than five.
"""

from statistics import median
from time import process_time
from typing import Any

from rich.progress import track
from rich.table import Table

from bench.page import CONSOLE
from reihum.games import GAMES
from reihum.kernel.record import Record, recorded
from reihum.review.judges import JUDGED
from reihum.review.review import reviewed

SEATS = ("sharp", "steady")
GAMES_EACH = 8
WANTED = 5.0  # seconds


def played(name: str, seed: str) -> Record:
    """The record of a game between these players."""
    game = GAMES[name]
    moves: list[tuple[int, Any]] = []
    match = game.start(game.options(), len(SEATS), seed)
    while waiting := game.waiting(match):
        seat = waiting[0]
        view = game.view(match, seat)
        action = game.players[SEATS[seat]](view, f"{seed} {len(moves)}")
        moves.append((seat, action))
        match = game.apply(match, seat, action)
    return recorded(game, game.options(), SEATS, seed, moves)


def seconds(record: Record) -> float:
    """What its review takes."""
    started = process_time()
    reviewed(GAMES[record.game], record)
    return process_time() - started


def main() -> None:
    """Measure all games that have chances."""
    table = Table(title="a review, seconds of CPU")
    for heading in ("game", "median", "slowest", "wanted"):
        table.add_column(heading, justify="left" if heading == "game" else "right")
    for name in JUDGED:
        seconds(played(name, "warm"))
        records = [played(name, f"bench{number}") for number in range(GAMES_EACH)]
        found = [seconds(record) for record in track(records, name)]
        row = (f"{median(found):.2f}", f"{max(found):.2f}", f"< {WANTED:.0f}")
        table.add_row(name, *row)
    CONSOLE.print(table)
