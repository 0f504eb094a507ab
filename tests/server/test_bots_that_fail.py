"""Bots whose processes break, hang or talk nonsense: a game never stops for them."""

from __future__ import annotations

import asyncio
import os
import signal
import sys
from pathlib import Path

import pytest

import serai
from serai.house.requests import BotsTold
from serai.server.bot_pool import TRIES, BotPool
from serai.server.bot_process import BotProcess
from serai.server.bot_worker import Request
from tests.server.workers import (
    FAILING,
    JOB,
    TABLE,
    all_ready,
    job_of,
    once,
    with_bots,
    worker_that,
)

pytestmark = pytest.mark.parametrize("loop", ["asyncio", "uvloop"], indirect=True)


@pytest.mark.parametrize("how", FAILING)
def test_some_offered_move_instead_of_none(
    how: str, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    match = serai.new("merv", seats=2, seed=1)
    seat = match.to_move
    assert seat is not None

    async def play(bots: BotPool) -> None:
        for _ in range(2):  # the second time it is another process
            (move,) = await bots.moves(TABLE, job_of(match), seat, "greedy")
            assert match.why_not(move) is None

    with_bots(play, budget=1.0, command=worker_that(FAILING[how], tmp_path))
    told = [record.getMessage() for record in caplog.records if record.levelname == "WARNING"]
    assert sum("plays any move" in message for message in told) == 2


def test_what_a_worker_did_not_survive_is_asked_again_elsewhere(tmp_path: Path) -> None:
    body = f"{once(tmp_path, 'os._exit(1)')} or say(moves=[json.loads(line)['table']])"

    async def play(bots: BotPool) -> None:
        assert await bots.moves("first", JOB, 0, "random") == ["first"]
        assert await bots.moves("second", JOB, 0, "random") == ["second"]

    with_bots(play, command=worker_that(body, tmp_path))


def test_what_no_worker_survives_is_not_asked_for_ever(tmp_path: Path) -> None:
    match = serai.new("merv", seats=2, seed=1)
    body = f"open({str(tmp_path / 'tries')!r}, 'a').write('x') and os._exit(1)"

    async def play(bots: BotPool) -> None:
        assert match.to_move is not None
        (move,) = await bots.moves(TABLE, job_of(match), match.to_move, "greedy")
        assert match.why_not(move) is None

    with_bots(play, workers=2, command=worker_that(body, tmp_path))
    assert (tmp_path / "tries").read_text() == "x" * TRIES


@pytest.mark.parametrize("workers", [1, 2])
def test_an_idle_worker_that_is_killed_costs_nobody_a_move(tmp_path: Path, workers: int) -> None:
    body = "say(moves=[str(os.getpid())])"

    async def play(bots: BotPool) -> None:
        (first,) = await bots.moves(TABLE, JOB, 0, "random")
        os.kill(int(first), signal.SIGKILL)  # nobody has noticed yet when the next one asks
        (second,) = await bots.moves(TABLE, JOB, 0, "random")
        assert second != first
        os.kill(int(second), signal.SIGKILL)
        while bots.told().ready == workers:
            await asyncio.sleep(0.001)
        await all_ready(bots)  # nobody has asked, and there is another one
        assert await bots.moves(TABLE, JOB, 0, "random") != [second]

    with_bots(play, workers, command=worker_that(body, tmp_path))


def test_a_closed_pipe_is_a_broken_worker_whatever_the_loop_calls_it(tmp_path: Path) -> None:
    """What is written to it raises RuntimeError under uvloop, ConnectionError elsewhere."""
    body = "say(moves=[str(os.getpid())])"

    async def play(bots: BotPool) -> None:
        (first,) = await bots.moves(TABLE, JOB, 0, "random")
        (process,) = bots._idle
        assert process._process.stdin is not None
        process._process.stdin.close()
        await asyncio.sleep(0)
        (second,) = await bots.moves(TABLE, JOB, 0, "random")
        assert second != first

    with_bots(play, command=worker_that(body, tmp_path))


def test_whatever_goes_wrong_with_a_worker_it_is_not_asked_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    body = "say(moves=[str(os.getpid())])"
    really = BotProcess._tell
    tries: list[int] = []

    async def tell(process: BotProcess, request: Request) -> None:
        tries.append(process.number)
        if len(tries) == 1:
            raise ZeroDivisionError("nobody has thought of this")
        await really(process, request)

    monkeypatch.setattr(BotProcess, "_tell", tell)

    async def play(bots: BotPool) -> None:
        (answered,) = await bots.moves(TABLE, JOB, 0, "random")
        assert int(answered) == tries[1] != tries[0]

    with_bots(play, command=worker_that(body, tmp_path))


def test_no_program_to_start_is_no_reason_to_stop(tmp_path: Path) -> None:
    match = serai.new("rajas", seats=2, seed=1)

    async def play(bots: BotPool) -> None:
        assert match.to_move is not None
        (move,) = await bots.moves(TABLE, job_of(match), match.to_move, "greedy")
        match.play(move)

    with_bots(play, command=(str(tmp_path / "nothing"),))


def test_a_program_that_cannot_begin_yet_is_tried_again(tmp_path: Path) -> None:
    worker_that("say(moves=['here'])", tmp_path)
    path = tmp_path / "worker.py"
    path.rename(tmp_path / "away")

    async def play(bots: BotPool) -> None:
        match = serai.new("rajas", seats=2, seed=1)
        assert match.to_move is not None
        assert await bots.moves(TABLE, job_of(match), match.to_move, "random") != ["here"]
        (tmp_path / "away").rename(path)
        while await bots.moves(TABLE, job_of(match), match.to_move, "random") != ["here"]:
            await asyncio.sleep(0.02)

    with_bots(play, command=(sys.executable, str(path)))


# --- whether bots are well ---


def test_bots_are_well_if_one_of_them_moves() -> None:
    match = serai.new("merv", seats=2, seed=1)

    async def look(bots: BotPool) -> None:
        assert match.to_move is not None
        assert await bots.are_well(job_of(match), match.to_move)
        assert bots.told() == BotsTold(processes=1, ready=1, waiting=0)

    with_bots(look)


@pytest.mark.parametrize("how", ["hangs", "crashes", "goes silent", "finds an error"])
def test_bots_that_do_not_move_are_not_well(how: str, tmp_path: Path) -> None:
    async def look(bots: BotPool) -> None:
        assert not await bots.are_well(JOB, 0)

    with_bots(look, budget=0.5, command=worker_that(FAILING[how], tmp_path))


def test_bots_that_there_are_not_are_not_well(tmp_path: Path) -> None:
    async def look(bots: BotPool) -> None:
        assert not await bots.are_well(JOB, 0)
        assert bots.told().ready == 0

    with_bots(look, budget=0.5, command=(str(tmp_path / "nothing"),))


def test_bots_that_think_are_well(tmp_path: Path) -> None:
    async def look(bots: BotPool) -> None:
        thinking = asyncio.create_task(bots.moves("one", JOB, 0, "random"))
        waiting = asyncio.create_task(bots.moves("two", JOB, 0, "random"))
        while bots.told() != BotsTold(processes=1, ready=1, waiting=1):
            await asyncio.sleep(0.01)
        assert await bots.are_well(JOB, 0)
        thinking.cancel()
        waiting.cancel()

    with_bots(look, command=worker_that("time.sleep(60)", tmp_path))
