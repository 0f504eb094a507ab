"""Connections below the application: how much one may bring, how long it may take, how it ends.

uvicorn leaves all this to a proxy before it; we do not want to need one. What is limited here is
seen by nobody else: heads of requests, requests that wait behind others, frames that are no
messages, and what has been sent but is not taken.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Iterator
from functools import partial
from ipaddress import ip_address, ip_network
from typing import Any, cast

from uvicorn import Config
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from uvicorn.server import ServerState
from websockets.frames import Frame

from serai.house.denied import Denied
from serai.server.limits import Bucket, Limits, Rate
from serai.server.live_connections import GONE

MOST_HEADERS = 100
LONGEST_HEADER = 8_000  # bytes; also of an address
MOST_BESIDE = 32_768  # bytes of a request beside its body: its head, and the lengths of its chunks
MOST_BEHIND = 16  # requests that wait for the answer to the one before
MOST_FRAMES = 128  # messages that have come at once and wait to be read
BESIDE_MESSAGES = Rate(60, 2.0)  # frames that are no messages: pings, pongs, parts
PIECE = 1024  # bytes that are looked at before we look whether that is enough
HEAD_SECONDS = 15.0  # until the head of a request is there
DRAIN_SECONDS = 20.0  # in which some of what was sent must be taken
END_SECONDS = 5.0  # until the rest of a request is there that is answered already


# What anybody can send is worth no line of the log, which would have no end.
WORDS_FOR_CLIENTS = (
    "Invalid HTTP request received.",
    "Invalid UTF-8 sequence received from client.",
    "Unsupported upgrade request.",
)
LOG = logging.getLogger("uvicorn.error.connections")
LOG.addFilter(lambda record: record.msg not in WORDS_FOR_CLIENTS)


class TooMuch(Exception):
    """The head of a request is larger than heads are."""


class Entrance:
    """Lets connections in, and counts them by address; those of our own proxies are not theirs."""

    def __init__(self, limits: Limits, proxies: tuple[str, ...] = ()) -> None:
        self.limits = limits
        self.proxies = [ip_network(one, strict=False) for one in proxies]

    def lets_in(self, address: str, gone: asyncio.Future[None]) -> bool:
        """Whether there may be one more from there; it counts until `gone` is done."""
        if self.proxies and any(ip_address(address) in one for one in self.proxies):
            return True
        try:
            self.limits.arrive(address)
        except Denied:
            return False
        gone.add_done_callback(lambda _: self.limits.depart(address))
        return True


class Deadline:
    """Breaks a connection off when its time is up."""

    def __init__(self, loop: asyncio.AbstractEventLoop) -> None:
        self._loop = loop
        self._timer: asyncio.TimerHandle | None = None

    def within(self, seconds: float, transport: asyncio.Transport) -> None:
        """From now on."""
        self.met()
        self._timer = self._loop.call_later(seconds, transport.abort)

    def met(self) -> None:
        """No longer."""
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None


class Drain:
    """Breaks a connection off when nothing of what was sent to it is taken any more."""

    def __init__(self, loop: asyncio.AbstractEventLoop) -> None:
        self._loop = loop
        self._timer: asyncio.TimerHandle | None = None
        self._left = 0

    def begin(self, transport: asyncio.Transport) -> None:
        """Something has not been taken at once."""
        self.end()
        self._left = transport.get_write_buffer_size()
        self._timer = self._loop.call_later(DRAIN_SECONDS, self._look, transport)

    def _look(self, transport: asyncio.Transport) -> None:
        if transport.get_write_buffer_size() < self._left:
            self.begin(transport)
        else:
            transport.abort()

    def end(self) -> None:
        """All of it is taken."""
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None


class Watched(asyncio.Protocol):
    """What both protocols have in common: who takes nothing is cut off, and who is gone is told."""

    transport: asyncio.Transport
    gone: asyncio.Future[None]  # done when the connection is
    drain: Drain

    def pause_writing(self) -> None:
        """What we send is not taken."""
        super().pause_writing()
        self.drain.begin(self.transport)

    def resume_writing(self) -> None:
        """All that we have sent is taken."""
        super().resume_writing()
        self.drain.end()

    def connection_lost(self, exc: Exception | None) -> None:
        """Somebody has gone."""
        self.drain.end()
        super().connection_lost(exc)
        self.gone.set_result(None)


def pieces(data: bytes) -> Iterator[bytes]:
    """What has come, piece by piece: nobody looks at it further than needed."""
    for begin in range(0, len(data), PIECE):
        yield data[begin : begin + PIECE]


class Connection(Watched, HttpToolsProtocol):
    """Requests over HTTP, until one of them becomes a live connection."""

    def __init__(
        self,
        entrance: Entrance,
        config: Config,
        server_state: ServerState,
        app_state: dict[str, Any],
        _loop: asyncio.AbstractEventLoop | None = None,
    ) -> None:
        loop = _loop or asyncio.get_running_loop()
        self.gone = loop.create_future()
        super().__init__(config, server_state, {**app_state, GONE: self.gone}, loop)
        self.logger = LOG
        self.entrance = entrance
        self.deadline, self.drain = Deadline(loop), Drain(loop)
        self.beside = 0
        self.whole = True  # whether all of the last request is here
        self.too_much = False

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Somebody has come."""
        way = cast("asyncio.Transport", transport)
        super().connection_made(way)
        way.set_write_buffer_limits(0)  # so that we hear of every byte that is not taken
        if not self.entrance.lets_in(self.client[0] if self.client else "", self.gone):
            way.abort()
        self.deadline.within(HEAD_SECONDS, way)

    def connection_lost(self, exc: Exception | None) -> None:
        """Somebody has gone."""
        self.deadline.met()
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        """Stop as soon as it is too much."""
        for piece in pieces(data):
            if self.transport.is_closing() or self.transport.get_protocol() is not self:
                return
            self.beside += len(piece)
            super().data_received(piece)
            if self.beside > MOST_BESIDE:
                self.too_much = True
                self.send_400_response("")

    def on_message_begin(self) -> None:
        """The head of a request has begun."""
        super().on_message_begin()
        self.beside = PIECE  # at most so much of it has come
        self.whole = False
        self.deadline.within(HEAD_SECONDS, self.transport)

    def on_url(self, url: bytes) -> None:
        """A part of the address."""
        super().on_url(url)
        self.check(len(self.url) > LONGEST_HEADER)

    def on_header(self, name: bytes, value: bytes) -> None:
        """One header, before the body or after it."""
        super().on_header(name, value)
        self.check(len(self.headers) > MOST_HEADERS or len(name) + len(value) > LONGEST_HEADER)

    def check(self, too_much: bool) -> None:
        """TooMuch makes the parser stop, and answer."""
        if too_much:
            self.too_much = True
            raise TooMuch

    def on_headers_complete(self) -> None:
        """The head is there."""
        self.deadline.met()
        super().on_headers_complete()
        if len(self.pipeline) > MOST_BEHIND:
            self.transport.abort()

    def on_body(self, body: bytes) -> None:
        """A part of the body: how much that may be is not our affair."""
        self.beside -= len(body)
        super().on_body(body)

    def on_message_complete(self) -> None:
        """The request is there."""
        self.whole = True
        super().on_message_complete()

    def on_response_complete(self) -> None:
        """It is answered; who still sends the rest of it may soon stop."""
        super().on_response_complete()
        if self.cycle.response_complete and not self.whole:
            self.deadline.within(END_SECONDS, self.transport)

    def send_400_response(self, msg: str) -> None:
        """What we cannot read, or do not want to, is answered in the words of the layer below."""
        if self.transport.is_closing():
            return
        if self.too_much:
            self.transport.write(TOO_MUCH)
            self.transport.close()
        else:
            super().send_400_response(msg)

    def handle_websocket_upgrade(self) -> None:
        """From here on it is a live connection."""
        self.deadline.met()
        self.drain.end()
        super().handle_websocket_upgrade()


class Socket(Watched, WebSocketsSansIOProtocol):
    """A live connection."""

    def __init__(
        self,
        config: Config,
        server_state: ServerState,
        app_state: dict[str, Any],
        _loop: asyncio.AbstractEventLoop | None = None,
    ) -> None:
        super().__init__(config, server_state, app_state, _loop)
        self.logger = LOG
        self.gone = app_state[GONE]
        self.drain = Drain(self.loop)
        self.chatter = Bucket(BESIDE_MESSAGES)

    def data_received(self, data: bytes) -> None:
        """Stop as soon as it is too much."""
        for piece in pieces(data):
            if self.transport.is_closing():
                return
            super().data_received(piece)
            if self.conn.handshake_exc is not None or self.queue.qsize() > MOST_FRAMES:
                self.transport.abort()

    def handle_ping(self) -> None:
        """Answer, unless the answers before have not been taken: one of them is as good as all."""
        if not self.may_chatter():
            return
        if self.writable.is_set():
            super().handle_ping()
        else:
            self.conn.data_to_send()

    def handle_pong(self, event: Frame) -> None:
        """Asked for or not."""
        if self.may_chatter():
            super().handle_pong(event)

    def handle_cont(self, event: Frame) -> None:
        """A part of a message."""
        if self.may_chatter():
            super().handle_cont(event)

    def may_chatter(self) -> bool:
        """Whether there may be one more frame that is no message; else that was the last one."""
        if self.chatter.take():
            return True
        self.transport.abort()
        return False

    def handle_parser_exception(self) -> None:
        """What is no WebSocket is closed with a reason; what never became one has none."""
        if self.conn.close_sent is None:
            self.transport.abort()
        else:
            super().handle_parser_exception()


REASON = b"Request Header Fields Too Large"
TOO_MUCH = b"\r\n".join(
    [
        b"HTTP/1.1 431 " + REASON,
        b"Content-Type: text/plain",
        b"Content-Length: %d" % len(REASON),
        b"Connection: close",
        b"",
        REASON,
    ]
)


def kept_in_order(entrance: Entrance) -> dict[str, Any]:
    """How uvicorn makes its connections: arguments for its `Config`."""
    return {"http": partial(Connection, entrance), "ws": Socket}
