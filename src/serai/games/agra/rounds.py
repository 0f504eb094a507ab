"""Rounds and turns (rulebook 4): meditation, action, order phase; the end of the game (8)."""

from __future__ import annotations

from mypy_extensions import i64, mypyc_attr

from serai.core.kernel import AGAIN, ASK, END, NEXT, OK, WAIT, Rule, bit, refusal, verb
from serai.games.agra import notes, refusals, verbs
from serai.games.agra.favour import bars_favour
from serai.games.agra.influence import count_of
from serai.games.agra.meditation import Meditation
from serai.games.agra.orders import OrderPhase
from serai.games.agra.scoring import note_scores
from serai.games.agra.spaces import MainAction
from serai.games.agra.state import ACTING, NO_PHASE, Agra
from serai.games.agra.tables import (
    ACT_GAIN_TWO,
    ACT_PROCESS,
    ACT_REFINE,
    ACT_SWAP,
    ENGLISH_TRADER,
    GAIN_VALUE,
    GOODS,
    SOURCE,
    STATUES,
)


@mypyc_attr(acyclic=True)
class Rounds(Rule):
    """§T1, §E2 Everybody in turn, from the start player; the last round is played in full."""

    locals = ("nth",)

    nth: i64  # how many seats have had their turn in this round

    def __init__(self) -> None:
        self.by = 0
        self.at = 0
        self.nth = 0

    def step(self, s: Agra, m: i64) -> i64:
        match self.at:
            case 0:
                return self.do_begin_round(s)
            case 1:
                return self.do_next_turn(s)
            case _:
                return END

    def do_begin_round(self, s: Agra) -> i64:
        s.round += 1
        self.nth = 0
        s.note(notes.ROUND_BEGINS, s.start, s.round)
        return NEXT

    def do_next_turn(self, s: Agra) -> i64:
        if self.nth == s.seats:
            if s.round == s.last:
                note_scores(s)
                return END
            self.at = 0
            return AGAIN
        s.turn = (s.start + self.nth) % s.seats
        self.nth += 1
        s.call(Turn(s.turn))
        return AGAIN

    def copy(self) -> Rule:
        new = Rounds()
        new.at = self.at
        new.nth = self.nth
        return new


def may_get_statue(s: Agra, seat: i64) -> bool:
    """Whether a secondary action could still bring a statue, so that the question makes sense."""
    p = s.players[seat]
    bricks = p.goods[SOURCE[STATUES]] > 0
    if bricks and (bars_favour(p, ACT_PROCESS) == OK or bars_favour(p, ACT_REFINE) == OK):
        return True
    if s.values[STATUES] == GAIN_VALUE and bars_favour(p, ACT_GAIN_TWO) == OK:
        return True
    swaps = p.owns(ENGLISH_TRADER) and p.turned & bit(ENGLISH_TRADER) == 0
    if swaps or bars_favour(p, ACT_SWAP) == OK:
        good: i64
        for good in range(GOODS):
            if p.goods[good] > 0 and s.values[good] == s.values[STATUES]:
                return True
    return False


@mypyc_attr(acyclic=True)
class Turn(Rule):
    """§T2 Meditate, act, serve; a statue buys a second main action before the order phase."""

    def step(self, s: Agra, m: i64) -> i64:
        match self.at:
            case 0:
                s.call(Meditation(self.by))
                return NEXT
            case 1:
                s.phase = ACTING
                s.call(MainAction(self.by))
                return NEXT
            case 2:
                return self.ask_statue(s) if m == ASK else self.on_statue(s, m)
            case 3:
                s.phase = NO_PHASE
                s.call(OrderPhase(self.by))
                return NEXT
            case 4:
                return self.do_end(s)
            case _:
                return END

    def ask_statue(self, s: Agra) -> i64:
        """§L2 Between the action phase and the order phase, so it is asked just then."""
        p = s.players[self.by]
        if p.scrolls & 1 != 0 or (p.goods[STATUES] == 0 and not may_get_statue(s, self.by)):
            return NEXT
        barred = OK if p.goods[STATUES] > 0 else refusal(refusals.NO_GOOD, STATUES)
        s.offer_unless(barred, verbs.STATUE)
        s.offer(verbs.DONE)
        s.leave_room(self.by)
        return WAIT

    def on_statue(self, s: Agra, m: i64) -> i64:
        if verb(m) == verbs.STATUE:
            p = s.players[self.by]
            p.goods[STATUES] -= 1
            p.scrolls |= 1
            s.call(MainAction(self.by))
        return NEXT

    def do_end(self, s: Agra) -> i64:
        """§T5 Markers come back from favour actions and scrolls, turned contracts turn back."""
        s.served = 0
        for p in s.players:
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
