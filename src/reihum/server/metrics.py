"""Figures for Prometheus: how many, never who."""

from collections.abc import Iterable

from prometheus_client import CollectorRegistry, ProcessCollector, generate_latest
from prometheus_client.core import CounterMetricFamily, GaugeMetricFamily, Metric

from reihum.server.players import Players
from reihum.server.tables import Tables


class Metrics:
    """The figures of one process; nothing is counted but when somebody asks."""

    def __init__(self) -> None:
        self._registry = CollectorRegistry()
        ProcessCollector(registry=self._registry)

    def watch(self, tables: Tables, players: Players) -> None:
        """Take the figures from these."""
        self._registry.register(_Figures(tables, players))

    def text(self) -> bytes:
        """All figures as Prometheus reads them."""
        return generate_latest(self._registry)


class _Figures:
    def __init__(self, tables: Tables, players: Players) -> None:
        self._tables, self._players = tables, players

    def collect(self) -> Iterable[Metric]:
        """What Prometheus calls."""
        live = self._tables.live.values()
        watchers = sum(len(table.watchers) for table in live)
        yield GaugeMetricFamily("reihum_live_tables", "Tables in memory", len(live))
        yield GaugeMetricFamily("reihum_watchers", "Open sockets", watchers)
        yield GaugeMetricFamily("reihum_thinking", "Players at thought", self._players.thinking)
        yield CounterMetricFamily("reihum_moves", "Moves stored", self._tables.store.moves_kept)
