"""Navaratnas: six workers, eight hands, yield tiles on fields (navaratnas.py)."""

from __future__ import annotations

import pytest

import serai
from serai import CHANCE, Match
from serai.games.rajas.kinds import FIELD
from tests.games.playing import notes, offered, play, refused
from tests.games.rajas.table import Square, Table, proves, seat, table

LEFT: dict[str, Square] = {"b1": ("O02", "ES"), "b2": ("G02", "NW")}  # a road to a2


def jewelled(seats: int = 2) -> Table:
    return table(seats, navaratnas=True)


# --- set-up -----------------------------------------------------------------------------------


@proves("N1", "W2")
def test_all_three_inactive_workers_can_be_gained() -> None:
    match = jewelled().player(0, money=18, fame=20, boat=20, dice="b1").to_move(0)
    play(match, "front", "done", "front", "done")
    assert seat(match, 0).workers == 5
    assert match.to_json()["players"][0]["waiting"] == ["bridge"]
    play(match, "harbour", "pay b1")
    assert (seat(match, 0).boat, seat(match, 0).workers) == (21, 6)


@proves("N2")
def test_statue_holds_eight_dice() -> None:
    match = jewelled().to_move(0)
    assert [seat(match, number).hands for number in range(2)] == [8, 8]


@proves("N3")
@pytest.mark.parametrize(
    ("cell", "roads", "field", "money"),
    [("a2", "EW", "W2", 2), ("b1", "NE", "N2", 1)],
)
def test_printed_yields_of_the_other_side_are_small(
    cell: str, roads: str, field: str, money: int
) -> None:
    tile = {"EW": "B03", "NE": "B02"}[roads]
    province = LEFT if cell == "a2" else {}
    here = jewelled().player(0, money=1, fame=6, dice="b4", province=province).offer(tile)
    match = here.to_move(0)
    play(match, "quarry", f"tile {tile}", "pay b4", f"lay {cell} {roads}", "*")
    assert notes(match, "field-reached") == [{"seat": 0, "field": field}]
    assert seat(match, 0).money == money


@proves("N4")
def test_everybody_draws_a_brown_tile_and_covers_one_of_two_brown_fields() -> None:
    match = serai.new("rajas", seats=3, options={"navaratnas": True}, chance="ask")
    while offered(match)[0].split()[0] in ("reveal", "roll", "start"):
        match.play(match.options[0])
    start = match.to_json()["start"]
    gone: list[str] = []
    for number in range(3):
        assert match.to_move == CHANCE
        left = [f"draw N{tile}" for tile in range(1, 8) if f"N{tile}" not in gone]
        assert offered(match) == left
        match.play(left[-1])
        gone.append(left[-1].split()[1])
        assert match.to_move == (start + number) % 3
        assert offered(match) == [f"jewel {gone[-1]} NW", f"jewel {gone[-1]} NE"]
        assert refused(match, f"jewel {gone[-1]} W2") == (
            "field-colour",
            {"field_hue": "yellow", "tile_hue": "brown"},
        )
        assert refused(match, "jewel W1 N2") == ("other-jewel", {"jewel": gone[-1]})
        match.play(f"jewel {gone[-1]} {'NW' if number else 'NE'}")
    players = match.to_json()["players"]
    assert [players[(start + i) % 3]["jewels"] for i in range(3)] == [
        {"NE": "N7"},
        {"NW": "N6"},
        {"NW": "N5"},
    ]


@proves("N5")
def test_all_other_yield_tiles_lie_open() -> None:
    match = serai.new("rajas", seats=4, seed=3, options={"navaratnas": True})
    while match.question == "first-jewel":
        match.play(match.options[0])
    facts = match.to_json()
    laid = [jewel for player in facts["players"] for jewel in player["jewels"].values()]
    assert len(laid) == 4
    assert len(facts["display"]) == 26
    assert not set(laid) & set(facts["display"])
    assert facts["set_aside"] == []


# --- laying yield tiles -----------------------------------------------------------------------


@proves("N6", "N10")
def test_laid_yield_tiles_are_neither_covered_nor_moved() -> None:
    here = jewelled().player(0, dice="b2", jewels={"NW": "N1", "W2": "Y7"}, province=LEFT)
    match = here.to_move(0)
    play(match, "chamber dancer", "take blue", "take blue", "roll b1", "roll b1")
    assert refused(match, "jewel N2 NW") == ("field-covered", {"field": "NW"})
    assert refused(match, "jewel Y1 W2") == ("field-covered", {"field": "W2"})
    assert refused(match, "jewel N1 NE") == ("jewel-gone", {"jewel": "N1"})
    assert not any(move.endswith((" NW", " W2")) for move in offered(match, "jewel"))


@proves("N7")
def test_dancer_gives_two_dice_and_any_yield_tile_that_pays_later() -> None:
    match = jewelled().player(0, dice="b2").to_move(0)
    play(match, "chamber dancer", "take blue", "take green", "roll b1", "roll g1")
    assert match.question == "jewel"
    play(match, "jewel D3 W4")
    assert seat(match, 0).money == 0
    assert match.to_json()["players"][0]["jewels"] == {"W4": "D3"}
    assert "D3" not in match.to_json()["display"]
    assert match.to_move == 1


@proves("N7", "Q4")
def test_laid_yield_tile_pays_when_it_is_connected_instead_of_the_printed_yield() -> None:
    match = (
        jewelled()
        .player(0, money=1, fame=6, dice="b4", province=LEFT, jewels={"W2": "Y7"})
        .offer("B03")
        .to_move(0)
    )
    play(match, "quarry", "tile B03", "pay b4", "lay a2 EW", "*")
    assert seat(match, 0).money == 5


@proves("N10", rulings=["yield-tile-on-connected-field"])
def test_only_a_free_field_of_its_colour() -> None:
    here = jewelled().player(0, dice="b2", province={**LEFT, "a2": ("P05", "NEW")})
    match = here.to_move(0)
    play(match, "chamber dancer", "take blue", "take blue", "roll b1", "roll b1")
    assert refused(match, "jewel Y1 N2") == (
        "field-colour",
        {"field_hue": "white", "tile_hue": "yellow"},
    )
    assert {move.split()[2] for move in offered(match, "jewel")} == set(FIELD.names)


@proves("N10")
def test_yield_tile_may_be_declined() -> None:
    match = jewelled().player(0, dice="b2").to_move(0)
    play(match, "chamber dancer", "take blue", "take blue", "roll b1", "roll b1", "done")
    assert match.to_json()["players"][0]["jewels"] == {}
    assert match.to_move == 1


@proves("N10")
def test_without_a_matching_field_there_is_no_yield_tile() -> None:
    covered = {"N2": "W1", "N4": "W2", "S": "W3", "W2": "Y1", "E2": "Y2", "W3": "Y3", "E3": "Y4",
               "W4": "D1", "E4": "D2", "NW": "N1", "NE": "N2"}  # fmt: skip
    match = jewelled().player(0, dice="b2", jewels=covered).to_move(0)
    play(match, "chamber dancer", "take blue", "take blue", "roll b1", "roll b1")
    assert match.to_move == 1
    only_red = {field: jewel for field, jewel in covered.items() if field != "W4"}
    here = jewelled().player(0, dice="b2", jewels=only_red)
    match = here.without("D3", "D4", "D5").to_move(0)
    play(match, "chamber dancer", "take blue", "take blue", "roll b1", "roll b1")
    assert offered(match) == ["jewel D1 W4", "jewel D6 W4", "done"]


@proves("N5", "N7", rulings=["equal-yield-tiles"])
def test_equal_yield_tiles_are_offered_once() -> None:
    match = jewelled().player(0, dice="b2").to_move(0)
    play(match, "chamber dancer", "take blue", "take blue", "roll b1", "roll b1")
    assert "jewel W1 N2" in offered(match)
    assert refused(match, "jewel W2 N2") == (
        "equal-jewel",
        {"jewel": "W2", "other_jewel": "W1"},
    )
    match = jewelled().player(0, dice="b2").without("W1").to_move(0)
    play(match, "chamber dancer", "take blue", "take blue", "roll b1", "roll b1")
    assert "jewel W2 N2" in offered(match)


# --- catching up ------------------------------------------------------------------------------


def fewer(own: int, other: int, lap: int, placed: int | None = None, missed: int = 0) -> Match:
    """Seat 0 has placed all workers, seat 1 one in each pass so far; it is seat 0's turn."""
    names = ("dancer", "yogi", "raja", "builder", "portuguese")
    here = (
        jewelled()
        .player(0, workers=own, waiting=["bridge"], ready=0, missed=missed)
        .player(1, workers=other, waiting=["bridge"] if other < 6 else [])
        .board(front=[0, 0, 0], quarry=[0] * (own - 3))
        .board(chambers=dict.fromkeys(names[: lap - 1 if placed is None else placed], 1))
    )
    return here.to_move(0, lap=lap)


@proves("N8", rulings=["catch-up-tile"])
@pytest.mark.parametrize(("own", "other"), [(3, 4), (4, 5), (5, 6), (3, 6)])
def test_fewer_workers_earn_a_yield_tile_in_the_pass_without_a_worker(own: int, other: int) -> None:
    match = fewer(own, other, own + 1)
    assert (match.to_move, match.question) == (0, "jewel")
    play(match, "jewel Y7 W2")
    assert match.to_json()["players"][0]["jewels"] == {"W2": "Y7"}
    assert match.to_move == 1


@proves("N8", "N10", rulings=["catch-up-tile"])
def test_yield_tile_for_fewer_workers_may_be_declined() -> None:
    match = fewer(4, 5, 5)
    play(match, "done")
    assert match.to_json()["players"][0]["jewels"] == {}
    assert match.to_move == 1


@proves("N9", rulings=["catch-up-tile"])
def test_two_fewer_workers_earn_a_second_tile_in_the_next_pass() -> None:
    match = fewer(3, 5, 4)
    play(match, "jewel Y7 W2")
    play(match, "terrace purple", "*")
    assert (match.to_move, match.question, match.to_json()["pass"]) == (0, "jewel", 5)
    play(match, "jewel Y8 E2")
    assert match.to_json()["players"][0]["jewels"] == {"W2": "Y7", "E2": "Y8"}


@proves("N8", "N9", rulings=["catch-up-tile"])
def test_no_tile_beyond_the_difference() -> None:
    """Seat 1 has one worker more but could not use it at once: a second pass earns nothing."""
    match = fewer(4, 5, 6, placed=4, missed=1)
    assert match.to_move == 1


@proves("N8")
def test_no_tile_with_as_many_workers_or_without_navaratnas() -> None:
    here = jewelled().player(1, workers=3).board(front=[0, 0, 0], terrace={"blue": 1})
    assert here.to_move(0, lap=4).to_move == 1
    here = table().player(1, workers=5, waiting=[]).board(front=[0, 0, 0], terrace={"blue": 1})
    assert here.to_move(0, lap=4).to_move == 1
