"""What was deleted is overwritten in the file, and nobody who plays meanwhile notices."""

from __future__ import annotations

import asyncio
import sqlite3
import time
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from serai.server.storage import engines
from serai.server.storage.store import SqlStore
from tests.server.storing import begun, opened, table

QUICK = 1.0  # seconds; to wait for a reader would take five


def test_nobody_waits_while_somebody_reads_for_long(tmp_path: Path) -> None:
    """A backup or a check reads for seconds: what is beside the file has to stay for so long."""

    async def scene() -> None:
        async with opened(f"sqlite:///{tmp_path / 'serai.db'}") as store:
            await store.create(begun(table(), b"1"))
            with closing(sqlite3.connect(tmp_path / "serai.db", isolation_level=None)) as reader:
                reader.execute("BEGIN")
                reader.execute("SELECT count(*) FROM tables").fetchall()
                await store.new_guest("anna", "Anna", "session", 1)
                wiping = asyncio.create_task(store.wipe())
                slowest = 0.0
                for nth in range(10):
                    await asyncio.sleep(0.05)
                    before = time.monotonic()
                    await store.rename("anna", f"Anna {nth}")
                    slowest = max(slowest, time.monotonic() - before)
                assert slowest < QUICK
                reader.execute("COMMIT")
            await wiping
            assert (tmp_path / "serai.db-wal").stat().st_size == 0

    asyncio.run(scene())


def test_while_the_file_is_written_anew_others_wait_and_nothing_fails(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """With a large file that takes longer than anybody waits for a lock of somebody else."""
    url, patience = f"sqlite:///{tmp_path / 'serai.db'}", 0.2
    whole = engines.rewritten

    def slowly(path: Path, patience: float) -> None:
        with closing(sqlite3.connect(path, isolation_level=None)) as link:
            link.execute("BEGIN IMMEDIATE")
            time.sleep(1.0)
            link.execute("COMMIT")
        whole(path, patience)

    async def scene() -> None:
        async with opened(url, patience=patience) as store:
            await leaving(store, "anna", "Anna")
            monkeypatch.setattr(engines, "holds", lambda *_: True)
            monkeypatch.setattr(engines, "rewritten", slowly)
            ended = asyncio.create_task(store.end_leaving("anna", "Anna"))
            for nth in range(12):
                await asyncio.sleep(0.1)
                await store.new_guest(f"guest {nth}", "", f"session {nth}", 1)
            await ended

    asyncio.run(scene())


@pytest.mark.parametrize(("other", "times"), [("Annabel", 0), ("Ann 2", 1), ("Ann", 1)])
def test_a_name_that_begins_alike_is_another(
    other: str, times: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Else a file with old logs would be written anew for nearly everybody."""
    found: list[Any] = []

    async def scene() -> None:
        async with opened(f"sqlite:///{tmp_path / 'serai.db'}") as store:
            await store.create(
                begun(table(), b'{"kind":"sat","who":{"name":"%s"}}' % other.encode())
            )
            await leaving(store, "a guest of here", "Ann")
            monkeypatch.setattr(engines, "rewritten", lambda *given: found.append(given))
            await store.end_leaving("a guest of here", "Ann")

    asyncio.run(scene())
    assert len(found) == times


async def leaving(store: SqlStore, guest: str, name: str) -> None:
    """Somebody of whom nothing is kept but that they are leaving."""
    await store.new_guest(guest, name, "the session", 1)
    await store.begin_leaving(guest)
