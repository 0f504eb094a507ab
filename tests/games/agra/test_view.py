"""What a client is shown beside the pieces, since it has no data of its own (view.py)."""

from __future__ import annotations

import json
from typing import Any

import pytest

import serai
from serai.games.agra.kinds import GOOD, GUILD, NOTABLE
from serai.games.agra.position import PHASE, POSTURE
from serai.games.agra.view import ABILITIES, ABILITIES_AGREED_ON
from serai.language import LANGUAGES, has
from tests.games.agra.table import table
from tests.games.playing import play


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
    missing = ["turmeric", "statues"]
    assert first["artisans"] == {"rupees": 2, "leads": False, "pays": 1, "missing": missing}
    assert second["artisans"] == {"rupees": 4, "leads": True, "pays": 4, "missing": missing}
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


# --- what drawn boards show ---------------------------------------------------------------------


def test_deliveries_left_are_told_while_the_sailor_is_at_work() -> None:
    here = table(seats=2).river("mahout", "khatib", "cook").player(0, goods="bricks paper curry")
    match = here.to_act(0)
    assert match.view(1)["deliveries"] is None
    play(match, "place sailor")
    assert match.view(1)["deliveries"] == {"seat": 0, "left": 1, "paid": 0, "may_order": True}
    play(match, "fare curry")
    assert match.view(1)["deliveries"] == {"seat": 0, "left": 3, "paid": 2, "may_order": True}
    play(match, "deliver bricks mahout")
    assert match.view(None)["deliveries"]["left"] == 2
    play(match, "done")
    assert match.view(0)["deliveries"] is None


def test_meditation_tells_its_prices() -> None:
    view = shown()
    costs = view["printed"]["meditation"]
    assert costs == {"trade": None, "deliver": 3, "process": None, "uncover": 2, "farmer": 1}
    assert view["blocked"] in costs


@pytest.mark.parametrize(
    ("option", "notable"),
    [
        ("painter_all_tracks", "painter"),
        ("french_trader_values", "french-trader"),
        ("dyer_value_two", "dyer"),
    ],
)
def test_abilities_are_told_as_was_agreed_on(option: str, notable: str) -> None:
    texts = []
    for agreed in (False, True):
        view = table(seats=2, **{option: agreed}).player(1, contracts=notable).to_act(0).view(0)
        texts.append(view["notables"][notable]["ability"])
    assert len(set(texts)) == 2
    for key in texts:
        assert all(has(language, "agra", key) for language in LANGUAGES)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_notable_has_words_for_its_ability(language: str) -> None:
    assert all(has(language, "agra", key) for key in (*ABILITIES, *ABILITIES_AGREED_ON))


def test_bonus_tiles_and_notables_tell_what_they_give() -> None:
    view = table(seats=2).river("cook", "mahout").to_act(0).view(0)
    assert view["notables"]["cook"]["bonus"] == {"good": "oil", "rupees": 1}
    assert view["notables"]["mahout"]["bonus"] is None
    bonuses = view["printed"]["bonuses"]
    assert bonuses["artisans-3"] == {
        "level": 2, "rupees": 3, "favour": 0, "guild": "artisans", "covers": 0,
    }  # fmt: skip
    assert {name: one["level"] for name, one in bonuses.items()} == view["printed"]["bonus_levels"]


def test_the_clock_tells_the_phase_and_the_last_round_once_it_is_known() -> None:
    view = table(seats=2).to_act(1, start=1).view(0)
    clock = {"round": view["round"], "start_seat": 1, "phase": "action"}
    assert view["clock"] == clock
    view = table(seats=2).fact(last_round=9).to_act(0).view(0)
    assert view["clock"]["last_round"] == 9


def test_hidden_money_hides_the_score_of_a_player_too() -> None:
    players = table(seats=2).to_act(0).view(0)["players"]
    assert [one["score"] is None for one in players] == [False, True]
