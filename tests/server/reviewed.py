"""Records that a server opens, and their reviews: what it says, and what the command does."""

from typing import Any

import msgspec

from reihum.games import GAMES
from reihum.kernel.record import Record
from reihum.review.review import reviewed
from tests.review import test_luck as luck
from tests.server.serving import Browser

SEATS = ["gentle", "steady"]
REVIEWS: dict[str, Any] = {}  # by the record's digest


def short_record(game: str = "finito") -> Record:
    """A game between players of these names."""
    return luck.short_record(game)


async def opened(browser: Browser, record: Record) -> str:
    """The table of a record."""
    reply = await browser.post("/api/records", msgspec.to_builtins(record))
    assert reply.status_code == 200, reply.text
    return str(reply.json()["id"])


async def review_of(browser: Browser, table: str) -> Any:
    """The review, when it has come."""
    while True:
        reply = await browser.get(f"/api/tables/{table}/review")
        assert reply.status_code == 200, reply.text
        told = reply.json()
        if told["review"]:
            assert told["done"] == told["moves"]
            return told["review"]
        assert told["done"] <= told["moves"]


def plain(game: str, record: Record) -> Any:
    """What `reihum review --json` says."""
    if record.digest not in REVIEWS:
        told = msgspec.json.encode(reviewed(GAMES[game], record))
        REVIEWS[record.digest] = msgspec.json.decode(told)
    return REVIEWS[record.digest]
