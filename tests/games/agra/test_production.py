"""Production and processing buildings (buildings.py, processing.py)."""

from __future__ import annotations

import pytest

from tests.games.agra.table import agra, goods, proves, seat, table
from tests.games.playing import offered, play, refused

FULL = {
    "sandstone": "n5 e3 s3 w1",
    "wood": "n1 e5 s3 w3",
    "turmeric": "n3 e1 s5 w3",
    "cotton": "n3 e3 s1 w5",
}
NONE = {
    "sandstone": "n1 e3 s3 w5",
    "wood": "n5 e1 s3 w3",
    "turmeric": "n3 e5 s1 w3",
    "cotton": "n3 e3 s5 w1",
}


@proves("P1", "G5")
@pytest.mark.parametrize("good", ["sandstone", "wood", "turmeric", "cotton"])
def test_each_production_building_yields_its_basic_good_as_the_farm_says(good: str) -> None:
    match = table().merchant("wood" if good == "sandstone" else "sandstone").to_act(0)
    play(match, f"place {good}")
    assert goods(match, 0) == {good: 2}  # as laid out at the start
    assert seat(match, 0).supply == 20
    for farmers, count in ((FULL, 8), (NONE, 0)):
        here = table().merchant("wood" if good == "sandstone" else "sandstone")
        match = play(here.player(0, farmers=farmers[good], covers="").to_act(0), f"place {good}")
        assert goods(match, 0).get(good, 0) == count


@proves("P1")
def test_covered_squares_yield_nothing_and_nobody_follows_a_production() -> None:
    here = table(seats=4).player(0, farmers="n4 e3 s3 w2", covers="n1 w5 s1")
    for other in (1, 2, 3):
        here.player(other, goods="sandstone wood")
    match = play(here.merchant("wood").to_act(0), "place sandstone")
    assert goods(match, 0) == {"sandstone": 4}
    assert agra(match).turn == 1


@proves("P1", "W1", "W2")
def test_not_everything_that_is_produced_must_be_stored() -> None:
    here = table().player(0, goods={"oil": 21}).merchant("wood")
    match = play(here.to_act(0), "place sandstone")
    assert goods(match, 0) == {"sandstone": 1, "oil": 21}
    play(match, "done")
    assert (goods(match, 0), agra(match).turn) == ({"sandstone": 1, "oil": 21}, 0)
    match = play(here.to_act(0), "place sandstone", "return oil")
    assert goods(match, 0) == {"sandstone": 2, "oil": 20}


@proves("P2", "G6")
@pytest.mark.parametrize(
    ("source", "building"),
    [
        ("sandstone", "cement"), ("wood", "boards"), ("turmeric", "curry"), ("cotton", "oil"),
        ("sandstone", "bricks"), ("wood", "paper"), ("turmeric", "dye"), ("cotton", "cloth"),
        ("bricks", "statues"), ("paper", "books"), ("dye", "paintings"), ("cloth", "clothes"),
    ],
)  # fmt: skip
def test_each_processing_building_takes_one_to_three_goods_along_its_arrow(
    source: str, building: str
) -> None:
    for n in (1, 2, 3):
        here = table().built_all().player(0, goods={source: 4})
        match = play(here.to_act(0), f"place {building}")
        assert offered(match, "make") == ["make 1", "make 2", "make 3"]
        play(match, f"make {n}")
        assert goods(match, 0) == {source: 4 - n, building: n}
        assert seat(match, 0).supply == 18  # the same markers


@proves("P2")
def test_no_more_is_processed_than_is_there() -> None:
    here = table().built_all().player(0, goods="bricks bricks")
    match = play(here.to_act(0), "place statues")
    assert offered(match, "make") == ["make 1", "make 2"]
    assert refused(match, "make 3") == (
        "too-few-goods",
        {"good": "bricks", "needed": 3, "held": 2},
    )


@proves("P2", "G7", "G8", rulings=["followers-in-turn-order", "which-actions-are-followed"])
def test_others_follow_with_one_good_each_in_turn_order_for_one_favour_each() -> None:
    here = table(seats=4).built_all().player(2, goods="wood wood wood")
    here.player(0, goods="wood wood").player(3, goods="wood").player(1, goods="wood wood")
    match = play(here.to_act(2), "place paper", "make 2")
    assert match.to_move == 3
    play(match, "follow")
    assert match.to_move == 0
    play(match, "pass")
    assert match.to_move == 1
    play(match, "follow")
    assert [goods(match, i) for i in range(4)] == [
        {"wood": 2},
        {"wood": 1, "paper": 1},
        {"wood": 1, "paper": 2},
        {"paper": 1},
    ]
    assert [seat(match, i).favour for i in range(4)] == [0, 0, 2, 0]


@proves("P2", "A1", "G7", rulings=["empty-action"])
def test_processing_building_may_be_used_without_processing_and_then_nobody_follows() -> None:
    here = table().built_all().player(0, goods="wood").player(1, goods="wood").coins(paper=3)
    match = play(here.to_act(0), "place paper", "done")
    assert (goods(match, 0), goods(match, 1)) == ({"wood": 1}, {"wood": 1})
    assert (seat(match, 0).rupees, agra(match).turn) == (5, 1)
    here = table().built_all().player(1, goods="wood").coins(paper=3)
    match = play(here.to_act(0), "place paper")  # and even without any good
    assert (seat(match, 0).rupees, agra(match).turn) == (5, 1)


@proves("P1", "P2")
def test_goods_may_lie_in_a_store_whose_building_is_not_built_but_no_worker_goes_there() -> None:
    match = table().player(0, goods="paper").to_act(0)
    assert refused(match, "place paper") == ("not-built", {"space": "paper"})
    assert refused(match, "place cement") is None  # the builder is there
    assert goods(match, 0) == {"paper": 1}
