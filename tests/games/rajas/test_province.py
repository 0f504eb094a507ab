"""The province: laying, roads, scoring, special yields, upgrades (province.py)."""

from __future__ import annotations

from typing import Any

import pytest

from serai import Match
from serai.games.rajas.kinds import FIELD
from tests.games.playing import notes, offered, play, refused
from tests.games.rajas.table import Square, dice, gains_of, proves, seat, table

LEFT = {"b1": ("O02", "ES"), "b2": ("G02", "NW")}  # a road to a2
RIGHT = {"d1": ("O02", "SW"), "d2": ("G02", "NE")}  # a road to e2


def laying(tile: str, province: dict[str, Square], **facts: Any) -> Match:
    """A tile has been paid and is to be laid."""
    colour = tile[0].lower()
    match = (
        table()
        .player(0, money=9, dice=f"{colour}6 {colour}6", province=province, **facts)
        .offer(tile)
        .to_move(0)
    )
    match.play("quarry")
    if match.question == "tile":
        match.play(f"tile {tile}")
    if match.question == "payment":
        match.play(match.options[-1])
    return match


# --- laying -----------------------------------------------------------------------------------


@proves("Q5")
def test_residence_has_three_roads() -> None:
    match = laying("B15", {})  # a crossing fits everywhere
    assert offered(match) == ["lay b1 NESW", "lay d1 NESW", "lay c2 NESW"]


@proves("Q5")
def test_tile_may_be_turned_in_every_direction_that_continues_a_road() -> None:
    assert offered(laying("B01", {})) == ["lay b1 EW", "lay d1 EW", "lay c2 NS"]
    assert offered(laying("B04", {})) == [
        "lay b1 NE", "lay b1 ES", "lay d1 SW", "lay d1 NW", "lay c2 NE", "lay c2 NW",
    ]  # fmt: skip
    assert offered(laying("B05", {})) == [
        "lay b1 NES", "lay b1 ESW", "lay b1 NEW",
        "lay d1 ESW", "lay d1 NSW", "lay d1 NEW",
        "lay c2 NES", "lay c2 NSW", "lay c2 NEW",
    ]  # fmt: skip


@proves("Q5")
def test_what_cannot_be_laid_is_refused_with_its_reason() -> None:
    match = laying("B01", LEFT)
    assert refused(match, "lay e4 NS") == ("square-unreached", {"cell": "e4"})
    assert refused(match, "lay c2 EW") == ("not-connected", {"cell": "c2"})
    assert refused(match, "lay a2 NS") == ("not-connected", {"cell": "a2"})
    assert refused(match, "lay a2 NES") == ("wrong-roads", {"given": 3, "ends": 2})
    assert refused(match, "lay a2 NE") == ("wrong-roads", {"given": 2, "ends": 2})
    assert refused(match, "lay b1 EW") == ("square-taken", {"cell": "b1", "tile": "O02"})
    assert refused(match, "lay a2 EW") is None


@proves("Q5", "Q6")
def test_road_that_leads_nowhere_yet_opens_a_square() -> None:
    match = laying("B01", LEFT)
    assert offered(match) == ["lay d1 EW", "lay a2 EW", "lay c2 NS"]
    match = laying("B01", {"b1": ("O02", "NE")})
    assert offered(match) == ["lay d1 EW", "lay c2 NS"]


@proves("Q6")
def test_tile_may_cut_a_road_of_its_neighbour() -> None:
    """The crossing on c2 leads to b2; the tile laid there, coming from b1, turns its back on it."""
    match = laying("B01", {"c2": ("B15", "NESW"), "b1": ("O02", "ES")})
    assert {"lay b2 NS", "lay b2 EW"} <= set(offered(match))
    play(match, "lay b2 NS", "*")
    province = match.to_json()["players"][0]["province"]
    assert province["c2"]["roads"] == "NESW"
    assert province["b2"]["roads"] == "NS"


@proves("Q6")
def test_laid_tiles_stay_where_they_are() -> None:
    match = laying("B01", LEFT)
    play(match, "lay c2 NS", "*")
    province = match.to_json()["players"][0]["province"]
    assert {cell: (square["tile"], square["roads"]) for cell, square in province.items()} == {
        **LEFT,
        "c2": ("B01", "NS"),
    }


# --- scoring ----------------------------------------------------------------------------------


@proves("Q3")
@pytest.mark.parametrize(
    ("tile", "fame", "money"),
    [
        ("B01", 0, 1),  # silk 1
        ("B07", 0, 3),  # silk 3
        ("B08", 0, 2 + 1),  # tea 2, spice 1
        ("B16", 0, 3 + 3),  # tea 3, silk 3
        ("B03", 2, 0),  # palace
        ("B10", 2 + 2, 0),  # temple, palace
        ("B11", 2, 2),  # fort, silk 2
    ],
)
def test_markets_pay_money_and_buildings_fame(tile: str, fame: int, money: int) -> None:
    match = laying(tile, {}, fame=6)
    before = seat(match, 0).money
    match.play(match.options[0])
    play(match, "*")
    assert seat(match, 0).fame == 6 + fame
    assert seat(match, 0).money - before == money + 2 * (
        notes(match, "field-reached") == [{"seat": 0, "field": "N2"}]
    )


@proves("Q3")
@pytest.mark.parametrize(
    ("levels", "fame"),
    [
        ({}, 4),
        ({"temple": 3}, 5),
        ({"temple": 4, "mill": 3}, 7),
        ({"temple": 4, "mill": 4}, 8),
        ({"palace": 4, "fort": 4}, 4),
    ],
)
def test_each_building_counts_by_its_own_level(levels: dict[str, int], fame: int) -> None:
    match = laying("B13", {}, fame=6, levels=levels)
    play(match, "lay c2 NES", "*")
    assert seat(match, 0).fame == 6 + fame


# --- special yields ---------------------------------------------------------------------------


@proves("Q4")
def test_field_is_paid_when_a_road_links_it() -> None:
    match = laying("B03", {**LEFT, "a2": ("P02", "ES")})
    money = seat(match, 0).money
    play(match, "lay a3 NS", "*")
    assert seat(match, 0).money == money
    match = laying("B04", {**LEFT, "a2": ("P02", "ES")}, fame=6)
    play(match, "lay a3 NW", "*")  # 2 karma in the west
    assert seat(match, 0).karma == 2
    assert notes(match, "field-reached") == [{"seat": 0, "field": "W3"}]


@proves("Q4")
def test_tile_may_be_laid_past_a_field() -> None:
    match = laying("B02", LEFT, fame=6)
    play(match, "lay a2 ES", "*")
    assert notes(match, "field-reached") == []
    assert match.to_json()["players"][0]["connected"] == []


@proves("Q4")
def test_field_with_several_faces_is_paid_only_once() -> None:
    """The field NW can be reached from b1 and from a2."""
    province = {"b1": ("O05", "ESW"), "b2": ("G02", "NW")}
    match = laying("B02", province, fame=6)
    assert match.to_json()["players"][0]["connected"] == ["NW"]
    play(match, "lay a2 NE", "*")
    assert notes(match, "field-reached") == []


@proves("Q4")
@pytest.mark.parametrize(
    ("field", "script", "gained"),
    [
        ("N2", [], {"money": 2}),
        ("N4", [], {"karma": 1}),
        ("NW", ["take green", "roll g2"], {"dice": "g2"}),
        ("NE", ["take green", "roll g2", "upgrade fort"], {"upgrades": 1, "dice": "g2"}),
        ("S", ["sail 1"], {"boat": 13, "money": 5}),
        ("W2", [], {"money": 5}),
        ("E2", [], {"money": 3}),
        ("W3", [], {"karma": 2}),
        ("E3", [], {"fame": 3}),
        ("W4", ["take green", "take blue", "roll b1", "roll g2"], {"dice": "b1 g2"}),
        ("E4", [], {"money": 7}),
    ],
)
def test_printed_yields_of_the_basic_side(
    field: str, script: list[str], gained: dict[str, int | str]
) -> None:
    here = table().player(0, boat=12)
    match = here.about_to("SpecialYields", 0, fields=1 << FIELD.read(field))
    play(match, *script)
    assert gains_of(match) == {"boat": 12, **gained}
    assert match.to_move == 1


@proves("Q4", rulings=["two-fields-at-once", "order-of-simultaneous-gains"])
def test_player_chooses_the_order_of_two_yields() -> None:
    match = laying("B05", RIGHT, fame=6)
    play(match, "lay e2 NEW", "*")
    assert offered(match) == ["yield NE", "yield E2"]
    assert refused(match, "yield W2") == ("field-not-reached", {"field": "W2"})
    play(match, "yield E2")
    assert match.question == "colour"
    play(match, "take green", "roll g4")
    assert match.question == "upgrade"
    play(match, "upgrade fort")
    assert dice(match, 0).endswith("g4")
    assert match.to_move == 1


@proves("Q3", rulings=["order-of-simultaneous-gains"])
def test_player_chooses_the_order_of_two_bonuses() -> None:
    here = table().player(0, money=11, fame=3, boat=6, dice="b6 b4").offer("B11")
    match = here.to_move(0)
    play(match, "quarry", "tile B11", "pay b4 b6", "lay c2 NS", "*")
    other = match.copy()
    play(match, "bonus fame5", "upgrade mill", "sail 1", "upgrade mill")
    assert seat(match, 0).level(3) == 4
    play(other, "bonus money12", "sail 1", "upgrade mill", "upgrade temple")
    assert (seat(other, 0).level(0), seat(other, 0).level(3)) == (3, 3)
    assert refused(here.to_move(0), "bonus fame5") is not None


@proves("T6")
def test_only_a_bonus_that_is_due_can_be_chosen() -> None:
    match = table().player(0, money=11, fame=3, dice="b6 b4").offer("B11").to_move(0)
    play(match, "quarry", "tile B11", "pay b4 b6", "lay c2 NS", "*")
    assert refused(match, "bonus money33") == ("bonus-not-due", {"due": 2})


# --- upgrades ---------------------------------------------------------------------------------


@proves("Q7")
def test_upgrade_moves_one_building_of_choice_by_one_column() -> None:
    match = table().player(0, levels={"fort": 3, "palace": 4}).about_to("Upgrade", 0, fresh=0)
    assert offered(match) == ["upgrade temple", "upgrade fort", "upgrade mill"]
    assert refused(match, "upgrade palace") == (
        "fully-upgraded",
        {"building": "palace", "level": 4},
    )
    play(match, "upgrade fort")
    assert match.to_json()["players"][0]["levels"] == {
        "temple": 2,
        "palace": 4,
        "fort": 4,
        "mill": 2,
    }
    assert seat(match, 0).upgrades == 4


@proves("Q7", "P7", "H11", rulings=["upgrade-without-room"])
def test_upgrade_without_room_does_nothing_and_the_rest_is_given() -> None:
    full = dict.fromkeys(("temple", "palace", "fort", "mill"), 4)
    match = table().player(0, dice="b4", levels=full).to_move(0)
    play(match, "chamber raja")
    assert (seat(match, 0).money, seat(match, 0).upgrades) == (3, 8)
    assert match.to_move == 1


@proves("Q8", "T1", rulings=["upgrade-during-scoring"])
def test_upgrade_of_fame_5_does_not_raise_the_tile_that_brought_it() -> None:
    match = laying("B10", {}, fame=4)
    play(match, "lay c2 NE", "reveal B07")
    assert seat(match, 0).fame == 8
    play(match, "upgrade temple")
    assert seat(match, 0).fame == 8


@proves("Q8", rulings=["upgrade-during-scoring"])
def test_upgrade_of_a_yield_does_not_raise_the_tile_that_links_it() -> None:
    match = laying("B02", RIGHT, fame=6)
    play(match, "lay e2 NW", "*", "take blue", "roll b1", "upgrade temple")
    assert seat(match, 0).fame == 8
    assert seat(match, 0).level(0) == 3


@proves("Q8")
def test_upgrade_counts_for_the_next_tile_only() -> None:
    match = table().player(0, money=5, fame=6, dice="g4 b3").offer("B02").to_move(0)
    play(match, "chamber raja", "pay g4", "upgrade temple", "front", "done")
    assert seat(match, 0).fame == 6
    play(match, "quarry", "tile B02", "pay b3", "lay c2 NE", "*")
    assert seat(match, 0).fame == 9
