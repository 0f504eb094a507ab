"""Killed in the middle of writing: whatever was said to be written is there afterwards."""

import asyncio
import os
import random
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest
from sqlalchemy import event

from serai.house.stored_rows import Stored
from serai.server.storage import SqlStore
from tests.server.storing import LASTING, begun, database, moved, opened, table

TABLES = 12
ROOT = Path(__file__).parents[2]


async def write_for_ever(url: str) -> None:
    """The child: as fast as it goes, a line on its output for everything that is on disk."""
    async with opened(url) as store:
        # Slow commits, so that a promise made too early would be broken by most kills.
        event.listen(store._writing, "commit", lambda _: time.sleep(0.01))

        async def play(number: int) -> None:
            stored = await store.load(table(f"{number:04}").id)
            assert stored is not None
            row = stored.table
            while True:
                seq = row.head_seq + 1
                body = b"%d/%d" % (number, seq)
                change = moved(row, body, answer=("g", f"act-{seq}", body))
                await store.append(change)
                os.write(1, b"%d %d\n" % (number, seq))
                row = change.table_row

        await asyncio.gather(*map(play, range(TABLES)))


async def prepare(url: str) -> None:
    async with opened(url) as store:
        for number in range(TABLES):
            await store.create(begun(table(f"{number:04}"), b"%d/1" % number))


async def settled(store: SqlStore, id_: str) -> Stored:
    """A table when nothing comes any more: a server of PostgreSQL finishes what it was sent."""
    while True:
        stored = await store.load(id_)  # verifies the chain too
        assert stored is not None
        if await store.answer(id_, "g", f"act-{stored.table.head_seq + 1}") is None:
            return stored


async def check(url: str, promised: list[int]) -> None:
    async with opened(url) as store:
        for number, least in enumerate(promised):
            stored = await settled(store, table(f"{number:04}").id)
            seq = stored.table.head_seq
            assert least <= seq <= least + 1  # one more may have been on its way
            assert [e.body for e in stored.events] == [
                b"%d/%d" % (number, n) for n in range(1, seq + 1)
            ]
            for n in range(2, seq + 2):
                answer = await store.answer(stored.table.id, "g", f"act-{n}")
                assert answer == (b"%d/%d" % (number, n) if n <= seq else None)


@pytest.mark.parametrize("kind", LASTING)
def test_killed_again_and_again(kind: str, tmp_path: Path) -> None:
    chance = random.Random(11)
    promised = [1] * TABLES
    with database(kind, tmp_path) as url:
        asyncio.run(prepare(url))
        for _ in range(4):
            child = subprocess.Popen(
                [sys.executable, "-m", "tests.server.test_storage_crash", url],
                stdout=subprocess.PIPE,
                cwd=ROOT,
            )
            with child:
                assert child.stdout is not None
                first = child.stdout.readline()  # it is writing now
                time.sleep(chance.uniform(0.0, 0.25))
                child.send_signal(signal.SIGKILL)
                told = first + child.stdout.read()
            before = sum(promised)
            for line in told.decode().splitlines():
                number, seq = map(int, line.split())
                promised[number] = max(promised[number], seq)
            assert sum(promised) > before
            asyncio.run(check(url, promised))


if __name__ == "__main__":
    asyncio.run(write_for_ever(sys.argv[1]))
