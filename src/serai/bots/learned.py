"""A learned judgement: the judge's, corrected by what many games have shown.

The correction is a sum over what is seen of the table (`features.py` of each game), each number by
a weight for the end of the game and one for what is still to come; and, where that was of use, what
a few hidden units make of the same numbers. All of it is whole numbers, so that the same position
is worth the same everywhere.
"""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64, mypyc_attr

from serai.bots.evaluation import Evaluation
from serai.core.packed import vec

ONE: Final = 1024  # weights are in 1024ths
WHOLE: Final = 128  # how much of a game is left at its start
FINE: Final = 1 << 20  # weights into hidden units are in parts of this
FULL: Final = 1 << 14  # what a hidden unit answers at most
UPPER: Final = 32  # bits below the second of two sums that are kept in one number
HALF: Final = 1 << 31
LOWER: Final = (1 << 32) - 1


@mypyc_attr(allow_interpreted_subclasses=True)
class Sight:
    """What a learned judgement looks at, in one game and for one seat."""

    terms: i64  # how many of the numbers are the terms of the judge: the first ones
    size: i64

    def __init__(self, terms: i64, size: i64) -> None:
        self.terms = terms
        self.size = size

    def look(self, s: Any, out: vec[i64]) -> None:
        """Write what is seen: the judge's terms, the own seat, the others in order, the table."""
        raise NotImplementedError

    def left(self, s: Any) -> i64:
        """How much of the game is still to come, from WHOLE down to 0."""
        raise NotImplementedError

    def is_decided(self, s: Any) -> bool:
        """Whether there is nothing left to guess, so that the judge alone knows better."""
        return not s.stack


def lower(both: i64) -> i64:
    """The first of two numbers that are kept in one."""
    return ((both + HALF) & LOWER) - HALF


def upper(both: i64) -> i64:
    """The second of them."""
    return (both - lower(both)) >> UPPER


def said(n: i64) -> i64:
    """What a unit says of what comes into it."""
    return i64(0) if n <= 0 else min(n * FULL // FINE, i64(FULL))


@mypyc_attr(acyclic=True)
class Hidden:
    """A few hidden units between what is seen and what it is worth.

    Two of them share a number, so that what is seen is weighed for both at once: the lower half is
    the first one, and all that is above it the second one. That is exact as long as each sum stays
    within 2048 times the reach of a unit.
    """

    pairs: i64
    into: vec[i64]  # for each number seen, and at last for nothing, one weight a pair
    out: vec[i64]  # one weight a unit

    def __init__(self, units: int, into: list[int], out: list[int]) -> None:
        if len(out) != units or units % 2 or len(into) % units:
            raise ValueError(f"{len(into)} weights into and {len(out)} out of {units} units")
        self.pairs = units // 2
        self.into = vec[i64]([a + (b << UPPER) for a, b in zip(into[::2], into[1::2], strict=True)])
        self.out = vec[i64](out)

    def sums(self, seen: vec[i64]) -> vec[i64]:
        """What comes into each pair."""
        base: i64 = len(seen) * self.pairs
        found = self.into[base : base + self.pairs]
        i: i64
        for i in range(len(seen)):
            if seen[i] != 0:
                self.add(found, i, seen[i])
        return found

    def add(self, sums: vec[i64], i: i64, n: i64) -> None:
        """A number seen is so much more."""
        into = self.into
        at: i64 = i * self.pairs
        j: i64
        for j in range(self.pairs):
            sums[j] += n * into[at + j]

    def answer(self, sums: vec[i64]) -> i64:
        """What the units make of it: each nothing below 0, and FULL at most."""
        out = self.out
        found: i64 = 0
        j: i64
        for j in range(self.pairs):
            found += out[2 * j] * said(lower(sums[j])) + out[2 * j + 1] * said(upper(sums[j]))
        return found // FULL

    def share(self, first: vec[i64], seen: vec[i64], out: vec[i64]) -> None:
        """Add to each number its share of what the units answer more than at first.

        A unit's change is shared out by what each number has added to what comes into it, so all
        shares together are the change of the answer.
        """
        before, after = self.sums(first), self.sums(seen)
        found = vec[i64]([0] * len(seen))
        i: i64
        unit: i64
        for unit in range(2 * self.pairs):
            j: i64 = unit >> 1
            odd: bool = unit & 1 == 1
            begin: i64 = upper(before[j]) if odd else lower(before[j])
            end: i64 = upper(after[j]) if odd else lower(after[j])
            more: i64 = self.out[unit] * (said(end) - said(begin))
            if more == 0:
                continue
            for i in range(len(seen)):
                if seen[i] != first[i]:
                    both: i64 = self.into[i * self.pairs + j]
                    weight: i64 = upper(both) if odd else lower(both)
                    found[i] += more * (weight * (seen[i] - first[i])) // (end - begin)
        for i in range(len(seen)):
            out[i] += (found[i] + FULL // 2) // FULL


@mypyc_attr(acyclic=True)
class Weights:
    """A sum over what is seen and one: what each counts at the end, and what more before."""

    now: vec[i64]
    later: vec[i64]
    hidden: Hidden | None

    def __init__(self, now: list[int], later: list[int], hidden: Hidden | None = None) -> None:
        self.now = vec[i64](now)
        self.later = vec[i64](later)
        self.hidden = hidden

    def when(self, left: i64) -> vec[i64]:
        """The weights with so much of the game to come."""
        found = self.now[:]
        i: i64
        for i in range(len(found)):
            found[i] += self.later[i] * left // WHOLE
        return found

    def total(self, seen: vec[i64], left: i64) -> i64:
        """The sum of all that is seen."""
        weights = self.when(left)
        found: i64 = summed(weights, seen) + weights[len(seen)] // ONE
        hidden = self.hidden
        if hidden is not None:
            found += hidden.answer(hidden.sums(seen))
        return found


def summed(weights: vec[i64], seen: vec[i64]) -> i64:
    """The sum of all that is seen, each by its weight."""
    found: i64 = 0
    i: i64
    for i in range(len(seen)):
        found += weights[i] * seen[i]
    return found // ONE


class Learned(Evaluation):
    """The judge and the correction; the position from which the look ahead starts gets none."""

    judge: Evaluation
    sight: Sight
    weights: vec[i64]
    hidden: Hidden | None
    seen: vec[i64]
    first: vec[i64]  # what was seen where the look ahead starts
    sums: vec[i64]  # what came into the hidden units there
    start: i64  # the correction there

    def __init__(self, judge: Evaluation, sight: Sight, weights: Weights, s: Any) -> None:
        self.seat = judge.seat
        self.judge = judge
        self.sight = sight
        if len(weights.now) != sight.size + 1:
            raise ValueError(f"{len(weights.now)} weights for {sight.size} numbers and one")
        self.weights = weights.when(sight.left(s))
        self.hidden = weights.hidden
        self.seen = vec[i64]([0] * int(sight.size))
        self.first = vec[i64]([0] * int(sight.size))
        sight.look(s, self.first)
        self.sums = self.first
        self.start = summed(self.weights, self.first)
        if weights.hidden is not None:
            self.sums = weights.hidden.sums(self.first)
            self.start += weights.hidden.answer(self.sums)

    def worth(self, s: Any) -> i64:
        """The position in hundredths of a point."""
        if self.sight.is_decided(s):
            return self.judge.worth(s)
        seen = self.seen
        self.sight.look(s, seen)
        found = summed(self.weights, seen) + self.guessed(seen) - self.start
        i: i64
        for i in range(self.sight.terms):
            found += seen[i]
        return found

    def guessed(self, seen: vec[i64]) -> i64:
        """What the hidden units say, found from what is another number than at the start."""
        hidden = self.hidden
        if hidden is None:
            return 0
        first = self.first
        sums = self.sums[:]
        i: i64
        for i in range(len(seen)):
            if seen[i] != first[i]:
                hidden.add(sums, i, seen[i] - first[i])
        return hidden.answer(sums)

    def terms(self, s: Any, out: vec[i64]) -> i64:
        """What is seen, each by its weight; the judge's terms count by themselves as well.

        What hidden units make of it is shared out among the numbers.
        """
        self.sight.look(s, out)
        i: i64
        for i in range(self.sight.size):
            own = out[i] if i < self.sight.terms else i64(0)
            self.seen[i] = out[i]
            out[i] = own + self.weights[i] * out[i] // ONE
        if self.hidden is not None:
            self.hidden.share(self.first, self.seen, out)
        return self.sight.size
