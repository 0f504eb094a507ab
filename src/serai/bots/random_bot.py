"""The bot without a thought: every offered move is as good as any other."""

from __future__ import annotations

from serai.core import kernel
from serai.core.kernel import State
from serai.core.luck import Luck


class RandomBot:
    """Chooses uniformly among the offered moves."""

    def __init__(self) -> None:
        self.name = "random"

    def choose(self, state: State, luck: Luck) -> int:
        """Answer the open question at random."""
        moves = kernel.options(state)
        return moves[luck.pick(len(moves))]
