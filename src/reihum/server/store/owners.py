"""Which worker holds which table, where several processes share one PostgreSQL.

A table is held by a name; the name is good for as long as its worker says every second that it is
there. A worker that is not heard of for a while is struck off the list, and whoever is asked for
one of its tables next holds that. This keeps two workers from reading the same table. That they
never both write to it is seen to by every write of a move, which asks for the name (`store.py`).
All times are the database's own: it has one clock, the machines have many.
"""

from collections.abc import Sequence
from uuid import uuid4

from msgspec import Struct

from reihum.server.store.database import Database

LEASE = 6.0  # seconds for which a worker is believed to be there
BEAT = 1.0  # seconds between two times that it says so
LATE = 2.5  # seconds after which it may be frozen: nothing is given to it any more
SURE = 4  # such times after which the others have had their say, too, since the database was away

NOW = "EXTRACT(EPOCH FROM clock_timestamp())::DOUBLE PRECISION"
FREE = "(worker IS NULL OR NOT EXISTS (SELECT 1 FROM workers WHERE name = worker))"


class Place(Struct, frozen=True):
    """A worker, and how it is reached: by a door on its machine, else by the machine's address."""

    name: str
    machine: str
    address: str
    late: bool = False  # it was not heard of for a while, and may be frozen

    @property
    def door(self) -> str:
        """The name of the worker's door; it stays the same when the worker has to come back."""
        return self.name.partition(".")[0]


class Owners:
    """The list of workers as one of them sees it."""

    def __init__(self, database: Database, machine: str, address: str) -> None:
        self._database = database
        self._times, self._heard = 0, 0
        self.me = Place(uuid4().hex, machine, address)

    async def enter(self) -> None:
        """Be on the list; under a new name, if this worker was struck off it."""
        self._times += 1
        self.me = Place(f"{self.me.door}.{self._times}", self.me.machine, self.me.address)
        sql = f"INSERT INTO workers (name, machine, address, until) VALUES ($1, $2, $3, {NOW} + $4)"
        me = self.me
        await self._database.write([(sql, (me.name, me.machine, me.address, LEASE))])

    async def stay(self) -> bool:
        """Say that this worker is there; False if it was struck off."""
        sql = f"UPDATE workers SET until = {NOW} + $2 WHERE name = $1"
        heard, self._heard = self._heard + 1, 0
        there = await self._database.write([(sql, (self.me.name, LEASE))])
        self._heard = heard
        return there

    async def strike_off_the_late(self) -> None:
        """Whoever was not heard of for too long is dead, or might as well be.

        One that is frozen while it says that it is there still has its line locked: moves that are
        written together with this do not wait for it. The database ends that soon (`postgres.py`).
        """
        late = f"SELECT name FROM workers WHERE until < {NOW} FOR UPDATE SKIP LOCKED"
        if self._heard >= SURE:
            await self._database.write([(f"DELETE FROM workers WHERE name IN ({late})", ())])

    async def strike_off(self, name: str) -> None:
        """This one is known to be dead, or goes."""
        await self._database.write([("DELETE FROM workers WHERE name = $1", (name,))])

    async def leave(self) -> None:
        """Let go of all tables."""
        await self.strike_off(self.me.name)

    async def neighbours(self) -> list[Place]:
        """The other workers on this machine."""
        sql = "SELECT name, machine, address FROM workers WHERE machine = $1 AND name <> $2"
        rows = await self._database.read(sql, self.me.machine, self.me.name)
        return [Place(*row) for row in rows]

    async def claim(self, table_ids: Sequence[str]) -> set[str]:
        """Claim those tables that no other worker holds; returns which are held here now.

        In a transaction of its own: it waits for a move that is just being written by whoever held
        the table, and nobody waits for it.
        """
        places = ", ".join([f"${number}" for number in range(2, len(table_ids) + 2)])
        sql = (
            f"UPDATE tables SET worker = $1 WHERE id IN ({places or 'NULL'})"
            f" AND (worker = $1 OR {FREE}) RETURNING id"
        )
        return {row[0] for row in await self._database.read(sql, self.me.name, *table_ids)}

    async def elsewhere(self, table_id: str) -> Place | None:
        """The other worker that holds this table; None if this one now does, or it is unknown."""
        sql = (
            f"SELECT name, machine, address, until < {NOW} + $2 FROM tables"
            " LEFT JOIN workers ON name = worker WHERE id = $1"
        )
        while True:
            rows = await self._database.read(sql, table_id, LEASE - LATE)
            if not rows or rows[0][0] == self.me.name:
                return None
            if rows[0][0]:
                return Place(*rows[0])
            if await self.claim([table_id]):
                return None

    async def holds(self, table_id: str) -> bool:
        """Whether this worker holds the table."""
        sql = "SELECT 1 FROM tables WHERE id = $1 AND worker = $2"
        return bool(await self._database.read(sql, table_id, self.me.name))
