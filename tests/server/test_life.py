"""Tables have a life: they are abandoned, and they are removed."""

import asyncio
from pathlib import Path
from typing import Any

import msgspec
import pytest
from websockets.exceptions import ConnectionClosed

from reihum.games import GAMES
from reihum.kernel.record import read_record, replay
from reihum.server.net.socket import COME_BACK
from reihum.server.settings import Keeping
from reihum.server.tables.housekeeping import A_DAY, Housekeeping
from reihum.server.tables.importing import restored
from reihum.server.tables.table import PATIENCE as LET_PASS
from tests.amounts import PATIENCE
from tests.clock import HandClock
from tests.server.serving import COMPUTER, GUEST, ME, Browser, House, Socket, served, thought
from tests.server.test_people import match_with_guest
from tests.server.wire import denied, said

pytestmark = pytest.mark.anyio

TWO = ({"type": "me", "name": "Ann"}, {"type": "me", "name": "Ben"})
TIMED = {"decision_seconds": 30, "target": 1000}


async def until_shown(socket: Socket, ply: int) -> None:
    while socket.shown.get("ply", -1) < ply:
        await socket.hear()


async def status(browser: Browser, table: str) -> str:
    return str((await browser.get(f"/api/tables/{table}")).json()["status"])


async def test_a_match_that_everybody_left_is_abandoned(sqlite: str) -> None:
    """After so many turns in a row that each of them let pass; and that is told."""
    async with served(sqlite, clock=(clock := HandClock())) as house:
        ann = house.browser()
        table = (await ann.set_up("finito", *TWO, options=TIMED))["id"]
        async with ann.at(table) as socket:
            for roll in range(LET_PASS):
                await until_shown(socket, 2 * roll)
                assert socket.seated["status"] == "playing"
                clock.go_on(30)
            while socket.seated["status"] == "playing":
                await socket.hear()
            assert socket.seated["status"] == "abandoned"
            assert socket.seated["seed"]
            assert socket.shown["ply"] == 2 * LET_PASS
        assert (await ann.get(f"/api/tables/{table}/record")).status_code == 200
        assert house.server.tables.live[table].clocks == {}
        assert await house.server.store.overdue(1e9, 10) == []
        again = (await ann.post(f"/api/tables/{table}/rematch")).json()
        assert again["status"] == "playing"
        async with ann.at(again["id"]) as socket:  # turns are counted anew
            await until_shown(socket, 0)
            clock.go_on(30)
            await until_shown(socket, 2)
            assert await status(ann, again["id"]) == "playing"
    async with served(sqlite, clock=(clock := HandClock())) as house:
        assert await status(house.browser(), table) == "abandoned"


async def test_a_match_that_all_people_left_to_a_computer_player_is_abandoned(sqlite: str) -> None:
    """Its moves keep no table alive."""
    async with served(sqlite, clock=(clock := HandClock())) as house:
        ann = house.browser()
        table = (await ann.set_up("finito", *TWO, COMPUTER, options=TIMED))["id"]
        async with ann.at(table) as socket:
            for roll in range(LET_PASS):
                await until_shown(socket, 3 * roll + 1)  # the computer player has moved
                assert socket.seated["status"] == "playing"
                clock.go_on(30)
            await until_shown(socket, 3 * LET_PASS)
        assert await status(ann, table) == "abandoned"


async def test_a_person_who_plays_keeps_a_table_alive(sqlite: str) -> None:
    async with served(sqlite, clock=(clock := HandClock())) as house:
        ann = house.browser()
        table = (await ann.set_up("finito", *TWO, COMPUTER, options=TIMED))["id"]
        async with ann.at(table) as socket:
            for roll in range(3 * LET_PASS):
                while socket.shown.get("ply", 0) < 3 * roll or 0 not in waiting(socket):
                    await socket.hear()
                await socket.play(0, thought("finito", socket.view(0)))
                while socket.nth(0) == roll:
                    await socket.hear()
                clock.go_on(30)
            assert socket.seated["status"] == "playing"


def waiting(socket: Socket) -> list[int]:
    return list(socket.view(0)["waiting"]) if socket.shown else []


async def test_turns_let_pass_count_over_a_restart(sqlite: str) -> None:
    for number in range(1, LET_PASS + 1):
        async with served(sqlite, clock=(clock := HandClock())) as house:
            if number == 1:
                ann = house.browser()
                table = (await ann.set_up("finito", *TWO, options=TIMED))["id"]
            live = await house.server.tables.get(table)
            clock.go_on(31)
            async with asyncio.timeout(PATIENCE):
                while live.ply < 2 * number:
                    await asyncio.sleep(0)
    assert live.row.status == "abandoned"


async def test_a_match_that_is_ended_elsewhere_takes_no_more_moves(sqlite: str) -> None:
    async with served(sqlite) as house:
        ann = house.browser()
        table = (await ann.set_up("finito", *TWO))["id"]
        async with ann.at(table) as socket:
            await until_shown(socket, 0)
            store = house.server.store  # as another process ends it
            assert await store.set_status(table, "playing", "abandoned", {})
            await socket.play(0, thought("finito", socket.view(0)))
            assert (await socket.hear_of("refused"))["code"] == "table.not_playing"
            assert socket.seated["status"] == "abandoned"
            assert await store.moves(table) == []


async def test_a_table_that_is_removed_under_its_people(sqlite: str) -> None:
    async with served(sqlite) as house:
        ann = house.browser()
        table = (await ann.set_up("finito", *TWO))["id"]
        async with ann.at(table) as socket:
            await until_shown(socket, 0)
            assert await house.server.store.remove(table)  # elsewhere
            await socket.play(0, thought("finito", socket.view(0)))
            assert (await socket.hear_of("refused"))["code"] == "table.unknown"
            assert (await socket.hear())["code"] == "table.unknown"  # the answer to the move
            with pytest.raises(ConnectionClosed) as closed:  # nothing more is said or done there
                await socket.hear()
            assert closed.value.rcvd
            assert closed.value.rcvd.code == COME_BACK
        assert said(await denied(ann, table)) == (404, "table.unknown")


def kept(house: House, **days: Any) -> Housekeeping:
    return Housekeeping(house.server.tables, house.server.store, Keeping(**days))


async def test_old_tables_are_removed_after_their_time(sqlite: str, tmp_path: Path) -> None:
    archive = tmp_path / "archive"
    async with served(sqlite, clock=(clock := HandClock())) as house:
        ann = house.browser()
        waits = (await ann.set_up("finito", ME, GUEST))["id"]
        idle = (await ann.set_up("finito", *TWO))["id"]
        moved = (await ann.set_up("finito", *TWO))["id"]
        left = (await ann.set_up("finito", *TWO))["id"]
        async with ann.at(left) as socket:
            await until_shown(socket, 0)
            await socket.play(0, thought("finito", socket.view(0)))
            await until_shown(socket, 1)
        tables = house.server.tables
        await tables.end(left, "playing")
        days = {"open_days": 2, "idle_days": 4, "abandoned_days": 3, "archive": str(archive)}
        keeper = kept(house, **days)
        clock.at += 1.9 * A_DAY
        await keeper.tidy(clock.at)
        assert len(await house.server.store.table_ids()) == 4
        clock.at += 0.2 * A_DAY
        await keeper.tidy(clock.at)
        assert said(await ann.get(f"/api/tables/{waits}")) == (404, "table.unknown")
        clock.at += A_DAY
        await keeper.tidy(clock.at)
        assert await house.server.store.table(left) is None
        (file,) = archive.iterdir()
        record = read_record(file.read_bytes())
        assert (record.seats, len(record.moves)) == (("seat 0", "seat 1"), 1)
        replay(GAMES["finito"], record)
        live = await tables.get(moved)
        action = live.game.players["simple"](live.game.view(live.match, 0), "x")
        await live.play(0, 0, action, live.row.seats[0].holder)
        clock.at += A_DAY
        await keeper.tidy(clock.at)
        assert (await status(ann, idle), await status(ann, moved)) == ("abandoned", "playing")
        clock.at += 4.1 * A_DAY
        await keeper.tidy(clock.at)
        assert await house.server.store.table(idle) is None
        assert await status(ann, moved) == "abandoned"


async def test_a_finished_match_is_kept_from_its_end_on(sqlite: str) -> None:
    """However long it was played: what counts is for how long it has been over."""
    async with served(sqlite, clock=(clock := HandClock())) as house:
        ann = house.browser()
        table = (await ann.set_up("finito", *TWO))["id"]
        live, keeper = await house.server.tables.get(table), kept(house, over_days=2)
        clock.at += 50 * A_DAY
        while live.playing:
            seat = live.game.waiting(live.match)[0]
            view = live.game.view(live.match, seat)
            action = live.game.players["simple"](view, f"{live.ply}")
            await live.play(seat, live.nth[seat], action, live.row.seats[seat].holder)
        clock.at += 1.9 * A_DAY
        await keeper.tidy(clock.at)
        assert await status(ann, table) == "over"
        clock.at += 0.2 * A_DAY
        await keeper.tidy(clock.at)
        assert await house.server.store.table(table) is None


async def test_a_table_from_elsewhere_is_kept_from_its_arrival_on(
    sqlite: str, tmp_path: Path
) -> None:
    """However long the server that it comes to has been up."""
    async with served(sqlite) as house:
        table = (await house.browser().set_up("finito", *TWO))["id"]
        assert await house.server.tables.end(table, "playing")
        (saved,) = [one async for one in house.server.store.saved()]
    async with served(str(tmp_path / "elsewhere"), clock=(clock := HandClock())) as house:
        store, keeper = house.server.store, kept(house, abandoned_days=2)
        clock.at += 50 * A_DAY
        assert await restored(store, msgspec.json.encode(saved))
        clock.at += 1.9 * A_DAY
        await keeper.tidy(clock.at)
        assert await store.table(table)
        clock.at += 0.2 * A_DAY
        await keeper.tidy(clock.at)
        assert await store.table(table) is None


async def test_a_rematch_is_as_young_as_it_is(sqlite: str) -> None:
    """However long ago the first match ended; also one that waits for somebody."""
    async with served(sqlite, clock=(clock := HandClock())) as house:
        ann, ben, table = await match_with_guest(house)
        await ben.do(f"/api/tables/{table}/leave", {"seat": 1})
        assert await house.server.tables.end(table, "playing")
        clock.at += 50 * A_DAY
        again = (await ann.post(f"/api/tables/{table}/rematch")).json()["id"]
        await kept(house, open_days=2).tidy(clock.at)
        assert await status(ann, again) == "open"


async def test_a_table_that_cannot_be_removed_keeps_no_other(
    sqlite: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("reihum.server.tables.housekeeping.AT_ONCE", 1)
    async with served(sqlite, clock=(clock := HandClock())) as house:
        ann, tables = house.browser(), house.server.tables
        stuck = (await ann.set_up("finito", ME, GUEST))["id"]
        clock.at += 1
        await ann.set_up("finito", ME, GUEST)
        remove = tables.remove

        async def removed(table_id: str) -> bool:
            if table_id == stuck:
                raise ValueError("odd")
            return await remove(table_id)

        monkeypatch.setattr(tables, "remove", removed)
        clock.at += 3 * A_DAY
        await kept(house, open_days=2).tidy(clock.at)
        assert await house.server.store.table_ids() == [stuck]


async def test_what_is_kept_for_ever_is_kept(sqlite: str) -> None:
    async with served(sqlite, clock=(clock := HandClock())) as house:
        await house.browser().set_up("finito", ME, GUEST)
        never = dict.fromkeys(("open_days", "idle_days", "abandoned_days", "over_days"), 0)
        clock.at += 1000 * A_DAY
        await kept(house, **never).tidy(clock.at)
        assert len(await house.server.store.table_ids()) == 1


# --- a seat in a running match
