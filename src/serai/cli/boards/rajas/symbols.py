"""Short signs for dice, tiles and rewards. `Legend` in the messages explains them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from rich.text import Text

from serai.cli.drawing import HUE_STYLES, join, piece
from serai.games.rajas import components

FAME = "★"
MONEY = "₹"
BOAT = "≈"
GAP = "⇔"
DONE = "✓"
CAN_PAY = "•"

# Road ends N 1, E 2, S 4, W 8 as a box character.
ROADS = " ╵╶└╷│┌├╴┘─┴┐┤┬┼"
SHAPES = ("─", "╮", "┬", "┼")  # straight, curve, fork, crossing
BUILDINGS = ("T", "P", "F", "M")
GOODS = ("si", "te", "sp")


def roads_mask(ends: str) -> int:
    """The set of road ends that a word like NES names."""
    return sum(1 << "NESW".index(end) for end in ends)


def dice_of(dice: Mapping[str, Sequence[int]]) -> Text:
    """All dice of a player: one block for each colour, its letter first (b25 g4)."""
    blocks = [
        piece(colour[0] + "".join(str(face) for face in faces), HUE_STYLES[colour])
        for colour, faces in dice.items()
        if faces
    ]
    return join(blocks) if blocks else Text("–")


def contents_of(tile: str) -> str:
    """Buildings and markets of a tile: Tsi2 is a temple and a silk market worth 2."""
    number = components.TILE_IDS.index(tile)
    tiles = components.TILES
    found = ""
    for place in (2 * number, 2 * number + 1):
        if tiles.building[place] >= 0:
            found += BUILDINGS[tiles.building[place]]
    for place in (2 * number, 2 * number + 1):
        if tiles.good[place] >= 0:
            found += f"{GOODS[tiles.good[place]]}{tiles.value[place]}"
    return found


def price_of(tile: str) -> int:
    """Pips that a tile costs."""
    return components.TILES.cost[components.TILE_IDS.index(tile)]


def colour_of(tile: str) -> str:
    """Name of the colour of a tile."""
    return components.COLOUR_NAMES[components.TILES.colour[components.TILE_IDS.index(tile)]]


def shape_of(tile: str) -> str:
    """The road of a tile as a box character."""
    return SHAPES[components.TILES.shape[components.TILE_IDS.index(tile)]]


def tile_in_short(tile: str) -> str:
    """Price, road and contents: 4╮te2."""
    return f"{price_of(tile)}{shape_of(tile)}{contents_of(tile)}"


def reward_in_short(reward: Mapping[str, Any]) -> str:
    """A printed gain in at most five characters."""
    n = int(reward.get("n", 1))
    many = "" if n == 1 else str(n)
    match reward["kind"]:
        case "dice":
            return f"{n}d"
        case "karma":
            return f"{n}k"
        case "money":
            return f"{MONEY}{n}"
        case "fame":
            return f"{FAME}{n}"
        case "upgrade":
            return "↑" * n
        case "boat":
            return f"{BOAT}1"
        case "any_chamber":
            return "C?"
        case "chamber":
            return f"C{n}"
        case "dice_per_karma":
            return "d/k" if reward["colour"] == "any" else f"{reward['colour'][0]}/k"
        case "coloured_dice":
            return "".join(colour[0] for colour in reward["colours"]) + "d"
        case "money_per_market":
            return f"{many}{MONEY}/m"
        case "mixed_goods":
            return f"{MONEY}mix"
        case "one_good":
            return f"{MONEY}×{n}"
        case "fame_per_upgrade":
            return f"{many}{FAME}/↑"
        case "money_per_upgrade":
            return f"{many}{MONEY}/↑"
        case "fame_per_karma":
            return f"{many}{FAME}/k"
        case "sail_up_to":
            return f"{BOAT}≤{n}"
        case "upgrade_and_die":
            return "↑+d"
        case "fame_per_market_tile":
            return f"{many}{FAME}/mt"
        case "fame_per_river_spaces":
            return f"{FAME}/{n}{BOAT}"
        case "money_per_building":
            return f"{many}{MONEY}/B"
        case "money_per_yield_tile":
            return f"{many}{MONEY}/yt"
        case "fame_per_curve":
            return f"{many}{FAME}/╮"
        case "fame_per_worker":
            return f"{many}{FAME}/w"
        case other:
            return str(other)[:5]
