"""Whether what is told of a move before it is chosen is what comes of it, and where it is told."""

from __future__ import annotations

import random
from collections.abc import Mapping
from typing import Any

from serai.core.kernel import CHANCE
from serai.study.findings import Broken
from serai.table.known_facts import difference, seen_facts
from serai.table.look_ahead import MOST_ENDS, Ahead, after_chance, certain, look_ahead
from serai.table.match import Match
from serai.table.playing import Playing
from serai.table.why_no_move import reason_at

LUCKS = 5  # ways that chance may go after a move


def check_preview(match: Match, rng: random.Random) -> None:
    """All that is certain about a move is in its preview, and nothing else."""
    move = rng.choice(match.options)
    seat = match.to_move
    before = seen_facts(match, seat)
    ahead = look_ahead(match, move, before, further=True)
    told = ahead.changes
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
    if ahead.asks is not None and not ahead.chance:
        check_least(first, ahead, before, rng)


def check_least(asked: Match, ahead: Ahead, before: Mapping[str, Any], rng: random.Random) -> None:
    """What comes however the next question is answered comes with any of its answers."""
    seat = asked.to_move
    answer = rng.choice(asked.options)
    after = asked.trial()
    after.play(answer)
    real = difference(before, seen_facts(followed(after, rng), seat))
    for place, (old, told) in ahead.least.items():
        now = real.get(place, (old, before.get(place)))[1]
        if isinstance(told, int) and isinstance(old, int):
            step, least = (now or 0) - old, told - old
            fine = abs(step) >= abs(least) and (step > 0) == (least > 0)
        else:
            fine = fits(told, now)
        if not fine:
            text = f"{asked.notation(answer)}: {place} was told as at least {told!r}, came {now!r}"
            raise Broken("preview", text)


def followed(match: Match, rng: random.Random) -> Match:
    """A position that chance leads to, until somebody decides."""
    after = match.trial()
    while after.to_move == CHANCE:
        after.play(rng.choice(after.options))
    return after


def every_end(match: Match) -> list[Playing]:
    """All positions that chance may lead to; none if they are more than a preview looks at."""
    ends: list[Playing] = []
    left: list[Playing] = [match]
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


def check_places(match: Match, rng: random.Random) -> None:
    """Every place of an offered move says that something is offered there, and others why not."""
    game, state = match.game, match.state
    check_second_touch(match, rng)
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


def check_second_touch(match: Match, rng: random.Random) -> None:
    """Who touches a second place is told why not, unless a move has both."""
    game, state = match.game, match.state
    led = [{*game.touched(state, move), *game.led_by(state, move)} for move in match.options]
    places = sorted(set().union(*led))
    if len(places) < 2:
        return
    first, second = rng.sample(places, 2)
    goes_on = any({first, second} <= one for one in led)
    if (reason_at(match, second, [first]) is None) != goes_on:
        raise Broken("place", f"{second} after {first}: {'a' if goes_on else 'no'} move has both")
