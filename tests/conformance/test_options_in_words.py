"""What is to be agreed on can be told apart, and says itself whose rule it is."""

from __future__ import annotations

import pytest

import serai
from serai.language import LANGUAGES, say

# How the terminal says that no edition knows an option; the page has a mark for it.
OURS = ("ours", "onze lezing", "наше прочтение")
HOUSE = ("house rule", "Hausregel", "huisregel", "домашнее правило")
MARKS = tuple(f"({mark}" for mark in (*OURS, *HOUSE))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", serai.games())
def test_no_two_options_have_the_same_name(name: str, language: str) -> None:
    keys = [option.name.replace("_", "-") for option in serai.game(name).options]
    titles = [say(language, name, f"option-{key}-title", {}) for key in keys]
    assert len({*titles}) == len(titles), titles


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", serai.games())
def test_what_is_ours_is_said_by_the_data_and_in_the_terminal(name: str, language: str) -> None:
    for option in serai.game(name).options:
        about = say(language, name, f"option-{option.name}-about".replace("_", "-"), {})
        assert not any(mark in about for mark in MARKS), about
        for message, _ in option.ways():
            whole = say(language, name, message, {})
            assert any(mark in whole for mark in MARKS) == option.ours, whole
