"""What no recovery needs does not stay for ever, and what one needs does."""

from __future__ import annotations

import asyncio
from functools import partial
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace
from sqlalchemy import text

from serai.house import table_opener
from serai.house.house import House
from serai.house.protocol import Ok, Play, Resign, Say, Stale, Undo
from serai.house.store import Conflict
from serai.house.stored_rows import ChatRecord
from serai.server.storage import migrations, writing
from serai.server.storage.engines import parsed, writing_engine
from tests.house.playing import FRAMES, acted, denied, for_two, guest_of, new_act
from tests.server.houses import in_a_house
from tests.server.storing import (
    EVERYWHERE,
    LASTING,
    begun,
    database,
    drafted,
    logged,
    moved,
    opened,
    table,
)


async def count(store: Any, of: str) -> int:
    """How many rows there are."""
    found: int = await store._write(lambda c: c.scalar(text(f"SELECT count(*) FROM {of}")))
    return found


@pytest.mark.parametrize("kind", EVERYWHERE)
def test_answers_stay_with_the_log_and_others_pass(kind: str, tmp_path: Path) -> None:
    async def scene(url: str) -> None:
        async with opened(url) as store:
            row = begun(table(), b"1").table
            await store.create(begun(table(), b"1"))
            for nth in range(200):
                change = drafted(row, answer=("anna", f"step-{nth}", b"%d" % nth))
                await store.append(change)
                row = change.table_row
                if nth % 20 == 0:
                    change = moved(row, b"2", answer=("anna", f"move-{nth}", b"m%d" % nth))
                    await store.append(change)
                    row = change.table_row
            await store.append(replace(drafted(row), answer=("ben", "step-0", b"ben")))
            for nth in range(0, 200, 20):
                assert await store.answer(row.id, "anna", f"move-{nth}") == b"m%d" % nth
            for nth in range(200 - writing.PASSING_KEPT, 200):
                assert await store.answer(row.id, "anna", f"step-{nth}") == b"%d" % nth
            assert await store.answer(row.id, "anna", "step-0") is None
            assert await store.answer(row.id, "ben", "step-0") == b"ben"
            most = writing.PASSING_KEPT + writing.PRUNED_EVERY
            assert await count(store, "answers") <= 10 + 1 + most

    with database(kind, tmp_path) as url:
        asyncio.run(scene(url))


@pytest.mark.parametrize("kind", EVERYWHERE)
def test_an_act_has_one_answer_whether_it_passes_or_stays(kind: str, tmp_path: Path) -> None:
    async def scene(url: str) -> None:
        async with opened(url) as store:
            row = begun(table(), b"1").table
            await store.create(begun(table(), b"1"))
            change = drafted(row, answer=("anna", "one", b"1"))
            await store.append(change)
            row = change.table_row
            for again in (drafted(row), moved(row, b"2")):
                with pytest.raises(Conflict):
                    await store.append(replace(again, answer=("anna", "one", b"2")))
            assert await store.answer(row.id, "anna", "one") == b"1"

    with database(kind, tmp_path) as url:
        asyncio.run(scene(url))


def test_a_step_whose_answer_has_passed_does_not_happen_again() -> None:
    async def scene(house: House) -> None:
        hosted = await for_two(house, "agra")
        turn = hosted.table.turn
        assert turn is not None
        seat, guest = turn.seat, guest_of(hosted, turn.seat)
        move = next(
            turn.now.notation(one) for one in turn.now.options if not turn.outlook(one).locks
        )
        first = new_act(hosted, Play(seat=seat, move=move))
        told = await house.acts.act(hosted.row.id, guest, first)
        assert isinstance(FRAMES.decode(told), Ok)
        for _ in range(writing.PASSING_KEPT):
            assert isinstance(await acted(house, hosted, guest, Undo(seat=seat)), Ok)
            assert isinstance(await acted(house, hosted, guest, Play(seat=seat, move=move)), Ok)
        before = hosted.table.rev
        again = FRAMES.decode(await house.acts.act(hosted.row.id, guest, first))
        assert isinstance(again, Stale)
        assert hosted.table.rev == before

    in_a_house(scene)


@pytest.mark.parametrize("kind", EVERYWHERE)
def test_chat_is_kept_as_far_as_anybody_reads_it(kind: str, tmp_path: Path) -> None:
    async def scene(url: str) -> None:
        async with opened(url) as store:
            rows = [begun(table(name), b"1") for name in "ab"]
            await asyncio.gather(*map(store.create, rows))
            line = ChatRecord(seat=0, name="Anna", text="", at=1)
            many = writing.CHAT_KEPT + 50
            for nth in range(many):
                said = replace(line, text=f"{nth}")
                await store._write(partial(writing.say, table=rows[0].table.id, line=said))
            await store.say(rows[1].table.id, 0, "Ben", "hello", 1)
            lines = await store.chat(rows[0].table.id, 0, many)
            expected = [f"{nth}" for nth in range(many - writing.CHAT_KEPT, many)]
            assert [one.text for one in lines] == expected
            assert len(await store.chat(rows[1].table.id, 0)) == 1

    with database(kind, tmp_path) as url:
        asyncio.run(scene(url))


OF_BEFORE = [
    ("move", b'{"type":"ok","id":"move","seq":2,"rev":0}', True),
    ("step", b'{"type":"ok","id":"step","seq":1,"rev":3}', False),
    ("now", b'{"type":"ok","id":"now","seq":2,"rev":1}', True),  # its turn is not over
    ("spoilt", b"\xff{", True),
    ("strange", b"[1]", True),
]


@pytest.mark.parametrize("kind", LASTING)
def test_steps_of_before_go_when_a_database_is_brought_up_to_date(
    kind: str, tmp_path: Path
) -> None:
    async def scene(url: str) -> None:
        engine = writing_engine(parsed(url), 5.0)
        row, events = logged(table(), b"1", b"2")
        with engine.begin() as connection:
            migrations.upgrade(connection, "0003")
            insert_before(connection, "tables", fields_of(row))
            for event in events:
                known = {key: one for key, one in fields_of(event).items() if key != "seal"}
                insert_before(connection, "events", {"table_id": row.id, **known})
            for act, body, _ in OF_BEFORE:
                answer = {"table_id": row.id, "actor": "anna", "act": act, "body": body}
                insert_before(connection, "answers", answer)
        engine.dispose()
        async with opened(url) as store:
            for act, body, stays in OF_BEFORE:
                assert await store.answer(row.id, "anna", act) == (body if stays else None)
            assert await store.load(row.id) is not None
            change = drafted(row, answer=("anna", "after", b"1"))
            await store.append(change)
            with pytest.raises(Conflict):
                await store.append(replace(change, answer=("anna", "move", b"1")))

    with database(kind, tmp_path) as url:
        asyncio.run(scene(url))


def fields_of(record: Any) -> dict[str, Any]:
    """A row as it is stored."""
    return {name: getattr(record, name) for name in record.__struct_fields__}


def insert_before(connection: Any, into: str, row: dict[str, Any]) -> None:
    """A row of an older database, whose schema is not ours any more."""
    names = ", ".join(f'"{key}"' for key in row)
    values = ", ".join(f":{key}" for key in row)
    connection.execute(text(f"INSERT INTO {into} ({names}) VALUES ({values})"), row)


def test_a_guest_has_so_many_tables_under_way_and_no_more(monkeypatch: Any) -> None:
    monkeypatch.setattr(table_opener, "MOST_UNDER_WAY", 3)

    async def scene(house: House) -> None:
        tables = [await for_two(house) for _ in range(3)]
        with denied(409, "tables-under-way"):
            await for_two(house)
        await acted(house, tables[0], "anna", Say(text="one is over"))
        await acted(house, tables[0], "anna", Resign(seat=0))
        await acted(house, tables[0], "ben", Resign(seat=1))
        assert tables[0].table.ended
        await for_two(house)

    in_a_house(scene)


def test_what_lies_still_for_long_does_not_count(monkeypatch: Any) -> None:
    monkeypatch.setattr(table_opener, "MOST_UNDER_WAY", 1)

    async def scene(house: House) -> None:
        await for_two(house)
        now = house.clock.date()
        house.clock.date = lambda: now + table_opener.LYING_STILL + 1
        await for_two(house)

    in_a_house(scene)
