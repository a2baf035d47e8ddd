"""Floods from outside, against a server in a process of its own: what they cost it.

Memory and work are what the kernel counted for that process, so it is all the same how busy the
machine is. Every flood is bounded in bytes, and ends when the server does not take more. All of
them meet the same server, each from an address of its own: what one leaves behind, the next counts.
"""

import asyncio
import os
import socket
import time
from base64 import b64encode
from collections.abc import Iterator
from contextlib import suppress
from itertools import count
from pathlib import Path

import pytest

from tests.server.processes import Process
from tests.server.serving import COMPUTER, ME, Browser
from tests.server.wire import CLOSE, PING, TEXT, frame

HEALTH = b"GET /health HTTP/1.1\r\nHost: x\r\n\r\n"
SHORTEST = b"GET / HTTP/1.1\r\n\r\n"
FLOOD = 24 << 20  # bytes, of whatever it is
LOOKS = 5  # at a server that only waits: then it does not want more
MOMENT = 0.05  # seconds between two of them
MEBIBYTE = 1 << 20
SPARE = 24 * MEBIBYTE  # that a server may take in the meantime, for whatever reason
SECONDS = 10.0  # of work that a flood may make it do; it does a third, and without a limit minutes
ADDRESSES = (f"127.0.0.{number}" for number in count(2))


def status(server: Process, name: str) -> int:
    """Bytes of this kind that a process has."""
    lines = Path(f"/proc/{server.process.pid}/status").read_text().splitlines()
    return next(int(line.split()[1]) << 10 for line in lines if line.startswith(f"{name}:"))


class Cost:
    """What a server has taken, by the kernel's word: memory since it began, work since this was
    made.
    """

    def __init__(self, server: Process, resident: int) -> None:
        self._server, self._resident = server, resident
        self._proc = Path(f"/proc/{server.process.pid}")
        (self._proc / "clear_refs").write_text("5")  # the peak is measured from now on
        self._worked = self._work()

    def _work(self) -> float:
        user, system = (self._proc / "stat").read_text().rpartition(")")[2].split()[11:13]
        return (int(user) + int(system)) / os.sysconf("SC_CLK_TCK")

    @property
    def memory(self) -> int:
        """Bytes, at the worst moment."""
        return status(self._server, "VmHWM") - self._resident

    @property
    def work(self) -> float:
        """Seconds of a processor."""
        return self._work() - self._worked

    def waits(self) -> bool:
        """Whether it only waits: no thread asks for a processor, or gets one, at several looks.

        One that would work, but that a busy machine lets wait, does ask; one that waits for a disk
        is about to.
        """
        before = self._work()
        for _ in range(LOOKS):
            time.sleep(MOMENT)
            if set(self._states()) != {"S"} or self._work() != before:
                return False
        return True

    def _states(self) -> Iterator[str]:
        for thread in self._proc.glob("task/*/stat"):
            with suppress(FileNotFoundError, ProcessLookupError):  # it has ended meanwhile
                yield thread.read_text().rpartition(")")[2].split()[0]

    def settle(self) -> None:
        """Wait until it has nothing more to do."""
        while not self.waits():
            pass


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Process]:
    """A server with the limits that everybody has."""
    process = Process(str(tmp_path_factory.mktemp("floods") / "tables.sqlite"), limited=True)
    try:
        yield process
    finally:
        process.kill()


@pytest.fixture(scope="module")
def resident(server: Process) -> int:
    """Its memory when it has just begun."""
    return status(server, "VmRSS")


@pytest.fixture
def cost(server: Process, resident: int) -> Cost:
    return Cost(server, resident)


def plugged(server: Process) -> socket.socket:
    """A connection to it, from an address that it does not know yet."""
    return socket.create_connection(("127.0.0.1", server.port), source_address=(next(ADDRESSES), 0))


def flood(cost: Cost, plug: socket.socket, part: bytes, most: int = FLOOD) -> int:
    """Say the same again and again, and read nothing, until it is enough or not taken any more."""
    data = memoryview(part * max(1, (1 << 16) // len(part)))
    sent, at = 0, 0
    plug.settimeout(MOMENT)
    with suppress(ConnectionError):  # it has closed
        while sent < most:
            try:
                count = plug.send(data[at:])
            except TimeoutError:
                if cost.waits():
                    break
            else:
                sent, at = sent + count, (at + count) % len(data)
    return sent


def replies(cost: Cost, plug: socket.socket) -> bytes:
    """All that came, as far as it comes."""
    found = b""
    plug.settimeout(MOMENT)
    with suppress(ConnectionError):
        while len(found) < MEBIBYTE:
            try:
                came = plug.recv(1 << 16)
            except TimeoutError:
                if cost.waits():
                    break
            else:
                if not came:
                    break
                found += came
    return found


@pytest.mark.parametrize("request_", [HEALTH, SHORTEST])
def test_requests_without_end_on_a_connection(server: Process, cost: Cost, request_: bytes) -> None:
    with plugged(server) as plug:
        flood(cost, plug, request_)
        assert cost.memory < SPARE
        assert replies(cost, plug).startswith(b"HTTP/1.1 200")
    cost.settle()
    assert cost.memory < SPARE
    assert cost.work < SECONDS


CHUNKED = (
    b"POST /api/join HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n"
    b"Transfer-Encoding: chunked\r\n\r\n"
)
HEADS = {
    "lines": (b"GET /health HTTP/1.1\r\nHost: x\r\n", b"x: y\r\n", b"431"),
    "one long line": (b"GET /health HTTP/1.1\r\nHost: x\r\nx: ", b"y" * 100, b"431"),
    "one long name": (b"GET /health HTTP/1.1\r\nHost: x\r\n", b"y" * 100, b"431"),
    "an address": (b"GET /", b"x" * 100, b"414"),
    "empty lines": (b"", b"\r\n", b""),
    "the end of a body": (CHUNKED + b"0\r\n", b"x: y\r\n", b"413"),
    "one long line at the end of a body": (CHUNKED + b"0\r\nx: ", b"y" * 100, b"413"),
    "chunks of a body": (CHUNKED, b"1\r\n \r\n", b"413"),
}


@pytest.mark.parametrize("manner", HEADS)
def test_a_head_without_end(server: Process, cost: Cost, manner: str) -> None:
    start, part, refusal = HEADS[manner]
    with plugged(server) as plug:
        plug.sendall(start)
        sent = flood(cost, plug, part)
        said = replies(cost, plug)
    cost.settle()
    assert cost.memory < SPARE
    assert cost.work < SECONDS
    if refusal:
        assert sent < FLOOD
        assert said.startswith(b"HTTP/1.1 " + refusal)


def shaken(server: Process, plug: socket.socket, table: str) -> None:
    """The connection becomes somebody's socket at a table."""
    lines = (
        f"GET /api/tables/{table}/socket HTTP/1.1",
        f"Host: 127.0.0.1:{server.port}",
        "Upgrade: websocket",
        "Connection: Upgrade",
        f"Sec-WebSocket-Key: {b64encode(os.urandom(16)).decode()}",
        "Sec-WebSocket-Version: 13",
    )
    plug.sendall("\r\n".join([*lines, "", ""]).encode())
    assert plug.recv(1 << 16).startswith(b"HTTP/1.1 101")


FRAMES = {
    "pings": (b"", frame(b"", PING)),
    "parts of a message that are empty": (frame(b"[", last=False), frame(b"", 0, last=False)),
    "pings in a message": (frame(b"[", last=False), frame(b"", PING)),
    "messages": (b"", frame(b"")),
    "messages after a close": (frame(b"\x03\xe8", CLOSE), frame(b"{}")),
    "pings after a close": (frame(b"\x03\xe8", CLOSE), frame(b"", PING)),
    "a message that is too long": (frame(b"x" * 70_000, TEXT)[:14], b"x" * 1000),
}


@pytest.mark.parametrize("manner", FRAMES)
def test_frames_without_end(server: Process, cost: Cost, manner: str) -> None:
    async def set_up() -> str:
        ann = Browser(server.address)
        table = await ann.set_up("finito", ME, COMPUTER)
        await ann.http.aclose()
        return str(table["id"])

    table = asyncio.run(set_up())
    start, part = FRAMES[manner]
    with plugged(server) as plug:
        shaken(server, plug, table)
        plug.sendall(start)
        sent = flood(cost, plug, part)
    cost.settle()
    assert sent < FLOOD  # it has closed
    assert cost.memory < SPARE
    assert cost.work < SECONDS


def test_a_connection_that_reads_nothing_is_let_go(server: Process, cost: Cost) -> None:
    """Ten of them; what each was to be told waits in the kernel, and not in the server."""
    plugs = []
    for _ in range(10):
        plug = plugged(server)
        plugs.append(plug)
        flood(cost, plug, b"GET /api/openapi.json HTTP/1.1\r\nHost: x\r\n\r\n", MEBIBYTE)
    cost.settle()
    assert cost.memory < 2 * SPARE
    for plug in plugs:
        plug.close()
