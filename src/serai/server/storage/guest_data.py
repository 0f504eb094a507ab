"""What is kept of a guest, read in one transaction; and what is so old that it may go."""

from __future__ import annotations

from typing import Any

import msgspec
from sqlalchemy import Connection, exists, func, or_, select

from serai.house.own_data import OwnData, OwnLine, OwnSeat, OwnSession, OwnTable
from serai.house.stored_rows import GuestRecord, Status
from serai.server.storage.removing import AT_ONCE, old_guests
from serai.server.storage.schema import answers, chat, guests, names, seats, sessions, tables


def tables_with(connection: Connection, guest: str) -> list[str]:
    """Tables at which anything is kept of a guest."""
    of = tables.c.id
    here = or_(
        tables.c.host == guest,
        of.in_(select(seats.c.table_id).where(seats.c.guest == guest)),
        of.in_(select(names.c.table_id).where(names.c.guest == guest)),
        of.in_(select(chat.c.table_id).where(chat.c.guest == guest)),
        exists().where(answers.c.table_id == of, answers.c.actor == guest),
    )
    return list(connection.scalars(select(of).where(here).order_by(tables.c.changed.desc(), of)))


def leaving(connection: Connection) -> list[GuestRecord]:
    """Guests whose data is being removed."""
    query = select(guests.c.id, guests.c.name, guests.c.created).where(guests.c.leaving)
    return [GuestRecord(**row._asdict()) for row in connection.execute(query)]


def old_tables(connection: Connection, status: Status, before: int, after: str) -> list[str]:
    """Some tables of a status that nobody has touched since then, in order, after one of them."""
    query = select(tables.c.id).where(
        tables.c.status == status, tables.c.changed < before, tables.c.id > after
    )
    return list(connection.scalars(query.order_by(tables.c.id).limit(AT_ONCE)))


def count_old_chat(connection: Connection, before: int) -> int:
    """How many lines of chat were said before then."""
    return connection.scalar(select(func.count()).where(chat.c.at < before)) or 0


def count_old_guests(connection: Connection, before: int) -> int:
    """How many guests came before then and are at no table."""
    return connection.scalar(select(func.count()).select_from(old_guests(before).subquery())) or 0


def own_data(connection: Connection, guest: str) -> OwnData | None:
    """All that is kept of a guest, and nothing of others."""
    found = connection.execute(select(guests).where(guests.c.id == guest)).first()
    if found is None:
        return None
    theirs = select(sessions.c.created, sessions.c.revoked).where(sessions.c.guest == guest)
    return OwnData(
        name=found.name,
        created=found.created,
        banned=found.banned,
        muted=found.muted,
        sessions=[
            OwnSession(created=created, ended=revoked)
            for created, revoked in connection.execute(theirs.order_by(sessions.c.created))
        ],
        tables=[_own_table(connection, one, guest) for one in tables_with(connection, guest)],
    )


def _own_table(connection: Connection, table: str, guest: str) -> OwnTable:
    row = connection.execute(select(tables).where(tables.c.id == table)).one()

    def theirs(of: Any, *order: Any) -> Any:
        query = select(of).where(of.c.table_id == table, of.c.guest == guest)
        return connection.execute(query.order_by(*order))

    held = [
        OwnSeat(
            seat=one.seat,
            name=one.name,
            resigned=one.resigned,
            standing=msgspec.json.decode(one.standing, type=dict[str, str]),
            draft=[] if row.draft_seat != one.seat else msgspec.json.decode(row.draft_steps),
        )
        for one in theirs(seats, seats.c.seat)
    ]
    acts = select(answers.c.act).where(answers.c.table_id == table, answers.c.actor == guest)
    return OwnTable(
        table=table,
        game=row.game,
        status=row.status,
        created=row.created,
        changed=row.changed,
        host=row.host == guest,
        seats=held,
        names=[one.name for one in theirs(names, names.c.who)],
        chat=[
            OwnLine(at=one.at, seat=one.seat, name=one.name, text=one.text)
            for one in theirs(chat, chat.c.id)
        ],
        acts=list(connection.scalars(acts.order_by(answers.c.act))),
    )
