"""The trader (rulebook 6.2.2.1): goods against others worth one less, and one price token."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64, mypyc_attr

from serai.core.kernel import (
    AGAIN,
    ASK,
    END,
    NEXT,
    OK,
    WAIT,
    Rule,
    arg,
    arg2,
    arg3,
    bit,
    refusal,
    verb,
)
from serai.games.agra import refusals, verbs
from serai.games.agra.goods import gain, remove
from serai.games.agra.prices import offer_tokens, place_token
from serai.games.agra.state import Agra
from serai.games.agra.tables import GOODS, MOST_VALUE, TRADE_LOSS, TRADE_MOST


@mypyc_attr(acyclic=True)
class Trader(Rule):
    """§C7, §C8 Give up to three goods, take others; a price token before or after."""

    locals = ("given", "kinds", "budget", "taken", "moved")

    TRADE: Final = 0

    given: i64  # how many goods
    kinds: i64  # set of goods given
    budget: i64  # value that may still be taken, the loss not yet deducted
    taken: i64  # how many goods
    moved: i64  # 1: the token has been moved

    def __init__(self, by: i64 = 0) -> None:
        self.by = by
        self.at = 0
        self.given = 0
        self.kinds = 0
        self.budget = 0
        self.taken = 0
        self.moved = 0

    def step(self, s: Agra, m: i64) -> i64:
        match self.at:
            case self.TRADE:
                return self.ask_trade(s) if m == ASK else self.on_trade(s, m)
            case _:
                return END

    def ask_trade(self, s: Agra) -> i64:
        good: i64
        for good in range(GOODS):
            s.offer_unless(self.bars_give(s, good), verbs.GIVE | good << 8)
        for good in range(GOODS):
            s.offer_unless(self.bars_take(s, good), verbs.TAKE | good << 8)
        if self.moved == 0 and (self.given == 0 or self.bars_done(s) == OK):
            offer_tokens(s)  # §C8 before or after, not in the middle
        elif s.asked_why(verbs.TOKEN) >= 0:
            s.explain(refusal(refusals.TOKEN_BEFORE_OR_AFTER, self.moved))
        s.offer_unless(self.bars_done(s), verbs.DONE)
        if self.given == 0:
            s.leave_room(self.by)  # values must not change between giving and taking
        return WAIT

    def bars_give(self, s: Agra, good: i64) -> i64:
        if self.taken > 0:
            return refusal(refusals.GIVE_FIRST, self.taken)
        if self.given == TRADE_MOST:
            return refusal(refusals.GIVEN_ALL, TRADE_MOST)
        if s.players[self.by].goods[good] == 0:
            return refusal(refusals.NO_GOOD, good)
        most = self.budget + s.values[good] + self.best_rest(s, good)
        return OK if most > TRADE_LOSS else refusal(refusals.WORTH_NOTHING, good, most)

    def best_rest(self, s: Agra, given: i64) -> i64:
        """What the dearest goods are worth that may be given beside this one."""
        goods = s.players[self.by].goods
        left = TRADE_MOST - self.given - 1
        total: i64 = 0
        value: i64 = MOST_VALUE
        good: i64
        while value > 0:
            for good in range(GOODS):
                if s.values[good] == value:
                    held = goods[good] - 1 if good == given else goods[good]
                    n = min(held, left)
                    total += n * value
                    left -= n
            value -= 1
        return total

    def bars_take(self, s: Agra, good: i64) -> i64:
        """§C7 Other goods, together worth one less than what was given."""
        if self.given == 0:
            return refusal(refusals.NOTHING_GIVEN, good)
        if self.kinds & bit(good) != 0:
            return refusal(refusals.OTHER_GOODS, good)
        if s.values[good] > self.budget - TRADE_LOSS:
            return refusal(
                refusals.TOO_DEAR, good, s.values[good], max(self.budget - TRADE_LOSS, 0)
            )
        return OK

    def bars_done(self, s: Agra) -> i64:
        """§C7 Goods are not given for nothing; with `trader_exact` nothing may be left over."""
        if self.given == 0 or (s.trader_exact == 0 and self.taken > 0):
            return OK
        good: i64
        for good in range(GOODS):
            if self.bars_take(s, good) == OK:
                return refusal(refusals.TAKE_MORE, self.budget - TRADE_LOSS)
        return OK

    def on_trade(self, s: Agra, m: i64) -> i64:
        what = arg(m)
        match verb(m):
            case verbs.GIVE:
                self.given += 1
                self.kinds |= bit(what)
                self.budget += s.values[what]
                remove(s, self.by, what, 1)
            case verbs.TAKE:
                self.taken += 1
                self.budget -= s.values[what]
                gain(s, self.by, what, 1)
            case verbs.TOKEN:
                self.moved = 1
                place_token(s, what, arg2(m), arg3(m))
                if self.given > 0:
                    return NEXT  # moved after the exchange: that was all
            case _:
                return NEXT
        return AGAIN

    def copy(self) -> Rule:
        new = Trader(self.by)
        new.at = self.at
        new.given = self.given
        new.kinds = self.kinds
        new.budget = self.budget
        new.taken = self.taken
        new.moved = self.moved
        return new
