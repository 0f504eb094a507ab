"""A bot that thinks beyond its turn: what others do then, and what its own next turn brings.

The best turns are played out on copies: rivals answer with the turn that looks best to them at a
short look, dice fall for all candidates alike, and the own next turn is thought through. What a
turn is worth is then half what it looks like at its end, and half what it leads to.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
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


@dataclass(frozen=True)
class Rung:
    """How far somebody looks, by game: how wide, and how many turns it plays out how often."""

    widths: Mapping[str, int]
    best: Mapping[str, int]
    samples: int = 1
    narrow: int = 1


class FarBot(TurnBot):
    """Looks as wide as it is told, then plays the best turns out."""

    def __init__(self, name: str, rung: Rung, mind: Mind) -> None:
        super().__init__(name, rung.widths, mind=mind)
        self.rung = rung

    def pick(self, ends: list[Line], own: State, luck: Luck) -> Line:
        """The turn that leads furthest."""
        return self.ranked(ends, own, luck)[0]

    def looks_beyond(self, own: State) -> bool:
        """Whether it plays some turns out."""
        return self.rung.best[game_of(type(own))] > 1

    def ranked(self, ends: list[Line], own: State, luck: Luck) -> list[Line]:
        """The best turns by what they lead to, then the rest by what they look like."""
        ranked = ideas(ends)
        top = int(ranked[0].worth)
        best = self.rung.best[game_of(type(own))]
        near = [line for line in ranked[:best] if top - int(line.worth) <= NEAR]
        if len(near) < 2 or kernel.turn_of(own) == NO_TURN:
            return ranked
        seed = int(luck.pick(1 << 30))
        found = []
        for line in near:
            total = int(line.worth) * self.rung.samples
            for sample in range(self.rung.samples):
                ahead = self.led_to(line, seed, sample)
                if ahead is None:  # the end of the game is too near for a next turn
                    return ranked
                total += ahead
            found.append(total)
        order = sorted(range(len(near)), key=lambda nth: -found[nth])
        return [near[nth] for nth in order] + ranked[len(near) :]

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
        for _ in range(LONGEST):
            if not s.stack:
                return None
            seat = int(kernel.decider(s))
            if seat == CHANCE:
                moves = kernel.options(s)
                kernel.play(s, moves[int(fate.pick(len(moves), sample, drawn))], None)
                drawn += 1
                continue
            turn = kernel.turn_of(s)
            if seat == me and turn not in (present, NO_TURN) and kernel.turn_belongs_to(turn) == me:
                return self.best_turn(s)
            bot = players.setdefault(seat, self.shorter())
            kernel.play(s, bot.choose(s, Luck(seed + sample)), None)
        return None

    def shorter(self) -> TurnBot:
        """Whoever plays on a copy looks less far."""
        return TurnBot(self.name, self.rung.narrow, mind=self.mind)

    def best_turn(self, s: State) -> int:
        """What the best turn from here is worth."""
        guide = beginning_for(type(s))(s, Wish(Luck(1), self.rung.narrow, 0))
        guide.prepare(s)
        evaluation = self.evaluation(s, guide)
        found = int(best_of(TurnSearch(s, evaluation, guide).ends(s)).worth)
        return found + int(evaluation.start) if isinstance(evaluation, Learned) else found
