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
DISCOUNT: Final = 34
JOKER: Final = 35
SCROLL_COST: Final = 36
COMMON_COST: Final = 37
RARE_COST: Final = 38
INFLUENCE_COST: Final = 39
CONTRACT: Final = 40  # percent: the first, the second, the third
CONTRACT_REWARD_WORTH: Final = 43
POST: Final = 44  # an inner place, an outer one
FORWARD: Final = 46
RIVAL_CUBE: Final = 47
KEEP_FAVOUR: Final = 48
QUEUE_PLACE: Final = 49
PREFERENCE: Final = 50  # percent

WEIGHTS: Final = vec[i64](
    [
        75,  # the first cube of a colour
        65,  # the second
        55,  # the third
        35,  # each further one
        100,  # a white cube
        6,  # more cubes than this ...
        40,  # ... count so many percent
        15,  # a cube for the next steps in the mosque
        70,  # each of the first two camels
        30,  # further ones
        45,  # early: a cube that the best own lines yield
        14,  # percent of hope for a building in danger, for each turn before the raid
        75,  # at most
        92,  # the same if there is a cube for the raiders
        30,  # early: a building in the supply
        70,  # percent of a scoring tile that is aimed at
        70,  # percent of the top that is aimed at
        40,  # a step in the mosque, beyond what it brings
        35,  # favour to be expected in a turn
        20,  # scrolls to be expected in a turn
        25,  # cards
        25,  # goods
        15,  # steps
        60,  # a favour without use
        25,  # a servant in the supply
        80,  # early: a step of influence up to the fourth
        70,  # up to the eighth
        60,  # up to the twelfth
        20,  # up to the sixteenth
        10,  # beyond
        50,  # percent of the points of the next space for each step on the way
        50,  # a card on the way to the bonus of its spice
        150,  # early: a spice that is still to be had
        110,  # a scroll on the way to an achievement
        60,  # early: a discount, for each turn
        50,  # early: a joker, for each turn
        200,  # what a missing scroll costs
        160,  # a common good
        260,  # a rare good
        90,  # a step of influence
        60,  # percent of the first contract in sight
        45,  # the second
        30,  # the third
        120,  # the bonus of a contract
        90,  # early: a post at an inner place
        130,  # at an outer one
        12,  # a space further forward on the side
        12,  # a cube that another player gets
        250,  # a favour kept for a later year
        60,  # a place further ahead in the queue
        60,  # percent more for what a preferred area brings
    ]
)
