"""The components of Agra: the box, the boards and what is proved about them."""

import tomllib
from itertools import combinations, product

import pytest

from serai.core import data, rulebook
from serai.games.agra import components, state, tables

PACKAGE = components.PACKAGE
GOODS = range(tables.GOODS)
NOTABLES = range(tables.NOTABLES)


def text_of(file: str) -> str:
    return data.read_text(PACKAGE, file)


def good(name: str) -> int:
    return components.GOOD_NAMES.index(name)


def notable(name: str) -> int:
    return components.NOTABLE_IDS.index(name)


def wishes(number: int) -> list[str]:
    """The goods that a notable orders, top to bottom."""
    found = [tables.NOTABLE_GOOD[number * 3 + place] for place in range(3)]
    return [components.GOOD_NAMES[wish] for wish in found if wish >= 0]


def guild_of(name: str) -> str:
    return components.GUILD_NAMES[tables.NOTABLE_GUILD[notable(name)]]


def orders_of(guild: str) -> list[set[str]]:
    first = components.GUILD_NAMES.index(guild) * tables.ROWS
    return [
        {
            components.GOOD_NAMES[tables.ORDER_FIRST[order]],
            components.GOOD_NAMES[tables.ORDER_SECOND[order]],
        }
        for order in range(first, first + tables.ROWS)
    ]


# --- the box --------------------------------------------------------------------------------


def test_numbers_of_things_are_those_of_the_names():
    assert len(components.GOOD_NAMES) == len(tables.VALUE) == tables.GOODS
    assert len(components.GUILD_NAMES) == tables.GUILDS
    assert len(components.NOTABLE_IDS) == len(tables.NOTABLE_LEVEL) == tables.NOTABLES
    assert len(components.TILE_IDS) == tables.TILES
    assert len(components.ACTION_NAMES) == len(tables.HAVE) == tables.ACTIONS
    assert len(components.BONUS_IDS) == len(tables.BONUS_LEVEL) == tables.BONUSES
    assert len(components.SPACE_NAMES) == state.SPACES
    assert len(components.TOKEN_NAMES) == tables.TOKENS
    assert 2 * len(components.TOKEN_NAMES) == len(tables.TOKEN_SIDE)
    assert len(tables.BOWL) == tables.BOWLS
    assert len(tables.ORDER_FIRST) == len(tables.ORDER_SECOND) == tables.ORDERS
    assert len(tables.PIER_LEVEL) == tables.PIERS == components.PIERS
    assert (tables.ROWS, tables.BASICS) == (components.ROWS, components.BASICS)


@pytest.mark.parametrize(
    "names",
    [
        components.SPACE_NAMES,
        components.NOTABLE_IDS,
        components.ACTION_NAMES,
        components.BONUS_IDS,
        components.TOKEN_NAMES,
        components.GUILD_NAMES,
    ],
)
def test_no_name_occurs_twice(names):
    assert len(set(names)) == len(names)


def test_constants_of_notables_and_favour_actions_are_their_numbers():
    for number, name in enumerate(components.NOTABLE_IDS):
        assert getattr(tables, name.replace("-", "_").upper()) == number
    for number, name in enumerate(components.ACTION_NAMES):
        assert getattr(tables, "ACT_" + name.replace("-", "_").upper()) == number


def test_every_single_number_of_the_data_is_used():
    for name in components.NUMBERS:
        assert isinstance(getattr(tables, name.upper()), int)


def test_box_has_8_7_5_4_notables_in_the_four_levels():
    levels = [tables.NOTABLE_LEVEL[number] for number in NOTABLES]
    assert [levels.count(level) for level in (1, 2, 3, 4)] == [8, 7, 5, 4]
    assert levels == sorted(levels)


def test_69_coins_are_328_rupees():
    coins = tomllib.loads(text_of("board.toml"))["coin"]
    assert sum(coin["count"] for coin in coins) == 69
    assert sum(coin["count"] * coin["value"] for coin in coins) == 328


def test_single_pieces_of_the_box():
    pieces = {
        piece["id"]: piece["count"] for piece in tomllib.loads(text_of("board.toml"))["piece"]
    }
    assert pieces["sites"] == tables.GOODS - tables.BASICS
    assert pieces["guild_order_markers"] == pieces["influence_markers"] == tables.GUILDS
    assert pieces["order_limit_markers"] == len({tables.ORDER_LIMIT[pier] for pier in range(6)}) - 1


def test_supplies_of_a_player():
    assert (tables.MARKERS, tables.WORKERS, tables.FARMERS) == (22, 10, 4)
    assert (tables.COVERS, tables.START_RUPEES) == (8, 2)


# --- goods and buildings --------------------------------------------------------------------


def test_values_go_by_columns():
    assert [tables.VALUE[each] for each in GOODS] == [1] * 4 + [2] * 8 + [3] * 4


def test_arrows_stay_in_their_row_and_only_the_third_column_leads_on():
    for each in GOODS:
        origin = tables.SOURCE[each]
        if each < tables.BASICS:
            assert origin == -1
        else:
            assert origin % 4 == each % 4
            assert origin // 4 == (2 if each >= 12 else 0)


def test_four_building_materials():
    materials = {
        components.GOOD_NAMES[each]: tables.BUILD_VALUE[each]
        for each in GOODS
        if tables.BUILD_VALUE[each]
    }
    assert materials == {"sandstone": 1, "wood": 1, "cement": 2, "boards": 2}


def test_paper_mill_costs_one_wood_and_one_cement_with_the_bonus():
    paid = tables.BUILD_VALUE[good("wood")] + tables.BUILD_VALUE[good("cement")]
    assert tables.COST[good("paper")] == paid + tables.MIXED_BONUS == 4


def test_basic_buildings_are_built_and_later_columns_cost_no_less():
    costs = [tables.COST[each] for each in GOODS]
    assert costs[:4] == [0] * 4
    assert min(costs[4:]) > 0
    assert costs == sorted(costs)


# --- court ----------------------------------------------------------------------------------


def test_stone_on_the_third_space_gives_2_2_1():
    assert [tables.POINTS[space] for space in (2, 1, 0)] == [2, 2, 1]


def test_fourth_space_gives_3_points_and_more_favour():
    assert tables.POINTS[tables.DOUBLE_FAVOUR_FROM] == 3
    assert tables.DOUBLE_FAVOUR_FROM == 3
    assert tables.MEDITATION_SPACES > 4


def test_each_step_of_meditation_costs_one_more():
    """The costs are a proposal; this is its pattern."""
    worth = [
        sum(tables.STEP_COST[space * 16 + each] * tables.VALUE[each] for each in GOODS)
        for space in range(tables.MEDITATION_SPACES)
    ]
    assert worth == [0, 1, 2, 3, 4, 5]
    assert worth[-1] == tables.LAST_SPACE_RUPEES


def covered(square: int) -> bool:
    return tables.COVERED >> square & 1 == 1


def test_covers_lie_on_eight_squares_without_farmers():
    squares = [square for square in range(4 * tables.SIDE) if covered(square)]
    assert len(squares) == tables.COVERS
    assert tables.COVERED < 1 << 4 * tables.SIDE
    assert all(square % tables.SIDE != tables.FARMER_START for square in squares)


def test_every_basic_good_starts_with_a_production_of_2():
    assert sorted(tables.CORNER[corner] for corner in range(4)) == [0, 1, 2, 3]
    for corner in range(4):
        after = [corner * tables.SIDE + step for step in range(tables.FARMER_START)]
        before = [
            (corner - 1) % 4 * tables.SIDE + step
            for step in range(tables.FARMER_START + 1, tables.SIDE)
        ]
        assert sum(not covered(square) for square in after + before) == 2


def test_farm_yields_8_at_most():
    assert 2 * (tables.SIDE - 1) == 8


# --- imperial board -------------------------------------------------------------------------


def test_influence_track_gives_favour_on_steps_3_and_6():
    steps = range(tables.TOP_STEP + 1)
    assert {step: tables.STEP_FAVOUR[step] for step in steps if tables.STEP_FAVOUR[step]} == {
        3: 1,
        6: 2,
    }
    assert len(tables.TRACK_RUPEES) == tables.TOP_STEP + 1


def test_influence_track_agrees_with_the_examples():
    rupees = [tables.TRACK_RUPEES[step] for step in range(tables.TOP_STEP + 1)]
    assert rupees[0] == 0
    assert 1 in rupees
    # From a 3 somebody stepped up without reaching a bonus.
    assert any(
        pays == 3 and not tables.STEP_FAVOUR[step + 1] for step, pays in enumerate(rupees[:-1])
    )


def test_stated_orders_exist_where_the_examples_have_them():
    merchants, scholars = orders_of("merchants"), orders_of("scholars")
    place = merchants.index({"oil", "dye"})
    assert merchants[place + 1] == {"wood", "statues"}
    assert {"wood", "paintings"} in scholars[:-1]


def test_orders_are_worth_4():
    for order in range(tables.ORDERS):
        pair = tables.ORDER_FIRST[order], tables.ORDER_SECOND[order]
        assert sum(tables.VALUE[each] for each in pair) == 4
        assert pair[0] % 4 != pair[1] % 4


def test_every_guild_asks_for_each_basic_good_and_each_luxury_once():
    """The orders are a proposal; this is its pattern."""
    dear: list[frozenset[str]] = []
    for guild in components.GUILD_NAMES:
        orders = orders_of(guild)
        wanted = [name for pair in orders for name in pair]
        for name in components.GOOD_NAMES[:4] + components.GOOD_NAMES[12:]:
            assert wanted.count(name) == 1
        dear.extend(frozenset(pair) for pair in orders if pair & set(components.GOOD_NAMES[12:]))
    assert len(set(dear)) == 12


def test_bowls_take_each_good_that_is_not_basic():
    assert sorted(tables.BOWL[bowl] for bowl in range(12)) == list(range(4, 16))
    for each in GOODS:
        assert (tables.BOWL_OF[each] == -1) == (each < 4)
    for bowl in range(12):
        assert tables.BOWL_OF[tables.BOWL[bowl]] == bowl
    sides = [[tables.VALUE[tables.BOWL[side * 6 + die]] for die in range(6)] for side in range(2)]
    assert sides[0] == sides[1]


def test_gifts_to_akbar_pay_1_3_5_and_3_more_for_each():
    assert [tables.AKBAR_RUPEES[gifts] for gifts in range(6)] == [0, 1, 3, 5, 8, 11]
    assert tables.AKBAR_RUPEES[12] == 5 + 9 * 3
    assert len(tables.AKBAR_RUPEES) == 13


# --- notables -------------------------------------------------------------------------------


def test_stated_wishes_of_notables():
    assert set(wishes(tables.COOK)) == {"oil", "wood"}
    assert wishes(tables.MAHOUT)[1:] == ["wood"]
    assert wishes(tables.MOSAIC_MAKER)[1:] == ["cement"]
    assert "boards" in wishes(tables.JAGIRDAR)
    assert "bricks" in wishes(tables.MULLAH)


@pytest.mark.parametrize(
    ("name", "guild"),
    [
        ("mahout", "merchants"),
        ("jagirdar", "merchants"),
        ("mullah", "scholars"),
        ("grand-imam", "scholars"),
        ("court-artist", "artisans"),
        ("dewan", "merchants"),
        ("sufi", "scholars"),
        ("cook", "artisans"),
    ],
)
def test_known_guilds_of_notables(name, guild):
    assert guild_of(name) == guild


def test_number_of_wishes_goes_by_level():
    for number in NOTABLES:
        assert tables.NOTABLE_SIZE[number] == len(wishes(number))
        assert tables.NOTABLE_SIZE[number] == (2 if tables.NOTABLE_LEVEL[number] <= 2 else 3)
        assert len(set(wishes(number))) == len(wishes(number))


def test_who_pays_for_a_good_also_orders_it():
    paid = {
        components.NOTABLE_IDS[number]: (
            components.GOOD_NAMES[tables.DELIVER_GOOD[number]],
            tables.DELIVER_RUPEES[number],
        )
        for number in NOTABLES
        if tables.DELIVER_GOOD[number] >= 0
    }
    assert paid == {
        "portuguese-trader": ("cloth", 1),
        "sufi": ("curry", 1),
        "dyer": ("dye", 1),
        "cook": ("oil", 1),
        "calligrapher": ("paper", 1),
        "mullah": ("bricks", 1),
        "mujtahida": ("statues", 2),
        "dutch-trader": ("clothes", 2),
        "painter": ("paintings", 2),
        "subadar": ("books", 2),
    }
    for name, (ordered, _) in paid.items():
        assert ordered in wishes(notable(name))


def test_wishes_are_worth_3_4_6_8_with_the_dearest_on_top():
    """Most wishes are a proposal; this is its pattern."""
    for number in NOTABLES:
        goods = [good(name) for name in wishes(number)]
        values = [tables.VALUE[each] for each in goods]
        assert sum(values) == (3, 4, 6, 8)[tables.NOTABLE_LEVEL[number] - 1]
        assert values == sorted(values, reverse=True)
        assert len({each % 4 for each in goods}) == len(goods)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_draw_of_levels_3_and_4_can_be_completed_to_even_guilds(players):
    """Otherwise exchanging notables of the levels I and II might never come to an end."""

    def spreads(level: int) -> set[tuple[int, ...]]:
        members = [number for number in NOTABLES if tables.NOTABLE_LEVEL[number] == level]
        drawn = combinations(members, tables.RIVER_SPACES[players * 5 + level])
        guilds = [[tables.NOTABLE_GUILD[number] for number in some] for some in drawn]
        return {tuple(each.count(guild) for guild in range(3)) for each in guilds}

    low, high = tables.LEAST_OF_GUILD[players], tables.MOST_OF_GUILD[players]
    for third, fourth in product(spreads(3), spreads(4)):
        assert any(
            all(low <= sum(shares) <= high for shares in zip(*spread, third, fourth, strict=True))
            for spread in product(spreads(1), spreads(2))
        )


def test_dutch_trader_pays_by_guilds():
    assert [tables.DUTCH_RUPEES[guilds] for guilds in range(4)] == [0, 1, 3, 6]


# --- favours, bonus tiles, price tokens -----------------------------------------------------


def test_favour_to_have_and_to_spend():
    prices = [(tables.HAVE[action], tables.SPEND[action]) for action in range(17)]
    assert prices[:3] == [(2, 2), (3, 3), (4, 3)]
    assert prices[3:] == [
        (2, 2), (2, 2), (2, 1), (3, 2), (3, 2), (4, 2), (4, 2),
        (2, 1), (3, 2), (2, 2), (4, 3), (4, 4), (3, 2), (3, 3),
    ]  # fmt: skip


def test_bonus_tiles():
    tiles = [
        (
            tables.BONUS_LEVEL[tile],
            tables.BONUS_MONEY[tile],
            tables.BONUS_FAVOUR[tile],
            tables.BONUS_GUILD[tile],
            tables.BONUS_COVER[tile],
        )
        for tile in range(12)
    ]
    assert tiles == [
        (2, 3, 0, 0, 0), (2, 2, 0, -1, 1), (2, 3, 0, 1, 0), (2, 3, 1, -1, 0),
        (3, 4, 0, 0, 0), (3, 4, 1, -1, 0), (3, 4, 0, 2, 0), (3, 5, 0, -1, 0),
        (4, 5, 0, 2, 0), (4, 5, 1, -1, 0), (4, 5, 0, 1, 0), (4, 6, 0, -1, 0),
    ]  # fmt: skip


def test_price_tokens_start_with_fewer_flags_and_reach_from_2_to_4():
    sides = [tables.TOKEN_SIDE[place] for place in range(6)]
    for token in range(3):
        assert sides[2 * token] < sides[2 * token + 1]
    assert 2 in sides
    assert max(sides) == 4


# --- river ----------------------------------------------------------------------------------


def test_boat_leaves_after_2_1_2_1_1_contracts():
    piers = [(tables.PIER_LEVEL[pier], tables.PIER_NEED[pier]) for pier in range(6)]
    assert piers == [(1, 2), (2, 1), (2, 2), (3, 1), (4, 1), (0, 0)]


def test_levels_in_reach_and_order_limits():
    assert [tables.PIER_REACH[pier] for pier in range(6)] == [1, 2, 2, 3, 4, 4]
    assert [tables.ORDER_LIMIT[pier] for pier in range(6)] == [3, 3, 4, 5, 6, 6]


@pytest.mark.parametrize(
    ("players", "spaces", "shares", "neutral"),
    [
        (2, [4, 3, 2, 1], (3, 4), 2),
        (3, [4, 3, 2, 1], (3, 4), 1),
        (4, [5, 4, 3, 2], (4, 5), 0),
    ],
)
def test_set_up_goes_by_the_number_of_players(players, spaces, shares, neutral):
    assert [tables.RIVER_SPACES[players * 5 + level] for level in (1, 2, 3, 4)] == spaces
    assert (tables.LEAST_OF_GUILD[players], tables.MOST_OF_GUILD[players]) == shares
    assert tables.NEUTRAL_BOWLS[players] == tables.NEUTRAL_ORDERS[players] == neutral


# --- origin ---------------------------------------------------------------------------------


def test_every_record_has_a_source_and_cites_a_section():
    rulebook.check_citations(PACKAGE)
    for file in data.load_all(PACKAGE):
        for record in file.records:
            assert record.source in data.SOURCES


def test_report_lists_every_reconstructed_record():
    report = data.report(PACKAGE)
    assert report.total.reconstructed == len(report.reconstructed)
    assert report.files["bonuses.toml"] == data.Counts(12, 0, 0)
    assert report.files["favours.toml"].reconstructed == 0
    assert report.files["notables.toml"].reconstructed == 24
