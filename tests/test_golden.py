"""Golden games: recorded once, one for each way to end, and replayed for ever.

`python -m tests.golden.find` finds new ones when the rules have changed.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

import serai
from serai.games import load
from serai.table import transcript
from tests.golden.rajas_endings import SHOWS, Ending, ending

FOLDER = Path(__file__).parent / "golden"
RESULTS: dict[str, dict[str, Any]] = json.loads((FOLDER / "rajas.json").read_text("utf-8"))
ENDINGS: dict[str, Ending] = {}

every_game = pytest.mark.parametrize("name", SHOWS)


def text_of(name: str) -> str:
    return (FOLDER / f"rajas-{name}.serai").read_text("utf-8")


def ending_of(name: str) -> Ending:
    """How a golden game ends; each is replayed once for this."""
    if name not in ENDINGS:
        ENDINGS[name] = ending(serai.replay(text_of(name)))
    return ENDINGS[name]


def test_every_golden_game_is_here_and_no_other() -> None:
    files = {path.stem.removeprefix("rajas-") for path in FOLDER.glob("rajas-*.serai")}
    assert files == set(SHOWS) == set(RESULTS)


@every_game
def test_replays_to_the_recorded_end(name: str) -> None:
    match = serai.replay(text_of(name))
    assert match.over
    assert match.digest() == RESULTS[name]["digest"]
    assert match.winners == RESULTS[name]["winners"]
    assert match.scores == RESULTS[name]["scores"]
    assert match.transcript() == text_of(name)


@every_game
def test_keeps_the_laws_at_every_step(name: str) -> None:
    for match in transcript.steps(load.all_games(), text_of(name)):
        assert match.game.audit(match.state) == ""


@every_game
def test_shows_what_its_name_says(name: str) -> None:
    assert SHOWS[name](ending_of(name))


@every_game
def test_winner_is_whose_margin_is_widest_and_who_met_first_among_equals(name: str) -> None:
    e = ending_of(name)
    met = [(e.scores[seat], -order, seat) for order, seat in enumerate(e.met)]
    assert e.winners == [max(met)[2]]
    assert all((score >= 0) == (seat in e.met) for seat, score in enumerate(e.scores))


def test_every_number_of_players_is_there() -> None:
    assert {ending_of(name).seats for name in SHOWS} == {2, 3, 4}
