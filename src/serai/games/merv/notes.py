"""What the log tells besides the moves. Texts: `note-…` in the message files."""

from __future__ import annotations

from typing import Final

YEAR_BEGINS: Final = 1  # year
PHASE_BEGINS: Final = 2  # side
PRODUCED: Final = 3  # cubes, resource
SHARED: Final = 4  # cubes, resource: the owner's share
GAINED_CUBES: Final = 5  # cubes, resource
PAID: Final = 6  # cubes, resource
POINTS: Final = 7  # points, source
FAVOUR_GAINED: Final = 8  # steps, now at
INFLUENCE_GAINED: Final = 9  # steps, now at
FAVOUR_SPENT: Final = 10  # steps, hall of the courtier
CAMELS_GAINED: Final = 11  # camels, where they lay
CAMELS_SENT: Final = 12  # camels from the routes to the caravan cards
CAMELS_TO_MARKET: Final = 13  # camels from the routes to the camel market
CAMELS_LOST: Final = 14  # camels out of the game
CARD_TAKEN: Final = 15  # spice
SCROLLS_GAINED: Final = 16  # scrolls, now
GOOD_GAINED: Final = 17  # good
BUILT: Final = 18  # cell
GUARD_HOME: Final = 19  # cell: driven out by an upgrade
UPGRADE_LOST: Final = 20
TILE_TAKEN: Final = 21  # scoring tile
QUEUED: Final = 22  # place, from 1
RAID: Final = 23  # year
RANSOMED: Final = 24  # cell, without a cube
LOST: Final = 25  # cell
GUARDS_HOME: Final = 26  # guards
SCORING: Final = 27  # year
WENT: Final = 28  # action space, of those who do not choose themselves
ACTIVATED: Final = 29  # cell
WEALTH: Final = 30  # wealth of the Magistrate, action
GUARDED: Final = 31  # cell
WALLED: Final = 32  # position
AT_COURT: Final = 33  # hall
POSTED: Final = 34  # place
CLIMBED: Final = 35  # step, path
FULFILLED: Final = 36  # contract
ACHIEVEMENT_GONE: Final = 37  # achievement
NO_LINE: Final = 38  # nothing could be activated
SPICES_BY_KIND: Final = 40  # how the bonuses of the spices are read
GOODS_LAID: Final = 41  # how many, good: on a contract
SCROLLS_LAID: Final = 42  # how many: on a contract
CAMELS_LEFT: Final = 43  # camels: on spaces of the queue that are skipped
QUEUE_CAMELS: Final = 44  # camels: that lay on the own space of the queue
RANSOM_PAID: Final = 45  # cell, resource
