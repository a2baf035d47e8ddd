"""How sure a result is: intervals over blocks, a sequential test, and ratings."""

from collections.abc import Sequence
from math import fsum, inf, log, log10, pi, sqrt, tan
from statistics import NormalDist, fmean, variance

from msgspec import Struct


class Estimate(Struct, frozen=True):
    """A mean with its 95 % interval."""

    mean: float
    low: float
    high: float


def t_quantile(chance: float, freedom: int) -> float:
    """The point under which Student's t lies with this chance (Cornish and Fisher's series)."""
    if freedom == 1:
        return tan(pi * (chance - 0.5))
    if freedom == 2:
        return float((2 * chance - 1) * sqrt(2 / (4 * chance * (1 - chance))))
    z = NormalDist().inv_cdf(chance)
    terms = (
        (z**3 + z) / 4,
        (5 * z**5 + 16 * z**3 + 3 * z) / 96,
        (3 * z**7 + 19 * z**5 + 17 * z**3 - 15 * z) / 384,
        (79 * z**9 + 776 * z**7 + 1482 * z**5 - 1920 * z**3 - 945 * z) / 92160,
    )
    return z + fsum(term / float(freedom) ** power for power, term in enumerate(terms, 1))


EQUAL = 3.0  # what happens in 3 of n cases goes unseen in n of them with a chance of 5 %


def estimate(values: Sequence[float]) -> Estimate:
    """The mean of independent values; of one alone nothing is known but that.

    If all are equal, they do not show how much they vary. Then the interval reaches as far as what
    happens in one of many cases can go unseen in so few (the rule of three).
    """
    mean = fmean(values)
    if len(values) < 2:
        return Estimate(mean, -inf, inf)
    half = t_quantile(0.975, len(values) - 1) * sqrt(variance(values) / len(values))
    half = half or EQUAL / len(values)
    return Estimate(mean, mean - half, mean + half)


def share(values: Sequence[float]) -> Estimate:
    """The mean of shares, which lies between none and all, and so does its interval; it holds the
    mean even where what was taken off the values for luck brings that beyond them.
    """
    found = estimate(values)
    low, high = max(found.low, min(0.0, found.mean)), min(found.high, max(1.0, found.mean))
    return Estimate(found.mean, low, high)


def times_less(values: Sequence[float], others: Sequence[float]) -> float:
    """How many times less the others vary; 1 where too little is known to say so."""
    known = len(values) > 1 and variance(others) > 0
    return variance(values) / variance(others) if known else 1.0


class Bounds(Struct, frozen=True):
    """A sequential test, fixed before it begins: is the mean score `high` rather than `low`?"""

    low: float
    high: float
    false_yes: float = 0.05
    false_no: float = 0.05

    def yes(self) -> float:
        """The log-likelihood ratio at which the answer is yes."""
        return log((1 - self.false_no) / self.false_yes)

    def no(self) -> float:
        """The log-likelihood ratio at which the answer is no."""
        return log(self.false_no / (1 - self.false_yes))


FEWEST_BLOCKS = 16  # before these the variance is anybody's guess


def likelihood_ratio(scores: Sequence[float], bounds: Bounds) -> float:
    """The logarithm of how much likelier the high mean makes these block scores than the low."""
    if len(scores) < FEWEST_BLOCKS:
        return 0.0
    spread = variance(scores) or 1 / len(scores)
    middle = 2 * fmean(scores) - bounds.low - bounds.high
    return len(scores) * (bounds.high - bounds.low) * middle / (2 * spread)


def verdict(ratio: float, bounds: Bounds) -> str | None:
    """`yes`, `no`, or nothing yet."""
    if ratio >= bounds.yes():
        return "yes"
    return "no" if ratio <= bounds.no() else None


class Game(Struct, frozen=True):
    """Who sat at a table, and the share of the win that each of them got."""

    players: tuple[int, ...]
    shares: tuple[float, ...]


STEPS = 2_000
FEWEST_WINS = 0.5  # so that a player without a win has a rating all the same


def ratings(games: Sequence[Game], players: int) -> list[float]:
    """Elo ratings with mean 0: who is 400 higher wins ten times as often (Plackett and Luce)."""
    wins = [FEWEST_WINS] * players
    tables: dict[tuple[int, ...], int] = {}
    for game in games:
        tables[game.players] = tables.get(game.players, 0) + 1
        for player, share in zip(game.players, game.shares, strict=True):
            wins[player] += share
    strengths = [1.0] * players
    for _ in range(STEPS):
        weights = [FEWEST_WINS * players / sum(strengths)] * players
        for table, count in tables.items():
            total = sum(strengths[player] for player in table)
            for player in table:
                weights[player] += count / total
        strengths = [win / weight for win, weight in zip(wins, weights, strict=True)]
    logs = [400 * log10(strength) for strength in strengths]
    return [rating - fmean(logs) for rating in logs]
