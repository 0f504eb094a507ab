"""What the view says of the board itself, so that a client needs no components of its own."""

from __future__ import annotations

from typing import Any

import pytest

import serai
from tests.games.merv.table import cubes, goods, table
from tests.games.playing import play


def printed(**options: bool) -> dict[str, Any]:
    found: dict[str, Any] = serai.new("merv", seats=3, seed=1, options=options).view(0)["printed"]
    return found


@pytest.mark.parametrize("path", ["1", "2", "3", "4"])
def test_eight_steps_from_the_camel_to_the_top(path: str) -> None:
    steps = printed()["paths"][path]
    assert len(steps) == 8
    assert (steps[0]["reward"], steps[-1]["reward"]) == ("camel", "top")
    assert [len(step["cost"]) for step in steps] == [1, 1, 1, 1, 2, 2, 2, 2]


def test_a_step_costs_what_is_printed() -> None:
    cost = printed()["paths"]["1"][4]["cost"]
    assert cost == ["red", "blue"]
    rich = table().player(0, cubes="red red blue green", path=1, steps=4)
    match = play(rich.acting(0, "mosque"), "climb 1")
    assert cubes(match, 0) == {"red": 1, "green": 1}


def test_points_of_the_mosque_as_printed() -> None:
    points = {step["reward"]: step["points"] for step in printed()["paths"]["1"]}
    assert points.pop("points") == 5
    assert set(points.values()) == {0}


def test_a_place_sells_its_good_at_the_printed_price() -> None:
    places = printed()["places"]
    assert [name for name, place in places.items() if place["is_rare"]] == [
        *("changan", "khotan", "alexandria", "antioch")
    ]
    assert places["khotan"] == {"good": "jade", "is_rare": True, "price": ["blue", "green"]}
    here = table().player(0, cubes="blue green", posts="khotan bukhara samarkand herat")
    match = play(here.acting(0, "marketplace"), "post nishapur", "trade khotan")
    assert (goods(match, 0), cubes(match, 0)) == ({"jade": 1}, {})


def test_spices_by_both_readings() -> None:
    spices = printed()["spices"]
    assert spices["juniper"] == {"reward": "favour", "cards": [2, 4, 6, 8]}
    assert spices["saffron"] == {"reward": "white-upgrade", "cards": [3, 6]}
    assert printed(spice_literal=True)["spices"]["cardamom"]["cards"] == [2, 3, 4]


def test_levels_of_the_library() -> None:
    levels = printed()["levels"]
    assert [level["scroll"] for level in levels] == [2, 4, 6, 8]
    everything = [one for level in levels for one in level["achievements"]]
    assert everything == serai.new("merv", seats=3, seed=1).view(0)["achievements"]


def test_tracks_and_sets() -> None:
    board = printed()
    assert board["tracks"]["favour"] == {"top": 10, "points": {"4": 1, "6": 1, "8": 2, "10": 3}}
    assert board["tracks"]["influence"]["top"] == 20
    assert board["influence_for_spices"] == [0, 4, 8, 12]
    assert board["set_points"] == [1, 3, 6, 10]
    assert (board["wall_price"], board["gate_price"]) == (1, 2)


def test_the_solo_card_tells_where_its_masters_look_first() -> None:
    match = serai.new("merv", seats=1, seed=1)
    card = match.view(0)["solo"]
    assert sorted(card["magistrate"]) == sorted(card["vizier"]) == [f"N{n}" for n in range(1, 6)]
    assert len(set(card["actions"])) == 6
    assert card["reward"] in ("favour", "guard", "points")
    assert serai.new("merv", seats=2, seed=1).view(0)["solo"] is None
