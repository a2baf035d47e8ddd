"""How a request may come: how large, how slowly, how many on one connection."""

import asyncio
import contextlib
import dataclasses
import json
import re
import socket
from collections.abc import AsyncIterator
from urllib.parse import urlsplit

import msgspec
import pytest

from reihum.server.net.endpoints import ENDPOINTS
from reihum.server.net.question import LARGEST_BODY, LARGEST_RECORD
from reihum.server.settings import Limits
from reihum.server.wire.answers import Health
from tests.amounts import PATIENCE
from tests.server.reviewed import short_record
from tests.server.serving import GUEST, ME, House, served
from tests.server.test_moves import begun
from tests.server.wire import said

pytestmark = [pytest.mark.anyio, pytest.mark.usefixtures("standing_still")]

TABLES = "/api/tables"
WISH = {"game": "finito", "seats": [ME, GUEST]}


async def test_a_body_has_a_largest_size(sqlite: str) -> None:
    async def endless() -> AsyncIterator[bytes]:
        for _ in range(LARGEST_BODY // 1000 + 2):
            yield b" " * 1000

    async with served(sqlite) as house:
        ann = house.browser()
        headers = {"content-type": "application/json"}
        for content in (b" " * (LARGEST_BODY + 1), b"[" * 5_000_000, endless()):
            reply = await house.browser().http.post(TABLES, content=content, headers=headers)
            assert said(reply) == (413, "request.too_large")
            assert reply.json()["facts"] == {"largest": LARGEST_BODY}
        whole = json.dumps(WISH).encode()
        body = whole + b" " * (LARGEST_BODY - len(whole))
        assert (await ann.http.post(TABLES, content=body, headers=headers)).status_code == 200


async def test_a_record_may_be_longer_than_all_else(sqlite: str) -> None:
    body = msgspec.json.encode(short_record()).ljust(LARGEST_RECORD)
    assert LARGEST_RECORD > LARGEST_BODY
    headers = {"content-type": "application/json"}
    async with served(sqlite) as house:
        ann = house.browser()
        reply = await ann.http.post("/api/records", content=body, headers=headers)
        assert reply.status_code == 200, reply.text
        reply = await ann.http.post("/api/records", content=body + b" ", headers=headers)
        assert said(reply) == (413, "request.too_large")
        assert reply.json()["facts"] == {"largest": LARGEST_RECORD}


async def test_who_sends_a_body_slowly_is_not_waited_for(
    sqlite: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("reihum.server.net.app.BODY_SECONDS", 0.0)
    async with served(sqlite) as house:
        place = urlsplit(house.address)
        reader, writer = await asyncio.open_connection(place.hostname, place.port)
        head = f"POST {TABLES} HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n"
        writer.write(f"{head}Content-Length: 100\r\n\r\n{{".encode())
        status = await reader.readline()
        assert status.startswith(b"HTTP/1.1 408")
        writer.close()
        await writer.wait_closed()


def head(path: str, *more: str, method: str = "GET") -> bytes:
    """A request without a body."""
    return "\r\n".join([f"{method} {path} HTTP/1.1", "Host: x", *more, "", ""]).encode()


PART = head("/health")[:-5]
UNENDED = {
    "nothing": [],
    "half a head": [PART],
    "a head": [b"GET /health HTTP/1.1\r\nX: "],
    "half a handshake": [head(f"{TABLES}/x/socket", "Upgrade: websocket")[:-2]],
    "half a second head": [head("/health"), PART],
    "a body that nobody wants": [head(f"{TABLES}/x/start", "Content-Length: 9999", method="POST")],
}


@pytest.mark.parametrize("letters", [False, True])
@pytest.mark.parametrize("manner", UNENDED)
async def test_who_does_not_finish_asking_is_not_waited_for(
    manner: str, letters: bool, sqlite: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whether it goes silent, or says on letter by letter."""
    async with served(sqlite) as house:
        ann, _, table = await begun(house, "finito")
        place = urlsplit(house.address)
        async with ann.at(table) as socket:
            await socket.hear_of("shown")
            monkeypatch.setattr("reihum.server.net.connections.HEAD_SECONDS", 0.3)
            reader, writer = await asyncio.open_connection(place.hostname, place.port)
            reading = asyncio.create_task(reader.read())  # to the end
            with contextlib.suppress(ConnectionError):
                for part in UNENDED[manner]:
                    writer.write(part)
                    await writer.drain()
                while letters and not reading.done():
                    writer.write(b"x")
                    await writer.drain()
                    await asyncio.wait([reading], timeout=0.01)  # a slow hand
            await asyncio.gather(reading, return_exceptions=True)
            monkeypatch.undo()
            writer.close()
            assert (await socket.ask(type="ping"))["type"] == "pong"  # a socket may be silent


async def status_of(house: House, request: bytes) -> bytes:
    """The status with which a request is answered; the connection stays open no longer."""
    place = urlsplit(house.address)
    reader, writer = await asyncio.open_connection(place.hostname, place.port)
    writer.write(request)
    line = await reader.readline()
    writer.close()
    return line.split()[1]


async def test_a_head_has_so_many_bytes_and_lines_and_not_one_more(sqlite: str) -> None:
    async with served(sqlite, Limits(head_bytes=1000, head_lines=10)) as house:
        missing = 1000 - len(head("/health", "x: "))
        assert await status_of(house, head("/health", "x: " + "y" * missing)) == b"200"
        assert await status_of(house, head("/health", "x: " + "y" * (missing + 1))) == b"431"
        assert await status_of(house, head("/health?" + "y" * 1000)) == b"414"
        assert await status_of(house, head("/health", *["x: y"] * 9)) == b"200"
        assert await status_of(house, head("/health", *["x: y"] * 10)) == b"431"


def answered(host: str | None, port: int | None, pieces: list[bytes]) -> bytes:
    """What is answered to these pieces, all sent before anything is read.

    By a plain socket: it still gives what had come when the other side closes because too much was
    said, where a stream of asyncio's forgets it.
    """
    replies = b""
    with socket.create_connection((host, port)) as line:
        line.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        with contextlib.suppress(OSError):  # it was closed, and more was said
            for piece in pieces:
                line.sendall(piece)
        with contextlib.suppress(OSError):
            while came := line.recv(1 << 16):
                replies += came
    return replies


@pytest.mark.parametrize("parts", [1, 7, 40, 1000])
async def test_requests_that_come_at_once_are_answered_one_after_the_other(
    sqlite: str, parts: int
) -> None:
    """Whatever is in them, and however they are cut into packets."""
    wish, chunked = json.dumps(WISH).encode(), "Transfer-Encoding: chunked"
    post = ("Content-Type: application/json", "Connection: keep-alive")
    length = f"Content-Length: {len(wish)}"
    asked = [
        head("/health"),
        head(TABLES, *post, length, method="POST") + wish,
        b"\r\n" + head("/api/version"),
        head(TABLES, *post, chunked, method="POST")
        + b"5\r\n%b\r\n%x\r\n%b\r\n0\r\n\r\n" % (wish[:5], len(wish) - 5, wish[5:]),
        head("/nowhere.png"),
        head("/health", "Connection: close"),
        head("/health"),  # after the end
    ]
    stream = b"".join(asked)
    size = len(stream) // parts + 1
    async with served(sqlite) as house:
        place = urlsplit(house.address)
        pieces = [stream[at : at + size] for at in range(0, len(stream), size)]
        replies = await asyncio.to_thread(answered, place.hostname, place.port, pieces)
        found = re.findall(rb"HTTP/1.1 (\d+)", replies)
        assert found == [b"200", b"200", b"200", b"200", b"404", b"200"]
        assert len(await house.server.store.table_ids()) == 2


async def test_who_is_answered_before_all_has_come_may_ask_again(sqlite: str) -> None:
    """Else a proxy that uses the connection again would have no answer for somebody else."""
    body = json.dumps(WISH).encode()
    foreign = head(TABLES, "origin: null", f"content-length: {len(body)}", method="POST")
    async with served(sqlite) as house:
        place = urlsplit(house.address)
        reader, writer = await asyncio.open_connection(place.hostname, place.port)
        for _ in range(3):
            writer.write(foreign)
            assert await one_reply(reader) == (403, "request.foreign_origin")
            writer.write(body[:9])
            await writer.drain()
            writer.write(body[9:] + head("/api/version"))
            assert (await one_reply(reader))[0] == 200
        writer.close()


async def one_reply(reader: asyncio.StreamReader) -> tuple[int, str]:
    """The next reply on a connection: its status, and its code if it is a refusal."""
    async with asyncio.timeout(PATIENCE):
        lines = (await reader.readuntil(b"\r\n\r\n")).decode().lower().splitlines()
        length = next(line for line in lines if line.startswith("content-length:"))
        content = await reader.readexactly(int(length.partition(":")[2]))
    return int(lines[0].split()[1]), json.loads(content).get("code", "")


async def test_who_is_still_being_answered_is_not_cut_off(
    sqlite: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def slowly(_: object) -> Health:
        monkeypatch.setattr("reihum.server.net.connections.HEAD_SECONDS", 0.0)
        for _ in range(50):  # turns, in each of which it could be cut off
            await asyncio.sleep(0)
        return Health("ok")

    slow = dataclasses.replace(ENDPOINTS[0], answer=slowly)
    monkeypatch.setattr("reihum.server.net.app.ENDPOINTS", (slow,))
    async with served(sqlite) as house:
        place = urlsplit(house.address)
        reader, writer = await asyncio.open_connection(place.hostname, place.port)
        writer.write(head("/health") * 2)  # the second comes while the first is answered
        replies = await reader.read()
        assert replies.count(b"HTTP/1.1 200") == 2
        writer.close()


async def test_an_address_has_only_so_many_connections(sqlite: str) -> None:
    async with served(sqlite, Limits(connections=5)) as house, contextlib.AsyncExitStack() as stack:
        place = urlsplit(house.address)

        async def reply_to(address: str) -> tuple[bytes, asyncio.StreamWriter]:
            """The first line that somebody from there gets; the connection stays open."""
            reader, writer = await asyncio.open_connection(
                place.hostname, place.port, local_addr=(address, 0)
            )
            stack.callback(writer.close)
            writer.write(head("/health"))
            return await reader.readline(), writer

        first = [await reply_to("127.0.0.2") for _ in range(5)]
        assert {line for line, _ in first} == {b"HTTP/1.1 200 OK\r\n"}
        line, _ = await reply_to("127.0.0.2")
        assert line == b"HTTP/1.1 429 Too Many Requests\r\n"
        assert (await reply_to("127.0.0.3"))[0].split()[1] == b"200"  # another address
        for _ in range(10):
            assert (await reply_to("127.0.0.1"))[0].split()[1] == b"200"  # a proxy is many people
        first[0][1].close()
        while (await reply_to("127.0.0.2"))[0].split()[1] != b"200":
            pass  # the end of the first one has not come there yet
