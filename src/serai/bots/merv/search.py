"""Greedy for Merv: the own turn to its end, judged by what it leaves.

Every space, site and action is looked at on private copies. Within an action the moves are ranked
by the turn that ends as soon as possible after them, and only the most promising are followed.
What comes after the own turn is left to the judge. Cards drawn are met with a fixed guess.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from serai.bots.merv.judge import Judge
from serai.bots.merv.weights import KEEP_FAVOUR, WEIGHTS
from serai.core import kernel
from serai.core.kernel import CHANCE, Desk, Rule, arg, verb
from serai.core.luck import Luck
from serai.core.packed import vec
from serai.games.merv import verbs
from serai.games.merv.raid import Raid
from serai.games.merv.scoring import YearScoring, hall_value
from serai.games.merv.state import NOBODY, Merv
from serai.games.merv.tables import PHASES, YEARS
from serai.games.merv.turn import Turn
from serai.games.merv.vizier import VizierTurn

NONE: Final = -1
LOWEST: Final = -1000000000
DEEPEST: Final = 24  # questions in a row


class Search:
    """One look ahead, from one question to the end of the turn."""

    judge: Judge
    width: i64
    seat: i64
    nodes: i64

    def __init__(self, s: Merv, width: i64, area: i64, weights: vec[i64]) -> None:
        self.seat = kernel.decider(s)
        self.judge = Judge(s, self.seat, turns_left(s, self.seat), area, weights)
        self.width = width
        self.nodes = 0

    def is_over(self, s: Merv) -> bool:
        """The own turn has ended, or somebody else has to choose."""
        return not s.stack or s.stack[-1].by != self.seat

    def best_move(self, s: Merv) -> i64:
        """The move that begins the best line."""
        n = kernel.ask(s)
        moves = self.shortlist(s, s.desk.moves[:n])
        if len(moves) == 1:
            return moves[0]
        wide: i64 = 1 if verb(moves[0]) == verbs.GO else max(self.width // 2, i64(1))
        best: i64 = LOWEST
        choice = moves[0]
        scores = self.scores(s, moves)
        i: i64
        for i in range(len(moves)):
            if scores[i] > best:
                best = scores[i]
                choice = moves[i]
        tries: i64 = len(moves) if is_wide(moves[0]) else wide
        while tries > 0:
            tries -= 1
            top = highest(scores)
            if scores[top] == LOWEST:
                break
            scores[top] = LOWEST
            child = self.played(s, moves[top])
            v = self.value(child, 1, wide)
            if v > best:
                best = v
                choice = moves[top]
        return choice

    def value(self, s: Merv, depth: i64, wide: i64) -> i64:
        """What a position is worth if the rest of the turn is played well."""
        if self.is_over(s) or depth > DEEPEST:
            return self.judge.worth(s)
        n = kernel.ask(s)
        moves = self.shortlist(s, s.desk.moves[:n])
        if len(moves) == 1:
            return self.value(self.played(s, moves[0]), depth + 1, wide)
        everything = is_wide(moves[0])
        scores = self.scores(s, moves)
        best: i64 = scores[highest(scores)]
        tries: i64 = len(moves) if everything else wide
        narrower: i64 = wide if everything else max(wide - 1, i64(1))
        while tries > 0:
            tries -= 1
            top = highest(scores)
            if scores[top] == LOWEST:
                break
            scores[top] = LOWEST
            best = max(best, self.value(self.played(s, moves[top]), depth + 1, narrower))
        return best

    def scores(self, s: Merv, moves: vec[i64]) -> vec[i64]:
        """For each move the turn that ends soon after it; unknown where nothing has happened."""
        n = len(moves)
        scores = vec[i64]([0] * n)
        if verb(moves[0]) == verbs.GO or verb(moves[0]) == verbs.ACTIVATE:
            i: i64
            for i in range(n):
                scores[i] = LOWEST + 1
            return scores
        for i in range(n):
            scores[i] = self.judge.worth(self.ended(self.played(s, moves[i])))
        return scores

    def played(self, s: Merv, m: i64) -> Merv:
        """The position after a move, at the next question of this seat."""
        child = s.copy()
        self.nodes += 1
        kernel.play(child, m, None)
        self.draw(child)
        return child

    def draw(self, s: Merv) -> None:
        """Let chance decide, always in the same way."""
        while s.stack and s.stack[-1].by == CHANCE:
            n = kernel.ask(s)
            kernel.play(s, s.desk.moves[n // 2], None)

    def ended(self, s: Merv) -> Merv:
        """The same position when the turn is ended as soon as possible."""
        depth: i64 = 0
        while not self.is_over(s) and depth < DEEPEST:
            n = kernel.ask(s)
            kernel.play(s, ending(s.desk.moves, n), None)
            self.draw(s)
            depth += 1
        return s

    def shortlist(self, s: Merv, moves: vec[i64]) -> vec[i64]:
        """The moves worth a look: contracts wait for the end of the turn: there is time for them.

        The camel market is of use before the action or at the end; upgrades go to own buildings.
        """
        n = len(moves)
        if verb(moves[n - 1]) == verbs.END_TURN:
            return moves
        if verb(moves[0]) == verbs.UPGRADE:
            return self.own_sites(s, moves)
        markets = verb(moves[0]) == verbs.FAVOUR
        kept: i64 = 0
        i: i64
        for i in range(n):
            m = moves[i]
            if verb(m) < verbs.FIRST_FREE or (markets and verb(m) != verbs.CONTRACT):
                moves[kept] = m
                kept += 1
        return moves[:kept]

    def own_sites(self, s: Merv, moves: vec[i64]) -> vec[i64]:
        """Upgrades of sites with an own building, or all if there is none."""
        kept: i64 = 0
        own = moves[:]
        for m in moves:
            if s.owner(arg(m)) == self.seat:
                own[kept] = m
                kept += 1
        return own[:kept] if kept > 0 else moves

    # Questions outside of the own turn.

    def best_funding(self, s: Merv, moves: vec[i64]) -> i64:
        """The courtier that scores most, unless the favour may be kept and is better kept."""
        choice = moves[len(moves) - 1]
        least: i64 = 0
        if verb(choice) == verbs.DONE:
            least = self.judge.w[KEEP_FAVOUR] if s.year + 1 < YEARS else i64(1)
        best: i64 = -1
        for m in moves:
            if verb(m) == verbs.FUND:
                points = 100 * hall_value(s, self.seat, arg(m))
                if points > best and points >= least:
                    best = points
                    choice = m
        return choice

    def best_ransom(self, s: Merv, rule: Raid, moves: vec[i64]) -> i64:
        """The cube that is missed least, if the building is worth it."""
        choice: i64 = verbs.LOSE
        p = s.players[self.seat]
        most: i64 = self.judge.saved(s, p, rule.cell)
        before = self.judge.cubes(s, p)
        best: i64 = LOWEST
        for m in moves:
            if verb(m) == verbs.RANSOM:
                p.stock[arg(m)] -= 1
                v = self.judge.cubes(s, p) - before + most
                p.stock[arg(m)] += 1
                if v > best and v >= 0:
                    best = v
                    choice = m
        return choice


def turns_left(s: Merv, seat: i64) -> i64:
    """Own turns after the present one, or all of them if the own turn is still to come."""
    left: i64 = PHASES * YEARS - 1 - PHASES * s.year - s.phase
    if isinstance(s.stack[-1], VizierTurn) and s.stand(seat) == NOBODY:
        left += 1
    return left


def is_wide(m: i64) -> bool:
    """Spaces, sites and actions are all looked at."""
    return verbs.GO <= verb(m) <= verbs.ACT


def ending(moves: vec[i64], n: i64) -> i64:
    """The answer after which least is asked."""
    i: i64
    for i in range(n):
        m = moves[i]
        match verb(m):
            case verbs.DONE | verbs.PASS | verbs.END_TURN | verbs.PAY | verbs.FAVOUR:
                return m
    return moves[0]


def highest(scores: vec[i64]) -> i64:
    """The place of the best score."""
    top: i64 = 0
    i: i64
    for i in range(len(scores)):
        if scores[i] > scores[top]:
            top = i
    return top


def choose(s: Merv, _luck: Luck, width: i64, area: i64) -> i64:
    """Answer the open question; `s` is a private copy, its desk is not."""
    return choose_with(s, width, area, WEIGHTS)


def choose_with(s: Merv, width: i64, area: i64, weights: vec[i64]) -> i64:
    """The same with other weights (to compare them)."""
    own = s.copy()
    own.desk = Desk()
    search = Search(own, width, area, weights)
    rule = own.stack[-1]
    n = kernel.ask(own)
    if isinstance(rule, YearScoring):
        return search.best_funding(own, own.desk.moves[:n])
    if isinstance(rule, Raid):
        return search.best_ransom(own, rule, own.desk.moves[:n])
    own.stack = present(own)
    return search.best_move(own)


def present(s: Merv) -> list[Rule]:
    """What is in progress, without what will follow: the turn, or the open question alone."""
    i: i64
    for i in range(len(s.stack)):
        if isinstance(s.stack[i], Turn):
            return s.stack[i:]
    return s.stack[-1:]
