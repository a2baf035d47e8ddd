"""What tables and sockets cost while nobody moves, how late clocks are, and how late a computer
player is while sixty tables of four masters think.
"""

import asyncio
import os
import re
import signal
import subprocess
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from math import inf
from tempfile import TemporaryDirectory
from typing import Any

import httpx
from websockets.asyncio.client import connect

from bench.page import CONSOLE
from bench.server import OURS, cpu_seconds, free_port, kilobytes

TABLES = int(os.environ.get("REIHUM_BENCH_TABLES", "500"))
CROWD = int(os.environ.get("REIHUM_BENCH_CROWD", "60"))
SECONDS = 5  # for a decision
PEOPLE = [{"type": "me", "name": "Ann"}, {"type": "me", "name": "Ben"}]
MASTERS = [{"type": "computer", "player": "master"}] * 4


class Here:
    """A server of ours on an SQLite file, that can be killed and begun again."""

    def __init__(self, folder: str) -> None:
        self.port = free_port()
        serve = ["serve", "--port", str(self.port), "--database", f"{folder}/t.sqlite"]
        self._command = [*OURS, *serve, "--unlimited"]
        self.http = httpx.AsyncClient(
            base_url=f"http://127.0.0.1:{self.port}", verify=False, timeout=600
        )

    async def begin(self) -> None:
        """Begin; comes when it answers."""
        quiet = subprocess.DEVNULL
        self.process = subprocess.Popen(self._command, stdout=quiet, stderr=quiet)
        while True:
            try:
                if (await self.http.get("/health")).status_code == 200:
                    return
            except httpx.HTTPError:
                await asyncio.sleep(0.02)

    def kill(self) -> None:
        """As if the power had gone."""
        self.process.send_signal(signal.SIGKILL)
        self.process.wait()

    async def set_up(self, game: str, seats: list[dict[str, str]], **options: Any) -> str:
        """The id of a new table."""
        wish = {"game": game, "seats": seats, "options": options}
        return str((await self.http.post("/api/tables", json=wish)).json()["id"])

    async def late(self) -> dict[float, int]:
        """How many turns were ended so late at most, by its own figures."""
        text = (await self.http.get("/metrics")).text
        found = re.findall(r'reihum_clock_late_seconds_bucket\{le="(.+)"\} (\d+)', text)
        return {float(bound.replace("+Inf", "inf")): int(count) for bound, count in found}


@asynccontextmanager
async def here() -> AsyncIterator[Here]:
    """A fresh server."""
    with TemporaryDirectory() as folder:
        server = Here(folder)
        await server.begin()
        try:
            yield server
        finally:
            server.kill()
            await server.http.aclose()


async def sizes() -> str:
    """What a table takes, and what a socket, in memory; and the idle server in CPU."""
    async with here() as server:
        for _ in range(20):
            await server.set_up("finito", PEOPLE)
        process = server.process.pid
        empty = kilobytes(process)
        ids = [await server.set_up("finito", PEOPLE) for _ in range(TABLES)]
        full = kilobytes(process)
        sockets = []
        for table in ids * 2:
            address = f"ws://127.0.0.1:{server.port}/api/tables/{table}/socket"
            sockets.append(await connect(address, ping_interval=None, open_timeout=600))
        watched = kilobytes(process)
        cpu, began = cpu_seconds(process), time.monotonic()
        await asyncio.sleep(10)
        idle = (cpu_seconds(process) - cpu) / (time.monotonic() - began)
        await asyncio.gather(*(one.close() for one in sockets))
        return (
            f"{TABLES} tables: {(full - empty) / TABLES:.0f} kB a table; {len(sockets)} idle "
            f"sockets: {(watched - full) / len(sockets):.0f} kB each; with all of them and nothing "
            f"to do, {idle:.1%} of a core"
        )


def _told(late: dict[float, int]) -> str:
    total = late[inf]
    within = {bound: f"{count / max(1, total):.1%}" for bound, count in late.items()}
    most = min(bound for bound, count in late.items() if count == total)
    return (
        f"{total} turns, {within[0.25]} within 0.25 s, {within[2.5]} within 2.5 s, "
        f"all within {most:g} s"
    )


async def clocks() -> list[str]:
    """How late turns are ended: of live tables, and of those that nobody was at after a restart."""
    async with here() as server:
        limit = {"decision_seconds": SECONDS}
        for _ in range(TABLES):
            await server.set_up("finito", PEOPLE, **limit)
        while (late := await server.late())[inf] < 4 * TABLES:
            await asyncio.sleep(0.5)
        live = _told(late)
        server.kill()
        await server.begin()
        while (late := await server.late())[inf] < TABLES:
            await asyncio.sleep(0.5)
        return [
            f"clocks of {TABLES} live tables: {live}",
            f"after kill -9 and a restart, none of them live: {_told(late)}",
        ]


async def crowd() -> str:
    """How long somebody waits for a computer player while many tables of masters think."""
    async with here() as server:
        for _ in range(CROWD):
            await server.set_up("completto", MASTERS)
        seats = [PEOPLE[0], {"type": "computer", "player": "simple"}]
        waits = []
        for _ in range(5):
            table = await server.set_up("finito", seats)
            cookie = f"reihum={server.http.cookies['reihum']}"
            address = f"ws://127.0.0.1:{server.port}/api/tables/{table}/socket"
            async with connect(
                address, additional_headers={"Cookie": cookie}, open_timeout=600
            ) as socket:
                began = time.monotonic()
                while '"ply":1' not in str(await socket.recv()):
                    pass
                waits.append(time.monotonic() - began)
        waits.sort()
        return (
            f"{CROWD} tables of four masters think (from the same address): a computer player at "
            f"a table that somebody looks at moves after {waits[2]:.1f} s (the middle of 5), "
            f"{waits[-1]:.1f} s at most; its own pace is 0.6 s"
        )


async def tell() -> None:
    """One after the other."""
    CONSOLE.print(await sizes())
    for line in await clocks():
        CONSOLE.print(line)
    CONSOLE.print(await crowd())
    CONSOLE.print(f"load of this machine {os.getloadavg()[0]:.1f} on {os.cpu_count()} cores")


def main() -> None:
    """Measure and print."""
    asyncio.run(tell())


if __name__ == "__main__":
    main()
