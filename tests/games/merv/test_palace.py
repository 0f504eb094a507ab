"""The palace: courtiers, their prices, the first in a hall (palace.py)."""

from __future__ import annotations

import pytest

from serai import Match
from tests.games.merv.table import Table, cubes, player, proves, saved_player, table
from tests.games.playing import play, refused

COLOURS = {"knowledge": "blue", "spices": "red", "trade": "tan", "faith": "green"}
ALL = {"red": 9, "blue": 9, "green": 9, "tan": 9}


def at_court(city: Table) -> Match:
    """Seat 0 has just chosen the action of a palace."""
    return city.acting(0, "palace")


@proves("P1")
def test_several_courtiers_also_in_the_same_hall() -> None:
    match = at_court(table().player(0, cubes=ALL))
    play(match, "courtier knowledge", "courtier knowledge", "courtier trade", "done")
    assert saved_player(match, 0)["courtiers"] == {"knowledge": 2, "trade": 1}
    assert player(match, 0).servants == 5
    assert match.to_move == 1


@proves("P1")
def test_courtiers_stay_at_court_through_raid_and_scoring() -> None:
    halls = {"knowledge": 2, "faith": 1}
    match = table().when(2).player(0, courtiers=halls, favour=1, scrolls=1).to_end_year()
    play(match, "fund knowledge")
    assert saved_player(match, 0)["courtiers"] == halls
    assert player(match, 0).servants == 5


@proves("P1", "G4", rulings=["no-servant-left"])
def test_without_a_servant_nobody_goes_to_court() -> None:
    city = table().sites(c1="palace-red").camels(market="white")
    match = city.player(0, cubes=ALL, courtiers={"faith": 8}).to_act(0, "c1")
    assert refused(match, "act") == ("no-servant", {"all": 8})
    city = table().sites(c1="palace-red").camels(market="white")
    match = city.player(0, cubes=ALL, courtiers={"faith": 7}).to_act(0, "c1")
    play(match, "act", "courtier spices")
    assert refused(match, "courtier trade") == ("no-servant", {"all": 8})


@proves("P2", rulings=["courtiers-counted"])
def test_the_nth_courtier_costs_n_cubes_in_whatever_hall() -> None:
    match = at_court(table().player(0, cubes=ALL))
    left = dict(ALL)
    for price, hall in enumerate(["knowledge", "faith", "faith", "spices"], 1):
        play(match, f"courtier {hall}")
        left[COLOURS[hall]] -= price
        assert cubes(match, 0) == left


@proves("P2", rulings=["courtiers-counted"])
def test_courtiers_of_earlier_turns_count_and_those_of_others_do_not() -> None:
    city = table().player(0, cubes=ALL, courtiers="faith trade").player(1, courtiers="spices faith")
    match = play(at_court(city), "courtier knowledge")
    assert cubes(match, 0) == {**ALL, "blue": 6}


@proves("P3", rulings=["values-of-palace-and-market"])
@pytest.mark.parametrize(("hall", "colour"), COLOURS.items())
def test_each_hall_has_its_colour(hall: str, colour: str) -> None:
    city = table().player(0, cubes={**ALL, colour: 1})
    match = play(at_court(city), f"courtier {hall}")
    assert cubes(match, 0) == {name: 9 for name in ALL if name != colour}
    city = table().player(0, cubes={name: 1 for name in ALL if name != colour})
    match = at_court(city)
    assert refused(match, f"courtier {hall}") == ("too-few-cubes", {"missing": 1})


@proves("P4", rulings=["first-in-a-hall", "slip-copied-lists"])
def test_the_first_courtier_of_anybody_in_a_hall_brings_favour() -> None:
    city = table().player(0, cubes=ALL).player(1, courtiers="faith")
    match = play(at_court(city), "courtier knowledge")
    assert (player(match, 0).favour, player(match, 0).influence) == (1, 0)
    play(match, "courtier knowledge")
    assert player(match, 0).favour == 1
    play(match, "courtier faith")
    assert player(match, 0).favour == 1  # seat 1 was first there
    play(match, "courtier trade")
    assert player(match, 0).favour == 2
