"""Workers on the board: who stands, who lies, and getting up again."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64, mypyc_attr

from serai.core.kernel import AGAIN, ASK, END, NEXT, OK, WAIT, Rule, arg, refusal, verb
from serai.games.agra import notes, refusals, verbs
from serai.games.agra.state import LYING, SPACES, Agra


def bars_stand(s: Agra, seat: i64, space: i64) -> i64:
    """Only an own worker that lies can stand up."""
    if s.board[space] != (seat + 1 | LYING):
        return refusal(refusals.NOT_LYING, space)
    return OK


def stand(s: Agra, seat: i64, space: i64) -> None:
    """The worker on this space gets up."""
    s.board[space] = seat + 1
    s.players[seat].lying -= 1


@mypyc_attr(acyclic=True)
class StandUp(Rule):
    """§K1, §K2, §L4, §Q1, §D11, §D18 Lying workers get up; a choice only if not all of them can.

    With `may` (the Painter's "up to") they get up one by one, as many as their owner wants.
    """

    locals = ("left", "may")

    ALL: Final = 0
    CHOOSE: Final = 1

    left: i64
    may: i64

    def __init__(self, by: i64 = 0, left: i64 = 0, may: i64 = 0) -> None:
        self.by = by
        self.at = 0
        self.left = left
        self.may = may

    def step(self, s: Agra, m: i64) -> i64:
        match self.at:
            case self.ALL:
                return self.do_all(s)
            case self.CHOOSE:
                return self.ask_stand(s) if m == ASK else self.on_stand(s, m)
            case _:
                return END

    def do_all(self, s: Agra) -> i64:
        """They must get up, so if there is enough for all there is no question."""
        lying = s.players[self.by].lying
        if lying > 0 and self.may == 0:
            s.note(notes.WORKERS_STOOD, self.by, min(lying, self.left))
        if lying > self.left or self.may != 0:
            return NEXT
        space: i64
        for space in range(SPACES):
            if bars_stand(s, self.by, space) == OK:
                stand(s, self.by, space)
        return END

    def ask_stand(self, s: Agra) -> i64:
        if self.left == 0 or s.players[self.by].lying == 0:
            return NEXT
        space: i64
        for space in range(SPACES):
            s.offer_unless(bars_stand(s, self.by, space), verbs.STAND | space << 8)
        if self.may != 0:
            s.offer(verbs.DONE)
        return WAIT

    def on_stand(self, s: Agra, m: i64) -> i64:
        if verb(m) == verbs.DONE:
            return NEXT
        stand(s, self.by, arg(m))
        if self.may != 0:
            s.note(notes.WORKERS_STOOD, self.by, 1)
        self.left -= 1
        return AGAIN

    def copy(self) -> Rule:
        new = StandUp()
        new.copy_from(self)
        return new

    def copy_from(self, other: StandUp) -> None:
        super().copy_from(other)
        self.left = other.left
        self.may = other.may
