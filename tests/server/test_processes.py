"""Two server processes on one PostgreSQL: one truth, and no end when one of them is killed."""

import asyncio

import pytest

from tests.server.postgres import Postgres
from tests.server.processes import Process, stored
from tests.server.serving import GUEST, ME, Browser, Socket, play_out, served, thought

pytestmark = pytest.mark.anyio


async def until_begun(*sockets: Socket) -> None:
    """Every one of them sees the match; a process may hear of its beginning from the other."""
    for socket in sockets:
        while not socket.shown.get("seats"):
            await socket.hear()


async def round_trip(mover: Socket, other: Socket, seat: int) -> None:
    """A move on one process is told on the other."""
    ply = other.shown["ply"]
    await mover.play(seat, thought("finito", mover.view(seat)))
    for socket in (mover, other):
        while socket.shown["ply"] == ply:
            await socket.hear()


async def test_clients_of_one_table_on_two_processes(postgres: Postgres) -> None:
    database = postgres.new_database()
    left, right = Process.together(database, database)
    ann, ben = Browser(left.address), Browser(right.address)
    try:
        table = await ann.set_up("finito", ME, GUEST)
        await ben.join(table["seats"][1]["link"], "Ben")
        assert (await ann.post(f"/api/tables/{table['id']}/start")).status_code == 200
        async with ann.at(table["id"]) as here, ben.at(table["id"]) as there:
            await until_begun(here, there)
            for _ in range(5):
                await round_trip(here, there, 0)
                await round_trip(there, here, 1)
            ply = here.shown["ply"]
            left.kill()
        ann.address = right.address  # as a proxy would do
        async with ann.at(table["id"]) as here, ben.at(table["id"]) as there:
            await until_begun(here, there)
            assert (here.shown["ply"], there.shown["ply"]) == (ply, ply)
            await round_trip(here, there, 0)
            await round_trip(there, here, 1)
            await asyncio.gather(play_out("finito", here, (0,)), play_out("finito", there, (1,)))
            assert here.seated["seed"]
    finally:
        for browser in (ann, ben):
            await browser.http.aclose()
        right.kill()
        if left.process.poll() is None:
            left.kill()


async def test_only_one_process_plays_a_time_out(postgres: Postgres) -> None:
    database = postgres.new_database()
    left, right = Process.together(database, database)
    ann, ben = Browser(left.address), Browser(right.address)
    try:
        options = {"decision_seconds": 1}
        table = await ann.set_up("finito", ME, GUEST, options=options)
        await ben.join(table["seats"][1]["link"], "Ben")
        assert (await ann.post(f"/api/tables/{table['id']}/start")).status_code == 200
        async with ann.at(table["id"]) as here, ben.at(table["id"]) as there:
            for socket in (here, there):
                while socket.shown.get("ply", 0) < 6:
                    await socket.hear()
        moves = await stored(database, table["id"])
        rolls = [{moves[at].seat, moves[at + 1].seat} for at in (0, 2, 4)]
        assert rolls == [{0, 1}] * 3  # nobody acted twice, nobody was passed over
    finally:
        for browser in (ann, ben):
            await browser.http.aclose()
        left.kill()
        right.kill()


async def test_drafts_and_reactions_are_shown_on_the_other_process(postgres: Postgres) -> None:
    database = postgres.new_database()
    left, right = Process.together(database, database)
    ann, ben = Browser(left.address), Browser(right.address)
    try:
        table = await ann.set_up("rummy", ME, GUEST, options={"turn_seconds": 0})
        await ben.join(table["seats"][1]["link"], "Ben")
        assert (await ann.post(f"/api/tables/{table['id']}/start")).status_code == 200
        async with ann.at(table["id"]) as here, ben.at(table["id"]) as there:
            await until_begun(here, there)
            seat = here.view(0)["turn"]
            mover, waiter = ((here, there), (there, here))[seat]
            draft = {"type": "lay", "table": [mover.view(seat)["rack"][:2]]}
            await mover.say(type="arrange", seat=seat, draft=draft)
            assert await waiter.hear_of("arranging") == await mover.hear_of("arranging")
            await mover.play(seat, {"type": "draw"})  # the move and what follows come in order
            await mover.say(type="react", seat=seat, reaction="hello")
            kinds = [(await waiter.hear())["type"] for _ in range(2)]
            assert kinds == ["shown", "reacted"]
            assert waiter.shown["ply"] == 1
    finally:
        for browser in (ann, ben):
            await browser.http.aclose()
        left.kill()
        right.kill()


async def test_a_seat_freed_on_one_process_cannot_be_played_on_another(postgres: Postgres) -> None:
    """Whether the table's holder has heard of it or not: the database decides."""
    database = postgres.new_database()
    async with served(database) as house, served(database) as annex:
        ann, ben = annex.browser(), annex.browser()
        table = (await ann.set_up("finito", ME, GUEST))["id"]
        link = (await ann.get(f"/api/tables/{table}")).json()["seats"][1]["link"]
        await ben.join(link, "Ben")
        await ann.do(f"/api/tables/{table}/start")
        async with ben.at(table) as socket:
            await until_begun(socket)
            live = annex.server.tables.live.pop(table)  # nobody tells it
            elsewhere = house.browser()  # the same person, at the other process
            elsewhere.http.cookies.set("reihum", ben.token or "")
            reply = await elsewhere.post(f"/api/tables/{table}/leave", {"seat": 1})
            assert reply.status_code == 200
            assert live.row.seats[1].owner
            await socket.play(1, thought("finito", socket.view(1)))
            assert (await socket.hear_of("refused"))["code"] == "table.not_your_seat"
            assert await stored(database, table) == []
