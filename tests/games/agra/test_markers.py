"""The 22 markers of a player, and money (goods.py, view.py)."""

from __future__ import annotations

from typing import Any

import pytest

from serai import Match
from serai.games.agra import verbs
from serai.games.agra.places import FAVOUR
from tests.games.agra.table import goods, proves, saved_player, seat, table
from tests.games.playing import notes, offered, play, refused


@proves("W1")
def test_everything_a_player_has_is_one_of_the_same_22_markers() -> None:
    here = table().player(
        0,
        goods="wood wood oil",
        favour=4,
        contracts="french-trader",
        french=[1, 2],
        used={"actions": ["good"], "luxuries": ["books"]},
    )
    here.bowls(cement=0, oil=1).orders("artisans", 2, {1: 0, 3: 0, 4: 1})
    match = here.delivered("sufi", twice=["curry"], curry=0).to_act(0)
    assert seat(match, 0).supply == 22 - 3 - 4 - 2 - 2 - 1 - 2 - 2
    assert seat(match, 1).supply == 22 - 1 - 1


@proves("W1")
def test_processing_and_delivering_need_no_further_marker() -> None:
    here = table().player(0, goods={"wood": 22}).built("boards").river("mahout", "cook")
    match = play(here.to_act(0), "place boards", "make 3")
    assert goods(match, 0) == {"wood": 19, "boards": 3}
    here = table().player(0, goods={"wood": 22}).river("mahout")
    match = play(here.to_act(0), "place sailor", "deliver wood mahout", "done")
    assert goods(match, 0) == {"wood": 21}
    assert seat(match, 0).supply == 0


def short_of_markers(spare: int = 0, **more: Any) -> Match:
    """Seat 0 produces two cotton with so many markers in the supply."""
    held = {"wood": 19 - spare, "oil": 1}
    match = table().player(0, goods=held, favour=2, **more).to_act(0)
    return play(match, "place cotton")


@proves("W1")
def test_with_enough_markers_nothing_is_asked() -> None:
    match = short_of_markers(spare=2)
    assert goods(match, 0)["cotton"] == 2
    assert match.question != "room"


@proves("W1", "W2", rulings=["markers-run-out"])
def test_without_a_marker_the_rest_of_the_gain_is_lost() -> None:
    match = short_of_markers(spare=1)
    assert (match.to_move, match.question) == (0, "room")
    assert goods(match, 0)["cotton"] == 1
    play(match, "done")
    assert goods(match, 0) == {"wood": 18, "oil": 1, "cotton": 1}
    assert seat(match, 0).supply == 0
    assert notes(match, "goods-lost") == [{"seat": 0, "good": "cotton", "count": 1}]


@proves("W2", rulings=["markers-run-out"])
def test_goods_and_favour_may_be_returned_for_what_is_gained() -> None:
    match = short_of_markers()
    assert offered(match, "return") == ["return wood", "return oil", "return favour"]
    favour = verbs.RETURN | FAVOUR << 8
    assert match.game.touched(match.state, favour) == ["favour@0"]
    assert favour in match.game.moves_at(match.state, "favour@0")
    play(match, "return wood", "return favour")
    assert goods(match, 0) == {"wood": 18, "oil": 1, "cotton": 2}
    assert seat(match, 0).favour == 1
    assert match.question != "room"


@proves("W2", rulings=["markers-run-out"])
def test_nobody_must_take_all_that_is_produced() -> None:
    match = play(short_of_markers(), "return oil", "done")
    assert goods(match, 0) == {"wood": 19, "cotton": 1}


@proves("W2")
def test_only_other_markers_that_are_there_can_be_returned() -> None:
    match = short_of_markers()
    assert refused(match, "return cotton") == ("return-same", {"store": "cotton"})
    assert refused(match, "return dye") == ("none-to-return", {"store": "dye"})


@proves("W1", "W2", rulings=["markers-run-out"])
def test_favour_gained_in_the_turn_of_another_player_needs_a_marker_too() -> None:
    here = table().player(1, goods={"wood": 22}).standing(1, "wood")
    match = play(here.to_act(0), "place wood")
    assert (match.to_move, match.question) == (1, "room")
    lost = play(match.copy(), "done")
    assert (seat(lost, 1).favour, goods(lost, 1)) == (0, {"wood": 22})
    assert notes(lost, "favour-lost") == [{"seat": 1, "count": 1}]
    play(match, "return wood")
    assert (seat(match, 1).favour, goods(match, 1)) == (1, {"wood": 21})


# --- money ------------------------------------------------------------------------------------


@proves("W3", rulings=["money-is-secret"])
def test_only_the_own_money_is_seen() -> None:
    match = table(3).player(0, money=7).player(1, money=12).to_act(0)
    for viewer in (0, 1, 2):
        view = match.view(viewer)
        for other, held in enumerate([7, 12, 2]):
            seen = view["players"][other]["rupees"]
            assert seen == (held if viewer == other else None)
            assert (view["scores"][other] is None) == (viewer != other)
            assert (view["players"][other]["ledger"] is None) == (viewer != other)
        assert view["ranks"] is None
    assert [p["rupees"] for p in match.view(None)["players"]] == [None] * 3


@proves("W3", rulings=["money-is-secret"])
def test_money_lies_open_if_that_was_agreed() -> None:
    match = table(3, open_money=True).player(0, money=7).player(1, money=12).to_act(0)
    for viewer in (0, 1, 2, None):
        view = match.view(viewer)
        assert [p["rupees"] for p in view["players"]] == [7, 12, 2]
        assert None not in view["scores"]


@proves("W3")
def test_money_is_counted_openly_at_the_end() -> None:
    here = table().player(0, money=7, goods="curry").player(1, money=5, goods="oil")
    match = play(here.fact(last_round=1).to_serve(1), "done")
    assert match.over
    assert [p["rupees"] for p in match.view(None)["players"]] == [7, 5]


@proves("W4", rulings=["bank-is-unlimited"])
@pytest.mark.parametrize("held", [0, 2, 328, 9000])
def test_rupees_come_from_a_supply_without_end(held: int) -> None:
    """The box has coins for 328 rupees."""
    match = table().player(0, money=held, goods="clothes").player(1, money=9000).to_act(0)
    play(match, "clothes")
    assert seat(match, 0).rupees == held + 3
    assert saved_player(match, 0)["rupees"]["clothes"] == 3
    assert seat(match, 1).rupees == 9000


@proves("W4", "A6")
def test_rupees_are_paid_to_the_supply_not_to_a_player() -> None:
    match = table().player(0, money=5).standing(0, "botanist").to_act(0)
    play(match, "place botanist")
    assert (seat(match, 0).rupees, seat(match, 1).rupees) == (3, 2)
    assert saved_player(match, 0)["rupees"]["peons"] == 2
