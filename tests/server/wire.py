"""The wire itself: replies in short, and a socket that says what no browser would say."""

import asyncio
import contextlib
import os
import socket
from base64 import b64encode
from collections.abc import AsyncIterator
from dataclasses import dataclass
from urllib.parse import urlsplit

import httpx
from websockets.exceptions import InvalidStatus

from tests.amounts import PATIENCE
from tests.server.serving import Browser

TEXT, BINARY, CLOSE, PING, PONG = 1, 2, 8, 9, 10


def said(reply: httpx.Response) -> tuple[int, str]:
    """The status of a reply, and the code of its refusal."""
    return reply.status_code, reply.json().get("code", "")


def frame(payload: bytes, opcode: int = TEXT, *, last: bool = True) -> bytes:
    """A frame as a client sends it; masked with zeros, so that what is sent can be read."""
    length = len(payload)
    if length < 126:
        size = bytes([0x80 | length])
    elif length < 1 << 16:
        size = bytes([0x80 | 126]) + length.to_bytes(2, "big")
    else:
        size = bytes([0x80 | 127]) + length.to_bytes(8, "big")
    return bytes([0x80 * last | opcode]) + size + bytes(4) + payload


def _first_frame(data: bytes, at: int) -> tuple[int, bytes, int] | None:
    """The frame that begins here, if all of it has come: its kind, its content, where it ends."""
    start = at + 2
    if len(data) < start:
        return None
    size = data[at + 1]
    if size > 125:
        start += 2 if size == 126 else 8
        size = int.from_bytes(data[at + 2 : start], "big")
    if len(data) < start + size:
        return None
    return data[at] & 0x0F, data[start : start + size], start + size


@dataclass
class Wire:
    """An open WebSocket without any manners."""

    reader: asyncio.StreamReader
    writer: asyncio.StreamWriter

    async def send(self, data: bytes) -> None:
        """Bytes, as they are."""
        self.writer.write(data)
        await asyncio.wait_for(self.writer.drain(), PATIENCE)

    async def hear(self) -> tuple[int, bytes]:
        """The next frame that says something: what kind, and what is in it."""
        first, size = await asyncio.wait_for(self.reader.readexactly(2), PATIENCE)
        if size > 125:
            size = int.from_bytes(await self.reader.readexactly(2 if size == 126 else 8), "big")
        kind, content = first & 0x0F, await self.reader.readexactly(size)
        return (kind, content) if kind != PING else await self.hear()

    async def hear_until(self, mark: bytes) -> list[bytes]:
        """The texts up to the one that has this mark in it; in bulk, for there may be many."""
        found: list[bytes] = []
        rest = b""
        while not found or mark not in found[-1]:
            came = await asyncio.wait_for(self.reader.read(1 << 16), PATIENCE)
            assert came, "the server closed the socket"
            rest += came
            at = 0
            while (whole := _first_frame(rest, at)) is not None:
                kind, content, at = whole
                if kind == PING:
                    await self.send(frame(content, PONG))
                    continue
                assert kind == TEXT, (kind, content)
                found.append(content)
            rest = rest[at:]
        assert not rest, "something came after the mark"
        return found

    async def closed(self) -> int | None:
        """The code with which the server closes; None if it says none."""
        with contextlib.suppress(asyncio.IncompleteReadError, ConnectionError):
            while True:
                kind, content = await self.hear()
                if kind == CLOSE:
                    return int.from_bytes(content[:2], "big")
        return None


@contextlib.asynccontextmanager
async def wired(browser: Browser, table: str, receive_buffer: int = 0) -> AsyncIterator[Wire]:
    """A bare WebSocket at a table."""
    place = urlsplit(browser.address)
    assert place.hostname
    plug = socket.socket()
    if receive_buffer:
        plug.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, receive_buffer)
    plug.setblocking(False)
    await asyncio.get_running_loop().sock_connect(plug, (place.hostname, place.port))
    reader, writer = await asyncio.open_connection(sock=plug, limit=receive_buffer or 1 << 16)
    lines = (
        f"GET /api/tables/{table}/socket HTTP/1.1",
        f"Host: {place.netloc}",
        f"Cookie: reihum={browser.token}",
        "Upgrade: websocket",
        "Connection: Upgrade",
        f"Sec-WebSocket-Key: {b64encode(os.urandom(16)).decode()}",
        "Sec-WebSocket-Version: 13",
    )
    writer.write("\r\n".join([*lines, "", ""]).encode())
    try:
        status = await asyncio.wait_for(reader.readuntil(b"\r\n\r\n"), PATIENCE)
        assert status.startswith(b"HTTP/1.1 101"), status
        yield Wire(reader, writer)
    finally:
        writer.transport.abort()
        with contextlib.suppress(ConnectionError):
            await writer.wait_closed()


async def denied(browser: Browser, table: str, **headers: str) -> httpx.Response:
    """The reply to a handshake that must not succeed."""
    try:
        async with browser.at(table, **headers):
            pass
    except InvalidStatus as problem:
        response = problem.response
        return httpx.Response(
            response.status_code,
            headers=[*response.headers.raw_items()],
            content=bytes(response.body),
        )
    raise AssertionError("the socket was opened")
