"""Guards: where they may stand, what they bring, how long they stay (guards.py)."""

from __future__ import annotations

import pytest

from tests.games.merv.table import Table, player, proves, saved, table
from tests.games.playing import offered, play, refused

FULL_COURT = {"faith": 8}


def guarding(city: Table, seats_cell: str = "a1") -> list[str]:
    """Where seat 0 may put a guard as its main action."""
    return [move.split()[1] for move in offered(play(city.to_act(0, seats_cell), "guard"))]


@proves("G1", rulings=["slip-copied-lists"])
def test_a_servant_goes_to_a_building_anywhere_in_the_city() -> None:
    city = table().built(1, "d4 e2").built(2, "b5")
    match = play(city.to_act(0, "a1"), "guard")
    assert offered(match) == ["station a1", "station e2", "station d4", "station b5"]
    play(match, "station d4")
    assert saved(match)["guards"] == {"d4": 0}
    assert player(match, 0).servants == 7
    assert player(match, 0).favour == 0
    assert match.to_move == 1


@proves("G1")
def test_an_empty_site_has_nothing_to_guard() -> None:
    match = play(table().built(1, "d4").to_act(0, "a1"), "guard")
    assert refused(match, "station b1") == ("not-built", {"cell": "b1"})
    assert refused(match, "station c3") == ("not-built", {"cell": "c3"})


@proves("G2")
def test_one_guard_for_each_site() -> None:
    city = table().built(1, "b1 d4 e2").guards(2, "e2").guards(0, "a1")
    match = play(city.to_act(0, "a1"), "guard")
    assert refused(match, "station e2") == ("has-guard", {"cell": "e2", "seat": "2"})
    assert refused(match, "station a1") == ("has-guard", {"cell": "a1", "seat": "0"})


@proves("G2")
@pytest.mark.parametrize("upgrade", ["white", "red"])
def test_a_site_with_an_upgrade_takes_no_guard(upgrade: str) -> None:
    city = table().built(1, "d4 e2 b1").upgrades(d4=upgrade)
    match = play(city.to_act(0, "a1"), "guard")
    assert refused(match, "station d4") == ("has-upgrade", {"cell": "d4"})


@proves("G2", "W6")
def test_a_wholly_walled_site_takes_no_guard() -> None:
    city = table().built(1, "c1 d4 d5 b3").walls("N1 N3 E4 W3 W5")
    match = play(city.to_act(0, "a1"), "guard")
    for cell in ("a1", "c1", "b3"):
        assert refused(match, f"station {cell}") == ("walled", {"cell": cell})


@proves("G2")
def test_a_site_with_one_of_its_two_walls_takes_a_guard() -> None:
    assert guarding(table().built(1, "d4 e5").walls("N1 E4 S1")) == ["a1", "d4", "e5"]


@proves("G3", rulings=["wall-for-the-vizier"])
def test_influence_for_a_guard() -> None:
    match = play(table().built(1, "d4").to_act(0, "a1"), "guard", "station a1")
    assert player(match, 0).influence == 1
    match = play(table().built(1, "d4").to_act(0, "a1"), "guard", "station d4")
    assert (player(match, 0).influence, player(match, 1).influence) == (2, 0)
    match = play(table(2).built(2, "d4").to_act(0, "a1"), "guard", "station d4")
    assert player(match, 0).influence == 2


@proves("G4", rulings=["no-servant-left"])
def test_without_a_servant_there_is_no_guard() -> None:
    city = table().built(1, "d4 e2").guards(0, "d4 e2")
    match = city.player(0, courtiers={"faith": 6}, cubes="red").to_act(0, "a1")
    assert player(match, 0).servants == 0
    assert refused(match, "guard") == ("no-servant", {"all": 8})
    assert offered(match) == ["favour", "act"]


@proves("G4")
def test_guards_and_courtiers_are_the_same_eight_servants() -> None:
    city = table().built(1, "d4 e2").guards(0, "d4 e2").player(0, courtiers={"faith": 5})
    match = play(city.to_act(0, "a1"), "guard", "station a1")
    assert player(match, 0).servants == 0
    assert player(match, 0).at_court() == 5


@proves("G5", rulings=["site-action-must-do"])
def test_the_main_action_guard_needs_a_site() -> None:
    match = table().guards(1, "a1").player(0, cubes="red").to_act(0, "a1")
    assert refused(match, "guard") == ("no-site-to-guard", {"servants": 8})
    assert "guard" not in offered(match)


@proves("G5")
def test_the_main_action_guard_cannot_be_declined() -> None:
    match = play(table().built(1, "d4").to_act(0, "a1"), "guard")
    assert refused(match, "pass") == ("not-now", {"count": 2})


@proves("G6", rulings=["bonuses-that-may-be-declined"])
def test_a_bonus_guard_may_be_declined() -> None:
    match = table().built(1, "d4").about_to("PlaceGuard", 0, bonus=1, left=1)
    assert offered(match) == ["station d4", "pass"]
    play(match, "pass")
    assert saved(match)["guards"] == {}
    assert (player(match, 0).servants, player(match, 0).influence) == (8, 0)


@proves("G6", rulings=["guard-bonus-without-site", "no-servant-left"])
def test_a_bonus_guard_without_a_site_or_a_servant_is_lost() -> None:
    match = table().built(1, "d4").guards(1, "d4").about_to("PlaceGuard", 0, bonus=1, left=1)
    assert (match.to_move, saved(match)["guards"]) == (1, {"d4": 1})
    city = table().built(1, "d4").player(0, courtiers=FULL_COURT)
    match = city.about_to("PlaceGuard", 0, bonus=1, left=1)
    assert (match.to_move, saved(match)["guards"]) == (1, {})


@proves("G7")
def test_guards_stay_over_the_end_of_the_first_year() -> None:
    match = table().built(1, "d4 e2").guards(0, "d4").guards(1, "e2").to_end_year()
    assert saved(match)["year"] == 2
    assert saved(match)["guards"] == {"e2": 1, "d4": 0}


@proves("G7")
def test_guards_go_home_with_the_raid() -> None:
    match = table().when(2).built(1, "d4").guards(0, "d4").to_end_year()
    assert saved(match)["guards"] == {}
    assert player(match, 0).servants == 8


@proves("G7", "U2")
def test_a_guard_goes_home_when_its_site_gets_an_upgrade() -> None:
    match = table().built(0, "d4").guards(1, "d4").about_to("PlaceUpgrade", 0, tile=5)
    play(match, "upgrade d4")
    assert saved(match)["guards"] == {}
    assert saved(match)["upgrades"] == {"d4": "white"}
    assert player(match, 1).servants == 8


@proves("G7", rulings=["no-servant-left"])
def test_nobody_calls_a_guard_back() -> None:
    city = table().built(1, "d4").guards(0, "d4 a1")
    match = city.player(0, courtiers={"faith": 6}, cubes="red").to_act(0, "a1")
    assert offered(match) == ["favour", "act"]
    play(match, "favour")
    assert saved(match)["guards"] == {"a1": 0, "d4": 0}
