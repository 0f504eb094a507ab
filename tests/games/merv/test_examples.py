"""The numbers and examples of the rules, part one: from set-up to the achievements."""

from __future__ import annotations

import pytest

import serai
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
from tests.games.playing import notes, offered, play, refused

NINE = "a1 a2 a3 a4 a5 b1 b2 b3 b4"


# --- set-up and years ------------------------------------------------------------------------


@proves("S9")
@pytest.mark.parametrize(
    ("seats", "camels"), [(1, "1 2"), (2, "1 2"), (3, "1 2 3"), (4, "1 2 3 4")]
)
def test_camels_on_the_first_cards_by_number_of_players(seats: int, camels: str) -> None:
    match = play(serai.new("merv", seats=seats, chance="ask"), "next 0", "*")
    assert saved(match)["row_camels"] == camels.split()


@proves("S8", "C6")
def test_eight_cards_lie_open_at_the_start_and_after_every_purchase() -> None:
    match = serai.new("merv", seats=3, seed=3)
    assert None not in saved(match)["row"]
    assert len(saved(match)["row"]) == 8
    new = table().row("juniper juniper juniper", camels="1 2").player(0, cubes="red red red")
    match = play(new.acting(0, "caravansary"), "take 1", "take 2", "take 3", "*")
    assert spices(match, 0) == {"juniper": 3}
    assert None not in saved(match)["row"]


@proves("S5", "S11")
def test_a_camel_on_each_lowest_space_of_the_mosque_and_each_inner_place() -> None:
    match = serai.new("merv", seats=4, seed=3)
    assert saved(match)["path_camels"] == ["1", "2", "3", "4"]
    assert saved(match)["place_camels"] == ["bukhara", "samarkand", "herat", "nishapur"]
    for path in range(1, 5):
        match = play(table().about_to("FreeStep", 0), f"climb {path}")
        assert player(match, 0).camels == 1


@proves("S6")
def test_points_of_the_contracts_fall_from_the_top_of_each_pile() -> None:
    for pile in ("I-F", "I-S", "II-F", "II-S", "III-F", "III-S"):
        points = []
        for gone in range(3):
            taken = " ".join(f"{pile}{n}" for n in range(1, gone + 1))
            match = table().player(0, contracts=taken).to_go(0)
            points.append(match.view(0)["contracts"][pile]["points"])
        assert points == sorted(points, reverse=True)
        assert len(set(points)) == 3


@proves("Y1", "Y2")
def test_three_years_of_four_phases_are_twelve_turns() -> None:
    match = serai.new("merv", seats=3, seed=11)
    turns = [0, 0, 0]
    while not match.over:
        moves = offered(match)
        if match.question == "space":
            assert match.to_move is not None
            turns[match.to_move] += 1
        match.play("favour" if "favour" in moves else match.options[-1])
    assert turns == [12, 12, 12]


@proves("Y3", "R1")
@pytest.mark.parametrize(("year", "raids"), [(1, 0), (2, 1), (3, 1)])
def test_raids_come_before_the_scoring_of_years_two_and_three(year: int, raids: int) -> None:
    match = table().when(year).built(0, "a1").to_end_year()
    assert len(notes(match, "raid")) == raids
    assert len(notes(match, "scoring")) == 1
    assert player(match, 0).points == 1 - raids  # a building that was lost scores nothing


# --- the turn --------------------------------------------------------------------------------


@proves("T2", "T3")
def test_north_and_south_choose_columns_and_east_and_west_rows() -> None:
    lines = {"N2": "b1 b2 b3 b4 b5", "S2": "d5 d4 d3 d2 d1", "E4": "e4 d4 c4 b4 a4"}
    for space, line in {**lines, "W4": "a2 b2 c2 d2 e2"}.items():
        match = table().to_activate(0, space)
        assert offered(match) == [f"activate {cell}" for cell in line.split()]
    match = table().standing(1, "W4").to_go(0)
    assert refused(match, "go W4") == ("space-taken", {"position": "W4", "seat": "1"})


@proves("T7", "T8")
def test_an_empty_site_is_built_on_while_there_are_buildings() -> None:
    match = play(table().to_activate(0, "N1"), "activate a3")
    assert (saved(match)["buildings"], player(match, 0).buildings) == ({"a3": 0}, 8)
    match = table().built(0, NINE).built(1, "b5").to_activate(0, "E1")
    assert offered(match) == ["activate b1", "activate a1"]
    assert refused(match, "activate c1") == ("no-building", {"cell": "c1"})


# Column b: blue, green with white, tan with a red upgrade, the rest empty.
def upgraded(owner: int) -> Match:
    city = table().built(owner, "b1 b2 b3").upgrades(b2="white", b3="red")
    return play(city.to_activate(0, "N2"), "activate b1")


@proves("T9", "T10", "T11")
def test_a_plain_a_white_and_a_production_site_give_four_cubes() -> None:
    assert cubes(upgraded(0), 0) == {"blue": 1, "white": 1, "tan": 1, "red": 1}


@proves("T12", "T13")
def test_the_owner_of_such_a_line_gets_the_activated_site_and_the_upgrades() -> None:
    match = upgraded(1)
    assert cubes(match, 0) == {"blue": 1, "white": 1, "tan": 1, "red": 1}
    assert cubes(match, 1) == {"blue": 1, "white": 1, "red": 1}


@proves("T14", "F1")
def test_favour_instead_of_the_action_is_one_favour() -> None:
    match = play(table().player(0, cubes="red").to_act(0, "a1"), "favour")
    assert player(match, 0).favour == 1
    assert (spices(match, 0), match.to_move) == ({}, 1)


# --- guards, camel market, queue -------------------------------------------------------------


@proves("G3")
def test_one_influence_for_an_own_guard_and_two_for_one_with_another() -> None:
    for cell, influence in (("a1", 1), ("b1", 2)):
        match = play(table().built(1, "b1").to_act(0, "a1"), "guard", f"station {cell}")
        assert player(match, 0).influence == influence


@proves("G2")
def test_three_kinds_of_sites_without_a_guard() -> None:
    city = table().built(1, "b1 c1 d4 e5 a5").guards(2, "b1").walls("N3").upgrades(d4="tan")
    match = play(city.to_act(0, "a1"), "guard")
    assert offered(match) == ["station a1", "station a5", "station e5"]


@proves("K2", "K3")
def test_all_camels_or_one_effect_but_not_both() -> None:
    market = table().player(0, camels=1).camels(market="step guard")
    match = play(market.to_act(0, "c1"), "camels")
    assert player(match, 0).camels == 3
    assert offered(match) == ["favour", "guard"]
    market = table().player(0, camels=1).camels(market="step guard")
    match = play(market.to_act(0, "c1"), "bazaar white")
    assert saved(match)["camel_market"] == ["white", "step", "guard"]
    assert offered(match) == ["favour", "guard", "act"]


@proves("K4", "K5", "K6", "K7", "K8", "K9", "K10")
def test_the_seven_effects_of_the_camel_market() -> None:
    def used(space: str, *script: str) -> Match:
        new = table().player(0, camels=1).row("juniper " * 8)
        return play(new.to_act(0, "c1"), f"bazaar {space}", *script)

    assert cubes(used("white"), 0) == {"white": 1}
    assert player(used("scroll"), 0).scrolls == 1
    assert spices(used("card", "take 5"), 0) == {"juniper": 1}  # no camel anywhere near
    assert player(used("favour"), 0).favour == 1
    assert goods(used("good", "good amber"), 0) == {"amber": 1}
    assert player(used("step", "climb 4"), 0).steps == 1
    assert saved(used("guard", "station c1"))["guards"] == {"c1": 0}


def in_the_north(*spaces: int, seats: int = 4) -> Table:
    """Masters 0, 1, 2 … on these spaces."""
    new = table(seats)
    for master, space in enumerate(spaces):
        new.standing(master, f"N{space}")
    return new


@proves("Q4")
def test_with_fewer_than_four_players_the_fourth_space_is_ignored() -> None:
    match = in_the_north(1, 2, 3, seats=3).queue_camels("NE", 0, 0, 2).to_queue()
    assert [note["place_number"] for note in notes(match, "queued")] == [3, 2, 1]
    assert player(match, 0).camels == 2  # the rearmost place is the third


@proves("Q2", "Q3")
def test_the_master_furthest_back_goes_first() -> None:
    match = in_the_north(5, 3, 1, 4).to_queue()
    assert [note["seat"] for note in notes(match, "queued")] == [2, 1, 3, 0]
    assert saved(match)["order"] == [0, 3, 1, 2]


@proves("Q5", "Q7")
def test_a_camel_skips_a_space_also_one_with_camels_and_whoever_stops_takes_them() -> None:
    new = in_the_north(1, 2, 3, 4).player(0, camels=1).queue_camels("NE", 0, 0, 1, 1)
    match = play(new.to_queue(), "skip")
    assert saved(match)["order"] == [3, 2, 0, 1]
    assert [player(match, master).camels for master in range(4)] == [1, 2, 0, 0]


# --- caravansary, palace, library ------------------------------------------------------------


@proves("C1", "C2")
def test_three_cards_cost_three_cubes_of_one_colour() -> None:
    def buying(held: str) -> Match:
        new = table().row("juniper " * 8, camels="1 2").player(0, cubes=held)
        return play(new.acting(0, "caravansary"), "take 1", "colour red", "take 2")

    match = play(buying("red red red blue"), "take 3", "*")
    assert (spices(match, 0), cubes(match, 0)) == ({"juniper": 3}, {"blue": 1})
    match = buying("red red blue")
    assert (spices(match, 0), cubes(match, 0)) == ({"juniper": 2}, {"blue": 1})


@proves("C3")
def test_the_first_card_and_those_with_or_behind_a_camel() -> None:
    new = table().row("juniper " * 8, camels="3").player(0, cubes="red red")
    match = new.acting(0, "caravansary")
    assert offered(match, "take") == ["take 1", "take 3", "take 4"]


@proves("C7", "C8")
def test_with_the_space_for_two_spices_a_third_is_refused() -> None:
    new = table().row("saffron juniper pepper", camels="1 2")
    new.player(0, cubes="red red", influence=4, cards="juniper pepper")
    match = new.acting(0, "caravansary")
    assert offered(match, "take") == ["take 2", "take 3"]
    assert refused(match, "take 1") == ("spice-limit", {"spice": "saffron", "allowed": 2})


@proves("C14")
def test_to_the_letter_the_bonus_comes_with_cards_two_three_four_six_and_eight() -> None:
    bonuses = []
    for nth in range(1, 9):
        new = table(spice_literal=True).row("juniper")
        new.player(0, cubes="red", cards={"juniper": nth - 1} if nth > 1 else {})
        if player(new.acting(0, "caravansary"), 0).favour:
            bonuses.append(nth)
    assert bonuses == [2, 3, 4, 6, 8]


@proves("C9")
def test_two_juniper_cards_give_one_favour() -> None:
    new = table().row("juniper juniper", camels="1").player(0, cubes="red red")
    match = play(new.acting(0, "caravansary"), "take 1", "take 2", "*")
    assert (spices(match, 0), player(match, 0).favour) == ({"juniper": 2}, 1)


@proves("P2")
def test_three_courtiers_at_once_cost_six_cubes() -> None:
    new = table().player(0, cubes={"blue": 6, "tan": 1})
    match = play(new.acting(0, "palace"), *["courtier knowledge"] * 3)
    assert saved_player(match, 0)["courtiers"] == {"knowledge": 3}
    assert cubes(match, 0) == {"tan": 1}


@proves("L1")
def test_up_to_four_different_cubes_for_up_to_four_scrolls() -> None:
    new = table().player(0, cubes="red blue green tan", scrolls=8)
    match = new.acting(0, "library")
    assert len(offered(match)) == 15
    play(match, "study red blue green tan")
    assert player(match, 0).scrolls == 12


@proves("L3", "L4")
def test_four_achievements_in_a_game_and_none_with_the_tenth_scroll() -> None:
    asked = []
    for scrolls in range(10):
        new = table().player(0, cubes="red blue", scrolls=scrolls)
        if play(new.acting(0, "library"), "study red").question == "achieve":
            asked.append(scrolls + 1)
    assert asked == [2, 4, 6, 8]


# --- achievements ----------------------------------------------------------------------------


@proves("H2", "H3")
def test_level_one_saves_a_cube_in_its_action() -> None:
    new = table().player(0, achievements="palace-less", cubes="blue blue red")
    match = play(new.acting(0, "palace"), "courtier knowledge", "save blue", "courtier knowledge")
    assert player(match, 0).at_court() == 2
    assert cubes(match, 0) == {"red": 1}


@proves("H4", "H5")
def test_level_two_uses_a_cube_as_white_once_a_turn() -> None:
    new = table().player(0, achievements="tan-joker", cubes={"tan": 5, "blue": 1})
    match = play(new.acting(0, "palace"), "courtier knowledge", "joker blue")
    assert cubes(match, 0) == {"tan": 4, "blue": 1}
    assert refused(match, "courtier knowledge") == ("too-few-cubes", {"missing": 1})


def achieved(tile: str, level: int, city: Table | None = None) -> Match:
    """Seat 0 has taken this tile."""
    new = (city or table()).player(0, scrolls=8, favour=1)
    return play(new.about_to("Achieve", 0, level=level), f"achieve {tile}")


@proves("H6", "H7", "H8", "H9")
def test_level_three_gives_things_without_paying_and_their_bonuses_too() -> None:
    match = play(achieved("post", 3), "post bukhara")
    assert (goods(match, 0), player(match, 0).camels) == ({"carpets": 1}, 1)
    match = play(achieved("card", 3, table().row("juniper", camels="1")), "take 1", "*")
    assert (spices(match, 0), player(match, 0).camels) == ({"juniper": 1}, 1)
    match = play(achieved("step", 3), "climb 1")
    assert (player(match, 0).steps, player(match, 0).camels) == (1, 1)
    match = play(achieved("wall", 3, table().built(1, "a1")), "wall N1", "piece red")
    assert (saved(match)["walls"], player(match, 0).influence) == (["N1"], 2)


@proves("H10", "H11", "H12")
def test_level_four_gives_points_guards_or_favour() -> None:
    assert player(achieved("points", 4), 0).points == 8
    match = achieved("guards", 4, table().built(1, "a1 b1"))
    assert offered(match) == ["station a1", "station b1", "pass"]
    assert player(achieved("favours", 4), 0).favour == 3


@proves("C11", "U1", "U2")
def test_the_white_upgrade_of_a_spice_is_placed_at_once_and_the_guard_goes_home() -> None:
    city = table().row("saffron").built(0, "a1 b2 b3").built(1, "d4").guards(1, "b3")
    city.upgrades(b2="red").player(0, cubes="red", cards="saffron saffron")
    match = city.acting(0, "caravansary")
    assert refused(match, "upgrade b2") == ("upgraded-already", {"cell": "b2"})
    play(match, "upgrade b3", "done", "*")
    assert saved(match)["upgrades"] == {"b2": "red", "b3": "white"}
    assert (saved(match)["guards"], player(match, 1).servants) == ({}, 8)
