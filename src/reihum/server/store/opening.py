"""Opening the database that the settings name, whichever kind it is."""

import re
from contextlib import AbstractContextManager, nullcontext
from pathlib import Path

from reihum.server.settings import Settings
from reihum.server.store.database import Database, DatabaseDown
from reihum.server.store.schema import MIGRATIONS
from reihum.server.store.sqlite import Sqlite, only_server

SCHEME = re.compile(r"([A-Za-z][\w+.-]*)://")
SCHEMES = ("sqlite", "postgresql", "postgres")


async def opened(settings: Settings, *, checked: bool = False, new: bool = True) -> Database:
    """The database that the settings name, its schema up to date; DatabaseDown if it cannot be.

    `checked`: an SQLite file is looked through for damage first. Not `new`: no file is made.
    """
    database = await _connected(settings, checked=checked, new=new)
    try:
        await database.migrate(MIGRATIONS)
    except DatabaseDown:
        await database.close()
        raise
    return database


def served_alone(settings: Settings) -> AbstractContextManager[None]:
    """While this process serves the database no other does, if it is an SQLite file."""
    _check_scheme(settings)
    return only_server(settings.file) if settings.file else nullcontext()


def _check_scheme(settings: Settings) -> None:
    scheme = SCHEME.match(settings.database)
    if scheme and scheme.group(1) not in SCHEMES:
        known = " or ".join(f"{one}://" for one in SCHEMES)
        raise DatabaseDown(f"{scheme.group()} is unknown; a file, or {known}")


def _check_kept(file: Path) -> None:
    """Refuses what no database can be in: an empty file SQLite would take for a new one."""
    if file.is_dir():
        raise DatabaseDown(f"{file} is a folder")
    if not file.is_file():
        raise DatabaseDown(f"there is no file {file}")
    if not file.stat().st_size:
        raise DatabaseDown(f"{file} is empty")


async def _connected(settings: Settings, *, checked: bool, new: bool) -> Database:
    _check_scheme(settings)
    if settings.file:
        if not new:
            _check_kept(settings.file)
        return Sqlite(settings.file, checked=checked)
    # Only who uses PostgreSQL needs its driver.
    from reihum.server.store.postgres import Postgres  # noqa: PLC0415

    return await Postgres.connected(settings.database)
