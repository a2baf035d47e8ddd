"""A real server on a real port with a real database, and browsers that talk to it."""

import asyncio
import contextlib
import json
from collections.abc import AsyncIterator
from dataclasses import dataclass, field
from typing import Any

import httpx
import msgspec
from starlette.applications import Starlette
from websockets.asyncio.client import ClientConnection, connect

from reihum.games import GAMES
from reihum.kernel.match import NextRound
from reihum.server.house_clock import HouseClock
from reihum.server.net.app import Server
from reihum.server.net.run import config
from reihum.server.net.serving import Serving
from reihum.server.settings import Limits, Settings
from tests.amounts import PATIENCE


@contextlib.asynccontextmanager
async def served(
    database: str,
    limits: Limits | None = None,
    clock: HouseClock | None = None,
    *,
    port: int = 0,
    address: str = "",
    base_path: str = "",
) -> AsyncIterator["House"]:
    """A server in this process; its tables may go by a clock of the test's own."""
    limits = limits or Limits()
    settings = Settings(
        database=database,
        limits=limits,
        pace=0.0,
        thinkers=1,
        address=address,
        base_path=base_path,
    )
    settled = config(settings, "127.0.0.1", port, clock=clock)
    server = Serving(settled)
    serving = asyncio.create_task(server.serve())
    while not server.started:
        await asyncio.sleep(0.01)
        assert not serving.done(), "the server did not start"
    port = server.servers[0].sockets[0].getsockname()[1]
    assert isinstance(settled.app, Starlette)
    house = House(f"http://127.0.0.1:{port}", settled.app.state.server)
    try:
        yield house
    finally:
        await house.close()
        server.should_exit = True
        await serving


class House:
    """The address of a server, and the browsers that go there."""

    def __init__(self, address: str, server: Server) -> None:
        self.address, self.server = address, server
        self._browsers: list[Browser] = []

    def browser(self) -> "Browser":
        """A browser that nobody has used yet."""
        self._browsers.append(Browser(self.address))
        return self._browsers[-1]

    async def close(self) -> None:
        for browser in self._browsers:
            await browser.http.aclose()


class Browser:
    """A browser: it keeps its cookie, asks by HTTP, and can sit at tables."""

    def __init__(self, address: str) -> None:
        self.address = address
        # Nothing is encrypted here; to load certificates would take a tenth of a second.
        self.http = httpx.AsyncClient(base_url=address, timeout=PATIENCE, verify=False)

    @property
    def token(self) -> str | None:
        return self.http.cookies.get("reihum")

    async def get(self, path: str, **more: Any) -> httpx.Response:
        return await self.http.get(path, **more)

    async def post(self, path: str, body: Any = None, **more: Any) -> httpx.Response:
        return await self.http.post(path, json=body, **more)

    async def do(self, path: str, body: Any = None) -> None:
        """What is asked for is done; the reply must be a yes."""
        reply = await self.post(path, body)
        assert reply.is_success, reply.text

    async def set_up(self, game: str, *seats: dict[str, str], **more: Any) -> dict[str, Any]:
        """A new table; the reply must be a yes."""
        reply = await self.post("/api/tables", {"game": game, "seats": seats, **more})
        assert reply.status_code == 200, reply.text
        table: dict[str, Any] = reply.json()
        return table

    async def join(self, link: str, name: str) -> dict[str, Any]:
        """A seat by its link; the reply must be a yes."""
        reply = await self.post("/api/join", {"link": link, "name": name})
        assert reply.status_code == 200, reply.text
        table: dict[str, Any] = reply.json()
        return table

    @contextlib.asynccontextmanager
    async def at(self, table_id: str, **headers: str) -> AsyncIterator["Socket"]:
        """At a table, by its socket."""
        address = self.address.replace("http", "ws")
        cookies = {"Cookie": f"reihum={self.token}"} if self.token else {}
        async with connect(
            f"{address}/api/tables/{table_id}/socket",
            additional_headers={**cookies, **headers},
            open_timeout=PATIENCE,
            ping_interval=None,  # a server that stands still for a while is not given up
        ) as connection:
            yield Socket(connection)


@dataclass
class Socket:
    """A browser's socket at one table; it remembers what it was told last."""

    connection: ClientConnection
    seated: dict[str, Any] = field(default_factory=dict)
    shown: dict[str, Any] = field(default_factory=dict)

    async def hear(self) -> dict[str, Any]:
        """The next message."""
        async with asyncio.timeout(PATIENCE):  # wait_for may swallow a cancellation before 3.12
            text = await self.connection.recv()
        message: dict[str, Any] = json.loads(text)
        if message["type"] == "seated":
            self.seated = message["table"]
        if message["type"] == "shown":
            self.shown = message
        return message

    async def hear_of(self, kind: str) -> dict[str, Any]:
        """The next message of this kind; all before it are taken in."""
        while (message := await self.hear())["type"] != kind:
            pass
        return message

    async def say(self, **message: Any) -> None:
        await self.connection.send(json.dumps(message))

    async def ask(self, **message: Any) -> dict[str, Any]:
        """Say something and hear the answer; who has gone may be told at any moment."""
        await self.say(**message)
        while (told := await self.hear())["type"] == "presence":
            pass
        return told

    def view(self, seat: int) -> dict[str, Any]:
        """All that this seat sees, in one."""
        known, own = self.shown["known"], self.shown["seats"][str(seat)]["own"]
        view: dict[str, Any] = known["standing"] | known["public"] | own | {"seat": seat}
        return view

    def nth(self, seat: int) -> int:
        return int(self.shown["seats"][str(seat)]["nth"])

    async def play(self, seat: int, action: Any) -> None:
        move = {
            "game": self.shown["known"]["public"]["game"],
            "action": msgspec.to_builtins(action),
        }
        await self.say(type="play", seat=seat, nth=self.nth(seat), move=move)


def thought(game: str, view: dict[str, Any]) -> Any:
    """What the simple player would do in the place of a person; between rounds, go on."""
    if view["round_over"]:
        return NextRound()
    return GAMES[game].players["simple"](typed_view(game, view), "seed")


def typed_view(game: str, view: dict[str, Any]) -> Any:
    """What a seat sees, as the engine has it."""
    seats = len(view.get("rows") or view.get("rack_sizes") or view["boards"])
    parts = {**view, "seats": seats, "public": view, "own": view}
    return msgspec.json.decode(json.dumps(parts), type=GAMES[game].view_type)


async def three_at_a_table(house: House, game: str) -> tuple[Browser, Browser, Browser, str]:
    """A host and two guests whose match has begun, and the table's id."""
    ann, ben, cleo = (house.browser() for _ in range(3))
    table = await ann.set_up(game, ME, GUEST, GUEST)
    for browser, seat, name in ((ben, 1, "Ben"), (cleo, 2, "Cleo")):
        await browser.join(table["seats"][seat]["link"], name)
    await ann.do(f"/api/tables/{table['id']}/start")
    return ann, ben, cleo, str(table["id"])


async def play_out(game: str, socket: Socket, seats: tuple[int, ...], most: int = 10_000) -> int:
    """Play these seats through one socket until the match is over, or for so many moves."""
    made = dict.fromkeys(seats, -1)  # the nth each seat has answered already
    moves = 0
    while socket.seated.get("status") != "over" and moves < most:
        if socket.shown:
            for seat in seats:
                if seat in socket.view(seat)["waiting"] and made[seat] < socket.nth(seat):
                    made[seat] = socket.nth(seat)
                    await socket.play(seat, thought(game, socket.view(seat)))
                    moves += 1
        message = await socket.hear()
        assert message["type"] in {"seated", "shown", "arranging", "reacted", "presence"}, message
    return moves


ME = {"type": "me", "name": "Ann"}
GUEST = {"type": "guest"}
COMPUTER = {"type": "computer", "player": "simple"}


async def begun(ann: Browser, ben: Browser) -> str:
    """The id of a table for two that has begun; set up where Ann is."""
    table = await ann.set_up("finito", ME, GUEST)
    await ben.join(table["seats"][1]["link"], "Ben")
    assert (await ann.post(f"/api/tables/{table['id']}/start")).status_code == 200
    return str(table["id"])
