"""Contracts (contracts.py, anytime.py): scrolls, goods and a cube for points."""

from __future__ import annotations

import pytest

from serai import Match
from serai.games.merv.kinds import CONTRACT, PILE, RESOURCE
from tests.games.merv.table import (
    Table,
    cubes,
    goods,
    laid_goods,
    player,
    proves,
    saved,
    saved_player,
    spices,
    table,
)
from tests.games.playing import offered, play, refused

# influence, scrolls, common goods, rare goods; points from the top of the pile
PILES = {
    "I-F": (3, 1, 1, 0, (6, 5, 4)),
    "I-S": (3, 1, 1, 0, (6, 5, 4)),
    "II-F": (7, 2, 0, 1, (10, 8, 7)),
    "II-S": (7, 1, 1, 1, (10, 8, 7)),
    "III-F": (11, 2, 1, 1, (15, 13, 11)),
    "III-S": (11, 1, 1, 2, (15, 13, 11)),
}
each_pile = pytest.mark.parametrize("pile", list(PILES))


def ready_for(pile: str, nth: int = 1, *, influence: int | None = None, cube: str = "red") -> Table:
    """Player 0 has exactly what the contract asks; player 1 took those above it."""
    need, scrolls, common, rare, _ = PILES[pile]
    here = table().player(
        0,
        influence=need if influence is None else influence,
        scrolls=scrolls,
        goods=" ".join(["dates"] * common + ["jade"] * rare),
        cubes=cube,
    )
    return here.player(1, contracts=" ".join(f"{pile}{above}" for above in range(1, nth)))


def fulfilled(here: Table, pile: str, cube: str = "red") -> Match:
    """The match after player 0 fulfils the top contract at the beginning of his turn."""
    return play(here.to_go(0), f"contract {pile} {cube}")


# --- when ---------------------------------------------------------------------------------------


@proves("A1", rulings=["moments-for-contracts"])
def test_before_the_action_space_before_the_action_and_at_the_end_of_the_turn() -> None:
    match = play(ready_for("I-F").to_go(0), "contract I-F red")
    assert (saved_player(match, 0)["contracts"], match.question) == (["I-F1"], "space")
    match = play(ready_for("I-F").to_act(0, "a1"), "contract I-F red")
    assert (saved_player(match, 0)["contracts"], match.question) == (["I-F1"], "action")
    match = play(ready_for("I-F").to_act(0, "a1"), "favour")
    assert match.question == "end-turn"
    assert offered(match) == ["contract I-F red", "contract I-S red", "end"]
    play(match, "contract I-F red")
    assert (saved_player(match, 0)["contracts"], match.to_move) == (["I-F1"], 1)
    assert player(match, 0).favour == 2  # the action was not used up by the contract


@proves("A1", rulings=["moments-for-contracts"])
def test_at_the_end_of_the_turn_nobody_is_asked_who_can_do_nothing_more() -> None:
    match = play(ready_for("I-F", influence=2).to_act(0, "a1"), "favour")
    assert (match.question, match.to_move) == ("space", 1)
    match = play(ready_for("I-F").to_act(0, "a1"), "favour", "end")
    assert (match.question, match.to_move) == ("space", 1)
    assert saved_player(match, 0)["contracts"] == []


@proves("A1", rulings=["moments-for-contracts"])
@pytest.mark.parametrize(
    ("action", "moves"),
    [
        ("mosque-blue", ["climb 1"]),
        ("fortification-red", ["wall N1", "piece red"]),
        ("marketplace-red", ["post bukhara"]),
        ("palace-red", ["courtier spices"]),
    ],
)
def test_between_the_steps_of_an_action_once_the_first_is_done(
    action: str, moves: list[str]
) -> None:
    match = ready_for("I-F", cube="red red red red white white").acting(0, *action.split("-"))
    assert refused(match, "contract I-F red") == ("short-choice", {})
    play(match, *moves)
    question = match.question
    play(match, "contract I-F red")
    assert saved_player(match, 0)["contracts"] == ["I-F1"]
    assert (match.question, match.to_move) == (question, 0)  # the action goes on
    assert refused(match, "done") is None


@proves("A1", rulings=["moments-for-contracts"])
def test_not_inside_a_short_choice() -> None:
    match = ready_for("I-F", cube="red blue").acting(0, "fortification")
    play(match, "wall N1")
    assert match.question == "piece"
    assert refused(match, "contract I-F red") == ("short-choice", {})


@proves("A1", rulings=["moments-for-contracts"])
def test_inside_a_short_choice_whatever_else_forbids_comes_first() -> None:
    match = play(
        ready_for("I-F", influence=2, cube="red blue").acting(0, "fortification"), "wall N1"
    )
    assert refused(match, "contract I-F red") == ("too-little-influence", {"needed": 3, "held": 2})
    assert refused(match, "bazaar white") == ("market-closed", {"side": "north"})


@proves("K1", rulings=["moments-for-contracts"])
def test_the_camel_market_waits_for_a_short_choice_too() -> None:
    city = table().sites(c1="fortification-red").player(0, cubes="red blue", camels=1)
    match = play(city.to_act(0, "c1"), "act", "wall N1")
    assert match.question == "piece"
    assert refused(match, "bazaar white") == ("short-choice", {})
    assert refused(match, "camels") == ("market-empty", {"spaces": 7})


@proves("A1", "L3", rulings=["moments-for-contracts"])
def test_a_scroll_just_received_may_be_laid_before_the_achievement_that_came_with_it() -> None:
    """The guard of the contract brings the influence for the spice of the free card."""
    here = table().row("pepper").built(1, "d4")
    here.player(
        0,
        contracts="I-F1 I-F2 I-F3 II-F1",
        scrolls=5,
        cards="juniper",
        goods="carpets",
        cubes="red blue",
        influence=3,
    )
    match = play(here.acting(0, "library"), "study blue")
    assert match.question == "achieve"
    play(match, "contract I-S red", "station d4")
    assert (match.question, player(match, 0).influence) == ("achieve", 5)
    play(match, "achieve card", "take 1")
    assert spices(match, 0) == {"juniper": 1, "pepper": 1}


@proves("A1")
def test_only_in_the_own_turn() -> None:
    here = ready_for("I-F").order(1, 0, 2)
    match = here.to_go(1)
    assert offered(match, "contract") == []
    assert refused(match, "contract I-F red") == (
        "too-little-influence",
        {"needed": 3, "held": 0},
    )
    play(match, "go N1", "activate a1", "favour")
    assert match.to_move == 0
    assert offered(match, "contract") == ["contract I-F red", "contract I-S red"]
    match = ready_for("I-F").built(0, "a1").when(2).to_end_year()
    assert match.question == "ransom"
    assert refused(match, "contract I-F red") == ("not-now", {"count": 2})


@proves("A1")
def test_only_the_top_contract_of_a_pile_and_none_of_an_empty_pile() -> None:
    match = fulfilled(ready_for("I-F", 3), "I-F")
    assert saved_player(match, 0)["contracts"] == ["I-F3"]
    here = table().player(0, influence=3, scrolls=1, goods="dates", cubes="red")
    here.player(1, contracts="I-F1 I-F2 I-F3")
    match = here.to_go(0)
    assert refused(match, "contract I-F red") == ("no-contract", {"pile": "I-F"})
    assert "I-F" not in match.view(0)["contracts"]


# --- what it takes ------------------------------------------------------------------------------


@proves("A2", rulings=["values-of-the-tracks", "values-of-the-contracts"])
@each_pile
def test_influence_that_each_level_needs(pile: str) -> None:
    needed = PILES[pile][0]
    match = ready_for(pile, influence=needed - 1).to_go(0)
    assert refused(match, f"contract {pile} red") == (
        "too-little-influence",
        {"needed": needed, "held": needed - 1},
    )
    assert refused(ready_for(pile).to_go(0), f"contract {pile} red") is None
    assert refused(ready_for(pile, influence=20).to_go(0), f"contract {pile} red") is None


@proves("A3")
@pytest.mark.parametrize("cube", RESOURCE.names)
def test_one_cube_of_any_colour(cube: str) -> None:
    match = ready_for("I-F", cube=f"{cube} {cube}").to_go(0)
    assert offered(match, "contract") == [f"contract {pile} {cube}" for pile in ("I-F", "I-S")]
    for other in set(RESOURCE.names) - {cube}:
        assert refused(match, f"contract I-F {other}") == ("no-cube", {"resource": other})
    play(match, f"contract I-F {cube}")
    assert cubes(match, 0) == {cube: 1}


@proves("A3")
def test_the_player_names_the_cube() -> None:
    match = ready_for("I-F", cube="red blue white").to_go(0)
    assert offered(match, "contract")[:3] == [
        "contract I-F red",
        "contract I-F blue",
        "contract I-F white",
    ]
    play(match, "contract I-F blue")
    assert cubes(match, 0) == {"red": 1, "white": 1}


@proves("A3")
@each_pile
def test_everything_shown_on_the_card_is_needed(pile: str) -> None:
    _, scrolls, common, rare, _ = PILES[pile]
    plenty = table().player(0, influence=20, scrolls=9, goods={"dates": 3, "jade": 3}, cubes="red")
    assert refused(plenty.to_go(0), f"contract {pile} red") is None
    if scrolls:
        here = ready_for(pile)
        here.facts["players"][0]["scrolls"] = scrolls - 1
        assert refused(here.to_go(0), f"contract {pile} red") == (
            "too-few-scrolls",
            {"needed": scrolls, "held": scrolls - 1},
        )
    if common:
        here = ready_for(pile)
        here.facts["players"][0]["goods"] = {"dates": common - 1, "jade": 3}
        assert refused(here.to_go(0), f"contract {pile} red") == (
            "too-few-common",
            {"needed": common, "held": common - 1},
        )
    if rare:
        here = ready_for(pile)
        here.facts["players"][0]["goods"] = {"dates": 3, "jade": rare - 1}
        assert refused(here.to_go(0), f"contract {pile} red") == (
            "too-few-rare",
            {"needed": rare, "held": rare - 1},
        )
    assert refused(ready_for(pile, cube="").to_go(0), f"contract {pile} red") == (
        "no-cube",
        {"resource": "red"},
    )


@proves("A3")
@pytest.mark.parametrize("pair", ["silk silk", "jade amber", "pearls silk"])
def test_goods_may_be_of_any_kinds_also_twice_the_same(pair: str) -> None:
    here = table().player(0, influence=11, scrolls=1, goods=f"dates {pair}", cubes="red")
    match = fulfilled(here, "III-S")
    assert goods(match, 0) == {}


@proves("A3")
@pytest.mark.parametrize("rare", ["silk silk", "jade amber"])
def test_rare_goods_do_not_stand_for_common_ones(rare: str) -> None:
    match = table().player(0, influence=3, scrolls=1, goods=rare, cubes="red").to_go(0)
    assert refused(match, "contract I-S red") == ("too-few-common", {"needed": 1, "held": 0})


@proves("A3", rulings=["goods-laid-in-order"])
def test_house_lays_the_goods_in_the_order_of_the_places() -> None:
    here = table().player(
        0,
        influence=11,
        scrolls=1,
        goods="turquoise dates amber pearls silk silk",
        cubes="red",
    )
    match = fulfilled(here, "III-S")
    assert laid_goods(match, 0) == {"dates": 1, "silk": 2}
    assert goods(match, 0) == {"turquoise": 1, "pearls": 1, "amber": 1}


# --- what is used, and what it brings -----------------------------------------------------------


@proves("A4")
def test_scrolls_and_goods_on_a_contract_serve_no_other() -> None:
    here = table().player(0, influence=3, scrolls=1, goods="dates dates", cubes="red red")
    match = fulfilled(here, "I-F")
    assert player(match, 0).laid_scrolls == 1
    assert refused(match, "contract I-S red") == ("too-few-scrolls", {"needed": 1, "held": 0})
    here = table().player(0, influence=3, scrolls=3, goods="dates", cubes="red red")
    match = fulfilled(here, "I-F")
    assert refused(match, "contract I-S red") == ("too-few-common", {"needed": 1, "held": 0})


@proves("A4", "V3", "V5", rulings=["goods-on-contracts-count"])
def test_scrolls_and_goods_on_contracts_still_count() -> None:
    """For the next achievement and in the halls of Knowledge and Trade."""
    here = table().player(
        0,
        contracts="III-F1",
        scrolls=3,
        goods="silk",
        favour=2,
        courtiers="knowledge trade",
        cubes="red",
        influence=11,
    )
    match = here.to_score()
    assert player(match, 0).points == 3 + 3
    match = here.acting(0, "library")
    play(match, "study red")
    assert (match.question, offered(match)[0]) == ("achieve", "achieve red-joker")


@proves("A4")
def test_goods_on_contracts_do_not_return_to_the_supply() -> None:
    match = fulfilled(ready_for("I-S"), "I-S")
    assert match.view(0)["goods"]["dates"] == 5


@proves("A5", "A7", rulings=["values-of-the-contracts"])
@pytest.mark.parametrize("contract", CONTRACT.names)
def test_points_at_once_then_favour_or_a_guard(contract: str) -> None:
    pile, nth = contract[:-1], int(contract[-1])
    here = ready_for(pile, nth).built(1, "a1 b1")
    match = fulfilled(here, pile)
    assert match.view(0)["players"][0]["ledger"]["contracts"] == PILES[pile][4][nth - 1]
    assert player(match, 0).points == PILES[pile][4][nth - 1]
    assert saved_player(match, 0)["contracts"] == [contract]
    assert (cubes(match, 0), goods(match, 0)) == ({}, {})
    assert player(match, 0).laid_scrolls == PILES[pile][1]
    assert len(laid_goods(match, 0)) == (PILES[pile][2] > 0) + (PILES[pile][3] > 0)
    if pile.endswith("F"):
        assert (player(match, 0).favour, match.question) == (1, "space")
    else:
        assert (player(match, 0).favour, match.question) == (0, "guard")
        play(match, "station b1")
        assert (saved(match)["guards"], match.question) == ({"b1": 0}, "space")
        assert player(match, 0).influence == PILES[pile][0] + 2


@proves("A5")
def test_the_guard_of_a_contract_may_be_declined_or_be_lost() -> None:
    match = play(fulfilled(ready_for("I-S").built(1, "a1"), "I-S"), "pass")
    assert (saved(match)["guards"], match.question) == ({}, "space")
    match = fulfilled(ready_for("I-S"), "I-S")
    assert match.question == "space"


@proves("A6", rulings=["several-contracts"])
def test_several_contracts_in_a_turn_each_with_its_own_cube() -> None:
    here = table().player(0, influence=7, scrolls=8, goods={"dates": 5, "jade": 3}, cubes="red tan")
    match = fulfilled(here, "I-F")
    assert match.view(0)["contracts"]["I-F"]["contract"] == "I-F2"
    play(match, "contract I-F tan")
    assert saved_player(match, 0)["contracts"] == ["I-F1", "I-F2"]
    assert player(match, 0).points == 6 + 5
    for cube in RESOURCE.names:
        assert refused(match, f"contract I-F {cube}") == ("no-cube", {"resource": cube})


@proves("A7", rulings=["values-of-the-contracts"])
@each_pile
def test_contracts_as_they_are_shown(pile: str) -> None:
    for nth in (1, 2, 3):
        influence, scrolls, common, rare, points = PILES[pile]
        assert ready_for(pile, nth).to_go(0).view(0)["contracts"][pile] == {
            "contract": f"{pile}{nth}",
            "left": 4 - nth,
            "reward": "favour" if pile.endswith("F") else "guard",
            "influence": influence,
            "scrolls": scrolls,
            "common": common,
            "rare": rare,
            "points": points[nth - 1],
        }
    assert set(PILES) == set(PILE.names)
