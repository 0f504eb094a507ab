"""The tables on which rules are tried: by the newest rules, or by older ones still played."""

from __future__ import annotations

import pytest

import serai
from tests.games.agra.table import table as agra
from tests.games.merv.table import table as merv
from tests.games.rajas.table import table as rajas

VERSIONS = [(game, version) for game in serai.games() for version in serai.game(game).versions]


def by_rules(game: str, version: int) -> serai.Match:
    match game:
        case "agra":
            return agra().by_rules(version).to_act(0)
        case "merv":
            return merv().by_rules(version).to_score()
        case _:
            return rajas().by_rules(version).to_move(0)


@pytest.mark.parametrize(("game", "version"), VERSIONS)
def test_a_table_can_be_by_any_rules_that_are_played(game: str, version: int) -> None:
    assert by_rules(game, version).to_json()["version"] == version
