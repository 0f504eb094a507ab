"""Every way to play a game beside the usual one, whatever options it has."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from serai.core.game import Game
from serai.study.variants import Variant, is_allowed
from tests.golden.tables import Table

TOGETHER = "everything-at-once"


def is_plain(game: Game, options: Mapping[str, Any]) -> bool:
    """Whether a match is played as usual."""
    return all(
        options.get(option.name, option.default) == option.default for option in game.options
    )


def ways(game: Game, version: int) -> dict[str, Mapping[str, Any]]:
    """Each other choice of each option alone, and one of each together as far as they fit."""
    found: dict[str, Mapping[str, Any]] = {}
    together: dict[str, Any] = {}
    for option in game.options:
        if option.per_seat or option.since > version:
            continue
        for message, value in option.ways():
            found[message.removeprefix("option-")] = {option.name: value}
        both = {**together, option.name: option.ways()[-1][1]}
        if seats_for(game, both):
            together = both
    if len(together) > 1:
        found[TOGETHER] = together
    return found


def seats_for(game: Game, options: Mapping[str, Any]) -> list[int]:
    """With how many players these options can be chosen."""
    return [seats for seats in game.seats if is_allowed(game, Variant(seats, options))]


def table_for(game: Game, options: Mapping[str, Any], nth: int, bot: str) -> Table:
    """A table for a way to play; the number of players changes from one to the next."""
    allowed = seats_for(game, options)
    return Table((bot,) * allowed[nth % len(allowed)], options)
