"""What a position is worth to one seat, and to all of them at once."""

from __future__ import annotations

import random

import pytest

import serai
from serai.bots.evaluation import worth_to_all
from serai.bots.games import sight_of
from serai.core.tables import packed


@pytest.mark.parametrize("name", serai.games())
def test_all_seats_at_once_are_each_of_them(name: str) -> None:
    rng = random.Random(7)
    match = serai.new(name, seats=3, seed=7)
    for _ in range(40):
        match.play(rng.choice(match.options))
    judges = [sight_of(match.state, seat).judge for seat in range(3)]  # type: ignore[attr-defined]
    found = packed([0] * 3)
    worth_to_all(judges, match.state, found)
    assert [int(n) for n in found] == [int(judge.worth(match.state)) for judge in judges]
    assert len({int(n) for n in found}) > 1
