"""Recorded games in four languages, as people read them."""

from __future__ import annotations

import re

import pytest

import serai
from serai.cli import words
from serai.language import LANGUAGES
from serai.table.outcome import verdict
from tests.golden import files, told

every_game = pytest.mark.parametrize("game", told.GAMES)
every_language = pytest.mark.parametrize("language", LANGUAGES)


@every_language
@every_game
def test_a_recorded_game_is_told_as_before(game: str, language: str) -> None:
    stored = told.file_of(game, language).read_text(encoding="utf-8")
    assert told.text_of(game, language) == stored, "read the new words: python -m tests.golden.told"


@every_language
@every_game
def test_sentences_of_a_log_read_well(game: str, language: str) -> None:
    for line in told.text_of(game, language).splitlines():
        assert not re.search(r"\s{2,}|[{}$]", line.strip()), line
        assert not re.search(r":[^·:]*:", line.strip()), f"two colons: {line}"
        assert "~" not in line, f"a code: {line}"


@every_game
def test_a_turn_is_one_line_and_its_steps(game: str) -> None:
    """What the line says at its beginning is no step once more."""
    turns = words.told(recorded(game), "en")
    lines = [line for line, _ in turns if line]
    assert len(lines) > 10
    for line, steps in turns:
        head, *told = line.split(" · ")
        assert head not in steps
        assert all(re.match(r"[+−\w“]", one) for one in told), line


@every_game
def test_the_line_of_a_turn_says_what_was_built_given_and_won(game: str) -> None:
    told = {
        "agra": ("builds the", "delivers 1", "’ order", "’s contract", "favour tile “"),
        "merv": ("builds there", "fulfils contract", "opens a trading post", "builds a wall"),
        "rajas": ("takes tile ", "+1 die", "pays a", "sails to", "lays the yield tile “"),
    }
    lines = [line for line, _ in words.told(recorded(game), "en")]
    for deed in told[game]:
        assert any(f" · {deed}" in line or deed in line for line in lines), deed


@every_game
@every_language
def test_each_of_the_others_stands_once_in_a_line(game: str, language: str) -> None:
    names = ["Ann", "Bob", "Cem", "Dan"]
    for line, _ in words.told(recorded(game), language, names):
        others = [part.partition(":")[0] for part in line.split(" · ")[1:] if ":" in part]
        named = [one for one in others if one in names]
        assert len(named) == len(set(named)), line


@every_game
def test_a_die_says_what_it_was_for(game: str) -> None:
    steps = [step for _, below in words.told(recorded(game), "en") for step in below]
    assert not [step for step in steps if step.startswith("Rolled")]


def test_what_goes_on_a_contract_is_told() -> None:
    steps = [step for _, below in words.told(recorded("merv"), "en") for step in below]
    done = [i for i, step in enumerate(steps) if " fulfils contract III" in step]
    assert done
    assert all("on the contract" in steps[i + 1] for i in done)


def test_the_queue_is_told_in_one_piece() -> None:
    """It is no part of the turn after which it forms."""
    for line, steps in words.told(recorded("merv"), "en"):
        queue = [step for step in steps if "in the queue" in step and "Next" not in step]
        assert not (line and queue)


@every_language
@every_game
def test_the_end_says_who_has_won(game: str, language: str) -> None:
    match = serai.replay(recorded(game))
    names = ["Ann", "Bob", "Cem", "Dan"][: match.seats]
    _, end = words.told(recorded(game), language, names)[-1]
    order = sorted(range(match.seats), key=lambda seat: match.ranks[seat])
    assert [one.partition(":")[0] for one in end[: match.seats]] == [
        f"{match.ranks[seat]}. {names[seat]}" for seat in order
    ]
    assert names[order[0]] in end[-1]


@every_language
def test_a_tie_says_what_decided(language: str) -> None:
    """Where points are equal another message says why somebody is first."""
    for game in map(serai.game, told.GAMES):
        won, tie = (
            verdict(language, game, [1], scores, ["Ann", "Bob"]) for scores in ([3, 9], [9, 9])
        )
        assert won != tie
        assert "Bob" in won
        assert "Bob" in tie
        shared = verdict(language, game, [0, 1], [9, 9], ["Ann", "Bob"])
        assert "Ann, Bob" in shared


def recorded(game: str) -> str:
    """The game that is told."""
    text: str = files.read(game, serai.game(game).version, files.GAMES)[told.GAMES[game]]
    return text
