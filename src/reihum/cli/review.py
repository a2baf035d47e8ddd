"""`reihum review`: a recorded game looked at again, with its luck and its mistakes."""

from argparse import Namespace
from pathlib import Path

import msgspec
from rich.console import Group
from rich.table import Table

from reihum.cli.command import Families, Parser, Reply, add_verb, visible
from reihum.cli.records import content, game_called
from reihum.kernel.record import read_record
from reihum.review.review import Move, Review, Round, reviewed

WORTH_TELLING = 0.02  # of a win: an error that is smaller is hardly one


def add_to(families: "Families[Parser]") -> None:
    """The verb to look at a game again."""
    verb = add_verb(families, "review", run)
    verb.add_argument("file", metavar="FILE", type=Path)


def run(asked: Namespace) -> Reply:
    """Every move with the chances, its luck and its error; for each round who owes what to luck."""
    record = read_record(content(asked.file))
    review = reviewed(game_called(record.game), record)
    parts = [_moves(review), *(_shown(review, one) for one in review.rounds)]
    told = f"points are hundredths of a win of the round; judged by {review.judgement}"
    return Reply(msgspec.to_builtins(review), Group(*parts, told))


def _moves(review: Review) -> Table:
    table = Table(title=f"{review.game}, move by move")
    for heading in ("move", "seat", "action", "chance", "then", "luck", "error", "better"):
        left = heading in ("seat", "action", "better")
        table.add_column(heading, justify="left" if left else "right")
    for move in review.moves:
        table.add_row(
            str(move.number),
            f"{move.seat} {visible(review.seats[move.seat])}",
            move.action,
            f"{move.before[move.seat]:.1%}",
            f"{move.after[move.seat]:.1%}",
            _points(move.luck[move.seat]) if any(move.luck) else "",
            *_mistake(move),
        )
    return table


def _mistake(move: Move) -> tuple[str, str]:
    if move.error is None or move.error < WORTH_TELLING:
        return "", ""
    return f"{100 * move.error:.1f}", move.better or ""


def _shown(review: Review, one: Round) -> Table:
    table = Table(title=f"round {one.number}" + ("" if one.result else ", not played to its end"))
    for heading in ("seat", "result", "luck", "skill", "without luck", "lost a decision"):
        table.add_column(heading, justify="left" if heading == "seat" else "right")
    for seat, name in enumerate(review.seats):
        each = one.lost[seat] / one.decisions[seat] if one.decisions[seat] else 0.0
        table.add_row(
            f"{seat} {visible(name)}",
            f"{one.result[seat]:.0%}" if one.result else "-",
            _points(one.luck[seat]),
            _points(one.skill[seat]),
            f"{one.adjusted[seat]:.0%}",
            f"{100 * each:.2f} of {one.decisions[seat]}",
        )
    return table


def _points(chance: float) -> str:
    return f"{100 * chance:+.1f}"
