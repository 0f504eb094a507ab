"""From what was seen to what it is worth: weights for what counts in a position.

Two ways, both linear, and matches decide between what they give. `outcome`: what the game came to
is explained by what was seen at the end of a turn; a part of that judgement is mixed into the
judge's. `change`: only turns in which something was tried out count, and what the game came to is
explained by what changed within the turn, beside everything that was seen at its start; so what
good players happen to have is not taken for what makes them good.

Hidden units learn what the second way leaves unexplained.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, fields

import numpy as np
from numpy.typing import NDArray

from serai.bots.learned import FINE, ONE, WHOLE
from serai.training.contestants import Contestant, Units

Array = NDArray[np.float64]
Small = NDArray[np.float32]

WIN: float = 10.0  # points that a victory counts beside the margin
WIDEST: float = 60.0  # margins beyond it count as this one
RIDGE: float = 100.0  # how strongly weights of rare things are drawn to nothing
KEPT: float = 0.8  # of what comes later, in what a turn is said to have brought
CHUNK = 20000  # rows at a time

UNITS = 32
LEAST_POINT = 0.25  # what a point of the judge's is worth in the end, at least
ROUNDS = 20  # through all turns, for hidden units
TENTH = 10
BATCH = 512
PACE = 0.0005
FADE = 0.02  # how fast weights that are of no use go to nothing


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


def some(turns: Turns, which: NDArray[np.bool_]) -> Turns:
    """Those of them."""
    return Turns(**{column.name: getattr(turns, column.name)[which] for column in fields(Turns)})


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
class Inner:
    """Hidden units: weights of what is seen, of nothing, and of what they say."""

    into: Array
    nothing: Array
    out: Array


@dataclass(frozen=True)
class Change:
    """A correction of the judge's, and what it leaves unexplained of the turns it is made from."""

    fit: Fit
    turns: Turns
    rest: Array


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
    found = np.asarray(seen[:: max(1, len(seen) // 100000)].std(axis=0), dtype=np.float64)
    found[found < 1e-9] = 1.0
    return found


def solved(gram: Array, moment: Array, ridge: Array) -> Array:
    """Weights with which the squares of what is unexplained are least."""
    return np.asarray(np.linalg.solve(gram + np.diag(ridge), moment), dtype=np.float64)


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


def corrected(turns: Turns, seen: NDArray[np.int32], best: Contestant, terms: int) -> Array:
    """What the best so far thinks of positions, but for what is the same in all of them."""
    found = seen[:, :terms].sum(axis=1, dtype=np.float64)
    if best.now:
        found += foretold(known(best), seen, turns.left)
    if best.hidden is not None:
        units = best.hidden
        into = np.array(units.into, dtype=np.float64).reshape(-1, units.units) / FINE
        said = np.clip(seen @ into[:-1] + into[-1], 0, 1)
        found += said @ np.array(units.out, dtype=np.float64)
    return np.asarray(found, dtype=np.float64)


def gains(turns: Turns, best: Contestant, terms: int) -> Array:
    """What the best so far thinks that each turn has brought, in hundredths of a point."""
    return corrected(turns, turns.end, best, terms) - corrected(turns, turns.start, best, terms)


def known(best: Contestant) -> Fit:
    """The weights of a contestant; none: nothing."""
    return Fit(np.array(best.now, dtype=np.float64) / ONE, np.array(best.later) / ONE)


def change(turns: Turns, wanted: Array, best: Contestant, terms: int) -> Change:
    """What changed within a turn explains what the game comes to, beyond what the best so far says.

    So what is rarely seen, or hard to tell apart, leaves the best so far as it is.
    """
    wanted = wanted[turns.tried > 0]
    turns = some(turns, turns.tried > 0)
    start, left, different = turns.start, turns.left, turns.end - turns.start
    before, within = spread_of(start), spread_of(different)
    known = 2 * (start.shape[1] + 1)
    width = 2 * known + 1
    gram, moment = np.zeros((width, width)), np.zeros(width)

    gained = gains(turns, best, terms)

    def explaining(part: slice) -> Array:
        gain = gained[part] / 100
        controls = rows(start[part], left[part], before)
        effects = rows(different[part], left[part], within)
        effects[:, [known // 2 - 1, known - 1]] = 0.0
        return np.hstack([controls, effects, gain[:, None]])

    for part in chunks(len(turns)):
        seen = explaining(part)
        gram += seen.T @ seen
        moment += seen.T @ wanted[part]
    ridge = np.full(width, RIDGE)
    ridge[known // 2 - 1] = ridge[known - 1] = ridge[-1] = 1e-3
    found = solved(gram, moment, ridge)
    # What one point is worth in the end: the correction is in points of whom it corrects.
    point = max(found[-1] / 100, LEAST_POINT)
    rest = np.concatenate([wanted[p] - explaining(p) @ found for p in chunks(len(turns))])
    return Change(unscaled(found[known:-1] / point, within), turns, rest / point)


def mixed(fit: Fit, mix: float, best: Contestant, terms: int) -> Fit:
    """The correction of the best so far, with so much of another judgement mixed into it."""
    now, later = fit.now * mix, fit.later * mix
    now[:terms] -= mix
    if not best.now:
        return Fit(now, later)
    before = known(best)
    return Fit(now + (1 - mix) * before.now, later + (1 - mix) * before.later)


def added(fit: Fit, part: float, best: Contestant) -> Fit:
    """The correction of the best so far and a part of another one."""
    now, later = fit.now * part, fit.later * part
    if not best.now:
        return Fit(now, later)
    before = known(best)
    return Fit(now + before.now, later + before.later)


def named(name: str, fit: Fit, like: Contestant, hidden: Units | None) -> Contestant:
    """Somebody who judges by a fit."""
    return Contestant(name, like.width, whole(fit.now), whole(fit.later), hidden)


def whole(weights: Array) -> tuple[int, ...]:
    """In whole 1024ths."""
    return tuple(int(n) for n in np.rint(weights * ONE))


def hidden(turns: Turns, rest: Array, seed: int, units: int = UNITS) -> Inner | None:
    """Units that learn what the changes within a turn leave unexplained.

    A tenth of the games is kept aside to tell when to stop; None: nothing was learned that helps
    there.
    """
    chance = np.random.default_rng(seed)
    scale, middle = spread_of(turns.end), turns.end.mean(axis=0)
    spread = float(rest.std())
    before, after = ((seen - middle) / scale for seen in (turns.start, turns.end))
    sides = [np.clip(seen, -6, 6).astype(np.float32) for seen in (before, after)]
    wanted = (rest / spread).astype(np.float32)
    aside = turns.game % TENTH == 0
    learned, told = np.flatnonzero(~aside), np.flatnonzero(aside)
    size = turns.end.shape[1]
    weights: list[Small] = [
        chance.normal(0, 1 / np.sqrt(size), (size, units)).astype(np.float32),
        np.full(units, 0.5, np.float32),
        chance.normal(0, 0.1 / np.sqrt(units), units).astype(np.float32),
    ]
    least = float((wanted[told] ** 2).mean())
    best: list[Small] | None = None
    adam = Adam(weights)
    for _ in range(ROUNDS):
        order = chance.permutation(learned)
        for at in range(0, len(order), BATCH):
            picked = order[at : at + BATCH]
            adam.step(slopes(weights, [side[picked] for side in sides], wanted[picked]))
        found = difference(weights, [side[told] for side in sides])
        missed = float(((wanted[told] - found) ** 2).mean())
        if missed < least:
            least, best = missed, [w.copy() for w in weights]
    if best is None:
        return None
    into = best[0] / scale[:, None]
    out = np.asarray(best[2] * spread, dtype=np.float64)
    return Inner(into, best[1] - middle @ into, out)


def answers(weights: list[Small], seen: Small) -> Small:
    """What each unit says."""
    return np.asarray(np.clip(seen @ weights[0] + weights[1], 0, 1))


def difference(weights: list[Small], sides: list[Small]) -> Small:
    """What the units say of what changed."""
    return np.asarray((answers(weights, sides[1]) - answers(weights, sides[0])) @ weights[2])


def slopes(weights: list[Small], sides: list[Small], wanted: Small) -> list[Small]:
    """How the square of what is unexplained changes with each weight."""
    error = (difference(weights, sides) - wanted) / len(wanted)
    found = [np.zeros_like(w) for w in weights]
    for sign, seen in zip((-1, 1), sides, strict=True):
        said = answers(weights, seen)
        back = sign * np.outer(error, weights[2]) * ((said > 0) & (said < 1))
        found[0] += seen.T @ back
        found[1] += back.sum(axis=0)
        found[2] += sign * (said.T @ error)
    return found


class Adam:
    """Steps downhill that are as large for what is rare as for what is common (Kingma and Ba)."""

    def __init__(self, weights: list[Small]) -> None:
        self.weights = weights
        self.first = [np.zeros_like(w) for w in weights]
        self.second = [np.zeros_like(w) for w in weights]
        self.steps = 0

    def step(self, slopes: list[Small]) -> None:
        """One step with all weights."""
        self.steps += 1
        for w, slope, m, v in zip(self.weights, slopes, self.first, self.second, strict=True):
            np.add(m, 0.1 * (slope - m), out=m)
            np.add(v, 0.001 * (slope * slope - v), out=v)
            pace = m / (1 - 0.9**self.steps) / (np.sqrt(v / (1 - 0.999**self.steps)) + 1e-8)
            np.subtract(w, PACE * (pace + FADE * w), out=w)


def units(found: Inner, part: float) -> Units:
    """Hidden units in whole numbers, or a part of what they say."""
    inner = np.rint(np.vstack([found.into, found.nothing[None, :]]) * FINE)
    outer = np.rint(found.out * part)
    return Units(len(outer), tuple(int(n) for n in inner.ravel()), tuple(int(n) for n in outer))
