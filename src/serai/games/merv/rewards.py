"""Everything that a space, a card or a tile can bring; all of them speak through `grant`."""

from __future__ import annotations

from mypy_extensions import i64

from serai.games.merv import (
    caravansary,
    fortification,
    guards,
    library,
    marketplace,
    mosque,
    payment,
    tables,
    tracks,
    upgrades,
)
from serai.games.merv.giving import Giver
from serai.games.merv.state import WHITE_TILE, Merv
from serai.games.merv.tables import WHITE


def grant(s: Merv, seat: i64, reward: i64, amount: i64) -> None:
    """§K4–K10, §C9–C12, §H6–H13, §O6–O11, §A5 Give a seat what is shown."""
    match reward:
        case tables.FAVOUR:
            tracks.gain_favour(s, seat, amount)
        case tables.GUARD:
            s.call(guards.PlaceGuard(seat, 1, amount))
        case tables.WHITE_CUBE:
            payment.gain_cubes(s, seat, WHITE, amount)
        case tables.WHITE_UPGRADE:
            s.call(upgrades.PlaceUpgrade(seat, WHITE_TILE))
        case tables.SCROLL:
            library.gain_scrolls(s, seat, amount)
        case tables.ANY_CARD:
            s.call(caravansary.Caravansary(seat, caravansary.ANY))
        case tables.REACHED_CARD:
            s.call(caravansary.Caravansary(seat, caravansary.FREE))
        case tables.RARE_GOOD:
            s.call(marketplace.RareGood(seat))
        case tables.MOSQUE_STEP:
            s.call(mosque.FreeStep(seat))
        case tables.FREE_WALL:
            s.call(fortification.FreeWall(seat))
        case tables.POST_AND_GOOD:
            s.call(marketplace.FreePost(seat))
        case tables.GUARD_AND_FAVOUR:
            tracks.gain_favour(s, seat, amount)
            s.call(guards.PlaceGuard(seat, 1, amount))


class Printed(Giver):
    """All of them, for those who bring some without knowing what they are."""

    def grant(self, s: Merv, seat: i64, reward: i64, amount: i64) -> None:
        """Give a seat one of them."""
        grant(s, seat, reward, amount)
