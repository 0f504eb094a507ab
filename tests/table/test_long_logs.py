"""Logs in which much was taken back: loaded in one sweep, and not without end."""

from __future__ import annotations

import contextlib
import random
from contextlib import AbstractContextManager
from typing import Any

import pytest

import serai
from serai.core.speech import Problem
from serai.table import chronicle, replaying
from serai.table import table as tables
from serai.table.events import Moved, Opened
from serai.table.table import Table
from tests.table.tables import ANNA, BEN, BOT, OPEN, opened, reloaded
from tests.table.tables import step as random_step


def full() -> AbstractContextManager[pytest.ExceptionInfo[Problem]]:
    """There is no room for this in the log."""
    return pytest.raises(Problem, check=lambda one: one.key == "log-full")


def turned_back(game: str, takebacks: int) -> Table:
    """Two people who play a while, and then rather go back than on."""
    table, rng = opened(game), random.Random(7)
    while table.seq < 24:
        random_step(table, rng)
    for nth in range(takebacks):
        seat = nth % 2
        with contextlib.suppress(Problem):  # perhaps nothing of this seat is left
            table.ask_takeback(seat, [1 - seat])
        until = table.seq + rng.randrange(1, 4)
        while table.seq < until and not table.ended:
            random_step(table, rng)
    return table


@pytest.mark.parametrize("game", serai.games())
def test_what_was_taken_back_often_is_loaded_as_it_was(game: str) -> None:
    table = turned_back(game, 30)
    again = reloaded(table)
    assert again.hash == table.hash
    assert again.lines == table.lines
    assert again.happenings == table.happenings
    assert again.match.log == table.match.log
    assert again.match.digest() == table.match.digest()
    assert again.match.transcript() == table.match.transcript()
    rng, other = random.Random(1), random.Random(1)
    for _ in range(20):  # and both go on alike
        if not table.ended:
            random_step(table, rng)
            random_step(again, other)
    assert again.hash == table.hash
    if not table.ended:
        seat = next(one.event.seat for one in table.records[::-1] if isinstance(one.event, Moved))
        table.ask_takeback(seat, [1 - seat])
        again.ask_takeback(seat, [1 - seat])
    assert again.match.digest() == table.match.digest()


def test_a_log_is_loaded_by_playing_each_of_its_lines_once(monkeypatch: Any) -> None:
    table = turned_back("rajas", 30)
    played = 0

    def counted(match: Any, line: str) -> None:
        nonlocal played
        played += 1
        replaying.play_line(match, line)

    monkeypatch.setattr(chronicle, "play_line", counted)
    reloaded(table)
    events = [one.event for one in table.records]
    assert played == sum(len(one.lines) for one in events if isinstance(one, Opened | Moved))


def test_a_long_log_takes_moves_alone(monkeypatch: Any) -> None:
    monkeypatch.setattr(tables, "MOST_EVENTS", 30)
    table, rng = turned_back("rajas", 1), random.Random(1)
    while table.seq < 30:
        random_step(table, rng)
    with full():
        table.ask_takeback(0)
    table.leave(1)
    with full():
        table.sit(1, BEN)
    table.sit(1, BOT)
    while table.to_move == 1:
        assert table.turn is not None
        table.bot_plays(1, [table.turn.now.options[0]])
    while not table.ended:
        if table.to_move == 1:
            assert table.turn is not None
            table.bot_plays(1, [table.turn.now.options[0]])
        else:
            random_step(table, rng)
    assert reloaded(table).hash == table.hash


def test_a_short_log_has_room_for_everything() -> None:
    table = opened("rajas", (ANNA, OPEN))
    for _ in range(20):
        table.sit(1, BEN)
        table.leave(1)
    assert table.seq == 41
