"""Years and phases (rulebook): north, east, south, west; then raid and scoring."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64, mypyc_attr

from serai.core.kernel import AGAIN, ASK, CHANCE, END, NEXT, WAIT, Rule, arg, bit
from serai.games.merv import notes, verbs
from serai.games.merv.magistrate import MagistrateTurn
from serai.games.merv.queue import Queue
from serai.games.merv.raid import Raid
from serai.games.merv.scoring import YearScoring, score_end
from serai.games.merv.state import NO_CARD, NOBODY, Merv
from serai.games.merv.tables import PHASES, RAID_FROM, SOLO_CARDS, YEARS
from serai.games.merv.turn import Turn
from serai.games.merv.vizier import VizierTurn


@mypyc_attr(acyclic=True)
class Years(Rule):
    """§Y1–Y4 Three years of four phases, each with a turn for every master."""

    locals = ("nth",)

    BEGIN_YEAR: Final = 0
    BEGIN_PHASE: Final = 1
    NEXT_TURN: Final = 2
    END_PHASE: Final = 3
    END_YEAR: Final = 4

    nth: i64  # masters that have had their turn in this phase

    def __init__(self) -> None:
        self.by = 0
        self.at = 0
        self.nth = 0

    def step(self, s: Merv, m: i64) -> i64:
        match self.at:
            case self.BEGIN_YEAR:
                return self.do_begin_year(s)
            case self.BEGIN_PHASE:
                return self.do_begin_phase(s)
            case self.NEXT_TURN:
                return self.do_next_turn(s)
            case self.END_PHASE:
                return self.do_end_phase(s)
            case self.END_YEAR:
                return self.do_end_year(s)
            case _:
                return END

    def do_begin_year(self, s: Merv) -> i64:
        s.phase = 0
        if s.seats == 1:
            s.deck = bit(SOLO_CARDS) - 1  # §Z2
        s.note(notes.YEAR_BEGINS, NOBODY, s.year + 1)
        return NEXT

    def do_begin_phase(self, s: Merv) -> i64:
        self.nth = 0
        s.note(notes.PHASE_BEGINS, NOBODY, s.phase)
        if s.seats == 1:
            s.call(Reveal())
        return NEXT

    def do_next_turn(self, s: Merv) -> i64:
        """§Y2 From the front of the queue to its rear."""
        if self.nth == s.masters():
            s.call(Queue())
            return NEXT
        master = s.queued(self.nth)
        self.nth += 1
        if s.is_vizier(master):
            s.call(VizierTurn())
        elif s.is_magistrate(master):
            s.call(MagistrateTurn())
        else:
            s.call(Turn(master))
        return AGAIN

    def do_end_phase(self, s: Merv) -> i64:
        """§Y3, §R1 After the fourth phase: the raid of years two and three, then the scoring."""
        s.card = NO_CARD
        if s.phase + 1 < PHASES:
            s.phase += 1
            self.at = self.BEGIN_PHASE
            return AGAIN
        if s.year >= RAID_FROM:
            s.call(Raid())
        s.call(YearScoring())
        return NEXT

    def do_end_year(self, s: Merv) -> i64:
        """§Y4 After the third year the game ends."""
        if s.year + 1 < YEARS:
            s.year += 1
            self.at = self.BEGIN_YEAR
            return AGAIN
        score_end(s)
        return END

    def copy(self) -> Rule:
        new = Years()
        new.copy_from(self)
        return new

    def copy_from(self, other: Years) -> None:
        super().copy_from(other)
        self.nth = other.nth


@mypyc_attr(acyclic=True)
class Reveal(Rule):
    """§Z2 A solo card for this phase."""

    REVEAL: Final = 0

    def __init__(self) -> None:
        self.by = CHANCE
        self.at = 0

    def step(self, s: Merv, m: i64) -> i64:
        if self.at != self.REVEAL:
            return END
        if m == ASK:
            card: i64
            for card in range(SOLO_CARDS):
                if s.deck & bit(card) != 0:
                    s.offer(verbs.REVEAL | card + 1 << 8)
            return WAIT
        s.card = arg(m) - 1
        s.deck &= ~bit(s.card)
        return NEXT

    def copy(self) -> Rule:
        new = Reveal()
        new.at = self.at
        return new
