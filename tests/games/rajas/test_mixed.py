"""Tables at which both sides of the boards are used (setup.py, game.py)."""

from __future__ import annotations

import pytest

import serai
from serai import Problem
from tests.games.playing import notes, offered, play, refused
from tests.games.rajas.table import proves, seat, table

MIXED = ["navaratnas", "basic", "basic"]


@proves("X1")
def test_each_seat_has_the_side_it_chose() -> None:
    match = table(3, sides=MIXED).to_move(0)
    assert [seat(match, number).side for number in range(3)] == [1, 0, 0]
    assert [seat(match, number).hands for number in range(3)] == [8, 10, 10]


@proves("X1", "N3")
def test_printed_yields_are_those_of_the_own_side() -> None:
    """The same road to the field W2: 2 money on the other side, 5 on the basic one."""
    for number, money in ((0, 2), (1, 5)):
        here = table(3, sides=MIXED).player(
            number, money=1, fame=6, dice="b4", province={"b1": ("O02", "ES"), "b2": ("G02", "NW")}
        )
        match = here.offer("B03").to_move(number)
        play(match, "quarry", "tile B03", "pay b4", "lay a2 EW", "*")
        assert notes(match, "field-reached") == [{"seat": number, "field": "W2"}]
        assert seat(match, number).money == money


@proves("X2", "W2")
def test_nobody_has_more_than_five_workers() -> None:
    match = table(3, sides=MIXED).player(0, money=18, fame=20).to_move(0)
    play(match, "front")
    player = match.to_json()["players"][0]
    assert (player["workers"], player["waiting"]) == (5, [])


@proves("X2", "P5")
def test_dancer_draws_a_white_tile_for_everybody() -> None:
    for number in (0, 1):
        match = table(3, sides=MIXED).player(number, dice="b2").to_move(number)
        play(match, "chamber dancer", "take blue", "take blue", "roll b1", "roll b1")
        assert offered(match) == [f"draw W{tile}" for tile in range(1, 9)]
        play(match, "draw W3")
        assert seat(match, number).money == 3
        assert match.to_json()["players"][number]["jewels"] == {}
        assert match.to_json()["display"] == []


@proves("X2", "N4", "N8")
def test_no_brown_tile_at_the_beginning_and_none_for_fewer_workers() -> None:
    match = serai.new("rajas", seats=3, seed=1, options={"sides": MIXED})
    assert match.question == "worker"
    here = table(3, sides=MIXED).player(1, workers=5, waiting=[])
    here.board(front=[0, 0, 0, 1], terrace={"blue": 1, "green": 1})
    assert here.to_move(0, lap=4).to_move == 1


@proves("X1", rulings=["sides-all-equal"])
def test_equal_sides_are_the_plain_or_the_full_game() -> None:
    basic = serai.new("rajas", seats=2, seed=1, options={"sides": ["basic", "basic"]})
    assert basic.agreed["sides"] is None
    assert basic.agreed["navaratnas"] is False
    full = serai.new("rajas", seats=2, seed=1, options={"sides": ["navaratnas", "navaratnas"]})
    assert full.agreed["navaratnas"] is True
    assert full.question == "first-jewel"
    assert refused(full, "front") is not None


@proves("X1", rulings=["sides-all-equal"])
def test_full_navaratnas_with_a_basic_side_is_refused() -> None:
    with pytest.raises(Problem) as caught:
        serai.new("rajas", seats=3, options={"navaratnas": True, "sides": MIXED})
    assert caught.value.key == "sides-and-navaratnas"
