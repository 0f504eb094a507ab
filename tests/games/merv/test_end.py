"""The end of the game (scoring.py, years.py): sets of spices, the winner, ties."""

from __future__ import annotations

import pytest

from serai import Match
from tests.games.merv.table import Table, proves, table
from tests.games.playing import notes


def ended(here: Table) -> Match:
    """The game after its last scoring, in which nobody has a choice."""
    match = here.when(3).to_score()
    assert match.over
    return match


@proves("E1", rulings=["sets-from-the-largest"])
@pytest.mark.parametrize(
    ("cards", "points"),
    [
        ((0, 0, 0, 0), 0),
        ((1, 0, 0, 0), 1),
        ((1, 1, 0, 0), 3),
        ((1, 1, 1, 0), 6),
        ((0, 1, 1, 1), 6),
        ((1, 1, 1, 1), 10),
        ((4, 0, 0, 0), 4),
        ((8, 0, 0, 0), 8),
        ((2, 2, 0, 0), 6),
        ((2, 2, 2, 0), 12),
        ((3, 2, 1, 1), 10 + 3 + 1),
        ((1, 1, 2, 3), 10 + 3 + 1),
        ((4, 4, 4, 4), 40),
        ((8, 6, 6, 4), 4 * 10 + 2 * 6 + 2 * 1),
    ],
)
def test_sets_of_different_spices(cards: tuple[int, int, int, int], points: int) -> None:
    names = ("juniper", "pepper", "saffron", "cardamom")
    match = ended(table().player(0, cards=dict(zip(names, cards, strict=True))))
    assert match.scores == [points, 0, 0]
    assert match.view(0)["players"][0]["ledger"]["sets"] == points


@proves("E1", "Y4")
@pytest.mark.parametrize("year", [1, 2])
def test_sets_score_only_at_the_end_of_the_game(year: int) -> None:
    match = table().player(0, cards="juniper pepper").when(year).to_score()
    assert (match.scores, match.over) == ([0, 0, 0], False)


@proves("E1", "Y4")
def test_sets_come_after_the_scoring_of_the_third_year() -> None:
    here = table().player(0, cards="juniper pepper", favour=1, courtiers="spices").built(0, "a1")
    match = here.when(3).to_score()
    assert match.over
    assert [note["source"] for note in notes(match, "points")] == ["spices", "buildings", "sets"]
    assert match.scores == [2 + 1 + 3, 0, 0]


@proves("E2")
def test_most_points_win() -> None:
    here = table().player(0, points=40).player(1, points=52).player(2, points=51, favour=9)
    match = ended(here)
    assert (match.winners, match.ranks, match.scores) == ([1], [3, 1, 2], [40, 52, 51])


@proves("E2")
def test_points_of_the_last_scoring_decide_too() -> None:
    here = table().player(0, points=40).player(1, points=38, cards="juniper pepper")
    assert ended(here).winners == [1]
    assert ended(table().player(0, points=40).player(1, points=40).built(1, "a1")).winners == [1]


@proves("E2")
def test_nobody_has_won_before_the_end() -> None:
    assert table().player(0, points=40).to_go(0).winners == []


@proves("E3")
def test_tie_goes_to_more_favour_then_more_influence_then_further_forward() -> None:
    here = table().player(0, points=40, favour=3, influence=20).order(0, 1, 2)
    here.player(1, points=40, favour=4, influence=1).player(2, points=39, favour=9, influence=20)
    match = ended(here)
    assert (match.winners, match.ranks) == ([1], [2, 1, 3])
    here = table().player(0, points=40, favour=4, influence=7).order(0, 1, 2)
    here.player(1, points=40, favour=4, influence=8).player(2, points=40, favour=3, influence=20)
    match = ended(here)
    assert (match.winners, match.ranks) == ([1], [2, 1, 3])


@proves("E3")
@pytest.mark.parametrize("order", [(0, 1, 2), (1, 2, 0), (2, 0, 1), (2, 1, 0)])
def test_last_tie_goes_to_the_master_further_forward_in_the_queue(
    order: tuple[int, int, int],
) -> None:
    here = table().order(*order)
    for number in range(3):
        here.player(number, points=40, favour=4, influence=7)
    match = ended(here)
    assert match.winners == [order[0]]
    assert [match.ranks[number] for number in order] == [1, 2, 3]


@proves("E3", "D5")
def test_grand_vizier_takes_no_part_in_the_ranking() -> None:
    match = ended(table(seats=2).player(0, points=1).player(1, points=2).order(2, 0, 1))
    assert (match.winners, match.ranks, match.scores) == ([1], [2, 1], [1, 2])
