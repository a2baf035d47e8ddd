"""Servers as processes of their own, that can be killed, and a player who never gives up."""

import asyncio
import contextlib
import os
import signal
import subprocess
import sys
import time
from collections.abc import AsyncIterator
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from typing import IO, Any

import httpx
from websockets.exceptions import InvalidStatus, WebSocketException

from reihum.games import GAMES
from reihum.kernel.options import checked_options
from reihum.server.settings import Settings
from reihum.server.store.opening import opened
from reihum.server.store.rows import MoveRow
from reihum.server.store.store import Store
from tests.amounts import PATIENCE
from tests.ports import free_port
from tests.server.lifted import lifting
from tests.server.serving import COMPUTER, ME, Browser, Socket, thought

QUIET = subprocess.DEVNULL
Output = int | IO[bytes]
CLOCKED = {"decision_seconds": 86_400}  # there is a clock, and it never runs out
LONG_MATCHES: list[tuple[str, dict[str, Any]]] = [
    ("finito", {"target": 1000, **CLOCKED}),
    ("completto", {"rounds": 100, **CLOCKED}),
    ("rummy", {"rounds": 100, "turn_seconds": 86_400}),
]
COMMAND = "import sys; from reihum.cli import main; sys.exit(main())"


async def stored(database: str, table: str) -> list[MoveRow]:
    """The stored moves; every one of them follows from those before it, none is there twice."""
    kept = await opened(Settings(database=database))
    try:
        store = Store(kept)
        row, moves = await store.table(table), await store.moves(table)
    finally:
        await kept.close()
    assert row
    assert [move.ply for move in moves] == list(range(len(moves)))
    game = GAMES[row.game]
    state = game.start(checked_options(game.options, row.options), len(row.seats), row.seed)
    for move in moves:
        state = game.apply_written(state, move.seat, move.action)
    return moves


class Process:
    """A server process at a fixed port; what it does `first` may change how long it waits.

    Unless it is `limited`, it waits for others at its database as long as it takes. Its computer
    players take no longer than they think, unless they have a `pace`.
    """

    def __init__(
        self,
        database: str,
        port: int | None = None,
        output: Output = QUIET,
        *,
        limited: bool = False,
        workers: int = 1,
        first: str = "",
        pace: float = 0.0,
    ) -> None:
        self.database, self.port, self.output = database, port or free_port(), output
        shared = database.startswith("postgresql") and not limited
        lifted = lifting() if shared else ""
        self.command, self.pace = lifted + first + COMMAND, pace
        self.more = ("--workers", str(workers), *(() if limited else ("--unlimited",)))
        self.start()

    @classmethod
    def together(cls, *databases: str, first: str = "") -> list["Process"]:
        """Several of them, that begin at the same time."""
        with ThreadPoolExecutor(len(databases)) as beginning:
            return list(beginning.map(lambda database: cls(database, first=first), databases))

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def start(self) -> None:
        """Start it; returns when it answers."""
        serve = ("serve", "--port", str(self.port), "--database", self.database)
        self.process = subprocess.Popen(
            [sys.executable, "-c", self.command, *serve, *self.more],
            stdout=self.output,
            stderr=self.output,
            env=os.environ | {"REIHUM_PACE": str(self.pace)},
            start_new_session=True,  # so that its thinking processes can be killed with it
        )
        while self.process.poll() is None:
            with contextlib.suppress(httpx.HTTPError):
                if httpx.get(f"{self.address}/health", verify=False).status_code == 200:
                    return
            time.sleep(0.02)
        raise AssertionError("the server did not start")

    @property
    def workers(self) -> list[int]:
        """The processes that serve, where there are several; they have loaded the server."""
        own = self.process.pid
        children = Path(f"/proc/{own}/task/{own}/children").read_text("ascii").split()
        return [int(one) for one in children if b"spawn_main" in command(int(one))]

    def kill(self) -> None:
        """As if the power had gone."""
        os.killpg(self.process.pid, signal.SIGKILL)
        self.process.wait()

    def stop(self) -> int:
        """As one should: its exit status."""
        self.process.send_signal(signal.SIGTERM)
        return self.process.wait(PATIENCE)


async def ended(process: int) -> None:
    """Until this process has ended; Linux tells."""
    loop, over = asyncio.get_running_loop(), asyncio.Event()
    try:
        handle = os.pidfd_open(process)
    except ProcessLookupError:
        return
    loop.add_reader(handle, over.set)
    try:
        await over.wait()
    finally:
        loop.remove_reader(handle)
        os.close(handle)


def command(process: int) -> bytes:
    """How a process was started; nothing if it has ended."""
    with contextlib.suppress(OSError):  # it may end at any moment
        return Path(f"/proc/{process}/cmdline").read_bytes()
    return b""


@dataclass
class Stubborn:
    """A person at one seat, who comes back after every loss and remembers what was acknowledged."""

    browser: Browser
    game: str
    table: str
    seat: int
    sent: dict[int, Any] = field(default_factory=dict)  # by nth: the action as it was sent
    acknowledged: int = 0  # moves of the own that were told back
    over: bool = False
    playing: asyncio.Task[None] | None = None

    async def play(self) -> None:
        """Play on for ever, whatever happens to the server."""
        while not self.over:
            try:
                async with self.browser.at(self.table) as socket:
                    await self._sit(socket)
            except InvalidStatus as refused:
                if refused.response.status_code == 404:
                    raise AssertionError("the table is gone") from None
            except (OSError, WebSocketException, TimeoutError):
                pass
            await asyncio.sleep(0.02)

    async def _sit(self, socket: Socket) -> None:
        while not self.over:
            message = await socket.hear()
            if message["type"] == "seated":
                self.over = message["table"]["status"] == "over"
            if message["type"] != "shown" or not message["seats"]:
                continue
            nth = socket.nth(self.seat)
            assert nth >= self.acknowledged, "an acknowledged move is gone"
            self.acknowledged = nth
            if self.seat in socket.view(self.seat)["waiting"]:
                if nth not in self.sent:
                    self.sent[nth] = thought(self.game, socket.view(self.seat))
                await socket.play(self.seat, self.sent[nth])

    def texts(self) -> list[str]:
        """The acknowledged moves, as they must be in the database."""
        write = GAMES[self.game].write_action
        return [write(self.sent[nth]) for nth in range(self.acknowledged) if nth in self.sent]


@contextlib.asynccontextmanager
async def playing_people(server: Process) -> AsyncIterator[list[Stubborn]]:
    """A person and a computer player at a table of each game; in the end the server is killed."""
    people = []
    for game, options in LONG_MATCHES:
        browser = Browser(server.address)
        table = await browser.set_up(game, ME, COMPUTER, options=options)
        person = Stubborn(browser, game, table["id"], 0)
        person.playing = asyncio.create_task(person.play())
        people.append(person)
    try:
        yield people
    finally:
        playing = [person.playing for person in people if person.playing]
        for task in playing:
            task.cancel()
        await asyncio.gather(*playing, return_exceptions=True)
        if server.process.poll() is None:
            server.kill()
        for person in people:
            await person.browser.http.aclose()


async def go_on(people: list[Stubborn], moves: int = 1) -> None:
    """Wait until every one of them has made so many moves more."""
    goals = [person.acknowledged + moves for person in people]
    while any(p.acknowledged < goal for p, goal in zip(people, goals, strict=True)):
        await asyncio.sleep(0.01)
        for person in people:
            if person.playing and person.playing.done():
                person.playing.result()  # it has seen something that must not be


async def some_turns(random: Random) -> None:
    """Let things go on for a few turns of the event loop, so that no moment is like another."""
    for _ in range(random.randrange(300)):
        await asyncio.sleep(0)


async def check_kept(database: str, people: list[Stubborn]) -> None:
    """Every move that was acknowledged is there, as it was made; `pytest -s` says how many."""
    for person in people:
        moves = await stored(database, person.table)
        own = [move.action for move in moves if move.seat == person.seat]
        assert own[: person.acknowledged] == person.texts()
    acknowledged = sum(person.acknowledged for person in people)
    print(f"{acknowledged:,} acknowledged moves, all kept")
