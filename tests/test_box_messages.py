"""What the owner of a box is told exists in every language, is needed, and can be said."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest
from fluent.syntax import ast as ftl
from fluent.syntax import parse

import serai
from serai.cli.cardboard import Cardboard
from serai.cli.checking import questions
from serai.core import data
from serai.core.speech import Phrase
from serai.language import LANGUAGES, inventory, resource
from tests.message_files import Looking

ROOT = Path(serai.__file__).parent
FILES = ("", *serai.games())
READERS = {
    "": [ROOT / "core" / "records.py"],
    **{game: sorted((ROOT / "games" / game / "components").glob("*.py")) for game in serai.games()},
}

every_file = pytest.mark.parametrize("file", FILES, ids=lambda file: file or "house")
every_game = pytest.mark.parametrize("game", serai.games())
every_language = pytest.mark.parametrize("language", LANGUAGES)
translations = pytest.mark.parametrize("language", [one for one in LANGUAGES if one != "en"])


def package(file: str) -> str:
    return f"serai.games.{file}" if file else "serai.language"


@cache
def entries(language: str, file: str) -> dict[str, ftl.Message]:
    body = parse(inventory.source(language, package(file))).body
    assert not [entry for entry in body if isinstance(entry, ftl.Junk)]
    found = [entry for entry in body if isinstance(entry, ftl.Message)]
    names = [entry.id.name for entry in found]
    assert sorted(names) == sorted(set(names)), "a key stands twice"
    return {entry.id.name: entry for entry in found}


def variables(entry: ftl.Message) -> set[str]:
    looking = Looking()
    looking.visit(entry)
    return looking.variables


# --- what the readers of component data allow ---


def phrases(file: str) -> Iterator[tuple[str, str]]:
    """Where something is refused, and what is allowed instead, with 7 for what is filled in."""
    for path in READERS[file]:
        for function in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(function, ast.FunctionDef):
                for allowed in refusals(function):
                    text = sample(allowed)
                    if re.search(r"[a-z]{2}", text):
                        yield f"{path.name}, {function.name}", text


def refusals(function: ast.FunctionDef) -> Iterator[ast.expr]:
    """The last argument of every `refuse` and `DataError`, also if it has got a name before."""
    named: dict[str, list[ast.expr]] = {}
    for node in ast.walk(function):
        if isinstance(node, ast.Assign) and isinstance(node.targets[0], ast.Name):
            named.setdefault(node.targets[0].id, []).append(node.value)
    for node in ast.walk(function):
        if isinstance(node, ast.Call):
            called = getattr(node.func, "attr", getattr(node.func, "id", ""))
            if (called, len(node.args)) in (("refuse", 3), ("DataError", 5)):
                last = node.args[-1]
                yield from named.get(last.id, []) if isinstance(last, ast.Name) else [last]


def sample(phrase: ast.expr) -> str:
    match phrase:
        case ast.Constant(value=str(text)):
            return text
        case ast.JoinedStr(values=parts):
            return "".join(sample(part) for part in parts)
        case ast.BinOp(left=left, right=right):
            return sample(left) + sample(right)
        case _:
            return "7"


@every_file
def test_everything_that_readers_allow_has_words(file: str) -> None:
    game = file or serai.games()[0]
    found = list(phrases(file))
    assert len(found) > 5
    for where, phrase in found:
        assert any(shape.fullmatch(phrase) for shape in inventory.shapes(game).values()), (
            f"{file or 'the house'}: {where} allows “{phrase}” (7: something filled in), which is"
            " said only in English; add an allowed-… message with these words to locale/box/en.ftl,"
            " and its translations"
        )
        for language in LANGUAGES:
            text = Phrase(phrase, game).text(language)
            assert text == phrase if language == "en" else text != phrase


@every_file
def test_no_words_are_kept_for_what_no_reader_allows(file: str) -> None:
    """Phrases of the house may be used by any game."""
    allowed = {text for one in (FILES if not file else (file,)) for _, text in phrases(one)}
    for key, entry in entries("en", file).items():
        if key.startswith(inventory.ALLOWED):
            assert entry.value is not None
            shape = inventory.shape_of(entry.value)
            assert any(shape.fullmatch(text) for text in allowed), f"{file}: {key} is not used"


def test_numbers_decide_about_plurals_and_unknown_phrases_stay_english() -> None:
    phrase = Phrase("a whole number from 1 to 9", "agra")
    assert phrase.text("de") == "eine ganze Zahl von 1 bis 9"
    assert Phrase("something new", "agra").text("ru") == "something new"
    assert str(phrase) == "a whole number from 1 to 9"


# --- where to look, and what fields are called ---


@every_game
def test_all_messages_about_components_are_needed(game: str) -> None:
    cardboard = Cardboard("en", game)
    found = questions(cardboard, data.shipped_all(f"serai.games.{game}"))
    needed = {cardboard.key(one.record) for one in found}
    needed |= {f"field-{field}" for one in found for field in one.record.component}
    there = {key for key in entries("en", game) if key.startswith(("box-", "field-"))}
    assert sorted(needed - there) == [], "missing"
    assert sorted(there - needed) == [], "unknown or unused"


@every_file
@translations
def test_translations_have_the_same_messages_with_the_same_arguments(
    language: str, file: str
) -> None:
    english, other = entries("en", file), entries(language, file)
    assert list(other) == list(english)
    for key, entry in other.items():
        assert variables(entry) <= variables(english[key]), key
        ours, theirs = (
            inventory.attribute(one, file, key, "words") if file else None
            for one in ("en", language)
        )
        assert ours == theirs, key


@every_game
@every_language
def test_no_message_replaces_another(language: str, game: str) -> None:
    def keys(body: list[ftl.EntryType]) -> set[str]:
        return {entry.id.name for entry in body if isinstance(entry, ftl.Message)}

    plain = keys(resource(language, "serai.language").body)
    plain |= keys(resource(language, package(game)).body)
    house, own = set(entries(language, "")), set(entries(language, game))
    assert not plain & house
    assert not plain & own
    assert not house & own


@every_game
@translations
def test_translations_are_not_english(language: str, game: str) -> None:
    english, other = entries("en", game), entries(language, game)
    for key in english:
        if key.startswith("box-"):
            ours, theirs = english[key].value, other[key].value
            assert ours is not None
            assert theirs is not None
            assert not ours.equals(theirs), key
