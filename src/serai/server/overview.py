"""Tables and guests as whoever runs a server looks at them: no secret of theirs is in it."""

from __future__ import annotations

from msgspec import Struct

from serai.house.stored_rows import Kind, Status

LINES = 20  # of chat that are shown


class TableFilter(Struct, frozen=True, kw_only=True):
    """Which tables are looked for. `changed_before` is a moment; 0 of `most` is all."""

    id: str | None = None
    status: Status | None = None
    game: str | None = None
    guest: str | None = None  # who sits there, has sat there, or has opened it
    changed_before: int | None = None
    most: int = 0


class GuestFilter(Struct, frozen=True, kw_only=True):
    """Which guests are looked for."""

    id: str | None = None
    name: str | None = None  # a part of it
    banned: bool = False  # those alone
    muted_at: int | None = None  # those alone who may not write then
    came_before: int | None = None
    most: int = 0


class SeatFound(Struct, frozen=True):
    """A seat and who holds it."""

    seat: int
    kind: Kind
    name: str
    guest: str | None
    bot: str
    stand_in: str
    resigned: bool


class TableFound(Struct, frozen=True):
    """A table. `bytes` are those of its log; moments are seconds since 1970."""

    id: str
    game: str
    status: Status
    created: int
    changed: int
    host: str
    events: int
    bytes: int
    seats: list[SeatFound]


class TablesFound(Struct, frozen=True):
    """Some tables, of so many."""

    tables: list[TableFound]
    count: int


class LineFound(Struct, frozen=True):
    """A line of chat."""

    at: int
    seat: int
    name: str
    guest: str | None
    text: str


class GuestFound(Struct, frozen=True):
    """A guest, who is at so many tables. `muted`: until then; 0: until somebody ends it."""

    id: str
    name: str
    created: int
    tables: int
    banned: bool
    muted: int | None
    leaving: bool  # everything that names them is being removed


class GuestsFound(Struct, frozen=True):
    """Some guests, of so many."""

    guests: list[GuestFound]
    count: int
