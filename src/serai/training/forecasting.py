"""What a position promises in numbers that people understand: the chance to win, and the points."""

from __future__ import annotations

from itertools import product
from typing import Any

import numpy as np
from numpy.typing import NDArray

from serai.bots.learned import ONE, WHOLE
from serai.bots.model import BETWEEN, MUCH
from serai.training.fitting import (
    RIDGE,
    Array,
    Fit,
    Turns,
    chunks,
    foretold,
    rows,
    solved,
    some,
    spread_of,
    unscaled,
)

ROUNDS = 8  # Newton's steps; four or five are enough


def points(turns: Turns) -> dict[str, Any]:
    """Weights that foretell the own points at the end, in hundredths.

    How that changes in the course of a game is no straight line: what the weights miss on average
    is told for some times of the game. What nobody has ever had is foretold to nobody.
    """
    sides = (turns.start, turns.end)
    scale = spread_of(turns.end)
    width = 2 * (turns.end.shape[1] + 1)
    gram, moment = np.zeros((width, width)), np.zeros(width)
    for side, part in product(sides, chunks(len(turns))):
        seen = rows(side[part], turns.left[part], scale)
        gram += seen.T @ seen
        moment += seen.T @ (100.0 * turns.score[part])
    found = as_json(solved(gram, moment, penalties(width)), scale)
    fit = Fit(np.array(found["now"]) / ONE, np.array(found["later"]) / ONE)
    told = [foretold(fit, side, turns.left) for side in sides]
    missed = np.asarray(100.0 * turns.score - np.mean(told, axis=0), dtype=np.float64)
    return {
        **found,
        "drift": [round(n) for n in drift(turns.left, missed)],
        "least": int(turns.score.min()),
        "most": int(turns.score.max()),
    }


def drift(left: NDArray[np.int32], missed: Array) -> Array:
    """What is missed at each of the times, with straight lines between them."""
    times = np.clip(left / BETWEEN, 0, WHOLE // BETWEEN)
    knots = np.arange(WHOLE // BETWEEN + 1)
    near = np.clip(1 - np.abs(times[:, None] - knots), 0, 1)
    return solved(near.T @ near, near.T @ missed, np.ones(len(knots)))


def chances(turns: Turns) -> dict[str, list[int]]:
    """Weights of the logarithm of the odds to win, in thousandths.

    Where a turn begins others have just had theirs, so both sides of a turn count.
    """
    sides = (turns.start, turns.end)
    scale = spread_of(turns.end)
    width = 2 * (turns.end.shape[1] + 1)
    found: Array = np.zeros(width)
    penalty = penalties(width)
    for _ in range(ROUNDS):
        gram, slope = np.zeros((width, width)), -penalty * found
        for side, part in product(sides, chunks(len(turns))):
            seen = rows(side[part], turns.left[part], scale)
            chance = 1 / (1 + np.exp(-np.clip(seen @ found, -30, 30)))
            gram += seen.T @ (seen * (chance * (1 - chance))[:, None])
            slope += seen.T @ (turns.won[part] - chance)
        found = found + np.linalg.solve(gram + np.diag(penalty), slope)
    return as_json(1000 * found, scale)


def ahead(turns: Turns, told: dict[str, list[int]], judged: Array) -> dict[str, list[int]]:
    """Weights of what the judgement says that a turn has brought, for what it does to a forecast.

    `judged` is in hundredths of a point. Turns that brought far more or less than others, those
    that end the game above all, say nothing of the others. It never makes a forecast worse to be
    ahead.
    """
    usual = np.abs(judged - np.median(judged)) <= MUCH
    turns, judged = some(turns, usual), judged[usual]
    fit = Fit(np.array(told["now"]) / ONE, np.array(told["later"]) / ONE)
    brought = foretold(fit, turns.end, turns.left) - foretold(fit, turns.start, turns.left)
    left = turns.left / WHOLE
    seen = np.stack([judged, judged * left, np.ones(len(turns)), left], axis=1)
    found, *_ = np.linalg.lstsq(seen, brought)
    now = max(0.0, found[0])
    later = max(-now, found[1])
    return {"now": [round(now * ONE), 0], "later": [round(later * ONE), 0]}


def scale(turns: Turns, judged: Array, terms: int) -> int:
    """How much more turns differ for the judgement than for the judge of the game, in percent."""
    plain = (turns.end[:, :terms] - turns.start[:, :terms]).sum(axis=1, dtype=np.float64)
    return round(100 * middle_half(judged) / max(1.0, middle_half(plain)))


def middle_half(numbers: Array) -> float:
    """How far those reach that are neither among the least quarter nor among the greatest."""
    least, greatest = np.percentile(numbers, [25, 75])
    return float(greatest - least)


def penalties(width: int) -> Array:
    """How strongly each weight is drawn to nothing."""
    found = np.full(width, RIDGE)
    found[width // 2 - 1] = found[-1] = 1e-3
    return found


def as_json(found: Array, scale: Array) -> dict[str, Any]:
    """In whole 1024ths, for numbers as they are seen."""
    fit = unscaled(found, scale)
    return {
        "now": [int(n) for n in np.rint(fit.now * ONE)],
        "later": [int(n) for n in np.rint(fit.later * ONE)],
    }
