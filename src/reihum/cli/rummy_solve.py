"""`reihum rummy solve`: the best play for real tiles on a real table, step by step."""

import sys
from argparse import Namespace
from collections.abc import Iterator
from pathlib import Path

import msgspec
from rich.console import Group, RenderableType
from rich.text import Text

from reihum.cli.command import Families, Parser, Reply, add_verb
from reihum.cli.tables import tiles_text
from reihum.games.rummy import Options
from reihum.games.rummy.board import tiles_of
from reihum.games.rummy.model import Rack, Table, Tile
from reihum.games.rummy.notation import check_copies, read_rack, read_table, read_tile
from reihum.games.rummy.solver import Most, Play, Step, best_play, best_plays, can_finish, steps
from reihum.kernel.answers import Unreadable
from reihum.kernel.options import read_options


class Position(msgspec.Struct):
    """A line of a batch."""

    table: str
    rack: str


class Wish(msgspec.Struct, frozen=True):
    """What is asked about every position."""

    opened: bool
    options: Options
    most: Most
    discard: Tile | None
    open_tile: Tile | None


def add_to(verbs: "Families[Parser]") -> None:
    """The verb to solve positions."""
    verb = add_verb(verbs, "solve", run, "what is the best play?")
    verb.add_argument("--table", default="", metavar="TABLE", help='like "b4 b5 b6 | r1 b1 *"')
    verb.add_argument("--rack", metavar="TILES", help='like "b3 r6 *"')
    verb.add_argument("--unopened", action="store_true", help="the player has not opened yet")
    verb.add_argument("--discard", metavar="TILE", help="the discard is taken (draw_and_discard)")
    verb.add_argument(
        "--open-tile", metavar="TILE", help="may be used to finish, or for any play (open_tile)"
    )
    verb.add_argument(
        "--option", action="append", default=[], metavar="NAME=VALUE", help="an option of the table"
    )
    verb.add_argument(
        "--most", choices=("tiles", "points"), default="tiles", help="tiles or points"
    )
    verb.add_argument("--plays", type=int, metavar="N", help="the N best plays, the best first")
    verb.add_argument("--finish", action="store_true", help="only a play that lays the whole rack")
    about = 'a position {"table", "rack"} a line; - is the standard input'
    verb.add_argument("--batch", type=Path, metavar="FILE", help=about)


def run(asked: Namespace) -> Reply:
    """The best play, or the best few; or one for each position of a file."""
    wish = Wish(
        opened=not asked.unopened,
        options=read_options(Options, asked.option),
        most=asked.most,
        discard=read_tile(asked.discard, "the discard") if asked.discard else None,
        open_tile=read_tile(asked.open_tile, "the open tile") if asked.open_tile else None,
    )
    if (asked.rack is None) == (asked.batch is None):
        raise Unreadable("arguments", verb="reihum rummy solve", why="give --rack or --batch")
    if asked.plays is not None and asked.plays < 1:
        raise Unreadable("arguments", verb="reihum rummy solve", why="--plays is at least 1")
    if asked.batch:
        return _run_batch(asked, wish)
    table, rack = _read(asked.table, asked.rack, wish)
    if asked.plays:
        plays = best_plays(
            table,
            rack,
            asked.plays,
            opened=wish.opened,
            options=wish.options,
            most=wish.most,
            discard=wish.discard,
        )
        data: dict[str, object] = {"plays": [_data(table, play) for play in plays]}
        return Reply(data, Group(*[_shown(table, play) for play in plays]), yes=bool(plays))
    play = _solved(table, rack, wish, finish=asked.finish)
    return Reply(_data(table, play), _shown(table, play), yes=play is not None)


def _read(table: str, rack: str, wish: Wish) -> tuple[Table, Rack]:
    """The position that two texts mean; refuses more tiles than there are."""
    lying, held = read_table(table), read_rack(rack)
    extra = [tile for tile in (wish.discard, wish.open_tile) if tile]
    check_copies(tiles_of(lying), held, extra)
    return lying, held


def _solved(table: Table, rack: Rack, wish: Wish, *, finish: bool) -> Play | None:
    ask = can_finish if finish else best_play
    return ask(
        table,
        rack,
        opened=wish.opened,
        options=wish.options,
        most=wish.most,
        discard=wish.discard,
        open_tile=wish.open_tile,
    )


def _run_batch(asked: Namespace, wish: Wish) -> Reply:
    """An answer a line, in order, each as soon as it is known."""
    for table, rack in _positions(asked.batch, wish):
        play = _solved(table, rack, wish, finish=asked.finish)
        print(msgspec.json.encode(_data(table, play)).decode(), flush=True)
    asked.json = False  # all is said
    return Reply({}, "")


def _positions(path: Path, wish: Wish) -> Iterator[tuple[Table, Rack]]:
    for number, line in enumerate(_lines(path), 1):
        if not line.strip():
            continue
        try:
            position = msgspec.json.decode(line, type=Position)
        except (msgspec.MsgspecError, UnicodeDecodeError) as problem:
            raise Unreadable("file", path=f"{path}, line {number}", why=str(problem)) from problem
        yield _read(position.table, position.rack, wish)


def _lines(path: Path) -> Iterator[bytes]:
    """The lines of a file, or of the standard input, each as soon as it is there."""
    if str(path) == "-":
        yield from sys.stdin.buffer
        return
    try:
        with path.open("rb") as file:
            yield from file
    except OSError as problem:
        raise Unreadable("file", path=path, why=problem.strerror) from problem


def _data(table: Table, play: Play | None) -> dict[str, object]:
    """A play for programs; without one, the table as it is."""
    if play is None:
        return {"tiles": 0, "points": 0, "played": [], "table": table, "steps": []}
    return {
        "tiles": play.tiles,
        "points": play.points,
        "played": play.played,
        "table": play.table,
        "steps": msgspec.to_builtins(steps(table, play.table)),
        "touched": play.touched,
        "with_open_tile": play.with_open_tile,
    }


def _shown(table: Table, play: Play | None) -> RenderableType:
    """A play for people: the table before, the steps, the table after."""
    if play is None:
        return "nothing can be laid"
    lines = [Text("the table now:" if table else "the table is empty")]
    lines += [Text("  ") + tiles_text(tiles) for tiles in table]
    lines.append(Text(f"lay {play.tiles} {'tile' if play.tiles == 1 else 'tiles'}, "))
    lines[-1] += Text(f"{play.points} points: ") + tiles_text(play.played)
    for number, step in enumerate(steps(table, play.table), 1):
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
