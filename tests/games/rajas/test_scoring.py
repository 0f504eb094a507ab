"""The end of the game: trigger, last turns, winner, ranking (scoring.py, round.py, tracks.py)."""

from __future__ import annotations

import pytest

from serai import Match
from serai.games.rajas import tracks
from tests.games.playing import notes, offered, play, refused
from tests.games.rajas.table import Table, proves, rajas, seat, table


def nearly_there(here: Table, number: int) -> Table:
    """Two money more let the markers of this seat meet."""
    return here.player(number, money=60, fame=30, workers=5, waiting=[])


@proves("F1")
@pytest.mark.parametrize(
    ("money", "fame"), [(0, 61), (1, 60), (2, 60), (3, 59), (65, 28), (66, 28), (120, 1), (122, 0)]
)
def test_two_money_fields_lie_beside_each_fame_field(money: int, fame: int) -> None:
    assert tracks.opposite(money) == fame


@proves("F1", rulings=["beyond-the-tracks"])
def test_counting_goes_on_beyond_the_tracks() -> None:
    assert tracks.opposite(130) == -4
    match = table().player(0, money=119, fame=0, workers=5, waiting=[], bonus=4).to_move(0)
    play(match, "front", "done")
    assert (seat(match, 0).money, match.scores[0]) == (121, 0)
    match = table().player(0, money=0, fame=60, workers=5, waiting=[], dice="b1").to_move(0)
    play(match, "chamber mogul")
    assert (seat(match, 0).fame, match.scores[0]) == (62, 1)


@proves("F1", rulings=["when-markers-have-met"])
@pytest.mark.parametrize(("money", "met"), [(58, False), (59, True), (60, True)])
def test_markers_meet_on_the_same_field_or_pass_each_other(money: int, met: bool) -> None:
    """Fame 30 lies beside money 61 and 62."""
    match = table().player(0, money=money, fame=30, workers=5, waiting=[]).to_move(0)
    play(match, "front", "done")
    assert bool(seat(match, 0).met) == met
    assert notes(match, "markers-met") == ([{"seat": 0, "fame": 30, "money": money + 2}] * met)


@proves("F1")
def test_fame_makes_the_markers_meet_too() -> None:
    match = table().player(0, money=60, fame=29, dice="b1", workers=5, waiting=[]).to_move(0)
    play(match, "chamber mogul", "sail 0")
    assert seat(match, 0).met == 1
    assert match.scores[0] == 0


@proves("F1", rulings=["when-markers-have-met"])
def test_meeting_is_seen_in_the_middle_of_an_action_which_is_played_out() -> None:
    here = table().player(0, money=60, fame=30, workers=5, waiting=[], dice="b1")
    match = here.to_move(0)
    play(match, "front")
    assert seat(match, 0).met == 1
    assert (match.to_move, match.question) == (0, "reroll")


@proves("F2", rulings=["turns-after-the-trigger"])
def test_pass_is_played_to_its_end() -> None:
    match = nearly_there(table(seats=4), 2).to_move(2, start=1, lap=2)
    play(match, "front", "done")
    assert match.winners == []
    for number in (3, 0):
        assert match.to_move == number
        play(match, "front", "done")
    assert match.over
    assert match.winners == [2]


@proves("F2", rulings=["turns-after-the-trigger"])
def test_last_player_of_the_pass_ends_the_game_at_once() -> None:
    match = nearly_there(table(seats=3), 0).to_move(0, start=1)
    play(match, "front", "done")
    assert match.over
    assert match.winners == [0]
    assert match.options == []
    assert refused(match, "front") == ("game-over", {"seats": 3})


@proves("F2", rulings=["turns-after-the-trigger"])
def test_who_has_no_worker_left_has_no_last_turn() -> None:
    here = nearly_there(table(seats=3), 0).board(front=[1, 1], terrace={"blue": 1})
    match = here.to_move(0, lap=4)
    play(match, "front", "done")
    assert match.to_move == 2
    play(match, "front", "done")
    assert match.over


@proves("F2")
def test_nobody_has_more_than_one_last_turn() -> None:
    match = nearly_there(table(), 0).to_move(0)
    play(match, "front", "done")
    assert seat(match, 1).ready == 3
    play(match, "front", "done")
    assert match.over
    assert seat(match, 1).ready == 2


@proves("F3")
def test_wider_margin_beats_the_player_who_met_first() -> None:
    """The second player scores a market of 3 and comes out one fame field further."""
    match = (
        nearly_there(table(), 0)
        .player(1, money=60, fame=30, workers=5, waiting=[], province={"b1": ("G07", "ES")})
        .to_move(0)
    )
    play(match, "front", "done", "mixed")
    assert [seat(match, number).money for number in range(2)] == [62, 63]
    assert match.scores == [0, 1]
    assert match.winners == [1]
    assert match.ranks == [2, 1]


def tied(first: int) -> Match:
    """Two players meet with equal margins, one after the other."""
    here = nearly_there(nearly_there(table(seats=3), 0), 1)
    match = here.to_move(first, start=first)
    for _ in range(3):
        play(match, "front", "done")
    assert match.over
    return match


@proves("F3")
def test_tie_goes_to_whose_markers_met_first() -> None:
    assert tied(0).winners == [0]
    assert tied(1).winners == [1]
    assert tied(0).scores == tied(1).scores == [0, 0, -60]
    assert tied(0).ranks == [1, 2, 3]
    assert tied(1).ranks == [2, 1, 3]


@proves("F3")
def test_where_the_money_marker_stands_makes_no_difference() -> None:
    here = table(seats=3).player(0, money=63, fame=30, met=1).player(1, money=52, fame=36, met=2)
    assert here.to_move(2).scores[:2] == [1, 1]


@proves("F3", rulings=["money-paid-after-meeting"])
def test_margin_at_the_end_counts() -> None:
    """In the last turn money is paid first and then earned; only the sum counts."""
    match = (
        nearly_there(table(), 0)
        .player(1, money=62, fame=29, dice="b6 b6", workers=5, waiting=[], levels={"mill": 4})
        .board(quarry=[0, 0, 0])
        .offer("B15")
        .to_move(0)
    )
    play(match, "front", "done")
    play(match, "quarry", "tile B15", "pay b6 b6", "lay c2 NESW", "*")
    while not match.over:
        match.play(offered(match)[0])
    assert (seat(match, 1).money, seat(match, 1).fame) == (58, 29 + 2 + 4)
    assert match.scores[1] == 35 - 32
    assert match.winners == [1]


@proves("F4", rulings=["ranking-of-the-rest"])
def test_others_are_ranked_by_the_fame_they_lack() -> None:
    here = (
        nearly_there(table(seats=4), 0)
        .player(1, money=40, fame=10)
        .player(2, money=38, fame=20)
        .player(3, money=40, fame=10)
    )
    match = here.to_move(0)
    for _ in range(4):
        play(match, "front", "done")
    assert match.over
    assert match.scores == [0, -30, -21, -30]
    assert match.ranks == [1, 3, 2, 3]


@proves("F1")
def test_scores_can_be_read_at_any_time() -> None:
    match = table().player(0, money=20, fame=30).to_move(0)
    assert match.scores == [30 - 51, 0 - 61]
    assert match.winners == []


@proves("F2", "E1")
def test_no_new_round_begins_after_the_end() -> None:
    match = nearly_there(table(), 1).to_move(1)
    play(match, "front", "done")
    assert match.over
    assert rajas(match).round == 1
