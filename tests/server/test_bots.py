"""Bots in worker processes: they answer, they are replaced, and a game never stops for them."""

from __future__ import annotations

import asyncio
import json
import sys
import time
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest

import serai
from serai.bots import registry
from serai.bots.random_bot import RandomBot
from serai.core import kernel
from serai.core.kernel import CHANCE, State
from serai.core.luck import Luck
from serai.server import bot_worker
from serai.server.bot_worker import Job, Request, Thinker
from serai.server.bots import BotFailed, Bots
from serai.table.match import Match

TABLE = "abcdefghijklmnop"


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
        await bots.moves(TABLE, job_of(match), match.to_move, "greedy:width=200")
        watching.cancel()

    with_bots(play)
    assert longest < 0.5


# --- what a worker does ---


def test_matches_are_remembered_and_only_new_lines_are_played(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    begun: list[Job] = []
    really = bot_worker.begun

    def noted(job: Job) -> Match:
        begun.append(job)
        return really(job)

    monkeypatch.setattr(bot_worker, "begun", noted)
    thinker = Thinker(remembered=2)
    match = serai.new("rajas", seats=2, seed=1)
    first = job_of(match)
    assert thinker.match_of("one", first).digest() == match.digest()
    match.play(match.options[0])
    match.play(match.options[0])
    assert thinker.match_of("one", job_of(match)).digest() == match.digest()
    assert len(begun) == 1
    back = thinker.match_of("one", first)  # a takeback: fewer lines than before
    assert len(begun) == 2
    assert job_of(back) == first
    thinker.match_of("two", first)
    thinker.match_of("three", first)
    thinker.match_of("one", first)
    assert len(begun) == 5, "the oldest was forgotten"


def test_a_bot_that_is_late_answers_with_what_it_has() -> None:
    match = serai.new("rajas", seats=2, seed=1)
    assert match.to_move is not None
    request = Request(TABLE, job_of(match), match.to_move, "random", 0.0)
    assert len(Thinker().moves(request)) == 1


def test_a_table_can_let_bots_think_for_a_shorter_time(monkeypatch: pytest.MonkeyPatch) -> None:
    """Of the time for all that is asked at once, each thought gets what is left."""
    given: list[float] = []

    class Slow(RandomBot):
        seconds: float | None = None

        def choose(self, state: State, luck: Luck) -> int:
            assert self.seconds is not None
            given.append(self.seconds)
            time.sleep(0.05)
            return kernel.options(state)[0]

    monkeypatch.setattr(registry, "make", lambda _: Slow())
    match = serai.new("rajas", seats=2, seed=4)
    match.rest()
    assert match.to_move is not None
    job = job_of(match)
    for think, first in ((None, 9.0), (0.2, 0.2), (3.0, 3.0)):
        given.clear()
        moves = Thinker().moves(Request(TABLE, job, match.to_move, "slow", 9.0, think))
        assert len(moves) == len(given) > 1, "a turn is played to its end"
        assert given[0] == pytest.approx(first, abs=0.05)
        assert given == sorted(given, reverse=True)
        assert given[-1] > 0


def test_who_is_not_asked_has_no_moves() -> None:
    match = serai.new("rajas", seats=2, seed=1)
    assert match.to_move is not None
    request = Request(TABLE, job_of(match), 1 - match.to_move, "random", 1.0)
    assert Thinker().moves(request) == []
    assert Thinker().any_move(request) == []


def test_a_job_that_cannot_be_played_is_a_problem() -> None:
    match = serai.new("rajas", seats=2, seed=1)
    job = Job("rajas", 2, 2, "{}", None, ["0 nonsense"])
    with pytest.raises(serai.Problem):
        Thinker().match_of(TABLE, job)
    with pytest.raises(serai.Problem):
        Thinker().match_of(TABLE, Job("chess", 1, 2, "{}", None, []))
    assert match.to_move is not None


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
    assert [record.levelname for record in caplog.records] == ["WARNING", "WARNING"]


def test_a_crashed_worker_is_replaced(tmp_path: Path) -> None:
    mark = tmp_path / "crashed"
    body = (
        f"(open({str(mark)!r}, 'w').close(), os._exit(1)) "
        f"if not os.path.exists({str(mark)!r}) else say(moves=['pass'])"
    )
    match = serai.new("rajas", seats=2, seed=1)
    seat = match.to_move
    assert seat is not None

    async def play(bots: Bots) -> None:
        assert await bots.moves(TABLE, job_of(match), seat, "greedy") != ["pass"]
        assert await bots.moves(TABLE, job_of(match), seat, "greedy") == ["pass"]

    with_bots(play, command=worker_that(body, tmp_path))


def test_no_program_to_start_is_no_reason_to_stop(tmp_path: Path) -> None:
    match = serai.new("rajas", seats=2, seed=1)

    async def play(bots: Bots) -> None:
        assert match.to_move is not None
        (move,) = await bots.moves(TABLE, job_of(match), match.to_move, "greedy")
        match.play(move)

    with_bots(play, command=(str(tmp_path / "nothing"),))


def test_requests_are_served_in_the_order_of_their_arrival(tmp_path: Path) -> None:
    body = "time.sleep(0.02); say(moves=[json.loads(line)['table']])"
    job = Job("rajas", 2, 2, "{}", None, [])
    done: list[str] = []

    async def play(bots: Bots) -> None:
        async def one(table: str) -> None:
            done.extend(await bots.moves(table, job, 0, "random"))

        await asyncio.gather(*(one(f"table{n}") for n in range(8)))

    with_bots(play, command=worker_that(body, tmp_path))
    assert done == [f"table{n}" for n in range(8)]


def test_a_table_stays_with_the_worker_that_knows_it(tmp_path: Path) -> None:
    body = "say(moves=[str(os.getpid())])"
    job = Job("rajas", 2, 2, "{}", None, [])

    async def play(bots: Bots) -> None:
        first = await asyncio.gather(*(bots.moves(table, job, 0, "random") for table in "abc"))
        assert len({pid for (pid,) in first}) == 3
        for table, pid in reversed(list(zip("abc", first, strict=True))):
            assert await bots.moves(table, job, 0, "random") == pid

    with_bots(play, workers=3, command=worker_that(body, tmp_path))


def test_renewed_workers_are_other_processes_and_nobody_loses_an_answer(tmp_path: Path) -> None:
    body = "time.sleep(0.1); say(moves=[str(os.getpid())])"
    job = Job("rajas", 2, 2, "{}", None, [])

    async def play(bots: Bots) -> None:
        before = await asyncio.gather(*(bots.moves(table, job, 0, "random") for table in "ab"))
        thinking = asyncio.create_task(bots.moves("a", job, 0, "random"))
        await asyncio.sleep(0.02)
        bots.renew()
        assert await thinking in before
        after = await asyncio.gather(*(bots.moves(table, job, 0, "random") for table in "ab"))
        assert len({pid for (pid,) in [*before, *after]}) == 4

    with_bots(play, workers=2, command=worker_that(body, tmp_path))


def test_a_request_that_is_given_up_spoils_no_other(tmp_path: Path) -> None:
    body = "time.sleep(0.3); say(moves=[json.loads(line)['table']])"
    job = Job("rajas", 2, 2, "{}", None, [])

    async def play(bots: Bots) -> None:
        thinking = asyncio.create_task(bots.moves("one", job, 0, "random"))
        waiting = asyncio.create_task(bots.moves("two", job, 0, "random"))
        last = asyncio.create_task(bots.moves("three", job, 0, "random"))
        await asyncio.sleep(0.1)
        thinking.cancel()
        waiting.cancel()
        assert await last == ["three"]

    with_bots(play, command=worker_that(body, tmp_path))


def test_closing_ends_everything_at_once(tmp_path: Path) -> None:
    job = Job("rajas", 2, 2, "{}", None, [])

    async def whole() -> None:
        bots = Bots(1, 30.0, command=worker_that("time.sleep(60)", tmp_path))
        await bots.start()
        asked = [asyncio.create_task(bots.moves(str(n), job, 0, "random")) for n in range(3)]
        await asyncio.sleep(0.3)
        before = time.monotonic()
        await bots.stop()
        answers = await asyncio.gather(*asked, return_exceptions=True)
        assert time.monotonic() - before < 2
        assert all(isinstance(answer, BotFailed) for answer in answers)
        with pytest.raises(BotFailed):
            await bots.moves("late", job, 0, "random")

    asyncio.run(whole())
