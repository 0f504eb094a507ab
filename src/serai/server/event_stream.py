"""The live channel as an event stream, where WebSockets are blocked.

Each frame is one event of the stream. Frames of the log carry the number of their last event as
`id`, which browsers send back as Last-Event-ID when they connect again: the log goes on there.
"""

from __future__ import annotations

import asyncio
from typing import Any

import msgspec
from msgspec import UNSET, Struct, UnsetType
from starlette.responses import Response
from starlette.types import Receive, Scope, Send

from serai.house.denied import Denied
from serai.house.protocol import Count, FromClient, Hello, SeatNumber
from serai.house.subscription import Subscription
from serai.server.endpoint import EVENT_STREAM, Call
from serai.server.live_connections import BANNED, refusal

STILL_HERE = b": \n\n"
RETRY = b"retry: 1000\n\n"


class From(FromClient, frozen=True):
    """Where the client is: its last event, its last line of chat, and from which seat it looks."""

    last: Count = 0
    chat: Count = 0
    seat: SeatNumber | UnsetType = UNSET


class NumberedEvent(Struct):
    """As much of an event as is needed here."""

    seq: int


class Numbered(Struct):
    """As much of a frame as is needed here."""

    type: str
    events: list[NumberedEvent] = []


NUMBERED = msgspec.json.Decoder(Numbered)


def event_of(frame: bytes) -> bytes:
    """A frame as an event of the stream (JSON of ours has no line breaks)."""
    found = NUMBERED.decode(frame)
    number = b"id: %d\n" % found.events[-1].seq if found.type == "log" and found.events else b""
    return number + b"data: " + frame + b"\n\n"


async def stream(call: Call) -> Response:
    """The frames of the live channel as server-sent events."""
    asked: From = call.query
    resumed = call.headers.get("last-event-id", "")
    last = int(resumed) if resumed.isascii() and resumed.isdecimal() and len(resumed) < 10 else 0
    seat = None if isinstance(asked.seat, UnsetType) else asked.seat
    hello = Hello(last=max(last, asked.last), chat=asked.chat, seat=seat)
    call.limits.take("log", call.guest, call.address)
    ending = call.live.begin(call.guest, call.address)
    try:
        if call.session is not None:  # it may have ended while we began to count
            session = await call.identities.of(call.session.cookie)
            if session is None:
                raise Denied(401, "no-identity")
            session.check_may_come()
        subscription = await call.house.subscribe(call.table, call.guest, hello)
    except BaseException:
        call.live.done(ending, call.guest, call.address, call.scope)
        raise
    return EventStream(call, subscription, ending)


class EventStream(Response):
    """An answer without an end, until one side has enough."""

    def __init__(self, call: Call, subscription: Subscription, ending: asyncio.Future[int]) -> None:
        headers = {"X-Accel-Buffering": "no", "Connection": "close"}  # it counts until it is gone
        super().__init__(media_type=EVENT_STREAM, headers=headers)
        del self.headers["content-length"]
        self.call = call
        self.subscription = subscription
        self.ending = ending

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Send frames, and signs of life in between."""
        tasks: list[asyncio.Future[None]] = [
            asyncio.ensure_future(self.tell(send)),
            asyncio.ensure_future(self.left(receive)),
        ]
        try:
            ways: list[asyncio.Future[Any]] = [self.ending, *tasks]
            await asyncio.wait(ways, return_when=asyncio.FIRST_COMPLETED)
        finally:
            self.subscription.close()
            self.call.live.done(self.ending, self.call.guest, self.call.address, scope)
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)
        is_banned = self.ending.done() and not self.ending.cancelled()
        is_banned = is_banned and self.ending.result() == BANNED
        last = event_of(refusal(Denied(403, "banned"))) if is_banned else b""
        await send({"type": "http.response.body", "body": last})

    async def left(self, receive: Receive) -> None:
        """Ends when the client has gone."""
        while (await receive())["type"] != "http.disconnect":
            pass

    async def tell(self, send: Send) -> None:
        """Ends when the house has closed the subscription, or the client does not read."""
        settings = self.call.live.settings
        await send({"type": "http.response.start", "status": 200, "headers": self.raw_headers})
        data: bytes = RETRY
        waiting = asyncio.ensure_future(self.subscription.next())
        try:
            while True:
                async with asyncio.timeout(settings.patience):
                    await send({"type": "http.response.body", "body": data, "more_body": True})
                done, _ = await asyncio.wait({waiting}, timeout=settings.heartbeat)
                if not done:
                    data = STILL_HERE
                    continue
                frame = waiting.result()
                if frame is None:
                    return
                data = event_of(frame)
                waiting = asyncio.ensure_future(self.subscription.next())
        finally:
            waiting.cancel()
