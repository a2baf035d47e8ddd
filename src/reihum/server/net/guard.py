"""What every request passes before it is answered, and the headers it leaves with."""

import json
import logging
import sys
import time
from collections.abc import Awaitable, Callable
from ipaddress import IPv6Address, ip_address
from math import ceil
from urllib.parse import urlsplit

from starlette.datastructures import Headers, MutableHeaders
from starlette.responses import JSONResponse
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from reihum.server.figures import REFUSALS
from reihum.server.limits import Buckets
from reihum.server.supervision import mark

SAFE = {"GET", "HEAD", "OPTIONS"}
OWN_SITE = {"same-origin", "none"}  # what a browser says of our own page, and of a plain visit
STARTS = {"http.response.start", "websocket.http.response.start"}
TOO_MANY = 429
PASSED_ON = "reihum.passed_on"  # what a scope says if somebody else answers, and writes the line
HOUSEHOLD = 64  # bits of an IPv6 address; the rest anybody may choose
HEADERS = {
    # WebAssembly is Python in the browser, for going on there when the server is gone.
    "content-security-policy": "default-src 'self'; script-src 'self' 'wasm-unsafe-eval'; "
    "img-src 'self' data:; object-src 'none'; "
    "base-uri 'none'; form-action 'self'; frame-ancestors 'none'",
    "x-content-type-options": "nosniff",
    "referrer-policy": "no-referrer",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), geolocation=(), microphone=()",
}

log = logging.getLogger("reihum.requests")


def foreign(headers: Headers, allowed: tuple[str, ...]) -> bool:
    """Whether a browser sends this on behalf of somebody else's page."""
    origin, site = headers.get("origin"), headers.get("sec-fetch-site")
    if origin in allowed:
        return False
    if site is not None:  # a browser of today says it itself, whatever host a proxy names
        return site not in OWN_SITE
    return origin is not None and _host_of(origin) != headers.get("host")


def _host_of(origin: str) -> str | None:
    """Host and port of an origin; None where it has none, as `null` has none."""
    try:
        return urlsplit(origin).netloc or None
    except ValueError:
        return None


def address_of(scope: Scope) -> str:
    """Where a request comes from: an address, or an IPv6 network as a household has it."""
    client = scope.get("client")
    if not client:
        return "local"
    try:
        address = ip_address(client[0])
    except ValueError:  # whatever a proxy says
        return str(client[0])
    if isinstance(address, IPv6Address) and not address.ipv4_mapped:
        return str(IPv6Address(int(address) >> 128 - HOUSEHOLD << 128 - HOUSEHOLD))
    return str(address)


def set_headers(headers: MutableHeaders) -> None:
    """What every reply carries; nothing is kept by anybody unless the reply says so."""
    headers.update(HEADERS)
    headers.setdefault("cache-control", "no-store")


class Guard:
    """Wraps the application; refuses what is foreign, sets the headers, writes one log line."""

    def __init__(self, app: ASGIApp, origins: tuple[str, ...], visits: Buckets) -> None:
        self.app, self.origins, self.visits = app, origins, visits

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Let a request through, or not."""
        if scope["type"] == "lifespan":
            await self.app(scope, receive, send)
            return
        started, status = time.perf_counter(), 500

        async def send_with_headers(message: Message) -> None:
            nonlocal status
            if message["type"] in STARTS:
                status = message["status"]
                set_headers(MutableHeaders(scope=message))
            elif message["type"] == "websocket.accept":
                status = 101
            await send(message)

        try:
            answer = self._refusal(scope) or self.app
            await answer(scope, receive, send_with_headers)
        finally:
            if (
                status != TOO_MANY and PASSED_ON not in scope
            ):  # or a flood of requests would be one of lines
                _log(scope, status, time.perf_counter() - started)

    def _refusal(self, scope: Scope) -> JSONResponse | None:
        """Why a request is not let through, if it is not; sockets are looked at where they open."""
        if scope["type"] != "http":
            return None
        if wait := self.visits.wait(address_of(scope)):
            seconds = ceil(wait)
            REFUSALS["limit.requests"] += 1
            return JSONResponse(
                {"code": "limit.requests", "facts": {"seconds": seconds}},
                TOO_MANY,
                {"retry-after": str(seconds)},
            )
        if scope["method"] not in SAFE and foreign(Headers(scope=scope), self.origins):
            REFUSALS["request.foreign_origin"] += 1
            return JSONResponse({"code": "request.foreign_origin", "facts": {}}, 403)
        return None


def _log(scope: Scope, status: int, seconds: float) -> None:
    """One line a request: nothing of its query, its body, its cookies or its address."""
    facts = {
        "at": round(time.time(), 3),
        "method": scope.get("method", "GET"),
        "path": _logged_path(scope["path"]),
        "status": status,
        "ms": round(1000 * seconds, 1),
    }
    if sys.stderr.isatty():
        log.info("%s %s %s", facts["method"], ascii(facts["path"])[1:-1], status)
    else:
        log.info("%s", json.dumps(facts))


def _logged_path(path: str) -> str:
    """The path; of a page only its kind, since the rest may be an invitation that is still good; of
    a table a mark, since its id lets people look on.
    """
    kind, slash, _ = path[1:].partition("/")
    if slash and kind != "api":
        return f"/{kind}/..."
    _, found, about = path.partition("/api/tables/")
    table, _, rest = about.partition("/")
    return f"/api/tables/{mark(table)}/{rest}".rstrip("/") if found else path


async def body_within(receive: Callable[[], Awaitable[Message]], most: int) -> bytes | None:
    """The body of a request, or None if it is too large."""
    body: bytes = b""
    while True:
        message = await receive()
        body = b"".join((body, message.get("body", b"")))
        if len(body) > most:
            return None
        if not message.get("more_body"):
            return body
