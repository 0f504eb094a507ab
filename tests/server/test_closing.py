"""Tables that whoever runs the server closes, where they cannot simply be ended."""

from __future__ import annotations

import asyncio
import random
from pathlib import Path

import pytest

from serai.house.bot_turns import AGAIN
from serai.house.denied import Denied
from serai.house.house import House
from serai.server.database_check import Database
from tests.golden import files, stored
from tests.house.bots_here import FirstOffered
from tests.house.playing import BOT, ME, a_table, acted, any_action, for_two
from tests.server.houses import in_a_house


def test_tables_that_cannot_be_played_here_are_closed_too(tmp_path: Path) -> None:
    """Of retired rules: what was played stays as it was written."""
    text = (files.HERE / "stored-1.sql").read_text("utf-8")
    url = stored.opened(tmp_path / "serai.db", text)

    async def scene(house: House) -> None:
        for one in (await house.lists.of_guest("anna")).tables:
            before = await house.tables.stored(one.table)
            assert await house.closing.close(one.table) == (one.status != "over")
            assert not await house.closing.close(one.table)
            after = await house.tables.stored(one.table)
            assert after.events[: len(before.events)] == before.events
            assert after.table.status == "over"
            told = await house.whole.kept(one.table, "anna")
            assert told.ended == ("closed" if one.status != "over" else told.ended)
            assert told.to_move is None

    in_a_house(scene, url)
    found = Database(url)
    assert {one.what for one in found.findings()} == {"shelved"}
    found.close()


def test_a_table_is_closed_while_a_bot_thinks() -> None:
    bots = FirstOffered()

    async def scene(house: House) -> None:
        bots.gate.clear()
        created = await a_table(house, "rajas", BOT, ME)
        hosted = await house.tables.hosted(created.table)
        rng = random.Random(1)
        while not bots.asked:
            if hosted.table.bot_due is None:  # chance lets the person begin
                await acted(house, hosted, "anna", any_action(hosted, rng))
            await asyncio.sleep(0)
        assert await house.closing.close(created.table)
        bots.gate.set()
        async with asyncio.timeout(AGAIN):
            while hosted.thinking is not None:
                await asyncio.sleep(0.01)
        assert (hosted.table.status, hosted.table.bot_due) == ("over", None)
        assert len(bots.asked) == 1

    in_a_house(scene, bots=bots)


def test_two_who_close_at_once_close_once() -> None:
    async def scene(house: House) -> None:
        hosted = await for_two(house)
        closing = (house.closing.close(hosted.row.id) for _ in range(4))
        assert sorted(await asyncio.gather(*closing)) == [False, False, False, True]
        with pytest.raises(Denied):
            await house.closing.close("a" * 16)

    in_a_house(scene)
