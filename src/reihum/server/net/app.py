"""The application: routes from the table of endpoints, the socket, and starting and stopping."""

import asyncio
import contextlib
from collections.abc import AsyncIterator
from functools import partial
from math import ceil
from typing import Any

import msgspec
from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.requests import HTTPConnection, Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Mount, Route, WebSocketRoute
from starlette.types import Receive, Scope, Send
from starlette.websockets import WebSocket

from reihum.kernel.answers import Answer, Refused, Unreadable
from reihum.server.figures import REFUSALS
from reihum.server.house_clock import HouseClock
from reihum.server.limits import Bucket
from reihum.server.net.below import FIGURES, BelowPath
from reihum.server.net.connections import CONNECTION, COUNTS, LIMITS
from reihum.server.net.endpoints import ENDPOINTS
from reihum.server.net.frames import OUTBOX, SOCKET, Outbox, Socket
from reihum.server.net.guard import (
    Guard,
    address_of,
    body_within,
    foreign,
    set_headers,
)
from reihum.server.net.guide import COOKIE, SOCKET_PATH
from reihum.server.net.handover import machine
from reihum.server.net.metrics import Metrics
from reihum.server.net.openapi import document, page
from reihum.server.net.pages import Pages
from reihum.server.net.question import Endpoint, Question
from reihum.server.net.socket import converse
from reihum.server.net.usher import Line, Usher
from reihum.server.settings import Settings
from reihum.server.shared_limits import buckets, counts
from reihum.server.store.database import DatabaseDown
from reihum.server.store.heart import beat
from reihum.server.store.opening import opened
from reihum.server.store.owners import Owners
from reihum.server.store.store import Store
from reihum.server.supervision import supervised
from reihum.server.tables.clocks import Clocks
from reihum.server.tables.housekeeping import Housekeeping
from reihum.server.tables.live import Tables
from reihum.server.tables.seats import checked_table_id, is_token, new_token, owner_of, seats_of
from reihum.server.tables.table import Table
from reihum.server.thinking.fairness import Tally
from reihum.server.thinking.minds import Minds
from reihum.server.thinking.players import Players
from reihum.server.wire.answers import Refusal

SERVER = "server"  # where whoever runs the application finds it
A_YEAR = 365 * 24 * 3600
BODY_SECONDS = 10.0  # a body that takes longer is not waited for
FULL_SECONDS = 10  # when to try again where no more sockets are taken
STATUS = {
    "limit.hints": 429,
    "request.too_large": 413,
    "request.too_slow": 408,
    "table.unknown": 404,
    "table.not_host": 403,
    "table.not_your_seat": 403,
}


class Server:
    """All parts of a running server."""

    def __init__(self, settings: Settings, clock: HouseClock) -> None:
        self.settings, self.clock = settings, clock
        self.metrics = Metrics()
        limits = settings.limits
        self.permits = {
            "tables": buckets("tables", limits.tables, 600),
            "joins": buckets("joins", limits.joins, 60),
            "requests": buckets("requests", limits.requests, 60),
        }
        self.sockets = counts("sockets", limits.sockets)
        self.usher: Usher | None = None  # where several workers share the database

    @contextlib.asynccontextmanager
    async def lifespan(self, _: Starlette) -> AsyncIterator[dict[str, Any]]:
        """From the first request to the last."""
        database = await opened(self.settings)
        owners = Owners(database, machine(), self.settings.address) if database.shared else None
        self.store = store = Store(database, self.clock, owners)
        await store.set_clock()
        await store.beat()
        limits = self.settings.limits
        minds, adviser = Minds(self.settings.thinkers), Minds(1)
        self.players = Players(minds, adviser, self.settings.pace, limits)
        self.tables = Tables(store, self.players.attend, self.settings.keeping.patience)
        self.tables.attending.append(Tally(self.players).attend)
        self.metrics.watch(self.tables, self.players, store)
        await database.listen(self.tables.heard)
        clocks = Clocks(self.tables)
        work = {"the clocks": clocks.ring, "the search for overdue tables": clocks.look}
        work |= {"the heartbeat": partial(beat, store), "the figures": self.metrics.keep}
        if owners:
            self.usher = Usher(self.tables, owners)
            await owners.enter()
            work["the lease"] = self.usher.keep_lease
        work["housekeeping"] = Housekeeping(self.tables, store, self.settings.keeping).go_round
        tasks = [asyncio.create_task(supervised(*each)) for each in work.items()]
        try:
            connections = counts("connections", limits.connections)
            yield {COUNTS: connections, LIMITS: limits, OUTBOX: Outbox(), SERVER: self}
        finally:
            await self.leave()
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)
            await self.players.close()
            await database.close()

    async def leave(self) -> None:
        """Leave all tables to other workers; browsers come in again, and find them there."""
        if self.usher:
            await self.usher.leave()

    async def answer(self, request: Request, endpoint: Endpoint) -> Response:
        """The reply to a request, or why there is none."""
        wait = self.permits[endpoint.limit].wait(address_of(request.scope))
        if wait:
            return _too_many("limit.requests", ceil(wait))
        token = _token(request)
        fresh = new_token() if endpoint.needs_token and not token else None
        try:
            question = await self._question(request, endpoint, fresh or token)
            if endpoint.at_holder:
                held = await self._held(request.scope, request.scope[CONNECTION])
                if not held:
                    return NoReply()
            reply = _json(await endpoint.answer(question), 200)
        except Answer as problem:
            return _refused(problem)
        except (DatabaseDown, OSError):
            return _json(Refusal("server.try_again"), 503, {"retry-after": "2"})
        if endpoint.forgets_token:
            path = self.settings.base_path or "/"
            reply.delete_cookie(COOKIE, path, httponly=True, samesite="lax")
        if fresh:
            self._remember(reply, fresh, secure=request.url.scheme == "https")
        return reply

    async def _question(
        self, request: Request, endpoint: Endpoint, token: str | None
    ) -> Question[Any]:
        """The request, read and checked."""
        told = request.path_params
        return Question(
            tables=self.tables,
            players=self.players,
            owner=owner_of(token) if token else None,
            table_id=checked_table_id(told["id"]) if "id" in told else "",
            body=await self._body(request, endpoint),
            ply=_ply(request),
            address=address_of(request.scope),
            date=told.get("date", ""),
        )

    async def _body(self, request: Request, endpoint: Endpoint) -> Any:
        if endpoint.body is None:
            return None
        kind = request.headers.get("content-type", "").partition(";")[0]
        if kind.strip().lower() != "application/json":
            raise Unreadable("request.not_json")
        try:
            async with asyncio.timeout(BODY_SECONDS):
                data = await body_within(request.receive, endpoint.largest)
        except TimeoutError:
            raise Unreadable("request.too_slow") from None
        if data is None:
            raise Unreadable("request.too_large", largest=endpoint.largest)
        try:
            return msgspec.json.decode(data, type=endpoint.body)
        except (msgspec.MsgspecError, RecursionError, UnicodeDecodeError) as problem:
            raise Unreadable("message.unreadable", why=str(problem)) from None

    def _remember(self, reply: Response, token: str, *, secure: bool) -> None:
        secure = secure or self.settings.secure_cookies
        path = self.settings.base_path or "/"
        reply.set_cookie(
            COOKIE, token, A_YEAR, path=path, httponly=True, samesite="lax", secure=secure
        )

    async def socket(self, websocket: WebSocket) -> None:
        """A browser that wants to be at a table."""
        address = address_of(websocket.scope)
        if foreign(websocket.headers, self.settings.origins):
            await websocket.send_denial_response(_json(Refusal("request.foreign_origin"), 403))
            return
        if wait := self.permits["requests"].wait(address):
            await websocket.send_denial_response(_too_many("limit.requests", ceil(wait)))
            return
        try:
            socket: Socket = websocket.scope["extensions"][SOCKET]
            table = await self._held(websocket.scope, socket)
        except Answer as problem:
            refusal = _json(Refusal(problem.code, problem.plain()), 404)
            await websocket.send_denial_response(refusal)
            return
        except (DatabaseDown, OSError):
            await websocket.send_denial_response(_json(Refusal("server.try_again"), 503))
            return
        if table is None:
            return
        if not self.sockets.take(address):
            await websocket.send_denial_response(_too_many("limit.sockets", FULL_SECONDS))
            return
        try:
            await self._converse(websocket, table)
        finally:
            self.sockets.give_back(address)

    async def _held(self, scope: Scope, line: Line) -> Table | None:
        """The table that is asked for; None if the line was passed to the worker that holds it."""
        table_id = checked_table_id(scope["path_params"]["id"])
        if self.usher:
            return await self.usher.held(table_id, scope, line)
        return await self.tables.get(table_id)

    async def _converse(self, websocket: WebSocket, table: Table) -> None:
        limits = self.settings.limits
        token = _token(websocket)
        owner = owner_of(token) if token else None
        seated = seats_of(table.row, owner)  # players are let in, however many look on
        if not seated and len(table.watchers) >= limits.watchers:
            await websocket.send_denial_response(_too_many("limit.watchers", FULL_SECONDS))
            return
        if seated or owner == table.row.host:
            table.visitor = address_of(websocket.scope)
        await websocket.accept()
        permits = Bucket(2 * limits.messages, 2)
        await converse(websocket, table, owner, self.players, permits)


def _refused(problem: Answer) -> Response:
    status = STATUS.get(problem.code, 409 if isinstance(problem, Refused) else 400)
    headers = {"retry-after": str(problem.facts.get("seconds"))} if status == 429 else None
    REFUSALS[problem.code] += 1
    return _json(Refusal(problem.code, problem.plain()), status, headers)


class NoReply(Response):
    """A reply that sends nothing: another worker answers."""

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Say nothing."""


def _token(connection: HTTPConnection) -> str | None:
    """The browser's token; None if the cookie is not one that we can have set."""
    token = connection.cookies.get(COOKIE, "")
    return token if is_token(token) else None


def _ply(request: Request) -> int:
    text = request.path_params.get("ply", "0")
    if text.isdecimal() and text.isascii() and len(text) <= 6:
        return int(text)
    raise Unreadable("table.unknown_ply", ply=text)


def _json(reply: Any, status: int, headers: dict[str, str] | None = None) -> Response:
    return Response(msgspec.json.encode(reply), status, headers, "application/json")


def _too_many(code: str, seconds: int) -> Response:
    REFUSALS[code] += 1
    return _json(Refusal(code, {"seconds": seconds}), 429, {"retry-after": str(seconds)})


async def _no_page(_: Request, problem: Exception) -> Response:
    """The reply where nothing is at this address, or nothing with this method."""
    assert isinstance(problem, HTTPException)
    known = problem.status_code == 405
    refusal = Refusal("request.method" if known else "request.unknown")
    return _json(refusal, problem.status_code, dict(problem.headers or {}))


async def _no_socket(websocket: WebSocket) -> None:
    """There is no table at this address."""
    await websocket.send_denial_response(_json(Refusal("request.unknown"), 404))


async def _failed(_: Request, __: Exception) -> Response:
    """The program has a mistake; it is in the log, and not in the reply."""
    reply = _json(Refusal("server.failed"), 500)
    set_headers(reply.headers)  # the guard is not asked any more
    return reply


def application(settings: Settings, clock: HouseClock | None = None) -> Starlette:
    """The whole server as an ASGI application."""
    server = Server(settings, clock or HouseClock())

    def route(endpoint: Endpoint) -> Route:
        async def answer(request: Request) -> Response:
            return await server.answer(request, endpoint)

        return Route(endpoint.path, answer, methods=[endpoint.method])

    async def openapi(_: Request) -> Response:
        return _json(document(settings.base_path, settings.limits), 200)

    async def api_page(_: Request) -> Response:
        return Response(page(settings.limits), media_type="text/html")

    async def metrics(_: Request) -> Response:
        return Response(server.metrics.text(), media_type="text/plain; version=0.0.4")

    routes: list[BaseRoute] = [
        *(route(endpoint) for endpoint in ENDPOINTS),
        Route("/api", api_page),
        Route("/api/openapi.json", openapi),
        Route(FIGURES, metrics),
        WebSocketRoute(SOCKET_PATH, server.socket),
        WebSocketRoute("/{path:path}", _no_socket),
        Mount("/", Pages(settings.base_path)),
    ]
    visits = buckets("visits", settings.limits.visits, 60)
    guard = Middleware(Guard, origins=settings.origins, visits=visits)
    below = Middleware(BelowPath, base_path=settings.base_path)
    app = Starlette(
        routes=routes,
        middleware=[below, guard],
        exception_handlers={HTTPException: _no_page, Exception: _failed},
        lifespan=server.lifespan,
    )
    app.state.server = server
    return app
