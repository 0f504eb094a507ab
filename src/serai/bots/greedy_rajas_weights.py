"""The weights by which greedy judges a position of Rajas of the Ganges.

Unless said otherwise in hundredths of fame. One fame and two money bring the markers equally
nearer to each other, so a money is 50; everything else is worth what it will probably bring.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from serai.core.packed import vec

# Places in WEIGHTS.
DIE: Final = 0  # six faces
HELD: Final = 6  # five dice
HAS: Final = 11  # six faces
FULL: Final = 17
KARMA: Final = 18  # three
BEST: Final = 21
SECOND: Final = 22
NEAR: Final = 23
TURN: Final = 24
PULL_MONEY: Final = 25
PULL_FAME: Final = 26
PULL_RIVER: Final = 27
PULL_BONUS: Final = 28
LEVEL: Final = 29
LEVEL_SEEN: Final = 30
MIXED: Final = 31
GOOD: Final = 32
BEST_GOOD: Final = 33
OPEN: Final = 34  # none, one, two, three, more
FIELD: Final = 39  # four
BOAT: Final = 43
AHEAD: Final = 44
START: Final = 45
PURSE: Final = 46
GAIN_BOAT: Final = 47
GAIN_CHAMBER: Final = 48
SPAN_DICE: Final = 49
SPAN_ROADS: Final = 50
LAST_TURN: Final = 51
CERTAIN: Final = 52

WEIGHTS: Final = vec[i64](
    [
        100,  # a die showing 1: sails, and is a 6 with karma
        100,  # showing 2
        110,  # showing 3
        130,  # showing 4: tiles are paid in pips
        140,  # showing 5
        170,  # showing 6
        60,  # the first die: without dice a turn is nearly lost
        50,  # the second
        40,  # the third
        20,  # the fourth
        10,  # the fifth
        10,  # at least one 1: the Great Mogul receives
        20,  # at least one 2: the dancer receives
        10,  # at least one 3
        20,  # at least one 4
        10,  # at least one 5
        10,  # at least one 6
        -60,  # a die on one of the last two hands: new ones will find no room
        90,  # the first karma: turns a die in need
        70,  # the second
        50,  # the third
        15,  # percent of the best tile that the dice can buy
        10,  # percent of the best one in another colour
        50,  # percent of these, times the share of its pips, for a tile still out of reach
        170,  # a turn more, beyond the dice it uses up
        50,  # percent of the worker at money 20 that counts on the way to it
        50,  # the same for the worker at fame 15
        25,  # and for the one beyond the bridge
        50,  # and for the other bonuses on the tracks
        150,  # a level of a building at the start of the game
        15,  # for each building on offer that it makes better
        45,  # income of a whole game from each money of mixed goods
        20,  # from each money of all markets
        20,  # from each money of the best good
        -400,  # no open road: no tile can be laid any more
        0,  # one
        80,  # two
        130,  # three
        150,  # more
        50,  # percent of a border field that the next tile can link
        30,  # the one after
        15,  # the third
        5,  # the fourth
        20,  # a river space at the start of the game
        25,  # percent of the best reward among the next three spaces
        60,  # to begin the next round
        25,  # each of the first four money: the quarry wants to be paid
        150,  # a move of the boat
        300,  # a chamber for nothing
        60,  # turns (in tenths) before the end from which on dice and karma lose their worth
        60,  # the same for roads, fields and rewards on the river
        350,  # what somebody makes of a turn in the last pass
        4000,  # to win rather than lose
    ]
)
