"""Years and phases: which side, whose turn, what comes at the end of a year (years.py)."""

from __future__ import annotations

import pytest

import serai
from serai import Match
from tests.games.merv.table import Table, player, proves, saved, table
from tests.games.playing import notes, offered, play, refused

SIDES = ["north", "east", "south", "west"]


def idle(match: Match) -> Match:
    """One decision, favour wherever it can be had; otherwise the first that is offered."""
    moves = offered(match)
    for wanted in ("favour", "done", "lose", "stay", "end"):
        if wanted in moves:
            match.play(wanted)
            return match
    match.play(match.options[0])
    return match


@proves("Y1", "Y2", "Y4", rulings=["direction-of-the-masters"])
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_game_has_three_years_of_four_phases_with_a_turn_for_everybody(seats: int) -> None:
    match = serai.new("merv", seats=seats, seed=7)
    turns: list[list[int | None]] = []
    orders: list[list[int]] = []
    while not match.over:
        if match.question in ("space", "vizier-space"):
            facts = saved(match)
            if not facts["masters"]:
                orders.append(facts["order"])
                turns.append([])
            turns[-1].append(match.to_move if match.question == "space" else 2)
        idle(match)
    assert [note["year"] for note in notes(match, "year-begins")] == [1, 2, 3]
    assert [note["side"] for note in notes(match, "phase-begins")] == SIDES * 3
    assert turns == orders  # from the front of each queue to its rear
    for seat in range(seats):
        assert sum(turn.count(seat) for turn in turns) == 12


@proves("Y1")
def test_a_space_of_another_side_is_refused() -> None:
    match = table().when(1, "south").to_go(0)
    assert offered(match, "go") == [f"go S{k}" for k in range(1, 6)]
    assert refused(match, "go N1") == ("other-side", {"position": "N1", "side": "south"})
    assert refused(match, "go W5") == ("other-side", {"position": "W5", "side": "south"})


@proves("Y2")
def test_turns_follow_the_queue_and_not_the_seats() -> None:
    match = table(4).order(2, 0, 3, 1).to_go(2)
    movers = []
    for space, cell in zip(("N1", "N2", "N4", "N5"), ("a1", "b1", "d1", "e1"), strict=True):
        movers.append(match.to_move)
        play(match, f"go {space}", f"activate {cell}", "favour")
    assert movers == [2, 0, 3, 1]
    assert saved(match)["phase"] == "east"


def about_to_end(year: int) -> Table:
    """Seat 0 has a camel for the queue, a cube for the raid and favour for one of two courtiers."""
    wests = table().when(year, "west").built(0, "a1")
    wests.player(0, camels=1, cubes="red", favour=1, courtiers="knowledge trade", scrolls=1)
    return wests.standing(0, "W1").standing(1, "W2").standing(2, "W4")


@proves("Y3", rulings=["queue-before-the-raid"])
@pytest.mark.parametrize("year", [2, 3])
def test_a_year_ends_with_the_queue_then_the_raid_then_the_scoring(year: int) -> None:
    match = about_to_end(year).to_queue()
    assert (match.question, match.to_move) == ("skip", 0)
    play(match, "skip")
    assert (match.question, match.to_move) == ("ransom", 0)
    assert saved(match)["order"] == [2, 0, 1]
    assert player(match, 1).camels == 1
    play(match, "ransom red")
    assert (match.question, match.to_move) == ("fund", 0)
    assert player(match, 0).points == 0


@proves("Y3", rulings=["queue-before-the-raid"])
def test_the_first_year_ends_without_a_raid() -> None:
    match = about_to_end(1).to_queue()
    play(match, "skip")
    assert match.question == "fund"
    assert notes(match, "raid") == []
    play(match, "fund knowledge")
    assert player(match, 0).points == 1 + 1  # the scroll and the building
    facts = saved(match)
    assert (facts["year"], facts["phase"], facts["order"]) == (2, "north", [2, 0, 1])
    assert match.to_move == 2


@proves("Y4")
def test_the_game_ends_after_the_third_scoring_with_the_sets() -> None:
    match = table().when(3).built(0, "a1 b1").player(0, cards="juniper pepper").to_score()
    assert match.over
    assert player(match, 0).points == 2 + 3
    assert refused(match, "go N1") == ("game-over", {"seats": 3})


@proves("Y4")
def test_the_second_scoring_does_not_end_the_game() -> None:
    match = table().when(2).built(0, "a1 b1").player(0, cards="juniper pepper").to_score()
    assert not match.over
    assert player(match, 0).points == 2
    assert saved(match)["year"] == 3
