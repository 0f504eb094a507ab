"""Who may do what at a table, from what is stored of it."""

from __future__ import annotations

from serai.house.denied import Denied
from serai.house.stored_rows import SeatRecord, TableRecord


class Access:
    """A table as far as it must be known to let somebody in."""

    def __init__(self, row: TableRecord, seats: list[SeatRecord]) -> None:
        self.row = row
        self.seats = seats

    def seats_of(self, guest: str | None) -> tuple[int, ...]:
        """The seats that somebody holds."""
        if guest is None:
            return ()
        return tuple(one.seat for one in self.seats if one.guest == guest and one.kind == "person")

    def was_here(self, guest: str | None) -> bool:
        """Whether somebody holds a seat, or has given one up."""
        return guest is not None and any(one.guest == guest for one in self.seats)

    def is_host(self, guest: str | None) -> bool:
        """Whether somebody opened the table."""
        return guest is not None and guest == self.row.host

    def brings_host(self, seat: int) -> bool:
        """Whether the host moves with this seat to another browser.

        With the first of the host's seats alone: others were opened for people who are not the
        host, and their links are given away.
        """
        return seat == next(iter(self.seats_of(self.row.host)), None)

    def may_watch(self, guest: str | None) -> bool:
        """Whether somebody may see the game."""
        return self.row.watch != "nobody" or self.was_here(guest) or self.is_host(guest)

    def check_may_watch(self, guest: str | None) -> None:
        """Denied to whom may not see the game."""
        if not self.may_watch(guest):
            raise Denied(403, "not-watching")

    def check_holds(self, guest: str | None, seat: int) -> None:
        """Denied unless it is the own seat."""
        if guest is None:
            raise Denied(401, "no-identity")
        if seat not in self.seats_of(guest):
            raise Denied(403, "not-your-seat")
