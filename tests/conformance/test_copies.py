"""A position that becomes a copy of another one: nothing is forgotten, and nothing is shared."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

import pytest

from serai.core import kernel
from serai.core.game import Game
from serai.core.kernel import CHANCE, Desk, State
from serai.core.luck import Luck
from serai.games import load
from tests.conformance.test_every_game import every_variant, fingerprint, random_positions

every_game = pytest.mark.parametrize("game", load.all_games().values(), ids=lambda game: game.name)
NOT_COPIED = {"desk", "stamp", "log", "stack"}  # what holds nothing; the stack is in `fingerprint`


def names_in(thing: Any) -> Iterator[str]:
    """Every field of a compiled or interpreted object."""
    yield from getattr(type(thing), "__mypyc_attrs__", None) or vars(thing)


def content(thing: Any) -> Any:
    """All that a position, a player or a rule holds, down to the last number."""
    if isinstance(thing, int):
        return thing
    if hasattr(thing, "__len__"):
        return [content(one) for one in thing]
    names = sorted(set(names_in(thing)) - NOT_COPIED)
    return type(thing).__name__, {name: content(getattr(thing, name)) for name in names}


def renumber(thing: Any, first: int) -> int:
    """A number of its own in every place; the next one that is free."""
    for name in sorted(set(names_in(thing)) - NOT_COPIED - {"seats"}):
        here = getattr(thing, name)
        if isinstance(here, int):
            setattr(thing, name, first)
            first += 1
        elif hasattr(here, "__len__"):
            for i, one in enumerate(here):
                if isinstance(one, int):
                    here[i] = first
                    first += 1
                else:
                    first = renumber(one, first)
    return first


def started(game: Game, seats: int) -> State:
    return game.new(Desk(), seats, game.settle(seats, {}), game.version)


@every_game
def test_no_field_is_forgotten(game: Game) -> None:
    for seats in game.seats:
        state, used = started(game, seats), started(game, seats)
        count = renumber(state, 1000) - 1000
        assert count > 100
        assert content(used) != content(state)
        used.copy_from(state)
        assert content(used) == content(state)
        assert content(state.copy()) == content(state)
        renumber(used, 5000)
        assert content(state.copy()) == content(state)
        assert renumber(state, 1000) == 1000 + count
        assert content(state) != content(used)


@every_game
def test_no_local_is_forgotten(game: Game) -> None:
    for kind in game.rules:
        rule, used = kind(), kind()
        assert set(names_in(rule)) == {"by", "at", *rule.locals}
        for n, name in enumerate(names_in(rule)):
            value = getattr(rule, name)
            if value != CHANCE:  # whose rules stay chance's
                setattr(rule, name, not value if isinstance(value, bool) else 2 + n)
        used.copy_from(rule)
        assert content(used) == content(rule)
        assert content(rule.copy()) == content(rule)


@every_variant
def test_a_used_position_becomes_another_one(
    game: Game, seats: int, options: dict[str, Any]
) -> None:
    used: State | None = None
    for match, rng in random_positions(game, seats, options, 5):
        state = match.state
        if used is None:
            used = state.copy()
            kernel.playout(used, Luck(7), 60)
        before, moves = fingerprint(state, game), kernel.options(state)
        used.copy_from(state)
        assert used.log is None
        assert fingerprint(used, game) == before
        assert content(used) == content(state)
        for seat in range(seats):
            assert kernel.hashed(used, seat) == kernel.hashed(state, seat)
        assert kernel.options(used) == moves
        kernel.playout(used, Luck(rng.getrandbits(20)), random.Random(len(moves)).randrange(1, 60))
        assert fingerprint(state, game) == before
        assert kernel.options(state) == moves


@every_game
def test_only_positions_of_as_many_seats(game: Game) -> None:
    few, many = (started(game, seats) for seats in (game.seats[0], game.seats[-1]))
    with pytest.raises(ValueError, match=f"{game.seats[0]} seats for one of {game.seats[-1]}"):
        few.copy_from(many)
