"""The components of Merv: the box, the city and what is proved about them."""

import tomllib
from collections.abc import Iterable

import pytest

from serai.core import data, rulebook
from serai.core.notation import Names
from serai.games.merv import components, kinds, tables

PACKAGE = components.PACKAGE
CELLS = range(tables.CELLS)
POSITIONS = range(tables.POSITIONS)


def text_of(file: str) -> str:
    return data.read_text(PACKAGE, file)


def members(numbers: int) -> list[int]:
    """The numbers of a set."""
    return [number for number in range(64) if numbers >> number & 1]


def cubes(bill: int) -> list[str]:
    """The cubes of a bill, by colour."""
    return [
        name
        for colour, name in enumerate(components.COLOUR_NAMES[:4])
        for _ in range(bill >> 4 * colour & 15)
    ]


def pieces() -> dict[str, int]:
    found = tomllib.loads(text_of("board.toml"))["piece"]
    return {piece["id"]: piece["count"] for piece in found}


def rewards(table: list[int]) -> list[str]:
    return [components.REWARD_NAMES[code] for code in table]


# --- the box --------------------------------------------------------------------------------


def test_numbers_of_things_are_those_of_the_names():
    assert len(components.COLOUR_NAMES) == tables.RESOURCES == tables.COLOURS + 1
    assert components.COLOUR_NAMES[tables.WHITE] == "white"
    assert len(components.ACTION_NAMES) == tables.ACTIONS
    assert len(components.SITE_NAMES) == len(tables.SITE_ACTION) == tables.SITES
    assert len(components.CELL_NAMES) == len(tables.NEEDS) == tables.CELLS == tables.SIDE**2
    assert len(components.POSITION_NAMES) == len(components.LINES.guarded) == tables.POSITIONS
    assert len(components.SPICE_NAMES) == len(tables.SPICE_CARDS) == tables.SPICES
    assert len(components.MARKET_NAMES) == len(tables.MARKET_REWARD) == tables.MARKET_SPACES
    assert len(components.HALL_NAMES) == len(tables.HALL_COLOUR) == tables.HALLS
    assert len(components.ACHIEVEMENT_IDS) == len(tables.ACHIEVEMENT_OF) == tables.ACHIEVEMENTS
    assert len(components.PLACE_NAMES) == len(components.GOOD_NAMES) == tables.PLACES
    assert len(components.PILE_NAMES) == tables.PILES
    assert len(components.CONTRACT_IDS) == tables.CONTRACTS == tables.PILES * tables.PILE
    assert (components.PATHS, components.STEPS) == (tables.PATHS, tables.STEPS)
    assert len(tables.PATH_COST) == len(tables.PATH_REWARD) == tables.PATHS * tables.STEPS
    assert len(tables.TILE_ACTION) == tables.SCORING_TILES
    assert len(tables.SOLO_REWARD) == len(tables.SOLO_POINTS) == tables.SOLO_CARDS
    assert len(tables.LEVEL_WEALTH) == len(components.LEVEL_NAMES) * tables.YEARS
    assert tables.UPGRADES == tables.PATHS + tables.WHITE_UPGRADES


@pytest.mark.parametrize(
    "kind",
    [value for value in vars(kinds).values() if isinstance(value, Names)],
    ids=lambda kind: kind.label,
)
def test_no_name_occurs_twice(kind):
    assert len({name.casefold() for name in kind.names}) == len(kind.names)


def test_constants_are_the_numbers_of_their_names():
    for number, name in enumerate(components.ACTION_NAMES):
        assert getattr(tables, name.upper()) == number
    for number, name in enumerate(components.REWARD_NAMES):
        assert getattr(tables, name.replace("-", "_").upper()) == number
    halls = [tables.KNOWLEDGE, tables.SPICE_HALL, tables.TRADE, tables.FAITH]
    assert [components.HALL_NAMES[hall] for hall in halls] == [
        "knowledge", "spices", "trade", "faith",
    ]  # fmt: skip
    sides = [tables.NORTH, tables.EAST, tables.SOUTH, tables.WEST]
    assert "".join(components.SIDE_LETTERS[side] for side in sides) == "NESW"


def test_every_single_number_of_the_data_is_used():
    for name in components.NUMBERS:
        assert isinstance(getattr(tables, name.upper()), int)


def test_supplies_of_the_players_are_the_pieces_of_the_box():
    box = pieces()
    players = box["master_pieces"]
    assert box["building_pieces"] == players * tables.BUILDINGS
    assert box["servant_pieces"] == players * tables.SERVANTS
    assert box["disc_pieces"] == players * tables.DISCS
    assert tables.POSTS == tables.DISCS - 4


def test_tables_are_the_pieces_of_the_box():
    box = pieces()
    assert box["camel_pieces"] == tables.CAMELS
    assert box["caravan_cards"] == len(tables.CARD_SPICE) == tables.CARDS
    assert box["contract_cards"] == tables.CONTRACTS
    assert box["solo_cards"] == tables.SOLO_CARDS
    assert box["site_tiles"] == tables.SITES
    assert box["achievement_tiles"] == tables.ACHIEVEMENTS
    assert box["upgrade_tiles"] == tables.UPGRADES
    assert box["scoring_tiles"] == tables.SCORING_TILES
    assert box["goods_tokens"] == tables.PLACES * tables.GOODS_OF_KIND
    assert box["cubes"] % tables.RESOURCES == 0
    walls = tables.COLOURS * (tables.WALLS_OF_COLOUR + tables.GATES_OF_COLOUR)
    assert box["wall_pieces"] == walls == tables.POSITIONS


def test_camels_of_the_box_suffice_for_every_set_up():
    start = [tables.START_CAMELS[players] for players in range(5)]
    assert start == [0, 2, 2, 3, 4]
    assert max(start) + tables.PATHS + tables.PLACES // 2 <= tables.CAMELS


# --- the city -------------------------------------------------------------------------------


def test_every_action_has_a_site_of_every_colour():
    sites = [(tables.SITE_ACTION[site], tables.SITE_COLOUR[site]) for site in range(24)]
    assert sites == [(action, colour) for action in range(6) for colour in range(4)]


def test_names_of_cells_and_positions():
    assert [components.CELL_NAMES[cell] for cell in (0, 4, 12, 24)] == ["a1", "e1", "c3", "e5"]
    assert components.CELL_NAMES[tables.MARKET_CELL] == "c3"
    assert components.POSITION_NAMES[0] == "N1"
    assert components.POSITION_NAMES[-1] == "W5"


@pytest.mark.parametrize(
    ("position", "cells"),
    [
        ("N1", "a1 a2 a3 a4 a5"),
        ("N5", "e1 e2 e3 e4 e5"),
        ("E1", "e1 d1 c1 b1 a1"),
        ("E4", "e4 d4 c4 b4 a4"),
        ("S1", "e5 e4 e3 e2 e1"),
        ("S5", "a5 a4 a3 a2 a1"),
        ("W1", "a5 b5 c5 d5 e5"),
        ("W3", "a3 b3 c3 d3 e3"),
    ],
)
def test_lines_run_inwards_from_their_side(position, cells):
    number = components.POSITION_NAMES.index(position)
    line = [tables.LINE_CELL[number * 5 + step] for step in range(5)]
    assert [components.CELL_NAMES[cell] for cell in line] == cells.split()


def test_a_wall_protects_the_first_two_sites_of_its_line():
    for position in POSITIONS:
        line = [tables.LINE_CELL[position * 5 + step] for step in range(2)]
        assert members(components.LINES.guarded[position]) == sorted(line)


NEEDED = [
    "N1 W5", "N2 W5", "N3", "N4 E1", "N5 E1",
    "N1 W4", "N2 W4", "N3", "N4 E2", "N5 E2",
    "W3", "W3", "", "E3", "E3",
    "S5 W2", "S4 W2", "S3", "S2 E4", "S1 E4",
    "S5 W1", "S4 W1", "S3", "S2 E5", "S1 E5",
]  # fmt: skip
"""The walls that each site needs, row by row."""


def test_walls_that_each_site_needs():
    for cell in CELLS:
        walls = {components.POSITION_NAMES[position] for position in members(tables.NEEDS[cell])}
        assert walls == set(NEEDED[cell].split())


def test_gates_are_for_the_middle_of_each_side():
    assert len(components.SIDE_LETTERS) == tables.COLOURS * tables.GATES_OF_COLOUR
    assert 2 * tables.MIDDLE + 1 == tables.SIDE


# --- caravan cards and camel market ---------------------------------------------------------


def test_cards_of_the_spices():
    for spice in range(tables.SPICES):
        cards = [card for card in range(tables.CARDS) if tables.CARD_SPICE[card] == spice]
        assert members(tables.SPICE_CARDS[spice]) == cards
    assert max(len(members(cards)) for cards in tables.SPICE_CARDS) >= 8


def test_bonuses_of_all_spices_together_come_on_the_stated_cards():
    stated = members(tables.SPICE_LITERAL)
    assert stated == [2, 3, 4, 6, 8]
    paid = {
        number
        for spice in range(tables.SPICES)
        for number in range(1, len(members(tables.SPICE_CARDS[spice])) + 1)
        if number % tables.SPICE_EVERY[spice] == 0
    }
    assert sorted(paid) == stated


def test_each_spice_has_another_of_the_four_stated_bonuses():
    found = rewards([tables.SPICE_REWARD[spice] for spice in range(4)])
    assert sorted(found) == ["favour", "guard", "white-cube", "white-upgrade"]


def test_camel_market_has_the_seven_stated_effects():
    assert rewards([tables.MARKET_REWARD[space] for space in range(7)]) == [
        "white-cube", "scroll", "any-card", "favour", "rare-good", "mosque-step", "guard",
    ]  # fmt: skip


def test_sides_of_the_camel_market():
    names = components.MARKET_NAMES
    assert [names[n] for n in members(tables.MARKET_SIDE_A)] == [
        "white", "scroll", "favour", "guard",
    ]  # fmt: skip
    assert [names[n] for n in members(tables.MARKET_SIDE_B)] == ["card", "favour", "good", "step"]
    assert tables.MARKET_SIDE_A | tables.MARKET_SIDE_B == tables.MARKET_ALL


# --- palace, library, marketplace -----------------------------------------------------------


def test_halls_have_different_colours():
    assert sorted(tables.HALL_COLOUR[hall] for hall in range(4)) == [0, 1, 2, 3]


def test_achievements_of_the_four_levels():
    found = rewards([tables.ACHIEVEMENT_REWARD[tile] for tile in range(16)])
    assert found[:8] == ["discount"] * 4 + ["joker"] * 4
    assert found[8:12] == ["post-and-good", "reached-card", "mosque-step", "free-wall"]
    assert found[12:] == ["points", "guard-and-favour", "guard", "favour"]
    for tile in range(4):
        action = components.ACTION_NAMES[tables.ACHIEVEMENT_OF[tile]]
        assert components.ACHIEVEMENT_IDS[tile] == f"{action}-less"
        colour = components.COLOUR_NAMES[tables.ACHIEVEMENT_OF[4 + tile]]
        assert components.ACHIEVEMENT_IDS[4 + tile] == f"{colour}-joker"
    assert tables.ACHIEVEMENT_AMOUNT[12] == 8
    assert all(tables.ACHIEVEMENT_AMOUNT[tile] == 1 for tile in range(12))


def test_prices_of_the_places():
    """The prices are a proposal; this is its pattern."""
    for place in range(tables.PLACES):
        price = cubes(tables.PLACE_PRICE[place])
        assert len(price) == (2 if tables.OUTER >> place & 1 else 1)
        if tables.OUTER >> place & 1:
            around = [(place - 1) % 8, (place + 1) % 8]
            paid = [cube for each in around for cube in cubes(tables.PLACE_PRICE[each])]
            assert sorted(price) == sorted(paid)


def test_inner_and_outer_places_take_turns():
    assert members(tables.OUTER) == [1, 3, 5, 7]


# --- mosque ---------------------------------------------------------------------------------


def path_of(table: Iterable[int], path: int) -> list[int]:
    return list(table)[path * tables.STEPS : (path + 1) * tables.STEPS]


@pytest.mark.parametrize("path", range(4))
def test_a_path_costs_twelve_cubes_and_three_of_each_colour(path):
    """The costs are a proposal; this is its pattern."""
    paid = [cubes(bill) for bill in path_of(tables.PATH_COST, path)]
    assert [len(step) for step in paid] == [1, 1, 1, 1, 2, 2, 2, 2]
    every = [cube for step in paid for cube in step]
    assert [every.count(colour) for colour in components.COLOUR_NAMES[:4]] == [3, 3, 3, 3]


@pytest.mark.parametrize("path", range(4))
def test_a_path_has_camel_upgrade_tile_and_top(path):
    found = rewards(path_of(tables.PATH_REWARD, path))
    assert (found[0], found[4], found[7]) == ("camel", "scoring-tile", "top")
    assert "production-upgrade" in found[2:4]
    assert sorted(found[5:7]) == ["points", "white-upgrade"]


def test_points_stand_only_where_points_are_given():
    for place in range(tables.PATHS * tables.STEPS):
        gives = tables.PATH_REWARD[place] == tables.POINTS
        assert (tables.PATH_POINTS[place] > 0) == gives


def test_white_upgrades_suffice_for_the_first_on_every_path():
    printed = [tables.PATH_REWARD[place] for place in range(32)].count(tables.WHITE_UPGRADE)
    assert printed <= tables.WHITE_UPGRADES


# --- contracts, tracks, scoring -------------------------------------------------------------


@pytest.mark.parametrize("pile", range(6))
def test_contracts_of_a_pile_differ_only_in_points(pile):
    cards = range(pile * 3, pile * 3 + 3)
    asked = {
        (
            tables.CONTRACT_INFLUENCE[card],
            tables.CONTRACT_SCROLLS[card],
            tables.CONTRACT_COMMON[card],
            tables.CONTRACT_RARE[card],
            tables.CONTRACT_REWARD[card],
        )
        for card in cards
    }
    assert len(asked) == 1
    points = [tables.CONTRACT_POINTS[card] for card in cards]
    assert points == sorted(set(points), reverse=True)
    assert tables.CONTRACT_REWARD[pile * 3] == (tables.FAVOUR, tables.GUARD)[pile % 2]


def test_all_contracts_can_be_reached():
    for card in range(tables.CONTRACTS):
        assert tables.CONTRACT_INFLUENCE[card] <= tables.INFLUENCE_TOP


def test_tracks_have_points_and_the_first_space_has_none():
    assert len(tables.FAVOUR_POINTS) == tables.FAVOUR_TOP + 1
    assert len(tables.INFLUENCE_POINTS) == len(tables.SPICE_LIMIT) == tables.INFLUENCE_TOP + 1
    assert tables.FAVOUR_POINTS[0] == tables.INFLUENCE_POINTS[0] == 0
    assert sum(tables.FAVOUR_POINTS) > 0
    assert sum(tables.INFLUENCE_POINTS) > 0


def test_influence_allows_one_spice_at_first_and_four_in_the_end():
    limits = [tables.SPICE_LIMIT[space] for space in range(tables.INFLUENCE_TOP + 1)]
    assert limits == sorted(limits)
    assert sorted(set(limits)) == [1, 2, 3, 4]
    assert limits[0] == 1


def test_stated_points():
    assert (tables.BUILDING_POINTS, tables.TILE_POINTS, tables.TOP_POINTS) == (1, 3, 4)
    assert [tables.SET_POINTS[spices] for spices in range(5)] == [0, 1, 3, 6, 10]


def test_scoring_tiles_are_not_for_the_mosque():
    actions = {tables.TILE_ACTION[tile] for tile in range(4)}
    assert len(actions) == 4
    assert tables.MOSQUE not in actions


def test_stated_influence_for_walls_and_guards():
    assert (tables.WALL_OWN, tables.WALL_OTHER) == (1, 2)
    assert (tables.GUARD_OWN, tables.GUARD_OTHER) == (1, 2)


# --- solo -----------------------------------------------------------------------------------


def test_lists_of_solo_cards_are_complete():
    for card in range(tables.SOLO_CARDS):
        for table in (tables.SOLO_MAGISTRATE, tables.SOLO_VIZIER):
            assert sorted(table[card * 5 + place] for place in range(5)) == list(range(5))
        sites = [tables.SOLO_SITES[card * 6 + place] for place in range(6)]
        assert sorted(sites) == list(range(6))
        gives = tables.SOLO_REWARD[card] == tables.POINTS
        assert (tables.SOLO_POINTS[card] > 0) == gives


def test_each_action_is_the_favourite_of_one_solo_card():
    """The cards are a proposal; this is its pattern."""
    assert sorted(tables.SOLO_SITES[card * 6] for card in range(6)) == list(range(6))


def test_higher_levels_add_more_wealth():
    levels = [sum(tables.LEVEL_WEALTH[level * 3 + year] for year in range(3)) for level in range(4)]
    assert levels == sorted(set(levels))


# --- origin ---------------------------------------------------------------------------------


def test_every_record_has_a_source_and_cites_a_section():
    rulebook.check_citations(PACKAGE)
    for file in data.load_all(PACKAGE):
        for record in file.records:
            assert record.source in data.SOURCES


def test_report_lists_every_reconstructed_record():
    report = data.report(PACKAGE)
    assert report.total.reconstructed == len(report.reconstructed)
    assert report.files["sites.toml"] == data.Counts(0, 24, 0)
    assert report.files["contracts.toml"].reconstructed == 18
    assert report.files["board.toml"].reconstructed == 0
