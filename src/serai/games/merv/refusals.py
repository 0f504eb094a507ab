"""Why a move is refused: codes of Merv. Texts: `refuse-…` in the message files."""

from __future__ import annotations

from typing import Final

# The turn
SPACE_TAKEN: Final = 16  # action space, master
EMPTY_LINE: Final = 17  # action space
OTHER_SIDE: Final = 18  # action space, side of this phase
NOT_IN_LINE: Final = 19  # cell, action space
CAMEL_MARKET_HERE: Final = 20  # cell
NO_BUILDING: Final = 21  # cell
SITE_BUILT: Final = 22  # cell, master
NO_SITE_ACTIVE: Final = 23  # action space

# Paying
TOO_FEW_CUBES: Final = 24  # cubes missing
NO_CUBE: Final = 25  # resource
NOT_IN_BILL: Final = 26  # resource
NO_DISCOUNT: Final = 27  # resource
NO_JOKER: Final = 28  # resource it would stand for
JOKER_USED: Final = 29  # resource of the joker
OWN_COLOUR: Final = 30  # resource

# Guards
NO_SERVANT: Final = 32  # all servants
NOT_BUILT: Final = 33  # cell
HAS_GUARD: Final = 34  # cell, master
HAS_UPGRADE: Final = 35  # cell
WALLED: Final = 36  # cell
NO_SITE_TO_GUARD: Final = 37  # servants left
UPGRADED_ALREADY: Final = 38  # cell

# Caravansary
NO_CARD_THERE: Final = 40  # place in the row
OUT_OF_REACH: Final = 41  # place in the row
SPICE_LIMIT: Final = 43  # spice, kinds allowed
TOO_FEW_FOR_CARD: Final = 44  # cards taken
NO_CAMEL: Final = 45  # camels
CAMEL_WAITS: Final = 42  # camels on cards just taken
ROW_FULL: Final = 46  # cards with camels
NO_CUBE_FOR_CARD: Final = 47  # cards taken
NOTHING_IN_ROW: Final = 48  # kinds allowed
COLOUR_CAN_PAY: Final = 49  # colours
NOTHING_CHOSEN: Final = 50  # cards

# Library, marketplace, mosque, fortification
TOO_MANY_SCROLLS: Final = 52  # of one action
WHITE_AT_END: Final = 53  # cubes of own colours
TAKEN_ACHIEVEMENT: Final = 54  # achievement
OTHER_LEVEL: Final = 55  # achievement, level
POST_THERE: Final = 56  # place
INNER_FIRST: Final = 57  # place
NOT_LINKED: Final = 58  # place
NO_ROUTE: Final = 59  # place
TRADED: Final = 60  # place
SOLD_OUT: Final = 61  # good
NO_POST: Final = 62  # place
POST_RIDES_NOT: Final = 63  # place
OTHER_PATH: Final = 64  # path, own path
AT_TOP: Final = 65  # steps
WALL_THERE: Final = 66  # position
NO_PIECE: Final = 67  # colour
CANNOT_BUILD: Final = 68  # position
NOTHING_TO_DO: Final = 69  # action
NOTHING_DONE: Final = 51
NOT_YOURS: Final = 70  # cell
COMMON_GOOD: Final = 71  # good
NO_POST_FOR_GOOD: Final = 84  # place

# Contracts and the camel market
NO_CONTRACT: Final = 72  # pile
TOO_LITTLE_INFLUENCE: Final = 73  # needed, held
TOO_FEW_SCROLLS: Final = 74  # needed, held
TOO_FEW_COMMON: Final = 75  # needed, held
TOO_FEW_RARE: Final = 76  # needed, held
MARKET_CLOSED: Final = 77  # side of this phase
MARKET_EMPTY: Final = 78  # spaces
MARKET_TAKEN: Final = 79  # space of the camel market
MARKET_ABSENT: Final = 80  # space of the camel market
SHORT_CHOICE: Final = 81
NO_CAMEL_TO_LAY: Final = 82  # space of the camel market
NO_CAMEL_TO_RIDE: Final = 83  # place

# Raid and scoring
WRONG_RANSOM: Final = 85  # cell, resource
NO_COURTIER: Final = 86  # hall
MUST_FUND: Final = 88  # favour left
ALL_FUNDED: Final = 89  # hall
