"""Upgrades: a database of every released step of the schema opens, and its matches go on.

`tests/data/databases/N.sql` is a database as the release with N steps left it: a table that waits,
matches of each game under way (one with a snapshot, two with clocks), a finished one.
"""

import re
import sqlite3
from pathlib import Path

import asyncpg
import pytest

from reihum.games import GAMES
from reihum.server.settings import UNLIMITED, Settings
from reihum.server.store.database import DatabaseDown
from reihum.server.store.opening import opened
from reihum.server.store.schema import MIGRATIONS
from tests.amounts import ALL
from tests.server.serving import House, play_out, served
from tests.server.wire import said

pytestmark = pytest.mark.anyio

FOLDER = Path(__file__).parent.parent / "data" / "databases"
RELEASED = sorted(int(file.stem) for file in FOLDER.glob("*.sql"))
FEW = 6  # moves that show that a match goes on
TOKEN = "A" * 43  # of the browser to which all seats belong


def dumped(step: int) -> str:
    return (FOLDER / f"{step}.sql").read_text("utf-8")


async def fill(database: str, step: int) -> None:
    """Make the database that this release left."""
    if not database.startswith("postgresql"):
        with sqlite3.connect(database) as file:
            file.executescript(dumped(step))
            file.execute(f"PRAGMA user_version = {step}")
        return
    rows = re.findall(r"^INSERT INTO .*;$", dumped(step), re.MULTILINE)
    rows.sort(key=lambda row: not row.startswith('INSERT INTO "tables"'))  # others refer to them
    server = await asyncpg.connect(database)
    for statements in MIGRATIONS[:step]:
        for sql in statements:
            await server.execute(sql)
    await server.execute("CREATE TABLE migrations (number INTEGER)")
    for number in range(step):
        await server.execute("INSERT INTO migrations VALUES ($1)", number)
    await server.execute("\n".join(rows))
    await server.close()


@pytest.mark.parametrize("step", RELEASED)
async def test_matches_of_a_release_go_on(step: int, database: str) -> None:
    await fill(database, step)
    async with served(database, UNLIMITED) as house:
        ann = house.browser()
        ann.http.cookies.set("reihum", TOKEN)
        tables = (await ann.get("/api/tables")).json()["tables"]
        assert {table["status"] for table in tables} == {"open", "playing", "over"}
        assert {table["game"] for table in tables if table["status"] == "playing"} == set(GAMES)
        for table in tables:
            to_the_end = ALL or (step == RELEASED[0] and not database.startswith("postgresql"))
            await goes_on(house, table["id"], table["game"], to_the_end=to_the_end)


async def goes_on(house: House, table: str, game: str, *, to_the_end: bool) -> None:
    """It is played on; or, where the rules have changed, it has ended with a clear word."""
    ann = house.browser()
    ann.http.cookies.set("reihum", TOKEN)
    row = await house.server.store.table(table)
    assert row
    if row.rules != GAMES[game].rules_version:
        assert said(await ann.get(f"/api/tables/{table}")) == (400, "record.rules")
        return
    if row.status == "open":
        link = row.seats[1].link
        assert link
        await house.browser().join(link, "Cleo")
        reply = await ann.post(f"/api/tables/{table}/start")
        assert reply.json()["status"] == "playing"
        return
    async with ann.at(table) as socket:
        made = await play_out(game, socket, (0, 1), most=10_000 if to_the_end else FEW)
        if made == FEW and not to_the_end:  # each after the one before was told
            return
        assert socket.seated["status"] == "over"
    assert (await ann.get(f"/api/tables/{table}/record")).status_code == 200


async def test_a_match_of_earlier_rules_ends_with_a_clear_word(sqlite: str) -> None:
    await fill(sqlite, RELEASED[-1])
    with sqlite3.connect(sqlite) as file:
        file.execute("UPDATE tables SET rules = 0 WHERE status = 'playing'")
    async with served(sqlite) as house:
        ann = house.browser()
        ann.http.cookies.set("reihum", TOKEN)
        tables = (await ann.get("/api/tables")).json()["tables"]
        playing = [table["id"] for table in tables if table["status"] == "playing"]
        for table in playing:
            assert said(await ann.get(f"/api/tables/{table}")) == (400, "record.rules")
        tables = (await ann.get("/api/tables")).json()["tables"]
        ended = [table["id"] for table in tables if table["status"] == "abandoned"]
        assert sorted(ended) == sorted(playing)


async def test_a_match_that_ended_by_earlier_rules_stays_as_it_ended(sqlite: str) -> None:
    await fill(sqlite, RELEASED[-1])
    with sqlite3.connect(sqlite) as file:
        file.execute("UPDATE tables SET rules = 0")
        over = [row[0] for row in file.execute("SELECT id FROM tables WHERE status = 'over'")]
    assert over
    async with served(sqlite) as house:
        for table in over:
            refused = await house.browser().get(f"/api/tables/{table}")
            assert said(refused) == (400, "record.rules")
            row = await house.server.store.table(table)
            assert row
            assert row.status == "over"


async def test_an_upgrade_that_fails_leaves_all_as_it_was(database: str) -> None:
    """The next attempt does it all; half of a step would be in its way for ever."""
    settings, more = Settings(database=database), "CREATE TABLE newer (one INTEGER)"
    kept = await opened(settings)
    with pytest.raises(DatabaseDown):
        await kept.migrate((*MIGRATIONS, (more, "CREATE TABLE tables (one INTEGER)")))
    await kept.close()
    kept = await opened(settings)  # by the version of before
    await kept.migrate((*MIGRATIONS, (more,)))
    assert await kept.read("SELECT one FROM newer") == []
    await kept.close()


def test_every_step_is_kept_as_it_was_released() -> None:
    """What comes later is a step more, with a database of its own."""
    assert len(MIGRATIONS) == RELEASED[-1]
    for step in RELEASED:
        made = sqlite3.connect(":memory:")
        for statements in MIGRATIONS[:step]:
            for sql in statements:
                made.execute(sql)
        released = sqlite3.connect(":memory:")
        released.executescript(dumped(step))
        schema = "SELECT type, name, sql FROM sqlite_schema ORDER BY type, name"
        assert made.execute(schema).fetchall() == released.execute(schema).fetchall()
