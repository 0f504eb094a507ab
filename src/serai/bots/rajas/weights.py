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
HELD: Final = 6  # three dice
CROWD: Final = 9
HAS: Final = 10  # six faces
KARMA: Final = 16  # three
BEST: Final = 19
SECOND: Final = 20
NEAR: Final = 21
TURN: Final = 22
PULL_MONEY: Final = 23
PULL_FAME: Final = 24
PULL_RIVER: Final = 25
PULL_BONUS: Final = 26
LEVEL: Final = 27
LEVEL_SEEN: Final = 28
MIXED: Final = 29
GOOD: Final = 30
BEST_GOOD: Final = 31
OPEN: Final = 32  # none, one, two, three, more
FIELD: Final = 37  # two
BOAT: Final = 39
AHEAD: Final = 40
START: Final = 41
PURSE: Final = 42
GAIN_BOAT: Final = 43
GAIN_CHAMBER: Final = 44
SPAN_DICE: Final = 45
SPAN_ROADS: Final = 46
LAST_TURN: Final = 47
CERTAIN: Final = 48

WEIGHTS: Final = vec[i64](
    [
        97,  # a die showing 1: sails, and is a 6 with karma
        140,  # showing 2
        126,  # showing 3
        133,  # showing 4: tiles are paid in pips
        164,  # showing 5
        170,  # showing 6
        80,  # the first die: without dice a turn is nearly lost
        50,  # the second
        50,  # the third
        -30,  # each die beyond the fifth: they cannot all be used, and the hands are few
        20,  # a 1 while its chamber is free
        30,  # a 2
        15,  # a 3
        20,  # a 4
        10,  # a 5
        15,  # a 6
        165,  # the first karma: turns a die in need
        90,  # the second
        70,  # the third
        42,  # percent of the best tile that the dice can buy
        12,  # percent of the best one in another colour
        60,  # percent of these, times the share of its pips, for a tile still out of reach
        81,  # a turn more, beyond the dice it uses up
        52,  # percent of the worker at money 20 that counts on the way to it
        21,  # the same for the worker at fame 15
        22,  # and for the one beyond the bridge
        50,  # and for the other bonuses on the tracks
        120,  # a level of a building at the start of the game
        27,  # for each building on offer that it makes better
        143,  # income of a whole game from each money of mixed goods
        30,  # from each money of all markets
        16,  # from each money of the best good
        -250,  # no open road: no tile can be laid any more
        5,  # one
        87,  # two
        145,  # three
        125,  # more
        59,  # percent of a border field that the next tile can link
        27,  # the one after
        13,  # a river space at the start of the game
        35,  # percent of the best reward among the next three spaces
        35,  # to begin the next round
        32,  # each money up to the dearest space of the quarry, which wants to be paid
        110,  # a move of the boat
        500,  # a chamber for nothing
        96,  # turns (in tenths) before the end from which on dice and karma lose their worth
        70,  # the same for roads, fields and rewards on the river
        250,  # what somebody makes of a turn in the last pass
        5000,  # to win rather than lose
    ]
)
