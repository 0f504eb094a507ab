"""The market place (market.py)."""

from __future__ import annotations

import pytest

from tests.games.playing import offered, play, refused
from tests.games.rajas.table import dice, proves, seat, table

TEA_3_2_2_SILK_2 = {
    "c2": ("O06", "NS"),  # tea 2
    "c3": ("G06", "NS"),  # silk 2
    "b1": ("G07", "ES"),  # tea 3
    "b2": ("B04", "NW"),  # tea 2
}
ALL_GOODS = {
    "c2": ("B16", "NEW"),  # tea 3, silk 3
    "b2": ("O07", "ES"),  # spice 3
    "d2": ("B08", "EW"),  # tea 2, spice 1
}


@proves("M1")
def test_mixed_goods_score_exactly_one_market_of_each_good() -> None:
    match = table().player(0, province=TEA_3_2_2_SILK_2).to_move(0)
    play(match, "mixed")
    assert seat(match, 0).money == 3 + 2
    match = table().player(0, province=ALL_GOODS).to_move(0)
    play(match, "mixed")
    assert seat(match, 0).money == 3 + 3 + 3


@proves("M1", rulings=["most-valuable-markets"])
def test_mixed_goods_take_the_most_valuable_market_of_each_good() -> None:
    province = {"c2": ("G01", "NS"), "c3": ("O06", "NS"), "b1": ("B01", "EW")}
    match = table().player(0, province=province).to_move(0)
    play(match, "mixed")  # tea 2 rather than tea 1, silk 1
    assert seat(match, 0).money == 3


@proves("M2")
@pytest.mark.parametrize(("face", "money"), [(1, 3), (2, 5), (3, 7), (4, 7), (5, 7), (6, 7)])
def test_one_good_scores_at_most_as_many_markets_as_the_die_shows(face: int, money: int) -> None:
    match = table().player(0, dice=f"p{face} b1", province=TEA_3_2_2_SILK_2).to_move(0)
    play(match, "market tea", f"pay p{face}")
    assert seat(match, 0).money == money
    assert dice(match, 0) == "b1"


@proves("M2")
def test_one_good_scores_only_this_good() -> None:
    match = table().player(0, dice="p6", province=TEA_3_2_2_SILK_2).to_move(0)
    play(match, "market silk")
    assert seat(match, 0).money == 2


@proves("M2", rulings=["most-valuable-markets"])
def test_most_valuable_markets_are_scored_first() -> None:
    match = table().player(0, dice="p1", province=TEA_3_2_2_SILK_2).to_move(0)
    play(match, "market tea")
    assert seat(match, 0).money == 3


@proves("M2")
def test_two_markets_of_one_good_on_different_tiles_and_two_goods_on_one_tile() -> None:
    match = table().player(0, dice="p2", province=ALL_GOODS).to_move(0)
    play(match, "market spice")
    assert seat(match, 0).money == 3 + 1


@proves("M2")
def test_one_good_needs_a_die() -> None:
    match = table().player(0, province=TEA_3_2_2_SILK_2).to_move(0)
    assert refused(match, "market tea") == ("no-dice", {"held": 0})


@proves("M2", "K3", rulings=["useless-payments"])
def test_karma_at_the_market_only_where_it_scores_more() -> None:
    match = table().player(0, karma=1, dice="b1 g2 o3 p6", province=TEA_3_2_2_SILK_2).to_move(0)
    play(match, "market tea")
    assert offered(match) == ["pay b1", "pay b1~", "pay g2", "pay g2~", "pay o3", "pay p6"]
    assert refused(match, "pay o3~") == ("no-gain", {"turned": 3, "plain": 3})
    assert refused(match, "pay p6~") == ("no-gain", {"turned": 1, "plain": 3})
    assert refused(match, "pay b1 b1") == ("one-die", {"given": 2})
    assert refused(match, "pay g3") == ("not-held", {"colour": "green", "face": 3, "held": 0})
    play(match, "pay b1~")
    assert (seat(match, 0).money, seat(match, 0).karma) == (7, 0)


@proves("M2", "K3")
def test_karma_at_the_market_must_be_held() -> None:
    match = table().player(0, dice="b1 g2", province=TEA_3_2_2_SILK_2).to_move(0)
    play(match, "market tea")
    assert refused(match, "pay b1~") == ("too-little-karma", {"needed": 1, "held": 0})


@proves("M3", rulings=["second-mixed-space"])
@pytest.mark.parametrize("seats", [3, 4])
def test_second_mixed_space_is_for_somebody_else(seats: int) -> None:
    here = table(seats).player(0, dice="b6", province=TEA_3_2_2_SILK_2)
    match = here.board(mixed=[0]).to_move(0)
    assert refused(match, "mixed") == ("mixed-once", {"allowed": 1})
    assert refused(match, "market tea") is None
    match = here.board(mixed=[1]).to_move(0)
    assert refused(match, "mixed") is None
    match = here.board(mixed=[1, 2]).to_move(0)
    assert refused(match, "mixed") == ("all-taken", {"spaces": 2})


@proves("M3", "S1")
def test_two_players_have_one_mixed_space() -> None:
    here = table().player(0, province=TEA_3_2_2_SILK_2).board(mixed=[1])
    assert refused(here.to_move(0), "mixed") == ("all-taken", {"spaces": 1})


@proves("M2", "R3")
def test_each_good_has_one_space() -> None:
    here = table().player(0, dice="b6", province=TEA_3_2_2_SILK_2).board(market={"tea": 1})
    match = here.to_move(0)
    assert refused(match, "market tea") == ("space-taken", {"seat": "1"})
    assert refused(match, "market silk") is None
