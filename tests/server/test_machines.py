"""Several servers on one PostgreSQL: whoever asks one of them is answered as by the other."""

import asyncio
from typing import Any

import pytest
from websockets.exceptions import InvalidStatus

from reihum.server.store.owners import Place
from reihum.server.tables.presence import LONG
from reihum.server.tables.table import Table
from tests.clock import HandClock
from tests.ports import free_port
from tests.server.postgres import Postgres
from tests.server.serving import COMPUTER, ME, Browser, House, begun, served, thought
from tests.server.test_processes import round_trip, until_begun

pytestmark = pytest.mark.anyio


async def test_what_is_asked_elsewhere_is_answered_as_it_is_now(postgres: Postgres) -> None:
    """By the worker that was asked, though another one holds the table."""
    database = postgres.new_database()
    async with served(database) as house, served(database) as annex:
        ann, ben = house.browser(), annex.browser()
        table = await begun(ann, ben)
        assert set(house.server.tables.live) == {table}
        async with ann.at(table) as socket:
            await until_begun(socket)
            for number in (1, 3):
                await socket.play(0, thought("finito", socket.view(0)))
                await socket.hear_of("shown")
                story = (await ben.get(f"/api/tables/{table}/story")).json()
                assert len(story["moves"]) == number
                await ann_and_ben_are_level(ben, socket, table)
        assert not annex.server.tables.live


async def ann_and_ben_are_level(ben: Browser, ann: Any, table: str) -> None:
    """Ben makes his move, too."""
    async with ben.at(table) as there:
        await until_begun(there)
        await there.play(1, thought("finito", there.view(1)))
        while ann.shown["ply"] % 2:
            await ann.hear()


async def test_a_socket_reaches_a_table_on_another_machine(
    postgres: Postgres, monkeypatch: pytest.MonkeyPatch
) -> None:
    database, port = postgres.new_database(), free_port()
    monkeypatch.setattr("reihum.server.net.app.machine", lambda: "one")
    async with served(database, port=port, address=f"127.0.0.1:{port}") as house:
        monkeypatch.setattr("reihum.server.net.app.machine", lambda: "two")
        async with served(database) as annex:
            ann, ben = house.browser(), annex.browser()
            table = await begun(ann, ben)
            origin = {"Origin": annex.address}  # the host that was asked for is told on
            async with ann.at(table) as here, ben.at(table, **origin) as there:
                await until_begun(here, there)
                assert not annex.server.tables.live
                await round_trip(here, there, 0)
                await round_trip(there, here, 1)
            while house.server.tables.live[table].watchers:
                await asyncio.sleep(0.01)


async def test_a_seat_is_freed_where_it_is_known_who_is_away(
    postgres: Postgres, monkeypatch: pytest.MonkeyPatch
) -> None:
    """By somebody in place of the host, who has gone: asked of a worker that holds no table."""
    database, port = postgres.new_database(), free_port()
    clock = HandClock()
    async with (
        served(database, clock=clock, port=port, address=f"127.0.0.1:{port}") as house,
        served(database, clock=HandClock()) as near,
    ):
        monkeypatch.setattr("reihum.server.net.app.machine", lambda: "two")
        async with served(database, clock=HandClock()) as far:
            for annex in (near, far):
                await is_freed(house, annex, clock)


async def is_freed(house: House, annex: House, clock: HandClock) -> None:
    ann, ben = house.browser(), annex.browser()
    table = await begun(ann, ben)
    async with ben.at(table) as there:
        await until_begun(there)
        async with ann.at(table) as here:
            await until_begun(here)
        await there.hear_of("presence")
        clock.go_on(LONG + 1)
        wish = {"seat": 0, "player": "simple"}
        reply = await ben.post(f"/api/tables/{table}/free", wish)
        assert reply.status_code == 200, reply.text
        assert reply.json()["seats"][0]["kind"] == "computer"
        assert (await ben.get(f"/api/tables/{table}")).status_code == 200  # the line goes on


async def test_a_machine_without_an_address_is_waited_for(
    postgres: Postgres, monkeypatch: pytest.MonkeyPatch
) -> None:
    database = postgres.new_database()
    monkeypatch.setattr("reihum.server.net.app.machine", lambda: "one")
    async with served(database) as house:
        monkeypatch.setattr("reihum.server.net.app.machine", lambda: "two")
        async with served(database) as annex:
            table = await begun(house.browser(), annex.browser())
            with pytest.raises(InvalidStatus) as refused:
                await annex.browser().at(table).__aenter__()
            assert refused.value.response.status_code == 503


def test_a_door_keeps_its_name() -> None:
    assert Place("abc.7", "here", "").door == "abc"


async def test_a_table_with_computer_players_is_played_by_its_owner_alone(
    postgres: Postgres,
) -> None:
    database = postgres.new_database()
    async with served(database) as house, served(database) as annex:
        ann = house.browser()
        table = (await ann.set_up("finito", ME, COMPUTER))["id"]
        async with ann.at(table) as socket:
            await until_begun(socket)
            elsewhere = annex.browser()
            assert (await elsewhere.get(f"/api/tables/{table}")).status_code == 200
            assert not annex.server.players.thinking
            held: Table = house.server.tables.live[table]
            while held.ply < 1:
                await socket.hear()
