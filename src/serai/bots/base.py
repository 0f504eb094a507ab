"""What a bot is."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

from serai.core.forgotten import Forgotten
from serai.core.kernel import State
from serai.core.luck import Luck


class Bot(Protocol):
    """Somebody who answers questions.

    `choose` gets a private copy of the position, as its seat may see it, and a random generator
    of its own (never the one of the match); it answers one of `kernel.options(state)` and changes
    nothing but that copy and that generator. The same position and the same generator give the
    same answer: a bot remembers nothing from one question to the next but, at most, its plan for
    the rest of the turn.
    """

    name: str

    def choose(self, state: State, luck: Luck) -> int:
        """Answer the open question with one of the offered moves."""
        ...


def weigh_all(table: str, weights: int, names: Sequence[str]) -> None:
    """A table has a weight for each of these components; Forgotten names the first without."""
    if weights < len(names):
        raise Forgotten(
            f"{table} has {weights} weights for {len(names)} components: {names[weights]!r} has"
            " none. Add what it is worth to a bot, at the same place as in the names."
        )
    if weights > len(names):
        raise Forgotten(
            f"{table} has {weights} weights for {len(names)} components: the last ones belong to"
            " nothing. Take them out."
        )
