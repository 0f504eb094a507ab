"""Moves in words: what closes a question says what it closes, and logs leave it out."""

from __future__ import annotations

import pytest

import serai
from serai.core.kernel import CHANCE, CHOSEN
from serai.games import load
from serai.language import LANGUAGES, has, say
from serai.table import transcript
from serai.table.match import worded
from tests.golden import files

every_game = pytest.mark.parametrize("game", serai.games())


def recordings(game: str) -> dict[str, str]:
    """The recorded games of a title, by name."""
    return files.read(game, serai.game(game).version, files.GAMES)


@every_game
def test_to_be_done_says_with_what(game: str) -> None:
    """At every question of a recorded game that can be closed with `done`."""
    met = set()
    done = serai.game(game).notation.by_name["done"].number
    text = max(recordings(game).values(), key=len)
    for match in transcript.steps(load.all_games(), text):
        if match.to_move not in (None, CHANCE) and done in match.options:
            key, _ = worded(match.game, done, match.state)
            met.add((match.question, key))
    assert met
    assert {key for _, key in met} == {f"move-done-{question}" for question, _ in met}
    assert all(has(language, game, key) for _, key in met for language in LANGUAGES)


@every_game
def test_a_log_leaves_out_who_wanted_nothing_more(game: str) -> None:
    match = serai.replay(max(recordings(game).values(), key=len))
    closing = [entry for entry in match.log if match.closes(entry)]
    assert any(kind == CHOSEN for kind, _, _ in closing)
    assert len(match.story()) == len(match.log) - len(closing)
    assert say("en", game, "move-done", {}) not in " ".join(match.story())
