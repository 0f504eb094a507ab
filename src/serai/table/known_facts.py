"""What a seat may know of a position, place by place, and how two positions differ in it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from serai.table.playing import Playing


def seen_facts(match: Playing, seat: int | None) -> dict[str, Any]:
    """What a seat may know of a position, place by place, and what follows from it."""
    game, state = match.game, match.state
    return {**flattened(game.visible(state, seat)), **flattened(game.telling(state))}


def difference(old: Mapping[str, Any], new: Mapping[str, Any]) -> dict[str, tuple[Any, Any]]:
    """Places of two positions that are not the same, from their `seen_facts`.

    What was hidden stays so, even if the move would end the game and with it the secret.
    """
    hidden = tuple(f"{place}." for place, value in old.items() if value is None)
    places = [*old, *(place for place in new if place not in old)]
    return {
        place: (old.get(place), new.get(place))
        for place in places
        if old.get(place) != new.get(place) and not place.startswith(hidden)
    }


def flattened(value: Any, place: str = "") -> dict[str, Any]:
    """Nested facts as one list of places and values."""
    if isinstance(value, Mapping):
        return {
            key: item
            for name, inner in value.items()
            for key, item in flattened(inner, f"{place}.{name}" if place else str(name)).items()
        }
    if isinstance(value, list) and any(isinstance(item, Mapping) for item in value):
        return {
            key: item
            for i, inner in enumerate(value)
            for key, item in flattened(inner, f"{place}[{i}]").items()
        }
    return {place: value}
