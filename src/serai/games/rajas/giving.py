"""Printed gains, for all that bring one: a gain may start any rule, and any rule may bring a gain.

So that no files import each other in circles, what a gain is is known to `gains` alone, which the
game puts in here; everybody below it gives through here.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from serai.games.rajas.state import Rajas


class Giver:
    """Pays out printed gains."""

    def give(self, s: Rajas, seat: i64, reward: i64, cause: i64, may: i64) -> None:
        """Pay out one."""
        raise NotImplementedError


GIVER: Final[list[Giver]] = []  # one; `game.py` puts it here


def give(s: Rajas, seat: i64, reward: i64, cause: i64, may: i64 = 0) -> None:
    """Pay out one printed gain.

    `cause` is where it is printed; `may` 1: its dice may be left in the supply.
    """
    GIVER[0].give(s, seat, reward, cause, may)
