"""The greedy bot: looks at the whole of its own turn and at nobody else's.

What a position is worth is a matter of the game; each game brings its own compiled search.
"""

from __future__ import annotations

from collections.abc import Callable

from serai.bots import greedy_agra, greedy_merv, greedy_rajas
from serai.core.kernel import State
from serai.core.luck import Luck
from serai.games.agra.state import Agra
from serai.games.merv.state import Merv
from serai.games.rajas.state import Rajas

# For each class of states: a function of position, own luck, width and area that finds a move.
SEARCHES: dict[type[State], Callable[..., int]] = {
    Agra: greedy_agra.choose,
    Merv: greedy_merv.choose,
    Rajas: greedy_rajas.choose,
}

# What a bot may prefer, and where: in the order of the numbers in `greedy_merv_worth.py`.
ALL = "all"
AREAS = (ALL, "mosque", "contracts", "spices", "palace")
HAS_AREAS = (Merv,)


class GreedyBot:
    """Plays the turn after which the position looks best.

    `width` is how many tiles (or moves within an action) it weighs, `area` is what it prefers
    where a game has areas.
    """

    def __init__(self, width: int = 6, area: str = ALL) -> None:
        if width < 1:
            raise ValueError("width must be at least 1")
        self.width = width
        self.area = AREAS.index(area)
        self.name = f"greedy:width={width},area={area}"

    def choose(self, state: State, luck: Luck) -> int:
        """Answer the open question with the move that begins the best turn."""
        search = SEARCHES.get(type(state))
        if search is None:
            raise TypeError(f"greedy cannot play {type(state).__name__} yet")
        if isinstance(state, HAS_AREAS):
            return search(state, luck, self.width, self.area)
        return search(state, luck, self.width)
