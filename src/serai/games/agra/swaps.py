"""One good for another of the same value (rulebook 6.1.2, English Trader, favour tile)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64, mypyc_attr

from serai.core.kernel import ASK, END, NEXT, OK, WAIT, Rule, arg, arg2, refusal
from serai.games.agra import refusals, verbs
from serai.games.agra.state import Agra
from serai.games.agra.tables import GOODS, MOST_VALUE


def bars_swap(s: Agra, seat: i64, given: i64, taken: i64) -> i64:
    """§M5, §D14, §Q10 One good for another of exactly the same current value."""
    if s.players[seat].goods[given] == 0:
        return refusal(refusals.NO_GOOD, given)
    if given == taken:
        return refusal(refusals.SAME_KIND, given)
    if s.values[given] != s.values[taken]:
        return refusal(refusals.SWAP_VALUE, taken, s.values[taken], s.values[given])
    return OK


def offer_swaps(s: Agra, seat: i64, most: i64) -> None:
    """§M5, §D14, §Q10 Every exchange of goods worth at most so much."""
    goods = s.players[seat].goods
    given: i64
    taken: i64
    for given in range(GOODS):
        if goods[given] > 0 and s.values[given] <= most:
            for taken in range(GOODS):
                if s.values[taken] == s.values[given] and taken != given:
                    s.offer(verbs.TRADE | given << 8 | taken << 16)
    m = s.asked_why(verbs.TRADE)
    if m >= 0:
        s.explain(bars_swap(s, seat, arg(m), arg2(m)))


def swap(s: Agra, seat: i64, given: i64, taken: i64) -> None:
    """The marker moves from one store to the other."""
    goods = s.players[seat].goods
    goods[given] -= 1
    goods[taken] += 1


def can_swap(s: Agra, seat: i64) -> bool:
    """Whether a good is held that another equals in value."""
    goods = s.players[seat].goods
    given: i64
    taken: i64
    for given in range(GOODS):
        if goods[given] > 0:
            for taken in range(GOODS):
                if s.values[taken] == s.values[given] and taken != given:
                    return True
    return False


@mypyc_attr(acyclic=True)
class Swap(Rule):
    """§D14, §Q10 One good for another of the same value."""

    SWAP: Final = 0

    def step(self, s: Agra, m: i64) -> i64:
        match self.at:
            case self.SWAP:
                return self.ask_swap(s) if m == ASK else self.on_swap(s, m)
            case _:
                return END

    def ask_swap(self, s: Agra) -> i64:
        offer_swaps(s, self.by, MOST_VALUE)
        return WAIT

    def on_swap(self, s: Agra, m: i64) -> i64:
        swap(s, self.by, arg(m), arg2(m))
        return NEXT

    def copy(self) -> Rule:
        new = Swap(self.by)
        new.at = self.at
        return new
