"""A hundred thousand messages that nobody would send, and every request that the API describes."""

import asyncio
import gc
import json
import logging
import sys
from collections.abc import Iterator
from itertools import islice, product
from random import Random
from threading import Event, Thread
from typing import Any

import httpx
import msgspec
import pytest
import schemathesis
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis.strategies import integers
from schemathesis.checks import CHECKS
from schemathesis.generation import GenerationMode

from reihum.games import GAMES
from reihum.kernel.record import read_record, replay
from reihum.puzzles.model import LEVELS, Puzzle
from reihum.server.net.endpoints import ENDPOINTS
from reihum.server.net.openapi import document
from reihum.server.settings import UNLIMITED
from reihum.server.tables.table import Table
from reihum.server.thinking import practice
from tests.amounts import ALL, PATIENCE, amount
from tests.server.serving import ME, House, play_out, served
from tests.server.wire import BINARY, Wire, frame, wired

MESSAGES = amount(6_000, 100_000 // 3 + 1)  # for each of the games
MOVES = 16  # that are made meanwhile
WARM = MESSAGES // 3
AT_ONCE = 250
GROWTH = MESSAGES // 10  # blocks of memory: less than a tenth of a block for a message
EXAMPLES = amount(7, 100)
MINE = (ME, {"type": "me", "name": "Ben"})
TYPES = ("play", "arrange", "hint", "react", "ping", "shown", "seated", "admin", "__class__", "")
ACTIONS: tuple[str, ...] = (
    "push",
    "draw",
    "lay",
    "take",
    "shift",
    "place",
    "stay",
    "discard",
    "pass",
    "next_round",
)
ACTIONS += ("time_up", "", "constructor")
VALUES: tuple[Any, ...] = (None, True, 0, -1, 1, 2, 3, 4, 22, 36, 100, 101, 10**6, 10**19, 10**400)
VALUES += (0.5, -0.0, 1e308, "", "b4", "*", "draw", "\0", "\u202e", "é", "x" * 300, [], {}, [[]])
NAMES: tuple[str, ...] = (
    "type",
    "seat",
    "nth",
    "move",
    "draft",
    "reaction",
    "table",
    "tile",
    "reading",
    "slot",
)
NAMES += ("counter", "square", "to", "with_discard", "__proto__", "state", "seed")
BYTES = (b"{", b"}", b"[", b"]", b'"', b",", b"\\u0000", b"\\ud800", b"NaN", b"1e999", b"\xc3\xa9")


def wild_value(random: Random, depth: int = 0) -> Any:
    """Any JSON value."""
    kind = random.random()
    if depth < 3 and kind < 0.15:
        return [wild_value(random, depth + 1) for _ in range(random.randrange(4))]
    if depth < 3 and kind < 0.3:
        return {random.choice(NAMES): wild_value(random, depth + 1) for _ in range(3)}
    return random.choice(VALUES)


def likely(random: Random, game: str) -> dict[str, Any]:
    """A message of the right form, whose contents are by chance."""
    action: dict[str, Any] = {"type": random.choice(ACTIONS)}
    for name in random.sample(NAMES[6:14], random.randrange(4)):
        action[name] = random.choice((random.randrange(40), [["b4", "b5"], ["*"]], "r7", True))
    move = {"game": random.choice((game, game, *GAMES, "chess")), "action": action}
    return {
        "type": random.choice(TYPES[:5]),
        "seat": random.randrange(3),
        "nth": random.choice((random.randrange(30), 0, 999_999)),
        **random.choice(({"move": move}, {"draft": action})),
        "reaction": "hello",
    }


def mutated(random: Random, message: dict[str, Any]) -> dict[str, Any]:
    """The message with something taken away, put in or changed."""
    found = dict(message)
    for _ in range(random.randrange(3)):
        name = random.choice((*found, *NAMES[:6]))
        if random.random() < 0.5:
            found.pop(name, None)
        else:
            found[name] = wild_value(random)
    return found


FIELDS = {
    "play": ("type", "seat", "nth", "move"),
    "arrange": ("type", "seat", "draft"),
    "hint": ("type", "seat"),
    "react": ("type", "seat", "reaction"),
    "ping": ("type",),
}


def torn(random: Random, text: bytes) -> bytes:
    """The text with pieces cut out and others put in."""
    at, until = sorted(random.randrange(len(text) + 1) for _ in range(2))
    return text[:at] + random.choice(BYTES) * random.randrange(5) + text[until:]


def legal(random: Random, table: Table) -> dict[str, Any]:
    """A move that could be made now."""
    seat = random.choice(table.game.waiting(table.match))
    action = random.choice(table.game.offered(table.game.view(table.match, seat)))
    move = {"game": table.game.name, "action": msgspec.to_builtins(action)}
    return {"type": "play", "seat": seat, "nth": table.nth[seat], "move": move}


def fuzz(random: Random, table: Table) -> Iterator[bytes]:
    """Frames without end: whole messages, mutated, wild, torn, and bytes; a match goes on."""
    while True:
        go_on = table.ply < MOVES and random.random() < 0.04
        message = legal(random, table) if go_on else likely(random, table.game.name)
        whole = {name: message[name] for name in FIELDS[message["type"]] if name in message}
        form = random.random()
        if form < 0.3:
            yield frame(json.dumps(whole).encode())
        elif form < 0.7:
            yield frame(json.dumps(mutated(random, whole)).encode())
        elif form < 0.8:
            yield frame(json.dumps(wild_value(random)).encode())
        elif form < 0.97:
            yield frame(torn(random, json.dumps(whole, ensure_ascii=True).encode()))
        else:
            yield frame(random.randbytes(random.randrange(50)), BINARY)


async def swallow(wire: Wire, frames: Iterator[bytes], count: int) -> set[str]:
    """Send so many frames; all kinds and codes that came back. The last answer is known by name."""
    kinds: set[str] = set()
    for number in range(0, count, AT_ONCE):
        mark = f"mark {number}"
        end = frame(json.dumps({"type": mark}).encode())
        sending = asyncio.create_task(wire.send(b"".join([*islice(frames, AT_ONCE), end])))
        for text in await wire.hear_until(mark.encode()):
            _, _, _, kind, *rest = text.decode().split('"', 8)
            kinds.add(rest[3] if kind == "refused" else kind)
        await sending
    return kinds


@pytest.mark.anyio
@pytest.mark.parametrize("game", GAMES)
async def test_a_table_outlives_a_hundred_thousand_messages(
    game: str, sqlite: str, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.WARNING)
    async with served(sqlite, UNLIMITED) as house:
        ann = house.browser()
        table = (await ann.set_up(game, *MINE))["id"]
        frames = fuzz(Random(f"{game}-1"), house.server.tables.live[table])
        async with wired(ann, table) as wire:
            kinds = await swallow(wire, frames, WARM)
            gc.collect()
            before = sys.getallocatedblocks()
            kinds |= await swallow(wire, frames, MESSAGES - WARM)
            gc.collect()
            growth = sys.getallocatedblocks() - before
        assert growth < GROWTH
        assert house.server.tables.live[table].ply >= MOVES  # it was not all nonsense
        assert {"message.unreadable", "message.not_text", "table.other_game", "pong"} <= kinds
        assert {"table.not_your_seat", "table.too_early", "table.no_hints", "reacted"} <= kinds
        async with ann.at(table) as socket:
            await play_out(game, socket, (0, 1))
        record = read_record((await ann.get(f"/api/tables/{table}/record")).content)
        assert GAMES[game].outcome(replay(GAMES[game], record)) is not None
        assert [r for r in caplog.records if r.levelno >= logging.ERROR] == []


class Background:
    """A server in a thread, for clients that wait."""

    def __init__(self, database: str) -> None:
        self._ready, self._database = Event(), database
        self._thread = Thread(target=lambda: asyncio.run(self._serve()))

    async def _serve(self) -> None:
        self._loop, self._end = asyncio.get_running_loop(), asyncio.Event()
        async with served(self._database, UNLIMITED) as self.house:
            self._ready.set()
            await self._end.wait()

    def __enter__(self) -> House:
        self._thread.start()
        self._ready.wait()
        return self.house

    def __exit__(self, *_: object) -> None:
        self._loop.call_soon_threadsafe(self._end.set)
        self._thread.join()


@pytest.fixture(scope="module")
def rounds() -> dict[str, list[Puzzle]]:
    """Puzzles of a round of every game."""
    return {game: [*practice.played(game, "fuzz-2")] for game in GAMES}


@pytest.fixture
def stocked(rounds: dict[str, list[Puzzle]], monkeypatch: pytest.MonkeyPatch) -> None:
    """Puzzles enough of every game and level: how rounds are played for them is not asked here."""
    for game, level in product(GAMES, LEVELS):
        enough = rounds[game] * (1 + EXAMPLES)
        monkeypatch.setitem(practice.stock, (game, level), enough)


@pytest.fixture(scope="module")
def background(tmp_path_factory: pytest.TempPathFactory) -> Iterator["Known"]:
    """A server with tables in every status, and the token of their host."""
    with Background(str(tmp_path_factory.mktemp("fuzz") / "tables.sqlite")) as house:
        yield Known(house.address)


class Known:
    """What a client of this server knows."""

    def __init__(self, address: str) -> None:
        self.address = address
        with httpx.Client(base_url=address, verify=False) as client:
            wishes = [{"game": game, "seats": MINE} for game in GAMES]
            wishes += [{"game": game, "seats": [ME, {"type": "guest"}]} for game in GAMES]
            tables = [client.post("/api/tables", json=wish).json() for wish in wishes]
            self.cookies = dict(client.cookies)
        self.ids = [table["id"] for table in tables]
        self.links = [seat["link"] for table in tables for seat in table["seats"] if seat["link"]]

    def put_in(self, case: Any, number: int) -> None:
        """Let a case be about something that exists."""
        if "id" in case.path_parameters:
            case.path_parameters["id"] = self.ids[number % len(self.ids)]
        if isinstance(case.body, dict):
            known = {
                "game": list(GAMES)[number % len(GAMES)],
                "link": self.links[number % len(self.links)],
                "options": {},
            }
            case.body.update({name: known[name] for name in known if name in case.body})


SCHEMA = schemathesis.openapi.from_dict(document())
KNOWN_CHECKS = CHECKS.get_by_names(
    [
        "not_a_server_error",
        "status_code_conformance",
        "content_type_conformance",
        "response_schema_conformance",
    ]
)
GOOD, BAD = GenerationMode.POSITIVE, GenerationMode.NEGATIVE
ASKED = [(GOOD, e.method, e.path) for e in ENDPOINTS]
ASKED += [(BAD, e.method, e.path) for e in ENDPOINTS if e.body or "{id}" in e.path]


@pytest.mark.parametrize(("mode", "method", "path"), ASKED)
def test_every_reply_is_as_the_document_says(
    mode: GenerationMode,
    method: str,
    path: str,
    background: Known,
    request: pytest.FixtureRequest,
) -> None:
    if path == "/api/puzzles" and not ALL:
        request.getfixturevalue("stocked")

    @settings(
        max_examples=EXAMPLES,
        phases=[Phase.generate],
        suppress_health_check=list(HealthCheck),
        database=None,
    )
    @given(case=SCHEMA[path][method].as_strategy(generation_mode=mode), number=integers(0, 20))
    def ask(case: Any, number: int) -> None:
        if number > 5:
            background.put_in(case, number)
        case.call_and_validate(
            base_url=background.address,
            checks=KNOWN_CHECKS,
            cookies=background.cookies,
            timeout=PATIENCE,
        )

    ask()
