"""The three tables as they are shown in a terminal, by rich."""

from collections.abc import Callable, Sequence
from typing import Any

from rich.console import Group, RenderableType
from rich.table import Table as Grid
from rich.text import Text

from reihum.games import completto, finito, rummy
from reihum.games.finito.model import SQUARES
from reihum.games.rummy.model import JOKER, Tile

COLOUR_STYLES = {"n": "yellow", "r": "red", "b": "blue", "w": "bright_white", JOKER: "magenta"}


def drawn(game: str, view: Any, names: tuple[str, ...], width: int) -> RenderableType:
    """The table of this game as one seat sees it, in a terminal of so many columns."""
    return TABLES[game](view, names, width)


def _completto(view: completto.View, names: tuple[str, ...], width: int) -> RenderableType:
    known = view.public
    slots = range(max(map(len, known.rows)))
    at_once = max(1, (width - max(map(len, (*names, "slot"))) - 1) // 3)
    parts = [_slots(known.rows, names, slots[at : at + at_once]) for at in slots[::at_once]]
    middle = f"in the middle: {known.pile_size} face down"
    middle += f", face up {' '.join(map(str, known.face_up))}" if known.face_up else ""
    lines = [middle]
    if known.turned[view.seat]:
        lines.append(f"to push in: {known.turned[view.seat]}")
    lines += [f"drawn: {known.drawn}"] if known.drawn else []
    lines += ["an extra turn!"] if known.extra_turn else []
    return Group(*parts, *lines)


def _slots(rows: Sequence[Sequence[int]], names: tuple[str, ...], slots: range) -> Grid:
    """These slots of all rows."""
    grid = Grid.grid(padding=(0, 1, 0, 0))
    grid.add_row("slot", *[Text(f"{slot:>2}", style="dim") for slot in slots])
    for seat, row in enumerate(rows):
        shown = row[slots.start : slots.stop]
        cells = [Text(f"{number:>2}", style="bold") if number else Text(" .") for number in shown]
        grid.add_row(names[seat], *cells)
    return grid


def tiles_text(tiles: tuple[Tile, ...]) -> Text:
    """Tiles in their colours, each also with its letter."""
    return Text(" ").join(Text(tile, style=COLOUR_STYLES[tile[0]]) for tile in tiles)


def counted(tiles: int) -> str:
    """So many tiles, in words."""
    return "1 tile" if tiles == 1 else f"{tiles} tiles"


def _rummy(view: rummy.View, names: tuple[str, ...], _width: int) -> RenderableType:
    known = view.public
    lines: list[Text] = [Text("table:" if known.table else "the table is empty")]
    for number, tiles in enumerate(known.table, 1):
        lines.append(Text(f"{number:>3}  ", style="dim") + tiles_text(tiles))
    for seat, size in enumerate(known.rack_sizes):
        opened = "" if known.opened[seat] else ", not opened"
        lines.append(Text(f"{names[seat]} ({counted(size)}{opened})"))
        if seat == view.seat or known.racks:
            rack = known.racks[seat] if known.racks else view.own.rack
            lines[-1] += Text(": ") + tiles_text(rack)
        if known.discards[seat]:
            lines[-1] += Text(", last discard ") + tiles_text(known.discards[seat][-1:])
    lines.append(Text(f"pool: {counted(known.pool_size)}"))
    if known.open_tile:
        lines.append(Text("open tile: ") + tiles_text((known.open_tile,)))
    return Group(*lines)


def _finito(view: finito.View, names: tuple[str, ...], width: int) -> RenderableType:
    known, across = view.public, 12 if width > 12 * 5 else 6
    parts: list[RenderableType] = []
    for seat in [seat for seat in range(len(names)) if seat != view.seat] + [view.seat]:
        board = known.boards[seat]
        face_up = " ".join(map(str, known.face_up[seat]))
        parts.append(f"{names[seat]}{f', face up {face_up}' if face_up else ''}")
        grid = Grid(show_header=False, show_lines=True, padding=0)
        for start in range(0, len(board), across):
            grid.add_row(*[_square(view, seat, square) for square in range(start, start + across)])
        parts.append(grid)
    last = Text(f"the die shows {known.roll}", style="bold")  # high boards push the first line off
    if view.own.targets:
        where = ", ".join(f"{SQUARES[square]} at square {square}" for square in view.own.targets)
        last += Text(f"; your targets: {where}", style="green")
    return Group(*parts, last)


def _square(view: finito.View, seat: int, square: int) -> Text:
    """The counter, or the number that the square carries; the own targets between arrows."""
    counter = view.public.boards[seat][square]
    if counter:
        return Text(f"[{counter:>2}]", style="bold")
    if seat == view.seat and square in view.own.targets:
        return Text(f">{SQUARES[square]:>2}<", style="green bold")
    return Text(f" {SQUARES[square]:>2} ", style="dim")


TABLES: dict[str, Callable[[Any, tuple[str, ...], int], RenderableType]] = {
    "completto": _completto,
    "rummy": _rummy,
    "finito": _finito,
}
