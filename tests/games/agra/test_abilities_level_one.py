"""Abilities of the notables of level I, but for their bonuses for delivering."""

from __future__ import annotations

import pytest

from tests.games.agra.table import agra, goods, proves, saved, saved_player, seat, table
from tests.games.playing import offered, play, refused

# --- Portuguese Trader -------------------------------------------------------------------------


@proves("D1", "C3", rulings=["sailor-pay-when"])
def test_portuguese_trader_lets_several_goods_pay_the_fare_up_to_a_value_of_four() -> None:
    here = table().player(0, goods="wood oil oil cotton", contracts="portuguese-trader")
    match = play(here.to_act(0), "place sailor", "fare oil", "fare wood")
    assert refused(match, "fare oil") == ("fare-too-high", {"value": 5, "allowed": 4})
    assert refused(match, "fare cotton") is None  # 2 + 1 + 1 = 4
    play(match, "fare cotton", "done")
    assert saved_player(match, 0)["rupees"] == {"sailor": 4}
    assert goods(match, 0) == {"oil": 1}


@proves("D1")
def test_current_values_count_for_the_portuguese_trader() -> None:
    here = table().token("middle", "oil", 3).token("high", "books", 4)
    here.player(0, goods="oil wood wood books", contracts="portuguese-trader")
    match = play(here.to_act(0), "place sailor", "fare oil")
    assert refused(match, "fare books") == ("fare-too-high", {"value": 7, "allowed": 4})
    play(match, "fare wood")
    assert refused(match, "fare wood") == ("fare-too-high", {"value": 5, "allowed": 4})
    match = play(here.to_act(0), "place sailor", "fare books")  # one good worth 4
    assert refused(match, "fare wood") == ("fare-too-high", {"value": 5, "allowed": 4})


# --- Sufi --------------------------------------------------------------------------------------


@proves("D2", rulings=["last-meditation-space", "ability-in-another-turn"])
@pytest.mark.parametrize(("stone", "after"), [(1, 2), (5, 6), (6, 6)])
def test_sufi_moves_the_stone_once_free_of_charge(stone: int, after: int) -> None:
    here = table().delivered("sufi", curry=1).player(1, stone=stone).player(0, goods="sandstone")
    match = play(here.to_act(0), "place sailor", "deliver sandstone sufi")
    assert seat(match, 1).stone + 1 == after
    assert seat(match, 0).stone == 0


# --- Takshaka ----------------------------------------------------------------------------------


@proves("D3", "B1")
@pytest.mark.parametrize(
    ("building", "payment"),
    [
        ("boards", "wood wood"),  # 1 + 1 and 1 of the Takshaka
        ("boards", "cement"),
        ("bricks", "sandstone wood"),  # 1 + 1, 1 for two kinds and 1 of the Takshaka
    ],
)
def test_takshaka_adds_one_building_value_and_a_rupee(building: str, payment: str) -> None:
    here = table().player(0, goods="sandstone wood wood cement", contracts="takshaka")
    match = play(here.to_act(0), "place architect", f"build {building}", f"pay {payment}")
    assert saved_player(match, 0)["rupees"] == {"building": 1}
    assert building in saved(match)["built"]
    here.player(0, goods="sandstone wood wood cement")
    match = play(here.to_act(0), "place architect", f"build {building}")
    worth = {"boards": 2, "bricks": 3}[building]
    assert refused(match, f"pay {payment}") == (
        "pays-too-little",
        {"worth": worth, "cost": worth + 1},
    )


@proves("D3", "A12")
def test_takshaka_does_nothing_for_the_builder() -> None:
    here = table().builder("cement").player(0, contracts="takshaka", goods="sandstone")
    match = play(here.to_act(0), "place cement", "done")
    assert "cement" in saved(match)["built"]
    assert saved_player(match, 0)["rupees"] == {}


@proves("D3", "B7", rulings=["builder-site-is-paid"])
def test_takshaka_helps_with_the_builders_site_when_the_architect_builds_it() -> None:
    here = table().builder("cement").player(0, contracts="takshaka", goods="wood wood")
    match = play(here.to_act(0), "place architect", "build cement", "pay wood wood")
    play(match, "bonus favour-3", "roll 1")
    assert saved_player(match, 0)["rupees"] == {"building": 1 + 3}
    assert saved(match)["builder"] == "boards"


# --- Mahout and Khatib -------------------------------------------------------------------------


@proves("D4", "D5", "P1")
@pytest.mark.parametrize(
    ("notable", "more"), [("mahout", ("sandstone", "wood")), ("khatib", ("turmeric", "cotton"))]
)
@pytest.mark.parametrize("good", ["sandstone", "wood", "turmeric", "cotton"])
def test_mahout_and_khatib_add_one_of_the_good_produced(
    notable: str, more: tuple[str, ...], good: str
) -> None:
    here = table().merchant("wood" if good != "wood" else "cotton").player(0, contracts=notable)
    match = play(here.to_act(0), f"place {good}")
    assert goods(match, 0) == {good: 3 if good in more else 2}


@proves("D4")
def test_mahout_does_nothing_for_goods_gained_otherwise() -> None:
    here = table().player(0, contracts="mahout", favour=2)
    match = play(here.to_act(0), "use good", "take wood")
    assert goods(match, 0) == {"wood": 1}


# --- French Trader -----------------------------------------------------------------------------


@proves("D6", "D26", rulings=["french-trader-delivery", "french-trader-values"])
def test_french_trader_takes_one_good_per_turn_and_pays_five_for_the_third() -> None:
    here = table().player(0, goods="wood wood oil", contracts="french-trader", french=[1])
    match = play(here.to_act(0), "french", "put wood")
    assert refused(match, "french") == ("notable-used", {"notable": "french-trader"})
    assert (seat(match, 0).supply, len(saved_player(match, 0)["french"])) == (18, 2)
    assert (seat(match, 0).rupees, seat(match, 0).stone) == (2, 0)
    here.player(0, goods="wood wood oil", contracts="french-trader", french=[1, 2])
    match = play(here.to_act(0), "french", "put wood")
    assert saved_player(match, 0)["rupees"] == {"french": 5}
    assert (seat(match, 0).supply, saved_player(match, 0)["french"]) == (20, [])


@proves("D6", "G4", rulings=["french-trader-values"])
def test_any_good_worth_one_to_three_now_may_go_onto_the_card() -> None:
    here = table().token("high", "books", 4).token("middle", "oil", 3)
    here.player(0, goods="books statues oil wood", contracts="french-trader", french=[1])
    match = play(here.to_act(0), "french")
    assert offered(match) == ["put wood", "put oil", "put statues"]
    assert refused(match, "put books") == (
        "too-dear",
        {"good": "books", "value": 4, "allowed": 3},
    )
    assert refused(match, "put dye") == ("no-good", {"good": "dye"})
    here.player(0, goods="books", contracts="french-trader")
    assert refused(here.to_act(0), "french") == ("no-goods", {"most": 3})


@proves("D6", rulings=["french-trader-values"])
def test_table_may_ask_for_three_different_values_on_the_french_trader() -> None:
    here = table(french_trader_values=True)
    here.player(0, goods="wood oil statues", contracts="french-trader", french=[1, 3])
    match = play(here.to_act(0))
    assert refused(match, "french") is None
    play(match, "french", "put oil")
    assert saved_player(match, 0)["rupees"] == {"french": 5}
    here.player(0, goods="wood oil statues", contracts="french-trader", french=[2])
    match = play(here.to_act(0), "french")
    assert offered(match) == ["put wood", "put statues"]
    assert refused(match, "put oil") == ("value-on-card", {"good": "oil", "value": 2})
    play(match, "put statues")
    assert saved_player(match, 0)["french"] == [2, 3]


@proves("D6", "T4")
def test_only_the_owner_uses_a_contract() -> None:
    here = table().player(1, contracts="french-trader").player(0, goods="wood")
    assert refused(here.to_act(0), "french") == ("not-your-notable", {"notable": "french-trader"})


# --- Dyer --------------------------------------------------------------------------------------


@proves("D7", "G4", rulings=["dyer-value"])
def test_dyer_makes_two_of_the_goods_produced_into_one_of_the_same_colour() -> None:
    here = table().player(0, contracts="dyer", goods="cotton").token("middle", "clothes", 2)
    match = play(here.to_act(0), "place cotton")
    assert goods(match, 0) == {"cotton": 1}  # what is produced is stored after the exchange
    assert offered(match) == ["dye oil", "dye cloth", "dye clothes", "pass"]  # clothes worth 2 now
    assert refused(match, "dye dye") == (
        "other-colour",
        {"good": "dye", "produced_good": "cotton"},
    )
    play(match, "dye cloth")
    assert (goods(match, 0), agra(match).turn) == ({"cotton": 1, "cloth": 1}, 0)
    here = table().player(0, contracts="dyer").token("middle", "cloth", 3)
    match = play(here.to_act(0), "place cotton")
    assert refused(match, "dye cloth") == ("too-dear", {"good": "cloth", "value": 3, "allowed": 2})
    assert refused(match, "dye clothes") == (
        "too-dear",
        {"good": "clothes", "value": 3, "allowed": 2},
    )
    play(match, "pass")
    assert goods(match, 0) == {"cotton": 2}


@proves("D7", rulings=["dyer-value"])
def test_table_may_ask_for_a_good_worth_exactly_two_of_the_dyer() -> None:
    for agreed, wanted in (
        (False, ["dye oil", "dye cloth", "pass"]),
        (True, ["dye cloth", "pass"]),
    ):
        here = table(dyer_value_two=agreed).player(0, contracts="dyer").token("low", "oil", 1)
        match = play(here.to_act(0), "place cotton")
        assert offered(match) == wanted
    assert refused(match, "dye oil") == ("wrong-value", {"good": "oil", "value": 1, "needed": 2})


@proves("D7")
@pytest.mark.parametrize(
    ("good", "choice"),
    [
        ("sandstone", ["dye cement", "dye bricks"]),
        ("wood", ["dye boards", "dye paper"]),
        ("turmeric", ["dye curry", "dye dye"]),
        ("cotton", ["dye oil", "dye cloth"]),
    ],
)
def test_dyer_helps_every_production_once(good: str, choice: list[str]) -> None:
    here = table().player(0, contracts="dyer", covers="")
    here.merchant("wood" if good != "wood" else "cotton")
    match = play(here.to_act(0), f"place {good}")
    assert offered(match) == [*choice, "pass"]
    play(match, choice[0])
    assert goods(match, 0) == {good: 2, choice[0].split()[1]: 1}  # of four goods only two


@proves("D7")
def test_dyer_needs_two_goods_of_this_production() -> None:
    here = table().player(0, contracts="dyer", goods="cotton cotton", farmers="n3 e3 s3 w2")
    match = play(here.to_act(0), "place cotton")
    assert (goods(match, 0), agra(match).turn) == ({"cotton": 3}, 1)  # one produced: not asked


# --- Cook --------------------------------------------------------------------------------------


@proves("D8", "A4", rulings=["cook-choice"])
def test_worker_thrown_out_standing_may_wait_on_the_cook_and_favour_comes_as_well() -> None:
    here = table().player(0, contracts="cook").standing(0, "trader").lying(0, "botanist")
    match = play(here.to_act(1), "place trader")
    assert (match.to_move, offered(match)) == (0, ["shelter", "pass"])
    play(match, "shelter")
    p = seat(match, 0)
    assert (p.sheltered, p.workers, p.favour) == (1, 8, 1)
    match = play(here.to_act(1), "place trader", "pass")
    p = seat(match, 0)
    assert (p.sheltered, p.workers, p.favour) == (0, 9, 1)
    match = play(here.to_act(1), "place botanist")
    assert match.to_move == 1  # a lying worker goes home
    assert seat(match, 0).workers == 9


@proves("D8")
def test_cook_has_room_for_two_workers() -> None:
    here = table().player(0, contracts="cook", sheltered=1).standing(0, "trader")
    assert play(here.to_act(1), "place trader").to_move == 0
    here.player(0, contracts="cook", sheltered=2)
    match = play(here.to_act(1), "place trader")
    assert (match.to_move, seat(match, 0).sheltered, seat(match, 0).favour) == (1, 2, 1)


@proves("D8", "M2", rulings=["cook-order-of-points"])
def test_workers_of_the_cook_give_points_as_if_they_lay_down() -> None:
    here = table().player(0, contracts="cook", sheltered=2, stone=4).standing(0, "trader")
    match = play(here.to_meditate(0), "cook")
    assert (agra(match).points, seat(match, 0).sheltered, seat(match, 0).workers) == (3, 1, 8)
    play(match, "lay trader", "cook")
    assert agra(match).points == 3 + 2 + 2
    assert (seat(match, 0).sheltered, seat(match, 0).workers) == (0, 9)
    assert "cook" not in offered(match)


@proves("D8", "M1", rulings=["lay-first"])
def test_cooks_workers_come_before_points_are_spent() -> None:
    here = table().player(0, contracts="cook", sheltered=2, stone=4)
    match = play(here.to_meditate(0), "cook", "farmer n2")
    assert agra(match).points == 2
    assert "cook" not in offered(match)
    match = play(here.to_meditate(0), "done")
    assert seat(match, 0).sheltered == 2  # they may wait longer


@proves("D4", "P1", rulings=["extra-good-with-an-empty-farm"])
def test_mahout_gives_one_even_if_the_farm_yields_nothing() -> None:
    here = table().player(
        0, contracts="mahout", farmers="n2 e3 s3 w4", covers="n1 w5 e1 e5 s1 s5 w1 n5"
    )
    match = here.to_act(0)
    play(match, "place sandstone")
    assert seat(match, 0).goods[0] == 1


@proves("D8", "M1")
def test_why_the_cook_cannot_help() -> None:
    match = table().player(0).standing(0, "wood").to_meditate(0)
    refused = match.why_not("cook")
    assert refused is not None
    assert (refused.name, refused.args) == ("not-your-notable", {"notable": "cook"})
    match = table().player(0, contracts="cook").standing(0, "wood").to_meditate(0)
    refused = match.why_not("cook")
    assert refused is not None
    assert (refused.name, refused.args) == ("nobody-sheltered", {"places": 2})
    here = table().player(0, contracts="cook", sheltered=1, workers=8, stone=2)
    match = here.standing(0, "wood").to_meditate(0)
    play(match, "lay wood", "farmer n2")
    refused = match.why_not("cook")
    assert refused is not None
    assert (refused.name, refused.args) == ("points-spent", {"left": 1})
