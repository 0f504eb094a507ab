"""A turn as a draft: what a seat has chosen can be taken back until chance or somebody else acts.

The draft keeps a copy of the match before each choice. A die that falls, a tile that is revealed
or another seat's move is a barrier: what was known then cannot be forgotten, so the copies go.
"""

from __future__ import annotations

from collections.abc import Container
from dataclasses import dataclass
from typing import Any

from serai.core.kernel import CHANCE, DRAWN, NOTED
from serai.table.match import Match, Move, difference, seen_facts


class Draft:
    """A match with undo and redo for the seat that is choosing."""

    def __init__(self, match: Match) -> None:
        self.match = match
        self._before: list[Match] = []
        self._undone: list[Match] = []

    def play(self, move: Move) -> None:
        """Play a move; IllegalMove changes nothing."""
        before = self.match.copy()
        self.match.play(move)
        self._undone.clear()
        if is_barrier(before, self.match):
            self._before.clear()
        else:
            self._before.append(before)

    @property
    def steps_back(self) -> int:
        """How many choices can be taken back."""
        return len(self._before)

    @property
    def steps_forward(self) -> int:
        """How many choices that were taken back can be made again."""
        return len(self._undone)

    def undo(self) -> bool:
        """Take the last choice back; False if there is none that may be."""
        if not self._before:
            return False
        self._undone.append(self.match)
        self.match = self._before.pop()
        return True

    def redo(self) -> bool:
        """Make the choice again that was taken back last; False if there is none."""
        if not self._undone:
            return False
        self._before.append(self.match)
        self.match = self._undone.pop()
        return True


def is_barrier(before: Match, after: Match) -> bool:
    """Whether chance or another seat acted, or must act now."""
    seat = before.to_move
    if after.to_move != seat:
        return True
    fresh = after.log[len(before.log) :]
    return any(
        kind == DRAWN or (kind != NOTED and who not in (seat, CHANCE)) for kind, who, _ in fresh
    )


@dataclass(frozen=True)
class Ahead:
    """What a move does before chance or anybody else decides."""

    changes: dict[str, tuple[Any, Any]]  # place -> (before, after)
    chance: bool  # a die falls or something is revealed: it cannot be taken back
    ends: bool  # the seat has nothing more to decide


def look_ahead(match: Match, move: Move, indifferent: Container[str] = ()) -> Ahead:
    """Try a move on a copy without luck.

    Chance that does not matter for what the move brings (a tile revealed after one was taken) is
    passed over: `indifferent` names its verbs.
    """
    trial = match.copy(lucky=False)
    trial.play(move)
    chance = trial.to_move == CHANCE
    while trial.to_move == CHANCE and verb_of(trial) in indifferent:
        trial.play(trial.options[0])
    seat = match.to_move
    changes = difference(seen_facts(match, seat), seen_facts(trial, seat))
    return Ahead(changes, chance, not chance and trial.to_move != seat)


def verb_of(match: Match) -> str:
    """What kind of moves the open question offers."""
    return match.game.notation.verb(match.options[0]).name
