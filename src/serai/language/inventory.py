"""What the owner of a box is told: where a component is, what is on it, and what may be there.

These messages stand in `locale/box/` of the house and of each game. Beside plain messages there are

* `allowed-…`: what a reader of component data allows. The sources say it in English, word for word
  as the message does; that is how its translation is found;
* `field-…`: what a field is called. Its attribute `words` names the messages of its values: the
  value `cloth` of a field with the words `good` is called `good-cloth`.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import cache
from importlib.resources import files

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import ast, parse

from serai.core.speech import Arguments
from serai.language import formatted, resource

ALLOWED = "allowed-"


@cache
def source(language: str, package: str) -> str:
    """The message file of a package about its box."""
    file = files(package).joinpath("locale", "box", f"{language}.ftl")
    return file.read_text(encoding="utf-8") if file.is_file() else ""


@cache
def bundle(language: str, game: str) -> FluentBundle:
    """All messages of the house and of a game, with those about the box."""
    found = FluentBundle([language], use_isolating=False)
    for package in ("serai.language", f"serai.games.{game}"):
        found.add_resource(resource(language, package))
        found.add_resource(FluentResource(source(language, package)))
    return found


def has(language: str, game: str, key: str) -> bool:
    """Whether there is such a message."""
    return bundle(language, game).has_message(key)


def say(language: str, game: str, key: str, args: Arguments) -> str:
    """A message with its arguments as they are."""
    return formatted(bundle(language, game), language, key, args)


def attribute(language: str, game: str, key: str, name: str) -> str | None:
    """What a message says beside its text, if it does."""
    if not has(language, game, key):
        return None
    found = bundle(language, game)
    pattern = found.get_message(key).attributes.get(name)
    return None if pattern is None else str(found.format_pattern(pattern)[0])


# --- what the readers of component data allow ---


def reworded(language: str, game: str, phrase: str) -> str:
    """The phrase in a language; in English if nobody has translated it."""
    for key, shape in shapes(game).items():
        found = shape.fullmatch(phrase)
        if found is not None:
            args = {name: number_or_text(value) for name, value in found.groupdict().items()}
            return say(language, game, key, args)
    return phrase


def number_or_text(value: str) -> int | str:
    """Numbers decide about plurals."""
    return int(value) if value.isdecimal() else value


@cache
def shapes(game: str) -> Mapping[str, re.Pattern[str]]:
    """The English phrases of house and game, with anything where an argument stands.

    Those with most words of their own come first: “7 rising numbers” is no “7 numbers”.
    """
    found: dict[str, re.Pattern[str]] = {}
    for package in (f"serai.games.{game}", "serai.language"):
        for entry in parse(source("en", package)).body:
            if isinstance(entry, ast.Message) and entry.id.name.startswith(ALLOWED):
                assert entry.value is not None
                found[entry.id.name] = shape_of(entry.value)
    return dict(sorted(found.items(), key=lambda one: -len(re.sub(r"\(.*?\)", "", one[1].pattern))))


def shape_of(pattern: ast.Pattern) -> re.Pattern[str]:
    """A phrase as a regular expression; the sources know no cases, so English needs none."""
    parts = []
    for element in pattern.elements:
        if isinstance(element, ast.TextElement):
            parts.append(re.escape(element.value))
            continue
        expression = element.expression
        assert isinstance(expression, ast.VariableReference), "plain arguments only"
        parts.append(f"(?P<{expression.id.name}>.+)")
    return re.compile("".join(parts), re.DOTALL)
