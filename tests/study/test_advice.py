"""What a bot advises: every question of every game, four languages, with a model and without."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import Any

import pytest

import serai
from serai.bots.thoughts import LEAST, Reason
from serai.core.luck import Luck
from serai.language import LANGUAGES
from serai.study.advice import Proposal, Step, advised, because, closed, judged
from serai.study.advice_in_words import Speaker, decimal, signed
from serai.table.match import Match
from tests.bots.fake_model import POINTS, forget, learn

NAMES = ["Anna", "Meera", "Boris", "Ravi"]
HOW = ("against-next", "against-best", "alike", "same", "near", "only")
every_game = pytest.mark.parametrize("game", serai.games())


def moments(game: str, seats: int, apart: int = 9, most: int = 400) -> Iterator[Match]:
    """Some of the questions of a random game: plain ones and hard ones, in and out of a turn."""
    match, luck = serai.new(game, seats=seats, seed=seats), Luck(seats)
    for nth in range(most):
        if match.over:
            return
        if nth % apart == 0:
            yield match
        match.play(match.options[int(luck.pick(len(match.options)))])


def begins_offered(match: Match, turn: Proposal) -> bool:
    trial = match.copy(lucky=False)
    trial.rest()
    for move in turn.moves:
        assert trial.to_move == match.to_move
        trial.play(move)
    return bool(turn.moves)


@every_game
def test_every_question_gets_advice_that_can_be_followed(game: str) -> None:
    for seats in serai.game(game).seats:
        for match in moments(game, seats, apart=13):
            before = match.digest()
            advice = advised(match, 4)
            assert match.digest() == before
            assert advice.seat == match.to_move
            assert advice.turns
            assert all(begins_offered(match, turn) for turn in advice.turns)
            starts = [tuple(turn.moves) for turn in advice.turns]
            assert len(starts) == len(set(starts)), "the same turn twice"


@every_game
def test_turns_are_in_the_order_of_what_they_are_worth(
    game: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Also where dice fall: all turns meet the same ones."""
    for known in (False, True):
        (learn if known else forget)(monkeypatch)
        for match in moments(game, 2, apart=15):
            worths = [turn.worth for turn in advised(match, 6).turns]
            assert worths == sorted(worths, reverse=True)


@every_game
def test_advice_is_the_same_each_time(game: str) -> None:
    for match in moments(game, 2, apart=40):
        assert advised(match, 6) == advised(match.copy(), 6)


@every_game
@pytest.mark.parametrize("language", LANGUAGES)
def test_advice_can_be_told_in_every_language(
    game: str, language: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    speaker = Speaker(game, language, NAMES)
    for known in (False, True):
        (learn if known else forget)(monkeypatch)
        for match in moments(game, 3, apart=25):
            advice = advised(match, 5)
            for turn in advice.turns:
                told = [speaker.turn(turn.steps), speaker.then(turn), *speaker.compared(turn)]
                assert told[0]
                assert not set("".join(told)) & set("{}$")
                assert bool(speaker.prospects(turn)) == known
            assert (advice.doubt is None) == known
            assert advice.doubt is None or speaker.doubt(advice.doubt)


@every_game
def test_what_was_learned_is_told_as_chance_and_points(
    game: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    learn(monkeypatch)
    match = serai.new(game, seats=3, seed=3)
    turn = advised(match, 6).turns[0]
    assert turn.chance == pytest.approx(1 / 3)
    assert turn.points == pytest.approx(POINTS / 100)
    counted = {
        "agra": "etwa 62\xa0Rupien erwartet",
        "merv": "etwa 62\xa0Punkte erwartet",
        "rajas": "am Ende sind die Marker 62\xa0Felder aneinander vorbei",
    }
    assert Speaker(game, "de").prospects(turn) == f"Gewinnchance 33\xa0% · {counted[game]}"
    if 1 in serai.game(game).seats:
        alone = advised(serai.new(game, seats=1, seed=3), 6).turns[0].chance
        assert alone is not None
        assert alone > 0.5


@every_game
def test_a_model_of_other_rules_or_another_box_says_so(
    game: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    match = serai.new(game, seats=2, seed=3)
    learn(monkeypatch, rules=99)
    doubt = advised(match, 6).doubt
    assert doubt is not None
    assert doubt.key == "advice-other-rules"
    assert "99" in Speaker(game, "en").doubt(doubt)
    learn(monkeypatch, values="another box")
    doubt = advised(match, 6).doubt
    assert doubt is not None
    assert doubt.key == "advice-other-values"


@pytest.mark.parametrize(
    ("game", "options"),
    [
        ("agra", {"more_alone": True}),
        ("merv", {"level": "tyrant"}),
        ("rajas", {"navaratnas": True, "ganga": True}),
        ("rajas", {"sides": ["basic", "navaratnas"]}),
    ],
    ids=str,
)
def test_a_game_with_other_options_than_were_learned_from_says_so(
    game: str, options: dict[str, Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    learn(monkeypatch)
    seats = 1 if "level" in options else 2
    doubt = advised(serai.new(game, seats=seats, seed=3, options=options), 1).doubt
    assert doubt is not None
    assert doubt.key == "advice-other-options"
    assert "options" in Speaker(game, "en").doubt(doubt)
    assert advised(serai.new(game, seats=seats, seed=3), 1).doubt is None


@every_game
def test_reasons_speak_for_the_best_turn_and_against_the_others(
    game: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    for known in (False, True):
        (learn if known else forget)(monkeypatch)
        for match in moments(game, 2, apart=15):
            turns = advised(match, 6).turns
            for nth, turn in enumerate(turns):
                amounts = [one.amount for one in turn.reasons]
                if amounts and (nth == 0 or turn.worth < turns[0].worth):
                    assert (sum(amounts) > 0) == (nth == 0)
                    assert (amounts[0] > 0) == (nth == 0)


def test_reasons_name_rivals_and_contracts(monkeypatch: pytest.MonkeyPatch) -> None:
    learn(monkeypatch)
    told: set[str] = set()
    for seed in range(6):
        match, luck = serai.new("agra", seats=2, seed=seed), Luck(seed)
        while not match.over and len(match.log) < 1500:
            if len(match.options) > 5:
                turns = advised(match, 4).turns
                told |= {reason.key for turn in turns for reason in turn.reasons}
            match.play(match.options[int(luck.pick(len(match.options)))])
        if {"reason-contract", "reason-rival"} <= told:
            return
    pytest.fail(f"only these were told: {told}")


def test_at_the_edges_chances_are_not_certain() -> None:
    match = serai.new("rajas", seats=2, seed=3)
    turn = advised(match, 4).turns[0]
    for chance, told in ((0.996, "over 99%"), (0.67, "67%"), (0.004, "under 1%")):
        sure = replace(turn, chance=chance, points=-0.8)
        expected = f"chance to win: {told} · markers 1 step short of meeting at the end"
        assert Speaker("rajas", "en").prospects(sure) == expected


def steps(*keys: str, seat: int = 0) -> tuple[Step, ...]:
    return tuple(Step(seat, "", key, {"colour": "blue"}) for key in keys)


def test_what_is_done_several_times_in_a_row_is_told_once() -> None:
    speaker = Speaker("rajas", "en", NAMES)
    twice = steps("move-take", "move-take")
    assert speaker.turn(twice) == "2 × Take a blue die"
    turn = replace(advised(serai.new("rajas", seats=2, seed=3), 4).turns[0], steps=twice)
    after = (*twice, *steps("move-take", seat=1), *twice, *twice[:1], *steps("move-done"))
    told = "then probably: 2 × Take a blue die · Meera takes a blue die · 3 × Take a blue die"
    assert speaker.then(replace(turn, then=after[:-1])) == told
    assert speaker.then(replace(turn, then=after)) == f"{told} · …"
    assert speaker.then(replace(turn, then=closed(after))) == told


def test_what_ends_a_turn_goes_without_saying_unless_it_is_all_there_is() -> None:
    ended = steps("move-done", "move-take", "move-done", "move-end")
    assert [one.told for one in closed(ended, 1)] == [True, True, False, False]
    assert [one.told for one in closed(ended[2:], 1)] == [True, False]
    assert [one.told for one in closed(ended[:1])] == [False]


@every_game
def test_every_turn_says_how_it_compares(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    forget(monkeypatch)
    found: set[str] = set()
    for match in moments(game, 2, apart=17):
        best, *others = advised(match, 6).turns
        assert best.compared == advised(match, 6, count=1).turns[0].compared
        assert (best.compared == "advice-only") == (not others)
        assert (best.compared == "advice-against-next") == bool(best.reasons)
        for turn in others:
            assert (turn.compared == "advice-against-best") == bool(turn.reasons)
            if turn.compared == "advice-same":
                assert best.worth - turn.worth < LEAST
        found |= {best.compared, *(turn.compared for turn in others)}
    assert found <= {"", *(f"advice-{how}" for how in HOW)}


@pytest.mark.parametrize(
    ("game", "gained"),
    [("agra", "rupees +1.5"), ("merv", "points +1.5"), ("rajas", "markers +1.5")],
)
def test_what_a_turn_would_have_brought(game: str, gained: str) -> None:
    turn = advised(serai.new(game, seats=2, seed=3), 4).turns[0]
    less = replace(turn, chance=0.5, points=10.0, worth=100)
    more = replace(less, chance=0.531, points=11.5)
    speaker = Speaker(game, "en", NAMES)
    assert speaker.gained(more, less) == f"+3.1 percentage points of winning chance, {gained}"
    assert speaker.gained(replace(less, worth=40), less) == "rating by the bot −0.6"
    assert speaker.gained(replace(less, chance=0.5004, worth=104), less) == ""


def test_a_verdict_compares_both_ways() -> None:
    match = serai.new("agra", seats=3, seed=5)
    best = advised(match, 6).turns[0]
    own = judged(match, [match.parse(move) for move in best.moves], 6)
    assert own.agrees
    worst = next(move for move in match.options if match.notation(move) != best.moves[0])
    verdict = judged(match, [worst], 6)
    assert not verdict.agrees
    assert verdict.played.moves[0] == match.notation(worst)
    gains = {one.key: one.amount for one in verdict.best.reasons}
    losses = {one.key: -one.amount for one in verdict.played.reasons}
    assert gains == losses


def test_who_can_be_asked() -> None:
    match = serai.new("rajas", seats=2, seed=5)
    assert advised(match, "zarina").turns
    with pytest.raises(serai.Problem, match="random"):
        advised(match, "random")
    with pytest.raises(serai.Problem, match="9"):
        advised(match, 9)
    waiting = serai.new("rajas", seats=2, chance="ask")
    with pytest.raises(serai.Problem):
        advised(waiting)
    while not match.over:
        match.play(match.options[0])
    with pytest.raises(serai.Problem):
        advised(match)


def test_somebody_in_a_hurry_answers_all_the_same() -> None:
    match = serai.new("merv", seats=4, seed=5)
    assert advised(match, 7, seconds=0.0).turns


def test_numbers_are_written_as_the_language_does() -> None:
    assert decimal("en", 3.94) == "3.9"
    assert decimal("de", -3.94) == "−3,9"
    assert decimal("ru", -0.04) == "0,0"
    assert [signed("nl", one) for one in (2.5, -2.5, 0)] == ["+2,5", "−2,5", "+0,0"]


def test_what_is_bad_for_a_rival_is_told_as_such() -> None:
    for amount, told in ((630, "Meera is worse off: +6.3"), (-630, "Meera is better off: −6.3")):
        speaker = Speaker("agra", "en", NAMES)
        assert speaker.reason(because(Reason("rival", amount, seat=1))) == told
    assert speaker.reason(because(Reason("rivals", 50))) == "others have less favour: +0.5"


@pytest.mark.parametrize("level", [3.5, None, True, 0, 8])
def test_a_level_that_is_none_is_refused(level: object) -> None:
    with pytest.raises(serai.Problem) as caught:
        serai.think(serai.new("rajas", seats=2, seed=1), level)  # type: ignore[arg-type]
    assert caught.value.key == "option-value"


def test_a_hint_without_time_tells_one_turn() -> None:
    """Whoever has no time looks at as little as there must be."""
    match = serai.new("agra", seats=2, seed=1)
    assert len(serai.think(match, 6, seconds=0.0).turns) == 1
    assert len(serai.think(match, 6).turns) > 1


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_bot_that_nobody_knows_is_refused_in_every_language(language: str) -> None:
    with pytest.raises(serai.Problem) as caught:
        serai.think(serai.new("rajas", seats=2, seed=1), level="nobody")
    told = caught.value.text(language)
    assert "nobody" in told
    assert "planner" in told
