"""Before anybody sits down: who invites, to which game, with which agreement."""

import pytest

from reihum.server.tables.seats import new_link
from tests.server.serving import COMPUTER, GUEST, ME, served

pytestmark = pytest.mark.anyio

ASK = "/api/invitation"
WISH = {"game": "rummy", "seats": [ME, GUEST, COMPUTER], "hints": True}


async def test_a_link_tells_what_it_invites_to_and_is_not_used_up_by_that(sqlite: str) -> None:
    async with served(sqlite) as house:
        wish = WISH | {"options": {"opening_points": 50}}
        table = (await house.browser().post("/api/tables", wish)).json()
        link = table["seats"][1]["link"]
        ben = house.browser()
        for _ in range(2):
            told = (await ben.post(ASK, {"link": link})).json()
            assert (told["host"], told["game"], told["hints"]) == (ME["name"], "rummy", True)
            assert told["options"] == table["options"]
            assert [seat["kind"] for seat in told["seats"]] == ["person", "guest", "computer"]
        await ben.join(link, "Ben")
        gone = await house.browser().post(ASK, {"link": link})
        assert (gone.status_code, gone.json()["code"]) == (409, "table.link_used")


async def test_whoever_has_taken_a_seat_may_come_by_the_link_again(sqlite: str) -> None:
    """The answer may have been lost on its way: who looked at the invitation is known by then."""
    async with served(sqlite) as house:
        ann, ben = house.browser(), house.browser()
        table = await ann.set_up("finito", ME, GUEST)
        link = table["seats"][1]["link"]
        assert (await ben.post(ASK, {"link": link})).cookies
        for _ in range(2):
            seats = (await ben.join(link, "Ben"))["seats"]
            assert [seat["yours"] for seat in seats] == [False, True]
            assert (await ben.post(ASK, {"link": link})).status_code == 200
        late = await house.browser().post("/api/join", {"link": link, "name": "Cem"})
        assert (late.status_code, late.json()["code"]) == (409, "table.link_used")
        assert (await ben.post(f"/api/tables/{table['id']}/leave", {"seat": 1})).is_success
        gone = await ben.post("/api/join", {"link": link, "name": "Ben"})
        assert (gone.status_code, gone.json()["code"]) == (409, "table.link_used")


async def test_an_invitation_tells_no_link_and_no_table(sqlite: str) -> None:
    async with served(sqlite) as house:
        ann = house.browser()
        table = await ann.set_up("finito", ME, GUEST, GUEST)
        links = [seat["link"] for seat in table["seats"] if seat["link"]]
        for browser in (ann, house.browser()):
            told = (await browser.post(ASK, {"link": links[0]})).text
            assert not any(secret in told for secret in (*links, table["id"]))


async def test_a_link_that_nobody_gave_out_invites_to_nothing(sqlite: str) -> None:
    async with served(sqlite) as house:
        for link in ("", "x", new_link(), "é" * 64):
            reply = await house.browser().post(ASK, {"link": link})
            assert (reply.status_code, reply.json()["code"]) == (409, "table.link_used")
