"""Camels on their way: from the board to a master, and onto the caravan cards."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from serai.core.kernel import bit
from serai.games.merv import notes
from serai.games.merv.state import NO_CARD, Merv
from serai.games.merv.tables import ROW

# Where camels lay, as the log tells it: `kinds.ORIGIN`.
AT_POST: Final = 0
IN_MOSQUE: Final = 1
ON_CARDS: Final = 2
IN_MARKET: Final = 3


def gain_camels(s: Merv, master: i64, camels: i64, origin: i64) -> None:
    """§C5, §K2, §M5, §O6 Camels of the board go to a master."""
    s.players[master].camels += camels
    s.note(notes.CAMELS_GAINED, master, camels, origin)


def first_free_card(s: Merv) -> i64:
    """§C4, §M11 The first card of the row without a camel; ROW: there is none."""
    nth: i64
    for nth in range(ROW):
        if s.row[nth] != NO_CARD and s.row_camels & bit(nth) == 0:
            return nth
    return ROW
