"""What leaves the house leaves every database: no row names them, in new ones and in old ones."""

from __future__ import annotations

import random
from pathlib import Path

import pytest
from sqlalchemy import MetaData, create_engine, insert, select, text

from serai.house.house import House
from serai.house.own_data import OwnData
from serai.server.database_check import Database
from serai.server.storage import migrations
from serai.server.storage.engines import parsed, writing_engine
from serai.server.storage.schema import metadata
from tests.golden import files, stored
from tests.house.playing import play_on
from tests.server.houses import in_a_house, sql_of
from tests.server.storing import LASTING, database
from tests.server.test_leaving import NAMES, WORD, filled, leave


def in_rows(url: str, *words: str) -> list[str]:
    """Which words stand in any row."""
    engine = create_engine(parsed(url))
    with engine.connect() as connection:
        rows = [repr(connection.execute(select(one)).all()) for one in metadata.sorted_tables]
    engine.dispose()
    return [word for word in words if any(word in row for row in rows)]


def what_is_not_well(url: str) -> list[str]:
    """What `serai verify` finds."""
    looked = Database(url)
    found = [one.what for one in looked.findings()]
    looked.close()
    assert found
    return [one for one in found if one not in ("well", "shelved")]


@pytest.mark.parametrize("kind", LASTING)
def test_no_row_names_them(kind: str, tmp_path: Path) -> None:
    async def scene(house: House) -> None:
        browser, guest, tables = await filled(house)
        assert in_rows(url, *NAMES, WORD, guest) == [*NAMES, WORD, guest]
        kept = await sql_of(house).own_data(guest)
        assert isinstance(kept, OwnData)
        assert {one.table for one in kept.tables} == {*tables.values()}
        assert (await browser.post("/api/me/delete")).status == 200
        assert in_rows(url, *NAMES, WORD, guest) == []
        assert await sql_of(house).leaving() == []

    with database(kind, tmp_path) as url:
        in_a_house(scene, url)
        assert what_is_not_well(url) == []


@pytest.mark.parametrize("kind", LASTING)
@pytest.mark.parametrize(("game", "version"), [("rajas", 2), ("pebbles", 1)])
def test_names_leave_a_database_of_before(
    kind: str, game: str, version: int, tmp_path: Path
) -> None:
    dump = files.unpacked(files.folder_of(game, version) / files.STORED)
    before = stored.opened(tmp_path / "before.db", dump)

    async def scene(house: House) -> None:
        assert in_rows(url, "Anna") == ["Anna"]
        assert len((await house.lists.of_guest("anna")).tables) == 3
        bens = [one.table for one in (await house.lists.of_guest("ben")).tables]
        await leave(house, "anna", "Anna")
        assert in_rows(url, "anna", "Anna") == []
        for table in bens:
            hosted = await house.tables.hosted(table)
            if hosted.table.to_move == 1:
                await play_on(house, hosted, 1, random.Random(1))

    with database(kind, tmp_path) as url, files.in_the_house(files.all_games()[game]):
        copied(before, url)
        in_a_house(scene, url)
        assert what_is_not_well(url) == []


def copied(source: str, target: str) -> None:
    """The same rows in another database, at the same revision."""
    here, there = create_engine(parsed(source)), writing_engine(parsed(target), 5.0)
    with here.connect() as old, there.begin() as new:
        migrations.upgrade(new, str(old.scalar(text("SELECT version_num FROM alembic_version"))))
        known = MetaData()
        known.reflect(new)
        for one in known.sorted_tables:
            rows = [row._asdict() for row in old.execute(select(one))]
            if rows and one.name != "alembic_version":
                new.execute(insert(one), rows)
    here.dispose()
    there.dispose()
