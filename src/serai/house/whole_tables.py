"""A table as a whole, for who does not listen to it: its state, its log, and it all as a file."""

from __future__ import annotations

from msgspec.structs import replace

from serai.core.speech import Problem
from serai.house import unplayable
from serai.house.access import Access
from serai.house.aside import Aside
from serai.house.courses import Courses
from serai.house.denied import Denied
from serai.house.requests import KeptTold
from serai.house.tables_in_memory import TablesInMemory
from serai.house.told_refusals import trouble_told


class WholeTables:
    """Tells them to who may watch; what is hidden before the end only after it."""

    def __init__(self, tables: TablesInMemory, courses: Courses, aside: Aside) -> None:
        self._tables = tables
        self._courses = courses
        self._aside = aside

    async def state(self, table: str, guest: str | None) -> bytes:
        """The table now, from the first of the own seats or as a spectator."""
        hosted = await self._tables.hosted(table)
        hosted.check_may_watch(guest)
        return hosted.state(guest, next(iter(hosted.seats_of(guest)), None))

    async def events(self, table: str, guest: str | None, after: int) -> bytes:
        """The log after an event."""
        hosted = await self._tables.hosted(table)
        hosted.check_may_watch(guest)
        return await hosted.events(after)

    async def kept(self, table: str, guest: str | None) -> KeptTold:
        """The match as it is kept, whether it can be played on or not."""
        stored = await self._tables.stored(table)
        Access(stored.table, stored.seats).check_may_watch(guest)
        told = await self._aside.run(unplayable.told_of, stored)
        try:
            await self._tables.hosted(table)
        except Problem as why:
            return replace(told, why=trouble_told(why))
        return told

    async def transcript(self, table: str, guest: str | None) -> str:
        """A finished match as text, or one that cannot be finished here."""
        try:
            hosted = await self._tables.hosted(table)
        except Problem:
            stored = await self._tables.stored(table)
            unplayable.check_may_download(Access(stored.table, stored.seats), guest)
            return await self._aside.run(unplayable.transcript_of, stored)
        hosted.check_may_watch(guest)
        if not hosted.table.ended:
            raise Denied(409, "not-finished")
        return await self._aside.run(hosted.table.match.transcript)

    async def course(self, table: str, guest: str | None) -> bytes:
        """How a finished match went; nothing of it is hidden any more."""
        hosted = await self._tables.hosted(table)
        hosted.check_may_watch(guest)
        if not hosted.table.ended or not hosted.table.match.over:
            raise Denied(409, "not-finished")
        return await self._courses.of(table, hosted.table)
