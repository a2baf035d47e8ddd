"""`python -m training.rummy_moments moments.npz`: games from which to learn who wins at Rummy.

All kinds of players, then good ones alone, those who lay at once as well as those who wait, at two
to four seats, by the rulebook's options and others: what can be learned is who wins if all go on
well from wherever they have come to. With `--laying` nobody waits on purpose: what can be learned
is who wins where everybody lays what there is to lay. It is the processor's work;
`python -m training.rummy_chances` learns from it.
"""

import argparse
from collections.abc import Sequence
from os import cpu_count
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from reihum import processes
from reihum.games.rummy import GAME, Options
from reihum.games.rummy.model import Round
from reihum.games.rummy.prospects import COMMON_SIZE, MOST_SEATS, SEAT_SIZE, Scene
from training.progress import Progress, commit
from training.rummy_players import astray, somebody
from training.weights import written

Packed = NDArray[np.uint8]

MOMENTS = 12  # of a game, about
SHARE = 60  # what a whole win counts: those who share it have whole numbers, too
LONGEST = 1_500  # moves
LOT = 2_000  # games
ANYBODY = (
    *("gentle", "simple", "curious", "eager", "steady", "sharp"),
    *("explorer", "holder", "late"),
)
HOLDING = ("holder", "late")
GOOD = (
    ("sharp",),
    ("sharp",),
    ("steady",),
    ("steady", "sharp"),
    ("steady", "sharp"),
    ("sharp", "explorer"),
    ("holder",),
    ("holder", "sharp"),
    ("holder", "seer", "sharp"),
    ("seer",),
    ("seer",),
    ("seer", "sharp"),
    ("seer", "sharp"),
    ("seer", "steady", "holder"),
)
LAYING = (
    ("sharp",),
    ("sharp",),
    ("steady",),
    ("steady", "sharp"),
    ("sharp", "eager"),
    ("explorer", "sharp"),
)
WITH_MASTER = (("master",), ("master", "sharp"), ("master", "seer", "steady"))
MASTERS = 0.04  # of the games: one takes as long as thirty others
# Of the turns, those of good players, too: else whoever could open and has not is always somebody
# who plays so on purpose, and waiting is taken for a strength of the rack. Once they have opened,
# seldom, where anybody holds tiles back: nobody could do so for long.
ASTRAY = 0.12
ASTRAY_OPENED = 0.015
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


class Moments(NamedTuple):
    """Some moments of one game, in their order."""

    seats: int
    first: Packed  # who moves next in each
    common: Packed
    each: Packed
    won: Packed


class Job(NamedTuple):
    """One game to be played."""

    seed: str
    number: int
    laying: bool = False  # nobody waits on purpose


def game(job: Job) -> Moments:
    """Some moments of one game: who moves, facts of the table, of each seat, who won."""
    seed, number, laying = job
    random = Random(f"{seed}.{number}")
    otherwise = {} if random.random() < RULEBOOK else random.choice(OTHERWISE)
    seats = random.choice(SEATS)
    match = GAME.start(Options(**otherwise), seats, f"{seed}.{number}")
    anybody, good = _who_plays(random, laying)
    before = [somebody(random.choice(anybody), random) for _ in range(seats)]
    names = [random.choice(good) for _ in range(seats)]
    after = [somebody(name, random) for name in names]
    changes = 0 if random.random() < 0.5 else random.randrange(25 * seats)
    states, moves = [], 0
    while (waiting := GAME.waiting(match)) and moves < LONGEST:
        seat, state = waiting[0], match.round
        if moves >= changes:
            states.append(state)
        player, view = (before if moves < changes else after)[seat], GAME.view(match, seat)
        if random.random() < (ASTRAY_OPENED if state.opened[seat] and not laying else ASTRAY):
            action = astray(view, random)
        else:
            action = player(view, state, f"{seed}.{number}.{moves}"[-60:])
        match = GAME.apply(match, seat, action)
        moves += 1
    if not match.round.points:  # too long
        return told([], match.round)
    chosen = random.sample(range(len(states)), min(MOMENTS, len(states)))
    return told([states[at] for at in sorted(chosen)], match.round)


def _who_plays(random: Random, laying: bool) -> tuple[Sequence[str], Sequence[str]]:
    """Among whom the game begins, and among whom it goes on."""
    if laying:
        return [name for name in ANYBODY if name not in HOLDING], random.choice(LAYING)
    return ANYBODY, random.choice(WITH_MASTER if random.random() < MASTERS else GOOD)


def told(states: list[Round], end: Round) -> Moments:
    """These moments of a game that ended like this."""
    seats, points = len(end.racks), end.points or ()
    shares = [SHARE * (total == max(points)) // points.count(max(points)) for total in points]
    empty = MOST_SEATS - seats
    scenes = [Scene(state) for state in states]
    each = [scene.each + [[0] * SEAT_SIZE] * empty for scene in scenes]
    won = [[shares[(s.turn + at) % seats] for at in range(seats)] + [0] * empty for s in states]
    common = np.array([scene.common for scene in scenes], np.uint8).reshape(-1, COMMON_SIZE)
    return Moments(
        seats=seats,
        first=np.array([state.turn for state in states], np.uint8),
        common=np.packbits(common, 1),
        each=np.packbits(np.array(each, np.uint8).reshape(-1, MOST_SEATS, SEAT_SIZE), 2),
        won=np.array(won, np.uint8).reshape(-1, MOST_SEATS),
    )


def played(asked: argparse.Namespace, progress: Progress) -> dict[str, NDArray[np.generic]]:
    """The moments of so many games."""
    parts: list[Moments] = []
    processes.one_core_each()  # inherited by the workers
    jobs = [Job(asked.seed, number, asked.laying) for number in range(asked.games)]
    with processes.pool(asked.workers) as pool:
        for number, one in enumerate(pool.map(game, jobs, chunksize=8)):
            parts.append(one)
            if number % LOT == LOT - 1:
                progress.report((number + 1) / asked.games, games=number + 1)
    counts = [len(one.won) for one in parts]
    return {
        "games": np.repeat(np.arange(len(parts), dtype=np.int32), counts),
        "seats": np.repeat(np.array([one.seats for one in parts], np.uint8), counts),
        "first": np.concatenate([one.first for one in parts]),
        "common": np.concatenate([one.common for one in parts]),
        "each": np.concatenate([one.each for one in parts]),
        "won": np.concatenate([one.won for one in parts]),
    }


def main() -> None:
    """Play, and write the moments."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("out", type=Path)
    parser.add_argument("--laying", action="store_true", help="nobody waits on purpose")
    parser.add_argument("--games", type=int, default=40_000)
    parser.add_argument("--seed", default="prospects")
    parser.add_argument("--workers", type=int, default=cpu_count() or 1)
    parser.add_argument("--commit", help="of the sources, where there is no git to ask")
    asked = parser.parse_args()
    command = f"python -m training.rummy_moments {asked.out.name}"
    command += f"{' --laying' * asked.laying} --games {asked.games} --seed {asked.seed}"
    about = {"commit": asked.commit or commit(), "command": command, "seed": asked.seed}
    written(played(asked, Progress(asked.out.with_suffix(".log"))), about, asked.out)


if __name__ == "__main__":
    main()
