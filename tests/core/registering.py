"""The small game among the games of the house, as if it were the package `serai.games.pebbles`."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from unittest import mock

import tests.core
from serai.games import load
from tests.core import pebbles

NAME = pebbles.GAME.name


def register() -> None:
    """For the whole life of a process: game and messages are found by their usual names."""
    sys.modules[f"serai.games.{NAME}"] = tests.core
    sys.modules[f"serai.games.{NAME}.game"] = pebbles
    load.NAMES = (*load.NAMES, NAME)  # type: ignore[assignment]


@contextmanager
def registered() -> Iterator[None]:
    """The same for a while."""
    with mock.patch.object(load, "NAMES", load.NAMES):
        register()
        try:
            yield
        finally:
            del sys.modules[f"serai.games.{NAME}"], sys.modules[f"serai.games.{NAME}.game"]
