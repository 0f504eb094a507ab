"""What is usual: the files belong to the bot that plays now, and to the command that makes them."""

from __future__ import annotations

import pytest

import serai
from serai.study import usual


@pytest.mark.parametrize("name", serai.games())
def test_the_bot_plays_as_it_did_when_the_file_was_made(name: str) -> None:
    if usual.kept(name)["plays"] != usual.way_of_playing(serai.game(name)):
        pytest.fail(
            f"{usual.BOT} plays {name} in another way than when usual-{name}.json was made, so that"
            " the result of a game would be compared with what is no longer usual. Make it again:"
            f" .venv/bin/python -m serai.study.usual {name} --jobs 2 (some minutes).",
            pytrace=False,
        )


def test_another_bot_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(usual, "BOT", "greedy:width=2")
    for name in serai.games():
        assert usual.kept(name)["plays"] != usual.way_of_playing(serai.game(name))


@pytest.mark.parametrize("name", serai.games())
def test_the_command_makes_as_many_games_as_the_file_says(name: str) -> None:
    assert usual.kept(name)["games"] == usual.GAMES
