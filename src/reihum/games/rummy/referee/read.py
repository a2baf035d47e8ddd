"""The referee's questions, read: Unreadable if there cannot be such tiles."""

from reihum.games.rummy.board import tidied, tiles_of, without
from reihum.games.rummy.model import Options, Table, Turn
from reihum.games.rummy.notation import read_arrangement, read_table, read_turn
from reihum.games.rummy.referee.model import Check, Solve, Way
from reihum.kernel.answers import Refused
from reihum.kernel.options import checked_options


def read_solve(asked: Solve) -> Turn:
    """The turn for which a play is looked for."""
    return _read(asked, asked.table)


def read_check(asked: Check) -> tuple[Turn, Table]:
    """The turn, and the table that it is to end with."""
    return _read(asked, asked.before), tidied(read_arrangement(asked.after))


def read_way(asked: Way) -> tuple[Table, Table]:
    """The table before and after; Refused if a tile is gone from it."""
    return checked_way(read_table(asked.before), read_table(asked.after))


def checked_way(before: Table, after: Table) -> tuple[Table, Table]:
    """Both tables themselves; Refused if a tile is gone from the first."""
    if without(tuple(tiles_of(before)), tuple(tiles_of(after))):
        raise Refused("rummy.tiles_not_conserved")
    return before, after


def _read(asked: Solve | Check, sets: str) -> Turn:
    return read_turn(
        sets,
        asked.rack,
        opened=asked.opened,
        options=checked_options(Options, asked.options),
        discard=asked.discard,
        open_tile=asked.open_tile,
    )
