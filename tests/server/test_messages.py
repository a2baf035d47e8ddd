"""Messages that mean nothing: each is refused in words of its own, and nothing else happens."""

import json
from typing import Any

import pytest

from reihum.server.settings import UNLIMITED, Limits
from tests.server.serving import ME, Socket, served
from tests.server.wire import BINARY, TEXT, frame, said, wired

pytestmark = pytest.mark.anyio

DEEP = 10_000
DRAW: dict[str, Any] = {"game": "rummy", "action": {"type": "draw"}}
PLAY = {"type": "play", "seat": 0, "nth": 0, "move": DRAW}
NUMBERS: tuple[str, ...] = (
    "-1",
    "4",
    "1e3",
    "0.5",
    "1" + "0" * 400,
    "-1" + "0" * 400,
    "1e400",
    "-0.0",
    "NaN",
)
NUMBERS += ("Infinity", "-Infinity", "9223372036854775808", "1000001", "true", "null", '"0"')
UNKNOWN_FIELDS = ("__class__", "constructor", "__proto__", "owner", "token", "state", "")
NO_OBJECT = (
    "",
    "null",
    "true",
    "0",
    '"ping"',
    "[]",
    "{}",
    '{"type":null}',
    '{"type":"ping"',
    "{,}",
)
LARGEST = Limits().message_bytes
UNREADABLE = {"message.unreadable", "table.other_game"}
ELSEWHERE = {"table.not_your_seat", "table.too_early"}  # a number that could be, but not here
BAD_UTF8 = (b"\xff", b'{"type":"\xc3\x28"}', b"\xed\xa0\x80", b"\xf8\x88\x80\x80\x80", b"\xc0\xaf")
MINE = (ME, {"type": "me", "name": "Ben"})


def nested(opening: str, closing: str) -> str:
    return opening * DEEP + closing * DEEP


async def unharmed(socket: Socket) -> None:
    """The socket answers, and no move was made."""
    assert (await socket.ask(type="ping"))["type"] == "pong"


async def refused(socket: Socket, text: str) -> str:
    """The code of the refusal of a text."""
    await socket.connection.send(text)
    reply = await socket.hear()
    assert reply["type"] == "refused", reply
    assert len(json.dumps(reply)) < 1000
    return str(reply["code"])


async def test_texts_that_are_no_message_are_refused(sqlite: str) -> None:
    written = json.dumps(PLAY)
    numbers = [written.replace('"nth": 0', f'"nth": {number}') for number in NUMBERS]
    numbers += [written.replace('"seat": 0', f'"seat": {number}') for number in NUMBERS]
    texts = list(NO_OBJECT)
    texts += [json.dumps({**PLAY, name: 1}) for name in UNKNOWN_FIELDS]
    texts += [json.dumps({**PLAY, "move": {**DRAW, name: 1}}) for name in UNKNOWN_FIELDS]
    actions = [{"type": "draw", name: 1} for name in UNKNOWN_FIELDS]
    texts += [json.dumps({**PLAY, "move": {**DRAW, "action": action}}) for action in actions]
    texts += [json.dumps({k: v for k, v in PLAY.items() if k != name}) for name in PLAY]
    texts += [json.dumps({**PLAY, "type": kind}) for kind in ("PLAY", "play ", "", "__init__", 1)]
    texts += ['{"type":"\\ud800"}', '{"type":"ping","\\udfff":1}', '{"type":"ping","x":"\\u0000"}']
    for deep in (nested("[", "]"), nested('{"a":', "}"), "[" * DEEP, nested('[{"a":', "}]")):
        texts += [deep, f'{{"type":{deep}}}', json.dumps(PLAY)[:-1] + f',"x":{deep}}}']
        for move in (deep, f'{{"game":"rummy","action":{deep}}}'):
            texts += [f'{{"type":"play","seat":0,"nth":0,"move":{move}}}']
        texts += [f'{{"type":"arrange","seat":0,"draft":{deep}}}']
        texts += [f'{{"type":"arrange","seat":0,"draft":{{"type":"lay","table":{deep}}}}}']
    async with served(sqlite, UNLIMITED) as house:
        ann = house.browser()
        table = (await ann.set_up("rummy", *MINE))["id"]
        async with ann.at(table) as socket:
            await socket.hear_of("shown")
            for text in numbers:
                assert await refused(socket, text) in UNREADABLE | ELSEWHERE, text
            for text in texts:
                if len(text) < LARGEST:
                    assert await refused(socket, text) in UNREADABLE, text[:100]
            await unharmed(socket)
        assert await house.server.store.moves(table) == []


async def test_bytes_are_no_message(sqlite: str) -> None:
    async with served(sqlite) as house:
        ann = house.browser()
        table = (await ann.set_up("rummy", *MINE))["id"]
        async with ann.at(table) as socket:
            await socket.hear_of("shown")
            for content in (b"", b'{"type":"ping"}', bytes(range(256))):
                await socket.connection.send(content)
                assert (await socket.hear())["code"] == "message.not_text"
            await unharmed(socket)


async def closing_code(house: Any, frames: bytes) -> int | None:
    """The code with which the server closes a socket that sends this; others are unharmed."""
    ann = house.browser()
    table = (await ann.set_up("finito", *MINE))["id"]
    async with ann.at(table) as other, wired(ann, table) as wire:
        await other.hear_of("shown")
        await wire.send(frames)
        code = await wire.closed()
        await unharmed(other)
    return code


async def test_a_message_too_large_closes_the_socket(sqlite: str) -> None:
    part = b" " * (LARGEST // 4)
    parts = [frame(part, last=False), *[frame(part, 0, last=False)] * 5]
    async with served(sqlite, UNLIMITED) as house:
        ann = house.browser()
        table = (await ann.set_up("finito", *MINE))["id"]
        async with ann.at(table) as socket:
            await socket.hear_of("shown")
            await socket.connection.send('{"type":"ping"}'.ljust(LARGEST))
            assert (await socket.hear())["type"] == "pong"
        claimed = bytes([0x81, 0xFF]) + (LARGEST + 1).to_bytes(8, "big") + bytes(4)
        assert await closing_code(house, claimed) == 1009
        for size in (LARGEST + 1, 1 << 20):
            for opcode in (TEXT, BINARY):
                # Whoever is still sending may not hear why.
                assert await closing_code(house, frame(b" " * size, opcode)) in (1009, None)
        assert await closing_code(house, b"".join(parts)) in (1009, None)


async def test_invalid_text_closes_the_socket(sqlite: str) -> None:
    async with served(sqlite, UNLIMITED) as house:
        for text in BAD_UTF8:
            assert await closing_code(house, frame(text)) == 1007


async def test_broken_frames_close_the_socket(sqlite: str) -> None:
    async with served(sqlite, UNLIMITED) as house:
        unmasked = bytes([0x81, 2]) + b"{}"
        reserved = bytes([0xF1, 0x80]) + bytes(4)
        unknown = frame(b"", 5)
        loose_end = frame(b"x", 0)
        long_ping = frame(b"x" * 126, 9)
        for broken in (unmasked, reserved, unknown, loose_end, long_ping):
            assert await closing_code(house, broken) == 1002


async def test_bodies_that_mean_nothing_are_refused(sqlite: str) -> None:
    wish = json.dumps({"game": "finito", "seats": MINE, "options": {"target": 5}})
    bodies = [wish.replace("5", number).encode() for number in ("1e400", "NaN", "-", "05")]
    bodies += [wish.replace("5", text).encode() for text in ('"\\ud800"', "{", "[5", '"\x01"')]
    bodies += [wish.encode("utf-16"), b"", b"\xff", b"[" * DEEP, nested("[", "]").encode()]
    bodies += [wish.encode() + b"x"]
    deep = wish.replace("5", nested("[", "]")).encode()
    async with served(sqlite, UNLIMITED) as house:
        ann = house.browser()
        headers = {"content-type": "application/json"}
        for body in bodies:
            reply = await ann.http.post("/api/tables", content=body, headers=headers)
            assert said(reply) == (400, "message.unreadable"), body[:80]
        reply = await ann.http.post("/api/tables", content=deep, headers=headers)
        # Python 3.14 reads as deep as its stack is, and finds that no such number is meant.
        assert said(reply) in {(400, "message.unreadable"), (400, "options.value")}
        odd: tuple[Any, ...] = (10**400, -1, 1001, 0, "5", [], [[[]]], {"a": {}}, 0.5, True, "\0")
        for value in odd:
            whole = {"game": "finito", "seats": MINE, "options": {"target": value}}
            assert said(await ann.post("/api/tables", whole)) == (400, "options.value")
        for link in ("", "\0" * 22, "é" * 22, "x" * 22, "'" * 22, "x" * 65):
            reply = await ann.post("/api/join", {"link": link, "name": "Eve"})
            assert reply.status_code in (400, 409)
        assert len(await house.server.store.table_ids()) == 0


async def test_odd_links_are_no_trouble_for_any_database(database: str) -> None:
    async with served(database) as house:
        for link in ("\0" * 22, "🦊", "é" * 22, "%00", "x" * 22):
            reply = await house.browser().post("/api/join", {"link": link, "name": "Eve"})
            assert said(reply) == (409, "table.link_used")
