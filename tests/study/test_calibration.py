"""Chances that were told beside what came of it."""

from __future__ import annotations

from math import fsum

import pytest

from bench.calibration import play, rows, today
from serai.study.calibration import bins, compared


def test_each_chance_goes_into_its_tenth() -> None:
    """0.05 belongs to the first, and a certain victory to the last."""
    found = compared([(0.05, 0.95), (0.0, 1.0)], [0.0, 1.0])
    assert [one.times for one in found] == [2, 0, 0, 0, 0, 0, 0, 0, 0, 2]
    assert found[0].mean() == pytest.approx(0.025)
    assert found[0].off() == pytest.approx(-0.025)
    assert found[9].share().share == 1.0
    assert found[9].off() == pytest.approx(0.025)


def test_games_are_told_from_the_first_turn_to_the_last() -> None:
    """Of each turn all seats; together they win each game once."""
    (found,) = bins("merv", 2, "planner", 3, seed=4, jobs=1)
    told = sum(one.times for one in found)
    assert told >= 2 * 2 * 3 * 10
    assert fsum(one.told for one in found) == pytest.approx(told / 2)
    assert fsum(one.won for one in found) == pytest.approx(told / 2)


def test_a_table_that_was_told_becomes_a_line_with_the_bin_that_is_furthest_off() -> None:
    found = play("rajas", 2, "planner", 3, jobs=1, seed=1)
    assert today("rajas", 2).items() <= found.items()
    assert today("rajas", 3)["model"] != found["model"]
    told = [[1.0, 1, 20], [3.0, 5, 20], [2.5, 0, 1], *[[0, 0, 0]] * 6, [190.0, 194, 200]]
    line = rows([found | {"bins": told}])[-1]
    assert line.startswith("| Rajas | 2 | 3 | 5 → 5.0 | 15 → 25.0 | (250 → 0.0) |")
    assert line.endswith("| 95 → 97.0 | +10.0 |")
