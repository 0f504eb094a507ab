"""`serai data GAME --check`: an owner of the real game looks at every value that we only believe.

One question after the other; every answer is kept at once, so that nothing is lost whenever and
however this ends, and the next time goes on with what is still open.
"""

from __future__ import annotations

import os
import shlex
import subprocess
import sys
import tempfile
from contextlib import suppress
from dataclasses import dataclass, replace
from pathlib import Path

from serai.cli import box_file
from serai.cli.cardboard import Cardboard
from serai.cli.check_screen import CheckScreen, Draft
from serai.cli.terminal import Terminal
from serai.cli.trouble import Trouble
from serai.cli.typed_values import Unreadable, Values
from serai.core import box, data
from serai.core.box import Box, Section
from serai.core.game import Game
from serai.core.records import RECONSTRUCTED, DataError, DataFile, Record
from serai.games import trial

DEFAULT = "box.toml"  # in this folder, where nobody names another file
REQUIRED = "the field is required"
UNKNOWN = "no such field"
PLIES = "400"  # decisions of the last trial
PATIENCE = 300  # seconds for it
LAST_WORDS = 600  # characters of what it said


@dataclass(frozen=True)
class Question:
    """A record to look at, and which of its fields we only believe."""

    record: Record
    fields: tuple[str, ...]


class Quit(Exception):
    """Enough for today."""


def path_of_box() -> Path:
    """The file that is written: the box of this process, or one in this folder."""
    return Path(os.environ.get(box.VARIABLE) or DEFAULT).absolute()


def questions(cardboard: Cardboard, files: list[DataFile]) -> list[Question]:
    """Everything that is reconstructed, in the order of the files."""
    return [
        Question(record, asked(cardboard, record))
        for file in files
        for record in file.records
        if record.source == RECONSTRUCTED
    ]


def asked(cardboard: Cardboard, record: Record) -> tuple[str, ...]:
    """Fields that are neither proven nor say which component it is; if none is left, the rest."""
    places = cardboard.places(record)
    rest = [field for field in record.component if field not in places]
    believed = tuple(field for field in rest if field not in record.proven)
    return believed or tuple(rest) or tuple(record.component)


class Check:
    """The walk through one game."""

    def __init__(self, terminal: Terminal, game: Game, path: Path) -> None:
        self.terminal = terminal
        self.game = game
        self.path = path
        self.files = data.shipped_all(game.package)
        self.digest = data.shipped_digest(game.package)
        self.screen = CheckScreen(terminal, game.name, self.files)
        self.say = self.screen.say
        self.questions = questions(self.screen.cardboard, self.files)
        self.values = Values(self.screen.cardboard, self.files)
        self.values.hear(trial.components_with(game.name, Box())[1])
        self.tried: dict[str, DataError | None] = {}
        found = box.read(str(path)) if path.exists() else Box()
        if found.is_match:
            raise Trouble("box-is-game", file=str(path))
        self.others = {name: own for name, own in found.games.items() if name != game.name}
        self.section = self.begun(found.games.get(game.name, Section(data=self.digest)))
        self.clash = self.clash_of(self.section)

    def begun(self, before: Section) -> Section:
        """What is known already; what was right against other data must be looked at again."""
        if before.data == self.digest:
            return before
        self.say("check-other-data", theirs=before.data[:40], ours=self.digest)
        return replace(before, data=self.digest, verified={})

    # --- the walk ---

    def run(self) -> int:
        """All questions that are open, then what came of it."""
        total = len(self.questions)
        known = sum(self.is_known(one) for one in self.questions)
        self.say(
            "check-begin", game=self.screen.title, count=total, known=known, file=str(self.path)
        )
        self.say("check-how")
        try:
            self.walk(
                next((n for n, q in enumerate(self.questions) if not self.is_known(q)), total)
            )
            return self.finish()
        except (Quit, KeyboardInterrupt):
            self.terminal.show([""])
            left = sum(not self.is_known(one) for one in self.questions)
            self.say("check-stopped", count=left)
            self.terminal.show([f"  {self.command}"])
            return 0

    def walk(self, place: int) -> None:
        """From a question to the last; `back` goes one back."""
        while place < len(self.questions):
            step = self.ask(place)
            place = max(place + step, 0)
            while step > 0 and place < len(self.questions) and self.is_known(self.questions[place]):
                place += 1

    def is_known(self, question: Question) -> bool:
        """Whether somebody has looked at it."""
        return self.section.is_known(question.record.file, question.record.id)

    def ask(self, place: int) -> int:
        """One question until it has an answer; how far to go from here."""
        question = self.questions[place]
        draft = self.drafted(question)
        self.screen.show(draft, place + 1, len(self.questions))
        warned: Draft | None = None  # of something that does not fit; said again, it is kept
        while True:
            line = self.terminal.ask("> ")
            if line is None or line == "quit":
                raise Quit
            if line in ("skip", "back"):
                return 1 if line == "skip" else -1
            if line == "?":
                self.screen.explain(draft, self.values)
                continue
            try:
                several = len(draft.fields) > 1
                draft, missing = self.settled(self.changed(draft, line))
            except Unreadable as wrong:
                self.say("check-cannot-be", given=wrong.given or "–", allowed=wrong.allowed)
                continue
            if missing or (line and several):
                self.screen.show_lines(draft)
                key = "check-missing" if missing else "check-confirm"
                self.say(key, field=self.screen.cardboard.name(missing) if missing else "")
                continue
            section = self.with_draft(draft)
            clash = self.clash_of(section)
            if clash is not None and not is_same(clash, self.clash) and draft != warned:
                warned = draft
                self.say("check-clash", clash=self.screen.told(clash))
                continue
            self.keep(section, clash)
            return 1

    def drafted(self, question: Question) -> Draft:
        """What is believed now, by us or by the owner."""
        record = question.record
        own = self.section.corrections.get(record.file, {}).get(record.id, {})
        values = {**record.component, **own}
        absent = [field for field, value in values.items() if value is None]
        added = [field for field in own if field not in question.fields]  # by hand, or needed
        fields = [field for field in (*question.fields, *added) if field not in absent]
        return Draft(record, tuple(fields), {field: values.get(field) for field in values})

    def changed(self, draft: Draft, line: str) -> Draft:
        """What was typed: nothing, a value, or `LINE VALUE; LINE VALUE`."""
        if not line:
            return draft
        if len(draft.fields) == 1:
            field = draft.fields[0]
            return draft.with_value(field, self.values.read(draft.record, field, line))
        for part in line.split(";"):
            head, _, text = part.strip().partition(" ")
            named = head.isascii() and head.isdigit() and 1 <= int(head) <= len(draft.fields)
            if not named or not text.strip():
                raise Unreadable(part.strip(), self.terminal.word("check-lines"))
            field = draft.fields[int(head) - 1]
            draft = draft.with_value(field, self.values.read(draft.record, field, text.strip()))
        return draft

    def settled(self, draft: Draft) -> tuple[Draft, str]:
        """Fields come and go with others: one that is missing now, or "" if none is."""
        alone = Section(data=self.digest)
        while True:
            clash = self.clash_of(self.with_draft(draft, alone))
            if clash is None or clash.record != draft.record.record:
                return draft, ""
            if clash.allowed == REQUIRED:
                return draft.with_value(clash.field, None), clash.field
            if not clash.allowed.startswith(UNKNOWN) or draft.values.get(clash.field) is None:
                return draft, ""
            draft = draft.without(clash.field)

    def with_draft(self, draft: Draft, before: Section | None = None) -> Section:
        """Everything known, and this."""
        section = self.section if before is None else before
        file, name = draft.record.file, draft.record.id
        ours = draft.record.component
        other = {field: value for field, value in draft.values.items() if value != ours.get(field)}
        corrections = {one: dict(records) for one, records in section.corrections.items()}
        verified = {one: list(names) for one, names in section.verified.items()}
        corrections.get(file, {}).pop(name, None)
        if name in verified.get(file, []):
            verified[file].remove(name)
        if other:
            corrections.setdefault(file, {})[name] = other
        else:
            verified.setdefault(file, []).append(name)
        return replace(section, corrections=corrections, verified=verified)

    def clash_of(self, section: Section) -> DataError | None:
        """The first value that cannot be, if these were the components.

        Most answers correct nothing: then everything was read with the same corrections before.
        """
        corrections = repr(section.corrections)
        if corrections not in self.tried:
            found, heard = trial.components_with(
                self.game.name, Box(str(self.path), {self.game.name: section})
            )
            self.values.hear(heard)
            self.tried[corrections] = found
        return self.tried[corrections]

    def keep(self, section: Section, clash: DataError | None) -> None:
        """An answer is on disk before the next question is asked."""
        self.section, self.clash = section, clash
        games = {**self.others, self.game.name: section}
        ordered = {name: games[name] for name in sorted(games)}
        box_file.keep(self.path, Box(str(self.path), ordered))

    # --- the end ---

    def finish(self) -> int:
        """What changed, whether it can be played, and how."""
        if self.clash is not None:
            self.say("check-unfit", clash=self.screen.told(self.clash))
            place = self.place_of(self.clash)
            if place is not None:
                with suppress(Quit, KeyboardInterrupt):  # then it does not fit yet
                    self.ask(place)
        self.show_changes()
        left = sum(not self.is_known(one) for one in self.questions)
        if left:
            self.say("check-left", count=left)
            self.terminal.show([f"  {self.command}"])
        if self.clash is not None:
            self.say("check-not-playable", clash=self.screen.told(self.clash), file=str(self.path))
            return 1
        digest = data.digest_of(data.corrected(file, self.section) for file in self.files)
        self.say("check-digest", digest=digest, ours=self.digest)
        if digest != self.digest:
            words = self.played()
            if words:
                self.say("check-breaks", detail=words)
                return 1
            self.say("check-play")
            path = shlex.quote(str(self.path))
            play = f"serai play {self.game.name} --box {path}"
            self.terminal.show([f"  {play}", f"  export {box.VARIABLE}={path}"])
        return 0

    def show_changes(self) -> None:
        """Every correction, old and new."""
        found = data.differing(self.files, self.section.corrections)
        count = sum(len(records) for records in found.values())
        known = sum(self.is_known(one) for one in self.questions)
        self.terminal.show([""])
        self.say("check-changes", count=count, known=known, total=len(self.questions))
        for file in self.files:
            for record in file.records:
                for field, value in found.get(file.name, {}).get(record.id, {}).items():
                    self.screen.show_change(record, field, value)

    def place_of(self, clash: DataError) -> int | None:
        """The question about a record that does not fit."""
        for nth, question in enumerate(self.questions):
            if (question.record.file, question.record.record) == (clash.file, clash.record):
                return nth
        return None

    def played(self) -> str:
        """What goes wrong when the game is played with the box; nothing if nothing does."""
        self.say("check-trial")
        with tempfile.TemporaryDirectory(prefix="serai-box-") as folder:
            command = [sys.executable, "-m", "serai", "fuzz", self.game.name, "--plies", PLIES]
            command += ["--out", folder, "--box", str(self.path), "--lang", self.terminal.lang]
            try:
                done = subprocess.run(
                    command, capture_output=True, text=True, timeout=PATIENCE, check=False
                )
            except subprocess.TimeoutExpired as late:
                return str(late)
        return "" if done.returncode == 0 else (done.stderr or done.stdout)[-LAST_WORDS:].strip()

    @property
    def command(self) -> str:
        """How to go on another time."""
        return f"serai data {self.game.name} --check --box {shlex.quote(str(self.path))}"


def is_same(one: DataError, other: DataError | None) -> bool:
    """Whether two readers complain about the same thing."""
    return other is not None and str(one) == str(other)
