"""Figures for Prometheus, of all workers together.

Each worker writes its own into a file of a folder that they share; whichever is asked adds up those
of all that live.
"""

import asyncio
import os
from collections.abc import Iterable
from contextlib import suppress
from pathlib import Path

import msgspec
from msgspec import Struct
from prometheus_client import CollectorRegistry, ProcessCollector, generate_latest
from prometheus_client.core import (
    CounterMetricFamily,
    GaugeMetricFamily,
    HistogramMetricFamily,
    Metric,
)

from reihum.server.figures import BOUNDS, ERRORS, FOLDER, HISTOGRAMS, LOOP_LATE, REFUSALS
from reihum.server.store.store import Store
from reihum.server.tables.live import Tables
from reihum.server.thinking.players import Players

EVERY = 1.0  # seconds between two looks at how late the server is
GAUGES = {
    "live_tables": "Tables in memory",
    "watchers": "Open sockets",
    "thinking": "Computer players at thought, or waiting for their turn",
    "thinking_queue": "Moves that wait for a process that thinks",
    "question_queue": "Hints and questions that wait for a process that thinks",
    "database_queue": "Writes that wait for the database",
}


class Figures(Struct):
    """All figures of a worker."""

    gauges: dict[str, int]
    moves: int
    refusals: dict[str, int]
    errors: dict[str, int]
    counts: dict[str, list[int]]
    sums: dict[str, float]

    def add(self, other: "Figures") -> None:
        """And those of another one."""
        self.moves += other.moves
        for mine, theirs in (
            (self.gauges, other.gauges),
            (self.refusals, other.refusals),
            (self.errors, other.errors),
        ):
            for name, count in theirs.items():
                mine[name] = mine.get(name, 0) + count
        for name, counts in other.counts.items():
            self.counts[name] = [a + b for a, b in zip(self.counts[name], counts, strict=True)]
            self.sums[name] += other.sums[name]


class Metrics:
    """The figures of this worker, and the way to those of all."""

    _tables: Tables
    _players: Players
    _store: Store

    def __init__(self) -> None:
        self._registry = CollectorRegistry()
        ProcessCollector(registry=self._registry)
        folder = os.environ.get(FOLDER)
        self._folder = Path(folder) if folder else None

    def watch(self, tables: Tables, players: Players, store: Store) -> None:
        """Take the figures from these."""
        self._tables, self._players, self._store = tables, players, store
        self._registry.register(self)

    async def keep(self) -> None:
        """Go on for ever: see how late the server is, and write the figures down."""
        loop = asyncio.get_running_loop()
        while True:
            due = loop.time() + EVERY
            await asyncio.sleep(EVERY)
            LOOP_LATE.note(max(0.0, loop.time() - due))
            self._write(self._own())

    def text(self) -> bytes:
        """All figures as Prometheus reads them."""
        return generate_latest(self._registry)

    def collect(self) -> Iterable[Metric]:
        """What Prometheus calls."""
        found = self._own()
        for other in self._others():
            found.add(other)
        for name, about in GAUGES.items():
            yield GaugeMetricFamily(f"reihum_{name}", about, found.gauges[name])
        yield CounterMetricFamily("reihum_moves", "Moves stored", found.moves)
        yield _by("reihum_refusals", "What was refused, and why", "code", found.refusals)
        yield _by("reihum_errors", "Lines in the log about trouble", "level", found.errors)
        for name, histogram in HISTOGRAMS.items():
            total, buckets = 0, []
            for bound, count in zip((*map(str, BOUNDS), "+Inf"), found.counts[name], strict=True):
                total += count
                buckets.append((bound, total))
            title = f"reihum_{name}_seconds"
            yield HistogramMetricFamily(title, histogram.about, buckets, found.sums[name])

    def _own(self) -> Figures:
        live, players, store = self._tables.live.values(), self._players, self._store
        gauges = {
            "live_tables": len(live),
            "watchers": sum(len(table.watchers) for table in live),
            "thinking": players.thinking,
            "thinking_queue": players.waiting,
            "question_queue": players.questions_waiting,
            "database_queue": store.database.waiting,
        }
        return Figures(
            gauges=gauges,
            moves=store.moves_kept,
            refusals=dict(REFUSALS),
            errors=dict(ERRORS),
            counts={name: list(one.counts) for name, one in HISTOGRAMS.items()},
            sums={name: one.sum for name, one in HISTOGRAMS.items()},
        )

    def _write(self, figures: Figures) -> None:
        if self._folder:
            fresh = self._folder / f"{os.getpid()}.new"
            fresh.write_bytes(msgspec.json.encode(figures))
            fresh.rename(self._folder / f"{os.getpid()}.json")

    def _others(self) -> Iterable[Figures]:
        """Those of the other workers, if they live; what the dead have left is removed."""
        for file in self._folder.glob("*.json") if self._folder else ():
            if file.stem == str(os.getpid()):
                continue
            if not _lives(int(file.stem)):
                file.unlink(missing_ok=True)
                continue
            with suppress(OSError, msgspec.MsgspecError):
                yield msgspec.json.decode(file.read_bytes(), type=Figures)


def _lives(process: int) -> bool:
    try:
        os.kill(process, 0)
    except ProcessLookupError:
        return False
    except PermissionError:  # a process of somebody else has its number by now
        return False
    return True


def _by(name: str, about: str, label: str, counts: dict[str, int]) -> CounterMetricFamily:
    family = CounterMetricFamily(name, about, labels=[label])
    for value, count in sorted(counts.items()):
        family.add_metric([value], count)
    return family
