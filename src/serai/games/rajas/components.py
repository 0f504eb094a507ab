"""The components of Rajas of the Ganges as plain lists of ints.

Reads the TOML files beside it, checks them against the contents of the box and keeps them for
``tables.py`` (the same numbers, packed for speed) and for the notation (the names). Each reader
takes a parsed file, so that a test can hand it a damaged one.
"""

from collections.abc import Sequence
from dataclasses import dataclass

from serai.core.data import DataError, DataFile, Fields, Record, load

PACKAGE = "serai.games.rajas"

COLOUR_NAMES = ["blue", "green", "orange", "purple"]
STACK_NAMES = ["snake", "cow", "tiger"]
GOOD_NAMES = ["silk", "tea", "spice"]
BUILDING_NAMES = ["temple", "palace", "fort", "mill"]
ROAD_NAMES = ["straight", "curve", "fork", "cross"]
DIRECTION_NAMES = ["N", "E", "S", "W"]
FIELD_COLOUR_NAMES = ["white", "yellow", "red", "brown"]
TRACK_NAMES = ["fame", "money"]
AREA_NAMES = ["quarry", "harbour"]
SPECIAL_NAMES = ["none", "start_player", "yield_tile", "overbuild", "sail"]
CHAMBER_NAMES = ["mogul", "dancer", "yogi", "raja", "builder", "portuguese"]

COLUMN_NAMES = "abcde"
CELL_NAMES = [
    "b1", "d1",
    "a2", "b2", "c2", "d2", "e2",
    "a3", "b3", "c3", "d3", "e3",
    "a4", "b4", "d4", "e4",
]  # fmt: skip
FIELD_NAMES = ["N2", "N4", "NW", "NE", "S", "W2", "E2", "W3", "E3", "W4", "E4"]
TILE_IDS = [f"{letter}{number:02}" for letter in "BGOP" for number in range(1, 17)]
GANGA_IDS = [f"R{number}" for number in range(1, 9)]
YIELD_TILE_IDS = [
    f"{letter}{number}"
    for letter, count in (("W", 8), ("Y", 9), ("D", 6), ("N", 7))
    for number in range(1, count + 1)
]

COLOURS = len(COLOUR_NAMES)
TILES_PER_COLOUR = 16
FIELD_COLOUR_COUNTS = {"brown": 2}
YIELD_TILE_COUNTS = [8, 9, 6, 7]
SEATS = (2, 3, 4)
ROW = 8
"""Room per number of seats in the tables of action spaces."""

REWARD_KINDS = {
    "dice": 1,
    "karma": 2,
    "money": 3,
    "fame": 4,
    "upgrade": 5,
    "boat": 6,
    "any_chamber": 7,
    "chamber": 8,
    "dice_per_karma": 9,
    "money_per_market": 10,
    "mixed_goods": 11,
    "one_good": 12,
    "fame_per_upgrade": 13,
    "money_per_upgrade": 14,
    "fame_per_karma": 15,
    "coloured_dice": 16,
    "sail_up_to": 17,
    "upgrade_and_die": 18,
    "fame_per_market_tile": 19,
    "fame_per_river_spaces": 20,
    "money_per_building": 21,
    "money_per_yield_tile": 22,
    "fame_per_curve": 23,
    "fame_per_worker": 24,
}
REWARDS_WITHOUT_NUMBER = ("boat", "any_chamber", "mixed_goods", "upgrade_and_die")


def packed_reward(reward: Fields) -> int:
    """A reward as one int: kind, then up to three arguments of eight bits."""
    kind = reward.word("kind", list(REWARD_KINDS))
    number = REWARD_KINDS[kind]
    if kind in REWARDS_WITHOUT_NUMBER:
        reward.only("kind")
        return number
    if kind == "dice_per_karma":
        reward.only("kind", "colour")
        return number | reward.index("colour", [*COLOUR_NAMES, "any"]) << 8
    if kind == "coloured_dice":
        reward.only("kind", "colours")
        return number | packed_colours(reward)
    reward.only("kind", "n")
    return number | reward.whole("n", 1, len(CHAMBER_NAMES) if kind == "chamber" else 60) << 8


def packed_colours(reward: Fields) -> int:
    """One to three colours, each as colour + 1, in bits 8 to 31."""
    colours = reward.indices("colours", COLOUR_NAMES)
    if not 1 <= len(colours) <= 3:
        reward.refuse("colours", colours, "one to three colours")
    if len(set(colours)) not in (1, len(colours)):
        reward.refuse("colours", colours, "colours all equal or all different")
    return sum(colour + 1 << 8 * place for place, colour in enumerate(colours, start=1))


# --- province tiles -------------------------------------------------------------------------


@dataclass(frozen=True)
class Tiles:
    """The 64 province tiles; two places each for buildings and markets."""

    cost: list[int]
    colour: list[int]
    stack: list[int]
    shape: list[int]
    building: list[int]
    good: list[int]
    value: list[int]


def read_tiles(file: DataFile) -> Tiles:
    """§S3, §Q1, §Q3: 16 tiles a colour in three stacks, one or two items on each tile."""
    file.only_kinds("tile")
    tiles = Tiles([], [], [], [], [], [], [])
    for record in file.listed("tile", TILE_IDS):
        record.only_component("colour", "stack", "cost", "road", "buildings", "markets")
        colour = record.index("colour", COLOUR_NAMES)
        tiles.cost.append(record.whole("cost", 1, 30))
        tiles.colour.append(colour)
        tiles.stack.append(colour * len(STACK_NAMES) + record.index("stack", STACK_NAMES))
        tiles.shape.append(record.index("road", ROAD_NAMES))
        read_items(record, tiles)
    check_stacks(file, tiles)
    return tiles


def read_items(record: Record, tiles: Tiles) -> None:
    """One or two buildings, one or two markets, or one of each."""
    buildings = record.indices("buildings", BUILDING_NAMES)
    markets = record.tables("markets")
    if not 1 <= len(buildings) + len(markets) <= 2:
        items = [record.values["buildings"], record.values["markets"]]
        record.refuse("buildings and markets", items, "one or two items together")
    for market in markets:
        market.only("good", "value")
    goods = [market.index("good", GOOD_NAMES) for market in markets]
    values = [market.whole("value", 1, 9) for market in markets]
    tiles.building.extend(padded(buildings, 2, -1))
    tiles.good.extend(padded(goods, 2, -1))
    tiles.value.extend(padded(values, 2, 0))


def check_stacks(file: DataFile, tiles: Tiles) -> None:
    """16 tiles a colour; no stack is empty; the tiles of a stack stand together."""
    for record, colour, place in zip(file.of("tile"), tiles.colour, range(64), strict=True):
        if colour != place // TILES_PER_COLOUR:
            expected = COLOUR_NAMES[place // TILES_PER_COLOUR]
            record.refuse(
                "colour", COLOUR_NAMES[colour], f"{expected} for the ids {record.id[0]}.."
            )
    for record, stack, before in zip(file.of("tile"), tiles.stack, [0, *tiles.stack], strict=False):
        if not 0 <= stack - before <= 1:
            allowed = "snake, cow, tiger in this order, none left out"
            record.refuse("stack", record.values["stack"], allowed)
    if tiles.stack[-1] != COLOURS * len(STACK_NAMES) - 1:
        last = file.of("tile")[-1]
        last.refuse("stack", last.values["stack"], "tiger for the last tile of a colour")


def padded(items: Sequence[int], length: int, filler: int) -> list[int]:
    """The items, filled up to a fixed length."""
    return [*items, *[filler] * (length - len(items))]


# --- river and yield tiles ------------------------------------------------------------------


def read_river(file: DataFile) -> list[int]:
    """§H4: the reward of every space; index 0 is the start."""
    file.only_kinds("value", "space")
    numbers = read_numbers(file)
    last = numbers["last_space"]
    rewards = [0]
    for place, record in enumerate(file.count("space", last), start=1):
        record.only_component("number", "reward")
        if record.whole("number", 1, last) != place:
            record.refuse("number", record.values["number"], f"{place} at this place")
        rewards.append(packed_reward(record.table("reward")))
    if not 0 < numbers["bridge_after"] < last:
        bridge = file.record("value", "bridge_after")
        bridge.refuse("value", numbers["bridge_after"], f"a space from 1 to {last - 1}")
    return rewards


def read_ganga(file: DataFile) -> list[int]:
    """§G1: the rewards of the eight river tiles."""
    file.only_kinds("tile")
    rewards = []
    for record in file.listed("tile", GANGA_IDS):
        record.only_component("reward")
        rewards.append(packed_reward(record.table("reward")))
    return rewards


@dataclass(frozen=True)
class YieldTiles:
    """The 30 yield tiles: white, yellow, red, brown."""

    reward: list[int]
    colour: list[int]


def read_yield_tiles(file: DataFile) -> YieldTiles:
    """§S4, §N4, §N5: 8 white, 9 yellow, 6 red and 7 brown tiles."""
    file.only_kinds("tile")
    tiles = YieldTiles([], [])
    expected = [colour for colour, count in enumerate(YIELD_TILE_COUNTS) for _ in range(count)]
    for record, colour in zip(file.listed("tile", YIELD_TILE_IDS), expected, strict=True):
        record.only_component("colour", "reward")
        if record.index("colour", FIELD_COLOUR_NAMES) != colour:
            allowed = f"{FIELD_COLOUR_NAMES[colour]} for the ids {record.id[0]}.."
            record.refuse("colour", record.values["colour"], allowed)
        tiles.colour.append(colour)
        tiles.reward.append(packed_reward(record.table("reward")))
    return tiles


# --- action spaces --------------------------------------------------------------------------


@dataclass(frozen=True)
class Board:
    """The action spaces; all but the balconies by number of seats."""

    quarry: dict[int, list[int]]
    harbour: dict[int, list[int]]
    mixed: dict[int, int]
    front: dict[int, int]
    terrace: dict[int, list[int]]
    balconies: dict[int, list[int]]
    balcony_gives: list[int]


def read_board(file: DataFile) -> Board:
    """§S1, §Q1, §M1-M3, §P1-P3, §H2: the action spaces for two, three and four players."""
    file.only_kinds(
        "quarry", "harbour", "mixed", "single", "front", "terrace", "balconies", "balcony",
        "cover", "total", "value",
    )  # fmt: skip
    board = Board(
        read_costs(file, "quarry"),
        read_costs(file, "harbour"),
        read_space_counts(file, "mixed"),
        read_space_counts(file, "front"),
        read_colour_spaces(file, "terrace", "colours"),
        read_colour_spaces(file, "balconies", "give"),
        read_balcony_gives(file),
    )
    read_single_goods(file)
    check_covers(file, board)
    check_totals(file, board)
    return board


def by_seats(file: DataFile, kind: str, *fields: str) -> dict[int, Record]:
    """The records of a kind, of which there is one for each number of seats."""
    found: dict[int, Record] = {}
    for record in file.listed(kind, [f"{kind}-{seats}" for seats in SEATS]):
        record.only_component("seats", *fields)
        seats = record.whole("seats", SEATS[0], SEATS[-1])
        if record.id != f"{kind}-{seats}":
            record.refuse("seats", seats, "the number at the end of the id")
        found[seats] = record
    return found


def read_costs(file: DataFile, kind: str) -> dict[int, list[int]]:
    """The money that each space costs, in filling order."""
    costs: dict[int, list[int]] = {}
    for seats, record in by_seats(file, kind, "costs").items():
        costs[seats] = record.wholes("costs", 0, 4)
        if not 1 <= len(costs[seats]) <= ROW:
            record.refuse("costs", costs[seats], f"1 to {ROW} spaces")
        if costs[seats] != sorted(costs[seats]):
            record.refuse("costs", costs[seats], "costs that never fall")
    return costs


def read_space_counts(file: DataFile, kind: str) -> dict[int, int]:
    """A number of equal spaces."""
    records = by_seats(file, kind, "spaces")
    return {seats: record.whole("spaces", 1, ROW) for seats, record in records.items()}


def read_colour_spaces(file: DataFile, kind: str, field: str) -> dict[int, list[int]]:
    """Spaces that each belong to a colour."""
    spaces: dict[int, list[int]] = {}
    for seats, record in by_seats(file, kind, field).items():
        spaces[seats] = record.indices(field, COLOUR_NAMES)
        if spaces[seats] != list(range(COLOURS)):
            record.refuse(
                field, record.values[field], "each colour once: " + ", ".join(COLOUR_NAMES)
            )
    return spaces


def read_balcony_gives(file: DataFile) -> list[int]:
    """§P3: which colour each colour is changed into."""
    gives: list[int] = []
    for record in file.listed("balcony", [f"balcony-{colour}" for colour in COLOUR_NAMES]):
        record.only_component("give", "take")
        if record.id != "balcony-" + record.word("give", COLOUR_NAMES):
            record.refuse("give", record.values["give"], "the colour at the end of the id")
        taken = record.index("take", COLOUR_NAMES)
        if taken in gives or taken == len(gives):
            record.refuse("take", record.values["take"], "another colour, each one only once")
        gives.append(taken)
    return gives


def read_single_goods(file: DataFile) -> None:
    """§M2: one space for each good."""
    for record in file.listed("single", [f"single-{good}" for good in GOOD_NAMES]):
        record.only_component("good")
        if record.id != "single-" + record.word("good", GOOD_NAMES):
            record.refuse("good", record.values["good"], "the good at the end of the id")


def check_covers(file: DataFile, board: Board) -> None:
    """§S1: what is not covered on the four-player side is the board for three."""
    for record in file.count("cover", 2):
        record.only_component("area", "hides")
        area = board.quarry if record.word("area", AREA_NAMES) == "quarry" else board.harbour
        hidden = record.wholes("hides", 1, len(area[4]))
        left = [cost for place, cost in enumerate(area[4], start=1) if place not in hidden]
        if left != area[3]:
            allowed = f"places that leave the costs {area[3]} of {area[4]}"
            record.refuse("hides", hidden, allowed)


def check_totals(file: DataFile, board: Board) -> None:
    """The spaces add up to what is known of the whole board."""
    for record in file.of("total"):
        record.only_component("seats", "spaces", "palace")
        seats = record.whole("seats", SEATS[0], SEATS[-1])
        palace = board.front[seats] + len(CHAMBER_NAMES)
        palace += len(board.terrace[seats]) + len(board.balconies[seats])
        market = board.mixed[seats] + len(GOOD_NAMES)
        spaces = palace + market + len(board.quarry[seats]) + len(board.harbour[seats])
        if record.whole("palace", 1, 99) != palace:
            record.refuse("palace", record.values["palace"], f"{palace}, the sum of the records")
        if record.whole("spaces", 1, 99) != spaces:
            record.refuse("spaces", record.values["spaces"], f"{spaces}, the sum of the records")


def read_chambers(file: DataFile) -> list[int]:
    """§P4-P9: two rewards for each of the six chambers; 0 for none."""
    file.only_kinds("chamber", "value")
    rewards: list[int] = []
    for number, record in enumerate(file.listed("chamber", CHAMBER_NAMES), start=1):
        record.only_component("number", "rewards", "special")
        if record.whole("number", 1, len(CHAMBER_NAMES)) != number:
            record.refuse("number", record.values["number"], f"{number} at this place")
        record.word("special", SPECIAL_NAMES)
        gains = [packed_reward(reward) for reward in record.tables("rewards")]
        if len(gains) > 2:
            record.refuse("rewards", record.values["rewards"], "at most two rewards")
        rewards.extend(padded(gains, 2, 0))
    return rewards


# --- province board -------------------------------------------------------------------------


@dataclass(frozen=True)
class Province:
    """The province board; four directions (N, E, S, W) for each cell."""

    neighbour: list[int]
    residence_roads: list[int]
    cell_field: list[int]
    reward: list[int]
    colour: list[int]


def read_province(file: DataFile) -> Province:
    """§Q4, §Q5, §N3: cells, residence and the yield fields of both sides."""
    file.only_kinds(
        "grid", "residence", "stone", "cell", "field",
        "basic_yield", "field_colour", "navaratnas_yield",
    )  # fmt: skip
    check_squares(file)
    return Province(
        [neighbour(cell, direction) for cell in CELL_NAMES for direction in range(4)],
        read_residence_roads(file),
        read_cell_fields(file),
        read_field_rewards(file, "basic") + read_field_rewards(file, "navaratnas"),
        read_field_colours(file),
    )


def check_squares(file: DataFile) -> None:
    """Cells, stones and the residence fill the grid, each square once."""
    grid = file.count("grid", 1)[0]
    grid.only_component("columns", "rows")
    columns = COLUMN_NAMES[: grid.whole("columns", 1, len(COLUMN_NAMES))]
    rows = range(1, grid.whole("rows", 1, 9) + 1)
    squares = {f"{column}{row}" for row in rows for column in columns}
    taken = file.listed("cell", CELL_NAMES) + file.of("stone") + file.count("residence", 1)
    for record in taken:
        if record.id not in squares:
            record.refuse("id", record.id, "a square of the grid")
        squares.remove(record.id)
    if squares:
        grid.refuse("rows", len(rows), "cells or stones for " + ", ".join(sorted(squares)))


def square_beside(square: str, direction: int) -> str:
    """The name of the next square; it may lie outside of the grid."""
    column = ord(square[0]) + (0, 1, 0, -1)[direction]
    row = int(square[1:]) + (-1, 0, 1, 0)[direction]
    return f"{chr(column)}{row}"


def neighbour(square: str, direction: int) -> int:
    """The cell beside a square, or -1."""
    beside = square_beside(square, direction)
    return CELL_NAMES.index(beside) if beside in CELL_NAMES else -1


def read_residence_roads(file: DataFile) -> list[int]:
    """For each cell the sides (N=1, E=2, S=4, W=8) where a road of the residence enters."""
    residence = file.count("residence", 1)[0]
    residence.only_component("roads")
    entered = [0] * len(CELL_NAMES)
    for direction in residence.indices("roads", DIRECTION_NAMES):
        cell = neighbour(residence.id, direction)
        if cell < 0:
            residence.refuse("roads", DIRECTION_NAMES[direction], "directions with a cell there")
        entered[cell] |= 1 << (direction + 2) % 4
    return entered


def read_cell_fields(file: DataFile) -> list[int]:
    """The yield field on each side of each cell, or -1."""
    reached = [-1] * (4 * len(CELL_NAMES))
    for field, record in enumerate(file.listed("field", FIELD_NAMES)):
        record.only_component("reached_from")
        sides = record.tables("reached_from")
        if not sides:
            record.refuse("reached_from", [], "at least one cell side")
        for side in sides:
            side.only("cell", "side")
            cell = side.index("cell", CELL_NAMES)
            place = 4 * cell + side.index("side", DIRECTION_NAMES)
            if neighbour(CELL_NAMES[cell], place % 4) >= 0 or reached[place] >= 0:
                side.refuse("side", side.values["side"], "a side without a cell or another yield")
            reached[place] = field
    return reached


def read_by_field(file: DataFile, kind: str, prefix: str, value: str) -> list[Record]:
    """The records of a kind, of which there is one for each yield field."""
    records = file.listed(kind, [f"{prefix}-{field}" for field in FIELD_NAMES])
    for record in records:
        record.only_component("field", value)
        if record.id != f"{prefix}-{record.word('field', FIELD_NAMES)}":
            record.refuse("field", record.values["field"], "the field at the end of the id")
    return records


def read_field_rewards(file: DataFile, side: str) -> list[int]:
    """The printed reward of each yield field on one side of the board."""
    records = read_by_field(file, f"{side}_yield", side, "reward")
    return [packed_reward(record.table("reward")) for record in records]


def read_field_colours(file: DataFile) -> list[int]:
    """§N4: the colour of each yield field; two of them are brown."""
    records = read_by_field(file, "field_colour", "colour", "colour")
    colours = [record.index("colour", FIELD_COLOUR_NAMES) for record in records]
    for name, count in FIELD_COLOUR_COUNTS.items():
        found = colours.count(FIELD_COLOUR_NAMES.index(name))
        if found != count:
            raise DataError(
                file.name, "field_colour", "colour", f"{found} {name}", f"{count} {name}"
            )
    return colours


# --- tracks and single numbers --------------------------------------------------------------


@dataclass(frozen=True)
class Tracks:
    """Start money by place and the bonus fields of both tracks, lowest first."""

    start_money: list[int]
    fame_bonus: list[int]
    fame_bonus_reward: list[int]
    money_bonus: list[int]
    money_bonus_reward: list[int]


def read_tracks(file: DataFile) -> Tracks:
    """§S7, §T1-T5: start money and bonus fields."""
    file.only_kinds("value", "start_money", "bonus")
    start = file.count("start_money", 1)[0]
    start.only_component("by_place")
    money = start.wholes("by_place", 0, 20)
    if len(money) != SEATS[-1]:
        start.refuse("by_place", money, f"{SEATS[-1]} numbers")
    fame = read_bonuses(file, "fame", 3)
    coins = read_bonuses(file, "money", 4)
    return Tracks(money, list(fame), list(fame.values()), list(coins), list(coins.values()))


def read_bonuses(file: DataFile, track: str, count: int) -> dict[int, int]:
    """The bonus fields of one track and their rewards."""
    longest = file.record("value", f"{track}_length").whole("value", 1, 200)
    bonuses: dict[int, int] = {}
    for record in file.of("bonus"):
        record.only_component("track", "field", "reward")
        if record.word("track", TRACK_NAMES) != track:
            continue
        field = record.whole("field", max(bonuses, default=0) + 1, longest)
        bonuses[field] = packed_reward(record.table("reward"))
    if len(bonuses) != count:
        raise DataError(file.name, "bonus", f"track {track}", len(bonuses), f"{count} fields")
    return bonuses


def read_numbers(file: DataFile) -> dict[str, int]:
    """The single numbers of a file, by id."""
    numbers: dict[str, int] = {}
    for record in file.of("value"):
        record.only_component("value")
        numbers[record.id] = record.whole("value", 0, 200)
    return numbers


def check_number(name: str, literal: int) -> None:
    """A number written out in the code (for the compiler) must be the one in the data."""
    if NUMBERS.get(name) != literal:
        raise DataError("tables.py", f"value {name}", "literal", literal, str(NUMBERS.get(name)))


# --- the box --------------------------------------------------------------------------------

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
    name: number
    for file in (_board_file, _chambers_file, _river_file, _tracks_file)
    for name, number in read_numbers(file).items()
}
