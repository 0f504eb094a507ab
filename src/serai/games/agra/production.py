"""Production in the four buildings of the first column (rulebook 5.2.3, 6.2.2.2)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64, mypyc_attr

from serai.core.kernel import ASK, END, NEXT, OK, WAIT, Rule, arg, refusal, verb
from serai.games.agra import notes, refusals, tables, verbs
from serai.games.agra.farm import yields
from serai.games.agra.goods import add, gain
from serai.games.agra.state import Agra
from serai.games.agra.tables import (
    BASICS,
    DYER,
    DYER_GIVES,
    DYER_VALUE,
    GOODS,
    KHATIB,
    KHATIB_GOODS,
    MAHOUT,
    MAHOUT_GOODS,
)


def harvest(s: Agra, seat: i64, good: i64) -> i64:
    """§P1, §D4, §D5 What the farm yields, and one more with Mahout or Khatib."""
    p = s.players[seat]
    n = yields(p, good)
    match good:
        case tables.SANDSTONE | tables.WOOD:
            return n + MAHOUT_GOODS if p.owns(MAHOUT) else n
        case _:
            return n + KHATIB_GOODS if p.owns(KHATIB) else n


@mypyc_attr(acyclic=True)
class Production(Rule):
    """§P1 Produce what the farm yields, §D7 let the Dyer refine two of it, store the rest."""

    locals = ("good", "n")

    PRODUCE: Final = 0
    DYE: Final = 1
    STORE: Final = 2

    good: i64
    n: i64  # produced and not stored yet

    def __init__(self, by: i64 = 0, good: i64 = 0) -> None:
        self.by = by
        self.at = 0
        self.good = good
        self.n = 0

    def step(self, s: Agra, m: i64) -> i64:
        match self.at:
            case self.PRODUCE:
                return self.do_produce(s)
            case self.DYE:
                return self.ask_dye(s) if m == ASK else self.on_dye(s, m)
            case self.STORE:
                gain(s, self.by, self.good, self.n)
                return NEXT
            case _:
                return END

    def do_produce(self, s: Agra) -> i64:
        self.n = harvest(s, self.by, self.good)
        return NEXT

    def ask_dye(self, s: Agra) -> i64:
        if self.n < DYER_GIVES or not s.players[self.by].owns(DYER):
            return NEXT
        good: i64
        for good in range(GOODS):
            s.offer_unless(self.bars_dye(s, good), verbs.DYE | good << 8)
        s.offer(verbs.PASS)
        return WAIT

    def bars_dye(self, s: Agra, good: i64) -> i64:
        """§D7 A good of the same row, worth at most 2 now; the option is the Russian reading."""
        if good % BASICS != self.good or good == self.good:
            return refusal(refusals.OTHER_COLOUR, good, self.good)
        if s.values[good] > DYER_VALUE:
            return refusal(refusals.DYE_TOO_DEAR, good, s.values[good], DYER_VALUE)
        if s.dyer_value_two != 0 and s.values[good] != DYER_VALUE:
            return refusal(refusals.DYE_VALUE, good, s.values[good], DYER_VALUE)
        return OK

    def on_dye(self, s: Agra, m: i64) -> i64:
        """§D7 To produce and to store are two things: the goods given need no markers."""
        if verb(m) == verbs.DYE:
            s.note(notes.DYED, self.by, arg(m), self.n)
            self.n -= DYER_GIVES
            if s.players[self.by].supply > 0:
                add(s, self.by, arg(m), 1)
            else:
                gain(s, self.by, arg(m), 1)
        return NEXT

    def copy(self) -> Rule:
        new = Production()
        new.copy_from(self)
        return new

    def copy_from(self, other: Production) -> None:
        super().copy_from(other)
        self.good = other.good
        self.n = other.n
