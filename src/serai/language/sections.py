"""The sections of a rulebook in four languages.

English stands in the game's `data/rulebook.toml`, the others in its `locale/rules/`: a message
`rule-M1` with its attribute `title`. What nobody has translated stays English, and says so.
"""

from __future__ import annotations

from functools import cache
from importlib.resources import files
from typing import NamedTuple

from fluent.runtime import FluentBundle, FluentResource

from serai.core.rulebook import Section, sections

ENGLISH = "en"


class Told(NamedTuple):
    """A section as somebody reads it."""

    section: Section
    title: str
    text: str
    language: str  # of title and text


@cache
def source(language: str, package: str) -> str:
    """The message file of a package about its rules."""
    file = files(package).joinpath("locale", "rules", f"{language}.ftl")
    return file.read_text(encoding="utf-8") if file.is_file() else ""


@cache
def told(language: str, package: str) -> tuple[Told, ...]:
    """All sections of a game in a language, in the order of the rulebook."""
    bundle = FluentBundle([language], use_isolating=False)
    bundle.add_resource(FluentResource(source(language, package)))
    return tuple(one(bundle, language, section) for section in sections(package))


def one(bundle: FluentBundle, language: str, section: Section) -> Told:
    """A section in the words of its message, or in English if there is none."""
    key = f"rule-{section.id}"
    message = bundle.get_message(key) if bundle.has_message(key) else None
    if message is None or message.value is None or "title" not in message.attributes:
        return Told(section, section.title, section.text, ENGLISH)
    title = bundle.format_pattern(message.attributes["title"])[0]
    text = bundle.format_pattern(message.value)[0]
    return Told(section, str(title), str(text), language)
