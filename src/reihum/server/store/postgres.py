"""PostgreSQL: many processes, one truth; news travels by LISTEN and NOTIFY."""

import asyncio
import contextlib
from collections.abc import AsyncIterator, Awaitable, Sequence
from functools import partial
from typing import Any
from uuid import uuid4

import asyncpg

from reihum.server import figures
from reihum.server.store.database import (
    CLOSED,
    DatabaseDown,
    Heard,
    Reader,
    Row,
    Statement,
    Unit,
    Value,
    missing,
)

CHANNEL = "reihum"
NOTIFY = "SELECT pg_notify($1, $2)"
MOST_AT_ONCE = 200
MIGRATION_LOCK = 7_365_201  # any number, but always the same
CONNECT_SECONDS = 5.0
ANSWER_SECONDS = 10.0
FROZEN_SECONDS = 6.0  # for which a process that is frozen while it writes holds what it has locked
TAKE_YOUR_TIME = "SET LOCAL idle_in_transaction_session_timeout = 0"
DOWN = (
    OSError,
    TimeoutError,
    asyncpg.PostgresError,
    asyncpg.InterfaceError,
    asyncpg.InternalClientError,  # from a connection that dies while it is used
)

AT_FAULT = (asyncpg.IntegrityConstraintViolationError, asyncpg.DataError)  # one unit, not all

Job = tuple[Unit, str, "asyncio.Future[bool]"]


class Postgres:
    """A database on a server, for any number of processes."""

    shared = True

    def __init__(self, pool: "asyncpg.Pool[Any]", address: str) -> None:
        self._pool, self._address = pool, address
        self.failures = 0
        self._closed = False
        self._name = uuid4().hex  # to know its own news from that of others
        self._jobs: asyncio.Queue[Job] = asyncio.Queue()
        self._tasks = [asyncio.create_task(self._write_jobs())]

    @classmethod
    async def connected(cls, address: str) -> "Postgres":
        """The database at this address, ready."""
        try:
            pool = await asyncpg.create_pool(
                address,
                min_size=1,
                max_size=6,
                timeout=CONNECT_SECONDS,
                command_timeout=ANSWER_SECONDS,
                server_settings={"idle_in_transaction_session_timeout": f"{FROZEN_SECONDS:.0f}s"},
            )
        except (*DOWN, ValueError) as problem:  # an address may be no address
            raise DatabaseDown(str(problem)) from None
        return cls(pool, address)

    def write(self, unit: Unit, about: str = "", /) -> Awaitable[bool]:
        """Write the unit together with others; comes when all of them are committed."""
        done: asyncio.Future[bool] = asyncio.get_running_loop().create_future()
        if self._closed:
            done.set_exception(DatabaseDown(CLOSED))
        else:
            self._jobs.put_nowait((unit, about, done))
        return done

    @property
    def waiting(self) -> int:
        """How many writes wait to be carried out."""
        return self._jobs.qsize()

    async def _write_jobs(self) -> None:
        while True:
            jobs = [await self._jobs.get()]
            while len(jobs) < MOST_AT_ONCE and not self._jobs.empty():
                jobs.append(self._jobs.get_nowait())
            await self._settle(jobs)
            for _ in jobs:
                self._jobs.task_done()

    async def _settle(self, jobs: list[Job]) -> None:
        """Write all of them together, or each alone if one of them cannot be written."""
        begun = figures.now()
        try:
            taken = await self._commit([(unit, about) for unit, about, _ in jobs])
        except Exception as problem:  # whatever it is, the next moves must be written
            if len(jobs) > 1 and isinstance(problem, AT_FAULT):
                for job in jobs:
                    await self._settle([job])
                return
            self.failures += 1
            for _, _, done in jobs:
                if not done.cancelled():
                    done.set_exception(_told(problem))
            return
        figures.DATABASE.note(figures.now() - begun)
        for (_, _, done), result in zip(jobs, taken, strict=True):
            if not done.cancelled():
                done.set_result(result)

    async def _commit(self, units: list[tuple[Unit, str]]) -> list[bool]:
        taken = []
        async with (
            self._pool.acquire(timeout=CONNECT_SECONDS) as connection,
            connection.transaction(),
        ):
            for ((first, values), *rest), _ in units:
                done: str = await connection.execute(first, *values)
                changed = not done.endswith(" 0")  # it ends with the number of rows
                for sql, more in rest if changed else []:
                    await connection.execute(sql, *more)
                taken.append(changed)
            for table in {about for _, about in units if about}:
                told = f"{self._name} {table}"
                await connection.execute(NOTIFY, CHANNEL, told)
        return taken

    async def read(self, sql: str, *values: Value) -> list[Row]:
        """The rows that a query finds."""
        try:
            async with self._pool.acquire(timeout=CONNECT_SECONDS) as connection:
                return [tuple(row) for row in await connection.fetch(sql, *values)]
        except DOWN as problem:
            raise DatabaseDown(str(problem)) from None

    async def read_together(self, *queries: Statement) -> list[list[Row]]:
        """What each of a few queries finds, all at the same moment."""
        async with self._moment() as connection:
            moment = _Snapshot(connection)
            return [await moment.read(sql, *values) for sql, values in queries]

    @contextlib.asynccontextmanager
    async def snapshot(self) -> AsyncIterator[Reader]:
        """Everything as it is at this moment, for as long as somebody reads it."""
        async with self._moment() as connection:
            await connection.execute(TAKE_YOUR_TIME)
            yield _Snapshot(connection)

    @contextlib.asynccontextmanager
    async def _moment(self) -> AsyncIterator[Any]:
        """A transaction that sees nothing later."""
        try:
            async with (
                self._pool.acquire(timeout=CONNECT_SECONDS) as connection,
                connection.transaction(isolation="repeatable_read", readonly=True),
            ):
                yield connection
        except DOWN as problem:
            raise DatabaseDown(str(problem)) from None

    async def migrate(self, migrations: Sequence[Sequence[str]]) -> None:
        """Run the migrations that this database has not seen yet, one process at a time."""
        try:
            async with self._pool.acquire() as connection, connection.transaction():
                await connection.execute("SELECT pg_advisory_xact_lock($1)", MIGRATION_LOCK)
                await connection.execute("CREATE TABLE IF NOT EXISTS migrations (number INTEGER)")
                version = await connection.fetchval("SELECT count(*) FROM migrations")
                for number, statements in enumerate(missing(migrations, version), version):
                    for sql in statements:
                        await connection.execute(sql)
                    await connection.execute("INSERT INTO migrations VALUES ($1)", number)
        except DOWN as problem:  # of somebody who may not make tables there, for one
            raise DatabaseDown(str(problem)) from None

    async def listen(self, heard: Heard) -> None:
        """Hear what other processes have written, through every loss of the connection."""
        ready = asyncio.Event()
        self._tasks.append(asyncio.create_task(self._keep_listening(heard, ready)))
        await ready.wait()

    async def _keep_listening(self, heard: Heard, ready: asyncio.Event) -> None:
        while True:
            try:
                connection = await asyncpg.connect(self._address, timeout=CONNECT_SECONDS)
            except DOWN:
                await asyncio.sleep(0.5)
                continue
            lost = asyncio.Event()
            connection.add_termination_listener(lambda _, lost=lost: lost.set())
            try:
                await connection.add_listener(CHANNEL, partial(self._hear, heard))
                if ready.is_set():
                    heard("")  # after a gap anything may have changed
                ready.set()
                await lost.wait()
            except DOWN:
                await asyncio.sleep(0.5)
            finally:
                connection.terminate()

    def _hear(self, heard: Heard, _connection: object, _pid: int, _channel: str, told: str) -> None:
        name, _, table = told.partition(" ")
        if name != self._name:
            heard(table)

    async def close(self) -> None:
        """Write what is queued, then let go; for whoever comes later it is down."""
        self._closed = True
        await self._jobs.join()
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await self._pool.close()


class _Snapshot:
    """A database as it was when somebody began to read it."""

    def __init__(self, connection: Any) -> None:
        self._connection = connection

    async def read(self, sql: str, *values: Value) -> list[Row]:
        """The rows that a query finds."""
        return [tuple(row) for row in await self._connection.fetch(sql, *values)]


def _told(problem: Exception) -> Exception:
    """What whoever wanted to write is told; a mistake of ours is told as it is."""
    return DatabaseDown(str(problem)) if isinstance(problem, DOWN) else problem
