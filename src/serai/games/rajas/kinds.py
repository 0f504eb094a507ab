"""Names of the components as they are written in notation and positions."""

from __future__ import annotations

from serai.core.notation import Names, Number
from serai.games.rajas import components

COLOUR = Names("colour", tuple(components.COLOUR_NAMES))
GOOD = Names("good", tuple(components.GOOD_NAMES))
ANY_GOOD = Names("good", (*GOOD.names, "any"))
BUILDING = Names("building", tuple(components.BUILDING_NAMES))
CHAMBER = Names("chamber", tuple(components.CHAMBER_NAMES), first=1)
TILE = Names("tile", tuple(components.TILE_IDS))
STACK = Names(
    "stack",
    tuple(f"{colour} {animal}" for colour in COLOUR.names for animal in components.STACK_NAMES),
)
CELL = Names("cell", tuple(components.CELL_NAMES))
FIELD = Names("field", tuple(components.FIELD_NAMES))
JEWEL = Names("jewel", tuple(components.YIELD_TILE_IDS))
FLOW = Names("flow", tuple(components.GANGA_IDS))
HUE = Names("hue", tuple(components.FIELD_COLOUR_NAMES))
DIE = Names("die", tuple(f"{name[0]}{face}" for name in COLOUR.names for face in range(1, 7)))
ROADS = Names(
    "roads",
    tuple("".join("NESW"[i] for i in range(4) if mask >> i & 1) for mask in range(1, 16)),
    first=1,
)
BONUS = Names(
    "bonus",
    tuple(f"money{n}" for n in components.TRACKS.money_bonus)
    + tuple(f"fame{n}" for n in components.TRACKS.fame_bonus),
)
IDLE = Names("idle", ("fame", "money", "bridge"))
SIDE = Names("side", ("basic", "navaratnas"))
SEAT = Number("seat", 0, components.SEATS[-1] - 1)
MARKETS = Number("markets", 0, 2 * len(components.CELL_NAMES))  # two on a tile
MONEY = Number("money", 0, components.MOST_MONEY)
SPACES = Number("spaces", 0, components.MOST_SAILED)
SPACE = Number("space", 0, components.number("last_space"))
REWARD = Names("reward", tuple(components.REWARD_KINDS), first=1)
