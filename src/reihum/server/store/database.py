"""What the store needs of a database: units that are written whole or not at all, and reads.

A unit is a list of statements. If the first changes no row, the unit is refused and nothing of it
is written: this is how the database decides between writers. Statements have PostgreSQL's
placeholders ($1, $2, ...), in an SQL that SQLite understands as well.
"""

from collections.abc import Awaitable, Callable, Sequence
from contextlib import AbstractAsyncContextManager
from typing import Any, Protocol

Value = str | int | float | None
Row = Sequence[Any]
Statement = tuple[str, tuple[Value, ...]]
Unit = Sequence[Statement]
Heard = Callable[[str], None]

CLOSED = "the database was closed"


class DatabaseDown(Exception):
    """The database did not take it: locked, full, gone. Nothing was written; try again later."""


class DatabaseTaken(DatabaseDown):
    """Another server uses it already; `address` is where that one can be reached, if it says so."""

    def __init__(self, why: str, address: str | None) -> None:
        super().__init__(why)
        self.address = address


def missing(migrations: Sequence[Sequence[str]], version: int) -> Sequence[Sequence[str]]:
    """The migrations that a database of this version has not seen."""
    if version > len(migrations):
        raise DatabaseDown("it was made by a newer version of Reihum")
    return migrations[version:]


class Reader(Protocol):
    """What can be read from."""

    async def read(self, sql: str, *values: Value) -> list[Row]:
        """The rows that a query finds."""
        ...


class Database(Reader, Protocol):
    """A database in which writes are durable when they return."""

    failures: int  # of writes, since it was opened
    shared: bool  # whether other servers may use it at the same time

    @property
    def waiting(self) -> int:
        """How many writes wait to be carried out."""
        ...

    def write(self, unit: Unit, about: str = "", /) -> Awaitable[bool]:
        """Write the unit and tell other processes which table it is about.

        False if its first statement changed no row.
        """
        ...

    async def read_together(self, *queries: Statement) -> list[list[Row]]:
        """What each of a few queries finds, all at the same moment."""
        ...

    def snapshot(self) -> AbstractAsyncContextManager[Reader]:
        """Everything as it is at this moment, to be read for as long as it takes."""
        ...

    async def migrate(self, migrations: Sequence[Sequence[str]]) -> None:
        """Bring the schema up to date, whoever else is starting at the same time."""
        ...

    async def listen(self, heard: Heard) -> None:
        """Call this with every table about which another process has written something.

        It is "" where it may be any.
        """
        ...

    async def close(self) -> None:
        """Finish what is under way, then let go."""
        ...
