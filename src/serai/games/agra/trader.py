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
from serai.games.agra.goods import explain_exchange, gain, remove
from serai.games.agra.prices import offer_tokens, place_token
from serai.games.agra.state import AT_MOST, EXACT, Agra
from serai.games.agra.tables import GOODS, MOST_VALUE, TRADE_LOSS, TRADE_MOST


def other_values(s: Agra, kinds: i64) -> i64:
    """§C7 The set of values that goods of other kinds have."""
    found: i64 = 0
    good: i64
    for good in range(GOODS):
        if kinds & bit(good) == 0:
            found |= bit(s.values[good])
    return found


def can_make(values: i64, total: i64) -> bool:
    """Whether goods of these values, any number of each, are together worth exactly so much."""
    if values & bit(1) != 0:
        return True
    made: i64 = 1  # set of sums
    n: i64
    value: i64
    for n in range(1, total + 1):
        for value in range(2, MOST_VALUE + 1):
            if n >= value and values & bit(value) != 0 and made & bit(n - value) != 0:
                made |= bit(n)
    return made & bit(total) != 0


@mypyc_attr(acyclic=True)
class Trader(Rule):
    """§C7, §C8 Give up to three goods, take others; a price token before or after.

    What is taken must be worth exactly one less; the option `trader` knows two looser ways.
    """

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
        values = other_values(s, self.kinds)
        for good in range(GOODS):
            s.offer_unless(self.bars_take(s, good, values), verbs.TAKE | good << 8)
        if self.moved == 0 and (self.given == 0 or self.bars_done(s) == OK):
            offer_tokens(s)  # §C8 before or after, not in the middle
        elif s.asked_why(verbs.TOKEN) >= 0:
            s.explain(refusal(refusals.TOKEN_BEFORE_OR_AFTER, self.moved))
        s.offer_unless(self.bars_done(s), verbs.DONE)
        if self.given == 0:
            s.leave_room(self.by)  # values must not change between giving and taking
        else:
            explain_exchange(s)
        return WAIT

    def bars_give(self, s: Agra, good: i64) -> i64:
        """§C7 Up to three goods, for which there must be something to take in the end."""
        if self.taken > 0:
            return refusal(refusals.GIVE_FIRST, self.taken)
        if self.given == TRADE_MOST:
            return refusal(refusals.GIVEN_ALL, TRADE_MOST)
        if s.players[self.by].goods[good] == 0:
            return refusal(refusals.NO_GOOD, good)
        if s.trader != EXACT:
            most = self.budget + s.values[good] + self.best_rest(s, good)
            return OK if most > TRADE_LOSS else refusal(refusals.WORTH_NOTHING, good, most)
        if self.leads_on(s, good, self.kinds, self.budget, self.given):
            return OK
        worth = max(self.budget + s.values[good] - TRADE_LOSS, 0)
        return refusal(refusals.NO_SUCH_RETURN, good, worth)

    def leads_on(self, s: Agra, good: i64, kinds: i64, budget: i64, given: i64) -> bool:
        """Whether this good, with others beside it if need be, can be exchanged exactly."""
        kinds |= bit(good)
        budget += s.values[good]
        given += 1
        if budget > TRADE_LOSS and can_make(other_values(s, kinds), budget - TRADE_LOSS):
            return True
        if given == TRADE_MOST:
            return False
        goods = s.players[self.by].goods
        goods[good] -= 1  # only while looking further
        found = False
        more: i64
        for more in range(GOODS):
            if goods[more] > 0 and self.leads_on(s, more, kinds, budget, given):
                found = True
                break
        goods[good] += 1
        return found

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

    def bars_take(self, s: Agra, good: i64, values: i64) -> i64:
        """§C7 Other goods, together worth one less than what was given."""
        if self.given == 0:
            return refusal(refusals.NOTHING_GIVEN, good)
        if self.kinds & bit(good) != 0:
            return refusal(refusals.OTHER_GOODS, good)
        rest = self.budget - TRADE_LOSS - s.values[good]
        if rest < 0:
            allowed = max(self.budget - TRADE_LOSS, 0)
            return refusal(refusals.TOO_DEAR, good, s.values[good], allowed)
        if rest > 0 and s.trader == EXACT and not can_make(values, rest):
            return refusal(refusals.REST_REMAINS, good, rest)
        return OK

    def bars_done(self, s: Agra) -> i64:
        """§C7 One less, no more and no less; looser ways ask for something, or all that fits."""
        if self.given == 0 or (s.trader == AT_MOST and self.taken > 0):
            return OK
        rest = self.budget - TRADE_LOSS
        if rest == 0 and self.taken > 0:
            return OK
        if s.trader != EXACT and not self.can_take(s):
            return OK
        return refusal(refusals.TAKE_MORE, max(rest, 0))

    def can_take(self, s: Agra) -> bool:
        """Whether any good fits into what is left."""
        good: i64
        for good in range(GOODS):
            if self.bars_take(s, good, 0) == OK:
                return True
        return False

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
                gain(s, self.by, what, 1, 1)
            case verbs.TOKEN:
                self.moved = 1
                place_token(s, what, arg2(m), arg3(m))
                if self.given > 0:
                    return NEXT  # moved after the exchange: that was all
            case _:
                return NEXT
        return AGAIN

    def copy(self) -> Rule:
        new = Trader()
        new.copy_from(self)
        return new

    def copy_from(self, other: Trader) -> None:
        super().copy_from(other)
        self.given = other.given
        self.kinds = other.kinds
        self.budget = other.budget
        self.taken = other.taken
        self.moved = other.moved
