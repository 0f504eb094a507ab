"""A match that cannot be played here, as it is kept: what it is, how it ended, its moves."""

from __future__ import annotations

import sys
from collections.abc import Iterator

from serai.cli.drawing import Block, title, wrapped
from serai.cli.terminal import Terminal
from serai.core.speech import Problem
from serai.games import load
from serai.language import has, say
from serai.table.kept_match import Kept, KeptMove, kept_text
from serai.table.playing import done_by
from serai.table.ruleset import NOT_RECORDED
from serai.table.scores import score_text

TOLD = 1  # exit code: the file is whole and was told, but nobody can play on with it here
INDENT = "    "


def show(terminal: Terminal, text: str, why: Problem) -> int:
    """Tell the match of a file, and why it is not played; a position says only that."""
    if not text.lstrip().startswith("{"):
        match = kept_text(load.all_games(), text)
        terminal.show(Telling(terminal, match).block())
        sys.stdout.flush()
    print(why.text(terminal.lang), file=sys.stderr)
    return TOLD


class Telling:
    """Everything about one kept match in words."""

    def __init__(self, terminal: Terminal, kept: Kept) -> None:
        self.terminal = terminal
        self.kept = kept
        self.game = "" if kept.game is None else kept.ruleset.game  # whose words there are
        seats = range(kept.parts.head.seats)
        self.names = [say(terminal.lang, "", "seat-name", {"number": seat + 1}) for seat in seats]

    def block(self) -> Block:
        """Head, result and moves."""
        width = self.terminal.width
        known = has(self.terminal.lang, self.game, "title")
        name = self.kept.ruleset.game
        heading = say(self.terminal.lang, self.game, "title", {}) if known else name
        lines = [title(heading, width)]
        for sentence in (*self.head(), *self.result()):
            lines += wrapped(sentence, width, INDENT)
        for move in self.kept.moves():
            lines += wrapped(self.move(move), width, INDENT)
        return lines

    def head(self) -> Iterator[str]:
        """What it was played by."""
        word, ruleset, head = self.terminal.word, self.kept.ruleset, self.kept.parts.head
        yield word("kept-seats", count=head.seats)
        yield word("kept-rules", version=ruleset.version)
        if ruleset.data == NOT_RECORDED:
            yield word("kept-no-data")
        else:
            yield word("kept-data", data=ruleset.data)
        for file, records in sorted(ruleset.box.items()):
            for record, fields in sorted(records.items()):
                told = ", ".join(f"{field} = {value}" for field, value in sorted(fields.items()))
                yield word("kept-box", file=file, record=record, values=told)
        options = [f"{key}={value}" for key, value in head.options.items() if value]
        yield word("kept-options", options=", ".join(options) or "—")

    def result(self) -> Iterator[str]:
        """How it ended, as far as that is known."""
        result = self.kept.parts.result
        if result is not None:
            lang, game = self.terminal.lang, self.game
            points = [
                f"{name} {score_text(lang, game, score)}"
                for name, score in zip(self.names, result["scores"], strict=False)
            ]
            won = [self.names[seat] for seat in result["winners"] if 0 <= seat < len(self.names)]
            names, scores = ", ".join(won) or "—", "; ".join(points)
            yield self.terminal.word("kept-result", names=names, scores=scores)
        yield self.terminal.word("kept-moves", count=len(self.kept.parts.moves))

    def move(self, move: KeptMove) -> str:
        """One move as it is written, and in words if there are some."""
        written = f"{'*' if move.seat < 0 else move.seat} {move.move}"
        if not move.key:
            return written
        lang, said = self.terminal.lang, (move.key, dict(move.args))
        if move.seat >= 0:
            text = done_by(lang, self.game, move.seat, said, self.names)
        else:
            text = say(lang, self.game, *said, self.names)
        return f"{written}: {text}"
