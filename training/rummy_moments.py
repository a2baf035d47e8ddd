"""`python -m training.rummy_moments moments.npz`: games from which to learn who wins at Rummy.

All kinds of players, then good ones alone, at two to four seats, by the rulebook's options and
others: what can be learned is who wins if all go on well from wherever they have come to. It is the
processor's work; `python -m training.rummy_chances` learns from it.
"""

import argparse
from multiprocessing import get_context
from os import cpu_count
from pathlib import Path
from random import Random
from typing import Any

import numpy as np
from numpy.typing import NDArray

from reihum.games.rummy import GAME, Options
from reihum.games.rummy.bots import PLAYERS
from reihum.games.rummy.prospects import COMMON_SIZE, MOST_SEATS, SEAT_SIZE, Scene
from reihum.research.arena import one_core
from training.progress import Progress, commit
from training.rummy_games import explorer
from training.weights import written

Packed = NDArray[np.uint8]

MOMENTS = 10  # of a game, about
SHARE = 60  # what a whole win counts: those who share it have whole numbers, too
LONGEST = 1_500  # moves
LOT = 2_000  # games
ANYBODY = ("gentle", "simple", "curious", "eager", "steady", "sharp", "explorer")
GOOD = (("sharp",), ("sharp",), ("steady",), ("steady", "sharp"), ("sharp", "explorer"))
SEATS = (2, 2, 2, 3, 4, 4)
OTHERWISE: tuple[dict[str, Any], ...] = (
    {"jokers": "free"},
    {"opening_points": 0},
    {"opening_points": 50},
    {"manipulate_when_opening": True},
    {"draw_and_discard": True},
    {"open_tile": "finish"},
    {"open_tile": "any"},
)
RULEBOOK = 0.65  # of the games are played by the rulebook's options


def game(job: tuple[str, int]) -> tuple[int, Packed, Packed, Packed]:
    """Some moments of one game: how many seats, facts of the table, of each seat, who won."""
    seed, number = job
    random = Random(f"{seed}.{number}")
    otherwise = {} if random.random() < RULEBOOK else random.choice(OTHERWISE)
    seats = random.choice(SEATS)
    match = GAME.start(Options(**otherwise), seats, f"{seed}.{number}")
    before = [random.choice(ANYBODY) for _ in range(seats)]
    good = random.choice(GOOD)
    after = [random.choice(good) for _ in range(seats)]
    changes = 0 if random.random() < 0.5 else random.randrange(25 * seats)
    states, moves = [], 0
    while (waiting := GAME.waiting(match)) and moves < LONGEST:
        seat = waiting[0]
        if moves >= changes:
            states.append(match.round)
        player = (before if moves < changes else after)[seat]
        seen = GAME.view(match, seat)
        asked = f"{seed}.{number}.{moves}"[-60:]
        action = explorer(seen, random) if player == "explorer" else PLAYERS[player](seen, asked)
        match = GAME.apply(match, seat, action)
        moves += 1
    common, each, won = [], [], []
    points = match.round.points or ()
    for state in random.sample(states, min(MOMENTS, len(states))) if points else []:
        scene = Scene(state)
        common.append(scene.common)
        each.append(scene.each + [[0] * SEAT_SIZE] * (MOST_SEATS - seats))
        best = max(points)
        shares = [SHARE * (total == best) // points.count(best) for total in points]
        won.append(
            [shares[(state.turn + at) % seats] for at in range(seats)] + [0] * (MOST_SEATS - seats)
        )
    return (
        seats,
        np.packbits(np.array(common, np.uint8).reshape(-1, COMMON_SIZE), 1),
        np.packbits(np.array(each, np.uint8).reshape(-1, MOST_SEATS, SEAT_SIZE), 2),
        np.array(won, np.uint8).reshape(-1, MOST_SEATS),
    )


def played(asked: argparse.Namespace, progress: Progress) -> dict[str, NDArray[np.generic]]:
    """The moments of so many games."""
    parts: list[tuple[int, Packed, Packed, Packed]] = []
    one_core()  # inherited by the workers
    jobs = [(asked.seed, number) for number in range(asked.games)]
    with get_context("spawn").Pool(asked.workers) as pool:
        for number, one in enumerate(pool.imap(game, jobs, chunksize=8)):
            parts.append(one)
            if number % LOT == LOT - 1:
                progress.report((number + 1) / asked.games, games=number + 1)
    counts = [len(one[1]) for one in parts]
    return {
        "games": np.repeat(np.arange(len(parts), dtype=np.int32), counts),
        "seats": np.repeat(np.array([one[0] for one in parts], np.uint8), counts),
        "common": np.concatenate([one[1] for one in parts]),
        "each": np.concatenate([one[2] for one in parts]),
        "won": np.concatenate([one[3] for one in parts]),
    }


def main() -> None:
    """Play, and write the moments."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("out", type=Path)
    parser.add_argument("--games", type=int, default=40_000)
    parser.add_argument("--seed", default="prospects")
    parser.add_argument("--workers", type=int, default=cpu_count() or 1)
    parser.add_argument("--commit", help="of the sources, where there is no git to ask")
    asked = parser.parse_args()
    command = f"python -m training.rummy_moments {asked.out.name}"
    command += f" --games {asked.games} --seed {asked.seed}"
    about = {"commit": asked.commit or commit(), "command": command, "seed": asked.seed}
    written(played(asked, Progress(asked.out.with_suffix(".log"))), about, asked.out)


if __name__ == "__main__":
    main()
