"""`python -m training.rummy_chances`: who wins a round of Rummy, learned from nothing.

First `play`: games of all kinds of players, then of good ones alone, at two to four seats, by the
rulebook's options and others. What is learned is who wins if all go on well from wherever they
have come to. Then `learn`: a small network.
"""

import argparse
from multiprocessing import get_context
from os import cpu_count
from pathlib import Path
from random import Random
from time import monotonic
from typing import Any

import numpy as np
from numpy.typing import NDArray

from reihum.games.rummy import GAME, Options
from reihum.games.rummy.bots import PLAYERS
from reihum.games.rummy.prospects import COMMON_SIZE, MOST_SEATS, SEAT_SIZE, Scene
from reihum.research.arena import one_core
from training.progress import Progress, commit
from training.rummy import explorer
from training.rummy_learning import exported, learned

Packed = NDArray[np.uint8]

MOMENTS = 10  # of a game, about
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
        shares = [60 * (total == best) // points.count(best) for total in points]
        won.append(
            [shares[(state.turn + at) % seats] for at in range(seats)] + [0] * (MOST_SEATS - seats)
        )
    return (
        seats,
        np.packbits(np.array(common, np.uint8).reshape(-1, COMMON_SIZE), 1),
        np.packbits(np.array(each, np.uint8).reshape(-1, MOST_SEATS, SEAT_SIZE), 2),
        np.array(won, np.uint8).reshape(-1, MOST_SEATS),
    )


def played(asked: argparse.Namespace, progress: Progress) -> dict[str, Packed]:
    """The moments of so many games, lot by lot; of fewer, if the time is over after a lot."""
    one_core()
    parts: list[tuple[int, Packed, Packed, Packed]] = []
    numbers: list[int] = []
    began = monotonic()
    with get_context("spawn").Pool(asked.workers) as pool:
        for first in range(0, asked.games, LOT):
            lot = range(first, min(first + LOT, asked.games))
            found = pool.map(game, [(asked.seed, number) for number in lot], chunksize=8)
            for number, one in zip(lot, found, strict=True):
                parts.append(one)
                numbers += [number] * len(one[1])
            progress.report(lot.stop / asked.games, games=lot.stop, moments=len(numbers))
            if asked.seconds and monotonic() - began > asked.seconds:
                break
    return {
        "games": np.array(numbers, np.int32),
        "seats": np.repeat([one[0] for one in parts], [len(one[1]) for one in parts]),
        "common": np.concatenate([one[1] for one in parts]),
        "each": np.concatenate([one[2] for one in parts]),
        "won": np.concatenate([one[3] for one in parts]),
    }


def arguments() -> argparse.Namespace:
    """What was asked for."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("what", choices=["play", "learn"])
    parser.add_argument("moments", nargs="+", type=Path, help="files of moments that were played")
    parser.add_argument("--games", type=int, default=100_000)
    parser.add_argument("--seconds", type=float, default=0, help="to play for, at most")
    parser.add_argument("--epochs", type=int, default=8)
    parser.add_argument("--seed", default="prospects")
    parser.add_argument("--workers", type=int, default=cpu_count() or 1)
    parser.add_argument("--out", type=Path, default=Path("prospects.npz"))
    parser.add_argument("--commit", help="of the sources, where there is no git to ask")
    return parser.parse_args()


def main() -> None:
    """Play, or learn and write the file."""
    asked = arguments()
    progress = Progress(asked.out.with_suffix(f".{asked.what}.log"))
    if asked.what == "play":
        np.savez(asked.moments[0], allow_pickle=False, **played(asked, progress))
        return
    parts = [dict(np.load(path)) for path in asked.moments]
    among = {name: np.concatenate([part[name] for part in parts]) for name in parts[0]}
    weights, surprise = learned(among, asked.epochs, asked.seed, progress)
    games = int(among["games"].max()) + 1
    command = (
        f"python -m training.rummy_chances play moments.npz --games {games} --seed {asked.seed}"
    )
    command += f"; python -m training.rummy_chances learn moments.npz --epochs {asked.epochs}"
    about = {"commit": asked.commit or commit(), "command": command, "seed": asked.seed}
    exported(weights, about | {"surprise": surprise}, asked.out)


if __name__ == "__main__":
    main()
