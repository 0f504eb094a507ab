"""Bots in worker processes: they answer, they are replaced, and a game never stops for them."""

from __future__ import annotations

import asyncio
import json
import os
import signal
import sys
import time
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest

import serai
from serai.core.kernel import CHANCE
from serai.server.bot_process import BotProcess
from serai.server.bot_worker import Job, Request
from serai.server.bots import TRIES, BotFailed, Bots
from serai.server.requests import BotsTold
from serai.table.match import Match

pytestmark = pytest.mark.parametrize("loop", ["asyncio", "uvloop"], indirect=True)

TABLE = "abcdefghijklmnop"
JOB = Job("rajas", 2, 2, "{}", None, [])  # for workers that look at no job


def job_of(match: Match) -> Job:
    return Job(
        game=match.game.name,
        version=match.version,
        seats=match.seats,
        options=json.dumps(match.agreed),
        opening=None if match.opening is None else json.dumps(match.opening),
        lines=[
            f"{'*' if seat == CHANCE else seat} {match.notation(move)}"
            for seat, move in match.moves_played()
        ],
    )


def with_bots(
    work: Callable[[Bots], Awaitable[None]],
    workers: int = 1,
    budget: float = 20.0,
    command: tuple[str, ...] | None = None,
) -> None:
    async def whole() -> None:
        bots = Bots(workers, budget, command=command) if command else Bots(workers, budget)
        await bots.start()
        try:
            await work(bots)
        finally:
            await bots.stop()

    asyncio.run(whole())


def worker_that(body: str, folder: Path) -> tuple[str, ...]:
    """A worker of another kind; `body` gets every request as `line`."""
    path = folder / "worker.py"
    path.write_text(
        "import json, os, sys, time\n"
        "def say(**answer):\n"
        "    print(json.dumps(answer), flush=True)\n"
        "say(moves=[])\n"
        "for line in sys.stdin:\n"
        f"    {body}\n"
    )
    return (sys.executable, str(path))


async def all_ready(bots: Bots) -> None:
    """Wait until every process can be asked."""
    while bots.told().ready < bots.told().processes:
        await asyncio.sleep(0.01)


def once(folder: Path, deed: str) -> str:
    """What the first worker that comes to it does; for all others it is false."""
    mark = str(folder / "done")
    return f"(not os.path.exists({mark!r}) and (open({mark!r}, 'w').close(), {deed}))"


# --- a real worker ---


@pytest.mark.parametrize("game", serai.games())
def test_bots_play_a_game_to_its_end(game: str) -> None:
    async def play(bots: Bots) -> None:
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

    async def play(bots: Bots) -> None:
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

    async def play(bots: Bots) -> None:
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

    async def play(bots: Bots) -> None:
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

    async def play(bots: Bots) -> None:
        assert match.to_move is not None
        found = await bots.moves(TABLE, job_of(match), match.to_move, "zarina", limit)
        assert [None if one == "None" else float(one) for one in found] == [think, 10.0]

    with_bots(play, budget=20.0, command=worker_that(body, tmp_path))


# --- workers that fail ---

FAILING = {
    "hangs": "time.sleep(60)",
    "crashes": "os._exit(3)",
    "talks nonsense": "print('{', flush=True)",
    "says too much": "print('x' * 3_000_000, flush=True)",
    "goes silent": "os.close(1); time.sleep(60)",
    "finds an error": "say(moves=[], error='oh')",
    "finds nothing": "say(moves=[])",
}


@pytest.mark.parametrize("how", FAILING)
def test_some_offered_move_instead_of_none(
    how: str, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    match = serai.new("merv", seats=2, seed=1)
    seat = match.to_move
    assert seat is not None

    async def play(bots: Bots) -> None:
        for _ in range(2):  # the second time it is another process
            (move,) = await bots.moves(TABLE, job_of(match), seat, "greedy")
            assert match.why_not(move) is None

    with_bots(play, budget=1.0, command=worker_that(FAILING[how], tmp_path))
    told = [record.getMessage() for record in caplog.records if record.levelname == "WARNING"]
    assert sum("plays any move" in message for message in told) == 2


def test_what_a_worker_did_not_survive_is_asked_again_elsewhere(tmp_path: Path) -> None:
    body = f"{once(tmp_path, 'os._exit(1)')} or say(moves=[json.loads(line)['table']])"

    async def play(bots: Bots) -> None:
        assert await bots.moves("first", JOB, 0, "random") == ["first"]
        assert await bots.moves("second", JOB, 0, "random") == ["second"]

    with_bots(play, command=worker_that(body, tmp_path))


def test_what_no_worker_survives_is_not_asked_for_ever(tmp_path: Path) -> None:
    match = serai.new("merv", seats=2, seed=1)
    body = f"open({str(tmp_path / 'tries')!r}, 'a').write('x') and os._exit(1)"

    async def play(bots: Bots) -> None:
        assert match.to_move is not None
        (move,) = await bots.moves(TABLE, job_of(match), match.to_move, "greedy")
        assert match.why_not(move) is None

    with_bots(play, workers=2, command=worker_that(body, tmp_path))
    assert (tmp_path / "tries").read_text() == "x" * TRIES


@pytest.mark.parametrize("workers", [1, 2])
def test_an_idle_worker_that_is_killed_costs_nobody_a_move(tmp_path: Path, workers: int) -> None:
    body = "say(moves=[str(os.getpid())])"

    async def play(bots: Bots) -> None:
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

    async def play(bots: Bots) -> None:
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

    async def play(bots: Bots) -> None:
        (answered,) = await bots.moves(TABLE, JOB, 0, "random")
        assert int(answered) == tries[1] != tries[0]

    with_bots(play, command=worker_that(body, tmp_path))


def test_no_program_to_start_is_no_reason_to_stop(tmp_path: Path) -> None:
    match = serai.new("rajas", seats=2, seed=1)

    async def play(bots: Bots) -> None:
        assert match.to_move is not None
        (move,) = await bots.moves(TABLE, job_of(match), match.to_move, "greedy")
        match.play(move)

    with_bots(play, command=(str(tmp_path / "nothing"),))


def test_a_program_that_cannot_begin_yet_is_tried_again(tmp_path: Path) -> None:
    worker_that("say(moves=['here'])", tmp_path)
    path = tmp_path / "worker.py"
    path.rename(tmp_path / "away")

    async def play(bots: Bots) -> None:
        match = serai.new("rajas", seats=2, seed=1)
        assert match.to_move is not None
        assert await bots.moves(TABLE, job_of(match), match.to_move, "random") != ["here"]
        (tmp_path / "away").rename(path)
        while await bots.moves(TABLE, job_of(match), match.to_move, "random") != ["here"]:
            await asyncio.sleep(0.02)

    with_bots(play, command=(sys.executable, str(path)))


# --- whose turn it is ---


def test_a_guest_with_many_tables_makes_nobody_wait(tmp_path: Path) -> None:
    body = "time.sleep(0.02); say(moves=[json.loads(line)['table']])"
    done: list[str] = []

    async def play(bots: Bots) -> None:
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


# --- whether bots are well ---


def test_bots_are_well_if_one_of_them_moves() -> None:
    match = serai.new("merv", seats=2, seed=1)

    async def look(bots: Bots) -> None:
        assert match.to_move is not None
        assert await bots.are_well(job_of(match), match.to_move)
        assert bots.told() == BotsTold(processes=1, ready=1, waiting=0)

    with_bots(look)


@pytest.mark.parametrize("how", ["hangs", "crashes", "goes silent", "finds an error"])
def test_bots_that_do_not_move_are_not_well(how: str, tmp_path: Path) -> None:
    async def look(bots: Bots) -> None:
        assert not await bots.are_well(JOB, 0)

    with_bots(look, budget=0.5, command=worker_that(FAILING[how], tmp_path))


def test_bots_that_there_are_not_are_not_well(tmp_path: Path) -> None:
    async def look(bots: Bots) -> None:
        assert not await bots.are_well(JOB, 0)
        assert bots.told().ready == 0

    with_bots(look, budget=0.5, command=(str(tmp_path / "nothing"),))


def test_bots_that_think_are_well(tmp_path: Path) -> None:
    async def look(bots: Bots) -> None:
        thinking = asyncio.create_task(bots.moves("one", JOB, 0, "random"))
        waiting = asyncio.create_task(bots.moves("two", JOB, 0, "random"))
        while bots.told() != BotsTold(processes=1, ready=1, waiting=1):
            await asyncio.sleep(0.01)
        assert await bots.are_well(JOB, 0)
        thinking.cancel()
        waiting.cancel()

    with_bots(look, command=worker_that("time.sleep(60)", tmp_path))


# --- order, and who is asked ---


def test_requests_are_served_in_the_order_of_their_arrival(tmp_path: Path) -> None:
    body = "time.sleep(0.02); say(moves=[json.loads(line)['table']])"
    done: list[str] = []

    async def play(bots: Bots) -> None:
        async def one(table: str) -> None:
            done.extend(await bots.moves(table, JOB, 0, "random"))

        await asyncio.gather(*(one(f"table{n}") for n in range(8)))

    with_bots(play, command=worker_that(body, tmp_path))
    assert done == [f"table{n}" for n in range(8)]


def test_a_table_stays_with_the_worker_that_knows_it(tmp_path: Path) -> None:
    body = "say(moves=[str(os.getpid())])"

    async def play(bots: Bots) -> None:
        await all_ready(bots)
        first = await asyncio.gather(*(bots.moves(table, JOB, 0, "random") for table in "abc"))
        assert len({pid for (pid,) in first}) == 3
        for table, pid in reversed(list(zip("abc", first, strict=True))):
            assert await bots.moves(table, JOB, 0, "random") == pid

    with_bots(play, workers=3, command=worker_that(body, tmp_path))


def test_renewed_workers_are_other_processes_and_nobody_loses_an_answer(tmp_path: Path) -> None:
    body = "time.sleep(0.1); say(moves=[str(os.getpid())])"

    async def play(bots: Bots) -> None:
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

    async def play(bots: Bots) -> None:
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
        bots = Bots(1, 30.0, command=worker_that("time.sleep(60)", tmp_path))
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
