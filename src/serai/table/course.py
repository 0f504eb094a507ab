"""The course of a match: everybody's score after each turn, and where it came from.

Nothing is hidden here. Whoever tells it must know that the match is over.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import NamedTuple

from serai.core.game import Reckoning, TurnKey
from serai.core.kernel import Desk
from serai.core.speech import Problem
from serai.table.chronicle import Chronicle
from serai.table.events import AnyEvent, Moved, Opened, TakenBack
from serai.table.match import Match
from serai.table.replaying import opened, play_line


class Stretch(NamedTuple):
    """One turn, with all that others decided in it; lists are in the order of the reckonings.

    What is nobody's turn belongs to the turn before it: the Vizier of Merv, the scoring of a year.
    It follows from the last move of that turn, often without a question in between.
    """

    seq: int  # the event in which it was over: where to find it on the board, others may share it
    turn: int  # the seat whose turn it was
    clock: Mapping[str, int | str]  # when it began
    scores: list[int]  # after it
    gains: list[dict[str, int]]  # by source, where something has changed


class Course(NamedTuple):
    """The scores before the first turn, all turns, and how it stands after the last."""

    before: list[int]
    turns: list[Stretch]
    end: list[Reckoning]


def course_of(chronicle: Chronicle) -> Course:
    """The whole match once more, turn by turn; what was taken back is not in it."""
    first = chronicle.records[0].event
    if not isinstance(first, Opened):
        raise Problem("log", seq=1)
    walk = Walk(opened(chronicle.game, first, chronicle.opening, Desk()))
    for line in first.lines:
        walk.play(1, line)
    for seq, event in counted(record.event for record in chronicle.records):
        for line in event.lines:
            walk.play(seq, line)
    return walk.end()


class Walk:
    """On the way through a match, move by move: an event may hold several turns, or a part of one.

    Where a turn begins is said by the game. A turn without any question is not seen.
    """

    def __init__(self, match: Match) -> None:
        self.match = match
        self.seq = 1
        self.whose: TurnKey | None = None  # the turn that has begun last
        self.clock: Mapping[str, int | str] = {}  # at that time
        self.now: list[Reckoning] = []
        self.before: list[int] = []
        self.turns: list[Stretch] = []
        self.look()

    def play(self, seq: int, line: str) -> None:
        """One move more, of this event."""
        play_line(self.match, line)
        self.seq = seq
        self.look()

    def look(self) -> None:
        """Whether another turn has begun; then the one before is over."""
        whose = self.match.game.turn_of(self.match.state)
        if whose is not None and whose != self.whose:
            self.close()
            self.whose, self.clock = whose, clock_of(self.match)

    def close(self) -> None:
        """A turn is over, or all that was before the first."""
        then = self.match.game.reckonings(self.match.state)
        scores = [one.score for one in then]
        if self.whose is None:
            self.before = scores
        else:
            gains = [gained(old, new) for old, new in zip(self.now, then, strict=True)]
            self.turns.append(Stretch(self.seq, self.whose[0], self.clock, scores, gains))
        self.now = then

    def end(self) -> Course:
        """Nothing comes any more."""
        self.close()
        return Course(self.before, self.turns, self.now)


def counted(events: Iterable[AnyEvent]) -> list[tuple[int, Moved]]:
    """The moves that were not taken back, with the numbers of their events."""
    kept: list[tuple[int, Moved]] = []
    for seq, event in enumerate(events, 1):
        if isinstance(event, Moved):
            kept.append((seq, event))
        elif isinstance(event, TakenBack):
            kept = [one for one in kept if one[0] <= event.to]
    return kept


def clock_of(match: Match) -> Mapping[str, int | str]:
    """How far the game is, in its own units."""
    clock: Mapping[str, int | str] = match.game.view(match.state, None)["clock"]
    return clock


def gained(old: Reckoning, new: Reckoning) -> dict[str, int]:
    """What came from where; what has not changed is left out."""
    names = {**old.sources, **new.sources}
    changes = {name: new.sources.get(name, 0) - old.sources.get(name, 0) for name in names}
    return {name: change for name, change in changes.items() if change}
