"""People leave, are replaced, and can be forgotten: racks, seats, and who is host then."""

from typing import Any

import pytest

from tests.server.serving import COMPUTER, GUEST, ME, Browser, House, served, three_at_a_table
from tests.server.wire import said

pytestmark = pytest.mark.anyio

TWO = ({"type": "me", "name": "Ann"}, {"type": "me", "name": "Ben"})


async def match_with_guest(house: House) -> tuple[Browser, Browser, str]:
    ann, ben = house.browser(), house.browser()
    table = await ann.set_up("rummy", ME, GUEST)
    await ben.join(table["seats"][1]["link"], "Ben")
    await ann.do(f"/api/tables/{table['id']}/start")
    return ann, ben, table["id"]


async def test_a_host_cannot_look_into_a_guests_rack(sqlite: str) -> None:
    async with served(sqlite) as house:
        ann, ben, table = await match_with_guest(house)
        free = f"/api/tables/{table}/free"
        assert said(await ann.post(free, {"seat": 1})) == (409, "table.seat_for_computer")
        async with ben.at(table) as socket:
            await socket.hear_of("shown")
            reply = await ann.post(free, {"seat": 1, "player": "simple"})
            assert reply.json()["seats"][1]["kind"] == "computer"
            while socket.seated["seats"][1]["kind"] != "computer":  # it is told to all
                await socket.hear()
            assert socket.seated["seats"][1]["name"] == "simple"
        assert said(await ann.post(free, {"seat": 1})) == (409, "table.seat_for_computer")
        for player in ("random", "simple"):  # nor by way of another computer player
            assert (await ann.post(free, {"seat": 1, "player": player})).status_code == 200
        assert said(await ann.post(free, {"seat": 1})) == (409, "table.seat_for_computer")


async def test_a_rematch_has_no_rack_of_the_guest_whom_a_computer_player_followed(
    sqlite: str,
) -> None:
    async with served(sqlite) as house:
        ann, _, table = await match_with_guest(house)
        free = f"/api/tables/{table}/free"
        assert (await ann.post(free, {"seat": 1, "player": "simple"})).status_code == 200
        await house.server.store.set_status(table, "playing", "abandoned", {})
        await house.server.tables.live[table].refresh()
        again = (await ann.post(f"/api/tables/{table}/rematch")).json()["id"]
        freed = await ann.post(f"/api/tables/{again}/free", {"seat": 1})
        assert freed.json()["seats"][1]["kind"] == "guest"


async def test_in_a_rematch_the_computer_players_seat_is_nobodys(sqlite: str) -> None:
    async with served(sqlite) as house:
        ann, ben, table = await match_with_guest(house)
        await ann.do(f"/api/tables/{table}/free", {"seat": 1, "player": "simple"})
        assert await house.server.tables.end(table, "playing")
        again = (await ann.post(f"/api/tables/{table}/rematch")).json()["id"]
        seat = (await ben.get(f"/api/tables/{again}")).json()["seats"][1]
        assert (seat["kind"], seat["yours_to_take_back"]) == ("computer", False)
        reply = await ben.post(f"/api/tables/{again}/take-back", {"seat": 1})
        assert said(reply) == (403, "table.not_your_seat")


async def test_nor_by_beginning_at_the_same_moment(sqlite: str) -> None:
    """The seat is freed as of an open table, and meanwhile the match has begun."""
    async with served(sqlite) as house:
        ann, ben = house.browser(), house.browser()
        table = await ann.set_up("rummy", ME, GUEST)
        await ben.join(table["seats"][1]["link"], "Ben")
        store = house.server.store
        assert await store.set_status(table["id"], "open", "playing", {})  # by another process
        reply = await ann.post(f"/api/tables/{table['id']}/free", {"seat": 1})
        assert said(reply) == (409, "table.seat_changed")


async def test_a_guest_who_leaves_makes_room_for_another(sqlite: str) -> None:
    async with served(sqlite) as house:
        ann, ben, table = await match_with_guest(house)
        assert (await ben.post(f"/api/tables/{table}/leave", {"seat": 1})).status_code == 200
        link = (await ann.get(f"/api/tables/{table}")).json()["seats"][1]["link"]
        async with ann.at(table) as socket:
            await house.browser().join(link, "Cleo")
            while (told := await socket.hear_of("seated"))["table"]["seats"][1]["name"] != "Cleo":
                pass
            assert told["table"]["status"] == "playing"


# --- a person is forgotten


async def test_a_person_is_forgotten_everywhere(database: str) -> None:
    async with served(database) as house:
        ann, ben = house.browser(), house.browser()
        alone = (await ann.set_up("finito", ME, COMPUTER))["id"]
        _, _, other = await match_with_guest(house)
        shared = await ann.set_up("rummy", ME, GUEST)
        await ben.join(shared["seats"][1]["link"], "Ben")
        store, owner = house.server.store, (await rows(house, shared["id"]))["host"]
        token = ann.token or ""
        async with ben.at(shared["id"]) as socket:
            await socket.hear_of("seated")
            reply = await ann.post("/api/forget")
            assert reply.json() == {"tables": 2}
            assert ann.token is None
            assert (await socket.hear_of("seated"))["table"]["seats"][0]["name"] is None
        assert await store.table(alone) is None
        assert await store.tables_of(owner, 10) == []
        assert (await ben.get(f"/api/tables/{shared['id']}")).json()["host"] is True
        assert await store.table(other)
        again = house.browser()
        again.http.cookies.set("reihum", token)
        assert (await again.get("/api/tables")).json() == {"tables": []}
        assert (await house.browser().post("/api/forget")).json() == {"tables": 0}


async def test_a_person_is_forgotten_at_every_table(
    sqlite: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """However many these are: they are read some at a time."""
    monkeypatch.setattr("reihum.server.tables.lobby.FORGOTTEN_AT_ONCE", 1)
    async with served(sqlite) as house:
        ann = house.browser()
        for _ in range(3):
            await ann.set_up("finito", ME, COMPUTER)
        assert (await ann.post("/api/forget")).json() == {"tables": 3}
        assert await house.server.store.table_ids() == []


async def test_the_next_host_is_somebody_who_plays(sqlite: str) -> None:
    """Not who was replaced, and may never come back."""
    async with served(sqlite) as house:
        ann, ben, cleo, table = await three_at_a_table(house, "finito")
        path = f"/api/tables/{table}"
        await ann.do(f"{path}/free", {"seat": 1, "player": "simple"})
        await ann.do("/api/forget")
        assert [(await one.get(path)).json()["host"] for one in (ben, cleo)] == [False, True]


async def test_a_match_whose_rematch_is_removed_leads_nowhere(database: str) -> None:
    async with served(database) as house:
        ann, _, table = await match_with_guest(house)
        assert await house.server.tables.end(table, "playing")
        again = (await ann.post(f"/api/tables/{table}/rematch")).json()["id"]
        kept = await house.server.store.table(table)
        assert kept
        assert kept.next == again
        assert await house.server.store.remove(again)
        kept = await house.server.store.table(table)
        assert kept
        assert kept.next is None


async def test_nobody_is_invited_to_a_match_that_is_over(sqlite: str) -> None:
    async with served(sqlite) as house:
        ann, ben, table = await match_with_guest(house)
        assert await house.server.tables.end(table, "playing")
        await ann.do("/api/forget")
        told = (await ben.get(f"/api/tables/{table}")).json()
        assert (told["host"], told["seats"][0]["link"]) == (True, None)


async def test_the_host_changes_for_who_knows_who_it_is(database: str) -> None:
    """Two who forget themselves at once: the later one does not name somebody who is gone."""
    async with served(database) as house:
        ann = house.browser()
        table, store = (await ann.set_up("finito", *TWO))["id"], house.server.store
        host = (await rows(house, table))["host"]
        assert not await store.set_host(table, "somebody before", "eve")
        assert (await rows(house, table))["host"] == host
        assert await store.set_host(table, host, "eve")
        assert (await rows(house, table))["host"] == "eve"


async def rows(house: House, table: str) -> dict[str, Any]:
    found = await house.server.store.table(table)
    assert found
    return {"host": found.host}
