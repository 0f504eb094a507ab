"""Who sits down to play the games among which the golden ones are found."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

import serai


@dataclass(frozen=True)
class Table:
    """Bots, one for each seat, and the options they agree on."""

    bots: tuple[str, ...]
    options: Mapping[str, Any] = field(default_factory=dict)

    @property
    def seats(self) -> int:
        return len(self.bots)


RAJAS_KINDS: tuple[Mapping[str, bool], ...] = (
    {},
    {},
    {},
    {"navaratnas": True},
    {"mixed": True},  # the sides of the boards
)
RAJAS_BOTS = ("greedy", "greedy", "random", "greedy")

AGRA_BOTS = ("greedy", "greedy", "random", "greedy")

LEVELS = next(one.choices for one in serai.game("merv").options if one.name == "level")
MERV_TABLES = (
    *(Table(("greedy",), {"level": level}) for level in LEVELS),
    Table(("greedy",) * 2),
    Table(("greedy",) * 3),
    Table(("greedy", "greedy:area=contracts", "greedy:area=palace", "greedy")),
    Table(("greedy:area=mosque",) * 4),
    Table(("greedy:area=spices", "greedy", "caravan-leader")),
    Table(("random",) * 2),
    Table(("random",) * 4),
    *(Table(("protector",) * 2),) * 4,
    Table(("scholar",) * 4),
    Table(("scholar",) * 3),
    Table(("caravan-leader",) * 2),
    Table(("caravan-leader",) * 3),
    *(Table(("caravan-leader",) * 4),) * 2,
    Table(("strip-owner", "strip-guest", "strip-guest")),
)
"""Sensible play at every kind of table, then the whims (`merv_bots.py`) with the rest."""


def rajas(seed: int) -> Table:
    """The kind changes with every seed, the number of seats after all kinds."""
    options: dict[str, Any] = dict(RAJAS_KINDS[seed % len(RAJAS_KINDS)])
    seats = 2 + seed // len(RAJAS_KINDS) % 3
    if options.pop("mixed", False):
        options["sides"] = (["navaratnas", "basic"] * 2)[:seats]
    first = seed % len(RAJAS_BOTS)
    return Table((RAJAS_BOTS[first:] + RAJAS_BOTS[:first])[:seats], options)


def agra(seed: int) -> Table:
    """The bots change with every seed, the number of seats after all of them."""
    seats = 2 + seed // len(AGRA_BOTS) % 3
    return Table((AGRA_BOTS[seed % len(AGRA_BOTS)],) * seats)


def pebbles(seed: int) -> Table:
    """Two or three, with a small heap or a big one."""
    options = {"big_heap": True} if seed % 3 == 0 else {}
    return Table(("random",) * (2 + seed % 2), options)


def merv(seed: int) -> Table:
    """One table after the other."""
    return MERV_TABLES[seed % len(MERV_TABLES)]
