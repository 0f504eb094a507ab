"""Many tasks, one writer: who is first wins, the others learn it, and trouble harms nobody."""

import asyncio
import random
import sqlite3
import time
from collections import Counter
from contextlib import closing
from pathlib import Path

import pytest
from sqlalchemy import Connection, event, text

from serai.house.store import Conflict, StorageTrouble
from serai.house.stored_rows import TableRecord
from serai.server.storage import SqlStore
from tests.server.storing import (
    EVERYWHERE,
    LASTING,
    POSTGRES,
    begun,
    database,
    drafted,
    logged,
    moved,
    opened,
    seat,
    table,
)


@pytest.mark.parametrize("kind", EVERYWHERE)
def test_one_wins_each_place_in_the_log(kind: str, tmp_path: Path) -> None:
    rounds, racers = 20, 16

    async def scene(url: str) -> None:
        async with opened(url) as store:
            new = begun(table(), b"1")
            await store.create(new)
            row = new.table
            for turn in range(rounds):

                async def race(
                    racer: int, turn: int = turn, row: TableRecord = row
                ) -> bytes | None:
                    body = f"{turn}/{racer}".encode()
                    change = moved(row, body, answer=(f"g{racer}", f"act-{turn}", body))
                    try:
                        await store.append(change)
                    except Conflict:
                        return None
                    return body

                won = [body for body in await asyncio.gather(*map(race, range(racers))) if body]
                assert len(won) == 1
                row, _ = logged(row, won[0])
            stored = await store.load(row.id)
            assert stored is not None
            assert stored.table == row
            given = [await store.answer(row.id, f"g{n}", "act-3") for n in range(racers)]
            assert [body for body in given if body] == [stored.events[4].body]

    with database(kind, tmp_path) as url:
        asyncio.run(scene(url))


@pytest.mark.parametrize("kind", LASTING)
def test_one_gets_the_seat_also_between_two_servers(kind: str, tmp_path: Path) -> None:
    async def scene(url: str) -> None:
        async with opened(url, patience=30.0) as one, opened(url, patience=30.0) as two:
            for number in range(15):
                new = begun(table(f"t{number}-"), b"1")
                await one.create(new)

                async def sit(guest: int, row: TableRecord = new.table) -> int | None:
                    store: SqlStore = (one, two)[guest % 2]
                    taken = [seat(0, guest=f"g{guest}", kind="person")]
                    try:
                        await store.append(moved(row, b"%d" % guest, seats=taken))
                    except Conflict:
                        return None
                    return guest

                told = await asyncio.gather(*map(sit, range(8)))
                winners = [guest for guest in told if guest is not None]
                assert len(winners) == 1
                stored = await two.load(new.table.id)
                assert stored is not None
                assert stored.seats[0].guest == f"g{winners[0]}"
                assert len(stored.events) == 2

    with database(kind, tmp_path) as url:
        asyncio.run(scene(url))


@pytest.mark.parametrize("kind", EVERYWHERE)
def test_jobs_that_wait_share_a_commit_and_fail_alone(kind: str, tmp_path: Path) -> None:
    async def scene(url: str) -> None:
        async with opened(url) as store:
            rows = [begun(table(f"{n:04}"), b"1") for n in range(50)]
            await asyncio.gather(*map(store.create, rows))
            commits: Counter[str] = Counter()
            within = store._writer._commit

            def counted(batch: list) -> None:  # type: ignore[type-arg]
                commits["commits"] += 1
                commits["jobs"] += len(batch)
                within(batch)

            store._writer._commit = counted  # type: ignore[method-assign]
            changes = [moved(new.table, b"2") for new in rows]
            late = [moved(new.table, b"other") for new in rows]
            told = await asyncio.gather(
                *map(store.append, changes), *map(store.append, late), return_exceptions=True
            )
            assert [type(answer) for answer in told] == [type(None)] * 50 + [Conflict] * 50
            assert commits["jobs"] == 100
            assert commits["commits"] < 30
            for change in changes:
                stored = await store.load(change.table)
                assert stored is not None
                assert stored.table == change.table_row

    with database(kind, tmp_path) as url:
        asyncio.run(scene(url))


@pytest.mark.parametrize("kind", EVERYWHERE)
def test_a_job_that_breaks_takes_nothing_from_the_others(kind: str, tmp_path: Path) -> None:
    async def scene(url: str) -> None:
        async with opened(url) as store:

            def broken(connection: Connection) -> None:
                connection.execute(text("INSERT INTO settings VALUES ('a', 'b')"))
                raise KeyError("own affair")

            told = await asyncio.gather(
                store.create(begun(table("a"), b"1")),
                store._write(broken),
                store.setting("b", lambda: "\ud800"),  # half a character: no text at all
                store.create(begun(table("b"), b"1")),
                return_exceptions=True,
            )
            assert told[0] is None
            assert told[3] is None
            assert isinstance(told[1], KeyError)
            assert isinstance(told[2], UnicodeError)
            for name in "ab":
                assert await store.load(table(name).id) is not None
                assert await store.setting(name, lambda: "c") == "c"

    with database(kind, tmp_path) as url:
        asyncio.run(scene(url))


@pytest.mark.parametrize("kind", LASTING)
def test_nobody_hears_of_it_before_others_can_read_it(kind: str, tmp_path: Path) -> None:
    async def scene(url: str) -> None:
        async with opened(url) as store, opened(url) as other:
            event.listen(store._writing, "commit", lambda _: time.sleep(0.05))
            new = begun(table(), b"1")
            await store.create(new)
            assert await other.load(new.table.id) is not None
            await store.append(moved(new.table, b"2", answer=("g", "act-0001", b"ok")))
            assert await other.answer(new.table.id, "g", "act-0001") == b"ok"

    with database(kind, tmp_path) as url:
        asyncio.run(scene(url))


def test_a_task_that_no_longer_waits_does_not_stop_the_writing() -> None:
    async def scene() -> None:
        async with opened("sqlite://") as store:
            new = begun(table(), b"1")
            waiting = asyncio.ensure_future(store.create(new))
            await asyncio.sleep(0)
            waiting.cancel()
            with pytest.raises(asyncio.CancelledError):
                await waiting
            assert await store.load(new.table.id) is not None

    asyncio.run(scene())


@pytest.mark.parametrize("kind", LASTING)
def test_closing_finishes_what_waits(kind: str, tmp_path: Path) -> None:
    async def scene(url: str) -> None:
        store = await SqlStore.open(url)
        jobs = [store.create(begun(table(f"{n:04}"), b"1")) for n in range(400)]
        waiting = [asyncio.ensure_future(job) for job in jobs]
        await asyncio.sleep(0)
        await store.close()
        await store.close()
        await asyncio.gather(*waiting)
        for refused in (store.say("a", 0, "", "", 0), store.due()):
            with pytest.raises(StorageTrouble):
                await refused
        async with opened(url) as store:
            assert len(await store.tables_of("guest-host", 1000)) == 400

    with database(kind, tmp_path) as url:
        asyncio.run(scene(url))


def test_a_full_disk_is_trouble_and_nothing_more(tmp_path: Path) -> None:
    async def scene(url: str) -> None:
        async with opened(url) as store:
            new = begun(table(), b"1")
            await store.create(new)
            with store._writing.connect() as connection:  # the one that the writer has
                pages = connection.exec_driver_sql("PRAGMA page_count").scalar_one()
                connection.exec_driver_sql(f"PRAGMA max_page_count={pages + 3}")
            row, refused = new.table, 0
            for _ in range(20):
                change = moved(row, random.randbytes(3000))
                try:
                    await store.append(change)
                except StorageTrouble:
                    refused += 1
                else:
                    assert not refused
                    row = change.table_row
            assert refused
            stored = await store.load(row.id)
            assert stored is not None
            assert stored.table == row
            with store._writing.connect() as connection:
                connection.exec_driver_sql("PRAGMA max_page_count=100000")
            await store.append(moved(row, random.randbytes(3000)))
        with closing(sqlite3.connect(tmp_path / "serai.db")) as connection:
            assert connection.execute("PRAGMA integrity_check").fetchall() == [("ok",)]

    asyncio.run(scene(f"sqlite:///{tmp_path / 'serai.db'}"))


def test_a_locked_database_is_trouble_until_it_is_free(tmp_path: Path) -> None:
    async def scene(url: str) -> None:
        async with opened(url, patience=0.1) as store:
            new = begun(table(), b"1")
            await store.create(new)
            change = moved(new.table, b"2")
            with closing(sqlite3.connect(tmp_path / "serai.db", isolation_level=None)) as other:
                other.execute("BEGIN IMMEDIATE")
                with pytest.raises(StorageTrouble):
                    await store.append(change)
                assert await store.load(new.table.id) is not None  # reading goes on
                other.execute("ROLLBACK")
            await store.append(change)

    asyncio.run(scene(f"sqlite:///{tmp_path / 'serai.db'}"))


@pytest.mark.skipif(not POSTGRES, reason="needs SERAI_TEST_POSTGRES")
def test_a_lost_connection_is_trouble_once(tmp_path: Path) -> None:
    async def scene(url: str) -> None:
        async with opened(url) as store, opened(url) as other:
            await store.create(begun(table(), b"1"))

            def cut(connection: Connection) -> None:
                connection.execute(
                    text(
                        "SELECT pg_terminate_backend(pid) FROM pg_stat_activity"
                        " WHERE datname = current_database() AND pid <> pg_backend_pid()"
                    )
                )

            await other._write(cut)
            # The dead connection is noticed before it is used, and another one made.
            await store.append(drafted(begun(table(), b"1").table))
            with pytest.raises(StorageTrouble):
                await store._write(_cut_own)
            assert await store.load(table().id) is not None

    def _cut_own(connection: Connection) -> None:
        connection.execute(text("SELECT pg_terminate_backend(pg_backend_pid())"))

    with database("postgres", tmp_path) as url:
        asyncio.run(scene(url))


def test_what_cannot_be_opened_is_trouble(tmp_path: Path) -> None:
    (tmp_path / "text.db").write_text("no database at all\n" * 1000)
    for url in (
        f"sqlite:///{tmp_path}/missing/serai.db",
        f"sqlite:///{tmp_path / 'text.db'}",
        f"sqlite:///{tmp_path}",
        "mysql://localhost/serai",
        "postgresql://nobody@127.0.0.1:1/serai",
        "postgresql://nobody:geheim@127.0.0.1:port/serai",
        "postgresql://nobody:geheim@[::1/serai",
        "no url",
    ):
        with pytest.raises(StorageTrouble) as told:
            asyncio.run(SqlStore.open(url))
        assert "geheim" not in str(told.value)
    with pytest.raises(StorageTrouble):
        asyncio.run(SqlStore.open(f"sqlite:///{tmp_path / 'new.db'}", create=False))
    assert not (tmp_path / "new.db").exists()


def test_the_file_is_its_owners_and_kept_safe(tmp_path: Path) -> None:
    async def scene(url: str) -> None:
        async with opened(url) as store:
            for engine in (store._writing, store._reading):
                assert engine is not None
                with engine.connect() as connection:
                    for pragma, value in (
                        ("journal_mode", "wal"),
                        ("synchronous", 2),
                        ("foreign_keys", 1),
                        ("busy_timeout", 5000),
                    ):
                        found = connection.exec_driver_sql(f"PRAGMA {pragma}").scalar()
                        assert found == value, pragma
            assert (tmp_path / "serai.db").stat().st_mode & 0o077 == 0

    asyncio.run(scene(f"sqlite:///{tmp_path / 'serai.db'}"))
