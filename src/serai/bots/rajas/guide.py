"""What is worth a look in a turn of Rajas of the Ganges.

Where moves differ only in what is left over (which dice pay, which building is upgraded, which
yield tile is taken) only the one that leaves most is followed. Chance is met as it is: the average
over faces of a die, later in a line over fewer of them. What is left to one throw or one tile is
the same for all lines, so that none is better by its luck.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from serai.bots.guide import NONE, Guide, Wish, without
from serai.bots.rajas.features import RajasSight
from serai.bots.rajas.judge import Judge
from serai.bots.rajas.weights import WEIGHTS
from serai.core import kernel
from serai.core.kernel import Rule, arg, arg2, verb
from serai.core.luck import Fate
from serai.core.packed import vec
from serai.games.rajas import verbs
from serai.games.rajas.dice import TakeDice
from serai.games.rajas.karma import Payment, pips_paid
from serai.games.rajas.palace import Balcony, FrontTerrace
from serai.games.rajas.round import Turn, brings_nothing
from serai.games.rajas.state import KINDS, Rajas, tile_in
from serai.games.rajas.tables import COLOURS, TILE_COST, TILE_STACK, YIELD_TILE_REWARD

LOWEST: Final = -1000000000
FACES: Final = 6
SAMPLE: Final = 0  # one is enough: a die is averaged over its faces


class RajasGuide(Guide):
    """What a search must know of Rajas."""

    judge: Judge
    fate: Fate
    width: i64  # tiles that are looked at

    def __init__(self, judge: Judge, fate: Fate, width: i64) -> None:
        super().__init__(judge.seat)
        self.judge = judge
        self.fate = fate
        self.width = width

    def sight(self, s: Rajas) -> RajasSight:
        """What a learned judgement looks at."""
        return RajasSight(self.judge, s.seats)

    def at_once(self, s: Rajas, moves: vec[i64], ahead: bool) -> i64:
        """Which building, which yield tile, which dice to roll again: one look is enough."""
        match verb(moves[0]):
            case verbs.UPGRADE:
                return self.upgrade(s, moves)
            case verbs.JEWEL:
                return self.jewel(s, moves)
            case verbs.DONE:
                if not isinstance(s.stack[-1], FrontTerrace):
                    return self.worst_die(moves)
                return verbs.DONE if ahead else self.reroll(moves)
            case _:
                return NONE

    def toll(self, s: Rajas, m: i64) -> i64:
        """§P1 What rolling the poor dice again brings on average is not seen before."""
        return -self.hope(s) if m == verbs.DONE and isinstance(s.stack[-1], FrontTerrace) else 0

    def hope(self, s: Rajas) -> i64:
        """§P1 What rolling the poor dice again brings on average."""
        p = s.players[self.seat]
        mean = self.judge.mean_die()
        total: i64 = 0
        kind: i64
        for kind in range(KINDS):
            if p.dice[kind] > 0:
                total += p.dice[kind] * max(i64(0), mean - self.judge.die(kind))
        return total

    def is_wide(self, s: Rajas, m: i64) -> bool:
        """There are few enough turns to look at all of them."""
        return True

    def outcomes(self, s: Rajas, moves: vec[i64], met: i64) -> vec[i64]:
        """All faces of the first die, two that add up to seven of the next ones, then one."""
        kind = verb(moves[0])
        if kind == verbs.ROLL and met == 0:
            return moves
        nth: i64 = met
        if kind == verbs.REVEAL:  # of each stack always the same one, whenever it is
            nth = TILE_STACK[arg(moves[0])]
        event = kind | nth << 8
        if kind == verbs.ROLL and met < 3:
            two = moves[:2]
            face = self.fate.pick(FACES // 2, SAMPLE, event)
            two[0] = moves[face]
            two[1] = moves[FACES - 1 - face]
            return two
        one = moves[:1]
        one[0] = moves[self.fate.pick(len(moves), SAMPLE, event)]
        return one

    # Which moves are worth a look.

    def shortlist(self, s: Rajas, moves: vec[i64], last: i64) -> vec[i64]:
        """The offered moves without those that are plainly worse than a similar one."""
        rule = s.stack[-1]
        if isinstance(rule, Turn):
            return self.spaces(s, moves)
        match verb(moves[0]):
            case verbs.PAY:
                return self.payments(s, moves, isinstance(rule, (Payment, Balcony)))
            case verbs.TILE | verbs.OVERBUILD:
                return self.tiles(s, moves)
            case verbs.TAKE:
                return self.colours(rule, moves)
            case _:
                return moves

    def spaces(self, s: Rajas, moves: vec[i64]) -> vec[i64]:
        """§R3 Spaces that bring nothing are left out as long as another one is open."""
        n = len(moves)
        useful = vec[i64]([NONE] * n)
        i: i64
        for i in range(n):
            if not brings_nothing(s, self.seat, moves[i]):
                useful[i] = moves[i]
        left = without(useful, NONE)
        return left if len(left) > 0 else moves

    def colours(self, rule: Rule, moves: vec[i64]) -> vec[i64]:
        """§R6 Dice that will fall together, each choice of colours once: in their order."""
        if not isinstance(rule, TakeDice):
            return moves
        n = len(moves)
        chosen = vec[i64]([NONE] * n)
        last: i64 = 0  # the highest colour chosen so far
        colour: i64
        for colour in range(COLOURS):
            if rule.chosen_of(colour) > 0:
                last = colour
        i: i64
        for i in range(n):
            if verb(moves[i]) == verbs.TAKE and (arg(moves[i]) >= last or rule.once):
                chosen[i] = moves[i]
        left = without(chosen, NONE)
        return left if len(left) > 0 else moves

    def payments(self, s: Rajas, moves: vec[i64], all_one: bool) -> vec[i64]:
        """Of payments with the same effect the one that leaves the better dice."""
        best = vec[i64]([LOWEST] * 64)
        choice = vec[i64]([NONE] * 64)
        for m in moves:
            key: i64 = 0 if all_one else pips_paid(m)
            v: i64 = self.left_over(s, m)
            if v > best[key]:
                best[key] = v
                choice[key] = m
        return without(choice, NONE)

    def left_over(self, s: Rajas, m: i64) -> i64:
        """The dice that a payment leaves."""
        child: Rajas = self.tried(s, m)
        return self.judge.dice(child, child.players[self.seat])

    def tiles(self, s: Rajas, moves: vec[i64]) -> vec[i64]:
        """The tiles that bring most for their price."""
        if verb(moves[len(moves) - 1]) == verbs.DONE:  # §Q1 to buy nothing is of no use here
            moves = moves[: len(moves) - 1]
        n = len(moves)
        if n <= self.width:
            return moves
        p = s.players[self.seat]
        scores = vec[i64]([0] * n)
        i: i64
        for i in range(n):
            tile = arg(moves[i])
            price = TILE_COST[tile]
            if verb(moves[i]) == verbs.OVERBUILD:
                price -= TILE_COST[tile_in(p.cells[arg2(moves[i])])]
            scores[i] = self.judge.tile(p, tile) - price * 30
        chosen = vec[i64]([NONE] * n)
        rank: i64
        for rank in range(self.width):
            top: i64 = 0
            for i in range(n):
                if scores[i] > scores[top]:
                    top = i
            scores[top] = LOWEST
            chosen[rank] = moves[top]
        return without(chosen, NONE)

    def upgrade(self, s: Rajas, moves: vec[i64]) -> i64:
        """§Q7 The building with which the tiles on offer look best."""
        best: i64 = LOWEST
        choice = moves[0]
        for m in moves:
            child: Rajas = self.tried(s, m)
            p = child.players[self.seat]
            v: i64 = self.judge.levels(child, p) + self.judge.dice(child, p)
            if v > best:
                best = v
                choice = m
        return choice

    def jewel(self, s: Rajas, moves: vec[i64]) -> i64:
        """§N5 The yield tile that is better than what it covers, on a field soon to be linked."""
        judge = self.judge
        p = s.players[self.seat]
        judge.roads(p)
        best: i64 = LOWEST
        choice = moves[0]
        for m in moves:
            v: i64 = 0
            if verb(m) == verbs.JEWEL:
                field = arg2(m)
                v = -1  # a field that is linked already pays nothing more
                if p.connected >> field & 1 == 0:
                    v = judge.gain(p, YIELD_TILE_REWARD[arg(m)]) - judge.fields[field]
                    v *= judge.near[field] + 1
            if v > best:
                best = v
                choice = m
        return choice

    def reroll(self, moves: vec[i64]) -> i64:
        """§P1 Roll again the first die that is worth less than a new one, else be done."""
        mean = self.judge.mean_die()
        for m in moves:
            if verb(m) == verbs.REROLL and self.judge.die(arg(m)) < mean:
                return m
        return verbs.DONE

    def worst_die(self, moves: vec[i64]) -> i64:
        """§R7 Give back the poorest die if it is worth less than a new one, else be done."""
        least = self.judge.mean_die()
        choice: i64 = verbs.DONE
        for m in moves:
            if verb(m) == verbs.RETURN and self.judge.die(arg(m)) < least:
                least = self.judge.die(arg(m))
                choice = m
        return choice


def begin(s: Rajas, wish: Wish) -> RajasGuide:
    """A judge and a guide for whoever is asked."""
    fate = Fate(int(wish.luck.pick(1 << 30)))
    return RajasGuide(Judge(s, kernel.decider(s), WEIGHTS), fate, wish.width)


def sight_of(s: Rajas, seat: i64) -> RajasSight:
    """What any seat sees, whoever is asked."""
    return RajasSight(Judge(s, seat, WEIGHTS), s.seats)
