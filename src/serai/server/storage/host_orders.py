"""Orders of whoever runs the server, what they say about guests, and what everybody is told.

An order is taken once: whoever takes it empties the row in the same step, so that nothing stays
there of whom it names. Only the answer is kept for a while.
"""

from __future__ import annotations

from typing import NamedTuple

from sqlalchemy import Connection, delete, insert, or_, select, update

from serai.server.storage.schema import guests, orders, settings

SERVING = "serving"  # settings: which process serves this database, as far as it is known
ANNOUNCEMENT = "announcement"
KEPT = 3600  # seconds that answers stay


class Row(NamedTuple):
    """An order as it stands in the database; `what` is empty once it was taken."""

    id: int
    at: int
    what: str
    taken: bool
    answer: str | None


def give(connection: Connection, what: str, at: int) -> int:
    """A new order; its number. Those of before are forgotten."""
    connection.execute(delete(orders).where(orders.c.at < at - KEPT))
    key = connection.execute(insert(orders).values(at=at, what=what)).inserted_primary_key
    assert key is not None
    return int(key[0])


def given(connection: Connection, after: int) -> list[Row]:
    """Orders that are open, and those with a number beyond this one."""
    news = or_(orders.c.answer.is_(None), orders.c.id > after)
    query = select(*[orders.c[name] for name in Row._fields]).where(news).order_by(orders.c.id)
    return [Row(*row) for row in connection.execute(query)]


def one(connection: Connection, order: int) -> Row | None:
    """One of them; None if it has been withdrawn or forgotten."""
    query = select(*[orders.c[name] for name in Row._fields]).where(orders.c.id == order)
    row = connection.execute(query).first()
    return None if row is None else Row(*row)


def take(connection: Connection, order: int) -> bool:
    """Whether it is now ours to carry out; if not, somebody else has it."""
    open_one = update(orders).where(orders.c.id == order, ~orders.c.taken)
    return connection.execute(open_one.values(taken=True, what="")).rowcount == 1


def answer(connection: Connection, order: int, text: str) -> None:
    """It was carried out, or could not be."""
    connection.execute(update(orders).where(orders.c.id == order).values(answer=text))


def withdraw(connection: Connection, order: int) -> bool:
    """Nobody shall carry it out any more; False if somebody has begun."""
    return (
        connection.execute(delete(orders).where(orders.c.id == order, ~orders.c.taken)).rowcount
        == 1
    )


def put(connection: Connection, name: str, value: str | None) -> None:
    """Keep something under this name, or nothing any more."""
    connection.execute(delete(settings).where(settings.c.name == name))
    if value is not None:
        connection.execute(insert(settings).values(name=name, value=value))


def kept(connection: Connection, name: str) -> str | None:
    """What is kept under this name."""
    found: str | None = connection.scalar(select(settings.c.value).where(settings.c.name == name))
    return found


def end_serving(connection: Connection, process: str) -> None:
    """This process does not serve any more; perhaps another one does."""
    mine = (settings.c.name == SERVING) & (settings.c.value == process)
    connection.execute(delete(settings).where(mine))


def ban(connection: Connection, guest: str, banned: bool) -> bool:
    """Whether there is such a guest, who may no longer come, or may again."""
    there = update(guests).where(guests.c.id == guest, ~guests.c.leaving)
    return connection.execute(there.values(banned=banned)).rowcount == 1


def mute(connection: Connection, guest: str, until: int | None) -> bool:
    """Whether there is such a guest, who may not write until then (0: for good), or may again."""
    there = update(guests).where(guests.c.id == guest, ~guests.c.leaving)
    return connection.execute(there.values(muted=until)).rowcount == 1
