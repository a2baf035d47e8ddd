"""A match goes on here: from what one seat saw of it at a server that does not answer any more.

What the seat could not see is not known here either. It is drawn anew, so that it fits what the
seat saw; the table at the server stays as it is.
"""

import secrets
import time
from typing import Any

import msgspec
from msgspec import Struct

from reihum.games import GAMES
from reihum.kernel.answers import Unreadable
from reihum.kernel.match import View
from reihum.kernel.options import checked_options
from reihum.kernel.record import beginning
from reihum.server.store.rows import Begun, Saved, SeatRow, TableRow
from reihum.server.tables.live import Tables
from reihum.server.tables.seats import new_table_id
from reihum.server.tables.table import Table
from reihum.server.wire.answers import Moved, TableInfo
from reihum.server.wire.changes import changes
from reihum.server.wire.games import Draft, Known
from reihum.server.wire.talk import Arrange, SeatView


class SeenMove(Struct, frozen=True):
    """A move, and all that everybody saw after it."""

    seat: int
    late: bool
    known: Known


class Seen(Struct, frozen=True):
    """A table as one person saw it who played there against computer players alone."""

    table: TableInfo
    known: Known
    seats: dict[int, SeatView]  # the person's own: one
    start: Known | None = None  # what everybody saw at first; None if that is not known here
    moves: tuple[SeenMove, ...] = ()
    draft: Draft | None = None  # what the person had laid, half done


async def gone_on(tables: Tables, owner: str, seen: Seen) -> Table:
    """A table of this page at which the match goes on."""
    info = seen.table
    if info.game not in GAMES:
        raise Unreadable("game.unknown", game=info.game, known=", ".join(GAMES))
    game = GAMES[info.game]
    alone = [number for number, seat in enumerate(info.seats) if seat.kind != "computer"]
    if alone != [*seen.seats] or len(alone) != 1 or info.status != "playing":
        raise Unreadable("table.not_alone")
    row = TableRow(
        id=new_table_id(in_page=True),
        game=game.name,
        rules=game.rules_version,
        options=info.options,
        hints=info.hints,
        seed=secrets.token_hex(32),
        status="playing",
        host=owner,
        created=time.time(),
        next=None,
        seats=tuple(
            [
                SeatRow(seat.kind, seat.name, seat.player, None if seat.player else owner)
                for seat in info.seats
            ]
        ),
        since=tables.store.clock.now(),
    )
    view = msgspec.to_builtins(_view(seen, alone[0]), str_keys=True)  # as JSON has it
    options = checked_options(game.options, row.options)
    beginning(game, options, len(row.seats), row.seed, view)  # refuses what nobody could see
    await tables.store.restore(Saved(row, (), Begun(view, seen.start, _told(seen))))
    table = await tables.get(row.id)
    if seen.draft is not None:
        table.show_passing(Arrange(alone[0], seen.draft))
    return table


def _view(seen: Seen, seat: int) -> View[Any, Any]:
    """All that the seat knew."""
    standing, public = seen.known.standing, seen.known.public
    waiting = () if standing.round_over else standing.waiting
    seats, own = len(seen.table.seats), seen.seats[seat].own
    return View(seat, seats, standing.round, waiting, standing.sheet, public, own)


def _told(seen: Seen) -> tuple[Moved, ...]:
    """The moves so far, each with what it changed; none where the start is not known."""
    if seen.start is None:
        return ()
    before = (seen.start, *[move.known for move in seen.moves])
    return tuple(
        [
            Moved(move.seat, move.late, changes(known, move.known))
            for known, move in zip(before, seen.moves, strict=False)
        ]
    )
