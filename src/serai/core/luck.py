"""Chance made by a seed: the only source of randomness, and it lives outside every state.

`Luck` goes on from number to number: two combined multiplicative generators (L'Ecuyer 1988). All
products stay below 2**47, so that interpreted integers and compiled 64-bit ones give the same
numbers on every machine. `Fate` has no order: what happens follows from what it is asked for.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

M1: Final = 2147483563
M2: Final = 2147483399

STIR: Final = 0x1E3779B97F4A7C15  # odd, its bits without a pattern
BITS: Final = 0x3FFFFFFFFFFFFFFF  # 62: what overflows when compiled is cut off when interpreted


def scatter(seed: int, salt: int, modulus: int) -> int:
    """Spread neighbouring seeds far apart (a plain 64-bit mix, on unbounded integers)."""
    mask = (1 << 64) - 1
    z = (seed * 0x9E3779B97F4A7C15 + salt) & mask
    z = ((z ^ (z >> 30)) * 0xBF58476D1CE4E5B9) & mask
    z = ((z ^ (z >> 27)) * 0x94D049BB133111EB) & mask
    return (z ^ (z >> 31)) % (modulus - 1) + 1


class Luck:
    """A seeded generator: the dice cup and the shuffled bag of one match."""

    first: i64
    second: i64

    def __init__(self, seed: int) -> None:
        self.first = scatter(seed, 0x5E4A1, M1)
        self.second = scatter(seed, 0xCA57E, M2)

    def pick(self, n: i64) -> i64:
        """A number from 0 to n - 1, all equally likely (to one in two thousand million)."""
        self.first = self.first * 40014 % M1
        self.second = self.second * 40692 % M2
        z: i64 = self.first - self.second
        if z < 1:
            z += 2147483562
        return (z - 1) * n // 2147483562

    def copy(self) -> Luck:
        """The same future once more (for tests; searching bots get a fresh one instead)."""
        new = Luck(0)
        new.first = self.first
        new.second = self.second
        return new


def stirred(h: i64, x: i64) -> i64:
    """One more number into 62 bits."""
    h = (h ^ x) * STIR & BITS
    return h ^ h >> 31


class Fate:
    """Chance that can be asked in any order: the same event of the same sample always ends alike.

    Whoever compares plans lets all of them meet the same dice, so that the better one is better by
    itself and not by its luck.
    """

    seed: i64

    def __init__(self, seed: int) -> None:
        self.seed = scatter(seed, 0xFA7E, 1 << 62)

    def pick(self, n: i64, sample: i64, event: i64) -> i64:
        """A number from 0 to n - 1 (n up to 2**30), all equally likely over samples and events."""
        h = stirred(stirred(self.seed, sample), event)
        return (stirred(h, h >> 17) >> 30) * n >> 32
