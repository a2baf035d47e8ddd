"""The database is locked, full or gone for a while: a clear refusal, nothing lost, play goes on."""

import asyncio
import gc
import resource
import sqlite3
import subprocess
import sys
from pathlib import Path
from random import Random

import pytest

from reihum.server.settings import UNLIMITED, Settings
from reihum.server.store.database import DatabaseDown
from reihum.server.store.heart import BEAT
from reihum.server.store.opening import opened
from reihum.server.store.sqlite import Sqlite, only_server
from reihum.server.store.store import LATELY
from tests.amounts import PATIENCE, amount
from tests.cli.asking import reihum_beside
from tests.clock import HandClock
from tests.server.postgres import Postgres
from tests.server.processes import COMMAND, Process
from tests.server.serving import COMPUTER, GUEST, ME, Browser, Socket, served, thought
from tests.server.wire import said

pytestmark = pytest.mark.anyio

SERVE = [sys.executable, "-c", COMMAND, "serve", "--port", "0", "--database"]

AWAY = amount(0, 10)  # seconds
OFTEN = "from reihum.server.store import heart; heart.BEAT = 0.05; "


@pytest.fixture
def clock() -> HandClock:
    """No heart beats until a test lets it."""
    return HandClock()


async def until_asked(socket: Socket) -> None:
    """Hear what there is to hear until it is the own turn."""
    while not socket.shown or 0 not in socket.view(0)["waiting"]:
        await socket.hear()


async def answer_to(socket: Socket, seat: int) -> str:
    """Make the obvious move until there is an answer to it: `refused`, or `shown` with it made."""
    nth = socket.nth(seat)
    await socket.play(seat, thought("finito", socket.view(seat)))
    while True:
        told = await socket.hear()
        if told["type"] == "refused":
            assert (told["code"], told["facts"]) == ("server.try_again", {})
            assert socket.nth(seat) == nth
            return "refused"
        if socket.nth(seat) > nth:
            return "shown"


async def played_at_last(socket: Socket, seat: int) -> None:
    """After the repair the same move is made, once."""
    nth = socket.nth(seat)
    while await answer_to(socket, seat) == "refused":
        await asyncio.sleep(0.02)
    assert socket.nth(seat) == nth + 1


async def heart_beats(clock: HandClock) -> None:
    """Once more, from the beginning to the end."""
    async with asyncio.timeout(PATIENCE):
        await clock.is_awaited(clock.at + BEAT)  # the one before is over
        clock.go_on(BEAT)
        await clock.is_awaited(clock.at + BEAT)


async def still_unready(browser: Browser, clock: HandClock) -> None:
    """As a move has found before, so does the next heartbeat."""
    for _ in range(2):
        assert (await browser.get("/health")).status_code == 503
        await heart_beats(clock)


async def until_ready(browser: Browser, clock: HandClock) -> None:
    """A heartbeat finds that all is well."""
    while (await browser.get("/health")).status_code != 200:
        await heart_beats(clock)


async def test_a_locked_database(
    sqlite: str, clock: HandClock, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("reihum.server.store.sqlite.BUSY_SECONDS", 0.0)
    async with served(sqlite, clock=clock) as house:
        ann = house.browser()
        table = await ann.set_up("finito", ME, COMPUTER)
        async with ann.at(table["id"]) as socket:
            await until_asked(socket)
            while house.server.players.thinking:  # let the computer player choose first
                await asyncio.sleep(0.01)
            other = sqlite3.connect(sqlite, isolation_level=None)
            other.execute("BEGIN IMMEDIATE")

            assert await answer_to(socket, 0) == "refused"
            await still_unready(ann, clock)
            other.execute("ROLLBACK")
            other.close()
            await played_at_last(socket, 0)
        await until_ready(ann, clock)


async def test_a_full_disk(sqlite: str, clock: HandClock) -> None:
    async with served(sqlite, UNLIMITED, clock) as house:
        ann = house.browser()
        table = await ann.set_up("finito", ME, ME, options={"target": 1000})
        database = house.server.store.database
        assert isinstance(database, Sqlite)
        async with ann.at(table["id"]) as socket:
            await until_asked(socket)
            await database.write([("PRAGMA max_page_count = 1", ())])  # as on a full disk
            seat = 0
            while await answer_to(socket, seat) == "shown":  # until the last page is full
                seat = 1 - seat
            wish = {"game": "finito", "seats": [ME, ME]}
            refused = [await ann.post("/api/tables", wish) for _ in range(20)][-1]
            assert (refused.status_code, refused.headers["retry-after"]) == (503, "2")
            assert (await ann.get("/health")).status_code == 503
            await database.write([(f"PRAGMA max_page_count = {1 << 30}", ())])
            await played_at_last(socket, seat)
        await until_ready(ann, clock)


async def test_a_file_that_may_not_grow_makes_a_server_unready(sqlite: str) -> None:
    """As on a full disk; nobody plays, the heartbeat alone finds out."""
    server = Process(sqlite, first=OFTEN)
    browser = Browser(server.address)
    try:
        for size, status in ((1, 503), (resource.RLIM_INFINITY, 200)):
            limits = (size, resource.RLIM_INFINITY)
            resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE, limits)
            while (await browser.get("/health")).status_code != status:
                await asyncio.sleep(0.05)
            assert (await browser.get("/health/live")).status_code == 200
    finally:
        await browser.http.aclose()
        server.kill()


async def test_a_database_that_goes_away(postgres: Postgres, clock: HandClock) -> None:
    """And with it the news between processes: both come back."""
    database = postgres.new_database()
    async with served(database, clock=clock) as house, served(database, clock=HandClock()) as annex:
        ann, ben = house.browser(), annex.browser()
        table = await ann.set_up("finito", ME, GUEST, COMPUTER)
        await ben.join(table["seats"][1]["link"], "Ben")
        await ann.do(f"/api/tables/{table['id']}/start")
        async with ann.at(table["id"]) as socket, ben.at(table["id"]) as other:
            await until_asked(socket)
            await asyncio.to_thread(postgres.stop)

            assert await answer_to(socket, 0) == "refused"
            await still_unready(ann, clock)
            await asyncio.sleep(AWAY)
            assert await answer_to(socket, 0) == "refused"
            await asyncio.to_thread(postgres.start)
            await played_at_last(socket, 0)
            while other.shown.get("ply", 0) < socket.shown["ply"]:
                await other.hear()
            await played_at_last(other, 1)
            while socket.shown["ply"] < other.shown["ply"]:
                await socket.hear()
        await until_ready(ann, clock)


async def test_a_mistake_of_ours_does_not_stop_the_writing(database: str) -> None:
    kept = await opened(Settings(database=database))
    insert = "INSERT INTO alive (one, at) VALUES ($1, 0)"
    wrong: tuple[int | str, ...] = (2**70, "x", 2**70)
    try:
        for number, value in enumerate(wrong, 2):
            with pytest.raises(Exception, match=r"."):
                await kept.write([(insert, (value,))])
            assert await kept.write([(insert, (number,))])
    finally:
        await kept.close()


async def test_a_file_that_is_deleted_takes_no_moves(sqlite: str, clock: HandClock) -> None:
    """Nothing is acknowledged that would be lost; when the file is back, so is the server."""
    async with served(sqlite, clock=clock) as house:
        ann = house.browser()
        table = await ann.set_up("finito", ME, ME)
        async with ann.at(table["id"]) as socket:
            await until_asked(socket)
            Path(sqlite).rename(f"{sqlite}.away")
            assert await answer_to(socket, 0) == "refused"
            await still_unready(ann, clock)
            assert (await ann.get("/health/live")).status_code == 200
            Path(f"{sqlite}.away").rename(sqlite)
            while await answer_to(socket, 0) == "refused":
                await asyncio.sleep(0.02)
            await until_ready(ann, clock)


async def test_a_file_that_cannot_be_written(sqlite: str, clock: HandClock) -> None:
    async with served(sqlite, clock=clock) as house:
        ann = house.browser()
        table = await ann.set_up("finito", ME, ME)
        database = house.server.store.database
        assert isinstance(database, Sqlite)
        writing = database._writing  # noqa: SLF001 - no mode of a file keeps root from writing it
        async with ann.at(table["id"]) as socket:
            await until_asked(socket)
            writing.execute("PRAGMA query_only = 1")  # as on a disk that was mounted anew
            assert await answer_to(socket, 0) == "refused"
            await still_unready(ann, clock)
            writing.execute("PRAGMA query_only = 0")
            await played_at_last(socket, 0)
            await until_ready(ann, clock)


async def test_a_server_that_cannot_write_for_a_while_is_not_ready(
    sqlite: str, clock: HandClock
) -> None:
    """Even if nobody has tried."""
    async with served(sqlite, clock=clock) as house:
        ann = house.browser()
        assert (await ann.get("/health")).status_code == 200
        await clock.is_awaited(BEAT)  # the first heartbeat is over
        clock.at += LATELY + 0.1  # and no other
        assert said(await ann.get("/health")) == (503, "server.try_again")
        assert (await ann.get("/health/live")).status_code == 200


async def test_the_second_server_on_a_file_is_refused(sqlite: str) -> None:
    with only_server(Path(sqlite)):
        await (await opened(Settings(database=sqlite))).close()  # who only reads may
        done = subprocess.run([*SERVE, sqlite], capture_output=True, check=False)
        assert done.returncode == 2
        assert b"another server uses" in done.stderr
        assert done.stderr.count(b"\n") == 1
    with only_server(Path(sqlite)):
        pass


async def test_a_database_that_was_closed_is_down_and_keeps_nobody_waiting(database: str) -> None:
    closed = await opened(Settings(database=database))
    await closed.close()
    with pytest.raises(DatabaseDown):
        await closed.write((("DELETE FROM tables", ()),))
    with pytest.raises(DatabaseDown):
        await closed.read("SELECT 1")


@pytest.mark.parametrize("how", ["random bytes", "cut off", "holes"])
async def test_a_damaged_file_gives_one_clear_line(how: str, sqlite: str) -> None:
    async with served(sqlite, UNLIMITED) as house:
        for _ in range(30):
            await house.browser().set_up("finito", ME, ME)
    file = Path(sqlite)
    data = file.read_bytes()
    if how == "random bytes":
        file.write_bytes(Random(1).randbytes(len(data)))
    elif how == "cut off":
        file.write_bytes(data[: len(data) // 2])
    else:
        file.write_bytes(data[:8192] + bytes(len(data) - 8192))
    done = subprocess.run([*SERVE, sqlite], capture_output=True, check=False)
    assert done.returncode == 2
    assert done.stderr.startswith(b"reihum: the database cannot be used: ")
    assert done.stderr.count(b"\n") == 1


@pytest.mark.parametrize("verb", ["serve", "import", "export"])
async def test_whoever_may_make_no_tables_gets_one_clear_line(
    verb: str, postgres: Postgres
) -> None:
    database, name = postgres.new_database(), f"reader_{verb}"
    postgres.execute(f"CREATE ROLE {name} LOGIN")
    told = reihum_beside(verb, "--database", database.replace("postgres@", f"{name}@"))
    assert (told.status, told.err.count("\n")) == (2, 1)
    assert told.err.startswith("reihum: the database cannot be used: permission denied")


async def test_many_who_come_and_go_leave_nothing_behind(sqlite: str) -> None:
    async with served(sqlite, UNLIMITED) as house:
        ann = house.browser()
        table = (await ann.set_up("finito", ME, ME))["id"]

        async def come_and_go(times: int) -> None:
            for _ in range(times):
                async with ann.at(table) as socket:
                    await socket.hear_of("shown")

        await come_and_go(50)
        gc.collect()
        before = len(gc.get_objects())
        await come_and_go(amount(200, 28_000))
        gc.collect()
        assert len(gc.get_objects()) - before < 200  # less than one for each
        assert not house.server.tables.live[table].watchers
        assert len(asyncio.all_tasks()) < 30
