"""Setting up, joining, leaving, freeing, beginning, playing again: who may, and how often."""

import asyncio
from base64 import b64decode
from typing import Any

import pytest

from reihum.games import GAMES
from reihum.server.store.rows import SeatRow
from reihum.server.tables.live import IDLE_SECONDS
from reihum.server.tables.seats import LETTERS, new_link, new_table_id, new_token
from tests.clock import HandClock
from tests.server.serving import COMPUTER, GUEST, ME, Browser, House, play_out, served
from tests.server.wire import denied, said

pytestmark = pytest.mark.anyio

GUESTS = 12  # browsers that race for one link
YOU = {"type": "me", "name": "Zoë"}
TABLE = "/api/tables"


async def guest_table(house: House) -> tuple[Browser, Browser, str]:
    """Ann's table with Ben at the second seat, not begun yet."""
    ann, ben = house.browser(), house.browser()
    table = await ann.set_up("finito", ME, GUEST)
    await ben.join(table["seats"][1]["link"], "Ben")
    return ann, ben, table["id"]


async def test_one_link_seats_exactly_one_of_many_browsers(database: str) -> None:
    async with served(database) as house:
        table = await house.browser().set_up("rummy", ME, GUEST)
        link = table["seats"][1]["link"]
        guests = [house.browser() for _ in range(GUESTS)]
        asked = [
            guest.post("/api/join", {"link": link, "name": f"guest {number}"})
            for number, guest in enumerate(guests)
        ]
        replies = await asyncio.gather(*asked)
        winners = [n for n, reply in enumerate(replies) if reply.status_code == 200]
        assert len(winners) == 1
        assert {said(r) for n, r in enumerate(replies) if n != winners[0]} == {
            (409, "table.link_used")
        }
        for number, guest in enumerate(guests):
            seats = (await guest.get(f"{TABLE}/{table['id']}")).json()["seats"]
            assert seats[1]["name"] == f"guest {winners[0]}"
            assert seats[1]["yours"] is (number == winners[0])
        assert [bool(guest.token) for guest in guests].count(True) == 1


async def test_two_processes_give_a_seat_to_one_browser(postgres: Any) -> None:
    database = postgres.new_database()
    async with served(database) as house, served(database) as annex:
        table = await house.browser().set_up("finito", ME, GUEST)
        link = table["seats"][1]["link"]
        guests = [place.browser() for place in (house, annex) for _ in range(GUESTS // 2)]
        asked = [guest.post("/api/join", {"link": link, "name": "x"}) for guest in guests]
        replies = await asyncio.gather(*asked)
        assert sorted(reply.status_code for reply in replies) == [200] + [409] * (GUESTS - 1)


async def test_a_table_begins_at_once_only_if_nobody_is_waited_for(sqlite: str) -> None:
    async with served(sqlite) as house:
        ann = house.browser()
        alone = await ann.set_up("completto", ME, YOU)
        assert alone["status"] == "playing"
        assert [seat["name"] for seat in alone["seats"]] == ["Ann", "Zoë"]
        assert [seat["yours"] for seat in alone["seats"]] == [True, True]
        waiting = await ann.set_up("completto", ME, GUEST)
        assert waiting["status"] == "open"
        assert said(await ann.post(f"{TABLE}/{waiting['id']}/start")) == (409, "table.seats_empty")
        async with ann.at(waiting["id"]) as socket:
            assert (await socket.hear_of("shown"))["seats"] == {}


async def test_a_link_is_told_to_the_host_alone_and_until_it_is_used(sqlite: str) -> None:
    async with served(sqlite) as house:
        ann, ben = house.browser(), house.browser()
        table = await ann.set_up("finito", ME, GUEST)
        link = table["seats"][1]["link"]
        reply = await ben.get(f"{TABLE}/{table['id']}")
        assert link not in reply.text
        async with ben.at(table["id"]) as socket:
            assert (await socket.hear_of("seated"))["table"]["seats"][1]["link"] is None
            await ben.join(link, "Ben")
            assert link not in str(await socket.hear_of("seated"))
        assert link not in (await ann.get(f"{TABLE}/{table['id']}")).text


async def test_only_the_host_begins_and_frees(sqlite: str) -> None:
    async with served(sqlite) as house:
        ann, ben, table = await guest_table(house)
        eve = house.browser()
        for other in (ben, eve):
            assert said(await other.post(f"{TABLE}/{table}/start")) == (403, "table.not_host")
            reply = await other.post(f"{TABLE}/{table}/free", {"seat": 0})
            assert said(reply) == (403, "table.not_host")
        assert (await ann.get(f"{TABLE}/{table}")).json()["seats"][0]["yours"]
        assert (await ann.post(f"{TABLE}/{table}/start")).json()["status"] == "playing"


async def test_nobody_gets_up_from_another_seat(sqlite: str) -> None:
    async with served(sqlite) as house:
        ann, ben, table = await guest_table(house)
        for other, seat in ((ben, 0), (house.browser(), 1), (ann, 1), (ann, 3)):
            reply = await other.post(f"{TABLE}/{table}/leave", {"seat": seat})
            assert said(reply) == (403, "table.not_your_seat")


async def test_leaving_gives_the_seat_to_whoever_opens_a_new_link(sqlite: str) -> None:
    async with served(sqlite) as house:
        ann, ben, table = await guest_table(house)
        await ann.do(f"{TABLE}/{table}/start")
        async with ben.at(table) as socket:
            await socket.hear_of("shown")
            assert (await ben.post(f"{TABLE}/{table}/leave", {"seat": 1})).status_code == 200
            assert (await socket.hear_of("shown"))["seats"] == {}
            assert socket.shown["known"]
            refusal = await socket.ask(type="react", seat=1, reaction="hello")
            assert refusal["code"] == "table.not_your_seat"
        link = (await ann.get(f"{TABLE}/{table}")).json()["seats"][1]["link"]
        cem = house.browser()
        assert (await cem.join(link, "Cem"))["seats"][1]["yours"]
        async with cem.at(table) as socket:
            assert list((await socket.hear_of("shown"))["seats"]) == ["1"]


async def test_the_host_puts_a_computer_player_in_the_seat_of_somebody_gone(sqlite: str) -> None:
    async with served(sqlite) as house:
        ann, ben, table = await guest_table(house)
        await ann.do(f"{TABLE}/{table}/start")
        reply = await ann.post(f"{TABLE}/{table}/free", {"seat": 1, "player": "nobody"})
        assert said(reply) == (400, "player.unknown")
        reply = await ann.post(f"{TABLE}/{table}/free", {"seat": 3, "player": "simple"})
        assert said(reply) == (400, "table.unknown_seat")
        reply = await ann.post(f"{TABLE}/{table}/free", {"seat": 1, "player": "simple"})
        assert reply.json()["seats"][1]["kind"] == "computer"
        assert not (await ben.get(f"{TABLE}/{table}")).json()["seats"][1]["yours"]
        async with ann.at(table) as socket:
            await play_out("finito", socket, (0,))


async def test_whoever_was_replaced_takes_the_seat_back_and_nobody_else_does(
    database: str,
) -> None:
    clock = HandClock()
    async with served(database, clock=clock) as house:
        ann, ben, table = await guest_table(house)
        path = f"{TABLE}/{table}"
        await ann.do(f"{path}/start")
        for player in ("simple", "sharp"):  # the name stays kept, whoever plays there
            await ann.do(f"{path}/free", {"seat": 1, "player": player})
            assert (await ann.get(path)).json()["seats"][1]["name"] == player
        for who, may in ((ann, False), (ben, True), (house.browser(), False)):
            seat = (await who.get(path)).json()["seats"][1]
            assert (seat["kind"], seat["yours"]) == ("computer", False)
            assert seat["yours_to_take_back"] is may
        wish = {"seat": 1}
        for who in (ann, house.browser()):
            assert said(await who.post(f"{path}/take-back", wish))[1] == "table.not_your_seat"
        async with ben.at(table) as socket:
            async with ann.at(table):
                await socket.hear_of("shown")
                assert socket.shown["seats"] == {}  # who was replaced only looks on
                await ben.do(f"{path}/take-back", wish)
                while not socket.shown["seats"]:
                    await socket.hear()
                assert list(socket.shown["seats"]) == ["1"]
                clock.go_on(60)
            gone = await socket.hear_of("presence")
            assert gone["away"].keys() == {"0"}  # Ann; Ben is here again
        assert (await ann.get(path)).json()["seats"][1]["name"] == "Ben"


async def test_the_own_invitation_leads_back_to_the_seat(database: str) -> None:
    async with served(database) as house:
        ann, ben, eve = house.browser(), house.browser(), house.browser()
        table = await ann.set_up("finito", ME, GUEST)
        link, path = table["seats"][1]["link"], f"{TABLE}/{table['id']}"
        await ben.join(link, "Ben")
        await ann.do(f"{path}/start")
        await ann.do(f"{path}/free", {"seat": 1, "player": "simple"})
        for who in (ann, eve):
            reply = await who.post("/api/join", {"link": link, "name": "Eve"})
            assert said(reply) == (409, "table.link_used")
        seat = (await ben.join(link, "Ben"))["seats"][1]
        assert (seat["kind"], seat["name"], seat["yours"]) == ("person", "Ben", True)
        await ann.do(f"{path}/free", {"seat": 1, "player": "simple"})
        assert (await ben.join(link, "Ben"))["seats"][1]["yours"]  # as often as it takes


async def test_a_link_that_another_follows_at_that_moment_seats_nobody(
    sqlite: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with served(sqlite) as house:
        table = await house.browser().set_up("finito", ME, GUEST)
        store = house.server.store
        take, row = store.take_seat, await store.table(table["id"])
        assert row

        async def taken(*facts: Any) -> bool:
            assert await store.change_seat(row, 1, SeatRow("guest", link=new_link()))
            return await take(*facts)

        monkeypatch.setattr(store, "take_seat", taken)
        wish = {"link": table["seats"][1]["link"], "name": "Ben"}
        assert said(await house.browser().post("/api/join", wish)) == (409, "table.link_used")


async def test_a_seat_that_a_computer_player_has_can_be_forgotten_too(database: str) -> None:
    async with served(database) as house:
        ann, ben, table = await guest_table(house)
        await ann.do(f"{TABLE}/{table}/start")
        await ann.do(f"{TABLE}/{table}/free", {"seat": 1, "player": "simple"})
        token = ben.token
        assert (await ben.post("/api/forget")).json() == {"tables": 1}
        ben.http.cookies.set("reihum", token or "")
        seats = (await ben.get(f"{TABLE}/{table}")).json()["seats"]
        assert (seats[1]["kind"], seats[1]["yours_to_take_back"]) == ("computer", False)
        assert (await ben.get(TABLE)).json()["tables"] == []
        row = await house.server.store.table(table)
        assert row
        assert row.seats[1].name == "simple"


async def test_who_may_still_come_back_keeps_the_table_that_its_host_forgets(database: str) -> None:
    async with served(database) as house:
        ann, ben, table = await guest_table(house)
        path = f"{TABLE}/{table}"
        await ann.do(f"{path}/start")
        await ann.do(f"{path}/free", {"seat": 1, "player": "simple"})
        await ann.do("/api/forget")
        assert (await ben.get(path)).json()["host"] is True
        await ben.do(f"{path}/take-back", {"seat": 1})
        assert (await ben.get(path)).json()["seats"][1]["yours"] is True


async def test_after_the_match_the_own_invitation_leads_to_the_table(sqlite: str) -> None:
    """Also whoever was replaced, who now looks on."""
    async with served(sqlite) as house:
        ann, ben = house.browser(), house.browser()
        table = await ann.set_up("finito", ME, GUEST)
        link, path = table["seats"][1]["link"], f"{TABLE}/{table['id']}"
        await ben.join(link, "Ben")
        await ann.do(f"{path}/start")
        await ann.do(f"{path}/free", {"seat": 1, "player": "simple"})
        async with ann.at(table["id"]) as socket:
            await play_out("finito", socket, (0,))
        again = await ben.join(link, "Ben")
        assert (again["id"], again["seats"][1]["kind"]) == (table["id"], "computer")


async def test_a_rematch_has_the_same_people_and_is_for_them_alone(sqlite: str) -> None:
    async with served(sqlite) as house:
        ann, ben, table = await guest_table(house)
        await ann.do(f"{TABLE}/{table}/start")
        async with ann.at(table) as left, ben.at(table) as right:
            await asyncio.gather(play_out("finito", left, (0,)), play_out("finito", right, (1,)))
            reply = await house.browser().post(f"{TABLE}/{table}/rematch")
            assert said(reply) == (403, "table.not_your_seat")
            again = (await ben.post(f"{TABLE}/{table}/rematch")).json()
            assert (await left.hear_of("seated"))["table"]["next"] == again["id"]
        assert [seat["name"] for seat in again["seats"]] == ["Ann", "Ben"]
        assert again["status"] == "playing"
        first = (await ann.get(f"{TABLE}/{table}")).json()
        assert again["seed_hash"] != first["seed_hash"]
        assert (again["seed"], again["host"]) == (None, False)
        assert (await ann.post(f"{TABLE}/{table}/rematch")).json()["id"] == again["id"]


async def test_my_tables_are_those_where_i_sit_or_that_i_set_up(sqlite: str) -> None:
    async with served(sqlite) as house:
        ann, ben, table = await guest_table(house)
        own = await ben.set_up("rummy", COMPUTER, COMPUTER)

        async def listed(browser: Browser) -> list[str]:
            return [t["id"] for t in (await browser.get(TABLE)).json()["tables"]]

        assert await listed(ann) == [table]
        assert await listed(ben) == [own["id"], table]
        assert await listed(house.browser()) == []
        await ben.do(f"{TABLE}/{table}/leave", {"seat": 1})
        assert await listed(ben) == [own["id"]]


UNKNOWN = ("abcdefgh23456789", "A" * 3000, "%00", "t%0Ax", "é", "%ff", "a%2Fb", "..")


async def test_an_unknown_table_is_not_there_and_is_not_made(database: str) -> None:
    async with served(database) as house:
        ann = house.browser()
        await ann.set_up("finito", ME, GUEST)  # so that she has a cookie
        for unknown in UNKNOWN:
            asked = [
                await ann.get(f"{TABLE}/{unknown}/record"),
                await ann.post(f"{TABLE}/{unknown}/start"),
                await ann.post(f"{TABLE}/{unknown}/rematch"),
                await ann.post(f"{TABLE}/{unknown}/leave", {"seat": 0}),
                await ann.post(f"{TABLE}/{unknown}/free", {"seat": 0}),
            ]
            if unknown not in UNKNOWN[-2:]:  # these are other paths
                asked += [await ann.get(f"{TABLE}/{unknown}"), await denied(ann, unknown)]
                assert {said(reply) for reply in asked} == {(404, "table.unknown")}, unknown
            assert {reply.status_code for reply in asked} <= {404, 405}
        assert len(house.server.tables.live) == 1
        assert len(await house.server.store.table_ids()) == 1


async def test_two_to_four_can_play(sqlite: str) -> None:
    async with served(sqlite) as house:
        for game in GAMES:
            for count in (0, 1, 5):
                reply = await house.browser().post(TABLE, {"game": game, "seats": [GUEST] * count})
                assert said(reply) == (400, "message.unreadable")
        assert len(await house.server.store.table_ids()) == 0
        for game in GAMES:
            for count in (2, 3, 4):
                table = await house.browser().set_up(game, *[GUEST] * count)
                assert len(table["seats"]) == count


WISHES: tuple[tuple[dict[str, Any], str], ...] = (
    ({"game": "chess"}, "game.unknown"),
    ({"options": {"pairs": "never"}}, "options.value"),
    ({"options": {"rounds": 0}}, "options.value"),
    ({"options": {"rounds": 10**400}}, "options.value"),
    ({"options": {"rounds": [[{}]]}}, "options.value"),
    ({"options": {"cheat": True}}, "options.unknown"),
    ({"options": {"starter": 3}}, "completto.unknown_starter"),
    ({"options": []}, "message.unreadable"),
    ({"seats": [ME, {"type": "computer", "player": "god"}]}, "player.unknown"),
    ({"seats": [ME, {"type": "admin"}]}, "message.unreadable"),
    ({"seats": [ME, {**GUEST, "link": "mine"}]}, "message.unreadable"),
    ({"seed": "mine"}, "message.unreadable"),
    ({"hints": "yes"}, "message.unreadable"),
)


async def test_a_wish_that_cannot_be_is_refused(sqlite: str) -> None:
    async with served(sqlite) as house:
        browser = house.browser()
        for wish, code in WISHES:
            whole = {"game": "completto", "seats": [ME, COMPUTER], **wish}
            assert said(await browser.post(TABLE, whole)) == (400, code)
        assert not browser.token
        assert len(await house.server.store.table_ids()) == 0


async def test_a_table_that_somebody_looks_at_stays_awake(
    sqlite: str,
) -> None:
    async with served(sqlite) as house:
        ann, tables = house.browser(), house.server.tables
        asked, idle, watched = [(await ann.set_up("finito", ME, YOU))["id"] for _ in range(3)]
        for table in tables.live.values():
            table.used -= IDLE_SECONDS + 1
        async with ann.at(watched) as socket:
            await socket.hear_of("shown")
            assert (await ann.get(f"{TABLE}/{asked}")).status_code == 200
            tables.live[watched].used -= IDLE_SECONDS + 1
            tables.forget_idle()
            assert set(tables.live) == {asked, watched}
        assert (await ann.get(f"{TABLE}/{idle}")).status_code == 200  # revived when somebody comes
        assert idle in tables.live


def test_ids_and_secrets_cannot_be_guessed() -> None:
    assert len({new_table_id() for _ in range(1000)}) == 1000
    assert len(LETTERS) ** len(new_table_id()) > 2**64
    assert len(b64decode(new_link() + "==", b"-_")) * 8 >= 128
    assert len(b64decode(new_token() + "==", b"-_")) * 8 >= 256
