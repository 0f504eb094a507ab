"""The quarry: buying and laying a tile (quarry.py)."""

from __future__ import annotations

import pytest

from tests.games.playing import notes, offered, play, refused
from tests.games.rajas.table import dice, proves, seat, table

# A province in which every road ends at a neighbour's wall: a curve on each of the three squares
# beside the residence, and what closes them.
CLOSED = {
    "b1": ("B02", "NE"),
    "d1": ("G02", "NW"),
    "c2": ("B01", "NS"),
    "c3": ("G01", "NS"),
}

TO_A2 = {"b1": ("O02", "ES"), "b2": ("G02", "NW")}


@proves("Q1")
@pytest.mark.parametrize(("placed", "cost"), list(enumerate([1, 1, 2, 2, 3, 3, 4, 4])))
def test_quarry_costs_one_to_four_money(placed: int, cost: int) -> None:
    here = table(seats=4).player(0, money=cost, dice="b2")
    match = here.board(quarry=[1 + i % 3 for i in range(placed)]).to_move(0)
    play(match, "quarry")
    assert seat(match, 0).money == 0
    here.player(0, money=cost - 1, dice="b2")
    refusal = refused(here.to_move(0), "quarry")
    assert refusal == ("too-little-money", {"missing": 1, "held": cost - 1})


@proves("Q1")
def test_one_of_the_visible_tiles_that_can_be_paid() -> None:
    match = (
        table()
        .player(0, money=1, karma=1, dice="b3 b4 o6 p1")
        .offer("B02", "B10", "B13", "O07", "O13", "P05", "P14")
        .to_move(0)
    )
    play(match, "quarry")
    # blue reaches 8 with a turned 3, orange 6, purple 6 with a turned 1, green nothing
    assert offered(match) == [
        "tile B02", "tile B10", "tile O01", "tile O07", "tile P05", "tile P07", "done",
    ]  # fmt: skip
    assert refused(match, "tile B13") == ("too-few-pips", {"missing": 1, "colour": "blue"})
    assert refused(match, "tile G01") == ("too-few-pips", {"missing": 2, "colour": "green"})
    assert refused(match, "tile B03") == ("not-on-offer", {"tile": "B03"})


@proves("Q1")
def test_price_is_paid_in_the_colour_of_the_tile_only() -> None:
    match = table().player(0, money=1, dice="b6 b6 g6 p6").offer_only("O05", "P05").to_move(0)
    play(match, "quarry")
    assert offered(match) == ["tile P05", "done"]
    assert refused(match, "tile O05") == ("too-few-pips", {"missing": 5, "colour": "orange"})


@proves("Q1")
def test_exactly_one_tile_is_bought_and_laid_at_once() -> None:
    match = table().player(0, money=5, dice="b2 b3 g4").offer("B01", "G03").to_move(0)
    play(match, "quarry", "tile B01", "pay b2", "lay c2 NS", "*")
    assert list(match.to_json()["players"][0]["province"]) == ["c2"]
    assert match.to_move == 1


@proves("Q2")
def test_overpaying_is_allowed_and_gives_no_change() -> None:
    match = table().player(0, money=1, dice="b6 b6").offer("B09").to_move(0)
    play(match, "quarry", "tile B09", "pay b6 b6")
    assert dice(match, 0) == ""
    assert match.question == "lay"


@proves("Q5", "Q6")
def test_without_an_open_road_nothing_can_be_built() -> None:
    here = table().player(0, money=9, dice="b6 b6 g6 g6", province=CLOSED)
    match = here.to_move(0)
    play(match, "quarry")
    assert (seat(match, 0).money, match.to_move) == (8, 1)
    assert dice(match, 0) == "b6 b6 g6 g6"


@proves("Q3", "Q4", rulings=["order-of-a-build"])
def test_order_pay_lay_score_yields() -> None:
    """The fork on a2 has two buildings worth 4 fame and links two fields."""
    match = table().player(0, money=1, fame=9, dice="b4 b6", province=TO_A2).offer("B13").to_move(0)
    play(match, "quarry", "tile B13", "pay b4 b6")
    assert (seat(match, 0).money, seat(match, 0).fame, dice(match, 0)) == (0, 9, "")
    play(match, "lay a2 NEW", "reveal B12")
    assert seat(match, 0).fame == 13
    assert offered(match) == ["yield NW", "yield W2"]
    play(match, "yield W2", "take blue", "roll b6")
    assert (seat(match, 0).money, dice(match, 0)) == (5, "b6")


@proves("Q3", "T1", "T4", rulings=["order-of-a-build"])
def test_bonuses_of_the_tracks_come_before_the_yields() -> None:
    """The tile brings fame 5 and money 12 at once, and links a field."""
    match = (
        table()
        .player(0, money=11, fame=3, dice="b6 b4", province={"b1": ("O02", "ES")})
        .offer("B11")
        .to_move(0)
    )
    play(match, "quarry", "tile B11", "pay b4 b6", "lay b2 NS", "reveal B07")
    assert (seat(match, 0).money, seat(match, 0).fame) == (12, 5)
    assert offered(match) == ["bonus money12", "bonus fame5"]
    match = table().player(0, money=11, dice="b6", province=TO_A2).offer("B04").to_move(0)
    play(match, "quarry", "tile B04", "pay b6", "lay a2 NE", "*")
    assert match.question == "sail"  # money 12
    play(match, "sail 0")
    assert match.question == "colour"  # then the die of the field NW
    reached = [note["field"] for note in notes(match, "field-reached")]
    assert reached == ["NW"]


@proves("Q1", rulings=["tile-revealed-when-laid"])
def test_the_next_tile_is_seen_when_the_first_is_laid() -> None:
    match = table().player(0, money=5, dice="b2 b3 g4").offer("B01", "G03").to_move(0)
    play(match, "quarry", "tile B01", "pay b2")
    assert match.question == "lay"
    play(match, "lay c2 NS")
    assert match.question == "reveal"
