"""What a client is shown beside the pieces, since it has no data of its own (view.py)."""

from __future__ import annotations

import json
from typing import Any

import pytest

import serai
from serai.games.agra.kinds import GOOD, GUILD, NOTABLE
from serai.games.agra.position import PHASE, POSTURE
from serai.language import LANGUAGES, has
from tests.games.agra.table import table


def shown(**options: Any) -> Any:
    """A table as its first player sees it."""
    return table(**options).to_act(0).view(0)


def test_printed_values_are_the_values_without_price_tokens() -> None:
    assert shown()["printed"]["values"] == shown()["values"]


def test_every_arrow_leads_from_a_good_to_another() -> None:
    arrows = shown()["printed"]["made_from"]
    assert list(arrows) == list(GOOD.names[4:])
    assert arrows["statues"] == "bricks"
    assert arrows["bricks"] == "sandstone"


@pytest.mark.parametrize("seed", range(3))
def test_marked_order_is_one_of_the_printed_ones(seed: int) -> None:
    view = serai.new("agra", seats=3, seed=seed).view(0)
    for guild in GUILD.names:
        row = view["orders"][guild]["marked"]
        assert view["printed"]["orders"][guild][row - 1] == view["open_orders"][guild]


def test_stone_tells_its_points_and_what_every_space_costs() -> None:
    view = shown()
    spaces = view["printed"]["stone"]
    assert spaces[0] == {"points": view["players"][0]["points_next"], "cost": []}
    assert all(space["cost"] for space in spaces[1:])


def test_boat_tells_when_it_leaves_a_pier_and_that_it_stays_at_the_last() -> None:
    piers = shown()["printed"]["piers"]
    assert piers[0] == {"level": 1, "need": 2}
    assert piers[-1] == {"level": 0, "need": 0}


def test_twelve_bowls_ten_steps_and_the_corners_of_the_farm() -> None:
    printed = shown()["printed"]
    assert sorted(printed["bowls"]) == sorted(GOOD.names[4:])
    assert [step["rupees"] for step in printed["track"]] == sorted(
        step["rupees"] for step in printed["track"]
    )
    assert sorted(printed["corners"]) == sorted(GOOD.names[:4])


def test_what_is_printed_can_be_written_down_and_is_the_same_for_everybody() -> None:
    match = serai.new("agra", seats=2, seed=4)
    seen = [match.view(seat)["printed"] for seat in (0, 1, None)]
    assert seen[0] == seen[1] == seen[2] == json.loads(json.dumps(seen[0]))


def test_view_handed_out_can_be_changed_without_harm() -> None:
    match = serai.new("agra", seats=2, seed=4)
    match.view(0)["printed"]["characters"].clear()
    assert match.view(0)["printed"]["characters"]


def test_an_order_pays_less_behind_the_lead_and_nothing_without_influence() -> None:
    here = table().player(0, influence={"artisans": 2}).player(1, influence={"artisans": 5})
    first, second = (player["order_rupees"] for player in here.to_act(0).view(0)["players"])
    assert first["artisans"] == {"rupees": 2, "leads": False, "pays": 1}
    assert second["artisans"] == {"rupees": 4, "leads": True, "pays": 4}
    assert first["scholars"]["pays"] is None


@pytest.mark.parametrize("language", LANGUAGES)
def test_page_has_words_for_all_that_a_view_can_name(language: str) -> None:
    printed = shown()["printed"]
    piers = range(2, len(printed["piers"]) + 1)
    ends = shown()["players"][0]["at_the_end"].keys() - {"total"}
    keys = [
        *(f"panel-ability-{notable}" for notable in NOTABLE.names),
        *(f"panel-phase-{phase}" for phase in PHASE.names),
        *(f"panel-{posture}" for posture in POSTURE.names),
        *(f"panel-{posture}-short" for posture in POSTURE.names),
        *(f"panel-pier-{pier}" for pier in piers),
        *(f"panel-guild-{guild}" for guild in GUILD.names),
        *(f"panel-end-{part}" for part in ends),
    ]
    assert [key for key in keys if not has(language, "agra", key)] == []
