"""The fourteen favour tiles (anytime.py and the rules it calls)."""

from __future__ import annotations

import pytest

from serai.games.agra.kinds import GOOD
from tests.games.agra.table import (
    Table,
    agra,
    goods,
    proves,
    saved,
    saved_player,
    seat,
    steps,
    table,
)
from tests.games.playing import notes, offered, play, refused

# have, spend
COSTS = {
    "stand": (2, 2),
    "point": (2, 1),
    "sell": (3, 2),
    "uncover": (3, 2),
    "deliver": (4, 2),
    "order": (4, 2),
    "farmers": (2, 1),
    "token": (3, 2),
    "swap": (2, 2),
    "gain-two": (4, 3),
    "stone": (4, 4),
    "refine": (3, 2),
    "peon": (3, 3),
}


def with_tile(tile: str, favour: int) -> Table:
    """A player for whom every tile would have an effect."""
    here = table().river("cook", "mahout").standing(0, "trader").lying(0, "wood", "cotton")
    return here.player(0, tiles=tile, favour=favour, goods="oil wood cotton", money=5)


@proves(
    "Q1", "Q3", "Q4", "Q5", "Q6", "Q7", "Q8", "Q9", "Q10", "Q11", "Q12", "Q13", "Q14",
    "F3", "F4", "F5",
)  # fmt: skip
@pytest.mark.parametrize("tile", COSTS)
def test_tile_asks_for_favour_to_have_and_to_spend_once_per_turn(tile: str) -> None:
    have, spend = COSTS[tile]
    start = Table.to_meditate if tile == "point" else Table.to_act
    assert refused(start(with_tile(tile, have - 1), 0), f"use {tile}") == (
        "too-little-favour",
        {"needed": have, "held": have - 1},
    )
    match = start(with_tile(tile, have), 0)
    supply = seat(match, 0).supply
    play(match, f"use {tile}")
    assert seat(match, 0).favour == have - spend
    assert saved_player(match, 0)["used"]["actions"] == [tile]
    assert seat(match, 0).supply == supply + spend - 1  # one of them marks the tile
    assert refused(start(with_tile("", 8), 0), f"use {tile}") == ("tile-not-owned", {"tile": tile})


@proves("F5", "Q10", "T5")
def test_used_tile_is_free_again_in_the_next_turn() -> None:
    here = table().player(0, tiles="swap", favour=4, goods="oil")
    match = play(here.to_act(0), "use swap", "trade oil dye")
    assert refused(match, "use swap") == ("used-this-turn", {"action": "swap"})
    play(match, "place wood", "done", "place cotton")
    assert agra(match).turn == 0
    assert refused(match, "use swap") is None


@proves("Q1")
def test_tile_stands_one_worker_up() -> None:
    match = play(with_tile("stand", 2).to_act(0), "use stand", "stand cotton")
    assert saved(match)["board"]["cotton"]["posture"] == "standing"
    assert saved(match)["board"]["wood"]["posture"] == "lying"
    match = table().player(0, tiles="stand", favour=2).to_act(0)
    assert refused(match, "use stand") == ("nobody-lies", {"count": 0})


# --- one more good -----------------------------------------------------------------------------


@proves("Q2", rulings=["extra-processing-must-be-combined", "extra-good-same-arrow"])
def test_one_more_good_only_along_with_a_processing() -> None:
    here = table().built_all().player(0, tiles="more", favour=2, goods={"wood": 5})
    match = here.to_act(0)
    assert refused(match, "use more") == ("with-processing", {"action": "more"})
    play(match, "place paper", "make 3")
    assert offered(match) == ["more", "pass"]
    play(match, "more")
    assert (goods(match, 0), seat(match, 0).favour) == ({"wood": 1, "paper": 4}, 0)
    match = play(here.to_act(0), "place paper", "make 3", "pass")
    assert (goods(match, 0), seat(match, 0).favour) == ({"wood": 2, "paper": 3}, 2)


@proves("Q2", "M7")
def test_one_more_good_with_meditation_and_at_no_further_points() -> None:
    here = table().player(0, tiles="more", favour=2, goods="wood wood", stone=2)
    match = play(here.standing(0, "trader").to_meditate(0), "lay trader", "process paper")
    play(match, "more")
    assert (goods(match, 0), agra(match).points) == ({"paper": 2}, 0)


@proves("Q2", "F7", "Q13")
@pytest.mark.parametrize(("tiles", "action"), [("more", "process"), ("more refine", "refine")])
def test_one_more_good_with_favour_actions(tiles: str, action: str) -> None:
    here = table().player(0, tiles=tiles, favour=5, goods="wood wood")
    match = play(here.to_act(0), f"use {action}", "process boards", "more")
    assert (goods(match, 0), seat(match, 0).favour) == (
        {"boards": 2},
        {"process": 0, "refine": 1}[action],
    )


@proves("Q2", "G7", "T3", rulings=["extra-processing-of-followers", "extra-good-once-per-turn"])
def test_follower_may_process_one_more_once_until_the_end_of_the_own_turn() -> None:
    here = table(seats=3).built_all().player(0, goods="wood wood statues")
    here.player(1, goods={"wood": 5}, tiles="more", favour=4)
    match = play(here.to_act(0), "place paper", "make 1", "follow", "more")
    assert goods(match, 1) == {"wood": 3, "paper": 2}
    assert (seat(match, 1).favour, seat(match, 0).favour) == (2, 1)  # one follower, one favour
    play(match, "statue", "place boards", "make 1", "follow")
    assert match.to_move == 0  # used in this turn: not asked again
    assert goods(match, 1) == {"wood": 2, "paper": 2, "boards": 1}
    play(match, "done")
    assert agra(match).turn == 1
    assert saved_player(match, 1)["used"]["actions"] == ["more"]  # until the end of the own turn
    play(match, "done", "place paper", "make 1")  # throws out the worker of seat 0
    assert match.question != "more"


@proves("Q2", rulings=["extra-processing-must-be-combined"])
def test_table_may_let_the_tile_be_used_alone() -> None:
    here = table(more_alone=True).player(0, goods="wood wood", tiles="more", favour=2)
    match = play(here.to_act(0), "use more", "process boards")
    assert (goods(match, 0), seat(match, 0).favour) == ({"wood": 1, "boards": 1}, 0)
    assert match.question == "place"  # once, and nobody follows
    here = table(more_alone=True).player(0, goods="oil", tiles="more", favour=2)
    match = here.to_act(0)
    assert refused(match, "use more") == ("nothing-to-process", {"action": "more"})


@proves("Q2")
def test_nothing_more_without_goods_or_favour() -> None:
    for favour, stock in ((2, 1), (1, 2)):
        here = table().built_all().player(0, tiles="more", favour=favour, goods={"wood": stock})
        match = play(here.to_act(0), "place paper", "make 1")
        assert "more" not in offered(match)
        assert goods(match, 0)["paper"] == 1


# --- the others --------------------------------------------------------------------------------


@proves("Q3", "M3")
def test_point_only_in_the_meditation_phase() -> None:
    here = table().player(0, tiles="point", favour=2)
    match = play(here.to_meditate(0), "use point", "farmer n2")
    assert saved_player(match, 0)["farmers"][0] == "n2"
    assert refused(here.to_act(0), "use point") == ("only-meditating", {"points": 1})
    assert refused(here.to_serve(0), "use point") is not None


@proves("Q3", "M1", rulings=["lay-first"])
def test_point_may_also_come_after_points_were_spent() -> None:
    here = table().player(0, tiles="point", favour=2).standing(0, "trader", "botanist")
    match = play(here.to_meditate(0), "lay trader", "farmer n2", "use point")
    assert agra(match).points == 1
    assert refused(match, "lay botanist") == ("lay-first", {"space": "botanist"})


@proves("Q4", "G4")
def test_one_good_is_sold_for_its_current_value() -> None:
    here = table().token("middle", "oil", 3).player(0, tiles="sell", favour=3, goods="oil wood")
    match = play(here.to_act(0), "use sell")
    assert refused(match, "sell dye") == ("no-good", {"good": "dye"})
    play(match, "sell oil")
    assert (saved_player(match, 0)["rupees"], goods(match, 0)) == ({"sales": 3}, {"wood": 1})
    match = table().player(0, tiles="sell", favour=3).to_act(0)
    assert refused(match, "use sell") == ("no-goods", {"most": 4})


@proves("Q5", "E7")
def test_one_cover_is_removed_and_kept() -> None:
    match = play(with_tile("uncover", 3).to_act(0), "use uncover", "uncover s5")
    assert "s5" not in saved_player(match, 0)["covers"]
    assert match.view(0)["players"][0]["at_the_end"]["covers"] == 1
    match = table().player(0, tiles="uncover", favour=3, covers="").to_act(0)
    assert refused(match, "use uncover") == ("no-covers-left", {"count": 8})


@proves("Q6", "N3", "I2", rulings=["favour-delivery-rewards", "influence-per-phase"])
def test_delivery_with_rupees_and_influence_as_usual() -> None:
    here = table().delivered("cook", oil=1).river("mahout")
    here.player(0, tiles="deliver", favour=4, goods="wood bricks")
    match = play(here.to_act(0), "use deliver", "deliver wood cook")
    assert saved_player(match, 0)["rupees"] == {"deliveries": 2}
    assert steps(match, 0)["artisans"] == 1
    assert (saved_player(match, 1)["contracts"], seat(match, 0).favour) == (["cook"], 2 + 1)
    match = table().player(0, tiles="deliver", favour=4, goods="books").to_act(0)
    assert refused(match, "use deliver") == ("nothing-to-deliver", {"pier": 1})
    here = table().without("khatib").player(0, tiles="deliver", favour=4, goods="paper")
    assert refused(here.to_act(0), "use deliver") == ("nothing-to-deliver", {"pier": 1})
    here = table().delivered("khatib", paper=1)
    here.player(0, tiles="deliver", favour=4, goods="paper")
    assert refused(here.to_act(0), "use deliver") == ("nothing-to-deliver", {"pier": 1})


@proves("Q7", "O1", rulings=["extra-order-phase"])
def test_extra_gift_or_order_at_any_moment_besides_the_order_phase() -> None:
    here = (
        table()
        .orders("scholars", 5)
        .player(0, tiles="order", favour=4, goods="oil oil boards dye", influence={"scholars": 1})
    )
    match = play(here.to_meditate(0), "use order")
    assert offered(match) == ["akbar boards", "akbar oil", "akbar dye", "order scholars"]
    play(match, "order scholars")
    assert saved_player(match, 0)["rupees"] == {"orders": 1}
    assert saved(match)["phase"] == "meditation"
    play(match, "done", "place wood", "akbar dye")  # the order phase itself is still there
    assert saved(match)["bowls"] == {"dye": "0"}
    match = play(here.to_serve(0), "akbar dye", "use order", "akbar oil")  # also after it
    assert saved(match)["bowls"] == {"dye": "0", "oil": "0"}
    match = table().player(0, tiles="order", favour=4, goods="wood").to_act(0)
    assert refused(match, "use order") == ("nothing-to-serve", {"action": "order"})


@proves("Q8", "C15")
def test_two_moves_of_one_farmer_or_one_each_of_two() -> None:
    here = table().player(0, tiles="farmers", favour=2, covers="s1")
    match = play(here.to_act(0), "use farmers", "farmer n4", "farmer n5")
    assert saved_player(match, 0)["farmers"] == ["n5", "e3", "s3", "w3"]
    assert "farmer e2" not in offered(match)
    match = play(here.to_act(0), "use farmers", "farmer s2")
    assert refused(match, "farmer s1") == ("square-covered", {"square": "s1"})
    play(match, "farmer e4")
    assert saved_player(match, 0)["farmers"] == ["n3", "e4", "s2", "w3"]
    match = play(here.to_act(0), "use farmers", "farmer n4", "done")
    assert saved_player(match, 0)["farmers"] == ["n4", "e3", "s3", "w3"]


@proves("Q9", "C8", "C9", "C10", rulings=["price-token-moved-by", "price-token-back"])
def test_any_price_token_is_moved_as_with_the_trader() -> None:
    here = table().token("low", "oil", 1).player(0, tiles="token", favour=3)
    match = play(here.to_act(0), "use token")
    assert refused(match, "token middle 3 wood") == (
        "value-too-far",
        {"good": "wood", "printed": 1, "value": 3},
    )
    assert refused(match, "token middle 3 oil") == ("token-lies-there", {"good": "oil", "value": 1})
    assert {move.split()[1] for move in offered(match)} == {"low", "middle", "high"}
    play(match, "token low 2 cotton")
    assert saved(match)["tokens"] == {"low": {"good": "cotton", "value": 2}}


@proves("Q10", "G4")
def test_one_good_is_exchanged_for_another_of_the_same_value() -> None:
    here = table().token("low", "wood", 2).player(0, tiles="swap", favour=2, goods="wood")
    match = play(here.to_act(0), "use swap")
    assert refused(match, "trade wood cotton") == (
        "wrong-value",
        {"good": "cotton", "value": 1, "needed": 2},
    )
    play(match, "trade wood paper")
    assert goods(match, 0) == {"paper": 1}
    match = table().player(0, tiles="swap", favour=2).to_act(0)
    assert refused(match, "use swap") == ("no-goods", {"most": 4})
    here = table().token("high", "books", 4)  # nothing else is worth 4
    match = here.player(0, tiles="swap", favour=2, goods="books").to_act(0)
    assert refused(match, "use swap") == ("no-goods", {"most": 4})


@proves("Q11", "G4", rulings=["refine-current-values"])
def test_any_good_worth_two_is_gained() -> None:
    here = table().token("low", "wood", 2).token("middle", "oil", 3)
    match = play(here.player(0, tiles="gain-two", favour=4).to_act(0), "use gain-two")
    names = ("wood", *[name for name in GOOD.names[4:12] if name != "oil"])
    assert offered(match) == [f"take {name}" for name in names]
    assert refused(match, "take oil") == ("wrong-value", {"good": "oil", "value": 3, "needed": 2})
    play(match, "take dye")
    assert goods(match, 0) == {"dye": 1}


@proves("Q12", "C12", rulings=["last-meditation-space"])
def test_stone_goes_one_space_on_free_of_charge() -> None:
    match = play(table().player(0, tiles="stone", favour=4, stone=5).to_act(0), "use stone")
    assert (seat(match, 0).stone + 1, seat(match, 0).favour) == (6, 0)
    match = table().player(0, tiles="stone", favour=4, stone=6).to_act(0)
    assert refused(match, "use stone") == ("last-space", {"spaces": 6})


@proves("Q13", "G4", "G7", rulings=["refine-current-values", "which-actions-are-followed"])
def test_good_worth_one_is_processed_into_one_worth_two_and_nobody_follows() -> None:
    here = table().token("middle", "cloth", 3).player(1, goods="cotton wood")
    here.player(0, tiles="refine", favour=3, goods="cotton bricks")
    match = play(here.to_act(0), "use refine")
    assert goods(match, 0) == {"oil": 1, "bricks": 1}  # the only one
    assert (match.to_move, seat(match, 0).favour) == (0, 1)
    here = table().token("low", "cotton", 2).player(0, tiles="refine", favour=3)
    here.player(0, tiles="refine", favour=3, goods="cotton wood")
    match = play(here.to_act(0), "use refine")
    assert refused(match, "process oil") == (
        "wrong-value",
        {"good": "cotton", "value": 2, "needed": 1},
    )
    assert refused(match, "process cement") == ("no-good", {"good": "sandstone"})
    match = table().player(0, tiles="refine", favour=3, goods="dye oil").to_act(0)
    assert refused(match, "use refine") == ("nothing-to-process", {"action": "refine"})


@proves("Q14", "A6", rulings=["free-peon-when"])
def test_peon_is_used_free_of_charge() -> None:
    here = table().player(0, tiles="peon", favour=3, money=0).lying(0, "wood")
    match = here.to_act(0)
    assert refused(match, "place wood") == ("too-little-money", {"needed": 2, "held": 0})
    play(match, "use peon", "place wood")  # the only space with an own worker
    assert (goods(match, 0), seat(match, 0).rupees, seat(match, 0).lying) == ({"wood": 2}, 0, 0)
    assert notes(match, "rupees-paid") == []


@proves("Q14", rulings=["free-peon-when"])
def test_free_peon_only_when_a_worker_is_about_to_be_placed_and_an_own_one_is_there() -> None:
    here = table().player(0, tiles="peon", favour=6, goods="statues").standing(0, "wood", "cotton")
    only = ("only-placing", {"action": "peon"})
    assert refused(here.to_meditate(0), "use peon") == only
    assert refused(here.to_serve(0), "use peon") == only
    match = play(here.to_act(0), "use peon")
    assert refused(match, "place trader") == ("peon-paid", {"space": "trader"})
    assert refused(match, "place cotton") is None
    match = table().player(0, tiles="peon", favour=3).to_act(0)
    assert refused(match, "use peon") == ("no-own-worker", {"action": "peon"})


@proves("Q14", "L2", rulings=["free-peon-and-statue"])
def test_free_peon_not_in_the_extra_action_of_a_statue() -> None:
    here = table().player(0, tiles="peon", favour=6, goods="statues").standing(0, "wood", "cotton")
    match = play(here.to_serve(0), "statue")
    assert refused(match, "use peon") == ("after-the-phase", {"action": "peon"})
    assert refused(here.to_act(0), "use peon") is None


@proves("Q2", "G8", rulings=["more-after-followers"])
def test_favour_of_a_follower_pays_for_one_more_good() -> None:
    here = table().built("cement").player(0, goods="sandstone " * 4, favour=1, tiles="more")
    here.player(1, goods="sandstone")
    match = play(here.to_act(0), "place cement", "make 3", "follow")
    assert match.question == "more"
    play(match, "more")
    assert goods(match, 0) == {"cement": 4}


@proves("Q14", rulings=["useless-favour"])
def test_no_favour_for_a_peon_that_costs_nothing() -> None:
    spaces = [
        "wood",
        "cotton",
        "turmeric",
        "sandstone",
        "architect",
        "sailor",
        "trader",
        "botanist",
        "cement",
        "boards",
    ]
    here = table().built("cement", "boards").builder("curry")
    here.player(0, money=0, favour=3, tiles="peon").standing(0, *spaces)
    match = here.to_act(0)
    assert refused(match, "use peon") == ("peon-free", {"price": 0})


@proves("G8", "F2", "Q2", rulings=["favour-for-each-follower"])
def test_a_follower_who_adds_a_good_still_brings_one_favour() -> None:
    here = table().built_all().player(0, goods="wood")
    here.player(1, goods="wood wood", tiles="more", favour=2)
    match = play(here.to_act(0), "place paper", "make 1", "follow", "more")
    assert goods(match, 1) == {"paper": 2}
    assert seat(match, 0).favour == 1
