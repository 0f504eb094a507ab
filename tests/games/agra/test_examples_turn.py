"""The worked examples of the editions, part one: set-up, goods, meditation, spaces, favour.

Named after the things of the example; X1 to X29, X39 and X40 of our list. Turquoise, violet,
yellow and orange are seats as each example needs them.
"""

from __future__ import annotations

import pytest

import serai
from serai import CHANCE, Match
from tests.games.agra.table import goods, proves, saved, saved_player, seat, steps, table
from tests.games.playing import offered, play, refused

TURQUOISE, VIOLET, YELLOW, ORANGE = 0, 1, 2, 3


def opening(seats: int, *dice: int, seed: int = 5) -> Match:
    """A game with random notables, whose later dice are rolled as given."""
    match = serai.new("agra", seats=seats, chance="ask")
    luck = serai.new("agra", seats=seats, seed=seed)
    play(match, "roll 1", "roll 1", *(f"notable {name}" for name in saved(luck)["river"]))
    play(match, "start 0", *(f"roll {n}" for n in dice[:3]))
    play(match, "draw stand", "draw more", "draw point")
    return play(match, *(f"roll {n}" for n in dice[3:]))


# --- set-up -----------------------------------------------------------------------------------


@proves("S13")
def test_x1_order_markers_after_rolling_3_5_1() -> None:
    orders = saved(opening(4, 3, 5, 1))["orders"]
    assert {guild: column["marked"] for guild, column in orders.items()} == {
        "artisans": 3,
        "merchants": 5,
        "scholars": 1,
    }


@proves("S3")
def test_x2_the_merchant_starts_in_the_first_column() -> None:
    match = serai.new("agra", seats=4, chance="ask")
    assert refused(match, "roll 5") == ("not-now", {"count": 4})
    assert refused(match, "roll 6") == ("not-now", {"count": 4})
    assert saved(play(match, "roll 1"))["merchant"] == "sandstone"


@proves("S4")
def test_x3_the_builder_starts_in_the_second_or_third_column() -> None:
    found = []
    for pips in range(1, 7):
        match = serai.new("agra", seats=4, chance="ask")
        found.append(saved(play(match, "roll 1", f"roll {pips}"))["builder"])
    assert found == ["cement", "boards", "curry", "oil", "bricks", "paper"]


@proves("S5", "S6", "V1")
@pytest.mark.parametrize(
    ("seats", "number", "guilds"), [(4, 14, [4, 5, 5]), (3, 10, [3, 3, 4]), (2, 10, [3, 3, 4])]
)
def test_x4_notables_along_the_river(seats: int, number: int, guilds: list[int]) -> None:
    view = serai.new("agra", seats=seats, seed=11).view(0)
    found = [notable["guild"] for notable in view["notables"].values()]
    assert len(found) == number
    assert sorted(found.count(guild) for guild in ("artisans", "merchants", "scholars")) == guilds


@proves("V2")
@pytest.mark.parametrize(
    ("dice", "markers"), [((1, 1, 1, 1), 2), ((1, 1, 1, 2), 3), ((1, 2, 3, 4), 4)]
)
def test_x5_two_to_four_neutral_markers_at_akbar(dice: tuple[int, ...], markers: int) -> None:
    assert len(saved(opening(2, 1, 1, 1, *dice))["bowls"]) == markers


@proves("V3")
def test_x6_two_neutral_markers_at_akbar_with_three_players() -> None:
    match = opening(3, 1, 1, 1, 5, 5)
    assert saved(match)["bowls"] == {"paper": "neutral", "cloth": "neutral"}
    assert match.question == "neutral-order"


@proves("V4", "V5")
@pytest.mark.parametrize(
    ("seats", "dice", "markers"),
    [(2, (1, 1, 1, 1, 2, 3, 4, 5, 6, 1), 6), (3, (1, 1, 2, 3, 4), 3)],
)
def test_x7_neutral_markers_on_the_orders(seats: int, dice: tuple[int, ...], markers: int) -> None:
    match = opening(seats, 1, 1, 1, *dice)
    assert match.to_move == 0
    columns = saved(match)["orders"].values()
    assert [len(column["fulfilled"]) for column in columns] == [markers // 3] * 3


@proves("S10", "S11", "S12")
def test_x8_what_a_player_starts_with() -> None:
    match = opening(4, 1, 1, 1)
    p = match.view(0)["players"][0]
    assert (p["rupees"], p["workers"], p["supply"]) == (2, 10, 22)
    assert (len(p["farmers"]), len(p["covers"]), p["stone"]) == (4, 8, 1)
    assert p["influence"] == {"artisans": 0, "merchants": 0, "scholars": 0}


# --- goods ------------------------------------------------------------------------------------


@proves("G3")
def test_x9_curry_is_worth_2() -> None:
    assert table().to_act(0).view(0)["values"]["curry"] == 2


@proves("G5", "P1")
def test_x10_two_free_squares_at_the_quarry() -> None:
    match = play(table(4).merchant("cotton").to_act(TURQUOISE), "place sandstone")
    assert goods(match, TURQUOISE) == {"sandstone": 2}


@proves("G6")
def test_x11_sandstone_becomes_cement_or_bricks() -> None:
    match = play(table().player(0, goods="sandstone", favour=3).to_act(0), "use process")
    assert offered(match) == ["process cement", "process bricks"]


@proves("B1")
def test_x12_cement_has_the_building_value_2() -> None:
    match = play(table().player(0, goods="cement").to_act(0), "place architect")
    assert refused(match, "build oil") == (
        "too-few-materials",
        {"building": "oil", "cost": 3, "worth": 2},
    )


@proves("G5", "P1", "W1")
def test_x13_four_free_squares_at_the_lumberjack() -> None:
    match = table(4).player(ORANGE, covers="").merchant("cotton").to_act(ORANGE)
    play(match, "place wood")
    assert goods(match, ORANGE) == {"wood": 4}
    assert seat(match, ORANGE).supply == 18


def cloth_building() -> Match:
    here = table(4).player(TURQUOISE, goods={"cotton": 4}).player(VIOLET, goods="cotton cotton")
    return play(here.built("cloth").to_act(TURQUOISE), "place cloth", "make 3")


@proves("G7", "G8", "P2")
def test_x14_three_cotton_in_the_cloth_building() -> None:
    match = cloth_building()
    assert goods(match, TURQUOISE) == {"cotton": 1, "cloth": 3}
    assert match.to_move == VIOLET
    play(match, "follow")
    assert goods(match, VIOLET) == {"cotton": 1, "cloth": 1}
    assert seat(match, TURQUOISE).favour == 1


@proves("G7")
def test_x15_followers_process_one_good_the_active_player_up_to_three() -> None:
    match = cloth_building()
    assert offered(match) == ["follow", "pass"]
    match = play(table().player(0, goods={"cotton": 4}).built("cloth").to_act(0), "place cloth")
    assert offered(match, "make") == ["make 1", "make 2", "make 3"]


# --- meditation -------------------------------------------------------------------------------


@proves("M2")
@pytest.mark.parametrize(("workers", "points"), [(3, 5), (4, 6)])
def test_x16_x17_stone_on_the_third_space(workers: int, points: int) -> None:
    spaces = ("sailor", "trader", "architect", "botanist")[:workers]
    here = table(4).player(VIOLET, stone=3).standing(VIOLET, *spaces)
    match = play(here.to_meditate(VIOLET), *(f"lay {space}" for space in spaces))
    assert saved(match)["points"] == points


def with_four_points(held: str, blocked: str = "deliver") -> Match:
    here = table().player(0, goods=held, stone=6).standing(0, "sailor").river("mahout")
    return play(here.fact(blocked=blocked).to_meditate(0), "lay sailor")


@proves("M5")
def test_x18_curry_is_traded_for_paper() -> None:
    match = play(with_four_points("curry"), "trade curry paper")
    assert (goods(match, 0), saved(match)["points"]) == ({"paper": 1}, 2)


@proves("M7")
def test_x19_cotton_becomes_oil_for_two_points() -> None:
    match = play(with_four_points("cotton"), "process oil")
    assert (goods(match, 0), saved(match)["points"]) == ({"oil": 1}, 2)


@proves("M6", "M8", "M9")
@pytest.mark.parametrize(
    ("move", "points"), [("deliver wood mahout", 3), ("uncover n1", 2), ("farmer n4", 1)]
)
def test_x20_prices_of_the_other_meditation_actions(move: str, points: int) -> None:
    match = play(with_four_points("wood", "process"), move)
    assert saved(match)["points"] == 4 - points


@proves("M10")
def test_x21_a_farmer_at_the_end_does_not_move_the_marker() -> None:
    match = play(with_four_points("curry"), "trade curry paper", "farmer n4", "done")
    assert saved(match)["blocked"] == "trade"
    match = play(with_four_points("curry"), "farmer n4", "done")
    assert saved(match)["blocked"] == "deliver"


@proves("S8", "M4")
def test_x22_delivering_is_closed_at_first() -> None:
    assert saved(opening(4, 1, 1, 1))["blocked"] == "deliver"
    assert refused(with_four_points("wood"), "deliver wood mahout") == (
        "blocked",
        {"outer": "deliver"},
    )


# --- action spaces ----------------------------------------------------------------------------


@proves("A3", "A4", "A5")
def test_x23_workers_of_others() -> None:
    for stone, favour in ((3, 1), (4, 2)):
        here = table().player(1, stone=stone).standing(1, "wood")
        assert seat(play(here.to_act(0), "place wood"), 1).favour == favour
        here = table().player(1, stone=stone).lying(1, "wood")
        assert seat(play(here.to_act(0), "place wood"), 1).favour == 0


@proves("A6")
def test_x24_an_own_worker() -> None:
    match = play(table().lying(0, "wood").to_act(0), "place wood")
    p = seat(match, 0)
    assert (p.workers, p.rupees, p.lying, p.favour) == (9, 0, 0, 0)


@proves("A7")
@pytest.mark.parametrize(("money", "left"), [(0, 0), (1, 0), (2, 0), (5, 3)])
def test_x25_no_worker_left(money: int, left: int) -> None:
    spaces = ("sandstone", "wood", "turmeric", "cotton", "oil", "curry")
    here = table().player(0, money=money, goods="wood cement").built("oil", "curry")
    here = here.standing(0, *spaces, "architect", "sailor", "trader", "botanist")
    match = play(here.to_act(0), "place architect")
    assert seat(match, 0).rupees == left
    assert offered(match, "build") == []


@proves("A9", "A10", "A11")
def test_x26_a_visit_to_the_merchant() -> None:
    here = table().built("clothes").merchant("clothes").player(0, goods="cloth")
    match = play(here.to_act(0), "place clothes", "make 1")
    assert (match.to_move, seat(match, 0).favour) == (CHANCE, 2)
    play(match, "roll 3")
    assert saved(match)["merchant"] == "turmeric", "from the tailor on to the quarry"
    assert saved(match)["coins"] == {"sandstone": 1, "wood": 1}


@proves("A12", "A13", "A14")
def test_x27_a_visit_to_the_builder() -> None:
    here = table().built_all(but="oil clothes").builder("clothes").player(0, goods="cloth")
    match = play(here.to_act(0), "place clothes", "make 1")
    assert goods(match, 0) == {"clothes": 1}
    assert saved_player(match, 0)["building_bonuses"] == []
    play(match, "roll 1")
    assert saved(match)["builder"] == "oil"
    play(match, "done", "place oil", "done")
    assert saved(match)["builder"] is None


# --- building ---------------------------------------------------------------------------------


@proves(
    "B1", "B2", "B3", "B4", "B5", "B6", "G7", "G8", "C1", rulings=["bonus-tile-of-the-paper-mill"]
)
def test_x28_yellow_builds_the_paper_mill() -> None:
    """The tile of the Dutch edition: a paper mill brings 4 rupees and a favour, not 3."""
    here = table(4).player(YELLOW, goods={"wood": 4, "cement": 1}).builder("oil")
    match = here.player(TURQUOISE, goods="wood").player(ORANGE, goods="wood").to_act(YELLOW)
    play(match, "place architect", "build paper", "pay wood cement")
    assert goods(match, YELLOW) == {"wood": 3}
    assert "paper" in saved(match)["built"]
    assert "bonus favour-3" not in offered(match)
    play(match, "bonus favour-4", "make 3")
    assert match.to_move == ORANGE
    play(match, "follow")
    assert match.to_move == TURQUOISE
    play(match, "pass")
    assert goods(match, YELLOW) == {"paper": 3}
    assert goods(match, ORANGE) == {"paper": 1}
    assert goods(match, TURQUOISE) == {"wood": 1}
    assert seat(match, YELLOW).rupees == 2 + 4
    assert seat(match, YELLOW).favour == 1 + 1
    assert seat(match, YELLOW).workers == 8


@proves("B7", rulings=["builder-site-is-paid"])
def test_x29_the_builder_s_site_with_the_architect() -> None:
    here = table().player(0, goods="wood cement").builder("oil")
    match = play(here.to_act(0), "place architect", "build oil", "bonus favour-3")
    assert goods(match, 0) == {}
    play(match, "roll 1")
    assert saved(match)["builder"] == "bricks"


# --- favour and influence ---------------------------------------------------------------------


@proves("F6", "F7", "F8", "F4")
def test_x39_the_three_printed_favour_actions() -> None:
    match = table().player(0, favour=9).to_act(0)
    play(match, "use step", "influence artisans")
    assert (seat(match, 0).favour, steps(match, 0)["artisans"]) == (6, 1)
    play(match, "use good", "take turmeric")
    assert (seat(match, 0).favour, goods(match, 0)) == (4, {"turmeric": 1})
    play(match, "use process", "process dye")
    assert (seat(match, 0).favour, goods(match, 0)) == (1, {"dye": 1})


@proves("I4", "F10")
@pytest.mark.parametrize(("step", "favour"), [(3, 1), (6, 2)])
def test_x40_favour_or_a_tile(step: int, favour: int) -> None:
    here = table().player(0, influence={"merchants": step - 1}, favour=4)
    match = play(here.to_act(0), "use step", "influence merchants", "favour")
    assert seat(match, 0).favour == 1 + favour
    match = play(here.to_act(0), "use step", "influence merchants", "tile stand", "*")
    assert saved_player(match, 0)["tiles"] == ["stand"]
    assert (seat(match, 0).favour, len(saved(match)["display"])) == (1, 3)
