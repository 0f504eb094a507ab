"""Production: what a line yields to whoever came, and to the owner (production.py)."""

from __future__ import annotations

from serai import Match
from tests.games.merv.table import Table, cubes, player, proves, table
from tests.games.playing import notes, play

# The second column, from the north: blue caravansary, green palace, tan library, tan market,
# red fortification.


def column_b(owner: int, others: int) -> Table:
    """Three buildings of one colour and one of another."""
    return table().built(owner, "b1 b2 b5").built(others, "b3")


def activated(city: Table, cell: str) -> Match:
    """Seat 0 goes to the second column and activates a site."""
    return play(city.to_activate(0, "N2"), f"activate {cell}")


@proves("T9", rulings=["active-output"])
def test_every_own_building_of_the_line_gives_a_cube_of_its_site() -> None:
    match = activated(column_b(0, 1), "b2")
    assert cubes(match, 0) == {"blue": 1, "green": 1, "red": 1}
    assert cubes(match, 1) == {}


@proves("T9", rulings=["active-output"])
def test_buildings_of_the_activated_colour_work_even_if_it_is_not_the_own() -> None:
    match = activated(column_b(1, 0), "b2")
    assert cubes(match, 0) == {"blue": 1, "green": 1, "red": 1}
    match = activated(column_b(1, 0), "b3")
    assert cubes(match, 0) == {"tan": 1}


@proves("T9")
def test_buildings_outside_the_line_give_nothing() -> None:
    match = activated(table().built(0, "a1 a2 b2 c2"), "b2")
    assert cubes(match, 0) == {"green": 1}


@proves("T9", "T7")
def test_the_building_just_built_produces_with_the_others() -> None:
    match = activated(table().built(0, "b1"), "b4")
    assert cubes(match, 0) == {"blue": 1, "tan": 1}


@proves("T10", rulings=["active-output"])
def test_a_white_upgrade_gives_white_instead_of_the_colour() -> None:
    match = activated(column_b(0, 1).upgrades(b1="white"), "b2")
    assert cubes(match, 0) == {"white": 1, "green": 1, "red": 1}


@proves("T11", rulings=["active-output"])
def test_a_production_upgrade_gives_its_colour_besides() -> None:
    match = activated(column_b(0, 1).upgrades(b1="tan", b2="green"), "b2")
    assert cubes(match, 0) == {"blue": 1, "tan": 1, "green": 2, "red": 1}


@proves("T12", rulings=["owners-share"])
def test_the_owner_gets_the_full_output_of_the_activated_site() -> None:
    match = activated(table().built(1, "b2").upgrades(b2="tan"), "b2")
    assert cubes(match, 0) == {"green": 1, "tan": 1}
    assert cubes(match, 1) == {"green": 1, "tan": 1}
    assert notes(match, "shared") == [
        {"seat": 1, "count": 1, "resource": "green"},
        {"seat": 1, "count": 1, "resource": "tan"},
    ]


@proves("T12")
def test_the_owner_of_a_white_site_gets_white() -> None:
    match = activated(table().built(1, "b2").upgrades(b2="white"), "b2")
    assert cubes(match, 1) == {"white": 1}


@proves("T12")
def test_an_own_site_gives_no_second_share() -> None:
    match = activated(table().built(0, "b2").upgrades(b2="tan"), "b2")
    assert cubes(match, 0) == {"green": 1, "tan": 1}
    assert notes(match, "shared") == []


@proves("T13", rulings=["owners-share"])
def test_from_his_other_sites_the_owner_gets_only_the_cubes_of_upgrades() -> None:
    city = column_b(1, 2).built(1, "b4").upgrades(b1="tan", b3="red", b5="white")
    match = activated(city, "b2")
    assert cubes(match, 0) == {"blue": 1, "tan": 2, "green": 1, "white": 1}
    assert cubes(match, 1) == {"green": 1, "tan": 1, "white": 1}  # nothing from plain b4
    assert cubes(match, 2) == {}


@proves("T12", rulings=["no-share-for-dummies"])
def test_the_grand_vizier_has_no_share() -> None:
    match = activated(table(2).built(2, "b2 b5"), "b2")
    assert cubes(match, 0) == {"green": 1, "red": 1}
    assert (cubes(match, 1), cubes(match, 2)) == ({}, {})


@proves("T12", rulings=["no-share-for-dummies"])
def test_the_magistrate_has_no_share() -> None:
    solo = table(1).fact(solo_card="1", solo_deck=["2"])
    match = activated(solo.built(1, "b2"), "b2")
    assert cubes(match, 0) == {"green": 1}
    assert cubes(match, 1) == {}


@proves("F1", "T14")
def test_favour_as_the_main_action() -> None:
    match = table().player(0, favour=1, cubes="red").to_act(0, "a1")
    play(match, "favour")
    assert player(match, 0).favour == 2
    assert cubes(match, 0) == {"red": 1}
    assert match.to_move == 1


@proves("F1")
def test_favour_is_always_possible() -> None:
    match = table().player(0, favour=10, influence=20).to_act(0, "a1")
    play(match, "favour")
    assert (player(match, 0).favour, player(match, 0).influence) == (10, 20)
    assert match.to_move == 1
