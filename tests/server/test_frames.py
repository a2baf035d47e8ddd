"""The wire: however messages are cut into frames and packets, each is heard, in its order."""

import asyncio
import json
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from itertools import pairwise
from random import Random
from typing import Any
from urllib.parse import urlsplit

import pytest

from reihum.server.net.socket import Browser
from reihum.server.settings import UNLIMITED
from tests.amounts import PATIENCE
from tests.server.serving import House, served
from tests.server.test_moves import begun
from tests.server.wire import BINARY, CLOSE, PING, PONG, TEXT, Wire, frame, wired

pytestmark = pytest.mark.anyio

CONTINUED = 0
ASK = b'{"type":"ping"}'
LONG = ASK.rjust(200)  # its length does not fit in one byte
MESSAGES = 60


def masked(plain: bytes, mask: bytes) -> bytes:
    """The frame, which is masked with zeros, masked as browsers do it."""
    start = 2 if plain[1] & 0x7F < 126 else 4
    content = plain[start + 4 :]
    hidden = bytes(byte ^ mask[at % 4] for at, byte in enumerate(content))
    return plain[:start] + mask + hidden


def spoken(random: Random) -> Iterator[tuple[bytes, str | None]]:
    """Messages of all kinds, one frame after the other, and what is answered to each."""
    for _ in range(MESSAGES):
        match random.randrange(6):
            case 0:
                yield frame(LONG), "pong"
            case 1:
                yield frame(ASK[:7], last=False), None
                yield frame(b"between", PING), None
                yield frame(ASK[7:], CONTINUED), "pong"
            case 2:
                yield frame(ASK, BINARY), "message.not_text"
            case 3:
                yield frame(b"unasked", PONG), None
            case _:
                yield frame(ASK), "pong"


@asynccontextmanager
async def at_a_table(database: str) -> AsyncIterator[tuple[Wire, House, str]]:
    """Ann's wire to her table, which is begun; the house, and the table's name."""
    async with served(database, UNLIMITED) as house:
        ann, _, table = await begun(house, "finito")
        async with wired(ann, table) as wire:
            yield wire, house, table


async def greeted(wire: Wire) -> None:
    """Something is said, and answered."""
    await wire.send(frame(ASK))
    assert await answer(wire) == "pong"


async def answer(wire: Wire) -> str:
    """What is answered next: the kind, or why it was refused; pongs of the network are none."""
    while True:
        kind, content = await wire.hear()
        if kind == PONG:
            assert content == b"between"
            continue
        assert kind == TEXT, content
        message = json.loads(content)
        if message["type"] in ("pong", "refused"):
            return str(message.get("code", message["type"]))


@pytest.mark.parametrize("packets", [1, 5, 40, 1000])
async def test_all_is_heard_however_it_is_cut(sqlite: str, packets: int) -> None:
    random = Random(packets)
    frames, answers = zip(*spoken(random), strict=True)
    stream = b"".join(masked(plain, random.randbytes(4)) for plain in frames)
    cuts = sorted({0, len(stream), *random.choices(range(len(stream)), k=packets - 1)})
    async with at_a_table(sqlite) as (wire, _, _):
        for start, end in pairwise(cuts):
            await wire.send(stream[start:end])
            await asyncio.sleep(0)  # the server, which is in this process, may read it
        for expected in filter(None, answers):
            assert await answer(wire) == expected


async def test_a_message_in_a_message_is_none(sqlite: str) -> None:
    async with at_a_table(sqlite) as (wire, _, _):
        inner = frame(ASK)
        await wire.send(frame(inner, BINARY)[: -len(inner)])
        for _ in range(20):  # the server, which is in this process, reads it
            await asyncio.sleep(0)  # so that what follows comes alone, and looks like a message
        await wire.send(inner)
        assert await answer(wire) == "message.not_text"
        await greeted(wire)


@pytest.mark.parametrize(
    ("wrong", "code"),
    [
        (frame(b'{"type":"\xff"}'), 1007),  # no UTF-8
        (b"\x81\x0f" + ASK, 1002),  # not masked
        (b"\xc1" + frame(ASK)[1:], 1002),  # a flag that nobody has agreed on
        (frame(ASK, CONTINUED), 1002),  # continues nothing
        (frame(ASK[:7], last=False) + frame(ASK), 1002),  # begins before the last one has ended
        (frame(ASK, 3), 1002),  # of a kind that there is not
        (frame(b"\x03\xe8", CLOSE) + frame(ASK), 1000),  # says something after it has gone
    ],
)
async def test_what_is_wrong_ends_the_socket_after_all_before_it_is_heard(
    sqlite: str, wrong: bytes, code: int
) -> None:
    async with at_a_table(sqlite) as (wire, _, _):
        await greeted(wire)
        await wire.send(wrong)
        assert await wire.closed() == code


async def only_browser(house: House, table_id: str) -> Browser:
    """The server's side of the only socket at a table."""
    table = await house.server.tables.get(table_id)
    (browser,) = table.watchers
    assert isinstance(browser, Browser)
    return browser


async def test_all_that_was_written_is_sent_before_the_goodbye_and_nothing_after_it(
    sqlite: str,
) -> None:
    async with at_a_table(sqlite) as (wire, house, table):
        await greeted(wire)
        browser = await only_browser(house, table)
        browser.tell(b'{"type":"pong"}')
        browser.tell(b'{"type":"refused","code":"the last"}')
        await browser.close(4000)
        browser.tell(b'{"type":"pong"}')
        assert await answer(wire) == "pong"
        assert await answer(wire) == "the last"
        assert await wire.closed() == 4000


@pytest.mark.parametrize("anyio_backend", [("asyncio", {"use_uvloop": True})])
async def test_writing_to_a_socket_that_is_gone_breaks_nothing(sqlite: str) -> None:
    broken: list[Any] = []
    asyncio.get_running_loop().set_exception_handler(lambda _, problem: broken.append(problem))
    async with at_a_table(sqlite) as (wire, house, table):
        await greeted(wire)
        socket = (await only_browser(house, table)).socket
        socket.transport.abort()
        assert socket.write(b"written before it is known")
        while not socket.disconnected:
            await asyncio.sleep(0)
        assert socket.write(b"written after it is known")  # and let go
        await asyncio.sleep(0)
    assert not broken


UPGRADE = (
    b"GET /api/tables/x/socket HTTP/1.1\r\n"
    b"Host: x\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n"
    b"Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n"
)
NOT_SOCKETS = {
    "a body": (b"Content-Length: 1", 400, "request.not_socket"),
    "an odd length": (b"Content-Length: 00", 400, "request.not_socket"),
    "chunks": (b"Transfer-Encoding: chunked", 400, "request.not_socket"),
    "a line that is too long": (b"Cookie: " + b"x" * 9000, 431, "request.too_large"),
}


@pytest.mark.parametrize("manner", NOT_SOCKETS)
async def test_a_request_that_opens_no_socket_is_answered_and_let_go(
    sqlite: str, manner: str
) -> None:
    """The library that opens sockets says nothing to these: each would be held for ever."""
    line, status, code = NOT_SOCKETS[manner]
    async with served(sqlite, UNLIMITED) as house:
        place = urlsplit(house.address)
        reader, writer = await asyncio.open_connection(place.hostname, place.port)
        writer.write(UPGRADE + line + b"\r\n\r\n")
        said = await asyncio.wait_for(reader.read(), PATIENCE)  # up to the end of the connection
        writer.close()
        assert said.startswith(f"HTTP/1.1 {status} ".encode())
        assert json.loads(said.partition(b"\r\n\r\n")[2])["code"] == code
        assert (await house.browser().get("/health")).status_code == 200
