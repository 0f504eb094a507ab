"""Wishes to take a turn back that not everybody answers: after a while nothing comes of them.

A wish that stands for ever would be granted at a moment when nobody thinks of it any more. How much
of the time was gone when the house was closed is known from the log; then a steady clock goes on.
"""

from __future__ import annotations

import asyncio
import logging

from serai.core.speech import Problem
from serai.house.clock import Clock
from serai.house.denied import Denied
from serai.house.hosted_table import HostedTable
from serai.house.store import Conflict, StorageTrouble
from serai.house.tables_in_memory import TablesInMemory
from serai.table.chronicle import Takeback

LOG = logging.getLogger("serai.house")
SOON = 300  # seconds: everybody is there
OVER_DAYS = 24 * 3600


class LapsingTakebacks:
    """One timer for each table at which somebody has asked."""

    def __init__(self, tables: TablesInMemory, clock: Clock) -> None:
        self._tables = tables
        self._clock = clock
        self._timers: dict[str, tuple[int, asyncio.TimerHandle]] = {}
        self._due: set[asyncio.Task[None]] = set()

    def watch(self, hosted: HostedTable) -> None:
        """Begin to wait for answers, or no longer do."""
        table, wish = hosted.row.id, hosted.table.takeback
        running = self._timers.get(table)
        if running is not None and wish is not None and running[0] == wish.asked:
            return
        if running is not None:
            self._timers.pop(table)[1].cancel()
        if wish is not None:
            left = seconds_left(hosted, wish, self._clock.date())
            timer = asyncio.get_running_loop().call_later(left, self._end, table, wish)
            self._timers[table] = wish.asked, timer

    def _end(self, table: str, wish: Takeback) -> None:
        self._timers.pop(table, None)
        task = asyncio.create_task(self.lapse(table, wish))
        self._due.add(task)
        task.add_done_callback(self._due.discard)

    async def lapse(self, table: str, wish: Takeback) -> None:
        """Not everybody has agreed in time to go back."""
        if table not in self._tables.by_name:
            return  # whoever reads it anew waits anew
        try:
            async with self._tables.held(table) as hosted:
                now = hosted.table.takeback
                if now is not None and now.asked == wish.asked:
                    after = self._tables.copy_of(hosted)
                    after.let_takeback_lapse()
                    await self._tables.commit(hosted, after, hosted.change(after))
        except (Conflict, Denied, Problem, StorageTrouble) as error:
            LOG.warning("table %s: a takeback cannot lapse: %r", table, error)

    async def close(self) -> None:
        """Nobody waits any more."""
        for _, timer in self._timers.values():
            timer.cancel()
        self._timers.clear()
        await asyncio.gather(*self._due, return_exceptions=True)


def seconds_left(hosted: HostedTable, wish: Takeback, now: float) -> float:
    """How long there is still time to answer; never longer than for a new wish."""
    whole = OVER_DAYS if hosted.table.is_over_days else SOON
    asked = hosted.table.records[wish.asked - 1].event.at
    return min(max(whole - (now - asked), 0), whole)
