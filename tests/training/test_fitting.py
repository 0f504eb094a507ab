"""What is planted in made-up turns is found again by the fits."""

from __future__ import annotations

import numpy as np
import pytest

from serai.bots.learned import Hidden, Weights
from serai.core.tables import packed
from serai.training import fitting
from serai.training.contestants import Contestant, contestant
from serai.training.fitting import Turns

ROWS = 6000
SEEN = 5  # the first number is the only term of the judge
JUDGE = Contestant("judge", 1)


def turns(noise: float = 0.0) -> tuple[Turns, np.ndarray]:
    """What comes of a turn: the judge's term, three times the second number, none of the third."""
    chance = np.random.default_rng(7)
    start = chance.integers(0, 40, (ROWS, SEEN)).astype(np.int32)
    end = start + chance.integers(-9, 10, (ROWS, SEEN)).astype(np.int32)
    left = chance.integers(0, 129, ROWS).astype(np.int32)
    wanted = end[:, 0] + 3.0 * end[:, 1] - 2.0 * end[:, 3] * left / 128
    wanted += chance.normal(0, 1, ROWS) * noise
    zeros = np.zeros(ROWS, np.int32)
    game = (np.arange(ROWS) // 10).astype(np.int32)
    seat = (np.arange(ROWS) % 2).astype(np.int32)
    won = zeros.astype(np.float32)
    tried = np.ones(ROWS, np.int32)
    return Turns(game, seat, left, tried, start, end, zeros, zeros, won), wanted


def test_what_is_seen_at_the_end_of_turns_explains_what_comes_of_them() -> None:
    seen, wanted = turns()
    fit = fitting.outcome(seen, wanted)
    assert fit.now[:SEEN] == pytest.approx([1, 3, 0, 0, 0], abs=0.3)
    assert fit.later[:SEEN] == pytest.approx([0, 0, 0, -2, 0], abs=0.5)


def test_what_changes_within_turns_corrects_the_judge() -> None:
    seen, wanted = turns(noise=5)
    found = fitting.change(seen, wanted, JUDGE, terms=1).fit
    assert found.now[1] == pytest.approx(3, abs=0.4)
    assert found.later[3] == pytest.approx(-2, abs=0.5)
    assert abs(found.now[2]) < 0.3


def test_what_is_known_already_is_not_corrected_again() -> None:
    seen, wanted = turns(noise=5)
    first = fitting.change(seen, wanted, JUDGE, terms=1).fit
    better = fitting.named("better", fitting.added(first, 1.0, JUDGE), JUDGE, None)
    again = fitting.change(seen, wanted, better, terms=1).fit
    assert np.abs(again.now[1:SEEN]).max() < 0.3


def test_a_mixture_is_a_part_of_either() -> None:
    seen, wanted = turns()
    fit = fitting.outcome(seen, wanted)
    half = fitting.mixed(fit, 0.5, JUDGE, terms=1)
    assert half.now[0] == pytest.approx(0.5 * fit.now[0] - 0.5)
    assert half.now[1] == pytest.approx(0.5 * fit.now[1])


def test_later_turns_tell_what_a_turn_has_brought() -> None:
    seen, wanted = turns()
    fit = fitting.outcome(seen, wanted)
    brought = fitting.brought(seen, fit, wanted)
    last = [nth for nth in range(ROWS) if nth % 10 >= 8]  # each seat has five turns in a game
    assert brought[last] == pytest.approx(wanted[last])
    assert not np.allclose(brought, wanted)


def test_hidden_units_learn_what_no_sum_can_say(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(fitting, "ROUNDS", 150)  # there are few turns to learn from
    monkeypatch.setattr(fitting, "PACE", 0.003)
    chance = np.random.default_rng(5)
    seen, _ = turns()
    bend = np.abs(seen.end[:, 2] - 20) - np.abs(seen.start[:, 2] - 20)
    rest = 10.0 * bend + chance.normal(0, 5, ROWS)
    inner = fitting.hidden(seen, rest, seed=1, units=16)
    assert inner is not None
    units = fitting.units(inner, 1.0)
    weights = Weights(
        [0] * (SEEN + 1), [0] * (SEEN + 1), Hidden(16, list(units.into), list(units.out))
    )
    said = [
        int(weights.total(packed([int(n) for n in end]), 0))
        - int(weights.total(packed([int(n) for n in start]), 0))
        for start, end in zip(seen.start[:500], seen.end[:500], strict=True)
    ]
    assert np.corrcoef(said, bend[:500])[0, 1] > 0.8


def test_noise_teaches_hidden_units_nothing() -> None:
    seen, _ = turns()
    rest = np.random.default_rng(5).normal(0, 5, ROWS)
    inner = fitting.hidden(seen, rest, seed=1, units=16)
    assert inner is None or np.abs(inner.out).max() < 5


def test_somebody_learned_survives_the_way_through_a_file() -> None:
    seen, wanted = turns()
    fit = fitting.outcome(seen, wanted)
    one = fitting.named("one", fit, JUDGE, None)
    assert contestant("one", 1, one.as_json()) == one
    weights = one.weights
    assert weights is not None
    numbers = [int(n) for n in seen.end[0]]
    expected = fitting.foretold(fit, seen.end[:1], seen.left[:1])[0]
    assert int(weights.total(packed(numbers), int(seen.left[0]))) == pytest.approx(expected, abs=2)
