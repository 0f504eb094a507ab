"""Standing answers: a question that a seat answers once for all."""

from __future__ import annotations

import pytest

import serai
from serai.house.told_state import draft_told
from serai.table.events import Seat
from serai.table.table import Table
from tests.games.agra.table import seat, table
from tests.games.playing import play
from tests.table.tables import ANNA, BEN, BOT, CARL, SEED, reloaded


def two_with_wood() -> serai.Match:
    """Seat 0 is about to process wood in the paper mill; the others hold wood too."""
    return (
        table(seats=3)
        .built("paper")
        .player(0, goods="wood wood")
        .player(1, goods="wood")
        .player(2, goods="wood")
        .to_act(0)
    )


def one_step() -> serai.Match:
    """Seat 0 has served the Mahout with the sailor: one step of influence is due."""
    here = table(seats=3).river("mahout").player(0, goods="wood wood oil")
    return play(here.to_act(0), "place sailor", "deliver wood mahout")


def merchants(match: serai.Match) -> int:
    return int(seat(match, 0).step(1))


def test_what_is_usual_holds_until_somebody_says_something_else() -> None:
    match = two_with_wood()
    usual = {"follow": "ask", "shelter": "ask", "rise": "always", "ability": "always"}
    assert match.standing(1) == usual
    assert serai.new("agra", seats=2).standing(0) == usual
    assert serai.replay(match.transcript()).standing(2) == usual
    play(match, "place paper", "make 1")
    assert (match.to_move, match.question) == (1, "follow")


def test_always_and_never_spare_the_question() -> None:
    match = two_with_wood()
    match.stand(1, "follow", "always")
    match.stand(2, "follow", "never")
    assert match.standing(1)["follow"] == "always"
    assert match.standing(2)["follow"] == "never"
    play(match, "place paper", "make 1")
    assert match.question != "follow"
    assert seat(match, 1).goods[9] == 1
    assert seat(match, 2).goods[9] == 0
    assert seat(match, 0).favour == 1


def test_a_standing_answer_holds_for_the_open_question() -> None:
    match = two_with_wood()
    match.stand(2, "follow", "never")
    play(match, "place paper", "make 1")
    match.stand(1, "follow", "never")
    assert match.question != "follow"
    assert seat(match, 1).goods[9] == 0


def test_back_to_ask() -> None:
    match = two_with_wood()
    match.stand(1, "follow", "always")
    match.stand(1, "follow", "ask")
    play(match, "place paper", "make 1")
    assert (match.to_move, match.question) == (1, "follow")


def test_answers_are_moves_like_any_others() -> None:
    match = two_with_wood()
    match.stand(1, "follow", "always")
    match.stand(2, "follow", "never")
    play(match, "place paper", "make 1")
    again = serai.replay(match.transcript())
    assert again.digest() == match.digest()
    assert again.standing(1)["follow"] == "ask"


def test_the_usual_answer_is_a_move_of_its_own_and_needs_no_question() -> None:
    match = play(one_step(), "done")
    assert (merchants(match), match.question) == (1, "serve")
    assert "0 influence merchants" in match.transcript()


def test_nothing_is_answered_by_itself_while_a_transcript_is_played_again() -> None:
    match = one_step()
    match.stand(0, "rise", "ask")
    play(match, "done")
    assert match.question == "rise"
    again = serai.replay(match.transcript())  # it ends with the open question
    assert (again.digest(), again.question) == (match.digest(), "rise")
    play(match, "pass")
    again = serai.replay(match.transcript())
    assert (again.digest(), merchants(again)) == (match.digest(), 0)


def test_a_position_is_opened_as_it_is() -> None:
    match = one_step()
    match.stand(0, "rise", "ask")
    play(match, "done")
    again = serai.from_json(match.to_json())
    assert (again.digest(), again.standing(0)["rise"]) == (match.digest(), "always")


def test_never_holds_against_what_is_usual() -> None:
    match = one_step()
    match.stand(0, "rise", "never")
    play(match, "done")
    assert (merchants(match), match.question) == (0, "serve")


def test_a_preview_shows_the_own_answers_but_not_those_of_others() -> None:
    match = one_step()
    assert match.preview("done")["players[0].influence.merchants"] == (0, 1)
    match.stand(0, "rise", "ask")
    assert "players[0].influence.merchants" not in match.preview("done")


def at_a_table(match: serai.Match, who: Seat = ANNA) -> Table:
    position = serai.from_json(match.to_json(), chance="ask")
    return Table.open(position, [who, BEN, CARL], SEED)


def test_at_a_table_people_have_the_usual_answers() -> None:
    table = at_a_table(one_step())
    turn = table.turn
    assert turn is not None
    assert turn.outlook(turn.now.parse("done")) == ("", False)
    table.play(0, "done")
    assert merchants(turn.now) == 1
    assert turn.now.question == "serve"
    table.undo(0)
    assert turn.now.question == "sailor"


def test_a_draft_tells_own_steps_from_standing_answers() -> None:
    table = at_a_table(one_step())
    table.play(0, "done")
    assert table.turn is not None
    draft = draft_told(table.turn)
    told = [(step.move, step.forced) for step in draft.steps]
    assert told == [("done", False), ("influence merchants", True)]
    assert draft.undo == 1


def test_a_table_keeps_what_differs_from_what_is_usual() -> None:
    table = at_a_table(one_step())
    assert table.standing == {}
    table.stand(0, "rise", "ask")
    assert table.standing == {(0, "rise"): "ask"}
    assert reloaded(table).answers[0, "rise"] == "ask"
    table.play(0, "done")
    assert table.turn is not None
    assert table.turn.now.question == "rise"
    table.stand(0, "rise", "always")  # and that answers the open question
    assert table.standing == {}
    assert merchants(table.match_for(0)) == 1
    table.stand(0, "follow", "always")
    table.stand(0, "follow", "ask")
    assert table.standing == {}


def test_an_answer_that_the_steps_so_far_contradict_changes_nothing() -> None:
    table = at_a_table(one_step())
    table.stand(0, "rise", "ask")
    table.play(0, "done")
    table.play(0, "pass")
    with pytest.raises(serai.Problem, match="first"):
        table.stand(0, "rise", "always")
    assert table.standing == {(0, "rise"): "ask"}


def test_bots_answer_each_time() -> None:
    table = at_a_table(one_step(), BOT)
    assert (0, "rise") not in table.answers
    assert table.answers[1, "rise"] == "always"
    table.bot_plays(0, ["done", "influence merchants"])
    assert merchants(table.match) == 1
    with pytest.raises(serai.IllegalMove):
        table.bot_plays(0, ["influence merchants"])


def test_who_follows_a_bot_begins_anew_with_what_is_usual() -> None:
    table = at_a_table(one_step())
    table.stand(0, "rise", "never")
    table.leave(0)
    table.sit(0, BOT)
    assert table.standing == {}
    assert (0, "rise") not in table.answers


def test_a_copy_keeps_them_but_a_trial_does_not() -> None:
    match = two_with_wood()
    match.stand(1, "follow", "always")
    assert match.copy().standing(1)["follow"] == "always"
    play(match, "place paper")
    assert "players[1].goods.paper" not in match.preview("make 1")


def test_somebody_elses_answer_cannot_be_undone() -> None:
    match = two_with_wood()
    table = Table.open(serai.from_json(match.to_json(), chance="ask"), [ANNA, BEN, CARL], SEED)
    table.stand(1, "follow", "always")
    table.stand(2, "follow", "always")
    table.play(0, "place paper")
    table.play(0, "make 1")
    assert table.seq == 2
    assert table.to_move == 0
    with pytest.raises(serai.Problem):
        table.undo(0)


@pytest.mark.parametrize(
    ("who", "question", "answer"),
    [
        (3, "follow", "always"),
        (0, "place", "always"),
        (0, "follow", "perhaps"),
        (True, "follow", "ask"),
    ],
)
def test_nonsense_is_refused(who: int, question: str, answer: str) -> None:
    match = two_with_wood()
    with pytest.raises(serai.Problem) as caught:
        match.stand(who, question, answer)
    for language in serai.LANGUAGES:
        assert caught.value.text(language)


def test_a_game_without_such_questions() -> None:
    match = serai.new("rajas", seats=2, seed=1)
    assert match.standing(0) == {}
    with pytest.raises(serai.Problem):
        match.stand(0, "follow", "always")
