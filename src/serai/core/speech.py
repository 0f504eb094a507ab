"""Things that are said to people, without words: a key and its arguments.

The engine has no sentences. `serai.language` installs the translator; without it a message reads
as its key and arguments, which is enough for a debugger.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from pathlib import PurePath

Argument = int | str
Arguments = Mapping[str, Argument]
SECTION = re.compile(r"[A-Z]\d+")  # of a rulebook; a citation may name several
Translator = Callable[[str, str, str, Arguments], str]  # language, game ("" for the house), key
Rewording = Callable[[str, str, str], str]  # language, game, an English phrase


def untranslated(language: str, game: str, key: str, args: Arguments) -> str:
    """Say the key and the arguments."""
    del language, game
    return " ".join([key, *(f"{name}={value}" for name, value in args.items())])


def as_it_is(language: str, game: str, phrase: str) -> str:
    """Leave a phrase in English."""
    del language, game
    return phrase


def shown(value: object) -> str:
    """Something from outside, short enough to be shown to a person, whatever it is."""
    try:
        return str(value)[:60]
    except ValueError:  # an int of thousands of digits
        return type(value).__name__


class Voice:
    """Holds the translators that `serai` installs; they live in `serai.language`."""

    translate: Translator = staticmethod(untranslated)
    reword: Rewording = staticmethod(as_it_is)


@dataclass(frozen=True)
class Phrase:
    """What the readers of component data allow: English in the sources, known by its wording."""

    english: str
    game: str

    def text(self, language: str = "en") -> str:
        """Say it to a person."""
        return Voice.reword(language, self.game, self.english)

    def __str__(self) -> str:
        return self.english


@dataclass(frozen=True)
class Refusal:
    """Why a move was refused: code and numbers, the rule it comes from, and the text on demand."""

    code: int
    name: str
    args: Arguments = field(default_factory=dict)
    rule: str = ""  # a section of the rulebook, or a ruling of ours by its id
    game: str = ""

    def text(self, language: str = "en") -> str:
        """Say it to a person, with the citation of the rule."""
        reason = Voice.translate(language, self.game, f"refuse-{self.name}", self.args)
        if not self.rule:
            return reason
        if SECTION.match(self.rule):
            cited = {"text": reason, "rule": self.rule}
            return Voice.translate(language, self.game, "with-citation", cited)
        ruling = Voice.translate(language, self.game, f"ruling-{self.rule}", {})
        cited = {"text": reason, "ruling": ruling}
        return Voice.translate(language, self.game, "with-house-rule", cited)

    def __str__(self) -> str:
        return self.text()


class Problem(ValueError):
    """Something from outside cannot be used: damaged files, unknown names, wrong options."""

    def __init__(self, key: str, game: str = "", **details: Argument | Refusal | Phrase) -> None:
        super().__init__(key, details)
        self.key = key
        self.game = game
        self.details = details

    def elsewhere(self) -> Problem:
        """The same for somebody at another computer, whom our folders do not concern."""
        found = dict(self.details)
        if isinstance(found.get("box"), str):
            found["box"] = PurePath(str(found["box"])).name
        return Problem(self.key, self.game, **found)

    def text(self, language: str = "en") -> str:
        """Say what is wrong and what helps."""
        args = {
            name: value.text(language) if isinstance(value, Refusal | Phrase) else value
            for name, value in self.details.items()
        }
        return Voice.translate(language, self.game, f"problem-{self.key}", args)

    def __str__(self) -> str:
        return self.text()


class IllegalMove(ValueError):
    """A move that was not offered; `refusal` says why. The position is unchanged."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(refusal)
        self.refusal = refusal

    def __str__(self) -> str:
        return self.refusal.text()
