"""Logs as they are sent: each event encoded once, long ones in slices, old ones forgotten."""

from __future__ import annotations

import asyncio
import random
from typing import Any

import msgspec
import pytest

from serai.house import encoded_logs, told_events
from serai.house.encoded_logs import EncodedLog, EncodedLogs
from serai.house.hosted_table import EVENTS_EACH
from serai.house.house import House
from serai.house.protocol import Hello, Log
from tests.house.playing import FRAMES, for_two, heard, listening, only, play_on
from tests.server.houses import in_a_house


def counting(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """The numbers of all events that are told from now on, as they are."""
    told: list[int] = []
    event_told = told_events.event_told

    def noted(table: Any, record: Any) -> Any:
        told.append(record.seq)
        return event_told(table, record)

    monkeypatch.setattr(told_events, "event_told", noted)
    return told


def test_each_event_is_encoded_once_however_often_it_is_asked_for(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    async def scene(house: House) -> None:
        hosted = await for_two(house)
        await play_on(house, hosted, 40, random.Random(1))
        told = counting(monkeypatch)
        line = await listening(house, hosted, None)
        await heard(line)
        for last in (0, 0, 7, 30, 0):
            await line.hello(Hello(last=last))
            [log] = only(await heard(line), Log)
            assert [one.seq for one in log.events] == list(range(last + 1, hosted.table.seq + 1))
        other = await listening(house, hosted, "anna", last=3)
        await heard(other)
        await play_on(house, hosted, 3, random.Random(2))
        await heard(line)
        await heard(other)
        await house.whole.events(hosted.row.id, None, 0)
        assert sorted(told) == list(range(1, hosted.table.seq + 1))

    in_a_house(scene)


def test_a_long_log_comes_in_slices_and_others_have_their_turn_in_between() -> None:
    async def scene(house: House) -> None:
        hosted = await for_two(house)
        await play_on(house, hosted, EVENTS_EACH * 3 // 2, random.Random(1))
        line = await listening(house, hosted, None)
        turns = 0

        async def others() -> None:
            nonlocal turns
            while True:
                turns += 1
                await asyncio.sleep(0)

        beside = asyncio.create_task(others())
        frames = [FRAMES.decode(await line.next() or b"") for _ in range(2)]
        beside.cancel()
        assert turns >= EVENTS_EACH // encoded_logs.AT_ONCE
        assert [len(one.events) for one in only(frames, Log)] == [
            EVENTS_EACH,
            hosted.table.seq - EVENTS_EACH,
        ]
        whole = msgspec.json.decode(await house.whole.events(hosted.row.id, None, 0), type=Log)
        assert [one for log in only(frames, Log) for one in log.events] == whole.events

    in_a_house(scene)


def test_what_nobody_asks_for_is_forgotten() -> None:
    async def scene(house: House) -> None:
        table = (await for_two(house)).table
        logs = EncodedLogs(most=1)
        first, second = EncodedLog(logs), EncodedLog(logs)
        frame = first.frame(table, 0, table.seq)
        size = logs.size
        assert size > len(frame)
        assert second.frame(table, 0, table.seq) == frame
        assert logs.size == size, "the first is forgotten"
        assert first.frame(table, 0, table.seq) == frame
        assert logs.size == size

    in_a_house(scene)
