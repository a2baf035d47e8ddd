"""Two server processes on one PostgreSQL: one truth, and no end when one of them is killed."""

import asyncio

import pytest

from tests.server.conftest import Postgres
from tests.server.processes import Process, stored
from tests.server.serving import GUEST, ME, Browser, Socket, play_out, thought

pytestmark = pytest.mark.anyio


async def round_trip(mover: Socket, other: Socket, seat: int) -> None:
    """A move on one process is told on the other."""
    seq = other.shown["seq"]
    await mover.play(seat, thought("finito", mover.view(seat)))
    for socket in (mover, other):
        while socket.shown["seq"] == seq:
            await socket.hear()


async def test_clients_of_one_table_on_two_processes(postgres: Postgres) -> None:
    database = postgres.new_database()
    left, right = Process(database), Process(database)
    ann, ben = Browser(left.address), Browser(right.address)
    try:
        table = await ann.set_up("finito", ME, GUEST)
        await ben.join(table["seats"][1]["link"], "Ben")
        assert (await ann.post(f"/api/tables/{table['id']}/start")).status_code == 200
        async with ann.at(table["id"]) as here, ben.at(table["id"]) as there:
            while not here.shown.get("seats") or not there.shown.get("seats"):
                await asyncio.gather(here.hear(), there.hear())
            for _ in range(5):
                await round_trip(here, there, 0)
                await round_trip(there, here, 1)
            seq = here.shown["seq"]
            left.kill()
            ann.address = right.address  # as a proxy would do
            async with ann.at(table["id"]) as back:
                while not back.shown:
                    await back.hear()
                assert back.shown["seq"] == seq
                await round_trip(back, there, 0)
                await round_trip(there, back, 1)
                await asyncio.gather(
                    play_out("finito", back, (0,)), play_out("finito", there, (1,))
                )
                assert back.seated["seed"]
    finally:
        for browser in (ann, ben):
            await browser.http.aclose()
        right.kill()
        if left.process.poll() is None:
            left.kill()


async def test_only_one_process_plays_a_time_out(postgres: Postgres) -> None:
    database = postgres.new_database()
    left, right = Process(database), Process(database)
    ann, ben = Browser(left.address), Browser(right.address)
    try:
        options = {"decision_seconds": 1}
        table = await ann.set_up("finito", ME, GUEST, options=options)
        await ben.join(table["seats"][1]["link"], "Ben")
        await ann.post(f"/api/tables/{table['id']}/start")
        async with ann.at(table["id"]) as here, ben.at(table["id"]) as there:
            while here.shown.get("seq", 0) < 6 or there.shown.get("seq", 0) < 6:
                await asyncio.gather(here.hear(), there.hear())
        moves = await stored(database, table["id"])
        rolls = [{moves[at].seat, moves[at + 1].seat} for at in (0, 2, 4)]
        assert rolls == [{0, 1}] * 3  # nobody acted twice, nobody was passed over
    finally:
        for browser in (ann, ben):
            await browser.http.aclose()
        left.kill()
        right.kill()
