"""The greedy bot: looks at the whole of its own turn and at nobody else's.

What a position is worth is a matter of the game; each game brings its own compiled search.
"""

from __future__ import annotations

from collections.abc import Callable

from serai.bots import greedy_agra, greedy_rajas
from serai.core.kernel import State
from serai.core.luck import Luck
from serai.games.agra.state import Agra
from serai.games.rajas.state import Rajas

# For each class of states: a function of position, own luck and width that finds a move.
SEARCHES: dict[type[State], Callable[..., int]] = {
    Agra: greedy_agra.choose,
    Rajas: greedy_rajas.choose,
}


class GreedyBot:
    """Plays the turn after which the position looks best; `width` is how many tiles it weighs."""

    def __init__(self, width: int = 6) -> None:
        if width < 1:
            raise ValueError("width must be at least 1")
        self.width = width
        self.name = f"greedy:width={width}"

    def choose(self, state: State, luck: Luck) -> int:
        """Answer the open question with the move that begins the best turn."""
        search = SEARCHES.get(type(state))
        if search is None:
            raise TypeError(f"greedy cannot play {type(state).__name__} yet")
        return search(state, luck, self.width)
