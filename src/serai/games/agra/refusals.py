"""Why a move is refused: codes of Agra. Texts: `refuse-…` in the message files."""

from __future__ import annotations

from typing import Final

NO_GOOD: Final = 16  # good
TOO_FEW_GOODS: Final = 17  # good, needed, held
NO_GOODS: Final = 18  # highest value allowed
WRONG_VALUE: Final = 19  # good, its value, needed
TOO_DEAR: Final = 20  # for the trader: good, its value, allowed
SAME_KIND: Final = 21  # good or favour
NONE_TO_RETURN: Final = 22  # good or favour
BASIC_ONLY: Final = 23  # good
NOT_PROCESSED: Final = 24  # good
NOTHING_TO_PROCESS: Final = 25  # favour action
WITH_PROCESSING: Final = 26  # favour action
OTHER_COLOUR: Final = 27  # good, good produced
RETURN_SAME: Final = 28  # good or favour
SWAP_VALUE: Final = 29  # good, its value, needed
REFINE_VALUE: Final = 30  # good, its value, needed
DYE_VALUE: Final = 31  # good, its value, needed

NOT_STANDING: Final = 32  # space
NOT_LYING: Final = 33  # space
LAY_FIRST: Final = 34  # space
NOBODY_LIES: Final = 35  # lying workers
TOO_FEW_POINTS: Final = 36  # needed, left
BLOCKED: Final = 37  # outer meditation action
ONLY_MEDITATING: Final = 38  # points
POINTS_SPENT: Final = 39  # points left

NOT_BUILT: Final = 40  # space
TOO_LITTLE_MONEY: Final = 41  # needed, held
PEON_PAID: Final = 42  # space
NO_WORKER: Final = 43  # space
ONLY_PLACING: Final = 44  # favour action
AFTER_THE_PHASE: Final = 58  # in a statue's action: favour action
NO_OWN_WORKER: Final = 45  # favour action
NOBODY_SHELTERED: Final = 46  # places with the Cook
PEON_FREE: Final = 47  # price

AT_THE_TOP: Final = 48  # guild, step
OTHER_GUILD: Final = 49  # guild
NO_TRACK_LEFT: Final = 50  # top step
ALREADY_BUILT: Final = 51  # building
NO_WORKER_TO_BUILD: Final = 52  # building
TOO_FEW_MATERIALS: Final = 53  # building, cost, most
PAYS_TOO_LITTLE: Final = 54  # worth, cost
PAYS_TOO_MUCH: Final = 55  # material that can be kept, worth, cost
WRONG_LEVEL: Final = 56  # level of the tile, level of the building
BONUS_TAKEN: Final = 57  # bonus tile

TOO_FEW_DELIVERIES: Final = 64  # needed, left
ONE_ORDER: Final = 65  # guild
FARE_PAID: Final = 66  # deliveries paid for
FARE_TOO_HIGH: Final = 67  # value, allowed
NOTABLE_AWAY: Final = 68  # notable
NOT_REACHED: Final = 69  # notable, its level, level reached
NOT_ORDERED: Final = 70  # notable, good
ALREADY_DELIVERED: Final = 71  # notable, good, seat
NOTHING_TO_DELIVER: Final = 72  # pier
ONLY_THE_SAILOR: Final = 73  # good

GIVE_FIRST: Final = 80  # goods taken
GIVEN_ALL: Final = 81  # most
NOTHING_GIVEN: Final = 82  # good
OTHER_GOODS: Final = 83  # good
TAKE_MORE: Final = 84  # value left
TOKEN_BEFORE_OR_AFTER: Final = 85  # tokens moved
NO_SUCH_SIDE: Final = 86  # value, the two sides
VALUE_TOO_FAR: Final = 87  # good, printed value, value
TOKEN_LIES_THERE: Final = 88  # good, value
WORTH_NOTHING: Final = 89  # good, value of all that could be given
NO_SUCH_RETURN: Final = 90  # good, what would have to be taken
REST_REMAINS: Final = 91  # good, value that nothing would fill
EXCHANGE_FIRST: Final = 92  # exchanges in progress

DIFFERENT_ACTIONS: Final = 96  # how many
LAST_SPACE: Final = 97  # spaces
FARMER_TOO_FAR: Final = 98  # square, square of the farmer
SQUARE_COVERED: Final = 99  # square
NO_COVER: Final = 100  # square
NO_COVERS_LEFT: Final = 101  # covers removed
NO_FARMER_MOVES: Final = 102  # favour action
STONE_WASTED: Final = 103  # spaces

COLUMN_FULL: Final = 112  # guild
ORDER_LIMIT: Final = 113  # guild, limit
NO_INFLUENCE: Final = 114  # guild
NO_BOWL: Final = 115  # good
BOWL_FULL: Final = 116  # good of the bowl
NOTHING_TO_SERVE: Final = 117  # favour action
BOWL_VALUE: Final = 118  # good, its value, needed

TILE_NOT_OWNED: Final = 128  # favour tile
TILE_NOT_ON_OFFER: Final = 129  # favour tile
USED_THIS_TURN: Final = 130  # favour action
TOO_LITTLE_FAVOUR: Final = 131  # needed, held
OIL_CURRY_ONCE: Final = 132  # how often
ONE_IS_ENOUGH: Final = 133  # lying workers
LUXURY_ONCE: Final = 134  # good
NOT_YOUR_NOTABLE: Final = 135  # notable
NOTABLE_USED: Final = 136  # notable
VALUE_ON_CARD: Final = 137  # good, value
CARD_TOO_DEAR: Final = 138  # good, its value, allowed
DYE_TOO_DEAR: Final = 139  # good, its value, allowed
POINT_ONLY_MEDITATING: Final = 140  # points
NEITHER_GOOD: Final = 141  # the two goods of an order
