"""How Rummy's chances are learned from moments of games, with NumPy: the work is in the games."""

from collections.abc import Iterator
from itertools import permutations
from pathlib import Path

import numpy as np
from numpy.typing import NDArray

from reihum.games.rummy.model import COLOURS, KINDS, NUMBERS
from reihum.games.rummy.prospects import COMMON_SIZE, KIND_FACTS, MOST_SEATS, SEAT_SIZE
from reihum.kernel.numpy_network import Numbers
from training.progress import Progress
from training.weights import written

Weights = dict[str, Numbers]
Moments = dict[str, NDArray[np.int32] | NDArray[np.uint8]]

WIDTHS = (32, 24, 16)
BATCH = 512
RATE = 3e-3
DECAY = 3.0
SLOW = 0.005  # how fast the slow copy of the weights follows, which is shipped
JUDGED = 20  # one game in so many is kept for judging
SHARE = 60  # what a whole win counts in the file
COUNTS = range(2, MOST_SEATS + 1)


def recoloured() -> list[NDArray[np.int64]]:
    """For every exchange of colours which fact becomes which: the rules know no colour."""
    found = []
    for colours in permutations(range(len(COLOURS))):
        kinds = [colour * len(NUMBERS) + at for colour in colours for at in range(len(NUMBERS))]
        kinds.append(len(KINDS) - 1)
        places = range(KIND_FACTS // len(KINDS))
        found.append(np.array([place * len(KINDS) + kind for place in places for kind in kinds]))
    return found


def fresh(random: np.random.Generator) -> Weights:
    """Weights that know nothing."""
    wide, middle, narrow = WIDTHS
    shapes: dict[str, tuple[tuple[int, ...], float]] = {
        "common": ((COMMON_SIZE, wide), 0.08),
        "own": ((SEAT_SIZE, wide), 0.08),
        "other": ((len(COUNTS), MOST_SEATS - 1, SEAT_SIZE - KIND_FACTS, wide), 0.05),
        "place": ((len(COUNTS), MOST_SEATS, wide), 0.0),
        "second": ((wide, middle), (2 / wide) ** 0.5),
        "second_bias": ((middle,), 0.0),
        "third": ((middle, narrow), (2 / middle) ** 0.5),
        "third_bias": ((narrow,), 0.0),
        "last": ((narrow,), 0.1 * narrow**-0.5),
    }
    return {
        name: (spread * random.standard_normal(shape)).astype(np.float32)
        for name, (shape, spread) in shapes.items()
    }


class Pass:
    """Moments with so many seats on their way through the network, and back."""

    def __init__(self, weights: Weights, common: Numbers, each: Numbers) -> None:
        self.weights, self.common, self.each = weights, common, each
        count = self.count = each.shape[1]
        self.others = weights["other"][count - 2]
        first = each @ weights["own"] + (common @ weights["common"])[:, None]
        first += weights["place"][count - 2, :count]
        for after in range(1, count):
            first += self._seen(after) @ self.others[after - 1]
        self.first = np.maximum(first, 0)
        self.second = np.maximum(self.first @ weights["second"] + weights["second_bias"], 0)
        self.third = np.maximum(self.second @ weights["third"] + weights["third_bias"], 0)
        scores = self.third @ weights["last"]
        odds = np.exp(scores - scores.max(1, keepdims=True))
        self.chances: Numbers = odds / odds.sum(1, keepdims=True)

    def _seen(self, after: int) -> Numbers:
        """What each seat sees of the one that comes so many turns after it."""
        seen: Numbers = np.roll(self.each[:, :, KIND_FACTS:], -after, 1)
        return seen

    def slopes(self, won: Numbers) -> Weights:
        """How the surprise of these results changes with every weight."""
        weights = self.weights
        found = {name: np.zeros_like(weight) for name, weight in weights.items()}
        slope = (self.chances - won) / len(won)
        found["last"] = np.tensordot(self.third, slope, ((0, 1), (0, 1)))
        third = slope[:, :, None] * weights["last"] * (self.third > 0)
        found["third"], found["third_bias"] = _product(self.second, third), third.sum((0, 1))
        second = (third @ weights["third"].T) * (self.second > 0)
        found["second"], found["second_bias"] = _product(self.first, second), second.sum((0, 1))
        first = (second @ weights["second"].T) * (self.first > 0)
        found["common"] = self.common.T @ first.sum(1)
        found["own"] = _product(self.each, first)
        found["place"][self.count - 2, : self.count] = first.sum(0)
        for after in range(1, self.count):
            found["other"][self.count - 2, after - 1] = _product(self._seen(after), first)
        return found


def _product(values: Numbers, slopes: Numbers) -> Numbers:
    """Over moments and seats: which value had which slope."""
    found: Numbers = values.reshape(-1, values.shape[-1]).T @ slopes.reshape(-1, slopes.shape[-1])
    return found


class Learner:
    """The weights, and the slow copy that follows them (Adam, with decay)."""

    def __init__(self, random: np.random.Generator) -> None:
        self.weights = fresh(random)
        self.slow = {name: weight.copy() for name, weight in self.weights.items()}
        self.means = {name: np.zeros_like(weight) for name, weight in self.weights.items()}
        self.squares = {name: np.zeros_like(weight) for name, weight in self.weights.items()}
        self.steps = 0

    def learn(self, common: Numbers, each: Numbers, won: Numbers, rate: float) -> None:
        """One step towards these results."""
        slopes = Pass(self.weights, common, each).slopes(won)
        self.steps += 1
        for name, slope in slopes.items():
            self.means[name] += 0.1 * (slope - self.means[name])
            self.squares[name] += 0.001 * (slope**2 - self.squares[name])
            mean = self.means[name] / (1 - 0.9**self.steps)
            square = self.squares[name] / (1 - 0.999**self.steps)
            self.weights[name] *= 1 - rate * DECAY * (slope.ndim > 1)
            self.weights[name] -= (rate * mean / (np.sqrt(square) + 1e-8)).astype(np.float32)
            share = max(SLOW, 1 / (1 + self.steps))
            self.slow[name] += share * (self.weights[name] - self.slow[name])


def opened(packed: NDArray[np.int32] | NDArray[np.uint8], size: int) -> Numbers:
    """Facts as the network wants them."""
    found: Numbers = np.unpackbits(packed.astype(np.uint8), -1)[..., :size].astype(np.float32)
    return found


def part(among: Moments, chosen: NDArray[np.int64], count: int) -> tuple[Numbers, Numbers, Numbers]:
    """The facts of these moments with so many seats, and who won."""
    common = opened(among["common"][chosen], COMMON_SIZE)
    each = opened(among["each"][chosen, :count], SEAT_SIZE)
    won: Numbers = (among["won"][chosen, :count] / SHARE).astype(np.float32)
    return common, each, won


def batches(among: Moments, random: np.random.Generator) -> Iterator[tuple[Numbers, ...]]:
    """All moments to learn from in a random order, their colours exchanged at random."""
    lots: list[tuple[int, NDArray[np.int64]]] = []
    for count in COUNTS:
        taught = (among["seats"] == count) & (among["games"] % JUDGED > 0)
        order = random.permutation(np.flatnonzero(taught))
        lots += [(count, order[at : at + BATCH]) for at in range(0, len(order), BATCH)]
    exchanges = recoloured()
    for at in random.permutation(len(lots)):
        common, each, won = part(among, lots[at][1], lots[at][0])
        exchange = exchanges[random.integers(len(exchanges))]
        common[:, :KIND_FACTS] = common[:, exchange]
        each[:, :, :KIND_FACTS] = each[:, :, exchange]
        yield common, each, won


def surprise(weights: Weights, among: Moments, count: int) -> float:
    """How much the games kept back surprise: a coin's is the logarithm of the seats."""
    judged = (among["seats"] == count) & (among["games"] % JUDGED == 0)
    chosen, total = np.flatnonzero(judged), 0.0
    for at in range(0, len(chosen), BATCH):
        common, each, won = part(among, chosen[at : at + BATCH], count)
        said = Pass(weights, common, each).chances
        total -= float((won * np.log(said + 1e-9)).sum())
    return total / max(1, len(chosen))


def learned(
    among: Moments, epochs: int, seed: str, progress: Progress
) -> tuple[Weights, dict[str, float]]:
    """The weights after so many times through all moments, and how they do on games kept back."""
    random = np.random.default_rng(list(seed.encode()))
    learner, told = Learner(random), {}
    each = sum(1 for _ in batches_needed(among))
    for epoch in range(epochs):
        for common, seats, won in batches(among, random):
            done = learner.steps / (epochs * each)
            rate = RATE * min(1.0, 10 * done + 0.01) * (1 + np.cos(np.pi * min(1.0, done))) / 2
            learner.learn(common, seats, won, float(rate))
        told = {f"seats_{count}": surprise(learner.slow, among, count) for count in COUNTS}
        progress.report((epoch + 1) / epochs, epoch=epoch + 1, **told)
    return learner.slow, told


def batches_needed(among: Moments) -> Iterator[int]:
    """One for every step of an epoch."""
    for count in COUNTS:
        taught = (among["seats"] == count) & (among["games"] % JUDGED > 0)
        yield from range(0, int(taught.sum()), BATCH)


def exported(weights: Weights, about: dict[str, object], path: Path) -> None:
    """Write the file that is shipped."""
    written({name: weight.astype(np.float16) for name, weight in weights.items()}, about, path)
