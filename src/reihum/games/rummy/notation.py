"""Rummy as text: `b4` a tile, `*` a joker, `b4 b5 b6 | r10 b10 *` a table; actions; and back."""

from collections import Counter
from collections.abc import Iterable

from reihum.games.rummy.board import is_set, sorted_tiles, tidied, tiles_of
from reihum.games.rummy.model import (
    COPIES,
    RANK,
    Action,
    Discard,
    Draw,
    Lay,
    Options,
    Pass,
    Public,
    Rack,
    Set,
    Table,
    Tile,
    TimeUp,
    Turn,
)
from reihum.kernel.answers import Unreadable

WITH_DISCARD = "with-discard"
WITH_OPEN_TILE = "with-open-tile"


def write_tiles(tiles: tuple[Tile, ...]) -> str:
    """`b4 b5 b6`"""
    return " ".join(tiles)


def write_table(table: Table) -> str:
    """`b4 b5 b6 | r10 b10 *`"""
    return " | ".join(write_tiles(tiles) for tiles in table)


def read_tile(text: str, place: str) -> Tile:
    """The tile that a text like `b4` means."""
    if text not in RANK:
        raise Unreadable("rummy.unknown_tile", text=text, place=place)
    return text


def check_copies(*parts: Iterable[Tile]) -> None:
    """Refuses more tiles of a kind than the game has (R1)."""
    for tile, count in Counter(tile for part in parts for tile in part).items():
        if count > COPIES:
            raise Unreadable("rummy.too_many_tiles", tile=tile, count=count, copies=COPIES)


def checked_rack(tiles: Iterable[str]) -> Rack:
    """The rack of these tiles, if the game has them all (R1)."""
    rack = tuple(read_tile(tile, f"tile {at}") for at, tile in enumerate(tiles, 1))
    check_copies(rack)
    return sorted_tiles(rack)


def read_rack(text: str) -> Rack:
    """The rack that a text like `r6 b3 b3 *` means."""
    return checked_rack(text.split())


def checked_arrangement(sets: Iterable[Iterable[str]]) -> Table:
    """The table of these sets, which may be unfinished, if the game has all their tiles (R1)."""
    table: list[Set] = []
    for at, tiles in enumerate(sets, 1):
        table.append(tuple(read_tile(tile, f"set {at}") for tile in tiles))
        if not table[-1]:
            raise Unreadable("rummy.empty_set", place=f"set {at}")
    check_copies(tiles_of(tuple(table)))
    return tuple(table)


def read_arrangement(text: str) -> Table:
    """The table that a text means, as it may lie during a turn: its sets may be unfinished."""
    return checked_arrangement(_words(text))


def checked_table(sets: Iterable[Iterable[str]]) -> Table:
    """The table of these sets as it lies between turns, if all of them are valid (R2)."""
    table = tidied(checked_arrangement(sets))
    for at, tiles in enumerate(table, 1):
        if not is_set(tiles):
            raise Unreadable("rummy.not_a_set", place=f"set {at}", tiles=write_tiles(tiles))
    return table


def read_table(text: str) -> Table:
    """The table that a text means, as it lies between turns: all of its sets valid (R2)."""
    return checked_table(_words(text))


def _words(text: str) -> list[list[str]]:
    """The words of each set in a text."""
    return [part.split() for part in text.split("|")] if text.strip() else []


def check_variants(options: Options, discard: str | None, open_tile: str | None) -> None:
    """Refuses a discard (R17) or an open tile (R18) at a table that plays without."""
    if discard is not None and not options.draw_and_discard:
        raise Unreadable("options.needed", option="draw_and_discard")
    if open_tile is not None and options.open_tile == "off":
        raise Unreadable("options.needed", option="open_tile")


def checked_turn(
    table: Iterable[Iterable[str]],
    rack: Iterable[str],
    *,
    opened: bool,
    options: Options,
    discard: str | None,
    open_tile: str | None,
) -> Turn:
    """The turn with these tiles; refuses more of them than the game, or this table, has."""
    check_variants(options, discard, open_tile)
    turn = Turn(
        checked_table(table),
        checked_rack(rack),
        opened,
        options,
        read_tile(discard, "the discard") if discard is not None else None,
        read_tile(open_tile, "the open tile") if open_tile is not None else None,
    )
    check_copies(tiles_of(turn.table), turn.hand)
    return turn


def read_turn(
    table: str,
    rack: str,
    *,
    opened: bool,
    options: Options,
    discard: str | None,
    open_tile: str | None,
) -> Turn:
    """The turn that these texts mean; refuses what `checked_turn` refuses."""
    return checked_turn(
        _words(table),
        rack.split(),
        opened=opened,
        options=options,
        discard=discard,
        open_tile=open_tile,
    )


def write_action(action: Action) -> str:
    """`lay b4 b5 b6 | ...`, `draw`, `discard b4`, `pass`, `time-up b4 b5 b6 | ...`"""
    match action:
        case Lay() | TimeUp():
            words = ["lay" if isinstance(action, Lay) else "time-up"]
            words += [WITH_DISCARD] if action.with_discard else []
            words += [WITH_OPEN_TILE] if action.with_open_tile else []
            return " ".join([*words, write_table(action.table)]).strip()
        case Discard():
            return f"discard {action.tile}"
        case Draw():
            return "draw"
        case Pass():
            return "pass"


def read_action(text: str) -> Action:
    """The action that a text means."""
    verb, _, rest = text.strip().partition(" ")
    if verb in ("lay", "time-up"):
        flags, rest = _flags(rest)
        kind = Lay if verb == "lay" else TimeUp
        return kind(read_arrangement(rest), WITH_DISCARD in flags, WITH_OPEN_TILE in flags)
    if verb == "discard":
        return Discard(read_tile(rest.strip(), "the discard"))
    plain: dict[str, Action] = {"draw": Draw(), "pass": Pass()}
    if verb in plain and not rest.strip():
        return plain[verb]
    raise Unreadable("action.unreadable", text=text)


def _flags(text: str) -> tuple[set[str], str]:
    flags: set[str] = set()
    word, _, rest = text.strip().partition(" ")
    while word in {WITH_DISCARD, WITH_OPEN_TILE} - flags:
        flags.add(word)
        text = rest
        word, _, rest = text.strip().partition(" ")
    return flags, text


def write_public(number: int, known: Public) -> list[str]:
    """What everybody knows of a round of this number, a line for each part."""
    lines = [f"round {number}", f"table: {write_table(known.table)}".rstrip()]
    for seat, size in enumerate(known.rack_sizes):
        held = f"{size} tiles" if known.racks is None else write_tiles(known.racks[seat])
        stack = f", discards {write_tiles(known.discards[seat])}" if known.discards[seat] else ""
        opened = "opened" if known.opened[seat] else "not opened"
        lines.append(f"seat {seat}: {held or 'empty'}, {opened}{stack}")
    lines.append(f"pool: {known.pool_size} tiles")
    return [*lines, *([f"open tile: {known.open_tile}"] if known.open_tile else [])]
