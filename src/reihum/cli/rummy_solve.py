"""`reihum rummy solve`: the best play for real tiles on a real table, step by step."""

import sys
from argparse import Namespace
from codecs import BOM_UTF8
from collections.abc import Iterable, Iterator
from pathlib import Path

import msgspec
from rich.console import Group, RenderableType
from rich.text import Text

from reihum.cli.command import Reply
from reihum.cli.rummy_turn import asked_turn
from reihum.cli.tables import tiles_text
from reihum.cli.words import sentence
from reihum.games.rummy.model import Turn
from reihum.games.rummy.solver import Play, Step, best_play, best_plays, can_finish, steps
from reihum.kernel.answers import Unreadable


class Position(msgspec.Struct, forbid_unknown_fields=True):
    """A line of a batch."""

    table: str
    rack: str


def run(asked: Namespace) -> Reply:
    """The best play, or the best few; or one for each position of a file."""
    if (asked.rack is None) == (asked.batch is None):
        raise Unreadable("arguments", verb="reihum rummy solve", why="give --rack or --batch")
    if asked.plays is not None and asked.plays < 1:
        raise Unreadable("arguments", verb="reihum rummy solve", why="--plays is at least 1")
    if asked.plays is not None and asked.finish:
        why = "--finish is for one play, without --plays"
        raise Unreadable("arguments", verb="reihum rummy solve", why=why)
    if asked.batch and asked.table:
        raise Unreadable("arguments", verb="reihum rummy solve", why="--batch has its own tables")
    if asked.batch:
        return _run_batch(asked)
    turn = asked_turn(asked, asked.table, asked.rack)
    plays = _solved(turn, asked)
    nothing = "nothing that lays the whole rack" if asked.finish else "nothing can be laid"
    shown = [_shown(turn, play) for play in plays] or [nothing]
    return Reply(_told(turn, plays, asked), Group(*shown), yes=bool(plays))


def _solved(turn: Turn, asked: Namespace) -> tuple[Play, ...]:
    """The best few plays, if several are asked for, or the best one; none if there is none."""
    if asked.plays:
        return best_plays(turn, asked.plays, most=asked.most)
    play = (can_finish if asked.finish else best_play)(turn, most=asked.most)
    return (play,) if play else ()


def _told(turn: Turn, plays: tuple[Play, ...], asked: Namespace) -> dict[str, object]:
    """The answer for programs."""
    if asked.plays:
        return {"plays": [_data(turn, play) for play in plays]}
    return _data(turn, plays[0] if plays else None)


def _run_batch(asked: Namespace) -> Reply:
    """An answer a line, in order, each as soon as it is known; one to what cannot be read, too, so
    that who waits for an answer to each line gets it. The first such line is told at the end.
    """
    asked_turn(asked, "", "")  # what is wrong with the rest is told before the first line
    bad: Unreadable | None = None
    for number, line in enumerate(_lines(asked.batch), 1):
        if not line.strip():
            continue
        try:
            turn = _turn(asked, line)
            told = _told(turn, _solved(turn, asked), asked)
        except Unreadable as problem:
            told = {"line": number, "why": sentence(problem)}
            bad = bad or Unreadable("file", path=f"{asked.batch}, line {number}", why=problem)
        print(msgspec.json.encode(told).decode(), flush=True)
    if bad:
        raise bad
    asked.json = False  # all is said
    return Reply({}, "")


def _turn(asked: Namespace, line: bytes) -> Turn:
    """The turn that a line of a batch asks about."""
    try:
        position = msgspec.json.decode(line, type=Position)
    except (msgspec.MsgspecError, UnicodeDecodeError) as problem:
        raise Unreadable("rummy.no_position", why=str(problem)) from problem
    return asked_turn(asked, position.table, position.rack)


def _lines(path: Path) -> Iterator[bytes]:
    """The lines of a file, or of the standard input, each as soon as it is there; without the mark
    that some editors begin a file with.
    """
    if str(path) == "-":
        yield from _without_mark(sys.stdin.buffer)
        return
    try:
        with path.open("rb") as file:
            yield from _without_mark(file)
    except OSError as problem:
        raise Unreadable("file", path=path, why=problem.strerror) from problem


def _without_mark(lines: Iterable[bytes]) -> Iterator[bytes]:
    for number, line in enumerate(lines):
        yield line if number else line.removeprefix(BOM_UTF8)


def _data(turn: Turn, play: Play | None) -> dict[str, object]:
    """A play for programs; without one, the table as it is."""
    if play is None:
        return {"tiles": 0, "points": 0, "played": [], "table": turn.table, "steps": []}
    return {
        "tiles": play.tiles,
        "points": play.points,
        "played": play.played,
        "table": play.table,
        "steps": msgspec.to_builtins(steps(turn.table, play.table, turn.discard)),
        "touched": play.touched,
        "with_open_tile": play.with_open_tile,
    }


def _shown(turn: Turn, play: Play) -> RenderableType:
    """A play for people: the table before, the steps, the table after."""
    lines = [Text("the table now:" if turn.table else "the table is empty")]
    lines += [Text("  ") + tiles_text(tiles) for tiles in turn.table]
    lines.append(Text(f"lay {play.tiles} {'tile' if play.tiles == 1 else 'tiles'}, "))
    lines[-1] += Text(f"{play.points} points: ") + tiles_text(play.played)
    for number, step in enumerate(steps(turn.table, play.table, turn.discard), 1):
        lines.append(Text(f"  {number}. ") + _sentence(step))
    lines.append(Text("the table then:"))
    lines += [Text("  ") + tiles_text(tiles) for tiles in play.table]
    return Group(*lines)


def _sentence(step: Step) -> Text:
    """A step in words."""
    tiles, gives = tiles_text(step.tiles), tiles_text(step.gives)
    match step.do:
        case "exchange":
            where = Text(" in the joker's place in ") + tiles_text(step.set)
            return Text("lay ") + tiles + where + Text(" and take the joker")
        case "take":
            return Text("take ") + tiles + Text(" from ") + tiles_text(step.set)
        case "add":
            return Text("lay ") + tiles + Text(" on ") + tiles_text(step.set) + Text(": ") + gives
        case "new":
            return Text("lay ") + gives + Text(" as a new set")
