"""`reihum review`: a recorded game looked at again, with its luck and its mistakes."""

from argparse import Namespace
from collections.abc import Callable
from functools import partial
from pathlib import Path
from signal import SIGINT

import msgspec
from rich.box import SIMPLE_HEAD
from rich.console import Group
from rich.table import Table

from reihum.cli.command import Families, Parser, Reply, add_verb, visible
from reihum.cli.records import PROMISE, content, game_called
from reihum.cli.shorthand import changes
from reihum.kernel.answers import Refused
from reihum.kernel.game import AnyGame
from reihum.kernel.record import Record, read_record, replayed, seed_matches
from reihum.review.review import Move, Review, Round, reviewed

WORTH_TELLING = 0.02  # of a win: where less is lost, nothing better is told
ABOUT = """\
Points are hundredths of a win of the round. Before + luck of the draw + what the choice cost + all
else = after. All else is what the judge sees only after a move; in Rummy it knows all racks, so it
is also what nobody at the table could know."""


def add_to(families: "Families[Parser]") -> None:
    """The verb to look at a game again."""
    verb = add_verb(families, "review", run)
    verb.add_argument("file", metavar="FILE", type=Path)


def run(asked: Namespace) -> Reply:
    """Every move with the chances, its luck and its error; for each round who owes what to luck."""
    record = read_record(content(asked.file))
    game = game_called(record.game)
    try:
        review = reviewed(game, record)
    except KeyboardInterrupt:
        raise Refused("interrupted", sign=SIGINT) from None
    if not review.moves:
        raise Refused("review.no_moves")
    matches = seed_matches(record)
    parts = [_moves(review, _told(game, record)), *(_shown(review, one) for one in review.rounds)]
    text = Group(*parts, ABOUT, f"judged by {review.judgement}", PROMISE[matches])
    return Reply({**msgspec.to_builtins(review), "seed_matches": matches}, text, yes=matches)


def _told(game: AnyGame, record: Record) -> list[Callable[[str], str]]:
    """How a move is told in short, for every move of the record: Rummy's by what it changes."""
    if game.name != "rummy":
        return [str] * len(record.moves)
    matches = [match for _, match in replayed(game, record)]
    return [partial(changes, table=match.round.table) for match in matches]


def _moves(review: Review, told: list[Callable[[str], str]]) -> Table:
    table = Table(title=f"{review.game}, move by move", box=SIMPLE_HEAD, padding=(0, 1, 0, 0))
    for heading in ("move", "seat", "action", "before", "luck", "choice", "else", "after"):
        left = heading in ("seat", "action")
        table.add_column(heading, justify="left" if left else "right", no_wrap=not left)
    for move in review.moves:
        short = told[move.number - 1]
        missed = (move.error or 0) >= WORTH_TELLING and move.better
        better = [f"  better: {short(missed)}"] if missed else []
        table.add_row(
            str(move.number),
            f"{move.seat} {visible(review.seats[move.seat])}",
            "\n".join([short(move.action), *better]),
            *_sum(move),
        )
    return table


def _sum(move: Move) -> tuple[str, ...]:
    """The chance before, luck, what the choice cost, all else, the chance after: they add up."""
    told = (move.before[move.seat], move.luck[move.seat], -(move.error or 0), move.after[move.seat])
    before, luck, choice, after = [round(1000 * one) for one in told]
    parts = (luck, choice, after - before - luck - choice)
    changes = [f"{part / 10:+.1f}" if part else "" for part in parts]
    return f"{before / 10:.1f}%", *changes, f"{after / 10:.1f}%"


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
