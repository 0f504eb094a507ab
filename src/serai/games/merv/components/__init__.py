"""The components of Merv as plain lists of ints.

Reads the TOML files in `data/`, checks them against the contents of the box and keeps them for
``tables.py`` (the same numbers, packed for speed) and for the notation (the names). Each reader
takes a parsed file, so that a test can hand it a damaged one.
"""

from serai.core.data import DataError, load
from serai.games.merv.components.board import lay_lines, read_board, read_sites
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
    PATHS,
    PILE_NAMES,
    PLACE_NAMES,
    POSITION_NAMES,
    REWARD_NAMES,
    SEATS,
    SIDE_LETTERS,
    SITE_NAMES,
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
    "LEVEL_NAMES",
    "MARKET_NAMES",
    "PATHS",
    "PILE_NAMES",
    "PLACE_NAMES",
    "POSITION_NAMES",
    "REWARD_NAMES",
    "SEATS",
    "SIDE_LETTERS",
    "SITE_NAMES",
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

_board_file = load(PACKAGE, "board.toml")
_caravan_file = load(PACKAGE, "caravan.toml")
_fortification_file = load(PACKAGE, "fortification.toml")
_library_file = load(PACKAGE, "library.toml")
_marketplace_file = load(PACKAGE, "marketplace.toml")
_mosque_file = load(PACKAGE, "mosque.toml")
_palace_file = load(PACKAGE, "palace.toml")
_scoring_file = load(PACKAGE, "scoring.toml")
_solo_file = load(PACKAGE, "solo.toml")
_tracks_file = load(PACKAGE, "tracks.toml")

LINES = lay_lines()
BOARD = read_board(_board_file)
SITES = read_sites(load(PACKAGE, "sites.toml"))
CARAVAN = read_caravan(_caravan_file)
HALL_COLOUR = read_palace(_palace_file)
ACHIEVEMENTS = read_library(_library_file)
PLACES = read_marketplace(_marketplace_file)
MOSQUE = read_mosque(_mosque_file)
CONTRACTS = read_contracts(load(PACKAGE, "contracts.toml"))
TRACKS = read_tracks(_tracks_file)
SCORING = read_scoring(_scoring_file)
SOLO = read_solo(_solo_file)
NUMBERS = read_fortification(_fortification_file) | {
    name: number
    for file in (
        _board_file,
        _caravan_file,
        _library_file,
        _marketplace_file,
        _mosque_file,
        _palace_file,
        _scoring_file,
        _solo_file,
        _tracks_file,
    )
    for name, number in read_numbers(file).items()
}
NUMBERS |= {
    "spice_literal": CARAVAN.literal,
    "market_side_a": CARAVAN.market_sides[0],
    "market_side_b": CARAVAN.market_sides[1],
    "market_all": (1 << len(MARKET_NAMES)) - 1,
    "outer": PLACES.outer,
}


def check_number(name: str, literal: int) -> None:
    """A number written out in the code (for the compiler) must be the one in the data."""
    if NUMBERS.get(name) != literal:
        raise DataError("tables.py", f"value {name}", "literal", literal, str(NUMBERS.get(name)))
