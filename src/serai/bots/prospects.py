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

from serai.bots.games import rules_of, sight_of
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
    """The chance of each seat to win, each as it sees the position; at the end, who has won."""
    if not state.stack:
        winners = rules_of(state).winners(state)
        return tuple(1 / len(winners) if seat in winners else 0.0 for seat in range(state.seats))
    found = [model.chance(*seen_by(state, seat)) for seat in range(state.seats)]
    total = math.fsum(found)
    return tuple(chance / total for chance in found) if len(found) > 1 else tuple(found)


def prospects(states: Sequence[State], seat: int, model: Model) -> Prospects:
    """The mean of what may be expected of some positions."""
    told = [chances(state, model) for state in states]
    points = mean(points_of(state, seat, model) for state in states)
    return Prospects(tuple(mean(each) for each in zip(*told, strict=True)), points)


def points_of(state: State, seat: int, model: Model) -> float:
    """The points that a seat will have at the end, or has there."""
    if not state.stack:
        return float(rules_of(state).scores(state)[seat])
    return model.expected(*seen_by(state, seat))


def better_by(one: Prospects, seat: int, model: Model, amount: int, left: int) -> Prospects:
    """The same for a turn that is so many hundredths of a point better, or worse."""
    if one.points is None:
        return one
    before = one.chances[seat]
    own = min(CERTAIN, max(1 - CERTAIN, before))
    odds = math.log(own / (1 - own)) + model.odds_of(amount, left)
    chance = 1 / (1 + math.exp(-odds))
    if amount < 0:  # where hardly any chance is left, a worse turn has none that the better lacks
        chance = min(chance, before)
    told = with_chance(one.chances, seat, chance)
    return Prospects(told, one.points + model.points_of(amount, left))


def at_most(one: Prospects, seat: int, most: float) -> Prospects:
    """The same for a turn that is known to be no better than another one."""
    if one.chances[seat] <= most:
        return one
    return Prospects(with_chance(one.chances, seat, most), one.points)


def with_chance(chances: Sequence[float], seat: int, chance: float) -> tuple[float, ...]:
    """Another chance for a seat; the rest share what is left as they did."""
    rest = 1 - chances[seat]
    alike = 1 / max(1, len(chances) - 1)
    shares = [other / rest if rest > 0 else alike for other in chances]
    told = [(1 - chance) * share for share in shares]
    told[seat] = chance
    return tuple(told)


def seen_by(state: State, seat: int) -> tuple[object, int]:
    """What a seat sees, and how much of the game is to come for it."""
    sight = sight_of(state, seat)
    seen = packed([0] * int(sight.size))
    sight.look(state, seen)
    return seen, int(sight.left(state))
