"""Sockets reach a table that is held on another machine: what comes is sent on, byte by byte.

Where tables are shared out over machines by whatever is in front of them, this is the exception: a
table that was taken over, or a machine that has just come.
"""

import asyncio
from collections.abc import Mapping
from typing import Any
from urllib.parse import urlsplit

CONNECT_SECONDS = 3.0
FORWARDED = (b"x-forwarded-for", b"x-forwarded-proto", b"x-forwarded-host")


class End(asyncio.Protocol):
    """One end of a line: what comes here goes out at the other one, as fast as that takes it."""

    def __init__(self, other: asyncio.Transport | None = None) -> None:
        self.other = other
        self.done = asyncio.get_running_loop().create_future()

    def data_received(self, data: bytes) -> None:
        """Send it on."""
        if self.other:
            self.other.write(data)

    def pause_writing(self) -> None:
        """This end takes no more for now."""
        if self.other and not self.other.is_closing():
            self.other.pause_reading()

    def resume_writing(self) -> None:
        """This end takes more again."""
        if self.other and not self.other.is_closing():
            self.other.resume_reading()

    def connection_lost(self, exc: Exception | None) -> None:
        """With one end the other one goes."""
        del exc
        if self.other:
            self.other.close()
        if not self.done.done():
            self.done.set_result(None)


async def relayed(
    near: asyncio.Transport, address: str, request: bytes, scope: Mapping[str, Any]
) -> None:
    """Let another machine answer this request and all that follows; returns when that is over.

    OSError if it does not answer.
    """
    transport, far = await _connected(address)
    if near.is_closing():
        transport.close()
        return
    end, far.other = End(transport), near
    near.set_protocol(end)
    near.resume_reading()
    transport.write(forwarded(request, scope))
    try:
        await end.done
    finally:
        transport.close()
        near.close()


async def _connected(address: str) -> tuple[asyncio.Transport, End]:
    place = urlsplit(address if "//" in address else f"//{address}")
    async with asyncio.timeout(CONNECT_SECONDS):
        return await asyncio.get_running_loop().create_connection(
            End, place.hostname or "", place.port or 80
        )


def forwarded(request: bytes, scope: Mapping[str, Any]) -> bytes:
    """A request as a proxy sends it on: with who asked, how, and for which host."""
    head, _, rest = request.partition(b"\r\n\r\n")
    lines = head.split(b"\r\n")
    kept = [line for line in lines if line.partition(b":")[0].strip().lower() not in FORWARDED]
    host = next((value for name, value in scope["headers"] if name == b"host"), b"")
    client = scope["client"][0] if scope["client"] else ""
    scheme = "https" if scope["scheme"] in ("wss", "https") else "http"
    more = (client.encode(), scheme.encode(), host)
    kept += [name + b": " + value for name, value in zip(FORWARDED, more, strict=True)]
    return b"\r\n".join([*kept, b"", rest])
