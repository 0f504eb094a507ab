"""What is read, each in one transaction, so that all of it is of one moment."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Sequence
from typing import Any

from sqlalchemy import Connection, Row, Select, bindparam, func, inspect, or_, select

from serai.house.hash_chain import first_damage
from serai.house.store import Damaged
from serai.house.stored_rows import (
    ChatRecord,
    DraftRecord,
    EventRecord,
    GuestRecord,
    Listed,
    NameRecord,
    SeatRecord,
    Stored,
    TableRecord,
)
from serai.server.storage.schema import (
    answers,
    chat,
    events,
    guests,
    names,
    seats,
    sessions,
    tables,
)

WAITING = "waiting"
PLAYING = "playing"
EVERYBODY = "everybody"

_TABLE_COLUMNS = [tables.c[name] for name in TableRecord.__struct_fields__]
_SEAT_COLUMNS = [seats.c[name] for name in SeatRecord.__struct_fields__]

_TABLE = select(tables).where(tables.c.id == bindparam("which"))
_GAME = select(tables.c.game).where(tables.c.id == bindparam("which"))
_EVENTS = (
    select(*[events.c[name] for name in EventRecord.__struct_fields__])
    .where(events.c.table_id == bindparam("which"))
    .order_by(events.c.seq)
)
_EVENTS_OF_BEFORE = _EVENTS.with_only_columns(
    events.c.seq, events.c.body, events.c.hash, events.c.at
)
_SEATS = select(*_SEAT_COLUMNS).where(seats.c.table_id == bindparam("which")).order_by(seats.c.seat)
_NAMES = (
    select(names.c.who, names.c.name, names.c.guest)
    .where(names.c.table_id == bindparam("which"))
    .order_by(names.c.who)
)
_ANSWER = select(answers.c.body).where(
    answers.c.table_id == bindparam("which"),
    answers.c.actor == bindparam("actor"),
    answers.c.act == bindparam("act"),
)
_GUEST_COLUMNS = [guests.c[name] for name in GuestRecord.__struct_fields__]
_GUEST = (
    select(*_GUEST_COLUMNS)
    .join(sessions, sessions.c.guest == guests.c.id)
    .where(sessions.c.hash == bindparam("session"), sessions.c.revoked.is_(False))
)
_CHAT = (
    select(*[chat.c[name] for name in ChatRecord.__struct_fields__])
    .where(chat.c.table_id == bindparam("which"), chat.c.id > bindparam("after"))
    .order_by(chat.c.id.desc())
    .limit(bindparam("most"))
)


def game_of(connection: Connection, table: str) -> str | None:
    """The game of a table, without its log."""
    return connection.execute(_GAME, {"which": table}).scalar_one_or_none()


def load(connection: Connection, table: str, *, damaged: bool = False) -> Stored | None:
    """A table with its whole log; raises `Damaged` if a byte of the log is not as written.

    Unless what is `damaged` is wanted, too.
    """
    which = {"which": table}
    found = connection.execute(_TABLE, which).first()
    if found is None:
        return None
    row = found._asdict()
    draft = None
    draft_seat, steps, undone = (row.pop(f"draft_{part}") for part in ("seat", "steps", "undone"))
    if draft_seat is not None:
        draft = DraftRecord(seat=draft_seat, steps=steps, undone=undone)
    record = TableRecord(**row)
    log = log_of(connection, table)
    bad = None if damaged else first_damage(log, record.head_seq, record.head_hash)
    if bad is not None:
        raise Damaged(table, bad)
    held = [SeatRecord(**seat._asdict()) for seat in connection.execute(_SEATS, which)]
    called = [NameRecord(**name._asdict()) for name in connection.execute(_NAMES, which)]
    return Stored(table=record, events=log, seats=held, draft=draft, names=called)


def log_of(connection: Connection, table: str, *, sealed: bool = True) -> list[EventRecord]:
    """All events of a table, in order; before revision 0006 nothing is sealed there."""
    query = _EVENTS if sealed else _EVENTS_OF_BEFORE
    return [
        EventRecord(seq=seq, body=body, hash=digest, at=at, seal=next(iter(seal), None))
        for seq, body, digest, at, *seal in connection.execute(query, {"which": table})
    ]


def answer(connection: Connection, table: str, actor: str, act: str) -> bytes | None:
    """What an act was answered when it was done."""
    which = {"which": table, "actor": actor, "act": act}
    body: bytes | None = connection.scalar(_ANSWER, which)
    return body


def guest_of(connection: Connection, session: str) -> GuestRecord | None:
    """Whose session this is; nobody's if it was revoked."""
    row = connection.execute(_GUEST, {"session": session}).first()
    return None if row is None else GuestRecord(**row._asdict())


def guest(connection: Connection, which: str) -> GuestRecord | None:
    """Somebody who has come by, and is not being removed."""
    query = select(*_GUEST_COLUMNS).where(guests.c.id == which, ~guests.c.leaving)
    row = connection.execute(query).first()
    return None if row is None else GuestRecord(**row._asdict())


def tables_of(connection: Connection, guest: str, limit: int) -> list[Listed]:
    """Where the guest sits or is the host, what changed last first."""
    sits = select(seats.c.table_id).where(seats.c.guest == guest)
    mine = or_(tables.c.host == guest, tables.c.id.in_(sits))
    return _listed(connection, select(*_TABLE_COLUMNS).where(mine), limit)


def public_tables(connection: Connection, limit: int) -> list[Listed]:
    """What everybody may join or watch now, what changed last first."""
    to_join = (tables.c.status == WAITING) & (tables.c.join == EVERYBODY)
    to_watch = tables.c.status.in_([WAITING, PLAYING]) & (tables.c.watch == EVERYBODY)
    return _listed(connection, select(*_TABLE_COLUMNS).where(or_(to_join, to_watch)), limit)


def _listed(connection: Connection, query: Select[Any], limit: int) -> list[Listed]:
    newest = query.order_by(tables.c.changed.desc(), tables.c.id).limit(limit)
    rows: Sequence[Row[Any]] = connection.execute(newest).all()
    if not rows:
        return []
    held: dict[str, list[SeatRecord]] = defaultdict(list)
    theirs = (
        select(seats.c.table_id, *_SEAT_COLUMNS)
        .where(seats.c.table_id.in_([row.id for row in rows]))
        .order_by(seats.c.table_id, seats.c.seat)
    )
    for seat in connection.execute(theirs):
        fields = seat._asdict()
        held[fields.pop("table_id")].append(SeatRecord(**fields))
    return [Listed(table=TableRecord(**row._asdict()), seats=held[row.id]) for row in rows]


def chat_lines(connection: Connection, table: str, after: int, limit: int) -> list[ChatRecord]:
    """The newest lines of chat after the one with the id `after`, in order."""
    which = {"which": table, "after": after, "most": limit}
    newest_first = connection.execute(_CHAT, which).all()
    return [ChatRecord(**row._asdict()) for row in reversed(newest_first)]


def under_way(connection: Connection, host: str, since: int) -> int:
    """How many tables of a host are not over and have gone on since then."""
    theirs = (
        (tables.c.host == host)
        & tables.c.status.in_([WAITING, PLAYING])
        & (tables.c.changed >= since)
    )
    return connection.scalar(select(func.count()).select_from(tables).where(theirs)) or 0


def due(connection: Connection) -> list[str]:
    """Tables at which a bot has to move."""
    waiting = select(tables.c.id).where(tables.c.status == PLAYING, tables.c.bot_due)
    return list(connection.scalars(waiting.order_by(tables.c.changed)))


def all_tables(connection: Connection) -> list[str]:
    """Every table there is."""
    return list(connection.scalars(select(tables.c.id).order_by(tables.c.id)))


def damaged_tables(connection: Connection) -> list[Damaged]:
    """Every table whose log is not what was written; also in a database of an older schema."""
    found = []
    columns = {one["name"] for one in inspect(connection).get_columns("events")}
    heads = select(tables.c.id, tables.c.head_seq, tables.c.head_hash).order_by(tables.c.id)
    for table, head_seq, head_hash in connection.execute(heads).all():
        log = log_of(connection, table, sealed="seal" in columns)
        bad = first_damage(log, head_seq, head_hash)
        if bad is not None:
            found.append(Damaged(table, bad))
    return found
