"""A backup is whole, of one moment, never on top of another file, and opens like the original."""

import asyncio
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from serai.server.storage import Damaged, StorageTrouble
from tests.server.storing import EVERYWHERE, begun, database, moved, opened, table


def beside(tmp_path: Path) -> list[str]:
    return sorted(path.name for path in tmp_path.iterdir())


def test_a_backup_while_tables_are_played(tmp_path: Path) -> None:
    copies = [tmp_path / f"copy{number}.db" for number in range(3)]

    async def scene() -> None:
        async with opened(f"sqlite:///{tmp_path / 'serai.db'}") as store:
            rows = [begun(table(f"{n:04}"), b"1") for n in range(20)]
            await asyncio.gather(*map(store.create, rows))
            going = True

            async def play(number: int) -> int:
                row = rows[number].table
                while going:
                    change = moved(row, b"x" * 500)
                    await store.append(change)
                    row = change.table_row
                return row.head_seq

            players = [asyncio.ensure_future(play(number)) for number in range(20)]
            for copy in copies:
                await asyncio.sleep(0.05)
                await store.backup(copy)
            going = False
            lengths = await asyncio.gather(*players)
        earlier = [0] * 20
        for copy in copies:
            assert copy.stat().st_mode & 0o077 == 0
            async with opened(f"sqlite:///{copy}", create=False) as store:
                for number, row in enumerate(rows):
                    stored = await store.load(row.table.id)
                    assert stored is not None
                    assert earlier[number] <= stored.table.head_seq <= lengths[number]
                    earlier[number] = stored.table.head_seq
        assert sum(earlier) > 20

    asyncio.run(scene())


def test_a_file_that_is_there_is_not_overwritten(tmp_path: Path) -> None:
    kept = tmp_path / "kept.db"
    kept.write_text("precious")

    async def scene() -> None:
        async with opened(f"sqlite:///{tmp_path / 'serai.db'}") as store:
            for path in (kept, tmp_path / "serai.db"):
                with pytest.raises(FileExistsError):
                    await store.backup(path)
            with pytest.raises(StorageTrouble):
                await store.backup(tmp_path / "missing" / "copy.db")

    asyncio.run(scene())
    assert kept.read_text() == "precious"
    assert beside(tmp_path) == ["kept.db", "serai.db"]


def test_a_damaged_log_makes_no_backup(tmp_path: Path) -> None:
    async def scene() -> None:
        async with opened(f"sqlite:///{tmp_path / 'serai.db'}") as store:
            await store.create(begun(table(), b"1", b"2"))
            with closing(sqlite3.connect(tmp_path / "serai.db")) as other:
                other.execute("UPDATE events SET body = x'33' WHERE seq = 2")
                other.commit()
            with pytest.raises(Damaged):
                await store.backup(tmp_path / "copy.db")

    asyncio.run(scene())
    assert beside(tmp_path) == ["serai.db"]


@pytest.mark.parametrize("kind", [kind for kind in EVERYWHERE if kind != "file"])
def test_only_files_are_backed_up(kind: str, tmp_path: Path) -> None:
    async def scene(url: str) -> None:
        async with opened(url) as store:
            with pytest.raises(StorageTrouble):
                await store.backup(tmp_path / "copy.db")

    with database(kind, tmp_path) as url:
        asyncio.run(scene(url))
    assert beside(tmp_path) == []
