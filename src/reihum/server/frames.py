"""Sockets: how messages come in frames, and go out in them."""

import asyncio
import logging
from collections import deque
from collections.abc import Callable
from struct import pack
from typing import Any

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request
from websockets.protocol import State

try:
    from websockets.speedups import apply_mask
except ImportError:  # a wheel without compiled parts
    from websockets.utils import apply_mask

OPEN = State.OPEN  # looked up once: an enum's member is dear
SOCKET = "reihum.socket"  # the extension by which the application finds its `Socket`
OUTBOX = "outbox"  # where the application keeps what all sockets are to send
# Frames, as RFC 6455 has them.
UNBROKEN, TEXT = 0x80, 0x81  # the first byte: of any message in one frame; of a text
MASKED = 0x80  # added to the length, the second byte, by every browser
TWO_BYTES, EIGHT_BYTES = 126, 1 << 16  # the lengths that need more bytes
MASK = 4  # bytes
HEAD = 2 + MASK  # bytes before a short message


class Inbox(asyncio.Queue[Any]):
    """uvicorn's queue of what has come, for a single listener: that is cheaper."""

    _queue: deque[Any]  # where the queue keeps its items
    listening: asyncio.Future[None] | None = None

    def put_nowait(self, item: Any) -> None:
        """Add a message, and wake whoever listens."""
        self._queue.append(item)
        if self.listening and not self.listening.done():
            self.listening.set_result(None)

    async def get(self) -> Any:
        """The next message, once there is one."""
        while not self._queue:
            self.listening = asyncio.get_running_loop().create_future()
            await self.listening
        return self._queue.popleft()


class Outbox:
    """The sockets that have something to send, which all do once everything at hand is done.

    Moves that are stored together are told together then. Sent one by one, each would wake whoever
    receives it, and where that is the same machine, that costs more than the sending.
    """

    def __init__(self) -> None:
        self._sockets: list[Socket] = []

    def add(self, socket: "Socket") -> None:
        """Let a socket send soon."""
        if not self._sockets:
            socket.loop.call_soon(self._send)
        self._sockets.append(socket)

    def _send(self) -> None:
        sockets, self._sockets = self._sockets, []
        for socket in sockets:
            socket.send_written()


class Socket(WebSocketsSansIOProtocol):
    """A WebSocket with a short way in and out; a refused handshake is no mistake of ours.

    Short messages that come whole, as all moves do, are read here; the library reads all others.
    """

    resumed: Callable[[], None] | None = None  # called when it can be written to again
    _between_frames = True  # whether the library is; if it ever is not, it reads all that follows

    def __init__(self, *facts: Any, **more: Any) -> None:
        super().__init__(*facts, **more)
        self.queue = Inbox()
        self._outbox: Outbox = self.app_state[OUTBOX]
        self._written: list[bytes] = []  # frames that are not sent yet

    def handle_connect(self, event: Request) -> None:
        """Let the application find this socket."""
        super().handle_connect(event)
        if not self.close_sent:
            extensions: dict[str, Any] = self.scope["extensions"]
            extensions[SOCKET] = self

    def data_received(self, data: bytes) -> None:
        """Read what comes, as far as it is whole and short."""
        at = 0
        if self.conn.state is OPEN:
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
        if frame[0] == TEXT and self.conn.state is OPEN:
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
        """Send a text soon, if the socket is open then; False if the network is busy."""
        if not self.writable.is_set():
            return False
        length = len(text)
        if length < TWO_BYTES:
            head = bytes((TEXT, length))
        elif length < EIGHT_BYTES:
            head = pack("!BBH", TEXT, 126, length)
        else:
            head = pack("!BBQ", TEXT, 127, length)
        if not self._written:
            self._outbox.add(self)
        self._written += (head, text)
        return True

    def send_written(self) -> None:
        """Send all that was written; nothing may follow a goodbye."""
        if self._written and self.conn.state is OPEN and not self.disconnected:
            self.transport.write(b"".join(self._written))
        self._written.clear()

    def resume_writing(self) -> None:
        """The network takes more: what waits can be sent."""
        super().resume_writing()
        if self.resumed:
            self.resumed()

    async def send(self, message: Any) -> None:
        """Send what the application says; after a refusal nothing more is waited for."""
        self.send_written()
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
