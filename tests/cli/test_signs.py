"""Everything that a board draws with a sign of its own has one."""

from __future__ import annotations

from collections.abc import Collection

import pytest

from serai.cli.boards import board_of
from serai.cli.boards.merv import mosque
from serai.cli.boards.merv import symbols as merv_symbols
from serai.cli.boards.rajas import symbols as rajas_symbols
from serai.cli.drawing import HUE_STYLES
from serai.games import load
from serai.games.merv import components as merv
from serai.games.merv.components.caravan import SPICE_REWARDS
from serai.games.merv.components.mosque import STEP_REWARDS
from serai.games.merv.components.solo import CARD_REWARDS
from serai.games.rajas import components as rajas


@pytest.mark.parametrize(
    ("what", "names", "signs"),
    [
        ("colour of Rajas", rajas.COLOUR_NAMES, HUE_STYLES),
        ("resource of Merv", merv.COLOUR_NAMES, merv_symbols.RESOURCE_STYLES),
        ("step of the mosque", STEP_REWARDS, mosque.WORDS),
        ("reward of a spice", SPICE_REWARDS, merv_symbols.REWARDS),
        ("reward of a solo card", CARD_REWARDS, merv_symbols.REWARDS),
    ],
)
def test_every_name_has_a_sign(what: str, names: Collection[str], signs: Collection[str]) -> None:
    for name in names:
        assert name in signs, f"the {what} {name!r} has no sign on the board; give it one"


@pytest.mark.parametrize(
    ("what", "names", "signs"),
    [
        ("road", rajas.ROAD_NAMES, rajas_symbols.SHAPES),
        ("building", rajas.BUILDING_NAMES, rajas_symbols.BUILDINGS),
        ("good", rajas.GOOD_NAMES, rajas_symbols.GOODS),
    ],
)
def test_every_number_has_a_sign(what: str, names: list[str], signs: tuple[str, ...]) -> None:
    missing = names[len(signs) :]
    assert not missing, f"the {what} {missing} of Rajas has no sign on the board; give it one"


@pytest.mark.parametrize("game", load.names())
def test_every_game_has_a_board(game: str) -> None:
    assert board_of(game).topics, f"add cli/boards/{game} with a BOARD"
