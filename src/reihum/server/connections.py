"""Connections before they are requests: how long a request may take to come, and from whom how
many. uvicorn has limits for neither.
"""

import asyncio
import contextlib
import logging
from collections.abc import Callable
from functools import cache
from ipaddress import IPv4Network, IPv6Network, ip_address, ip_network
from struct import pack
from typing import Any, cast

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request
from websockets.protocol import State

try:
    from websockets.speedups import apply_mask
except ImportError:  # a wheel without compiled parts
    from websockets.utils import apply_mask

from reihum.server.guard import address_of
from reihum.server.limits import Counts

HEAD_SECONDS = 10.0  # from the opening, or from the last reply, to the end of the next headers
FULL = (
    b"HTTP/1.1 429 Too Many Requests\r\n"
    b"retry-after: 10\r\ncontent-length: 0\r\nconnection: close\r\n\r\n"
)
SOCKET = "reihum.socket"  # the extension by which the application finds its `Socket`
# Frames, as RFC 6455 has them.
UNBROKEN, TEXT = 0x80, 0x81  # the first byte: of any message in one frame; of a text
MASKED = 0x80  # added to the length, the second byte, by every browser
TWO_BYTES, EIGHT_BYTES = 126, 1 << 16  # the lengths that need more bytes
MASK = 4  # bytes
HEAD = 2 + MASK  # bytes before a short message
COUNTS = "connections"  # where the application keeps how many each address has


@cache
def _networks(parts: tuple[str, ...]) -> list[IPv4Network | IPv6Network]:
    """The networks among these; uvicorn lets there be other names, too."""
    found = []
    for part in parts:
        with contextlib.suppress(ValueError):
            found.append(ip_network(part.strip(), strict=False))
    return found


class Connection(HttpToolsProtocol):
    """A connection that has to ask something, and soon, and is one of not too many."""

    _counts: Counts | None = None  # where it counts, while it does
    _patience: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Let it in, unless its address has too many already."""
        transport = cast(asyncio.Transport, transport)  # a connection's always is one
        super().connection_made(transport)
        self._address = address_of({"client": self.client})
        if not self._is_proxy():
            counts: Counts = self.app_state[COUNTS]
            if not counts.take(self._address):
                transport.write(FULL)
                transport.close()
                return
            self._counts = counts
        self._wait_for_headers()

    def _is_proxy(self) -> bool:
        """Whether this is a proxy that we trust to tell whom it speaks for: it is many people."""
        trusted = self.config.forwarded_allow_ips
        parts = trusted.split(",") if isinstance(trusted, str) else trusted
        if "*" in parts or not self.client:
            return True
        address = ip_address(self.client[0])
        return any(address in network for network in _networks(tuple(parts)))

    def _wait_for_headers(self) -> None:
        self._stop_waiting()
        self._patience = self.loop.call_later(HEAD_SECONDS, self._waited_enough)

    def _stop_waiting(self) -> None:
        if self._patience:
            self._patience.cancel()
            self._patience = None

    def _waited_enough(self) -> None:
        answering: Any = self.cycle  # None before the first request
        if answering is None or answering.response_complete:
            self.transport.close()

    def on_headers_complete(self) -> None:
        """It has asked something."""
        self._stop_waiting()
        super().on_headers_complete()

    def on_response_complete(self) -> None:
        """It has its answer, and may ask more."""
        super().on_response_complete()
        self._wait_for_headers()

    def handle_websocket_upgrade(self) -> None:
        """It becomes a socket, and is counted among these."""
        self._leave()
        super().handle_websocket_upgrade()

    def connection_lost(self, exc: Exception | None) -> None:
        """It is gone."""
        self._leave()
        super().connection_lost(exc)

    def _leave(self) -> None:
        self._stop_waiting()
        if self._counts:
            self._counts.give_back(self._address)
            self._counts = None


class Inbox(asyncio.Queue[Any]):
    """uvicorn's queue of what has come, for a single listener: that is cheaper."""

    listening: asyncio.Future[None] | None = None

    def put_nowait(self, item: Any) -> None:
        """Add a message, and wake whoever listens."""
        self._put(item)
        if self.listening and not self.listening.done():
            self.listening.set_result(None)

    async def get(self) -> Any:
        """The next message, once there is one."""
        while self.empty():
            self.listening = asyncio.get_running_loop().create_future()
            await self.listening
        return self._get()


class Socket(WebSocketsSansIOProtocol):
    """A WebSocket with a short way in and out; a refused handshake is no mistake of ours.

    Short messages that come whole, as all moves do, are read here; the library reads all others.
    """

    resumed: Callable[[], None] | None = None  # called when it can be written to again
    _between_frames = True  # whether the library is; if it ever is not, it reads all that follows

    def __init__(self, *facts: Any, **more: Any) -> None:
        super().__init__(*facts, **more)
        self.queue = Inbox()

    def handle_connect(self, event: Request) -> None:
        """Let the application find this socket."""
        super().handle_connect(event)
        if not self.close_sent:
            extensions: dict[str, Any] = self.scope["extensions"]
            extensions[SOCKET] = self

    def data_received(self, data: bytes) -> None:
        """Read what comes, as far as it is whole and short."""
        at = 0
        if self.conn.state is State.OPEN:
            while self._between_frames and at < len(data):
                end = _end_of_frame(data, at)
                if end:
                    self._frame_received(data[at:end])
                    at = end
                else:
                    self._between_frames = False
        elif self.handshake_initiated:
            self._between_frames = False  # it did not wait for our answer
        if at < len(data):
            super().data_received(data[at:])

    def _frame_received(self, frame: bytes) -> None:
        if frame[0] == TEXT and self.conn.state is State.OPEN:
            try:
                text = apply_mask(frame[HEAD:], frame[HEAD - MASK : HEAD]).decode()
            except UnicodeDecodeError:
                pass  # the library knows what to do then
            else:
                self._text_received(text)
                return
        super().data_received(frame)

    def _text_received(self, text: str) -> None:
        self.queue.put_nowait({"type": "websocket.receive", "text": text})
        if self.queue.qsize() > 1 and not self.read_paused:
            self.read_paused = True
            self.transport.pause_reading()

    def write(self, text: bytes) -> bool:
        """Send a text now; False if the network is busy, or the socket not open."""
        if not self.writable.is_set() or self.conn.state is not State.OPEN:
            return False
        length = len(text)
        if length < TWO_BYTES:
            head = bytes((TEXT, length))
        elif length < EIGHT_BYTES:
            head = pack("!BBH", TEXT, 126, length)
        else:
            head = pack("!BBQ", TEXT, 127, length)
        self.transport.write(head + text)
        return True

    def resume_writing(self) -> None:
        """The network takes more: what waits can be sent."""
        super().resume_writing()
        if self.resumed:
            self.resumed()

    async def send(self, message: Any) -> None:
        """Send what the application says; after a refusal nothing more is waited for."""
        await super().send(message)
        if self.initial_response and self.close_sent:
            self.handshake_complete = True


def _end_of_frame(data: bytes, at: int) -> int:
    """Where the frame that begins here ends, if it is short, unbroken and all there; else 0."""
    if len(data) < at + HEAD or data[at] & 0xF0 != UNBROKEN or data[at] == UNBROKEN:
        return 0
    length = data[at + 1] - MASKED
    end = at + HEAD + length
    return end if 0 <= length < TWO_BYTES and end <= len(data) else 0


def is_our_mistake(record: logging.LogRecord) -> bool:
    """Whether a log record is worth a line: a browser that sends broken text is not."""
    return not str(record.msg).startswith("Invalid UTF-8 sequence")
