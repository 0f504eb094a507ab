"""The names of things in Agra, as they stand in moves, positions and messages."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from serai.core.notation import Kind, Names, Number
from serai.games.agra import components, tables

GOOD = Names("good", tuple(components.GOOD_NAMES))
STORE = Names("store", (*components.GOOD_NAMES, "favour"))
GUILD = Names("guild", tuple(components.GUILD_NAMES))
SPACE = Names("space", tuple(components.SPACE_NAMES))
BUILDING = Names("building", tuple(components.GOOD_NAMES))
NOTABLE = Names("notable", tuple(components.NOTABLE_IDS))
TILE = Names("tile", tuple(components.TILE_IDS))
ACTION = Names("action", tuple(components.ACTION_NAMES))
BONUS = Names("bonus", tuple(components.BONUS_IDS))
TOKEN = Names("token", tuple(components.TOKEN_NAMES))
BOWL = Names("bowl", tuple(components.GOOD_NAMES[good] for good in components.IMPERIAL.bowl))
SQUARE = Names("square", tuple(f"{side}{n}" for side in "nesw" for n in range(1, tables.SIDE + 1)))
OUTER = Names("outer", ("trade", "deliver", "process", "uncover"))
LUXURY = Names("luxury", tuple(components.GOOD_NAMES[tables.STATUES :]))
SOURCE = Names(
    "source",
    (
        "deliveries",
        "bonuses",
        "orders",
        "sailor",
        "buildings",
        "building",
        "clothes",
        "sales",
        "french",
        "peons",
    ),
    first=16,
)
# Where rupees come from, as the log tells it: what the ledger has as new buildings is told apart.
EARNED = Names("source", (*SOURCE.names, "takshaka", "bonus"), first=SOURCE.first)
# Why favour is gained.
CAUSE = Names(
    "cause",
    (
        "room",
        "merchant",
        "worker",
        "follower",
        "guest",
        "pier",
        "contract",
        "step",
        "book",
        "mosaic",
        "bonus",
    ),
)
MADE = Names("good", GOOD.names[tables.BASICS :], first=tables.BASICS)


def goods_in(counts: Sequence[int]) -> str:
    """So many of each good, as names in a row: "boards boards books"."""
    return " ".join(name for name, n in zip(GOOD.names, counts, strict=True) for _ in range(n))


@dataclass(frozen=True)
class Printed(Kind):
    """The goods that are printed somewhere, as names in a row; the places are numbered."""

    printed: tuple[str, ...]
    first: int = 0
    label = "good"
    rest = True

    def write(self, value: int) -> str:
        """The goods of a place."""
        if not self.first <= value < self.first + len(self.printed):
            raise ValueError(value)
        return self.printed[value - self.first]

    def read(self, word: str) -> int:
        """The first place with these goods."""
        return self.first + self.printed.index(word)

    def expected(self) -> str:
        """All goods."""
        return GOOD.expected()

    def words(self) -> list[str]:
        """The single goods."""
        return GOOD.words()


# The two goods of an order, guild by guild from the top row.
ORDERED = Printed(
    tuple(
        f"{GOOD.names[one]} {GOOD.names[other]}"
        for one, other in zip(
            components.IMPERIAL.order_first, components.IMPERIAL.order_second, strict=True
        )
    )
)
# What is paid for a space of the meditation stone, from the second one on.
STEP_GOODS = Printed(
    tuple(
        goods_in(components.COURT.step_cost[at : at + tables.GOODS])
        for at in range(tables.GOODS, len(components.COURT.step_cost), tables.GOODS)
    ),
    first=2,
)
SEAT = Number("seat", 0, 3)
