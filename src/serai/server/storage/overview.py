"""Tables and guests in lists for whoever runs the server; nothing secret is read."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator, Sequence
from typing import Any

from sqlalchemy import Connection, Select, func, or_, select

from serai.server.overview import (
    LINES,
    GuestFilter,
    GuestFound,
    GuestsFound,
    LineFound,
    SeatFound,
    TableFilter,
    TableFound,
    TablesFound,
)
from serai.server.storage.schema import chat, events, guests, seats, tables

TOGETHER = 500  # ids in one question: databases do not take any number
_SEAT = [seats.c[name] for name in SeatFound.__struct_fields__]
_LINE = [chat.c[name] for name in LineFound.__struct_fields__]
_TABLE = [tables.c[name] for name in ("id", "game", "status", "created", "changed", "host")]


def tables_found(connection: Connection, wanted: TableFilter) -> TablesFound:
    """Tables, what changed last first."""
    query = select(*_TABLE, tables.c.head_seq)
    if wanted.id is not None:
        query = query.where(tables.c.id == wanted.id)
    if wanted.status is not None:
        query = query.where(tables.c.status == wanted.status)
    if wanted.game is not None:
        query = query.where(tables.c.game == wanted.game)
    if wanted.changed_before is not None:
        query = query.where(tables.c.changed < wanted.changed_before)
    if wanted.guest is not None:
        sits = select(seats.c.table_id).where(seats.c.guest == wanted.guest)
        query = query.where(or_(tables.c.host == wanted.guest, tables.c.id.in_(sits)))
    rows = limited(connection, query.order_by(tables.c.changed.desc(), tables.c.id), wanted.most)
    ids = [row.id for row in rows]
    sizes, held = sizes_of(connection, ids), seats_of(connection, ids)
    found = [
        TableFound(
            **{column.name: getattr(row, column.name) for column in _TABLE},
            events=row.head_seq,
            bytes=sizes.get(row.id, 0),
            seats=held[row.id],
        )
        for row in rows
    ]
    return TablesFound(found, counted(connection, query))


def sizes_of(connection: Connection, ids: Sequence[str]) -> dict[str, int]:
    """The bytes of the logs of some tables."""
    found: dict[str, int] = {}
    for some in parts(ids):
        query = select(events.c.table_id, func.sum(func.length(events.c.body)))
        rows = query.where(events.c.table_id.in_(some)).group_by(events.c.table_id)
        found |= {table: int(size) for table, size in connection.execute(rows)}
    return found


def seats_of(connection: Connection, ids: Sequence[str]) -> dict[str, list[SeatFound]]:
    """Who sits at some tables."""
    found: dict[str, list[SeatFound]] = defaultdict(list)
    for some in parts(ids):
        query = select(seats.c.table_id, *_SEAT).where(seats.c.table_id.in_(some))
        for table, *seat in connection.execute(query.order_by(seats.c.table_id, seats.c.seat)):
            found[table].append(SeatFound(*seat))
    return found


def last_lines(connection: Connection, table: str) -> list[LineFound]:
    """The end of the chat of a table."""
    lines = select(*_LINE).where(chat.c.table_id == table).order_by(chat.c.id.desc()).limit(LINES)
    return [LineFound(*line) for line in reversed(connection.execute(lines).all())]


def guests_found(connection: Connection, wanted: GuestFilter) -> GuestsFound:
    """Guests, who came last first."""
    at = select(func.count(func.distinct(seats.c.table_id))).where(seats.c.guest == guests.c.id)
    fields = [guests.c[name] for name in ("id", "name", "created", "banned", "muted", "leaving")]
    query = select(*fields, at.scalar_subquery().label("tables"))
    if wanted.id is not None:
        query = query.where(guests.c.id == wanted.id)
    if wanted.name is not None:  # SQLite knows capitals of ASCII alone
        lower = func.lower(guests.c.name).contains(wanted.name.lower(), autoescape=True)
        query = query.where(or_(lower, guests.c.name.contains(wanted.name, autoescape=True)))
    if wanted.banned:
        query = query.where(guests.c.banned)
    if wanted.muted_at is not None:
        query = query.where(or_(guests.c.muted == 0, guests.c.muted > wanted.muted_at))
    if wanted.came_before is not None:
        query = query.where(guests.c.created < wanted.came_before)
    ordered = query.order_by(guests.c.created.desc(), guests.c.id)
    found = [GuestFound(**row._asdict()) for row in limited(connection, ordered, wanted.most)]
    return GuestsFound(found, counted(connection, query))


def called(connection: Connection, begin: str) -> tuple[list[str], list[str]]:
    """Tables and guests whose ids begin like this, some of them; an id is one exactly."""
    found = []
    for ids in (tables.c.id, guests.c.id):
        query = select(ids).where(ids.startswith(begin, autoescape=True)).order_by(ids).limit(LINES)
        these = list(connection.scalars(query))
        found.append([begin] if begin in these else these)
    return found[0], found[1]


def limited(connection: Connection, query: Select[Any], most: int) -> Sequence[Any]:
    """So many rows; 0: all."""
    return connection.execute(query.limit(most) if most else query).all()


def counted(connection: Connection, query: Select[Any]) -> int:
    """How many rows there are."""
    return connection.scalar(select(func.count()).select_from(query.subquery())) or 0


def parts(ids: Sequence[str]) -> Iterator[Sequence[str]]:
    """As many at a time as a question may name."""
    for begin in range(0, len(ids), TOGETHER):
        yield ids[begin : begin + TOGETHER]
