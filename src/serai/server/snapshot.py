"""What there is at a moment: tables, people, bots, memory, the store. Looked at when asked for."""

from __future__ import annotations

import logging
from collections import Counter
from collections.abc import Iterator, Mapping
from dataclasses import dataclass

from prometheus_client.metrics_core import CounterMetricFamily, GaugeMetricFamily, Metric

from serai import __version__
from serai.house.encoded_logs import LOGS
from serai.house.house import House
from serai.server.bot_pool import FAILURES, BotPool
from serai.server.limits import KINDS
from serai.server.live_connections import LiveConnections
from serai.server.metrics import Counting, Metrics
from serai.server.stalls import LoopWatch
from serai.server.storage import SqlStore


@dataclass(frozen=True)
class Running:
    """The parts of a running server that are looked at."""

    house: House
    live: LiveConnections
    bots: BotPool
    store: SqlStore
    watch: LoopWatch

    def count(self, metrics: Metrics) -> None:
        """Have all that happens from now on counted."""
        self.watch.watchers.append(metrics.late_seconds.observe)
        self.bots.watchers.append(metrics.thought_seconds.observe)
        self.store.watchers.append(metrics.changed)
        logging.getLogger().addHandler(Counting(metrics))

    def snapshot(self) -> Iterator[Metric]:
        """All figures that are not counted on the way."""
        tables = self.house.tables
        yield gauge("serai_info", "The release that runs", {(__version__,): 1}, "version")
        states = Counter[tuple[str, ...]](
            (one.row.game, one.row.status) for one in tables.by_name.values()
        )
        yield gauge("serai_tables", "Tables in memory", states, "game", "status")
        yield one("serai_tables_bytes", "What these tables take, about", tables.bytes_in_memory())
        yield one("serai_logs_bytes", "Encoded logs that are remembered", LOGS.size)
        guests = self.live.guests()
        yield one("serai_sockets", "Live connections", len(guests))
        yield one("serai_guests", "Guests with one", len({*guests} - {None}))
        yield from self._bots()
        refused = {kind: self.live.limits.refused[kind] for kind in KINDS}
        yield count("serai_limits_refused", "Refused by limits", refused, "kind")
        made = self.live.identities.made
        yield CounterMetricFamily("serai_guests_made", "New guests", made)
        yield one("serai_store_waiting", "Jobs that wait to be written", self.store.waiting())
        size = self.store.size()
        if size is not None:
            yield one("serai_store_bytes", "The file of the database", size)

    def _bots(self) -> Iterator[Metric]:
        told = self.bots.told()
        yield one("serai_bots_processes", "Processes there should be", told.processes)
        yield one("serai_bots_ready", "Those that think or could", told.ready)
        yield one("serai_bots_waiting", "Questions that wait for a process", told.waiting)
        failed = {what: self.bots.failed[what] for what in FAILURES}
        yield count("serai_bots_failed", "Failures, by what failed", failed, "what")


Values = Mapping[tuple[str, ...], int]


def one(name: str, help_: str, value: float) -> Metric:
    """A figure without labels."""
    return GaugeMetricFamily(name, help_, value)


def gauge(name: str, help_: str, values: Values, *labels: str) -> Metric:
    """What goes up and down."""
    found = GaugeMetricFamily(name, help_, labels=labels)
    for key, value in values.items():
        found.add_metric(key, value)
    return found


def count(name: str, help_: str, values: Mapping[str, int], label: str) -> Metric:
    """What only grows."""
    found = CounterMetricFamily(name, help_, labels=(label,))
    for key, value in values.items():
        found.add_metric((key,), value)
    return found
