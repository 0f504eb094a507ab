"""Favour, influence and points (tracks.py)."""

from __future__ import annotations

import pytest

from serai import Match
from serai.games.merv import tracks
from tests.games.merv.table import merv, player, proves, table
from tests.games.playing import notes, play


def after_favour(favour: int, influence: int, steps: int) -> Match:
    """The match after a gain of favour in one go."""
    match = table().player(0, favour=favour, influence=influence).to_go(0)
    tracks.gain_favour(merv(match), 0, steps)
    return match


def after_influence(favour: int, influence: int, steps: int) -> Match:
    """The match after a gain of influence in one go."""
    match = table().player(0, favour=favour, influence=influence).to_go(0)
    tracks.gain_influence(merv(match), 0, steps)
    return match


def standing(match: Match) -> tuple[int, int, int]:
    """Favour, influence, points."""
    p = player(match, 0)
    return int(p.favour), int(p.influence), int(p.points)


@proves("B1", rulings=["values-of-the-tracks"])
def test_points_of_every_space_of_the_favour_track() -> None:
    points = {4: 1, 6: 1, 8: 2, 10: 3}
    for space in range(1, 11):
        assert standing(after_favour(space - 1, 0, 1)) == (space, 0, points.get(space, 0))


@proves("B1")
@pytest.mark.parametrize(
    ("start", "steps", "points"), [(3, 1, 1), (3, 2, 1), (3, 3, 2), (0, 3, 0), (0, 10, 7)]
)
def test_points_of_favour_also_when_passing(start: int, steps: int, points: int) -> None:
    match = after_favour(start, 0, steps)
    assert standing(match) == (start + steps, 0, points)
    assert match.view(0)["players"][0]["ledger"]["favour"] == points


@proves("B1")
def test_points_of_favour_come_at_once_in_the_game() -> None:
    match = table().player(0, favour=3).to_act(0, "a1")
    play(match, "favour")
    assert standing(match) == (4, 0, 1)
    assert match.scores == [1, 0, 0]


@proves("B2", rulings=["values-of-the-tracks", "slip-points-on-influence"])
def test_points_of_every_space_of_the_influence_track() -> None:
    points = {6: 1, 10: 2, 14: 3, 17: 4, 20: 5}
    for space in range(1, 21):
        assert standing(after_influence(0, space - 1, 1)) == (0, space, points.get(space, 0))


@proves("B2", rulings=["slip-points-on-influence"])
@pytest.mark.parametrize(
    ("start", "steps", "points"), [(5, 1, 1), (5, 2, 1), (9, 5, 5), (0, 5, 0), (0, 20, 15)]
)
def test_points_of_influence_also_when_passing(start: int, steps: int, points: int) -> None:
    match = after_influence(0, start, steps)
    assert standing(match) == (0, start + steps, points)
    assert match.view(0)["players"][0]["ledger"]["influence"] == points


@proves("B2")
def test_points_of_influence_come_at_once_in_the_game() -> None:
    match = table().player(0, influence=5).built(1, "b1").to_act(0, "a1")
    play(match, "guard", "station b1")
    assert standing(match) == (0, 7, 1)


@proves("B3", rulings=["overflow-by-steps"])
@pytest.mark.parametrize(
    ("favour", "influence", "steps", "found"),
    [
        (10, 3, 1, (10, 4, 0)),
        (9, 3, 1, (10, 3, 3)),
        (9, 3, 2, (10, 4, 3)),
        (9, 5, 3, (10, 7, 3 + 1)),
        (10, 19, 2, (10, 20, 5)),
    ],
)
def test_favour_beyond_the_end_becomes_influence_step_by_step(
    favour: int, influence: int, steps: int, found: tuple[int, int, int]
) -> None:
    assert standing(after_favour(favour, influence, steps)) == found


@proves("B4", rulings=["overflow-by-steps"])
@pytest.mark.parametrize(
    ("favour", "influence", "steps", "found"),
    [
        (0, 20, 1, (1, 20, 0)),
        (3, 19, 2, (4, 20, 5 + 1)),
        (9, 20, 2, (10, 20, 3)),
        (0, 18, 4, (2, 20, 5)),
    ],
)
def test_influence_beyond_the_end_becomes_favour_step_by_step(
    favour: int, influence: int, steps: int, found: tuple[int, int, int]
) -> None:
    assert standing(after_influence(favour, influence, steps)) == found


@proves("B3", "B4")
def test_notes_tell_of_the_track_that_really_rose() -> None:
    match = after_favour(9, 3, 2)
    assert [note["count"] for note in notes(match, "favour-gained")] == [1]
    assert [note["count"] for note in notes(match, "influence-gained")] == [1]
    match = after_influence(2, 3, 1)
    assert notes(match, "favour-gained") == []
    match = after_influence(2, 20, 1)
    assert notes(match, "influence-gained") == []
    assert [note["total"] for note in notes(match, "favour-gained")] == [3]


@proves("B1", "B2")
def test_notes_tell_of_points_where_there_are_any() -> None:
    assert notes(after_favour(2, 0, 1), "points") == []
    match = after_influence(3, 20, 1)
    assert [(note["source"], note["count"]) for note in notes(match, "points")] == [("favour", 1)]


@proves("B5", rulings=["overflow-by-steps"])
def test_with_both_markers_at_the_end_nothing_is_gained() -> None:
    assert standing(after_favour(10, 20, 3)) == (10, 20, 0)
    assert standing(after_influence(10, 20, 3)) == (10, 20, 0)
    match = table().player(0, favour=10, influence=20).to_act(0, "a1")
    play(match, "favour")  # still a move
    assert standing(match) == (10, 20, 0)


@proves("B6", rulings=["favour-points-again"])
def test_points_of_favour_can_be_earned_again_after_spending() -> None:
    here = table().player(0, favour=5, courtiers="knowledge knowledge", scrolls=1)
    match = here.to_score()
    assert standing(match) == (3, 0, 2)
    play(match, "go N1", "activate a1", "favour")
    assert standing(match) == (4, 0, 2 + 1)


@proves("B6")
def test_going_back_costs_no_points_and_influence_never_drops() -> None:
    here = table().player(0, favour=4, influence=7, points=9, courtiers="faith", path=1)
    match = here.to_score()
    assert standing(match) == (3, 7, 9 + 1)
