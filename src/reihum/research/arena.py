"""Many games between computer players, in blocks: the same deal, the seats rotated.

The block is the unit of all statistics, since its games share their luck. Blocks are counted in
their order, whoever plays them, so that a seed means the same result on every machine.
"""

import pickle
from collections import deque
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import Future
from itertools import combinations
from statistics import fmean
from time import perf_counter

from msgspec import Struct, field
from msgspec.structs import replace

from reihum import processes
from reihum.games import GAMES
from reihum.kernel.game import AnyGame
from reihum.research.contest import Result, Terms, contest
from reihum.research.fitting import COIN_SLOPE, SLOPE, Fit, Moment, fitted
from reihum.research.lots import Lots
from reihum.research.luck import toss_a_coin
from reihum.research.scoring import Block, Scoring
from reihum.research.statistics import (
    Bounds,
    Estimate,
    Game,
    likelihood_ratio,
    ratings,
    share,
    times_less,
    verdict,
)

TRIAL_PART = 2  # half of the games that count, or so many games if that is less
TRIAL_GAMES = 80
AHEAD = 4  # lots that each worker has before it


class Plan(Struct, frozen=True):
    """Who plays how many blocks of what."""

    game: str
    players: tuple[str, ...]
    blocks: int
    seed: str
    terms: Terms


class Report(Struct, frozen=True):
    """What came of a plan; a line for each player, in the order of the plan."""

    plan: Plan
    blocks: list[Block] = field(default_factory=list)
    ratio: float = 0.0  # of the sequential test
    verdict: str | None = None

    def results(self, player: int) -> Iterator[tuple[int, Result]]:
        """Every game with the seat that this player had in it."""
        count = len(self.plan.players)
        for block in self.blocks:
            for turn, result in enumerate(block):
                yield (player + turn) % count, result

    def block_scores(self, player: int, adjust: bool = False) -> list[float]:
        """This player's mean share of the win in each block; adjusted: without the luck."""
        scoring = Scoring(len(self.plan.players), adjust)
        return [scoring.of(block)[player] for block in self.blocks]

    def score(self, player: int, adjust: bool = False) -> Estimate:
        """This player's mean share of the win, with its interval over blocks."""
        return share(self.block_scores(player, adjust))

    def game_scores(self, player: int) -> list[float]:
        """This player's share of the win in each game, without the luck."""
        scoring = Scoring(len(self.plan.players), adjust=True)
        parts = []
        for block in self.blocks:
            parts += [scoring.part()] * len(block)  # what is known before the block
            scoring.of(block)
        games = zip(self.results(player), parts, strict=True)
        return [one.shares[seat] - part * one.luck[seat] for (seat, one), part in games]

    def as_many(self, player: int) -> float:
        """How many times as many blocks would tell as much of this player with the luck in them."""
        return times_less(self.block_scores(player), self.block_scores(player, adjust=True))

    def as_many_single(self, player: int) -> float:
        """How many times as many games, if every game had a deal of its own."""
        raw = [result.shares[seat] for seat, result in self.results(player)]
        return times_less(raw, self.game_scores(player))

    def wins(self, player: int) -> float:
        """Games won, shared ones in part."""
        return sum(result.shares[seat] for seat, result in self.results(player))

    def mean_points(self, player: int) -> float | None:
        """The points of the game, over those games that were played to their end."""
        points = [result.points[seat] for seat, result in self.results(player) if result.points]
        return fmean(points) if points else None

    def sent_away(self, player: int) -> tuple[int, int]:
        """How many games this player lost by an illegal answer, and how many by a late one."""
        results = list(self.results(player))
        illegal = sum(result.illegal == seat for seat, result in results)
        return illegal, sum(result.late == seat for seat, result in results)

    def unfinished(self) -> int:
        """Games that went on for too long and count as drawn."""
        games = [result for block in self.blocks for result in block]
        return sum(not g.points and g.illegal is None and g.late is None for g in games)

    def games(self) -> list[Game]:
        """Every game as the ratings want it."""
        count = len(self.plan.players)
        return [
            Game(tuple((at - seat) % count for at in range(count)), result.shares)
            for seat, result in self.results(0)
        ]


def play_block(plan: Plan, number: int, game: AnyGame | None = None) -> Block:
    """All rotations of the seats on one deal."""
    count = len(plan.players)
    deal = f"{plan.seed}.{number}"
    return tuple(
        contest(
            game or GAMES[plan.game],
            [plan.players[(seat - turn) % count] for seat in range(count)],
            deal,
            f"{number}.{turn}",
            plan.terms,
        )
        for turn in range(count)
    )


def _play_lot(plan: Plan, numbers: range, game: AnyGame | None) -> tuple[list[Block], float]:
    """These blocks, and how many seconds they took."""
    begun = perf_counter()
    return [play_block(plan, number, game) for number in numbers], perf_counter() - begun


def played(plan: Plan, workers: int, game: AnyGame | None = None) -> Iterator[Block]:
    """The blocks of a plan in their order; with one worker all of them in this process."""
    if workers < 1:
        raise ValueError(f"there is at least 1 worker, not {workers}")
    if game and game.name != plan.game:
        raise ValueError(f"the plan is for {plan.game}, and the game is {game.name}")
    if workers == 1 or plan.blocks == 1:
        return (play_block(plan, number, game) for number in range(plan.blocks))
    try:
        pickle.dumps(game)
    except (pickle.PicklingError, AttributeError, TypeError) as problem:
        why = f"other processes cannot play this game, only one worker can: {problem}"
        raise ValueError(why) from None
    return _played_beside(plan, workers, game)


def _played_beside(plan: Plan, workers: int, game: AnyGame | None) -> Iterator[Block]:
    """The blocks in their order, played by other processes."""
    processes.one_core_each()
    pool = processes.pool(min(workers, plan.blocks))
    lots, under_way = Lots(plan.blocks, workers), deque[Future[tuple[list[Block], float]]]()
    try:
        while True:
            while len(under_way) < AHEAD * workers and (numbers := lots.take()):
                with processes.deaf():
                    under_way.append(pool.submit(_play_lot, plan, numbers, game))
            if not under_way:
                return
            blocks, seconds = under_way.popleft().result()
            lots.took(len(blocks), seconds)
            yield from blocks
    finally:
        pool.shutdown(wait=True, cancel_futures=True)


def arena(
    plan: Plan,
    blocks: Iterator[Block],
    bounds: Bounds | None = None,
    tell: Callable[[int], object] = lambda _: None,
) -> Report:
    """The report on these blocks; with bounds only on as many as the sequential test needs."""
    report, scoring = Report(plan), Scoring(len(plan.players), plan.terms.adjust)
    scores: list[float] = []
    for block in blocks:
        report.blocks.append(block)
        tell(len(report.blocks))
        if bounds:
            scores.append(scoring.of(block)[0])
            ratio = likelihood_ratio(scores, bounds)
            if answer := verdict(ratio, bounds):
                return Report(plan, report.blocks, ratio, answer)
    ratio = likelihood_ratio(scores, bounds) if bounds else 0.0
    return Report(plan, report.blocks, ratio)


def trial(plan: Plan) -> Plan:
    """The games before those that count: half as many, on deals of their own."""
    blocks = min(-(-plan.blocks // TRIAL_PART), -(-TRIAL_GAMES // len(plan.players)))
    terms = replace(plan.terms, adjust=False, trial=True)
    return replace(plan, blocks=blocks, seed=f"{plan.seed}.trial", terms=terms)


def tried(plan: Plan, blocks: Iterator[Block]) -> Fit:
    """How the chances are to be read between the players of a trial."""
    report = Report(plan, list(blocks))
    count, moments = len(plan.players), []
    for first, result in report.results(0):
        names = tuple([plan.players[(seat - first) % count] for seat in range(count)])
        weight = 1 / max(1, len(result.said))
        moments += [Moment(names, said, result.shares, weight) for said in result.said]
    slope = COIN_SLOPE if toss_a_coin(plan.game, plan.players) else SLOPE
    return fitted(moments, len(report.blocks) * count, slope)


def elo(reports: Sequence[Report], names: Sequence[str]) -> list[float]:
    """Ratings of all these players over all these reports."""
    games = []
    for report in reports:
        at = [names.index(name) for name in report.plan.players]
        games += [
            Game(tuple(at[player] for player in game.players), game.shares)
            for game in report.games()
        ]
    return ratings(games, len(names))


def pairings(names: Sequence[str]) -> list[tuple[str, str]]:
    """Everybody against everybody, two at a table."""
    return list(combinations(names, 2))
