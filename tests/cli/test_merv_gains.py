"""What the list of moves of Merv says about each: what it brings, what it costs, what it saves."""

import pytest

from serai.cli.boards.merv import telling
from serai.cli.listing import gain_of
from serai.cli.screen import question
from serai.table.match import Match
from tests.cli.merv_table import BOARD, asked, hand_made, plain, played, scene_of


def gain(match: Match, move: str) -> str:
    return gain_of(scene_of(match), BOARD, match.parse(move)).plain


def wealthy(*moves: str) -> Match:
    """The position made by hand, with a choice of cubes."""
    match = hand_made()
    for move in moves:
        match.play(move)
    return match


def test_a_wall_tells_what_it_makes_safe_and_its_influence_once() -> None:
    match = wealthy("go N3", "activate c5", "act")
    assert gain(match, "wall W5").startswith("✓●a1 i+1")
    assert gain(match, "wall S1").startswith("✓▲e5 i+2")
    assert "i+0" not in gain(match, "wall E1")
    for move in match.options:
        assert gain(match, match.notation(move)).count("i+") <= 1


def test_a_wall_that_is_said_to_save_a_building_does() -> None:
    match = wealthy("go N3", "activate c5", "act", "wall W5")
    while match.question != "wall" and len(match.view(0)["walls"]) == 4:
        match.play(match.options[0])
    assert "a1" not in match.view(0)["raid"]["hits"]


def test_the_action_of_a_site_is_named() -> None:
    assert gain(wealthy("go N3", "activate c5"), "act").startswith("fortification")


def test_cubes_that_are_words_of_the_move_are_not_said_again() -> None:
    match = wealthy("go N4", "activate d2", "act")
    assert gain(match, "study red") == "s+1"
    assert gain(wealthy("go N4"), "contract I-F red") == "p+6 ♥+1 car−1"


def test_the_bill_of_a_courtier() -> None:
    match = wealthy("go N2", "activate b2", "act")
    assert gain(match, "courtier spices") == "RR"


def test_funding_tells_only_what_the_courtier_scores() -> None:
    for match in played(3, 4, 1):
        if match.question == "fund":
            view = match.view(None)["players"][match.to_move or 0]
            for move in map(match.notation, match.options):
                points = gain(match, move).partition(" ")[0]
                if move.startswith("fund"):
                    worth = view["hall_values"][move.split()[1]]
                    assert points == f"p+{worth}"
                else:
                    assert not points.startswith("p")


def test_what_the_year_brings_anyway_is_no_gain_of_a_move() -> None:
    for match in played(1, 4, 1):
        if match.question == "skip":
            assert "p+" not in gain(match, "stay")


def test_the_moves_of_the_grand_vizier_are_told_once() -> None:
    match = list(played(2, 4, 40))[-1]
    told = plain(telling.turns(scene_of(match), match.log))
    assert any("vizier N" in line for line in told)
    assert not [line for line in told if line.startswith("▲")]


def test_where_somebody_would_stay_in_the_queue() -> None:
    match = asked("skip")
    going = match.view(None)["progress"]
    assert gain(match, "stay").startswith(f"{going['corner']} {going['stops_at']}")


@pytest.mark.parametrize("name", ["skip", "ransom"])
def test_no_question_begins_twice_with_the_same_word(name: str) -> None:
    text = question(scene_of(asked(name)), BOARD)[0].plain
    assert "›" not in text


def test_tidings_leave_out_what_goes_without_saying() -> None:
    for match in played(3, 4, 40):
        told = plain(telling.turns(scene_of(match), match.log))
        assert not [line for line in told if "; pay" in line or "; done" in line or "stay" in line]
    assert told
