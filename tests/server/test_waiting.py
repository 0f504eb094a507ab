"""What takes long is done beside the loop or in slices, and the server knows how late it is."""

from __future__ import annotations

import asyncio
import random
import threading
from pathlib import Path
from typing import Any

import pytest

from serai.house import act_effects, tables_in_memory
from serai.house.bot_turns import WOKEN_AT_ONCE
from serai.house.house import House
from serai.house.protocol import AskTakeback, Ok, Previews, Told
from serai.server.stalls import LONGEST, LoopWatch
from serai.table import chronicle, replaying, transcript
from serai.table.events import Moved, TakenBack
from tests.house.bots_here import FirstOffered
from tests.house.playing import (
    BOT,
    ME,
    a_table,
    acted,
    any_action,
    asked,
    for_two,
    guest_of,
    listening,
    play_on,
)
from tests.server.houses import health_of, in_a_house
from tests.table.tables import finished, reloaded


def threads_of(monkeypatch: pytest.MonkeyPatch, module: Any, name: str) -> list[str]:
    """The names of the threads in which a function is called from now on."""
    found: list[str] = []
    function = getattr(module, name)

    def noted(*given: Any) -> Any:
        found.append(threading.current_thread().name)
        return function(*given)

    monkeypatch.setattr(module, name, noted)
    return found


def test_tables_are_read_by_threads_of_their_own(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    threads = threads_of(monkeypatch, tables_in_memory, "loaded")

    async def scene(house: House) -> None:
        hosted = await for_two(house)
        house.tables.forget(hosted)
        await house.tables.hosted(hosted.row.id)
        assert len(threads) == 1
        assert threads[0].startswith("serai-loader")

    in_a_house(scene, f"sqlite:///{tmp_path / 'house.db'}")


def test_to_go_back_keeps_nobody_waiting(monkeypatch: pytest.MonkeyPatch) -> None:
    threads = threads_of(monkeypatch, act_effects, "carry_out")

    async def scene(house: House) -> None:
        hosted = await house.tables.hosted((await a_table(house, "agra", ME, ME)).table)
        await play_on(house, hosted, 20, random.Random(2))
        last = hosted.table.records[-1].event
        assert isinstance(last, Moved)
        before = hosted.table
        shown = before.match.digest()
        watching = await listening(house, hosted, "anna")
        threads.clear()
        assert isinstance(await acted(house, hosted, "anna", AskTakeback(seat=last.seat)), Ok)
        assert threads
        assert threading.main_thread().name not in threads
        assert hosted.table is not before
        assert before.match.digest() == shown, "others may have looked at it meanwhile"
        assert hosted.table.match.state.desk is not before.match.state.desk
        watching.close()

    in_a_house(scene)


def test_to_go_back_because_somebody_leaves_keeps_nobody_waiting(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    threads = threads_of(monkeypatch, chronicle, "play_line")

    async def scene(house: House) -> None:
        hosted = await for_two(house)
        await play_on(house, hosted, 20, random.Random(2))
        await acted(house, hosted, "anna", AskTakeback(seat=0))
        assert hosted.table.takeback is not None
        threads.clear()
        await house.seats.leave(hosted.row.id, "ben", 1)
        assert isinstance(hosted.table.records[-1].event, TakenBack)
        assert threads, "the match was played again"
        assert threading.main_thread().name not in threads

    in_a_house(scene)


def test_between_two_previews_others_have_their_turn() -> None:
    async def scene(house: House) -> None:
        hosted = await for_two(house, "agra")
        turn = hosted.table.turn
        assert turn is not None
        moves = [turn.now.notation(move) for move in turn.now.options][:10]
        turns = 0

        async def others() -> None:
            nonlocal turns
            while True:
                turns += 1
                await asyncio.sleep(0)

        beside = asyncio.create_task(others())
        query = Previews(seat=turn.seat, moves=moves)
        told = await asked(house, hosted, guest_of(hosted, turn.seat), query)
        beside.cancel()
        assert isinstance(told, Told)
        assert told.previews is not None
        assert turns >= len(told.previews) > 1

    in_a_house(scene)


def test_a_match_that_is_played_again_lets_others_go_on(monkeypatch: pytest.MonkeyPatch) -> None:
    table = finished("merv")
    pauses = 0

    def noted() -> None:
        nonlocal pauses
        pauses += 1

    monkeypatch.setattr(replaying, "pause", noted)
    monkeypatch.setattr(transcript, "pause", noted)
    reloaded(table)
    assert pauses == len(table.lines)
    games = {table.game.name: table.game}
    transcript.replayed(games, table.match.transcript(), None)
    assert pauses == 2 * len(table.lines)


def test_a_server_that_starts_wakes_some_tables_at_a_time(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path / 'house.db'}"

    async def before(house: House) -> None:
        for _ in range(2 * WOKEN_AT_ONCE):
            hosted = await house.tables.hosted((await a_table(house, "rajas", ME, BOT)).table)
            rng = random.Random(1)
            while hosted.table.to_move == 0:
                await acted(house, hosted, "anna", any_action(hosted, rng))

    in_a_house(before, url)

    bots = FirstOffered()

    async def scene(house: House) -> None:
        while len(bots.asked) < WOKEN_AT_ONCE:
            await asyncio.sleep(0.01)
        await asyncio.sleep(0.1)
        assert len(bots.asked) == len(house.tables.by_name) == WOKEN_AT_ONCE
        for task in list(house.tasks._running):
            task.cancel()

    bots.gate.clear()
    in_a_house(scene, url, bots)


def test_tables_in_memory_are_counted_in_bytes(monkeypatch: pytest.MonkeyPatch) -> None:
    async def scene(house: House) -> None:
        watched, *others = [await for_two(house) for _ in range(5)]
        line = await listening(house, watched, "anna")
        each = tables_in_memory.bytes_of(watched.table)
        monkeypatch.setattr(tables_in_memory, "MOST_IN_MEMORY", 3 * each + each // 2)
        last = await for_two(house)
        assert {watched.row.id, last.row.id} <= house.tables.by_name.keys()
        assert others[0].row.id not in house.tables.by_name, "nobody has missed it for longest"
        assert len(house.tables.by_name) < 6
        assert (await house.tables.hosted(others[0].row.id)).table.hash == others[0].table.hash
        line.close()

    in_a_house(scene)


def test_a_long_match_counts_for_more() -> None:
    async def scene(house: House) -> None:
        hosted = await for_two(house, "merv")
        before = tables_in_memory.bytes_of(hosted.table)
        await play_on(house, hosted, 100_000, random.Random(1))
        assert tables_in_memory.bytes_of(hosted.table) > 2 * before

    in_a_house(scene)


# --- how late the loop is ---


def test_how_late_it_was_is_told_in_shares() -> None:
    watch = LoopWatch()
    for _ in range(989):
        watch.note(0.0004)
    for _ in range(9):
        watch.note(0.0205)
    watch.note(0.15)
    watch.note(3.0)
    told = watch.report()
    assert (told.p99, told.p999, told.most) == (21, 150, 3000)
    assert (told.over_100, told.ticks) == (2, 1000)


def test_nothing_is_told_before_anything_was_seen() -> None:
    told = LoopWatch().report()
    assert (told.p99, told.p999, told.most, told.ticks) == (0, 0, 0, 0)


def test_what_is_longer_than_all_counts_as_the_longest() -> None:
    watch = LoopWatch()
    watch.note(10.0)
    assert (watch.report().p99, watch.report().most) == (LONGEST, 10_000)


def test_the_server_measures_itself() -> None:
    async def scene(house: House) -> None:
        await for_two(house)
        checking = health_of(house)
        checking.watch.start()
        await asyncio.sleep(0.1)
        health = await checking.check()
        checking.watch.stop()
        assert health.stalls.ticks > 0
        assert health.bytes > 0

    in_a_house(scene)
