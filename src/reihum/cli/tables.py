"""The three tables as they are shown in a terminal, by rich."""

from collections.abc import Callable
from typing import Any

from rich.console import Group, RenderableType
from rich.table import Table as Grid
from rich.text import Text

from reihum.games import completto, finito, rummy
from reihum.games.finito.model import SQUARES
from reihum.games.rummy.model import JOKER, Tile

COLOUR_STYLES = {"n": "yellow", "r": "red", "b": "blue", "w": "bright_white", JOKER: "magenta"}


def drawn(game: str, view: Any, names: tuple[str, ...]) -> RenderableType:
    """The table of this game as one seat sees it."""
    return TABLES[game](view, names)


def _completto(view: completto.View, names: tuple[str, ...]) -> RenderableType:
    known = view.public
    grid = Grid.grid(padding=(0, 1))
    grid.add_row("slot", *[Text(f"{slot:>2}", style="dim") for slot in range(len(known.rows[0]))])
    for seat, row in enumerate(known.rows):
        cells = [Text(f"{reading:>2}", style="bold") if reading else Text(" .") for reading in row]
        grid.add_row(names[seat], *cells)
    middle = f"in the middle: {known.pile_size} face down"
    middle += f", face up {' '.join(map(str, known.face_up))}" if known.face_up else ""
    lines = [middle]
    if known.turned[view.seat]:
        lines.append(f"to push in: {known.turned[view.seat]}")
    lines += [f"drawn: {known.drawn}"] if known.drawn else []
    lines += ["an extra turn!"] if known.extra_turn else []
    return Group(grid, *lines)


def tiles_text(tiles: tuple[Tile, ...]) -> Text:
    """Tiles in their colours, each also with its letter."""
    return Text(" ").join(Text(tile, style=COLOUR_STYLES[tile[0]]) for tile in tiles)


def _rummy(view: rummy.View, names: tuple[str, ...]) -> RenderableType:
    known = view.public
    lines: list[Text] = [Text("table:" if known.table else "the table is empty")]
    for number, tiles in enumerate(known.table, 1):
        lines.append(Text(f"{number:>3}  ", style="dim") + tiles_text(tiles))
    for seat, size in enumerate(known.rack_sizes):
        opened = "" if known.opened[seat] else ", not opened"
        lines.append(Text(f"{names[seat]} ({size} tiles{opened})"))
        if seat == view.seat or known.racks:
            rack = known.racks[seat] if known.racks else view.own.rack
            lines[-1] += Text(": ") + tiles_text(rack)
        if known.discards[seat]:
            lines[-1] += Text(", last discard ") + tiles_text(known.discards[seat][-1:])
    lines.append(Text(f"pool: {known.pool_size} tiles"))
    if known.open_tile:
        lines.append(Text("open tile: ") + tiles_text((known.open_tile,)))
    return Group(*lines)


def _finito(view: finito.View, names: tuple[str, ...]) -> RenderableType:
    known = view.public
    parts: list[RenderableType] = [Text(f"the die shows {known.roll}", style="bold")]
    for seat, board in enumerate(known.boards):
        face_up = " ".join(map(str, known.face_up[seat]))
        parts.append(f"{names[seat]}{f', face up {face_up}' if face_up else ''}")
        grid = Grid(show_header=False, show_lines=True, padding=0)
        for start in range(0, len(board), 12):
            grid.add_row(*[_square(view, seat, square) for square in range(start, start + 12)])
        parts.append(grid)
    return Group(*parts)


def _square(view: finito.View, seat: int, square: int) -> Text:
    """The counter, or what the square carries; on the own board with the square's number."""
    counter = view.public.boards[seat][square]
    if counter:
        return Text(f"[{counter:>2}]", style="bold")
    if seat == view.seat and square in view.own.targets:
        return Text(f">{square:>2}<", style="green bold")
    return Text(f" {SQUARES[square]:>2} ", style="dim")


TABLES: dict[str, Callable[[Any, tuple[str, ...]], RenderableType]] = {
    "completto": _completto,
    "rummy": _rummy,
    "finito": _finito,
}
