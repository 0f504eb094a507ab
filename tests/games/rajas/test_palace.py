"""The palace: terraces, balconies, chambers (palace.py)."""

from __future__ import annotations

from typing import Any

import pytest

from serai import CHANCE, Match
from tests.games.playing import offered, play, refused
from tests.games.rajas.table import dice, proves, rajas, seat, supply, table

CHAMBERS = ("mogul", "dancer", "yogi", "raja", "builder", "portuguese")


def choosing_a_chamber(**facts: Any) -> Match:
    """The boat has stopped at space 4, which opens a chamber."""
    here = table().player(0, boat=3, **facts)
    return here.about_to("Sail", 0, least=1, most=1)


# --- terraces and balconies -------------------------------------------------------------------


@proves("P1")
def test_front_terrace_gives_two_money_and_rolls_any_dice_again() -> None:
    match = table().player(0, dice="b1 b1 g2 o3").to_move(0)
    play(match, "front")
    assert seat(match, 0).money == 2
    assert offered(match) == ["done", "reroll b1", "reroll g2", "reroll o3"]
    play(match, "reroll b1", "reroll o3", "done")
    assert match.to_move == CHANCE
    play(match, "roll b6", "roll o5")
    assert dice(match, 0) == "b1 b6 g2 o5"
    assert match.to_move == 1


@proves("P1")
def test_front_terrace_rolls_all_dice_or_none() -> None:
    match = table().player(0, dice="b1 b2").to_move(0)
    none = match.copy()
    play(none, "front", "done")
    assert dice(none, 0) == "b1 b2"
    play(match, "front", "reroll b1", "reroll b2", "done", "roll b3", "roll b3")
    assert dice(match, 0) == "b3 b3"


@proves("P1", rulings=["dice-picked-in-order"])
def test_picked_dice_fall_together_after_all_are_picked() -> None:
    match = table().player(0, dice="b1 g2 o3").to_move(0)
    play(match, "front", "reroll g2")
    assert match.to_move == 0
    assert offered(match) == ["done", "reroll o3"]
    assert refused(match, "reroll b1") == ("in-order", {"colour": "green", "face": 2})
    assert refused(match, "reroll p1") == ("not-held", {"colour": "purple", "face": 1, "held": 0})


@proves("P1")
def test_front_terrace_costs_nothing() -> None:
    match = table().player(0, money=0).to_move(0)
    assert refused(match, "front") is None


@proves("P2")
@pytest.mark.parametrize("colour", ["blue", "green", "orange", "purple"])
def test_terrace_gives_one_die_of_its_colour(colour: str) -> None:
    match = table().to_move(0)
    play(match, f"terrace {colour}", f"roll {colour[0]}4")
    assert dice(match, 0) == f"{colour[0]}4"
    assert match.to_move == 1


@proves("P3")
@pytest.mark.parametrize(
    ("given", "taken"),
    [("blue", "orange"), ("orange", "purple"), ("purple", "green"), ("green", "blue")],
)
def test_balcony_changes_one_die_into_two_of_another_colour(given: str, taken: str) -> None:
    match = table().player(0, dice=f"{given[0]}3 {given[0]}6").to_move(0)
    play(match, f"balcony {given}")
    assert offered(match) == [f"pay {given[0]}3", f"pay {given[0]}6"]
    play(match, f"pay {given[0]}6", f"roll {taken[0]}1", f"roll {taken[0]}2")
    assert sorted(dice(match, 0).split()) == sorted(
        [f"{given[0]}3", f"{taken[0]}1", f"{taken[0]}2"]
    )


@proves("P3")
def test_balcony_takes_one_die_of_its_colour() -> None:
    match = table().player(0, dice="b3 b6 g1").to_move(0)
    assert refused(match, "balcony orange") == ("no-die-of-colour", {"colour": "orange"})
    play(match, "balcony blue")
    assert refused(match, "pay g1") == (
        "wrong-colour",
        {"colour": "blue", "given_colour": "green"},
    )
    assert refused(match, "pay b3 b6") == ("one-die", {"given": 2})


# --- the chambers -----------------------------------------------------------------------------


@proves("P4", "P5", "P6", "P7", "P9")
@pytest.mark.parametrize("number", [1, 2, 3, 4, 6])
def test_chamber_needs_a_die_of_exactly_its_number(number: int) -> None:
    chamber = CHAMBERS[number - 1]
    for face in range(1, 7):
        match = table().player(0, dice=f"b{face}").to_move(0)
        if face == number:
            assert refused(match, f"chamber {chamber}") is None
        else:
            assert refused(match, f"chamber {chamber}") == (
                "no-die-of-face",
                {"face": number, "opposite": 7 - number, "karma": 0},
            )


@proves("P4", "K1")
def test_die_for_a_chamber_is_of_any_colour_and_may_be_turned() -> None:
    match = table().player(0, karma=1, dice="b1 g1 o6 p3").to_move(0)
    play(match, "chamber mogul")
    assert offered(match) == ["pay b1", "pay g1", "pay o6~"]
    assert refused(match, "pay p3") == ("wrong-pips", {"needed": 1, "given": 3})
    assert refused(match, "pay b1~") == ("wrong-pips", {"needed": 1, "given": 6})
    assert refused(match, "pay b1 b1") == ("one-die", {"given": 2})
    assert refused(match, "pay p1") == ("not-held", {"colour": "purple", "face": 1, "held": 0})
    play(match, "pay o6~")
    assert (dice(match, 0), seat(match, 0).karma) == ("b1 g1 p3", 0)


@proves("P4")
def test_great_mogul_gives_two_fame_and_the_next_start() -> None:
    match = table(seats=3).player(1, fame=6, dice="g1").to_move(1, start=1)
    play(match, "chamber mogul")
    assert seat(match, 1).fame == 8
    assert rajas(match).mogul == 1 + 1
    assert rajas(match).start == 1  # not before the next round


@proves("P5", rulings=["dice-chosen-together"])
@pytest.mark.parametrize(
    ("tile", "moves"),
    [
        ("W1", ["take purple", "roll p6"]),
        ("W3", []),
        ("W5", ["upgrade mill"]),
        ("W7", []),
    ],
)
def test_dancer_gives_two_dice_and_a_white_tile_used_at_once(tile: str, moves: list[str]) -> None:
    match = table().player(0, dice="g2").to_move(0)
    play(match, "chamber dancer", "take blue", "take orange", "roll b3", "roll o4")
    play(match, f"draw {tile}", *moves)
    player = seat(match, 0)
    assert dice(match, 0) == ("b3 o4 p6" if tile == "W1" else "b3 o4")
    assert player.money == (3 if tile == "W3" else 0)
    assert player.upgrades == (1 if tile == "W5" else 0)
    assert player.karma == (1 if tile == "W7" else 0)
    assert match.to_json()["set_aside"] == [tile]
    assert match.to_move == 1


@proves("P5", "S4")
def test_used_white_tiles_are_not_drawn_again_until_all_are_used() -> None:
    here = table().player(0, dice="g2").used("W1", "W2", "W4", "W5", "W6", "W8")
    match = here.to_move(0)
    play(match, "chamber dancer", "take blue", "take blue", "roll b3", "roll b4")
    assert offered(match) == ["draw W3", "draw W7"]
    match = here.used("W7").to_move(0)
    play(match, "chamber dancer", "take blue", "take blue", "roll b3", "roll b4", "draw W3")
    assert match.to_json()["set_aside"] == []
    assert seat(match, 0).money == 3


@proves("P6")
def test_yogi_gives_two_karma_and_a_die_of_choice() -> None:
    match = table().player(0, dice="g3").to_move(0)
    play(match, "chamber yogi")
    assert offered(match) == ["take blue", "take green", "take orange", "take purple"]
    play(match, "take purple", "roll p2")
    assert (seat(match, 0).karma, dice(match, 0)) == (2, "p2")
    assert match.to_move == 1


@proves("P7", "Q7")
def test_raja_gives_an_upgrade_of_choice_and_three_money() -> None:
    match = table().player(0, dice="g4").to_move(0)
    play(match, "chamber raja", "upgrade palace")
    assert (seat(match, 0).level(1), seat(match, 0).money) == (3, 3)
    assert match.to_move == 1


@proves("P9")
def test_portuguese_sails_exactly_six_unoccupied_spaces() -> None:
    match = table(seats=3).player(0, dice="g6").player(1, boat=2).player(2, boat=5).to_move(0)
    play(match, "chamber portuguese")
    assert seat(match, 0).boat == 8
    assert match.to_move == 1


@proves("P9", "H4")
def test_portuguese_takes_the_reward_of_the_space() -> None:
    match = table().player(0, dice="g6", boat=7).to_move(0)
    play(match, "chamber portuguese")
    assert (seat(match, 0).boat, seat(match, 0).money) == (13, 5)


@proves("P9")
@pytest.mark.parametrize("boat", range(23, 31))
def test_portuguese_is_closed_within_the_last_six_spaces(boat: int) -> None:
    match = table().player(0, dice="g6", boat=boat).to_move(0)
    if boat <= 24:
        assert refused(match, "chamber portuguese") is None
    else:
        assert refused(match, "chamber portuguese") == (
            "river-too-short",
            {"needed": 6, "ahead": 30 - boat},
        )


@proves("P9")
def test_portuguese_needs_six_unoccupied_spaces() -> None:
    match = table().player(0, dice="g6", boat=24).player(1, boat=27).to_move(0)
    play(match, "chamber portuguese")  # five are left: the boat stays, and the die is gone
    assert (seat(match, 0).boat, dice(match, 0), match.to_move) == (24, "", 1)
    match = table().player(0, dice="g6", boat=24).player(1, boat=30).to_move(0)
    play(match, "chamber portuguese")
    assert seat(match, 0).boat == 30


# --- the chamber of choice --------------------------------------------------------------------


@proves("H8", rulings=["mogul-by-reward"])
def test_river_opens_the_chambers_two_to_six_without_worker_or_die() -> None:
    match = choosing_a_chamber(dice="b3")
    assert offered(match) == [
        "chamber dancer", "chamber yogi", "chamber raja", "chamber portuguese",
    ]  # fmt: skip
    assert refused(match, "chamber mogul") == ("no-mogul", {"first": 2})
    play(match, "chamber raja", "upgrade temple")
    assert dice(match, 0) == "b3"
    assert (seat(match, 0).money, seat(match, 0).ready) == (3, 3)
    assert match.to_json()["board"]["chambers"] == {}


@proves("H8")
def test_river_opens_an_occupied_chamber_too() -> None:
    here = table().player(0, boat=3).board(chambers={"yogi": 1})
    match = here.about_to("Sail", 0, least=1, most=1)
    play(match, "chamber yogi", "take blue", "roll b1")
    assert seat(match, 0).karma == 2
    assert match.to_json()["board"]["chambers"] == {"yogi": 1}


@proves("H8", "P9", rulings=["portuguese-by-reward"])
def test_portuguese_by_the_river_keeps_its_condition() -> None:
    here = table().player(0, boat=24)
    match = here.about_to("Sail", 0, least=1, most=1)
    assert seat(match, 0).boat == 25
    assert refused(match, "chamber portuguese") == ("river-too-short", {"needed": 6, "ahead": 5})
    match = choosing_a_chamber()
    play(match, "chamber portuguese")
    assert seat(match, 0).boat == 10


@proves("H8", "P8", rulings=["builder-by-reward"])
def test_master_builder_by_the_river_waives_the_five_but_not_the_difference() -> None:
    province = {"b1": ("B02", "ES")}
    match = choosing_a_chamber(dice="o1", province=province)
    assert refused(match, "chamber builder") == ("nothing-to-overbuild", {"tiles": 1})
    here = table().player(0, boat=3, dice="o1 b3", province=province).offer_only("O03")
    match = here.about_to("Sail", 0, least=1, most=1)
    play(match, "chamber builder", "overbuild O03 b1", "pay o1")
    assert dice(match, 0) == "b3"
    assert supply(match) == [11, 12, 12, 12]
