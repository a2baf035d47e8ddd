"""The chances between certain players, fitted to a few games of theirs before any is counted.

A game's chances are those of its masters. Others lose more in the turns to come, and one of them
more than another. So players whose scores are to be told without luck first play some games on
other deals; from what the chances said there and who won come a strength for each of them, and how
far what is said comes true. It is fixed before the games that count, so luck stays luck; and the
nearer the chances are to the truth, the less is left of a result that is neither luck nor skill.
"""

from collections.abc import Sequence
from math import exp, fsum, log
from operator import mul

from msgspec import Struct, field

from reihum.research.luck import Reading
from reihum.review.judges import Chances

Facts = list[float]  # of a seat at a moment: the logarithm of its chance, then who sits there

STEPS = 25
FARTHEST = 0.2  # in one step: where little is known, Newton's would go anywhere
FLATTEST = 0.1  # a slope: chances that say nothing are still chances
LEAST = 0.001  # what is said is never taken to be surer than that
# What is thought before a game was played, and by how much that may well be wrong: whoever makes
# mistakes in the turns to come makes less of a chance than it says, on either side.
SLOPE, SLOPE_WRONG = 0.7, 0.3
COIN_SLOPE = 0.3  # where a coin decides on somebody's turns
STRENGTH, STRENGTH_WRONG = 0.0, 1.0


class Moment(Struct, frozen=True):
    """What the chances said at a moment of a game, and what became of it."""

    players: tuple[str, ...]  # by seat
    said: Chances
    shares: tuple[float, ...]  # of the win
    weight: float = 1.0  # all moments of a game together should have one

    def facts(self, names: Sequence[str]) -> list[Facts]:
        """What is known of each seat."""
        logs = [log(max(chance, LEAST)) for chance in self.said]
        seats = zip(logs, self.players, strict=True)
        return [[chance, *[float(name == player) for name in names]] for chance, player in seats]


class Fit(Struct, frozen=True):
    """How the chances are to be read between these players."""

    games: int = 0  # that were played to find it
    slope: float = 1.0  # below one: what is said comes true in part
    strengths: dict[str, float] = field(default_factory=dict)  # in log odds

    def reading(self, players: Sequence[str]) -> Reading:
        """Turns what is said into the chances that these players have on their seats."""
        odds = [exp(self.strengths.get(name, STRENGTH)) for name in players]

        def read(said: Chances) -> Chances:
            shares = [max(chance, 0.0) ** self.slope for chance in said]  # rounded, it may be below
            each = [share * by for share, by in zip(shares, odds, strict=True)]
            total = sum(each)
            return tuple([one / total for one in each])

        return read

    def __str__(self) -> str:
        stronger = [f"{name} {strength:+.2f}" for name, strength in self.strengths.items()]
        return (
            f"A trial of {self.games} games came first, on other deals, to see what its chances are"
            f" worth between these players: a lead counts {self.slope:.2f} times what it says,"
            f" and by strength (log odds) {', '.join(stronger)}"
        )


def fitted(moments: Sequence[Moment], games: int, slope: float = SLOPE) -> Fit:
    """The likeliest reading of the chances, by Newton's steps for one number after the other, if
    this is the slope that is thought before.
    """
    names = sorted({name for moment in moments for name in moment.players})
    usual = [slope, *[STRENGTH] * len(names)]
    wrong = [SLOPE_WRONG, *[STRENGTH_WRONG] * len(names)]
    lines = [(moment, moment.facts(names)) for moment in moments]
    values = usual.copy()
    for _ in range(STEPS):
        for at, (start, off) in enumerate(zip(usual, wrong, strict=True)):
            rise, bend = (start - values[at]) / off**2, 1 / off**2
            for moment, facts in lines:
                likely = _likely(values, facts)
                of_seats = [fact[at] for fact in facts]
                mean = _sum_of_products(likely, of_seats)
                rise += moment.weight * (_sum_of_products(moment.shares, of_seats) - mean)
                squares = _sum_of_products(likely, [one * one for one in of_seats])
                bend += moment.weight * (squares - mean * mean)
            values[at] += min(max(rise / bend, -FARTHEST), FARTHEST)
    return Fit(games, max(values[0], FLATTEST), dict(zip(names, values[1:], strict=True)))


def _sum_of_products(some: Sequence[float], others: Sequence[float]) -> float:
    return fsum(map(mul, some, others))


def _likely(values: Sequence[float], facts: Sequence[Facts]) -> list[float]:
    """How likely each seat is to win."""
    odds = [exp(_sum_of_products(values, fact)) for fact in facts]
    total = sum(odds)
    return [one / total for one in odds]
