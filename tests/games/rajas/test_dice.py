"""Dice: taken, rolled at once, kept on Kali's hands (dice.py)."""

from __future__ import annotations

from serai import CHANCE, Match
from tests.games.playing import offered, play, refused
from tests.games.rajas.table import dice, proves, seat, supply, table

NINE = "b1 b2 b3 g1 g2 g3 o1 o2 o3"
TEN = f"{NINE} p1"


def taking(held: str, left: int, colours: int = 15, once: int = 0, **options: bool) -> Match:
    """About to take dice: 15 is the set of all colours."""
    here = table(**options).player(0, dice=held)
    return here.about_to("TakeDice", 0, left=left, colours=colours, once=once)


@proves("R6")
def test_taken_die_is_rolled_at_once_and_kept_as_it_fell() -> None:
    match = table().player(0, dice="b1").to_move(0)
    play(match, "terrace purple")
    assert match.to_move == CHANCE
    assert offered(match) == [f"roll p{face}" for face in range(1, 7)]
    play(match, "roll p5")
    assert dice(match, 0) == "b1 p5"
    assert supply(match) == [11, 12, 12, 11]


@proves("R6")
def test_dice_chosen_already_are_no_longer_in_the_supply() -> None:
    here = table(seats=3).player(1, dice="o1 " * 10).player(2, dice="o1")
    match = here.about_to("TakeDice", 0, left=2, colours=15, once=0)
    play(match, "take orange")
    assert offered(match) == ["take blue", "take green", "take purple"]
    assert refused(match, "take orange") == ("supply-out", {"colour": "orange"})
    play(match, "take blue", "roll b6", "roll o6")
    assert supply(match) == [11, 12, 0, 12]


@proves("R7")
def test_no_question_about_room_as_long_as_hands_suffice() -> None:
    match = taking(" ".join(TEN.split()[:8]), 2)
    play(match, "take blue", "take blue", "roll b1", "roll b1")
    assert seat(match, 0).held == 10


@proves("R7")
def test_full_statue_gives_back_before_taking_or_takes_fewer() -> None:
    match = taking(NINE, 2)
    assert offered(match) == ["done", *(f"return {die}" for die in NINE.split())]
    assert refused(match, "return b6") == (
        "not-held",
        {"colour": "blue", "face": 6, "held": 0},
    )
    fewer = match.copy()
    play(fewer, "done", "take green", "roll g6")
    assert dice(fewer, 0) == "b1 b2 b3 g1 g2 g3 g6 o1 o2 o3"
    assert fewer.to_move == 1
    play(match, "return b1")
    assert supply(match)[0] == 12 - 2
    play(match, "take green", "take green", "roll g6", "roll g5")
    assert dice(match, 0) == "b2 b3 g1 g2 g3 g5 g6 o1 o2 o3"


@proves("R7", rulings=["full-statue"])
def test_full_statue_may_go_to_the_terrace_and_to_a_balcony() -> None:
    here = table().player(0, dice=TEN)
    match = here.to_move(0)
    play(match, "terrace purple", "return b1", "roll p6")
    assert dice(match, 0) == "b2 b3 g1 g2 g3 o1 o2 o3 p1 p6"
    match = here.to_move(0)
    play(match, "terrace purple", "done")
    assert dice(match, 0) == TEN
    assert match.to_move == 1
    match = here.to_move(0)
    play(match, "balcony blue", "pay b3", "done", "roll o4")
    assert dice(match, 0) == "b1 b2 g1 g2 g3 o1 o2 o3 o4 p1"


@proves("R7", "N2")
def test_statue_of_the_other_side_has_eight_hands() -> None:
    match = taking("b1 b2 b3 b4 b5 b6 g1 g2", 1, navaratnas=True)
    assert offered(match)[0] == "done"
    match = taking("b1 b2 b3 b4 b5 b6 g1 g2", 1)
    assert offered(match)[0] == "take blue"


@proves("R8")
def test_colour_that_is_out_cannot_be_taken() -> None:
    here = (
        table(seats=3)
        .player(0, dice="g1")
        .player(1, dice=" ".join(["o3"] * 10))
        .player(2, dice="o1 o2")
    )
    match = here.about_to("TakeDice", 0, left=2, colours=15, once=0)
    assert supply(match)[2] == 0
    assert offered(match) == ["take blue", "take green", "take purple"]
    assert refused(match, "take orange") == ("supply-out", {"colour": "orange"})


@proves("R8", "P3")
def test_as_many_of_a_printed_colour_as_the_supply_has() -> None:
    match = (
        table(seats=3)
        .player(0, dice="b1 g1")
        .player(1, dice=" ".join(["o3"] * 10))
        .player(2, dice="o1")
        .to_move(0)
    )
    play(match, "balcony blue", "pay b1", "roll o5")
    assert dice(match, 0) == "g1 o5"
    assert match.to_move == 1


@proves("R8")
def test_scarce_colour_needs_only_the_hands_that_it_fills() -> None:
    match = (
        table(seats=3)
        .player(0, dice=NINE.replace("o1 o2 o3", "p1 p2 p3"))
        .player(1, dice=" ".join(["o3"] * 10))
        .player(2, dice="o1")
        .about_to("TakeDice", 0, left=2, colours=4, once=0)
    )
    assert offered(match) == [f"roll o{face}" for face in range(1, 7)]
