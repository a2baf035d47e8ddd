"""One, two and four workers on one PostgreSQL: moves per second of CPU.

All of them are there at once, and play in turns, so that a noisy machine is noisy for all. What
counts on a machine with few cores is the CPU a move: a second worker that has to read what the
first one wrote would show here at once. PostgreSQL's own CPU is told beside it.
"""

import asyncio
import os
import sys
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory
from typing import Any

from rich.table import Table

from bench.page import CONSOLE
from bench.server import OURS, TABLES, Client, cpu_seconds, free_port, running
from reihum.server.settings import Settings
from reihum.server.store.opening import opened
from tests.server.postgres import Postgres

WORKERS = (1, 2, 4)
ROUNDS = int(os.environ.get("REIHUM_BENCH_ROUNDS", "8"))
SECONDS = 3


@contextmanager
def postgresql() -> Iterator[Postgres]:
    """A server in a folder of its own, which everybody may enter."""
    with TemporaryDirectory(prefix="reihum-bench-") as folder:
        Path(folder).chmod(0o755)
        server = Postgres(Path(folder))
        try:
            yield server
        finally:
            server.stop()


def family(process: int) -> list[int]:
    """A process and all that it has begun, and what those have."""
    children = Path(f"/proc/{process}/task/{process}/children").read_text("ascii").split()
    return [process, *(one for child in children for one in family(int(child)))]


def cpu_of_all(process: int) -> float:
    """The CPU time of a process and its children, while they live."""
    return sum(cpu_seconds(one) for one in family(process))


async def serving(database: str) -> int:
    """How many workers say that they are there."""
    kept = await opened(Settings(database=database))
    try:
        ((count,),) = await kept.read("SELECT count(*) FROM workers")
    finally:
        await kept.close()
    return int(count)


class Crew:
    """So many workers with a database of their own, and a client that plays there."""

    def __init__(self, workers: int, postgres: Postgres, closing: ExitStack) -> None:
        port, database = free_port(), postgres.new_database()
        place = ["--port", str(port), "--database", database, "--workers", str(workers)]
        command = [*OURS, "serve", *place, "--unlimited"]
        self._server = closing.enter_context(running(command, port, "/health", core=None))
        while workers > 1 and asyncio.run(serving(database)) < workers:
            time.sleep(0.1)
        address = f"http://127.0.0.1:{port}"
        client = [sys.executable, "-m", "bench.load", address, "finito", str(TABLES), str(SECONDS)]
        self._client = Client(client)
        closing.callback(self._client.close)
        self._beside = postgres.process.pid
        self.found: list[dict[str, Any]] = []

    def measure(self) -> None:
        """Play for a while; all others rest meanwhile."""
        self.found.append(self._client.measure(self._server, cpu_of_all, self._beside))


def main() -> None:
    """Print the middle of the rounds, in which one crew plays after the other."""
    with ExitStack() as closing:
        postgres = closing.enter_context(postgresql())
        crews = {workers: Crew(workers, postgres, closing) for workers in WORKERS}
        for round_ in range(ROUNDS):
            for workers in WORKERS if round_ % 2 else WORKERS[::-1]:
                crews[workers].measure()
    runs = {workers: crew.found for workers, crew in crews.items()}
    table = Table(title=f"{TABLES} tables on PostgreSQL, every seat answers at once, finito")
    for heading in ("workers", "moves per CPU second", "CPU a move, of one worker's", "moves a s"):
        table.add_column(heading, justify="right")
    table.add_column("PostgreSQL's CPU a move", justify="right")
    for workers, found in runs.items():
        ratios = [
            one["per_cpu"] / many["per_cpu"] for one, many in zip(runs[1], found, strict=True)
        ]
        table.add_row(
            str(workers),
            f"{median(run['per_cpu'] for run in found):,.0f}",
            f"{median(ratios):.2f} ({min(ratios):.2f}-{max(ratios):.2f})",
            f"{median(run['moves'] / run['seconds'] for run in found):,.0f}",
            f"{median(1e6 * run['beside'] / run['moves'] for run in found):.0f} us",
        )
    CONSOLE.print(table)
    CONSOLE.print(f"load of this machine {os.getloadavg()[0]:.1f} on {os.cpu_count()} cores")


if __name__ == "__main__":
    main()
