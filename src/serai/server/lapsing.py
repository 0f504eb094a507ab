"""Wishes to take a turn back that not everybody answers: after a while nothing comes of them.

A wish that stands for ever would be granted at a moment when nobody thinks of it any more. How much
of the time was gone when the server stopped is known from the log; then a steady clock goes on.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Coroutine
from typing import Any

from serai.server.hosted import Hosted
from serai.table.chronicle import Takeback

LOG = logging.getLogger("serai.server")
SOON = 300  # seconds: everybody is there
OVER_DAYS = 24 * 3600


class Lapsing:
    """One timer for each table at which somebody has asked; `lapse` is called when it is over."""

    def __init__(self, lapse: Callable[[str, Takeback], Coroutine[Any, Any, None]]) -> None:
        self._lapse = lapse
        self._timers: dict[str, tuple[int, asyncio.TimerHandle]] = {}
        self._due: set[asyncio.Task[None]] = set()

    def watch(self, hosted: Hosted, now: float) -> None:
        """Begin to wait for answers, or no longer do."""
        table, wish = hosted.row.id, hosted.table.takeback
        running = self._timers.get(table)
        if running is not None and wish is not None and running[0] == wish.asked:
            return
        if running is not None:
            self._timers.pop(table)[1].cancel()
        if wish is not None:
            left = seconds_left(hosted, wish, now)
            timer = asyncio.get_running_loop().call_later(left, self._end, table, wish)
            self._timers[table] = wish.asked, timer

    def _end(self, table: str, wish: Takeback) -> None:
        self._timers.pop(table, None)
        task = asyncio.create_task(self._lapse(table, wish))
        self._due.add(task)
        task.add_done_callback(self._due.discard)

    async def close(self) -> None:
        """Nobody waits any more."""
        for _, timer in self._timers.values():
            timer.cancel()
        self._timers.clear()
        await asyncio.gather(*self._due, return_exceptions=True)


def seconds_left(hosted: Hosted, wish: Takeback, now: float) -> float:
    """How long there is still time to answer; never longer than for a new wish."""
    whole = OVER_DAYS if hosted.table.is_over_days else SOON
    asked = hosted.table.records[wish.asked - 1].event.at
    return min(max(whole - (now - asked), 0), whole)
