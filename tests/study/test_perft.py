"""Recorded counts of all ways to go on: a change of the rules cannot go unnoticed."""

import json
from pathlib import Path

import pytest

import serai
from serai.study.perft import divided, perft

GOLDEN = Path(__file__).parent.parent / "golden"
COUNTS: dict[str, list[int]] = json.loads((GOLDEN / "perft.json").read_text(encoding="utf-8"))


def position(name: str) -> serai.Match:
    text = (GOLDEN / "positions" / f"{name}.json").read_text(encoding="utf-8")
    return serai.from_json(text, chance="ask")


@pytest.mark.parametrize("name", COUNTS)
def test_recorded_counts(name: str) -> None:
    match = position(name)
    found = [perft(match, depth) for depth in range(1, len(COUNTS[name]) + 1)]
    assert found == COUNTS[name], "if a rule changed on purpose: python bench/perft.py --record"


def test_every_position_is_counted() -> None:
    assert sorted(COUNTS) == sorted(path.stem for path in (GOLDEN / "positions").glob("*.json"))


def test_counting_changes_nothing() -> None:
    match = position("opening-2-basic")
    before, moves, log = match.digest(), match.options, list(match.log)
    perft(match, 3)
    assert (match.digest(), match.options, match.log) == (before, moves, log)


def test_divided_counts_add_up() -> None:
    match = position("worker-3-mixed-sides")
    parts = divided(match, 3)
    assert list(parts) == [match.notation(move) for move in match.options]
    assert sum(parts.values()) == perft(match, 3)


def test_depth_zero_and_the_end_are_one_leaf() -> None:
    match = position("last-pass-4-basic")
    assert perft(match, 0) == 1
    while not match.over:
        match.play(match.options[0])
    assert perft(match, 5) == 1
