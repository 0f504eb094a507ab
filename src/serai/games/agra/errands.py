"""Short questions about a single good: gain one, sell one, put one on the French Trader."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64, mypyc_attr

from serai.core.kernel import ASK, END, NEXT, OK, WAIT, Rule, arg, bit, count_of, refusal
from serai.games.agra import notes, refusals, verbs
from serai.games.agra.goods import earn, gain, remove
from serai.games.agra.imperial import pay_deliver_bonus
from serai.games.agra.state import FROM_FRENCH, FROM_SALES, Agra
from serai.games.agra.tables import (
    BASICS,
    FRENCH_MARKERS,
    FRENCH_RUPEES,
    FRENCH_VALUE,
    GOODS,
)


@mypyc_attr(acyclic=True)
class GainGood(Rule):
    """§F6 A basic good of choice, §Q11, §R6 or any good of a current value."""

    locals = ("value",)

    GAIN: Final = 0

    value: i64  # 0: basic goods

    def __init__(self, by: i64 = 0, value: i64 = 0) -> None:
        self.by = by
        self.at = 0
        self.value = value

    def step(self, s: Agra, m: i64) -> i64:
        match self.at:
            case self.GAIN:
                return self.ask_good(s) if m == ASK else self.on_good(s, arg(m))
            case _:
                return END

    def ask_good(self, s: Agra) -> i64:
        good: i64
        for good in range(GOODS):
            s.offer_unless(self.bars_good(s, good), verbs.TAKE | good << 8)
        return WAIT

    def bars_good(self, s: Agra, good: i64) -> i64:
        if self.value == 0:
            return OK if good < BASICS else refusal(refusals.BASIC_ONLY, good)
        if s.values[good] != self.value:
            return refusal(refusals.WRONG_VALUE, good, s.values[good], self.value)
        return OK

    def on_good(self, s: Agra, good: i64) -> i64:
        gain(s, self.by, good, 1)
        return NEXT

    def copy(self) -> Rule:
        new = GainGood()
        new.copy_from(self)
        return new

    def copy_from(self, other: GainGood) -> None:
        super().copy_from(other)
        self.value = other.value


@mypyc_attr(acyclic=True)
class SellGood(Rule):
    """§Q4 One good for its current value."""

    SELL: Final = 0

    def step(self, s: Agra, m: i64) -> i64:
        match self.at:
            case self.SELL:
                return self.ask_good(s) if m == ASK else self.on_good(s, arg(m))
            case _:
                return END

    def ask_good(self, s: Agra) -> i64:
        good: i64
        for good in range(GOODS):
            held = s.players[self.by].goods[good]
            barred = OK if held > 0 else refusal(refusals.NO_GOOD, good)
            s.offer_unless(barred, verbs.SELL | good << 8)
        return WAIT

    def on_good(self, s: Agra, good: i64) -> i64:
        remove(s, self.by, good, 1)
        earn(s, self.by, s.values[good], FROM_SALES)
        return NEXT

    def copy(self) -> Rule:
        new = SellGood(self.by)
        new.at = self.at
        return new


def bars_put(s: Agra, seat: i64, good: i64) -> i64:
    """§D6 A good worth at most 3; the option asks for three different values."""
    p = s.players[seat]
    value = s.values[good]
    if p.goods[good] == 0:
        return refusal(refusals.NO_GOOD, good)
    if value > FRENCH_VALUE:
        return refusal(refusals.CARD_TOO_DEAR, good, value, FRENCH_VALUE)
    if s.french_trader_values != 0 and p.french & bit(value - 1) != 0:
        return refusal(refusals.VALUE_ON_CARD, good, value)
    return OK


def can_put(s: Agra, seat: i64) -> bool:
    """Whether some good fits on the French Trader."""
    good: i64
    for good in range(GOODS):
        if bars_put(s, seat, good) == OK:
            return True
    return False


@mypyc_attr(acyclic=True)
class PutOnFrench(Rule):
    """§D6 A good goes onto the card; the third one pays and frees the markers."""

    PUT: Final = 0

    def step(self, s: Agra, m: i64) -> i64:
        match self.at:
            case self.PUT:
                return self.ask_good(s) if m == ASK else self.on_good(s, arg(m))
            case _:
                return END

    def ask_good(self, s: Agra) -> i64:
        good: i64
        for good in range(GOODS):
            s.offer_unless(bars_put(s, self.by, good), verbs.PUT | good << 8)
        return WAIT

    def on_good(self, s: Agra, good: i64) -> i64:
        p = s.players[self.by]
        p.goods[good] -= 1
        if s.french_trader_values != 0:
            p.french |= bit(s.values[good] - 1)
        else:
            p.french = p.french << 1 | 1
        pay_deliver_bonus(s, self.by, good)
        if count_of(p.french) == FRENCH_MARKERS:
            p.french = 0
            p.supply += FRENCH_MARKERS
            s.note(notes.FRENCH_PAID, self.by)
            earn(s, self.by, FRENCH_RUPEES, FROM_FRENCH)
        return NEXT

    def copy(self) -> Rule:
        new = PutOnFrench(self.by)
        new.at = self.at
        return new
