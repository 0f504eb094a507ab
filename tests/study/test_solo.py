"""Games for one: nobody may have won, and there is nobody to change seats with."""

import random
from typing import Any

import pytest

import serai
from serai.core.game import Option
from serai.study.checks import check_result
from serai.study.findings import Broken
from serai.study.fuzz import Report, fuzz
from serai.study.simulate import Plan, play_game, seating, simulate
from serai.study.statistics import Outcome, summary
from serai.study.variants import Variant, is_allowed, parsed_options, single_options, variants
from serai.table.match import Match

MERV = serai.game("merv")
TYRANT = Plan("merv", ("random",), {"level": "tyrant"}, games=6, seed=3)


def ended(seats: int, seed: int = 1) -> Match:
    """A random game to its end."""
    match = serai.new("merv", seats, seed)
    rng = random.Random(seed)
    while not match.over:
        match.play(rng.choice(match.options))
    return match


def outcome(*winners: int) -> Outcome:
    facts = ({"steps": 4},)
    return Outcome((0,), winners, (50,), facts, None, None, 100, 40, finished=True)


def test_one_bot_sits_where_it_sits() -> None:
    assert [seating(1, number) for number in range(3)] == [seating(1, 0)] * 3


def test_games_that_nobody_wins_are_games() -> None:
    outcomes = [one for batch in simulate(TYRANT, 1) for one in batch]
    assert len(outcomes) == TYRANT.games
    assert all(one.finished and one.players == (0,) for one in outcomes)
    assert {one.winners for one in outcomes} == {()}, "random play never beats the tyrant"
    assert play_game(MERV, TYRANT, 2) == outcomes[2]


def test_the_number_of_processes_changes_nothing() -> None:
    one, two = ([o for batch in simulate(TYRANT, jobs) for o in batch] for jobs in (1, 2))
    assert one == two


def test_lost_games_count_as_games_without_a_winner() -> None:
    found = summary(["x"], [outcome(), outcome(), outcome(0)])
    (player,) = found["players"]
    assert (player["wins"], player["games"]) == (1, 3)
    assert player["score"]["mean"] == 50
    assert found["facts"]["steps"]["winners"]["mean"] == 4


def test_nothing_is_said_of_winners_if_there_are_none() -> None:
    found = summary(["x"], [outcome(), outcome()])
    assert found["players"][0]["wins"] == 0
    assert found["facts"]["steps"]["winners"] is None
    assert found["facts"]["steps"]["everybody"]["mean"] == 4


def test_who_is_alone_may_lose_but_a_table_has_a_winner(monkeypatch: pytest.MonkeyPatch) -> None:
    alone, table = ended(1), ended(3)
    assert (alone.winners, alone.ranks) == ([], [2])
    check_result(alone)
    check_result(table)
    monkeypatch.setattr(type(MERV), "winners", lambda self, s: [])
    monkeypatch.setattr(type(MERV), "ranks", lambda self, s: [2] * s.seats)
    check_result(alone)
    with pytest.raises(Broken, match="winners"):
        check_result(table)


def test_the_search_finds_nothing_when_somebody_plays_alone() -> None:
    total = Report()
    for report in fuzz("merv", plies=250, seed=2, fixed={"level": "hard"}):
        total.add(report)
    assert [finding.detail for finding in total.findings] == []
    assert total.plies >= 250


def test_levels_belong_to_one_seat() -> None:
    found = variants(MERV)
    assert {variant.seats for variant in found} == {1, 2, 3, 4}
    levels = {variant.options.get("level", "novice") for variant in found if variant.seats == 1}
    assert levels == {"novice", "standard", "hard", "tyrant"}
    assert not any("level" in variant.options for variant in found if variant.seats > 1)
    assert {variant.seats for variant in variants(MERV, {"level": "hard"})} == {1}
    assert is_allowed(MERV, Variant(1, {"level": "hard"}))
    assert not is_allowed(MERV, Variant(2, {"level": "hard"}))


def test_every_choice_of_every_option_is_tried() -> None:
    found = variants(MERV)
    for option in MERV.options:
        assert {variant.options.get(option.name, option.default) for variant in found} == set(
            option.choices
        )


def test_measurements_compare_flags_only() -> None:
    labels = [variant.label for variant in single_options(MERV, 1)]
    flags = [option.name for option in MERV.options if option.choices == (False, True)]
    assert len(flags) == 4
    assert labels == ["1 basic", *(f"1 {flag}" for flag in flags)]


def test_a_choice_is_named_with_its_value() -> None:
    assert Variant(1, {"level": "hard", "spice_literal": True}).label == (
        "1 level=hard+spice_literal"
    )


def test_typed_choices() -> None:
    typed = ["level=Hard", "camel-market=side_b", "spice-literal"]
    assert parsed_options(MERV, typed) == {
        "level": "hard",
        "camel_market": "side_b",
        "spice_literal": True,
    }


@pytest.mark.parametrize("text", ["level", "level=on", "level=", "level=easy", "camel_market=a"])
def test_a_choice_needs_a_value_of_its_own(text: str) -> None:
    with pytest.raises(serai.Problem) as caught:
        parsed_options(MERV, [text])
    assert caught.value.key == "option-value"


WAYS: list[tuple[Option, list[tuple[str, Any]]]] = [
    (Option("loud"), [("option-loud", True)]),
    (Option("very_loud"), [("option-very-loud", True)]),
    (Option("sides", ("a", "b"), None, per_seat=True), [("option-sides", True)]),
    (Option("tone", ("low", "mid_high", "high"), "low"), [
        ("option-tone-mid-high", "mid_high"),
        ("option-tone-high", "high"),
    ]),
]  # fmt: skip


@pytest.mark.parametrize(("option", "ways"), WAYS, ids=lambda value: getattr(value, "name", ""))
def test_ways_leave_the_default_out(option: Option, ways: list[tuple[str, Any]]) -> None:
    assert option.ways() == ways


def test_a_choice_is_one_of_its_words_and_nothing_like_them() -> None:
    plain = {option.name: option.default for option in MERV.options}
    assert plain["level"] == "novice"
    assert plain["camel_market"] == "drawn"
    assert MERV.settle(1, {}) == plain
    assert MERV.settle(1, {"level": "tyrant"}) == {**plain, "level": "tyrant"}
    for wrong in ("Tyrant", "", True, 3, None, ["tyrant"]):
        with pytest.raises(serai.Problem) as caught:
            MERV.settle(1, {"level": wrong})
        assert caught.value.key == "option-value"
        assert caught.value.details["allowed"] == "novice, standard, hard, tyrant"


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_level_with_more_seats_is_refused(seats: int) -> None:
    assert MERV.settle(seats, {"level": "novice"})["level"] == "novice"
    with pytest.raises(serai.Problem) as caught:
        serai.new("merv", seats, 1, {"level": "hard"})
    assert caught.value.key == "option-seats"
