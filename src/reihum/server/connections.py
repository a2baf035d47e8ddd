"""Connections before they are requests: how long a request may take to come, and from whom how
many. uvicorn has limits for neither.
"""

import asyncio
import contextlib
from functools import cache
from ipaddress import IPv4Network, IPv6Network, ip_address, ip_network
from typing import Any, cast

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

from reihum.server.guard import address_of
from reihum.server.limits import Counts

HEAD_SECONDS = 10.0  # from the opening, or from the last reply, to the end of the next headers
FULL = (
    b"HTTP/1.1 429 Too Many Requests\r\n"
    b"retry-after: 10\r\ncontent-length: 0\r\nconnection: close\r\n\r\n"
)
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
