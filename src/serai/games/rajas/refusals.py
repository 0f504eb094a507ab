"""Why a move is refused: codes of Rajas of the Ganges. Texts: `refuse-…` in the message files."""

from __future__ import annotations

from typing import Final

SPACE_TAKEN: Final = 16  # seat of the worker there
ALL_TAKEN: Final = 17  # number of spaces
TOO_LITTLE_MONEY: Final = 18  # missing, held
TOO_FEW_PIPS: Final = 20  # missing, colour
MIXED_ONCE: Final = 21  # workers allowed there
TOO_MANY_MARKETS: Final = 22  # asked, allowed
NO_DICE: Final = 23  # dice held
SUPPLY_OUT: Final = 24  # colour
NO_DIE_OF_COLOUR: Final = 25  # colour
NO_DIE_OF_FACE: Final = 26  # face, opposite face, karma held
NOTHING_TO_OVERBUILD: Final = 27  # tiles not overbuilt yet
RIVER_TOO_SHORT: Final = 28  # spaces needed, free spaces left
RIVER_END: Final = 29  # last space
NO_HARBOUR_DIE: Final = 30  # highest die, karma held
NOT_HELD: Final = 31  # colour, face, held
TOO_LITTLE_KARMA: Final = 32  # needed, held
WRONG_COLOUR: Final = 33  # needed, given
DIE_NOT_NEEDED: Final = 34  # pips paid, pips needed
KARMA_NOT_NEEDED: Final = 35  # pips paid, pips needed
TURNED_DOWN: Final = 36  # face, opposite
WRONG_PIPS: Final = 37  # needed, given
HARBOUR_PIPS: Final = 38  # given
ONE_DIE: Final = 39  # given
NOT_ON_OFFER: Final = 40  # tile
SQUARE_TAKEN: Final = 41  # cell, tile there
SQUARE_UNREACHED: Final = 42  # cell
WRONG_ROADS: Final = 43  # road ends given, road ends of the tile
NOT_CONNECTED: Final = 44  # cell
NOT_DEARER: Final = 45  # price new, price old
OVERBUILT_ONCE: Final = 46  # cell
CUTS_OFF: Final = 47  # tiles cut off
EMPTY_SQUARE: Final = 48  # cell
FULLY_UPGRADED: Final = 49  # building, level
TOO_FAR: Final = 50  # spaces asked, spaces allowed
MUST_SAIL: Final = 51  # at least
IN_ORDER: Final = 52  # colour, face of the die before
FIELD_NOT_REACHED: Final = 53  # field
FIELD_COVERED: Final = 54  # field
SCORES_LESS: Final = 55  # money, money that crosses no more
FIELD_COLOUR: Final = 56  # field colour, tile colour
JEWEL_GONE: Final = 57  # yield tile
OTHER_JEWEL: Final = 58  # yield tile to be laid
KARMA_NO_USE: Final = 60  # karma held
WRONG_SQUARE: Final = 61  # cell that is being overbuilt
NO_MOGUL: Final = 62  # first chamber allowed
BONUS_NOT_DUE: Final = 63  # bonuses due
NO_GAIN: Final = 64  # markets scored by karma, without
