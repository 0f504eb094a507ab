"""Databases of every age: each revision up and down, and what later versions made is left alone."""

import asyncio
from pathlib import Path

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from msgspec.structs import asdict
from sqlalchemy import inspect, text

from serai.house.store import StorageTrouble
from serai.server.storage import SqlStore, migrations
from serai.server.storage.engines import parsed, writing_engine
from serai.server.storage.schema import metadata
from tests.server.storing import EVERYWHERE, LASTING, NEWEST, begun, database, opened, table

ADDED = ("data", "box", "think")  # since revision 0001


@pytest.mark.parametrize("kind", EVERYWHERE)
def test_up_down_and_up_again(kind: str, tmp_path: Path) -> None:
    with database(kind, tmp_path) as url:
        engine = writing_engine(parsed(url), 5.0)
        for _ in range(2):
            with engine.begin() as connection:
                migrations.upgrade(connection)
                assert set(inspect(connection).get_table_names()) == {
                    *metadata.tables,
                    "alembic_version",
                }
            with engine.begin() as connection:
                migrations.upgrade(connection)  # nothing left to do
                migrations.downgrade(connection, "base")
                assert inspect(connection).get_table_names() == ["alembic_version"]
        engine.dispose()


@pytest.mark.parametrize("kind", EVERYWHERE)
def test_the_migrations_lead_to_the_schema(kind: str, tmp_path: Path) -> None:
    with database(kind, tmp_path) as url:
        engine = writing_engine(parsed(url), 5.0)
        with engine.begin() as connection:
            migrations.upgrade(connection)
            context = MigrationContext.configure(connection)
            assert compare_metadata(context, metadata) == []
            found = inspect(connection)
            for made in metadata.sorted_tables:
                assert found.get_pk_constraint(made.name)["constrained_columns"] == [
                    column.name for column in made.primary_key.columns
                ]
        engine.dispose()


@pytest.mark.parametrize("kind", EVERYWHERE)
def test_a_migration_that_fails_leaves_nothing_behind(kind: str, tmp_path: Path) -> None:
    class Stop(Exception):
        pass

    with database(kind, tmp_path) as url:
        engine = writing_engine(parsed(url), 5.0)

        def half_way() -> None:
            with engine.begin() as connection:
                migrations.upgrade(connection)
                raise Stop

        with pytest.raises(Stop):
            half_way()
        with engine.begin() as connection:
            assert inspect(connection).get_table_names() == []
        engine.dispose()


@pytest.mark.parametrize("kind", LASTING)
def test_a_database_of_a_later_version_is_not_touched(kind: str, tmp_path: Path) -> None:
    async def scene(url: str) -> None:
        async with opened(url) as store:
            await store.create(begun(table(), b"1"))
            await store._write(
                lambda c: c.execute(text("UPDATE alembic_version SET version_num = '9999'"))
            )
        with pytest.raises(StorageTrouble, match="9999"):
            await SqlStore.open(url)

    with database(kind, tmp_path) as url:
        asyncio.run(scene(url))


@pytest.mark.parametrize("kind", LASTING)
def test_two_servers_may_start_together(kind: str, tmp_path: Path) -> None:
    async def scene(url: str) -> None:
        stores = await asyncio.gather(*(SqlStore.open(url, patience=30.0) for _ in range(4)))
        await stores[0].create(begun(table(), b"1"))
        assert await stores[3].load(table().id) is not None
        for store in stores:
            await store.close()

    with database(kind, tmp_path) as url:
        asyncio.run(scene(url))


@pytest.mark.parametrize("kind", LASTING)
def test_a_database_of_before_is_brought_up_to_date_and_says_so(kind: str, tmp_path: Path) -> None:
    """A file is copied first; PostgreSQL does it whole or not at all, and has its own copies."""

    async def scene(url: str) -> None:
        engine = writing_engine(parsed(url), 5.0)
        with engine.begin() as connection:
            migrations.upgrade(connection, "0001")
            row = {key: value for key, value in asdict(table()).items() if key not in ADDED}
            names = ", ".join(f'"{key}"' for key in row)
            values = ", ".join(f":{key}" for key in row)
            connection.execute(text(f"INSERT INTO tables ({names}) VALUES ({values})"), row)
            anna = "(:table, 0, 'anna', NULL, 'person', 'Anna', '', :no, '{}')"
            seated = {"table": table().id, "no": False}
            connection.execute(text(f"INSERT INTO seats VALUES {anna}"), seated)
        engine.dispose()
        async with opened(url) as store:
            assert store.migrated is not None
            assert (store.migrated.before, store.migrated.after) == ("0001", NEWEST)
            if kind == "file":
                assert store.migrated.backup == tmp_path / f"serai.db.before-{NEWEST}"
                assert store.migrated.backup.exists()
            else:
                assert store.migrated.backup is None
            stored = await store.load(table().id)
            assert stored is not None
            assert (stored.table.data, stored.table.box) == ("-", "{}")
            assert stored.table.think is None
            assert [(one.guest, one.stand_in) for one in stored.seats] == [("anna", "")]
        async with opened(url) as store:
            assert store.migrated is None

    with database(kind, tmp_path) as url:
        asyncio.run(scene(url))


@pytest.mark.parametrize("kind", EVERYWHERE)
def test_a_new_database_has_nothing_to_be_brought_up_to_date(kind: str, tmp_path: Path) -> None:
    async def scene(url: str) -> None:
        async with opened(url) as store:
            assert store.migrated is None

    with database(kind, tmp_path) as url:
        asyncio.run(scene(url))
    assert not [path for path in tmp_path.iterdir() if "before" in path.name]


def test_two_servers_that_start_together_make_one_copy_of_before(tmp_path: Path) -> None:
    async def scene(url: str) -> None:
        engine = writing_engine(parsed(url), 5.0)
        with engine.begin() as connection:
            migrations.upgrade(connection, "0001")
        engine.dispose()
        stores = await asyncio.gather(*(SqlStore.open(url, patience=30.0) for _ in range(4)))
        assert [store.migrated is not None for store in stores].count(True) == 1
        for store in stores:
            await store.close()

    with database("file", tmp_path) as url:
        asyncio.run(scene(url))
    assert [path.name for path in tmp_path.iterdir() if "before" in path.name] == [
        f"serai.db.before-{NEWEST}"
    ]
