"""Greedy for Rajas of the Ganges: every way to spend the own turn, judged at its end.

The search plays on private copies. Where moves differ only in what is left over (which dice pay,
which building is upgraded, which yield tile is taken) only the one that leaves most is followed.
Chance is met as it is: the average over faces of a die, or over fair samples of them.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from serai.bots.rajas.judge import Judge
from serai.bots.rajas.weights import WEIGHTS
from serai.core import kernel
from serai.core.kernel import CHANCE, Desk, Rule, arg, arg2, verb
from serai.core.luck import Luck
from serai.core.packed import vec
from serai.games.rajas import verbs
from serai.games.rajas.dice import TakeDice
from serai.games.rajas.karma import Payment, pips_paid
from serai.games.rajas.palace import Balcony, FrontTerrace
from serai.games.rajas.round import Turn, brings_nothing
from serai.games.rajas.state import KINDS, Rajas, tile_in
from serai.games.rajas.tables import COLOURS, STACKS, TILE_COST, TILE_STACK, YIELD_TILE_REWARD

NONE: Final = -1
LOWEST: Final = -1000000000


class Search:
    """One look ahead, from one question to the end of the turn."""

    judge: Judge
    luck: Luck
    width: i64
    seat: i64
    turn: i64
    round: i64
    lap: i64
    nodes: i64
    samples: vec[i64]  # one outcome for each stack, the same in all lines: less noise

    def __init__(self, s: Rajas, luck: Luck, width: i64, weights: vec[i64]) -> None:
        self.seat = kernel.decider(s)
        self.judge = Judge(s, self.seat, weights)
        self.luck = luck
        self.width = width
        self.turn = s.turn
        self.round = s.round
        self.lap = s.lap
        self.nodes = 0
        self.samples = vec[i64]([-1] * STACKS)

    def is_over(self, s: Rajas) -> bool:
        """The turn has ended: somebody else's has begun, or another one of the same seat."""
        if not s.stack or s.turn != self.turn or s.lap != self.lap or s.round != self.round:
            return True
        return s.round == 0  # while setting up every question stands for itself

    def best_move(self, s: Rajas) -> i64:
        """The move that begins the best line."""
        moves = self.shortlist(s)
        if len(moves) == 1:
            return moves[0]
        best: i64 = LOWEST
        choice = moves[0]
        for m in moves:
            v = self.after(s, m, 0)
            if v > best:
                best = v
                choice = m
        return choice

    def after(self, s: Rajas, m: i64, fan: i64) -> i64:
        """What the position after a move is worth."""
        child = s.copy()
        self.nodes += 1
        kernel.play(child, m, None)
        return self.value(child, fan)

    def value(self, s: Rajas, fan: i64) -> i64:
        """What a position is worth if the rest of the turn is played well."""
        if self.is_over(s):
            return self.judge.worth(s)
        rule = s.stack[-1]
        if rule.by == CHANCE:
            return self.expected(s, fan)
        if isinstance(rule, FrontTerrace):
            return self.after(s, verbs.DONE, fan) + self.hope(s)
        best: i64 = LOWEST
        for m in self.shortlist(s):
            best = max(best, self.after(s, m, fan))
        return best

    # Chance. `fan` counts how many chance steps lie before this one in the same line.

    def expected(self, s: Rajas, fan: i64) -> i64:
        """The average over what may happen; deeper in a line over fewer, fairly drawn outcomes."""
        n = kernel.ask(s)
        moves = s.desk.moves[:n]
        kind = verb(moves[0])
        if kind == verbs.REVEAL:
            stack = TILE_STACK[arg(moves[0])]
            if self.samples[stack] < 0:
                self.samples[stack] = self.luck.pick(1 << 20)
            return self.after(s, moves[self.samples[stack] % n], fan)
        total: i64 = 0
        i: i64
        if kind == verbs.ROLL and fan == 0:
            for i in range(n):
                total += self.after(s, moves[i], fan + 1)
            return total // n
        if kind == verbs.ROLL and fan < 3:
            i = self.luck.pick(3)
            total = self.after(s, moves[i], fan + 1) + self.after(s, moves[5 - i], fan + 1)
            return total // 2
        return self.after(s, moves[self.luck.pick(n)], fan + 1)

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

    # Which moves are worth a look.

    def shortlist(self, s: Rajas) -> vec[i64]:
        """The offered moves without those that are plainly worse than a similar one."""
        n = kernel.ask(s)
        moves = s.desk.moves[:n]
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
            case verbs.UPGRADE:
                return vec[i64]([self.upgrade(s, moves)])
            case verbs.JEWEL:
                return vec[i64]([self.jewel(s, moves)])
            case verbs.DONE:
                if isinstance(rule, FrontTerrace):
                    return vec[i64]([self.reroll(moves)])
                return vec[i64]([self.worst_die(moves)])
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
        child = s.copy()
        kernel.play(child, m, None)
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
            child = s.copy()
            kernel.play(child, m, None)
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


def without(moves: vec[i64], nothing: i64) -> vec[i64]:
    """The same moves without empty places."""
    return vec[i64]([m for m in moves if m != nothing])


def choose(s: Rajas, luck: Luck, width: i64) -> i64:
    """Answer the open question; `s` is a private copy, its desk is not."""
    return choose_with(s, luck, width, WEIGHTS)


def choose_with(s: Rajas, luck: Luck, width: i64, weights: vec[i64]) -> i64:
    """The same with other weights (to compare them)."""
    own = s.copy()
    own.desk = Desk()
    return Search(own, luck, width, weights).best_move(own)
