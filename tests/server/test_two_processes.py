"""A second process beside the server, such as `serai admin` or `serai backup`, harms nothing."""

from __future__ import annotations

import asyncio
import subprocess
import sys
from pathlib import Path

from serai.server.storage import SqlStore
from tests.server.storing import database

LOOK = """
import sqlite3, sys
link = sqlite3.connect(sys.argv[1])
print(link.execute("SELECT count(*) FROM guests").fetchone()[0])
link.close()
"""


def guests_seen_elsewhere(path: Path) -> int:
    """What another process finds, that opens the database and closes it again."""
    command = [sys.executable, "-c", LOOK, str(path)]
    return int(subprocess.run(command, check=True, capture_output=True, text=True).stdout)


def test_after_somebody_has_left_others_still_see_what_is_written(tmp_path: Path) -> None:
    """The file is looked through then; a process that closes a file lets go of all its locks.

    Who came next would take itself for the last one and clear away what the server writes into:
    from then on nobody else would see anything of it, nor would the server after its next start.
    """
    path = tmp_path / "serai.db"

    async def run(url: str) -> None:
        store = await SqlStore.open(url)
        await store.new_guest("anna", "Anna", "a", 1)
        await store.new_guest("ben", "Ben", "b", 1)
        await store.begin_leaving("ben")
        await store.end_leaving("ben", "Ben")
        assert guests_seen_elsewhere(path) == 1
        await store.new_guest("zoe", "Zoe", "z", 1)
        assert guests_seen_elsewhere(path) == 2
        await store.close()

    with database("file", tmp_path) as url:
        asyncio.run(run(url))
