"""The solver and the judge for callers from outside: values are checked as texts are (read.py).

Players ask the solver itself, thousands of times and only about what they see: that is not checked.
"""

from typing import Annotated, Any, Final

import msgspec
from msgspec import Meta

from reihum.games.rummy import judge, solver
from reihum.games.rummy.board import tidied
from reihum.games.rummy.model import Options, Problem, Table, Tile, Turn
from reihum.games.rummy.notation import (
    checked_arrangement,
    checked_table,
    checked_turn,
    read_tile,
)
from reihum.games.rummy.referee.read import checked_way
from reihum.games.rummy.solver import Most, Play, Step, Work
from reihum.kernel.answers import Unreadable
from reihum.kernel.options import checked_value

LONGEST_QUOTE: Final = 80

Sets = tuple[tuple[str, ...], ...]
Parts = tuple[Sets, tuple[str, ...], bool, str | None, str | None]  # of a turn, but for its options


def best_play(turn: Turn, *, most: Most = "tiles", work: Work | None = None) -> Play | None:
    """The play that lays the most tiles, or points; None if nothing can be laid.

    Ties go to the most points, or tiles; then to the play that keeps jokers on the rack; then to
    the one that touches the fewest sets of the table. The open tile is used only if that ends the
    round or, where it is for any play, if more can be laid with it than without. Unreadable if
    there cannot be such a turn.
    """
    return solver.best_play(_turn(turn), most=_most(most), work=_work(work))


def best_plays(
    turn: Turn, count: int, *, most: Most = "tiles", work: Work | None = None
) -> tuple[Play, ...]:
    """The best plays that lay different tiles, best first, as many as wanted or all there are.

    The open tile is not used. Unreadable if there cannot be such a turn.
    """
    count = checked_value("count", count, Annotated[int, Meta(ge=1)])
    return solver.best_plays(_turn(turn), count, most=_most(most), work=_work(work))


def can_finish(turn: Turn, *, most: Most = "tiles", work: Work | None = None) -> Play | None:
    """A play that lays the whole rack (R14), with the open tile where that helps (R18); or None.

    Unreadable if there cannot be such a turn.
    """
    return solver.can_finish(_turn(turn), most=_most(most), work=_work(work))


def problems(turn: Turn, after: Table) -> tuple[Problem, ...]:
    """Why this table may not be left so at the end of a turn; nothing if it may.

    The discard (R17) and the open tile (R18), if there are any, are used in this turn.
    """
    return judge.problems(_turn(turn), tidied(checked_arrangement(_shaped(after, Sets))))


def steps(before: Table, after: Table, discard: Tile | None = None) -> tuple[Step, ...]:
    """What to do by hand to get from one table to the other, tiles of the rack being laid; a
    discard that was taken comes in a new set (R17).
    """
    tables = checked_table(_shaped(before, Sets)), checked_table(_shaped(after, Sets))
    tile: str | None = _shaped(discard, str | None)
    return solver.steps(*checked_way(*tables), tile and read_tile(tile, "the discard"))


def _turn(turn: object) -> Turn:
    """The turn as the solver wants it: tables tidy, racks sorted."""
    if not isinstance(turn, Turn) or not isinstance(turn.options, Options):
        raise _unreadable(turn)
    parts = (turn.table, turn.rack, turn.opened, turn.discard, turn.open_tile)
    table, rack, opened, discard, open_tile = _shaped(parts, Parts)
    return checked_turn(
        table, rack, opened=opened, options=turn.options, discard=discard, open_tile=open_tile
    )


def _shaped(value: object, shape: Any) -> Any:
    """The value itself, if it is made like this; of which tiles is not looked at yet."""
    try:
        return msgspec.convert(value, shape)
    except msgspec.ValidationError:
        raise _unreadable(value) from None


def _unreadable(value: object) -> Unreadable:
    return Unreadable("rummy.unreadable", text=repr(value)[:LONGEST_QUOTE])


def _most(most: object) -> Most:
    found: Most = checked_value("most", most, Most)
    return found


def _work(work: object) -> Work | None:
    if work is None or isinstance(work, Work):
        return work
    raise _unreadable(work)
