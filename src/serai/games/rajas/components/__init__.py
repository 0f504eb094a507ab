"""The components of Rajas of the Ganges as plain lists of ints.

Reads the TOML files in `data/`, checks them against the contents of the box and keeps them for
``tables.py`` (the same numbers, packed for speed) and for the notation (the names). Each reader
takes a parsed file, so that a test can hand it a damaged one.
"""

from serai.core.data import DataError, load
from serai.games.rajas.components.names import (
    AREA_NAMES,
    BONUS_COUNTS,
    BUILDING_NAMES,
    CELL_NAMES,
    CHAMBER_NAMES,
    CHAMBER_SPECIALS,
    COLOUR_NAMES,
    COLOURS,
    COLUMN_NAMES,
    DIRECTION_NAMES,
    FIELD_COLOUR_COUNTS,
    FIELD_COLOUR_NAMES,
    FIELD_NAMES,
    GANGA_IDS,
    GOOD_NAMES,
    ROAD_NAMES,
    ROW,
    SEATS,
    STACK_NAMES,
    TILE_IDS,
    TILES_PER_COLOUR,
    TRACK_NAMES,
    YIELD_TILE_COUNTS,
    YIELD_TILE_IDS,
)
from serai.games.rajas.components.numbers import (
    LIMITS,
    MOST_MONEY,
    MOST_SCORED,
    MOST_VALUE,
    read_numbers,
)
from serai.games.rajas.components.province import read_province
from serai.games.rajas.components.rewards import (
    REWARD_KINDS,
    REWARDS_WITHOUT_NUMBER,
    most_of,
    packed_reward,
)
from serai.games.rajas.components.river import read_ganga, read_river, read_yield_tiles
from serai.games.rajas.components.spaces import read_board, read_chambers
from serai.games.rajas.components.tiles import read_tiles
from serai.games.rajas.components.tracks import read_tracks

__all__ = [
    "AREA_NAMES",
    "BONUS_COUNTS",
    "BUILDING_NAMES",
    "CELL_NAMES",
    "CHAMBER_NAMES",
    "CHAMBER_SPECIALS",
    "COLOURS",
    "COLOUR_NAMES",
    "COLUMN_NAMES",
    "DIRECTION_NAMES",
    "FIELD_COLOUR_COUNTS",
    "FIELD_COLOUR_NAMES",
    "FIELD_NAMES",
    "GANGA_IDS",
    "GOOD_NAMES",
    "LIMITS",
    "MOST_MONEY",
    "MOST_SCORED",
    "MOST_VALUE",
    "REWARDS_WITHOUT_NUMBER",
    "REWARD_KINDS",
    "ROAD_NAMES",
    "ROW",
    "SEATS",
    "STACK_NAMES",
    "TILES_PER_COLOUR",
    "TILE_IDS",
    "TRACK_NAMES",
    "YIELD_TILE_COUNTS",
    "YIELD_TILE_IDS",
    "packed_reward",
    "read_board",
    "read_chambers",
    "read_ganga",
    "read_numbers",
    "read_province",
    "read_river",
    "read_tiles",
    "read_tracks",
    "read_yield_tiles",
]

PACKAGE = "serai.games.rajas"

_board_file = load(PACKAGE, "board.toml")
_chambers_file = load(PACKAGE, "chambers.toml")
_river_file = load(PACKAGE, "river.toml")
_tracks_file = load(PACKAGE, "tracks.toml")

TILES = read_tiles(load(PACKAGE, "tiles.toml"))
RIVER_REWARD = read_river(_river_file)
GANGA_REWARD = read_ganga(load(PACKAGE, "ganga.toml"))
YIELD_TILES = read_yield_tiles(load(PACKAGE, "yield_tiles.toml"))
BOARD = read_board(_board_file)
CHAMBER_REWARD = read_chambers(_chambers_file)
PROVINCE = read_province(load(PACKAGE, "province.toml"))
TRACKS = read_tracks(_tracks_file)
NUMBERS = {
    name: value
    for file in (_board_file, _chambers_file, _river_file, _tracks_file)
    for name, value in read_numbers(file).items()
}
REWARDS = (
    *RIVER_REWARD,
    *GANGA_REWARD,
    *YIELD_TILES.reward,
    *CHAMBER_REWARD,
    *PROVINCE.reward,
    *TRACKS.fame_bonus_reward,
    *TRACKS.money_bonus_reward,
)
"""All that is printed anywhere: each kind of reward may stand at each place."""
MOST_SAILED = max(
    NUMBERS["harbour_pips"], NUMBERS["portuguese_spaces"], most_of("sail_up_to", REWARDS)
)
"""The most spaces that anything lets a boat go at once."""
MOST_DICE = max(COLOURS * NUMBERS["dice_per_colour"], most_of("dice", REWARDS))
"""The most dice that anybody is to take, whether there are so many or not."""


def number(name: str) -> int:
    """A single number of the data, by its id."""
    if name not in NUMBERS:
        raise DataError("data", f"value {name}", "id", None, "the record is required")
    return NUMBERS[name]
