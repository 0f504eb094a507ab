"""Names of the components in the order of their numbers, and how many there are of each."""

COLOUR_NAMES = ("red", "blue", "green", "tan", "white")
"""The resources; the last one is the joker."""
COLOURS = 4
ACTION_NAMES = ("caravansary", "palace", "library", "marketplace", "mosque", "fortification")
SITE_NAMES = tuple(f"{action}-{colour}" for action in ACTION_NAMES for colour in COLOUR_NAMES[:4])

SIDE = 5
SIDE_LETTERS = ("N", "E", "S", "W")
POSITION_NAMES = tuple(f"{side}{k}" for side in SIDE_LETTERS for k in range(1, SIDE + 1))
CELL_NAMES = tuple(f"{column}{row}" for row in range(1, SIDE + 1) for column in "abcde")

SPICE_NAMES = ("juniper", "pepper", "saffron", "cardamom")
MARKET_NAMES = ("white", "scroll", "card", "favour", "good", "step", "guard")
"""The spaces of the camel market, clockwise from the north."""
MARKET_SIDES = ("a", "b")

HALL_NAMES = ("knowledge", "spices", "trade", "faith")

ACHIEVEMENT_LEVELS = 4
ACHIEVEMENT_IDS = (
    "caravansary-less", "palace-less", "marketplace-less", "mosque-less",
    "red-joker", "blue-joker", "green-joker", "tan-joker",
    "post", "card", "step", "wall",
    "points", "guard-and-favour", "guards", "favours",
)  # fmt: skip

PLACE_NAMES = (
    "bukhara", "changan", "samarkand", "khotan", "herat", "alexandria", "nishapur", "antioch",
)  # fmt: skip
"""Clockwise; inner and outer places take turns, and neighbours are linked."""
GOOD_NAMES = ("carpets", "silk", "paper", "jade", "dates", "pearls", "turquoise", "amber")
RINGS = ("inner", "outer")

PATHS = 4
STEPS = 8
SCORING_TILES = 4

PILE_NAMES = ("I-F", "I-S", "II-F", "II-S", "III-F", "III-S")
PILE = 3
CONTRACT_IDS = tuple(f"{pile}{n}" for pile in PILE_NAMES for n in range(1, PILE + 1))

SOLO_CARDS = 6
LEVEL_NAMES = ("novice", "standard", "hard", "tyrant")

SEATS = (1, 2, 3, 4)

REWARD_NAMES = (
    "favour", "guard", "white-cube", "white-upgrade", "scroll", "any-card",
    "rare-good", "mosque-step", "camel", "production-upgrade", "free-wall", "scoring-tile",
    "points", "top", "reached-card", "post-and-good", "discount", "joker",
    "guard-and-favour",
)  # fmt: skip
"""Everything that a card, a tile or a printed space can give."""
