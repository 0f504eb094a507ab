"""Rounds, passes, turns, placing and paying, the end of a round (round.py)."""

from __future__ import annotations

import pytest

from serai import IllegalMove, Match
from tests.games.playing import notes, offered, play, refused
from tests.games.rajas.table import dice, proves, rajas, seat, supply, table


def take_front(match: Match) -> None:
    """The shortest turn: two money, no die rolled again."""
    play(match, "front", "done")


@proves("R1")
def test_turns_go_clockwise_from_the_start_player() -> None:
    match = table(seats=4).to_move(2, start=2)
    seen = []
    for _ in range(4):
        seen.append(match.to_move)
        take_front(match)
    assert seen == [2, 3, 0, 1]
    assert match.to_move == 2
    assert rajas(match).lap == 2


@proves("R1")
def test_who_has_no_worker_left_is_passed_over_while_others_go_on() -> None:
    here = table().player(1, workers=5, waiting=[]).board(front=[0, 0], terrace={"blue": 0})
    match = here.board(chambers={"yogi": 1, "raja": 1}).to_move(0, lap=4)
    seen = []
    for colour in ("green", "orange", "purple"):
        seen.append((match.to_move, rajas(match).lap, rajas(match).round))
        play(match, f"terrace {colour}", "*")
    assert seen == [(1, 4, 1), (1, 5, 1), (1, 6, 1)]
    assert rajas(match).round == 2


@proves("R1", rulings=["unusable-worker"])
def test_worker_without_any_usable_space_waits_for_the_next_pass() -> None:
    """Seat 0 has only a 5 and a 2; the spaces for them are taken, and no tile fits the builder."""
    here = (
        table(seats=4)
        .player(0, dice="b5 p2", workers=5, waiting=[], province={"b1": ("O04", "ES")})
        .player(1, money=9, bonus=0, dice="p6 p6", workers=5, waiting=[])
        .player(2, workers=5, waiting=[])
        .player(3, workers=5, waiting=[])
        .offer_only("P11")
        .board(front=[0, 0, 0, 0, 1], terrace={"blue": 1, "green": 1, "orange": 1, "purple": 2})
        .board(mixed=[2, 3], market={"silk": 2, "tea": 2, "spice": 3}, chambers={"dancer": 3})
        .board(balcony={"blue": 3, "purple": 3})
        .board(harbour=[2])
    )
    match = here.to_move(0, lap=4)
    assert notes(match, "no-space") == [{"seat": 0, "workers": 1}]
    assert match.to_move == 1
    play(match, "quarry", "tile P11", "pay p6 p6", "lay c2 NS", "reveal P07")
    play(match, "chamber builder", "overbuild P07 b1")  # seat 0, in the next pass
    assert seat(match, 0).ready == 0


@proves("R1", rulings=["unusable-worker"])
def test_round_ends_when_nobody_could_place_in_a_pass() -> None:
    match = (
        table(seats=2)
        .player(0, workers=5, waiting=[])
        .player(1, workers=5, waiting=[])
        .board(front=[0, 0, 1], terrace={"blue": 0, "green": 0, "orange": 1}, mixed=[1])
        .to_move(1, lap=5)
    )
    play(match, "terrace purple", "roll p1", "*")
    assert rajas(match).round == 1
    play(match, "chamber mogul", "pay p1")
    assert rajas(match).round == 2
    assert len(notes(match, "no-space")) == 2  # seat 0 in both passes
    assert seat(match, 0).ready == 5


@proves("R2")
def test_quarry_and_harbour_are_filled_from_the_left() -> None:
    here = table(seats=3).player(0, money=9, dice="b6 b1").board(quarry=[1, 2, 1], harbour=[2, 1])
    match = here.to_move(0)
    play(match, "quarry")
    assert match.to_json()["board"]["quarry"] == [1, 2, 1, 0]
    assert seat(match, 0).money == 9 - 2
    match = here.to_move(0)
    play(match, "harbour")
    assert match.to_json()["board"]["harbour"] == [2, 1, 0]
    assert seat(match, 0).money == 9 - 1


@proves("R2", "R3")
def test_elsewhere_any_free_space_may_be_chosen_but_only_a_free_one() -> None:
    match = (
        table(seats=3)
        .player(0, dice="b1 o1")
        .board(terrace={"green": 2}, chambers={"mogul": 1}, balcony={"blue": 2})
        .to_move(0)
    )
    assert offered(match, "terrace") == ["terrace blue", "terrace orange", "terrace purple"]
    assert refused(match, "terrace green") == ("space-taken", {"seat": "2"})
    assert refused(match, "chamber mogul") == ("space-taken", {"seat": "1"})
    assert refused(match, "balcony blue") == ("space-taken", {"seat": "2"})
    assert refused(match, "balcony orange") is None


@proves("R3")
def test_own_worker_blocks_a_space_too() -> None:
    match = table().board(terrace={"blue": 0}).to_move(0)
    assert refused(match, "terrace blue") == ("space-taken", {"seat": "0"})


@proves("R3", rulings=["order-of-a-build"])
def test_worker_first_then_money_then_the_action() -> None:
    match = table().player(0, money=3, dice="b2 g2").offer("B01", "G01").to_move(0)
    play(match, "quarry")
    assert match.to_json()["board"]["quarry"] == [0]
    assert seat(match, 0).ready == 2
    assert seat(match, 0).money == 2
    assert dice(match, 0) == "b2 g2"
    assert offered(match) == ["tile B01", "tile G01", "done"]


@proves("R3")
def test_every_turn_places_exactly_one_worker() -> None:
    match = table().to_move(0)
    assert "done" not in offered(match)
    take_front(match)
    assert seat(match, 0).ready == 2
    assert match.to_move == 1


@proves("R4")
def test_money_marker_goes_back_by_what_is_paid() -> None:
    match = table().player(0, money=4, dice="b2").board(quarry=[1, 1, 1]).to_move(0)
    play(match, "quarry")
    assert seat(match, 0).money == 0


@proves("R4")
def test_too_little_money_closes_a_space() -> None:
    here = table().player(0, money=2, dice="b2").board(quarry=[1, 1, 1])
    assert refused(here.to_move(0), "quarry") == ("too-little-money", {"missing": 2, "held": 2})
    match = table().player(0, dice="b2").to_move(0)
    assert refused(match, "quarry") == ("too-little-money", {"missing": 1, "held": 0})
    assert refused(match, "harbour") is None  # the first one is free
    match = table().player(0, dice="b2").board(harbour=[1]).to_move(0)
    refusal = match.why_not("harbour")
    assert refusal is not None
    assert (refusal.name, refusal.rule) == ("too-little-money", "R4")
    with pytest.raises(IllegalMove):
        match.play("harbour")


@proves("R5")
def test_paid_dice_go_back_to_the_supply() -> None:
    match = table().player(0, money=1, dice="o6 o3 b1").offer("O13").to_move(0)
    assert supply(match) == [11, 12, 10, 12]
    play(match, "quarry", "tile O13", "pay o3 o6")
    assert dice(match, 0) == "b1"
    assert supply(match) == [11, 12, 12, 12]


@proves("R5")
def test_without_fitting_dice_the_action_is_not_possible() -> None:
    match = table().player(0, money=5, dice="b3").to_move(0)
    assert refused(match, "balcony green") == ("no-die-of-colour", {"colour": "green"})
    assert refused(match, "chamber raja") == (
        "no-die-of-face",
        {"face": 4, "opposite": 3, "karma": 0},
    )
    match = table().player(0, money=5, dice="b6").to_move(0)
    assert refused(match, "harbour") == ("no-harbour-die", {"most": 3, "karma": 0})


@proves("P1")
def test_front_terrace_needs_no_dice_because_rolling_is_left_to_the_player() -> None:
    match = table().to_move(0)
    take_front(match)
    assert seat(match, 0).money == 2


def last_turn(*, mogul: int | None = None, start: int = 1) -> Match:
    """Three players; the last worker of the round is to be placed by the seat before start."""
    last = (start - 1) % 3
    first, second = (number for number in range(3) if number != last)
    here = table(seats=3).board(front=[0, 0, 1, 1, 2])
    if mogul is None:
        here.board(terrace={"blue": 2, "green": first, "orange": second})
    else:
        other = second if mogul == first else first
        here.board(terrace={"blue": 2, "green": other}, chambers={"mogul": mogul})
    return here.to_move(last, start=start, lap=3, placed=2)


@proves("E1")
def test_next_player_clockwise_starts_if_nobody_saw_the_great_mogul() -> None:
    match = last_turn(start=1)
    play(match, "terrace purple", "*")
    assert rajas(match).round == 2
    assert rajas(match).start == 2
    assert match.to_move == 2


@proves("E1", "P4")
def test_guest_of_the_great_mogul_starts_the_next_round() -> None:
    match = last_turn(start=1, mogul=1)
    play(match, "terrace purple", "*")
    assert rajas(match).round == 2
    assert match.to_move == 1
    assert rajas(match).mogul == 0


@proves("E2")
def test_workers_come_home_before_the_next_round() -> None:
    match = last_turn(start=1, mogul=1)
    play(match, "terrace purple", "*")
    board = match.to_json()["board"]
    assert not any(board.values())
    assert [seat(match, number).ready for number in range(3)] == [3, 3, 3]
    assert rajas(match).lap == 1


@proves("E2", "M3")
def test_mixed_goods_are_open_again_in_the_next_round() -> None:
    match = (
        table(seats=3)
        .player(1, province={"b1": ("G07", "ES")})
        .board(front=[0, 0, 0, 1, 2], terrace={"blue": 2, "green": 2}, mixed=[1])
        .to_move(1, lap=3)
    )
    assert refused(match, "mixed") == ("mixed-once", {"allowed": 1})
    play(match, "terrace orange", "*")
    assert (rajas(match).round, match.to_move) == (2, 1)
    assert refused(match, "mixed") is None
