"""The kinds of moves in Rajas of the Ganges. Their notation stands in `game.py`."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from serai.core.kernel import bit

# A worker goes to …
QUARRY: Final = 1
MIXED: Final = 2
MARKET: Final = 3  # good
FRONT: Final = 4
TERRACE: Final = 5  # colour
BALCONY: Final = 6  # colour given
CHAMBER: Final = 7  # number 1 to 6; also the chamber chosen by the river
HARBOUR: Final = 8

# Within an action
PAY: Final = 9  # dice of one colour, see below
TILE: Final = 10  # tile
LAY: Final = 11  # cell, roads
OVERBUILD: Final = 12  # new tile, cell
REROLL: Final = 13  # die
TAKE: Final = 14  # colour
RETURN: Final = 15  # die
UPGRADE: Final = 16  # building
SAIL: Final = 17  # spaces
DONE: Final = 18
YIELD: Final = 19  # field
BONUS: Final = 20  # bonus
JEWEL: Final = 21  # yield tile, field
SCORE: Final = 22  # good (3: different ones), markets, money that they bring

# Chance
ROLL: Final = 32  # die
REVEAL: Final = 33  # tile
DRAW: Final = 34  # yield tile
START: Final = 35  # seat
GANGA: Final = 36  # pips
FLOW: Final = 37  # Ganga tile


# A payment names dice of one colour by what they show: how many of each face are given as they
# lie (4 bits a face, from bit 16), and how many are turned over by karma (2 bits, from bit 40).


def plain_die(kind: i64) -> i64:
    """The payment of one die as it lies; kind = colour * 6 + face - 1."""
    return PAY | (kind // 6) << 8 | bit(16 + 4 * (kind % 6))


def turned_die(kind: i64) -> i64:
    """The payment of one die turned to its opposite side."""
    return PAY | (kind // 6) << 8 | bit(40 + 2 * (kind % 6))


def plain_count(m: i64, face: i64) -> i64:
    """How many dice showing this face (1 to 6) a payment gives as they lie."""
    return m >> (16 + 4 * (face - 1)) & 15


def turned_count(m: i64, face: i64) -> i64:
    """How many dice showing this face a payment turns over."""
    return m >> (40 + 2 * (face - 1)) & 3
