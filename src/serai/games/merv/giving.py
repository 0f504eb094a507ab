"""What is printed, for all that bring it: a reward may start any rule, and any rule may bring one.

So that no files import each other in circles, what a reward is is known to `rewards` alone, which
the game puts in here; everybody below it gives through here.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from serai.games.merv.state import Merv


class Giver:
    """Gives what is shown."""

    def grant(self, s: Merv, seat: i64, reward: i64, amount: i64) -> None:
        """Give a seat one of them."""
        raise NotImplementedError


GIVER: Final[list[Giver]] = []  # one; `game.py` puts it here


def grant(s: Merv, seat: i64, reward: i64, amount: i64) -> None:
    """Give a seat what is shown."""
    GIVER[0].grant(s, seat, reward, amount)
