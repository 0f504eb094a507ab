"""A match as it is kept, told without playing it: by whatever rules it was played.

Moves are told in the present words of the game where they can still be read, and as they are
written in any case.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, NamedTuple

from serai.core.game import Game
from serai.core.kernel import CHANCE
from serai.core.speech import Problem, Refusal
from serai.table import transcript, written_match
from serai.table.events import AnyEvent, Ended, Opened
from serai.table.playing import worded
from serai.table.replaying import counting, ruleset_of_log
from serai.table.ruleset import NOT_RECORDED, Ruleset
from serai.table.written_match import Head, Parts


class KeptMove(NamedTuple):
    """A line as it was written, and the message that says it (none: it has no words any more)."""

    seat: int  # -1: chance
    move: str
    key: str
    args: dict[str, int | str]


@dataclass(frozen=True)
class Kept:
    """All that is known of a match without playing it."""

    parts: Parts
    why: Problem | None  # why it cannot be played on here; None: it can
    game: Game | None  # for its words

    @property
    def ruleset(self) -> Ruleset:
        """What it was played by."""
        return self.parts.head.ruleset

    def moves(self) -> Iterator[KeptMove]:
        """All lines, one after the other."""
        return (told(self.game, line) for line in self.parts.moves)

    def transcript(self) -> str:
        """The match as text; a process that has its rules and values can replay it."""
        return written_match.text_of(self.parts)


def kept_text(games: Mapping[str, Game], text: str) -> Kept:
    """The match that a transcript tells; Problem if it is damaged."""
    return kept(games, transcript.parts_of(text))


def kept_log(
    games: Mapping[str, Game], events: Sequence[AnyEvent], opening: dict[str, Any] | None
) -> Kept:
    """The match that a log tells; its last position is not known without playing it."""
    first, last = events[0], events[-1]
    if not isinstance(first, Opened):
        raise Problem("log", seq=1)
    head = Head(ruleset_of_log(first), len(first.seats), first.options, opening)
    result = last.result if isinstance(last, Ended) else None
    return kept(games, Parts(head, counting(events), result, NOT_RECORDED))


def kept(games: Mapping[str, Game], parts: Parts) -> Kept:
    """With the words of the game, as far as there are some."""
    ruleset = parts.head.ruleset
    return Kept(parts, ruleset.why_not(games), ruleset.game_among(games))


def told(game: Game | None, line: str) -> KeptMove:
    """One line of the moves."""
    who, _, move = line.partition(" ")
    seat = int(who) if who.isascii() and who.isdigit() and len(who) < 3 else CHANCE
    found = None if game is None else game.notation.read(move)
    if game is None or found is None or isinstance(found, Refusal):
        return KeptMove(seat, move, "", {})
    return KeptMove(seat, move, *worded(game, found))
