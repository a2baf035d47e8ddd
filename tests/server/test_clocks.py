"""Clocks: the rules decide what a time-out does; restarts flag nobody.

The servers' clock is in the tests' hands: nobody waits for it, and no machine is too slow for it.
"""

import asyncio

import pytest

from reihum.server.clocks import BEAT, LONGEST_PAUSE, end_turns
from tests.clock import Clock
from tests.server.serving import COMPUTER, GUEST, ME, served

pytestmark = pytest.mark.anyio

TWO = ({"type": "me", "name": "Ann"}, {"type": "me", "name": "Ben"})


async def test_r8_a_turn_that_touches_nothing_draws_a_tile(sqlite: str, clock: Clock) -> None:
    async with served(sqlite) as house:
        ann = house.browser()
        table = await ann.set_up("rummy", *TWO, options={"turn_seconds": 60})
        async with ann.at(table["id"]) as socket:
            await socket.hear_of("shown")
            clock.go_on(60)
            await socket.hear_of("shown")
            view = socket.view(0)
            assert sorted(view["rack_sizes"]) == [14, 15]
            left = [socket.shown["seats"][seat]["milliseconds_left"] for seat in ("0", "1")]
            assert left[1 - view["turn"]] is None
            assert left[view["turn"]] == 60_000


async def test_r8_a_turn_is_not_ended_before_its_time(sqlite: str, clock: Clock) -> None:
    async with served(sqlite) as house:
        ann = house.browser()
        table = await ann.set_up("rummy", *TWO, options={"turn_seconds": 60})
        clock.go_on(59)
        await end_turns(house.server.tables)
        assert house.server.tables.live[table["id"]].number == 0


async def test_r8_a_half_done_table_costs_three_tiles(sqlite: str, clock: Clock) -> None:
    async with served(sqlite) as house:
        ann = house.browser()
        table = await ann.set_up("rummy", *TWO, options={"turn_seconds": 60})
        async with ann.at(table["id"]) as socket:
            await socket.hear_of("shown")
            seat = socket.view(0)["turn"]
            loose = socket.view(seat)["racks"][seat][:1]
            told = await socket.ask(
                type="arrange", seat=seat, draft={"type": "lay", "table": [loose]}
            )
            assert told["type"] == "arranging"
            assert [problem["code"] for problem in told["problems"]] == ["not_a_set"]
            clock.go_on(60)
            await socket.hear_of("shown")
            assert socket.view(seat)["rack_sizes"][seat] == 17


@pytest.mark.parametrize("game", ["completto", "finito"])
async def test_every_game_can_be_played_on_time(game: str, sqlite: str, clock: Clock) -> None:
    async with served(sqlite) as house:
        ann = house.browser()
        table = await ann.set_up(game, *TWO, options={"decision_seconds": 60})
        async with ann.at(table["id"]) as socket:
            for seq in (2, 4):
                clock.go_on(60)
                while socket.shown.get("seq", 0) < seq:
                    await socket.hear()
            assert (socket.nth(0), socket.nth(1)) == (2, 2)


async def test_no_clock_runs_before_everybody_has_come(sqlite: str, clock: Clock) -> None:
    async with served(sqlite) as house:
        ann = house.browser()
        table = await ann.set_up("finito", ME, GUEST, options={"decision_seconds": 60})
        clock.go_on(3600)
        await end_turns(house.server.tables)
        assert (await ann.get(f"/api/tables/{table['id']}")).json()["status"] == "open"
        assert house.server.tables.live[table["id"]].clocks == {}


async def test_a_clock_goes_on_after_a_restart_without_anybody_there(
    sqlite: str, clock: Clock
) -> None:
    async with served(sqlite) as house:
        ann = house.browser()
        table = await ann.set_up("finito", *TWO, options={"decision_seconds": 2})
    clock.go_on(2 + BEAT + 1)
    assert 2 + BEAT + 1 < LONGEST_PAUSE
    async with served(sqlite) as house:  # nobody asks for the table: the clock finds it
        live = house.server.tables.live
        while table["id"] not in live or live[table["id"]].number < 2:
            await asyncio.sleep(0.01)


async def test_a_long_pause_of_the_server_flags_nobody(sqlite: str, clock: Clock) -> None:
    async with served(sqlite) as house:
        ann = house.browser()
        table = await ann.set_up("finito", ME, COMPUTER, options={"decision_seconds": 100})
    clock.go_on(3600)
    async with served(sqlite) as house:
        live = await house.server.tables.get(table["id"])
        assert live.clocks[0] == pytest.approx(clock.now + 100)
