"""For how long things are kept: what is older goes, and nothing else."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest

from serai.house.hosted_table import HostedTable
from serai.house.house import House
from serai.house.protocol import Resign, Say
from serai.house.stored_rows import Stored
from serai.server import retention
from serai.server.retention import DAY, Purge, Purged, Retention
from tests.house.playing import BOT, ME, OPEN, a_table, acted, for_two, listening, play_on
from tests.server.houses import in_a_house, sql_of
from tests.server.storing import LASTING, database
from tests.server.test_leaving import leave

LATER = 1000  # days


@pytest.fixture(autouse=True)
def at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nobody else has to get a turn."""
    monkeypatch.setattr(retention, "REST", 0.0)


async def purged(house: House, **days: int) -> Purged:
    """What goes if things are kept for so long."""
    kept = {"matches": 0, "waiting": 0, "chat": 0, "guests": 0, **days}
    return await Purge(house, sql_of(house), Retention(**kept)).run()


def later(house: House, days: int) -> None:
    """So many days pass."""
    now = house.clock.date()
    house.clock.date = lambda: now + days * DAY + 1


def in_a_kept_house(folder: Path, scene: Callable[[House], Awaitable[None]]) -> None:
    """A house whose tables outlive it, in every database that there is."""
    for kind in LASTING:
        with database(kind, folder) as url:
            in_a_house(scene, url)


def test_by_default_only_goes_what_nobody_can_miss(tmp_path: Path) -> None:
    async def scene(house: House) -> None:
        waiting, running, over = (
            await a_table(house, "rajas", ME, OPEN),
            await a_table(house, "rajas", ME, BOT),
            await for_two(house, "merv"),
        )
        await acted(house, over, "ben", Say(text="Hello"))
        await play_on(house, over, 100_000, random.Random(1))
        store = sql_of(house)
        await store.new_guest("anna", "Anna", "session", house.clock.now())
        await store.new_guest("zoe", "Zoe", "another", house.clock.now())
        purge = Purge(house, store, Retention())
        later(house, 89)
        assert await purge.run() == Purged()
        later(house, 2)
        assert await purge.run() == Purged(waiting=1)
        assert await store.load(waiting.table) is None
        later(house, LATER)
        assert await purge.run() == Purged(guests=1)
        assert await store.guest_of("session") is not None, "she sits at tables"
        assert await store.guest_of("another") is None
        assert await store.load(running.table) is not None
        assert await store.load(over.row.id) is not None
        assert len(await store.chat(over.row.id, 0)) == 1

    in_a_kept_house(tmp_path, scene)


def test_finished_matches_go_with_all_that_belongs_to_them(tmp_path: Path) -> None:
    async def scene(house: House) -> None:
        tables = [await for_two(house, "merv") for _ in range(2)]
        for hosted in tables:
            await acted(house, hosted, "ben", Say(text="Hello"))
        await play_on(house, tables[0], 100_000, random.Random(1))
        later(house, 10)
        assert await purged(house, matches=11) == Purged()
        assert await purged(house, matches=10) == Purged(matches=1)
        store = sql_of(house)
        assert await store.tables_with("ben") == [tables[1].row.id]
        assert [one.table for one in (await house.lists.of_guest("anna")).tables] == [
            tables[1].row.id
        ]

    in_a_kept_house(tmp_path, scene)


def test_chat_goes_from_the_store_and_from_memory(tmp_path: Path) -> None:
    async def scene(house: House) -> None:
        hosted = await for_two(house)
        for text in ("old", "older"):
            await acted(house, hosted, "ben", Say(text=text))
        later(house, 5)
        await acted(house, hosted, "anna", Say(text="new"))
        assert await purged(house, chat=4) == Purged(chat=2)
        assert [one.text for one in hosted.chat] == ["new"]
        assert [one.text for one in await sql_of(house).chat(hosted.row.id, 0)] == ["new"]

    in_a_kept_house(tmp_path, scene)


def test_a_table_at_which_somebody_is_stays(tmp_path: Path) -> None:
    async def scene(house: House) -> None:
        created = await a_table(house, "rajas", ME, OPEN)
        line = await listening(house, await house.tables.hosted(created.table), "anna")
        later(house, LATER)
        assert await purged(house, waiting=1) == Purged()
        line.close()
        assert await purged(house, waiting=1) == Purged(waiting=1)
        assert created.table not in house.tables.by_name

    in_a_kept_house(tmp_path, scene)


def test_a_table_that_is_being_opened_stays(tmp_path: Path) -> None:
    """Else somebody would look at a table that is no longer there."""

    async def scene(house: House) -> None:
        created, store = await a_table(house, "rajas", ME, OPEN), sql_of(house)
        opening, gate = being_opened(house, created.table)
        later(house, LATER)
        assert await purged(house, waiting=1) == Purged()
        gate.set()
        await opening
        assert await purged(house, waiting=1) == Purged(waiting=1)
        assert await store.load(created.table) is None

    in_a_kept_house(tmp_path, scene)


def test_what_was_read_before_a_table_went_is_not_kept() -> None:
    async def scene(house: House) -> None:
        created = await a_table(house, "rajas", ME, OPEN)
        opening, gate = being_opened(house, created.table)
        await asyncio.sleep(0.05)
        assert await sql_of(house).remove_old_table(created.table, house.clock.now() + 1)
        house.tables.is_no_more(created.table)
        gate.set()
        await opening
        assert created.table not in house.tables.by_name

    in_a_house(scene)


def being_opened(house: House, table: str) -> tuple[asyncio.Task[HostedTable], asyncio.Event]:
    """Somebody opens a table: it is read, and played again when the event is set."""
    store, gate = sql_of(house), asyncio.Event()
    whole = store.load

    async def load(table: str) -> Stored | None:
        found = await whole(table)
        await gate.wait()
        return found

    store.load = load  # type: ignore[method-assign]
    house.tables.by_name.clear()
    opening = asyncio.create_task(house.tables.hosted(table))
    opening.add_done_callback(lambda _: setattr(store, "load", whole))
    return opening, gate


def test_another_match_can_be_opened_when_the_next_table_is_gone(tmp_path: Path) -> None:
    """Ben has left the house, so the next table waits for somebody, for three months."""

    async def scene(house: House) -> None:
        hosted = await for_two(house, "merv")
        for seat, guest in enumerate(("anna", "ben")):
            await acted(house, hosted, guest, Resign(seat=seat))
        await leave(house, "ben", "Ben")
        again = await house.opener.rematch(hosted.row.id, "anna")
        house.tables.by_name.clear()
        later(house, LATER)
        assert await purged(house, waiting=90) == Purged(waiting=1)
        assert (await house.opener.rematch(hosted.row.id, "anna")).table != again.table

    in_a_kept_house(tmp_path, scene)
