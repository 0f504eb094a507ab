"""The greedy bot: looks at the whole of its own turn and at nobody else's.

What a position is worth is a matter of the game; each game brings its own compiled search.
"""

from __future__ import annotations

from collections.abc import Callable
from importlib import import_module
from importlib.util import find_spec

from serai.core.kernel import State
from serai.core.luck import Luck

# A function of position, own luck, width and (where a game has them) area that finds a move; by
# class of states, as far as they have come up: the search of a game is imported with its first.
SEARCHES: dict[type[State], Callable[..., int]] = {}

# What a bot may prefer, and where: in the order of the numbers in `merv/judge.py`.
ALL = "all"
AREAS = (ALL, "mosque", "contracts", "spices", "palace")
HAS_AREAS = ("merv",)


def game_of(kind: type[State]) -> str:
    """The game whose states these are: `serai.games.agra.state` is of Agra."""
    return kind.__module__.split(".")[-2]


def search_for(kind: type[State]) -> Callable[..., int]:
    """The search of a game; TypeError if it has none yet."""
    if kind not in SEARCHES:
        name = f"serai.bots.{game_of(kind)}"
        if find_spec(name) is None:
            raise TypeError(
                f"greedy cannot play {kind.__name__} yet: there is no {name}.search with a"
                " function choose(state, luck, width)"
            )
        SEARCHES[kind] = import_module(f"{name}.search").choose
    return SEARCHES[kind]


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
        search = search_for(type(state))
        if game_of(type(state)) in HAS_AREAS:
            return search(state, luck, self.width, self.area)
        return search(state, luck, self.width)
