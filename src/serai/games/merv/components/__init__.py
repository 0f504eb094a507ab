"""The components of Merv as plain lists of ints.

Reads the TOML files in `data/`, checks them against the contents of the box and keeps them for
``tables.py`` (the same numbers, packed for speed) and for the notation (the names). Each reader
takes a parsed file, so that a test can hand it a damaged one.
"""

from serai.core.data import DataError, load
from serai.games.merv.components.board import HIT, lay_lines, read_board, read_sites
from serai.games.merv.components.caravan import read_caravan
from serai.games.merv.components.contracts import read_contracts
from serai.games.merv.components.fortification import read_fortification
from serai.games.merv.components.library import read_library
from serai.games.merv.components.marketplace import read_marketplace
from serai.games.merv.components.mosque import read_mosque
from serai.games.merv.components.names import (
    ACHIEVEMENT_IDS,
    ACTION_NAMES,
    CELL_NAMES,
    COLOUR_NAMES,
    CONTRACT_IDS,
    GOOD_NAMES,
    HALL_NAMES,
    LEVEL_NAMES,
    MARKET_NAMES,
    MARKET_SIDES,
    PATHS,
    PILE_NAMES,
    PLACE_NAMES,
    POSITION_NAMES,
    REWARD_NAMES,
    SEATS,
    SIDE_LETTERS,
    SITE_NAMES,
    SOLO_CARDS,
    SPICE_NAMES,
    STEPS,
)
from serai.games.merv.components.numbers import read_numbers
from serai.games.merv.components.palace import read_palace
from serai.games.merv.components.scoring import read_scoring
from serai.games.merv.components.solo import read_solo
from serai.games.merv.components.tracks import read_tracks

__all__ = [
    "ACHIEVEMENT_IDS",
    "ACTION_NAMES",
    "CELL_NAMES",
    "COLOUR_NAMES",
    "CONTRACT_IDS",
    "GOOD_NAMES",
    "HALL_NAMES",
    "HIT",
    "LEVEL_NAMES",
    "MARKET_NAMES",
    "MARKET_SIDES",
    "PATHS",
    "PILE_NAMES",
    "PLACE_NAMES",
    "POSITION_NAMES",
    "REWARD_NAMES",
    "SEATS",
    "SIDE_LETTERS",
    "SITE_NAMES",
    "SOLO_CARDS",
    "SPICE_NAMES",
    "STEPS",
    "read_board",
    "read_caravan",
    "read_contracts",
    "read_fortification",
    "read_library",
    "read_marketplace",
    "read_mosque",
    "read_numbers",
    "read_palace",
    "read_scoring",
    "read_sites",
    "read_solo",
    "read_tracks",
]

PACKAGE = "serai.games.merv"

LINES = lay_lines()
BOARD = read_board(load(PACKAGE, "board.toml"))
SITES = read_sites(load(PACKAGE, "sites.toml"))
CARAVAN = read_caravan(load(PACKAGE, "caravan.toml"), BOARD.numbers["cards"])
PALACE = read_palace(load(PACKAGE, "palace.toml"))
ACHIEVEMENTS = read_library(load(PACKAGE, "library.toml"))
PLACES = read_marketplace(load(PACKAGE, "marketplace.toml"))
MOSQUE = read_mosque(load(PACKAGE, "mosque.toml"), BOARD.numbers["upgrades"])
TRACKS = read_tracks(load(PACKAGE, "tracks.toml"))
CONTRACTS = read_contracts(load(PACKAGE, "contracts.toml"), TRACKS.numbers["influence_top"])
SCORING = read_scoring(load(PACKAGE, "scoring.toml"))
SOLO = read_solo(load(PACKAGE, "solo.toml"), BOARD.numbers["years"])
NUMBERS = {
    **BOARD.numbers,
    **read_fortification(load(PACKAGE, "fortification.toml")),
    **PALACE.numbers,
    **ACHIEVEMENTS.numbers,
    **PLACES.numbers,
    **MOSQUE.numbers,
    **TRACKS.numbers,
    **SCORING.numbers,
    **SOLO.numbers,
    "spice_literal": CARAVAN.literal,
    "market_side_a": CARAVAN.market_sides[0],
    "market_side_b": CARAVAN.market_sides[1],
    "market_all": (1 << len(MARKET_NAMES)) - 1,
    "outer": PLACES.outer,
}
"""The single numbers of all files, and a few sets as bits."""


def number(name: str) -> int:
    """A single number of the data."""
    if name not in NUMBERS:
        raise DataError("data", f"value {name}", "id", None, "the record is required")
    return NUMBERS[name]
