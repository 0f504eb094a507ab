"""The botanist (botanist.py, farm.py, stone.py): two of three improvements of the court."""

from __future__ import annotations

import pytest

from tests.games.agra.table import agra, goods, proves, saved_player, seat, table
from tests.games.playing import offered, play, refused


@proves("C11")
@pytest.mark.parametrize(
    "script",
    [
        ["stone", "uncover n1"],
        ["uncover n1", "stone"],
        ["stone", "farmer n2", "farmer e2"],
        ["farmer n2", "farmer e2", "stone"],
        ["uncover n1", "farmer n2", "farmer n1"],
        ["farmer n2", "farmer n3", "uncover w5"],
    ],
)
def test_two_different_improvements_in_any_order(script: list[str]) -> None:
    match = table().player(0, goods="turmeric").to_act(0)
    play(match, "place botanist", *script)
    assert agra(match).turn == 1
    assert seat(match, 0).stone == int("stone" in script)
    assert len(saved_player(match, 0)["covers"]) == 8 - any("uncover" in m for m in script)


@proves("C11")
def test_no_improvement_twice() -> None:
    here = table().player(0, goods="turmeric turmeric cotton")
    twice = ("different-actions", {"count": 2})
    match = play(here.to_act(0), "place botanist", "stone")
    assert refused(match, "stone") == twice
    match = play(here.to_act(0), "place botanist", "uncover n1")
    assert refused(match, "uncover n5") == twice
    match = play(here.to_act(0), "place botanist", "farmer n2", "done")
    assert refused(match, "farmer e2") == twice
    play(match, "done")  # one improvement is enough
    assert agra(match).turn == 1


@proves("C12")
@pytest.mark.parametrize(
    ("space", "price", "missing"),
    [
        (1, "turmeric", "turmeric"),
        (2, "turmeric cotton", "cotton"),
        (3, "cotton curry", "curry"),
        (4, "curry oil", "oil"),
        (5, "oil paintings", "paintings"),
    ],
)
def test_meditation_is_raised_by_one_space_for_the_goods_printed_there(
    space: int, price: str, missing: str
) -> None:
    match = table().player(0, stone=space, goods=price).to_act(0)
    play(match, "place botanist", "stone")
    assert (seat(match, 0).stone + 1, goods(match, 0)) == (space + 1, {})
    less = " ".join(good for good in price.split() if good != missing)
    match = table().player(0, stone=space, goods=less).to_act(0)
    play(match, "place botanist")
    assert refused(match, "stone") == ("too-few-goods", {"good": missing, "needed": 1, "held": 0})


@proves("C12", rulings=["last-meditation-space"])
def test_stone_goes_no_further_than_the_last_space() -> None:
    match = table().player(0, stone=6, goods="oil paintings").to_act(0)
    play(match, "place botanist")
    assert refused(match, "stone") == ("last-space", {"spaces": 6})


@proves("C12", "A5", rulings=["compensation-only-standing", "fourth-space-or-further"])
@pytest.mark.parametrize(("stone", "favour"), [(3, 1), (4, 2), (5, 2), (6, 2)])
def test_from_the_fourth_space_on_a_standing_worker_thrown_out_gains_two_favour(
    stone: int, favour: int
) -> None:
    here = table().player(1, stone=stone).standing(1, "botanist").lying(1, "trader")
    match = play(here.to_act(0), "place botanist")
    assert (seat(match, 1).favour, seat(match, 1).workers) == (favour, 9)
    match = play(here.to_act(0), "place trader")
    assert (seat(match, 1).favour, seat(match, 1).workers) == (0, 9)


@proves("C13", "E7")
def test_cover_is_removed_and_kept() -> None:
    match = table().player(0, covers="n1 w5").to_act(0)
    before = match.view(0)["players"][0]
    play(match, "place botanist")
    assert offered(match, "uncover") == ["uncover n1", "uncover w5"]
    assert refused(match, "uncover n2") == ("no-cover", {"square": "n2"})
    play(match, "uncover w5", "done")
    after = match.view(0)["players"][0]
    assert after["covers"] == ["n1"]
    assert (before["yields"]["sandstone"], after["yields"]["sandstone"]) == (2, 3)
    assert (before["at_the_end"]["covers"], after["at_the_end"]["covers"]) == (6, 7)


@proves("C14")
def test_two_farmers_move_one_square_each_or_one_farmer_two() -> None:
    here = table().player(0, covers="")
    match = play(here.to_act(0), "place botanist", "farmer n4", "farmer e2", "done")
    assert saved_player(match, 0)["farmers"] == ["n4", "e2", "s3", "w3"]
    match = play(here.to_act(0), "place botanist", "farmer n4", "farmer n5", "done")
    assert saved_player(match, 0)["farmers"] == ["n5", "e3", "s3", "w3"]
    yields = match.view(0)["players"][0]["yields"]
    assert yields == {"sandstone": 6, "wood": 2, "turmeric": 4, "cotton": 4}
    match = play(here.to_act(0), "place botanist", "farmer n4", "done", "done")
    assert saved_player(match, 0)["farmers"] == ["n4", "e3", "s3", "w3"]
    match = play(here.to_act(0), "place botanist")
    assert refused(match, "farmer n5") == (
        "farmer-too-far",
        {"square": "n5", "farmer_square": "n3"},
    )


@proves("C15", rulings=["farmers-on-symbols"])
def test_farmers_never_move_onto_or_across_goods_and_covers() -> None:
    here = table().player(0, farmers="n2 e5 s3 w3", covers="n1 n5 s1 w5")
    match = play(here.to_act(0), "place botanist")
    assert offered(match, "farmer") == [
        "farmer n3", "farmer e4", "farmer s2", "farmer s4", "farmer w2", "farmer w4",
    ]  # fmt: skip
    assert refused(match, "farmer n1") == ("square-covered", {"square": "n1"})
    assert refused(match, "farmer s1") == (
        "farmer-too-far",
        {"square": "s1", "farmer_square": "s3"},
    )
    play(match, "farmer s2")
    assert refused(match, "farmer s1") == ("square-covered", {"square": "s1"})
    assert "farmer s1" not in offered(match)  # around the corner of e5 lies a good: no way


@proves("C11", rulings=["empty-action"])
def test_botanist_may_be_left_without_an_improvement() -> None:
    match = play(table().to_act(0), "place botanist", "done")
    assert agra(match).turn == 1
