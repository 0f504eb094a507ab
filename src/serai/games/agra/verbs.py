"""The kinds of moves in Agra. Their notation stands in `game.py`."""

from __future__ import annotations

from typing import Final

# Meditation
LAY: Final = 1  # space
COOK: Final = 2
TRADE: Final = 3  # good given, good taken
DELIVER: Final = 4  # good, notable
PROCESS: Final = 5  # good it becomes
UNCOVER: Final = 6  # square
FARMER: Final = 7  # square

DONE: Final = 8

# The main action
PLACE: Final = 9  # space
SHELTER: Final = 10
INFLUENCE: Final = 11  # guild
BUILD: Final = 12  # building
PAY: Final = 13  # materials, 4 bits each: sandstone, wood, cement, boards
BONUS: Final = 14  # building bonus tile
MAKE: Final = 15  # how many
FOLLOW: Final = 16
PASS: Final = 17
FARE: Final = 18  # good
DOUBLE: Final = 19  # good, notable
ORDER: Final = 20  # guild
AKBAR: Final = 21  # good
GIVE: Final = 22  # good
TAKE: Final = 23  # good
TOKEN: Final = 24  # token, value, good
STONE: Final = 25
DYE: Final = 26  # good
STATUE: Final = 27
END_TURN: Final = 28
ABILITY: Final = 29  # notable

# Within other things
STAND: Final = 32  # space
RETURN: Final = 33  # good, or favour
FAVOUR: Final = 34
TILE: Final = 35  # favour tile
DISCARD: Final = 36  # favour tile
MORE: Final = 37
GIFT: Final = 38  # good, bowl
SELL: Final = 39  # good
PUT: Final = 40  # good

# At any time
FIRST_FREE: Final = 64
OIL: Final = 64
CURRY: Final = 65
OIL_CURRY: Final = 66
USE: Final = 67  # favour action
PAINTING: Final = 68
BOOK: Final = 69
CLOTHES: Final = 70
FRENCH: Final = 71
CALIPH: Final = 72
ENGLISH: Final = 73
MOSAIC: Final = 74  # favour wanted, 1 or 2
LAST_FREE: Final = 74

# Chance
ROLL: Final = 96  # pips
DRAW: Final = 97  # favour tile
NOTABLE: Final = 98  # notable
EXCHANGE: Final = 99  # notable out, notable in
START: Final = 100  # seat
