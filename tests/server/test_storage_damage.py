"""A store is looked through without being changed, and what is damaged leaves it for a file."""

from __future__ import annotations

import asyncio
import base64
import random
from pathlib import Path

import msgspec
import pytest
from sqlalchemy import text

from serai.house.hash_chain import verify_chain
from serai.house.house import House
from serai.house.protocol import Play
from serai.house.store import StorageTrouble
from serai.house.stored_rows import EventRecord
from serai.server.database_check import Database, Finding
from serai.server.storage import SqlStore, engines, migrations
from serai.table.events import chained
from tests.golden.stored import begin_a_turn
from tests.house.playing import acted, for_two, guest_of, play_on
from tests.server.houses import in_a_house
from tests.server.storing import LASTING, database, opened


def filled(url: str) -> list[str]:
    """Four tables: just begun, half played, in the middle of a turn, over."""
    found: list[str] = []

    async def scene(house: House) -> None:
        for events in (0, 8, 14, 100_000):
            hosted = await for_two(house, "merv")
            await play_on(house, hosted, events, random.Random(events))
            found.append(hosted.row.id)
        await begin_a_turn(house, await house.tables.hosted(found[2]), random.Random(3))

    in_a_house(scene, url)
    return found


def changed(url: str, statement: str, **given: str | bytes) -> None:
    """Something that nobody should do to a database."""
    engine = engines.writing_engine(engines.parsed(url), 5.0)
    with engine.begin() as connection:
        connection.execute(text(statement), given)
    engine.dispose()


def findings(url: str) -> dict[str, Finding]:
    """What is found of each table."""
    looked = Database(url)
    try:
        assert looked.trouble() == []
        return {one.table: one for one in looked.findings()}
    finally:
        looked.close()


@pytest.mark.parametrize("kind", LASTING)
def test_what_was_written_is_well(kind: str, tmp_path: Path) -> None:
    with database(kind, tmp_path) as url:
        tables = filled(url)
        assert {one: found.what for one, found in findings(url).items()} == dict.fromkeys(
            tables, "well"
        )


DAMAGE: list[tuple[str, str, str]] = [
    (
        "a byte of a body",
        "UPDATE events SET body = :body WHERE table_id = :of AND seq = 3",
        "chain",
    ),
    ("an event gone", "DELETE FROM events WHERE table_id = :of AND seq = 5", "chain"),
    ("the end gone", "DELETE FROM events WHERE table_id = :of AND seq > 9", "chain"),
    ("another head", "UPDATE tables SET head_hash = 'x' WHERE id = :of", "chain"),
    ("another status", "UPDATE tables SET status = 'over' WHERE id = :of", "beside"),
    ("whose turn", "UPDATE tables SET to_move = 1 - to_move WHERE id = :of", "beside"),
    ("who sits there", "UPDATE seats SET kind = 'bot' WHERE table_id = :of AND seat = 0", "beside"),
    ("standing", "UPDATE seats SET standing = '{' WHERE table_id = :of", "beside"),
    ("the draft", "UPDATE tables SET draft_steps = '[\"dance\"]' WHERE id = :of", "beside"),
]


@pytest.mark.parametrize(("name", "statement", "what"), DAMAGE, ids=[one[0] for one in DAMAGE])
def test_each_kind_of_damage_is_found_at_its_table_alone(
    name: str, statement: str, what: str, tmp_path: Path
) -> None:
    del name
    with database("file", tmp_path) as url:
        tables = filled(url)
        body = {"body": b"{}"} if ":body" in statement else {}
        changed(url, statement, of=tables[2], **body)
        found = {one: finding.what for one, finding in findings(url).items()}
        assert found == {**dict.fromkeys(tables, "well"), tables[2]: what}


def test_a_log_that_is_whole_and_cannot_be_played_is_found(tmp_path: Path) -> None:
    """Somebody who knows how the chain is made has written an event."""
    with database("file", tmp_path) as url:
        tables = filled(url)

        async def forge() -> None:
            store = await SqlStore.open(url)
            stored = await store.load(tables[1])
            assert stored is not None
            body = b'{"kind":"moved","at":1,"seat":0,"lines":["0 dance"]}'
            digest = chained(stored.table.head_hash, body)
            seq = stored.table.head_seq + 1
            await store.close()
            changed(
                url,
                f"INSERT INTO events VALUES (:of, {seq}, :body, :digest, 1, NULL)",
                of=tables[1],
                body=body,
                digest=digest,
            )
            statement = f"UPDATE tables SET head_seq = {seq}, head_hash = :digest WHERE id = :of"
            changed(url, statement, of=tables[1], digest=digest)

        asyncio.run(forge())
        found = findings(url)[tables[1]]
        assert (found.what, found.is_damage) == ("replay", True)


@pytest.mark.parametrize("kind", LASTING)
def test_what_is_set_aside_is_whole_in_its_file_and_gone_from_the_house(
    kind: str, tmp_path: Path
) -> None:
    with database(kind, tmp_path) as url:
        tables = filled(url)
        changed(url, DAMAGE[0][1], of=tables[1], body=b"{}")

        async def aside() -> Path:
            store = await SqlStore.open(url)
            path = await store.set_aside(tables[1], tmp_path)
            other = await store.set_aside(tables[0], tmp_path)
            assert path != other
            assert await store.load(tables[1]) is None
            await store.close()
            return path

        path = asyncio.run(aside())
        assert path.stat().st_mode & 0o077 == 0
        kept = msgspec.json.decode(path.read_bytes())
        assert kept["tables"][0]["id"] == tables[1]
        assert len(kept["seats"]) == 2
        assert kept["answers"]
        events = [
            EventRecord(
                seq=one["seq"],
                body=base64.b64decode(one["body"]),
                hash=one["hash"],
                at=one["at"],
            )
            for one in kept["events"]
        ]
        assert verify_chain(events) == 3, "as it was, with its damage"
        assert set(findings(url)) == set(tables[2:])

        async def goes_on(house: House) -> None:
            assert [one.table for one in (await house.lists.of_guest("anna")).tables]
            hosted = await house.tables.hosted(tables[2])
            turn = hosted.table.turn
            assert turn is not None
            move = turn.now.notation(turn.now.options[0])
            guest = guest_of(hosted, turn.seat)
            await acted(house, hosted, guest, Play(seat=turn.seat, move=move))

        in_a_house(goes_on, url)


def test_a_file_of_before_is_not_written_over(tmp_path: Path) -> None:
    with database("file", tmp_path) as url:
        tables = filled(url)
        precious = tmp_path / f"serai-{tables[0]}.json"
        precious.write_text("precious")

        async def aside() -> Path:
            store = await SqlStore.open(url)
            path = await store.set_aside(tables[0], tmp_path)
            await store.close()
            return path

        assert asyncio.run(aside()).name == f"serai-{tables[0]}-2.json"
        assert precious.read_text() == "precious"


def test_nothing_is_gone_if_the_file_cannot_be_written(tmp_path: Path) -> None:
    with database("file", tmp_path) as url:
        tables = filled(url)

        async def aside() -> None:
            store = await SqlStore.open(url)
            with pytest.raises(OSError, match="missing"):
                await store.set_aside(tables[0], tmp_path / "missing")
            assert await store.load(tables[0]) is not None
            await store.close()

        asyncio.run(aside())


def test_a_damaged_row_stops_at_its_table(tmp_path: Path) -> None:
    with database("file", tmp_path) as url:
        tables = filled(url)
        changed(url, "UPDATE tables SET watch = 'everybody'")
        changed(url, "UPDATE tables SET box = '{' WHERE id = :of", of=tables[0])
        changed(url, "UPDATE seats SET standing = '{' WHERE table_id = :of", of=tables[1])

        async def scene(house: House) -> None:
            told = {one.table for one in (await house.lists.of_guest("anna")).tables}
            assert told == set(tables[1:])
            public = (await house.lists.public(None)).tables
            assert {one.table for one in public} == set(tables[1:3])
            with pytest.raises(StorageTrouble):
                await house.tables.hosted(tables[1])
            assert (await house.tables.hosted(tables[2])).table.status == "playing"

        in_a_house(scene, url)


def test_a_file_with_an_unreadable_page_is_brought_up_to_date_all_the_same(tmp_path: Path) -> None:
    """What can be read goes on; to write the whole file anew is not possible."""
    path = tmp_path / "serai.db"
    url = f"sqlite:///{path}"
    engine = engines.writing_engine(engines.parsed(url), 5.0)
    with engine.begin() as connection:
        migrations.upgrade(connection, "0005")
        connection.execute(text("CREATE TABLE leaf (body)"))
        many = [{"body": b"unreadable" * 200} for _ in range(50)]
        connection.execute(text("INSERT INTO leaf VALUES (:body)"), many)
    engine.dispose()
    data = path.read_bytes()
    begin = data.rindex(b"unreadable" * 200) // 4096 * 4096
    path.write_bytes(data[:begin] + b"\xff" * 100 + data[begin + 100 :])

    async def scene() -> None:
        async with opened(url) as store:
            assert store.migrated is not None
            assert store.migrated.backup is not None
            await store.new_guest("anna", "Anna", "session", 1)

    asyncio.run(scene())
