"""What is written together: one unit that cannot be written takes no other one with it."""

import asyncio

import pytest

from reihum.server.settings import Settings
from reihum.server.store.database import Database, DatabaseDown, Statement, Value
from reihum.server.store.opening import opened

pytestmark = pytest.mark.anyio

NOTE = "INSERT INTO reviews (table_id, content) SELECT id, $2 FROM tables WHERE id = $1"
MADE = (
    "INSERT INTO tables (id, game, rules, options, hints, seed, status, host, created, missed,"
    " since, moves_then) VALUES ($1, 'finito', 1, '{}', 0, '', 'open', 'ann', 0.0, 0, 0.0, 0)"
)


def table(name: str) -> Statement:
    return MADE, (name,)


async def names(database: Database) -> list[Value]:
    return [name for (name,) in await database.read("SELECT id FROM tables ORDER BY id")]


async def test_a_unit_that_cannot_be_written_takes_no_other_with_it(database: str) -> None:
    """They come together, so they are written together."""
    kept = await opened(Settings(database=database))
    try:
        assert await kept.write([table("first")])
        outcomes = await asyncio.gather(
            kept.write([table("before")]),
            kept.write([table("half"), table("first")]),  # there is one of that name
            kept.write([(NOTE, ("nothing", "{}"))]),
            kept.write([table("after")]),
            return_exceptions=True,
        )
        assert outcomes[0] is True
        assert isinstance(outcomes[1], DatabaseDown)
        assert outcomes[2] is False
        assert outcomes[3] is True
        assert await names(kept) == ["after", "before", "first"]
        assert kept.failures == 1
    finally:
        await kept.close()
