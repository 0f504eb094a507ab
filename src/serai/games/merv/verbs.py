"""The kinds of moves in Merv. Their notation stands in `moves.py`."""

from __future__ import annotations

from typing import Final

# The turn
GO: Final = 1  # action space
ACTIVATE: Final = 2  # cell
FAVOUR: Final = 3
GUARD: Final = 4
ACT: Final = 5
END_TURN: Final = 6

# Within an action
DONE: Final = 8
PASS: Final = 9
PAY: Final = 10
SAVE: Final = 11  # resource
JOKER: Final = 12  # resource it stands for
POST_GUARD: Final = 13  # cell
LAY: Final = 14
TAKE: Final = 15  # card of the row
COLOUR: Final = 16  # resource
COURTIER: Final = 17  # hall
STUDY: Final = 18  # set of colours, whites, joker
ACHIEVE: Final = 19  # achievement
POST: Final = 20  # place
TRADE: Final = 21  # place
RIDE: Final = 22  # place
CLIMB: Final = 23  # path
WALL: Final = 24  # position
PIECE: Final = 25  # colour
UPGRADE: Final = 26  # cell
GOOD: Final = 27  # good

# Order, raid, scoring, the Grand Vizier
STAY: Final = 32
SKIP: Final = 33
RANSOM: Final = 34  # resource
LOSE: Final = 35
FUND: Final = 36  # hall
VIZIER_GO: Final = 37  # action space
VIZIER_BUILD: Final = 38  # cell

# At any time
FIRST_FREE: Final = 64
CONTRACT: Final = 64  # pile, resource
CAMELS: Final = 65
BAZAAR: Final = 66  # space of the camel market

# Chance
DEAL: Final = 96  # site
DRAW: Final = 97  # caravan card
TILE: Final = 98  # scoring tile
FIRST: Final = 99  # master
REVEAL: Final = 100  # solo card
SIDE: Final = 101  # of the camel market
