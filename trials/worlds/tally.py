"""What kinds of messages were compared."""

from __future__ import annotations

import msgspec

NULL = msgspec.Raw(b"null")


class SeenEvent(msgspec.Struct):
    """As much of an event as is counted."""

    kind: str


class SeenTrouble(msgspec.Struct):
    """As much of a trouble."""

    key: str


class Seen(msgspec.Struct):
    """As much of a frame or an answer."""

    type: str = ""
    events: list[SeenEvent] = []
    previews: msgspec.Raw = NULL
    hint: msgspec.Raw = NULL
    state: msgspec.Raw = NULL
    trouble: SeenTrouble | None = None


SEEN = msgspec.json.Decoder(Seen)


def kinds_of(frame: bytes) -> list[str]:
    """What a frame is, for the tally."""
    if frame.startswith(b"closed"):
        return ["closed"]
    status = ""
    if not frame.startswith(b"{"):
        head, _, frame = frame.partition(b" ")
        status = f"{head.decode()} "
    if not frame.startswith(b"{"):
        return [status + "text"]
    seen = SEEN.decode(frame)
    name = status + (seen.type or "answer")
    if seen.events:
        return [f"{name} {event.kind}" for event in seen.events]
    if seen.trouble is not None:
        return [f"{name} {seen.trouble.key}"]
    if seen.type == "told":
        told = {"previews": seen.previews, "hint": seen.hint, "state": seen.state}
        what = [one for one, found in told.items() if found != NULL]
        return [f"{name} {(*what, 'why')[0]}"]
    return [name]
