"""A bot that thinks beyond its turn: what others do then, and what its own next turn brings.

The best turns are played out on copies: rivals answer with the turn that looks best to them at a
short look, dice fall for all candidates alike, and the own next turn is thought through. What a
turn is worth is then half what it looks like at its end, and half what it leads to.

How long that goes on is a budget of positions, not of seconds, so that the same luck leads to the
same move everywhere. All turns are played out once; as long as the budget lasts for it, half of
them are once more, and each time the worse half is out: whoever is nearly as good as the best is
looked at most.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from time import perf_counter
from typing import Final

from serai.bots.games import beginning_for, game_of
from serai.bots.guide import Wish
from serai.bots.learned import Learned
from serai.bots.turn_bot import Mind, TurnBot
from serai.bots.turn_search import Line, TurnSearch, best_of, ideas
from serai.core import kernel
from serai.core.kernel import CHANCE, NO_TURN, Desk, State
from serai.core.luck import Fate, Luck

NEAR: Final = 600  # hundredths of a point behind the best turn: further ones are not played out
LONGEST: Final = 400  # questions until the own next turn; a game that has none is not played out
MOST: Final = 64  # times that the same turns are played out


@dataclass(frozen=True)
class Rung:
    """How far somebody looks."""

    width: int
    nodes: int = 0  # positions for what comes after the turn; 0: it stays at that
    best: int = 8  # turns that are played out to begin with
    narrow: int = 1  # how wide whoever plays on looks


class FarBot(TurnBot):
    """Looks as wide as it is told, then plays the best turns out."""

    rung: Rung  # of the game that is thought about

    def __init__(self, name: str, rungs: Mapping[str, Rung], mind: Mind) -> None:
        super().__init__(name, {game: rung.width for game, rung in rungs.items()}, mind=mind)
        self.rungs = rungs

    def pick(self, ends: list[Line], own: State, luck: Luck) -> Line:
        """The turn that leads furthest."""
        return self.ranked(ends, own, luck)[0]

    def looks_beyond(self, own: State) -> bool:
        """Whether it plays some turns out."""
        return self.rung_in(own).nodes > 0

    def rung_in(self, own: State) -> Rung:
        """How far it looks in this game."""
        return self.rungs[game_of(type(own))]

    def ranked(self, ends: list[Line], own: State, luck: Luck) -> list[Line]:
        """The best turns by what they lead to, then the rest by what they look like."""
        ranked = ideas(ends)
        top = int(ranked[0].worth)
        self.rung = self.rung_in(own)
        best = self.rung.best if self.rung.nodes else 1
        near = [line for line in ranked[:best] if top - int(line.worth) <= NEAR]
        if len(near) < 2 or kernel.turn_of(own) == NO_TURN:
            return ranked
        return self.played_out(near, own, int(luck.pick(1 << 30))) + ranked[len(near) :]

    def played_out(self, near: list[Line], own: State, seed: int) -> list[Line]:
        """These turns in the order of what they lead to."""
        budget = self.rung.nodes
        running = near
        out: list[Line] = []
        totals = dict.fromkeys(range(len(near)), 0)
        number = {id(line): nth for nth, line in enumerate(near)}
        for sample in range(MOST):
            begin = self.looked.nodes
            for line in running:
                ahead = None if self.is_late() else self.led_to(line, seed, sample)
                if ahead is None:  # no time, or the end of the game is too near for a next turn
                    return running + out
                totals[number[id(line)]] += int(line.worth) + ahead
            running = sorted(running, key=lambda line: -totals[number[id(line)]])
            spent = self.looked.nodes - begin
            budget -= spent
            half = max(2, (len(running) + 1) // 2)
            if spent * half > budget * len(running):
                break
            running, out = running[:half], running[half:] + out
        return running + out

    def is_late(self) -> bool:
        """Whether the time to think is over."""
        return self.late != 0.0 and perf_counter() > self.late

    def led_to(self, line: Line, seed: int, sample: int) -> int | None:
        """How good the own next turn looks, after others had theirs; None: there is none."""
        s = self.whole.copy()
        s.desk = Desk()
        me = int(kernel.decider(s))
        present = kernel.turn_of(s)
        players: dict[int, TurnBot] = {me: self.shorter()}
        players[me].plan = dict(line.moves())
        fate = Fate(seed)
        drawn = 0
        found = None
        for _ in range(LONGEST):
            if not s.stack:
                break
            seat = int(kernel.decider(s))
            if seat == CHANCE:
                moves = kernel.options(s)
                kernel.play(s, moves[int(fate.pick(len(moves), sample, drawn))], None)
                drawn += 1
                continue
            turn = kernel.turn_of(s)
            if seat == me and turn not in (present, NO_TURN) and kernel.turn_belongs_to(turn) == me:
                found = self.best_turn(s)
                break
            bot = players.setdefault(seat, self.shorter())
            kernel.play(s, bot.choose(s, Luck(seed + sample)), None)
        return found

    def shorter(self) -> TurnBot:
        """Whoever plays on a copy looks less far."""
        bot = TurnBot(self.name, self.rung.narrow, mind=self.mind)
        bot.looked = self.looked
        return bot

    def best_turn(self, s: State) -> int:
        """What the best turn from here is worth."""
        guide = beginning_for(type(s))(s, Wish(Luck(1), self.rung.narrow, 0))
        guide.prepare(s)
        evaluation = self.evaluation(s, guide)
        search = TurnSearch(s, evaluation, guide)
        found = int(best_of(search.ends(s)).worth)
        self.looked.add(search)
        return found + int(evaluation.start) if isinstance(evaluation, Learned) else found
