"""Effects that the log tells of. Texts: `note-…` in the message files."""

from __future__ import annotations

from typing import Final

GOODS_GAINED: Final = 1  # good, how many
GOODS_LOST: Final = 2  # good, how many (markers ran out)
FAVOUR_GAINED: Final = 3  # how much, why
FAVOUR_LOST: Final = 4  # how much (markers ran out)
RUPEES_GAINED: Final = 5  # how many, source
RUPEES_PAID: Final = 6  # how many, what for
STEP_RISEN: Final = 7  # guild, new step
STONE_MOVED: Final = 8  # space, from 1
WORKER_SENT_HOME: Final = 9  # space
WORKERS_STOOD: Final = 10  # how many
CONTRACT_WON: Final = 11  # notable
BOAT_MOVED: Final = 12  # pier, from 1
MERCHANT_MOVED: Final = 13  # building, pips of the die
BUILDER_MOVED: Final = 14  # building, pips of the die
BUILDER_LEFT: Final = 15
SITE_BUILT: Final = 16  # building
TOKENS_RETURNED: Final = 17
END_TRIGGERED: Final = 18  # last round
ROUND_BEGINS: Final = 19  # round
MARKER_MOVED: Final = 20  # outer meditation action
ORDER_MARKED: Final = 21  # guild, order
POINTS_GAINED: Final = 22  # how many, left
POINTS_LOST: Final = 23  # how many
FARM_CHANGED: Final = 24  # square uncovered
FRENCH_PAID: Final = 25
MULLAH_HELPED: Final = 26  # favour action
NEUTRAL_BOWL: Final = 27  # bowl
NEUTRAL_ORDER: Final = 28  # guild, order
PROCESSED: Final = 29  # good made, how many
FOLLOWED: Final = 30  # good made
STONE_PAID: Final = 31  # space, from 1, twice: what was paid for it
FINAL_COINS: Final = 32  # rupees in the bag
FINAL_NOTABLE: Final = 33  # rupees, notable
FINAL_GUILD: Final = 34  # rupees, guild
FINAL_STONE: Final = 35  # rupees
FINAL_COVERS: Final = 36  # rupees
FINAL_AKBAR: Final = 37  # rupees
ORDER_FULFILLED: Final = 38  # guild, order
DYED: Final = 39  # good made, how many were produced
PROCESSED_MORE: Final = 40  # good made, favour spent
FAVOUR_FOR_DELIVERY: Final = 41  # how much, notable
