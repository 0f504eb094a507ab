"""For how long things are kept; what is older goes, once a day and in small steps."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator, Awaitable, Callable
from typing import Protocol

from msgspec import Struct

from serai.house.house import House
from serai.house.store import StorageTrouble
from serai.house.stored_rows import Status

LOG = logging.getLogger("serai.server")
DAY = 86_400  # seconds
BEGIN = 600  # seconds after the start: then people are back at their tables
REST = 0.05  # seconds between two steps, for everybody else


class Retention(Struct, frozen=True, kw_only=True):
    """Days after which something goes; 0: never.

    A waiting table of three months ago is a link that nobody has followed; a guest without any
    table is only a name, and browsers themselves forget who we are after 400 days.
    """

    matches: int = 0  # that are over
    waiting: int = 90  # tables whose match has not begun
    chat: int = 0
    guests: int = 400  # who are at no table


class Purged(Struct):
    """How much has gone."""

    matches: int = 0
    waiting: int = 0
    chat: int = 0
    guests: int = 0


class AgingStore(Protocol):
    """A store that knows what is old."""

    async def old_tables(self, status: Status, before: int, after: str) -> list[str]: ...

    async def old_chat(self, before: int) -> int: ...

    async def old_guests(self, before: int) -> int: ...

    async def remove_old_table(self, table: str, before: int) -> bool: ...

    async def remove_old_chat(self, before: int) -> int: ...

    async def remove_old_guests(self, before: int) -> int: ...

    async def wipe(self) -> None: ...


class Purge:
    """Removes what is older than it is to be kept."""

    def __init__(self, house: House, store: AgingStore, days: Retention) -> None:
        self._house = house
        self._store = store
        self.days = days

    async def every_day(self, besides: Callable[[], Awaitable[None]]) -> None:
        """For as long as the server runs; `besides` is done each time, too."""
        await asyncio.sleep(BEGIN)
        while True:
            try:
                purged = await self.run()
                LOG.info("removed what was old: %s", purged)
                await besides()
            except StorageTrouble as error:
                LOG.warning("what is old could not be removed: %s", error)
            except Exception as error:  # tomorrow is another day
                LOG.error("what is old could not be removed", exc_info=error)
            await asyncio.sleep(DAY)

    async def run(self, days: Retention | None = None) -> Purged:
        """All that is too old now, by other days if some are named; how much it was."""
        days, found = self.days if days is None else days, Purged()
        if days.matches:
            found.matches = await self._tables("over", self._before(days.matches))
        if days.waiting:
            found.waiting = await self._tables("waiting", self._before(days.waiting))
        if days.chat:
            found.chat = await self._all(self._store.remove_old_chat, self._before(days.chat))
            self._house.tables.forget_chat(self._before(days.chat))
        if days.guests:
            before = self._before(days.guests)
            found.guests = await self._all(self._store.remove_old_guests, before)
        await self._store.wipe()
        return found

    async def look(self, days: Retention) -> Purged:
        """How much would go; of chat also what would go with its table."""
        found = Purged()
        if days.matches:
            found.matches = await self._count("over", self._before(days.matches))
        if days.waiting:
            found.waiting = await self._count("waiting", self._before(days.waiting))
        if days.chat:
            found.chat = await self._store.old_chat(self._before(days.chat))
        if days.guests:
            found.guests = await self._store.old_guests(self._before(days.guests))
        return found

    def _before(self, days: int) -> int:
        return self._house.clock.now() - days * DAY

    async def _old(self, status: Status, before: int) -> AsyncIterator[str]:
        """Tables at which nobody is now."""
        last = ""
        while old := await self._store.old_tables(status, before, last):
            for last in old:
                if self._house.tables.is_idle(last):
                    yield last

    async def _count(self, status: Status, before: int) -> int:
        return len([table async for table in self._old(status, before)])

    async def _tables(self, status: Status, before: int) -> int:
        count = 0
        async for table in self._old(status, before):
            if await self._store.remove_old_table(table, before):
                self._house.tables.is_no_more(table)
                count += 1
            await asyncio.sleep(REST)
        return count

    async def _all(self, step: Callable[[int], Awaitable[int]], before: int) -> int:
        count = 0
        while some := await step(before):
            count += some
            await asyncio.sleep(REST)
        return count
