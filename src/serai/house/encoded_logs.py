"""Events of tables as they are sent: each encoded once, as long as it is asked for."""

from __future__ import annotations

import asyncio
from collections import OrderedDict

import msgspec

from serai.house import told_events
from serai.table.table import Table

MOST_BYTES = 32_000_000  # of all tables together; those where nobody asked for long are forgotten
AT_ONCE = 10  # events, about a millisecond: then everybody else has a turn
EACH = 60  # bytes that an event takes in memory beside its own

_ENCODER = msgspec.json.Encoder()


class EncodedLogs:
    """The events of all tables that somebody has asked for lately."""

    def __init__(self, most: int = MOST_BYTES) -> None:
        self.most = most
        self.size = 0
        self._logs: OrderedDict[EncodedLog, None] = OrderedDict()

    def used(self, log: EncodedLog, more: int) -> None:
        """A log was asked for, and has grown by so many bytes."""
        self._logs[log] = None
        self._logs.move_to_end(log)
        self.size += more
        while self.size > self.most and len(self._logs) > 1:
            oldest, _ = self._logs.popitem(last=False)
            self.size -= oldest.forget()

    def discard(self, log: EncodedLog) -> None:
        """A log is not to be told as it was."""
        if log in self._logs:
            del self._logs[log]
            self.size -= log.forget()


LOGS = EncodedLogs()


class EncodedLog:
    """The events of one table by their numbers. What has happened is told the same at all times."""

    def __init__(self, logs: EncodedLogs = LOGS) -> None:
        self._logs = logs
        self._events: dict[int, bytes] = {}
        self._size = 0
        self._discarded = False  # whoever is just being told lets it go when that is done

    async def prepare(self, table: Table, after: int, until: int) -> None:
        """Encode what is missing, so that nobody has to wait for it."""
        for begin in range(after, until, AT_ONCE):
            if self._encode(table, begin, min(begin + AT_ONCE, until)):
                await asyncio.sleep(0)

    def frame(self, table: Table, after: int, until: int) -> bytes:
        """A `Log` with the events after one of them, up to another."""
        self._encode(table, after, until)
        events = b",".join([self._events[seq] for seq in range(after + 1, until + 1)])
        return b'{"type":"log","events":[' + events + b"]}"

    def _encode(self, table: Table, after: int, until: int) -> int:
        """Have these events; how many were missing."""
        more = missing = 0
        for record in table.records[after:until]:
            if record.seq not in self._events:
                told = _ENCODER.encode(told_events.event_told(table, record))
                self._events[record.seq] = told
                more += len(told) + EACH
                missing += 1
        self._size += more
        if not self._discarded:
            self._logs.used(self, more)
        return missing

    def discard(self) -> None:
        """Nothing of it is to be told any more, nor to be remembered again."""
        self._discarded = True
        self._logs.discard(self)

    def forget(self) -> int:
        """Let everything go; how many bytes that were."""
        size, self._size = self._size, 0
        self._events.clear()
        return size
