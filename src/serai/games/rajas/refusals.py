"""Why a move is refused: codes of Rajas of the Ganges. Texts: `refuse-…` in the message files.

The same reason has several codes where several sentences of the rulebook can forbid it.
"""

from __future__ import annotations

from typing import Final

SPACE_TAKEN: Final = 16  # seat of the worker there
ALL_TAKEN: Final = 17  # number of spaces
TOO_LITTLE_MONEY: Final = 18  # missing, held
TOO_FEW_PIPS: Final = 20  # for a tile: missing, colour
TOO_FEW_PIPS_OVER: Final = 67  # for the difference of two: missing, colour
MIXED_ONCE: Final = 21  # workers allowed there
TOO_MANY_MARKETS: Final = 22  # for a die: asked, allowed
TOO_MANY_BY_RIVER: Final = 71  # of one good: asked, allowed
TOO_MANY_BY_TILE: Final = 73  # on the river, of one good: asked, allowed
TOO_MANY_DIFFERENT: Final = 72  # of different goods: asked, allowed
ONE_OF_EACH: Final = 74  # at the mixed market: asked, goods held
NO_DICE: Final = 23  # dice held
SUPPLY_OUT: Final = 24  # colour
COLOUR_NOT_SHOWN: Final = 80  # on a river tile, or taken already: colour
NO_DIE_OF_COLOUR: Final = 25  # colour
NO_DIE_OF_FACE: Final = 96  # and 5 more, one for each chamber: face, opposite face, karma held
NOTHING_TO_OVERBUILD: Final = 27  # tiles not overbuilt yet
RIVER_TOO_SHORT: Final = 28  # spaces needed, free spaces left
RIVER_END: Final = 29  # last space
NO_HARBOUR_DIE: Final = 30  # highest die, karma held
NOT_HELD: Final = 31  # to be paid: colour, face, held
NOT_HELD_TO_REROLL: Final = 68  # colour, face, held
NOT_HELD_TO_RETURN: Final = 69  # colour, face, held
TOO_LITTLE_KARMA: Final = 32  # needed, held
WRONG_COLOUR: Final = 33  # of a tile: needed, given
WRONG_COLOUR_OVER: Final = 65  # of a tile that covers another: needed, given
WRONG_COLOUR_GIVEN: Final = 66  # at a balcony: needed, given
DIE_NOT_NEEDED: Final = 34  # pips paid, pips needed
KARMA_NOT_NEEDED: Final = 35  # pips paid, pips needed
TURNED_DOWN: Final = 36  # face, opposite
WRONG_PIPS: Final = 104  # and 5 more, one for each chamber: needed, given
HARBOUR_PIPS: Final = 38  # given
ONE_DIE: Final = 39  # given
NOT_ON_OFFER: Final = 40  # in the quarry: tile
NOT_ON_OFFER_OVER: Final = 70  # for the master builder: tile
SQUARE_TAKEN: Final = 41  # cell, tile there
SQUARE_UNREACHED: Final = 42  # cell
WRONG_ROADS: Final = 43  # road ends given, road ends of the tile
NOT_CONNECTED: Final = 44  # cell
NOT_DEARER: Final = 45  # price new, price old
OVERBUILT_ONCE: Final = 46  # cell
CUTS_OFF: Final = 47  # tiles cut off
EMPTY_SQUARE: Final = 48  # cell
FULLY_UPGRADED: Final = 49  # building, level
TOO_FAR: Final = 120  # and one more for each further cause: spaces asked, spaces allowed
PAST_THE_END: Final = 50  # spaces asked, free spaces left
MUST_SAIL: Final = 51  # for a die: at least
MUST_SAIL_EXACTLY: Final = 75  # by the Portuguese: at least
IN_ORDER: Final = 52  # colour, face of the die before
FIELD_NOT_REACHED: Final = 53  # field
FIELD_COVERED: Final = 54  # field
SCORES_LESS: Final = 55  # money, money that crosses no more
SCORES_THE_SAME: Final = 77  # money
NO_SUCH_MARKETS: Final = 78  # markets, money that they cannot bring
FIELD_COLOUR: Final = 56  # field colour, tile colour
FIELD_COLOUR_FIRST: Final = 79  # of the first tile: field colour, tile colour
JEWEL_GONE: Final = 57  # yield tile
EQUAL_JEWEL: Final = 76  # yield tile, the equal one on offer
OTHER_JEWEL: Final = 58  # yield tile to be laid
KARMA_NO_USE: Final = 60  # karma held
WRONG_SQUARE: Final = 61  # cell that is being overbuilt
NO_MOGUL: Final = 62  # first chamber allowed
BONUS_NOT_DUE: Final = 112  # and one more for each further bonus: bonuses due
NO_GAIN: Final = 64  # markets scored by karma, without
