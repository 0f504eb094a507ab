"""Hints: what a bot would do in a person's place. Asked once more, it is not thought twice."""

from __future__ import annotations

import asyncio
import logging

from serai.core.speech import Problem
from serai.house.bot_turns import job_of
from serai.house.bots import BotFailed, Bots
from serai.house.hosted_table import Hinting
from serai.house.protocol import HintTold
from serai.house.tables_in_memory import TablesInMemory
from serai.house.tasks import Tasks

LOG = logging.getLogger("serai.house")


class Hints:
    """Asked for at a table, and counted there: the other seats shall know of it."""

    def __init__(self, tables: TablesInMemory, bots: Bots | None, tasks: Tasks) -> None:
        self._tables = tables
        self._bots = bots
        self._tasks = tasks

    async def ask(self, table: str, seat: int) -> HintTold:
        """What a bot would do in the turn of a seat; Problem if it may not be asked, or fails."""
        async with self._tables.held(table) as hosted:
            if self._bots is None:
                raise Problem("no-thought")
            after = self._tables.copy_of(hosted)
            turn = after.hinted(seat)
            if after.seq != hosted.table.seq:
                await self._tables.commit(hosted, after, hosted.change(after))
            lines = [*after.lines, *turn.lines]
            known = hosted.hints.get(seat)
            if known is None or known.lines != lines or is_in_vain(known.told):
                guests = [hosted.seats[seat].guest or hosted.row.host]
                thought = self._bots.hint(hosted.row.id, job_of(hosted), seat, turn.lines, guests)
                known = hosted.hints[seat] = Hinting(lines, self._tasks.begin(thought))
        try:
            return await asyncio.shield(known.told)
        except BotFailed as failed:
            LOG.warning("table %s: no hint: %s", table, failed)
            raise Problem("no-thought") from None


def is_in_vain(thought: asyncio.Task[HintTold]) -> bool:
    """Whether a thought has come to nothing."""
    return thought.done() and (thought.cancelled() or thought.exception() is not None)
