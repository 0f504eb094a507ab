"""Tables that whoever runs the house closes for good: the match ends there, and nobody has won.

The end is an event like any other. So the log stays whole, everybody at the table hears of it, and
what was played can be read as after any other end.
"""

from __future__ import annotations

from serai.core.speech import Problem
from serai.house import unplayable
from serai.house.denied import Denied
from serai.house.store import Conflict
from serai.house.tables_in_memory import TablesInMemory
from serai.house.tasks import Tasks

TRIES = 5  # another server, or somebody who just moves, may be faster


class Closing:
    """Closes tables."""

    def __init__(self, tables: TablesInMemory, tasks: Tasks) -> None:
        self._tables = tables
        self._tasks = tasks

    async def close(self, table: str) -> bool:
        """End the match of a table; False if it was over. Denied if there is no such table.

        StorageTrouble if it cannot be stored; Damaged if its log is not what was written: then
        nothing is added to it.
        """
        return await self._tasks.done(self._close(table))

    async def _close(self, table: str) -> bool:
        for _ in range(TRIES):
            try:
                return await self._close_now(table)
            except Conflict:
                continue
        raise Denied(409, "busy")

    async def _close_now(self, table: str) -> bool:
        try:
            await self._tables.hosted(table)
        except Problem:
            return await self._close_unplayable(table)
        async with self._tables.held(table) as hosted:
            if hosted.table.ended:
                return False
            after = self._tables.copy_of(hosted)
            after.close()
            await self._tables.commit(hosted, after, hosted.change(after))
        return True

    async def _close_unplayable(self, table: str) -> bool:
        """The same where this process cannot play."""
        stored = await self._tables.stored(table)
        if stored.table.status == "over":
            return False
        now = self._tables.clock.now()
        await self._tables.store.append(unplayable.closed(stored, now))
        return True
