"""Rounds, turns and what may be done at any time of the own turn (rounds.py, anytime.py)."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from serai import Match
from serai.core.speech import Problem
from serai.table import positions, written_match
from tests.games.agra.table import Table, agra, goods, proves, saved, saved_player, seat, table
from tests.games.playing import offered, play, refused


@proves("T1")
def test_turns_go_clockwise_from_the_start_player_and_so_does_every_round() -> None:
    match = table(3).to_act(2, start=2)
    order = []
    for _ in range(7):
        order.append((saved(match)["round"], match.to_move))
        if match.question == "meditate":
            play(match, "done")
        play(match, "place botanist", "done")
    assert order == [(1, 2), (1, 0), (1, 1), (2, 2), (2, 0), (2, 1), (3, 2)]


@proves("T2")
def test_the_three_phases_of_a_turn() -> None:
    match = table().player(0, goods="curry cement").standing(0, "sailor").to_meditate(0)
    assert (match.question, saved(match)["phase"]) == ("meditate", "meditation")
    play(match, "done")
    assert (match.question, saved(match)["phase"]) == ("place", "action")
    play(match, "place wood")
    assert (match.question, saved(match)["phase"]) == ("serve", "order")
    play(match, "done")
    assert (match.to_move, match.question) == (1, "place")


@proves("T2", "A1")
def test_the_main_action_cannot_be_left_out() -> None:
    match = table().to_act(0)
    assert refused(match, "done") == ("not-now", {"count": 9})
    assert refused(match, "end") == ("not-now", {"count": 9})


@proves("T2")
def test_every_phase_has_its_own_moves() -> None:
    match = table().player(0, goods="curry").standing(0, "sailor").to_act(0)
    assert refused(match, "lay sailor") == ("not-now", {"count": 9})
    assert refused(match, "akbar curry") == ("not-now", {"count": 9})
    match = table().player(0, goods="curry").standing(0, "sailor").to_serve(0)
    assert refused(match, "place wood") == ("not-now", {"count": 2})


# --- secondary actions ------------------------------------------------------------------------


def rich() -> Table:
    """Seat 0 can use favour, oil and the English Trader."""
    here = table().player(0, favour=4, goods="oil wood wood", contracts="english-trader caliph")
    return here.lying(0, "cotton")


def running_out() -> Match:
    """Seat 0 produces two sandstones without a marker for them."""
    here = table().player(0, favour=4, goods={"oil": 1, "wood": 17}, contracts="english-trader")
    return play(here.merchant("wood").lying(0, "cotton").to_act(0), "place sandstone")


LARGE_QUESTIONS: dict[str, Callable[[], Match]] = {
    "meditate": lambda: rich().standing(0, "turmeric").to_meditate(0),
    "place": lambda: rich().to_act(0),
    "architect": lambda: play(rich().to_act(0), "place architect"),
    "sailor": lambda: play(rich().to_act(0), "place sailor"),
    "trader": lambda: play(rich().to_act(0), "place trader"),
    "botanist": lambda: play(rich().to_act(0), "place botanist"),
    "make": lambda: play(rich().built("boards").to_act(0), "place boards"),
    "serve": lambda: rich().to_serve(0),
    "end-turn": lambda: play(rich().to_serve(0), "akbar oil"),
    "room": running_out,
}


@proves("T3", rulings=["any-time-means", "secondary-actions-when"])
@pytest.mark.parametrize("question", LARGE_QUESTIONS)
def test_secondary_actions_at_every_larger_question_of_the_own_turn(question: str) -> None:
    match = LARGE_QUESTIONS[question]()
    assert match.question == question
    before = offered(match)
    assert "use good" in before
    if goods(match, 0).get("oil"):
        assert "oil" in before
    play(match, "use good", "take turmeric")
    assert goods(match, 0).get("turmeric") == 1
    assert match.question == question, "the open question is asked again"


@proves("T4", rulings=["any-time-means"])
@pytest.mark.parametrize("question", sorted(LARGE_QUESTIONS))
def test_abilities_at_every_larger_question_of_the_own_turn(question: str) -> None:
    match = LARGE_QUESTIONS[question]()
    play(match, "english", "trade wood turmeric")
    assert goods(match, 0)["turmeric"] == 1
    assert match.question == question


@proves("T3", "T4", rulings=["any-time-means"])
def test_no_secondary_actions_within_a_short_choice() -> None:
    match = play(rich().to_act(0), "use good")
    assert offered(match) == ["take sandstone", "take wood", "take turmeric", "take cotton"]
    assert refused(match, "oil") == ("not-now", {"count": 4})
    assert refused(match, "english") == ("not-now", {"count": 4})


@proves("T3", "T4", rulings=["secondary-actions-when"])
def test_nothing_at_any_time_in_the_turn_of_another_player() -> None:
    here = table().player(0, goods="wood").built("boards")
    here.player(1, favour=4, goods="wood oil", contracts="english-trader").lying(1, "cotton")
    match = play(here.to_act(0), "place boards", "make 1")
    assert match.to_move == 1
    assert offered(match) == ["follow", "pass"]
    assert refused(match, "use good") == ("not-now", {"count": 2})
    assert refused(match, "english") == ("not-now", {"count": 2})


@proves("T3")
def test_secondary_actions_do_not_replace_the_main_action() -> None:
    match = table().player(0, favour=6, goods="wood clothes").to_act(0)
    play(match, "use good", "take wood", "use process", "process boards", "clothes")
    assert match.question == "place"
    assert len(offered(match, "place")) == 9


@proves("T4")
def test_the_ability_of_somebody_else_s_notable_is_refused() -> None:
    match = table().player(0, goods="wood").player(1, contracts="english-trader").to_act(0)
    assert refused(match, "english") == ("not-your-notable", {"notable": "english-trader"})


@proves("T5", rulings=["used-favour-action"])
def test_markers_of_used_actions_and_luxuries_return_at_the_end_of_the_turn() -> None:
    match = table().player(0, favour=2, goods="clothes curry").to_act(0)
    assert seat(match, 0).supply == 18
    play(match, "use good", "take wood", "clothes", "place architect", "done")
    used = saved_player(match, 0)["used"]
    assert (used["actions"], used["luxuries"]) == (["good"], ["clothes"])
    assert seat(match, 0).supply == 18
    play(match, "done")
    used = saved_player(match, 0)["used"]
    assert (used["actions"], used["luxuries"]) == ([], [])
    assert seat(match, 0).supply == 20


@proves("T5")
def test_abilities_are_fresh_again_in_the_next_turn() -> None:
    here = table().player(0, goods="wood oil oil", contracts="english-trader")
    match = here.lying(0, "cotton", "wood").to_act(0)
    play(match, "english", "trade wood cotton", "oil", "stand cotton")
    assert refused(match, "english") == ("notable-used", {"notable": "english-trader"})
    assert refused(match, "oil") == ("oil-curry-once", {"count": 1})
    play(match, "place botanist", "done", "done", "place botanist", "done")
    assert match.to_move == 0
    assert saved_player(match, 0)["used"] == {
        "actions": [],
        "luxuries": [],
        "notables": [],
        "oil_curry": False,
    }
    assert refused(match, "english") is None
    assert refused(match, "oil") is None
    assert agra(match).round == 2


@pytest.mark.parametrize("rule", range(-2, 0))
def test_a_position_in_which_somebody_takes_the_turn_of_another_is_refused(rule: int) -> None:
    """What they used would never come back: marks come back at the end of one's own turn."""
    match = table().standing(0, "trader").to_meditate(0)
    facts = written_match.position_of(match)
    assert facts["stack"][rule]["rule"] in ("Turn", "Meditation")
    facts["stack"][rule]["by"] = 1
    with pytest.raises(Problem, match="a turn of somebody else"):
        positions.read({"agra": match.game}, facts, None, "ask")
