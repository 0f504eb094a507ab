"""A bot that thinks its whole turn through and then plays it.

What a position is worth and what is worth a look is a matter of the game: each brings a compiled
judge and a guide.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from time import perf_counter
from typing import Any

from serai.bots.evaluation import Evaluation
from serai.bots.games import beginning_for, game_of
from serai.bots.guide import NONE, Wish
from serai.bots.learned import Learned, Weights
from serai.bots.turn_search import Line, TurnSearch, best_of, ideas
from serai.core import kernel
from serai.core.kernel import Desk, State
from serai.core.luck import Luck

# What a bot may prefer, where a game has areas: in the order of the numbers in `merv/judge.py`.
ALL = "all"
AREAS = (ALL, "mosque", "contracts", "spices", "palace")


# What somebody has learned about the game of a position, if anything.
Mind = Callable[[State], Weights | None]


def unlearned(state: State) -> Weights | None:
    """The judgement of the game as it stands."""
    del state
    return None


@dataclass
class Looked:
    """How much somebody has looked at so far."""

    nodes: int = 0  # positions
    leaves: int = 0  # of them judged: the end of a turn, or as far as one looks

    def add(self, search: TurnSearch) -> None:
        """One more search."""
        self.nodes += int(search.nodes)
        self.leaves += int(search.leaves)


class TurnBot:
    """Plays the turn after which the position looks best, and keeps to it.

    `width` is how many ideas of a kind it follows (in each game, or in all), `area` is what it
    prefers where a game has areas, `mind` is what it has learned. A plan is left as soon as the
    position is another one than it foresaw.
    """

    whole: State  # the position that is thought about, with all that follows the turn

    def __init__(
        self,
        name: str,
        width: int | Mapping[str, int],
        area: str = ALL,
        mind: Mind = unlearned,
    ) -> None:
        if width == 0:
            raise ValueError("width must be at least 1")
        self.width = width
        self.area = AREAS.index(area)
        self.mind = mind
        self.name = name
        self.seconds: float | None = None  # to think about a turn; None: as long as it takes
        self.late = 0.0  # when it is time to come to an end, by the clock; 0: never
        self.looked = Looked()
        self.plan: dict[int, int] = {}  # the move for each position that the plan leads to

    def choose(self, state: State, luck: Luck) -> int:
        """Answer the open question with the next move of the best turn."""
        begin = beginning_for(type(state))
        own = state.copy()
        own.desk = Desk()
        guide = begin(own, Wish(luck, self.width_in(own), self.area))
        n = kernel.ask(own)
        plain = guide.at_once(own, own.desk.moves[:n], False)
        if plain != NONE:
            return int(plain)
        guide.prepare(own)
        key = int(kernel.hashed(own, guide.seat))
        if key not in self.plan:
            self.whole = state
            self.plan = dict(self.pick(self.searched(own, guide), own, luck).moves())
        return self.plan[key]

    def searched(self, own: State, guide: Any) -> list[Line]:
        """The ends of the turn, as far as there is time to find them."""
        search = TurnSearch(own, self.evaluation(own, guide), guide)
        self.late = 0.0 if self.seconds is None else perf_counter() + self.seconds
        search.late = self.late
        ends = search.ends(own)
        self.looked.add(search)
        return ends

    def width_in(self, own: State) -> int:
        """How wide it looks in this game."""
        width = self.width
        return width if isinstance(width, int) else width[game_of(type(own))]

    def evaluation(self, own: State, guide: Any) -> Evaluation:
        """The judge of the game, corrected by what was learned."""
        weights = self.mind(own)
        judge: Evaluation = guide.judge
        return judge if weights is None else Learned(judge, guide.sight(own), weights, own)

    def pick(self, ends: list[Line], own: State, luck: Luck) -> Line:
        """The turn to play."""
        del own, luck
        return best_of(ends)

    def looks_beyond(self, own: State) -> bool:
        """Whether it looks further than its turn."""
        del own
        return False

    def ranked(self, ends: list[Line], own: State, luck: Luck) -> list[Line]:
        """The best turn of each idea, the one that is liked most first."""
        del own, luck
        return ideas(ends)
