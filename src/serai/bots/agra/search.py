"""Greedy for Agra: the own action to its end, judged by what it leaves.

A phase of the turn is looked through as a whole (meditation, main action, order phase), on private
copies: at every question the moves are judged one by one and only the most promising are
followed. Actions that are possible at any time are taken when they make the position better. Dice
and tiles are met with a fixed guess, other players with the answer they mostly give.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from serai.bots.agra.judge import Judge
from serai.bots.agra.weights import FOLLOWED, FREE_GAIN, WEIGHTS
from serai.core import kernel
from serai.core.kernel import CHANCE, Desk, arg, arg2, verb
from serai.core.luck import Luck
from serai.core.packed import vec
from serai.games.agra import verbs
from serai.games.agra.abilities import Ability
from serai.games.agra.influence import DeliveryInfluence
from serai.games.agra.rounds import Turn
from serai.games.agra.sailor import Sailor
from serai.games.agra.spaces import MainAction
from serai.games.agra.state import Agra
from serai.games.agra.tables import GOODS

NONE: Final = -1
LOWEST: Final = -1000000000
DEEPEST: Final = 24  # questions in a row


class Search:
    """One look ahead, from one question to the end of the phase."""

    judge: Judge
    width: i64
    seat: i64
    turn: i64
    round: i64
    step: i64  # of the turn
    level: i64  # where the turn is on the stack, -1: it is somebody else's
    nodes: i64

    def __init__(self, s: Agra, width: i64, weights: vec[i64]) -> None:
        self.seat = kernel.decider(s)
        self.judge = Judge(s, self.seat, weights)
        self.width = width
        self.turn = s.turn
        self.round = s.round
        self.nodes = 0
        self.level = -1
        self.step = 0
        i: i64
        for i in range(len(s.stack)):
            rule = s.stack[i]
            if isinstance(rule, Turn) and rule.by == self.seat:
                self.level = i
                self.step = rule.at

    def is_over(self, s: Agra) -> bool:
        """The phase has ended, or it is not the own turn."""
        if self.level < 0 or len(s.stack) <= self.level:
            return True
        if s.turn != self.turn or s.round != self.round:
            return True
        return s.stack[self.level].at != self.step

    def best_move(self, s: Agra) -> i64:
        """The move that begins the best line."""
        n = kernel.ask(s)
        moves = s.desk.moves[:n]
        if is_plain(s):
            return moves[0]
        free = self.best_free(s, moves)
        if free != NONE:
            return free
        moves = self.shortlist(s, moves, NONE)
        if len(moves) == 1:
            return moves[0]
        wide: i64 = len(moves) if isinstance(s.stack[-1], MainAction) else self.width
        return self.pick(s, moves, wide)

    def pick(self, s: Agra, moves: vec[i64], wide: i64) -> i64:
        """Judge the moves, follow the best ones, answer the one with the best line."""
        n = len(moves)
        children: list[Agra] = []
        scores = vec[i64]([0] * n)
        best: i64 = LOWEST
        choice = moves[0]
        i: i64
        for i in range(n):
            child = self.played(s, moves[i])
            children.append(child)
            v: i64 = self.judge.worth(child)
            if verb(moves[i]) == verbs.FOLLOW:
                v -= self.judge.w[FOLLOWED]
            scores[i] = v
            if self.is_over(child):
                scores[i] = LOWEST
                if v > best:
                    best = v
                    choice = moves[i]
        while wide > 0:
            wide -= 1
            top = highest(scores)
            if scores[top] == LOWEST:
                break
            scores[top] = LOWEST
            v = self.value(children[top], 1, moves[top])
            if v > best:
                best = v
                choice = moves[top]
        return choice

    def value(self, s: Agra, depth: i64, last: i64) -> i64:
        """What a position is worth if the rest of the phase is played well."""
        if self.is_over(s) or depth > DEEPEST:
            return self.judge.worth(s)
        n = kernel.ask(s)
        moves = self.shortlist(s, s.desk.moves[:n], last)
        n = len(moves)
        if n == 1:
            return self.value(self.played(s, moves[0]), depth + 1, moves[0])
        children: list[Agra] = []
        scores = vec[i64]([0] * n)
        best: i64 = LOWEST
        i: i64
        for i in range(n):
            child = self.played(s, moves[i])
            children.append(child)
            v: i64 = self.judge.worth(child)
            if self.is_over(child):
                best = max(best, v)
                scores[i] = LOWEST
            else:
                scores[i] = v
        wide: i64 = max(self.width // (depth + 1), i64(1))
        while wide > 0:
            wide -= 1
            top = highest(scores)
            if scores[top] == LOWEST:
                break
            scores[top] = LOWEST
            best = max(best, self.value(children[top], depth + 1, moves[top]))
        return best

    def played(self, s: Agra, m: i64) -> Agra:
        """The position after a move, at the next question of this seat in the phase."""
        child = s.copy()
        self.nodes += 1
        kernel.play(child, m, None)
        while child.stack and not self.is_over(child):
            rule = child.stack[-1]
            plain = is_plain(child)
            if rule.by == self.seat and not plain:
                break
            n = kernel.ask(child)
            if rule.by == CHANCE:
                kernel.play(child, child.desk.moves[n // 2], None)
            elif plain or verb(child.desk.moves[0]) == verbs.FOLLOW:
                kernel.play(child, child.desk.moves[0], None)
            else:
                kernel.play(child, child.desk.moves[n - 1], None)
        return child

    # Actions at any time.

    def best_free(self, s: Agra, moves: vec[i64]) -> i64:
        """The action at any time that gains most, if one does."""
        best: i64 = LOWEST
        choice: i64 = NONE
        for m in moves:
            if is_free(m):
                v: i64 = self.after_free(s, m)
                if v > best:
                    best = v
                    choice = m
        if choice != NONE and best > self.judge.worth(s) + self.judge.w[FREE_GAIN]:
            return choice
        return NONE

    def after_free(self, s: Agra, m: i64) -> i64:
        """The position when such an action is done and the open question is asked again."""
        child = self.played(s, m)
        depth: i64 = 0
        while len(child.stack) > len(s.stack) and depth < DEEPEST and not self.is_over(child):
            n = kernel.ask(child)
            moves = self.shortlist(child, child.desk.moves[:n], NONE)
            child = self.best_child(child, moves)
            depth += 1
        return self.judge.worth(child)

    def best_child(self, s: Agra, moves: vec[i64]) -> Agra:
        """The position after the move that looks best at once."""
        best: i64 = LOWEST
        choice = s
        for m in moves:
            child = self.played(s, m)
            v: i64 = self.judge.worth(child)
            if v > best:
                best = v
                choice = child
        return choice

    # Which moves are worth a look.

    def shortlist(self, s: Agra, moves: vec[i64], last: i64) -> vec[i64]:
        """The moves without actions at any time and without those like others.

        If all of them are like others, only the actions at any time are left out.
        """
        all_moves = moves[:]
        rule = s.stack[-1]
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
                    v = self.judge.worth(self.played(s, m))
                    if v > token_worth:
                        token_worth = v
                        token = m
                    continue
                case verbs.FARE:
                    if sailing and last != NONE:
                        continue  # whoever pays a fare may as well pay it first
                case verbs.GIVE | verbs.TAKE:
                    if last != NONE and verb(last) == verb(m) and arg(last) > arg(m):
                        continue  # the same goods in another order
                case verbs.DELIVER | verbs.DOUBLE:
                    if last != NONE and earlier(m, last):
                        continue
                case _:
                    if is_free(m):
                        continue
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


def highest(scores: vec[i64]) -> i64:
    """The place of the best score."""
    top: i64 = 0
    i: i64
    for i in range(len(scores)):
        if scores[i] > scores[top]:
            top = i
    return top


def choose(s: Agra, _luck: Luck, width: i64) -> i64:
    """Answer the open question; `s` is a private copy, its desk is not."""
    return choose_with(s, width, WEIGHTS)


def choose_with(s: Agra, width: i64, weights: vec[i64]) -> i64:
    """The same with other weights (to compare them)."""
    own = s.copy()
    own.desk = Desk()
    return Search(own, width, weights).best_move(own)
