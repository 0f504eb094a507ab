"""Every worked example of the rulebook.

Rajesh is seat 0 and Leila seat 1 (or alone, seat 0). Where boards and tiles are reconstructed, the
docstring says what had to be chosen.
"""

from __future__ import annotations

from typing import Any

import pytest

import serai
from tests.games.playing import notes, offered, play, refused
from tests.games.rajas.table import dice, proves, seat, table

RAJESH_MARKETS = {  # three tea markets worth 3, 2 and 2, one silk market worth 2
    "c2": ("O06", "NS"),
    "c3": ("G06", "NS"),
    "b1": ("G07", "ES"),
    "b2": ("B04", "NW"),
}


# --- quarry and province ------------------------------------------------------------------------


@proves("Q1", "R3")
def test_rajesh_in_the_quarry_buys_orange_9() -> None:
    """The orange 9 is O13 here, a fork; it is laid below the residence."""
    match = table().player(0, money=3, dice="o4 o5 b1").offer("O13").to_move(0)
    play(match, "quarry")
    assert seat(match, 0).money == 2
    play(match, "tile O13", "pay o4 o5")
    assert dice(match, 0) == "b1"
    play(match, "lay c2 NES", "*")
    assert match.to_json()["players"][0]["province"]["c2"]["tile"] == "O13"


@proves("Q2")
def test_blue_7_is_paid_with_3_and_5() -> None:
    """The blue 7 is B09 here."""
    match = table().player(0, money=1, dice="b3 b5").offer("B09").to_move(0)
    play(match, "quarry", "tile B09", "pay b3 b5")
    assert dice(match, 0) == ""
    assert match.question == "lay"


@proves("Q4")
def test_leilas_fork_in_the_left_corner_earns_a_die_and_5_money() -> None:
    """The corner is a2 with the fields NW (a die) and W2 (5 money); the fork is B05."""
    match = (
        table()
        .player(0, money=1, fame=6, dice="b5", province={"b1": ("O02", "ES"), "b2": ("G02", "NW")})
        .offer("B05")
        .to_move(0)
    )
    play(match, "quarry", "tile B05", "pay b5", "lay a2 NEW", "*", "yield NW")
    assert offered(match) == ["take blue", "take green", "take orange", "take purple"]
    play(match, "take purple", "roll p6")
    assert dice(match, 0) == "p6"
    assert seat(match, 0).money == 5
    assert match.to_move == 1


@proves("Q4")
def test_leilas_tile_can_also_be_laid_without_reaching_a_yield() -> None:
    match = (
        table()
        .player(0, money=1, fame=6, dice="b3", province={"b1": ("O02", "ES"), "b2": ("G02", "NW")})
        .offer("B02")
        .to_move(0)
    )
    play(match, "quarry", "tile B02", "pay b3", "lay a2 ES", "*")
    assert (dice(match, 0), seat(match, 0).money) == ("", 0)


@proves("Q3", "Q4", "Q8")
def test_leilas_fork_with_temple_and_mill_scores_5_then_die_and_upgrade() -> None:
    """The fork with temple and mill is B13; the field NE pays die and upgrade, so it is laid on d1.

    It could also be the fork of the other example, which links two yields; here it links one.
    """
    match = (
        table()
        .player(
            0, money=1, fame=6, dice="b4 b5", levels={"mill": 3},
        )
        .offer("B13")
        .to_move(0)
    )  # fmt: skip
    play(match, "quarry", "tile B13", "pay b4 b5", "lay d1 ESW", "*")
    assert notes(match, "field-reached") == [{"seat": 0, "field": "NE"}]
    assert seat(match, 0).fame == 6 + 5
    play(match, "take green", "roll g2", "upgrade temple")
    assert dice(match, 0) == "g2"
    assert (seat(match, 0).level(0), seat(match, 0).level(3)) == (3, 3)
    assert seat(match, 0).fame == 6 + 5


# --- market and palace --------------------------------------------------------------------------


@proves("M1")
def test_rajeshs_mixed_goods_bring_5_money() -> None:
    match = table().player(0, province=RAJESH_MARKETS).to_move(0)
    play(match, "mixed")
    assert seat(match, 0).money == 5


@proves("M2")
def test_rajeshs_single_good_with_a_4_brings_7_money() -> None:
    match = table().player(0, dice="g4", province=RAJESH_MARKETS).to_move(0)
    play(match, "market tea", "pay g4")
    assert (seat(match, 0).money, dice(match, 0)) == (7, "")


@proves("P2", "R6")
def test_leila_takes_an_orange_die_on_the_terrace() -> None:
    match = table().to_move(0)
    play(match, "terrace orange", "roll o5")
    assert dice(match, 0) == "o5"


@proves("P3")
def test_rajesh_changes_a_blue_die_into_two_orange_ones() -> None:
    match = table().player(0, dice="b2").to_move(0)
    play(match, "balcony blue", "pay b2", "roll o3", "roll o6")
    assert dice(match, 0) == "o3 o6"


@proves("P8")
def test_leila_overbuilds_orange_4_with_purple_6() -> None:
    """Orange 4 is O04, purple 6 is P07 (both curves); purple 1 would not be enough."""
    here = table().player(0, dice="g5 p1", province={"b1": ("O04", "ES")}).offer_only("P07")
    assert refused(here.to_move(0), "chamber builder") == ("nothing-to-overbuild", {"tiles": 1})
    here.player(0, dice="g5 p2", province={"b1": ("O04", "ES")})
    match = here.to_move(0)
    play(match, "chamber builder", "pay g5", "overbuild P07 b1", "pay p2", "lay b1 ES", "*")
    assert dice(match, 0) == ""
    assert match.to_json()["players"][0]["province"]["b1"]["tile"] == "P07"


# --- harbour and river --------------------------------------------------------------------------


@proves("H1", "H2", "H3", "H4", "H11")
def test_leila_at_the_harbour_skips_the_yellow_boat_and_upgrades_the_mill() -> None:
    """The upgrade lies on space 7, so she comes from 4 and the yellow boat is on 5."""
    match = (
        table()
        .player(0, money=1, dice="p2", boat=4, levels={"mill": 3})
        .player(1, boat=5)
        .board(harbour=[1])
        .to_move(0)
    )
    play(match, "harbour", "pay p2", "sail 2", "upgrade mill")
    player = seat(match, 0)
    assert (player.money, player.boat, player.level(3), dice(match, 0)) == (0, 7, 4, "")


def at(space: int, **facts: Any) -> serai.Match:
    here = table().player(0, boat=space - 1, **facts)
    return here.about_to("Sail", 0, least=1, most=1)


@proves("H12")
def test_river_five_markets_bring_5_money() -> None:
    province = {"c2": ("B16", "NSW"), "c3": ("B08", "NS"), "b2": ("B01", "EW")}
    assert seat(at(8, province=province), 0).money == 5


@proves("H14")
def test_river_four_silk_markets_are_all_scored() -> None:
    """Silk 3, 3, 2 and 1, on a space that scores up to four."""
    province = {"c2": ("B16", "NSW"), "b2": ("B01", "EW"), "b1": ("P07", "ES"), "c3": ("G06", "NS")}
    assert seat(at(10, province=province), 0).money == 9


@proves("H11")
def test_river_upgrade_moves_the_temple_from_2_to_3() -> None:
    match = at(7)
    play(match, "upgrade temple")
    assert seat(match, 0).level(0) == 3


@proves("H15")
def test_river_three_upgrades_bring_3_fame() -> None:
    assert seat(at(19, levels={"fort": 4, "mill": 3}), 0).fame == 3


@proves("H16")
def test_river_three_upgrades_bring_6_money() -> None:
    assert seat(at(23, levels={"fort": 4, "mill": 3}), 0).money == 6


@proves("H17")
def test_river_karma_at_2_brings_4_fame() -> None:
    assert seat(at(27, karma=2), 0).fame == 4


# --- karma --------------------------------------------------------------------------------------


@proves("K1")
@pytest.mark.parametrize(
    ("face", "chamber"), [(1, "portuguese"), (6, "mogul"), (2, "builder"), (5, "dancer")]
)
def test_karma_makes_a_6_of_a_1_and_a_5_of_a_2_and_back(face: int, chamber: str) -> None:
    province = {"b1": ("O04", "ES")}
    here = table().player(0, karma=1, dice=f"b{face} p3", province=province).offer_only("P07")
    match = here.to_move(0)
    play(match, f"chamber {chamber}", f"pay b{face}~")
    assert seat(match, 0).karma == 0


# --- the end ------------------------------------------------------------------------------------


@proves("F1", "F2", "F3")
def test_rajesh_65_30_beats_leila_52_37_because_he_met_first() -> None:
    """A third player sits at the table so that there are two spaces for mixed goods."""
    leilas_markets = {"b1": ("B07", "ES"), "b2": ("O07", "NW")}  # silk 3, spice 3
    here = (
        table(seats=3)
        .player(0, money=60, fame=30, workers=5, waiting=[], province=RAJESH_MARKETS)
        .player(1, money=46, fame=37, workers=5, waiting=[], province=leilas_markets)
    )
    match = here.to_move(0)
    play(match, "mixed")
    assert (seat(match, 0).money, seat(match, 0).fame) == (65, 30)
    assert match.to_move == 1
    play(match, "mixed")
    assert (seat(match, 1).money, seat(match, 1).fame) == (52, 37)
    play(match, "front", "done")
    assert match.over
    assert match.scores[:2] == [2, 2]
    assert match.winners == [0]
    assert match.ranks == [1, 2, 3]


# --- variants -----------------------------------------------------------------------------------


@proves("N8")
def test_navaratnas_four_workers_against_five_get_a_tile_in_the_fifth_pass() -> None:
    here = (
        table(navaratnas=True)
        .player(0, workers=4, waiting=["money", "bridge"])
        .player(1, workers=5, waiting=["bridge"])
        .board(front=[0, 0, 0], quarry=[0])
        .board(chambers={"dancer": 1, "yogi": 1, "raja": 1, "builder": 1})
    )
    match = here.to_move(0, lap=5)  # in the fourth pass he still had a worker
    assert match.question == "jewel"
    play(match, "jewel D5 E4")
    assert match.to_json()["players"][0]["jewels"] == {"E4": "D5"}
    play(match, "terrace blue", "*")
    assert (match.to_json()["round"], match.to_json()["players"][0]["jewels"]) == (2, {"E4": "D5"})


@proves("N9")
def test_navaratnas_two_workers_behind_get_a_second_tile() -> None:
    here = (
        table(navaratnas=True)
        .player(0, workers=4, waiting=["money", "bridge"])
        .player(1, workers=6, waiting=[])
        .board(front=[0, 0, 0], quarry=[0])
        .board(chambers={"dancer": 1, "yogi": 1, "raja": 1, "builder": 1})
    )
    match = here.to_move(0, lap=5)
    play(match, "jewel D5 E4", "terrace blue", "*")
    assert (match.to_move, match.question) == (0, "jewel")
    play(match, "jewel D6 W4", "terrace green", "*")
    assert match.to_json()["players"][0]["jewels"] == {"W4": "D6", "E4": "D5"}
    assert match.to_json()["round"] == 2


@proves("G1")
def test_ganga_a_2_replaces_the_2_karma() -> None:
    match = serai.new("rajas", seats=2, options={"ganga": True}, chance="ask")
    while offered(match)[0].split()[0] in ("reveal", "roll", "start"):
        match.play(match.options[0])
    play(match, "ganga 2", "flow R6")
    assert match.to_json()["river"] == {"2": "R6"}
    here = table(ganga=True).player(0, dice="b2").river(s2="R6")
    match = here.to_move(0)
    play(match, "harbour", "pay b2", "sail 2", "upgrade fort")
    assert (seat(match, 0).karma, seat(match, 0).money) == (0, 3)
    assert [note["space"] for note in notes(match, "boat-moved")] == [2]
