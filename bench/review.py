"""Seconds of CPU for the review of a whole game: luck and mistakes of every move.

Two seats, on a few seeds: sharp against steady, and two weak players, whose games of Rummy are
three times as long. A review that people wait for should take less than five.
"""

import json
import sys
from statistics import median
from time import process_time
from typing import Any

from rich.progress import track
from rich.table import Table

from bench.own_process import told
from bench.page import CONSOLE
from reihum.games import GAMES
from reihum.kernel.record import Record, recorded
from reihum.review.judges import JUDGED
from reihum.review.review import reviewed

PAIRS = (("sharp", "steady"), ("gentle", "gentle"))
GAMES_EACH = 6


def played(name: str, seats: tuple[str, ...], seed: str) -> Record:
    """The record of a game between these players."""
    game = GAMES[name]
    moves: list[tuple[int, Any]] = []
    match = game.start(game.options(), len(seats), seed)
    while waiting := game.waiting(match):
        seat = waiting[0]
        view = game.view(match, seat)
        action = game.players[seats[seat]](view, f"{seed} {len(moves)}")
        moves.append((seat, action))
        match = game.apply(match, seat, action)
    return recorded(game, game.options(), seats, seed, moves)


def seconds(record: Record) -> float:
    """What its review takes."""
    started = process_time()
    reviewed(GAMES[record.game], record)
    return process_time() - started


def measured(name: str, seats: tuple[str, ...]) -> tuple[list[int], list[float]]:
    """How many moves some games of these players have, and what their reviews take."""
    seconds(played(name, seats, "warm"))
    records = [played(name, seats, f"bench{number}") for number in range(GAMES_EACH)]
    return [len(record.moves) for record in records], [seconds(record) for record in records]


def main() -> None:
    """Measure all games that have chances, compiled and not."""
    table = Table(title="a review, seconds of CPU")
    for heading in ("game", "players", "moves", "compiled", "slowest", "not compiled", "slowest"):
        table.add_column(heading, justify="left" if heading in ("game", "players") else "right")
    for name, seats in track([(name, seats) for name in JUDGED for seats in PAIRS]):
        command = [sys.executable, "-m", "bench.review", name, *seats]
        row = []
        for compiled in (True, False):
            moves, found = json.loads(told(command, compiled=compiled)[-1])
            row += [f"{median(found):.2f}", f"{max(found):.2f}"]
        table.add_row(name, " v ".join(seats), f"{median(moves):.0f}", *row)
    CONSOLE.print(table)


if __name__ == "__main__":
    print(json.dumps(measured(sys.argv[1], tuple(sys.argv[2:]))))
