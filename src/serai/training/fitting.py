"""From what was seen to what it is worth: weights for what counts in a position.

Two ways, both linear, and matches decide between what they give. `outcome`: what the game came to
is explained by what was seen at the end of a turn; a part of that judgement is mixed into the
judge's. `change`: only turns in which something was tried out count, and what the game came to is
explained by what changed within the turn, beside everything that was seen at its start; so what
good players happen to have is not taken for what makes them good.

A third one starts from the first: hidden units learn what it leaves unexplained.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, fields
from typing import Any

import numpy as np
from numpy.typing import NDArray

from serai.bots.learned import FINE, FULL, ONE, WHOLE
from serai.training.contestants import Units

Array = NDArray[np.float64]
Small = NDArray[np.float32]

WIN: float = 10.0  # points that a victory counts beside the margin
WIDEST: float = 60.0  # margins beyond it count as this one
RIDGE: float = 100.0  # how strongly weights of rare things are drawn to nothing
KEPT: float = 0.8  # of what comes later, in what a turn is said to have brought
CHUNK = 20000  # rows at a time

UNITS = 32
ROUNDS = 12  # through all turns, for hidden units
BATCH = 512
PACE = 0.002
FADE = 1e-4  # how fast weights that are of no use go to nothing


@dataclass
class Turns:
    """What was seen of many turns, a row each."""

    game: NDArray[np.int32]
    seat: NDArray[np.int32]
    left: NDArray[np.int32]
    tried: NDArray[np.int32]
    start: NDArray[np.int32]
    end: NDArray[np.int32]
    margin: NDArray[np.int32]
    score: NDArray[np.int32]
    won: NDArray[np.float32]

    def __len__(self) -> int:
        return len(self.game)


def together(parts: list[Turns]) -> Turns:
    """All of them, with numbers of games that are all different."""
    first = 0
    games = []
    for part in parts:
        games.append(part.game - part.game.min() + first)
        first = int(games[-1].max()) + 1
    rest = {
        column.name: np.concatenate([getattr(part, column.name) for part in parts])
        for column in fields(Turns)
        if column.name != "game"
    }
    return Turns(game=np.concatenate(games), **rest)


@dataclass(frozen=True)
class Fit:
    """Weights in hundredths of a point: at the end of the game, and what more before."""

    now: Array
    later: Array


def target(turns: Turns, seats: int) -> Array:
    """What the game came to for whoever had the turn, in hundredths of a point."""
    margin = np.clip(turns.margin, -WIDEST, WIDEST) if seats > 1 else turns.margin
    fair = 1 / seats if seats > 1 else 0.0
    found: Array = 100.0 * (margin + WIN * (turns.won - fair))
    return found


def rows(seen: NDArray[np.int32], left: NDArray[np.int32], scale: Array) -> Array:
    """What is seen and one, as they are and once more by how much is left."""
    found = np.ones((len(seen), 2 * (seen.shape[1] + 1)))
    half = seen.shape[1] + 1
    found[:, : half - 1] = seen / scale
    found[:, half:] = found[:, :half] * (left[:, None] / WHOLE)
    return found


def spread_of(seen: NDArray[np.int32]) -> Array:
    """How much each number differs; of those that never do, one."""
    found = seen[:: max(1, len(seen) // 100000)].std(axis=0)
    found[found < 1e-9] = 1.0
    return np.asarray(found, dtype=np.float64)


def solved(gram: Array, moment: Array, ridge: Array) -> Array:
    """Weights with which the squares of what is unexplained are least."""
    found: Array = np.linalg.solve(gram + np.diag(ridge), moment)
    return found


def chunks(count: int) -> Iterator[slice]:
    """Rows at a time."""
    for first in range(0, count, CHUNK):
        yield slice(first, min(first + CHUNK, count))


def outcome(turns: Turns, wanted: Array) -> Fit:
    """What is seen at the end of a turn explains what the game comes to."""
    scale = spread_of(turns.end)
    width = 2 * (turns.end.shape[1] + 1)
    gram, moment = np.zeros((width, width)), np.zeros(width)
    for part in chunks(len(turns)):
        seen = rows(turns.end[part], turns.left[part], scale)
        gram += seen.T @ seen
        moment += seen.T @ wanted[part]
    ridge = np.full(width, RIDGE)
    ridge[width // 2 - 1] = ridge[-1] = 1e-3
    return unscaled(solved(gram, moment, ridge), scale)


def unscaled(found: Array, scale: Array) -> Fit:
    """For numbers as they are seen."""
    half = len(found) // 2
    scale = np.append(scale, 1.0)
    return Fit(found[:half] / scale, found[half:] / scale)


def foretold(fit: Fit, seen: NDArray[np.int32], left: NDArray[np.int32]) -> Array:
    """What a fit says of positions."""
    found = np.empty(len(seen))
    for part in chunks(len(seen)):
        portion = (left[part] / WHOLE)[:, None]
        one = np.ones((len(portion), 1))
        numbers = np.hstack([seen[part], one])
        found[part] = numbers @ fit.now + (numbers * portion) @ fit.later
    return found


def brought(turns: Turns, fit: Fit, wanted: Array) -> Array:
    """What each turn led to: a mixture of what later turns looked like and what it came to."""
    values = foretold(fit, turns.end, turns.left)
    found = wanted.copy()
    order = np.lexsort((np.arange(len(turns)), turns.seat, turns.game))
    following = -1
    for row in reversed(order):
        same = (
            following >= 0
            and turns.game[row] == turns.game[following]
            and turns.seat[row] == turns.seat[following]
        )
        if same:
            found[row] = KEPT * found[following] + (1 - KEPT) * values[following]
        following = row
    return found


def change(turns: Turns, wanted: Array, terms: int) -> Fit:
    """What changed within a turn explains what the game comes to; a correction of the judge's."""
    chosen = np.flatnonzero(turns.tried)
    start, end = turns.start[chosen], turns.end[chosen]
    left, wanted = turns.left[chosen], wanted[chosen]
    different = end - start
    before, within = spread_of(start), spread_of(different)
    known = 2 * (start.shape[1] + 1)
    width = 2 * known + 1
    gram, moment = np.zeros((width, width)), np.zeros(width)
    for part in chunks(len(chosen)):
        gain = different[part, :terms].sum(axis=1, dtype=np.float64) / 100
        controls = rows(start[part], left[part], before)
        effects = rows(different[part], left[part], within)
        effects[:, [known // 2 - 1, known - 1]] = 0.0
        seen = np.hstack([controls, effects, gain[:, None]])
        gram += seen.T @ seen
        moment += seen.T @ wanted[part]
    ridge = np.full(width, RIDGE)
    ridge[known // 2 - 1] = ridge[known - 1] = ridge[-1] = 1e-3
    found = solved(gram, moment, ridge)
    # What one point of the judge's is worth in the end: the correction is in points of the judge's.
    point = max(found[-1] / 100, 0.25)
    return unscaled(found[known:-1] / point, within)


def mixed(fit: Fit, mix: float, terms: int) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """The weights of a correction that mixes so much of a judgement into the judge's."""
    now, later = fit.now * mix, fit.later * mix
    now[:terms] -= mix
    return whole(now), whole(later)


def added(fit: Fit, part: float) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """The weights of a correction that is added to the judge's, or a part of it."""
    return whole(fit.now * part), whole(fit.later * part)


def whole(weights: Array) -> tuple[int, ...]:
    """In whole 1024ths."""
    return tuple(int(n) for n in np.rint(weights * ONE))


def hidden(turns: Turns, rest: Array, seed: int, units: int = UNITS) -> tuple[Array, Array, Array]:
    """Units that learn what is left unexplained: weights in, of nothing, and out."""
    chance = np.random.default_rng(seed)
    scale = spread_of(turns.end)
    middle = turns.end.mean(axis=0)
    size = turns.end.shape[1]
    spread = float(rest.std())
    weights = [
        chance.normal(0, 1 / np.sqrt(size), (size, units)).astype(np.float32),
        np.zeros(units, np.float32) + np.float32(0.1),
        chance.normal(0, 0.1 / np.sqrt(units), units).astype(np.float32),
    ]
    first = [np.zeros_like(w) for w in weights]
    second = [np.zeros_like(w) for w in weights]
    step = 0
    total = ROUNDS * (len(turns) // BATCH)
    for _ in range(ROUNDS):
        order = chance.permutation(len(turns))
        for at in range(0, len(order) - BATCH + 1, BATCH):
            picked = np.sort(order[at : at + BATCH])
            seen = ((turns.end[picked] - middle) / scale).astype(np.float32)
            np.clip(seen, -6, 6, out=seen)
            wanted = (rest[picked] / spread).astype(np.float32)
            step += 1
            slopes = backwards(weights, seen, wanted)
            pace = PACE * (1 - step / (total + 1))
            for w, slope, m, v in zip(weights, slopes, first, second, strict=True):
                m += 0.1 * (slope - m)
                v += 0.001 * (slope * slope - v)
                w -= pace * (
                    (m / (1 - 0.9**step)) / (np.sqrt(v / (1 - 0.999**step)) + 1e-8) + FADE * w
                )
    into = weights[0] / scale[:, None]
    nothing = weights[1] - middle @ into
    return into, nothing, weights[2] * spread


def backwards(weights: list[Any], seen: Small, wanted: Small) -> list[Small]:
    """How the square of what is unexplained changes with each weight."""
    into, nothing, out = weights
    sums = seen @ into + nothing
    answers = np.clip(sums, 0, 1)
    error = (answers @ out - wanted) / len(seen)
    back = np.outer(error, out) * ((sums > 0) & (sums < 1))
    return [seen.T @ back, back.sum(axis=0), answers.T @ error]


def units(found: tuple[Array, Array, Array], mix: float) -> Units:
    """Hidden units in whole numbers: FULL is what one answers at most."""
    into, nothing, out = found
    inner = np.rint(np.vstack([into, nothing[None, :]]) * FINE)
    outer = np.rint(out * mix)
    return Units(
        len(outer), tuple(int(n) for n in inner.ravel()), tuple(int(n) for n in outer)
    )


def unexplained(turns: Turns, fit: Fit, wanted: Array) -> Array:
    """What a fit leaves."""
    return wanted - foretold(fit, turns.end, turns.left)


def share_explained(turns: Turns, fit: Fit, wanted: Array) -> float:
    """How much of what happens a fit foretells: 1, all of it."""
    rest = unexplained(turns, fit, wanted)
    return 1 - float(rest.var() / wanted.var())


__all__ = ["FULL", "Fit", "Turns"]
