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
HALL = Names("hall", components.HALL_NAMES)
ACHIEVEMENT = Names("achievement", components.ACHIEVEMENT_IDS)
PLACE = Names("place", components.PLACE_NAMES)
GOOD = Names("good", components.GOOD_NAMES)
PILE = Names("pile", components.PILE_NAMES)
CONTRACT = Names("contract", components.CONTRACT_IDS)
LEVEL = Names("level", components.LEVEL_NAMES)
PATH = Names("path", tuple(str(path) for path in range(1, components.PATHS + 1)))
SEAT = Number("seat", 0, 3)
