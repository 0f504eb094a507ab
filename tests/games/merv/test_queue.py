"""The queue for the next phase: who goes first, where it stops, camels (queue.py)."""

from __future__ import annotations

import pytest

from serai import Match
from tests.games.merv.table import Table, player, proves, saved, table
from tests.games.playing import notes, offered, play, refused

CORNERS = {"north": "NE", "east": "SE", "south": "SW", "west": "NW"}


def masters(spaces: str, side: str = "N", seats: int = 0) -> Table:
    """Masters 0, 1, 2 … on these spaces of a side."""
    new = table(seats or len(spaces))
    for master, space in enumerate(spaces):
        new.standing(master, f"{side}{space}")
    return new


def places(match: Match) -> list[tuple[object, object]]:
    """Who stopped where, in the order of moving; places are counted from 1."""
    return [(note["seat"], note["place_number"]) for note in notes(match, "queued")]


@proves("Q1", rulings=["direction-of-the-masters"])
@pytest.mark.parametrize(("side", "next_side"), [("N", "east"), ("E", "south"), ("S", "west")])
def test_the_queue_forms_at_the_next_corner_clockwise(side: str, next_side: str) -> None:
    new = masters("124", side).player(2, camels=1)
    corner = CORNERS[new.facts["phase"]]
    match = new.queue_camels(corner, 1).to_queue()
    assert (saved(match)["phase"], saved(match)["masters"]) == (next_side, {})
    assert player(match, 2).camels == 2  # from the first space of that corner
    assert saved(match)["order"] == [2, 1, 0]


@proves("Q1", "Y3")
def test_after_the_west_the_queue_forms_at_the_north_western_corner() -> None:
    match = masters("124", "W").queue_camels("NW", 1, 1, 1).to_queue()
    assert (saved(match)["year"], saved(match)["phase"]) == (2, "north")
    assert [player(match, master).camels for master in range(3)] == [1, 1, 1]


@proves("Q2", "Q3", rulings=["queue-from-the-rear"])
def test_the_rearmost_master_moves_first_and_to_the_rear() -> None:
    match = masters("425").to_queue()
    assert places(match) == [(1, 3), (0, 2), (2, 1)]
    assert saved(match)["order"] == [2, 0, 1]


@proves("Q2", rulings=["queue-from-the-rear"])
@pytest.mark.parametrize("side", ["N", "E", "S", "W"])
def test_on_every_side_the_first_space_is_the_rearmost(side: str) -> None:
    match = masters("5132", side).to_queue()
    assert [seat for seat, _ in places(match)] == [1, 3, 2, 0]
    assert saved(match)["order"] == [0, 2, 3, 1]


@proves("Q3")
def test_an_occupied_space_is_passed_without_a_camel() -> None:
    match = masters("1245").player(0, camels=2).to_queue()
    play(match, "skip", "skip")
    assert places(match) == [(0, 2), (1, 4), (2, 3), (3, 1)]
    assert player(match, 2).camels == 1  # found on the third space
    assert player(match, 1).camels == 1


@proves("Q4")
def test_with_three_masters_the_fourth_space_is_not_used() -> None:
    for seats in (2, 3):
        match = masters("124", seats=seats).to_queue()
        assert [place for _, place in places(match)] == [3, 2, 1]
    match = masters("1245").queue_camels("NE", 0, 0, 0, 1).to_queue()
    assert places(match)[0] == (0, 4)
    assert saved(match)["queue_camels"]["NE"] == [0, 0, 0, 0]


@proves("Q5")
def test_a_camel_skips_a_space_and_lies_there() -> None:
    match = masters("124").player(0, camels=2).queue_camels("NE", 0, 0, 1).to_queue()
    assert (match.question, match.to_move) == ("skip", 0)
    assert offered(match) == ["skip", "stay"]
    play(match, "skip")
    assert saved(match)["queue_camels"]["NE"] == [0, 0, 2, 0]
    assert player(match, 0).camels == 1
    assert offered(match) == ["skip", "stay"]
    play(match, "skip")
    assert saved(match)["order"] == [0, 2, 1]
    assert [player(match, master).camels for master in range(3)] == [0, 2, 1]


@proves("Q5")
def test_skipping_is_voluntary() -> None:
    match = play(masters("124").player(0, camels=2).to_queue(), "stay")
    assert saved(match)["order"] == [2, 1, 0]
    assert player(match, 0).camels == 2


@proves("Q5")
def test_without_a_camel_nobody_is_asked() -> None:
    match = masters("124").to_queue()
    assert saved(match)["phase"] == "east"


@proves("Q6", rulings=["skip-needs-free-space"])
def test_the_last_free_space_is_not_skipped() -> None:
    match = masters("124").player(2, camels=3).to_queue()
    assert saved(match)["order"] == [2, 1, 0]  # nobody was asked
    assert player(match, 2).camels == 3
    match = masters("124").player(0, camels=3).to_queue()
    play(match, "skip", "skip")
    assert saved(match)["order"] == [0, 2, 1]
    assert player(match, 0).camels == 1


@proves("Q6", "Q3")
def test_a_space_further_ahead_must_be_free() -> None:
    match = masters("124").player(0, camels=2).player(1, camels=1).to_queue()
    play(match, "skip", "skip")
    assert (match.question, match.to_move) == ("skip", 1)  # the second space is free
    match = masters("124").player(0, camels=2).player(2, camels=1).to_queue()
    play(match, "skip", "skip")
    assert saved(match)["phase"] == "east"  # the front is taken, so seat 2 was not asked


@proves("Q7", rulings=["camels-are-taken"])
def test_whoever_stops_takes_all_camels_of_the_space() -> None:
    match = masters("124").queue_camels("NE", 0, 2).queue_camels("SE", 0, 1).to_queue()
    assert player(match, 1).camels == 2
    assert saved(match)["queue_camels"]["NE"] == [0, 0, 0, 0]
    assert saved(match)["queue_camels"]["SE"] == [0, 1, 0, 0]
    assert notes(match, "queue-camels") == [{"seat": 1, "count": 2}]


@proves("Q7")
def test_camels_of_skipped_spaces_stay_for_others() -> None:
    match = masters("124").player(0, camels=1).queue_camels("NE", 1, 0, 1).to_queue()
    play(match, "skip")
    assert [player(match, master).camels for master in range(3)] == [0, 2, 1]


@proves("Q1", "T2")
def test_no_other_move_is_possible_in_the_queue() -> None:
    match = masters("124").player(0, camels=1).to_queue()
    assert refused(match, "go E1") == ("not-now", {"count": 2})
    assert refused(match, "camels") == ("not-now", {"count": 2})
