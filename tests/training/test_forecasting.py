"""What is planted in made-up games is foretold of them."""

from __future__ import annotations

import numpy as np
import pytest

from serai.bots.learned import WHOLE, Weights
from serai.bots.model import Model
from serai.core.tables import packed
from serai.training import forecasting
from serai.training.fitting import Turns
from tests.bots.fake_model import made_up

ROWS = 6000
SEEN = 3


def turns() -> Turns:
    """Points follow from the first number; early in a game they bend away from any line."""
    chance = np.random.default_rng(3)
    start = chance.integers(0, 40, (ROWS, SEEN)).astype(np.int32)
    left = chance.integers(0, WHOLE + 1, ROWS).astype(np.int32)
    score = (2 * start[:, 0] + bend(left)).round().astype(np.int32)
    zeros = np.zeros(ROWS, np.int32)
    won = (start[:, 0] > start[:, 1]).astype(np.float32)
    return Turns(zeros, zeros, left, zeros, start, start, zeros, score, won)


def bend(left: np.ndarray) -> np.ndarray:
    return np.where(left > 96, (left - 96) / 2, 0)


def model() -> Model:
    found = forecasting.points(turns())
    read = made_up("rajas", 2)
    return Model(
        **{
            **vars(read),
            "points": Weights(found["now"], found["later"]),
            "drift": tuple(found["drift"]),
            "bounds": (found["least"], found["most"]),
        }
    )


@pytest.mark.parametrize("left", [0, 40, 96, 104, 117, 128])
def test_points_are_foretold_at_all_times_of_a_game(left: int) -> None:
    told = model().expected(packed([10, 5, 5]), left)
    assert told == pytest.approx(20 + bend(np.array([left]))[0], abs=1.5)


def test_nobody_is_told_more_points_than_anybody_had() -> None:
    found = turns()
    read = model()
    assert read.expected(packed([5000, 0, 0]), 64) == found.score.max()
    assert read.expected(packed([-5000, 0, 0]), 64) == found.score.min()


def test_chances_go_to_whoever_is_ahead() -> None:
    found = forecasting.chances(turns())
    weights = Weights(found["now"], found["later"])
    odds = [weights.total(packed([20 + ahead, 20, 9]), 30) for ahead in (-10, 0, 10)]
    assert odds[0] < -1000 < odds[1] < 1000 < odds[2]
