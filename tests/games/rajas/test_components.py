"""The components of Rajas of the Ganges: the box, the boards and what is proved about them."""

from itertools import combinations

import pytest

from serai.core import data, rulebook
from serai.core.data import DataError
from serai.games.rajas import components, tables
from tests.games.damaging import check_damage, check_missing, record_text

PACKAGE = components.PACKAGE
COLOURS = range(4)
CELLS = range(16)
DIRECTIONS = range(4)


def text_of(file: str) -> str:
    return data.read_text(PACKAGE, file)


def tiles_where(**wanted: int) -> list[int]:
    """The tiles with this colour, cost, shape or stack."""
    columns = {name: getattr(components.TILES, name) for name in wanted}
    return [
        index for index in range(64) if all(columns[name][index] == wanted[name] for name in wanted)
    ]


def buildings_on(index: int) -> set[str]:
    found = components.TILES.building[2 * index : 2 * index + 2]
    return {components.BUILDING_NAMES[building] for building in found if building >= 0}


def markets_on(index: int) -> list[tuple[str, int]]:
    goods = components.TILES.good[2 * index : 2 * index + 2]
    values = components.TILES.value[2 * index : 2 * index + 2]
    return [
        (components.GOOD_NAMES[good], value)
        for good, value in zip(goods, values, strict=True)
        if good >= 0
    ]


def reward(kind: str, a: int = 0, b: int = 0, c: int = 0) -> int:
    return components.REWARD_KINDS[kind] | a << 8 | b << 16 | c << 24


# --- the box --------------------------------------------------------------------------------


def test_box_has_64_tiles_16_of_each_colour_in_12_stacks():
    assert len(tables.TILE_COST) == 64
    assert [len(tiles_where(colour=colour)) for colour in COLOURS] == [16] * 4
    assert sorted(set(components.TILES.stack)) == list(range(12))
    for index in range(64):
        assert tables.TILE_STACK[index] // 3 == tables.TILE_COLOUR[index]


def test_stacks_are_runs_of_tiles():
    for stack in range(12):
        members = tiles_where(stack=stack)
        assert members == list(range(members[0], members[-1] + 1))


def test_every_tile_has_one_or_two_items():
    for index in range(64):
        assert 1 <= len(buildings_on(index)) + len(markets_on(index)) <= 2


def test_market_values_go_with_goods():
    for good, value in zip(components.TILES.good, components.TILES.value, strict=True):
        assert (good >= 0) == (value > 0)


def test_box_has_30_yield_tiles_8_9_6_7():
    colours = [tables.YIELD_TILE_COLOUR[index] for index in range(30)]
    assert [colours.count(colour) for colour in range(4)] == [8, 9, 6, 7]
    assert len(tables.YIELD_TILE_REWARD) == len(components.YIELD_TILE_IDS) == 30


def test_river_has_30_spaces_and_the_module_8_tiles():
    assert len(tables.RIVER_REWARD) == 31
    assert tables.RIVER_REWARD[0] == 0
    assert all(tables.RIVER_REWARD[space] for space in range(1, 31))
    assert len(tables.GANGA_REWARD) == len(components.GANGA_IDS) == 8
    assert (tables.LAST_SPACE, tables.BRIDGE_AFTER) == (30, 20)


def test_province_has_16_cells_and_11_fields_two_of_them_brown():
    assert len(components.CELL_NAMES) == len(set(components.CELL_NAMES)) == 16
    assert len(components.FIELD_NAMES) == len(tables.FIELD_COLOUR) == 11
    assert components.PROVINCE.colour.count(tables.BROWN) == 2


def test_48_dice_and_24_workers():
    assert tables.DICE_PER_COLOUR * tables.COLOURS == 48
    assert 4 * (tables.WORKERS_ACTIVE + components.number("workers_inactive")) == 24
    assert (tables.WORKERS_MAX_BASIC, tables.WORKERS_MAX_NAVARATNAS) == (5, 6)
    assert (tables.HANDS_BASIC, tables.HANDS_NAVARATNAS) == (10, 8)


def test_yield_tiles_can_be_laid_on_some_field():
    assert set(components.YIELD_TILES.colour) == set(components.PROVINCE.colour)


# --- what is proved about the tiles ---------------------------------------------------------


@pytest.mark.parametrize(
    ("colour", "cost"), [("orange", 4), ("purple", 6), ("blue", 7), ("orange", 9)]
)
def test_costs_of_the_examples_exist(colour, cost):
    assert tiles_where(colour=components.COLOUR_NAMES.index(colour), cost=cost)


def test_some_tiles_cost_more_than_one_die():
    assert max(components.TILES.cost) > 6


def test_a_fork_with_temple_and_mill_exists():
    assert any(buildings_on(fork) == {"temple", "mill"} for fork in tiles_where(shape=tables.FORK))


def test_all_shapes_buildings_and_goods_exist():
    assert {tables.STRAIGHT, tables.CURVE, tables.FORK} <= set(components.TILES.shape)
    assert set(components.TILES.building) == {-1, 0, 1, 2, 3}
    assert set(components.TILES.good) == {-1, 0, 1, 2}


def test_the_market_example_can_be_built():
    """Three tea markets worth 7 together; the silk market and the best tea market worth 5."""
    lone = [markets_on(index) for index in range(64) if len(markets_on(index)) == 1]
    tea = [value for [(good, value)] in lone if good == "tea"]
    silk = {value for [(good, value)] in lone if good == "silk"}
    assert any(sum(three) == 7 and 5 - max(three) in silk for three in combinations(tea, 3))


def test_proven_fields_are_marked():
    records = data.load(PACKAGE, "tiles.toml").records
    costs = {(r.values["colour"], r.values["cost"]) for r in records if "cost" in r.proven}
    assert costs == {("orange", 4), ("purple", 6), ("blue", 7), ("orange", 9)}
    [fork] = [r for r in records if "buildings" in r.proven]
    assert (fork.values["road"], fork.values["buildings"]) == ("fork", ["temple", "mill"])


# --- roads and the province -----------------------------------------------------------------


def turned(roads: int) -> int:
    """The same roads after a quarter turn clockwise."""
    return (roads << 1 | roads >> 3) & 15


@pytest.mark.parametrize(("shape", "ends"), [(0, 2), (1, 2), (2, 3), (3, 4)])
def test_rotations_of_a_shape_are_all_its_turns(shape, ends):
    rotations = [tables.SHAPE_ROTATIONS[4 * shape + turn] for turn in range(4)]
    found = [roads for roads in rotations if roads]
    assert rotations == found + [0] * (4 - len(found))
    assert len(set(found)) == len(found)
    assert all(roads.bit_count() == ends for roads in found)
    assert {turned(roads) for roads in found} == set(found)


def test_straight_runs_through_and_curve_does_not():
    assert tables.SHAPE_ROTATIONS[0] == tables.NORTH | tables.SOUTH
    assert tables.SHAPE_ROTATIONS[4] == tables.NORTH | tables.EAST


def test_neighbours_are_mutual():
    for cell in CELLS:
        for direction in DIRECTIONS:
            other = tables.CELL_NEIGHBOUR[4 * cell + direction]
            if other >= 0:
                assert tables.CELL_NEIGHBOUR[4 * other + (direction + 2) % 4] == cell


def test_neighbours_follow_the_names():
    b2, c2 = components.CELL_NAMES.index("b2"), components.CELL_NAMES.index("c2")
    b1, b3 = components.CELL_NAMES.index("b1"), components.CELL_NAMES.index("b3")
    a2 = components.CELL_NAMES.index("a2")
    assert [tables.CELL_NEIGHBOUR[4 * b2 + direction] for direction in DIRECTIONS] == [
        b1, c2, b3, a2,
    ]  # fmt: skip


def test_residence_has_three_roads_into_the_land():
    roads = {
        components.CELL_NAMES[cell]: tables.RESIDENCE_ROADS[cell]
        for cell in CELLS
        if tables.RESIDENCE_ROADS[cell]
    }
    assert roads == {"b1": tables.EAST, "d1": tables.WEST, "c2": tables.NORTH}


def test_all_cells_can_be_reached_from_the_residence():
    reached = {cell for cell in CELLS if tables.RESIDENCE_ROADS[cell]}
    while True:
        around = {tables.CELL_NEIGHBOUR[4 * cell + way] for cell in reached for way in DIRECTIONS}
        if around - {-1} <= reached:
            break
        reached |= around - {-1}
    assert reached == set(CELLS)


def test_a_cell_side_has_at_most_one_of_neighbour_field_and_residence():
    for cell in CELLS:
        for direction in DIRECTIONS:
            place = 4 * cell + direction
            uses = [
                tables.CELL_NEIGHBOUR[place] >= 0,
                tables.CELL_FIELD[place] >= 0,
                bool(tables.RESIDENCE_ROADS[cell] >> direction & 1),
            ]
            assert sum(uses) <= 1


def test_every_field_can_be_reached():
    assert set(components.PROVINCE.cell_field) == {-1, *range(11)}
    assert components.PROVINCE.cell_field.count(components.FIELD_NAMES.index("S")) == 3


def rewards_beside(cell: int) -> set[int]:
    fields = [tables.CELL_FIELD[4 * cell + direction] for direction in DIRECTIONS]
    return {tables.FIELD_REWARD[field] for field in fields if field >= 0}


def test_a_fork_in_a_corner_on_the_left_takes_a_die_and_5_money():
    left = [cell for cell in CELLS if components.CELL_NAMES[cell].startswith("a")]
    assert any(rewards_beside(cell) == {reward("dice", 1), reward("money", 5)} for cell in left)


def test_one_yield_gives_a_die_and_an_upgrade():
    sides = [components.PROVINCE.reward[: len(components.FIELD_NAMES)]]
    assert [side.count(reward("upgrade_and_die")) for side in sides] == [1]


def test_one_river_space_gives_an_upgrade():
    assert components.RIVER_REWARD.count(reward("upgrade", 1)) == 1


# --- river, palace, action spaces -----------------------------------------------------------


def test_rewards_are_packed_as_agreed():
    assert list(components.REWARD_KINDS.values()) == list(range(1, 25))
    assert tables.RIVER_REWARD[5] == reward("dice_per_karma", 0)
    assert tables.GANGA_REWARD[0] == reward("dice_per_karma", tables.ANY_COLOUR)
    assert tables.GANGA_REWARD[1] == reward("coloured_dice", 1, 2, 3)
    assert tables.YIELD_TILE_REWARD[components.YIELD_TILE_IDS.index("Y2")] == reward(
        "coloured_dice", 2, 2
    )
    assert tables.YIELD_TILE_REWARD[components.YIELD_TILE_IDS.index("D6")] == reward(
        "upgrade_and_die"
    )


def test_names_of_reward_kinds_agree_with_the_tables():
    for name, number in components.REWARD_KINDS.items():
        assert getattr(tables, name.upper()) == number


def test_second_river_space_gives_two_karma():
    assert tables.RIVER_REWARD[2] == reward("karma", 2)


def test_all_thirteen_rewards_occur_on_the_river():
    kinds = {packed & 255 for packed in components.RIVER_REWARD[1:]}
    assert kinds == {1, 2, 3, 4, 5, 7, 9, 10, 11, 12, 13, 14, 15}


def test_some_river_space_scores_four_markets_of_a_good():
    assert any(packed & 255 == 12 and packed >> 8 >= 4 for packed in components.RIVER_REWARD)


def test_white_yield_tiles_have_the_four_stated_kinds():
    white = set(components.YIELD_TILES.reward[:8])
    assert white == {
        reward("dice", 1), reward("money", 3), reward("upgrade", 1), reward("karma", 1),
    }  # fmt: skip


def test_seven_brown_kinds_one_of_each():
    brown = components.YIELD_TILES.reward[-7:]
    assert brown == [
        reward("fame_per_market_tile", 1),
        reward("fame_per_river_spaces", 3),
        reward("money_per_building", 1),
        reward("money_per_yield_tile", 2),
        reward("fame_per_curve", 2),
        reward("money_per_upgrade", 2),
        reward("fame_per_worker", 1),
    ]


def test_five_kinds_of_river_tiles():
    assert {packed & 255 for packed in components.GANGA_REWARD} == {8, 9, 12, 16, 17}


def test_chambers_give_what_the_rulebook_says():
    rewards = [tables.CHAMBER_REWARD[place] for place in range(12)]
    assert rewards[:8] == [
        reward("fame", 2), 0,
        reward("dice", 2), 0,
        reward("karma", 2), reward("dice", 1),
        reward("upgrade", 1), reward("money", 3),
    ]  # fmt: skip
    assert rewards[8:] == [0, 0, 0, 0]


def test_balconies_form_a_cycle_that_starts_with_blue_to_orange():
    colour, seen = 0, []
    for _ in COLOURS:
        seen.append(components.COLOUR_NAMES[colour])
        colour = tables.BALCONY_GIVES[colour]
    assert seen == ["blue", "orange", "purple", "green"]
    assert colour == 0


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_quarry_costs_1_to_4_and_harbour_starts_free(seats):
    quarry = [tables.QUARRY_COST[seats * 8 + place] for place in range(tables.QUARRY_SPACES[seats])]
    assert (quarry[0], quarry[-1]) == (1, 4)
    assert quarry == sorted(quarry)
    harbour = [
        tables.HARBOUR_COST[seats * 8 + place] for place in range(tables.HARBOUR_SPACES[seats])
    ]
    assert harbour[0] == 0
    assert set(harbour[1:]) == {1, 2}
    assert harbour == sorted(harbour)


def test_two_mixed_spaces_only_with_three_or_four_players():
    assert [tables.MIXED_SPACES[seats] for seats in (2, 3, 4)] == [1, 2, 2]


@pytest.mark.parametrize(("seats", "total"), [(2, 28), (3, 34), (4, 37)])
def test_action_spaces_add_up(seats, total):
    palace = tables.FRONT_SPACES[seats] + 4 + 4 + 6
    market = tables.MIXED_SPACES[seats] + 3
    assert palace + market + tables.QUARRY_SPACES[seats] + tables.HARBOUR_SPACES[seats] == total
    if seats == 4:
        assert palace == 19


# --- tracks ---------------------------------------------------------------------------------


def opposite(money: int) -> int:
    """The fame field beside a money field."""
    half = -(-money // tables.MONEY_PER_FAME_FIELD)
    return tables.ALIGNMENT_SUM - half


@pytest.mark.parametrize(
    ("money", "fame"),
    [(65, 28), (52, 35), (3, 59), (20, 51), (44, 39), (66, 28), (1, 60), (120, 1)],
)
def test_money_fields_lie_beside_fame_fields(money, fame):
    assert opposite(money) == fame


def test_both_ends_of_the_tracks_meet():
    assert opposite(1) == components.number("fame_length")
    assert opposite(components.number("money_length")) == 1


def test_bonus_fields():
    fame = [(tables.FAME_BONUS[i], tables.FAME_BONUS_REWARD[i]) for i in range(3)]
    assert fame == [(5, reward("upgrade", 1)), (24, reward("karma", 2)), (31, reward("boat"))]
    money = [(tables.MONEY_BONUS[i], tables.MONEY_BONUS_REWARD[i]) for i in range(4)]
    boat, dice = reward("boat"), reward("dice", 2)
    assert money == [(12, boat), (33, dice), (44, boat), (55, dice)]
    assert (tables.FAME_WORKER, tables.MONEY_WORKER) == (15, 20)


def test_start_values():
    assert [tables.START_MONEY[place] for place in range(4)] == [3, 4, 5, 6]
    assert (tables.START_KARMA, tables.KARMA_MAX) == (1, 3)
    assert (tables.LEVEL_MIN, tables.LEVEL_MAX) == (2, 4)


# --- damaged files --------------------------------------------------------------------------

READERS = {
    "tiles.toml": components.read_tiles,
    "river.toml": components.read_river,
    "ganga.toml": components.read_ganga,
    "yield_tiles.toml": components.read_yield_tiles,
    "board.toml": components.read_board,
    "chambers.toml": components.read_chambers,
    "province.toml": components.read_province,
    "tracks.toml": components.read_tracks,
}


def test_every_component_file_has_a_reader():
    assert sorted(READERS) == data.component_files(PACKAGE)


# File, id of the record, what is replaced by what, and the record and field to be named.
DAMAGES = [
    ("tiles.toml", "B03", "cost = 4", 'cost = "four"', "tile B03", "cost"),
    ("tiles.toml", "B03", "cost = 4", "cost = 0", "tile B03", "cost"),
    ("tiles.toml", "B03", '"blue"', '"pink"', "tile B03", "colour"),
    ("tiles.toml", "B03", '"blue"', '"green"', "tile B03", "colour"),
    ("tiles.toml", "B03", '"snake"', '"tiger"', "tile B03", "stack"),
    ("tiles.toml", "B03", '"straight"', '"bridge"', "tile B03", "road"),
    ("tiles.toml", "B03", '["palace"]', '["castle"]', "tile B03", "buildings[0]"),
    ("tiles.toml", "B03", '["palace"]', "[]", "tile B03", "buildings and markets"),
    ("tiles.toml", "B01", "value = 1", "value = -1", "tile B01", "markets[0].value"),
    ("tiles.toml", "B01", "value = 1", "worth = 1", "tile B01", "markets[0].worth"),
    ("tiles.toml", "B03", '"B03"', '"B02"', "tile B02", "id"),
    ("tiles.toml", "B03", '"B03"', '"B99"', "tile B03", "id"),
    ("tiles.toml", "B03", 'source = "reconstructed"', "", "tile B03", "source"),
    ("river.toml", "river-07", "number = 7", "number = 8", "space river-07", "number"),
    ("river.toml", "river-07", '"upgrade"', '"gift"', "space river-07", "reward.kind"),
    ("river.toml", "river-05", '"blue"', '"red"', "space river-05", "reward.colour"),
    ("river.toml", "bridge_after", "value = 20", "value = 30", "value bridge_after", "value"),
    ("ganga.toml", "R4", "n = 2", "n = 7", "tile R4", "reward.n"),
    ("ganga.toml", "R2", '"green", ', '"green", "green", ', "tile R2", "reward.colours"),
    ("yield_tiles.toml", "Y1", '"yellow"', '"red"', "tile Y1", "colour"),
    ("board.toml", "quarry-3", "[1, 1,", "[2, 1,", "quarry quarry-3", "costs"),
    ("board.toml", "cover-a", "[6, 8]", "[1, 2]", "cover cover-a", "hides"),
    ("board.toml", "front-4", "spaces = 5", "spaces = 4", "total total-4", "palace"),
    ("board.toml", "balcony-blue", '"orange"', '"blue"', "balcony balcony-blue", "take"),
    ("chambers.toml", "yogi", "number = 3", "number = 4", "chamber yogi", "number"),
    ("province.toml", "a4", '"a4"', '"a5"', "cell a4", "id"),
    ("province.toml", "c4", '"c4"', '"c5"', "stone c5", "id"),
    ("province.toml", "b1", 'rule = "Q5"', 'rule = "Q5"\nroads = 2', "cell b1", "roads"),
    ("province.toml", "e1", 'rule = "Q5"', 'rule = "Q5"\nyeld = 2', "stone e1", "yeld"),
    ("province.toml", "W2", '"W"', '"E"', "field W2", "reached_from[0].side"),
    ("province.toml", "basic-W2", '"W2"', '"W3"', "basic_yield basic-W2", "field"),
    ("province.toml", "colour-NW", '"brown"', '"white"', "field_colour", "colour"),
    ("tracks.toml", "fame-5", "field = 5", "field = 61", "bonus fame-5", "field"),
    ("tracks.toml", "money-33", '"money"', '"karma"', "bonus money-33", "track"),
    ("tracks.toml", "start_money", "5, 6]", "5]", "start_money start_money", "by_place"),
]


@pytest.mark.parametrize("damage", DAMAGES, ids=lambda damage: " ".join(damage[1:4]))
def test_damage_is_named(damage):
    check_damage(PACKAGE, READERS, damage)


@pytest.mark.parametrize(
    ("file", "name", "record"),
    [
        ("tiles.toml", "G07", "tile G07"),
        ("ganga.toml", "R8", "tile R8"),
        ("yield_tiles.toml", "N7", "tile N7"),
        ("chambers.toml", "builder", "chamber builder"),
        ("province.toml", "c3", "cell c3"),
        ("province.toml", "navaratnas-S", "navaratnas_yield navaratnas-S"),
        ("board.toml", "harbour-3", "harbour harbour-3"),
    ],
)
def test_a_missing_record_is_named(file, name, record):
    check_missing(PACKAGE, READERS, file, name, record)


def test_a_missing_river_space_is_noticed():
    part = record_text(PACKAGE, "river.toml", "river-11")
    with pytest.raises(DataError, match=r"river\.toml: space: number of records: found 29"):
        components.read_river(data.parse("river.toml", text_of("river.toml").replace(part, "")))


# --- origin, sections, rulings --------------------------------------------------------------


def test_every_record_has_a_source_and_cites_a_section():
    rulebook.check_citations(PACKAGE)
    for file in data.load_all(PACKAGE):
        for record in file.records:
            assert record.source in data.SOURCES


def test_report_lists_every_reconstructed_record():
    report = data.report(PACKAGE)
    assert report.total.reconstructed == len(report.reconstructed)
    assert report.files["tiles.toml"] == data.Counts(0, 0, 64)
    assert report.files["chambers.toml"].reconstructed == 0


def test_sections_are_the_agreed_ones():
    sizes = {
        "S": 8, "R": 8, "Q": 8, "M": 3, "P": 9, "H": 18, "K": 3, "W": 3,
        "T": 7, "E": 2, "F": 4, "N": 17, "X": 2, "G": 7,
    }  # fmt: skip
    expected = [f"{letter}{n}" for letter, size in sizes.items() for n in range(1, size + 1)]
    assert [section.id for section in rulebook.sections(PACKAGE)] == expected


def test_rulings_are_well_formed():
    rulings = rulebook.rulings(PACKAGE)
    assert {ruling.basis for ruling in rulings} == {"rulebook", "house"}
    for ruling in rulings:
        assert ruling.question.endswith("?")
        assert ruling.decision.endswith(".")
        assert ruling.reason.endswith(".")
