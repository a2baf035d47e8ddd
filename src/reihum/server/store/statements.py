"""Queries and statements about tables, and what is read by them."""

from collections import defaultdict
from collections.abc import Sequence
from typing import Any

import msgspec

from reihum.server.store.database import Row, Statement
from reihum.server.store.rows import SeatRow, TableRow
from reihum.server.wire.fields import SeatKind

TABLE = (
    "SELECT id, game, rules, options, hints, seed, status, host, created, next, missed, since"
    " FROM tables"
)
SEATS = "SELECT table_id, kind, name, player, owner, link, closed FROM seats"
MOVES = "SELECT table_id, number, seat, action, at, late FROM moves"
SNAPSHOTS = "SELECT table_id, number, content FROM snapshots"
CLOCKS = "SELECT table_id, seat, deadline FROM clocks"
# Of the moves those that the latest snapshot has not seen.
UNSEEN = (
    "SELECT moves.table_id, moves.number, seat, action, at, late FROM moves"
    " LEFT JOIN snapshots ON snapshots.table_id = moves.table_id"
    " WHERE moves.number >= COALESCE(snapshots.number, 0) AND moves.table_id"
)
ADD_MOVE = (
    "INSERT INTO moves (table_id, number, seat, action, at, late)"
    " SELECT table_id, $2, seat, $4, $5, $7 FROM seats JOIN tables ON id = table_id"
    " WHERE table_id = $1 AND seat = $3 AND COALESCE(player, owner, '') = $6"
    " AND status = 'playing' ON CONFLICT DO NOTHING"
)
HELD = " AND worker = $8 FOR SHARE OF tables"
ADD_HELD_MOVE = ADD_MOVE.replace(" ON CONFLICT", f"{HELD} ON CONFLICT")


def insert_table(table: TableRow, worker: str | None) -> list[Statement]:
    """A new table with its seats."""
    sql = (
        "INSERT INTO tables (id, game, rules, options, hints, seed, status, host, created, next,"
        " missed, since, worker, moves_then)"
        " VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, 0) ON CONFLICT DO NOTHING"
    )
    options = msgspec.json.encode(table.options).decode()
    values = (table.id, table.game, table.rules, options, int(table.hints), table.seed)
    more = (table.status, table.host, table.created, table.next, table.missed, table.since)
    insert = (
        "INSERT INTO seats (table_id, seat, kind, name, player, owner, link, closed)"
        " VALUES ($1, $2, $3, $4, $5, $6, $7, $8)"
    )
    seats: Sequence[Statement] = [
        (insert, (table.id, number, *msgspec.structs.astuple(seat)[:-1], int(seat.closed)))
        for number, seat in enumerate(table.seats)
    ]
    return [(sql, (*values, *more, worker)), *seats]


def set_snapshot(table_id: str, number: int, content: str) -> Statement:
    """The match as it stands after so many moves."""
    sql = (
        "INSERT INTO snapshots (table_id, number, content) VALUES ($1, $2, $3)"
        " ON CONFLICT (table_id) DO UPDATE SET number = $2, content = $3"
    )
    return sql, (table_id, number, content)


def set_clocks(table_id: str, clocks: dict[int, float]) -> list[Statement]:
    """Whose time runs, and until when; no other does."""
    insert = "INSERT INTO clocks (table_id, seat, deadline) VALUES ($1, $2, $3)"
    return [
        ("DELETE FROM clocks WHERE table_id = $1", (table_id,)),
        *((insert, (table_id, seat, deadline)) for seat, deadline in clocks.items()),
    ]


def of(sql: str, table_ids: Sequence[str], order: str = "1") -> Statement:
    """A query about some tables: `... WHERE table_id IN (...)`."""
    places = ", ".join([f"${number}" for number in range(1, len(table_ids) + 1)])
    return f"{sql} IN ({places or 'NULL'}) ORDER BY {order}", tuple(table_ids)


def about(sql: str, rows: Sequence[Row], order: str) -> tuple[Any, ...]:
    """Such a query about the tables of these rows, as it is read."""
    query, table_ids = of(sql, [row[0] for row in rows], order)
    return query, *table_ids


def by_table(rows: Sequence[Row]) -> dict[str, list[Any]]:
    """The rest of each row, by the table that it names first."""
    found: dict[str, list[Any]] = defaultdict(list)
    for table_id, *rest in rows:
        found[table_id].append(rest)
    return found


def with_seats(rows: Sequence[Row], seats: Sequence[Row]) -> list[TableRow]:
    """The tables of these rows, each with its seats."""
    at = by_table(seats)
    return [
        _table(row, tuple([_seat(*seat[:-1], closed=seat[-1]) for seat in at[row[0]]]))
        for row in rows
    ]


def _seat(kind: SeatKind, *who: str | None, closed: int) -> SeatRow:
    name, player, owner, link = who
    return SeatRow(kind, name, player, owner, link, bool(closed))


def _table(row: Row, seats: tuple[SeatRow, ...]) -> TableRow:
    table_id, game, rules, options, hints, seed, status, host, created, following, *more = row
    return TableRow(
        id=table_id,
        game=game,
        rules=rules,
        options=msgspec.json.decode(options),
        hints=bool(hints),
        seed=seed,
        status=status,
        host=host,
        created=created,
        next=following,
        seats=seats,
        missed=more[0],
        since=more[1],
    )
