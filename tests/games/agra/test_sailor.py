"""The sailor (sailor.py): deliveries, fares, refunds, an order and double deliveries."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.agra.table import Table, goods, proves, saved, seat, steps, table
from tests.games.playing import offered, play, refused

FIVE = ("mahout", "khatib", "cook", "dyer", "portuguese-trader")
FIVE_GOODS = "bricks paper oil dye cloth"
DELIVERIES = [
    "deliver bricks mahout",
    "deliver paper khatib",
    "deliver oil cook",
    "deliver dye dyer",
    "deliver cloth portuguese-trader",
]


def five_notables(more: str = "", **facts: Any) -> Table:
    """Five empty notables, a good for each; clothes keep the question open to the end."""
    here = table(seats=4).river(*FIVE)
    return here.player(0, goods=f"{FIVE_GOODS} cotton clothes {more}", **facts)


@proves("C2", "C3")
@pytest.mark.parametrize(
    ("fare", "tokens", "deliveries"),
    [
        ("", {}, 1),
        ("wood", {}, 2),
        ("curry", {}, 3),
        ("paintings", {}, 4),
        ("paintings", {"high": ("paintings", 4)}, 5),
        ("curry", {"low": ("curry", 1)}, 2),
    ],
)
def test_one_delivery_is_free_and_the_fare_adds_its_current_value(
    fare: str, tokens: dict[str, tuple[str, int]], deliveries: int
) -> None:
    here = five_notables(fare)
    for token, (good, value) in tokens.items():
        here.token(token, good, value)
    match = play(here.to_act(0), "place sailor", *([f"fare {fare}"] if fare else []))
    play(match, *DELIVERIES[:deliveries])
    assert refused(match, "deliver cotton khatib") == (
        "too-few-deliveries",
        {"needed": 1, "held": 0},
    )
    play(match, "done")
    assert seat(match, 0).rupees == 2 + deliveries  # one for each, nothing is left to refund
    assert sum(steps(match, 0).values()) == deliveries


@proves("C3")
def test_exactly_one_good_is_paid() -> None:
    match = five_notables("wood curry").to_act(0)
    play(match, "place sailor")
    assert refused(match, "fare statues") == ("no-good", {"good": "statues"})
    play(match, "fare curry")
    assert refused(match, "fare wood") == ("fare-paid", {"deliveries": 2})
    assert goods(match, 0)["wood"] == 1
    assert "curry" not in goods(match, 0)


@proves("C3", rulings=["sailor-pay-when"])
def test_fare_may_be_paid_after_the_free_delivery_at_the_value_of_that_moment() -> None:
    here = five_notables("curry", tiles="token", favour=3)
    match = play(here.to_act(0), "place sailor", "deliver bricks mahout")
    assert refused(match, "deliver paper khatib") == (
        "too-few-deliveries",
        {"needed": 1, "held": 0},
    )
    play(match, "use token", "token middle 3 curry", "fare curry")
    play(match, "deliver paper khatib", "deliver oil cook", "deliver dye dyer")
    assert refused(match, "deliver cloth portuguese-trader") == (
        "too-few-deliveries",
        {"needed": 1, "held": 0},
    )


@proves("C4", "C3", rulings=["sailor-refund"])
@pytest.mark.parametrize(("used", "refund"), [(0, 3), (1, 3), (2, 2), (3, 1), (4, 0)])
def test_paid_deliveries_that_are_not_used_come_back_the_free_one_does_not(
    used: int, refund: int
) -> None:
    match = five_notables("statues").to_act(0)
    play(match, "place sailor", "fare statues", *DELIVERIES[:used], "done")
    assert saved(match)["players"][0]["rupees"].get("sailor", 0) == refund
    assert seat(match, 0).rupees == 2 + used + refund


@proves("C4", "D10", rulings=["sailor-refund"])
def test_neither_is_the_free_delivery_of_the_jagirdar_refunded() -> None:
    here = table(seats=4).river(*FIVE).boat(3).player(1, contracts="sufi takshaka")
    here.player(0, goods=f"{FIVE_GOODS} wood", contracts="jagirdar")
    here.wanted_on_river.remove("cook")
    here.wanted_on_river.remove("dyer")
    match = here.to_act(0)
    play(match, "place sailor", "fare wood", "deliver bricks mahout", "done")
    assert saved(match)["players"][0]["rupees"] == {"deliveries": 1, "sailor": 1}
    match = here.to_act(0)
    play(match, "place sailor", "fare wood", *DELIVERIES[:2], "done")
    assert saved(match)["players"][0]["rupees"] == {"deliveries": 2, "sailor": 1}
    match = here.to_act(0)
    play(match, "place sailor", "fare wood", *DELIVERIES[:2], DELIVERIES[4], "done")
    assert saved(match)["players"][0]["rupees"] == {"deliveries": 3}


@proves("C5", "C3", rulings=["order-with-the-sailor-needs-payment"])
def test_order_takes_two_deliveries_and_so_a_fare() -> None:
    here = (
        table().orders("scholars", 5).player(0, goods="boards oil wood", influence={"scholars": 2})
    )
    match = play(here.to_act(0), "place sailor")
    assert refused(match, "order scholars") == ("too-few-deliveries", {"needed": 2, "held": 1})
    play(match, "fare wood", "order scholars")
    assert seat(match, 0).rupees == 2 + 2  # nothing is left over
    assert saved(match)["orders"]["scholars"] == {"marked": 6, "fulfilled": {"5": "0"}}
    assert goods(match, 0) == {}


@proves("C5", "D10", rulings=["order-with-the-sailor-needs-payment"])
def test_jagirdar_gives_the_second_delivery_of_an_order() -> None:
    here = table().orders("scholars", 5).boat(3).player(1, contracts="sufi cook")
    here.player(0, goods="boards oil", influence={"scholars": 2}, contracts="jagirdar")
    match = play(here.to_act(0), "place sailor", "order scholars")
    assert seat(match, 0).rupees == 2 + 2


@proves("C5")
def test_only_one_order_in_a_sailor_action_beside_any_number_of_notables() -> None:
    here = table().orders("scholars", 5).orders("artisans", 5).river("cook", "mahout")
    here.player(
        0,
        goods="boards oil boards cloth bricks wood statues",
        influence={"scholars": 1, "artisans": 1},
    )
    here.token("high", "statues", 4)
    match = play(here.to_act(0), "place sailor", "fare statues", "deliver bricks mahout")
    play(match, "order scholars")
    assert refused(match, "order artisans") == ("one-order", {"guild": "artisans"})
    play(match, "deliver wood cook", "done")
    assert saved(match)["players"][0]["rupees"] == {"deliveries": 2, "orders": 1, "sailor": 1}


@proves("C5", "O4", "O5", "O6")
def test_order_with_the_sailor_keeps_to_the_rules_of_orders() -> None:
    here = table().orders("scholars", 5).orders("artisans", 5).orders("merchants", 2)
    here.player(0, goods="boards oil wood", influence={"scholars": 1, "merchants": 1})
    match = play(here.to_act(0), "place sailor", "fare wood")
    assert refused(match, "order artisans") == ("no-influence", {"guild": "artisans"})
    assert refused(match, "order merchants") == ("no-good", {"good": "dye"})
    assert refused(match, "order scholars") is None


@proves("C6", "N4")
def test_double_delivery_takes_two_deliveries_and_two_goods() -> None:
    here = table().river("mahout", "cook").player(0, goods="wood wood wood bricks")
    match = play(here.to_act(0), "place sailor")
    assert refused(match, "double wood mahout") == ("too-few-deliveries", {"needed": 2, "held": 1})
    assert refused(match, "double bricks mahout") in [
        ("too-few-deliveries", {"needed": 2, "held": 1}),
        ("too-few-goods", {"good": "bricks", "needed": 2, "held": 1}),
    ]
    play(match, "fare wood")
    assert refused(match, "double bricks mahout") == (
        "too-few-goods",
        {"good": "bricks", "needed": 2, "held": 1},
    )
    assert refused(match, "double oil cook") == ("no-good", {"good": "oil"})
    play(match, "double wood mahout")
    assert seat(match, 0).rupees == 2 + 1 + 1
    assert saved(match)["river"]["mahout"] == {"wood": {"seat": 0, "markers": 2}}


@proves("C6", "N4", rulings=["double-delivery-again", "double-delivery-is-one-move"])
def test_several_goods_may_be_doubled_in_one_action() -> None:
    here = table().river("cook", "khatib").player(0, goods="wood wood cotton cotton paintings")
    match = play(here.to_act(0), "place sailor", "fare paintings")
    play(match, "double wood cook", "double cotton khatib")
    assert saved(match)["river"]["cook"] == {"wood": {"seat": 0, "markers": 2}}
    assert saved(match)["river"]["khatib"] == {"cotton": {"seat": 0, "markers": 2}}
    assert seat(match, 0).rupees == 2 + 2 + 2
    assert steps(match, 0) == {"artisans": 1, "merchants": 0, "scholars": 1}


@proves("C6", "N4", rulings=["double-delivery-own-first", "double-delivery-is-one-move"])
def test_no_second_marker_beside_one_that_lies_there_already() -> None:
    here = table().delivered("cook", wood=0).player(0, goods="wood wood curry clothes")
    match = play(here.to_act(0), "place sailor", "fare curry")
    there = ("already-delivered", {"notable": "cook", "good": "wood", "seat": "0"})
    assert refused(match, "double wood cook") == there
    assert refused(match, "deliver wood cook") == there
    here = table().river("cook").player(0, goods="wood wood curry clothes")
    match = play(here.to_act(0), "place sailor", "fare curry", "deliver wood cook")
    assert refused(match, "deliver wood cook") == there  # in the same action neither


@proves("C2", "I2", "I3", rulings=["influence-per-phase"])
def test_one_step_for_each_notable_however_many_goods_it_got() -> None:
    here = table().river("mahout", "khatib").player(0, goods="wood wood cotton curry oil")
    match = play(here.to_act(0), "place sailor", "fare curry")
    play(match, "double wood mahout", "deliver cotton khatib")
    assert steps(match, 0) == {"artisans": 0, "merchants": 1, "scholars": 1}


@proves("C2", "N1", "R1", rulings=["newly-opened-level", "influence-after-the-event"])
def test_level_that_a_contract_opens_may_be_served_with_the_deliveries_left() -> None:
    here = table().player(1, contracts="sufi").delivered("cook", wood=0).river("caliph")
    here.player(0, goods="oil oil cotton", influence={"artisans": 2})
    match = play(here.to_act(0), "place sailor", "fare cotton")
    assert refused(match, "deliver oil caliph") == (
        "not-reached",
        {"notable": "caliph", "level": 2, "reached": 1},
    )
    play(match, "deliver oil cook", "roll 1")  # the second contract of level I: the builder rolls
    assert (saved(match)["pier"], steps(match, 0)["artisans"]) == (2, 2)  # no influence yet
    assert refused(match, "deliver oil caliph") is None
    play(match, "deliver oil caliph")
    assert steps(match, 0)["artisans"] == 3
    assert offered(match, "favour") == ["favour"]
    play(match, "favour")
    assert steps(match, 0) == {"artisans": 3, "merchants": 0, "scholars": 1}


@proves("C2", rulings=["empty-action"])
def test_sailor_may_be_left_without_a_delivery() -> None:
    match = play(five_notables().to_act(0), "place sailor", "done")
    assert (saved(match)["phase"], seat(match, 0).rupees) == ("order", 2)
