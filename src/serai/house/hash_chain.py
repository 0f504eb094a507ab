"""Every event is bound to all events before it by a hash, so that no byte can change unnoticed.

One thing may be removed: the name of a person, from a log of the time when names stood there. The
hash of such an event can no longer be worked out. It stays and is taken on trust, and the chain
goes on from it; a seal binds what is left to it.
"""

from __future__ import annotations

from collections.abc import Iterable

import msgspec
from msgspec.structs import replace

from serai.house.stored_rows import EventRecord
from serai.table.events import DECODER, ENCODER, FIRST_HASH, Opened, Sat, Seat, chained
from serai.table.people import seated


def verify_chain(events: Iterable[EventRecord]) -> int | None:
    """The first `seq` at which a log, given from its beginning, is not what was written."""
    previous = FIRST_HASH
    for seq, event in enumerate(events, start=1):
        if event.seq != seq:
            return seq
        if event.hash != chained(previous, event.body) and not is_without_name(event):
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


def is_without_name(event: EventRecord) -> bool:
    """Whether a name was removed here, and nothing has changed since then."""
    if event.seal is None or event.seal != chained(event.hash, event.body):
        return False
    try:
        decoded = DECODER.decode(event.body)
    except msgspec.DecodeError:
        return False
    nameless = any(is_of_before(one) and not one.name for _, one in seated(decoded))
    return nameless and ENCODER.encode(decoded) == event.body


def is_of_before(seat: Seat) -> bool:
    """Whether a person stands in the log by name, not by a number."""
    return seat.kind == "person" and not seat.who


def without_names(event: EventRecord, seats: Iterable[int], *, sealed: bool = True) -> EventRecord:
    """The event without the names of those who sat down in these seats.

    Not `sealed`: of a log that is damaged anyway, which must not look whole afterwards.
    """
    decoded = DECODER.decode(event.body)
    gone = set(seats)
    if isinstance(decoded, Opened):
        left = [
            replace(one, name="") if nth in gone else one for nth, one in enumerate(decoded.seats)
        ]
        decoded = replace(decoded, seats=left)
    elif isinstance(decoded, Sat) and decoded.seat in gone:
        decoded = replace(decoded, who=replace(decoded.who, name=""))
    body = ENCODER.encode(decoded)
    return replace(event, body=body, seal=chained(event.hash, body) if sealed else "")
