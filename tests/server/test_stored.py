"""Matches stored half played by earlier versions are loaded, gone on with and finished."""

from __future__ import annotations

import asyncio
import random
import sqlite3
from pathlib import Path

import pytest

import serai
from serai.server.bots import Bots
from serai.server.house import House
from serai.server.protocol import Ok, Redo
from serai.server.storage import Store
from tests.golden.stored import HERE
from tests.server.houses import acted, any_action, guest_of, play_on

STORED = sorted(HERE.glob("stored-*.sql"))


def test_there_are_some() -> None:
    assert STORED


@pytest.mark.parametrize("path", STORED, ids=lambda path: path.stem)
def test_stored_matches_can_be_finished(path: Path, tmp_path: Path) -> None:
    database = tmp_path / "stored.db"
    connection = sqlite3.connect(database)
    connection.executescript(path.read_text(encoding="utf-8"))
    connection.close()

    async def scene() -> None:
        house = House(await Store.open(f"sqlite:///{database}"), None)
        tables = (await house.tables_of("anna")).tables
        assert {one.game for one in tables} == set(serai.games())
        finished = set()
        for one in tables:
            hosted = await house.hosted(one.table)
            table = hosted.table
            assert table.status == "playing"
            if any(seat.kind == "bot" for seat in table.seats):
                continue
            assert table.turn is not None
            assert table.turn.steps, "the turn in progress is still there"
            assert table.turn.undone
            seat = table.turn.seat
            answer = await acted(house, hosted, guest_of(hosted, seat), Redo(seat=seat))
            assert isinstance(answer, Ok)
            assert len(hosted.chat) == 1
            await play_on(house, hosted, 100_000, random.Random(1))
            assert hosted.table.match.over
            assert hosted.table.hash == (await house.hosted(one.table)).row.head_hash
            text = await house.transcript(one.table, "anna")
            assert serai.replay(text).over
            finished.add(one.game)
        assert finished == set(serai.games())
        await house.close()

    asyncio.run(scene())


def test_a_bot_that_was_to_move_when_the_server_stopped_moves_when_it_starts(
    tmp_path: Path,
) -> None:
    url = f"sqlite:///{tmp_path / 'house.db'}"

    async def before() -> str:
        from tests.server.houses import BOT, ME, a_table

        house = House(await Store.open(url), None)
        created = await a_table(house, "rajas", ME, BOT)
        hosted = await house.hosted(created.table)
        rng = random.Random(1)
        while hosted.table.to_move == 0:
            await acted(house, hosted, "anna", any_action(hosted, rng))
        await house.close()
        return created.table

    async def after(table: str) -> None:
        house = House(await Store.open(url), Bots(1))
        await house.open()
        async with asyncio.timeout(60):
            while (await house.hosted(table)).table.to_move != 0:
                await asyncio.sleep(0.05)
        await house.close()

    asyncio.run(after(asyncio.run(before())))
