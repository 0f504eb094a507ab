"""Achievements: discounts, jokers, things for nothing, points (library.py, payment.py)."""

from __future__ import annotations

from typing import Any

import pytest

from serai import Match
from tests.games.merv.table import (
    Table,
    cubes,
    goods,
    player,
    proves,
    saved,
    saved_player,
    spices,
    table,
)
from tests.games.playing import offered, play, refused

LEVEL = {"post": 3, "card": 3, "step": 3, "wall": 3}  # all others here are of level 4


def achieving(city: Table, tile: str) -> Match:
    """Seat 0 has just taken an achievement of level 3 or 4."""
    return play(city.about_to("Achieve", 0, level=LEVEL.get(tile, 4)), f"achieve {tile}")


def learned(city: Table, **facts: Any) -> Table:
    """Seat 0 has scrolls enough for any achievement."""
    return city.player(0, scrolls=8, **facts)


# --- taking ----------------------------------------------------------------------------------


@proves("H1")
def test_each_tile_is_there_once() -> None:
    city = table().player(0, scrolls=2).player(1, achievements="palace-less")
    match = city.about_to("Achieve", 0, level=1)
    assert offered(match) == [
        "achieve caravansary-less",
        "achieve marketplace-less",
        "achieve mosque-less",
    ]
    assert refused(match, "achieve palace-less") == (
        "taken-achievement",
        {"achievement": "palace-less"},
    )
    play(match, "achieve mosque-less")
    assert saved_player(match, 0)["achievements"] == ["mosque-less"]


@proves("H1")
def test_a_tile_of_another_level_is_refused() -> None:
    match = table().player(0, scrolls=4).about_to("Achieve", 0, level=2)
    assert refused(match, "achieve post") == ("other-level", {"achievement": "post", "level": 2})


# --- level 1 ---------------------------------------------------------------------------------


@proves("H2", rulings=["achievements-of-level-one", "discount-once"])
def test_one_cube_less_at_the_caravansary() -> None:
    city = table().row("juniper juniper", camels="1 2")
    city.player(0, achievements="caravansary-less", cubes="red blue")
    match = play(city.acting(0, "caravansary"), "take 1", "take 2", "colour blue")
    assert spices(match, 0) == {"juniper": 2}
    assert cubes(match, 0) == {"red": 1}


@proves("H2", rulings=["achievements-of-level-one"])
def test_one_cube_less_in_the_palace() -> None:
    city = table().player(0, achievements="palace-less", cubes="red red blue")
    match = play(city.acting(0, "palace"), "courtier spices")
    assert offered(match) == ["pay", "save red"]
    play(match, "save red")
    assert player(match, 0).at_court() == 1
    assert cubes(match, 0) == {"red": 2, "blue": 1}


@proves("H2", rulings=["achievements-of-level-one"])
def test_one_cube_less_at_the_marketplace() -> None:
    city = table().player(0, achievements="marketplace-less", cubes="red", posts="bukhara")
    match = play(city.acting(0, "marketplace"), "post changan", "trade changan", "save blue")
    assert goods(match, 0) == {"silk": 1}
    assert cubes(match, 0) == {}


@proves("H2", rulings=["achievements-of-level-one"])
def test_one_cube_less_in_the_mosque() -> None:
    city = table().player(0, achievements="mosque-less", cubes="red", path=1, steps=4)
    match = play(city.acting(0, "mosque"), "climb 1")
    assert player(match, 0).steps == 5
    assert cubes(match, 0) == {}


@proves("H2", "H3", rulings=["achievements-of-level-one"])
@pytest.mark.parametrize("tile", ["caravansary-less", "marketplace-less", "mosque-less"])
def test_a_discount_is_for_its_own_action_alone(tile: str) -> None:
    city = table().player(0, achievements=f"{tile} blue-joker", cubes="red blue")
    match = play(city.acting(0, "palace"), "courtier spices")
    assert offered(match) == ["pay", "joker red"]
    assert refused(match, "save red") == ("no-discount", {"resource": "red"})


@proves("H2")
def test_the_discount_makes_an_action_possible() -> None:
    city = table().player(0, achievements="palace-less").when(1, "east")
    match = city.to_act(0, city.cell_of("palace-red"))
    assert refused(match, "act") is None
    city = table().player(0, achievements="mosque-less").when(1, "east")
    match = city.to_act(0, city.cell_of("palace-red"))
    assert refused(match, "act") == ("nothing-to-do", {"action": "palace"})


@proves("H3", rulings=["discount-once", "discount-is-a-choice"])
def test_the_discount_counts_once_in_an_action_for_a_payment_of_choice() -> None:
    eight = {"red": 4, "blue": 4}
    city = table().player(0, achievements="palace-less red-joker", cubes=eight)
    match = play(city.acting(0, "palace"), "courtier spices", "save red")
    assert cubes(match, 0) == {"red": 4, "blue": 4}
    play(match, "courtier knowledge")
    assert refused(match, "save blue") == ("no-discount", {"resource": "blue"})
    play(match, "pay")
    assert cubes(match, 0) == {"red": 4, "blue": 2}
    city = table().player(0, achievements="palace-less red-joker", cubes=eight)
    match = play(city.acting(0, "palace"), "courtier spices", "pay", "courtier knowledge")
    play(match, "save blue", "pay")
    assert cubes(match, 0) == {"red": 3, "blue": 3}


@proves("H3", "I3", rulings=["discount-is-a-choice"])
def test_the_player_names_the_colour_that_is_saved() -> None:
    city = table().player(0, achievements="marketplace-less", cubes="red blue", posts="bukhara")
    match = play(city.acting(0, "marketplace"), "post changan", "trade changan")
    assert offered(match) == ["pay", "save red", "save blue"]
    assert refused(match, "save tan") == ("not-in-bill", {"resource": "tan"})
    play(match, "save red")
    assert cubes(match, 0) == {"red": 1}


@proves("H3", rulings=["discount-once"])
def test_the_discount_comes_again_in_the_next_action() -> None:
    match = table().player(0, achievements="palace-less", cubes="red blue").to_activate(0, "N5")
    play(match, "activate e1", "act", "courtier knowledge")
    assert offered(match) == ["pay", "save blue"]


@proves("H3", rulings=["discount-once"])
def test_something_free_does_not_use_up_the_discount() -> None:
    city = (
        table()
        .sites(c1="mosque-red")
        .player(0, achievements="mosque-less", cubes="green tan", camels=1, path=1, steps=1)
    )
    match = play(city.to_act(0, "c1"), "bazaar step", "climb 1")
    assert (player(match, 0).steps, player(match, 0).favour) == (2, 1)
    assert cubes(match, 0) == {"green": 1, "tan": 1}
    play(match, "act")
    assert offered(match) == ["pay", "save green"]


@proves("H2", "H3", rulings=["discount-moment"])
def test_a_discount_learned_before_the_action_counts_in_it() -> None:
    city = table().sites(c1="palace-red").player(0, cubes="red blue", camels=1, scrolls=1)
    match = play(city.to_act(0, "c1"), "bazaar scroll", "achieve palace-less", "act")
    play(match, "courtier spices")
    assert offered(match) == ["pay", "save red"]


@proves("H2", "H3", rulings=["discount-moment"])
def test_a_discount_learned_in_the_middle_of_an_action_does_not_count_in_it() -> None:
    city = (
        table().sites(c1="palace-red").player(0, cubes={"red": 3, "blue": 2}, camels=1, scrolls=1)
    )
    match = play(city.to_act(0, "c1"), "act", "courtier spices", "bazaar scroll")
    play(match, "achieve palace-less", "courtier spices")
    assert cubes(match, 0) == {"blue": 2}  # paid in full, without a choice


# --- level 2 ---------------------------------------------------------------------------------


@proves("H4", rulings=["joker-is-a-choice"])
@pytest.mark.parametrize(
    ("colour", "hall", "other"),
    [
        ("red", "knowledge", "blue"),
        ("blue", "spices", "red"),
        ("green", "trade", "tan"),
        ("tan", "faith", "green"),
    ],
)
def test_one_cube_of_the_colour_serves_as_white(colour: str, hall: str, other: str) -> None:
    city = table().player(0, achievements=f"{colour}-joker", cubes=f"{colour} {other} {other}")
    match = play(city.acting(0, "palace"), f"courtier {hall}")
    assert offered(match) == ["pay", f"joker {other}"]
    play(match, f"joker {other}")
    assert cubes(match, 0) == {other: 2}
    assert player(match, 0).at_court() == 1


@proves("H4")
def test_the_joker_makes_an_action_possible() -> None:
    city = table().player(0, achievements="red-joker", cubes="red", path=2, steps=2).when(1, "east")
    match = city.to_act(0, city.cell_of("mosque-red"))
    assert refused(match, "act") is None
    city = table().player(0, achievements="tan-joker", cubes="red", path=2, steps=2).when(1, "east")
    match = city.to_act(0, city.cell_of("mosque-red"))
    assert refused(match, "act") == ("nothing-to-do", {"action": "mosque"})


@proves("H4")
def test_what_the_joker_cannot_do() -> None:
    city = table().player(0, achievements="red-joker", cubes="red blue", posts="bukhara")
    match = play(city.acting(0, "marketplace"), "post changan", "trade changan")
    assert (goods(match, 0), cubes(match, 0)) == ({"silk": 1}, {})
    assert player(match, 0).joker_used == 0  # no choice: the one red was needed as red
    city = table().player(0, achievements="red-joker", cubes="red red blue", posts="bukhara")
    match = play(city.acting(0, "marketplace"), "post changan", "trade changan")
    assert offered(match) == ["pay", "joker blue"]
    assert refused(match, "joker red") == ("own-colour", {"resource": "red"})
    assert refused(match, "joker tan") == ("not-in-bill", {"resource": "tan"})


@proves("H4")
def test_the_joker_needs_its_tile_and_a_cube() -> None:
    city = table().player(0, achievements="palace-less", cubes="red blue")
    match = play(city.acting(0, "palace"), "courtier spices")
    assert refused(match, "joker red") == ("no-joker", {"resource": "red"})
    city = table().player(0, achievements="palace-less tan-joker", cubes="red blue")
    match = play(city.acting(0, "palace"), "courtier spices")
    assert refused(match, "joker red") == ("no-cube", {"resource": "tan"})


@proves("H4", "H5", rulings=["joker-once"])
def test_the_joker_can_be_used_once_in_a_turn() -> None:
    city = table().player(0, achievements="palace-less red-joker", cubes={"red": 4, "blue": 4})
    match = play(city.acting(0, "palace"), "courtier knowledge", "joker blue")
    assert cubes(match, 0) == {"red": 3, "blue": 4}
    play(match, "courtier knowledge")
    assert offered(match) == ["pay", "save blue"]
    assert refused(match, "joker blue") == ("joker-used", {"resource": "red"})


@proves("H5", rulings=["joker-once"])
def test_in_the_next_turn_the_joker_can_be_used_again() -> None:
    city = table().player(0, achievements="red-joker", cubes="red blue", joker_used=True)
    match = play(city.to_go(0), "go N5", "activate e1", "act", "courtier knowledge")
    assert "joker blue" in offered(match)


@proves("H5", "R6", rulings=["joker-once"])
def test_the_joker_can_be_used_once_in_a_raid() -> None:
    city = (
        table()
        .when(2)
        .built(0, "a2 b1")
        .player(0, achievements="red-joker", cubes="red red tan", joker_used=True)
    )
    match = city.to_end_year()
    assert offered(match) == ["ransom red", "lose"]
    play(match, "ransom red")
    assert saved(match)["buildings"] == {"b1": 0}  # nothing was left for the other site


# --- level 3 ---------------------------------------------------------------------------------


@proves("H6")
def test_a_post_with_its_camel_and_its_good() -> None:
    match = achieving(learned(table()), "post")
    assert offered(match) == ["post bukhara", "post samarkand", "post herat", "post nishapur"]
    assert refused(match, "post changan") == ("inner-first", {"place": "changan"})
    play(match, "post herat")
    assert saved_player(match, 0)["posts"] == ["herat"]
    assert goods(match, 0) == {"dates": 1}
    assert player(match, 0).camels == 1
    assert match.to_move == 1  # no further trading


@proves("H6")
def test_a_post_at_a_linked_outer_place_with_favour_and_a_rare_good() -> None:
    match = achieving(learned(table(), posts="herat"), "post")
    assert refused(match, "post changan") == ("not-linked", {"place": "changan"})
    play(match, "post khotan")
    assert goods(match, 0) == {"jade": 1}
    assert player(match, 0).favour == 1
    assert cubes(match, 0) == {}


@proves("H6", "M12", rulings=["sold-out"])
def test_a_post_without_a_good_where_none_is_left() -> None:
    city = learned(table()).player(1, goods={"dates": 6}, posts="herat")
    match = play(achieving(city, "post"), "post herat")
    assert saved_player(match, 0)["posts"] == ["herat"]
    assert (goods(match, 0), player(match, 0).camels) == ({}, 0)


@proves("H7")
def test_a_card_within_reach_for_nothing_with_its_bonus() -> None:
    city = table().row("juniper juniper juniper juniper", camels="2")
    match = achieving(learned(city, cards="juniper", cubes="red"), "card")
    assert offered(match) == ["take 1", "take 2", "take 3", "pass"]
    assert refused(match, "take 4") == ("out-of-reach", {"nth": 4})
    play(match, "take 2", "draw juniper-8")
    assert spices(match, 0) == {"juniper": 2}
    assert (player(match, 0).favour, player(match, 0).camels) == (1, 1)
    assert cubes(match, 0) == {"red": 1}
    assert match.to_move == 1  # one card only


@proves("H7", rulings=["camels-on-the-first-free-cards"])
def test_own_camels_may_be_laid_before_the_free_card() -> None:
    city = table().row("juniper juniper juniper", camels="1")
    match = achieving(learned(city, camels=1), "card")
    assert refused(match, "take 3") == ("out-of-reach", {"nth": 3})
    play(match, "lay", "take 3", "*")
    assert saved(match)["row_camels"] == ["1", "2"]
    assert spices(match, 0) == {"juniper": 1}


@proves("H7", rulings=["bonuses-that-may-be-declined"])
def test_the_free_card_may_be_declined() -> None:
    match = play(achieving(learned(table().row("juniper")), "card"), "pass")
    assert spices(match, 0) == {}
    assert match.to_move == 1


@proves("H7", rulings=["bonuses-that-may-be-declined"])
def test_the_free_card_may_be_declined_before_any_camel_is_laid() -> None:
    city = table().row("pepper juniper")
    match = achieving(learned(city, cards="juniper", camels=1), "card")
    assert offered(match) == ["lay", "pass"]
    play(match, "pass")
    assert (player(match, 0).camels, saved(match)["row_camels"]) == (1, [])


@proves("H8", rulings=["path-by-free-step"])
def test_a_free_step_in_the_mosque() -> None:
    match = play(achieving(learned(table()), "step"), "climb 2")
    assert (saved_player(match, 0)["path"], player(match, 0).steps) == ("2", 1)
    assert player(match, 0).camels == 1
    match = play(achieving(learned(table(), path=4, steps=1), "step"), "climb 4")
    assert (player(match, 0).steps, player(match, 0).favour) == (2, 1)


@proves("H8", rulings=["bonuses-that-may-be-declined"])
def test_the_free_step_may_be_declined() -> None:
    """An upgrade must be placed, and here it would drive the own guard away."""
    city = table(upgrades_own=True).built(0, "a1").guards(0, "a1")
    match = achieving(learned(city, path=1, steps=2), "step")
    assert offered(match) == ["climb 1", "pass"]
    play(match, "pass")
    assert (player(match, 0).steps, saved(match)["guards"]) == (2, {"a1": 0})
    assert match.to_move == 1


@proves("H9", rulings=["free-wall"])
def test_a_free_wall_or_gate() -> None:
    city = (
        table()
        .built(0, "c1")
        .built(1, "c2")
        .supply(
            walls="red red red blue blue blue blue green green green green tan tan tan tan",
            gates="red blue green tan",
        )
    )
    match = achieving(learned(city.walls("N1")), "wall")
    assert len(offered(match, "wall")) == 19
    play(match, "wall N3")
    assert offered(match) == ["piece red", "piece blue", "piece green", "piece tan"]
    play(match, "piece green")
    assert saved(match)["walls"] == ["N1", "N3"]
    assert saved(match)["gate_supply"]["green"] == 0
    assert player(match, 0).influence == 1 + 2


@proves("H9", "W7", rulings=["bonuses-that-may-be-declined"])
def test_the_free_wall_may_be_declined() -> None:
    match = play(achieving(learned(table().built(0, "c1")), "wall"), "pass")
    assert (saved(match)["walls"], player(match, 0).influence) == ([], 0)


# --- level 4 ---------------------------------------------------------------------------------


@proves("H10", rulings=["achievements-of-level-four"])
def test_eight_points() -> None:
    match = achieving(learned(table()), "points")
    assert player(match, 0).points == 8
    assert saved_player(match, 0)["points"] == {"achievements": 8}


@proves("H11", rulings=["achievements-of-level-four"])
def test_up_to_three_guards() -> None:
    match = achieving(learned(table().built(1, "a1 b1 d1 e1")), "guards")
    play(match, "station a1", "station b1")
    assert offered(match) == ["station d1", "station e1", "pass"]
    play(match, "station e1")
    assert saved(match)["guards"] == {"a1": 0, "b1": 0, "e1": 0}
    assert player(match, 0).influence == 6
    assert match.to_move == 1


@proves("H11", "G6")
def test_fewer_guards_by_choice_or_for_lack_of_sites() -> None:
    match = achieving(learned(table().built(1, "a1 b1 d1 e1")), "guards")
    play(match, "station a1", "pass")
    assert saved(match)["guards"] == {"a1": 0}
    assert match.to_move == 1  # nobody is asked for the third after declining the second
    match = play(achieving(learned(table().built(1, "a1")), "guards"), "station a1")
    assert saved(match)["guards"] == {"a1": 0}
    assert match.to_move == 1


@proves("H12", rulings=["achievements-of-level-four"])
def test_two_favour() -> None:
    match = achieving(learned(table(), favour=1), "favours")
    assert player(match, 0).favour == 3


@proves("H13", rulings=["achievements-of-level-four"])
def test_a_guard_and_a_favour() -> None:
    match = achieving(learned(table().built(1, "a1 b1")), "guard-and-favour")
    assert player(match, 0).favour == 1
    play(match, "station b1")
    assert saved(match)["guards"] == {"b1": 0}
    assert match.to_move == 1
