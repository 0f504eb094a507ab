"""Who sits down to play the games among which the golden ones are found."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from tests.golden import agra_endings


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
    {"ganga": True},
    {"navaratnas": True},
    {"navaratnas": True, "ganga": True, "harbour_stay": True},
    {"mixed": True},  # the sides of the boards
)
RAJAS_BOTS = ("greedy", "greedy", "random", "greedy")

AGRA_OPTIONS = agra_endings.OPTIONS
AGRA_KINDS: tuple[Mapping[str, bool], ...] = (
    {},
    {},
    {},
    *({name: True} for name in AGRA_OPTIONS),
    dict.fromkeys(AGRA_OPTIONS, True),
)
AGRA_BOTS = ("greedy", "greedy", "random", "greedy")

MERV_TABLES = (
    Table(("greedy",)),
    Table(("greedy",), {"level": "standard"}),
    Table(("greedy",), {"level": "hard"}),
    Table(("greedy",), {"level": "tyrant"}),
    Table(("greedy",) * 2),
    Table(("greedy",) * 3),
    Table(("greedy", "greedy:area=contracts", "greedy:area=palace", "greedy")),
    Table(("greedy:area=mosque",) * 4, {"spice_literal": True}),
    Table(("greedy:area=spices", "greedy", "caravan-leader")),
    Table(("random",) * 2),
    Table(("random",) * 4),
    *(Table(("protector",) * 2),) * 4,
    Table(("scholar",) * 4),
    Table(("scholar",) * 3),
    Table(("caravan-leader",) * 2, {"camel_market": "side_a"}),
    Table(("caravan-leader",) * 3, {"camel_market": "side_b"}),
    Table(("caravan-leader",) * 4, {"camel_market": "whole"}),
    Table(("caravan-leader",) * 4, {"camel_market": "whole"}),
    Table(("greedy",) * 3, {"palace_voluntary": True}),
    Table(("greedy:area=mosque",) * 4, {"upgrades_own": True}),
    Table(("random",) * 4, {"upgrades_own": True}),
    Table(("greedy:area=palace",) * 4, {"hall_favour_each": True}),
    Table(("caravan-leader",) * 4, {"camel_market": "side_b", "spice_literal": True}),
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
    """The kind changes with every seed, the number of seats after all kinds."""
    seats = 2 + seed // len(AGRA_KINDS) % 3
    bots = (AGRA_BOTS[seed % len(AGRA_BOTS)],) * seats
    return Table(bots, AGRA_KINDS[seed % len(AGRA_KINDS)])


def merv(seed: int) -> Table:
    """One table after the other."""
    return MERV_TABLES[seed % len(MERV_TABLES)]
