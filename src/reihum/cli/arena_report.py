"""What `reihum arena` has found out, for people as a table and for programs as data."""

from collections.abc import Sequence
from math import isclose

from rich.table import Table

from reihum.research.arena import Report
from reihum.research.statistics import FEWEST_BLOCKS, Bounds, Estimate
from reihum.review.judges import judge


def games_of(report: Report) -> int:
    """How many games were played."""
    return len(report.blocks) * len(report.plan.players)


def data_of(report: Report, bounds: Bounds | None) -> dict[str, object]:
    """A table's report for programs."""
    at = range(len(report.plan.players))
    scores = [report.score(player) for player in at]
    data: dict[str, object] = {
        "players": report.plan.players,
        "wins": [round(report.wins(player), 4) for player in at],
        "mean_score": [round(score.mean, 5) for score in scores],
        "games": games_of(report),
        "ci95": [[round(score.low, 5), round(score.high, 5)] for score in scores],
        "blocks": len(report.blocks),
        "mean_points": [report.mean_points(player) for player in at],
        "illegal": [report.sent_away(player)[0] for player in at],
        "late": [report.sent_away(player)[1] for player in at],
        "unfinished": report.unfinished(),
        "seed": report.plan.seed,
    }
    if report.plan.terms.adjust:
        adjusted = [report.score(player, adjust=True) for player in at]
        data["adjusted"] = {
            "mean_score": [round(score.mean, 5) for score in adjusted],
            "ci95": [[round(score.low, 5), round(score.high, 5)] for score in adjusted],
            "as_many": [round(report.as_many(player), 2) for player in at],
            "as_many_single": [round(report.as_many_single(player), 2) for player in at],
            "judgement": judge(report.plan.game).judgement,
            "fit": report.plan.terms.fit,
        }
    if bounds:
        data["sprt"] = {
            "low": bounds.low,
            "high": bounds.high,
            "llr": round(report.ratio, 3),
            "verdict": report.verdict,
        }
    return data


def shown(report: Report, bounds: Bounds | None) -> Table:
    """A table's report for people, 80 columns wide at most."""
    table = Table(title=report.plan.game, caption=". ".join(_remarks(report, bounds)))
    table.add_column("player")
    rows: list[list[str]] = [[name] for name in report.plan.players]
    for heading, cells in _columns(report).items():
        if any(cells):
            table.add_column(heading, justify="right")
            rows = [[*row, cell] for row, cell in zip(rows, cells, strict=True)]
    for row in rows:
        table.add_row(*row)
    return table


def _columns(report: Report) -> dict[str, list[str]]:
    """What is told of each player, by its heading; what happened to nobody has no cells."""
    at = range(len(report.plan.players))
    points = [report.mean_points(player) for player in at]
    away = [report.sent_away(player) for player in at]
    adjust = report.plan.terms.adjust
    return {
        "wins": [f"{report.wins(player):.1f}" for player in at],
        "score ± 95%": [_score(report, player) for player in at],
        "without luck": [_score(report, player, adjust=True) if adjust else "" for player in at],
        "points": ["-" if mean is None else f"{mean:.2f}" for mean in points],
        "illegal": [str(illegal) if illegal else "" for illegal, _ in away],
        "late": [str(late) if late else "" for _, late in away],
    }


def _score(report: Report, player: int, *, adjust: bool = False) -> str:
    """A score and how sure it is: nothing where it may be anything, and where the interval ends at
    none or all, so far up and so far down.
    """
    score = report.score(player, adjust=adjust)
    if not _known(score):
        return f"{score.mean:.1%}"
    up, down = score.high - score.mean, score.mean - score.low
    if isclose(up, down):
        return f"{score.mean:.1%} ± {up:.1%}"
    return f"{score.mean:.1%} +{100 * up:.1f} -{100 * down:.1f}"


def _known(score: Estimate) -> bool:
    """Whether there is anything that the score cannot be."""
    return score.low > 0 or score.high < 1


def _remarks(report: Report, bounds: Bounds | None) -> list[str]:
    """What stands below the table."""
    plan, blocks = report.plan, len(report.blocks)
    remarks = [f"{games_of(report)} games in {blocks} blocks, seed {plan.seed}"]
    if blocks < 2:
        remarks = [f"{games_of(report)} games in 1 block, seed {plan.seed}"]
    if not all(_known(report.score(player)) for player in range(len(plan.players))):
        remarks += ["How sure a score is, is not known yet after so few"]
    if report.unfinished():
        count, longest = report.unfinished(), plan.terms.longest
        remarks += [f"{count} not finished after {longest} moves: drawn"]
    if bounds:
        verdict = f"{report.verdict or 'not yet known'} (log-likelihood ratio {report.ratio:.2f})"
        remarks += [f"Is the first one's score {bounds.high} rather than {bounds.low}? {verdict}"]
    if plan.terms.adjust:
        remarks += [f"Luck is judged by {judge(plan.game).judgement}"]
        if blocks >= FEWEST_BLOCKS:
            many = f"{report.as_many(0):.1f} times as many games"
            remarks += [f"With the luck left in, {many} would tell as much of {plan.players[0]}"]
        remarks += [str(plan.terms.fit)] if plan.terms.fit else []
    return remarks


def shown_ratings(names: Sequence[str], ratings: Sequence[float]) -> Table:
    """The ratings, the best first."""
    table = Table(title="Elo, mean 0")
    table.add_column("player")
    table.add_column("rating", justify="right")
    for rating, name in sorted(zip(ratings, names, strict=True), reverse=True):
        table.add_row(name, f"{rating:+.0f}")
    return table
