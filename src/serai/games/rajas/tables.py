"""The components as packed tables, indexed by small ints.

Compiled together with the rules. All values come from ``components``, which reads them from the
data when it is imported; written out are only kinds and counts that the code itself is built on.

Directions are bits: N=1, E=2, S=4, W=8; where a table has four places per cell they stand in the
order N, E, S, W. A reward is ``kind | a << 8 | b << 16 | c << 24``; 0 is no reward.
"""

from typing import Final

from mypy_extensions import i64

from serai.core.packed import vec
from serai.core.tables import counts, packed
from serai.games.rajas import components
from serai.games.rajas.components import number

# Kinds of rewards.
DICE: Final = 1
KARMA: Final = 2
MONEY: Final = 3
FAME: Final = 4
UPGRADE: Final = 5
BOAT: Final = 6
ANY_CHAMBER: Final = 7
CHAMBER: Final = 8
DICE_PER_KARMA: Final = 9
MONEY_PER_MARKET: Final = 10
MIXED_GOODS: Final = 11
ONE_GOOD: Final = 12
FAME_PER_UPGRADE: Final = 13
MONEY_PER_UPGRADE: Final = 14
FAME_PER_KARMA: Final = 15
COLOURED_DICE: Final = 16
SAIL_UP_TO: Final = 17
UPGRADE_AND_DIE: Final = 18
FAME_PER_MARKET_TILE: Final = 19
FAME_PER_RIVER_SPACES: Final = 20
MONEY_PER_BUILDING: Final = 21
MONEY_PER_YIELD_TILE: Final = 22
FAME_PER_CURVE: Final = 23
FAME_PER_WORKER: Final = 24

ANY_COLOUR: Final = 4
ALL_COLOURS: Final = 15  # as a set

# Numbers of things.
COLOURS: Final = 4
GOODS: Final = 3
BUILDINGS: Final = 4
TILES: Final = 64
TILES_PER_COLOUR: Final = 16
STACKS: Final = 12
STACKS_PER_COLOUR: Final = 3
CELLS: Final = 16
FIELDS: Final = 11
YIELD_TILES: Final = 30
GANGA_TILES: Final = 8
CHAMBERS: Final = 6

# Road shapes, directions, field colours, sides of the province board.
STRAIGHT: Final = 0
CURVE: Final = 1
FORK: Final = 2
CROSS: Final = 3
NORTH: Final = 1
EAST: Final = 2
SOUTH: Final = 4
WEST: Final = 8
WHITE: Final = 0
YELLOW: Final = 1
RED: Final = 2
BROWN: Final = 3
BASIC: Final = 0
NAVARATNAS: Final = 1

# Chambers whose action is more than their printed rewards; the number is also the die they ask for.
MOGUL: Final = 1
DANCER: Final = 2
BUILDER: Final = 5
PORTUGUESE: Final = 6

# River.
LAST_SPACE: Final[i64] = number("last_space")
BRIDGE_AFTER: Final[i64] = number("bridge_after")

# Tracks: the fame field opposite money m is ALIGNMENT_SUM - ceil(m / MONEY_PER_FAME_FIELD).
ALIGNMENT_SUM: Final[i64] = number("alignment_sum")
MONEY_PER_FAME_FIELD: Final[i64] = number("money_per_fame_field")
FAME_WORKER: Final[i64] = number("fame_worker")
MONEY_WORKER: Final[i64] = number("money_worker")
START_FAME: Final[i64] = number("start_fame")

# Supplies and limits.
START_KARMA: Final[i64] = number("start_karma")
KARMA_MAX: Final[i64] = number("karma_max")
START_DICE_PER_COLOUR: Final[i64] = number("start_dice_per_colour")
HANDS_BASIC: Final[i64] = number("hands_basic")
HANDS_NAVARATNAS: Final[i64] = number("hands_navaratnas")
DICE_PER_COLOUR: Final[i64] = number("dice_per_colour")
WORKERS_ACTIVE: Final[i64] = number("workers_active")
WORKERS_MAX_BASIC: Final[i64] = number("workers_max_basic")
WORKERS_MAX_NAVARATNAS: Final[i64] = number("workers_max_navaratnas")
LEVEL_MIN: Final[i64] = number("level_min")
LEVEL_MAX: Final[i64] = number("level_max")

# Action spaces.
SPACES_ROW: Final[i64] = components.ROW
FRONT_MONEY: Final[i64] = number("front_money")
TERRACE_DICE: Final[i64] = number("terrace_dice")
BALCONY_DICE: Final[i64] = number("balcony_dice")
HARBOUR_PIPS: Final[i64] = number("harbour_pips")
PORTUGUESE_SPACES: Final[i64] = number("portuguese_spaces")


def by_seats(rows: dict[int, list[int]]) -> vec[i64]:
    """Rows of up to SPACES_ROW numbers, indexed by seats * SPACES_ROW + place."""
    table = [0] * (5 * SPACES_ROW)
    for seats, row in rows.items():
        for place, cost in enumerate(row):
            table[seats * SPACES_ROW + place] = cost
    return packed(table)


def lengths(rows: dict[int, list[int]]) -> vec[i64]:
    """How many spaces each number of seats has."""
    return counts({seats: len(row) for seats, row in rows.items()})


# Province tiles: two places each in TILE_BUILDING (-1: none), TILE_GOOD (-1), TILE_VALUE (0).
TILE_COST: Final = packed(components.TILES.cost)
TILE_COLOUR: Final = packed(components.TILES.colour)
TILE_STACK: Final = packed(components.TILES.stack)
TILE_SHAPE: Final = packed(components.TILES.shape)
TILE_BUILDING: Final = packed(components.TILES.building)
TILE_GOOD: Final = packed(components.TILES.good)
TILE_VALUE: Final = packed(components.TILES.value)
TOP_VALUE: Final[i64] = max(components.TILES.value)
MOST_MONEY: Final[i64] = components.MOST_MONEY

# The different ways to turn each shape, clockwise; four places each, 0 for no further one.
SHAPE_ROTATIONS: Final = vec[i64]([5, 10, 0, 0, 3, 6, 12, 9, 7, 14, 13, 11, 15, 0, 0, 0])

# Province board.
CELL_NEIGHBOUR: Final = packed(components.PROVINCE.neighbour)
RESIDENCE_ROADS: Final = packed(components.PROVINCE.residence_roads)
CELL_FIELD: Final = packed(components.PROVINCE.cell_field)
FIELD_REWARD: Final = packed(components.PROVINCE.reward)
FIELD_COLOUR: Final = packed(components.PROVINCE.colour)

# River and yield tiles.
RIVER_REWARD: Final = packed(components.RIVER_REWARD)
GANGA_REWARD: Final = packed(components.GANGA_REWARD)
YIELD_TILE_REWARD: Final = packed(components.YIELD_TILES.reward)
YIELD_TILE_COLOUR: Final = packed(components.YIELD_TILES.colour)

# Action spaces: costs at seats * SPACES_ROW + place, numbers of spaces at seats.
QUARRY_COST: Final = by_seats(components.BOARD.quarry)
QUARRY_SPACES: Final = lengths(components.BOARD.quarry)
HARBOUR_COST: Final = by_seats(components.BOARD.harbour)
HARBOUR_SPACES: Final = lengths(components.BOARD.harbour)
MIXED_SPACES: Final = counts(components.BOARD.mixed)
FRONT_SPACES: Final = counts(components.BOARD.front)
BALCONY_GIVES: Final = packed(components.BOARD.balcony_gives)

# Two rewards for each chamber, at (number - 1) * 2.
CHAMBER_REWARD: Final = packed(components.CHAMBER_REWARD)

# Tracks: bonus fields, lowest first.
START_MONEY: Final = packed(components.TRACKS.start_money)
FAME_BONUS: Final = packed(components.TRACKS.fame_bonus)
FAME_BONUS_REWARD: Final = packed(components.TRACKS.fame_bonus_reward)
MONEY_BONUS: Final = packed(components.TRACKS.money_bonus)
MONEY_BONUS_REWARD: Final = packed(components.TRACKS.money_bonus_reward)
