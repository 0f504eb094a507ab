"""Bots in processes of their own: they answer, each guest in turn, and nobody waits for them."""

from __future__ import annotations

import asyncio
import time
from pathlib import Path

import pytest

import serai
from serai.house.bots import BotFailed
from serai.server.bot_pool import BotPool
from tests.server.workers import JOB, TABLE, all_ready, job_of, with_bots, worker_that

pytestmark = pytest.mark.parametrize("loop", ["asyncio", "uvloop"], indirect=True)


# --- a real worker ---


@pytest.mark.parametrize("game", serai.games())
def test_bots_play_a_game_to_its_end(game: str) -> None:
    async def play(bots: BotPool) -> None:
        match = serai.new(game, seats=2, seed=5)
        match.rest()  # bots answer each time
        while not match.over:
            seat = match.to_move
            assert seat is not None
            bot = "greedy:width=2" if seat == 0 else "random"
            before = len(match.moves_played())
            moves = await bots.moves(TABLE, job_of(match), seat, bot)
            assert moves
            for move in moves:
                assert match.to_move == seat, "only until somebody else is asked"
                match.play(move)
            assert len(match.moves_played()) > before

    with_bots(play)


def test_requests_of_many_tables_at_once_are_all_answered() -> None:
    matches = {f"table{n}": serai.new("merv", seats=3, seed=n) for n in range(12)}

    async def play(bots: BotPool) -> None:
        async def one(table: str) -> list[str]:
            match = matches[table]
            assert match.to_move is not None
            return await bots.moves(table, job_of(match), match.to_move, "random")

        answers = await asyncio.gather(*(one(table) for table in matches))
        for table, moves in zip(matches, answers, strict=True):
            for move in moves:
                matches[table].play(move)

    with_bots(play, workers=2)


def test_a_bot_goes_on_from_a_position_of_its_own() -> None:
    match = serai.from_json(serai.new("agra", seats=2, seed=3).to_json(), seed=4)
    match.rest()

    async def play(bots: BotPool) -> None:
        assert match.to_move is not None
        for move in await bots.moves(TABLE, job_of(match), match.to_move, "greedy"):
            match.play(move)

    assert match.opening is not None
    with_bots(play)


def test_the_loop_goes_on_while_a_bot_thinks() -> None:
    match = serai.new("agra", seats=4, seed=1)
    longest = 0.0

    async def watch() -> None:
        nonlocal longest
        while True:
            before = time.monotonic()
            await asyncio.sleep(0.005)
            longest = max(longest, time.monotonic() - before)

    async def play(bots: BotPool) -> None:
        assert match.to_move is not None
        watching = asyncio.create_task(watch())
        await bots.moves(TABLE, job_of(match), match.to_move, "greedy:width=50")
        watching.cancel()

    with_bots(play)
    assert longest < 0.5


# --- questions ---


@pytest.mark.parametrize(
    ("limit", "think"), [(None, None), (0, 0.2), (3, 3.0), (60, 10.0)], ids=str
)
def test_a_table_may_ask_for_less_time_but_not_for_more(
    limit: int | None, think: float | None, tmp_path: Path
) -> None:
    match = serai.new("rajas", seats=2, seed=1)
    body = "asked = json.loads(line); say(moves=[str(asked['think']), str(asked['seconds'])])"

    async def play(bots: BotPool) -> None:
        assert match.to_move is not None
        found = await bots.moves(TABLE, job_of(match), match.to_move, "zarina", limit)
        assert [None if one == "None" else float(one) for one in found] == [think, 10.0]

    with_bots(play, budget=20.0, command=worker_that(body, tmp_path))


# --- whose turn it is ---


def test_a_guest_with_many_tables_makes_nobody_wait(tmp_path: Path) -> None:
    body = "time.sleep(0.02); say(moves=[json.loads(line)['table']])"
    done: list[str] = []

    async def play(bots: BotPool) -> None:
        async def one(table: str, *guests: str) -> None:
            done.extend(await bots.moves(table, JOB, 0, "random", guests=guests))

        greedy = [asyncio.create_task(one(f"greedy{n}", "greedy")) for n in range(20)]
        while not done:  # all of them wait, and one is being thought about
            await asyncio.sleep(0.005)
        asked = len(done)
        others = [
            asyncio.create_task(one("alone", "anna")),
            asyncio.create_task(one("together", "ben", "greedy")),
            asyncio.create_task(one("also alone", "clara")),
        ]
        await asyncio.gather(*others)
        assert [name for name in done if not name.startswith("greedy")] == [
            "alone",
            "together",
            "also alone",
        ]
        assert len(done) - asked <= 3 + 4, "as many turns of the guest as there are of others"
        await asyncio.gather(*greedy)

    with_bots(play, command=worker_that(body, tmp_path))


# --- order, and who is asked ---


def test_requests_are_served_in_the_order_of_their_arrival(tmp_path: Path) -> None:
    body = "time.sleep(0.02); say(moves=[json.loads(line)['table']])"
    done: list[str] = []

    async def play(bots: BotPool) -> None:
        async def one(table: str) -> None:
            done.extend(await bots.moves(table, JOB, 0, "random"))

        await asyncio.gather(*(one(f"table{n}") for n in range(8)))

    with_bots(play, command=worker_that(body, tmp_path))
    assert done == [f"table{n}" for n in range(8)]


def test_a_table_stays_with_the_worker_that_knows_it(tmp_path: Path) -> None:
    body = "say(moves=[str(os.getpid())])"

    async def play(bots: BotPool) -> None:
        await all_ready(bots)
        first = await asyncio.gather(*(bots.moves(table, JOB, 0, "random") for table in "abc"))
        assert len({pid for (pid,) in first}) == 3
        for table, pid in reversed(list(zip("abc", first, strict=True))):
            assert await bots.moves(table, JOB, 0, "random") == pid

    with_bots(play, workers=3, command=worker_that(body, tmp_path))


def test_renewed_workers_are_other_processes_and_nobody_loses_an_answer(tmp_path: Path) -> None:
    body = "time.sleep(0.1); say(moves=[str(os.getpid())])"

    async def play(bots: BotPool) -> None:
        await all_ready(bots)
        before = await asyncio.gather(*(bots.moves(table, JOB, 0, "random") for table in "ab"))
        thinking = asyncio.create_task(bots.moves("a", JOB, 0, "random"))
        await asyncio.sleep(0.02)
        bots.renew()
        assert await thinking in before
        await all_ready(bots)
        after = await asyncio.gather(*(bots.moves(table, JOB, 0, "random") for table in "ab"))
        assert len({pid for (pid,) in [*before, *after]}) == 4

    with_bots(play, workers=2, command=worker_that(body, tmp_path))


def test_a_request_that_is_given_up_spoils_no_other(tmp_path: Path) -> None:
    body = "time.sleep(0.3); say(moves=[json.loads(line)['table']])"

    async def play(bots: BotPool) -> None:
        thinking = asyncio.create_task(bots.moves("one", JOB, 0, "random"))
        waiting = asyncio.create_task(bots.moves("two", JOB, 0, "random"))
        last = asyncio.create_task(bots.moves("three", JOB, 0, "random"))
        await asyncio.sleep(0.1)
        thinking.cancel()
        waiting.cancel()
        assert await last == ["three"]

    with_bots(play, command=worker_that(body, tmp_path))


def test_closing_ends_everything_at_once(tmp_path: Path) -> None:

    async def whole() -> None:
        bots = BotPool(1, 30.0, command=worker_that("time.sleep(60)", tmp_path))
        await bots.start()
        asked = [asyncio.create_task(bots.moves(str(n), JOB, 0, "random")) for n in range(3)]
        await asyncio.sleep(0.3)
        before = time.monotonic()
        await bots.stop()
        answers = await asyncio.gather(*asked, return_exceptions=True)
        assert time.monotonic() - before < 2
        assert all(isinstance(answer, BotFailed) for answer in answers)
        with pytest.raises(BotFailed):
            await bots.moves("late", JOB, 0, "random")

    asyncio.run(whole())
