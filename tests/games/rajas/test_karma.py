"""Karma and paying with dice (karma.py)."""

from __future__ import annotations

import pytest

from serai import Match
from tests.games.playing import offered, play, refused
from tests.games.rajas.table import dice, proves, seat, supply, table

TRIANGLE = {"b1": ("B02", "ES"), "b2": ("G02", "NW")}


def paying(held: str, karma: int, tile: str) -> Match:
    """At the quarry, with a tile to pay."""
    match = table().player(0, money=9, karma=karma, dice=held).offer(tile).to_move(0)
    match.play("quarry")
    if match.question == "tile":
        match.play(f"tile {tile}")
    return match


@proves("K1")
@pytest.mark.parametrize(("face", "opposite"), [(1, 6), (2, 5), (3, 4), (4, 3), (5, 2), (6, 1)])
def test_karma_turns_a_die_to_its_opposite_side(face: int, opposite: int) -> None:
    chamber = ("mogul", "dancer", "yogi", "raja", "builder", "portuguese")[opposite - 1]
    here = table().player(0, karma=1, dice=f"g{face} o6 o6", province=TRIANGLE)
    match = here.offer("O13").to_move(0)
    play(match, f"chamber {chamber}")
    if match.question == "chamber-die":  # the sixes can be given to the Portuguese too
        play(match, f"pay g{face}~")
    assert seat(match, 0).karma == (3 - 1 if chamber == "yogi" else 0)
    assert f"g{face}" not in dice(match, 0)


@proves("K1", "K3")
def test_without_karma_no_die_is_turned() -> None:
    match = table().player(0, karma=0, dice="g6").to_move(0)
    assert refused(match, "chamber mogul") == (
        "no-die-of-face",
        {"face": 1, "opposite": 6, "karma": 0},
    )
    match = table().player(0, karma=0, dice="g6 b1").to_move(0)
    play(match, "chamber mogul")
    assert dice(match, 0) == "g6"


@proves("K1", "K3", rulings=["karma-timing"])
def test_several_karma_on_several_dice_of_one_payment() -> None:
    match = paying("o1 o1 o2", 3, "O16")
    assert offered(match) == ["pay o1 o1~ o2~", "pay o1~ o1~"]
    play(match, "pay o1~ o1~")
    assert seat(match, 0).karma == 1
    assert dice(match, 0) == "o2"
    assert supply(match) == [12, 12, 11, 12]


@proves("K3")
def test_each_turned_die_costs_one_karma_which_may_sink_to_nothing() -> None:
    match = paying("o1 o3 o6", 2, "O15")
    play(match, "pay o1~ o3~")
    assert seat(match, 0).karma == 0
    assert dice(match, 0) == "o6"


@proves("K3")
def test_more_karma_than_held_is_refused() -> None:
    match = paying("o1 o1 o4 o6", 1, "O13")
    assert refused(match, "pay o1~ o1~") == ("too-little-karma", {"needed": 2, "held": 1})


@proves("K3")
def test_karma_needs_no_worker_but_a_die_that_is_being_used() -> None:
    match = table().player(0, karma=3, dice="b1 g2 o3").to_move(0)
    verbs = {move.split()[0] for move in offered(match)}
    assert not verbs & {"pay", "turn", "karma"}
    play(match, "front")
    assert {move.split()[0] for move in offered(match)} == {"done", "reroll"}
    play(match, "done")
    assert seat(match, 0).karma == 3


@proves("K1", "P3", rulings=["karma-on-colour-dice"])
def test_karma_is_of_no_use_where_only_the_colour_counts() -> None:
    match = table().player(0, karma=2, dice="b1 b3").to_move(0)
    play(match, "balcony blue")
    assert offered(match) == ["pay b1", "pay b3"]
    assert refused(match, "pay b1~") == ("karma-no-use", {"held": 2})


@proves("Q2", "K3", rulings=["useless-payments"])
def test_no_die_and_no_karma_in_vain() -> None:
    match = paying("o2 o4 o5 o6", 2, "O13")
    assert sorted(offered(match)) == [
        "pay o2~ o4",
        "pay o2~ o5",
        "pay o2~ o6",
        "pay o4 o5",
        "pay o4 o6",
        "pay o5 o6",
    ]
    assert refused(match, "pay o2 o4 o5") == ("die-not-needed", {"paid": 11, "needed": 9})
    assert refused(match, "pay o2 o4 o5 o6") == ("die-not-needed", {"paid": 17, "needed": 9})
    assert refused(match, "pay o2~ o4~") == ("turned-down", {"face": 4, "opposite": 3})
    match = paying("o3 o6 o6", 2, "O13")
    assert refused(match, "pay o3~ o6") == ("karma-not-needed", {"paid": 10, "needed": 9})
    assert refused(match, "pay o3 o6") is None


@proves("R5", "Q1")
def test_payment_must_be_of_the_colour_and_worth_the_price() -> None:
    match = paying("o3 o4 o6 b6 b6", 0, "O13")
    assert refused(match, "pay b6 b6") == (
        "wrong-colour",
        {"colour": "orange", "given_colour": "blue"},
    )
    assert refused(match, "pay o3 o4") == ("too-few-pips", {"missing": 2, "colour": "orange"})
    assert refused(match, "pay o6 o6") == ("not-held", {"colour": "orange", "face": 6, "held": 1})


@proves("K2")
def test_karma_never_exceeds_three() -> None:
    match = table().player(0, karma=2, dice="b3 g3").to_move(0)
    play(match, "chamber yogi", "pay b3", "take blue", "roll b1")
    assert seat(match, 0).karma == 3


@proves("K2", "P6", "H6", "T2", rulings=["bonus-karma-is-taken"])
def test_karma_rises_by_yogi_river_and_fame_24() -> None:
    match = table().player(0, dice="b3").to_move(0)
    play(match, "chamber yogi", "take blue", "roll b1")
    assert seat(match, 0).karma == 2
    match = table().player(0, boat=1).about_to("Sail", 0, least=1, most=1)
    assert (seat(match, 0).boat, seat(match, 0).karma) == (2, 2)
    match = table().player(0, fame=23, dice="b1").to_move(0)
    play(match, "chamber mogul")
    assert (seat(match, 0).fame, seat(match, 0).karma) == (25, 2)
