"""Connections before they are requests: how much of a request comes, how long that may take, and
from whom how many. uvicorn has limits for none of these, and reads on while it answers.
"""

import asyncio
import contextlib
from functools import cache
from http import HTTPStatus
from ipaddress import IPv4Network, IPv6Network, ip_address, ip_network
from typing import Any, cast

import msgspec
from uvicorn.protocols.http.flow_control import FlowControl
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

from reihum.server.figures import REFUSALS
from reihum.server.limits import Counts
from reihum.server.net.guard import address_of
from reihum.server.net.handover import Door
from reihum.server.net.question import LARGEST_RECORD
from reihum.server.net.relay import relayed
from reihum.server.settings import Limits
from reihum.server.store.owners import Place
from reihum.server.wire.answers import Refusal

HEAD_SECONDS = 10.0  # from the opening, or from the last reply, to the end of the next headers
UNREAD_SECONDS = 30.0  # for a browser to take some of a reply
UNWANTED = 8 << 20  # bytes of a body that are read away after the reply, so that it arrives
FULL_SECONDS = 10  # when to try again where no more connections are taken
END = b"\r\n\r\n"  # of a head, and of a body that comes in chunks
CONNECTION = "reihum.connection"  # where the application finds the connection of a request
COUNTS = "connections"  # where the application keeps how many each address has
LIMITS = "limits"  # and its limits
CLOSING = "closing"  # there once the server ends, and lets nobody in any more


@cache
def _networks(parts: tuple[str, ...]) -> list[IPv4Network | IPv6Network]:
    """Those of these names that are networks; uvicorn allows other names, too."""
    found = []
    for part in parts:
        with contextlib.suppress(ValueError):
            found.append(ip_network(part.strip(), strict=False))
    return found


def refusal(code: str, status: HTTPStatus, headers: str = "", **facts: int) -> bytes:
    """A complete refusal, for a connection that nothing more is read from."""
    body = msgspec.json.encode(Refusal(code, {**facts}))
    head = (
        f"HTTP/1.1 {status.value} {status.phrase}\r\n{headers}content-type: application/json\r\n"
        f"content-length: {len(body)}\r\nconnection: close\r\n\r\n"
    )
    return head.encode() + body


FULL = refusal(
    "limit.requests",
    HTTPStatus.TOO_MANY_REQUESTS,
    f"retry-after: {FULL_SECONDS}\r\n",
    seconds=FULL_SECONDS,
)


def too_large(status: HTTPStatus, most: int) -> bytes:
    """What is told where more comes than is read."""
    return refusal("request.too_large", status, largest=most)


class Flow(FlowControl):
    """uvicorn's flow control, which reads on whenever the application waits for a body."""

    full = False  # enough has come that nobody has looked at yet

    def resume_reading(self) -> None:
        """Read on, unless there is enough."""
        if not self.full:
            super().resume_reading()


class Connection(HttpToolsProtocol):
    """A connection that must ask something soon, and of which an address has only so many.

    What comes is handed to uvicorn request by request. Whatever comes while one is answered is
    kept here, and nothing more is read until it is.
    """

    _counts: Counts | None = None  # where it counts, while it does
    _patience: asyncio.TimerHandle | None = None
    _impatience: asyncio.TimerHandle | None = None  # with a browser that takes no reply

    def __init__(self, *facts: Any, **more: Any) -> None:
        super().__init__(*facts, **more)
        self._limits: Limits = self.app_state[LIMITS]
        self._held = b""  # that uvicorn has not seen
        self._looked = 0  # how much of that has no end of a head in it
        self._asking = True  # a head is awaited; else a request is read, or answered
        self._body_left: int | None = 0  # bytes; None if nobody knows, since it comes in chunks
        self._chunked = 0  # bytes of chunks, as they came
        self._unwanted = 0  # bytes of a body that were read away, and no end of it is awaited
        self._lines = 0  # of the head, and of what follows chunks
        self._request = b""  # as it came, until it is answered

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Let it in, unless its address has too many already."""
        transport = cast(asyncio.Transport, transport)  # a connection's always is one
        super().connection_made(transport)
        self.flow = Flow(transport)
        self._address = address_of({"client": self.client})
        if CLOSING in self.app_state:  # the others have been sent away already
            transport.close()
            return
        if not self._is_proxy():
            counts: Counts = self.app_state[COUNTS]
            if not counts.take(self._address):
                self._refuse(FULL)
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

    def _refuse(self, reply: bytes) -> None:
        REFUSALS["limit.requests" if reply is FULL else "request.too_large"] += 1
        self._held = b""
        self.transport.write(reply)
        self.transport.close()

    # --- reading, one request at a time

    def data_received(self, data: bytes) -> None:
        """Something comes: as much of it as belongs to this request is read."""
        self._unset_keepalive_if_required()
        self._held = self._held + data if self._held else data
        self._read_on()

    def _read_on(self) -> None:
        while self._held and not self.transport.is_closing():
            size = self._head_size() if self._asking else self._body_size()
            if not size:
                break
            part, self._held, self._looked = self._held[:size], self._held[size:], 0
            if self._asking or not self._is_answered():
                self._request += part
            super().data_received(part)
            if self.transport.get_protocol() is not self:
                self._hand_over()
                return
        flow = cast(Flow, self.flow)
        flow.full = bool(self._held) and self._body_left == 0 and not self._asking
        if flow.full:
            flow.pause_reading()

    def _head_size(self) -> int:
        """The bytes of the next head; 0 as long as it has not come, or if there is too much."""
        self._held = self._held.lstrip(b"\r\n")
        most = self._limits.head_bytes
        size = self._size_to_end(most)
        if size > most:
            one_line = self._held.find(b"\r\n", 0, most) < 0
            long = HTTPStatus.REQUEST_URI_TOO_LONG
            large = HTTPStatus.REQUEST_HEADER_FIELDS_TOO_LARGE
            self._refuse(too_large(long if one_line else large, most))
            return 0
        return size

    def _size_to_end(self, most: int) -> int:
        """The bytes up to the next empty line; 0 if none has come yet, and more is let come."""
        end = self._held.find(END, self._looked)
        self._looked = max(0, len(self._held) - len(END) + 1)
        if end < 0:
            return 0 if len(self._held) <= most else len(self._held)
        return end + len(END)

    def _body_size(self) -> int:
        """The bytes that belong to the body of this request; 0 if there is nothing to read."""
        if self._body_left == 0:
            return 0
        if self._is_answered() and (self._body_left is None or self._body_left > UNWANTED):
            return self._read_away()
        if self._body_left is None:
            return self._chunks_size()
        size = min(self._body_left, len(self._held))
        self._body_left -= size
        return size

    def _chunks_size(self) -> int:
        """The bytes up to what may be the end of all chunks; 0 as long as that has not come.

        Fed bit by bit, what may follow the chunks takes the parser quadratic time.
        """
        most = 2 * LARGEST_RECORD - self._chunked
        size = self._size_to_end(most)
        self._chunked += size
        if size > most:
            self._refuse(too_large(HTTPStatus.REQUEST_ENTITY_TOO_LARGE, LARGEST_RECORD))
            return 0
        return size

    def _read_away(self) -> int:
        """Forget what nobody wants, so that the reply arrives; after too much of it, the end."""
        self._unwanted += len(self._held)
        self._held = b""
        if self._unwanted > UNWANTED:
            self.transport.close()
        return 0

    def _is_answered(self) -> bool:
        answering: Any = self.cycle  # None before the first request
        return answering is None or answering.response_complete

    def on_message_begin(self) -> None:
        """A request begins."""
        super().on_message_begin()
        self.scope[CONNECTION] = self  # type: ignore[literal-required]  # for the application
        self._lines = 0

    def on_header(self, name: bytes, value: bytes) -> None:
        """A line of a head, or of what follows a body."""
        self._lines += 1
        if self._lines > self._limits.head_lines:
            if not self.transport.is_closing():
                status = HTTPStatus.REQUEST_HEADER_FIELDS_TOO_LARGE
                self._refuse(too_large(status, self._limits.head_bytes))
        else:
            super().on_header(name, value)

    def on_headers_complete(self) -> None:
        """The head of a request has come."""
        self._stop_waiting()
        if self.transport.is_closing():
            return
        self._asking = False
        if self._is_proxy():
            _name_host(self.headers)
        self._body_left, self._chunked = _body_of(self.headers), 0
        super().on_headers_complete()
        if self.parser.should_upgrade() and not self._should_upgrade():
            self.cycle.keep_alive = False  # it is answered, but what follows would be misread

    def on_message_complete(self) -> None:
        """The whole request has come."""
        if not self.transport.is_closing():
            super().on_message_complete()
            self._body_left = 0
            self._ask_again()

    def on_response_complete(self) -> None:
        """The request is answered; another may follow."""
        super().on_response_complete()
        self._request = b""
        if not self.transport.is_closing():
            self._wait_for_headers()
            self._ask_again()
            self._read_on()
            self.flow.resume_reading()

    def _ask_again(self) -> None:
        """Once the request has come and is answered, the next one may come."""
        self._asking = self._body_left == 0 and self._is_answered()

    def _unsupported_upgrade_warning(self) -> None:
        """An upgrade to anything but a socket is refused; that is nothing to log."""

    # --- patience

    def _wait_for_headers(self) -> None:
        self._stop_waiting()
        self._patience = self.loop.call_later(HEAD_SECONDS, self._waited_enough)

    def _stop_waiting(self) -> None:
        if self._patience:
            self._patience.cancel()
            self._patience = None

    def _waited_enough(self) -> None:
        if self._is_answered():
            self.transport.close()

    def pause_writing(self) -> None:
        """The browser does not read what it is sent; that is put up with only for a while."""
        super().pause_writing()
        self._impatience = self.loop.call_later(UNREAD_SECONDS, self.transport.abort)

    def resume_writing(self) -> None:
        """The browser reads again."""
        super().resume_writing()
        self._stop_being_impatient()

    def _stop_being_impatient(self) -> None:
        if self._impatience:
            self._impatience.cancel()
            self._impatience = None

    # --- the end

    async def give_to(self, place: Place, door: Door) -> None:
        """Let another worker of this machine answer the request, and have all that follows."""
        if not self.transport.is_closing():
            await door.give(place, self.transport, self._request + self._held)
            self.cycle.disconnected = True  # no answer comes from here

    async def relay_to(self, address: str) -> None:
        """Let another machine answer the request; returns when that is over."""
        self.cycle.disconnected = True
        await relayed(self.transport, address, self._request + self._held, self.cycle.scope)
        if self in self.connections:
            self.connection_lost(None)

    def _hand_over(self) -> None:
        """Hand the bytes that have come already to the socket that this has become."""
        if self._held:
            cast(asyncio.Protocol, self.transport.get_protocol()).data_received(self._held)
            self._held = b""

    def handle_websocket_upgrade(self) -> None:
        """It becomes a socket, and is counted among these."""
        self._leave()
        super().handle_websocket_upgrade()

    def connection_lost(self, exc: Exception | None) -> None:
        """It is gone."""
        self._leave()
        self._held = b""
        super().connection_lost(exc)

    def _leave(self) -> None:
        self._stop_waiting()
        self._stop_being_impatient()
        if self._counts:
            self._counts.give_back(self._address)
            self._counts = None


def _name_host(headers: list[tuple[bytes, bytes]]) -> None:
    """Put the host that was asked for in the place of the one by which a proxy calls us."""
    named = [value for name, value in headers if name == b"x-forwarded-host"]
    if named:
        kept = [header for header in headers if header[0] != b"host"]
        headers[:] = [*kept, (b"host", named[-1])]


def _body_of(headers: list[tuple[bytes, bytes]]) -> int | None:
    """How long the body is that these headers announce; None if it comes in chunks."""
    length = 0
    for name, value in headers:
        if name == b"transfer-encoding":
            return None
        if name == b"content-length":
            length = int(value)  # httptools has refused what is none
    return length
