"""The components as packed tables, indexed by small ints.

Compiled together with the rules. The lists come from ``components``; single numbers are
written out because the compiler folds only literals, and are checked against the data on import.

Goods and buildings share their numbers: down the columns of the board, so level - 1 is good // 4.
"""

from typing import Final

from mypy_extensions import i64

from serai.core.packed import vec
from serai.core.tables import counts, packed
from serai.games.agra import components

# Numbers of things.
GOODS: Final = 16
BASICS: Final = 4
GUILDS: Final = 3
NOTABLES: Final = 24
TILES: Final = 14
ACTIONS: Final = 17
BONUSES: Final = 12
BOWLS: Final = 12
ORDERS: Final = 18
ROWS: Final = 6
TOKENS: Final = 3
MATERIALS: Final = 4
MOST_VALUE: Final = 4  # of a good with a price token
LEVELS: Final = 4
PLACES: Final = 3  # for ordered goods on a notable
PIERS: Final = 6

# Notables.
PORTUGUESE_TRADER: Final = 0
SUFI: Final = 1
TAKSHAKA: Final = 2
MAHOUT: Final = 3
KHATIB: Final = 4
FRENCH_TRADER: Final = 5
DYER: Final = 6
COOK: Final = 7
MUEZZIN: Final = 8
JAGIRDAR: Final = 9
CALIPH: Final = 10
CALLIGRAPHER: Final = 11
MULLAH: Final = 12
ENGLISH_TRADER: Final = 13
MOSAIC_MAKER: Final = 14
MUJTAHIDA: Final = 15
DUTCH_TRADER: Final = 16
PAINTER: Final = 17
SUBADAR: Final = 18
SADR: Final = 19
GRAND_MUFTI: Final = 20
GRAND_IMAM: Final = 21
COURT_ARTIST: Final = 22
DEWAN: Final = 23

# Favour actions.
ACT_GOOD: Final = 0
ACT_PROCESS: Final = 1
ACT_STEP: Final = 2
ACT_STAND: Final = 3
ACT_MORE: Final = 4
ACT_POINT: Final = 5
ACT_SELL: Final = 6
ACT_UNCOVER: Final = 7
ACT_DELIVER: Final = 8
ACT_ORDER: Final = 9
ACT_FARMERS: Final = 10
ACT_TOKEN: Final = 11
ACT_SWAP: Final = 12
ACT_GAIN_TWO: Final = 13
ACT_STONE: Final = 14
ACT_REFINE: Final = 15
ACT_PEON: Final = 16

# Numbers of the favour actions.
TILE_SLOTS: Final = 3
OPEN_TILES: Final = 3
FARMER_MOVES: Final = 2
GAIN_VALUE: Final = 2
REFINE_FROM: Final = 1
REFINE_TO: Final = 2

# Goods that rules name (checked below).
SANDSTONE: Final = 0
WOOD: Final = 1
COTTON: Final = 3
CURRY: Final = 6
OIL: Final = 7
STATUES: Final = 12
BOOKS: Final = 13
PAINTINGS: Final = 14
CLOTHES: Final = 15

# Meditation; spaces are counted from 0.
MEDITATION_SPACES: Final = 6
DOUBLE_FAVOUR_FROM: Final = 3
LAST_SPACE_RUPEES: Final = 5
DELIVER_POINTS: Final = 3
UNCOVER_POINTS: Final = 2
FARMER_POINTS: Final = 1

# Farm; squares of a side are counted from 0. COVERED has a bit for each of the 20 squares.
SIDE: Final = 5
FARMER_START: Final = 2
COVERED: Final = 575025
COVERS: Final = 8
COVER_RUPEES: Final = 1

# Supplies of a player.
MARKERS: Final = 22
WORKERS: Final = 10
FARMERS: Final = 4
START_RUPEES: Final = 2

# Action spaces.
PEON_RUPEES: Final = 2
MERCHANT_FAVOUR: Final = 2
MERCHANT_RUPEES: Final = 1
KICKED_FAVOUR: Final = 1
KICKED_FAVOUR_HIGH: Final = 2
FOLLOW_FAVOUR: Final = 1
PROCESS_MOST: Final = 3
MIXED_BONUS: Final = 1
TRADE_MOST: Final = 3
TRADE_LOSS: Final = 1
PRICE_RANGE: Final = 1
FREE_DELIVERIES: Final = 1
ORDER_DELIVERIES: Final = 2
UNUSED_RUPEES: Final = 1
DOUBLE_RUPEES: Final = 1
BOTANIST_ACTIONS: Final = 2
BOTANIST_FARMERS: Final = 2

# Oil, curry and luxuries.
OIL_STANDS: Final = 1
OIL_CURRY_STANDS: Final = 3
BOOK_STANDS: Final = 3
BOOK_FAVOUR: Final = 1
PAINTING_STEPS: Final = 2
CLOTHES_EXTRA: Final = 1

# Imperial board.
TOP_STEP: Final = 9
ORDER_LESS: Final = 1
GUILD_FIRST: Final = 2
GUILD_SECOND: Final = 1
GUILD_TIED: Final = 1

# River.
PIER_COTTON_FAVOUR: Final = 3
PIER_FAVOUR: Final = 1

# Abilities of the notables.
PORTUGUESE_VALUE: Final = 4
TAKSHAKA_VALUE: Final = 1
TAKSHAKA_RUPEES: Final = 1
MAHOUT_GOODS: Final = 1
KHATIB_GOODS: Final = 1
FRENCH_MARKERS: Final = 3
FRENCH_RUPEES: Final = 5
FRENCH_VALUE: Final = 3
DYER_GIVES: Final = 2
DYER_VALUE: Final = 2
COOK_WORKERS: Final = 2
MUEZZIN_POINTS: Final = 1
JAGIRDAR_DELIVERIES: Final = 1
JAGIRDAR_FAVOUR: Final = 1
CALLIGRAPHER_PEON: Final = 1
MULLAH_LESS: Final = 1
MOSAIC_POINTS_ONE: Final = 1
MOSAIC_POINTS_TWO: Final = 3
PAINTER_WORKERS: Final = 3
SUBADAR_RUPEES: Final = 1
SADR_RUPEES: Final = 1
MUFTI_RUPEES: Final = 3
LEVEL_FOUR_FAVOUR: Final = 3
OWN_GUILD_RUPEES: Final = 1


def by_level(rows: dict[int, list[int]]) -> vec[i64]:
    """Numbers for the levels 1 to 4, indexed by seats * 5 + level."""
    table = [0] * 25
    for seats, row in rows.items():
        for level, number in enumerate(row, start=1):
            table[seats * 5 + level] = number
    return packed(table)


# Goods and buildings: BUILD_VALUE 0 if no material, SOURCE -1 for basic goods, COST 0 for them.
VALUE: Final = packed(components.GOODS.value)
BUILD_VALUE: Final = packed(components.GOODS.build_value)
SOURCE: Final = packed(components.GOODS.source)
COST: Final = packed(components.GOODS.cost)
MATERIAL: Final = packed([i for i, n in enumerate(components.GOODS.build_value) if n > 0])

# Meditation track: what it costs to come to a space stands at space * 16 + good.
POINTS: Final = packed(components.COURT.points)
STEP_COST: Final = packed(components.COURT.step_cost)

# Farm: the good of the corner where a side begins.
CORNER: Final = packed(components.COURT.corner)

# Imperial board. BOWL_OF is -1 for basic goods.
TRACK_RUPEES: Final = packed(components.IMPERIAL.track_rupees)
STEP_FAVOUR: Final = packed(components.IMPERIAL.step_favour)
ORDER_FIRST: Final = packed(components.IMPERIAL.order_first)
ORDER_SECOND: Final = packed(components.IMPERIAL.order_second)
BOWL: Final = packed(components.IMPERIAL.bowl)
BOWL_OF: Final = packed(components.IMPERIAL.bowl_of)
AKBAR_RUPEES: Final = packed(components.IMPERIAL.akbar_rupees)

# Notables: goods at notable * 3 + place, top to bottom, -1 for none; DELIVER_GOOD -1 for none.
NOTABLE_LEVEL: Final = packed(components.NOTABLES.level)
NOTABLE_GUILD: Final = packed(components.NOTABLES.guild)
NOTABLE_SIZE: Final = packed(components.NOTABLES.size)
NOTABLE_GOOD: Final = packed(components.NOTABLES.good)
DELIVER_GOOD: Final = packed(components.NOTABLES.deliver_good)
DELIVER_RUPEES: Final = packed(components.NOTABLES.deliver_rupees)
DUTCH_RUPEES: Final = packed(components.NOTABLES.dutch_rupees)

# Favour actions: favour to have and to spend.
HAVE: Final = packed(components.FAVOURS.have)
SPEND: Final = packed(components.FAVOURS.spend)

# Building bonus tiles: BONUS_GUILD -1 for no step.
BONUS_LEVEL: Final = packed(components.BONUSES.level)
BONUS_MONEY: Final = packed(components.BONUSES.money)
BONUS_FAVOUR: Final = packed(components.BONUSES.favour)
BONUS_GUILD: Final = packed(components.BONUSES.guild)
BONUS_COVER: Final = packed(components.BONUSES.cover)

# Price tokens: flags at token * 2 + side; side 0 has fewer and lies up at the start.
TOKEN_SIDE: Final = packed(components.TOKEN_SIDE)

# Piers: the boat leaves when PIER_NEED contracts of PIER_LEVEL are done in all (0: it stays).
# PIER_GOOD_VALUE is indexed by cotton owned, at most 2.
PIER_LEVEL: Final = packed(components.RIVER.level)
PIER_NEED: Final = packed(components.RIVER.need)
PIER_REACH: Final = packed(components.RIVER.reach)
ORDER_LIMIT: Final = packed(components.RIVER.limit)
PIER_GOOD_VALUE: Final = packed(components.RIVER.good_value)

# By number of players; RIVER_SPACES at players * 5 + level.
RIVER_SPACES: Final = by_level(components.RIVER.spaces)
MOST_OF_GUILD: Final = counts(components.RIVER.most_of_guild)
LEAST_OF_GUILD: Final = counts(components.RIVER.least_of_guild)
NEUTRAL_BOWLS: Final = counts(components.RIVER.neutral_bowls)
NEUTRAL_ORDERS: Final = counts(components.RIVER.neutral_orders)


def check_literals() -> None:
    """The numbers written out above are those of the data files."""
    assert max(TOKEN_SIDE) == MOST_VALUE
    assert max(NOTABLE_LEVEL) == LEVELS
    assert max(NOTABLE_SIZE) == PLACES
    named = [SANDSTONE, WOOD, COTTON, CURRY, OIL, STATUES, BOOKS, PAINTINGS, CLOTHES]
    names = [components.GOOD_NAMES[good] for good in named]
    assert names == [
        "sandstone",
        "wood",
        "cotton",
        "curry",
        "oil",
        "statues",
        "books",
        "paintings",
        "clothes",
    ]
    components.check_number("tile_slots", TILE_SLOTS)
    components.check_number("open_tiles", OPEN_TILES)
    components.check_number("farmer_moves", FARMER_MOVES)
    components.check_number("gain_value", GAIN_VALUE)
    components.check_number("refine_from", REFINE_FROM)
    components.check_number("refine_to", REFINE_TO)
    components.check_number("meditation_spaces", MEDITATION_SPACES)
    components.check_number("double_favour_from", DOUBLE_FAVOUR_FROM + 1)
    components.check_number("last_space_rupees", LAST_SPACE_RUPEES)
    components.check_number("deliver_points", DELIVER_POINTS)
    components.check_number("uncover_points", UNCOVER_POINTS)
    components.check_number("farmer_points", FARMER_POINTS)
    components.check_number("side", SIDE)
    components.check_number("farmer_start", FARMER_START + 1)
    components.check_number("covered", COVERED)
    components.check_number("covers", COVERS)
    components.check_number("cover_rupees", COVER_RUPEES)
    components.check_number("markers", MARKERS)
    components.check_number("workers", WORKERS)
    components.check_number("farmers", FARMERS)
    components.check_number("start_rupees", START_RUPEES)
    components.check_number("peon_rupees", PEON_RUPEES)
    components.check_number("merchant_favour", MERCHANT_FAVOUR)
    components.check_number("merchant_rupees", MERCHANT_RUPEES)
    components.check_number("kicked_favour", KICKED_FAVOUR)
    components.check_number("kicked_favour_high", KICKED_FAVOUR_HIGH)
    components.check_number("follow_favour", FOLLOW_FAVOUR)
    components.check_number("process_most", PROCESS_MOST)
    components.check_number("mixed_bonus", MIXED_BONUS)
    components.check_number("trade_most", TRADE_MOST)
    components.check_number("trade_loss", TRADE_LOSS)
    components.check_number("price_range", PRICE_RANGE)
    components.check_number("free_deliveries", FREE_DELIVERIES)
    components.check_number("order_deliveries", ORDER_DELIVERIES)
    components.check_number("unused_rupees", UNUSED_RUPEES)
    components.check_number("double_rupees", DOUBLE_RUPEES)
    components.check_number("botanist_actions", BOTANIST_ACTIONS)
    components.check_number("botanist_farmers", BOTANIST_FARMERS)
    components.check_number("oil_stands", OIL_STANDS)
    components.check_number("oil_curry_stands", OIL_CURRY_STANDS)
    components.check_number("book_stands", BOOK_STANDS)
    components.check_number("book_favour", BOOK_FAVOUR)
    components.check_number("painting_steps", PAINTING_STEPS)
    components.check_number("clothes_extra", CLOTHES_EXTRA)
    components.check_number("top_step", TOP_STEP)
    components.check_number("order_less", ORDER_LESS)
    components.check_number("guild_first", GUILD_FIRST)
    components.check_number("guild_second", GUILD_SECOND)
    components.check_number("guild_tied", GUILD_TIED)
    components.check_number("pier_cotton_favour", PIER_COTTON_FAVOUR)
    components.check_number("pier_favour", PIER_FAVOUR)
    components.check_number("portuguese_value", PORTUGUESE_VALUE)
    components.check_number("takshaka_value", TAKSHAKA_VALUE)
    components.check_number("takshaka_rupees", TAKSHAKA_RUPEES)
    components.check_number("mahout_goods", MAHOUT_GOODS)
    components.check_number("khatib_goods", KHATIB_GOODS)
    components.check_number("french_markers", FRENCH_MARKERS)
    components.check_number("french_rupees", FRENCH_RUPEES)
    components.check_number("french_value", FRENCH_VALUE)
    components.check_number("dyer_gives", DYER_GIVES)
    components.check_number("dyer_value", DYER_VALUE)
    components.check_number("cook_workers", COOK_WORKERS)
    components.check_number("muezzin_points", MUEZZIN_POINTS)
    components.check_number("jagirdar_deliveries", JAGIRDAR_DELIVERIES)
    components.check_number("jagirdar_favour", JAGIRDAR_FAVOUR)
    components.check_number("calligrapher_peon", CALLIGRAPHER_PEON)
    components.check_number("mullah_less", MULLAH_LESS)
    components.check_number("mosaic_points_one", MOSAIC_POINTS_ONE)
    components.check_number("mosaic_points_two", MOSAIC_POINTS_TWO)
    components.check_number("painter_workers", PAINTER_WORKERS)
    components.check_number("subadar_rupees", SUBADAR_RUPEES)
    components.check_number("sadr_rupees", SADR_RUPEES)
    components.check_number("mufti_rupees", MUFTI_RUPEES)
    components.check_number("level_four_favour", LEVEL_FOUR_FAVOUR)
    components.check_number("own_guild_rupees", OWN_GUILD_RUPEES)


check_literals()
