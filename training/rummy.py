"""`python -m training.rummy`: Rummy's chances, from nothing.

Two players who keep their jokers play each other, now and then waiting or holding tiles back
where they could lay. From what lies and who holds what after a turn a small network learns who
wins. The games cost the most, so it is the processor's work: there is nothing here for a GPU.
"""

import argparse
from collections.abc import Iterator
from itertools import islice, permutations
from multiprocessing import get_context
from os import cpu_count
from pathlib import Path
from random import Random

import numpy as np
from numpy.typing import NDArray

from reihum.games.rummy import GAME
from reihum.games.rummy.board import tiles_of, without
from reihum.games.rummy.laying import Budget, lay_nothing, most, turn, without_jokers
from reihum.games.rummy.learned import COUNTED, Row, Side, counts, row
from reihum.games.rummy.master import side
from reihum.games.rummy.model import (
    COLOURS,
    KINDS,
    NUMBERS,
    Action,
    Lay,
    Options,
    Rack,
    Round,
    Turn,
    View,
)
from reihum.games.rummy.solver import Play, Work
from reihum.kernel.match import Seat
from reihum.kernel.numpy_network import Numbers
from reihum.research.arena import one_core
from training.progress import Progress, commit
from training.weights import written

WIDTHS = (64, 32)
BATCH = 512
RATE = 2e-3
DECAY = 0.02
SLOW = 0.01  # how fast the slow copy of the weights follows, which is shipped
EXPLORED = 0.3  # of the turns that could lay
SAMPLED = 0.4  # of the positions of a game: they are too alike to be worth more
JUDGED = 20  # one game in so many is kept for judging

Rows = NDArray[np.uint8]
Examples = tuple[Rows, NDArray[np.uint8], NDArray[np.int32]]


def explorer(seen: View, random: Random) -> Action:
    """Keeps its jokers and lays the most; now and then waits, or holds some of it back."""

    def choice(rack: Rack, budget: Budget) -> Action | None:
        play = most(seen, without_jokers(rack), budget)
        if not play or random.random() >= EXPLORED:
            return _laid(play)
        kept = random.sample(play.played, random.choice((1, len(play.played), len(play.played))))
        held = most(seen, without(without_jokers(rack), kept), budget)
        return _laid(held) or lay_nothing(seen, rack)

    return turn(seen, choice)


def _laid(play: Play | None) -> Action | None:
    return Lay(play.table, with_open_tile=play.with_open_tile) if play else None


def examples(job: tuple[str, int]) -> tuple[list[Row], list[int]]:
    """The positions of one game, each with whether the seat that had moved won."""
    seed, number = job
    random, match = Random(f"{seed}.{number}"), GAME.start(Options(), 2, f"{seed}.{number}")
    rows: list[Row] = []
    movers: list[Seat] = []
    while seats := GAME.waiting(match):
        mover = seats[0]
        match = GAME.apply(match, mover, explorer(GAME.view(match, mover), random))
        if GAME.waiting(match) and random.random() < SAMPLED:
            found = position(match.round, mover)
            if found:
                rows.append(found)
                movers.append(mover)
    ended = GAME.outcome(match)
    assert ended
    return rows, [int(mover in ended.winners) for mover in movers]


def position(state: Round, mover: Seat) -> Row | None:
    """What the chances of the seat that has moved depend on; nothing if the other one can end."""
    other = 1 - mover
    theirs = _side(state, other)
    if theirs.most == len(theirs.rack):
        return None
    return row(_side(state, mover), theirs, counts(tiles_of(state.table)), len(state.pool))


def _side(state: Round, seat: Seat) -> Side:
    return side(Turn(state.table, state.racks[seat], state.opened[seat], state.options), Work())


def played(games: int, seed: str, workers: int, progress: Progress) -> Examples:
    """The examples of so many games: rows, who won, and from which game each is."""
    rows: list[Rows] = []
    wins: list[int] = []
    numbers: list[int] = []
    jobs = [(seed, number) for number in range(games)]
    with get_context("spawn").Pool(workers, one_core) as pool:
        for number, (found, won) in enumerate(pool.imap(examples, jobs, chunksize=8)):
            rows += [np.array(found, np.uint8)] if found else []
            wins += won
            numbers += [number] * len(won)
            if number % 500 == 499:
                progress.report(0.5 * (number + 1) / games, games=number + 1, examples=len(wins))
    return np.concatenate(rows), np.array(wins, np.uint8), np.array(numbers, np.int32)


def recoloured() -> list[NDArray[np.int64]]:
    """For every exchange of colours, which feature becomes which: the rules know no colour."""
    found = []
    for colours in permutations(range(len(COLOURS))):
        kinds = [colour * len(NUMBERS) + at for colour in colours for at in range(len(NUMBERS))]
        kinds.append(len(KINDS) - 1)
        places = range(COUNTED // len(KINDS))
        found.append(np.array([place * len(KINDS) + kind for place in places for kind in kinds]))
    return found


class Learner:
    """The weights, and the slow copy that follows them (Adam, with decay)."""

    def __init__(self, features: int, random: np.random.Generator) -> None:
        self.weights: list[Numbers] = []
        for wide, narrow in zip((features, *WIDTHS), (*WIDTHS, 1), strict=True):
            spread = np.sqrt(2 / wide) * (0.1 if narrow == 1 else 1)
            self.weights.append(random.normal(0, spread, (wide, narrow)).astype(np.float32))
            self.weights.append(np.zeros(narrow, np.float32))
        self.slow = [weight.copy() for weight in self.weights]
        self.means = [np.zeros_like(weight) for weight in self.weights]
        self.squares = [np.zeros_like(weight) for weight in self.weights]
        self.steps = 0

    def layers(self, values: Numbers, weights: list[Numbers]) -> list[Numbers]:
        """The values of every layer; the last one holds the logarithms of the odds."""
        found = [values]
        for at in range(0, len(weights), 2):
            values = values @ weights[at] + weights[at + 1]
            if at < len(weights) - 2:
                values = np.maximum(values, 0)
            found.append(values)
        return found

    def learn(self, values: Numbers, won: Numbers, rate: float) -> None:
        """One step towards these results."""
        layers = self.layers(values, self.weights)
        slope = ((chance(layers[-1]) - won) / len(won))[:, None].astype(np.float32)
        slopes: list[Numbers] = [np.zeros(0, np.float32)] * len(self.weights)
        for at in range(len(self.weights) - 2, -1, -2):
            slopes[at], slopes[at + 1] = layers[at // 2].T @ slope, slope.sum(0)
            slope = (slope @ self.weights[at].T) * (layers[at // 2] > 0)
        self.steps += 1
        for at, slope in enumerate(slopes):
            self.means[at] += 0.1 * (slope - self.means[at])
            self.squares[at] += 0.001 * (slope**2 - self.squares[at])
            mean = self.means[at] / (1 - 0.9**self.steps)
            square = self.squares[at] / (1 - 0.999**self.steps)
            self.weights[at] *= 1 - rate * DECAY * (slope.ndim == 2)
            self.weights[at] -= (rate * mean / (np.sqrt(square) + 1e-8)).astype(np.float32)
            self.slow[at] += (self.weights[at] - self.slow[at]) * max(SLOW, 1 / (1 + self.steps))

    def surprise(self, rows: Rows, won: NDArray[np.uint8]) -> float:
        """How much these results surprise the slow copy: the mean of -log(chance)."""
        found = chance(self.layers(inputs(rows), self.slow)[-1])
        return float(-np.log(np.where(won, found, 1 - found) + 1e-9).mean())


def chance(odds: Numbers) -> Numbers:
    """From the logarithm of the odds."""
    found: Numbers = (1 / (1 + np.exp(-odds[:, 0]))).astype(np.float32)
    return found


def inputs(rows: Rows) -> Numbers:
    """The first layer: whether there is one of a kind, whether there are two; then all the rest."""
    kinds = rows[:, :COUNTED]
    return np.concatenate([kinds >= 1, kinds >= 2, rows[:, COUNTED:]], 1).astype(np.float32)


def batches(among: Examples, epoch: int, seed: str) -> Iterator[tuple[Rows, NDArray[np.uint8]]]:
    """All examples to learn from in a random order, their colours exchanged at random."""
    rows, won, games = among
    random = np.random.default_rng([*seed.encode(), epoch])
    order = random.permutation(np.flatnonzero(games % JUDGED > 0))
    exchanges = recoloured()
    for first in range(0, len(order) - BATCH + 1, BATCH):
        chosen = order[first : first + BATCH]
        found = rows[chosen]
        exchange = exchanges[random.integers(len(exchanges))]
        found[:, :COUNTED] = found[:, exchange]
        yield found, won[chosen]


def trained(among: Examples, epochs: int, seed: str, progress: Progress) -> Learner:
    """The weights after so many times through all examples."""
    rows, won, games = among
    judged = np.flatnonzero(games % JUDGED == 0)
    features = inputs(rows[:1]).shape[1]
    learner = Learner(features, np.random.default_rng(list(seed.encode())))
    steps = epochs * (int((games % JUDGED > 0).sum()) // BATCH)
    for epoch in range(epochs):
        for found, results in islice(batches(among, epoch, seed), steps):
            done = learner.steps / steps
            rate = RATE * min(1.0, 10 * done + 0.01) * (1 + np.cos(np.pi * done)) / 2
            learner.learn(inputs(found), results.astype(np.float32), rate)
        surprise = learner.surprise(rows[judged], won[judged])
        progress.report(0.5 + 0.5 * (epoch + 1) / epochs, epoch=epoch + 1, surprise=surprise)
    return learner


def exported(learner: Learner, about: dict[str, object], path: Path) -> None:
    """Write the file that is shipped."""
    arrays: dict[str, NDArray[np.generic]] = {}
    for at in range(0, len(learner.slow), 2):
        arrays[f"weights_{at // 2}"] = learner.slow[at].astype(np.float16)
        arrays[f"biases_{at // 2}"] = learner.slow[at + 1].astype(np.float16)
    written(arrays, about, path)


def main() -> None:
    """Play, learn, and write the file."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=2_500)
    parser.add_argument("--epochs", type=int, default=8)
    parser.add_argument("--seed", default="chances")
    parser.add_argument("--workers", type=int, default=cpu_count() or 1)
    parser.add_argument("--out", type=Path, default=Path("chances.npz"))
    parser.add_argument("--commit", help="of the sources, where there is no git to ask")
    asked = parser.parse_args()
    progress = Progress(asked.out.with_suffix(".log"))
    among = played(asked.games, asked.seed, asked.workers, progress)
    learner = trained(among, asked.epochs, asked.seed, progress)
    progress.plot("surprise", asked.out.with_suffix(".svg"))
    command = f"python -m training.rummy --games {asked.games}"
    command += f" --epochs {asked.epochs} --seed {asked.seed} --out {asked.out.name}"
    about = {"commit": asked.commit or commit(), "command": command, "seed": asked.seed}
    about |= {"surprise": progress.lines[-1]["surprise"]}
    exported(learner, about, asked.out)


if __name__ == "__main__":
    main()
