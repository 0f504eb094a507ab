"""What one connection hears of a table, frame by frame, at its own pace."""

from __future__ import annotations

import asyncio

import msgspec

from serai.house.announcements import Announcements
from serai.house.denied import Denied
from serai.house.hosted_table import HostedTable
from serai.house.protocol import Chat, Hello

_ENCODER = msgspec.json.Encoder()


class Subscription:
    """The frames for one connection; made by `House.subscribe`."""

    def __init__(
        self,
        hosted: HostedTable,
        guest: str | None,
        hello: Hello,
        announcements: Announcements,
    ) -> None:
        self.hosted = hosted
        self.guest = guest
        self._announcements = announcements
        self._announced = announcements.known_at_first
        self.seat: int | None = None
        self._known = 0
        self._chat = 0
        self._state = True
        self._presence = True
        self._closed = False
        self._more = asyncio.Event()
        self._greet(hello)
        hosted.listeners.add(self)
        hosted.presence_changed()

    async def hello(self, hello: Hello) -> None:
        """Go on from another point, or look from another own seat."""
        self._greet(hello)
        self.refresh()

    def _greet(self, hello: Hello) -> None:
        self.hosted.check_may_watch(self.guest)
        yours = self.hosted.seats_of(self.guest)
        if hello.seat is not None and hello.seat not in yours:
            raise Denied(403, "not-your-seat")
        self.seat = hello.seat if hello.seat is not None else yours[0] if yours else None
        self._known = min(hello.last, self.hosted.table.seq)
        self._chat = hello.chat

    async def next(self) -> bytes | None:
        """The next frame; None when it is closed."""
        while not self._closed:
            if self._known < self.hosted.table.seq:
                await self.hosted.prepare_slice(self._known)
                if self not in self.hosted.listeners:  # closed meanwhile
                    return None
            frame = self.take()
            if frame is not None:
                return frame
            self._more.clear()
            await self._more.wait()
        return None

    def take(self) -> bytes | None:
        """What this connection has not been told yet, the oldest first."""
        hosted = self.hosted
        yours = hosted.seats_of(self.guest)
        if self.seat is not None and self.seat not in yours:
            self.seat = yours[0] if yours else None  # it was left, or taken to another browser
            self._state = True
        elif self.seat is None and yours:
            self.seat = yours[0]
            self._state = True
        if not hosted.may_watch(self.guest):
            self.close()
            return None
        if self._announced != self._announcements.number:
            self._announced = self._announcements.number
            return self._announcements.frame
        if self._known < hosted.table.seq:
            after, self._known = self._known, hosted.end_of_slice(self._known)
            return hosted.slice_of_events(after)
        if self._state:
            self._state = False
            return hosted.state(self.guest, self.seat)
        if yours and hosted.chat and hosted.chat[-1].id > self._chat:
            after, self._chat = self._chat, hosted.chat[-1].id
            return _ENCODER.encode(Chat(lines=[one for one in hosted.chat if one.id > after]))
        if self._presence:
            self._presence = False
            return hosted.presence()
        return None

    def refresh(self) -> None:
        """The table has changed."""
        self._state = True
        self._more.set()

    def renew_presence(self) -> None:
        """Who is there has changed."""
        self._presence = True
        self._more.set()

    def wake(self) -> None:
        """There may be something new."""
        self._more.set()

    def close(self) -> None:
        """Nobody listens any more."""
        if not self._closed:
            self._closed = True
            self._more.set()
            self.hosted.listeners.discard(self)
            self.hosted.presence_changed()
