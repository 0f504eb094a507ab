"""A refusal cites the sentence that forbids this very move, not a neighbour of it (2.3)."""

from __future__ import annotations

import pytest

import serai
from serai.games.rajas.state import (
    BY_FAME,
    BY_MONEY,
    BY_PORTUGUESE,
    BY_RIVER,
    BY_TILE,
    BY_YIELD,
)
from tests.games.playing import cited, offered, play
from tests.games.rajas.table import Square, proves, seat, table


@proves("Q2", rulings=["useless-payments"])
def test_2_3_a_die_too_many_is_refused_by_a_house_rule() -> None:
    match = table().player(0, money=1, dice="b4 b5").offer("B02").to_move(0)
    play(match, "quarry", "tile B02")
    refusal = match.why_not("pay b4 b5")
    assert refusal is not None
    assert (refusal.name, refusal.rule) == ("die-not-needed", "useless-payments")
    assert refusal.text("en").endswith("(house rule “no die or karma is wasted”)")


@proves("K1", "K3", "M2", "P3", rulings=["useless-payments"])
def test_2_3_karma_in_vain_is_refused_by_a_house_rule() -> None:
    match = table().player(0, money=1, karma=2, dice="o2 o3 o4 o6 o6").offer("O13").to_move(0)
    play(match, "quarry", "tile O13")  # 9 pips
    assert cited(match, "pay o3~ o6") == ("karma-not-needed", "useless-payments")
    assert cited(match, "pay o2~ o4~") == ("turned-down", "useless-payments")
    match = play(table().player(0, karma=2, dice="b1 b3").to_move(0), "balcony blue")
    assert cited(match, "pay b1~") == ("karma-no-use", "useless-payments")
    match = play(table().player(0, karma=1, dice="b1 b3").to_move(0), "market tea")
    assert cited(match, "pay b1~") == ("no-gain", "useless-payments")


@proves("M2", "N5", rulings=["most-valuable-markets", "equal-yield-tiles"])
def test_2_3_what_only_shortens_the_choice_is_refused_by_a_house_rule() -> None:
    tea: dict[str, Square] = {"c2": ("O06", "NS"), "b1": ("G07", "ES")}  # 2 and 3
    match = table().player(0, money=9, dice="b6", province=tea).to_move(0)
    play(match, "market tea")
    assert cited(match, "score any 0 0") == ("scores-less", "most-valuable-markets")
    match = table(navaratnas=True).about_to("ChooseJewel", 0)
    assert cited(match, "jewel W2 N2") == ("equal-jewel", "equal-yield-tiles")


@proves("N4")
def test_2_3_the_first_yield_tile_is_bound_by_its_own_section() -> None:
    match = serai.new("rajas", seats=2, seed=3, options={"navaratnas": True})
    jewel = match.view(None)["jewel"]
    assert cited(match, f"jewel {jewel} W2") == ("field-colour", "N4")


@proves("F2")
def test_2_3_after_the_last_turn_the_end_of_the_game_is_cited() -> None:
    match = table().player(0, fame=60, money=2, met=1).to_move(1)
    play(match, "front", "done")
    assert match.over
    assert cited(match, "front") == ("game-over", "F2")


@proves("P4", "P5", "P6", "P7", "P8", "P9")
@pytest.mark.parametrize(
    ("chamber", "section"),
    [("mogul", "P4"), ("dancer", "P5"), ("yogi", "P6"), ("raja", "P7"), ("builder", "P8"),
     ("portuguese", "P9")],
)  # fmt: skip
def test_2_3_each_chamber_is_closed_by_its_own_section(chamber: str, section: str) -> None:
    assert cited(table().to_move(0), f"chamber {chamber}") == ("no-die-of-face", section)
    pips = int(section[1]) - 3
    here = table().player(0, dice=f"b{pips} g{pips} o2 o6", province={"c2": ("B08", "NS")})
    match = play(here.offer_only("O11").to_move(0), f"chamber {chamber}")
    assert cited(match, "pay o2" if pips != 2 else "pay o6") == ("wrong-pips", section)


@proves("Q1", "P8", "P3")
def test_2_3_dice_that_do_not_fit_are_refused_by_what_asks_for_them() -> None:
    match = table().player(0, money=1, dice="b4 b5").offer("B02", "B16").to_move(0)
    assert cited(match, "balcony green") == ("no-die-of-colour", "P3")
    play(match, "quarry")
    assert cited(match, "tile B16") == ("too-few-pips", "Q1")
    play(match, "tile B02")
    assert cited(match, "pay g4") == ("wrong-colour", "Q1")
    here = table().player(0, dice="g5 o2 o3 o6", province={"c2": ("B08", "NS")}).offer_only("O11")
    match = play(here.to_move(0), "chamber builder", "overbuild O11 c2")
    assert cited(match, "pay b6") == ("wrong-colour", "P8")
    assert cited(match, "pay o3 o6") == ("die-not-needed", "useless-payments")
    match = table().player(0, dice="b2 b3").to_move(0)
    play(match, "balcony blue")
    assert cited(match, "pay g3") == ("wrong-colour", "P3")


@proves("P8", "Q1", "K1")
def test_2_3_what_the_master_builder_asks_for_is_cited_by_his_section() -> None:
    province: dict[str, Square] = {"b1": ("O04", "ES"), "b2": ("B01", "NS")}  # 4 and 2 pips
    here = table().player(0, dice="g5 p1 p2 p3", province=province).offer_only("P13", "P07")
    match = play(here.to_move(0), "chamber builder")
    assert cited(match, "overbuild P13 b2") == ("too-few-pips", "P8")
    assert cited(match, "overbuild P12 b1") == ("not-on-offer", "P8")
    play(match, "overbuild P07 b1")
    assert cited(match, "pay p1") == ("too-few-pips", "P8")
    assert cited(match, "pay p1~") == ("too-little-karma", "K1")
    match = table().player(0, money=1, dice="b3", province=province).offer("B02").to_move(0)
    play(match, "quarry", "tile B02")
    assert cited(match, "lay b1 ES") == ("square-taken", "P8")


@proves("P1", "R7", rulings=["dice-picked-in-order"])
def test_2_3_dice_on_the_statue_are_asked_for_by_different_sections() -> None:
    match = play(table().player(0, dice="b2 g3 g4").to_move(0), "front", "reroll g3")
    assert cited(match, "reroll p1") == ("not-held", "P1")
    assert cited(match, "reroll b2") == ("in-order", "dice-picked-in-order")
    match = play(table().player(0, dice="b1 " * 10).to_move(0), "terrace blue")
    assert cited(match, "return g1") == ("not-held", "R7")


@proves("H1", "H4", "H18", "P9", "Q4", "T3", "T4", "G7")
def test_2_3_a_boat_is_bound_by_what_lets_it_sail() -> None:
    match = play(table().player(0, dice="b3").to_move(0), "harbour")
    assert cited(match, "sail 4") == ("too-far", "H1")
    match = play(table().player(0, dice="b2", boat=29, fame=6).to_move(0), "harbour")
    assert match.to_move == 1  # one space is left, and that is where it went
    match = play(table().player(0, dice="b3", boat=29).to_move(0), "harbour")
    assert cited(match, "sail 2") == ("past-the-end", "H18")
    match = play(table().player(0, dice="b2").to_move(0), "harbour")
    assert cited(match, "sail 0") == ("must-sail", "H1")
    match = play(table().player(0, money=10).to_move(0), "front")
    assert cited(match, "sail 2") == ("too-far", "T4")
    here = table(ganga=True).player(0, boat=0, dice="b1").river(s1="R8")
    match = play(here.to_move(0), "harbour")
    assert cited(match, "sail 4") == ("too-far", "G7")
    causes = {BY_PORTUGUESE: "P9", BY_RIVER: "H4", BY_TILE: "G7"}
    causes |= {BY_YIELD: "Q4", BY_FAME: "T3", BY_MONEY: "T4"}
    for cause, section in causes.items():
        match = table().player(0).about_to("Sail", 0, least=0, most=1, cause=cause)
        assert cited(match, "sail 2") == ("too-far", section)
    match = table().player(0).about_to("Sail", 0, least=1, most=2, cause=BY_PORTUGUESE)
    assert cited(match, "sail 0") == ("must-sail", "P9")


@proves("H1", "G7", rulings=["harbour-must-move"])
def test_2_3_a_boat_may_stay_where_the_book_says_up_to() -> None:
    for die, moves in (("b1", 1), ("b2", 2)):
        match = table().player(0, dice=f"{die} g6").to_move(0)
        play(match, "harbour")
        assert "sail 0" not in offered(match)
        assert (match.question == "sail") == (moves > 1)
    match = play(table().player(0, dice="b3").to_move(0), "harbour")
    play(match, "sail 0")
    assert (seat(match, 0).boat, match.to_move) == (0, 1)
    here = table(ganga=True).player(0, boat=0, dice="b1").river(s1="R8")
    match = play(here.to_move(0), "harbour", "sail 0")
    assert (seat(match, 0).boat, match.to_move) == (1, 1)


@proves("T1", "T2", "T4", "T5")
def test_2_3_a_bonus_that_is_not_due_is_refused_by_its_own_section() -> None:
    here = table().player(0, due=["money33", "money44"], money=45, bonus=3)
    match = here.about_to("Bonuses", 0)
    sections = {"money12": "T4", "money55": "T5", "fame5": "T1", "fame24": "T2", "fame31": "T3"}
    for bonus, section in sections.items():
        assert cited(match, f"bonus {bonus}") == ("bonus-not-due", section)
