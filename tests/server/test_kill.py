"""The server is killed in the middle of play, again and again: nothing acknowledged is lost.

REIHUM_KILLS=200 does it as often as we did before a release.
"""

import asyncio
import contextlib
import os
from random import Random
from signal import SIGTERM

import pytest

from tests.server.processes import Process, Stubborn, stored
from tests.server.serving import COMPUTER, ME, Browser

pytestmark = pytest.mark.anyio

KILLS = int(os.environ.get("REIHUM_KILLS", "8"))
CLOCKED = {"decision_seconds": 60}
TABLES = [
    ("finito", {"target": 1000, **CLOCKED}),
    ("completto", {"rounds": 100, **CLOCKED}),
    ("rummy", {"rounds": 100, "turn_seconds": 60}),
]


async def seated(address: str) -> list[Stubborn]:
    """A person and a computer player at a table of each game."""
    people = []
    for game, options in TABLES:
        browser = Browser(address)
        table = await browser.set_up(game, ME, COMPUTER, options=options)
        people.append(Stubborn(browser, game, table["id"], 0))
    return people


async def test_no_acknowledged_move_is_lost_by_kill_9(database: str) -> None:
    random = Random(database)
    server = Process(database)
    people = await seated(server.address)
    playing = [asyncio.create_task(person.play()) for person in people]
    try:
        for _ in range(KILLS):
            before = [person.acknowledged for person in people]
            while any(p.acknowledged <= b for p, b in zip(people, before, strict=True)):
                await asyncio.sleep(0.01)  # every table goes on after every restart
                assert not any(task.done() and task.exception() for task in playing)
            await asyncio.sleep(random.random() * 0.3)
            server.kill()
            server.start()
        before = [person.acknowledged for person in people]
        while any(p.acknowledged <= b for p, b in zip(people, before, strict=True)):
            await asyncio.sleep(0.01)
    finally:
        for task in playing:
            task.cancel()
        await asyncio.gather(*playing, return_exceptions=True)
        server.kill()
        for person in people:
            await person.browser.http.aclose()
    for person in people:
        moves = await stored(database, person.table)
        assert [move.number for move in moves] == list(range(len(moves)))
        own = [move.action for move in moves if move.seat == 0]
        assert own[: person.acknowledged] == person.texts()


async def test_a_server_told_to_stop_stops_cleanly(database: str) -> None:
    server = Process(database)
    people = await seated(server.address)
    playing = [asyncio.create_task(person.play()) for person in people]
    while any(person.acknowledged < 3 for person in people):
        await asyncio.sleep(0.01)
    status = await asyncio.to_thread(server.stop)
    for task in playing:
        task.cancel()
        with contextlib.suppress(asyncio.CancelledError):
            await task
    for person in people:
        await person.browser.http.aclose()
        moves = await stored(database, person.table)
        assert [move.action for move in moves if move.seat == 0][: person.acknowledged] == (
            person.texts()
        )
    assert status in (0, -SIGTERM)  # having tidied up, it may end by the signal it got
