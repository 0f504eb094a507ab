"""The weights by which greedy judges a position of Merv.

Unless said otherwise in hundredths of a point; everything is worth what it will probably bring.
"Early" weights are those of a whole game and shrink with the turns that are left.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from serai.core.packed import vec

# Places in WEIGHTS.
CUBE: Final = 0  # the first of a colour, the second, the third, the others
WHITE_CUBE: Final = 4
MANY_CUBES: Final = 5
MANY_PERCENT: Final = 6  # percent
NEXT_STEP: Final = 7
CAMEL: Final = 8  # the first two, the others
LINE: Final = 10
HOPE: Final = 11  # percent
HOPE_MOST: Final = 12  # percent
RANSOMED: Final = 13  # percent
SUPPLY: Final = 14
AIM_TILE: Final = 15  # percent
AIM_TOP: Final = 16  # percent
STEP: Final = 17
FAVOUR_GAIN: Final = 18  # hundredths of a favour
GROWTH: Final = 19  # hundredths of an item: scrolls, cards, goods, steps
SPARE_FAVOUR: Final = 23
SERVANT: Final = 24
INFLUENCE: Final = 25  # by fours
NEXT_POINTS: Final = 30  # percent
BONUS_CARD: Final = 31
NEW_SPICE: Final = 32
HALF_ACHIEVEMENT: Final = 33
DISCOUNT: Final = 34  # caravansary, palace, marketplace, mosque
JOKER: Final = 38
SCROLL_COST: Final = 39
COMMON_COST: Final = 40
RARE_COST: Final = 41
INFLUENCE_COST: Final = 42
CONTRACT: Final = 43  # percent: the first, the second, the third
CONTRACT_REWARD_WORTH: Final = 46
POST: Final = 47  # an inner place, an outer one
FORWARD: Final = 49
RIVAL_CUBE: Final = 50
KEEP_FAVOUR: Final = 51
QUEUE_PLACE: Final = 52
PREFERENCE: Final = 53  # percent

WEIGHTS: Final = vec[i64](
    [
        130,  # the first cube of a colour
        80,  # the second
        55,  # the third
        32,  # each further one
        100,  # a white cube
        6,  # more cubes than this ...
        38,  # ... count so many percent
        15,  # a cube for the next steps in the mosque
        105,  # each of the first two camels
        29,  # further ones
        45,  # early: a cube that the best own lines yield
        14,  # percent of hope for a building in danger, for each turn before the raid
        88,  # at most
        98,  # the same if there is a cube for the raiders
        30,  # early: a building in the supply
        40,  # percent of a scoring tile that is aimed at
        25,  # percent of the top that is aimed at
        34,  # a step in the mosque, beyond what it brings
        50,  # favour to be expected in a turn
        38,  # scrolls to be expected in a turn
        25,  # cards
        30,  # goods
        14,  # steps
        45,  # a favour without use
        28,  # a servant in the supply
        75,  # early: a step of influence up to the fourth
        65,  # up to the eighth
        40,  # up to the twelfth
        17,  # up to the sixteenth
        9,  # beyond
        45,  # percent of the points of the next space for each step on the way
        50,  # a card on the way to the bonus of its spice
        90,  # early: a spice that is still to be had
        115,  # a scroll on the way to an achievement
        40,  # a discount in the caravansary, for every other turn
        60,  # in the palace
        115,  # in the marketplace
        50,  # in the mosque
        60,  # a joker, for every other turn
        395,  # what a missing scroll costs
        200,  # a common good
        300,  # a rare good
        50,  # a step of influence
        110,  # percent of the first contract in sight
        55,  # the second
        35,  # the third
        140,  # the bonus of a contract
        115,  # early: a post at an inner place
        115,  # at an outer one
        15,  # a space further forward on the side
        14,  # a cube that another player gets
        175,  # a favour kept for a later year
        45,  # a place further ahead in the queue
        100,  # percent more for what a preferred area brings
    ]
)
