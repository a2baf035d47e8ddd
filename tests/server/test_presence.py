"""Who is here, and who is away since when: told when it changes, to everybody at the table."""

import contextlib
from typing import Any

import pytest

from tests.clock import HandClock
from tests.server.serving import COMPUTER, GUEST, ME, House, served

pytestmark = pytest.mark.anyio


async def begun(house: House) -> tuple[Any, Any, str]:
    ann, ben = house.browser(), house.browser()
    table = await ann.set_up("finito", ME, GUEST, COMPUTER)
    await ben.join(table["seats"][1]["link"], "Ben")
    await ann.post(f"/api/tables/{table['id']}/start")
    return ann, ben, table["id"]


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


async def test_a_second_window_keeps_somebody_here(sqlite: str) -> None:
    async with served(sqlite, clock=HandClock()) as house:
        ann, ben, table = await begun(house)
        async with ann.at(table) as here, contextlib.AsyncExitStack() as windows:
            first = await windows.enter_async_context(ben.at(table))
            await first.hear_of("shown")
            async with ben.at(table) as second:
                await second.hear_of("shown")
            await first.say(type="react", seat=1, reaction="hello")
            told = [await here.hear() for _ in range(3)]
            assert [one["type"] for one in told] == ["seated", "shown", "reacted"]


async def test_a_seat_that_a_computer_took_over_is_not_away(sqlite: str) -> None:
    async with served(sqlite, clock=HandClock()) as house:
        ann, ben, table = await begun(house)
        async with ann.at(table) as here:
            async with ben.at(table) as there:
                await there.hear_of("shown")
            await here.hear_of("presence")
            await ann.post(f"/api/tables/{table}/free", {"seat": 1, "player": "simple"})
            async with house.browser().at(table) as onlooker:
                await onlooker.hear_of("shown")
                assert not house.server.tables.live[table].attendance
