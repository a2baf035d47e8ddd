"""Who is here, and who is away since when: told when it changes, to everybody at the table."""

import asyncio
import contextlib
from collections.abc import Coroutine
from typing import Any

import pytest

from reihum.server.tables.presence import ROLL, Attendance
from tests.clock import HandClock
from tests.server.serving import (
    COMPUTER,
    GUEST,
    ME,
    Browser,
    House,
    Socket,
    served,
    three_at_a_table,
)
from tests.server.wire import said, wired

pytestmark = pytest.mark.anyio


async def begun(house: House) -> tuple[Browser, Browser, str]:
    ann, ben = house.browser(), house.browser()
    table = await ann.set_up("finito", ME, GUEST, COMPUTER)
    await ben.join(table["seats"][1]["link"], "Ben")
    await ann.do(f"/api/tables/{table['id']}/start")
    return ann, ben, table["id"]


async def of_people(here: Socket) -> str:
    """What is told next; not that the computer player has moved, which it does when it likes."""
    while (told := str((await here.hear())["type"])) == "shown":
        pass
    return told


async def test_whoever_goes_is_away_and_whoever_comes_back_is_here(sqlite: str) -> None:
    clock = HandClock()
    async with served(sqlite, clock=clock) as house:
        ann, ben, table = await begun(house)
        async with ann.at(table) as here:
            async with ben.at(table) as there:
                await there.hear_of("shown")
            assert (await here.hear_of("presence"))["away"] == {"1": 0}
            clock.go_on(42)
            async with house.browser().at(table) as onlooker:
                assert (await onlooker.hear_of("presence"))["away"] == {"1": 42_000}
            async with ben.at(table) as there:
                assert (await here.hear_of("presence"))["away"] == {}


async def test_a_browser_that_was_killed_is_away(sqlite: str) -> None:
    """Its line is cut without a word."""
    async with served(sqlite, clock=HandClock()) as house:
        ann, ben, table = await begun(house)
        async with ann.at(table) as here:
            async with wired(ben, table) as line:
                await line.hear()
            assert (await here.hear_of("presence"))["away"] == {"1": 0}


async def test_a_second_window_keeps_somebody_here(sqlite: str) -> None:
    async with served(sqlite, clock=HandClock()) as house:
        ann, ben, table = await begun(house)
        async with ann.at(table) as here, contextlib.AsyncExitStack() as windows:
            first = await windows.enter_async_context(ben.at(table))
            await first.hear_of("shown")
            async with ben.at(table) as second:
                await second.hear_of("shown")
            await first.say(type="react", seat=1, reaction="hello")
            assert [await of_people(here) for _ in range(2)] == ["seated", "reacted"]


async def test_a_seat_that_is_anothers_before_the_roll_has_been_called_is_not_away() -> None:
    rolls: list[asyncio.Task[None]] = []

    def later(work: Coroutine[Any, Any, None]) -> None:
        rolls.append(asyncio.create_task(work))

    attendance = Attendance(clock := HandClock(), lambda _: None, later)
    attendance.call_the_roll([0, 1, 2])
    await asyncio.sleep(0)  # now it is being called
    attendance.come([1])
    attendance.forget([0])
    clock.go_on(ROLL)
    await asyncio.gather(*rolls)
    assert attendance.told().away == {2: 1000 * ROLL}
    assert len(rolls) == 1  # nobody else is waited for


async def test_who_gets_the_seat_of_somebody_who_was_here_is_missed_all_the_same() -> None:
    rolls: list[asyncio.Task[None]] = []

    def later(work: Coroutine[Any, Any, None]) -> None:
        rolls.append(asyncio.create_task(work))

    attendance = Attendance(clock := HandClock(), lambda _: None, later)
    attendance.come([0, 1])
    attendance.forget([0])
    attendance.call_the_roll([0, 1])
    await asyncio.sleep(0)
    clock.go_on(ROLL)
    await asyncio.gather(*rolls)
    assert attendance.told().away == {0: 1000 * ROLL}


async def test_who_gets_a_seat_while_the_roll_is_called_is_missed_after_another_one() -> None:
    rolls: list[asyncio.Task[None]] = []

    def later(work: Coroutine[Any, Any, None]) -> None:
        rolls.append(asyncio.create_task(work))

    attendance = Attendance(clock := HandClock(), lambda _: None, later)
    attendance.come([0])
    attendance.call_the_roll([0, 1])
    await asyncio.sleep(0)
    attendance.forget([1])
    attendance.call_the_roll([0, 1])
    clock.go_on(ROLL)
    await rolls[0]
    assert attendance.told().away == {}
    await asyncio.sleep(0)
    clock.go_on(ROLL)
    await rolls[1]
    assert attendance.told().away == {1: 1000 * ROLL}


async def test_a_seat_that_a_computer_took_over_is_not_away(sqlite: str) -> None:
    async with served(sqlite, clock=HandClock()) as house:
        ann, ben, table = await begun(house)
        async with ann.at(table) as here:
            async with ben.at(table) as there:
                await there.hear_of("shown")
            await here.hear_of("presence")
            await ann.do(f"/api/tables/{table}/free", {"seat": 1, "player": "simple"})
            async with house.browser().at(table) as onlooker:
                await onlooker.hear_of("shown")
                assert not house.server.tables.live[table].attendance


async def test_whoever_does_not_come_back_after_a_restart_is_away(sqlite: str) -> None:
    clock = HandClock()
    async with served(sqlite, clock=clock) as house:
        ann, ben, table = await begun(house)
        async with ann.at(table) as here, ben.at(table) as there:
            await here.hear_of("shown")
            await there.hear_of("shown")
        tokens = ann.token, ben.token
    async with served(sqlite, clock=clock) as house:
        ann, ben = (returned(house, token) for token in tokens)
        async with ann.at(table) as here:
            await here.hear_of("shown")
            clock.go_on(9.9)
            assert (await here.ask(type="ping"))["type"] == "pong"  # there is time to come back
            clock.go_on(0.1)
            assert (await here.hear_of("presence"))["away"] == {"1": 10_000}
            async with ben.at(table):
                assert (await here.hear_of("presence"))["away"] == {}


def returned(house: House, token: str | None) -> Browser:
    browser = house.browser()
    browser.http.cookies.set("reihum", token or "")
    return browser


async def test_whoever_comes_back_in_time_was_never_away(sqlite: str) -> None:
    clock = HandClock()
    async with served(sqlite, clock=clock) as house:
        ann, ben, table = await begun(house)
        async with ann.at(table) as here:
            await here.hear_of("shown")
            clock.go_on(9.9)
            async with ben.at(table) as there:
                await there.hear_of("shown")
                clock.go_on(5)
                await there.say(type="react", seat=1, reaction="hello")
                assert await of_people(here) == "reacted"


async def alone(house: House, clock: HandClock, seconds: float) -> tuple[Browser, Browser, str]:
    """Ben at a table whose host, Ann, has been away for so long."""
    ann, ben, table = await begun(house)
    async with ben.at(table) as here:
        await here.hear_of("shown")
        async with ann.at(table) as there:
            await there.hear_of("shown")
        await here.hear_of("presence")
    clock.go_on(seconds)
    return ann, ben, table


async def test_while_the_host_is_away_the_others_may_decide(sqlite: str) -> None:
    clock = HandClock()
    async with served(sqlite, clock=clock) as house:
        ann, ben, table = await alone(house, clock, 59.9)
        free, wish = f"/api/tables/{table}/free", {"seat": 0, "player": "simple"}
        assert said(await ben.post(free, wish)) == (403, "table.not_host")
        clock.go_on(0.1)
        stranger = house.browser()
        assert said(await stranger.post(free, wish)) == (403, "table.not_host")
        assert said(await ben.post(free, {"seat": 0})) == (403, "table.not_host")
        taken = (await ben.post(free, wish)).json()["seats"][0]
        assert (taken["kind"], taken["link"]) == ("computer", None)
        # The seat stays a computer's: the host sees this rack only after taking it back.
        assert said(await ann.post(free, {"seat": 0})) == (409, "table.seat_for_computer")
        async with ann.at(table) as there:
            assert (await there.hear_of("shown"))["seats"] == {}


async def test_nobody_decides_for_a_host_who_is_here(sqlite: str) -> None:
    clock = HandClock()
    async with served(sqlite, clock=clock) as house:
        ann, ben, table = await alone(house, clock, 3600)
        async with ann.at(table) as there:
            await there.hear_of("shown")
            for seat in (0, 1):
                wish = {"seat": seat, "player": "simple"}
                reply = await ben.post(f"/api/tables/{table}/free", wish)
                assert said(reply) == (403, "table.not_host")


async def test_nobody_decides_for_a_host_who_is_here_without_a_seat(sqlite: str) -> None:
    async with served(sqlite) as house:
        ann, ben, cleo, table = await three_at_a_table(house, "rummy")
        path = f"/api/tables/{table}"
        async with ann.at(table) as there, ben.at(table) as here:
            await there.hear_of("shown")
            await here.hear_of("shown")
            await ann.do(f"{path}/free", {"seat": 0, "player": "simple"})
            assert (await here.hear_of("presence"))["host_looks_on"]
            await cleo.do(f"{path}/leave", {"seat": 2})
            reply = await ben.post(f"{path}/free", {"seat": 2, "player": "simple"})
            assert said(reply) == (403, "table.not_host")


async def test_nobody_decides_for_a_guest_who_is_here(sqlite: str) -> None:
    """Not even while the host is away; and nobody who is not at the table decides anything."""
    clock = HandClock()
    async with served(sqlite, clock=clock) as house:
        ann, ben, cleo = (house.browser() for _ in range(3))
        table = await ann.set_up("rummy", ME, GUEST, GUEST)
        for browser, seat, name in ((ben, 1, "Ben"), (cleo, 2, "Cleo")):
            await browser.join(table["seats"][seat]["link"], name)
        await ann.do(f"/api/tables/{table['id']}/start")
        free = f"/api/tables/{table['id']}/free"
        async with ben.at(table["id"]) as here, cleo.at(table["id"]) as there:
            await there.hear_of("shown")
            await until_away(here, {"0"}, clock)
            clock.go_on(60)
            wish = {"seat": 2, "player": "simple"}
            assert said(await ben.post(free, wish)) == (403, "table.not_host")
            assert (await ben.post(free, {**wish, "seat": 0})).status_code == 200


async def until_away(socket: Socket, seats: set[str], clock: HandClock) -> None:
    """The roll is called, and these are missed."""
    await socket.hear_of("shown")
    clock.go_on(10)
    while set((await socket.hear_of("presence"))["away"]) != seats:
        pass


async def test_an_empty_seat_may_be_filled_when_the_host_has_left(sqlite: str) -> None:
    async with served(sqlite, clock=HandClock()) as house:
        ann, ben, table = await begun(house)
        await ann.do(f"/api/tables/{table}/leave", {"seat": 0})
        wish = {"seat": 0, "player": "simple"}
        seats = (await ben.post(f"/api/tables/{table}/free", wish)).json()["seats"]
        assert [seat["kind"] for seat in seats] == ["computer", "person", "computer"]


async def test_it_is_known_who_is_the_host(sqlite: str) -> None:
    async with served(sqlite, clock=HandClock()) as house:
        _, ben, table = await begun(house)
        seats = (await ben.get(f"/api/tables/{table}")).json()["seats"]
        assert [seat["host"] for seat in seats] == [True, False, False]
