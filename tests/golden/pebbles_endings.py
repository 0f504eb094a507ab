"""What is remarkable about a game of Pebbles."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass

from serai import Match
from tests.golden.ways import is_plain


@dataclass(frozen=True)
class Ending:
    """A whole game."""

    seats: int
    plain: bool
    scores: list[int]
    winners: list[int]
    moves: Counter[str]


def ending(match: Match) -> Ending:
    return Ending(
        seats=match.seats,
        plain=is_plain(match.game, match.agreed),
        scores=match.scores,
        winners=match.winners,
        moves=Counter(match.notation(move) for _, move in match.moves_played()),
    )


SHOWS: dict[str, Callable[[Ending], bool]] = {
    "two-players": lambda e: e.seats == 2 and e.plain,
    "three-players": lambda e: e.seats == 3 and e.plain,
    "heads-and-tails": lambda e: e.moves["coin 0"] > 1 and e.moves["coin 1"] > 1,
    "much-polish": lambda e: e.moves["polish"] > 4,
    "nobody-follows": lambda e: e.moves["take 2"] > 1 and not e.moves["take 1"],
    "shared-victory": lambda e: len(e.winners) > 1,
}
"""Name of each golden game and what it shows."""
