"""The components of Agra as plain lists of ints.

Reads the TOML files in `data/`, checks them against the contents of the box and keeps them for
``tables.py`` (the same numbers, packed for speed) and for the notation (the names). Each reader
takes a parsed file, so that a test can hand it a damaged one.
"""

from serai.core.data import DataError, load
from serai.games.agra.components.board import read_board
from serai.games.agra.components.court import read_court
from serai.games.agra.components.goods import read_goods
from serai.games.agra.components.imperial import read_imperial
from serai.games.agra.components.names import (
    ACTION_NAMES,
    BASICS,
    BONUS_IDS,
    BOWL_SIDES,
    BUILDING_NAMES,
    CHARACTER_NAMES,
    GOOD_NAMES,
    GUILD_NAMES,
    LEVELS,
    NOTABLE_IDS,
    NOTABLES_PER_LEVEL,
    PIERS,
    PRINTED_NAMES,
    ROWS,
    SEATS,
    SPACE_NAMES,
    TILE_IDS,
    TOKEN_NAMES,
)
from serai.games.agra.components.notables import read_notables
from serai.games.agra.components.numbers import check_together, read_numbers
from serai.games.agra.components.river import read_river
from serai.games.agra.components.tiles import read_bonuses, read_favours

__all__ = [
    "ACTION_NAMES",
    "BASICS",
    "BONUS_IDS",
    "BOWL_SIDES",
    "BUILDING_NAMES",
    "CHARACTER_NAMES",
    "GOOD_NAMES",
    "GUILD_NAMES",
    "LEVELS",
    "NOTABLES_PER_LEVEL",
    "NOTABLE_IDS",
    "PIERS",
    "PRINTED_NAMES",
    "ROWS",
    "SEATS",
    "SPACE_NAMES",
    "TILE_IDS",
    "TOKEN_NAMES",
    "check_together",
    "read_board",
    "read_bonuses",
    "read_court",
    "read_favours",
    "read_goods",
    "read_imperial",
    "read_notables",
    "read_numbers",
    "read_river",
]

PACKAGE = "serai.games.agra"

_board_file = load(PACKAGE, "board.toml")
_court_file = load(PACKAGE, "court.toml")
_favours_file = load(PACKAGE, "favours.toml")
_goods_file = load(PACKAGE, "goods.toml")
_imperial_file = load(PACKAGE, "imperial.toml")
_notables_file = load(PACKAGE, "notables.toml")
_river_file = load(PACKAGE, "river.toml")

TOKEN_SIDE = read_board(_board_file)
BONUSES = read_bonuses(load(PACKAGE, "bonuses.toml"))
COURT = read_court(_court_file)
FAVOURS = read_favours(_favours_file)
GOODS = read_goods(_goods_file)
IMPERIAL = read_imperial(_imperial_file)
NOTABLES = read_notables(_notables_file)
RIVER = read_river(_river_file)
NUMBERS = {
    name: number
    for file in (
        _board_file,
        _court_file,
        _favours_file,
        _goods_file,
        _imperial_file,
        _notables_file,
        _river_file,
    )
    for name, number in read_numbers(file).items()
}
NUMBERS |= {
    "covered": COURT.covered,
    "meditation_spaces": len(COURT.points),
    "top_step": len(IMPERIAL.track_rupees) - 1,
}
check_together(_court_file, NUMBERS)


def number(name: str) -> int:
    """A single number of the data, by its id."""
    if name not in NUMBERS:
        raise DataError("data", f"value {name}", "id", None, "the record is required")
    return NUMBERS[name]
