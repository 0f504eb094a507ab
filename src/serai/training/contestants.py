"""Somebody who takes part in lessons and matches, as plain data that can go to another process."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property
from typing import Any

from serai.bots.learned import Hidden, Weights
from serai.bots.turn_bot import TurnBot


@dataclass(frozen=True)
class Units:
    """Hidden units as plain data."""

    units: int
    into: tuple[int, ...]
    out: tuple[int, ...]


@dataclass(frozen=True)
class Contestant:
    """Who looks so wide, and what was learned: nothing, or the weights of a correction."""

    name: str
    width: int
    now: tuple[int, ...] = ()
    later: tuple[int, ...] = ()
    hidden: Units | None = None

    @cached_property
    def weights(self) -> Weights | None:
        """What was learned, for the search."""
        if not self.now:
            return None
        units = None
        if self.hidden is not None:
            hidden = self.hidden
            units = Hidden(hidden.units, list(hidden.into), list(hidden.out))
        return Weights(list(self.now), list(self.later), units)

    def seated(self) -> TurnBot:
        """Somebody who plays as well as it can."""
        weights = self.weights
        return TurnBot(self.name, self.width, mind=lambda _: weights)

    def as_json(self) -> dict[str, Any]:
        """Ready for JSON."""
        found: dict[str, Any] = {"now": list(self.now), "later": list(self.later)}
        if self.hidden is not None:
            hidden = self.hidden
            found["hidden"] = {
                "units": hidden.units,
                "into": list(hidden.into),
                "out": list(hidden.out),
            }
        return found


def contestant(name: str, width: int, found: dict[str, Any]) -> Contestant:
    """Out of JSON."""
    units = found.get("hidden")
    hidden = units and Units(units["units"], tuple(units["into"]), tuple(units["out"]))
    return Contestant(name, width, tuple(found["now"]), tuple(found["later"]), hidden)
