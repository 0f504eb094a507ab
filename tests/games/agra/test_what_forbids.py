"""A refusal cites the sentence that forbids this very move, not a neighbour of it."""

from __future__ import annotations

import pytest

from serai import Match
from tests.games.agra.piers import at_pier
from tests.games.agra.table import proves, table
from tests.games.playing import cited, play


def meditating() -> Match:
    here = table().river("cook").standing(0, "trader").player(0, goods="wood wood oil", stone=6)
    return play(here.fact(blocked="uncover").to_meditate(0), "lay trader")


def with_tile(tile: str, goods: str = "", stone: int = 1) -> Match:
    here = table().river("cook").player(0, goods=goods, tiles=tile, favour=4, stone=stone)
    return here.to_act(0)


def guest() -> Match:
    here = at_pier(3, own="jagirdar").river("cook")
    here.player(0, goods="wood wood", contracts="jagirdar")
    return play(here.to_act(1), "place sailor")


def dyeing(**options: bool) -> Match:
    here = table(**options).token("low", "boards", 1).player(0, contracts="dyer")
    return play(here.to_act(0), "place wood")


def with_the_french_trader() -> Match:
    here = (
        table()
        .token("high", "books", 4)
        .player(0, goods="books oil wood", contracts="french-trader")
    )
    return play(here.to_act(0), "french")


def with_the_sadr() -> Match:
    here = at_pier(5, "sadr").delivered("sadr", cloth=0, paper=0).player(0, goods="dye oil")
    return play(here.to_act(0), "place sailor", "deliver dye sadr")


@proves("C6", "M6", "Q6", "D10", "N4")
@pytest.mark.parametrize("where", [meditating, guest])
def test_only_the_own_sailor_delivers_twice_and_that_is_said(where) -> None:
    assert cited(where(), "double wood cook") == ("only-the-sailor", "C6")


@proves("C6", "Q6")
def test_a_favour_tile_never_delivers_twice_and_that_is_said() -> None:
    match = play(with_tile("deliver", "wood wood oil"), "use deliver")
    assert cited(match, "double wood cook") == ("only-the-sailor", "C6")


@proves("M5", "Q13", "D20", "D7", "G4")
def test_a_wrong_value_is_refused_by_what_asks_for_the_value() -> None:
    assert cited(meditating(), "trade wood oil") == ("wrong-value", "M5")
    match = play(with_tile("refine", "wood turmeric bricks"), "use refine")
    assert cited(match, "process statues") == ("wrong-value", "Q13")
    assert cited(with_the_sadr(), "gift oil books") == ("wrong-value", "D20")
    assert cited(dyeing(dyer_value_two=True), "dye boards") == ("wrong-value", "D7")


@proves("D6", "D7", "C7")
def test_too_dear_is_refused_by_what_sets_the_limit() -> None:
    assert cited(with_the_french_trader(), "put books") == ("too-dear", "D6")
    assert cited(dyeing(), "dye books") == ("too-dear", "D7")
    match = play(table().player(0, goods="oil").to_act(0), "place trader", "give oil")
    assert cited(match, "take books") == ("too-dear", "C7")


@proves("Q3", "M3", "D15")
def test_points_outside_the_meditation() -> None:
    assert cited(with_tile("point"), "use point") == ("only-meditating", "Q3")
    here = at_pier(3, own="mosaic-maker").player(0, contracts="mosaic-maker")
    assert cited(here.to_act(0), "mosaic 1") == ("only-meditating", "M3")


@proves("Q12", "C12", rulings=["useless-favour", "last-meditation-space"])
def test_the_book_does_not_forbid_to_waste_favour_on_the_last_space_but_we_do() -> None:
    assert cited(with_tile("stone", stone=6), "use stone") == ("last-space", "useless-favour")
    match = play(table().player(0, stone=6).to_act(0), "place botanist")
    assert cited(match, "stone") == ("last-space", "C12")


@proves("K2", "K3", rulings=["oil-curry-once", "useless-favour"])
def test_once_per_turn_comes_before_the_rule_of_the_house() -> None:
    here = table().lying(0, "wood", "cotton").player(0, goods="oil oil curry")
    match = play(here.to_act(0), "oil", "stand wood")
    assert cited(match, "oil-curry") == ("oil-curry-once", "K3")
    here = table().lying(0, "wood").player(0, goods="oil curry")
    assert cited(here.to_act(0), "oil-curry") == ("one-is-enough", "useless-favour")
