"""Standing answers: a question that a seat answers once for all."""

from __future__ import annotations

import pytest

import serai
from serai.table.table import Table
from tests.games.agra.table import seat, table
from tests.games.playing import play
from tests.table.tables import ANNA, BEN, CARL, SEED


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


def test_ask_is_the_default() -> None:
    match = two_with_wood()
    assert match.standing(1) == {"follow": "ask", "shelter": "ask"}
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
