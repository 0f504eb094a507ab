"""Component files of Agra with mistakes in them: the reader names the file, record and field."""

import pytest

from serai.core import data
from serai.games.agra import components
from tests.games.damaging import check_damage, check_missing

PACKAGE = components.PACKAGE

READERS = {
    "board.toml": components.read_board,
    "bonuses.toml": components.read_bonuses,
    "court.toml": components.read_court,
    "favours.toml": components.read_favours,
    "goods.toml": components.read_goods,
    "imperial.toml": components.read_imperial,
    "notables.toml": components.read_notables,
    "river.toml": components.read_river,
}


def test_every_component_file_has_a_reader():
    assert sorted(READERS) == data.component_files(PACKAGE)


# File, id of the record, what is replaced by what, and the record and field to be named.
DAMAGES = [
    ("board.toml", "low", "[1, 2]", "[2, 1]", "token low", "sides"),
    ("board.toml", "coin-5", "count = 10", "count = 11", "coin", "count"),
    ("board.toml", "sites", "count = 12", "count = 0", "piece sites", "count"),
    ("bonuses.toml", "cover-2", "level = 2", "level = 3", "bonus cover-2", "level"),
    ("bonuses.toml", "cover-2", "covers = 1", "covers = 2", "bonus cover-2", "covers"),
    ("bonuses.toml", "artisans-3", '"artisans"', '"bakers"', "bonus artisans-3", "guild"),
    ("court.toml", "space-1", "cost = []", 'cost = ["oil"]', "space space-1", "cost"),
    ("court.toml", "space-2", '["turmeric"]', "[]", "space space-2", "cost"),
    ("court.toml", "space-4", "points = 3", "points = 1", "space space-4", "points"),
    ("court.toml", "farmer_start", "value = 3", "value = 2", "value farmer_start", "value"),
    ("court.toml", "farmer_points", "value = 1", "value = 0", "value farmer_points", "value"),
    ("court.toml", "side", "value = 5", "value = 17", "value side", "value"),
    ("court.toml", "double_favour_from", "= 4", "= 7", "value double_favour_from", "value"),
    ("court.toml", "side-2", '"wood"', '"sandstone"', "side side-2", "corner"),
    ("court.toml", "side-2", "[1, 5]", "[1, 3]", "side side-2", "covered"),
    ("court.toml", "side-2", "[1, 5]", "[1]", "side", "covered"),
    ("favours.toml", "step", "spend = 3", "spend = 5", "printed step", "spend"),
    ("favours.toml", "sell", "number = 4", "number = 5", "tile sell", "number"),
    ("goods.toml", "cement", '"sandstone"', '"none"', "good cement", "made_from"),
    ("goods.toml", "cement", '"sandstone"', '"wood"', "good cement", "made_from"),
    ("goods.toml", "cement", "value = 2", "value = 4", "good cement", "value"),
    ("goods.toml", "material-wood", '"wood"', '"oil"', "material material-wood", "good"),
    ("goods.toml", "site-paper", 'g = "paper"', 'g = "oil"', "site site-paper", "building"),
    ("imperial.toml", "step-0", "favour = 0", "favour = 1", "step step-0", "favour"),
    ("imperial.toml", "step-5", "rupees = 4", "rupees = 2", "step step-5", "rupees"),
    ("imperial.toml", "merchants-2", '"dye"', '"oil"', "order merchants-2", "goods"),
    ("imperial.toml", "merchants-2", '"merchants"', '"artisans"', "order merchants-2", "guild"),
    ("imperial.toml", "merchants-2", "row = 2", "row = 3", "order merchants-2", "row"),
    ("imperial.toml", "left-2", '"bricks"', '"wood"', "bowl left-2", "good"),
    ("imperial.toml", "left-2", '"bricks"', '"cement"', "bowl left-2", "good"),
    ("imperial.toml", "left-2", 'e = "left"', 'e = "right"', "bowl left-2", "side"),
    ("notables.toml", "cook", '"wood"', '"oil"', "notable cook", "bottom"),
    ("notables.toml", "cook", "level = 1", "level = 2", "notable cook", "level"),
    ("notables.toml", "cook", "bottom", 'middle = "dye"\nbottom', "notable cook", "middle"),
    ("notables.toml", "cook", "rupees = 1", "rupees = 0", "notable cook", "deliver_rupees"),
    ("notables.toml", "cook", '"artisans"', '"bakers"', "notable cook", "guild"),
    ("notables.toml", "cook", 'source = "reconstructed"', "", "notable cook", "source"),
    ("notables.toml", "dutch_rupees", "[0, ", "[", "dutch dutch_rupees", "rupees"),
    ("river.toml", "pier-3", "limit = 4", "limit = 2", "pier pier-3", "limit"),
    ("river.toml", "pier-3", "level = 2", "level = 3", "pier pier-3", "level"),
    ("river.toml", "pier-1", "contracts = 2", "contracts = 0", "pier pier-1", "contracts"),
    ("river.toml", "layout-4", "[5, 4, 3, 2]", "[5, 4, 3]", "layout layout-4", "notables"),
    ("river.toml", "layout-4", "[5, 4, 3, 2]", "[9, 4, 3, 2]", "layout layout-4", "notables[0]"),
    ("river.toml", "layout-4", "[5, 4, 3, 2]", "[8, 1, 3, 2]", "layout layout-4", "notables"),
    ("river.toml", "layout-4", "guild = 5", "guild = 4", "layout layout-4", "most_of_guild"),
    ("river.toml", "neutral-3", "seats = 3", "seats = 2", "neutral neutral-3", "seats"),
    ("river.toml", "pier_good", "[1, 2, 3]", "[3, 2, 1]", "pier_good pier_good", "values"),
]


@pytest.mark.parametrize("damage", DAMAGES, ids=lambda damage: " ".join(damage[1:4]))
def test_damage_is_named(damage):
    check_damage(PACKAGE, READERS, damage)


@pytest.mark.parametrize(
    ("file", "name", "record"),
    [
        ("bonuses.toml", "rupees-6", "bonus rupees-6"),
        ("board.toml", "high", "token high"),
        ("court.toml", "side-4", "side side-4"),
        ("favours.toml", "peon", "tile peon"),
        ("goods.toml", "site-oil", "site site-oil"),
        ("imperial.toml", "scholars-6", "order scholars-6"),
        ("notables.toml", "sufi", "notable sufi"),
        ("river.toml", "layout-3", "layout layout-3"),
    ],
)
def test_a_missing_record_is_named(file, name, record):
    check_missing(PACKAGE, READERS, file, name, record)
