"""All that is played, kept in a database: tables, seats, moves, snapshots, clocks."""

from collections.abc import AsyncIterator, Awaitable
from math import inf

import msgspec

from reihum.server.house_clock import HouseClock
from reihum.server.store.afterwards import Afterwards, as_counted
from reihum.server.store.database import Database, Statement, Unit, Value
from reihum.server.store.owners import FREE, Owners, Place
from reihum.server.store.rows import Kept, MoveRow, Saved, SeatRow, TableRow
from reihum.server.store.statements import (
    ADD_HELD_MOVE,
    ADD_MOVE,
    CLOCKS,
    MOVES,
    SEATS,
    SNAPSHOTS,
    TABLE,
    UNSEEN,
    about,
    by_table,
    insert_table,
    of,
    set_clocks,
    set_snapshot,
    with_seats,
)
from reihum.server.wire.fields import Status

LATELY = 6.0  # seconds; several beats


class Store(Afterwards):
    """The tables of a database."""

    def __init__(
        self,
        database: Database,
        clock: HouseClock | None = None,
        owners: Owners | None = None,
    ) -> None:
        self.database, self.in_page = database, False
        self.owners = owners  # where several servers share the database
        self.clock = clock or HouseClock()
        self.moves_kept = 0  # by this process, since it began
        self._beaten = -inf  # in the time of the house
        self._failures = database.failures

    async def add_table(self, table: TableRow) -> bool:
        """Keep a new table, which is held here; False if its id is taken."""
        return await self.database.write(insert_table(table, self._worker))

    @property
    def _worker(self) -> str | None:
        """The name under which this server holds tables; None where there is no other."""
        return self.owners.me.name if self.owners else None

    async def claim(self, table_ids: list[str]) -> set[str]:
        """Claim those tables that no other server holds; returns which are held here now."""
        return await self.owners.claim(table_ids) if self.owners else set(table_ids)

    async def elsewhere(self, table_id: str) -> Place | None:
        """The other server that holds this table; None if this one now does, or it is unknown."""
        return await self.owners.elsewhere(table_id) if self.owners else None

    async def holds(self, table_id: str) -> bool:
        """Whether this table is held here."""
        return await self.owners.holds(table_id) if self.owners else True

    async def table(self, table_id: str) -> TableRow | None:
        """The table of this id, if there is one."""
        found = await self._tables(f"{TABLE} WHERE id = $1", table_id)
        return found[0] if found else None

    async def tables_of(self, owner: str, most: int) -> list[TableRow]:
        """The newest tables at which this owner has a seat, or that it set up."""
        return await self._tables(
            f"{TABLE} WHERE id IN ("
            "SELECT id FROM (SELECT id FROM tables WHERE host = $1 ORDER BY created DESC LIMIT $2)"
            " AS own UNION SELECT table_id FROM seats WHERE owner = $1)"
            " ORDER BY created DESC LIMIT $2",
            owner,
            most,
        )

    async def newest(self, status: Status | None, most: int) -> list[TableRow]:
        """The newest tables, all or those of one status."""
        where = "WHERE status = $2" if status else ""
        sql = f"{TABLE} {where} ORDER BY created DESC LIMIT $1"
        return await self._tables(sql, most, *([status] if status else []))

    async def table_ids(self) -> list[str]:
        """The ids of all tables."""
        return [row[0] for row in await self.database.read("SELECT id FROM tables")]

    async def _tables(self, sql: str, *values: Value) -> list[TableRow]:
        """The tables that a query finds, with their seats."""
        rows = await self.database.read(sql, *values)
        seats = await self.database.read(*about(f"{SEATS} WHERE table_id", rows, "seat"))
        return with_seats(rows, seats)

    async def kept(self, table_ids: list[str]) -> dict[str, Kept]:
        """All that is needed to play on at these tables, as it is at one moment."""
        rows, seats, snapshots, moves, clocks = await self.database.read_together(
            of(f"{TABLE} WHERE id", table_ids),
            of(f"{SEATS} WHERE table_id", table_ids, "seat"),
            of(f"{SNAPSHOTS} WHERE table_id", table_ids),
            of(UNSEEN, table_ids, "moves.number"),
            of(f"{CLOCKS} WHERE table_id", table_ids),
        )
        seen = {table_id: (number, content) for table_id, number, content in snapshots}
        since, times = by_table(moves), by_table(clocks)
        return {
            table.id: Kept(
                table,
                [MoveRow(*move) for move in since[table.id]],
                dict(times[table.id]),
                seen.get(table.id),
            )
            for table in with_seats(rows, seats)
        }

    async def news(self, table_id: str, first: int) -> Kept | None:
        """The table with its moves from this number on, as it is at one moment."""
        rows, seats, moves, clocks = await self.database.read_together(
            of(f"{TABLE} WHERE id", [table_id]),
            of(f"{SEATS} WHERE table_id", [table_id], "seat"),
            (f"{MOVES} WHERE table_id = $1 AND number >= $2 ORDER BY number", (table_id, first)),
            of(f"{CLOCKS} WHERE table_id", [table_id]),
        )
        times = {seat: deadline for _, seat, deadline in clocks}
        for table in with_seats(rows, seats):
            return Kept(table, [MoveRow(*move[1:]) for move in moves], times)
        return None

    async def seat_of_link(self, link: str) -> tuple[str, int, str | None] | None:
        """The table and seat that a link is for, and who has come by it."""
        sql = "SELECT table_id, seat, owner FROM seats WHERE link = $1"
        rows = await self.database.read(sql, link)
        return (rows[0][0], rows[0][1], rows[0][2]) if rows else None

    async def take_seat(self, table_id: str, seat: int, link: str, owner: str, name: str) -> bool:
        """Give the seat to whoever comes first with its link."""
        sql = (
            "UPDATE seats SET owner = $4, name = $5, kind = 'person'"
            " WHERE table_id = $1 AND seat = $2 AND link = $3 AND kind = 'guest'"
        )
        return await self.database.write([(sql, (table_id, seat, link, owner, name))], table_id)

    async def change_seat(self, table: TableRow, seat: int, to: SeatRow) -> bool:
        """Give a seat away, if it and the table are still as in this row."""
        sql = (
            "UPDATE seats SET kind = $3, name = $4, player = $5, owner = $6, link = $7, closed = $8"
            " WHERE table_id = $1 AND seat = $2 AND COALESCE(owner, '') = $9 AND closed = $10"
            " AND (SELECT status FROM tables WHERE id = $1) = $11"
        )
        values = (table.id, seat, to.kind, to.name, to.player, to.owner, to.link, int(to.closed))
        was = table.seats[seat]
        before = (was.owner or "", int(was.closed), table.status)
        return await self.database.write([(sql, (*values, *before))], table.id)

    async def set_host(self, table_id: str, before: str, host: str) -> bool:
        """Let somebody else be the host."""
        sql = "UPDATE tables SET host = $3 WHERE id = $1 AND host = $2"
        return await self.database.write([(sql, (table_id, before, host))], table_id)

    async def set_status(
        self, table_id: str, before: Status, status: Status, clocks: dict[int, float]
    ) -> bool:
        """Go on from one status to the next; False if somebody else has done so already."""
        sql = "UPDATE tables SET status = $3, since = $4 WHERE id = $1 AND status = $2"
        values = (table_id, before, status, self.clock.now())
        unit: Unit = [(sql, values), *set_clocks(table_id, clocks)]
        return await self.database.write(unit, table_id)

    async def prolong(self, table_id: str, seat: int, before: float, until: float) -> bool:
        """Give a seat time until then; False if somebody has played on and it has another now."""
        sql = "UPDATE clocks SET deadline = $4 WHERE table_id = $1 AND seat = $2 AND deadline = $3"
        return await self.database.write([(sql, (table_id, seat, before, until))], table_id)

    async def remove(self, table_id: str) -> bool:
        """Remove a table with all that is known of it; False if there is none."""
        where = (table_id,)
        unit: list[Statement] = [
            (f"DELETE FROM {kept} WHERE table_id = $1", where)
            for kept in ("seats", "moves", "snapshots", "clocks", "reviews", "counted")
        ]
        unit.append(("UPDATE tables SET next = NULL WHERE next = $1", where))
        unit.append(("DELETE FROM tables WHERE id = $1", where))
        return await self.database.write(unit, table_id)

    async def old(self, status: Status, since: float, most: int) -> list[str]:
        """Tables that have had this status since then at least."""
        sql = "SELECT id FROM tables WHERE status = $1 AND since < $2 ORDER BY since LIMIT $3"
        return [row[0] for row in await self.database.read(sql, status, since, most)]

    async def touch_played(self, since: float) -> None:
        """Restart the age of every match in which moves were made since the last look."""
        moves = "(SELECT count(*) FROM moves WHERE table_id = tables.id)"
        sql = (
            f"UPDATE tables SET since = $2, moves_then = {moves}"
            f" WHERE status = 'playing' AND since < $1 AND moves_then < {moves}"
        )
        await self.database.write([(sql, (since, self.clock.now()))])

    async def set_next(self, table_id: str, rematch: TableRow) -> bool:
        """Keep the table of the rematch; False if there is one already."""
        sql = "UPDATE tables SET next = $2 WHERE id = $1 AND next IS NULL"
        unit: Unit = [(sql, (table_id, rematch.id)), *insert_table(rematch, self._worker)]
        return await self.database.write(unit, table_id)

    def add_move(
        self,
        before: TableRow,
        move: MoveRow,
        *,
        row: TableRow,
        clocks: dict[int, float] | None,
        snapshot: str | None,
    ) -> Awaitable[bool]:
        """Keep a move, and what changes with it: the row is the table as it is after the move.

        False if there is one of that number already, if the seat has another holder by now, if the
        match has been ended, or if the table is held by another server: whoever takes it over waits
        for the lock that is taken here. Nobody but the table's holder has to be told. It is not
        `async` but hands on what is awaited: one frame less at every move.
        """
        table_id, holder = row.id, row.seats[move.seat].holder or ""
        values = (table_id, move.ply, move.seat, move.action, move.at, holder, move.late)
        worker = self._worker
        first = (ADD_HELD_MOVE, (*values, worker)) if worker else (ADD_MOVE, values)
        unit: list[Statement] = [first]
        if row is not before:
            change = "UPDATE tables SET status = $2, missed = $3, since = $4 WHERE id = $1"
            unit.append((change, (table_id, row.status, row.missed, row.since)))
        if clocks is not None:
            unit += set_clocks(table_id, clocks)
        if snapshot is not None:
            unit.append(set_snapshot(table_id, move.ply + 1, snapshot))
        return self.database.write(unit)

    async def moves(self, table_id: str) -> list[MoveRow]:
        """The moves of a table."""
        sql = f"{MOVES} WHERE table_id = $1 ORDER BY number"
        return [MoveRow(*row[1:]) for row in await self.database.read(sql, table_id)]

    async def overdue(self, now: float, most: int) -> list[str]:
        """Tables at which somebody's time was up by then, and which nobody else holds."""
        due = "SELECT DISTINCT table_id FROM clocks"
        values: tuple[Value, ...] = (now, most)
        if self.owners:
            due += f" JOIN tables ON id = table_id AND (worker = $3 OR {FREE})"
            values += (self._worker,)
        rows = await self.database.read(f"{due} WHERE deadline < $1 LIMIT $2", *values)
        return [row[0] for row in rows]

    async def beat(self) -> None:
        """Note how far the clock of the house has come; another server may be ahead."""
        sql = (
            "INSERT INTO alive (one, at) VALUES (1, $1)"
            " ON CONFLICT (one) DO UPDATE SET at = $1 WHERE alive.at < $1"
        )
        failures = self.database.failures
        if not await self.database.write([(sql, (self.clock.now(),))]):
            await self.set_clock()
        self._beaten, self._failures = self.clock.now(), failures

    @property
    def ready(self) -> bool:
        """Whether a write went through lately, and none has failed since."""
        lately = self.clock.now() - self._beaten <= LATELY
        return lately and self._failures == self.database.failures

    async def set_clock(self) -> None:
        """Let the clock of the house go on from where any server has brought it."""
        for (at,) in await self.database.read("SELECT at FROM alive"):
            self.clock.catch_up(at)

    async def saved(self) -> AsyncIterator[Saved]:
        """Everything as it is at one moment, table by table."""
        async with self.database.snapshot() as snapshot:
            last = ""
            while rows := await snapshot.read(f"{TABLE} WHERE id > $1 ORDER BY id LIMIT 100", last):
                seats = await snapshot.read(*about(f"{SEATS} WHERE table_id", rows, "seat"))
                moves = await snapshot.read(*about(f"{MOVES} WHERE table_id", rows, "number"))
                made = by_table(moves)
                for table in with_seats(rows, seats):
                    plain = msgspec.structs.replace(table, since=0.0)  # another house, another time
                    yield Saved(plain, tuple(MoveRow(*move) for move in made[table.id]))
                last = rows[-1][0]

    async def restore(self, saved: Saved, snapshot: str | None = None) -> bool:
        """Keep a table that was played elsewhere; False if it is here already."""
        insert = (
            "INSERT INTO moves (table_id, number, seat, action, at, late)"
            " VALUES ($1, $2, $3, $4, $5, $6)"
        )
        moves: list[Statement] = [
            (
                insert,
                (saved.table.id, move.ply, move.seat, move.action, move.at, move.late),
            )
            for move in saved.moves
        ]
        table = msgspec.structs.replace(saved.table, since=self.clock.now())
        seen = [set_snapshot(table.id, len(moves), snapshot)] if snapshot else []
        # Whoever played it elsewhere may have chosen its seed: it says nothing about our draws.
        rest = (*moves, *seen, as_counted(table.id))
        return await self.database.write([*insert_table(table, None), *rest])
