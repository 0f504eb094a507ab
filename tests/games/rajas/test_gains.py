"""Rewards of the river spaces (gains.py)."""

from __future__ import annotations

from typing import Any

import pytest

from serai import Match
from tests.games.playing import notes, offered, play, refused
from tests.games.rajas.table import Square, dice, proves, seat, table

# Five markets: silk 1, tea 2 + spice 1, tea 3 + silk 3, on a road down the middle and to the left.
FIVE_MARKETS: dict[str, Square] = {
    "c2": ("B16", "NSW"),
    "c3": ("B08", "NS"),
    "b2": ("B01", "EW"),
}
# Four silk markets: 3, 3, 2 and 1; one tea market.
FOUR_SILK: dict[str, Square] = {
    "c2": ("B16", "NSW"),  # tea 3, silk 3
    "b2": ("B01", "EW"),  # silk 1
    "b1": ("P07", "ES"),  # silk 3
    "c3": ("G06", "NS"),  # silk 2
}


def stopped_at(space: int, **facts: Any) -> Match:
    """The boat of seat 0 has just gone one space, to this one."""
    here = table().player(0, boat=space - 1, **facts)
    match = here.about_to("Sail", 0, least=1, most=1)
    assert seat(match, 0).boat == space
    return match


@proves("H5")
@pytest.mark.parametrize("space", [1, 11])
def test_two_dice_of_any_colours(space: int) -> None:
    match = stopped_at(space)
    play(match, "take green", "take purple", "roll g6", "roll p1")
    assert dice(match, 0) == "g6 p1"
    assert match.to_move == 1


@proves("H5", "W1")
def test_two_dice_behind_the_bridge_and_the_worker_there() -> None:
    match = stopped_at(21)
    play(match, "take green", "take green", "roll g6", "roll g1")
    assert dice(match, 0) == "g1 g6"
    assert seat(match, 0).workers == 4


@proves("H6")
@pytest.mark.parametrize(("karma", "after"), [(0, 2), (1, 3), (2, 3), (3, 3)])
def test_two_karma(karma: int, after: int) -> None:
    assert seat(stopped_at(2, karma=karma), 0).karma == after


@proves("H7")
@pytest.mark.parametrize(("space", "money"), [(3, 3), (13, 5), (20, 6)])
def test_printed_money(space: int, money: int) -> None:
    match = stopped_at(space)
    assert seat(match, 0).money == money
    assert match.to_move == 1


@proves("H8")
@pytest.mark.parametrize("space", [4, 16, 25])
def test_chamber_of_choice(space: int) -> None:
    match = stopped_at(space)
    assert match.question == "chamber"
    play(match, "chamber yogi", "take blue", "roll b1")
    assert seat(match, 0).karma == 2


@proves("H9")
@pytest.mark.parametrize(("space", "colour"), [(5, "b"), (14, "o"), (22, "g"), (28, "p")])
@pytest.mark.parametrize("karma", [0, 1, 2, 3])
def test_dice_of_a_colour_for_karma(space: int, colour: str, karma: int) -> None:
    match = stopped_at(space, karma=karma)
    play(match, *[f"roll {colour}5"] * karma)
    assert dice(match, 0) == " ".join([f"{colour}5"] * karma)
    assert seat(match, 0).karma == karma  # counted, not spent
    assert match.to_move == 1


@proves("H10")
@pytest.mark.parametrize(("space", "fame"), [(6, 2), (15, 3), (29, 4), (30, 5)])
def test_printed_fame(space: int, fame: int) -> None:
    match = stopped_at(space, fame=6)
    assert seat(match, 0).fame == 6 + fame


@proves("H11")
def test_upgrade() -> None:
    match = stopped_at(7)
    assert offered(match, "upgrade") == [
        "upgrade temple", "upgrade palace", "upgrade fort", "upgrade mill",
    ]  # fmt: skip
    play(match, "upgrade temple")
    assert seat(match, 0).level(0) == 3


@proves("H11", rulings=["upgrade-without-room"])
def test_upgrade_by_the_river_lapses_when_all_are_at_the_top() -> None:
    match = stopped_at(7, levels=dict.fromkeys(("temple", "palace", "fort", "mill"), 4))
    assert match.to_move == 1


@proves("H12")
def test_one_money_for_each_market() -> None:
    assert seat(stopped_at(8, province=FIVE_MARKETS), 0).money == 5
    assert seat(stopped_at(8), 0).money == 0


@proves("H12", rulings=["builder-visible-tile"])
def test_covered_markets_are_not_counted() -> None:
    """The builder lays a fort and a mill over three markets in all."""
    match = (
        table()
        .player(0, boat=7, dice="o5 b5 g1", province=FIVE_MARKETS)
        .offer_only("O13")
        .to_move(0)
    )
    play(match, "chamber builder", "pay b5", "overbuild O13 c3", "pay o5", "lay c3 NES", "*")
    play(match, "front", "done", "harbour", "pay g1")
    assert seat(match, 0).boat == 8
    assert seat(match, 0).money == 3


@proves("H13", rulings=["most-valuable-markets"])
@pytest.mark.parametrize("space", [9, 18])
def test_mixed_goods(space: int) -> None:
    assert seat(stopped_at(space, province=FIVE_MARKETS), 0).money == 3 + 3 + 1
    assert seat(stopped_at(space, province=FOUR_SILK), 0).money == 3 + 3
    assert seat(stopped_at(space), 0).money == 0


@proves("H14", rulings=["most-valuable-markets"])
def test_markets_of_one_good_up_to_the_printed_number_without_a_die() -> None:
    match = stopped_at(10, province=FOUR_SILK, dice="b1")
    assert seat(match, 0).money == 3 + 3 + 2 + 1
    assert dice(match, 0) == "b1"
    five = {**FOUR_SILK, "d1": ("P01", "EW")}
    assert seat(stopped_at(10, province=five), 0).money == 3 + 3 + 2 + 1  # four of five
    assert seat(stopped_at(26, province=five), 0).money == 3 + 3 + 2 + 1 + 1  # five


@proves("H14", rulings=["most-valuable-markets"])
def test_the_good_that_brings_most_is_scored() -> None:
    """Tea 3 + 2 beats silk 3 + 1."""
    assert seat(stopped_at(10, province=FIVE_MARKETS), 0).money == 5


@proves("H15")
def test_one_fame_for_each_upgrade() -> None:
    match = stopped_at(19, fame=6, levels={"temple": 4, "mill": 3})
    assert seat(match, 0).fame == 6 + 3
    assert seat(stopped_at(19, fame=6), 0).fame == 6


@proves("H16")
def test_two_money_for_each_upgrade() -> None:
    match = stopped_at(23, levels={"temple": 4, "mill": 3})
    assert seat(match, 0).money == 6


@proves("H15", "H16", "T1", rulings=["fame-5-upgrade-is-made"])
def test_upgrade_of_fame_5_counts_at_once_for_what_counts_upgrades() -> None:
    """Two fame reach 5; money 12 comes with the same tile and moves the boat to space 19."""
    here = table().player(0, money=11, fame=3, boat=18, dice="b6 b2").offer("B11")
    match = here.to_move(0)
    play(match, "quarry", "tile B11", "pay b2 b6", "lay c2 NS", "*", "bonus fame5", "upgrade fort")
    play(match, "sail 1")
    assert seat(match, 0).boat == 19
    assert seat(match, 0).fame == 5 + 1


@proves("H17")
@pytest.mark.parametrize("karma", [0, 1, 2, 3])
def test_two_fame_for_each_karma(karma: int) -> None:
    match = stopped_at(27, fame=6, karma=karma)
    assert seat(match, 0).fame == 6 + 2 * karma
    assert seat(match, 0).karma == karma


@proves("H13", "H15", "H6")
def test_log_does_not_tell_of_nothing() -> None:
    assert notes(stopped_at(9), "money-gained") == []
    assert notes(stopped_at(19), "fame-gained") == []
    assert notes(stopped_at(2, karma=3), "karma-gained") == []


@proves("H18")
def test_last_space_pays_once() -> None:
    match = stopped_at(30, fame=6, dice="b1")
    assert seat(match, 0).fame == 11
    play(match, "front", "done")
    assert refused(match, "harbour") == ("river-end", {"last": 30})
