"""Clocks: the rules decide what a time-out does; restarts flag nobody."""

import asyncio
import logging
import sqlite3
import time
from typing import Any

import pytest

from reihum.games.rummy.model import Lay
from reihum.server.house_clock import HouseClock
from reihum.server.supervision import mark, supervised
from reihum.server.tables.table import Table
from reihum.server.wire.talk import Arranging
from tests.amounts import PATIENCE
from tests.clock import HandClock
from tests.server.serving import (
    COMPUTER,
    GUEST,
    ME,
    House,
    Socket,
    served,
    thought,
)

pytestmark = pytest.mark.anyio

TWO = ({"type": "me", "name": "Ann"}, {"type": "me", "name": "Ben"})


async def until_shown(socket: Socket, ply: int) -> None:
    """Hear of so many moves."""
    while socket.shown.get("ply", -1) < ply:
        await socket.hear()


async def test_r8_a_turn_that_touches_nothing_draws_a_tile(sqlite: str) -> None:
    clock = HandClock()
    async with served(sqlite, clock=clock) as house:
        ann = house.browser()
        table = await ann.set_up("rummy", *TWO, options={"turn_seconds": 30})
        async with ann.at(table["id"]) as socket:
            await until_shown(socket, 0)
            clock.go_on(29.9)
            assert (await socket.ask(type="ping"))["type"] == "pong"
            assert socket.shown["ply"] == 0
            clock.go_on(0.1)
            await until_shown(socket, 1)
            view = socket.view(0)
            assert sorted(view["rack_sizes"]) == [14, 15]
            assert socket.shown["clocks"] == {str(view["turn"]): 30_000}


async def test_r8_a_half_done_table_costs_three_tiles(sqlite: str) -> None:
    clock = HandClock()
    async with served(sqlite, clock=clock) as house:
        ann = house.browser()
        table = await ann.set_up("rummy", *TWO, options={"turn_seconds": 30})
        async with ann.at(table["id"]) as socket:
            await until_shown(socket, 0)
            seat = socket.view(0)["turn"]
            loose = socket.view(seat)["rack"][:1]
            told = await socket.ask(
                type="arrange", seat=seat, draft={"type": "lay", "table": [loose]}
            )
            assert told["type"] == "arranging"
            assert [problem["code"] for problem in told["problems"]] == ["not_a_set"]
            clock.go_on(30)
            await until_shown(socket, 1)
            assert socket.view(seat)["rack_sizes"][seat] == 17


@pytest.mark.parametrize("game", ["completto", "finito"])
async def test_every_game_can_be_played_on_time(game: str, sqlite: str) -> None:
    clock = HandClock()
    async with served(sqlite, clock=clock) as house:
        ann = house.browser()
        table = await ann.set_up(game, *TWO, options={"decision_seconds": 30})
        async with ann.at(table["id"]) as socket:
            for ply in (0, 2):
                await until_shown(socket, ply)
                clock.go_on(30)
            await until_shown(socket, 4)
            assert (socket.nth(0), socket.nth(1)) == (2, 2)


async def test_no_clock_runs_before_everybody_has_come(sqlite: str) -> None:
    clock = HandClock()
    async with served(sqlite, clock=clock) as house:
        ann = house.browser()
        table = await ann.set_up("finito", ME, GUEST, options={"decision_seconds": 30})
        clock.go_on(1000)
        assert (await ann.get(f"/api/tables/{table['id']}")).json()["status"] == "open"
        assert house.server.tables.live[table["id"]].clocks == {}
    again = served(sqlite, clock=clock)  # nor after a restart
    async with again as house, house.browser().at(table["id"]) as socket:
        assert (await socket.hear_of("shown"))["clocks"] == {}


async def timed_out(house: House, clock: HandClock) -> None:
    """Nobody asks for a table; yet the clock finds it and ends the turns of both."""
    moved = asyncio.Event()

    def attend(table: Table) -> None:
        if table.ply == 2:
            moved.set()

    house.server.tables.attending.append(attend)
    clock.go_on(40)
    async with asyncio.timeout(PATIENCE):
        await moved.wait()


async def test_a_clock_goes_on_after_a_restart_without_anybody_there(sqlite: str) -> None:
    async with served(sqlite, clock=(clock := HandClock())) as house:
        ann = house.browser()
        table = await ann.set_up("finito", *TWO, options={"decision_seconds": 30})
        clock.go_on(20)
    async with served(sqlite, clock=(clock := HandClock())) as house:
        assert clock.at <= 20  # the time of the house goes on, and not the time between
        await timed_out(house, clock)
        assert table["id"] in house.server.tables.live


async def test_that_the_clock_has_moved_is_known_after_a_restart(sqlite: str) -> None:
    async with served(sqlite, clock=(clock := HandClock())) as house:
        ann = house.browser()
        table = (await ann.set_up("finito", *TWO, options={"decision_seconds": 30}))["id"]
        async with ann.at(table) as socket:
            await until_shown(socket, 0)
            clock.go_on(30)
            await until_shown(socket, 2)
            before = socket.shown["last"]
    async with served(sqlite, clock=HandClock()) as house, house.browser().at(table) as socket:
        assert (await socket.hear_of("shown"))["last"] == before == {"seat": 1, "late": True}


async def test_a_long_pause_of_the_server_flags_nobody(sqlite: str) -> None:
    at = 1000.0
    async with served(sqlite, clock=HouseClock(lambda: at)) as house:
        ann = house.browser()
        table = await ann.set_up("finito", ME, COMPUTER, options={"decision_seconds": 100})
    at += 3600
    async with served(sqlite, clock=HouseClock(lambda: at)) as house:
        live = await house.server.tables.get(table["id"])
        assert live.clocks[0] - house.server.clock.now() == 100


def test_a_process_that_stood_still_takes_nobodys_time() -> None:
    at = 100.0
    clock = HouseClock(lambda: at)
    at += 3
    assert clock.now() == 3
    at += 3600  # frozen, or the laptop was shut
    assert clock.now() == 3
    at += 1
    assert clock.now() == 4


async def test_the_clock_on_the_wall_does_not_matter(
    sqlite: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    clock = HandClock()
    async with served(sqlite, clock=clock) as house:
        ann = house.browser()
        table = await ann.set_up("finito", *TWO, options={"decision_seconds": 30})
        monkeypatch.setattr(time, "time", lambda: 4e9)
        async with ann.at(table["id"]) as socket:
            await until_shown(socket, 0)
            clock.go_on(1)
            assert (await socket.ask(type="ping"))["type"] == "pong"
            assert socket.shown["ply"] == 0
        async with ann.at(table["id"]) as socket:
            await until_shown(socket, 0)
            assert left_to(socket) == [29_000, 29_000]


def left_to(socket: Socket) -> list[int | None]:
    """The milliseconds that each seat has left."""
    return [socket.shown["clocks"].get(seat) for seat in ("0", "1")]


async def test_whoever_has_moved_has_all_the_time_again_and_the_others_goes_on(sqlite: str) -> None:
    clock = HandClock()
    async with served(sqlite, clock=clock) as house:
        ann = house.browser()
        table = await ann.set_up("finito", *TWO, options={"decision_seconds": 30})
        async with ann.at(table["id"]) as socket:
            await until_shown(socket, 0)
            clock.go_on(10)
            await socket.play(0, thought("finito", socket.view(0)))
            await until_shown(socket, 1)
            assert left_to(socket) == [None, 20_000]
            clock.go_on(10)
            await socket.play(1, thought("finito", socket.view(1)))  # and the next roll asks both
            await until_shown(socket, 2)
            assert left_to(socket) == [30_000, 30_000]


async def test_everybody_sees_whose_time_runs_and_how_much_is_left(sqlite: str) -> None:
    clock = HandClock()
    async with served(sqlite, clock=clock) as house:
        ann, ben = house.browser(), house.browser()
        table = await ann.set_up("finito", ME, GUEST, options={"decision_seconds": 30})
        await ben.join(table["seats"][1]["link"], "Ben")
        await ann.do(f"/api/tables/{table['id']}/start")
        async with (
            ann.at(table["id"]) as socket,
            ben.at(table["id"]) as other,
            house.browser().at(table["id"]) as onlooker,
        ):
            for one in (socket, other, onlooker):
                await until_shown(one, 0)
            clock.go_on(5)
            await socket.play(0, thought("finito", socket.view(0)))
            for one in (socket, other, onlooker):
                await until_shown(one, 1)
                assert one.shown["clocks"] == {"1": 25_000}
            assert list(other.shown["seats"]) == ["1"]
            assert onlooker.shown["seats"] == {}


async def test_a_draft_that_the_rules_refuse_by_now_is_no_draft(sqlite: str) -> None:
    """It may have been made before another's move; time is up all the same."""
    clock = HandClock()
    async with served(sqlite, clock=clock) as house:
        ann = house.browser()
        table = await ann.set_up("rummy", *TWO, options={"turn_seconds": 30})
        async with ann.at(table["id"]) as socket:
            await until_shown(socket, 0)
            seat = socket.view(0)["turn"]
            live = house.server.tables.live[table["id"]]
            racks = live.match.round.racks
            foreign = next(tile for tile in racks[1 - seat] if tile not in racks[seat])
            live.drafts[seat] = Arranging(seat, Lay(((foreign,),)), ())
            clock.go_on(30)
            await until_shown(socket, 1)
            assert socket.view(seat)["rack_sizes"][seat] == 15


async def timed(house: House) -> str:
    """A table at which two people have thirty seconds for each roll."""
    table = await house.browser().set_up("finito", *TWO, options={"decision_seconds": 30})
    return str(table["id"])


async def test_a_table_of_other_rules_does_not_stop_the_clocks_of_others(
    sqlite: str, caplog: pytest.LogCaptureFixture
) -> None:
    async with served(sqlite, clock=(clock := HandClock())) as house:
        foreign, other = await timed(house), await timed(house)
    database = sqlite3.connect(sqlite)
    database.execute("UPDATE tables SET rules = 99 WHERE id = ?", (foreign,))
    database.commit()
    database.close()
    async with served(sqlite, clock=(clock := HandClock())) as house:
        await timed_out(house, clock)
        assert [*house.server.tables.live] == [other]
    assert mark(foreign) in caplog.text
    assert foreign not in caplog.text  # whoever has the id may look on


async def test_a_table_that_fails_is_set_aside_for_a_while(
    sqlite: str, caplog: pytest.LogCaptureFixture
) -> None:
    clock = HandClock()
    async with served(sqlite, clock=clock) as house:
        bad, good = await timed(house), await timed(house)
        live = house.server.tables.live
        tried = 0

        right: Any = live[bad]

        class Failing:
            """The table, but for one thing; compiled, nothing of it can be replaced."""

            async def time_up(self, _: int) -> None:
                nonlocal tried
                tried += 1
                raise ZeroDivisionError

            def __getattr__(self, name: str) -> Any:
                return getattr(right, name)

        failing: Any = Failing()
        live[bad] = failing
        for rolls in (1, 2, 3):
            clock.go_on(30)
            await until_number(live[good], 2 * rolls)
        assert tried == 1
        assert mark(bad) in caplog.text
        live[bad] = right
        clock.go_on(600)
        await until_number(live[bad], 2)


async def until_number(table: Table, number: int) -> None:
    """Until so many moves are made."""
    async with asyncio.timeout(PATIENCE):
        while table.ply < number:
            await asyncio.sleep(0)


async def test_work_that_fails_is_logged_and_begins_again(
    caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("reihum.server.supervision.FIRST_DELAY", 0.0)
    begun, again = 0, asyncio.Event()

    async def work() -> None:
        nonlocal begun
        begun += 1
        if begun == 3:
            again.set()
        raise ZeroDivisionError

    with caplog.at_level(logging.ERROR):
        task = asyncio.create_task(supervised("the work", work))
        await again.wait()
        task.cancel()
    assert caplog.text.count("the work failed and begins again") == 3
