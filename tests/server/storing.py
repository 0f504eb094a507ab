"""Tables, events and stores for the tests of the storage.

Set SERAI_TEST_POSTGRES to the URL of a PostgreSQL server to run them there too; each test gets a
database of its own, which is dropped afterwards.
"""

from __future__ import annotations

import os
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager
from pathlib import Path
from typing import Any
from uuid import uuid4

import msgspec
from sqlalchemy import create_engine, make_url

from serai.house.stored_rows import Change, EventRecord, NewTable, SeatRecord, TableRecord
from serai.server.storage import SqlStore, migrations
from serai.table.events import FIRST_HASH, chained

POSTGRES = os.environ.get("SERAI_TEST_POSTGRES", "")
NEWEST = migrations.newest()
LASTING = ["file", *(["postgres"] if POSTGRES else [])]
EVERYWHERE = ["memory", *LASTING]


@contextmanager
def database(kind: str, tmp_path: Path) -> Iterator[str]:
    """The URL of a database that nobody else has."""
    if kind == "memory":
        yield "sqlite://"
    elif kind == "file":
        yield f"sqlite:///{tmp_path / 'serai.db'}"
    else:
        name = f"serai_{uuid4().hex}"
        server = make_url(POSTGRES).set(drivername="postgresql+psycopg")
        engine = create_engine(server, isolation_level="AUTOCOMMIT")
        with engine.connect() as connection:
            connection.exec_driver_sql(f"CREATE DATABASE {name}")
            try:
                yield server.set(database=name).render_as_string(hide_password=False)
            finally:
                connection.exec_driver_sql(f"DROP DATABASE {name} WITH (FORCE)")
        engine.dispose()


@asynccontextmanager
async def opened(url: str, **options: Any) -> AsyncIterator[SqlStore]:
    store = await SqlStore.open(url, **options)
    try:
        yield store
    finally:
        await store.close()


def table(name: str = "a", **other: Any) -> TableRecord:
    made = TableRecord(
        id=name.ljust(16, "a"),
        game="rajas",
        version=1,
        data="0123abcd",
        box="{}",
        options='{"boats":true}',
        watch="link",
        join="link",
        think=3,
        status="playing",
        host="guest-host",
        invite_hash="i" * 64,
        seed="5eed",
        salt="5a17",
        opening=None,
        head_seq=0,
        head_hash=FIRST_HASH,
        to_move=0,
        bot_due=False,
        winners="[]",
        rev=0,
        created=1_700_000_000,
        changed=1_700_000_000,
        next=None,
    )
    return msgspec.structs.replace(made, **other)


def seat(number: int = 0, **other: Any) -> SeatRecord:
    made = SeatRecord(
        seat=number,
        guest=None,
        token_hash=None,
        kind="open",
        name="",
        bot="",
        resigned=False,
        stand_in="",
        standing="{}",
    )
    return msgspec.structs.replace(made, **other)


def begun(row: TableRecord, *bodies: bytes, seats: int = 2) -> NewTable:
    """A new table with these first events."""
    row, events = logged(row, *bodies)
    return NewTable(table=row, events=events, seats=[seat(number) for number in range(seats)])


def logged(row: TableRecord, *bodies: bytes) -> tuple[TableRecord, list[EventRecord]]:
    """Events at the end of a table's log, and the table afterwards."""
    seq, head, events = row.head_seq, row.head_hash, []
    for body in bodies:
        seq, head = seq + 1, chained(head, body)
        events.append(EventRecord(seq=seq, body=body, hash=head, at=row.changed + seq))
    return msgspec.structs.replace(row, head_seq=seq, head_hash=head), events


def moved(row: TableRecord, *bodies: bytes, **other: Any) -> Change:
    """A change that adds events to a table."""
    after, events = logged(row, *bodies)
    return Change(
        table=row.id,
        expect=row.head_seq,
        expect_rev=row.rev,
        table_row=after,
        events=events,
        **other,
    )


def drafted(row: TableRecord, **other: Any) -> Change:
    """A change of the draft only: the table's `rev` goes up."""
    after = msgspec.structs.replace(row, rev=row.rev + 1)
    return Change(table=row.id, expect=row.head_seq, expect_rev=row.rev, table_row=after, **other)
