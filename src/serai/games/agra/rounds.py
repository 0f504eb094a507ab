"""Rounds and turns (rulebook 4): meditation, action, order phase; the end of the game (8)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64, mypyc_attr

from serai.core.kernel import AGAIN, END, NEXT, Rule, TurnRule, count_of
from serai.games.agra import notes
from serai.games.agra.meditation import Meditation
from serai.games.agra.orders import OrderPhase
from serai.games.agra.scoring import note_scores
from serai.games.agra.spaces import MainAction
from serai.games.agra.state import ACTING, MEDITATING, NO_PHASE, Agra


@mypyc_attr(acyclic=True)
class Rounds(Rule):
    """§T1, §E2 Everybody in turn, from the start player; the last round is played in full."""

    locals = ("nth",)

    BEGIN_ROUND: Final = 0
    NEXT_TURN: Final = 1

    nth: i64  # how many seats have had their turn in this round

    def __init__(self) -> None:
        self.by = 0
        self.at = 0
        self.nth = 0

    def step(self, s: Agra, m: i64) -> i64:
        match self.at:
            case self.BEGIN_ROUND:
                return self.do_begin_round(s)
            case self.NEXT_TURN:
                return self.do_next_turn(s)
            case _:
                return END

    def do_begin_round(self, s: Agra) -> i64:
        s.round += 1
        self.nth = 0
        s.note(notes.ROUND_BEGINS, s.start, s.round)
        return NEXT

    def do_next_turn(self, s: Agra) -> i64:
        if self.nth >= s.seats:
            if s.round == s.last:
                note_scores(s)
                return END
            self.at = self.BEGIN_ROUND
            return AGAIN
        s.turn = (s.start + self.nth) % s.seats
        self.nth += 1
        s.call(Turn(s.turn))
        return AGAIN

    def copy(self) -> Rule:
        new = Rounds()
        new.copy_from(self)
        return new

    def copy_from(self, other: Rounds) -> None:
        super().copy_from(other)
        self.nth = other.nth


@mypyc_attr(acyclic=True)
class Turn(TurnRule):
    """§T2 Meditate, act, serve."""

    MEDITATE: Final = 0
    ACT: Final = 1
    SERVE: Final = 2
    FINISH: Final = 3

    def step(self, s: Agra, m: i64) -> i64:
        match self.at:
            case self.MEDITATE:
                s.enter(MEDITATING)
                s.call(Meditation(self.by))
                return NEXT
            case self.ACT:
                s.enter(ACTING)
                s.call(MainAction(self.by))
                return NEXT
            case self.SERVE:
                s.call(OrderPhase(self.by))
                return NEXT
            case self.FINISH:
                return self.do_end(s)
            case _:
                return END

    def do_end(self, s: Agra) -> i64:
        """§T5 Own markers come back from favour actions and scrolls, own contracts turn back."""
        s.served = 0
        s.guest_served = 0
        s.phase = NO_PHASE
        p = s.players[self.by]
        p.supply += count_of(p.marks) + count_of(p.scrolls)
        p.marks = 0
        p.scrolls = 0
        p.turned = 0
        p.stood = 0
        return NEXT

    def copy(self) -> Rule:
        new = Turn(self.by)
        new.at = self.at
        return new
