"""What the steps of the mosque and a bill tell beforehand (view.py, progress.py)."""

from __future__ import annotations

import random
from typing import Any

import pytest

import serai
from serai import Match
from serai.games.merv.mosque import climb
from serai.games.merv.upgrades import PlaceUpgrade
from tests.games.merv.table import merv, question, table
from tests.games.playing import offered, play


def gift(reward: str | None, points: int = 0, **more: str) -> dict[str, Any]:
    return {"reward": reward, "points": points, "tile": None, "upgrade": None, **more}


def test_a_step_tells_what_still_lies_there() -> None:
    told = table().to_go(0).view(0)["path_gifts"]["2"]
    assert told[0] == gift("camel")
    assert told[4] == gift("scoring-tile", tile="palace")
    assert gift("production-upgrade", upgrade="blue") in told
    assert gift("white-upgrade", upgrade="white") in told
    assert told[6] == gift("points", 6)
    assert told[7] == gift("top")


def test_a_step_tells_what_is_left_where_somebody_has_been() -> None:
    here = table().player(1, path=2, steps=6, tiles="palace").built(1, "a1 a2 a3 a4 a5 b1 b2")
    white = dict.fromkeys(("a2", "a3", "a4", "a5", "b1", "b2"), "white")
    told = here.upgrades(a1="blue", **white).to_go(0).view(0)["path_gifts"]["2"]
    assert told[0] == gift(None)
    assert told[4] == gift("points", 4)
    assert gift("points", 3) in told
    assert told[5] == gift("white-cube")


@pytest.mark.parametrize("seed", range(6))
def test_whoever_climbs_gets_what_was_told(seed: int) -> None:
    match = serai.new("merv", 4, seed=seed)
    rng = random.Random(seed)
    seen = 0
    while not match.over:
        move = rng.choice(
            [one for one in match.options if "climb" in match.notation(one)] or match.options
        )
        words = match.notation(move).split()
        if words[0] == "climb" and question(match) == "climb":
            seen += 1
            check(match, words[1])
        match.play(move)
    assert seen


def check(match: Match, path: str) -> None:
    """The rule itself, on a copy, against what was told."""
    seat = merv(match).turn
    before, trial = merv(match).players[seat], merv(match).copy()
    told = match.view(seat)["path_gifts"][path][before.steps]
    climb(trial, seat, int(path) - 1)
    after, rule = trial.players[seat], trial.stack[-1]
    if told["upgrade"] or told["reward"] == "white-cube":
        assert isinstance(rule, PlaceUpgrade)
    if told["reward"] == "points":
        assert after.points - before.points == told["points"]
    assert (after.tiles != before.tiles) == (told["tile"] is not None)
    assert (after.camels > before.camels) == (told["reward"] == "camel")


def helps(cubes: str, achievements: str) -> list[dict[str, Any]]:
    """What helps with the red cube of a first step."""
    rich = table().player(0, cubes=cubes, achievements=achievements)
    match = play(rich.acting(0, "mosque"), "climb 1")
    assert question(match) == "pay"
    found: list[dict[str, Any]] = match.view(0)["progress"]["helps"]
    assert any(move.startswith("joker") for move in offered(match)) == any(
        one["way"] == "joker" for one in found
    )
    return found


def test_a_bill_tells_what_helps() -> None:
    joker = {"way": "joker", "resource": "blue", "achievement": "blue-joker"}
    white = {"way": "white", "resource": "white", "achievement": None}
    save = {"way": "save", "resource": None, "achievement": "mosque-less"}
    assert helps("red blue", "blue-joker") == [joker]
    assert helps("red white blue", "blue-joker") == [white, joker]
    assert save in helps("red", "mosque-less")


def test_a_discount_that_is_used_helps_no_more() -> None:
    rich = table().player(0, cubes="red blue white", achievements="mosque-less", path=1, steps=4)
    match = rich.acting(0, "mosque")  # the fifth step costs a red and a blue one
    assert [one["way"] for one in match.view(0)["progress"]["helps"]] == ["white", "save"]
    play(match, "save red")
    assert question(match) != "pay" or match.view(0)["progress"]["helps"] == []
