"""The server is killed in the middle of play, again and again: nothing acknowledged is lost."""

import asyncio
import os
from random import Random
from signal import SIGKILL, SIGTERM

import pytest

from tests.amounts import amount
from tests.server.postgres import Postgres
from tests.server.processes import (
    Process,
    check_kept,
    go_on,
    playing_people,
    some_turns,
    stored,
)
from tests.server.serving import Browser

pytestmark = pytest.mark.anyio

KILLS = amount(1, 200)
ABSENT = ({"type": "me", "name": "Ann"}, {"type": "me", "name": "Ben"})  # neither ever comes


async def left_to_the_clock(address: str) -> str:
    """A table at which the clock alone plays."""
    browser = Browser(address)
    options = {"target": 1000, "decision_seconds": 1}
    table = await browser.set_up("finito", *ABSENT, options=options)
    await browser.http.aclose()
    return str(table["id"])


async def test_no_acknowledged_move_is_lost_by_kill_9(database: str) -> None:
    random = Random(database)
    server = Process(database)
    clocked = await left_to_the_clock(server.address)
    async with playing_people(server) as people:
        for _ in range(KILLS):
            await go_on(people)  # every table does, after every restart
            await some_turns(random)
            server.kill()
            server.start()
        await go_on(people)
        while not await stored(database, clocked):  # the clock's table goes on, too
            await asyncio.sleep(0.05)
    await check_kept(database, people)


async def test_no_acknowledged_move_is_lost_when_workers_are_killed(postgres: Postgres) -> None:
    """One of two, any of them, again and again; nobody but their parent begins them anew."""
    database = postgres.new_database()
    random = Random(KILLS)
    server = Process(database, workers=2)
    async with playing_people(server) as people:
        for _ in range(KILLS):
            await go_on(people)
            await some_turns(random)
            if workers := server.workers:
                os.kill(random.choice(workers), SIGKILL)
        await go_on(people)
    await check_kept(database, people)


@pytest.mark.parametrize(
    "database", ["sqlite", pytest.param("postgresql", marks=pytest.mark.large)], indirect=True
)
async def test_a_server_told_to_stop_stops_cleanly_and_all_go_on(database: str) -> None:
    server = Process(database)
    async with playing_people(server) as people:
        await go_on(people, 3)
        status = await asyncio.to_thread(server.stop)
        assert status in (0, -SIGTERM)  # having tidied up, it may end by the signal it got
        await check_kept(database, people)
        server.start()
        await go_on(people, 3)
    await check_kept(database, people)
