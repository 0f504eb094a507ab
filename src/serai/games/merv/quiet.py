"""No action at any time: what a game costs without them (measurements only)."""

from __future__ import annotations

from mypy_extensions import i64, mypyc_attr

from serai.core.kernel import END, Rule
from serai.games.merv.state import Merv


@mypyc_attr(acyclic=True)
class Quiet(Rule):
    """Stands where `AnyTime` stands, offers nothing and begins nothing."""

    def step(self, s: Merv, m: i64) -> i64:
        return END

    def copy(self) -> Quiet:
        return self
