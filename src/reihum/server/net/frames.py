"""Sockets: how messages come in frames, and go out in them."""

import asyncio
import logging
from collections import deque
from collections.abc import Callable
from http import HTTPStatus
from struct import pack
from typing import Any

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.exceptions import SecurityError
from websockets.http11 import MAX_LINE_LENGTH, Request
from websockets.protocol import State

from reihum.server.figures import REFUSALS
from reihum.server.limits import Bucket
from reihum.server.net.connections import LIMITS, refusal, too_large
from reihum.server.net.handover import Door
from reihum.server.net.relay import relayed
from reihum.server.settings import Limits
from reihum.server.store.owners import Place

try:
    from websockets.speedups import apply_mask
except ImportError:  # a wheel without compiled parts
    from websockets.utils import apply_mask

OPEN = State.OPEN  # looked up once: an enum's member is dear
SOCKET = "reihum.socket"  # the extension by which the application finds its `Socket`
OUTBOX = "outbox"  # where the application keeps what all sockets are to send
# Frames, as RFC 6455 has them.
UNBROKEN, TEXT, BINARY = 0x80, 0x81, 0x82  # the first byte of a message in one frame
MASKED = 0x80  # added to the length, the second byte, by every browser
TWO_BYTES, EIGHT_BYTES = 126, 1 << 16  # the lengths that need more bytes
MASK = 4  # bytes
HEAD = 2 + MASK  # bytes before a short message
READ_AHEAD = 2  # messages that wait to be heard; until then nothing more is read
MOST_LATE = 500  # frames that were on their way when the socket was closed
TOO_MUCH = 4029  # the code of a goodbye
THEIR_MISTAKES = ("Invalid UTF-8 sequence", "Invalid HTTP request")


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

    Short messages that come whole, as all moves do, are read here; the library reads all others,
    frame by frame. Every frame is counted: a message where it is heard, any other one here.
    """

    resumed: Callable[[], None] | None = None  # called when it can be written to again

    def __init__(self, *facts: Any, **more: Any) -> None:
        super().__init__(*facts, **more)
        self.queue = Inbox()
        self._outbox: Outbox = self.app_state[OUTBOX]
        self._written: list[bytes] = []  # frames that are not sent yet
        self._head = b""  # the request, until it is answered
        self._held = b""  # what has come and is not read yet
        self._frame_left = 0  # bytes of a frame of which the library has the beginning
        limits: Limits = self.app_state[LIMITS]
        self._frames = Bucket(2 * limits.frames, 2)
        self._late = 0  # frames that came after a goodbye

    def handle_connect(self, event: Request) -> None:
        """Let the application find this socket."""
        super().handle_connect(event)
        if not self.close_sent:
            extensions: dict[str, Any] = self.scope["extensions"]
            extensions[SOCKET] = self

    def data_received(self, data: bytes) -> None:
        """Read what comes, as far as somebody has time to hear it."""
        if self.handshake_initiated:
            self._held = self._held + data if self._held else data
            self._read_held()
        elif not self.transport.is_closing():
            self._head += data  # all of it, as a `Connection` has read it
            super().data_received(data)
            if not self.handshake_initiated:
                self._refuse()

    def _refuse(self) -> None:
        """Say that this is no request for a socket: uvicorn would leave it without an answer."""
        if isinstance(self.conn.handshake_exc, SecurityError):
            status = HTTPStatus.REQUEST_HEADER_FIELDS_TOO_LARGE
            reply = too_large(status, MAX_LINE_LENGTH)
            REFUSALS["request.too_large"] += 1
        else:
            reply = refusal("request.not_socket", HTTPStatus.BAD_REQUEST)
            REFUSALS["request.not_socket"] += 1
        self.transport.write(reply)
        self.transport.close()

    def _read_held(self) -> None:
        data, at = self._held, 0
        while at < len(data) and not self._is_busy():
            end = self._read_frame(data, at)
            if end == at:
                break  # its beginning has not come yet
            at = end
        self._held = data[at:]
        if self._is_busy() and not self.read_paused and not self.transport.is_closing():
            self.read_paused = True
            self.transport.pause_reading()

    def _is_busy(self) -> bool:
        """Whether nothing more is to be read for now; after a goodbye nothing waits to be heard."""
        waiting = self.queue.qsize() >= READ_AHEAD and not self.close_sent
        return waiting or self.transport.is_closing()

    def _read_frame(self, data: bytes, at: int) -> int:
        """Read the frame that begins here, or goes on here, and say where the next one begins."""
        if not self._frame_left:
            end = _end_of_frame(data, at)
            whole = end and data[at] == TEXT and not self.frames  # in no other message
            if whole and self.conn.state is OPEN:
                self._text_received(data[at:end])
                return end
            size = _size_of_frame(data, at)
            if not size or not self._may_say(data[at]):
                return at
            self._frame_left = size
        end = min(len(data), at + self._frame_left)
        self._frame_left -= end - at
        super().data_received(data[at:end])
        return end

    def _may_say(self, kind: int) -> bool:
        """Whether one more frame of this kind is allowed; if not, the socket is closed.

        Messages are counted where they are heard, as long as they are.
        """
        if self.conn.state is not OPEN:
            self._late += 1
            if self._late > MOST_LATE:
                self.transport.abort()
                return False
        elif kind not in (TEXT, BINARY) and self._frames.wait():
            self._break_off()
            return False
        return True

    def _break_off(self) -> None:
        """Say that this is too much, and listen no longer."""
        REFUSALS["limit.messages"] += 1
        self.send_written()
        self.conn.send_close(TOO_MUCH)
        self.handle_parser_exception()

    def _text_received(self, frame: bytes) -> None:
        try:
            text = apply_mask(frame[HEAD:], frame[HEAD - MASK : HEAD]).decode()
        except UnicodeDecodeError:
            super().data_received(frame)  # the library knows what to do then
        else:
            self.queue.put_nowait({"type": "websocket.receive", "text": text})

    async def receive(self) -> Any:
        """The next message; once none waits, more is read."""
        message = await super().receive()
        if self._held and not self.queue.qsize():
            self._read_held()
        return message

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
        self._head = b""
        self.send_written()
        await super().send(message)
        if self.initial_response and self.close_sent:
            self.handshake_complete = True

    async def give_to(self, place: Place, door: Door) -> None:
        """Let another worker of this machine answer the request, and have all that follows."""
        if not self.transport.is_closing():
            await door.give(place, self.transport, self._head + self._held)
            self._is_answered_elsewhere()

    async def relay_to(self, address: str) -> None:
        """Let another machine answer the request; returns when that is over."""
        request = self._head + self._held
        self._is_answered_elsewhere()
        await relayed(self.transport, address, request, self.scope)
        if self in self.connections:
            self.connection_lost(None)

    def _is_answered_elsewhere(self) -> None:
        self._head = self._held = b""
        self.handshake_complete = True


def _end_of_frame(data: bytes, at: int) -> int:
    """Where the frame that begins here ends, if it is short, unbroken and all there; else 0."""
    if len(data) < at + HEAD or data[at] & 0xF0 != UNBROKEN or data[at] == UNBROKEN:
        return 0
    length = data[at + 1] - MASKED
    end = at + HEAD + length
    return end if 0 <= length < TWO_BYTES and end <= len(data) else 0


def _size_of_frame(data: bytes, at: int) -> int:
    """How long the frame is that begins here, its head included; 0 if its head has not come."""
    if len(data) < at + 2:
        return 0
    length = data[at + 1] & ~MASKED
    head = 2 + (MASK if data[at + 1] & MASKED else 0)
    more = {126: 2, 127: 8}.get(length, 0)  # bytes of a length that does not fit
    if len(data) < at + head + more:
        return 0
    return head + more + (int.from_bytes(data[at + 2 : at + 2 + more], "big") if more else length)


def is_our_mistake(record: logging.LogRecord) -> bool:
    """Whether a log record is worth a line: what browsers send that is broken is not."""
    return not str(record.msg).startswith(THEIR_MISTAKES)
