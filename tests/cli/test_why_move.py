"""`serai why-move`: what a bot thinks of a move that was played."""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path

import pytest

import serai
from serai.cli.replay import moments_of
from serai.cli.terminal import Terminal
from serai.cli.why_move import begun, told
from serai.language import LANGUAGES
from serai.study.advice import judged
from tests.bots.fake_model import forget, learn
from tests.cli.conftest import Command


@pytest.fixture
def file(tmp_path: Path) -> Path:
    match = serai.new("agra", 3, 8)
    for _ in range(120):
        match.play(match.options[-1])
    path = tmp_path / "game.serai"
    path.write_text(match.transcript(), encoding="utf-8")
    return path


@pytest.mark.parametrize("lang", LANGUAGES)
def test_what_was_played_and_what_would_be_better(
    command: Command, file: Path, lang: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    learn(monkeypatch)
    ran = command("why-move", str(file), "0", "--lang", lang)
    assert (ran.code, ran.err) == (0, "")
    first = moments_of(file.read_text(encoding="utf-8"))
    _, move = first[-1].moves_played()[len(first[0].moves_played())]
    assert first[0].notation(move) in ran.out
    assert "33" in ran.out, "the chance to win"
    assert "62" in ran.out, "points"
    assert "+" in ran.out, "the difference"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_turn_that_is_as_good_is_not_held_up_as_a_mistake(lang: str) -> None:
    match = serai.new("agra", 3, 8)
    verdict = judged(match, [match.options[-1]])
    assert not verdict.agrees
    alike = replace(verdict, best=replace(verdict.best, chance=None, points=None))
    alike = replace(alike, played=replace(verdict.played, worth=verdict.best.worth))
    terminal = Terminal(lang, no_colour=True)
    text = "\n".join(line.plain for line in told(terminal, alike, "Zarina"))
    assert terminal.word("why-move-alike", bot="Zarina") in text
    assert terminal.word("why-move-difference") not in text
    assert "0.0" not in text.replace(",", ".")


def test_without_a_model_it_says_so(
    command: Command, file: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    forget(monkeypatch)
    told = " ".join(command("why-move", str(file), "3").out.split())
    assert "cannot estimate your chance of winning" in told


def test_for_programs(command: Command, file: Path) -> None:
    ran = command("why-move", str(file), "2", "--turn", "--json", "--level", "zarina")
    found = json.loads(ran.out)
    assert found["at"] == begun(moments_of(file.read_text(encoding="utf-8")))[1]
    assert found["played"]["steps"]
    assert found["best"]["reasons"] or found["agrees"]


def test_turns_begin_where_somebody_else_or_a_new_round_does(file: Path) -> None:
    moments = moments_of(file.read_text(encoding="utf-8"))
    places = begun(moments)
    assert places[0] == 0
    assert places == sorted(set(places))
    assert {moments[at].to_move for at in places} == {0, 1, 2}


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("wrong", [("9999",), ("0", "--turn"), ("x",), ("0", "--level", "9")])
def test_what_there_is_not(command: Command, file: Path, lang: str, wrong: tuple[str, ...]) -> None:
    ran = command("why-move", str(file), *wrong, "--lang", lang)
    assert ran.code == 2
    assert ran.err.strip()


def test_who_cannot_say_why(command: Command, file: Path) -> None:
    ran = command("why-move", str(file), "0", "--level", "random")
    assert ran.code == 2
    assert "greedy" in ran.err
    assert command("why-move", str(file), "0", "--level", "nobody").code == 2
