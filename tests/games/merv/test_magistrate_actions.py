"""What the Magistrate does with his wealth (magistrate.py): the six actions."""

from __future__ import annotations

import pytest

from tests.games.merv.solo import YOU, after_his_turn, solo, told, with_wealth
from tests.games.merv.table import (
    MAGISTRATE,
    VIZIER,
    cubes,
    goods,
    merv,
    player,
    proves,
    saved,
    saved_player,
    spices,
)

each_wealth = pytest.mark.parametrize("wealth", range(2, 6))
INNER = ["bukhara", "samarkand", "herat", "nishapur"]
CIRCLE = [
    "bukhara", "changan", "samarkand", "khotan", "herat", "alexandria", "nishapur", "antioch",
]  # fmt: skip


# --- caravansary --------------------------------------------------------------------------------


@proves("Z9", rulings=["solo-reconstructed", "magistrate-uses-real-pieces"])
@each_wealth
def test_first_cards_by_wealth_four_at_most(wealth: int) -> None:
    here = with_wealth("caravansary", wealth).row("juniper pepper saffron cardamom juniper")
    match = after_his_turn(here)
    taken = ["juniper", "pepper", "saffron", "cardamom"][: min(wealth, 4)]
    assert spices(match, MAGISTRATE) == dict.fromkeys(taken, 1)  # whatever his influence
    assert told(match, "card-taken", "spice") == taken
    assert None not in saved(match)["row"]  # the row was closed and filled
    assert saved(match)["row"][4 - min(wealth, 4)].startswith("juniper")


@proves("Z9")
def test_he_takes_the_camels_on_his_cards_and_no_others() -> None:
    here = with_wealth("caravansary", 3).row("juniper pepper saffron", camels="1 3 4")
    match = after_his_turn(here)
    assert player(match, MAGISTRATE).camels == 2
    assert saved(match)["row_camels"] == ["1"]  # the fourth card is the first now


@proves("Z9")
def test_bonuses_of_favour_and_guard_count() -> None:
    here = with_wealth("caravansary", 4).row("juniper juniper pepper pepper").built(YOU, "c1")
    match = after_his_turn(here)
    assert player(match, MAGISTRATE).favour == 1 + 1  # of juniper and of the solo card
    assert saved(match)["guards"] == {"c1": MAGISTRATE}
    assert player(match, MAGISTRATE).influence == 2


@proves("Z9")
def test_white_upgrade_and_white_cube_mean_nothing_to_him() -> None:
    here = with_wealth("caravansary", 4).row("saffron cardamom saffron cardamom")
    here.player(MAGISTRATE, cards="saffron")
    match = after_his_turn(here)
    assert spices(match, MAGISTRATE) == {"saffron": 3, "cardamom": 2}
    assert (saved(match)["upgrades"], merv(match).white_tiles) == ({}, 6)
    assert cubes(match, MAGISTRATE) == {}
    assert player(match, MAGISTRATE).points == 0


@proves("Z9", rulings=["magistrate-uses-real-pieces"])
def test_of_a_short_row_he_takes_what_is_there() -> None:
    here = with_wealth("caravansary", 4).row("juniper pepper", full=False)
    here.player(YOU, cards={"juniper": 7, "pepper": 5, "saffron": 6, "cardamom": 4})
    match = after_his_turn(here)
    assert spices(match, MAGISTRATE) == {"juniper": 1, "pepper": 1}
    assert saved(match)["row"] == [None] * 8


# --- palace -------------------------------------------------------------------------------------


@proves("Z10", rulings=["solo-reconstructed"])
@pytest.mark.parametrize(("wealth", "sent"), [(2, 1), (3, 2), (4, 2), (5, 2)])
def test_one_courtier_or_two_from_wealth_three(wealth: int, sent: int) -> None:
    match = after_his_turn(with_wealth("palace", wealth))
    assert saved_player(match, MAGISTRATE)["courtiers"] == {"knowledge": sent}
    assert player(match, MAGISTRATE).servants == 8 - sent
    assert player(match, MAGISTRATE).favour == 1 + 1  # first in the hall, and the solo card


@proves("Z10")
@pytest.mark.parametrize(
    ("things", "hall"),
    [
        ({}, "knowledge"),
        ({"scrolls": 1, "cards": "juniper", "goods": "silk", "path": 2}, "knowledge"),
        ({"cards": "juniper", "goods": "silk", "path": 2}, "spices"),
        ({"goods": "silk", "path": 2}, "trade"),
        ({"path": 2}, "faith"),
        ({"scrolls": 3, "cards": "juniper pepper", "path": 2, "steps": 4}, "faith"),
        ({"scrolls": 1, "goods": "silk dates"}, "trade"),
        ({"scrolls": 2, "cards": "juniper pepper saffron"}, "spices"),
    ],
)
def test_courtiers_go_to_the_hall_where_he_has_most(things: dict[str, object], hall: str) -> None:
    here = with_wealth("palace", 2)
    here.player(MAGISTRATE, **things)  # type: ignore[arg-type]
    match = after_his_turn(here)
    assert saved_player(match, MAGISTRATE)["courtiers"] == {hall: 1}


@proves("Z10", "P4")
def test_first_in_a_hall_brings_him_favour_only_if_nobody_is_there() -> None:
    here = with_wealth("palace", 3).player(YOU, courtiers="knowledge")
    match = after_his_turn(here)
    assert player(match, MAGISTRATE).favour == 1  # of the solo card


@proves("Z10")
def test_four_courtiers_in_all_then_favour_instead() -> None:
    here = with_wealth("palace", 5).player(MAGISTRATE, courtiers="faith faith trade")
    match = after_his_turn(here.player(YOU, courtiers="knowledge"))
    assert player(match, MAGISTRATE).at_court() == 4
    assert player(match, MAGISTRATE).favour == 1
    here = with_wealth("palace", 5).player(MAGISTRATE, courtiers="faith faith trade trade")
    match = after_his_turn(here)
    assert player(match, MAGISTRATE).at_court() == 4
    assert player(match, MAGISTRATE).favour == 1 + 1


@proves("Z10", rulings=["magistrate-uses-real-pieces"])
def test_without_servants_he_sends_nobody() -> None:
    guarded = "b1 c1 d1 e1 b2 c2 d2 e2"
    here = with_wealth("palace", 3).built(YOU, guarded).guards(MAGISTRATE, guarded[:-3])
    match = after_his_turn(here)
    assert player(match, MAGISTRATE).at_court() == 1  # the last one
    here = with_wealth("palace", 3).built(YOU, guarded).guards(MAGISTRATE, guarded)
    match = after_his_turn(here)
    assert player(match, MAGISTRATE).at_court() == 0
    assert player(match, MAGISTRATE).favour == 1 + 1


# --- library ------------------------------------------------------------------------------------


@proves("Z11", rulings=["solo-reconstructed"])
@each_wealth
def test_scrolls_by_wealth_four_at_most(wealth: int) -> None:
    match = after_his_turn(with_wealth("library", wealth))
    assert player(match, MAGISTRATE).scrolls == min(wealth, 4)


@proves("Z11", rulings=["magistrate-uses-real-pieces"])
@pytest.mark.parametrize(
    ("before", "wealth", "removed", "points"),
    [
        (0, 2, "caravansary-less", 0),
        (0, 4, "caravansary-less red-joker", 0),
        (1, 2, "caravansary-less", 0),
        (3, 2, "red-joker", 0),
        (4, 4, "post points", 8),
        (7, 2, "points", 8),
        (8, 4, "", 0),
    ],
)
def test_he_removes_the_first_tile_of_the_level_and_scores_with_the_last(
    before: int, wealth: int, removed: str, points: int
) -> None:
    here = with_wealth("library", wealth).player(MAGISTRATE, scrolls=before)
    match = after_his_turn(here)
    assert saved_player(match, MAGISTRATE)["achievements"] == removed.split()
    assert told(match, "achievement-gone", "achievement") == removed.split()
    assert player(match, MAGISTRATE).points == points
    assert match.view(0)["players"][MAGISTRATE]["ledger"]["achievements"] == points


@proves("Z11")
def test_the_tile_itself_brings_him_nothing() -> None:
    """The first tiles of level 3 and 4 would be a trading post and 8 points."""
    here = with_wealth("library", 4).player(MAGISTRATE, scrolls=4)
    match = after_his_turn(here)
    assert saved_player(match, MAGISTRATE)["posts"] == []
    assert player(match, MAGISTRATE).points == 8


@proves("Z11")
def test_what_you_took_he_cannot_remove() -> None:
    here = with_wealth("library", 4)
    here.player(YOU, achievements="caravansary-less blue-joker")
    match = after_his_turn(here)
    assert saved_player(match, MAGISTRATE)["achievements"] == ["palace-less", "red-joker"]


# --- marketplace --------------------------------------------------------------------------------


@proves("Z12", rulings=["solo-reconstructed"])
@pytest.mark.parametrize("owned", range(7))
def test_posts_clockwise_from_bukhara_six_at_most(owned: int) -> None:
    here = with_wealth("marketplace", 2)
    here.player(MAGISTRATE, posts=" ".join(CIRCLE[:owned]))
    match = after_his_turn(here)
    wanted = CIRCLE[: min(owned + 1, 6)]
    assert set(saved_player(match, MAGISTRATE)["posts"]) == set(wanted)
    if owned == 6:
        assert told(match, "posted", "place") == []
        return
    assert told(match, "posted", "place") == [CIRCLE[owned]]
    inner = CIRCLE[owned] in INNER
    assert player(match, MAGISTRATE).camels == int(inner)
    assert player(match, MAGISTRATE).favour == (1 if inner else 2)  # 1 is of the solo card


@proves("Z12", "M5", "M6")
def test_no_camel_and_no_favour_where_you_were_first() -> None:
    here = with_wealth("marketplace", 2).player(YOU, posts="bukhara changan")
    match = after_his_turn(here)
    assert (player(match, MAGISTRATE).camels, player(match, MAGISTRATE).favour) == (0, 1)
    here = with_wealth("marketplace", 2).player(YOU, posts="bukhara changan")
    match = after_his_turn(here.player(MAGISTRATE, posts="bukhara"))
    assert (player(match, MAGISTRATE).camels, player(match, MAGISTRATE).favour) == (0, 1)


@proves("Z12")
@pytest.mark.parametrize(
    ("wealth", "found"),
    [
        (2, {"silk": 1, "jade": 1}),
        (3, {"silk": 1, "jade": 1, "carpets": 1}),
        (4, {"silk": 1, "jade": 1, "carpets": 1, "paper": 1}),
        (5, {"silk": 1, "jade": 1, "carpets": 1, "paper": 1, "dates": 1}),
    ],
)
def test_goods_by_wealth_outer_places_first(wealth: int, found: dict[str, int]) -> None:
    """Four posts and the fifth, which he opens, in Herat."""
    here = with_wealth("marketplace", wealth)
    here.player(MAGISTRATE, posts="bukhara changan samarkand khotan")
    match = after_his_turn(here)
    assert goods(match, MAGISTRATE) == found
    assert cubes(match, MAGISTRATE) == {}


@proves("Z12")
def test_one_good_at_each_place_however_rich_he_is() -> None:
    here = with_wealth("marketplace", 5).player(MAGISTRATE, posts="bukhara changan")
    match = after_his_turn(here)
    assert goods(match, MAGISTRATE) == {"carpets": 1, "silk": 1, "paper": 1}


@proves("Z12", rulings=["magistrate-uses-real-pieces"])
def test_goods_that_are_sold_out_he_does_not_get() -> None:
    here = with_wealth("marketplace", 2).player(YOU, goods={"silk": 6})
    match = after_his_turn(here.player(MAGISTRATE, posts="bukhara changan"))
    assert goods(match, MAGISTRATE) == {"carpets": 1, "paper": 1}


# --- mosque -------------------------------------------------------------------------------------


@proves("Z13", rulings=["solo-reconstructed"])
@pytest.mark.parametrize(("wealth", "steps"), [(2, 2), (3, 3), (4, 3), (5, 3)])
def test_steps_by_wealth_three_at_most(wealth: int, steps: int) -> None:
    match = after_his_turn(with_wealth("mosque", wealth))
    assert (player(match, MAGISTRATE).path, player(match, MAGISTRATE).steps) == (0, steps)
    assert told(match, "climbed", "steps") == list(range(1, steps + 1))


@proves("Z13")
@pytest.mark.parametrize(("yours", "his"), [(1, 0 + 1), (2, 0), (3, 0), (4, 0)])
def test_first_path_that_you_do_not_use(yours: int, his: int) -> None:
    match = after_his_turn(with_wealth("mosque", 2).player(YOU, path=yours, steps=3))
    assert player(match, MAGISTRATE).path == his
    match = after_his_turn(with_wealth("mosque", 2).player(MAGISTRATE, path=4, steps=3))
    assert (player(match, MAGISTRATE).path, player(match, MAGISTRATE).steps) == (3, 5)


@proves("Z13")
@pytest.mark.parametrize("path", [1, 2, 3, 4])
@pytest.mark.parametrize("step", range(1, 9))
def test_what_each_step_brings_him(path: int, step: int) -> None:
    """Camel, favour, guard, wall, tile and points as printed; 2 points for upgrades."""
    here = with_wealth("mosque", 2)
    if step > 1:
        here.player(MAGISTRATE, path=path, steps=step - 1)
    else:
        here.player(YOU, path=1 if path == 2 else 2)
        path = 2 if path == 2 else 1
    match = after_his_turn(here)
    found = REWARDS[path - 1].split()[step - 1 : step + 1]  # two steps, or the last one
    facts = saved_player(match, MAGISTRATE)
    assert facts["steps"] == min(step + 1, 8)
    assert facts["camels"] == ("camel" in found)
    assert facts["favour"] == 1 + ("favour" in found)
    assert len(saved(match)["guards"]) == ("guard" in found)
    assert len(saved(match)["walls"]) == ("wall" in found)
    assert len(facts["scoring_tiles"]) == ("tile" in found)
    assert facts["points"].get("cards", 0) == 2 * ("white" in found) + 2 * ("production" in found)
    assert facts["points"].get("mosque", 0) == sum(int(one) for one in found if one[0] == "+")
    assert saved(match)["upgrades"] == {}
    assert (merv(match).white_tiles, merv(match).path_upgrades) == (6, 0b1111)


REWARDS = [
    "camel favour production guard tile +5 white top",
    "camel guard production favour tile white +6 top",
    "camel wall favour production tile +5 white top",
    "camel favour wall production tile white +6 top",
]


@proves("Z13", "O6", "O9")
def test_later_than_you_he_finds_neither_camel_nor_tile() -> None:
    here = with_wealth("mosque", 2).player(YOU, path=2, steps=6, tiles="palace")
    match = after_his_turn(here.player(MAGISTRATE, path=2, steps=4))
    assert saved_player(match, MAGISTRATE)["scoring_tiles"] == []
    assert saved_player(match, MAGISTRATE)["points"]["mosque"] == 4


@proves("Z13", "O11")
def test_at_the_top_he_steps_no_further() -> None:
    match = after_his_turn(with_wealth("mosque", 3).player(MAGISTRATE, path=1, steps=7))
    assert player(match, MAGISTRATE).steps == 8
    match = after_his_turn(with_wealth("mosque", 3).player(MAGISTRATE, path=1, steps=8))
    assert player(match, MAGISTRATE).steps == 8


# --- fortification ------------------------------------------------------------------------------


@proves("Z14", rulings=["solo-reconstructed"])
@pytest.mark.parametrize(("wealth", "placed"), [(2, 2), (3, 3), (4, 3), (5, 3)])
def test_walls_by_wealth_three_at_most(wealth: int, placed: int) -> None:
    match = after_his_turn(with_wealth("fortification", wealth))
    assert len(saved(match)["walls"]) == placed
    assert sorted(told(match, "walled", "position")) == sorted(saved(match)["walls"])


@proves("Z14", rulings=["magistrate-ties"])
def test_each_wall_where_it_brings_most_influence() -> None:
    """His own a1 to a3, a4 and a5 of the Grand Vizier; you have d4 and e4."""
    here = with_wealth("fortification", 3).built(YOU, "d4 e4")
    match = after_his_turn(here)
    # E4 (you, you) brings 4, so does S5 (the Grand Vizier twice): E4 is further clockwise from N1.
    # Then N1 brings 2, S1 and S2 bring 2 for one of yours, W1 and W2 2: N1 protects two of his own.
    assert told(match, "walled", "position") == ["E4", "S5", "N1"]
    assert player(match, MAGISTRATE).influence == 4 + 4 + 2


@proves("Z14", rulings=["magistrate-ties"])
def test_ties_go_to_most_own_buildings_then_clockwise_from_n1() -> None:
    here = solo().order(MAGISTRATE, YOU, VIZIER).sites(a1="fortification-red")
    here.built(VIZIER, "a2 a3 a4 a5").built(MAGISTRATE, "d5 e5").walls("W4 W2 W1 W3 S5 N1")
    match = after_his_turn(here)
    assert told(match, "walled", "position")[0] == "E5"  # 2 for two of his own
    here = solo().order(MAGISTRATE, YOU, VIZIER).sites(a1="fortification-red")
    here.built(VIZIER, "a2 a3 a4 a5").built(YOU, "e1").built(MAGISTRATE, "d5 e5")
    match = after_his_turn(here.walls("W4 W2 W1 W3 S5 N1"))
    assert told(match, "walled", "position")[0] == "E5"  # N5 and E1 bring 2 for yours, but no own


@proves("Z14")
def test_nothing_to_gain_he_builds_clockwise_from_n1() -> None:
    here = solo().order(MAGISTRATE, YOU, VIZIER).sites(a1="fortification-red")
    here.built(VIZIER, "a2 a3 a4 a5").walls("N1 W5 S5 W1 W2 W3 W4 N2")
    match = after_his_turn(here)
    assert told(match, "walled", "position") == ["N3", "N4"]


@proves("Z14", rulings=["magistrate-uses-real-pieces"])
def test_he_places_gates_and_walls_from_the_supply() -> None:
    here = solo().order(MAGISTRATE, YOU, VIZIER).sites(a1="fortification-red")
    here.built(VIZIER, "a2 a3 a4 a5").built(YOU, "c1 c2").walls("N1 W5 S5 W1 W2 W3 W4")
    match = after_his_turn(here)
    assert told(match, "walled", "position") == ["N3", "N2"]
    assert sum(saved(match)["gate_supply"].values()) == 4 - 2
    everywhere = " ".join(f"{side}{k}" for side in "NESW" for k in range(1, 6))
    here = solo().order(MAGISTRATE, YOU, VIZIER).sites(a1="fortification-red")
    match = after_his_turn(here.built(VIZIER, "a2 a3 a4 a5").walls(everywhere))
    assert told(match, "walled", "position") == []
