"""Several servers on one PostgreSQL: a table has one owner, and no two ever write to it."""

import asyncio
import contextlib
import signal
from collections.abc import AsyncIterator
from typing import Any

import asyncpg
import httpx
import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus

from reihum.kernel.answers import Refused
from reihum.server.settings import Settings
from reihum.server.store.database import DatabaseDown
from reihum.server.store.opening import opened
from reihum.server.store.owners import BEAT, LATE, LEASE, SURE, Owners
from reihum.server.store.postgres import FROZEN_SECONDS
from reihum.server.store.statements import ADD_HELD_MOVE
from reihum.server.store.store import Store
from reihum.server.tables.live import Tables
from tests.amounts import PATIENCE
from tests.server.postgres import Postgres
from tests.server.processes import Process, stored
from tests.server.serving import ME, Browser, Socket, begun, served, thought
from tests.server.test_processes import round_trip, until_begun

pytestmark = pytest.mark.anyio


def watchers(server: Process) -> float:
    """How many sockets a server has, by its figures."""
    told = httpx.get(f"{server.address}/metrics", verify=False, timeout=PATIENCE)
    lines = told.text.splitlines()
    return next(float(line.split()[1]) for line in lines if line.startswith("reihum_watchers "))


async def test_the_seats_of_a_table_land_at_one_worker(postgres: Postgres) -> None:
    database = postgres.new_database()
    left, right = Process.together(database, database)
    ann, ben = Browser(left.address), Browser(right.address)
    try:
        table = await begun(ann, ben)
        async with ann.at(table) as here, ben.at(table) as there:
            await until_begun(here, there)
            assert (watchers(left), watchers(right)) == (2, 0)
            await round_trip(here, there, 0)
            await round_trip(there, here, 1)
    finally:
        for browser in (ann, ben):
            await browser.http.aclose()
        left.kill()
        right.kill()


@contextlib.asynccontextmanager
async def connected(database: str) -> AsyncIterator[Any]:
    """A line to the database that no worker of ours uses."""
    connection = await asyncpg.connect(database)
    try:
        yield connection
    finally:
        await connection.close()


async def is_late(database: str, worker: str) -> None:
    """For so long nothing was heard of this worker, which is frozen, that it is taken for dead.

    What it was just writing has come to an end: after a while the database sees to that.
    """
    writing = "application_name = $1 AND state LIKE 'idle in transaction%'"
    ending = f"SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE {writing}"
    its_line = "(SELECT name FROM workers WHERE name = $1 FOR UPDATE SKIP LOCKED)"
    async with connected(database) as connection:
        await connection.execute(ending, FROZEN)
        await connection.execute(f"UPDATE workers SET until = 0 WHERE name IN {its_line}", worker)


async def come_in(browser: Browser, table: str, database: str, late: str) -> Any:
    """A socket as a browser gets it that tries again until the late worker's table is another's."""
    while True:
        await is_late(database, late)
        socket = browser.at(table)
        try:
            async with asyncio.timeout(OPENING):
                return socket, await socket.__aenter__()
        except InvalidStatus as problem:
            if problem.response.status_code != 503:
                raise
        except TimeoutError:  # it was given to the frozen one, of which a last word came just then
            pass
        await asyncio.sleep(0.1)


async def worker_of(database: str, table: str) -> str:
    """The name of the worker that holds the table."""
    async with connected(database) as connection:
        return str(await connection.fetchval("SELECT worker FROM tables WHERE id = $1", table))


async def refused_until_closed(socket: Socket) -> int | None:
    """Nothing but refusals comes, and then the end; its code, or None if nobody waited for one."""
    try:
        while True:
            message = await socket.hear()
            assert message["type"] == "refused"
    except ConnectionClosed as closed:
        return closed.rcvd.code if closed.rcvd else None


OPENING = 10.0  # seconds; then it is tried once more
FROZEN = "frozen"  # what the database calls the worker that will be
# Workers say more often that they are there: after so many times the late one is struck off.
OFTEN = "from reihum.server.net import usher; usher.BEAT = 0.1; "


async def test_a_paused_worker_cannot_write_once_its_table_is_anothers(postgres: Postgres) -> None:
    """It wakes up with a move in its ears that it could have stored, was it still the owner."""
    database = postgres.new_database()
    known = f"{database}?application_name={FROZEN}"
    left, right = Process.together(known, database, first=OFTEN)
    ann, ben = Browser(left.address), Browser(right.address)
    try:
        table = await begun(ann, ben)
        async with ann.at(table) as old:
            await until_begun(old)
            late = await worker_of(database, table)
            left.process.send_signal(signal.SIGSTOP)
            await old.play(0, thought("finito", old.view(0)))
            ann.address = right.address
            door, here = await come_in(ann, table, database, late)
            await until_begun(here)
            left.process.send_signal(signal.SIGCONT)
            assert await refused_until_closed(old) in (1012, None)
            assert await stored(database, table) == []
            async with ben.at(table) as there:
                await until_begun(there)
                await round_trip(here, there, 0)
                await round_trip(there, here, 1)
            await door.__aexit__(None, None, None)
    finally:
        for browser in (ann, ben):
            await browser.http.aclose()
        left.kill()
        right.kill()


@contextlib.asynccontextmanager
async def entered(database: str) -> AsyncIterator[tuple[Store, Owners]]:
    """A store as one of several workers has it, for as long as this one is there."""
    kept = await opened(Settings(database=database))
    try:
        owners = Owners(kept, "here", "")
        await owners.enter()
        yield Store(kept, owners=owners), owners
    finally:
        await kept.close()


PATIENCE_OF_THE_DATABASE = (
    "SELECT setting FROM pg_settings WHERE name = 'idle_in_transaction_session_timeout'"
)


def test_what_a_frozen_worker_writes_ends_with_its_lease() -> None:
    """As it is shipped: under test both are longer."""
    assert 0 < FROZEN_SECONDS <= LEASE
    assert 0 < BEAT < LATE < LEASE


async def test_a_worker_frozen_while_it_writes_holds_nobody_up(postgres: Postgres) -> None:
    """It has its line of the list locked: the others go on, and strike it off when that ends."""
    database = postgres.new_database()
    async with (
        entered(database) as (first, one),
        entered(database) as (second, two),
        connected(database) as frozen,
    ):
        async with frozen.transaction():
            await frozen.execute("UPDATE workers SET until = 0 WHERE name = $1", one.me.name)
            await frozen.execute("COMMIT AND CHAIN")
            await frozen.execute("UPDATE workers SET until = until WHERE name = $1", one.me.name)
            for _ in range(SURE):
                assert await two.stay()
            await two.strike_off_the_late()
            assert await two.neighbours() == [one.me]
        await two.strike_off_the_late()
        assert await two.neighbours() == []
        for store in (first, second):
            assert await store.database.read(PATIENCE_OF_THE_DATABASE) == [(f"{PATIENCE:.0f}000",)]
            async with store.database.snapshot() as snapshot:
                assert await snapshot.read(PATIENCE_OF_THE_DATABASE) == [("0",)]


async def elsewhere(store: Store, table: str) -> str | None:
    """Who else holds the table; late or not, for on a busy machine a lease is soon over."""
    place = await store.elsewhere(table)
    return place.name if place else None


async def test_every_write_of_a_move_asks_for_the_owner(postgres: Postgres) -> None:
    database = postgres.new_database()
    async with served(database) as house:
        table = (await house.browser().set_up("finito", ME, ME))["id"]
        await house.server.leave()
    async with entered(database) as (first, one), entered(database) as (second, two):
        here = await Tables(first, lambda _: None).get(table)
        assert await elsewhere(second, table) == one.me.name
        move = here.game.offered(here.game.view(here.match, 0))[0]
        assert await here.play(0, 0, move, here.row.seats[0].owner)
        await two.strike_off(one.me.name)
        assert await elsewhere(second, table) is None
        move = here.game.offered(here.game.view(here.match, 1))[0]
        with pytest.raises(Refused, match=r"server.try_again"):
            await here.play(1, 0, move, here.row.seats[1].owner)
        assert here.gone
        there = await Tables(second, lambda _: None).get(table)
        assert (there.ply, len(await stored(database, table))) == (1, 1)
        assert not await one.stay()  # it learns so, and comes back under another name
        before = one.me
        await one.enter()
        assert one.me.door == before.door
        assert one.me.name != before.name
        assert await elsewhere(first, table) == two.me.name


async def holder_of(store: Store, table: str) -> str | None:
    row = await store.table(table)
    assert row
    return row.seats[0].holder


async def test_whoever_takes_a_table_over_waits_for_a_move_under_way(postgres: Postgres) -> None:
    """Else the move would be stored after the new owner has read the table."""
    database = postgres.new_database()
    async with served(database) as house:
        table = (await house.browser().set_up("finito", ME, ME))["id"]
        await house.server.leave()
    async with (
        entered(database) as (first, one),
        entered(database) as (second, two),
        connected(database) as connection,
    ):
        assert await first.claim([table]) == {table}
        await two.strike_off(one.me.name)
        transaction = connection.transaction()
        await transaction.start()  # as the writer has it in the middle of many moves
        values = (table, 0, 0, "stay", 0.0, await holder_of(second, table), 0, one.me.name)
        assert await connection.execute(ADD_HELD_MOVE, *values) == "INSERT 0 1"
        taking = asyncio.create_task(second.claim([table]))
        waiting = "SELECT count(*) FROM pg_locks WHERE NOT granted"
        while not (await second.database.read(waiting))[0][0]:
            await asyncio.sleep(0)
        assert not taking.done()
        await transaction.commit()
        assert await taking == {table}
        assert await connection.execute(ADD_HELD_MOVE, *values) == "INSERT 0 0"
        await first.database.close()
        await second.database.close()


async def test_a_worker_that_does_not_say_that_it_is_there_is_struck_off(
    postgres: Postgres, monkeypatch: pytest.MonkeyPatch
) -> None:
    database = postgres.new_database()
    async with entered(database) as (_, one), entered(database) as (_, two):
        with monkeypatch.context() as patch:
            patch.setattr("reihum.server.store.owners.LEASE", -1.0)
            assert await one.stay()  # until a second ago
        for _ in range(SURE):
            assert await two.stay()
        with monkeypatch.context() as patch:
            patch.setattr("reihum.server.store.owners.LEASE", "which no database takes")
            with pytest.raises(DatabaseDown):
                await two.stay()
        for _ in range(3):  # the database may have been away: the others have their say first
            assert await two.stay()
            await two.strike_off_the_late()
            assert await two.neighbours() == [one.me]
        assert await two.stay()
        await two.strike_off_the_late()
        assert await two.neighbours() == []
        assert not await one.stay()


async def test_workers_of_one_machine_look_after_each_other_alone(postgres: Postgres) -> None:
    """Of another machine's nobody here knows whether they are there."""
    database = postgres.new_database()
    async with entered(database) as (first, one), entered(database) as (_, two):
        far = Owners(first.database, "there", "")
        await far.enter()
        assert await one.neighbours() == [two.me]
        assert await far.neighbours() == []


async def test_nobody_is_brought_to_a_worker_that_may_be_frozen(
    postgres: Postgres, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It is known to be late before its table is anybody's."""
    database = postgres.new_database()
    async with served(database) as house:
        table = (await house.browser().set_up("finito", ME, ME))["id"]
        await house.server.leave()
    async with entered(database) as (_, one), entered(database) as (_, two):
        assert await one.claim([table]) == {table}
        assert await one.claim([table]) == {table}  # still
        assert (await one.holds(table), await two.holds(table)) == (True, False)
        for lease, late in ((10 * PATIENCE, False), (3 * PATIENCE, True)):
            monkeypatch.setattr("reihum.server.store.owners.LEASE", lease)
            assert await one.stay()
            monkeypatch.setattr("reihum.server.store.owners.LEASE", 6 * PATIENCE)
            place = await two.elsewhere(table)
            assert place
            assert (place.name, place.late) == (one.me.name, late)
