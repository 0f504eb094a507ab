"""What a golden game looks like on its way: a digest of all its positions, chance included.

The end of a game is not enough. A transcript, a stored match or a saved position may stop anywhere,
and names the position there: a match of older rules must not say anything new in the middle of a
roll either.
"""

from __future__ import annotations

import hashlib
from collections.abc import Mapping

from serai.core.game import Game
from serai.table import transcript

STRIDE = 25  # lines of a transcript for each digest that is kept


class Walk:
    """The digests so far: each covers everything from the beginning."""

    def __init__(self) -> None:
        self.lines = 0
        self.kept: list[str] = []
        self.seen = hashlib.sha256()

    def add(self, digest: str) -> None:
        """The position after one more line."""
        self.seen.update(digest.encode())
        self.lines += 1
        if self.lines % STRIDE == 0:
            self.kept.append(self.seen.hexdigest()[:6])

    def ended(self) -> list[str]:
        """All of them, with the one at the end."""
        return [*self.kept, self.seen.hexdigest()[:16]]


def walk_of(games: Mapping[str, Game], text: str) -> list[str]:
    """The walk of a transcript."""
    walk = Walk()
    for match in transcript.steps(games, text):
        walk.add(match.digest())
    return walk.ended()


def parting(was: list[str], now: list[str]) -> str:
    """Where two walks part, in words; empty if they do not."""
    if was == now:
        return ""
    same = 0
    while same < min(len(was), len(now)) and was[same] == now[same]:
        same += 1
    return f"lines {same * STRIDE} to {(same + 1) * STRIDE} of its moves"
