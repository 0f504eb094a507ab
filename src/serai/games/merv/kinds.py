"""The names of things in Merv, as they stand in moves, positions and messages."""

from __future__ import annotations

from serai.core.notation import Names, Number
from serai.games.merv import components

COLOUR = Names("colour", components.COLOUR_NAMES[:4])
RESOURCE = Names("resource", components.COLOUR_NAMES)
ACTION = Names("action", components.ACTION_NAMES)
SITE = Names("site", components.SITE_NAMES)
CELL = Names("cell", components.CELL_NAMES)
POSITION = Names("position", components.POSITION_NAMES)
SPICE = Names("spice", components.SPICE_NAMES)
MARKET = Names("market", components.MARKET_NAMES)
MARKET_SIDE = Names("market_side", tuple(side.upper() for side in components.MARKET_SIDES))
HALL = Names("hall", components.HALL_NAMES)
ACHIEVEMENT = Names("achievement", components.ACHIEVEMENT_IDS)
PLACE = Names("place", components.PLACE_NAMES)
GOOD = Names("good", components.GOOD_NAMES)
PILE = Names("pile", components.PILE_NAMES)
CONTRACT = Names("contract", components.CONTRACT_IDS)
LEVEL = Names("level", components.LEVEL_NAMES)
PATH = Names("path", tuple(str(path) for path in range(1, components.PATHS + 1)))
PATH_NUMBER = Number("path", 1, components.PATHS)
CARD = Names(
    "card",
    tuple(
        f"{components.SPICE_NAMES[spice]}-{1 + components.CARAVAN.spice[:i].count(spice)}"
        for i, spice in enumerate(components.CARAVAN.spice)
    ),
)
NTH = Number("nth", 1, components.number("row"))
SIDE = Names("side", ("north", "east", "south", "west"))
CORNER = Names("corner", ("NW", "NE", "SE", "SW"))
UPGRADE = Names("upgrade", components.COLOUR_NAMES, first=1)
TILE = Names(
    "action", tuple(components.ACTION_NAMES[i] for i in components.SCORING.tile_action)
)  # scoring tiles are called after their action
SOLO_CARD = Number("solo", 1, components.SOLO_CARDS)
SOURCE = Names(
    "source",
    (
        "favour",
        "influence",
        "contracts",
        "mosque",
        "achievements",
        "knowledge",
        "spices",
        "trade",
        "faith",
        "buildings",
        "tiles",
        "top",
        "sets",
        "cards",
    ),
)
ORIGIN = Names("origin", ("post", "mosque", "cards", "market"))  # of camels
SEAT = Number("seat", 0, 9)  # 8 and 9: those without a seat, see state.py
