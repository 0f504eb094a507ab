"""A backup is whole, of one moment, never on top of another file, and opens like the original."""

import asyncio
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from serai.house.store import Damaged, StorageTrouble
from serai.server.storage import back_up
from tests.server.storing import begun, moved, opened, table


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
                await asyncio.to_thread(back_up, tmp_path / "serai.db", copy)
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
        async with opened(f"sqlite:///{tmp_path / 'serai.db'}"):
            for path in (kept, tmp_path / "serai.db"):
                with pytest.raises(FileExistsError):
                    back_up(tmp_path / "serai.db", path)
            with pytest.raises(FileNotFoundError):
                back_up(tmp_path / "serai.db", tmp_path / "missing" / "copy.db")

    asyncio.run(scene())
    assert kept.read_text() == "precious"
    assert beside(tmp_path) == ["kept.db", "serai.db"]


def test_a_damaged_log_is_named_and_everything_is_copied(tmp_path: Path) -> None:
    async def scene() -> None:
        async with opened(f"sqlite:///{tmp_path / 'serai.db'}") as store:
            for name in "abc":
                await store.create(begun(table(name), b"1", b"2"))
            change("UPDATE events SET body = x'33' WHERE seq = 2 AND table_id LIKE 'b%'", tmp_path)
            copied = back_up(tmp_path / "serai.db", tmp_path / "copy.db")
            assert [(one.table, one.seq) for one in copied.damaged] == [(table("b").id, 2)]
            assert copied.unreadable == []
        async with opened(f"sqlite:///{tmp_path / 'copy.db'}", create=False) as copy:
            for name in "ac":
                assert await copy.load(table(name).id) is not None
            with pytest.raises(Damaged):
                await copy.load(table("b").id)

    asyncio.run(scene())


def change(statement: str, folder: Path) -> None:
    """Something that nobody should do to a database."""
    with closing(sqlite3.connect(folder / "serai.db")) as other:
        other.execute(statement)
        other.commit()


def test_of_a_file_with_spoilt_pages_everything_is_copied_that_can_be_read(tmp_path: Path) -> None:
    names = [f"{nth:03}" for nth in range(60)]

    async def write() -> None:
        async with opened(f"sqlite:///{tmp_path / 'serai.db'}") as store:
            for name in names:
                await store.create(begun(table(name), *(b"%d" % n + b"x" * 300 for n in range(9))))

    asyncio.run(write())
    change("PRAGMA wal_checkpoint(TRUNCATE)", tmp_path)
    with closing(sqlite3.connect(tmp_path / "serai.db")) as found:
        root = found.execute("SELECT rootpage FROM sqlite_master WHERE name='events'").fetchone()[0]
        size = found.execute("PRAGMA page_size").fetchone()[0]
    spoil_a_leaf(tmp_path / "serai.db", root, size)
    copied = back_up(tmp_path / "serai.db", tmp_path / "copy.db")
    assert copied.unreadable
    assert copied.damaged, "some events are gone"
    damaged = {one.table for one in copied.damaged}
    assert len(damaged) < 30, "and most are there"

    async def read() -> None:
        async with opened(f"sqlite:///{tmp_path / 'copy.db'}", create=False) as copy:
            for name in names:
                if table(name).id not in damaged:
                    stored = await copy.load(table(name).id)
                    assert stored is not None
                    assert len(stored.events) == 9
                    assert len(stored.seats) == 2

    asyncio.run(read())
    assert back_up(tmp_path / "copy.db", tmp_path / "again.db").unreadable == []


def spoil_a_leaf(path: Path, root: int, size: int) -> None:
    """Overwrite one of the pages below the root of a B-tree."""
    data = bytearray(path.read_bytes())
    page = data[(root - 1) * size : root * size]
    cells = int.from_bytes(page[3:5], "big")
    assert cells > 4, "the root must have leaves"
    at = int.from_bytes(page[12 + 2 * (cells // 2) :][:2], "big")
    leaf = int.from_bytes(page[at : at + 4], "big")
    data[(leaf - 1) * size : leaf * size] = b"\xa5" * size
    path.write_bytes(data)


def test_what_is_no_database_makes_no_copy(tmp_path: Path) -> None:
    (tmp_path / "serai.db").write_bytes(b"no database at all" * 100)
    with pytest.raises(StorageTrouble):
        back_up(tmp_path / "serai.db", tmp_path / "copy.db")
    assert beside(tmp_path) == ["serai.db"]
