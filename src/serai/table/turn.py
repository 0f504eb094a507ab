"""A turn in progress: steps that only their seat knows, until they are committed.

Every step can be undone and made again. The one limit is knowledge: a step after which a die
falls, something is revealed or somebody else is asked cannot be taken back. `outlook` says so of
every offered move before it is chosen.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Literal, NamedTuple

from serai.core import kernel
from serai.core.kernel import CHANCE, FORCED
from serai.core.speech import IllegalMove, Problem
from serai.table.match import Match
from serai.table.playing import Move, question_of
from serai.table.window import keeps_secrets

Standing = Mapping[tuple[int, str], str]

Lock = Literal["", "chance", "asks", "reveals"]


class Outlook(NamedTuple):
    """What is certain about a step: why it locks the turn ("": it does not), and its end."""

    locks: Lock
    ends: bool


class Turn:
    """The steps of the seat that decides, on a copy on which nobody else acts."""

    __slots__ = ("base", "positions", "seat", "standing", "steps", "undone")

    def __init__(self, match: Match, standing: Standing) -> None:
        seat = match.to_move
        if seat is None or seat == CHANCE:
            raise ValueError("nobody has to decide")
        self.seat = seat
        self.base = match
        self.standing = {who: answer for who, answer in standing.items() if who[0] == seat}
        self.positions = [match.branch(self.standing)]
        self.steps: list[str] = []
        self.undone: list[str] = []

    def copy(self) -> Turn:
        """An independent turn; positions are never changed, so they are shared."""
        new = Turn.__new__(Turn)
        new.seat = self.seat
        new.base = self.base
        new.standing = self.standing
        new.positions = list(self.positions)
        new.steps = list(self.steps)
        new.undone = list(self.undone)
        return new

    @property
    def now(self) -> Match:
        """The position that the steps lead to."""
        return self.positions[-1]

    @property
    def complete(self) -> bool:
        """Whether the seat has nothing more to decide."""
        return self.now.to_move != self.seat

    @property
    def chosen(self) -> dict[int, Match]:
        """Where the own steps stand in the log, and the position in which each was made.

        What follows each of them came by itself.
        """
        return {len(before.log): before for before in self.positions[:-1]}

    @property
    def led_on(self) -> bool:
        """Whether the last step was followed by own ones to which there was no alternative.

        To be done with something, because nothing else is possible, is no step of its own.
        """
        began = len(self.positions[-2].log) if self.steps else len(self.now.log)
        verb = self.now.game.notation.verb
        return any(
            kind == FORCED and seat == self.seat and not verb(what).idle
            for kind, seat, what in self.now.log[began:]
        )

    @property
    def has_steps(self) -> bool:
        """Whether there is something to commit: steps, or standing answers."""
        return len(self.now.log) > len(self.base.log)

    @property
    def lines(self) -> list[str]:
        """What was played in it so far: the steps, and what came by standing answers."""
        played = self.now.moves_played()[len(self.base.moves_played()) :]
        return [f"{seat} {self.now.notation(move)}" for seat, move in played]

    def play(self, move: Move) -> Outlook:
        """One more step; IllegalMove changes nothing."""
        if self.complete:
            raise IllegalMove(self.now.seen_by(self.seat).not_your_turn())
        after = self.now.branch(self.standing)
        number = after.parse(move) if isinstance(move, str) else move
        after.play(number)
        self.positions.append(after)
        self.steps.append(after.notation(number))
        self.undone.clear()
        return self._outlook(self.positions[-2], after.state)

    def undo(self) -> None:
        """Take the last step back."""
        if not self.steps:
            raise Problem("nothing-to-undo")
        self.positions.pop()
        self.undone.append(self.steps.pop())

    def redo(self) -> None:
        """Make the step again that was taken back last."""
        if not self.undone:
            raise Problem("nothing-to-redo")
        undone = self.undone[:-1]
        self.play(self.undone[-1])
        self.undone = undone

    def reset(self) -> None:
        """Take all steps back; they can be made again."""
        if not self.steps:
            raise Problem("nothing-to-undo")
        self.undone += reversed(self.steps)
        self.steps.clear()
        del self.positions[1:]

    def outlook(self, move: int) -> Outlook:
        """Whether a step can be undone, and whether it ends the turn."""
        state = self.now.state.copy()
        state.desk = self.now.state.desk
        kernel.play(state, move, None)
        if (self.seat, question_of(self.now.game, state)) in self.standing:
            after = self.now.branch(self.standing)  # what is asked next has its answer already
            after.play(move)
            state = after.state
        return self._outlook(self.now, state)

    def _outlook(self, before: Match, after: kernel.State) -> Outlook:
        """What has come of a step."""
        if not after.stack:  # the end lays open what was kept secret
            return Outlook("reveals" if keeps_secrets(before.game) else "", True)
        decides = after.stack[-1].by
        if decides == CHANCE:
            return Outlook("chance", False)
        if decides == self.seat:
            return Outlook("", False)
        if before.state.turn == self.seat == after.turn:
            return Outlook("asks", False)
        return Outlook("", True)
