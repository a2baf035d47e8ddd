"""Figures for Prometheus: how many, never who."""

from prometheus_client import CollectorRegistry, Gauge, generate_latest

from reihum.server.tables import Tables


class Metrics:
    """The figures of one process."""

    def __init__(self) -> None:
        self._registry = CollectorRegistry()
        self._tables = Gauge("reihum_live_tables", "Tables in memory", registry=self._registry)
        self._watchers = Gauge("reihum_watchers", "Open sockets", registry=self._registry)
        self._moves = Gauge("reihum_moves", "Moves at the live tables", registry=self._registry)

    def watch(self, tables: Tables) -> None:
        """Take the figures from these tables whenever somebody asks."""
        live = tables.live
        self._tables.set_function(lambda: len(live))
        self._watchers.set_function(lambda: sum(len(t.watchers) for t in live.values()))
        self._moves.set_function(lambda: sum(t.number for t in live.values()))

    def text(self) -> bytes:
        """All figures as Prometheus reads them."""
        return generate_latest(self._registry)
