"""Paying: white cubes, what the house pays with, what is a choice (payment.py)."""

from __future__ import annotations

import pytest

from serai import Match
from tests.games.merv.table import Count, cubes, goods, merv, proves, saved, table
from tests.games.playing import notes, offered, play, refused


def buying_silk(held: Count, achievements: str = "") -> Match:
    """Seat 0 trades in Chang'an, where silk costs a red and a blue cube."""
    city = table().player(0, cubes=held, achievements=achievements, posts="bukhara changan")
    return play(city.acting(0, "marketplace"), "post herat", "trade changan")


@proves("I1", rulings=["resource-colours"])
@pytest.mark.parametrize("held", ["red blue", "red white", "white blue", "white white"])
def test_white_stands_for_any_colour(held: str) -> None:
    match = buying_silk(held)
    assert goods(match, 0) == {"silk": 1}
    assert cubes(match, 0) == {}


@proves("I5", "I1")
def test_a_colour_stands_for_no_other() -> None:
    city = table().player(0, cubes="red tan green", posts="bukhara changan")
    match = play(city.acting(0, "marketplace"), "post samarkand")
    assert refused(match, "trade changan") == ("too-few-cubes", {"missing": 1})


@proves("I1", "I2", rulings=["paying-with-white"])
def test_the_colour_itself_is_paid_first() -> None:
    city = table().player(0, cubes="red white white", courtiers="faith")
    match = play(city.acting(0, "palace"), "courtier spices", "done")
    assert cubes(match, 0) == {"white": 1}
    assert [(note["count"], note["resource"]) for note in notes(match, "paid")] == [
        (1, "red"),
        (1, "white"),
    ]
    assert offered(match, "pay") == []  # nobody was asked


@proves("I2", rulings=["paying-with-white"])
def test_white_is_kept_where_colours_do() -> None:
    match = buying_silk("red red blue white")
    assert cubes(match, 0) == {"red": 1, "white": 1}


@proves("I3", "H4", rulings=["joker-is-a-choice"])
def test_the_joker_is_never_used_unasked() -> None:
    match = buying_silk("red red blue white", "red-joker")
    assert offered(match) == ["pay", "joker blue"]
    play(match, "pay")
    assert cubes(match, 0) == {"red": 1, "white": 1}
    match = play(buying_silk("red red blue white", "red-joker"), "joker blue")
    assert cubes(match, 0) == {"blue": 1, "white": 1}


@proves("I3", "H3", rulings=["discount-is-a-choice"])
def test_the_discount_may_be_kept_for_later() -> None:
    match = buying_silk("red blue blue", "marketplace-less")
    assert offered(match) == ["pay", "save red", "save blue"]
    play(match, "pay")
    assert cubes(match, 0) == {"blue": 1}
    assert merv(match).discount == 1


@proves("I3", "H3", "H4")
def test_discount_and_joker_together() -> None:
    match = buying_silk("red red tan", "marketplace-less red-joker")
    assert offered(match) == ["save red", "save blue", "joker blue"]
    play(match, "save blue")
    assert cubes(match, 0) == {"red": 1, "tan": 1}


@proves("I4", rulings=["cubes-unlimited"])
def test_cubes_never_run_out() -> None:
    match = table().player(0, cubes={"red": 99}).player(1, cubes={"red": 99}).to_activate(0, "N1")
    play(match, "activate a1")
    assert cubes(match, 0) == {"red": 100}


@proves("I4", rulings=["open-information"])
def test_everybody_sees_the_same_table() -> None:
    city = table().player(0, cubes="red", cards="juniper", goods="silk").player(1, camels=2)
    match = city.to_go(0)
    views = [match.view(seat) for seat in (0, 1, 2, None)]
    for view in views:
        view.pop("you")
        view.pop("options", None)
    assert all(view["players"] == views[0]["players"] for view in views)
    assert views[1]["players"][0]["cubes"] == {"red": 1}
    assert views[1]["players"][0]["cards"] == ["juniper-1"]


@proves("I4", "S8", rulings=["open-information"])
def test_the_order_of_the_pile_is_hidden_from_all() -> None:
    match = table().to_go(0)
    pile = saved(match)["pile"]
    assert len(pile) == 16
    names = ["juniper", "pepper", "saffron", "cardamom"]
    sorted_pile = sorted(pile, key=lambda card: (names.index(card.split("-")[0]), card))
    assert match.view(0)["pile"] == sorted_pile  # which cards, but not in which order


@proves("I3", "H4")
def test_a_cube_cannot_be_colour_and_joker_at_once() -> None:
    city = table().player(0, cubes="red tan", achievements="red-joker", posts="bukhara changan")
    match = play(city.acting(0, "marketplace"), "post nishapur")
    assert refused(match, "trade changan") == ("too-few-cubes", {"missing": 1})


@proves("I1", "I3", "H3")
@pytest.mark.parametrize(("price", "is_enough"), [(3, True), (4, False)])
def test_white_joker_and_discount_pay_one_cube_each(price: int, is_enough: bool) -> None:
    city = (
        table()
        .when(1, "east")
        .player(
            0,
            cubes="red white",
            achievements="palace-less red-joker",
            courtiers={"trade": price - 1},
        )
    )
    assert (refused(city.to_act(0, "a2"), "act") is None) == is_enough
