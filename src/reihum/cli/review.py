"""`reihum review`: a recorded game looked at again, with its luck and its mistakes."""

from argparse import Namespace
from collections.abc import Callable, Iterator, Sequence
from functools import partial
from pathlib import Path
from signal import SIGINT

import msgspec
from rich.box import SIMPLE_HEAD
from rich.console import Console, ConsoleOptions, Group, RenderableType
from rich.measure import Measurement
from rich.table import Table
from rich.text import Text

from reihum.cli.command import Families, Parser, Reply, add_verb, visible
from reihum.cli.records import PROMISE, content, game_called
from reihum.cli.shorthand import changes
from reihum.kernel.answers import Refused
from reihum.kernel.game import AnyGame
from reihum.kernel.record import Record, read_record, replayed, seed_matches
from reihum.review.review import Move, Review, Round, reviewed

WORTH_TELLING = 0.02  # of a win: a better move is shown only if it gains this much
ROOMY = 72  # columns from which tables have room for every word; else all is told line by line
COLUMNS = ("before", "luck", "choice", "else", "after")
RESULTS = ("result", "luck", "skill", "without luck", "lost a decision")
ABOUT = (
    "Points are hundredths of a win of the round. Before + luck of the draw + what the choice cost"
    " + all else = after. All else is what the judge sees only after a move; in Rummy it knows all"
    " racks, so it is also what nobody at the table could know."
)

MANNERS = {
    "holding": ", for somebody saved up tiles: as among players who do",
    "laying": ", for nobody saved up tiles after opening: as among players who lay what they can",
}


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
    shown = Shown(review, _told(game, record))
    manner = MANNERS.get(review.manner, "")
    judge = Fitted(f"judged by {review.judgement}{manner}", hang=2)
    text = Group(shown, Fitted(ABOUT), judge, Fitted(PROMISE[matches]))
    return Reply({**msgspec.to_builtins(review), "seed_matches": matches}, text, yes=matches)


def _told(game: AnyGame, record: Record) -> list[Callable[[str], str]]:
    """How a move is told in short, for every move of the record: Rummy's by what it changes."""
    if game.name != "rummy":
        return [str] * len(record.moves)
    matches = [match for _, match in replayed(game, record)]
    return [partial(changes, table=match.round.table) for match in matches]


class Fitted:
    """Text as wide as there is room, also in a pipe; what goes on in a further line is set in."""

    def __init__(self, text: str, indent: int = 0, hang: int = 0) -> None:
        self._text, self._indent, self._hang = Text(text), indent, hang

    def __rich_measure__(self, console: Console, options: ConsoleOptions) -> Measurement:
        """From its longest word on to all of it in one line."""
        least, most = Measurement.get(console, options, self._text)
        return Measurement(least + self._indent + self._hang, most + self._indent + self._hang)

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> Iterator[Text]:
        """For so much room."""
        width = max(1, options.max_width - self._indent - self._hang)
        lines = self._text.wrap(console, width, overflow="fold", no_wrap=False)
        for number, line in enumerate(lines):
            line.rstrip()
            line.pad_left(self._indent + (self._hang if number else 0))
            yield line


class Shown:
    """A review as it is shown: in tables, or line by line in a narrow terminal."""

    def __init__(self, review: Review, told: list[Callable[[str], str]]) -> None:
        self._review, self._told = review, told

    def __rich_console__(self, _: Console, options: ConsoleOptions) -> Iterator[RenderableType]:
        """For a terminal of this width."""
        review, roomy = self._review, options.max_width >= ROOMY
        title = f"{review.game}, move by move"
        moves = [(f"{move.number}", *self._told_of(move), _sum(move)) for move in review.moves]
        if roomy:
            yield _table_of_moves(title, moves)
        else:
            yield title
            for number, seat, action, parts in moves:
                played, *better = action
                yield Fitted(f"{number}  {seat}: {played}", hang=5)
                for line in [*better, _named(COLUMNS, parts)]:
                    yield Fitted(line, indent=3, hang=2)
        for one in review.rounds:
            title = f"round {one.number}" + ("" if one.result else ", not played to its end")
            seats = [(self._seat(seat), _result(one, seat)) for seat in range(len(review.seats))]
            if roomy:
                yield _table_of_seats(title, seats)
            else:
                yield title
                for seat, parts in seats:
                    yield Fitted(f"{seat}: {_named(RESULTS, parts)}", hang=2)

    def _seat(self, seat: int) -> str:
        return f"{seat} {visible(self._review.seats[seat])}"

    def _told_of(self, move: Move) -> tuple[str, list[str]]:
        """Whose move it was, what it was, and a better one, if that is worth telling."""
        short = self._told[move.number - 1]
        missed = (move.error or 0) >= WORTH_TELLING and move.better
        better = [f"better: {short(missed)}"] if missed else []
        return self._seat(move.seat), [short(move.action), *better]


def _named(names: Sequence[str], parts: Sequence[str]) -> str:
    """Each part with its name; what is nothing is left out."""
    return ", ".join([f"{name} {part}" for name, part in zip(names, parts, strict=True) if part])


def _table_of_moves(title: str, moves: list[tuple[str, str, list[str], tuple[str, ...]]]) -> Table:
    table = Table(title=title, box=SIMPLE_HEAD, padding=(0, 1, 0, 0))
    for heading in ("move", "seat", "action", *COLUMNS):
        left = heading in ("seat", "action")
        table.add_column(heading, justify="left" if left else "right", no_wrap=not left)
    for number, seat, (played, *better), parts in moves:
        action = Group(Fitted(played), *[Fitted(line, indent=2, hang=2) for line in better])
        table.add_row(number, seat, action, *parts)
    return table


def _table_of_seats(title: str, seats: list[tuple[str, tuple[str, ...]]]) -> Table:
    table = Table(title=title)
    for heading in ("seat", *RESULTS):
        table.add_column(heading, justify="left" if heading == "seat" else "right")
    for seat, parts in seats:
        table.add_row(seat, *parts)
    return table


def _sum(move: Move) -> tuple[str, ...]:
    """The chance before, luck, what the choice cost, all else, the chance after: they add up."""
    told = (move.before[move.seat], move.luck[move.seat], -(move.error or 0), move.after[move.seat])
    before, luck, choice, after = [round(1000 * one) for one in told]
    parts = (luck, choice, after - before - luck - choice)
    changes = [f"{part / 10:+.1f}" if part else "" for part in parts]
    return f"{before / 10:.1f}%", *changes, f"{after / 10:.1f}%"


def _result(one: Round, seat: int) -> tuple[str, ...]:
    """What a seat owes to luck and what to skill, and what its decisions cost."""
    each = one.lost[seat] / one.decisions[seat] if one.decisions[seat] else 0.0
    return (
        f"{one.result[seat]:.0%}" if one.result else "-",
        _points(one.luck[seat]),
        _points(one.skill[seat]),
        f"{one.adjusted[seat]:.0%}",
        f"{100 * each:.2f} of {one.decisions[seat]}",
    )


def _points(chance: float) -> str:
    return f"{100 * chance:+.1f}"
