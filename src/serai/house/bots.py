"""What the house needs of its bots, wherever they think."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

import msgspec

from serai.house.protocol import HintTold


class BotFailed(Exception):
    """A bot gave no answer; the words say why."""


class Job(msgspec.Struct, frozen=True):
    """A match as far as it has been played: what its transcript says."""

    game: str
    version: int  # of the rules
    seats: int
    options: str  # JSON
    opening: str | None  # JSON of the position it began from, if not a new one
    lines: list[str]  # "0 quarry", "* reveal B01", …


class Bots(Protocol):
    """They are asked for moves and for hints. `guests`: who waits for it."""

    async def start(self) -> None:
        """Get ready; nobody waits for that."""

    async def stop(self) -> None:
        """Think no more; whoever still waits is told."""

    async def moves(
        self,
        table: str,
        job: Job,
        seat: int,
        spec: str,
        limit: int | None = None,
        guests: Sequence[str] = (),
    ) -> list[str]:
        """What a bot plays until chance or another seat is next, in notation.

        `limit`: seconds that the table lets it think. Raises `BotFailed`, or Problem if the job
        itself cannot be played.
        """

    async def hint(
        self, table: str, job: Job, seat: int, steps: list[str], guests: Sequence[str] = ()
    ) -> HintTold:
        """What a bot would do in a turn in progress; `BotFailed` if none can say it soon."""
