"""Recorded games in four languages, as people read them."""

from __future__ import annotations

import re

import pytest

import serai
from serai.cli import words
from serai.language import LANGUAGES
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
    recorded = files.read(game, serai.game(game).version, files.GAMES)[told.GAMES[game]]
    turns = words.told(recorded, "en")
    lines = [line for line, _ in turns if line]
    assert len(lines) > 10
    for line, steps in turns:
        head, _, effects = line.partition(" · ")
        assert any(step.startswith(head) for step in steps) or not line, "called by a step"
        assert not effects or re.match(r"[+−\w]", effects)
