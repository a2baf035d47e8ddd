"""How a server is set up: each setting with its name in the environment and what it is for."""

import os
import re
from collections.abc import Iterator, Mapping
from dataclasses import Field, dataclass, field, fields, replace
from ipaddress import ip_network
from pathlib import Path
from typing import Any, NamedTuple

import msgspec

from reihum.kernel.answers import Unreadable

PREFIX, LIMIT_PREFIX = "REIHUM_", "REIHUM_LIMIT_"
YES, NO = ("1", "true", "yes", "on"), ("0", "false", "no", "off")
LARGEST = 1 << 40
BASE_PATH, ORIGINS, OWN_ADDRESS = "REIHUM_BASE_PATH", "REIHUM_ORIGINS", "REIHUM_ADDRESS"
# Plain names, but none that the server itself has at the top.
SHOWN_BELOW = re.compile(
    r"(?!/(?:api|assets|health|metrics)(?:/|$))(?:/[\w~-][\w.~-]*)+/?", re.ASCII
)
ORIGIN = re.compile(r"https?://[a-z0-9.-]+(:\d{1,5})?", re.ASCII)
ADDRESS = re.compile(r"(?:[\w.-]+|\[[0-9a-fA-F:.]+\]):\d{1,5}", re.ASCII)


def default_database() -> str:
    """The database that the environment names, else a file in the user's data folder."""
    from platformdirs import user_data_path  # noqa: PLC0415 - a page has no such folder

    return os.environ.get("REIHUM_DATABASE") or str(user_data_path("reihum") / "tables.sqlite")


def setting(default: Any, about: str, least: int = 1) -> Any:
    """A setting, what it is for, and the least that a number may be."""
    return field(default=default, metadata={"about": about, "least": least})


def or_none(default: float, about: str) -> Any:
    """A setting that can be 0."""
    return setting(default, about, least=0)


@dataclass(frozen=True)
class Limits:
    """How much one address, one socket or one table may ask for."""

    tables: float = setting(60, "tables set up by an address in ten minutes")
    joins: float = setting(30, "links tried by an address in a minute")
    requests: float = setting(600, "other requests to the API by an address in a minute")
    visits: float = setting(1800, "requests of all kinds, pages too, by an address in a minute")
    sockets: int = setting(60, "sockets open at once from an address")
    connections: int = setting(120, "other connections open at once from an address")
    watchers: int = setting(40, "sockets at a table; whoever plays there comes in all the same")
    messages: float = setting(40, "messages a second on a socket, twice as many at once")
    frames: float = setting(20, "other frames (pings, parts) a second, twice as many at once")
    questions: int = setting(8, "hints and questions to the referee at once from an address")
    head_bytes: int = setting(16 << 10, "bytes of a request's head", least=1024)
    head_lines: int = setting(100, "lines of a request's head", least=20)
    message_bytes: int = setting(
        4 << 10, "bytes of a message; the largest table takes 1,000", least=1024
    )
    work: int = setting(300_000, "nodes the solver looks at for a question, then it says so")


LIMITS = {one.name for one in fields(Limits)}
UNLIMITED = Limits(*[1_000_000] * 10)  # of anything; sizes are as they are


@dataclass(frozen=True)
class Keeping:
    """How long tables are kept, in days for which the server is up; 0 is for ever."""

    patience: float = or_none(3, "turns all people let pass, until a match is abandoned; 0: never")
    idle_days: float = or_none(90, "days without a move, until one without a clock is; 0: never")
    open_days: float = or_none(14, "days a table waits for guests, until it is removed; 0: never")
    abandoned_days: float = or_none(30, "days until an abandoned table is removed; 0: never")
    over_days: float = or_none(365, "days until a finished table is removed; 0: never")
    archive: str = setting("", "a folder for records, without names, of what is removed; else none")


@dataclass(frozen=True)
class Settings:
    """All that can be set; the defaults are for a family at home."""

    database: str = field(
        default_factory=default_database,
        metadata={"about": "an SQLite file, or postgresql://..."},
    )
    limits: Limits = Limits()
    keeping: Keeping = Keeping()
    pace: float = or_none(0.6, "seconds that a computer player takes at least")
    thinkers: int = setting(
        max(1, (os.cpu_count() or 2) - 1), "processes in which computer players think"
    )
    proxies: tuple[str, ...] = setting(
        ("127.0.0.1", "::1"), "addresses and networks of proxies that are believed, by commas"
    )
    origins: tuple[str, ...] = setting(
        (), "further origins (https://...) by which browsers know this server, by commas"
    )
    address: str = setting(
        "", "by which other machines that share the database reach this one: host:port"
    )
    base_path: str = setting("", "where a proxy shows this server below a path: /spiele")
    secure_cookies: bool = setting(False, "cookies only over https, whatever the proxy says")

    @property
    def file(self) -> Path | None:
        """The SQLite file, if the database is one."""
        if self.database.startswith(("postgres://", "postgresql://")):
            return None
        return Path(self.database.removeprefix("sqlite://"))


class Known(NamedTuple):
    """A setting as the operator sees it."""

    name: str  # in the environment
    about: str
    value: str


def known(settings: Settings) -> Iterator[Known]:
    """All settings, with their values."""
    parts = ((PREFIX, settings), (PREFIX, settings.keeping), (LIMIT_PREFIX, settings.limits))
    for prefix, values in parts:
        for one in _own_fields(values):
            value = getattr(values, one.name)
            yield Known(_name(prefix, one), one.metadata["about"], _written(value))


def settings_from(environment: Mapping[str, str]) -> Settings:
    """The settings that the environment names; Unreadable if one of them makes no sense."""
    settings = Settings(**_read(PREFIX, Settings(), environment))
    limits = _read(LIMIT_PREFIX, Limits(), environment)
    for name, text in environment.items():
        if name.startswith(LIMIT_PREFIX) and name.removeprefix(LIMIT_PREFIX).lower() not in LIMITS:
            raise Unreadable("settings", name=name, text=text)  # misspelt, it would limit nothing
    return replace(
        settings,
        limits=Limits(**limits),
        keeping=Keeping(**_read(PREFIX, Keeping(), environment)),
    )


def _own_fields(values: Settings | Keeping | Limits) -> list[Field[Any]]:
    return [one for one in fields(values) if one.name not in ("limits", "keeping")]


def _name(prefix: str, one: "Field[Any]") -> str:
    return prefix + one.name.upper()


def _written(value: Any) -> str:
    return ",".join(value) if isinstance(value, tuple) else str(value)


def _read(
    prefix: str, defaults: Settings | Keeping | Limits, environment: Mapping[str, str]
) -> dict[str, Any]:
    found: dict[str, Any] = {}
    for one in _own_fields(defaults):
        name = _name(prefix, one)
        text = environment.get(name, "").strip()
        if text:
            found[one.name] = _value(name, text, one.type, one.metadata.get("least", 0))
    return found


def _value(name: str, text: str, kind: Any, least: int) -> Any:
    """What a text means where the setting is of such a kind."""
    if name == BASE_PATH:
        return _base_path(text)
    if name == OWN_ADDRESS and not ADDRESS.fullmatch(text):
        raise Unreadable("settings", name=name, text=text)
    if kind is str:
        return text
    if kind not in (bool, int, float):
        return _list(name, text)
    if kind is bool and text.lower() in YES + NO:
        return text.lower() in YES
    try:
        number = msgspec.convert(text, kind, strict=False)
    except msgspec.ValidationError:
        raise Unreadable("settings", name=name, text=text) from None
    if not least <= number <= LARGEST:
        raise Unreadable("settings", name=name, text=text)
    return number


def _list(name: str, text: str) -> tuple[str, ...]:
    """Origins, or addresses and networks, each as it must be written."""
    parts = [part.strip() for part in text.split(",") if part.strip()]
    for part in parts:
        try:
            right = ORIGIN.fullmatch(part) if name == ORIGINS else part == "*" or ip_network(part)
        except ValueError:
            right = None
        if not right:
            raise Unreadable("settings", name=name, text=text)
    return tuple(parts)


def _base_path(text: str) -> str:
    """The path that all others are appended to; a single / counts as none."""
    if text != "/" and not SHOWN_BELOW.fullmatch(text):
        raise Unreadable("settings", name=BASE_PATH, text=text)
    return text.removesuffix("/")
