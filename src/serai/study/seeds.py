"""Seeds that follow from one seed: the same everywhere, whatever runs first or beside it."""

from __future__ import annotations

import hashlib
import random


def derived(seed: int, *salt: int | str) -> int:
    """The seed of one thing among many (63 bits)."""
    text = "/".join(str(part) for part in (seed, *salt))
    return int.from_bytes(hashlib.blake2b(text.encode(), digest_size=8).digest(), "big") >> 1


def dice(seed: int, *salt: int | str) -> random.Random:
    """A generator for whoever plays games: never the one that decides chance in a game."""
    return random.Random(derived(seed, *salt))
