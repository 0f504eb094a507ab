"""What somebody types about a component, read as a value of its data.

Words may be typed as the data has them or in the language of the person; several follow each
other, with spaces or commas between them. A table (a reward, a market) is typed as its values in
their order: `karma 2`, `silk 3, tea 1`. Whoever knows TOML may type that: `[1, 5]`.
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterable, Mapping
from typing import Any

from serai.cli.cardboard import NOTHING, Cardboard, typed_form
from serai.core.box import is_plain
from serai.core.records import DataFile, Expectation, Record
from serai.language import inventory

Shape = dict[str, Any]  # an example of a table


class Unreadable(Exception):
    """What was typed cannot stand there; `allowed` is what can, in the language of the person."""

    def __init__(self, given: str, allowed: str) -> None:
        super().__init__(given, allowed)
        self.given = given
        self.allowed = allowed


class Values:
    """Reads values of the fields of one game."""

    def __init__(self, cardboard: Cardboard, files: Iterable[DataFile]) -> None:
        self.cardboard = cardboard
        self._own: dict[tuple[str, str, str], Expectation] = {}  # file, record, path
        self._kind: dict[tuple[str, str, str], Expectation] = {}  # file, kind, path
        self._named: dict[str, Shape] = {}  # by the kind of a table
        self._shapes: dict[str, Shape] = {}  # by field
        for file in files:
            for record in file.records:
                for field, value in record.component.items():
                    self._see(field, value)

    def hear(self, heard: Iterable[Expectation]) -> None:
        """Learn what the readers of the game ask for."""
        for one in heard:
            kind = one.record.split(" ")[0]
            before = self._own.get((one.file, one.record, one.path))
            if one.sort != "text" or before is None:  # a text is less than what was known before
                self._own[one.file, one.record, one.path] = one
                self._kind.setdefault((one.file, kind, one.path), one)

    def _see(self, field: str, value: Any) -> None:
        """Remember what tables look like."""
        for item in value if isinstance(value, list) else [value]:
            if isinstance(item, dict):
                self._shapes.setdefault(field, item)
                if "kind" in item:
                    self._named.setdefault(str(item["kind"]), item)

    def expected(self, record: Record, path: str) -> Expectation | None:
        """What a reader asks for at a place of a record, or of others of its kind."""
        own = self._own.get((record.file, record.record, path))
        return own or self._kind.get((record.file, record.kind, path))

    # --- reading ---

    def read(self, record: Record, field: str, text: str) -> Any:
        """The value that was typed; Unreadable says what is possible."""
        expected = self.expected(record, field)
        if text[:1] in ("[", "{", '"'):
            return from_toml(text)
        if text.casefold() == self.cardboard.text(field, []).casefold():
            text = NOTHING
        sort = expected.sort if expected is not None else sort_of(record.values.get(field))
        match sort:
            case "whole":
                return self._whole(expected, text)
            case "wholes":
                return [self._whole(expected, part) for part in parts_of(text)]
            case "word":
                return self._word(record, field, expected, text)
            case "words":
                return self._words(record, field, expected, text)
            case "table":
                return self._table(record, field, f"{field}.", text)
            case "tables":
                groups = [] if text == NOTHING else re.split(r"\s*[,;]\s*", text)
                return [self._table(record, field, f"{field}[].", group) for group in groups]
            case _:
                return text

    def _whole(self, expected: Expectation | None, text: str) -> int:
        low, high = (expected.low, expected.high) if expected is not None else (0, 999)
        if text.isascii() and text.isdigit() and len(text) <= 6 and low <= int(text) <= high:
            return int(text)
        raise Unreadable(text, self._allowed(f"a whole number from {low} to {high}"))

    def _word(self, record: Record, field: str, expected: Expectation | None, text: str) -> str:
        names = self._names(record, field, expected)
        low = as_typed(text)
        called = {name: self.cardboard.text(field, name) for name in names}
        typed = {name: (as_typed(name), as_typed(called[name])) for name in names}
        for name in names:
            if low in typed[name]:
                return name
        begun = [name for name in names if low and any(one.startswith(low) for one in typed[name])]
        if len(begun) == 1:
            return begun[0]
        raise Unreadable(text, ", ".join(with_name(name, called[name]) for name in names))

    def _words(
        self, record: Record, field: str, expected: Expectation | None, text: str
    ) -> list[str]:
        if text == NOTHING:
            return []
        parts = re.split(r"\s*[,;]\s*", text)
        if len(parts) > 1:
            return [self._word(record, field, expected, part) for part in parts]
        try:
            return [self._word(record, field, expected, text)]  # a name of several words
        except Unreadable:
            return [self._word(record, field, expected, part) for part in parts_of(text)]

    def _names(self, record: Record, field: str, expected: Expectation | None) -> tuple[str, ...]:
        if expected is not None and expected.names:
            return expected.names
        value = record.values.get(field)
        return (value,) if isinstance(value, str) else ()

    def _table(self, record: Record, field: str, path: str, text: str) -> Shape:
        words = text.split()
        found: Shape = {}
        example = self._shapes.get(field, {})
        if "kind" in example:
            first = words.pop(0) if words else ""
            expected = self.expected(record, f"{path}kind")
            found["kind"] = self._kind_of_table(record, field, expected, first)
            example = self._named.get(found["kind"], {})
        keys = [key for key in example if key != "kind"]
        for nth, key in enumerate(keys):
            last = nth == len(keys) - 1
            given = " ".join(words) if last else words.pop(0) if words else ""
            if not given:
                raise Unreadable(text, typed_form(example))
            found[key] = self._inner(record, path, key, example[key], given)
            words = [] if last else words
        if words:
            raise Unreadable(text, typed_form({**example, **found}))
        return found

    def _kind_of_table(
        self, record: Record, field: str, expected: Expectation | None, text: str
    ) -> str:
        names = self._names(record, field, expected) or tuple(self._named)
        low = text.casefold().replace("-", "_")
        if low in names:
            return low
        raise Unreadable(text, "; ".join(self.choices_of_kinds(field, names)))

    def _inner(self, record: Record, path: str, key: str, example: Any, text: str) -> Any:
        """One field of a table."""
        expected = self.expected(record, path + key)
        match example:
            case int():
                return self._whole(expected, text)
            case list():
                return self._words(record, key, expected, text)
            case _:
                return self._word(record, key, expected, text)

    # --- what could be typed ---

    def choices(self, record: Record, field: str) -> list[str]:
        """What may stand in a field, one line each."""
        expected = self.expected(record, field)
        if expected is None:
            return [typed_form(record.values.get(field, ""))]
        match expected.sort:
            case "whole" | "wholes":
                return [self._allowed(f"a whole number from {expected.low} to {expected.high}")]
            case "word" | "words":
                return [
                    with_name(name, self.cardboard.text(field, name)) for name in expected.names
                ]
            case "table" | "tables" if "kind" in self._shapes.get(field, {}):
                inner = self.expected(record, f"{field}.kind")
                return self.choices_of_kinds(field, inner.names if inner else tuple(self._named))
            case _:
                return [typed_form(self._shapes.get(field, record.values.get(field, "")))]

    def choices_of_kinds(self, field: str, names: Iterable[str]) -> list[str]:
        """Examples of tables, each with what it means."""
        return [
            f"{typed_form(example)} = {self.cardboard.text(field, example)}"
            for example in (self._named[name] for name in names if name in self._named)
        ]

    def _allowed(self, phrase: str) -> str:
        return inventory.reworded(self.cardboard.lang, self.cardboard.game, phrase)


def sort_of(value: object) -> str:
    """How to read a field that no reader has asked for."""
    match value:
        case int():
            return "whole"
        case [int(), *_]:
            return "wholes"
        case list():
            return "words"
        case _:
            return "text"


def parts_of(text: str) -> list[str]:
    """Several things in a row."""
    return [] if text == NOTHING else [part for part in re.split(r"[\s,;]+", text) if part]


def with_name(word: str, name: str) -> str:
    """A word of the data, and what it is called."""
    return word if word.casefold() == name.casefold() else f"{word} ({name})"


def from_toml(text: str) -> Any:
    """A value as TOML has it."""
    try:
        found: Mapping[str, Any] = tomllib.loads(f"value = {text}")
    except (ValueError, RecursionError) as error:  # not TOML, or endless numbers or brackets
        raise Unreadable(text[:60], str(error)[:120]) from None
    if not is_plain(found["value"]):
        raise Unreadable(text, "1, “…”, [ … ]")
    return found["value"]


def as_typed(text: str) -> str:
    """A text as people type it: no matter how large its letters are or what kind its spaces are."""
    return " ".join(text.casefold().split())
