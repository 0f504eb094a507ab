"""What is worth a look in a turn of Merv.

Every space, site and action is looked at. Within an action a position is judged as if the turn
ended as soon as possible after it. Cards drawn are met with a fixed guess.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from serai.bots.guide import NONE, Guide, Wish
from serai.bots.merv.features import MervSight
from serai.bots.merv.judge import ALL, Judge
from serai.bots.merv.order import turns_to_come
from serai.bots.merv.weights import KEEP_FAVOUR, WEIGHTS
from serai.core import kernel
from serai.core.kernel import CHANCE, Rule, arg, verb
from serai.core.packed import vec
from serai.games.merv import verbs
from serai.games.merv.raid import Raid
from serai.games.merv.scoring import YearScoring, hall_value
from serai.games.merv.state import NOBODY, Merv
from serai.games.merv.tables import PHASES, YEARS
from serai.games.merv.turn import Turn
from serai.games.merv.vizier import VizierTurn

LOWEST: Final = -1000000000
DEEPEST: Final = 24  # questions in a row


class MervGuide(Guide):
    """What a search must know of Merv."""

    judge: Judge

    def __init__(self, judge: Judge, width: i64) -> None:
        super().__init__(judge.seat)
        self.judge = judge
        self.wide = 16 * width
        self.each = (width + 1) // 2
        self.most = 600 * width
        self.settles = True
        self.lingers = True

    def sight(self, s: Merv) -> MervSight:
        """What a learned judgement looks at."""
        return MervSight(self.judge, s.seats)

    def prepare(self, s: Merv) -> None:
        """What will follow the turn (or the open question) is no matter of it."""
        if not isinstance(s.stack[-1], YearScoring) and not isinstance(s.stack[-1], Raid):
            s.stack = present(s)

    def at_once(self, s: Merv, moves: vec[i64], ahead: bool) -> i64:
        """What the raiders and the halls ask."""
        rule = s.stack[-1]
        if isinstance(rule, YearScoring):
            return self.best_funding(s, moves)
        if isinstance(rule, Raid):
            return self.best_ransom(s, rule, moves)
        return NONE

    def is_wide(self, s: Merv, m: i64) -> bool:
        """Spaces, sites and actions are all looked at."""
        return verbs.GO <= verb(m) <= verbs.ACT

    def settle(self, s: Merv) -> None:
        """The turn is ended as soon as possible."""
        depth: i64 = 0
        while s.stack and s.stack[-1].by == self.seat and depth < DEEPEST:
            n = kernel.ask(s)
            kernel.play(s, ending(s.desk.moves, n), None)
            while s.stack and s.stack[-1].by == CHANCE:
                n = kernel.ask(s)
                kernel.play(s, s.desk.moves[n // 2], None)
            depth += 1

    def shortlist(self, s: Merv, moves: vec[i64], last: i64) -> vec[i64]:
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


def ending(moves: vec[i64], n: i64) -> i64:
    """The answer after which least is asked."""
    i: i64
    for i in range(n):
        m = moves[i]
        match verb(m):
            case verbs.DONE | verbs.PASS | verbs.END_TURN | verbs.PAY | verbs.FAVOUR:
                return m
    return moves[0]


def present(s: Merv) -> list[Rule]:
    """What is in progress, without what will follow: the turn, or the open question alone."""
    i: i64
    for i in range(len(s.stack)):
        if isinstance(s.stack[i], Turn):
            return s.stack[i:]
    return s.stack[-1:]


def begin(s: Merv, wish: Wish) -> MervGuide:
    """A judge and a guide for whoever is asked."""
    seat = kernel.decider(s)
    return MervGuide(Judge(s, seat, turns_left(s, seat), wish.area, WEIGHTS), wish.width)


def sight_of(s: Merv, seat: i64) -> MervSight:
    """What any seat sees, whoever is asked."""
    return MervSight(Judge(s, seat, turns_to_come(s, seat), ALL, WEIGHTS), s.seats)
