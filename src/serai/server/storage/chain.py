"""Every event is bound to all events before it by a hash, so that no byte can change unnoticed."""

from __future__ import annotations

from collections.abc import Iterable

from serai.server.storage.records import EventRecord
from serai.table.events import FIRST_HASH, chained


def verify_chain(events: Iterable[EventRecord]) -> int | None:
    """The first `seq` at which a log, given from its beginning, is not what was written."""
    previous = FIRST_HASH
    for seq, event in enumerate(events, start=1):
        if event.seq != seq or event.hash != chained(previous, event.body):
            return seq
        previous = event.hash
    return None


def first_damage(events: list[EventRecord], head_seq: int, head_hash: str) -> int | None:
    """The same, knowing where the log is said to end: an event missing there is noticed too."""
    bad = verify_chain(events)
    if bad is not None:
        return bad
    if len(events) != head_seq:
        return min(len(events), head_seq) + 1
    if events and events[-1].hash != head_hash:
        return head_seq
    return None
