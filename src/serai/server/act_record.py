"""What became of an act: counted with its answer, and told in the log to whoever looks closely."""

from __future__ import annotations

import logging
from contextlib import AbstractContextManager
from time import perf_counter
from types import TracebackType

from serai.core.speech import Problem
from serai.house.denied import Denied
from serai.house.protocol import Act, Ok, Refused, Stale
from serai.house.store import Conflict
from serai.server.log_text import table_told
from serai.server.logs import details
from serai.server.metrics import Answer, Metrics

LOG = logging.getLogger("serai.acts")
REFUSALS = (Denied, Problem, Conflict)
KINDS: tuple[tuple[type[Ok | Stale | Refused], Answer], ...] = (
    (Ok, "ok"),
    (Stale, "stale"),
    (Refused, "refused"),
)
ANSWERS = {b'{"type":"%s"' % str(one.__struct_config__.tag).encode(): word for one, word in KINDS}


class ActRecord(AbstractContextManager["ActRecord"]):
    """Around everything that is done for an act, from its coming in until it is answered."""

    def __init__(self, metrics: Metrics, table: str, act: Act) -> None:
        self._metrics = metrics
        self._table = table
        self._kind = str(act.action.__struct_config__.tag)
        self._answer: Answer = "failed"
        self._begun = perf_counter()

    def answered(self, frame: bytes) -> bytes:
        """This is the answer."""
        self._answer = next(
            (word for begin, word in ANSWERS.items() if frame.startswith(begin)), "failed"
        )
        return frame

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        traceback: TracebackType | None,
    ) -> None:
        del kind, traceback
        if isinstance(error, REFUSALS):
            self._answer = "refused"
        seconds = perf_counter() - self._begun
        self._metrics.acts.labels(self._kind, self._answer).inc()
        self._metrics.act_seconds.observe(seconds)
        if LOG.isEnabledFor(logging.DEBUG):
            more = details(table=table_told(self._table), milliseconds=round(seconds * 1000, 1))
            LOG.debug("%s: %s", self._kind, self._answer, extra=more)
