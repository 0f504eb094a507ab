"""What a move brings, seen before it is chosen."""

from __future__ import annotations

from collections.abc import Container
from dataclasses import dataclass
from typing import Any

from serai.core.kernel import CHANCE
from serai.table.match import Match, Move, difference, seen_facts


@dataclass(frozen=True)
class Ahead:
    """What a move does before chance or anybody else decides."""

    changes: dict[str, tuple[Any, Any]]  # place -> (before, after)
    chance: bool  # a die falls or something is revealed: it cannot be taken back
    ends: bool  # the seat has nothing more to decide


def look_ahead(match: Match, move: Move, indifferent: Container[str] = ()) -> Ahead:
    """Try a move on a copy without luck.

    Chance that does not matter for what the move brings (a tile revealed after one was taken) is
    passed over: `indifferent` names its verbs.
    """
    trial = match.copy(lucky=False)
    trial.play(move)
    chance = trial.to_move == CHANCE
    while trial.to_move == CHANCE and verb_of(trial) in indifferent:
        trial.play(trial.options[0])
    seat = match.to_move
    changes = difference(seen_facts(match, seat), seen_facts(trial, seat))
    return Ahead(changes, chance, not chance and trial.to_move != seat)


def verb_of(match: Match) -> str:
    """What kind of moves the open question offers."""
    return match.game.notation.verb(match.options[0]).name
