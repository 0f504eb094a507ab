"""Names of the components in the order of their numbers, and how many there are of each."""

GOOD_NAMES = [
    "sandstone", "wood", "turmeric", "cotton",
    "cement", "boards", "curry", "oil",
    "bricks", "paper", "dye", "cloth",
    "statues", "books", "paintings", "clothes",
]  # fmt: skip
BUILDING_NAMES = GOOD_NAMES
"""A building is called after the good that it makes."""
CHARACTER_NAMES = ["architect", "sailor", "trader", "botanist"]
SPACE_NAMES = [*BUILDING_NAMES, *CHARACTER_NAMES]
GUILD_NAMES = ["artisans", "merchants", "scholars"]

NOTABLE_IDS = [
    "portuguese-trader", "sufi", "takshaka", "mahout",
    "khatib", "french-trader", "dyer", "cook",
    "muezzin", "jagirdar", "caliph", "calligrapher",
    "mullah", "english-trader", "mosaic-maker",
    "mujtahida", "dutch-trader", "painter", "subadar", "sadr",
    "grand-mufti", "grand-imam", "court-artist", "dewan",
]  # fmt: skip
NOTABLES_PER_LEVEL = [8, 7, 5, 4]

PRINTED_NAMES = ["good", "process", "step"]
TILE_IDS = [
    "stand", "more", "point", "sell", "uncover", "deliver", "order",
    "farmers", "token", "swap", "gain-two", "stone", "refine", "peon",
]  # fmt: skip
ACTION_NAMES = [*PRINTED_NAMES, *TILE_IDS]
"""The favour actions: three printed on every court, then the tiles."""

BONUS_IDS = [
    "artisans-3", "cover-2", "merchants-3", "favour-3",
    "artisans-4", "favour-4", "scholars-4", "rupees-5",
    "scholars-5", "favour-5", "merchants-5", "rupees-6",
]  # fmt: skip
TOKEN_NAMES = ["low", "middle", "high"]
BOWL_SIDES = ["left", "right"]

BASICS = 4
"""Basic goods, and goods in each column of the board."""
LEVELS = 4
ROWS = 6
"""Orders in the column of a guild, and bowls on each side of Akbar."""
PIERS = 6
SEATS = (2, 3, 4)
NONE = "none"
