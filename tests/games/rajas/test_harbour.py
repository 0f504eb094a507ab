"""The harbour and movement on the river (harbour.py)."""

from __future__ import annotations

import pytest

from tests.games.playing import offered, play, refused
from tests.games.rajas.table import dice, proves, seat, table


@proves("H1", rulings=["harbour-must-move"])
@pytest.mark.parametrize(
    ("face", "moves"),
    [(2, ["sail 1", "sail 2"]), (3, ["sail 0", "sail 1", "sail 2", "sail 3"])],
)
def test_die_of_two_or_three_moves_up_to_so_many_spaces(face: int, moves: list[str]) -> None:
    match = table().player(0, dice=f"b{face} b6").to_move(0)
    play(match, "harbour", f"pay b{face}")
    assert offered(match) == moves
    assert refused(match, "sail 0") == (("must-sail", {"least": 1}) if face == 2 else None)
    assert refused(match, "sail 4") == ("too-far", {"given": 4, "allowed": face})
    assert dice(match, 0) == "b6"


@proves("H1", rulings=["harbour-must-move"])
def test_die_of_one_moves_exactly_one_space() -> None:
    match = table().player(0, dice="b1", boat=2).to_move(0)
    play(match, "harbour", "sail 1")
    assert (seat(match, 0).boat, seat(match, 0).money) == (3, 3)


@proves("H1", "K1")
def test_only_one_two_or_three_sail_but_karma_turns_higher_dice() -> None:
    match = table().player(0, dice="b1 g4 o5 p6").to_move(0)
    play(match, "harbour")
    assert match.to_json()["players"][0]["boat"] == 1  # the only die and the only distance
    match = table().player(0, dice="b1 b3 g4 o5 p6").to_move(0)
    play(match, "harbour")
    assert offered(match) == ["pay b1", "pay b3"]
    assert refused(match, "pay g4") == ("harbour-pips", {"given": 4, "most": 3})
    assert refused(match, "pay b1 b3") == ("one-die", {"given": 2})
    assert refused(match, "pay g4~") == ("too-little-karma", {"needed": 1, "held": 0})
    match = table().player(0, karma=1, dice="b1 g4 o5 p6").to_move(0)
    play(match, "harbour")
    assert offered(match) == ["pay b1", "pay g4~", "pay o5~", "pay p6~"]
    assert refused(match, "pay b1~") == ("harbour-pips", {"given": 6, "most": 3})
    play(match, "pay g4~")
    assert offered(match) == ["sail 0", "sail 1", "sail 2", "sail 3"]
    assert seat(match, 0).karma == 0


@proves("H1")
def test_harbour_is_closed_without_a_low_die() -> None:
    match = table().player(0, dice="g4 o5 p6").to_move(0)
    assert refused(match, "harbour") == ("no-harbour-die", {"most": 3, "karma": 0})
    match = table().player(0, karma=3).to_move(0)
    assert refused(match, "harbour") == ("no-harbour-die", {"most": 3, "karma": 3})
    match = table().player(0, karma=1, dice="p6").to_move(0)
    assert refused(match, "harbour") is None


@proves("H1", rulings=["harbour-stay-option"])
def test_table_may_allow_the_boat_to_stay() -> None:
    match = table(harbour_stay=True).player(0, dice="b2").to_move(0)
    play(match, "harbour")
    assert offered(match) == ["sail 0", "sail 1", "sail 2"]
    play(match, "sail 0")
    assert (seat(match, 0).boat, dice(match, 0)) == (0, "")
    assert match.to_move == 1


@proves("H2")
@pytest.mark.parametrize(("placed", "cost"), [(0, 0), (1, 1), (2, 1), (3, 2), (4, 2)])
def test_first_worker_is_free_later_ones_pay_one_or_two(placed: int, cost: int) -> None:
    here = table(seats=4).board(harbour=[1, 2, 3, 1][:placed])
    match = here.player(0, money=cost, dice="b3").to_move(0)
    play(match, "harbour")
    assert seat(match, 0).money == 0
    if cost:
        match = here.player(0, money=cost - 1, dice="b3").to_move(0)
        assert refused(match, "harbour") == ("too-little-money", {"missing": 1, "held": cost - 1})


@proves("H3", rulings=["occupied-spaces"])
def test_spaces_with_other_boats_are_skipped_and_not_counted() -> None:
    here = table(seats=4).player(0, dice="b3", boat=5).player(1, boat=6).player(2, boat=8)
    match = here.player(3, boat=9).to_move(0)
    play(match, "harbour")
    for spaces, boat in ((1, 7), (2, 10), (3, 11)):
        trial = match.copy()
        play(trial, f"sail {spaces}")
        assert seat(trial, 0).boat == boat


@proves("H3", rulings=["occupied-spaces"])
def test_start_and_last_space_hold_all_boats() -> None:
    here = table(seats=3).player(0, dice="b1", boat=29).player(1, boat=30).player(2, boat=30)
    match = here.to_move(0)
    play(match, "harbour")
    assert seat(match, 0).boat == 30
    match = table(seats=3).to_move(0)
    assert [seat(match, number).boat for number in range(3)] == [0, 0, 0]


@proves("H3", "H1", rulings=["harbour-few-spaces-left"])
def test_boat_goes_at_most_to_the_last_space() -> None:
    match = table().player(0, dice="b3", boat=28).to_move(0)
    play(match, "harbour")
    assert offered(match) == ["sail 0", "sail 1", "sail 2"]
    assert refused(match, "sail 3") == ("past-the-end", {"given": 3, "allowed": 2})
    match = table().player(0, dice="b3", boat=28).player(1, boat=29).to_move(0)
    play(match, "harbour", "sail 1")
    assert seat(match, 0).boat == 30


@proves("H4")
def test_reward_of_the_space_where_the_boat_stops_and_of_no_other() -> None:
    match = table().player(0, dice="b3").to_move(0)
    play(match, "harbour", "sail 3")
    assert (seat(match, 0).money, seat(match, 0).karma, dice(match, 0)) == (3, 0, "")


@proves("H4", "T4", rulings=["chains-of-rewards"])
def test_rewards_trigger_rewards() -> None:
    """Space 3 pays 3 money, which reaches 12, which moves the boat to a chamber, and so on."""
    match = table().player(0, dice="b1 o1", money=9, boat=2).to_move(0)
    play(match, "harbour", "pay b1")
    assert (seat(match, 0).money, match.question) == (12, "sail")
    play(match, "sail 1", "chamber portuguese")  # 4, then 10: no markets
    assert seat(match, 0).boat == 10
    assert match.to_move == 1


@proves("H18", "T3", "T4", rulings=["boat-at-the-end"])
def test_boat_on_the_last_space_uses_neither_harbour_nor_bonus() -> None:
    match = table().player(0, dice="b1", boat=30, money=10, workers=5).to_move(0)
    assert refused(match, "harbour") == ("river-end", {"last": 30})
    play(match, "front", "done")
    assert (seat(match, 0).money, seat(match, 0).bonus) == (12, 1)
    assert match.to_move == 1
    match = table().player(0, dice="b1", boat=30, fame=30, money=0).to_move(0)
    play(match, "chamber mogul")
    assert seat(match, 0).fame == 32
    assert match.to_move == 1
