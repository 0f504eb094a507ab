"""Guests who want all that is kept of them removed: begun at once, and ended whatever happens.

That it has begun is kept. Sessions end with that; then tables are left one by one, and the guest
goes last. What an end of the server interrupts goes on when it is back.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from typing import Protocol

from serai.house.denied import Denied
from serai.house.house import House
from serai.house.own_data import OwnData
from serai.house.store import StorageTrouble
from serai.house.stored_rows import GuestRecord

LOG = logging.getLogger("serai.server")


class LeavingBook(Protocol):
    """What is kept of guests, and that somebody is leaving."""

    async def own_data(self, guest: str) -> OwnData | None: ...

    async def begin_leaving(self, guest: str) -> None: ...

    async def leaving(self) -> list[GuestRecord]: ...

    async def end_leaving(self, guest: str, name: str) -> None: ...


class Departures:
    """Removes guests, and hands out what is kept of them."""

    def __init__(
        self, house: House, book: LeavingBook, left: Callable[[str], None] = lambda _: None
    ) -> None:
        """`left` is told of everybody who is nobody any more."""
        self._house = house
        self._book = book
        self._reading = asyncio.Lock()  # all of somebody is much: it leaves room for others
        self._left = left

    async def own_data(self, guest: str) -> OwnData:
        """All that is kept of a guest."""
        async with self._reading:
            found = await self._book.own_data(guest)
        if found is None:
            raise Denied(401, "no-identity")
        return found

    async def begin(self, guest: str) -> None:
        """From now on nobody is this guest any more, and it is kept that the rest has to go.

        What they have asked for before and what comes only now is refused first, so that all that
        was stored for them is there when the tables are looked for.
        """
        left = self._house.tables.left
        left.add(guest)
        try:
            await self._book.begin_leaving(guest)
        except StorageTrouble:  # they stay, and may ask again
            left.discard(guest)
            raise
        self._left(guest)

    async def end(self, guest: GuestRecord) -> None:
        """Everything goes."""
        await self._house.tasks.done(self._end(guest))

    async def _end(self, guest: GuestRecord) -> None:
        await self._house.leaving.from_all_tables(guest.id, guest.name)
        await self._book.end_leaving(guest.id, guest.name)

    async def go_on(self) -> None:
        """What was interrupted is brought to its end; one who cannot be removed keeps no other."""
        try:
            left = await self._book.leaving()
        except StorageTrouble as error:
            LOG.warning("it is not known who has left: %s", error)
            return
        for guest in left:
            try:
                await self.end(guest)
            except (Denied, StorageTrouble) as error:
                LOG.warning("somebody who has left is still in the database: %s", error)
            except Exception as error:  # the next one is another story
                LOG.error("somebody who has left is still in the database", exc_info=error)
