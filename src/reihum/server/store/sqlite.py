"""SQLite in a file: one thread writes, and commits at once all that has come together meanwhile."""

import asyncio
import contextlib
import re
import sqlite3
from collections.abc import Awaitable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import AbstractAsyncContextManager
from functools import cache
from pathlib import Path
from queue import Empty, SimpleQueue
from threading import Thread

from reihum.server import figures
from reihum.server.store.database import (
    CLOSED,
    DatabaseDown,
    DatabaseTaken,
    Heard,
    Reader,
    Row,
    Statement,
    Unit,
    Value,
    missing,
)

BUSY_SECONDS = 2.0  # how long to wait for somebody else's lock
MOST_AT_ONCE = 500
LARGEST_CHECKED = 256 << 20  # bytes: about a second

Job = tuple[Unit, "asyncio.Future[bool]"]
Outcome = bool | Exception


def _identity(path: Path) -> tuple[int, int]:
    found = path.stat()
    return found.st_dev, found.st_ino


@cache
def _in_sqlite(sql: str) -> str:
    return re.sub(r"\$(\d+)", r"?\1", sql)


def _connected(path: str) -> sqlite3.Connection:
    connection = sqlite3.connect(
        path, timeout=BUSY_SECONDS, isolation_level=None, check_same_thread=False
    )
    connection.execute("PRAGMA journal_mode = WAL")
    connection.execute("PRAGMA synchronous = FULL")
    connection.execute("PRAGMA foreign_keys = ON")
    return connection


@contextlib.contextmanager
def only_server(path: Path) -> Iterator[None]:
    """This process alone serves the file, by a lock beside it that goes however the process ends.

    What a server of before has noted there is no longer true.
    """
    with contextlib.closing(_lock_beside(path)):
        try:
            _address_of(path).unlink(missing_ok=True)
        except OSError as problem:
            raise DatabaseDown(str(problem)) from None
        yield


def _lock_beside(path: Path) -> sqlite3.Connection:
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        lock = sqlite3.connect(f"{path}-serving", timeout=0, isolation_level=None)
    except (OSError, sqlite3.Error) as problem:
        raise DatabaseDown(str(problem)) from None
    try:
        lock.execute("BEGIN EXCLUSIVE")
    except sqlite3.Error as problem:
        lock.close()
        if problem.sqlite_errorcode != sqlite3.SQLITE_BUSY:
            raise DatabaseDown(str(problem)) from None
        raise DatabaseTaken(f"another server uses {path} already", _said(path)) from None
    return lock


def _said(path: Path) -> str | None:
    """The address that the server of this file has noted."""
    try:
        return _address_of(path).read_text("utf-8")
    except OSError:
        return None


def note_address(path: Path, address: str) -> None:
    """Say beside the file where its server can be reached; on a full disk nothing is said."""
    with contextlib.suppress(OSError):
        _address_of(path).write_text(address, "utf-8")


def _address_of(path: Path) -> Path:
    return Path(f"{path}-address")


def _check_whole(connection: sqlite3.Connection, path: Path) -> None:
    """Look through the file, unless that would take long."""
    if path.stat().st_size <= LARGEST_CHECKED:
        (found,) = connection.execute("PRAGMA quick_check(1)").fetchone()
        if found != "ok":
            raise DatabaseDown(f"{path} is damaged: {' '.join(found.split())}")


class Sqlite:
    """A database in one file, for one server."""

    shared = False

    def __init__(self, path: Path, *, checked: bool = False) -> None:
        self._loop, self._path = asyncio.get_running_loop(), path
        self._log = Path(f"{path}-wal")
        self.failures = 0
        self._closed = False
        try:
            path.parent.mkdir(parents=True, exist_ok=True)
            self._writing, self._reading = _connected(str(path)), _connected(str(path))
            if checked:
                _check_whole(self._reading, path)
            self._file = _identity(path)
        except (OSError, sqlite3.Error) as problem:
            raise DatabaseDown(str(problem)) from None
        self._jobs: SimpleQueue[Job | None] = SimpleQueue()
        self._reader = ThreadPoolExecutor(1, "reihum-read")
        self._writer = Thread(target=self._write_jobs, name="reihum-write", daemon=True)
        self._writer.start()

    @property
    def waiting(self) -> int:
        """How many writes wait to be carried out."""
        return self._jobs.qsize()

    def write(self, unit: Unit, _about: str = "", /) -> Awaitable[bool]:
        """Write the unit together with others; comes when all of them are on the disk."""
        done: asyncio.Future[bool] = self._loop.create_future()
        if self._closed:
            done.set_exception(DatabaseDown(CLOSED))
        else:
            self._jobs.put((unit, done))
        return done

    def _write_jobs(self) -> None:
        while job := self._jobs.get():
            jobs = [job]
            stop = False
            while len(jobs) < MOST_AT_ONCE and not stop:
                try:
                    more = self._jobs.get_nowait()
                except Empty:
                    break
                stop = more is None
                jobs += [more] if more else []
            self._loop.call_soon_threadsafe(_settle, jobs, self._outcomes(jobs))
            if stop:
                return

    def _outcomes(self, jobs: list[Job]) -> list[Outcome]:
        """What becomes of each: all are written together, or each alone if one cannot be."""
        begun = figures.now()
        try:
            taken = self._commit(jobs)
        except Exception as problem:  # whatever it is, the next moves must be written
            with contextlib.suppress(sqlite3.Error):
                self._writing.rollback()
            if len(jobs) > 1 and not isinstance(problem, sqlite3.OperationalError):
                return [outcome for job in jobs for outcome in self._outcomes([job])]
            self.failures += 1
            known = isinstance(problem, sqlite3.Error)
            return [DatabaseDown(str(problem)) if known else problem for _ in jobs]
        figures.DATABASE.note(figures.now() - begun)
        return taken

    def _commit(self, jobs: list[Job]) -> list[Outcome]:
        self._writing.execute("BEGIN IMMEDIATE")
        taken: list[Outcome] = [self._apply(unit) for unit, _ in jobs]
        self._writing.execute("COMMIT")
        self._check_file()
        return taken

    def _check_file(self) -> None:
        """What was written into a file that somebody has deleted or replaced is not kept."""
        try:
            same = _identity(self._path) == self._file and self._log.exists()
        except OSError:
            same = False
        if not same:
            raise sqlite3.OperationalError("the file was deleted or replaced")

    def _apply(self, unit: Unit) -> bool:
        (first, values), *rest = unit
        if not self._writing.execute(_in_sqlite(first), values).rowcount:
            return False
        for sql, more in rest:
            self._writing.execute(_in_sqlite(sql), more)
        return True

    async def read(self, sql: str, *values: Value) -> list[Row]:
        """The rows that a query finds."""
        return (await self.read_together((sql, values)))[0]

    async def read_together(self, *queries: Statement) -> list[list[Row]]:
        """What each of a few queries finds, all at the same moment."""
        if self._closed:
            raise DatabaseDown(CLOSED)
        return await self._loop.run_in_executor(self._reader, _found, self._reading, queries)

    def snapshot(self) -> AbstractAsyncContextManager[Reader]:
        """A connection of its own: a long look backward keeps nobody from reading."""
        return _Snapshot(str(self._path))

    async def migrate(self, migrations: Sequence[Sequence[str]]) -> None:
        """Run the migrations that this file has not seen yet."""

        def run() -> None:
            self._writing.execute("BEGIN IMMEDIATE")
            (version,) = self._writing.execute("PRAGMA user_version").fetchone()
            for statements in missing(migrations, version):
                for sql in statements:
                    self._writing.execute(sql)
            self._writing.execute(f"PRAGMA user_version = {len(migrations)}")
            self._writing.execute("COMMIT")

        try:
            await self._loop.run_in_executor(self._reader, run)
        except sqlite3.Error as problem:  # locked, or no database at all
            raise DatabaseDown(str(problem)) from None

    async def listen(self, heard: Heard) -> None:
        """There is nobody else to hear."""

    async def close(self) -> None:
        """Write what is queued, then close the file; for whoever comes later it is down."""
        self._closed = True
        self._jobs.put(None)
        await self._loop.run_in_executor(None, self._writer.join)
        self._reader.shutdown()
        self._reading.close()
        self._writing.close()


class _Snapshot:
    """A file as it was when somebody began to read it."""

    def __init__(self, path: str) -> None:
        self._connection = _connected(path)
        self._reader = ThreadPoolExecutor(1, "reihum-snapshot")

    async def __aenter__(self) -> Reader:
        self._connection.execute("BEGIN")
        return self

    async def __aexit__(self, *_: object) -> None:
        self._reader.shutdown()
        self._connection.close()

    async def read(self, sql: str, *values: Value) -> list[Row]:
        """The rows that a query finds."""
        run, queries = asyncio.get_running_loop().run_in_executor, ((sql, values),)
        return (await run(self._reader, _rows, self._connection, queries))[0]


def _found(connection: sqlite3.Connection, queries: Sequence[Statement]) -> list[list[Row]]:
    """What the queries find; more than one are put in one transaction."""
    if len(queries) == 1:
        return _rows(connection, queries)
    try:
        connection.execute("BEGIN")
        return _rows(connection, queries)
    except sqlite3.Error as problem:
        raise DatabaseDown(str(problem)) from None
    finally:
        connection.rollback()


def _rows(connection: sqlite3.Connection, queries: Sequence[Statement]) -> list[list[Row]]:
    try:
        return [connection.execute(_in_sqlite(sql), values).fetchall() for sql, values in queries]
    except sqlite3.Error as problem:
        raise DatabaseDown(str(problem)) from None


def _settle(jobs: list[Job], outcomes: list[Outcome]) -> None:
    for (_, done), outcome in zip(jobs, outcomes, strict=True):
        if done.cancelled():
            continue
        if isinstance(outcome, Exception):
            done.set_exception(outcome)
        else:
            done.set_result(outcome)
