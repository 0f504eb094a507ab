"""What the lines of the action spaces would bring, told before anybody goes there (lines.py)."""

from __future__ import annotations

import random
from typing import Any

import pytest

import serai
from serai import Match
from tests.games.merv.table import proves, table
from tests.games.playing import play

Cubes = dict[str, int]


def gained(before: Cubes, after: Cubes) -> Cubes:
    """How many more there are of each colour."""
    return {
        colour: after.get(colour, 0) - before.get(colour, 0)
        for colour in before | after
        if after.get(colour, 0) != before.get(colour, 0)
    }


def after(match: Match, *moves: str) -> Match:
    """The match some moves later, without luck."""
    trial = match.copy(lucky=False)
    for move in moves:
        trial.play(move)
    return trial


def told_by_playing(match: Match, seat: int, space: str) -> dict[str, Any]:
    """The line of a space as it turns out when `go` and then `activate` are played."""
    there = match if match.question == "site" else after(match, f"go {space}")
    if there.question != "site":
        return {}
    had = [player["cubes"] for player in match.view(seat)["players"]]
    found = {}
    for move in map(there.notation, there.options):
        verb, _, cell = move.partition(" ")
        if verb != "activate":
            continue
        have = [player["cubes"] for player in after(there, move).view(seat)["players"]]
        gains = [gained(old, new) for old, new in zip(had, have, strict=True)]
        others = [one for one, cubes in enumerate(gains) if cubes and one != seat]
        assert len(others) < 2
        found[cell] = {
            "builds": cell not in match.view(seat)["buildings"],
            "cubes": gains[seat],
            "owner": others[0] if others else None,
            "shared": gains[others[0]] if others else {},
        }
    return found


@proves("T9", "T12", "D7")
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_lines_tell_what_going_and_activating_bring(seats: int) -> None:
    rng = random.Random(seats)
    match = serai.new("merv", seats=seats, seed=seats)
    seen = {"space": 0, "site": 0}
    while not match.over:
        if match.question in seen and match.to_move is not None and rng.random() < 0.6:
            seat = match.to_move
            lines = match.view(seat)["lines"]
            moves = [match.notation(move) for move in match.options]
            spaces = {move.split()[1] for move in moves if move.startswith("go ")}
            if match.question == "site":
                spaces = set(lines)
            assert {space for space, line in lines.items() if line} <= spaces <= set(lines)
            for space, line in lines.items():
                assert line == (told_by_playing(match, seat, space) if space in spaces else {})
            assert match.view(None)["lines"] == lines  # whoever watches sees the one to move
            seen[match.question] += 1
        match.play(rng.choice(match.options))
    assert match.view(0)["lines"] == {}
    assert min(seen.values()) > 2


@proves("T12")
def test_a_white_upgrade_and_the_owner_are_told() -> None:
    match = table().built(1, "b2").upgrades(b2="white").to_activate(0, "N2")
    told = match.view(0)["lines"]["N2"]["b2"]
    assert told == {"builds": False, "cubes": {"white": 1}, "owner": 1, "shared": {"white": 1}}


def test_everybody_is_told_those_of_whoever_is_to_move() -> None:
    match = serai.new("merv", seats=3, seed=1)
    first = match.to_move
    assert first is not None
    spaces = ["N1", "N2", "N3", "N4", "N5"]
    told = [match.view(seat)["lines"] for seat in range(3)]
    assert list(told[0]) == spaces
    assert told[0] == told[1] == told[2]
    match = play(match, "go N2")
    assert all(list(match.view(seat)["lines"]) == ["N2"] for seat in range(3))
    match.play(match.options[0])
    assert match.view(first)["lines"] == {}
