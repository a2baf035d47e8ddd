"""What every request passes before it is answered, and the headers it leaves with."""

import json
import logging
import sys
import time
from collections.abc import Awaitable, Callable
from urllib.parse import urlsplit

from starlette.datastructures import Headers, MutableHeaders
from starlette.responses import JSONResponse
from starlette.types import ASGIApp, Message, Receive, Scope, Send

LARGEST_BODY = 64 << 10
SAFE = {"GET", "HEAD", "OPTIONS"}
HEADERS = {
    "content-security-policy": "default-src 'self'; img-src 'self' data:; object-src 'none'; "
    "base-uri 'none'; form-action 'self'; frame-ancestors 'none'",
    "x-content-type-options": "nosniff",
    "referrer-policy": "no-referrer",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), geolocation=(), microphone=()",
}

log = logging.getLogger("reihum.requests")


def foreign(headers: Headers, allowed: tuple[str, ...]) -> bool:
    """Whether a browser sends this for a page of somebody else."""
    origin = headers.get("origin")
    if origin is None:  # no browser, or a plain visit
        return headers.get("sec-fetch-site") == "cross-site"
    return urlsplit(origin).netloc != headers.get("host") and origin not in allowed


def address_of(scope: Scope) -> str:
    """Where a request comes from."""
    client = scope.get("client")
    return client[0] if client else "local"


class Guard:
    """Wraps the application; refuses what is foreign, sets the headers, writes one log line."""

    def __init__(self, app: ASGIApp, origins: tuple[str, ...] = ()) -> None:
        self.app, self.origins = app, origins

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Let a request through, or not."""
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        started, status = time.perf_counter(), 500

        async def send_with_headers(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
                MutableHeaders(scope=message).update(HEADERS)
            await send(message)

        try:
            headers = Headers(scope=scope)
            if scope["method"] not in SAFE and foreign(headers, self.origins):
                refusal = JSONResponse({"code": "request.foreign_origin", "facts": {}}, 403)
                await refusal(scope, receive, send_with_headers)
            else:
                await self.app(scope, receive, send_with_headers)
        finally:
            _log(scope, status, time.perf_counter() - started)


def _log(scope: Scope, status: int, seconds: float) -> None:
    """One line a request: nothing of its body, its cookies or its address."""
    facts = {
        "at": round(time.time(), 3),
        "method": scope["method"],
        "path": scope["path"],
        "status": status,
        "ms": round(1000 * seconds, 1),
    }
    if sys.stderr.isatty():
        log.info("%s %s %s", facts["method"], facts["path"], status)
    else:
        log.info("%s", json.dumps(facts))


async def body_within(receive: Callable[[], Awaitable[Message]], most: int) -> bytes | None:
    """The body of a request, or None if it is too large."""
    body = b""
    while True:
        message = await receive()
        body += message.get("body", b"")
        if len(body) > most:
            return None
        if not message.get("more_body"):
            return body
