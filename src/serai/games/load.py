"""Which games there are. A new game is added by its name here."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from importlib import import_module

from serai.core.game import Game

NAMES = ("rajas", "agra", "merv")


def names() -> tuple[str, ...]:
    """Names of all games, in alphabetical order."""
    return tuple(sorted(NAMES))


@cache
def all_games() -> Mapping[str, Game]:
    """All games by name."""
    found: dict[str, Game] = {}
    for name in names():
        game = import_module(f"serai.games.{name}.game").GAME
        assert isinstance(game, Game)
        found[name] = game
    return found
