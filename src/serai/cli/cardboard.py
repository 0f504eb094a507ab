"""A component in words: where it is, what its fields are called, and what stands in them."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from serai.core.records import Record
from serai.language import inventory, say

END = re.compile(r"\d+$")
PLACEABLE = re.compile(r"\$([a-z_]+)")
NOTHING = "-"  # typed for an empty list


@dataclass(frozen=True)
class Cardboard:
    """How the components of one game are described in one language."""

    lang: str
    game: str

    def where(self, record: Record) -> str:
        """What a record is about, and where on the real component somebody has to look."""
        if not inventory.has("en", self.game, self.key(record)):
            return f"{record.file}: {record.record}"  # corrected by hand, never asked for
        end = END.search(record.id)
        args: dict[str, int | str] = {
            "id": record.id,
            "number": int(end[0]) if end else 0,
            "beginning": END.sub("", record.id).rstrip("-"),
            "name": self.word(self.labels(record.kind), record.id),
        }
        for name, value in record.component.items():
            args[name] = value if isinstance(value, int) else self.text(name, value)
            args[f"{name}_key"] = str(value)
        return inventory.say(self.lang, self.game, self.key(record), args)

    def key(self, record: Record) -> str:
        """The message about a record: its own, or that of all of its kind."""
        stem = record.file.removesuffix(".toml")
        own = f"box-{stem}-{record.id}"
        return own if inventory.has("en", self.game, own) else f"box-{stem}-{record.kind}"

    def places(self, record: Record) -> set[str]:
        """Fields that say which component it is: those that the message about it names."""
        words = set(PLACEABLE.findall(message_text(self.game, self.key(record))))
        return {name for name in record.component if words & {name, f"{name}_key"}}

    def name(self, field: str) -> str:
        """What a field is called."""
        key = f"field-{field}"
        if not inventory.has(self.lang, self.game, key):
            return field
        return inventory.say(self.lang, self.game, key, {})

    def word(self, labels: list[str], value: str) -> str:
        """What a word of the data is called; the word itself if it has no other name."""
        for label in labels:
            key = f"{label}-{value.replace('_', '-')}"
            if inventory.has(self.lang, self.game, key):
                return inventory.say(self.lang, self.game, key, {})
        return value

    def labels(self, field: str) -> list[str]:
        """With what the messages of a field's words begin."""
        words = inventory.attribute(self.lang, self.game, f"field-{field}", "words")
        return words.split() if words else [field]

    def text(self, field: str, value: Any) -> str:
        """What stands in a field, for somebody who reads."""
        match value:
            case []:
                return inventory.say(self.lang, self.game, "box-nothing", {})
            case list():
                return ", ".join(self.text(field, item) for item in value)
            case {"kind": str(kind)}:
                key = f"{self.labels(field)[0]}-{kind.replace('_', '-')}"
                return say(self.lang, self.game, key, self.arguments(value))
            case dict():
                return " ".join(self.text(name, item) for name, item in value.items())
            case str():
                return self.word(self.labels(field), value)
            case _:
                return str(value)

    def arguments(self, values: Mapping[str, Any]) -> dict[str, int | str]:
        """The fields of a table, for the message that tells it."""
        found = {
            name: self.text(name, value) if isinstance(value, list) else value
            for name, value in values.items()
            if name != "kind"
        }
        if "colours" in values:  # of dice, whose names the message itself finds
            found["dice_colour"] = " ".join(values["colours"])
        return found


def typed_form(value: Any) -> str:
    """What stands in a field, as it is typed."""
    match value:
        case []:
            return NOTHING
        case [dict(), *_]:
            return ", ".join(typed_form(item) for item in value)
        case list():
            return " ".join(typed_form(item) for item in value)
        case dict():
            return " ".join(typed_form(item) for item in value.values())
        case _:
            return str(value)


def message_text(game: str, key: str) -> str:
    """The source of an English message, to see what it names."""
    text = inventory.source("en", f"serai.games.{game}")
    found = re.search(rf"(?m)^{re.escape(key)} =((?:.|\n(?=[ \n]))*)", text)
    return found[1] if found else ""
