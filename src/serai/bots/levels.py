"""How strong somebody plays: seven levels for people, and the rungs of the ladder behind them.

Whoever plays weaker looks less far and chooses among good turns more freely: the better a turn
looks, the more often it is taken, and none that looks absurd ever is. Which level beats which is
measured (docs/opponents.md).
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from serai.bots.games import feature_names, game_of
from serai.bots.learned import Weights
from serai.bots.model import learned
from serai.bots.styles import EVEN, STYLES, bent
from serai.bots.turn_bot import TurnBot
from serai.bots.turn_search import Line, ideas
from serai.core.kernel import State
from serai.core.luck import Luck

WINDOW = 3  # temperatures behind the best turn beyond which nothing is chosen
FINE = 1 << 20


# How wide somebody looks who uses what the house has learned, in each game.
RUNGS: Mapping[str, Mapping[str, int]] = {
    "planner": {"agra": 6, "merv": 8, "rajas": 12},
    "expert": {"agra": 24, "merv": 32, "rajas": 48},
}


@dataclass(frozen=True)
class Level:
    """What somebody of this level looks at, and how freely it chooses."""

    learned: bool
    widths: Mapping[str, int]
    heat: Mapping[str, int]  # hundredths of a point


NOTHING: Mapping[str, int] = {"agra": 0, "merv": 0, "rajas": 0}
LEVELS: Sequence[Level] = (
    Level(False, {"agra": 1, "merv": 1, "rajas": 1}, {"agra": 500, "merv": 900, "rajas": 500}),
    Level(False, {"agra": 2, "merv": 2, "rajas": 2}, {"agra": 250, "merv": 450, "rajas": 250}),
    Level(False, {"agra": 3, "merv": 3, "rajas": 3}, {"agra": 120, "merv": 200, "rajas": 120}),
    Level(True, {"agra": 2, "merv": 2, "rajas": 3}, {"agra": 200, "merv": 300, "rajas": 120}),
    Level(True, {"agra": 3, "merv": 3, "rajas": 6}, {"agra": 60, "merv": 100, "rajas": 50}),
    Level(True, RUNGS["planner"], NOTHING),
    Level(True, RUNGS["expert"], NOTHING),
)
MOST = len(LEVELS)


def share_of(behind: int, heat: int) -> int:
    """How often something is chosen that is so far behind: half as often with each temperature."""
    halves, rest = divmod(behind, heat)
    return (FINE >> halves) * (2 * heat - rest) // (2 * heat)


def freely(ends: list[Line], heat: int, luck: Luck) -> Line:
    """One of the good turns, the better ones more often; without heat the best one."""
    ranked = ideas(ends)
    best = int(ranked[0].worth)
    if heat <= 0:
        return ranked[0]
    near = [line for line in ranked if best - int(line.worth) <= WINDOW * heat]
    shares = [share_of(best - int(line.worth), heat) for line in near]
    drawn = int(luck.pick(sum(shares)))
    for line, share in zip(near, shares, strict=True):
        drawn -= share
        if drawn < 0:
            return line
    return near[-1]


class LevelBot(TurnBot):
    """Somebody of a level, with a taste."""

    def __init__(self, level: int, style: str = EVEN) -> None:
        if not 1 <= level <= MOST:
            raise ValueError(f"level must be 1 to {MOST}")
        self.level = LEVELS[level - 1]
        self.style = style
        name = f"opponent:level={level},style={style}"
        super().__init__(name, self.level.widths, mind=self.tasted)

    def tasted(self, state: State) -> Weights | None:
        """What the house has learned, if somebody of this level knows it, bent to the taste."""
        game = game_of(type(state))
        weights = learned(state) if self.level.learned else None
        taste = STYLES[self.style].get(game)
        return bent(weights, taste, feature_names(game, int(state.seats))) if taste else weights

    def pick(self, ends: list[Line], own: State, luck: Luck) -> Line:
        """A good turn, though not always the best one."""
        return freely(ends, self.level.heat[game_of(type(own))], luck)
