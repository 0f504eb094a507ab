"""What happens in the server, counted for Prometheus.

Labels are words of ours alone (games, kinds of acts, routes as they are declared), so that there
are never more lines than those, whatever anybody sends: no tables, guests, addresses, free text.
Counting costs about a microsecond and is always done; who may read it is decided by whoever starts
the server.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Iterable
from typing import Literal

import msgspec
from msgspec import Struct
from prometheus_client import CollectorRegistry, Counter, Histogram, ProcessCollector
from prometheus_client.exposition import CONTENT_TYPE_LATEST, generate_latest
from prometheus_client.metrics_core import Metric
from prometheus_client.registry import Collector

from serai.house.stored_rows import Change
from serai.server.health import GUEST
from serai.server.storage.store import OUTCOMES, Outcome

QUICK = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0)  # seconds
SLOW = (0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0)
LATE = (0.002, 0.005, 0.01, 0.03, 0.05, 0.1, 0.25, 0.5, 1.0)
OTHER = "other"  # what is not declared
METHODS = ("GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS")
MEDIA = CONTENT_TYPE_LATEST


class Happened(Struct):
    """As much of an event as is needed here."""

    kind: str


HAPPENED = msgspec.json.Decoder(Happened)

Answer = Literal["ok", "stale", "refused", "failed"]
Snapshot = Callable[[], Iterable[Metric]]


class Metrics:
    """All that is counted, and a way to look at what there is at a moment."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        self._snapshot = Kept()
        self.registry.register(self._snapshot)
        ProcessCollector(registry=self.registry)
        self.moves = self._counter("moves", "Turns, or final parts of them, by whom", "game", "by")
        self.acts = self._counter("acts", "Acts of people, and how answered", "kind", "answer")
        self.act_seconds = self._histogram("act", "From an act to its answer", QUICK)
        self.commit_seconds = self._histogram("commit", "From a change until it is on disk", QUICK)
        self.changes = self._counter("store_changes", "What was to be stored", "outcome")
        self.requests = self._counter("http_requests", "Answered", "route", "method", "status")
        self.request_seconds = self._histogram("http", "HTTP requests", QUICK, "route", "method")
        self.late_seconds = self._histogram("loop_late", "How late the loop came", LATE)
        self.thought_seconds = self._histogram("bot_thought", "Thoughts of bots", SLOW)
        self.records = self._counter("log_records", "Warnings and errors in the log", "level")
        for counter, words in ((self.changes, OUTCOMES), (self.records, ("warning", "error"))):
            for word in words:
                counter.labels(word)  # there from the beginning, so that the first one is noticed

    def _counter(self, name: str, help_: str, *labels: str) -> Counter:
        return Counter(f"serai_{name}", help_, labels, registry=self.registry)

    def _histogram(
        self, name: str, help_: str, buckets: tuple[float, ...], *labels: str
    ) -> Histogram:
        full = f"serai_{name}_seconds"
        return Histogram(full, help_, labels, registry=self.registry, buckets=buckets)

    def changed(self, change: Change, outcome: Outcome, seconds: float) -> None:
        """Something that was to be stored is, or is not."""
        self.changes.labels(outcome).inc()
        self.commit_seconds.observe(seconds)
        if outcome == "done" and change.table_row.host != GUEST:  # who only tries it plays nothing
            by = "bot" if change.answer is None else "person"  # only acts of people are answered
            for event in change.events:
                if HAPPENED.decode(event.body).kind == "moved":
                    self.moves.labels(change.table_row.game, by).inc()

    async def text(self, snapshot: Snapshot) -> bytes:
        """Everything as Prometheus reads it; it is written where nobody waits for it."""
        self._snapshot.found = list(snapshot())
        return await asyncio.to_thread(generate_latest, self.registry)


class Kept(Collector):
    """What was found in the loop, where nothing changes meanwhile, for the thread that writes."""

    def __init__(self) -> None:
        self.found: list[Metric] = []

    def collect(self) -> Iterable[Metric]:
        """What there is at the moment."""
        return self.found


class Counting(logging.Handler):
    """Counts warnings and errors, whoever has written them."""

    def __init__(self, metrics: Metrics) -> None:
        super().__init__(logging.WARNING)
        self._metrics = metrics

    def emit(self, record: logging.LogRecord) -> None:
        """One more."""
        level = "error" if record.levelno >= logging.ERROR else "warning"
        self._metrics.records.labels(level).inc()
