"""Names: 1 to 24 characters of any script, and nothing in them that cannot be seen."""

import logging
import unicodedata

import pytest

from reihum.server.tables.seats import checked_name
from tests.server.serving import GUEST, ME, served
from tests.server.wire import said

pytestmark = pytest.mark.anyio

GOOD = (
    "A",
    "Ann",
    "x" * 24,
    "Zoë O’Brien-Løvås",
    "Мария",
    "Ελένη",
    "محمد",
    "علی‌رضا",  # Persian, with a joiner that keeps the two parts apart
    "ශ්‍රීමා",  # Sinhala, not whole without its joiner
    "अनन्या",
    "ลลิตา",
    "小明",
    "さくら",
    "김민준",
    "🦊",
    "👩‍👩‍👧",
    "❤️‍🔥",
    "<b>Ann</b>",
    "<script>alert(1)</script",
    '"><img src=x>',
    "{{7*7}} ${7*7}",
    "'; DROP TABLE seats--",
    "__proto__",
    "null",
)
BAD = {
    "": "seat.name_length",
    " ": "seat.name_length",
    "\t\n\r": "seat.name_length",
    "x" * 25: "seat.name_length",
    "An\0n": "seat.name_characters",
    "An\x1b[31mn": "seat.name_characters",
    "An\x07n": "seat.name_characters",
    "An\x9bn": "seat.name_characters",
    "\u202eAnn": "seat.name_characters",  # turns the text round
    "\u2066Ann\u2069": "seat.name_characters",
    "An\u200bn": "seat.name_characters",  # no width
    "An\u200dn": "seat.name_characters",  # a joiner that joins nothing
    "\u200d": "seat.name_characters",
    "An\ufeffn": "seat.name_characters",
    "An\u00adn": "seat.name_characters",  # soft hyphen
    "An\u2060n": "seat.name_characters",
    "An\U000e0041n": "seat.name_characters",  # a tag
    "\ue000": "seat.name_characters",  # private
    "\u3164": "seat.name_characters",  # a letter that looks like nothing
    "\u2800\u2800": "seat.name_characters",
    "\u0301": "seat.name_characters",  # a mark on nothing
    "\ufe0f": "seat.name_characters",
}
LONGEST_SENT = 200


async def test_a_name_of_any_script_is_told_as_it_is(sqlite: str) -> None:
    async with served(sqlite) as house:
        ann = house.browser()
        for name in GOOD:
            ben = house.browser()
            table = await ann.set_up("finito", ME, GUEST)
            joined = await ben.join(table["seats"][1]["link"], unicodedata.normalize("NFD", name))
            assert joined["seats"][1]["name"] == unicodedata.normalize("NFC", name)
            async with ann.at(table["id"]) as socket:
                told = (await socket.hear_of("seated"))["table"]["seats"]
                assert told == [table["seats"][0], {**joined["seats"][1], "yours": False}]


async def test_a_name_is_needed_only_where_guests_will_see_it(sqlite: str) -> None:
    computer = {"type": "computer", "player": "simple"}
    async with served(sqlite) as house:
        ann = house.browser()
        table = await ann.set_up("finito", {"type": "me"}, computer)
        assert (table["seats"][0]["kind"], table["seats"][0]["name"]) == ("person", None)
        body = {"game": "finito", "seats": [{"type": "me"}, GUEST]}
        assert said(await ann.post("/api/tables", body)) == (400, "seat.name_length")
        assert len((await ann.get("/api/tables")).json()["tables"]) == 1


async def test_a_name_with_something_invisible_is_refused(
    sqlite: str, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.DEBUG, "reihum")
    async with served(sqlite) as house:
        ann, ben = house.browser(), house.browser()
        table = await ann.set_up("finito", ME, GUEST)
        for name, code in BAD.items():
            reply = await ben.post("/api/join", {"link": table["seats"][1]["link"], "name": name})
            assert said(reply) == (400, code), ascii(name)
            seats = [{"type": "me", "name": name}, GUEST]
            reply = await ben.post("/api/tables", {"game": "finito", "seats": seats})
            assert said(reply) == (400, code), ascii(name)
        for odd in (None, 7, ["Ann"], {"name": "Ann"}, "x" * (LONGEST_SENT + 1)):
            reply = await ben.post("/api/join", {"link": table["seats"][1]["link"], "name": odd})
            assert said(reply) == (400, "message.unreadable")
        await ben.join(table["seats"][1]["link"], " Ben \n  the\tsecond ")
        reply = await ann.get(f"/api/tables/{table['id']}")
        assert reply.json()["seats"][1]["name"] == "Ben the second"
    assert "Ben" not in caplog.text


def test_no_name_holds_anything_that_moves_or_hides_text() -> None:
    """Every character there is, in the middle of a name."""
    for code in range(0x110000):
        letter = chr(code)
        if not letter.isspace() and unicodedata.category(letter) in ("Cc", "Cf", "Cs", "Zl", "Zp"):
            with pytest.raises(Exception, match=r"seat\.name_characters"):
                checked_name(f"a{letter}b")
