"""Clocks: the rules decide what a time-out does; restarts flag nobody."""

import asyncio
import sqlite3
import time

import pytest

from tests.server.serving import COMPUTER, GUEST, ME, served

pytestmark = pytest.mark.anyio

TWO = ({"type": "me", "name": "Ann"}, {"type": "me", "name": "Ben"})


async def test_r8_a_turn_that_touches_nothing_draws_a_tile(sqlite: str) -> None:
    async with served(sqlite) as house:
        ann = house.browser()
        table = await ann.set_up("rummy", *TWO, options={"turn_seconds": 1})
        async with ann.at(table["id"]) as socket:
            while socket.shown.get("seq", 0) < 1:
                await socket.hear()
            view = socket.view(0)
            assert sorted(view["rack_sizes"]) == [14, 15]
            left = [socket.shown["seats"][seat]["milliseconds_left"] for seat in ("0", "1")]
            assert left[1 - view["turn"]] is None
            assert 0 < left[view["turn"]] <= 1000


async def test_r8_a_half_done_table_costs_three_tiles(sqlite: str) -> None:
    async with served(sqlite) as house:
        ann = house.browser()
        table = await ann.set_up("rummy", *TWO, options={"turn_seconds": 1})
        async with ann.at(table["id"]) as socket:
            while not socket.shown:
                await socket.hear()
            seat = socket.view(0)["turn"]
            loose = socket.view(seat)["racks"][seat][:1]
            told = await socket.ask(
                type="arrange", seat=seat, draft={"type": "lay", "table": [loose]}
            )
            assert told["type"] == "arranging"
            assert [problem["code"] for problem in told["problems"]] == ["not_a_set"]
            while socket.shown["seq"] < 1:
                await socket.hear()
            assert socket.view(seat)["rack_sizes"][seat] == 17


@pytest.mark.parametrize("game", ["completto", "finito"])
async def test_every_game_can_be_played_on_time(game: str, sqlite: str) -> None:
    async with served(sqlite) as house:
        ann = house.browser()
        table = await ann.set_up(game, *TWO, options={"decision_seconds": 1})
        async with ann.at(table["id"]) as socket:
            while socket.shown.get("seq", 0) < 4:
                await socket.hear()
            assert (socket.nth(0), socket.nth(1)) == (2, 2)


async def test_no_clock_runs_before_everybody_has_come(sqlite: str) -> None:
    async with served(sqlite) as house:
        ann = house.browser()
        table = await ann.set_up("finito", ME, GUEST, options={"decision_seconds": 1})
        await asyncio.sleep(1.5)
        assert (await ann.get(f"/api/tables/{table['id']}")).json()["status"] == "open"
        assert house.server.tables.live[table["id"]].clocks == {}


async def test_a_clock_goes_on_after_a_restart_without_anybody_there(sqlite: str) -> None:
    async with served(sqlite) as house:
        ann = house.browser()
        table = await ann.set_up("finito", *TWO, options={"decision_seconds": 2})
        token = ann.token
    async with served(sqlite) as house:  # nobody asks for the table: the clock finds it
        until = time.monotonic() + 20
        while table["id"] not in house.server.tables.live and time.monotonic() < until:
            await asyncio.sleep(0.05)
        live = house.server.tables.live[table["id"]]
        while live.number < 2 and time.monotonic() < until:
            await asyncio.sleep(0.05)
        assert live.number >= 2
    assert token


async def test_a_long_pause_of_the_server_flags_nobody(sqlite: str) -> None:
    async with served(sqlite) as house:
        ann = house.browser()
        table = await ann.set_up("finito", ME, COMPUTER, options={"decision_seconds": 100})
    database = sqlite3.connect(sqlite)
    database.execute("UPDATE clocks SET deadline = deadline - 3600")
    database.execute("UPDATE alive SET at = at - 3600")  # as if it had stood still for an hour
    database.commit()
    database.close()
    async with served(sqlite) as house:
        live = await house.server.tables.get(table["id"])
        left = live.clocks[0] - time.time()
        assert 60 < left <= 101
