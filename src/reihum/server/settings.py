"""How a server is set up."""

import os
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from reihum.kernel.answers import Unreadable


def default_database() -> str:
    """The database that the environment names, else a file in the user's data folder."""
    from platformdirs import user_data_path  # noqa: PLC0415 - a page has no such folder

    return os.environ.get("REIHUM_DATABASE") or str(user_data_path("reihum") / "tables.sqlite")


@dataclass(frozen=True)
class Limits:
    """How much one address, one socket or one table may ask for."""

    tables: float = 60  # set up by an address in ten minutes
    joins: float = 30  # links tried by an address in a minute
    requests: float = 600  # to the API, of any other kind, by an address in a minute
    visits: float = 1800  # of all kinds, pages and figures too, by an address in a minute
    sockets: int = 60  # open at once from an address
    connections: int = 120  # that are no sockets, open at once from an address
    watchers: int = 40  # at a table
    messages: float = 40  # a second on a socket, twice as many at once
    frames: float = 20  # of other kinds a second on a socket, twice as many at once
    questions: int = 8  # about hints and real tiles at once from an address
    head_bytes: int = 16 << 10  # of a request's head
    head_lines: int = 100
    message_bytes: int = 4 << 10  # on a socket; the largest table with all its tiles takes 1 kB
    work: int = 300_000  # that the answer to a question may cost, in what the solver looks at


UNLIMITED = Limits(*[1_000_000] * 10)  # of anything; sizes are as they are


@dataclass(frozen=True)
class Keeping:
    """How long tables are kept, in days for which the server is up; 0 is for ever."""

    patience: float = 3  # turns that each of the people lets pass, until a match is abandoned
    idle_days: float = 90  # without a move, until a match without a clock is abandoned
    open_days: float = 14  # that a table waits for its guests, until it is removed
    abandoned_days: float = 30  # until an abandoned table is removed
    over_days: float = 365  # until a finished one is removed
    archive: str = ""  # the folder for the records of what is removed, without names; else none

    @classmethod
    def from_environment(cls) -> "Keeping":
        """As REIHUM_IDLE_DAYS and the like say."""
        found: dict[str, Any] = {"archive": os.environ.get("REIHUM_ARCHIVE", "")}
        for name in ("patience", "idle_days", "open_days", "abandoned_days", "over_days"):
            if text := os.environ.get(f"REIHUM_{name.upper()}"):
                found[name] = _number(f"REIHUM_{name.upper()}", text)
        return cls(**found)


def _number(name: str, text: str) -> float:
    try:
        number = float(text)
    except ValueError:
        number = -1.0
    if not 0 <= number <= 1_000_000:
        raise Unreadable("settings", name=name, text=text)
    return number


@dataclass(frozen=True)
class Settings:
    """All that can be set; the defaults are for a family at home."""

    database: str = field(default_factory=default_database)
    limits: Limits = Limits()
    keeping: Keeping = field(default_factory=Keeping.from_environment)
    pace: float = 0.6  # seconds that a computer player takes at least, so that people can follow
    thinkers: int = max(1, (os.cpu_count() or 2) - 1)  # processes in which they think
    origins: tuple[str, ...] = ()  # further origins that browsers may come from, behind a proxy
    secure_cookies: bool = False

    @property
    def file(self) -> Path | None:
        """The SQLite file, if the database is one."""
        if self.database.startswith(("postgres://", "postgresql://")):
            return None
        return Path(self.database.removeprefix("sqlite://"))
