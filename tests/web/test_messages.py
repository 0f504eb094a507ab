"""The messages of the server and of the client, in all four languages."""

import ast
import re
from collections.abc import Mapping
from functools import cache
from typing import Any

import pytest
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import ast as ftl
from fluent.syntax import parse

import serai
from serai.language import LANGUAGES, has, source
from serai.server.message_files import server_source
from tests.message_files import ALIKE as ALIKE_IN_GAMES
from tests.message_files import TRANSLATIONS, plain_texts, variables, words_of
from tests.needed_messages import NUMBERS, TEXT, calls_of, literals, raised
from tests.web import keys

every_language = pytest.mark.parametrize("language", LANGUAGES)
every_game = pytest.mark.parametrize("game", serai.games())

# Words of the page that a language may share with English, or that are only signs.
ALIKE = {"chat", "log", "bot", "serai", "start", "info", "link", "normal", "min"}


@cache
def entries(language: str) -> Mapping[str, ftl.Message]:
    body = parse(server_source(language)).body
    return {entry.id.name: entry for entry in body if isinstance(entry, ftl.Message)}


@cache
def bundle(language: str) -> FluentBundle:
    # In the browser a moment may be a number.
    moments: dict[str, Any] = {"DATETIME": lambda moment, **_: str(moment)}
    found = FluentBundle([language], functions=moments, use_isolating=False)
    found.add_resource(FluentResource(source(language, "serai.language")))
    found.add_resource(FluentResource(server_source(language)))
    return found


def denied() -> set[str]:
    """Troubles that the server and the table name in full."""
    found = {f"problem-{key}" for key, game, _ in raised("Problem", "") if not game}
    for call in calls_of("Denied"):
        if len(call.args) > 1 and isinstance(call.args[1], ast.Constant):
            found.add("problem-" + str(call.args[1].value))
    for call in calls_of("Trouble"):
        for word in call.keywords:
            if word.arg == "key" and isinstance(word.value, ast.Constant):
                found.add("problem-" + str(word.value.value))
    return found


@every_language
def test_the_files_can_be_read(language: str) -> None:
    body = parse(server_source(language)).body
    assert not [entry.content for entry in body if isinstance(entry, ftl.Junk)]
    names = [entry.id.name for entry in body if isinstance(entry, ftl.Message | ftl.Term)]
    assert sorted(names) == sorted(set(names)), "a key stands twice"
    assert not [key for key in names if has(language, "", key)], "the house says this already"


@every_language
def test_everything_that_is_asked_for_is_there(language: str) -> None:
    wanted = {key for key in keys.written("") if key.startswith("web-")} | denied()
    missing = [key for key in wanted if key not in entries(language) and not has(language, "", key)]
    assert sorted(missing) == []
    assert entries(language).keys() == entries("en").keys()


def test_nothing_is_left_over() -> None:
    for key in entries("en"):
        if key.startswith("problem-"):
            assert key.removeprefix("problem-") in literals(), key
        else:
            assert keys.is_used(key) or key in literals(), key
            assert key.startswith(("web-", "page-")), key


@every_language
def test_all_languages_say_it_with_the_same_arguments(language: str) -> None:
    for key, entry in entries(language).items():
        used = variables(entry)
        given = variables(entries("en")[key])
        assert used <= given | {f"{name}_number" for name in given}, key


@every_language
def test_every_message_can_be_said(language: str) -> None:
    found = bundle(language)
    for key, entry in entries(language).items():
        pattern = found.get_message(key).value
        assert pattern is not None, key
        arguments = variables(entry) | variables(entries("en")[key])
        for value in (*NUMBERS, *TEXT):
            text, errors = found.format_pattern(pattern, dict.fromkeys(arguments, value))
            assert not errors, key
            assert str(text).strip() == str(text) != "", key
            assert "  " not in str(text), key
            assert not set(str(text)) & set("{}$"), key


@pytest.mark.parametrize("language", TRANSLATIONS)
def test_nothing_is_left_in_english(language: str) -> None:
    for key, entry in entries(language).items():
        own = words_of(entry.value)
        if own and own not in ALIKE | ALIKE_IN_GAMES:
            assert own != words_of(entries("en")[key].value), key


@every_language
def test_quotes_and_apostrophes_are_those_of_print(language: str) -> None:
    for key, entry in entries(language).items():
        for text in plain_texts(entry.value) if entry.value else ():
            assert not re.search(r"'|\"|\.\.\.", text), key


@every_game
def test_panels_ask_only_for_messages_of_their_game(game: str) -> None:
    """Every key in quotes that begins like a message of a game is one."""
    beginnings = ("panel-", "player-", "table-", "crumb-", "ask-")
    asked = {key for key in keys.written(f"games/{game}") if key.startswith(beginnings)}
    classes = set(re.findall(r"""class(?:=|:)["']?([a-z0-9 -]+)""", keys.source(f"games/{game}")))
    styles = {one for text in classes for one in text.split()}
    missing = [key for key in asked - styles if not has("en", game, key)]
    assert sorted(missing) == []
