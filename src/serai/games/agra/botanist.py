"""The botanist (rulebook 6.2.2.1): two different ones of three improvements of the court."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64, mypyc_attr

from serai.core.kernel import AGAIN, ASK, END, NEXT, WAIT, Rule, arg, refusal, verb
from serai.games.agra import refusals, verbs
from serai.games.agra.farm import MoveFarmers, move_farmer, offer_covers, offer_farmers, uncover
from serai.games.agra.state import Agra
from serai.games.agra.stone import bars_stone, pay_stone
from serai.games.agra.tables import BOTANIST_ACTIONS, BOTANIST_FARMERS

# Set of improvements made.
STONE: Final = 1
COVER: Final = 2
FARMERS: Final = 4


@mypyc_attr(acyclic=True)
class Botanist(Rule):
    """§C11–C14 Raise meditation, remove a cover, move farmers: two of these, in any order."""

    locals = ("left", "improved")

    IMPROVE: Final = 0

    left: i64
    improved: i64  # set of improvements made

    def __init__(self, by: i64 = 0) -> None:
        self.by = by
        self.at = 0
        self.left = BOTANIST_ACTIONS
        self.improved = 0

    def step(self, s: Agra, m: i64) -> i64:
        match self.at:
            case self.IMPROVE:
                return self.ask_improvement(s) if m == ASK else self.on_improvement(s, m)
            case _:
                return END

    def ask_improvement(self, s: Agra) -> i64:
        p = s.players[self.by]
        if self.left == 0:
            return NEXT
        s.offer_unless(self.bars_again(STONE, bars_stone(p)), verbs.STONE)
        if self.improved & COVER == 0:
            offer_covers(s, p)
        elif s.asked_why(verbs.UNCOVER) >= 0:
            s.explain(refusal(refusals.DIFFERENT_ACTIONS, BOTANIST_ACTIONS))
        if self.improved & FARMERS == 0:
            offer_farmers(s, p)
        elif s.asked_why(verbs.FARMER) >= 0:
            s.explain(refusal(refusals.DIFFERENT_ACTIONS, BOTANIST_ACTIONS))
        s.offer(verbs.DONE)
        s.leave_room(self.by)
        return WAIT

    def bars_again(self, improvement: i64, barred: i64) -> i64:
        if self.improved & improvement != 0:
            return refusal(refusals.DIFFERENT_ACTIONS, BOTANIST_ACTIONS)
        return barred

    def on_improvement(self, s: Agra, m: i64) -> i64:
        self.left -= 1
        match verb(m):
            case verbs.STONE:
                self.improved |= STONE
                pay_stone(s, self.by)
            case verbs.UNCOVER:
                self.improved |= COVER
                uncover(s, self.by, arg(m))
            case verbs.FARMER:
                self.improved |= FARMERS
                move_farmer(s.players[self.by], arg(m))
                s.call(MoveFarmers(self.by, BOTANIST_FARMERS - 1))
            case _:
                self.left = 0
        return AGAIN

    def copy(self) -> Rule:
        new = Botanist()
        new.copy_from(self)
        return new

    def copy_from(self, other: Botanist) -> None:
        super().copy_from(other)
        self.left = other.left
        self.improved = other.improved
