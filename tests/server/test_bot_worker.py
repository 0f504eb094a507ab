"""What a process of bots does with the questions that it is asked."""

from __future__ import annotations

import io
import time

import msgspec
import pytest

import serai
from serai.bots import registry
from serai.bots.random_bot import RandomBot
from serai.core import kernel
from serai.core.kernel import State
from serai.core.luck import Luck
from serai.house.bots import Job
from serai.server import bot_worker
from serai.server.bot_worker import READY, Answer, Request, Thinker
from serai.table.match import Match
from tests.server.workers import TABLE, job_of


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


def test_a_worker_that_has_no_memory_left_comes_to_its_end(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Another one has some. An error that a bot makes is told: it would make it again."""
    troubles = [ValueError("oh"), MemoryError()]

    def moves(thinker: Thinker, request: Request) -> list[str]:
        raise troubles.pop(0)

    monkeypatch.setattr(Thinker, "moves", moves)
    request = Request(TABLE, Job("rajas", 2, 2, "{}", None, []), 0, "random", 1.0)
    asked = io.BytesIO((msgspec.json.encode(request) + b"\n") * 2)
    answers = io.BytesIO()
    with pytest.raises(MemoryError):
        bot_worker.serve(asked, answers)
    ready, told = (msgspec.json.decode(one, type=Answer) for one in answers.getvalue().splitlines())
    assert ready == READY
    assert "ValueError: oh" in told.error
