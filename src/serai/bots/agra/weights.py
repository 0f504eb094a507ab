"""The weights by which greedy judges a position of Agra.

Unless said otherwise in hundredths of a rupee; everything is worth what it will probably bring.
"Early" weights are those of the first round and shrink with the turns that are left.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from serai.bots.base import weigh_all
from serai.core.packed import vec
from serai.games.agra.components import NOTABLE_IDS, TILE_IDS

# Places in WEIGHTS.
FAVOUR: Final = 0  # the first, those from the fifth, from the ninth
RIVALS_FAVOUR: Final = 3
SUPPLY: Final = 4  # the first workers in the supply, the others
STANDING: Final = 6
LYING: Final = 7
YIELD: Final = 8
BEST_YIELD: Final = 9
STONE: Final = 10
POINT: Final = 11
STEP: Final = 12  # the first three, the next three, the last three
TILE: Final = 15
PROCESS: Final = 16
DELIVERY: Final = 17
CONTRACT: Final = 18  # percent: a good that completes it, one of two, one of more
LEADING: Final = 21  # percent: one good missing, more missing
TRAILING: Final = 23
FAR: Final = 24  # percent
PAIR: Final = 25  # percent: see below
NEXT_ORDER: Final = 32  # percent
ORDER_END: Final = 33
GIFT: Final = 34
GIFT_MORE: Final = 35
MATERIAL: Final = 36  # by building value: the first three, the next three, beyond
MIXED: Final = 39
STONE_GOOD: Final = 40  # percent
STATUE: Final = 41
FARE: Final = 42
SPARE: Final = 43
FRENCH: Final = 44
MANY_GOODS: Final = 45
MANY_PERCENT: Final = 46
TRADE: Final = 47
SCARCE: Final = 48
MAIN_TURN: Final = 49
FOLLOWED: Final = 50
FREE_GAIN: Final = 51
HURRY: Final = 52
AHEAD: Final = 53

WEIGHTS: Final = vec[i64](
    [
        40,  # a favour
        30,  # from the fifth on
        12,  # from the ninth on
        6,  # each favour that another player has
        49,  # each of the first three workers in the supply
        11,  # each further one
        50,  # a worker that stands on the board: points, or favour when it is sent home
        9,  # one that lies
        86,  # early: a good that the farm yields
        50,  # early: the same for the best yield
        439,  # early: a space of the meditation track
        46,  # a meditation point not yet spent
        58,  # early: a step of influence up to the third
        65,  # up to the sixth
        62,  # beyond
        130,  # early: a favour tile
        103,  # what it costs to process a good
        74,  # what it costs to deliver one
        50,  # percent of a contract for the good that wins it
        34,  # for one of two goods that are missing
        22,  # for one of more
        50,  # percent of a contract that one leads, when one good is missing
        28,  # when more are
        8,  # when somebody else leads
        45,  # percent of a delivery for each pier that the boat is away
        11,  # percent of an order for a good worth 1 when the other one is missing
        31,  # worth 2
        53,  # worth 3
        40,  # for a missing good worth 1 when the other one is there
        51,  # worth 2
        48,  # worth 3
        33,  # for each value of the goods when both are there
        33,  # percent of the order that will be marked next
        107,  # what an order brings at the end
        275,  # a gift to Akbar
        25,  # more for each gift before it
        103,  # early: building value, the first three
        65,  # the next three
        19,  # beyond
        60,  # early: two kinds of materials
        48,  # percent of a space of the meditation track for the goods it costs
        259,  # a second main action
        52,  # a good as a fare, by value, once
        20,  # any good, by value
        150,  # a good for the French Trader
        1373,  # goods worth more than this
        57,  # percent count of what is beyond
        75,  # value still to be taken at the trader
        25,  # each marker that the supply is short of four
        398,  # goods that a turn can turn into rupees
        13,  # to let another player gain by following
        11,  # what an action at any time must gain
        18,  # each step towards the end, for each round that the game is too long
        50,  # each rupee that one is ahead when the end has been brought about
    ]
)

# What contracts are worth when they are won, beyond the rupees they pay at the end ...
ONCE: Final = vec[i64](
    [
        0,  # Portuguese Trader
        0,  # Sufi
        0,  # Takshaka
        0,  # Mahout
        0,  # Khatib
        0,  # French Trader
        0,  # Dyer
        0,  # Cook
        0,  # Muezzin
        0,  # Jagirdar
        0,  # Caliph
        0,  # Calligrapher
        0,  # Mullah
        0,  # English Trader
        120,  # Mosaic Maker
        450,  # Mujtahida
        0,  # Dutch Trader
        220,  # Painter
        0,  # Subadar
        200,  # Sadr
        130,  # Grand Mufti
        130,  # Grand Imam
        130,  # Court Artist
        130,  # Dewan
    ]
)

# ... and what they bring in a whole game.
LASTING: Final = vec[i64](
    [
        250,  # Portuguese Trader
        350,  # Sufi
        300,  # Takshaka
        380,  # Mahout
        330,  # Khatib
        800,  # French Trader
        320,  # Dyer
        300,  # Cook
        450,  # Muezzin
        400,  # Jagirdar
        250,  # Caliph
        200,  # Calligrapher
        350,  # Mullah
        250,  # English Trader
        350,  # Mosaic Maker
        250,  # Mujtahida
        350,  # Dutch Trader
        250,  # Painter
        350,  # Subadar
        300,  # Sadr
        700,  # Grand Mufti
        500,  # Grand Imam
        500,  # Court Artist
        500,  # Dewan
    ]
)

# Favour tiles, in percent of TILE.
TILE_PERCENT: Final = vec[i64](
    [
        100,  # stand
        110,  # more
        110,  # point
        90,  # sell
        90,  # uncover
        150,  # deliver
        150,  # order
        70,  # farmers
        50,  # token
        60,  # swap
        110,  # gain two
        120,  # stone
        120,  # refine
        60,  # peon
    ]
)

weigh_all("ONCE", len(ONCE), NOTABLE_IDS)
weigh_all("LASTING", len(LASTING), NOTABLE_IDS)
weigh_all("TILE_PERCENT", len(TILE_PERCENT), TILE_IDS)
