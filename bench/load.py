"""A load client: many tables, two browsers at each, every seat answers as soon as it may.

Runs as a process of its own: `python -m bench.load ADDRESS GAME TABLES SECONDS [MOVES_A_SECOND]`;
tells when it is ready; for every line it is then given it plays for a while, tells when it is warm,
and prints at the end one JSON object: moves, seconds, the milliseconds from a move to the other
seat's update, and the share of a core that this client took. In between it rests. With a pace
every seat has its own times to move, and those of all seats are spread evenly; a move that is not
allowed yet is made as soon as it is.
"""

import asyncio
import json
import sys
import time
from collections.abc import Callable
from functools import partial
from itertools import chain
from typing import Any, Generic, TypeVar, cast
from urllib.parse import urlsplit

import httpx
import msgspec
import uvloop
from msgspec import Struct
from websockets.speedups import apply_mask

TEXT, PING, PONG = 0x81, 0x89, 0x8A
SHORT = 126  # bytes; the length of a frame that has as many stands in more than one byte
KEY = "cmVpaHVtIGluIGEgYmVuYw=="  # any sixteen bytes: who asks for a WebSocket sends some
MASK = b"\x9a\x3c\x51\xe7"  # any bytes: the server has to take it off again

WARM_SECONDS = 2  # before anything is measured; Node compiles what is used often

Move = dict[str, Any]
Public = TypeVar("Public")
Own = TypeVar("Own")
encode = msgspec.json.Encoder().encode


class FinitoPublic(Struct):
    """What the Finito player looks at of what everybody sees."""

    face_up: list[list[int]]


class FinitoOwn(Struct):
    """What the Finito player looks at of what only it sees."""

    targets: list[int]


class Fit(Struct):
    """A place for a tile."""

    slot: int
    reading: int


class ComplettoPublic(Struct):
    """What the Completto player looks at of what everybody sees."""

    rows: list[list[int]]
    turned: list[int]
    drawn: int


class ComplettoOwn(Struct):
    """What the Completto player looks at of what only it sees."""

    fits: dict[int, list[Fit]]


class Seen(Struct, Generic[Own]):
    """What a seat sees besides."""

    own: Own
    nth: int


class Standing(Struct):
    """How the match stands."""

    waiting: list[int]


class Known(Struct, Generic[Public]):
    """What everybody sees."""

    standing: Standing
    public: Public


class Message(Struct, Generic[Public, Own]):
    """A message from the server."""

    type: str
    ply: int = 0
    known: Known[Public] | None = None
    seats: dict[int, Seen[Own]] = {}


def finito_move(seat: int, public: FinitoPublic, own: FinitoOwn, nth: int) -> Move:
    """The first counter on the first target; once all lie, now one counter and now another."""
    face_up = public.face_up[seat]
    if not face_up and nth % 2:
        return {"type": "stay"}
    counter = face_up[0] if face_up else 12 - nth % 12
    return {"type": "place", "counter": counter, "square": own.targets[0]}


def completto_move(seat: int, public: ComplettoPublic, own: ComplettoOwn, nth: int) -> Move:
    """Push, draw and lay as it comes; after twenty moves shift, so that no game ends."""
    for tile, verb in ((public.turned[seat], "push"), (public.drawn, "lay")):
        if tile:
            fit = own.fits[tile][0]
            return {"type": verb, "reading": fit.reading, "slot": fit.slot}
    if nth < 20:
        return {"type": "draw"}
    slot = public.rows[seat].index(0)
    return {"type": "shift", "slot": slot, "to": 21 if slot < 21 else 0}


GAMES: dict[str, tuple[Any, Callable[[int, Any, Any, int], Move]]] = {
    "finito": (msgspec.json.Decoder(Message[FinitoPublic, FinitoOwn]), finito_move),
    "completto": (msgspec.json.Decoder(Message[ComplettoPublic, ComplettoOwn]), completto_move),
}


class Load:
    """What all browsers together have measured."""

    def __init__(self, game: str, interval: float) -> None:
        self.game = game
        self.decoder, self.move = GAMES[game]
        self.interval = interval  # seconds between two moves of a seat; 0: at once
        self.moves = 0
        self.delays: list[float] = []
        self.rests = True


class Browser(asyncio.Protocol):
    """A WebSocket at one seat of a table for two."""

    def __init__(self, load: Load, seat: int, head: str) -> None:
        self.load, self.seat, self.head = load, seat, head
        self.loop = asyncio.get_running_loop()
        self.ready = self.loop.create_future()
        self.unread = b""
        self.asked: tuple[Any, Seen[Any]] | None = None  # what is to be answered
        self.other = self
        self.answered = -1
        self.may_move = False
        self.sent: tuple[int, float] | None = None  # the number of the last move, and when

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Ask for a WebSocket."""
        self.transport = cast(asyncio.Transport, transport)
        self.transport.write(self.head.encode())

    def data_received(self, data: bytes) -> None:
        """Read the frames that are whole; the first answer ends with an empty line."""
        data = self.unread + data if self.unread else data
        if self.head:
            reply, end, data = data.partition(b"\r\n\r\n")
            if not end:
                self.unread = reply
                return
            assert reply.startswith(b"HTTP/1.1 101 "), reply
            self.head = ""
            self.ready.set_result(None)
        while len(data) >= 2:
            length, start = data[1], 2
            if length >= SHORT:
                start = 4 if length == SHORT else 10
                length = int.from_bytes(data[2:start])
            if len(data) < start + length:
                break
            self.frame_received(data[0], data[start : start + length])
            data = data[start + length :]
        self.unread = data

    def frame_received(self, kind: int, content: bytes) -> None:
        """Look at a message."""
        if kind == TEXT:
            message = self.load.decoder.decode(content)
            if message.type == "shown" and message.known:
                self.shown(message.ply, message.known, message.seats[self.seat])
        elif kind == PING:
            self.send(PONG, content)

    def shown(self, ply: int, known: Known[Any], seen: Seen[Any]) -> None:
        """Take in what the seat sees now; of `ply` moves all but its own are the other's."""
        sent = self.other.sent
        if sent and ply - seen.nth > sent[0]:
            self.load.delays.append(time.perf_counter() - sent[1])
            self.other.sent = None
        if self.seat in known.standing.waiting and seen.nth > self.answered:
            self.asked = known.public, seen
            self.move()

    def tick(self, due: float) -> None:
        """It is time for this seat to move, and an interval later again."""
        self.may_move = True
        self.move()
        if self.load.interval:
            due += self.load.interval
            self.loop.call_at(due, self.tick, due)

    def move(self) -> None:
        """Answer the question that is open, if it is time."""
        if not self.asked or not self.may_move or self.load.rests:
            return
        (public, seen), self.asked = self.asked, None
        self.may_move = not self.load.interval
        self.answered = seen.nth
        action = self.load.move(self.seat, public, seen.own, seen.nth)
        move = {"game": self.load.game, "action": action}
        play = {"type": "play", "seat": self.seat, "nth": seen.nth, "move": move}
        self.sent = seen.nth, time.perf_counter()
        self.send(TEXT, encode(play))
        self.load.moves += 1

    def send(self, kind: int, content: bytes) -> None:
        """Send a short message."""
        assert len(content) < SHORT
        head = bytes((kind, 0x80 | len(content))) + MASK
        self.transport.write(head + apply_mask(content, MASK))


async def opened(load: Load, address: str, game: str) -> list[Browser]:
    """A table with a browser at each of its two seats."""
    async with (
        # Nothing is encrypted here; to load certificates would take a tenth of a second.
        httpx.AsyncClient(base_url=address, verify=False) as ann,
        httpx.AsyncClient(base_url=address, verify=False) as ben,
    ):
        seats = [{"type": "me", "name": "Ann"}, {"type": "guest"}]
        table = (await ann.post("/api/tables", json={"game": game, "seats": seats})).json()
        link = {"link": table["seats"][1]["link"], "name": "Ben"}
        await ben.post("/api/join", json=link)
        await ann.post(f"/api/tables/{table['id']}/start")
        cookies = ann.cookies["reihum"], ben.cookies["reihum"]
    host = urlsplit(address)
    assert host.hostname
    assert host.port
    head = (
        f"GET /api/tables/{table['id']}/socket HTTP/1.1\r\nHost: {host.netloc}\r\n"
        "Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
        f"Sec-WebSocket-Key: {KEY}\r\nCookie: reihum="
    )
    browsers = [
        Browser(load, seat, f"{head}{cookie}\r\n\r\n") for seat, cookie in enumerate(cookies)
    ]
    for browser, other in (browsers, browsers[::-1]):
        browser.other = other
        await browser.loop.create_connection(partial(_same, browser), host.hostname, host.port)
        await browser.ready
    return browsers


def _same(browser: Browser) -> Browser:
    return browser


async def main() -> None:
    """Open the tables, play, and tell."""
    address, game, tables, seconds, *pace = sys.argv[1:]
    # Half of a table's time lies between its two seats.
    interval = 2 * int(tables) / float(pace[0]) if pace else 0.0
    load = Load(game, interval)
    places = [await opened(load, address, game) for _ in range(int(tables))]
    browsers = list(chain(*zip(*places, strict=True)))
    print("ready", flush=True)
    loop = asyncio.get_running_loop()
    begun = False
    while await loop.run_in_executor(None, sys.stdin.readline):
        load.rests, started = False, loop.time()
        for turn, browser in enumerate(browsers):
            if begun:
                browser.move()
            else:
                due = started + interval * turn / len(browsers)
                loop.call_at(due, browser.tick, due)
        begun = True
        print(json.dumps(await measured(load, float(seconds))), flush=True)
        load.rests = True


async def measured(load: Load, seconds: float) -> dict[str, float]:
    """What is counted in so many seconds, once everything is warm."""
    await asyncio.sleep(WARM_SECONDS)
    load.moves, load.delays = 0, []
    print("warm", flush=True)
    started, cpu = time.perf_counter(), time.process_time()
    await asyncio.sleep(seconds)
    took, used = time.perf_counter() - started, time.process_time() - cpu
    delays = sorted(1000 * delay for delay in load.delays)
    result = {"moves": load.moves, "seconds": took, "client": used / took}
    result |= {f"p{p}": delays[int(len(delays) * p / 100)] for p in (50, 99)}
    return result


if __name__ == "__main__":
    uvloop.run(main())
