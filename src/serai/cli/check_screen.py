"""What somebody sees who checks a box: components, what we believe of them, what does not fit."""

from __future__ import annotations

import re
from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any

from serai.cli.cardboard import Cardboard, typed_form
from serai.cli.drawing import FAINT, STRONG, join, piece, title, wrapped
from serai.cli.terminal import Terminal
from serai.cli.typed_values import Values
from serai.core.records import DataError, DataFile, Record
from serai.language import inventory, say


@dataclass(frozen=True)
class Draft:
    """What somebody says about a record, before it is kept; None: it has no such field."""

    record: Record
    fields: tuple[str, ...]
    values: dict[str, Any]

    def with_value(self, field: str, value: Any) -> Draft:
        """The same but for one field."""
        fields = self.fields if field in self.fields else (*self.fields, field)
        return Draft(self.record, fields, {**self.values, field: value})

    def without(self, field: str) -> Draft:
        """The same for a component that has no such field."""
        fields = tuple(one for one in self.fields if one != field)
        return Draft(self.record, fields, {**self.values, field: None})


class CheckScreen:
    """Shows the components of one game."""

    def __init__(self, terminal: Terminal, game: str, files: Iterable[DataFile]) -> None:
        self.terminal = terminal
        self.game = game
        self.cardboard = Cardboard(terminal.lang, game)
        self.records = {(r.file, r.record): r for file in files for r in file.records}

    @property
    def title(self) -> str:
        """The game as people call it."""
        return say(self.terminal.lang, self.game, "title", {})

    def say(self, key: str, **args: int | str) -> None:
        """A message of ours, as wide as the terminal."""
        text = self.terminal.word(key, **args)
        self.terminal.show(wrapped(text, self.terminal.width))

    def show(self, draft: Draft, nth: int, count: int) -> None:
        """The component, where to look, and what we believe."""
        terminal, record = self.terminal, draft.record
        head = terminal.word(
            "check-nth", game=self.title, nth=nth, count=count, rule=record.section
        )
        terminal.show(["", title(head, terminal.width)])
        terminal.show(wrapped(self.cardboard.where(record), terminal.width))
        self.show_lines(draft)
        if record.note:
            note = terminal.word("check-note", note=record.note)
            terminal.show(piece(line.plain, FAINT) for line in wrapped(note, terminal.width))
        self.say("check-so" if len(draft.fields) == 1 else "check-so-lines")

    def show_lines(self, draft: Draft) -> None:
        """Each field with what stands in it, and with what we believed before."""
        for nth, field in enumerate(draft.fields, 1):
            value, ours = draft.values.get(field), draft.record.component.get(field)
            number = f"{nth} " if len(draft.fields) > 1 else ""
            told = "?" if value is None else self.described(field, value)
            line = join([f"  {number}{self.cardboard.name(field)}:", piece(told, STRONG)])
            if value != ours and value is not None and ours is not None:
                before = self.described(field, ours)
                line.append(" " + self.terminal.word("check-before", value=before), FAINT)
            self.terminal.show([line])

    def described(self, field: str, value: Any) -> str:
        """A value in words, and how it is typed where that is something else."""
        text, typed = self.cardboard.text(field, value), typed_form(value)
        return text if text.replace(",", "") == typed else f"{text} ({typed})"

    def explain(self, draft: Draft, values: Values) -> None:
        """What may be typed."""
        for field in draft.fields:
            name = self.cardboard.name(field)
            choices = " · ".join(values.choices(draft.record, field))
            self.terminal.show(wrapped(f"{name}: {choices}", self.terminal.width, "  "))
        self.say("check-how")

    def show_change(self, record: Record, field: str, value: Any) -> None:
        """One field of one component, old and new."""
        nothing = inventory.say(self.terminal.lang, self.game, "box-nothing", {})
        ours = record.component.get(field)
        old = nothing if ours is None else self.cardboard.text(field, ours)
        new = nothing if value is None else self.cardboard.text(field, value)
        name = self.cardboard.name(field)
        text = f"  {self.cardboard.where(record)} {name}: {old} → {new}"
        self.terminal.show(wrapped(text, self.terminal.width, "    "))

    def told(self, clash: DataError) -> str:
        """A value that cannot be, in words, with its place in the data."""
        record = self.records.get((clash.file, clash.record))
        field = self.cardboard.name(re.split(r"[.\[]", clash.field)[0])
        where = f"{self.cardboard.where(record)} {field}" if record is not None else ""
        place = f"{clash.file}, {clash.record}, {clash.field}"
        return self.terminal.word(
            "check-clash-at",
            where=f"{where} [{place}]" if where else place,
            found=str(clash.found),
            allowed=inventory.reworded(self.terminal.lang, self.game, clash.allowed),
        )
