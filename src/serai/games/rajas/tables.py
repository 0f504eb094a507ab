"""The components as packed tables, indexed by small ints.

Compiled together with the rules. The lists come from ``components``; single numbers are
written out because the compiler folds only literals, and are checked against the data on import.

Directions are bits: N=1, E=2, S=4, W=8; where a table has four places per cell they stand in the
order N, E, S, W. A reward is ``kind | a << 8 | b << 16 | c << 24``; 0 is no reward.
"""

from typing import Final

from mypy_extensions import i64

from serai.core.packed import vec
from serai.core.tables import counts, packed
from serai.games.rajas import components

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

# Numbers of things.
COLOURS: Final = 4
GOODS: Final = 3
BUILDINGS: Final = 4
TILES: Final = 64
STACKS: Final = 12
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

# River.
LAST_SPACE: Final = 30
BRIDGE_AFTER: Final = 20

# Tracks: the fame field opposite money m is ALIGNMENT_SUM - ceil(m / MONEY_PER_FAME_FIELD).
MONEY_LENGTH: Final = 120
FAME_LENGTH: Final = 60
ALIGNMENT_SUM: Final = 61
MONEY_PER_FAME_FIELD: Final = 2
FAME_WORKER: Final = 15
MONEY_WORKER: Final = 20
START_FAME: Final = 0

# Supplies and limits.
START_KARMA: Final = 1
KARMA_MAX: Final = 3
START_DICE_PER_COLOUR: Final = 1
HANDS_BASIC: Final = 10
HANDS_NAVARATNAS: Final = 8
DICE_PER_COLOUR: Final = 12
WORKERS_ACTIVE: Final = 3
WORKERS_INACTIVE: Final = 3
WORKERS_MAX_BASIC: Final = 5
WORKERS_MAX_NAVARATNAS: Final = 6
LEVEL_MIN: Final = 2
LEVEL_MAX: Final = 4

# Action spaces.
SPACES_ROW: Final = 8
FRONT_MONEY: Final = 2
TERRACE_DICE: Final = 1
BALCONY_DICE: Final = 2
HARBOUR_PIPS: Final = 3
PORTUGUESE_SPACES: Final = 6


def by_seats(rows: dict[int, list[int]]) -> vec[i64]:
    """Rows of up to SPACES_ROW numbers, indexed by seats * SPACES_ROW + place."""
    table = [0] * (5 * SPACES_ROW)
    for seats, row in rows.items():
        for place, number in enumerate(row):
            table[seats * SPACES_ROW + place] = number
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


def check_literals() -> None:
    """The numbers written out above are those of the data files."""
    components.check_number("last_space", LAST_SPACE)
    components.check_number("bridge_after", BRIDGE_AFTER)
    components.check_number("money_length", MONEY_LENGTH)
    components.check_number("fame_length", FAME_LENGTH)
    components.check_number("alignment_sum", ALIGNMENT_SUM)
    components.check_number("money_per_fame_field", MONEY_PER_FAME_FIELD)
    components.check_number("fame_worker", FAME_WORKER)
    components.check_number("money_worker", MONEY_WORKER)
    components.check_number("start_fame", START_FAME)
    components.check_number("start_karma", START_KARMA)
    components.check_number("karma_max", KARMA_MAX)
    components.check_number("start_dice_per_colour", START_DICE_PER_COLOUR)
    components.check_number("hands_basic", HANDS_BASIC)
    components.check_number("hands_navaratnas", HANDS_NAVARATNAS)
    components.check_number("dice_per_colour", DICE_PER_COLOUR)
    components.check_number("workers_active", WORKERS_ACTIVE)
    components.check_number("workers_inactive", WORKERS_INACTIVE)
    components.check_number("workers_max_basic", WORKERS_MAX_BASIC)
    components.check_number("workers_max_navaratnas", WORKERS_MAX_NAVARATNAS)
    components.check_number("level_min", LEVEL_MIN)
    components.check_number("level_max", LEVEL_MAX)
    components.check_number("front_money", FRONT_MONEY)
    components.check_number("terrace_dice", TERRACE_DICE)
    components.check_number("balcony_dice", BALCONY_DICE)
    components.check_number("harbour_pips", HARBOUR_PIPS)
    components.check_number("portuguese_spaces", PORTUGUESE_SPACES)


check_literals()
