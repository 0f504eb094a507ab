"""What one seat (or a spectator) may see of a match and may ask about it.

Everything that leaves a table for somebody goes through here. It depends on nothing that this
seat must not know: two matches that differ only in hidden things give the same answers.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from serai.core.game import Game
from serai.core.kernel import NOT_YOUR_TURN
from serai.core.speech import IllegalMove, Refusal
from serai.table.look_ahead import look_ahead
from serai.table.playing import Move, Playing
from serai.table.why_no_move import reason_at


def keeps_secrets(game: Game) -> bool:
    """Whether a seat may know something that others may not."""
    return type(game).visible is not Game.visible


class Window:
    """A match as a seat sees it; seat None is a spectator. Made by `Match.seen_by`."""

    __slots__ = ("match", "seat")

    def __init__(self, match: Playing, seat: int | None) -> None:
        self.match = match
        self.seat = seat

    @property
    def decides(self) -> bool:
        """Whether this seat has to choose now."""
        return self.seat is not None and self.match.to_move == self.seat

    def view(self) -> dict[str, Any]:
        """The table, ready for JSON, with the moves that this seat may choose."""
        return self.match.view(self.seat)

    def face(self) -> dict[str, Any]:
        """The table itself, ready for JSON."""
        return self.match.face(self.seat)

    @property
    def options(self) -> list[int]:
        """The offered moves; none for those who only watch."""
        return self.match.options if self.decides else []

    def why_not(self, move: Move) -> Refusal | None:
        """Why a move is refused; to others only that it is not their turn."""
        return self.match.why_not(move) if self.decides else self.not_your_turn()

    def reason_at(self, place: str, after: Sequence[str] = ()) -> Refusal | None:
        """Why no move is offered at a place of the board, after others; None if one is."""
        return reason_at(self.match, place, after) if self.decides else self.not_your_turn()

    def preview(self, move: Move) -> dict[str, tuple[Any, Any]]:
        """What an own move changes; IllegalMove for everybody else."""
        if not self.decides:
            raise IllegalMove(self.not_your_turn())
        return look_ahead(self.match, move).changes

    def stand(self, question: str, answer: str) -> None:
        """Answer a question once for all; only a seat can."""
        if self.seat is None:
            raise IllegalMove(self.not_your_turn())
        self.match.stand(self.seat, question, answer)

    @property
    def standing(self) -> dict[str, str]:
        """The own standing answers; a spectator has none."""
        return {} if self.seat is None else self.match.standing(self.seat)

    def story(self, language: str = "en", names: list[str] | None = None) -> list[str]:
        """The log in sentences: it tells what everybody at the table could see."""
        return self.match.story(language, names)

    def not_your_turn(self) -> Refusal:
        """The refusal that says nothing else."""
        return Refusal(NOT_YOUR_TURN, "not-your-turn", game=self.match.game.name)
