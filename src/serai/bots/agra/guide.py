"""What is worth a look in a turn of Agra.

Of moves like each other one is followed. Actions that are possible at any time are looked at
between the phases of the turn, in one order. Dice and tiles are met with a fixed guess, other
players with the answer they mostly give.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from serai.bots.agra.features import AgraSight
from serai.bots.agra.judge import Judge
from serai.bots.agra.weights import FOLLOWED, FREE_GAIN, WEIGHTS
from serai.bots.guide import NONE, Guide, Wish
from serai.core import kernel
from serai.core.kernel import arg, arg2, verb
from serai.core.packed import vec
from serai.games.agra import verbs
from serai.games.agra.abilities import Ability
from serai.games.agra.influence import DeliveryInfluence
from serai.games.agra.meditation import Meditation
from serai.games.agra.orders import OrderPhase
from serai.games.agra.rounds import Turn
from serai.games.agra.sailor import Sailor
from serai.games.agra.spaces import MainAction
from serai.games.agra.state import Agra
from serai.games.agra.tables import GOODS

LOWEST: Final = -1000000000


class AgraGuide(Guide):
    """What a search must know of Agra."""

    judge: Judge

    def __init__(self, judge: Judge, width: i64) -> None:
        super().__init__(judge.seat)
        self.judge = judge
        self.wide = 6 * width
        self.each = width
        self.most = 1000 * width

    def sight(self, s: Agra) -> AgraSight:
        """What a learned judgement looks at."""
        return AgraSight(self.judge, s.seats)

    def at_once(self, s: Agra, moves: vec[i64], ahead: bool) -> i64:
        """A question to which everybody says yes: a step of influence, an ability that helps."""
        return moves[0] if is_plain(s) else NONE

    def is_wide(self, s: Agra, m: i64) -> bool:
        """Where the worker goes decides what the turn is about."""
        return verb(m) == verbs.PLACE

    def stage(self, s: Agra) -> i64:
        """§T2 Meditation, action, orders."""
        for rule in s.stack:
            if isinstance(rule, Turn):
                return rule.at
        return 0

    def toll(self, s: Agra, m: i64) -> i64:
        """An action at any time must gain something; so should whoever lets others follow."""
        if is_free(m):
            return self.judge.w[FREE_GAIN]
        return self.judge.w[FOLLOWED] if verb(m) == verbs.FOLLOW else i64(0)

    def reply(self, s: Agra, moves: vec[i64]) -> i64:
        """Others follow and take what helps; else they pass."""
        if is_plain(s) or verb(moves[0]) == verbs.FOLLOW:
            return moves[0]
        return moves[len(moves) - 1]

    def shortlist(self, s: Agra, moves: vec[i64], last: i64) -> vec[i64]:
        """The moves without those like others, and actions at any time only where they fit."""
        all_moves = moves[:]
        rule = s.stack[-1]
        open_to_all = is_pause(s)
        sailing = isinstance(rule, Sailor) and rule.used > 0
        n = len(moves)
        kept: i64 = 0
        lay: i64 = NONE
        stand: i64 = NONE
        trade: i64 = NONE
        token: i64 = NONE
        trade_worth: i64 = LOWEST
        token_worth: i64 = LOWEST
        v: i64
        i: i64
        for i in range(n):
            m = moves[i]
            match verb(m):
                case verbs.LAY:
                    if lay == NONE or arg(lay) >= GOODS or arg(m) < GOODS:
                        lay = m  # who stands where others will come is better left standing
                    continue
                case verbs.STAND:
                    stand = m
                    continue
                case verbs.TRADE:
                    v = self.traded(s, m)
                    if v > trade_worth:
                        trade_worth = v
                        trade = m
                    continue
                case verbs.TOKEN:
                    v = self.moved(s, m)
                    if v > token_worth:
                        token_worth = v
                        token = m
                    continue
                case verbs.FARE:
                    if sailing and last >= 0:
                        continue  # whoever pays a fare may as well pay it first
                case verbs.GIVE | verbs.TAKE:
                    if last >= 0 and verb(last) == verb(m) and arg(last) > arg(m):
                        continue  # the same goods in another order
                case verbs.DELIVER | verbs.DOUBLE:
                    if last >= 0 and earlier(m, last):
                        continue
                case _:
                    if is_free(m) and (not open_to_all or m < last):
                        continue  # they are used in the order of their numbers
            moves[kept] = m
            kept += 1
        for m in vec[i64]([lay, stand, trade, token]):
            if m != NONE:
                moves[kept] = m
                kept += 1
        return moves[:kept] if kept > 0 else answers_of(all_moves)

    def traded(self, s: Agra, m: i64) -> i64:
        """The goods after an exchange."""
        p = s.players[self.seat]
        self.judge.look_ahead(s)
        p.goods[arg(m)] -= 1
        p.goods[arg2(m)] += 1
        v = self.judge.goods(s, p)
        p.goods[arg(m)] += 1
        p.goods[arg2(m)] -= 1
        return v - 30 * s.values[arg(m)]

    def moved(self, s: Agra, m: i64) -> i64:
        """The position after a token was moved."""
        return self.judge.worth(self.tried(s, m))


def is_pause(s: Agra) -> bool:
    """Between the phases of a turn: before meditation, action and orders."""
    rule = s.stack[-1]
    if isinstance(rule, Meditation):
        return rule.laid == 0 and s.spent == 0
    return isinstance(rule, (MainAction, OrderPhase))


def is_plain(s: Agra) -> bool:
    """A question to which everybody says yes: a step of influence, an ability that only helps."""
    rule = s.stack[-1]
    if isinstance(rule, DeliveryInfluence):
        return rule.at == DeliveryInfluence.RISE
    return isinstance(rule, Ability)


def answers_of(moves: vec[i64]) -> vec[i64]:
    """The moves without actions at any time."""
    kept: i64 = 0
    i: i64
    for i in range(len(moves)):
        if not is_free(moves[i]):
            moves[kept] = moves[i]
            kept += 1
    return moves[:kept]


def is_free(m: i64) -> bool:
    """An action at any time."""
    return verbs.FIRST_FREE <= verb(m) <= verbs.LAST_FREE


def earlier(m: i64, last: i64) -> bool:
    """A delivery that could have been made before the last one."""
    if verb(last) != verbs.DELIVER and verb(last) != verbs.DOUBLE:
        return False
    return arg2(m) < arg2(last)


def begin(s: Agra, wish: Wish) -> AgraGuide:
    """A judge and a guide for whoever is asked; a game that will not end is worth a wider look."""
    judge = Judge(s, kernel.decider(s), WEIGHTS)
    return AgraGuide(judge, wish.width + judge.late)


def sight_of(s: Agra, seat: i64) -> AgraSight:
    """What any seat sees, whoever is asked."""
    return AgraSight(Judge(s, seat, WEIGHTS), s.seats)
