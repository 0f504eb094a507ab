"""How strong somebody plays: seven levels for people, and the rungs of the ladder behind them.

Whoever plays weaker looks less far and chooses among good turns more freely: the better a turn
looks, the more often it is taken, and none that looks absurd ever is. Which level beats which is
measured (docs/opponents.md).
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field

from serai.bots.far_bot import FarBot, Rung
from serai.bots.games import feature_names, game_of
from serai.bots.learned import Weights
from serai.bots.model import learned, model_for
from serai.bots.styles import EVEN, STYLES, bent
from serai.bots.turn_search import Line
from serai.core.kernel import State
from serai.core.luck import Luck

WINDOW = 3  # temperatures behind the best turn beyond which nothing is chosen
FINE = 1 << 20


RUNGS: Mapping[str, Mapping[str, Rung]] = {
    "planner": {"agra": Rung(8), "merv": Rung(10), "rajas": Rung(12)},
    "expert": {
        "agra": Rung(16, nodes=5, best=4, narrow=8),
        "merv": Rung(30, nodes=6, best=4, narrow=4),
        "rajas": Rung(12, nodes=8, best=8, narrow=3),
    },
}


def everywhere(width: int, nodes: int = 0, best: int = 8, narrow: int = 1) -> Mapping[str, Rung]:
    """As far in each game."""
    return dict.fromkeys(RUNGS["planner"], Rung(width, nodes, best, narrow))


@dataclass(frozen=True)
class Level:
    """What somebody of this level looks at, and how freely it chooses."""

    rungs: Mapping[str, Rung]
    learned: bool
    heat: Mapping[str, int] = field(default_factory=dict)  # in hundredths of a point of the judge


LEVELS: Sequence[Level] = (
    Level(everywhere(1), False, {"agra": 270, "merv": 420, "rajas": 190}),
    Level(everywhere(2), False, {"agra": 160, "merv": 265, "rajas": 125}),
    Level(everywhere(3), False, {"agra": 27, "merv": 155, "rajas": 80}),
    Level(everywhere(2), True, {"agra": 60, "merv": 145, "rajas": 72}),
    Level(everywhere(3), True, {"agra": 20, "merv": 86, "rajas": 32}),
    Level(RUNGS["planner"], True),
    Level(RUNGS["expert"], True),
)
MOST = len(LEVELS)


def share_of(behind: int, heat: int) -> int:
    """How often something is chosen that is so far behind: half as often with each temperature."""
    halves, rest = divmod(behind, heat)
    return (FINE >> halves) * (2 * heat - rest) // (2 * heat)


def freely(ranked: list[Line], heat: int, luck: Luck) -> Line:
    """One of the good turns, the better ones more often; without heat the first one."""
    if heat <= 0:
        return ranked[0]
    best = int(ranked[0].worth)
    near = [line for line in ranked if best - int(line.worth) <= WINDOW * heat]
    shares = [share_of(best - int(line.worth), heat) for line in near]
    drawn = int(luck.pick(sum(shares)))
    for line, share in zip(near, shares, strict=True):
        drawn -= share
        if drawn < 0:
            return line
    return near[-1]


class LevelBot(FarBot):
    """Somebody of a level, with a taste."""

    def __init__(self, level: int, style: str = EVEN) -> None:
        if not 1 <= level <= MOST:
            raise ValueError(f"level must be 1 to {MOST}")
        self.level = LEVELS[level - 1]
        self.style = style
        super().__init__(f"opponent:level={level},style={style}", self.level.rungs, self.tasted)

    def tasted(self, state: State) -> Weights | None:
        """What the house has learned, if somebody of this level knows it, bent to the taste."""
        game = game_of(type(state))
        weights = learned(state) if self.level.learned else None
        taste = STYLES[self.style].get(game)
        return bent(weights, taste, feature_names(game, int(state.seats))) if taste else weights

    def pick(self, ends: list[Line], own: State, luck: Luck) -> Line:
        """A good turn, though not always the best one."""
        return freely(self.ranked(ends, own, luck), self.heat_in(own), luck)

    def heat_in(self, own: State) -> int:
        """How freely it chooses here: what was learned may see turns further apart."""
        heat = self.level.heat.get(game_of(type(own)), 0)
        model = model_for(own) if self.level.learned else None
        return heat if model is None else heat * model.scale // 100
