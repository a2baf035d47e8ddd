"""`make soak`: two workers on PostgreSQL, with faults, floods and abandoned tables at once.

Workers are killed, frozen and replaced, the database is cut off; strangers flood the server and
leave tables behind. All the while people play, and never give up. Afterwards everything that was
acknowledged is there, every abandoned table has ended, and memory, files, processes and queues are
where they should be. `make soak MINUTES=5`; the seed is printed, and may be given as SEED.
"""

import asyncio
import contextlib
import os
import resource
import signal
import sys
import time
from collections import Counter
from collections.abc import Awaitable, Callable
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from typing import Any

import httpx

from reihum.server.settings import Settings
from reihum.server.store.opening import opened
from tests.server.postgres import Postgres
from tests.server.processes import Process, check_kept, go_on, playing_people
from tests.server.serving import Browser

WORKERS = 2
EVERY = (4.0, 12.0)  # seconds between two faults
FROZEN = (1.0, 8.0)  # seconds
AWAY = (0.5, 5.0)  # seconds without a database
ABANDONED = ({"type": "me", "name": "Ann"}, {"type": "me", "name": "Ben"})
CLOCKED = {"target": 1000, "decision_seconds": 1}
MOST_MORE = 60 << 20  # bytes of memory that a worker may have more than in the beginning
MOST_FILES = 64  # that a worker has open once all is quiet
PER_MOVE = 4096  # bytes of disk, indices and all


class Soak:
    """A server, those who play there, and those who do it harm."""

    def __init__(self, server: Process, postgres: Postgres, random: Random) -> None:
        self.server, self.postgres, self.random = server, postgres, random
        self.done: Counter[str] = Counter()
        self.abandoned: list[str] = []

    def _worker(self) -> int | None:
        workers = self.server.workers
        return self.random.choice(workers) if workers else None

    async def _kill(self) -> None:
        if worker := self._worker():
            with contextlib.suppress(ProcessLookupError):
                os.kill(worker, signal.SIGKILL)

    async def _freeze(self) -> None:
        if worker := self._worker():
            with contextlib.suppress(ProcessLookupError):
                os.kill(worker, signal.SIGSTOP)
                await asyncio.sleep(self.random.uniform(*FROZEN))
                os.kill(worker, signal.SIGCONT)

    async def _replace(self) -> None:
        self.server.process.send_signal(signal.SIGHUP)

    async def _cut(self) -> None:
        await asyncio.to_thread(self.postgres.stop)
        await asyncio.sleep(self.random.uniform(*AWAY))
        await asyncio.to_thread(self.postgres.start)

    async def faults(self) -> None:
        """Go on for ever: one after the other, in any order."""
        kinds: dict[str, Callable[[], Awaitable[None]]] = {
            "killed": self._kill,
            "frozen": self._freeze,
            "replaced": self._replace,
            "database cut": self._cut,
        }
        while True:
            await asyncio.sleep(self.random.uniform(*EVERY))
            kind = self.random.choice(sorted(kinds))
            await kinds[kind]()
            self.done[kind] += 1

    async def flood(self) -> None:
        """Go on for ever: requests without end, from a few addresses."""
        port = self.server.port
        while True:
            address = f"198.51.100.{self.random.randrange(4)}"
            head = f"GET /api/version HTTP/1.1\r\nHost: x\r\nX-Forwarded-For: {address}\r\n\r\n"
            with contextlib.suppress(OSError):
                reader, writer = await asyncio.open_connection("127.0.0.1", port)
                for _ in range(20):
                    writer.write(head.encode() * 20)
                    self.done["flooded"] += 20
                    if not await reader.read(1 << 16):
                        break
                writer.transport.abort()
            await asyncio.sleep(0.2)

    async def abandon(self) -> None:
        """Go on for ever: set up a table with a clock, and never come."""
        while True:
            headers = {"X-Forwarded-For": f"203.0.113.{self.random.randrange(250)}"}
            browser = Browser(self.server.address)
            browser.http.headers.update(headers)
            wish = {"game": "finito", "seats": ABANDONED, "options": CLOCKED}
            with contextlib.suppress(httpx.HTTPError):
                reply = await browser.post("/api/tables", wish)
                if reply.status_code == 200:
                    self.abandoned.append(reply.json()["id"])
            await browser.http.aclose()
            await asyncio.sleep(0.5)

    async def for_a_while(self, seconds: float) -> None:
        """All of it at once."""
        work = [asyncio.create_task(one()) for one in (self.faults, self.flood, self.abandon)]
        await asyncio.sleep(seconds)
        for task in work:
            task.cancel()
        await asyncio.gather(*work, return_exceptions=True)
        for worker in self.server.workers:
            os.kill(worker, signal.SIGCONT)
        if self.postgres.process.poll() is not None:
            await asyncio.to_thread(self.postgres.start)


def memory(process: int) -> int:
    """The memory that a process has for itself, in bytes."""
    status = Path(f"/proc/{process}/statm").read_text("ascii").split()
    return (int(status[1]) - int(status[2])) * resource.getpagesize()


def files(process: int) -> int:
    """How many files and sockets it has open."""
    return len([*Path(f"/proc/{process}/fd").iterdir()])


def figure(server: Process, name: str) -> float:
    """A figure of all workers together."""
    lines = httpx.get(f"{server.address}/metrics", timeout=60).text.splitlines()
    return next(float(line.split()[1]) for line in lines if line.startswith(f"{name} "))


async def all_serve(server: Process) -> list[int]:
    """Both workers are there, and answer."""
    while len(server.workers) != WORKERS or httpx.get(f"{server.address}/health").is_error:
        await asyncio.sleep(0.2)
    return server.workers


async def quiet(server: Process, names: tuple[str, ...]) -> None:
    """Nothing waits any more."""
    while any(figure(server, name) for name in names):
        await asyncio.sleep(0.5)


async def soak(seconds: float, seed: str) -> None:
    """From the first move to the last look."""
    with TemporaryDirectory(prefix="reihum-soak-") as folder:
        Path(folder).chmod(0o755)
        postgres = Postgres(Path(folder))
        database = postgres.new_database()
        server = Process(database, limited=True, workers=WORKERS, pace=Settings.pace)
        try:
            await tried(Soak(server, postgres, Random(seed)), database, seconds)
        finally:
            if server.process.poll() is None:
                server.kill()
            postgres.stop()


async def tried(soaked: Soak, database: str, seconds: float) -> None:
    """Play, break, and look."""
    server = soaked.server
    async with playing_people(server) as people:
        await go_on(people, 5)
        before = max(memory(one) for one in await all_serve(server))
        await soaked.for_a_while(seconds)
        await go_on(people, 5)
        print(f"went on: {dict(soaked.done)}, {len(soaked.abandoned)} tables abandoned", flush=True)
        workers = await all_serve(server)
        kept = await opened(Settings(database=database))
        try:
            left = "SELECT count(*) FROM tables WHERE status = 'playing' AND id = ANY($1)"
            ids: Any = soaked.abandoned  # an array, which SQLite has not
            while still := (await kept.read(left, ids))[0][0]:
                print(f"{still} of the abandoned tables are still played", flush=True)
                await asyncio.sleep(5)
            ((moves,),) = await kept.read("SELECT count(*) FROM moves")
            ((size,),) = await kept.read("SELECT pg_database_size(current_database())")
            ((listed,),) = await kept.read("SELECT count(*) FROM workers")
        finally:
            await kept.close()
        await quiet(server, ("reihum_database_queue", "reihum_thinking_queue"))
        after = max(memory(one) for one in workers)
        open_files = max(files(one) for one in workers)
        print(f"memory of a worker {before >> 20} MB, then {after >> 20} MB; {open_files} files")
        print(f"{moves:,} moves on {size >> 20} MB of disk; {listed} workers listed")
        assert after - before < MOST_MORE
        assert open_files < MOST_FILES
        assert size < (16 << 20) + PER_MOVE * moves
        assert listed == WORKERS
        assert figure(server, "reihum_watchers") == len(people)
    await check_kept(database, people)


def main() -> None:
    """Take the minutes and the seed from the command line."""
    minutes = float(sys.argv[1]) if len(sys.argv) > 1 else 20.0
    seed = sys.argv[2] if len(sys.argv) > 2 else f"{time.time_ns()}"
    print(f"soak of {minutes:g} minutes, seed {seed}", flush=True)
    asyncio.run(soak(60 * minutes, seed))
    print("well")


if __name__ == "__main__":
    main()
