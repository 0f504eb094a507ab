"""A small training from end to end: the same from the same seed, and resumed where it stopped."""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest

from serai.bots import model
from serai.core import kernel
from serai.core.kernel import Desk
from serai.core.luck import Luck
from serai.games import load
from serai.study.matches import Gate, Pairing, Tally, rounds, tallies
from serai.training import fitting, generations
from serai.training.contestants import Contestant
from serai.training.generations import Course, Step, Training
from serai.training.self_play import Lesson, played


@pytest.fixture(autouse=True)
def few_games(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(generations, "PORTION", 2)
    monkeypatch.setattr(generations, "MIXES", (20,))
    monkeypatch.setattr(generations, "PARTS", (65,))
    monkeypatch.setattr(generations, "STAY", 1)
    monkeypatch.setattr(fitting, "ROUNDS", 1)
    monkeypatch.setattr(generations, "FIRST_GAMES", 10)
    monkeypatch.setattr(generations, "MORE_GAMES", 10)


def course(folder: Path, seats: int = 2) -> Course:
    return Course("rajas", seats, 3, 1, 6, 1, folder, most=20, forecasts=4)


def finished(training: Training) -> str:
    for _ in training.steps():
        pass
    return json.dumps(training.model())


def test_a_training_that_was_interrupted_goes_on_where_it_was(tmp_path: Path) -> None:
    steps: Iterator[Step] = Training(course(tmp_path / "one")).steps()
    for step in steps:
        if step.what == "games" and step.done == 4:
            break
    steps.close()  # type: ignore[attr-defined]
    kept = {path.name for path in (tmp_path / "one" / "generation-1").iterdir()}
    assert kept == {"games-000000.npz", "games-000002.npz"}
    whole = finished(Training(course(tmp_path / "two")))
    assert finished(Training(course(tmp_path / "one"))) == whole
    assert finished(Training(course(tmp_path / "one"))) == whole  # nothing is left to do


@pytest.mark.parametrize("name", load.names())
def test_every_turn_of_a_lesson_has_a_beginning_and_an_end(name: str) -> None:
    plain = Contestant("judge", 1)
    seats = 2
    diary = played(Lesson(name, seats, {}, 5, 0, 1, plain, (), plain))
    count = len(diary.game)
    assert count > 10
    assert {len(column) for column in (diary.seat, diary.left, diary.tried, diary.won)} == {count}
    size = len(diary.start) // count
    assert len(diary.end) == len(diary.start) == size * count
    assert set(diary.seat) == {0, 1}
    assert max(diary.left) == 128
    assert sum(diary.tried) > 0
    by_seat = dict(zip(diary.seat, diary.margin, strict=True))
    assert by_seat[0] == -by_seat[1]


def test_a_model_says_what_it_was_made_for(tmp_path: Path) -> None:
    training = Training(course(tmp_path))
    found = json.loads(finished(training))
    read = model.read(found)
    game = load.all_games()["rajas"]
    assert read.fits(game.version, game.data)
    assert not read.fits(game.version + 1, game.data)
    assert not read.fits(game.version, "other values")
    state = game.new(Desk(), 2, game.settle(2, {}), game.version)
    kernel.advance(state, Luck(1))
    from serai.bots.prospects import chances

    told = chances(state, read)
    assert len(told) == 2
    assert sum(told) == pytest.approx(1)


def test_without_a_generation_only_what_the_house_promises_is_learned_anew(tmp_path: Path) -> None:
    house = model.data_of("rajas", 2)
    assert house is not None
    steps = Training(replace(course(tmp_path), generations=0))
    found = json.loads(finished(steps))
    anew = {"chances", "points", "ahead", "scale"}
    assert {name for name in found if found[name] != house[name]} == anew
    assert found.keys() == house.keys()


def test_equal_seeds_in_every_seat() -> None:
    """Whoever plays against itself has won half of its games, whatever the seats are worth."""
    one = Contestant("judge", 1)
    tally = sum(tallies(Pairing("rajas", 2, {}, 4, one, one), 5, 1), Tally())
    assert tally.share().share == 0.5
    assert tally.margin() == 0
    assert [round_.first for round_ in rounds(Pairing("rajas", 2, {}, 4, one, one), 12)] == [
        0,
        5,
        10,
    ]


def test_a_gate_is_sure_of_what_it_says() -> None:
    gate = Gate(0.5)
    assert gate.verdict(Tally((1.0, 0.0) * 10)) is None
    assert gate.verdict(Tally((1.0,) * 40)) is True
    assert gate.verdict(Tally((1.0, 0.0) * 400)) is False
