"""What bots know about each game: found by the class of its states, imported when it is needed."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from typing import Any

from serai.bots.guide import Wish
from serai.bots.learned import Sight
from serai.core.game import Game
from serai.core.kernel import State
from serai.games import load

# How a look ahead begins, by class of states, as far as they have come up: the guide of a game is
# imported with its first question.
BEGINNINGS: dict[type[State], Callable[[State, Wish], Any]] = {}


def game_of(kind: type[State]) -> str:
    """The game whose states these are: `serai.games.agra.state` is of Agra."""
    return kind.__module__.split(".")[-2]


def rules_of(state: State) -> Game:
    """The game whose position this is."""
    return load.all_games()[game_of(type(state))]


def beginning_for(kind: type[State]) -> Callable[[State, Wish], Any]:
    """How a look ahead begins in a game; TypeError if nobody has said it yet."""
    if kind not in BEGINNINGS:
        name = f"serai.bots.{game_of(kind)}"
        if find_spec(name) is None:
            raise TypeError(
                f"no bot can think about {kind.__name__} yet: there is no {name}.guide with a"
                " function begin(state, wish)"
            )
        BEGINNINGS[kind] = import_module(f"{name}.guide").begin
    return BEGINNINGS[kind]


def features_version(game: str) -> int:
    """Which version of what is counted a learned judgement of this game looks at."""
    return int(import_module(f"serai.bots.{game}.features").VERSION)


@cache
def feature_names(game: str, seats: int) -> list[str]:
    """What a learned judgement of this game looks at, in order."""
    return list(import_module(f"serai.bots.{game}.features").names(seats))


def sight_of(state: State, seat: int) -> Sight:
    """What a learned judgement looks at for this seat, whoever is asked."""
    found: Sight = import_module(f"serai.bots.{game_of(type(state))}.guide").sight_of(state, seat)
    return found


@cache
def groups(game: str, seats: int) -> list[str]:
    """For each number that is looked at what it is about; of a rival `rival` and which one."""
    module = import_module(f"serai.bots.{game}.reasons")
    known = {name: group for group, names in module.GROUPS.items() for name in names}
    found = []
    for name in feature_names(game, seats):
        rival, separated, _ = name.partition(":")
        if separated and rival.startswith("rival "):
            found.append(rival)
        else:
            found.append(known[name] if name in known else known[rival])
    return found


def named_groups(game: str) -> Mapping[str, str]:
    """Groups whose numbers are one thing each: by the message of its name."""
    found: Mapping[str, str] = import_module(f"serai.bots.{game}.reasons").NAMED
    return found


def untold_groups(game: str) -> Collection[str]:
    """Groups that are no reason for anybody."""
    found: Collection[str] = import_module(f"serai.bots.{game}.reasons").UNTOLD
    return found


def groups_beside(game: str) -> Collection[str]:
    """Groups that are a reason only beside others."""
    found: Collection[str] = import_module(f"serai.bots.{game}.reasons").BESIDE
    return found
