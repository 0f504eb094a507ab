"""What a position is worth to one seat: the seam between searching and judging.

A search asks nothing else of a game's judge, and whoever judges otherwise (a learned judgement, a
character with a style of its own) replaces it here without touching the search.
"""

from __future__ import annotations

from typing import Any

from mypy_extensions import i64, mypyc_attr

from serai.core.packed import vec


@mypyc_attr(allow_interpreted_subclasses=True)
class Evaluation:
    """Made for one seat at the start of a look ahead; judges the positions that it leads to."""

    seat: i64

    def worth(self, s: Any) -> i64:
        """The position in hundredths of a point; the more, the better for the seat."""
        raise NotImplementedError

    def terms(self, s: Any, out: vec[i64]) -> i64:
        """Write what the worth is made of, one number a term; answers how many there are."""
        raise NotImplementedError


def worth_to_all(judges: list[Evaluation], s: Any, out: vec[i64]) -> None:
    """The same position as each seat sees it."""
    i: i64
    for i in range(len(judges)):
        out[i] = judges[i].worth(s)
