"""Effects that the log tells of. Texts: `note-…` in the message files."""

from __future__ import annotations

from typing import Final

MONEY_GAINED: Final = 1  # how much, new total
MONEY_PAID: Final = 2  # how much, new total
FAME_GAINED: Final = 3  # how much, new total
KARMA_GAINED: Final = 4  # how much, new total
WORKER_GAINED: Final = 5  # active workers
WORKER_LEFT: Final = 6  # the third inactive worker leaves
BOAT_MOVED: Final = 7  # to space, free spaces sailed
LEVEL_RAISED: Final = 8  # building, new level
TILE_LAID: Final = 9  # tile, cell
FIELD_REACHED: Final = 10  # field
MARKERS_MET: Final = 11  # fame, money
ROUND_BEGINS: Final = 12  # round, start player
NO_SPACE: Final = 13  # workers that could not be placed
DIE_ROLLED: Final = 14  # colour and face
DIE_REROLLED: Final = 15  # the same, of a die that was held before
DIE_TAKEN: Final = 16  # colour, where there was nothing to choose
BONUS_TAKEN: Final = 17  # bonus of a track
LAST_PASS: Final = 18  # somebody's markers are the first that have met
