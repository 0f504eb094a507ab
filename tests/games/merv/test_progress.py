"""What the open question is about, as the view tells it."""

from typing import Any

import pytest

import serai
from serai import Match
from serai.games.merv.tables import FAVOUR_TOP, INFLUENCE_TOP
from tests.games.merv.table import VIZIER, merv, question, table
from tests.games.playing import play


def shown(match: Match) -> dict[str, Any]:
    found: dict[str, Any] = match.view(0)["progress"]
    return found


def test_nothing_before_a_space_is_chosen_but_whose_turn_it_is() -> None:
    assert shown(table().to_go(1)) == {"master": 1}


def test_the_turn_of_the_grand_vizier() -> None:
    match = serai.new("merv", seats=2, seed=1)
    while match.question not in {"vizier-space", "vizier-site"}:
        match.play(match.options[0])
    assert shown(match) == {"master": VIZIER}


def test_the_activated_site() -> None:
    match = play(table().to_go(0), "go N2", "activate b4")
    favour = {"favour": 1, "influence": 0, "points": 0}
    assert shown(match) == {"master": 0, "activated": "b4", "favour": favour}


@pytest.mark.parametrize(
    ("favour", "influence", "brings"),
    [(FAVOUR_TOP, 3, "influence"), (FAVOUR_TOP, INFLUENCE_TOP, ""), (0, INFLUENCE_TOP, "favour")],
)
def test_what_favour_would_bring_is_what_it_brings(
    favour: int, influence: int, brings: str
) -> None:
    """§B1–B5 At the top of its track it is influence."""
    match = table().player(0, favour=favour, influence=influence).to_act(0, "a1")
    told = shown(match)["favour"]
    before = match.view(0)["players"][0]
    play(match, "favour")
    after = match.view(0)["players"][0]
    assert told["favour"] == after["favour"] - before["favour"] == (brings == "favour")
    assert told["influence"] == after["influence"] - before["influence"] == (brings == "influence")
    assert told["points"] == after["total"] - before["total"]


def test_the_card_that_is_bought_and_the_colour_that_pays() -> None:
    city = table().row("pepper pepper", camels="1").player(0, cubes="red red blue")
    match = play(city.to_act(0, "a1"), "act", "take 2")
    assert shown(match)["chosen"] == 2
    assert "colour" not in shown(match)
    play(match, "colour red")
    assert shown(match)["colour"] == "red"
    assert "chosen" not in shown(match)


def test_what_is_owed() -> None:
    rich = table().player(0, cubes="red blue blue", achievements="blue-joker")
    match = play(rich.acting(0, "mosque"), "climb 1")
    assert question(match) == "pay"
    assert shown(match)["bill"] == {"red": 1}


def test_places_where_somebody_has_traded() -> None:
    rich = table().player(0, cubes="red red blue blue", posts="samarkand")
    match = play(rich.acting(0, "marketplace"), "post bukhara", "trade bukhara")
    assert shown(match)["traded"] == ["bukhara"]


def test_the_position_of_a_wall() -> None:
    match = play(table().player(0, cubes="red blue").acting(0, "fortification"), "wall N2")
    assert (question(match), shown(match)["position"]) == ("piece", "N2")


def test_the_upgrade_in_the_hand() -> None:
    match = table().built(0, "a1 b1").about_to("PlaceUpgrade", 0, tile=5)
    assert shown(match)["upgrade"] == "white"


def test_the_level_of_an_achievement() -> None:
    match = table().player(0, scrolls=6).about_to("Achieve", 0, level=3)
    assert shown(match)["level"] == 3


def test_the_queue_that_is_forming() -> None:
    city = table().player(1, camels=1).standing(0, "N1").standing(1, "N2").standing(2, "N3")
    match = city.to_queue()
    assert question(match) == "skip"
    found = shown(match)
    assert found["corner"] == "NE"
    assert (found["master"], found["stops_at"]) == (1, 2)
    assert found["queue"] == [None, None, 0]


def test_the_building_that_is_hit() -> None:
    city = table().when(year=2, phase="west").built(0, "b2 d4").player(0, cubes="red white")
    match = city.to_end_year()
    assert question(match) == "ransom"
    assert shown(match)["raided"] == "b2"
    play(match, "lose")
    assert shown(match)["raided"] == "d4"


def test_courtiers_that_have_scored() -> None:
    court = table().player(0, courtiers="knowledge knowledge trade", scrolls=2, favour=2)
    match = play(court.to_score(), "fund knowledge")
    assert shown(match)["funded"] == {"knowledge": 1}


def test_nothing_when_the_game_is_over() -> None:
    match = table().to_go(0)
    merv(match).stack.clear()
    assert shown(match) == {}
