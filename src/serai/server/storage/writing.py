"""What is written, each in one transaction that the writer thread opens and commits."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from msgspec.structs import asdict
from sqlalchemy import Connection, bindparam, delete, func, insert, select, update

from serai.house.store import Conflict
from serai.house.stored_rows import (
    Change,
    ChatRecord,
    DraftRecord,
    NameRecord,
    NewTable,
    SeatRecord,
)
from serai.server.storage import removing
from serai.server.storage.schema import (
    answers,
    chat,
    events,
    guests,
    names,
    seats,
    sessions,
    settings,
    tables,
)

PASSING_KEPT = 64  # answers to acts that are in no event: of each actor at a table
PRUNED_EVERY = 16  # so many more may be there for a while
CHAT_KEPT = 1_000  # lines of a table

NEVER_CHANGES = ("id", "game", "version", "data", "box", "seed", "salt", "opening", "created")

_ADVANCE = update(tables).where(
    tables.c.id == bindparam("which"),
    tables.c.head_seq == bindparam("expect"),
    tables.c.rev == bindparam("expect_rev"),
)
_BIND_SEAT = update(seats).where(
    seats.c.table_id == bindparam("which"), seats.c.seat == bindparam("number")
)
_NEW_SETTING = insert(settings)
_NEW_TABLE = insert(tables)
_NEW_EVENT = insert(events)
_NEW_SEAT = insert(seats)
_NEW_ANSWER = insert(answers)
_ACTOR = (answers.c.table_id == bindparam("which"), answers.c.actor == bindparam("actor"))
_LAST_PASSING = select(func.max(answers.c.nth)).where(*_ACTOR)
_PRUNE_PASSING = delete(answers).where(*_ACTOR, answers.c.nth <= bindparam("last"))
_NEW_NAME = insert(names)
_NAME_GOES_WITH_SEAT = update(names).where(
    names.c.table_id == bindparam("which"), names.c.who == bindparam("number")
)
_NEW_CHAT = insert(chat)
_TOO_OLD = (
    select(chat.c.id)
    .where(chat.c.table_id == bindparam("which"))
    .order_by(chat.c.id.desc())
    .offset(CHAT_KEPT)
    .limit(1)
    .scalar_subquery()
)
_PRUNE_CHAT = delete(chat).where(chat.c.table_id == bindparam("which"), chat.c.id <= _TOO_OLD)
_NEW_GUEST = insert(guests)
_NEW_SESSION = insert(sessions)
_GUEST_OF_SEAT = select(seats.c.guest).where(
    seats.c.table_id == bindparam("which"), seats.c.seat == bindparam("number")
)


def check_new(new: NewTable) -> None:
    """A log must begin at 1, and the table must know its end."""
    _check_log(0, new.table.head_seq, new.table.head_hash, [(e.seq, e.hash) for e in new.events])


def check_change(change: Change) -> None:
    """The events of a change must follow its `expect`, and the table must know the new end."""
    row = change.table_row
    if row.id != change.table:
        raise ValueError(f"{change.table}: row of {row.id}")
    heads = [(event.seq, event.hash) for event in change.events]
    _check_log(change.expect, row.head_seq, row.head_hash, heads)


def _check_log(before: int, seq: int, head: str, heads: list[tuple[int, str]]) -> None:
    if [number for number, _ in heads] != list(range(before + 1, seq + 1)):
        raise ValueError(f"events after {before} do not lead to {seq}")
    if heads and heads[-1][1] != head:
        raise ValueError(f"the last event is not the head {head}")


def create(connection: Connection, new: NewTable) -> None:
    """A table, its first events and its seats."""
    connection.execute(_NEW_TABLE, asdict(new.table) | _draft(None))
    if new.events:
        rows = [asdict(event) | {"table_id": new.table.id} for event in new.events]
        connection.execute(_NEW_EVENT, rows)
    if new.seats:
        rows = [asdict(seat) | {"table_id": new.table.id} for seat in new.seats]
        connection.execute(_NEW_SEAT, rows)
    _name(connection, new.table.id, new.names)


def append(connection: Connection, change: Change) -> int | None:
    """Move a table on, if it still is where the change was made for. The id of its chat line."""
    row = asdict(change.table_row) | _draft(change.draft)
    for name in NEVER_CHANGES:
        del row[name]
    row |= {"which": change.table, "expect": change.expect, "expect_rev": change.expect_rev}
    if connection.execute(_ADVANCE, row).rowcount != 1:
        raise Conflict(f"{change.table}: no longer at {change.expect}, {change.expect_rev}")
    for event in change.events:
        connection.execute(_NEW_EVENT, asdict(event) | {"table_id": change.table})
    moved = (change.table_row.head_seq, change.table_row.rev) != (change.expect, change.expect_rev)
    _name(connection, change.table, change.names)
    for seat in change.seats:
        if not moved:
            _check_guest_stays(connection, change.table, seat)
        _put_seat(connection, change.table, seat)
    if change.removal is not None:
        removing.remove_from(connection, change.table, change.removal)
    if change.answer is not None:
        _answered(connection, change.table, *change.answer, lasts=bool(change.events))
    return None if change.chat is None else say(connection, change.table, change.chat)


def _name(connection: Connection, table: str, called: list[NameRecord]) -> None:
    if called:
        connection.execute(_NEW_NAME, [asdict(one) | {"table_id": table} for one in called])


def _draft(draft: DraftRecord | None) -> dict[str, Any]:
    if draft is None:
        return {"draft_seat": None, "draft_steps": None, "draft_undone": None}
    return {
        "draft_seat": draft.seat,
        "draft_steps": draft.steps,
        "draft_undone": draft.undone,
    }


def _check_guest_stays(connection: Connection, table: str, seat: SeatRecord) -> None:
    """A seat changes hands only when the table moves on: otherwise two could get the same one."""
    where = {"which": table, "number": seat.seat}
    if connection.execute(_GUEST_OF_SEAT, where).scalar() != seat.guest:
        raise Conflict(f"{table}: seat {seat.seat} is somebody else's")


def _answered(
    connection: Connection, table: str, actor: str, act: str, body: bytes, *, lasts: bool
) -> None:
    """Keep an answer: with the log if the act is in it, else until it has been long ago.

    A step of a draft names the moment that it was made for, and cannot happen again at another;
    who repeats one whose answer has gone is told that it is too late.
    """
    of = {"which": table, "actor": actor}
    nth = None if lasts else (connection.scalar(_LAST_PASSING, of) or 0) + 1
    row = {"table_id": table, "actor": actor, "act": act, "body": body, "nth": nth}
    connection.execute(_NEW_ANSWER, row)
    if nth is not None and nth % PRUNED_EVERY == 0:
        connection.execute(_PRUNE_PASSING, of | {"last": nth - PASSING_KEPT})


def _put_seat(connection: Connection, table: str, seat: SeatRecord) -> None:
    row = asdict(seat)
    del row["seat"]
    where = {"which": table, "number": seat.seat}
    if connection.execute(_BIND_SEAT, row | where).rowcount == 0:
        connection.execute(_NEW_SEAT, asdict(seat) | {"table_id": table})
    if seat.who and seat.guest is not None:
        name = {"which": table, "number": seat.who, "guest": seat.guest}
        connection.execute(_NAME_GOES_WITH_SEAT, name)


def say(connection: Connection, table: str, line: ChatRecord) -> int:
    """A line of chat; its id."""
    row = asdict(line) | {"table_id": table}
    del row["id"]
    key = connection.execute(_NEW_CHAT, row).inserted_primary_key
    assert key is not None
    connection.execute(_PRUNE_CHAT, {"which": table})
    return int(key[0])


def setting(connection: Connection, name: str, make: Callable[[], str]) -> str:
    """What was kept under this name; if there is nothing yet, make it and keep it."""
    kept: str | None = connection.scalar(select(settings.c.value).where(settings.c.name == name))
    if kept is not None:
        return kept
    made = make()
    connection.execute(_NEW_SETTING, {"name": name, "value": made})
    return made


def new_guest(connection: Connection, guest: str, name: str, session: str, at: int) -> None:
    connection.execute(_NEW_GUEST, {"id": guest, "name": name, "created": at})
    new_session(connection, guest, session, at)


def new_session(connection: Connection, guest: str, session: str, at: int) -> None:
    row = {"hash": session, "guest": guest, "created": at, "revoked": False}
    connection.execute(_NEW_SESSION, row)


def rename(connection: Connection, guest: str, name: str) -> None:
    connection.execute(update(guests).where(guests.c.id == guest).values(name=name))


def revoke(connection: Connection, guest: str) -> None:
    connection.execute(update(sessions).where(sessions.c.guest == guest).values(revoked=True))
