"""Carries out what whoever runs the server has ordered: in the server, or in its absence."""

from __future__ import annotations

import logging
from typing import Protocol

from msgspec.structs import asdict

from serai.house.denied import Denied
from serai.house.house import House
from serai.house.protocol import Announcement
from serai.house.store import Damaged, StorageTrouble
from serai.house.stored_rows import GuestRecord
from serai.server.departures import Departures
from serai.server.orders import (
    Announce,
    Answer,
    AnyOrder,
    Ban,
    Close,
    Delete,
    Mute,
    Outcome,
    PurgeOld,
)
from serai.server.retention import Purge, Retention

LOG = logging.getLogger("serai.server")


class Book(Protocol):
    """What is kept of orders."""

    async def guest(self, guest: str) -> GuestRecord | None: ...

    async def ban(self, guest: str, banned: bool) -> bool: ...

    async def mute(self, guest: str, until: int | None) -> bool: ...

    async def announce(self, what: Announcement) -> None: ...

    async def announcement(self) -> Announcement: ...


class Doors(Protocol):
    """Where guests come in, and where it is remembered who they are."""

    def turn_away(self, guest: str) -> None: ...

    def look_again(self, guest: str) -> None: ...

    def look_at_all_again(self) -> None: ...


class NoDoors:
    """Where nobody comes in."""

    def turn_away(self, guest: str) -> None:
        """Nobody of them is here."""

    def look_again(self, guest: str) -> None:
        """Nothing is remembered."""

    def look_at_all_again(self) -> None:
        """As always."""


class Caretaker:
    """Does what is ordered, and says what became of it."""

    def __init__(
        self,
        house: House,
        book: Book,
        departures: Departures,
        doors: Doors,
        purge: Purge | None,
    ) -> None:
        self._house = house
        self._book = book
        self._departures = departures
        self._doors = doors
        self._purge = purge

    async def carry_out(self, order: AnyOrder) -> Answer:
        """Whatever happens there is an answer."""
        try:
            return await self._done(order)
        except Damaged:
            return Answer("damaged")
        except Denied as denied:
            return Answer("no-table" if denied.key == "no-table" else "failed")
        except StorageTrouble as error:
            LOG.warning("an order could not be carried out: %s", error)
            return Answer("storage")
        except Exception as error:  # whoever ordered it shall hear of it, and the server go on
            LOG.error("an order could not be carried out", exc_info=error)
            return Answer("failed")

    async def _done(self, order: AnyOrder) -> Answer:
        match order:
            case Close():
                return answered(await self._house.closing.close(order.table))
            case Ban():
                return await self._ban(order)
            case Mute():
                return await self._mute(order)
            case Delete():
                return await self._delete(order)
            case PurgeOld():
                return await self._purge_old(order)
            case Announce():
                await self._book.announce(Announcement(text=order.text, at=order.at))
                await self.tell()
                return Answer("done")

    async def tell(self) -> None:
        """Everybody hears what is announced, if they have not yet."""
        self._house.announcements.tell(await self._book.announcement())

    async def catch_up(self) -> None:
        """Somebody else has carried something out."""
        self._doors.look_at_all_again()
        await self.tell()

    async def _ban(self, order: Ban) -> Answer:
        known = await self._book.guest(order.guest)
        if known is None or not await self._book.ban(order.guest, order.banned):
            return Answer("no-guest")
        if order.banned:
            self._doors.turn_away(order.guest)
        else:
            self._doors.look_again(order.guest)
        return answered(known.banned != order.banned)

    async def _mute(self, order: Mute) -> Answer:
        known = await self._book.guest(order.guest)
        if known is None or not await self._book.mute(order.guest, order.until):
            return Answer("no-guest")
        self._doors.look_again(order.guest)
        return answered(known.muted != order.until)

    async def _delete(self, order: Delete) -> Answer:
        known = await self._book.guest(order.guest)
        if known is None:
            return Answer("no-guest")
        await self._departures.begin(known.id)
        await self._departures.end(known)
        return Answer("done")

    async def _purge_old(self, order: PurgeOld) -> Answer:
        if self._purge is None:
            return Answer("failed")
        days = Retention(**asdict(self._purge.days) | order.days)
        work = self._purge.look(days) if order.dry else self._purge.run(days)
        return Answer("done", await work, days)


def answered(has_changed: bool) -> Answer:
    """Whether it was so before."""
    outcome: Outcome = "done" if has_changed else "already"
    return Answer(outcome)
