"""Golden games: recorded once, one for each way to end, and replayed for ever.

`python -m tests.golden.find GAME` finds new ones when the rules have changed.
"""

from __future__ import annotations

import json
from functools import cache
from pathlib import Path
from typing import Any

import pytest

import serai
from serai.games import load
from serai.table import transcript
from tests.golden.agra_endings import Ending as AgraEnding
from tests.golden.find import RECIPES
from tests.golden.merv_endings import Ending as MervEnding
from tests.golden.rajas_endings import Ending as RajasEnding

FOLDER = Path(__file__).parent / "golden"
RESULTS: dict[str, dict[str, dict[str, Any]]] = {
    game: json.loads((FOLDER / f"{game}.json").read_text("utf-8")) for game in RECIPES
}
NAMES = [(game, name) for game, recipe in RECIPES.items() for name in recipe.shows]

every_golden_game = pytest.mark.parametrize(("game", "name"), NAMES)
every_game = pytest.mark.parametrize("game", RECIPES)


def text_of(game: str, name: str) -> str:
    return (FOLDER / f"{game}-{name}.serai").read_text("utf-8")


@cache
def ending_of(game: str, name: str) -> Any:
    """How a golden game ends; each is replayed once for this."""
    return RECIPES[game].ending(serai.replay(text_of(game, name)))


def test_every_game_of_the_house_has_golden_games() -> None:
    assert set(RECIPES) == set(load.names())


@every_game
def test_every_golden_game_is_here_and_no_other(game: str) -> None:
    files = {path.stem.removeprefix(f"{game}-") for path in FOLDER.glob(f"{game}-*.serai")}
    assert files == set(RECIPES[game].shows) == set(RESULTS[game])


@every_golden_game
def test_replays_to_the_recorded_end(game: str, name: str) -> None:
    match = serai.replay(text_of(game, name))
    result = RESULTS[game][name]
    assert match.over
    assert match.digest() == result["digest"]
    assert match.winners == result["winners"]
    assert match.scores == result["scores"]
    assert match.transcript() == text_of(game, name)


@every_golden_game
def test_keeps_the_laws_at_every_step(game: str, name: str) -> None:
    for match in transcript.steps(load.all_games(), text_of(game, name)):
        assert match.game.audit(match.state) == ""


@every_golden_game
def test_shows_what_its_name_says(game: str, name: str) -> None:
    assert RECIPES[game].shows[name](ending_of(game, name))


@every_game
def test_every_number_of_players_is_there(game: str) -> None:
    seats = {ending_of(game, name).seats for name in RECIPES[game].shows}
    assert seats == set(serai.game(game).seats)


@pytest.mark.parametrize("name", RECIPES["rajas"].shows)
def test_winner_is_whose_margin_is_widest_and_who_met_first_among_equals(name: str) -> None:
    e: RajasEnding = ending_of("rajas", name)
    met = [(e.scores[seat], -order, seat) for order, seat in enumerate(e.met)]
    assert e.winners == [max(met)[2]]
    assert all((score >= 0) == (seat in e.met) for seat, score in enumerate(e.scores))


@pytest.mark.parametrize("name", RECIPES["agra"].shows)
def test_winner_is_who_has_most_rupees_and_most_left_among_equals(name: str) -> None:
    e: AgraEnding = ending_of("agra", name)
    standings = list(zip(e.scores, e.rests, strict=True))
    assert e.winners == [seat for seat, own in enumerate(standings) if own == max(standings)]


@pytest.mark.parametrize("name", RECIPES["merv"].shows)
def test_winner_is_who_stands_best_and_alone_who_beats_the_magistrate(name: str) -> None:
    e: MervEnding = ending_of("merv", name)
    first = [seat for seat, own in enumerate(e.standings) if own == max(e.standings)]
    assert e.winners == (first if e.seats > 1 or e.scores[0] > e.rival else [])
    assert len(e.winners) == 1 or e.seats == 1, "places in the queue are never shared"
    assert e.scores == [own[0] for own in e.standings]
