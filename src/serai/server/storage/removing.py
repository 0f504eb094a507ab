"""What leaves the database, each in one transaction: somebody's data, and what has become old.

On SQLite what was deleted is overwritten (`secure_delete`).
"""

from __future__ import annotations

from sqlalchemy import Connection, Select, bindparam, delete, exists, or_, select, update

from serai.house.store import Conflict
from serai.house.stored_rows import Removal
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

ROWS = (events, names, seats, answers, chat)  # of a table, beside the one in `tables`
AT_ONCE = 50  # rows of tables, or guests: then everybody else may write

_BODY = update(events).where(
    events.c.table_id == bindparam("which"), events.c.seq == bindparam("number")
)


def remove_table(connection: Connection, table: str) -> None:
    """All rows of a table."""
    for rows in ROWS:
        connection.execute(delete(rows).where(rows.c.table_id == table))
    connection.execute(delete(tables).where(tables.c.id == table))


def erase(connection: Connection, table: str, host: str) -> None:
    """A table, if it is that host's."""
    found = select(tables.c.id).where(tables.c.id == table, tables.c.host == host)
    if connection.scalar(found) is None:
        raise Conflict(f"{table}: not a table of {host}")
    remove_table(connection, table)


def remove_old_table(connection: Connection, table: str, before: int) -> bool:
    """A table that nobody has touched since then; whether it was one."""
    found = select(tables.c.id).where(tables.c.id == table, tables.c.changed < before)
    if connection.scalar(found) is None:
        return False
    remove_table(connection, table)
    return True


def remove_from(connection: Connection, table: str, removal: Removal) -> None:
    """What is kept of somebody at a table, but for the seats, which are part of the change."""
    guest = removal.guest
    connection.execute(delete(names).where(names.c.table_id == table, names.c.guest == guest))
    theirs = or_(chat.c.guest == guest, chat.c.guest.is_(None) & chat.c.name.in_(removal.names))
    connection.execute(delete(chat).where(chat.c.table_id == table, theirs))
    connection.execute(delete(answers).where(answers.c.table_id == table, answers.c.actor == guest))
    for one in removal.bodies:
        left = {"which": table, "number": one.seq, "body": one.body, "seal": one.seal}
        connection.execute(_BODY, left)


def begin_leaving(connection: Connection, guest: str) -> None:
    """All sessions of a guest end, and from now on everything else goes, too."""
    connection.execute(update(guests).where(guests.c.id == guest).values(leaving=True))
    connection.execute(delete(sessions).where(sessions.c.guest == guest))


def end_leaving(connection: Connection, guest: str) -> None:
    """Nothing else is kept of them: the guest goes as well."""
    connection.execute(delete(sessions).where(sessions.c.guest == guest))
    connection.execute(delete(guests).where(guests.c.id == guest))


def remove_old_chat(connection: Connection, before: int) -> int:
    """Some lines that were said before then; how many."""
    old = select(chat.c.id).where(chat.c.at < before).limit(AT_ONCE)
    return connection.execute(delete(chat).where(chat.c.id.in_(old))).rowcount


def old_guests(before: int) -> Select[tuple[str]]:
    """Guests who came before then and are at no table.

    But for those who are banned: they would come again as somebody who is not.
    """
    nowhere = [
        ~exists().where(column == guests.c.id)
        for column in (seats.c.guest, tables.c.host, names.c.guest, chat.c.guest)
    ]
    stay = (guests.c.leaving, guests.c.banned)
    return select(guests.c.id).where(guests.c.created < before, ~or_(*stay), *nowhere)


def remove_old_guests(connection: Connection, before: int) -> int:
    """Some of them; how many."""
    found = list(connection.scalars(old_guests(before).limit(AT_ONCE)))
    connection.execute(delete(sessions).where(sessions.c.guest.in_(found)))
    connection.execute(delete(guests).where(guests.c.id.in_(found)))
    return len(found)
