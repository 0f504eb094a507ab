"""The components as packed tables, indexed by small ints.

Compiled together with the rules. Single numbers and lists come from ``components`` on import;
written out are only the counts that the rules are built on (colours, actions, lines, paths …).

Sets are bits of one number. A bill has four bits for each colour, red lowest.
"""

from typing import Final

from mypy_extensions import i64

from serai.core.tables import packed
from serai.games.merv import components
from serai.games.merv.components import number

# What the rules are built on. Sites are numbered action * 4 + colour.
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
HALLS: Final = 4
ACHIEVEMENTS: Final = 16
LEVELS: Final = 4  # of achievements
TILES_OF_LEVEL: Final = 4
PLACES: Final = 8
PATHS: Final = 4
STEPS: Final = 8
PILES: Final = 6
PILE: Final = 3
CONTRACTS: Final = 18
MARKET_SPACES: Final = 7
SIDE_A: Final = 0  # of the tile of the camel market
SIDE_B: Final = 1
SOLO_CARDS: Final = 6
PHASES: Final = 4
SCORING_TILES: Final = 4

# Sites of a line that a raid hits and a wall protects.
HIT: Final[i64] = components.HIT

# The game, and the supplies: of a player, then of the box.
YEARS: Final[i64] = number("years")
RAID_FROM: Final[i64] = number("raid_from") - 1  # years are counted from 0
ROW: Final[i64] = number("row")
BUILDINGS: Final[i64] = number("buildings")
SERVANTS: Final[i64] = number("servants")
DISCS: Final[i64] = number("discs")
POSTS: Final[i64] = number("posts")
CAMELS: Final[i64] = number("camels")
CARDS: Final[i64] = number("cards")
GOODS_OF_KIND: Final[i64] = number("goods_of_kind")
WALLS_OF_COLOUR: Final[i64] = number("walls_of_colour")
GATES_OF_COLOUR: Final[i64] = number("gates_of_colour")
UPGRADES: Final[i64] = number("upgrades")
WHITE_UPGRADES: Final[i64] = number("white_upgrades")

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
GUARD_AND_FAVOUR: Final = 18

# Caravan cards and camel market. Bits of SPICE_LITERAL are numbers of cards of one spice.
SPICE_LITERAL: Final[i64] = number("spice_literal")
MARKET_ALL: Final[i64] = number("market_all")
MARKET_SIDE_A: Final[i64] = number("market_side_a")
MARKET_SIDE_B: Final[i64] = number("market_side_b")

# Palace, library, and marketplace: OUTER has a bit for each outer place.
HALL_FAVOUR: Final[i64] = number("hall_favour")
SCROLLS_PER_LEVEL: Final[i64] = number("scrolls_per_level")
LIBRARY_MOST: Final[i64] = number("library_most")
POST_FAVOUR: Final[i64] = number("post_favour")
OUTER: Final[i64] = number("outer")

# Mosque.
LATE_UPGRADE_POINTS: Final[i64] = number("late_upgrade_points")
LATE_TILE_POINTS: Final[i64] = number("late_tile_points")

# Fortification and guards.
WALL_PRICE: Final[i64] = number("wall_price")
GATE_PRICE: Final[i64] = number("gate_price")
WALL_OWN: Final[i64] = number("wall_own")
WALL_OTHER: Final[i64] = number("wall_other")
GUARD_OWN: Final[i64] = number("guard_own")
GUARD_OTHER: Final[i64] = number("guard_other")

# Tracks and scoring.
FAVOUR_TOP: Final[i64] = number("favour_top")
INFLUENCE_TOP: Final[i64] = number("influence_top")
BUILDING_POINTS: Final[i64] = number("building_points")
TILE_POINTS: Final[i64] = number("tile_points")
TOP_POINTS: Final[i64] = number("top_points")

# Solo game.
WEALTH_MOST: Final[i64] = number("wealth_most")
SOLO_CARDS_MOST: Final[i64] = number("solo_cards_most")
SOLO_COURTIERS: Final[i64] = number("solo_courtiers")
SOLO_TWO_COURTIERS: Final[i64] = number("solo_two_courtiers")
SOLO_SCROLLS_MOST: Final[i64] = number("solo_scrolls_most")
SOLO_LIBRARY_POINTS: Final[i64] = number("solo_library_points")
SOLO_STEPS: Final[i64] = number("solo_steps")
SOLO_UPGRADE_POINTS: Final[i64] = number("solo_upgrade_points")
SOLO_WALLS: Final[i64] = number("solo_walls")
SOLO_RANSOMS: Final[i64] = number("solo_ransoms")

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
HALL_COLOUR: Final = packed(components.PALACE.colour)
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
# Extra wealth at level * YEARS + year.
SOLO_MAGISTRATE: Final = packed(components.SOLO.magistrate)
SOLO_VIZIER: Final = packed(components.SOLO.vizier)
SOLO_SITES: Final = packed(components.SOLO.sites)
SOLO_REWARD: Final = packed(components.SOLO.reward)
SOLO_POINTS: Final = packed(components.SOLO.points)
LEVEL_WEALTH: Final = packed(components.SOLO.wealth)
