"""The names of things in Agra, as they stand in moves, positions and messages."""

from __future__ import annotations

from serai.core.notation import Names, Number
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
SEAT = Number("seat", 0, 3)
