"""What a move brings, seen before it is chosen: all that is certain, up to the next real choice.

Chance on the way is passed over where it makes no difference: a building pays its fame whatever
tile is turned up after it. What comes of a roll is not certain, but that there is one more die is.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from typing import Any

from serai.core.kernel import CHANCE
from serai.table.known_facts import difference, seen_facts
from serai.table.playing import Move, Playing

Changes = dict[str, tuple[Any, Any]]  # place of the position -> (before, after)
MOST_ENDS = 36  # ways of chance that are followed: two dice


@dataclass(frozen=True)
class Ahead:
    """What a move does before somebody else decides."""

    # A list tells what is in it, in no certain order; None: one more of what is not known yet.
    changes: Changes
    chance: bool  # a die falls or something is revealed: it cannot be taken back
    ends: bool  # the seat has nothing more to decide
    asks: str | None = None  # the own question that comes next
    least: Changes = field(default_factory=dict)  # what else comes, however it is answered


def look_ahead(
    match: Playing, move: Move, before: Mapping[str, Any] | None = None, *, further: bool = False
) -> Ahead:
    """Try a move on copies without luck.

    `before`: the `seen_facts` of the seat, if they are at hand. `further`: also what the move
    brings at least if the seat is asked something then.
    """
    seat = match.to_move
    assert seat is not None
    old = seen_facts(match, seat) if before is None else before
    trial = match.copy(lucky=False)
    trial.play(move)
    chance = trial.to_move == CHANCE
    ends = settled(trial)
    changes = brought(ends, old, seat)
    asked = {end.question for end in ends if end.to_move == seat}
    asks = asked.pop() if len(asked) == 1 else None
    least: Changes = {}
    if further and asks is not None and not chance:
        found = at_least(changes_after(trial, old))
        least = {
            place: change
            for place, change in found.items()
            if changes.get(place) != change and place.rpartition(".")[2] not in match.game.fleeting
        }
    return Ahead(changes, chance, not chance and trial.to_move != seat, asks, least)


def settled(match: Playing) -> list[Playing]:
    """Positions in which somebody decides, after everything that chance may bring until then.

    If that were too many, they end where chance has a say. Whatever is the same in all of them and
    `beyond` them is certain.
    """
    ends = [match]
    while True:
        ways = sum(len(end.options) if end.to_move == CHANCE else 1 for end in ends)
        if ways > MOST_ENDS or all(end.to_move != CHANCE for end in ends):
            return ends
        ends = [after for end in ends for after in after_chance(end)]


def brought(ends: list[Playing], old: Mapping[str, Any], seat: int) -> Changes:
    """What has changed since `old`, whatever chance does.

    Where it has too many ways, that is what those agree on that were followed: not a proof, though
    `foresight` looks for a preview that was wrong. And there only what is the seat's own is told: a
    row of cards that is being filled looks the same in all ends until the next card is dealt.
    """
    further = beyond(ends)
    found = certain([difference(old, seen_facts(end, seat)) for end in [*ends, *further]])
    if not further:
        return found
    return {
        place: change for place, change in found.items() if place.startswith(f"players[{seat}]")
    }


def beyond(ends: list[Playing]) -> list[Playing]:
    """Where chance leads from there, in some of its ways: what these change is not certain.

    They are all ways of what comes next, and after that one of each.
    """
    open_ends = [end for end in ends if end.to_move == CHANCE]
    found = []
    for end in open_ends[:1] + open_ends[-1:]:
        for nth, after in enumerate(after_chance(end)):
            while after.to_move == CHANCE:
                after.play(after.options[nth % len(after.options)])
            found.append(after)
    return found


def after_chance(match: Playing) -> list[Playing]:
    """The positions after all that chance may bring; the same one if it has no say."""
    if match.to_move != CHANCE:
        return [match]
    found = []
    for way in match.options:
        after = match.trial()
        after.play(way)
        found.append(after)
    return found


def changes_after(match: Playing, old: Mapping[str, Any]) -> list[Changes]:
    """What has changed since `old` after each of the offered moves."""
    seat = match.to_move
    assert seat is not None
    found = []
    for move in match.options:
        after = match.trial()
        after.play(move)
        found.append(brought(settled(after), old, seat))
    return found


def certain(ways: Iterable[Changes]) -> Changes:
    """The changes that several ways have in common."""
    found: Changes = {}
    every = list(ways)
    if not every:
        return found
    first, *rest = every
    for place, (before, after) in first.items():
        known = after
        for other in rest:
            if place not in other:
                break
            if other[place][1] != known:
                known = alike(known, other[place][1])
                if known is None:
                    break
        else:
            if is_certain(before, known):
                found[place] = (before, known)
    return found


def is_certain(before: Any, after: Any) -> bool:
    """Of a list that is not known wholly only what it gains can be told, not what it loses."""
    if not isinstance(after, list) or None not in after:
        return bool(before != after)
    had = Counter(before if isinstance(before, list) else [])
    return not had - Counter(after) and len(after) > had.total()


def alike(one: Any, other: Any) -> list[Any] | None:
    """What two lists of the same length have in common, with None for what differs."""
    if not isinstance(one, list) or not isinstance(other, list) or len(one) != len(other):
        return None
    left = Counter(other)
    known = []
    for item in one:
        if item is not None and left[item] > 0:
            left[item] -= 1
            known.append(item)
    return known + [None] * (len(one) - len(known))


def at_least(ways: list[Changes]) -> Changes:
    """What comes in any case; of a number that always rises or always falls the smallest step."""
    found = certain(ways)
    for place, (before, _) in ways[0].items():
        if place in found or not isinstance(before, int):
            continue
        # What there is none of is left out of the facts: a number that is gone is 0.
        after = [way[place][1] or 0 for way in ways if place in way]
        if len(after) < len(ways) or not all(isinstance(one, int) for one in after):
            continue
        steps = [one - before for one in after]
        if min(steps) > 0 or max(steps) < 0:
            found[place] = (before, before + min(steps, key=abs))
    return found
