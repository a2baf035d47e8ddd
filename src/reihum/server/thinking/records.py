"""Records that somebody brings: what follows the rules becomes a finished table like any other.

So it is looked at, reviewed, shared by its link and removed as they are.
"""

import time
from typing import Any

import msgspec
from msgspec import Struct

from reihum.games import GAMES
from reihum.kernel.answers import Answer, Refused, Unreadable
from reihum.kernel.options import checked_options
from reihum.kernel.record import (
    YOURSELF,
    Record,
    checked_record,
    read_move,
    replay,
    seed_matches,
    view_of,
)
from reihum.server.store.rows import Begun, MoveRow, Saved, SeatRow, TableRow
from reihum.server.tables.live import Tables
from reihum.server.tables.seats import new_table_id, tidied_name
from reihum.server.tables.table import Table
from reihum.server.thinking.players import Players
from reihum.server.thinking.turns import Asker, Rank
from reihum.server.wire.fields import Status


class Played(Struct, frozen=True):
    """How a record ends, or the code and facts of what is wrong with it."""

    over: bool = False
    match: bytes = b""
    problem: str = ""
    facts: dict[str, Any] = {}


async def opened(
    tables: Tables, players: Players, owner: str, record: Record, address: str
) -> Table:
    """The table of a record; Unreadable if it is none that the rules allow."""
    if record.game not in GAMES:
        raise Unreadable("game.unknown", game=record.game, known=", ".join(GAMES))
    if not seed_matches(checked_record(record)):
        raise Unreadable("record.altered")
    view = view_of(record)
    if view is not None and not tables.store.in_page:
        raise Refused("record.went_on")
    played = await players.ask(played_out, record, asker=Asker(Rank.STRANGER, address))
    if played.problem:
        raise Unreadable(played.problem, **played.facts)
    moves = tuple([_move(ply, line) for ply, line in enumerate(record.moves)])
    nth = [sum(move.seat == seat for move in moves) for seat in range(len(record.seats))]
    table_id = new_table_id(in_page=tables.store.in_page)
    row = _row(table_id, record, owner, "over" if played.over else "abandoned")
    snapshot = msgspec.json.encode((nth, msgspec.Raw(played.match))).decode()
    await tables.store.restore(Saved(row, moves, Begun(view) if view else None), snapshot)
    return await tables.get(row.id)


def _row(table_id: str, record: Record, owner: str, status: Status) -> TableRow:
    return TableRow(
        id=table_id,
        game=record.game,
        rules=record.rules,
        options=msgspec.to_builtins(checked_options(GAMES[record.game].options, record.options)),
        hints=False,
        seed=record.seed,
        status=status,
        host=owner,
        created=time.time(),
        next=None,
        seats=_seats(record, owner),
    )


def _seats(record: Record, owner: str) -> tuple[SeatRow, ...]:
    """The seats of the record. Where computer players alone sat, whoever opens it looks at it as if
    it were theirs.
    """
    computers: tuple[str | None, ...] = record.computers
    if not computers or None not in computers:
        computers = (None,) * len(record.seats)
    known, both = GAMES[record.game].players, zip(record.seats, computers, strict=True)
    return tuple([_seat(name, one if one in known else None, owner) for name, one in both])


def _seat(name: str, computer: str | None, owner: str) -> SeatRow:
    """A seat of the record; a person who gave no name has none here either."""
    if computer:
        return SeatRow("computer", computer, computer)
    return SeatRow("person", None if name == YOURSELF else tidied_name(name), owner=owner)


def _move(ply: int, line: str) -> MoveRow:
    """A move as it is stored; it is written as the game writes it."""
    return MoveRow(ply, *read_move(line, ply), time.time())


# What follows is called in a process of its own, and raises no Answer.


def played_out(record: Record) -> Played:
    """The match at the end of the record, or what is wrong with it."""
    game = GAMES[record.game]
    try:
        match = replay(game, record)
    except Answer as problem:
        return Played(problem=problem.code, facts=problem.plain())
    return Played(game.outcome(match) is not None, msgspec.json.encode(match))
