"""A question by HTTP, and what is known of every kind of them."""

from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import Any, Generic, TypeVar

from msgspec import Struct

from reihum.server.tables.live import Tables
from reihum.server.thinking.players import Players

LARGEST_BODY = 64 << 10
LARGEST_RECORD = 160 << 10  # twenty rounds of Rummy among four
Body = TypeVar("Body", covariant=True)  # what was sent, None if nothing is


@dataclass(frozen=True)
class Question(Generic[Body]):
    """A request, read and checked: who asks, about which table, and what."""

    tables: Tables
    players: Players
    owner: str | None
    table_id: str
    body: Body
    ply: int = 0
    address: str = ""
    date: str = ""


@dataclass(frozen=True)
class Endpoint:
    """One thing that can be asked."""

    method: str
    path: str
    about: str
    reply: type[Struct]
    # It takes the body that is named below and gives the reply that is named above. A table of many
    # endpoints cannot hold each to that by types; test_document.py does.
    answer: Callable[[Question[Any]], Awaitable[Struct]]
    body: type[Struct] | None = None
    largest: int = LARGEST_BODY  # bytes of it
    limit: str = "requests"  # which of the limits counts it
    needs_token: bool = False  # a browser that has none gets one
    forgets_token: bool = False  # afterwards the browser has none
    at_holder: bool = False  # answered where the table is held: only there it is known who is away
