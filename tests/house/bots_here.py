"""Bots that are simply called, in the process that plays."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from typing import NamedTuple

import msgspec

from serai.bots import registry
from serai.core.luck import Luck
from serai.games import load
from serai.house.bots import BotFailed, Job
from serai.house.protocol import HintTold
from serai.table import transcript
from serai.table.match import Match, new_match


class Question(NamedTuple):
    """What a bot was asked."""

    table: str
    seat: int
    spec: str
    limit: int | None
    guests: tuple[str, ...]


class FirstOffered:
    """They play the first offered move, and raise `troubles` before, one at a time.

    While the gate is closed they think.
    """

    def __init__(self, *troubles: Exception) -> None:
        self.troubles = list(troubles)
        self.asked: list[Question] = []
        self.gate = asyncio.Event()
        self.gate.set()

    async def start(self) -> None:
        pass

    async def stop(self) -> None:
        self.gate.set()

    async def moves(
        self,
        table: str,
        job: Job,
        seat: int,
        spec: str,
        limit: int | None = None,
        guests: Sequence[str] = (),
    ) -> list[str]:
        self.asked.append(Question(table, seat, spec, limit, tuple(guests)))
        await self.gate.wait()
        if self.troubles:
            raise self.troubles.pop(0)
        return self.chosen(match_of(job), seat, spec)

    def chosen(self, match: Match, seat: int, spec: str) -> list[str]:
        return [match.notation(match.options[0])]

    async def hint(
        self, table: str, job: Job, seat: int, steps: list[str], guests: Sequence[str] = ()
    ) -> HintTold:
        raise BotFailed("no hint")


class RealBots(FirstOffered):
    """Those of the registry, each with what its seat may know."""

    def chosen(self, match: Match, seat: int, spec: str) -> list[str]:
        bot, luck, found = registry.make(spec), Luck(len(match.log)), []
        while match.to_move == seat:
            move = bot.choose(match.believed_by(seat, luck), luck)
            found.append(match.notation(move))
            match.play(move)
        return found


def match_of(job: Job) -> Match:
    """A match that began from the usual position, as far as it has been played."""
    assert job.opening is None
    options = msgspec.json.decode(job.options)
    match = new_match(load.all_games()[job.game], job.seats, None, options, "ask", job.version)
    for number, line in enumerate(job.lines, 1):
        transcript.play_line(match, number, line)
    return match
