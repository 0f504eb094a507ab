"""II. The market place: money for the markets of the own province (rulebook p. 5)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64, mypyc_attr

from serai.core.kernel import ASK, END, NEXT, OK, WAIT, Rule, arg, arg2, arg3, refusal
from serai.games.rajas import tracks
from serai.games.rajas.karma import bars_single, karma_paid, pips_paid, spend_dice
from serai.games.rajas.refusals import (
    ALL_TAKEN,
    MIXED_ONCE,
    NO_DICE,
    NO_GAIN,
    NO_SUCH_MARKETS,
    ONE_OF_EACH,
    SCORES_LESS,
    SCORES_THE_SAME,
    SPACE_TAKEN,
    TOO_MANY_BY_RIVER,
    TOO_MANY_BY_TILE,
    TOO_MANY_DIFFERENT,
    TOO_MANY_MARKETS,
)
from serai.games.rajas.state import (
    AT_MARKET,
    BY_DIE,
    BY_TILE,
    KINDS,
    Player,
    Rajas,
    tile_in,
)
from serai.games.rajas.tables import (
    CELLS,
    GOODS,
    MIXED_SPACES,
    MOST_MONEY,
    TILE_GOOD,
    TILE_VALUE,
    TOP_VALUE,
)
from serai.games.rajas.verbs import PAY, SCORE, plain_die, turned_die


def bars_mixed(s: Rajas, p: Player) -> i64:
    """§M1, §M3 A free space; with three or four players one worker of each player is enough."""
    spaces = MIXED_SPACES[s.seats]
    if s.mixed >= spaces:
        return refusal(ALL_TAKEN, spaces)
    if s.seats > 2 and p.mixed > 0:
        return refusal(MIXED_ONCE, 1)
    return OK


def bars_market(s: Rajas, p: Player, good: i64) -> i64:
    """§M2 A free space and any die to give."""
    if s.board[AT_MARKET + good] > 0:
        return refusal(SPACE_TAKEN, s.board[AT_MARKET + good] - 1)
    return OK if p.held > 0 else refusal(NO_DICE, 0)


def best_of_good(p: Player, good: i64, n: i64) -> i64:
    """§M2 Money for the n most valuable markets of one good."""
    value: i64 = TOP_VALUE
    total: i64 = 0
    while n > 0 and value > 0:
        cell: i64
        for cell in range(CELLS):
            square = p.cells[cell]
            if square > 0:
                i: i64 = tile_in(square) * 2
                if TILE_GOOD[i] == good and TILE_VALUE[i] == value and n > 0:
                    total += value
                    n -= 1
                if TILE_GOOD[i + 1] == good and TILE_VALUE[i + 1] == value and n > 0:
                    total += value
                    n -= 1
        value -= 1
    return total


def best_mixed(p: Player, n: i64 = GOODS) -> i64:
    """§M1, §H13 Money for the most valuable markets of n different goods."""
    total: i64 = 0
    lowest: i64 = TOP_VALUE
    highest: i64 = 0
    good: i64
    for good in range(GOODS):
        value: i64 = best_of_good(p, good, 1) if p.markets_of(good) > 0 else 0
        total += value
        lowest = min(lowest, value)
        highest = max(highest, value)
    match n:  # of the three goods
        case 0:
            return 0
        case 1:
            return highest
        case 2:
            return total - lowest
        case _:
            return total


# Which markets are scored: those of one good (0 to 2), of any one good, of different goods, or one
# of each good that there is.
ANY_ONE: Final = 3
DIFFERENT: Final = 4
EACH: Final = 5


def score_up_to(s: Rajas, seat: i64, goods: i64, most: i64, cause: i64 = BY_DIE) -> None:
    """§M2, §H13, §H14, §G6 The most valuable markets; others only where that sets off less."""
    score(s, seat, goods, most, cause, 0)


def score_each(s: Rajas, seat: i64) -> None:
    """§M1 Exactly one market of each good; which one, only where that makes a difference."""
    p = s.players[seat]
    least: i64 = 0
    good: i64
    for good in range(GOODS):
        least += lowest_of_good(p, good)
    score(s, seat, EACH, GOODS, BY_DIE, least)


def score(s: Rajas, seat: i64, goods: i64, most: i64, cause: i64, least: i64) -> None:
    """What brings most money, unless it would set off more than the least money would."""
    p = s.players[seat]
    best = money_for(p, goods, most)
    if tracks.crossings(p, best) == tracks.crossings(p, least):
        tracks.gain_money(s, seat, best)
    else:
        s.call(ScoreMarkets(seat, goods, most, cause))


def money_for(p: Player, goods: i64, n: i64) -> i64:
    """Money for up to n markets of these goods."""
    if goods >= DIFFERENT:
        return best_mixed(p, n)
    if goods < ANY_ONE:
        return best_of_good(p, goods, n)
    best: i64 = 0
    good: i64
    for good in range(GOODS):
        best = max(best, best_of_good(p, good, n))
    return best


def count_of(p: Player, good: i64, value: i64) -> i64:
    """Markets of a good that are worth so much."""
    count: i64 = 0
    cell: i64
    for cell in range(CELLS):
        square = p.cells[cell]
        if square > 0:
            i: i64 = tile_in(square) * 2
            if TILE_GOOD[i] == good and TILE_VALUE[i] == value:
                count += 1
            if TILE_GOOD[i + 1] == good and TILE_VALUE[i + 1] == value:
                count += 1
    return count


def lowest_of_good(p: Player, good: i64) -> i64:
    """What the cheapest market of a good is worth; 0: there is none."""
    if p.markets_of(good) == 0:
        return 0
    value: i64 = 1
    while count_of(p, good, value) == 0:
        value += 1
    return value


def sums_of_good(p: Player, good: i64, n: i64, top: i64 = TOP_VALUE) -> i64:
    """The set of amounts that n markets of a good bring, none of them worth more than `top`."""
    if n == 0:
        return 1
    if top == 0:
        return 0
    sums: i64 = 0
    taken: i64
    for taken in range(min(count_of(p, good, top), n) + 1):
        sums |= sums_of_good(p, good, n - taken, top - 1) << taken * top
    return sums


def sums_of_different(p: Player, n: i64, goods: i64 = GOODS) -> i64:
    """The set of amounts that n markets bring, each of another one of the first `goods` goods."""
    if n == 0:
        return 1
    if goods == 0:
        return 0
    sums = sums_of_different(p, n, goods - 1)
    value: i64
    for value in range(1, TOP_VALUE + 1):
        if count_of(p, goods - 1, value) > 0:
            sums |= sums_of_different(p, n - 1, goods - 1) << value
    return sums


@mypyc_attr(acyclic=True, free_list_len=1)
class ScoreMarkets(Rule):
    """§M1, §M2, §H13, §H14, §G6 Which markets, and of "at most" so many how many, is asked.

    Offered is what brings most, and for each bonus field, worker or meeting of the markers that it
    would cross, what brings most without crossing it.
    """

    locals = ("goods", "markets", "cause")

    NUMBER: Final = 0

    goods: i64
    markets: i64
    cause: i64

    def __init__(self, by: i64 = 0, goods: i64 = 0, markets: i64 = 0, cause: i64 = BY_DIE) -> None:
        self.by = by
        self.at = 0
        self.goods = goods
        self.markets = markets
        self.cause = cause

    def step(self, s: Rajas, m: i64) -> i64:
        if self.at != self.NUMBER:
            return END
        return self.ask_number(s) if m == ASK else self.on_number(s, m)

    def ask_number(self, s: Rajas) -> i64:
        p = s.players[self.by]
        crossed = tracks.crossings(p, money_for(p, self.goods, self.markets))
        last = tracks.crossings(p, 0)
        while crossed >= last:
            m = self.best_within(p, crossed)
            if m >= 0:
                s.offer(m)
            crossed -= 1
        q = s.asked_why(SCORE)
        if q >= 0:
            s.explain(self.bars_score(p, arg(q), arg2(q), arg3(q)))
        return WAIT

    def best_within(self, p: Player, crossed: i64) -> i64:
        """The move that brings most of those that cross just so much; -1: there is none."""
        best: i64 = -1
        choice: i64 = -1
        good: i64
        for good in range(GOODS + 1):
            most = self.most_of(p, good)
            n = self.least_of(p, good)
            while n <= most:
                sums = self.sums_of(p, good, n)
                money: i64 = best + 1
                while sums >> money:
                    if sums >> money & 1 and tracks.crossings(p, money) == crossed:
                        best = money
                        choice = SCORE | (good if n > 0 else i64(GOODS)) << 8 | n << 16 | best << 24
                    money += 1
                n += 1
        return choice

    def most_of(self, p: Player, good: i64) -> i64:
        """How many markets of a good (GOODS: of different ones) may be scored here; -1: none."""
        if good == GOODS:
            return min(goods_held(p), self.markets) if self.goods >= DIFFERENT else i64(0)
        if self.goods in (good, ANY_ONE):
            return min(p.markets_of(good), self.markets)
        return -1

    def least_of(self, p: Player, good: i64) -> i64:
        """§M1 At the mixed market one of each good, otherwise none."""
        return goods_held(p) if self.goods == EACH else 0

    def sums_of(self, p: Player, good: i64, n: i64) -> i64:
        return sums_of_different(p, n) if good == GOODS else sums_of_good(p, good, n)

    def on_number(self, s: Rajas, m: i64) -> i64:
        tracks.gain_money(s, self.by, arg3(m))
        return NEXT

    def bars_score(self, p: Player, good: i64, n: i64, money: i64) -> i64:
        """Not more than allowed, and not fewer than sets off the same and brings more money."""
        if self.goods >= DIFFERENT and good < GOODS:  # one market is of different goods, too
            most = min(p.markets_of(good), i64(1))
        else:
            most = max(self.most_of(p, good), i64(0))
        if self.goods == EACH and (n > most or n < self.least_of(p, good)):
            return refusal(ONE_OF_EACH, n, goods_held(p))
        if n > most:
            return refusal(self.too_many(), n, most)
        sums = self.sums_of(p, good, n)
        if money > MOST_MONEY or sums >> money & 1 == 0:
            return refusal(NO_SUCH_MARKETS, n, money)
        better = arg3(self.best_within(p, tracks.crossings(p, money)))
        return refusal(SCORES_LESS if better > money else SCORES_THE_SAME, money, better)

    def too_many(self) -> i64:
        """§M2, §H13, §H14, §G6 Which sentence says how many."""
        if self.goods == DIFFERENT:
            return TOO_MANY_DIFFERENT
        if self.goods < ANY_ONE:
            return TOO_MANY_MARKETS
        return TOO_MANY_BY_TILE if self.cause == BY_TILE else TOO_MANY_BY_RIVER

    def copy(self) -> Rule:
        new = ScoreMarkets()
        new.copy_from(self)
        return new

    def copy_from(self, other: ScoreMarkets) -> None:
        super().copy_from(other)
        self.goods = other.goods
        self.markets = other.markets
        self.cause = other.cause


def goods_held(p: Player) -> i64:
    """How many of the goods have a market in the province."""
    held: i64 = 0
    good: i64
    for good in range(GOODS):
        if p.markets_of(good) > 0:
            held += 1
    return held


@mypyc_attr(acyclic=True, free_list_len=1)
class OneGood(Rule):
    """§M2 Give any die; its pips are how many markets of the good may be scored."""

    locals = ("good",)

    DIE: Final = 0

    good: i64

    def __init__(self, by: i64 = 0, good: i64 = 0) -> None:
        self.by = by
        self.at = 0
        self.good = good

    def step(self, s: Rajas, m: i64) -> i64:
        if self.at != self.DIE:
            return END
        return self.ask_die(s) if m == ASK else self.on_die(s, m)

    def ask_die(self, s: Rajas) -> i64:
        p = s.players[self.by]
        n = p.markets_of(self.good)
        kind: i64
        for kind in range(KINDS):
            if p.dice[kind] > 0:
                s.offer(plain_die(kind))
                face = kind % 6 + 1
                if p.karma > 0 and min(7 - face, n) > min(face, n):
                    s.offer(turned_die(kind))
        q = s.asked_why(PAY)
        if q >= 0:
            s.explain(self.bars_die(p, q))
        return WAIT

    def on_die(self, s: Rajas, m: i64) -> i64:
        spend_dice(s, self.by, m)
        score_up_to(s, self.by, self.good, pips_paid(m))
        return NEXT

    def bars_die(self, p: Player, m: i64) -> i64:
        """§M2, §K3 One die of any colour; karma only where it scores more markets."""
        barred = bars_single(p, m)
        if barred != OK or karma_paid(m) == 0:
            return barred
        n = p.markets_of(self.good)
        turned, plain = min(pips_paid(m), n), min(7 - pips_paid(m), n)
        return OK if turned > plain else refusal(NO_GAIN, turned, plain)

    def copy(self) -> Rule:
        new = OneGood()
        new.copy_from(self)
        return new

    def copy_from(self, other: OneGood) -> None:
        super().copy_from(other)
        self.good = other.good
