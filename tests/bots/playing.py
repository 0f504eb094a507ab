"""Bots play a game to its end."""

from __future__ import annotations

from serai.bots.base import Bot
from serai.core import kernel
from serai.core.kernel import State
from serai.core.luck import Luck


def play_out(s: State, bots: list[Bot], luck: Luck) -> list[int]:
    """Play to the end; answers the moves that were chosen."""
    lucks = [Luck(100 + seat) for seat in range(len(bots))]
    chosen = []
    while s.stack:
        seat = kernel.decider(s)
        chosen.append(bots[seat].choose(s.copy(), lucks[seat]))
        kernel.play(s, chosen[-1], luck)
    return chosen
