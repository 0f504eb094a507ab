"""What the people at a table are called: beside the log, so that a name can be removed.

The log counts everybody who sits down. It is proved by a chain of hashes and can never be changed,
so it must not hold what somebody may want to have back.
"""

from __future__ import annotations

from collections.abc import Iterable

from msgspec.structs import replace

from serai.table.events import AnyEvent, Opened, Sat, Seat


class People:
    """Names by the number of the person. One of whom nothing is known is called by the seat."""

    def __init__(self, names: dict[int, str] | None = None, count: int = 0) -> None:
        self.names = names or {}
        self.count = count  # of all who have sat here, also of those without a name

    def copy(self) -> People:
        """Independent of this one."""
        return People(dict(self.names), self.count)

    def numbered(self, seat: Seat) -> Seat:
        """Somebody sits down: a person gets the next number, as it will stand in the log."""
        if seat.kind != "person":
            return replace(seat, who=0)  # perhaps a bot in the place of somebody who gave up
        self.count += 1
        self.names[self.count] = seat.name
        return replace(seat, name="", who=self.count)

    def named(self, seat: Seat) -> Seat:
        """Who it is that the log speaks of."""
        if not seat.who:
            return seat
        self.count = max(self.count, seat.who)
        return replace(seat, name=self.names.get(seat.who, ""))


def seated(event: AnyEvent) -> Iterable[tuple[int, Seat]]:
    """Who sat down in an event, and where."""
    match event:
        case Opened():
            return enumerate(event.seats)
        case Sat():
            return [(event.seat, event.who)]
    return ()
