"""One device that goes round: time begins anew when it is taken, and nobody is robbed of it."""

import asyncio
import logging
import sqlite3
from contextlib import closing

import pytest
from msgspec.structs import replace

from reihum.server.store.rows import SeatRow
from reihum.server.tables.handing import taken
from reihum.server.tables.live import Tables
from reihum.server.tables.table import Table
from tests.clock import HandClock
from tests.server.serving import COMPUTER, GUEST, House, served
from tests.server.test_clocks import TWO, until_shown

pytestmark = pytest.mark.anyio


async def test_r8_round_one_device_time_begins_when_it_is_taken_once_a_turn(sqlite: str) -> None:
    """Also if a computer player moves between two people."""
    clock = HandClock()
    async with served(sqlite, clock=clock) as house:
        ann = house.browser()
        table = await ann.set_up("rummy", *TWO, COMPUTER, options={"turn_seconds": 30})
        async with ann.at(table["id"]) as socket:
            await until_shown(socket, 0)
            while (seat := socket.view(0)["turn"]) not in (0, 1):
                await socket.hear()
            ply = socket.shown["ply"]
            clock.go_on(20)
            told = await socket.ask(type="taken", seat=seat)
            assert told["clocks"] == {str(seat): 30_000}
            clock.go_on(20)
            await socket.say(type="taken", seat=seat)  # nobody has time without end
            clock.go_on(10)
            await until_shown(socket, ply + 1)


async def test_r8_where_somebody_else_waits_time_begins_at_once(sqlite: str) -> None:
    clock = HandClock()
    async with served(sqlite, clock=clock) as house:
        ann, ben = house.browser(), house.browser()
        table = await ann.set_up("rummy", *TWO, GUEST, options={"turn_seconds": 30})
        await ben.join(table["seats"][2]["link"], "Cleo")
        await ann.do(f"/api/tables/{table['id']}/start")
        async with ann.at(table["id"]) as socket:
            await until_shown(socket, 0)
            clock.go_on(20)
            for seat in (0, 1):
                await socket.say(type="taken", seat=seat)
            told = await socket.ask(type="taken", seat=2)
            assert told["code"] == "table.not_your_seat"
            clock.go_on(10)
            await until_shown(socket, 1)


async def round_one_device(house: House) -> tuple[Table, int, str]:
    """A table of two people at one device, whose turn it is, and whose device."""
    ann = house.browser()
    table = await ann.set_up("rummy", *TWO, options={"turn_seconds": 30})
    live = await house.server.tables.get(table["id"])
    (seat,) = live.clocks
    return live, seat, live.row.host


async def test_r8_nobody_waits_at_an_empty_seat(sqlite: str) -> None:
    """Somebody elsewhere has left: all who are still there sit round one device."""
    async with served(sqlite, clock=(clock := HandClock())) as house:
        live, seat, owner = await round_one_device(house)
        live.row = replace(live.row, seats=(*live.row.seats, SeatRow("guest", link="left")))
        clock.go_on(25)
        await taken(live, owner, seat)
        assert live.clocks[seat] - clock.now() == pytest.approx(30)


async def test_r8_who_takes_the_device_in_the_last_moment_keeps_the_turn(sqlite: str) -> None:
    """Time is up while it is still written that it begins anew."""
    async with served(sqlite, clock=(clock := HandClock())) as house:
        live, seat, owner = await round_one_device(house)
        clock.go_on(25)
        with closing(sqlite3.connect(sqlite, isolation_level=None)) as lock:
            lock.execute("BEGIN IMMEDIATE")  # so that writing takes its time
            taking = asyncio.create_task(taken(live, owner, seat))
            while not live.lock.locked():
                await asyncio.sleep(0)
            clock.go_on(10)
            ringing = asyncio.create_task(live.time_up(seat))
            await asyncio.sleep(0)
            lock.execute("ROLLBACK")
        await asyncio.gather(taking, ringing)
        assert live.ply == 0
        assert live.clocks[seat] - clock.now() == pytest.approx(20)


async def test_a_server_that_was_frozen_gives_nobody_time_of_a_turn_that_is_over(
    database: str,
) -> None:
    async with served(database, clock=HandClock()) as house:
        live, seat, owner = await round_one_device(house)
        frozen = await Tables(house.server.store, lambda _: None).get(live.row.id)
        action = live.game.offered(live.game.view(live.match, seat))[0]
        assert await live.play(seat, 0, action, owner)
        await taken(frozen, owner, seat)
        kept = await house.server.store.news(live.row.id, 0)
        assert kept
        assert kept.clocks == live.clocks
        assert kept.table.since == live.row.since


async def test_a_table_that_is_removed_when_time_is_up_is_no_fault(
    sqlite: str, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.ERROR, "reihum")
    async with served(sqlite, clock=(clock := HandClock())) as house:
        live, *_ = await round_one_device(house)
        before = asyncio.all_tasks()
        async with live.lock:
            clock.go_on(30)
            while not (ending := asyncio.all_tasks() - before):
                await asyncio.sleep(0)
            assert await house.server.tables.remove(live.row.id)
        await asyncio.gather(*ending)
        assert not caplog.records
