"""Two players with the Grand Vizier (vizier.py): a third colour that only builds."""

from __future__ import annotations

import pytest

from serai import Match
from tests.games.merv.table import (
    VIZIER,
    Table,
    cubes,
    merv,
    player,
    proves,
    saved,
    saved_player,
    table,
)
from tests.games.playing import notes, offered, play, refused

NAME = 8  # of the Grand Vizier in notes


def two(*order: int) -> Table:
    """Two players, with the masters in this order."""
    return table(seats=2).order(*order)


def queue_of(match: Match) -> list[int]:
    """The masters in the queue, from the front."""
    found: list[int] = saved(match)["order"]
    return found


# --- his turn -----------------------------------------------------------------------------------


@proves("D1", "S2")
def test_three_masters_with_two_players() -> None:
    match = two(0, 2, 1).to_go(0)
    assert (match.seats, merv(match).masters()) == (2, 3)
    assert match.view(0)["vizier"] == VIZIER
    assert (player(match, VIZIER).buildings, len(match.scores)) == (9, 2)
    assert table(seats=3).to_go(0).view(0)["vizier"] is None


@proves("D1", "Y2")
def test_his_master_has_its_turn_in_its_order() -> None:
    match = two(0, 2, 1).to_go(0)
    play(match, "go N1", "activate a1", "favour")
    assert match.question == "vizier-space"
    play(match, "vizier N2", "house b1")
    assert (match.question, match.to_move) == ("space", 1)
    assert saved(match)["masters"] == {"0": "N1", "2": "N2"}
    play(match, "go N3", "activate c1", "favour")
    assert (saved(match)["phase"], sorted(queue_of(match))) == ("east", [0, 1, 2])


@proves("D1", rulings=["name-of-the-grand-vizier"])
def test_he_is_called_the_grand_vizier() -> None:
    here = two(2, 0, 1).standing(VIZIER, "N1")
    match = here.to_go(0)
    assert refused(match, "go N1") == ("space-taken", {"position": "N1", "seat": str(NAME)})
    refusal = match.why_not("go N1")
    assert refusal is not None
    assert "Grand Vizier" in refusal.text("en")
    assert "Großwesir" in refusal.text("de")


@proves("D2")
@pytest.mark.parametrize(
    ("order", "first"),
    [
        ((0, 1, 2), 0),
        ((1, 0, 2), 1),
        ((0, 2, 1), 0),
        ((1, 2, 0), 1),
        ((2, 0, 1), 0),
        ((2, 1, 0), 1),
    ],
)
def test_the_earlier_player_chooses_his_space_the_other_his_site(
    order: tuple[int, int, int], first: int
) -> None:
    match = two(*order).to_go(VIZIER)
    assert (match.question, match.to_move) == ("vizier-space", first)
    play(match, offered(match)[0])
    assert (match.question, match.to_move) == ("vizier-site", 1 - first)


@proves("D2", "T2")
def test_any_free_space_of_the_side_of_this_phase() -> None:
    match = two(0, 2, 1).standing(0, "N4").to_go(VIZIER)
    assert offered(match) == ["vizier N1", "vizier N2", "vizier N3", "vizier N5"]
    assert refused(match, "vizier N4") == ("space-taken", {"position": "N4", "seat": "0"})
    assert refused(match, "vizier E1") == ("other-side", {"position": "E1", "side": "north"})


@proves("D2", "A1")
def test_choosing_for_him_is_no_turn_of_ones_own() -> None:
    here = two(0, 2, 1)
    for number in (0, 1):
        here.player(number, influence=3, scrolls=1, goods="dates", cubes="red")
    match = here.to_go(VIZIER)
    assert offered(match, "contract") == []
    play(match, "vizier N3")
    assert offered(match, "contract") == []


@proves("D3")
def test_he_builds_on_an_empty_site_of_the_line() -> None:
    here = two(0, 2, 1).built(0, "c1").built(1, "c4").built(2, "c5")
    match = play(here.to_go(VIZIER), "vizier N3")
    assert saved(match)["buildings"]["c2"] == VIZIER  # the only one left
    here = two(0, 2, 1).built(0, "c1").built(1, "c4")
    match = play(here.to_go(VIZIER), "vizier N3")
    assert offered(match) == ["house c2", "house c5"]
    assert refused(match, "house c1") == ("site-built", {"cell": "c1", "seat": "0"})
    assert refused(match, "house c3") == ("camel-market-here", {"cell": "c3"})
    assert refused(match, "house a1") == ("not-in-line", {"cell": "a1", "position": "N3"})
    play(match, "house c5")
    assert saved(match)["buildings"] == {"c1": 0, "c4": 1, "c5": VIZIER}
    assert player(match, VIZIER).buildings == 8
    assert notes(match, "built") == []  # it was chosen, and that is told


@proves("D4", rulings=["vizier-any-space"])
def test_in_a_full_line_he_does_not_build() -> None:
    here = two(0, 2, 1).standing(0, "N5").built(0, "a1 a2 a3").built(1, "a4 a5")
    match = here.to_go(VIZIER)
    assert offered(match, "vizier") == ["vizier N1", "vizier N2", "vizier N3", "vizier N4"]
    play(match, "vizier N1")
    assert (match.question, match.to_move) == ("space", 1)  # nobody is asked for a site
    assert saved(match)["masters"]["2"] == "N1"
    assert player(match, VIZIER).buildings == 9


@proves("D4", rulings=["vizier-any-space"])
def test_without_a_building_left_he_does_not_build() -> None:
    here = two(0, 2, 1).built(VIZIER, "a1 b1 c1 d1 e1 a2 b2 c2 d2")
    match = here.to_go(VIZIER)
    assert len(offered(match)) == 4  # one space is taken, all others are open
    play(match, "vizier N1")
    assert (match.question, match.to_move) == ("space", 1)
    assert len(saved(match)["buildings"]) == 9


@proves("D4")
def test_his_last_building_is_still_built() -> None:
    here = two(0, 2, 1).built(VIZIER, "a1 b1 c1 d1 e1 a2 b2 c2")
    match = play(here.to_go(VIZIER), "vizier N1", "house a4")
    assert player(match, VIZIER).buildings == 0
    assert saved(match)["buildings"]["a4"] == VIZIER


@proves("D5")
def test_he_neither_produces_nor_acts() -> None:
    here = two(0, 2, 1).built(VIZIER, "a1 a2").built(0, "a3")
    before = saved_player(here.to_go(VIZIER), VIZIER)
    match = play(here.to_go(VIZIER), "vizier N1", "house a4")
    assert saved_player(match, VIZIER) == before
    assert (cubes(match, 0), cubes(match, 1), cubes(match, VIZIER)) == ({}, {}, {})
    assert match.to_move == 1


@proves("D5", "V7")
def test_he_scores_no_points() -> None:
    here = two(0, 2, 1).built(VIZIER, "c1 c2").built(0, "b3").walls("N3 W3")
    match = here.when(3).to_end_year()
    assert match.over
    assert (player(match, VIZIER).points, match.scores) == (0, [1, 0])
    assert set(match.view(0)["players"][VIZIER]["now"].values()) == {0}
    assert set(here.when(1).to_go(0).view(0)["players"][VIZIER]["now"].values()) == {0}


@proves("D5", "V1")
@pytest.mark.parametrize("order", [(2, 0, 1), (0, 2, 1), (0, 1, 2)])
def test_wherever_he_stands_both_players_are_scored(order: tuple[int, int, int]) -> None:
    here = two(*order).built(0, "a1").built(1, "b1 c1").built(VIZIER, "d1")
    assert here.to_score().scores == [1, 2]


# --- his camels ---------------------------------------------------------------------------------


@proves("D6", "Q7")
def test_he_takes_the_camels_of_the_queue_space_where_he_stops() -> None:
    here = two(0, 1, 2).standing(VIZIER, "N1").standing(0, "N3").standing(1, "N5")
    match = here.queue_camels("NE", 0, 0, 2).to_queue()
    assert queue_of(match) == [1, 0, 2]
    assert player(match, VIZIER).camels == 2
    assert saved(match)["queue_camels"]["NE"] == [0, 0, 0, 0]


@proves("D6", "Q5", rulings=["vizier-always-skips"])
@pytest.mark.parametrize(
    ("camels", "order", "left"), [(1, [1, 2, 0], 0), (2, [2, 1, 0], 0), (3, [2, 1, 0], 1)]
)
def test_he_skips_with_every_camel_while_a_free_space_remains(
    camels: int, order: list[int], left: int
) -> None:
    here = two(0, 1, 2).standing(VIZIER, "N1").standing(0, "N3").standing(1, "N5")
    match = here.player(VIZIER, camels=camels).to_queue()
    assert queue_of(match) == order
    assert player(match, VIZIER).camels == left
    assert saved(match)["queue_camels"]["NE"] == [0, 0, 0, 0]  # those who stopped took them
    assert player(match, 0).camels == 1
    assert player(match, 1).camels == (0 if camels == 1 else 1)


@proves("D6", rulings=["vizier-always-skips"])
def test_last_of_the_masters_he_has_nothing_to_skip() -> None:
    here = two(0, 1, 2).standing(VIZIER, "N5").standing(0, "N1").standing(1, "N3")
    match = here.player(VIZIER, camels=2).to_queue()
    assert queue_of(match) == [2, 1, 0]
    assert player(match, VIZIER).camels == 2


# --- his buildings ------------------------------------------------------------------------------


@proves("D7", rulings=["no-share-for-dummies"])
def test_his_buildings_work_for_the_player_and_bring_him_nothing() -> None:
    here = two(0, 2, 1).built(VIZIER, "a1 a3").upgrades(a1="tan", a3="white").built(0, "a2")
    match = play(here.to_activate(0, "N1"), "activate a1")
    assert cubes(match, 0) == {"red": 1, "tan": 1, "white": 1}
    assert cubes(match, VIZIER) == {}
    assert refused(match, "favour") is None


@proves("D8", "G3", "W5", rulings=["wall-for-the-vizier"])
def test_guards_and_walls_for_his_buildings_count_like_those_for_others() -> None:
    here = two(0, 2, 1).built(VIZIER, "a1 a2").player(0, cubes="red")
    match = play(here.to_act(0, "b5"), "guard", "station a1")
    assert player(match, 0).influence == 2
    match = play(here.to_act(0, "b5"), "act", "wall N1")
    assert player(match, 0).influence == 4


@proves("D9")
def test_his_unprotected_buildings_are_lost_without_a_question() -> None:
    here = two(2, 0, 1).built(VIZIER, "a1 c1 e5").built(0, "b1").guards(0, "e5").walls("N3")
    match = here.player(0, cubes="blue").when(2).to_end_year()
    assert (match.question, match.to_move) == ("ransom", 0)  # about b1
    assert saved(match)["buildings"] == {"b1": 0, "c1": VIZIER, "e5": VIZIER}
    assert player(match, VIZIER).buildings == 7
    assert [(note["seat"], note["cell"]) for note in notes(match, "lost")] == [(NAME, "a1")]
