"""Who carries orders out, that it happens once, and what is looked at before."""

from __future__ import annotations

import asyncio
import json
import random
import time
from pathlib import Path

import pytest
from sqlalchemy import text

from serai.cli import admin_orders
from serai.cli.trouble import Trouble
from serai.house.protocol import Announcement
from serai.house.stored_rows import GuestRecord
from serai.server import order_watch
from serai.server.orders import (
    Announce,
    Answer,
    Ban,
    Close,
    Delete,
    Mute,
)
from serai.server.overview import GuestFilter, TableFilter
from serai.server.retention import DAY
from serai.server.storage import SqlStore, migrations
from serai.server.storage.engines import parsed, writing_engine
from serai.server.storage.host_book import HostBook
from tests.house.playing import play_on
from tests.server.browsing import Hung
from tests.server.ordering import HELLO, Scene, serving
from tests.server.storing import database, opened

# --- who carries orders out ---


def test_a_server_that_was_killed_keeps_nobody_from_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(admin_orders, "PATIENCE", 0.3)

    async def run(url: str) -> None:
        scene = Scene(url, False)
        async with serving(url) as served:
            await scene.prepare(served)
        book = HostBook(await SqlStore.open(url))
        await book.begin_serving("killed")
        assert await scene.order(Close(scene.table)) == Answer("done")
        await book._store.close()

    with database("file", tmp_path) as url:
        asyncio.run(run(url))


def test_a_server_that_was_too_slow_hears_of_it_afterwards(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whoever ordered it did it: nothing that the server remembers may still count."""
    monkeypatch.setattr(admin_orders, "PATIENCE", 0.0)
    monkeypatch.setattr(order_watch, "PAUSE", 1.0)

    async def run(url: str) -> None:
        scene = Scene(url, True)
        async with serving(url) as served:
            await scene.prepare(served)
            anna, ben = scene.browser(served, "anna"), scene.browser(served, "ben")
            assert (await ben.get("/api/me")).status == 200
            async with ben.socket(scene.table) as line:
                await line.send(HELLO)
                await line.until("presence")
                await scene.order(Ban(scene.ids["ben"], True))
                await scene.order(Close(scene.table))
                await scene.order(Announce("Soon.", None))
                with pytest.raises(Hung):
                    await line.until("the end")
            assert (await ben.get("/api/me")).trouble == "banned"
            async with asyncio.timeout(20):  # it hears of one after the other
                while served.house.announcements.now != Announcement(text="Soon."):
                    await asyncio.sleep(0.02)
            assert (await anna.get(f"/api/tables/{scene.table}")).json["status"] == "over"

    with database("file", tmp_path) as url:
        asyncio.run(run(url))


def test_an_order_is_carried_out_once_and_leaves_no_names(tmp_path: Path) -> None:
    async def run(url: str) -> None:
        store = await SqlStore.open(url)
        book = HostBook(store)
        number = await book.give(Delete("b" * 16), int(time.time()))
        assert sorted(await asyncio.gather(*(book.take(number) for _ in range(5)))) == [
            *([False] * 4),
            True,
        ]
        (row,) = await book.given(0)
        assert (row.what, row.taken) == ("", True)
        assert not await book.withdraw(number), "somebody has begun"
        await store.close()

    with database("file", tmp_path) as url:
        asyncio.run(run(url))


def test_an_order_whose_giver_has_gone_is_not_carried_out_later(tmp_path: Path) -> None:
    async def run(url: str) -> None:
        scene = Scene(url, False)
        async with serving(url) as served:
            await scene.prepare(served)
        store = await SqlStore.open(url)
        await HostBook(store).give(Close(scene.table), int(time.time()) - order_watch.FRESH - 1)
        await store.close()
        async with serving(url) as again:
            await asyncio.sleep(2 * order_watch.PAUSE)
            anna = scene.browser(again, "anna")
            assert (await anna.get(f"/api/tables/{scene.table}")).json["status"] == "playing"

    with database("file", tmp_path) as url:
        asyncio.run(run(url))


def test_a_server_that_ends_before_it_answers_is_told_apart(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def run(url: str) -> None:
        scene = Scene(url, False)
        async with serving(url) as served:
            await scene.prepare(served)
        store = await SqlStore.open(url)
        book = HostBook(store)
        await book.begin_serving("one")
        giving = asyncio.ensure_future(scene.order(Close(scene.table)))
        while not (rows := await book.given(0)):
            await asyncio.sleep(0.02)
        assert await book.take(rows[0].id)
        await book.end_serving("one")
        with pytest.raises(Trouble, match="admin-lost"):
            await giving
        await store.close()

    with database("file", tmp_path) as url:
        asyncio.run(run(url))


def test_an_order_that_is_broken_off_is_withdrawn(tmp_path: Path) -> None:
    async def run(url: str) -> None:
        scene = Scene(url, False)
        async with serving(url) as served:
            await scene.prepare(served)
        store = await SqlStore.open(url)
        book = HostBook(store)
        await book.begin_serving("one that hangs")
        giving = asyncio.ensure_future(scene.order(Close(scene.table)))
        while not await book.given(0):
            await asyncio.sleep(0.02)
        giving.cancel()
        with pytest.raises(asyncio.CancelledError):
            await giving
        assert await book.given(0) == []
        await store.close()

    with database("file", tmp_path) as url:
        asyncio.run(run(url))


# --- lists ---


def test_lists_tell_no_secrets(url: str) -> None:
    async def run() -> None:
        scene = Scene(url, True)
        async with serving(url) as served:
            await scene.prepare(served)
            hosted = await served.house.tables.hosted(scene.table)
            await play_on(served.house, hosted, 3, random.Random(1))
            book = HostBook(await SqlStore.open(url))
            tables = await book.tables(TableFilter())
            guests = await book.guests(GuestFilter())
            (table,) = tables.tables
            assert (table.id, table.events) == (scene.table, hosted.table.seq)
            assert table.bytes == sum(len(one.body) for one in hosted.table.records)
            assert [one.name for one in table.seats] == ["Anna", "Ben"]
            assert {one.name: one.tables for one in guests.guests} == {"Anna": 1, "Ben": 1}
            shown = json.dumps([repr(tables), repr(guests)])
            secrets = [hosted.row.seed, hosted.row.salt, hosted.row.invite_hash]
            secrets += [
                part for one in scene.cookies.values() for part in (one or "").split(".")[1:]
            ]
            assert not [one for one in secrets if one in shown]
            assert await book.called(scene.table[:8]) == ([scene.table], [])
            await book._store.close()

    asyncio.run(run())


def test_lists_are_narrowed_down(tmp_path: Path) -> None:
    async def run(url: str) -> None:
        scene = Scene(url, True)
        async with serving(url) as served:
            await scene.prepare(served)
            await scene.order(Mute(scene.ids["ben"], 0))
            book = HostBook(await SqlStore.open(url))
            now = int(time.time())
            for wanted, count in (
                (TableFilter(status="playing", game="rajas", guest=scene.ids["ben"]), 1),
                (TableFilter(status="over"), 0),
                (TableFilter(game="agra"), 0),
                (TableFilter(changed_before=now - DAY), 0),
                (TableFilter(changed_before=now + DAY), 1),
            ):
                found = await book.tables(wanted)
                assert (len(found.tables), found.count) == (count, count), wanted
            for who, names in (
                (GuestFilter(name="ANN"), ["Anna"]),
                (GuestFilter(name="%"), []),
                (GuestFilter(muted_at=now), ["Ben"]),
                (GuestFilter(banned=True), []),
                (GuestFilter(came_before=now - DAY), []),
            ):
                assert [one.name for one in (await book.guests(who)).guests] == names, who
            some = await book.guests(GuestFilter(most=1))
            assert (len(some.guests), some.count) == (1, 2)
            await book._store.close()

    with database("file", tmp_path) as url:
        asyncio.run(run(url))


def test_guests_of_before_may_come_and_write(url: str) -> None:
    """Of a database of the revision before; what is known of them stays."""

    async def run() -> None:
        engine = writing_engine(parsed(url), 5.0)
        with engine.begin() as connection:
            migrations.upgrade(connection, "0006")
            guest = (
                "INSERT INTO guests (id, name, created, leaving) VALUES ('anna', 'Anna', 5, :no)"
            )
            connection.execute(text(guest), {"no": False})
        engine.dispose()
        async with opened(url) as store:
            assert store.migrated is not None
            assert await store.guest("anna") == GuestRecord(id="anna", name="Anna", created=5)
            book = HostBook(store)
            assert await book.given(0) == []
            assert await book.ban("anna", True)
            engine = writing_engine(parsed(url), 5.0)
        with engine.begin() as connection:
            migrations.downgrade(connection, "0006")
            found = connection.execute(text("SELECT id, name FROM guests")).all()
            assert [tuple(one) for one in found] == [("anna", "Anna")]
        engine.dispose()

    asyncio.run(run())
