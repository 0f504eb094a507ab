"""The components as packed tables, indexed by small ints.

Compiled together with the rules. Whatever is printed comes from ``components``, where it is
read from the data files; only the numbers of things that the rules know by name stand here.

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
TILE_SLOTS: Final[i64] = components.number("tile_slots")
OPEN_TILES: Final[i64] = components.number("open_tiles")
FARMER_MOVES: Final[i64] = components.number("farmer_moves")
GAIN_VALUE: Final[i64] = components.number("gain_value")
REFINE_FROM: Final[i64] = components.number("refine_from")
REFINE_TO: Final[i64] = components.number("refine_to")

# Goods that rules name.
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
MEDITATION_SPACES: Final[i64] = components.number("meditation_spaces")
DOUBLE_FAVOUR_FROM: Final[i64] = components.number("double_favour_from") - 1
LAST_SPACE_RUPEES: Final[i64] = components.number("last_space_rupees")
DELIVER_POINTS: Final[i64] = components.number("deliver_points")
UNCOVER_POINTS: Final[i64] = components.number("uncover_points")
FARMER_POINTS: Final[i64] = components.number("farmer_points")

# Farm; squares of a side are counted from 0. COVERED has a bit for each square of all sides.
FARMERS: Final[i64] = components.number("farmers")
SIDE: Final[i64] = components.number("side")
SQUARES: Final[i64] = FARMERS * SIDE
FARMER_START: Final[i64] = components.number("farmer_start") - 1
COVERED: Final[i64] = components.number("covered")
COVERS: Final[i64] = components.number("covers")
COVER_RUPEES: Final[i64] = components.number("cover_rupees")

# Supplies of a player.
MARKERS: Final[i64] = components.number("markers")
WORKERS: Final[i64] = components.number("workers")
START_RUPEES: Final[i64] = components.number("start_rupees")

# Action spaces.
PEON_RUPEES: Final[i64] = components.number("peon_rupees")
MERCHANT_FAVOUR: Final[i64] = components.number("merchant_favour")
MERCHANT_RUPEES: Final[i64] = components.number("merchant_rupees")
KICKED_FAVOUR: Final[i64] = components.number("kicked_favour")
KICKED_FAVOUR_HIGH: Final[i64] = components.number("kicked_favour_high")
FOLLOW_FAVOUR: Final[i64] = components.number("follow_favour")
PROCESS_MOST: Final[i64] = components.number("process_most")
MIXED_BONUS: Final[i64] = components.number("mixed_bonus")
TRADE_MOST: Final[i64] = components.number("trade_most")
TRADE_LOSS: Final[i64] = components.number("trade_loss")
PRICE_RANGE: Final[i64] = components.number("price_range")
FREE_DELIVERIES: Final[i64] = components.number("free_deliveries")
ORDER_DELIVERIES: Final[i64] = components.number("order_deliveries")
UNUSED_RUPEES: Final[i64] = components.number("unused_rupees")
DOUBLE_RUPEES: Final[i64] = components.number("double_rupees")
BOTANIST_ACTIONS: Final[i64] = components.number("botanist_actions")
BOTANIST_FARMERS: Final[i64] = components.number("botanist_farmers")

# Oil, curry and luxuries.
OIL_STANDS: Final[i64] = components.number("oil_stands")
OIL_CURRY_STANDS: Final[i64] = components.number("oil_curry_stands")
BOOK_STANDS: Final[i64] = components.number("book_stands")
BOOK_FAVOUR: Final[i64] = components.number("book_favour")
PAINTING_STEPS: Final[i64] = components.number("painting_steps")
CLOTHES_EXTRA: Final[i64] = components.number("clothes_extra")

# Imperial board.
TOP_STEP: Final[i64] = components.number("top_step")
ORDER_LESS: Final[i64] = components.number("order_less")
GUILD_FIRST: Final[i64] = components.number("guild_first")
GUILD_SECOND: Final[i64] = components.number("guild_second")
GUILD_TIED: Final[i64] = components.number("guild_tied")

# River.
PIER_COTTON_FAVOUR: Final[i64] = components.number("pier_cotton_favour")
PIER_FAVOUR: Final[i64] = components.number("pier_favour")

# Abilities of the notables.
PORTUGUESE_VALUE: Final[i64] = components.number("portuguese_value")
TAKSHAKA_VALUE: Final[i64] = components.number("takshaka_value")
TAKSHAKA_RUPEES: Final[i64] = components.number("takshaka_rupees")
MAHOUT_GOODS: Final[i64] = components.number("mahout_goods")
KHATIB_GOODS: Final[i64] = components.number("khatib_goods")
FRENCH_MARKERS: Final[i64] = components.number("french_markers")
FRENCH_RUPEES: Final[i64] = components.number("french_rupees")
FRENCH_VALUE: Final[i64] = components.number("french_value")
DYER_GIVES: Final[i64] = components.number("dyer_gives")
DYER_VALUE: Final[i64] = components.number("dyer_value")
COOK_WORKERS: Final[i64] = components.number("cook_workers")
MUEZZIN_POINTS: Final[i64] = components.number("muezzin_points")
JAGIRDAR_DELIVERIES: Final[i64] = components.number("jagirdar_deliveries")
JAGIRDAR_FAVOUR: Final[i64] = components.number("jagirdar_favour")
CALLIGRAPHER_PEON: Final[i64] = components.number("calligrapher_peon")
MULLAH_LESS: Final[i64] = components.number("mullah_less")
MOSAIC_POINTS_ONE: Final[i64] = components.number("mosaic_points_one")
MOSAIC_POINTS_TWO: Final[i64] = components.number("mosaic_points_two")
PAINTER_WORKERS: Final[i64] = components.number("painter_workers")
SUBADAR_RUPEES: Final[i64] = components.number("subadar_rupees")
SADR_RUPEES: Final[i64] = components.number("sadr_rupees")
MUFTI_RUPEES: Final[i64] = components.number("mufti_rupees")
LEVEL_FOUR_FAVOUR: Final[i64] = components.number("level_four_favour")
OWN_GUILD_RUPEES: Final[i64] = components.number("own_guild_rupees")


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
MOST_VALUE: Final[i64] = max(components.TOKEN_SIDE + components.GOODS.value)

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
