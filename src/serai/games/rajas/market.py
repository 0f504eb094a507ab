"""II. The market place: money for the markets of the own province (rulebook p. 5)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64, mypyc_attr

from serai.core.kernel import ASK, END, NEXT, OK, WAIT, Rule, refusal
from serai.games.rajas import tracks
from serai.games.rajas.karma import bars_single, karma_paid, pips_paid, spend_dice
from serai.games.rajas.refusals import (
    ALL_TAKEN,
    MIXED_ONCE,
    NO_DICE,
    NO_GAIN,
    NO_MARKET,
    SPACE_TAKEN,
)
from serai.games.rajas.state import AT_MARKET, KINDS, Player, Rajas, tile_in
from serai.games.rajas.tables import (
    CELLS,
    GOODS,
    MIXED_SPACES,
    TILE_GOOD,
    TILE_VALUE,
    TOP_VALUE,
)
from serai.games.rajas.verbs import PAY, plain_die, turned_die


def bars_mixed(s: Rajas, p: Player) -> i64:
    """§M1, §M3 A free space, at most one worker of each player with 3–4, and a market to score."""
    spaces = MIXED_SPACES[s.seats]
    if s.mixed >= spaces:
        return refusal(ALL_TAKEN, spaces)
    if s.seats > 2 and p.mixed > 0:
        return refusal(MIXED_ONCE, 1)
    return OK if p.markets > 0 else refusal(NO_MARKET, GOODS)


def bars_market(s: Rajas, p: Player, good: i64) -> i64:
    """§M2 A free space, a market of this good to score, and any die to give."""
    if s.board[AT_MARKET + good] > 0:
        return refusal(SPACE_TAKEN, s.board[AT_MARKET + good] - 1)
    if p.markets_of(good) == 0:
        return refusal(NO_MARKET, good)
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


def best_mixed(p: Player) -> i64:
    """§M1 Money for the most valuable market of each good."""
    best: i64 = 0
    good: i64
    for good in range(GOODS):
        if p.markets_of(good) > 0:
            best += best_of_good(p, good, 1)
    return best


def score_best_good(s: Rajas, seat: i64, n: i64) -> None:
    """§H14 Up to n markets of one good, no die: the good that brings most."""
    p = s.players[seat]
    best: i64 = 0
    good: i64
    for good in range(GOODS):
        best = max(best, best_of_good(p, good, n))
    tracks.gain_money(s, seat, best)


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
        tracks.gain_money(s, self.by, best_of_good(s.players[self.by], self.good, pips_paid(m)))
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
        new = OneGood(self.by, self.good)
        new.at = self.at
        return new
