"""The components as packed tables, indexed by small ints.

Compiled together with the rules. The lists come from ``components``; single numbers are
written out because the compiler folds only literals, and are checked against the data on import.

Sets are bits of one number. A bill has four bits for each colour, red lowest.
"""

from typing import Final

from serai.core.tables import packed
from serai.games.merv import components

# Numbers of things. Sites are numbered action * 4 + colour.
COLOURS: Final = 4
WHITE: Final = 4
RESOURCES: Final = 5
ACTIONS: Final = 6
SITES: Final = 24
CELLS: Final = 25
MARKET_CELL: Final = 12
POSITIONS: Final = 20
SIDE: Final = 5
MIDDLE: Final = 2  # of a side, where gates stand
QUEUE: Final = 4
SPICES: Final = 4
CARDS: Final = 24
ROW: Final = 8
HALLS: Final = 4
ACHIEVEMENTS: Final = 16
PLACES: Final = 8
PATHS: Final = 4
STEPS: Final = 8
PILES: Final = 6
PILE: Final = 3
CONTRACTS: Final = 18
MARKET_SPACES: Final = 7
SOLO_CARDS: Final = 6
YEARS: Final = 3
PHASES: Final = 4
RAID_FROM: Final = 1  # years are counted from 0
UPGRADES: Final = 10
PRODUCTION_UPGRADES: Final = 4
SCORING_TILES: Final = 4

# Supplies: of a player, then of the box.
BUILDINGS: Final = 9
SERVANTS: Final = 8
DISCS: Final = 10
POSTS: Final = 6
CAMELS: Final = 12
SCROLLS: Final = 32
GOODS_OF_KIND: Final = 6
WALLS_OF_COLOUR: Final = 4
GATES_OF_COLOUR: Final = 1
WHITE_UPGRADES: Final = 6

# Actions.
CARAVANSARY: Final = 0
PALACE: Final = 1
LIBRARY: Final = 2
MARKETPLACE: Final = 3
MOSQUE: Final = 4
FORTIFICATION: Final = 5

# Halls.
KNOWLEDGE: Final = 0
SPICE_HALL: Final = 1
TRADE: Final = 2
FAITH: Final = 3

# Sides.
NORTH: Final = 0
EAST: Final = 1
SOUTH: Final = 2
WEST: Final = 3

# Rewards of spices, camel market, mosque, contracts, achievements and solo cards.
FAVOUR: Final = 0
GUARD: Final = 1
WHITE_CUBE: Final = 2
WHITE_UPGRADE: Final = 3
SCROLL: Final = 4
ANY_CARD: Final = 5
RARE_GOOD: Final = 6
MOSQUE_STEP: Final = 7
CAMEL: Final = 8
PRODUCTION_UPGRADE: Final = 9
FREE_WALL: Final = 10
SCORING_TILE: Final = 11
POINTS: Final = 12
TOP: Final = 13
REACHED_CARD: Final = 14
POST_AND_GOOD: Final = 15
DISCOUNT: Final = 16
JOKER: Final = 17

# Caravan cards and camel market. Bits of SPICE_LITERAL are numbers of cards of one spice.
SPICE_LITERAL: Final = 348
MARKET_ALL: Final = 127
MARKET_SIDE_A: Final = 75
MARKET_SIDE_B: Final = 60

# Palace and library.
HALL_FAVOUR: Final = 1
SCROLLS_PER_LEVEL: Final = 2
LIBRARY_MOST: Final = 4
LEVELS: Final = 4  # of achievements
TILES_OF_LEVEL: Final = 4

# Marketplace: OUTER has a bit for each outer place.
POST_FAVOUR: Final = 1
OUTER: Final = 170

# Mosque.
LATE_UPGRADE_POINTS: Final = 3
LATE_TILE_POINTS: Final = 4

# Fortification and guards.
WALL_PRICE: Final = 1
GATE_PRICE: Final = 2
WALL_OWN: Final = 1
WALL_OTHER: Final = 2
GUARD_OWN: Final = 1
GUARD_OTHER: Final = 2

# Tracks and scoring.
FAVOUR_TOP: Final = 10
INFLUENCE_TOP: Final = 20
BUILDING_POINTS: Final = 1
TILE_POINTS: Final = 3
TOP_POINTS: Final = 4

# Solo game.
WEALTH_MOST: Final = 5
SOLO_CARDS_MOST: Final = 4
SOLO_COURTIERS: Final = 4
SOLO_TWO_COURTIERS: Final = 3
SOLO_SCROLLS_MOST: Final = 4
SOLO_LIBRARY_POINTS: Final = 8
SOLO_STEPS: Final = 3
SOLO_UPGRADE_POINTS: Final = 2
SOLO_WALLS: Final = 3
SOLO_RANSOMS: Final = 2


# City: cells at position * 5 + step from the side inwards; the cells that a wall protects; the
# positions that must have walls for a cell to be safe (none for the camel market).
LINE_CELL: Final = packed(components.LINES.cell)
NEEDS: Final = packed(components.LINES.needs)
SITE_ACTION: Final = packed(components.SITES.action)
SITE_COLOUR: Final = packed(components.SITES.colour)

# Camels on the first cards, by number of players.
START_CAMELS: Final = packed(components.BOARD.start_camels)

# Caravan cards: SPICE_CARDS are sets of cards. Camel market by space.
CARD_SPICE: Final = packed(components.CARAVAN.spice)
SPICE_CARDS: Final = packed(components.CARAVAN.cards)
SPICE_EVERY: Final = packed(components.CARAVAN.every)
SPICE_REWARD: Final = packed(components.CARAVAN.reward)
MARKET_REWARD: Final = packed(components.CARAVAN.market_reward)

# Palace and library: ACHIEVEMENT_OF is an action on level 1, a colour on level 2, else 0.
HALL_COLOUR: Final = packed(components.HALL_COLOUR)
ACHIEVEMENT_REWARD: Final = packed(components.ACHIEVEMENTS.reward)
ACHIEVEMENT_AMOUNT: Final = packed(components.ACHIEVEMENTS.amount)
ACHIEVEMENT_OF: Final = packed(components.ACHIEVEMENTS.of)

# Marketplace: bills.
PLACE_PRICE: Final = packed(components.PLACES.price)

# Mosque at path * 8 + step, the first step being 0; costs are bills.
PATH_COST: Final = packed(components.MOSQUE.cost)
PATH_REWARD: Final = packed(components.MOSQUE.reward)
PATH_POINTS: Final = packed(components.MOSQUE.points)

# Contracts.
CONTRACT_INFLUENCE: Final = packed(components.CONTRACTS.influence)
CONTRACT_SCROLLS: Final = packed(components.CONTRACTS.scrolls)
CONTRACT_COMMON: Final = packed(components.CONTRACTS.common)
CONTRACT_RARE: Final = packed(components.CONTRACTS.rare)
CONTRACT_POINTS: Final = packed(components.CONTRACTS.points)
CONTRACT_REWARD: Final = packed(components.CONTRACTS.reward)

# Tracks by space, scoring.
FAVOUR_POINTS: Final = packed(components.TRACKS.favour_points)
INFLUENCE_POINTS: Final = packed(components.TRACKS.influence_points)
SPICE_LIMIT: Final = packed(components.TRACKS.spice_limit)
TILE_ACTION: Final = packed(components.SCORING.tile_action)
SET_POINTS: Final = packed(components.SCORING.set_points)

# Solo cards: spaces (from 0) at card * 5 + place, actions at card * 6 + place, best first.
# Extra wealth at level * 3 + year.
SOLO_MAGISTRATE: Final = packed(components.SOLO.magistrate)
SOLO_VIZIER: Final = packed(components.SOLO.vizier)
SOLO_SITES: Final = packed(components.SOLO.sites)
SOLO_REWARD: Final = packed(components.SOLO.reward)
SOLO_POINTS: Final = packed(components.SOLO.points)
LEVEL_WEALTH: Final = packed(components.SOLO.wealth)


def check_literals() -> None:
    """The numbers written out above are those of the data files."""
    components.check_number("side", SIDE)
    components.check_number("queue", QUEUE)
    components.check_number("row", ROW)
    components.check_number("years", YEARS)
    components.check_number("phases", PHASES)
    components.check_number("raid_from", RAID_FROM + 1)
    components.check_number("production_upgrades", PRODUCTION_UPGRADES)
    components.check_number("buildings", BUILDINGS)
    components.check_number("servants", SERVANTS)
    components.check_number("discs", DISCS)
    components.check_number("posts", POSTS)
    components.check_number("camels", CAMELS)
    components.check_number("scrolls", SCROLLS)
    components.check_number("goods_of_kind", GOODS_OF_KIND)
    components.check_number("walls_of_colour", WALLS_OF_COLOUR)
    components.check_number("gates_of_colour", GATES_OF_COLOUR)
    components.check_number("white_upgrades", WHITE_UPGRADES)
    components.check_number("spice_literal", SPICE_LITERAL)
    components.check_number("market_all", MARKET_ALL)
    components.check_number("market_side_a", MARKET_SIDE_A)
    components.check_number("market_side_b", MARKET_SIDE_B)
    components.check_number("hall_favour", HALL_FAVOUR)
    components.check_number("scrolls_per_level", SCROLLS_PER_LEVEL)
    components.check_number("library_most", LIBRARY_MOST)
    components.check_number("post_favour", POST_FAVOUR)
    components.check_number("outer", OUTER)
    components.check_number("late_upgrade_points", LATE_UPGRADE_POINTS)
    components.check_number("late_tile_points", LATE_TILE_POINTS)
    components.check_number("wall_price", WALL_PRICE)
    components.check_number("gate_price", GATE_PRICE)
    components.check_number("wall_own", WALL_OWN)
    components.check_number("wall_other", WALL_OTHER)
    components.check_number("guard_own", GUARD_OWN)
    components.check_number("guard_other", GUARD_OTHER)
    components.check_number("favour_top", FAVOUR_TOP)
    components.check_number("influence_top", INFLUENCE_TOP)
    components.check_number("building_points", BUILDING_POINTS)
    components.check_number("tile_points", TILE_POINTS)
    components.check_number("top_points", TOP_POINTS)
    components.check_number("wealth_most", WEALTH_MOST)
    components.check_number("solo_cards_most", SOLO_CARDS_MOST)
    components.check_number("solo_courtiers", SOLO_COURTIERS)
    components.check_number("solo_two_courtiers", SOLO_TWO_COURTIERS)
    components.check_number("solo_scrolls_most", SOLO_SCROLLS_MOST)
    components.check_number("solo_library_points", SOLO_LIBRARY_POINTS)
    components.check_number("solo_steps", SOLO_STEPS)
    components.check_number("solo_upgrade_points", SOLO_UPGRADE_POINTS)
    components.check_number("solo_walls", SOLO_WALLS)
    components.check_number("solo_ransoms", SOLO_RANSOMS)


check_literals()
