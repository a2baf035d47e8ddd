"""One, two and four workers on one PostgreSQL: moves per second of CPU.

What counts on a machine with few cores is the CPU a move: a second worker that has to read what the
first one wrote would show here at once. PostgreSQL's own CPU is told beside it.
"""

import os
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory
from typing import Any

from rich.table import Table

from bench.page import CONSOLE
from bench.server import OURS, TABLES, cpu_seconds, free_port, load, running
from tests.server.postgres import Postgres

WORKERS = (1, 2, 4)
ROUNDS = int(os.environ.get("REIHUM_BENCH_ROUNDS", "3"))
SECONDS = 6


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


def until_all_serve(server: int, workers: int) -> None:
    """Every worker has begun: each has a family of its own, or there is but one."""
    while workers > 1 and len(family(server)) < 1 + workers:
        time.sleep(0.1)
    time.sleep(2.0)  # and has loaded what it needs


def measured(postgres: Postgres, workers: int, *pace: str) -> dict[str, Any]:
    """So many workers, a fresh database, finito."""
    port = free_port()
    place = ["--port", str(port), "--database", postgres.new_database()]
    serve = ["serve", *place, "--unlimited", "--workers", str(workers)]
    with running([*OURS, *serve], port, "/health", core=None) as server:
        until_all_serve(server, workers)
        address = f"http://127.0.0.1:{port}"
        client = [sys.executable, "-m", "bench.load", address, "finito", str(TABLES), str(SECONDS)]
        beside = postgres.process.pid
        return load([*client, *pace], server, cpu=cpu_of_all, beside=beside)


def main() -> None:
    """Print the middle of the rounds."""
    runs: dict[int, list[dict[str, Any]]] = {workers: [] for workers in WORKERS}
    with postgresql() as postgres:
        for _ in range(ROUNDS):
            for workers in WORKERS:
                runs[workers].append(measured(postgres, workers))
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
