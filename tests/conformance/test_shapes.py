"""Every view of every game has the shape that the game declares: nothing is missing, and nothing
is told that is not declared."""

from __future__ import annotations

import random
from typing import Any

import msgspec
import pytest

import serai
from serai.core import shape
from serai.core.game import Game
from serai.games import load
from serai.language import LANGUAGES, say
from serai.study.variants import Variant, variants
from serai.table.match import Match, new_match
from tests.core.pebbles import GAME as PEBBLES

GAMES = (*load.all_games().values(), PEBBLES)
POSITIONS = 400  # of each game, over all its variants
LONGEST = 3000  # decisions of a game that is looked at

every_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)


def fields(declared: Any) -> dict[str, Any]:
    """The fields of a typed dictionary, with their types."""
    found = msgspec.inspect.type_info(declared)
    assert isinstance(found, msgspec.inspect.TypedDictType)
    return {field.name: field.type for field in found.fields}


def misfit(view: Any, declared: Any) -> str:
    """What is wrong with a view, or nothing."""
    text = msgspec.json.encode(view)
    try:
        fitting = msgspec.json.decode(text, type=declared)
    except msgspec.ValidationError as error:
        return str(error)
    return undeclared(msgspec.json.decode(text), msgspec.json.decode(msgspec.json.encode(fitting)))


def undeclared(told: Any, kept: Any, place: str = "") -> str:
    """The first part of a view that its type has no place for."""
    if isinstance(told, dict):
        for key, value in told.items():
            if key not in kept:
                return f"{place}.{key} is not declared"
            wrong = undeclared(value, kept[key], f"{place}.{key}")
            if wrong:
                return wrong
    elif isinstance(told, list):
        for nth, value in enumerate(told):
            wrong = undeclared(value, kept[nth], f"{place}[{nth}]")
            if wrong:
                return wrong
    elif told != kept:
        return f"{place} is {kept!r}, not {told!r}"
    return ""


def played(game: Game, variant: Variant, count: int) -> list[Match]:
    """The beginning, positions from all of a random game, and where it stopped."""
    rng = random.Random(str(variant))
    match = new_match(game, variant.seats, 3, variant.agreed(game, rng), "seeded")
    found = [match.copy()]
    for ply in range(1, LONGEST):
        if match.over:
            break
        match.play(rng.choice(match.options))
        if len(found) < count:
            found.append(match.copy())
        elif rng.random() < count / ply:
            found[rng.randrange(1, count)] = match.copy()
    return [*found, match]


@every_game
def test_every_view_fits_its_declared_type(game: Game) -> None:
    every = variants(game)
    count = max(POSITIONS // len(every), 4)
    for variant in every:
        for match in played(game, variant, count):
            for seat in (None, *range(match.seats)):
                assert misfit(match.face(seat), game.shape) == "", (variant, seat)


@every_game
def test_a_match_from_a_position_fits_too(game: Game) -> None:
    if game is PEBBLES:
        pytest.skip("is not registered")
    for variant in variants(game)[:6]:
        for match in played(game, variant, 3):
            again = serai.from_json(match.to_json())
            assert misfit(again.face(0), game.shape) == ""


@every_game
def test_a_misfit_is_found(game: Game) -> None:
    view = new_match(game, game.seats[-1], 1, {}, "seeded").face(0)
    assert misfit(view, game.shape) == ""
    assert misfit({**view, "more": 1}, game.shape) == ".more is not declared"
    players = [{**one, "more": 1} for one in view["players"]]
    assert misfit({**view, "players": players}, game.shape) == ".players[0].more is not declared"
    for key in view:
        less = {name: value for name, value in view.items() if name != key}
        assert misfit(less, game.shape), key


@every_game
def test_every_game_tells_what_any_table_shows(game: Game) -> None:
    declared = fields(game.shape)
    assert fields(shape.View).items() <= declared.items()
    players = declared["players"]
    assert isinstance(players, msgspec.inspect.ListType)
    assert isinstance(players.item_type, msgspec.inspect.TypedDictType)
    known = {field.name: field.type for field in players.item_type.fields}
    assert fields(shape.Player).items() <= known.items()


@pytest.mark.parametrize("game", load.all_games().values(), ids=lambda game: game.name)
def test_every_unit_of_the_clock_has_words(game: Game) -> None:
    for variant in variants(game)[:4]:
        for match in played(game, variant, 12):
            for name, value in match.face()["clock"].items():
                for language in LANGUAGES:
                    key = f"clock-{name.replace('_', '-')}"
                    assert say(language, game.name, key, {name: value})


@every_game
def test_players_are_told_in_the_order_of_their_seats(game: Game) -> None:
    view = new_match(game, game.seats[0], 1, {}, "seeded").face(None)
    seats = [one["seat"] for one in view["players"]]
    assert seats[: view["seats"]] == list(range(view["seats"]))
    assert set(seats[view["seats"] :]) <= {None}
    assert [one["score"] for one in view["players"]][: view["seats"]] == view["scores"]
