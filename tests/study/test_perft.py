"""Recorded counts of all ways to go on: a change of the rules cannot go unnoticed."""

from typing import Any

import pytest

import serai
from serai.core.speech import Problem
from serai.study.perft import divided, perft
from tests.core import pebbles
from tests.golden import files, positions
from tests.golden.advice import advice

GAMES = files.all_games()
GOLDEN: dict[tuple[str, int], dict[str, Any]] = {
    (game, version): files.read(game, version, files.POSITIONS)
    for game in GAMES
    for version in files.versions_of(game)
}
PLAYED = [
    (game, version, name)
    for (game, version), found in GOLDEN.items()
    if version in GAMES[game].versions
    for name in found
]
RETIRED = [
    (game, version, name)
    for (game, version), found in GOLDEN.items()
    if version not in GAMES[game].versions
    for name in found
]


@pytest.mark.parametrize(("game", "version", "name"), PLAYED)
def test_recorded_counts(game: str, version: int, name: str) -> None:
    check_counts(game, version, name)


def check_counts(game: str, version: int, name: str) -> None:
    golden = GOLDEN[game, version][name]
    counts: list[int] = golden["counts"]
    try:
        match = positions.read(GAMES[game], golden["position"])
    except Problem as problem:
        what = f"the golden position “{name}” cannot be read: {problem}"
        pytest.fail(advice(game, version, what), pytrace=False)
    assert match.version == version
    found = [perft(match, depth) for depth in range(1, len(counts) + 1)]
    if found != counts:
        what = f"from the golden position “{name}” there were {counts} ways to go on, now {found}."
        pytest.fail(advice(game, version, what), pytrace=False)


@pytest.mark.parametrize(("game", "version", "name"), RETIRED)
def test_a_position_of_retired_rules_says_so(game: str, version: int, name: str) -> None:
    with pytest.raises(Problem) as caught:
        positions.read(GAMES[game], GOLDEN[game, version][name]["position"])
    assert caught.value.key == "rules-retired"


def test_a_changed_rule_fails_with_a_sentence_that_says_what_to_do(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(pebbles, "TAILS_POLISH", 3)
    with pytest.raises(pytest.fail.Exception, match="raise the version"):
        check_counts("pebbles", 2, "opening-2")


def begun(seats: int) -> serai.Match:
    return serai.new("rajas", seats=seats, seed=1, chance="ask")


def test_counting_changes_nothing() -> None:
    match = begun(2)
    before, moves, log = match.digest(), match.options, list(match.log)
    perft(match, 3)
    assert (match.digest(), match.options, match.log) == (before, moves, log)


def test_divided_counts_add_up() -> None:
    match = serai.new("rajas", seats=3, seed=1)
    parts = divided(match, 3)
    assert list(parts) == [match.notation(move) for move in match.options]
    assert sum(parts.values()) == perft(match, 3)


def test_depth_zero_and_the_end_are_one_leaf() -> None:
    match = serai.new("rajas", seats=4, seed=1)
    assert perft(match, 0) == 1
    while not match.over:
        match.play(match.options[0])
    assert perft(match, 5) == 1
