"""Every message exists in every language, is needed, and reads well with all its arguments."""

import re
from collections.abc import Iterator
from itertools import product
from math import prod

import pytest
from fluent.syntax import ast as ftl

import serai
from serai.language import LANGUAGES, bundle, forms_of, has, say
from tests.message_files import (
    ALIKE,
    CHANGE,
    SEVERAL,
    TRANSLATIONS,
    Looking,
    entries,
    label,
    parsed,
    plain_texts,
    variables,
    words_of,
)
from tests.needed_messages import NUMBERS, Arguments, messages

FILES = ("", *serai.games())  # the house, and each game

TOLD = "told"  # the attribute of a move that says it in logs
DEED = "deed"  # that of a move or note that says it in the line of its turn

every_file = pytest.mark.parametrize("file", FILES, ids=lambda file: file or "house")
every_language = pytest.mark.parametrize("language", LANGUAGES)


def both(language: str, file: str) -> Iterator[tuple[str, ftl.Message, Arguments]]:
    """Messages that are there and needed, with their arguments."""
    for key, entry in entries(language, file).items():
        if key in messages(file):
            yield key, entry, messages(file)[key]


def offered(language: str, file: str, arguments: Arguments) -> set[str]:
    """All variables that a message may use, with the forms that the language gives to names."""
    found = set(arguments)
    for name, values in arguments.items():
        if label(name) == "seat":
            found.add(f"{name}_number")
            continue
        for value in values:
            if isinstance(value, str):
                found |= {f"{name}_key", f"{name}_count"}
                found |= {name + form for form in forms_of(language, file, label(name), value)}
    return found


def samples(arguments: Arguments) -> Iterator[dict[str, int | str]]:
    """All combinations of values; if there are too many, each value once."""
    if prod(len(values) for values in arguments.values()) <= 2000:
        for combination in product(*arguments.values()):
            yield dict(zip(arguments, combination, strict=True))
        return
    first = {name: values[0] for name, values in arguments.items()}
    for name, values in arguments.items():
        for value in values:
            yield {**first, name: value}


@every_file
@every_language
def test_a_message_file_can_be_read(language: str, file: str) -> None:
    body = parsed(language, file).body
    junk = [entry.content for entry in body if isinstance(entry, ftl.Junk)]
    assert not junk
    names = [entry.id.name for entry in body if isinstance(entry, ftl.Message | ftl.Term)]
    assert sorted(names) == sorted(set(names)), "a key stands twice"
    looking = Looking()
    looking.visit(parsed(language, file))
    assert looking.terms == {entry.id.name for entry in body if isinstance(entry, ftl.Term)}


@every_file
@every_language
def test_all_messages_are_there_and_all_are_needed(language: str, file: str) -> None:
    there, needed = set(entries(language, file)), set(messages(file))
    assert sorted(needed - there) == [], "missing"
    assert sorted(there - needed) == [], "unknown or unused"
    assert not [key for key, entry in entries(language, file).items() if entry.value is None]


@pytest.mark.parametrize("game", serai.games())
def test_games_do_not_replace_messages_of_the_house(game: str) -> None:
    assert not messages(game).keys() & messages("").keys()


@every_file
@every_language
def test_messages_use_only_what_they_are_given(language: str, file: str) -> None:
    for key, entry, arguments in both(language, file):
        assert variables(entry) <= offered(language, file, arguments), key


@every_file
@every_language
def test_every_message_can_be_said_with_all_arguments(language: str, file: str) -> None:
    for key, _, arguments in both(language, file):
        for given in samples(arguments):
            text = say(language, file, key, given)
            assert text, key
            assert text == text.strip(), f"{key}: spaces around {text!r}"
            assert "\n" in text or "  " not in text, f"{key}: spaces in {text!r}"
            assert not set(text) & set("{}$"), f"{key}: {text!r}"


@every_file
@every_language
def test_the_forms_of_names_can_be_said_and_are_used(language: str, file: str) -> None:
    found = bundle(language, file)
    looking = Looking()
    looking.visit(parsed(language, file))
    looking.visit(parsed(language, ""))  # the house speaks about the game too
    endings = {label(variable) for variable in looking.variables}
    for key, entry, arguments in both(language, file):
        for attribute in entry.attributes:
            name = attribute.id.name
            if name == TOLD and key.startswith("move-"):
                continue  # for logs, see below
            if name == DEED and key.startswith(("move-", "note-")):
                continue  # the same
            if name == CHANGE and key.startswith(("player-", "table-")):
                continue  # for chips, see below
            if arguments:  # a part of the message itself, said together with it
                assert f"{key}.{name}" in looking.attributes, f"{key}.{name} is not used"
                continue
            several = label(name) == SEVERAL  # in a list: "2 boards"
            pattern = found.get_message(key).attributes[name]
            text, errors = found.format_pattern(pattern, {"n": 2} if several else {})
            assert str(text).strip(), f"{key}.{name}"
            assert not errors, f"{key}.{name}"
            if several:
                assert str(text).startswith("2 "), f"{key}.{name}"
                continue
            assert label(name) in endings, f"{key}.{name} is not used"


@pytest.mark.parametrize("game", serai.games())
@every_language
def test_logs_tell_every_move_of_somebody_in_words_of_their_own(language: str, game: str) -> None:
    """Buttons say what to do, logs what somebody does; a name goes before it, whatever it is."""
    for verb in serai.game(game).notation.verbs:
        key = f"move-{verb.name}"
        assert verb.chance or has(language, game, f"{key}.{TOLD}"), key
        for given in samples(messages(game)[key]) if not verb.chance else ():
            move = say(language, game, f"{key}.{TOLD}", given)
            assert re.fullmatch(r"[^\W\d_A-ZА-ЯЁ](?:[^{}$ ]| (?! ))*[^.:{}$ ]", move), move
            assert move.count(":") <= 1, move


@pytest.mark.parametrize("game", serai.games())
def test_the_line_of_a_turn_tells_the_same_in_every_language(game: str) -> None:
    """Without a name before it: who did it stands at the beginning of the line."""
    told = {language: deeds(language, game) for language in LANGUAGES}
    assert len(told["en"]) > 5
    for language, keys in told.items():
        assert keys == told["en"], language
        for key in keys:
            for given in samples(messages(game)[key]):
                text = say(language, game, f"{key}.{DEED}", given)
                assert re.fullmatch(
                    r"([+−]\d+\s.|[^\W\d_A-ZА-ЯЁ])([^{}$ ]| (?! ))*[^.:{}$ ]", text
                ), text


def deeds(language: str, game: str) -> set[str]:
    """The moves and notes that the line of a turn tells."""
    return {
        key
        for key, entry in entries(language, game).items()
        if any(attribute.id.name == DEED for attribute in entry.attributes)
    }


@every_file
@pytest.mark.parametrize("language", TRANSLATIONS)
def test_translations_are_not_left_in_english(language: str, file: str) -> None:
    for key, entry, _ in both(language, file):
        own = words_of(entry.value)
        if own and own not in ALIKE and key in entries("en", file):
            assert own != words_of(entries("en", file)[key].value), key


@every_file
@every_language
def test_quotes_and_apostrophes_are_those_of_print(language: str, file: str) -> None:
    for key, entry in entries(language, file).items():
        patterns = [entry.value, *(attribute.value for attribute in entry.attributes)]
        texts = [words for pattern in patterns if pattern for words in plain_texts(pattern)]
        assert not [text for text in texts if "'" in text or '"' in text or "..." in text], key


@pytest.mark.parametrize("game", serai.games())
def test_chips_say_amount_and_thing_in_every_language(game: str) -> None:
    """`.change` of a field: "+1 camel", "−5 meditation points"; no language leaves one out."""
    wanted = {
        key: min(used).partition("_")[0] if used else ""
        for key, used in changes("en", game).items()
    }
    assert len(wanted) > 9
    for language in LANGUAGES:
        assert changes(language, game).keys() == wanted.keys(), language
        for key, part in wanted.items():
            names = sorted(parts_of(game, part)) if part else [""]
            for name, count in product(names, NUMBERS):
                args = {"change": f"+{count}", "count": count, **({part: name} if part else {})}
                text = say(language, game, f"{key}.{CHANGE}", args)
                assert f"+{count}" in text, key
                assert text == text.strip(), text
                assert not set(text) & set("{}$"), text


def changes(language: str, game: str) -> dict[str, set[str]]:
    """The fields that have words for a change, and what these are given beside the amount."""
    found = {}
    for key, entry in entries(language, game).items():
        for attribute in entry.attributes:
            if attribute.id.name == CHANGE:
                found[key] = variables(attribute) - {"change", "count"}
    return found


def parts_of(game: str, kind: str) -> set[str]:
    """All names of a kind that have messages of their own."""
    beginning = f"{kind}-"
    keys = {key for key in entries("en", game) if key.startswith(beginning)}
    return {key.removeprefix(beginning) for key in keys if not key.endswith(("-short", "-any"))}
