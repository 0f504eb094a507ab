"""The Ganga module: river tiles (ganga.py, gains.py)."""

from __future__ import annotations

from typing import Any

import pytest

import serai
from serai import CHANCE, Match
from tests.games.playing import offered, play, refused
from tests.games.rajas.table import dice, proves, seat, table


def at_the_river() -> Match:
    """A new game at the first roll for the river."""
    match = serai.new("rajas", seats=2, options={"ganga": True}, chance="ask")
    while offered(match)[0].split()[0] in ("reveal", "roll", "start"):
        match.play(match.options[0])
    return match


def river(match: Match) -> dict[str, str]:
    return dict(match.to_json()["river"])


def stopped_at(space: int, tile: str, **facts: Any) -> Match:
    """The boat of seat 0 has just gone to a space with this tile."""
    here = table(ganga=True).player(0, boat=space - 1, **facts)
    here.river(**{f"s{space}": tile})
    return here.about_to("Sail", 0, least=1, most=1)


@proves("G1")
def test_roll_count_lay_and_go_on_from_there() -> None:
    match = at_the_river()
    assert match.to_move == CHANCE
    assert offered(match) == [f"ganga {pips}" for pips in range(1, 7)]
    play(match, "ganga 3")
    assert offered(match) == [f"flow R{number}" for number in range(1, 9)]
    play(match, "flow R5", "ganga 1")
    assert offered(match) == [f"flow R{number}" for number in (1, 2, 3, 4, 6, 7, 8)]
    play(match, "flow R1", "ganga 6", "flow R8")
    assert river(match) == {"3": "R5", "4": "R1", "10": "R8"}


@proves("G1", "G2")
def test_laying_ends_with_the_tiles() -> None:
    match = at_the_river()
    for number in range(1, 9):
        play(match, "ganga 1", f"flow R{number}")
    assert river(match) == {str(number): f"R{number}" for number in range(1, 9)}
    assert match.question == "worker"


@proves("G2")
@pytest.mark.parametrize(("last", "laid"), [(5, True), (6, False)])
def test_laying_ends_with_the_river_and_never_on_the_last_space(last: int, laid: bool) -> None:
    match = at_the_river()
    for number in range(1, 5):
        play(match, "ganga 6", f"flow R{number}")
    play(match, f"ganga {last}")
    if laid:
        play(match, "flow R5", "ganga 1")
    assert river(match) == {
        "6": "R1", "12": "R2", "18": "R3", "24": "R4", **({"29": "R5"} if laid else {}),
    }  # fmt: skip
    assert match.question == "worker"


@proves("G1", "H4")
def test_tile_replaces_the_printed_reward() -> None:
    match = stopped_at(2, "R7")
    assert (seat(match, 0).boat, seat(match, 0).karma) == (2, 0)


@proves("G3")
@pytest.mark.parametrize("karma", [0, 1, 2, 3])
def test_one_die_of_any_colour_for_each_karma(karma: int) -> None:
    match = stopped_at(2, "R1", karma=karma)
    for colour in ("blue", "green", "purple")[:karma]:
        assert len(offered(match, "take")) == 4
        play(match, f"take {colour}")
    play(match, *["roll b1", "roll g1", "roll p1"][:karma])
    assert dice(match, 0) == " ".join(["b1", "g1", "p1"][:karma])
    assert seat(match, 0).karma == karma
    assert match.to_move == 1


@proves("G4")
@pytest.mark.parametrize(("tile", "colours"), [("R2", "bgo"), ("R3", "bop")])
def test_three_dice_of_printed_colours(tile: str, colours: str) -> None:
    match = stopped_at(2, tile)
    play(match, *(f"roll {colour}4" for colour in colours))
    assert dice(match, 0) == " ".join(f"{colour}4" for colour in colours)
    assert match.to_move == 1


@proves("G4", "R7")
def test_printed_colours_can_be_chosen_when_hands_are_short() -> None:
    match = stopped_at(2, "R2", dice="p1 p2 p3 p4 p5 p6 p1 p2")
    assert offered(match)[0] == "done"
    play(match, "done")
    assert offered(match) == ["take blue", "take green", "take orange"]
    assert refused(match, "take purple") == ("colour-not-shown", {"colour": "purple"})
    play(match, "take orange")
    assert offered(match) == ["take blue", "take green"]
    assert refused(match, "take orange") == ("colour-not-shown", {"colour": "orange"})
    play(match, "take green", "roll g1", "roll o1")
    assert dice(match, 0).startswith("g1 o1 p1")
    assert match.to_move == 1


@proves("G4", "R8")
def test_printed_colour_that_is_out_is_left_out() -> None:
    here = (
        table(3, ganga=True)
        .player(0, boat=1)
        .player(1, dice=" ".join(["g3"] * 10))
        .player(2, dice="g1 g2")
        .river(s2="R2")
    )
    match = here.about_to("Sail", 0, least=1, most=1)
    play(match, "roll b1", "roll o1")
    assert dice(match, 0) == "b1 o1"
    assert match.to_move == 1


@proves("G5")
@pytest.mark.parametrize("tile", ["R4", "R5", "R6"])
def test_printed_chamber_without_worker_and_die(tile: str) -> None:
    match = stopped_at(2, tile, dice="g6")
    script = {
        "R4": ["take blue", "take blue", "roll b1", "roll b2", "draw W3"],
        "R5": ["take blue", "roll b1"],
        "R6": ["upgrade mill"],
    }[tile]
    play(match, *script)
    assert dice(match, 0) == {"R4": "b1 b2 g6", "R5": "b1 g6", "R6": "g6"}[tile]
    assert seat(match, 0).money == {"R4": 3, "R5": 0, "R6": 3}[tile]
    assert seat(match, 0).karma == {"R4": 0, "R5": 2, "R6": 0}[tile]
    assert seat(match, 0).upgrades == {"R4": 0, "R5": 0, "R6": 1}[tile]
    assert (seat(match, 0).ready, match.to_move) == (3, 1)


@proves("G6", rulings=["most-valuable-markets"])
def test_three_markets_of_one_good_without_a_die() -> None:
    four_silk = {
        "c2": ("B16", "NSW"),
        "b2": ("B01", "EW"),
        "b1": ("P07", "ES"),
        "c3": ("G06", "NS"),
    }
    match = stopped_at(2, "R7", province=four_silk, dice="b1")
    assert seat(match, 0).money == 3 + 3 + 2
    assert dice(match, 0) == "b1"


@proves("G7")
def test_sail_on_up_to_three_free_spaces_for_the_reward_there() -> None:
    here = table(3, ganga=True).player(0, boat=1).player(1, boat=3).river(s2="R8")
    match = here.about_to("Sail", 0, least=1, most=1)
    assert offered(match) == ["sail 0", "sail 1", "sail 2", "sail 3"]
    assert refused(match, "sail 4") == ("too-far", {"given": 4, "allowed": 3})
    play(match, "sail 3")
    assert (seat(match, 0).boat, seat(match, 0).fame) == (6, 2)


@proves("G7", "H18")
def test_sailing_on_ends_at_the_last_space() -> None:
    match = stopped_at(29, "R8", fame=6)
    assert offered(match) == ["sail 0", "sail 1"]
    assert refused(match, "sail 2") == ("past-the-end", {"given": 2, "allowed": 1})
    play(match, "sail 1")
    assert (seat(match, 0).boat, seat(match, 0).fame) == (30, 11)
