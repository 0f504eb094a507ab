"""Takebacks that nobody answers."""

from __future__ import annotations

import asyncio
import random
from typing import Any

import pytest

from serai.house import lapsing_takebacks
from serai.house.hosted_table import HostedTable
from serai.house.house import House
from serai.house.protocol import (
    AnswerTakeback,
    AskTakeback,
    Log,
    Ok,
)
from tests.house.playing import (
    acted,
    for_two,
    heard,
    listening,
    only,
    play_on,
    trouble,
)
from tests.server.houses import in_a_house


async def asks(house: House, hosted: HostedTable) -> int:
    """Somebody has moved and would like to take it back."""
    await play_on(house, hosted, 6, random.Random(1))
    assert isinstance(await acted(house, hosted, "anna", AskTakeback(seat=0)), Ok)
    return hosted.table.seq


async def lapsed(hosted: HostedTable) -> None:
    async with asyncio.timeout(10):
        while hosted.table.takeback is not None:
            await asyncio.sleep(0.01)
    assert hosted.table.records[-1].event.__struct_config__.tag == "lapsed"


def test_a_wish_to_go_back_lapses(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(lapsing_takebacks, "SOON", 0.02)

    async def scene(house: House) -> None:
        hosted = await for_two(house)
        line = await listening(house, hosted, "ben")
        await asks(house, hosted)
        await lapsed(hosted)
        answer = await acted(house, hosted, "ben", AnswerTakeback(seat=1, yes=True))
        assert trouble(answer) == "takeback-none"
        assert "lapsed" in [one.kind for log in only(await heard(line), Log) for one in log.events]
        assert isinstance(await acted(house, hosted, "anna", AskTakeback(seat=0)), Ok)
        await lapsed(hosted)

    in_a_house(scene)


def test_a_wish_of_before_lapses_when_the_server_is_there_again(tmp_path: Any) -> None:
    url = f"sqlite:///{tmp_path / 'serai.db'}"
    kept: list[str] = []

    async def before(house: House) -> None:
        hosted = await for_two(house)
        await asks(house, hosted)
        kept.append(hosted.row.id)

    async def later(house: House) -> None:
        now = house.clock.date()
        house.clock.date = lambda: now + lapsing_takebacks.SOON
        await lapsed(await house.tables.hosted(kept[0]))

    in_a_house(before, url)
    in_a_house(later, url)


def test_over_days_there_is_more_time_to_answer() -> None:
    async def scene(house: House) -> None:
        hosted = await for_two(house, stand_in=None)
        await asks(house, hosted)
        wish, now = hosted.table.takeback, house.clock.date()
        assert wish is not None
        assert lapsing_takebacks.seconds_left(hosted, wish, now + 3600) > 20 * 3600
        assert lapsing_takebacks.seconds_left(hosted, wish, now - 10**6) == 24 * 3600, (
            "a clock set back"
        )

    in_a_house(scene)
