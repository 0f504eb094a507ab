"""What may be expected of a game: each seat's chance to win, and the points of one at the end.

What many games have shown tells it of a position. For turns that are compared with each other that
is too coarse: the judgement that chooses them knows better which one is ahead. So one of them is
told as games have shown it, and the others by how far they are ahead of it or behind.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass
from statistics import mean

from serai.bots.games import sight_of
from serai.bots.model import Model
from serai.core.kernel import State
from serai.core.tables import packed

CERTAIN = 0.999  # nobody is told more, or less than what is left, before the game is over


@dataclass(frozen=True)
class Prospects:
    """The chance of each seat to win, and the points of one; of nothing learned, nothing."""

    chances: tuple[float, ...] = ()
    points: float | None = None


def chances(state: State, model: Model) -> tuple[float, ...]:
    """The chance of each seat to win, each as it sees the position."""
    found = [model.chance(*seen_by(state, seat)) for seat in range(state.seats)]
    total = math.fsum(found)
    return tuple(chance / total for chance in found) if len(found) > 1 else tuple(found)


def prospects(states: Sequence[State], seat: int, model: Model) -> Prospects:
    """The mean of what may be expected of some positions."""
    told = [chances(state, model) for state in states]
    points = mean(model.expected(*seen_by(state, seat)) for state in states)
    return Prospects(tuple(mean(each) for each in zip(*told, strict=True)), points)


def better_by(one: Prospects, seat: int, model: Model, amount: int, left: int) -> Prospects:
    """The same for a turn that is so many hundredths of a point better, or worse."""
    if one.points is None:
        return one
    own = min(CERTAIN, max(1 - CERTAIN, one.chances[seat]))
    odds = math.log(own / (1 - own)) + model.odds_of(amount, left)
    better = 1 / (1 + math.exp(-odds))
    rest = 1 - one.chances[seat]
    alike = 1 / max(1, len(one.chances) - 1)
    shares = [chance / rest if rest > 0 else alike for chance in one.chances]
    shares[seat] = 0.0
    told = [(1 - better) * share for share in shares]
    told[seat] = better
    return Prospects(tuple(told), one.points + model.points_of(amount, left))


def seen_by(state: State, seat: int) -> tuple[object, int]:
    """What a seat sees, and how much of the game is to come for it."""
    sight = sight_of(state, seat)
    seen = packed([0] * int(sight.size))
    sight.look(state, seen)
    return seen, int(sight.left(state))
