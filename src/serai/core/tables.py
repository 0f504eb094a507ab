"""Lists of component data as packed tables, for the `tables.py` of every game."""

from __future__ import annotations

from mypy_extensions import i64

from serai.core.packed import vec


def packed(numbers: list[int]) -> vec[i64]:
    """A list of the data as a packed table."""
    return vec[i64]([i64(number) for number in numbers])


def counts(numbers: dict[int, int]) -> vec[i64]:
    """Numbers indexed by seats."""
    return packed([numbers.get(seats, 0) for seats in range(5)])
