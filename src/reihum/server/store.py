"""All the SQL there is: tables, seats, moves, snapshots, clocks."""

import time
from collections.abc import AsyncIterator, Awaitable, Sequence
from typing import Any

import msgspec
from msgspec import Struct

from reihum.server.database import Database, Row, Statement, Unit

MIGRATIONS: tuple[tuple[str, ...], ...] = (
    (
        """CREATE TABLE tables (
            id TEXT PRIMARY KEY, game TEXT NOT NULL, rules INTEGER NOT NULL,
            options TEXT NOT NULL, hints INTEGER NOT NULL, seed TEXT NOT NULL,
            status TEXT NOT NULL, host TEXT NOT NULL, created DOUBLE PRECISION NOT NULL,
            next TEXT)""",
        """CREATE TABLE seats (
            table_id TEXT NOT NULL REFERENCES tables (id), seat INTEGER NOT NULL,
            kind TEXT NOT NULL, name TEXT, player TEXT, owner TEXT, link TEXT,
            PRIMARY KEY (table_id, seat))""",
        "CREATE INDEX seats_by_owner ON seats (owner)",
        "CREATE UNIQUE INDEX seats_by_link ON seats (link)",
        """CREATE TABLE moves (
            table_id TEXT NOT NULL REFERENCES tables (id), number INTEGER NOT NULL,
            seat INTEGER NOT NULL, action TEXT NOT NULL, at DOUBLE PRECISION NOT NULL,
            PRIMARY KEY (table_id, number))""",
        """CREATE TABLE snapshots (
            table_id TEXT PRIMARY KEY REFERENCES tables (id), number INTEGER NOT NULL,
            content TEXT NOT NULL)""",
        """CREATE TABLE clocks (
            table_id TEXT NOT NULL REFERENCES tables (id), seat INTEGER NOT NULL,
            deadline DOUBLE PRECISION NOT NULL, PRIMARY KEY (table_id, seat))""",
        "CREATE INDEX clocks_by_deadline ON clocks (deadline)",
        "CREATE TABLE alive (one INTEGER PRIMARY KEY, at DOUBLE PRECISION NOT NULL)",
    ),
)

TABLE = "SELECT id, game, rules, options, hints, seed, status, host, created, next FROM tables"
SEATS = "SELECT seat, kind, name, player, owner, link FROM seats WHERE table_id = $1 ORDER BY seat"


class SeatRow(Struct, frozen=True):
    """A seat as it is stored; the owner is the hash of a browser's token."""

    kind: str
    name: str | None = None
    player: str | None = None
    owner: str | None = None
    link: str | None = None

    @property
    def holder(self) -> str | None:
        """Who may move here: the owner, or the computer player by its name; None if nobody."""
        return self.owner or self.player


class TableRow(Struct, frozen=True):
    """A table as it is stored, with its seats."""

    id: str
    game: str
    rules: int
    options: dict[str, Any]
    hints: bool
    seed: str
    status: str
    host: str
    created: float
    next: str | None
    seats: tuple[SeatRow, ...]


class MoveRow(Struct, frozen=True):
    """A move as it is stored."""

    number: int
    seat: int
    action: str
    at: float


class Saved(Struct, frozen=True):
    """A table as it is exported: everything."""

    table: TableRow
    moves: tuple[MoveRow, ...]


class Store:
    """The tables of a database."""

    def __init__(self, database: Database) -> None:
        self.database = database
        self.moves_kept = 0  # by this process, since it began

    async def add_table(self, table: TableRow) -> bool:
        """Keep a new table; False if its id is taken."""
        return await self.database.write(_insert_table(table))

    async def table(self, table_id: str) -> TableRow | None:
        """The table of this id, if there is one."""
        rows = await self.database.read(f"{TABLE} WHERE id = $1", table_id)
        return await self._with_seats(rows[0]) if rows else None

    async def _with_seats(self, row: Row) -> TableRow:
        seats = await self.database.read(SEATS, row[0])
        table_id, game, rules, options, hints, seed, status, host, created, following = row
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
            seats=tuple(SeatRow(*seat[1:]) for seat in seats),
        )

    async def tables_of(self, owner: str, most: int) -> list[TableRow]:
        """The newest tables at which this owner has a seat, or that it set up."""
        rows = await self.database.read(
            f"{TABLE} WHERE host = $1 OR id IN (SELECT table_id FROM seats WHERE owner = $1)"
            " ORDER BY created DESC LIMIT $2",
            owner,
            most,
        )
        return [await self._with_seats(row) for row in rows]

    async def table_of_link(self, link: str) -> tuple[str, int] | None:
        """The table and seat that an unused link is for."""
        rows = await self.database.read("SELECT table_id, seat FROM seats WHERE link = $1", link)
        return (rows[0][0], rows[0][1]) if rows else None

    async def announce(self, table_id: str, told: str) -> None:
        """Tell other processes something about a table that is not kept."""
        await self.database.announce(table_id, told)

    async def take_seat(self, table_id: str, seat: int, link: str, owner: str, name: str) -> bool:
        """Give the seat to whoever comes first with its link."""
        sql = (
            "UPDATE seats SET owner = $4, name = $5, link = NULL, kind = 'person'"
            " WHERE table_id = $1 AND seat = $2 AND link = $3"
        )
        return await self.database.write([(sql, (table_id, seat, link, owner, name))], table_id)

    async def change_seat(self, table_id: str, seat: int, owner: str | None, to: SeatRow) -> bool:
        """Give a seat away, if it still belongs to this owner."""
        sql = (
            "UPDATE seats SET kind = $4, name = $5, player = $6, owner = $7, link = $8"
            " WHERE table_id = $1 AND seat = $2 AND COALESCE(owner, '') = $3"
        )
        values = (table_id, seat, owner or "", to.kind, to.name, to.player, to.owner, to.link)
        return await self.database.write([(sql, values)], table_id)

    async def set_status(
        self, table_id: str, before: str, status: str, clocks: dict[int, float]
    ) -> bool:
        """Go on from one status to the next; False if somebody else has done so already."""
        sql = "UPDATE tables SET status = $3 WHERE id = $1 AND status = $2"
        unit: Unit = [(sql, (table_id, before, status)), *_set_clocks(table_id, clocks)]
        return await self.database.write(unit, table_id)

    async def set_next(self, table_id: str, rematch: TableRow) -> bool:
        """Keep the table of the rematch; False if there is one already."""
        sql = "UPDATE tables SET next = $2 WHERE id = $1 AND next IS NULL"
        unit: Unit = [(sql, (table_id, rematch.id)), *_insert_table(rematch)]
        return await self.database.write(unit, table_id)

    def add_move(
        self,
        table_id: str,
        move: MoveRow,
        *,
        holder: str | None,
        over: bool,
        clocks: dict[int, float] | None,
        snapshot: str | None,
    ) -> Awaitable[bool]:
        """Keep a move, and what changes with it.

        False if there is one of that number already, or if the seat has another holder by now. No
        coroutine of its own: whatever wakes the mover would have to pass it.
        """
        sql = (
            "INSERT INTO moves (table_id, number, seat, action, at)"
            " SELECT table_id, $2, seat, $4, $5 FROM seats"
            " WHERE table_id = $1 AND seat = $3 AND COALESCE(owner, player, '') = $6"
            " ON CONFLICT DO NOTHING"
        )
        values = (table_id, move.number, move.seat, move.action, move.at, holder or "")
        unit: list[Statement] = [(sql, values)]
        if over:
            unit.append(("UPDATE tables SET status = 'over' WHERE id = $1", (table_id,)))
        if clocks is not None:
            unit += _set_clocks(table_id, clocks)
        if snapshot is not None:
            keep = (
                "INSERT INTO snapshots (table_id, number, content) VALUES ($1, $2, $3)"
                " ON CONFLICT (table_id) DO UPDATE SET number = $2, content = $3"
            )
            unit.append((keep, (table_id, move.number + 1, snapshot)))
        return self.database.write(unit, table_id)

    async def moves(self, table_id: str, first: int = 0) -> list[MoveRow]:
        """The moves of a table from this number on."""
        sql = (
            "SELECT number, seat, action, at FROM moves"
            " WHERE table_id = $1 AND number >= $2 ORDER BY number"
        )
        return [MoveRow(*row) for row in await self.database.read(sql, table_id, first)]

    async def snapshot(self, table_id: str) -> tuple[int, str] | None:
        """How many moves the latest snapshot has seen, and its content."""
        sql = "SELECT number, content FROM snapshots WHERE table_id = $1"
        rows = await self.database.read(sql, table_id)
        return (rows[0][0], rows[0][1]) if rows else None

    async def clocks(self, table_id: str) -> dict[int, float]:
        """When each seat's time is up."""
        rows = await self.database.read(
            "SELECT seat, deadline FROM clocks WHERE table_id = $1", table_id
        )
        return {row[0]: row[1] for row in rows}

    async def overdue(self, now: float, most: int) -> list[str]:
        """Tables at which somebody's time was up by then."""
        sql = "SELECT DISTINCT table_id FROM clocks WHERE deadline < $1 LIMIT $2"
        return [row[0] for row in await self.database.read(sql, now, most)]

    async def beat(self) -> None:
        """Note that a server is alive."""
        sql = "INSERT INTO alive (one, at) VALUES (1, $1) ON CONFLICT (one) DO UPDATE SET at = $1"
        await self.database.write([(sql, (time.time(),))])

    async def check(self) -> None:
        """DatabaseDown if the database does not answer."""
        await self.database.read("SELECT at FROM alive")

    async def give_back_time(self, longest_pause: float) -> None:
        """Where no server was alive for a while, all clocks stood still: move them on."""
        rows = await self.database.read("SELECT at FROM alive")
        if rows and (pause := time.time() - rows[0][0]) > longest_pause:
            sql = "UPDATE alive SET at = $2 WHERE at = $1"
            moved = "UPDATE clocks SET deadline = deadline + $1"
            await self.database.write([(sql, (rows[0][0], time.time())), (moved, (pause,))])

    async def count_tables(self) -> int:
        """How many tables are kept."""
        return int((await self.database.read("SELECT count(*) FROM tables"))[0][0])

    async def saved(self) -> AsyncIterator[Saved]:
        """Everything, table by table, oldest first."""
        last = ""
        while rows := await self.database.read(
            f"{TABLE} WHERE id > $1 ORDER BY id LIMIT 100", last
        ):
            for row in rows:
                yield Saved(await self._with_seats(row), tuple(await self.moves(row[0])))
            last = rows[-1][0]

    async def restore(self, saved: Saved) -> bool:
        """Keep an exported table; False if it is here already."""
        insert = (
            "INSERT INTO moves (table_id, number, seat, action, at) VALUES ($1, $2, $3, $4, $5)"
        )
        moves: list[Statement] = [
            (insert, (saved.table.id, move.number, move.seat, move.action, move.at))
            for move in saved.moves
        ]
        return await self.database.write([*_insert_table(saved.table), *moves])


def _insert_table(table: TableRow) -> list[Statement]:
    sql = (
        "INSERT INTO tables (id, game, rules, options, hints, seed, status, host, created, next)"
        " VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10) ON CONFLICT DO NOTHING"
    )
    options = msgspec.json.encode(table.options).decode()
    values = (table.id, table.game, table.rules, options, int(table.hints), table.seed)
    more = (table.status, table.host, table.created, table.next)
    insert = (
        "INSERT INTO seats (table_id, seat, kind, name, player, owner, link)"
        " VALUES ($1, $2, $3, $4, $5, $6, $7)"
    )
    seats: Sequence[Statement] = [
        (insert, (table.id, number, seat.kind, seat.name, seat.player, seat.owner, seat.link))
        for number, seat in enumerate(table.seats)
    ]
    return [(sql, (*values, *more)), *seats]


def _set_clocks(table_id: str, clocks: dict[int, float]) -> list[Statement]:
    insert = "INSERT INTO clocks (table_id, seat, deadline) VALUES ($1, $2, $3)"
    return [
        ("DELETE FROM clocks WHERE table_id = $1", (table_id,)),
        *((insert, (table_id, seat, deadline)) for seat, deadline in clocks.items()),
    ]
