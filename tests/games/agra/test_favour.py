"""Favour: where it comes from, what it costs to use it, favour tiles (favour.py, influence.py)."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from serai import CHANCE, Match
from tests.games.agra.table import Table, goods, proves, saved, saved_player, seat, steps, table
from tests.games.playing import offered, play, refused


@proves("F1")
def test_favour_is_a_marker_from_the_supply_and_costs_nobody_else_anything() -> None:
    here = table().player(0, favour=3).player(1, favour=1).standing(1, "sailor")
    match = here.to_act(0)
    assert (seat(match, 1).favour, seat(match, 1).supply) == (1, 21)
    play(match, "place sailor")
    assert (seat(match, 1).favour, seat(match, 1).supply) == (2, 20)
    assert (seat(match, 0).favour, seat(match, 0).supply) == (3, 19)


# --- where it comes from ----------------------------------------------------------------------


def thrown_out() -> Match:
    return play(table().standing(0, "sailor").to_act(1), "place sailor")


def at_the_merchant() -> Match:
    return play(table().to_act(0), "place sandstone", "roll 1")


def on_the_third_step() -> Match:
    match = table().player(0, influence={"artisans": 2}).to_act(0)
    return play(match, "place architect", "influence artisans", "favour")


def with_a_bonus_tile() -> Match:
    match = table().player(0, goods="wood cement").to_act(0)
    return play(match, "place architect", "build boards", "bonus favour-3")


def meditating(here: Table) -> Match:
    """Seat 0 can deliver one good in its meditation."""
    return play(here.standing(0, "trader").fact(blocked="trade").to_meditate(0), "lay trader")


def with_the_grand_mufti() -> Match:
    here = table().player(0, goods="oil", stone=6).boat(5)
    match = meditating(here.delivered("grand-mufti", statues=0, books=0))
    return play(match, "deliver oil grand-mufti")


def by_losing_a_contract() -> Match:
    here = table().player(0, goods="oil", stone=6).boat(5)
    here.delivered("grand-mufti", statues=1, books=1)
    return play(meditating(here), "deliver oil grand-mufti")


def by_a_follower() -> Match:
    match = table().player(0, goods="wood").player(1, goods="wood").built("boards").to_act(0)
    return play(match, "place boards", "make 1", "follow")


def at_the_third_pier() -> Match:
    here = table().player(0, goods="boards cotton cotton", stone=6).boat(2)
    match = meditating(here.delivered("muezzin", curry=0))
    return play(match, "deliver boards muezzin", "roll 1")


def with_a_book() -> Match:
    return play(table().player(0, goods="books").to_act(0), "book")


@proves("F2", rulings=["favour-for-the-book"])
@pytest.mark.parametrize(
    ("source", "favour"),
    [
        (thrown_out, 1),
        (at_the_merchant, 2),
        (on_the_third_step, 1),
        (with_a_bonus_tile, 1),
        (with_the_grand_mufti, 3),
        (by_losing_a_contract, 1),
        (by_a_follower, 1),
        (at_the_third_pier, 2),
        (with_a_book, 1),
    ],
)
def test_sources_of_favour(source: Callable[[], Match], favour: int) -> None:
    assert seat(source(), 0).favour == favour


@proves("F2", rulings=["losing-a-contract-in-the-summary"])
def test_everybody_who_loses_a_contract_is_compensated_marker_by_marker() -> None:
    here = table(3).player(0, goods="oil", stone=6).boat(5)
    here.delivered("grand-mufti", twice=["statues"], statues=1, books=2)
    match = play(meditating(here), "deliver oil grand-mufti")
    assert saved_player(match, 1)["contracts"] == ["grand-mufti"]
    assert [seat(match, number).favour for number in (0, 1, 2)] == [1, 3, 1]
    here = table(3).player(0, goods="wood wood", stone=6)
    here.delivered("mahout", twice=["bricks"], bricks=1)
    match = play(here.to_act(0), "place sailor", "deliver wood mahout", "done")
    assert saved_player(match, 1)["contracts"] == ["mahout"]
    assert (seat(match, 0).favour, seat(match, 1).favour) == (1, 0)


# --- favour actions ---------------------------------------------------------------------------


@proves("F3")
def test_the_court_has_three_favour_actions_and_those_of_own_tiles() -> None:
    here = table().player(0, favour=4, goods="wood", tiles="uncover farmers")
    match = here.player(1, tiles="token").to_act(0)
    found = ["use good", "use process", "use step", "use uncover", "use farmers"]
    assert offered(match, "use") == found
    assert refused(match, "use token") == ("tile-not-owned", {"tile": "token"})


@proves("F3", "F5")
def test_every_favour_action_once_per_turn() -> None:
    match = table().player(0, favour=9, goods="wood").to_act(0)
    play(match, "use good", "take wood")
    assert refused(match, "use good") == ("used-this-turn", {"action": "good"})
    play(match, "use process", "process boards")
    assert refused(match, "use process") == ("used-this-turn", {"action": "process"})
    assert refused(match, "use step") is None


@proves("F4")
@pytest.mark.parametrize(
    ("action", "have", "spend"),
    [("good", 2, 2), ("process", 3, 3), ("step", 4, 3), ("farmers", 2, 1)],
)
def test_some_favour_must_be_there_and_some_is_spent(action: str, have: int, spend: int) -> None:
    poor = table().player(0, favour=have - 1, goods="wood", tiles="farmers").to_act(0)
    assert refused(poor, f"use {action}") == (
        "too-little-favour",
        {"needed": have, "held": have - 1},
    )
    match = table().player(0, favour=have, goods="wood", tiles="farmers").to_act(0)
    play(match, f"use {action}")
    assert seat(match, 0).favour == have - spend
    assert match.view(0)["actions"][action] == {"have": have, "spend": spend}


@proves("F5", rulings=["used-favour-action"])
def test_one_spent_favour_marks_the_action_and_the_others_return_at_once() -> None:
    match = table().player(0, favour=5, goods="turmeric").to_act(0)
    assert seat(match, 0).supply == 16
    play(match, "use process")
    assert saved_player(match, 0)["used"]["actions"] == ["process"]
    assert (seat(match, 0).favour, seat(match, 0).supply) == (2, 18)
    play(match, "process curry", "use good", "take wood")
    assert saved_player(match, 0)["used"]["actions"] == ["good", "process"]
    assert (seat(match, 0).favour, seat(match, 0).supply) == (0, 18)


@proves("F3", rulings=["useless-favour"])
def test_favour_is_not_spent_for_nothing() -> None:
    here = table().player(
        0,
        favour=5,
        goods="oil curry paintings",
        tiles="uncover stand",
        covers="",
        influence={"artisans": 9, "merchants": 9, "scholars": 9},
    )
    match = here.lying(0, "wood").fact(last_round=2).to_act(0)
    assert refused(match, "use process") == ("nothing-to-process", {"action": "process"})
    assert refused(match, "use step") == ("no-track-left", {"step": 9})
    assert refused(match, "use uncover") == ("no-covers-left", {"count": 8})
    assert refused(match, "painting") == ("no-track-left", {"step": 9})
    assert refused(match, "oil-curry") == ("one-is-enough", {"count": 1})
    assert refused(match, "oil") is None
    play(match, "use stand")
    assert refused(match, "oil") == ("nobody-lies", {"count": 0})


@proves("F3", rulings=["useless-favour"])
def test_oil_and_curry_together_from_two_lying_workers_on() -> None:
    match = table().player(0, goods="oil curry").lying(0, "wood", "cotton").to_act(0)
    play(match, "oil-curry")
    assert seat(match, 0).lying == 0


@proves("F6")
@pytest.mark.parametrize("good", ["sandstone", "wood", "turmeric", "cotton"])
def test_two_favours_for_a_basic_good(good: str) -> None:
    match = play(table().player(0, favour=2).to_act(0), "use good")
    for other in ("cement", "cloth", "statues"):
        assert refused(match, f"take {other}") == ("basic-only", {"good": other})
    play(match, f"take {good}")
    assert goods(match, 0) == {good: 1}
    assert seat(match, 0).favour == 0


@proves("F6")
def test_a_basic_good_is_a_good_of_the_first_column_whatever_its_value() -> None:
    here = table().player(0, favour=2).token("low", "wood", 2).token("middle", "books", 2)
    match = play(here.to_act(0), "use good")
    assert offered(match) == ["take sandstone", "take wood", "take turmeric", "take cotton"]


@proves("F7")
def test_three_favours_process_one_good_of_any_kind() -> None:
    match = table().player(0, favour=3, goods="cloth cloth wood").to_act(0)
    play(match, "use process")
    assert offered(match) == ["process boards", "process paper", "process clothes"]
    play(match, "process clothes")
    assert goods(match, 0) == {"cloth": 1, "wood": 1, "clothes": 1}
    assert match.question == "place"


@proves("F8")
def test_three_of_four_favours_for_a_step_on_a_track_of_choice() -> None:
    match = play(table().player(0, favour=4).to_act(0), "use step")
    assert offered(match) == ["influence artisans", "influence merchants", "influence scholars"]
    play(match, "influence scholars")
    assert steps(match, 0) == {"artisans": 0, "merchants": 0, "scholars": 1}
    assert seat(match, 0).favour == 1


@proves("F8", "I4")
def test_no_step_above_the_top() -> None:
    here = table().player(0, favour=4, influence={"merchants": 9}).fact(last_round=2)
    match = play(here.to_act(0), "use step")
    assert refused(match, "influence merchants") == (
        "at-the-top",
        {"guild": "merchants", "step": 9},
    )


# --- favour tiles -----------------------------------------------------------------------------


def on_the_third_step_with(tiles: str) -> Match:
    """Seat 0 chooses its bonus; stand, more and point are on offer."""
    here = (
        table().player(0, tiles=tiles, influence={"artisans": 2}).display("stand", "more", "point")
    )
    return play(here.to_act(0), "place architect", "influence artisans")


@proves("F10", "I4")
def test_one_of_the_three_open_tiles_is_taken_and_the_gap_is_filled() -> None:
    match = on_the_third_step_with("")
    assert offered(match) == ["favour", "tile stand", "tile more", "tile point"]
    assert refused(match, "tile peon") == ("tile-not-on-offer", {"tile": "peon"})
    play(match, "tile more")
    assert saved_player(match, 0)["tiles"] == ["more"]
    assert match.to_move == CHANCE
    assert len(offered(match)) == 11
    play(match, "draw swap")
    assert saved(match)["display"] == ["stand", "point", "swap"]
    assert "swap" not in saved(match)["pile"]


@proves("F9")
def test_three_slots_can_be_filled() -> None:
    match = play(on_the_third_step_with("swap token"), "tile more")
    assert match.question == "draw"
    assert saved_player(match, 0)["tiles"] == ["more", "token", "swap"]


@proves("F9", rulings=["favour-tile-fourth"])
def test_with_a_fourth_tile_one_of_the_four_is_given_up() -> None:
    match = play(on_the_third_step_with("swap token peon"), "tile more", "draw sell")
    assert (match.to_move, match.question) == (0, "discard")
    assert offered(match) == ["discard more", "discard token", "discard swap", "discard peon"]
    assert refused(match, "discard sell") == ("tile-not-owned", {"tile": "sell"})
    touched = [match.game.touched(match.state, move) for move in match.options]
    assert touched[0] == ["action:more"], "where the own tile lies, not where it was taken from"
    play(match, "discard more")
    assert saved_player(match, 0)["tiles"] == ["token", "swap", "peon"]


@proves("F9", "F10", rulings=["discarded-tile-comes-last"])
def test_the_tile_given_up_fills_the_gap_only_if_the_stack_was_empty() -> None:
    here = table(4).player(0, tiles="swap token peon", influence={"artisans": 2})
    here.player(1, tiles="stand more point").player(2, tiles="sell uncover deliver")
    here.player(3, tiles="order farmers").display("gain-two", "stone", "refine")
    match = play(here.to_act(0), "place architect", "influence artisans", "tile stone")
    assert (match.question, saved(match)["pile"]) == ("discard", [])
    play(match, "discard token")
    assert saved(match)["display"] == ["token", "gain-two", "refine"]
    assert saved(match)["pile"] == []
