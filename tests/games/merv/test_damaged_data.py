"""Component files of Merv with mistakes in them: the reader names the file, record and field."""

from functools import partial

import pytest

from serai.core import data
from serai.games.merv import components, tables
from tests.games.damaging import Readers, check_damage, check_missing, complaint, record_text

PACKAGE = components.PACKAGE

READERS: Readers = {
    "board.toml": components.read_board,
    "caravan.toml": partial(components.read_caravan, cards=tables.CARDS),
    "contracts.toml": partial(components.read_contracts, top=tables.INFLUENCE_TOP),
    "fortification.toml": components.read_fortification,
    "library.toml": components.read_library,
    "marketplace.toml": components.read_marketplace,
    "mosque.toml": partial(components.read_mosque, upgrades=tables.UPGRADES),
    "palace.toml": components.read_palace,
    "scoring.toml": components.read_scoring,
    "sites.toml": components.read_sites,
    "solo.toml": partial(components.read_solo, years=tables.YEARS),
    "tracks.toml": components.read_tracks,
}


def test_every_component_file_has_a_reader():
    assert sorted(READERS) == data.component_files(PACKAGE)


# File, id of the record, what is replaced by what, and the record and field to be named.
DAMAGES = [
    ("board.toml", "years", "value = 3", "value = 0", "value years", "value"),
    ("board.toml", "disc_pieces", "= 40", "= 41", "box wood", "count"),
    ("board.toml", "wall_pieces", "= 20", "= 21", "piece wall_pieces", "count"),
    ("board.toml", "contract_cards", "= 18", "= 17", "piece contract_cards", "count"),
    ("board.toml", "wood", "count = 205", "count = 206", "box wood", "count"),
    ("board.toml", "camels-4", "camels = 4", "camels = 5", "start camels-4", "camels"),
    ("fortification.toml", "gate_price", "= 2", "= 16", "value gate_price", "value"),
    ("solo.toml", "wealth_most", "= 5", "= 0", "value wealth_most", "value"),
    ("tracks.toml", "favour_top", "= 10", "= 9", "space favour-10", "space"),
    (
        "contracts.toml",
        "III-F1",
        "influence = 11",
        "influence = 21",
        "contract III-F1",
        "influence",
    ),
    ("board.toml", "cubes", "count = 60", "count = 59", "box wood", "count"),
    ("board.toml", "cubes", '"wood"', '"stone"', "piece cubes", "sort"),
    ("board.toml", "camels-3", "players = 3", "players = 4", "start camels-3", "players"),
    ("board.toml", "camels-3", "camels = 3", "camels = 1", "start camels-3", "camels"),
    ("caravan.toml", "pepper", "cards = 6", "cards = 7", "spice", "cards"),
    ("caravan.toml", "pepper", "every = 2", "every = 7", "spice pepper", "every"),
    ("caravan.toml", "pepper", '"guard"', '"favour"', "spice pepper", "reward"),
    ("caravan.toml", "pepper", '"guard"', '"scroll"', "spice pepper", "reward"),
    ("caravan.toml", "literal", "[2, 3,", "[3, 2,", "literal literal", "cards"),
    ("caravan.toml", "guard", '"guard"\ns', '"scroll"\ns', "space guard", "reward"),
    ("caravan.toml", "guard", '["a"]', "[]", "space guard", "sides"),
    ("caravan.toml", "guard", '["a"]', '["c"]', "space guard", "sides[0]"),
    ("contracts.toml", "II-F2", "points = 8", "points = 10", "contract II-F2", "points"),
    ("contracts.toml", "II-F2", "influence = 7", "influence = 8", "contract II-F2", "influence"),
    ("contracts.toml", "II-F1", "influence = 7", "influence = 3", "contract II-F1", "influence"),
    ("contracts.toml", "II-F2", 'd = "favour"', 'd = "guard"', "contract II-F2", "reward"),
    ("fortification.toml", "walls_of_colour", "= 4", "= 3", "value walls_of_colour", "value"),
    ("fortification.toml", "gates_of_colour", "= 1", "= 2", "value gates_of_colour", "value"),
    ("library.toml", "palace-less", "level = 1", "level = 2", "achievement palace-less", "level"),
    ("library.toml", "palace-less", '"discount"', '"joker"', "achievement palace-less", "reward"),
    (
        "library.toml",
        "palace-less",
        'n = "palace"',
        'n = "inn"',
        "achievement palace-less",
        "action",
    ),
    ("library.toml", "blue-joker", 'r = "blue"', 'r = "red"', "achievement blue-joker", "reward"),
    ("library.toml", "blue-joker", 'r = "blue"', 'r = "white"', "achievement blue-joker", "colour"),
    ("library.toml", "post", "amount", 'action = "palace"\namount', "achievement post", "action"),
    ("library.toml", "post", "amount = 1", "amount = 2", "achievement post", "amount"),
    ("marketplace.toml", "khotan", '"outer"', '"inner"', "place khotan", "ring"),
    ("marketplace.toml", "khotan", '"jade"', '"silk"', "place khotan", "good"),
    ("marketplace.toml", "khotan", '["blue", "green"]', "[]", "place khotan", "price"),
    ("marketplace.toml", "khotan", '"blue"', '"white"', "place khotan", "price[0]"),
    ("mosque.toml", "path-2", '"blue"', '"red"', "path path-2", "upgrade"),
    ("mosque.toml", "step-2-1", '"camel"', '"favour"', "step step-2-1", "reward"),
    ("mosque.toml", "step-2-2", '"guard"', '"top"', "step step-2-2", "reward"),
    ("mosque.toml", "step-2-2", '"guard"', '"scoring-tile"', "path path-2", "scoring-tile"),
    ("mosque.toml", "step-2-2", "step = 2", "step = 3", "step step-2-2", "step"),
    ("mosque.toml", "step-2-2", "path = 2", "path = 1", "step step-2-2", "path"),
    ("mosque.toml", "step-2-2", "reward", "points = 2\nreward", "step step-2-2", "points"),
    ("mosque.toml", "step-2-7", "points = 6\n", "", "step step-2-7", "points"),
    ("mosque.toml", "white_upgrades", "= 6", "= 7", "value white_upgrades", "value"),
    ("palace.toml", "trade", '"tan"', '"red"', "hall trade", "colour"),
    ("palace.toml", "trade", '"goods"', '"cards"', "hall trade", "counts"),
    ("scoring.toml", "tile-2", '"palace"', '"caravansary"', "tile tile-2", "action"),
    ("scoring.toml", "sets", "[1, 3, 6, 10]", "[1, 3, 6]", "sets sets", "points"),
    ("scoring.toml", "sets", "[1, 3, 6, 10]", "[3, 1, 6, 10]", "sets sets", "points"),
    ("sites.toml", "mosque-tan", 'n = "mosque"', 'n = "palace"', "site mosque-tan", "action"),
    ("sites.toml", "mosque-tan", 'r = "tan"', 'r = "red"', "site mosque-tan", "colour"),
    ("sites.toml", "mosque-tan", 'source = "derived"', "", "site mosque-tan", "source"),
    ("solo.toml", "card-1", "[1, 4, 2, 5, 3]", "[1, 4, 2, 5]", "card card-1", "magistrate"),
    ("solo.toml", "card-1", "[3, 5, 1, 4, 2]", "[3, 5, 1, 4, 4]", "card card-1", "vizier"),
    ("solo.toml", "card-1", '"mosque"', '"palace"', "card card-1", "sites"),
    ("solo.toml", "card-1", '"favour"', '"scroll"', "card card-1", "reward"),
    ("solo.toml", "tyrant", "[3, 3, 3]", "[3, 3]", "level tyrant", "wealth"),
    ("contracts.toml", "I-S2", "scrolls = 1", "scrolls = 0", "contract I-S2", "scrolls"),
    ("contracts.toml", "I-S2", "common = 1", "common = 0", "contract I-S2", "common"),
    ("tracks.toml", "favour-6", "space = 6", "space = 7", "space favour-6", "space"),
    ("tracks.toml", "favour-10", "space = 10", "space = 11", "space favour-10", "space"),
    ("tracks.toml", "spices-3", "influence = 8", "influence = 4", "limit spices-3", "influence"),
    ("tracks.toml", "spices-1", "influence = 0", "influence = 1", "limit spices-1", "influence"),
]


@pytest.mark.parametrize("damage", DAMAGES, ids=lambda damage: " ".join(damage[1:4]))
def test_damage_is_named(damage):
    check_damage(PACKAGE, READERS, damage)


@pytest.mark.parametrize(("gone", "left"), ["ab", "ba"])
def test_a_side_of_the_camel_market_without_a_space_is_named(gone, left):
    """No spaces at all would mean that the side is still to be drawn."""
    error = complaint(PACKAGE, READERS, "caravan.toml", f'"{gone}"', f'"{left}"')
    assert (error.record, error.field) == ("space", "sides")
    assert error.allowed == f"at least one space on side {gone}"


@pytest.mark.parametrize(
    ("file", "name", "record"),
    [
        ("board.toml", "camels-2", "start camels-2"),
        ("caravan.toml", "cardamom", "spice cardamom"),
        ("contracts.toml", "III-S3", "contract III-S3"),
        ("library.toml", "favours", "achievement favours"),
        ("marketplace.toml", "herat", "place herat"),
        ("mosque.toml", "step-4-8", "step step-4-8"),
        ("palace.toml", "faith", "hall faith"),
        ("scoring.toml", "tile-4", "tile tile-4"),
        ("sites.toml", "library-red", "site library-red"),
        ("solo.toml", "card-6", "card card-6"),
        ("tracks.toml", "spices-4", "limit spices-4"),
    ],
)
def test_a_missing_record_is_named(file, name, record):
    check_missing(PACKAGE, READERS, file, name, record)


def test_a_corrected_value_reaches_the_tables():
    whole, part = (
        data.read_text(PACKAGE, "mosque.toml"),
        record_text(PACKAGE, "mosque.toml", "step-2-7"),
    )
    corrected = whole.replace(part, part.replace("points = 6", "points = 9"))
    found = READERS["mosque.toml"](data.parse("mosque.toml", corrected))
    assert found.points[tables.STEPS + 6] == 9
