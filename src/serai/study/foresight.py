"""Whether what is told of a move before it is chosen is what comes of it, and where it is told."""

from __future__ import annotations

import random
from typing import Any

from serai.core.kernel import CHANCE
from serai.study.findings import Broken
from serai.table.ahead import MOST_ENDS, after_chance, certain, look_ahead
from serai.table.match import Match, difference, seen_facts
from serai.table.reasons import reason_at

LUCKS = 5  # ways that chance may go after a move


def check_preview(match: Match, rng: random.Random) -> None:
    """All that is certain about a move is in its preview, and nothing else."""
    move = rng.choice(match.options)
    seat = match.to_move
    before = seen_facts(match, seat)
    told = look_ahead(match, move, before).changes
    first = match.copy(lucky=False)
    first.play(move)
    for _ in range(LUCKS):
        real = difference(before, seen_facts(followed(first, rng), seat))
        for place, (_, after) in told.items():
            if not fits(after, real.get(place, (None, before.get(place)))[1]):
                raise Broken("preview", f"{match.notation(move)}: {place} was told as {after!r}")
    ends = every_end(first)
    for place, (_, after) in certain(difference(before, seen_facts(e, seat)) for e in ends).items():
        if place not in told:
            text = f"{match.notation(move)}: {place} was not told, and became {after!r}"
            raise Broken("preview", text)


def followed(match: Match, rng: random.Random) -> Match:
    """A position that chance leads to, until somebody decides."""
    after = match.trial()
    while after.to_move == CHANCE:
        after.play(rng.choice(after.options))
    return after


def every_end(match: Match) -> list[Match]:
    """All positions that chance may lead to; none if they are more than a preview looks at."""
    ends: list[Match] = []
    left = [match]
    while left:
        now = left.pop()
        if now.to_move != CHANCE:
            ends.append(now)
            continue
        if len(ends) + len(left) + len(now.options) > MOST_ENDS:
            return []
        left += after_chance(now)
    return ends


def fits(told: Any, real: Any) -> bool:
    """Whether it came as it was told.

    A list is told by what is in it, not by its order, and what was left open may be anything.
    """
    if not isinstance(told, list):
        return bool(told == real)
    left = list(real) if isinstance(real, list) else []
    if len(left) != len(told):
        return False
    for item in told:
        if item in left:
            left.remove(item)
        elif item is not None:
            return False
    return True


def check_places(match: Match) -> None:
    """Every place of an offered move says that something is offered there, and others why not."""
    game, state = match.game, match.state
    for move in match.options:
        for place in game.touched(state, move):
            if not place or any(letter.isspace() for letter in place):
                raise Broken("place", f"{match.notation(move)}: {place!r} is no place")
            if reason_at(match, place) is not None:
                raise Broken("place", f"{match.notation(move)} is offered, but not at {place}")
        places = game.touched(state, move)
        verb = game.notation.verb(move)
        among = {
            game.notation.verb(other) for place in places for other in game.moves_at(state, place)
        }
        if places and verb not in among:
            raise Broken("place", f"{verb.name} does not belong to {places}")
