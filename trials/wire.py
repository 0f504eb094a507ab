"""The light end of HTTP and WebSocket: thousands of clients in one process, at little cost.

Only what our own server speaks: no compression, no fragments, answers with a length.
"""

from __future__ import annotations

import asyncio
import base64
import contextlib
import secrets
from collections.abc import Callable
from typing import Any, NamedTuple, TypeVar, cast

import msgspec

from serai.house.protocol import FromClient
from serai.house.requests import Error
from serai.server.identity import COOKIE

TEXT, CLOSE, PING, PONG = 1, 8, 9, 10
FINAL = 0x80
NO_MASK = b"\0\0\0\0"  # a mask is for proxies between us, and there are none
PATIENCE = 30.0  # seconds for one answer
KEPT = 3.0  # seconds; the server hangs up on who asks nothing for five

T = TypeVar("T")


class Lost(Exception):
    """The connection has gone, or never came about."""


class Unexpected(Exception):
    """The server answered what it should not have."""


class Answer(NamedTuple):
    """An answer over HTTP."""

    status: int
    cookie: str | None
    body: bytes

    def read(self, kind: type[T]) -> T:
        """The body as what it should be."""
        if self.status >= 300:
            raise Unexpected(f"{self.status} {self.body[:200]!r}")
        return msgspec.json.decode(self.body, type=kind)

    @property
    def trouble(self) -> str:
        """The key of the trouble that was answered."""
        return msgspec.json.decode(self.body, type=Error).trouble.key


class Caller(asyncio.Protocol):
    """One browser: its cookie, and one connection for requests, one after the other."""

    def __init__(self, port: int, cookie: str | None = None) -> None:
        self.port = port
        self.cookie = cookie
        self._transport: asyncio.Transport | None = None
        self._turn = asyncio.Lock()
        self._used = 0.0
        self._buffer = bytearray()
        self._waiting: asyncio.Future[Answer] | None = None

    @property
    def guest(self) -> str:
        """The id that the cookie names."""
        return (self.cookie or "").partition(".")[0]

    async def call(self, method: str, path: str, body: FromClient | None = None) -> Answer:
        """Ask once; Lost if the server has gone in between, and then nobody knows."""
        loop = asyncio.get_running_loop()
        async with self._turn:
            if self._transport is not None and loop.time() - self._used > KEPT:
                self.close()
            if self._transport is None:
                await self._connect(loop)
            waiting: asyncio.Future[Answer] = loop.create_future()
            self._waiting = waiting
            patience = loop.call_later(PATIENCE, self._end, "no answer")
            self._write(method, path, b"" if body is None else msgspec.json.encode(body))
            try:
                answer = await waiting
            finally:
                patience.cancel()
                self._waiting = None
                self._used = loop.time()
            if answer.cookie:
                self.cookie = answer.cookie
            return answer

    async def _connect(self, loop: asyncio.AbstractEventLoop) -> None:
        try:
            async with asyncio.timeout(PATIENCE):
                await loop.create_connection(lambda: self, "127.0.0.1", self.port)
        except (OSError, TimeoutError) as error:
            raise Lost(str(error)) from None

    def _write(self, method: str, path: str, data: bytes) -> None:
        cookie = "" if self.cookie is None else f"Cookie: {COOKIE}={self.cookie}\r\n"
        kind = "Content-Type: application/json\r\n" if data else ""
        head = (
            f"{method} {path} HTTP/1.1\r\nHost: 127.0.0.1:{self.port}\r\n"
            f"{cookie}{kind}Content-Length: {len(data)}\r\n\r\n"
        )
        if self._transport is None:
            self._end("gone")
        else:
            self._transport.write(head.encode() + data)

    def _end(self, why: str) -> None:
        """Whoever waits for an answer will not get one."""
        if self._waiting is not None and not self._waiting.done():
            self._waiting.set_exception(Lost(why))
        self.close()

    def close(self) -> None:
        """Hang up."""
        transport, self._transport = self._transport, None
        if transport is not None:
            transport.abort()

    # --- what the loop calls ---

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """The connection is there."""
        self._transport = cast("asyncio.Transport", transport)
        self._buffer.clear()

    def data_received(self, data: bytes) -> None:
        """A part of an answer, or all of it."""
        self._buffer += data
        answer = answer_in(self._buffer)
        if answer is not None:
            self._buffer.clear()
            if self._waiting is not None and not self._waiting.done():
                self._waiting.set_result(answer)

    def connection_lost(self, exc: Exception | None) -> None:
        """The connection is gone."""
        self._end(str(exc))


def answer_in(buffer: bytearray) -> Answer | None:
    """The answer that has arrived; None if it is not all there."""
    end = buffer.find(b"\r\n\r\n")
    if end < 0:
        return None
    head = bytes(buffer[:end])
    low = head.lower()
    length = int(field_of(low, head, b"content-length") or 0)
    if len(buffer) < end + 4 + length:
        return None
    cookie = field_of(low, head, b"set-cookie")
    value = None
    if cookie is not None and cookie.startswith(COOKIE.encode()):
        value = cookie.partition(b"=")[2].partition(b";")[0].decode()
    return Answer(int(head[9:12]), value, bytes(buffer[end + 4 : end + 4 + length]))


def field_of(low: bytes, head: bytes, name: bytes) -> bytes | None:
    """One header field; `low` is the head in small letters."""
    at = low.find(b"\r\n" + name + b":")
    if at < 0:
        return None
    begin = at + len(name) + 3
    end = head.find(b"\r\n", begin)
    return head[begin : end if end >= 0 else len(head)].strip()


class Line(asyncio.Protocol):
    """A WebSocket. Frames are given to `heard` as they come; `lost` is told once of the end."""

    def __init__(self, heard: Callable[[bytes], None], lost: Callable[[int], None]) -> None:
        self.heard = heard
        self.lost = lost
        self.opened: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.code = 1006
        self._transport: asyncio.Transport | None = None
        self._buffer = bytearray()

    @classmethod
    async def open(
        cls,
        port: int,
        table: str,
        cookie: str | None,
        heard: Callable[[bytes], None],
        lost: Callable[[int], None],
    ) -> Line:
        """Connect to a table; Lost if that fails."""
        line = cls(heard, lost)
        try:
            async with asyncio.timeout(PATIENCE):
                await asyncio.get_running_loop().create_connection(lambda: line, "127.0.0.1", port)
                line._greet(port, table, cookie)
                await line.opened
        except (OSError, TimeoutError) as error:
            line.close()
            raise Lost(str(error)) from None
        return line

    def _greet(self, port: int, table: str, cookie: str | None) -> None:
        key = base64.b64encode(secrets.token_bytes(16)).decode()
        lines = [
            f"GET /api/tables/{table}/live HTTP/1.1",
            f"Host: 127.0.0.1:{port}",
            "Upgrade: websocket",
            "Connection: Upgrade",
            f"Sec-WebSocket-Key: {key}",
            "Sec-WebSocket-Version: 13",
            *([f"Cookie: {COOKIE}={cookie}"] if cookie else []),
        ]
        self._write("\r\n".join([*lines, "\r\n"]).encode())

    def _write(self, data: bytes) -> None:
        if self._transport is not None:
            self._transport.write(data)

    def send(self, message: bytes) -> None:
        """One message; nobody knows whether it arrives."""
        self._frame(TEXT, message)

    def _frame(self, kind: int, data: bytes) -> None:
        length = len(data)
        if length < 126:
            head = bytes((FINAL | kind, 0x80 | length))
        else:
            head = bytes((FINAL | kind, 0x80 | 126)) + length.to_bytes(2, "big")
        self._write(head + NO_MASK + data)

    def close(self) -> None:
        """Hang up without a word."""
        if self._transport is not None:
            self._transport.abort()

    # --- what the loop calls ---

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """The line is there."""
        self._transport = cast("asyncio.Transport", transport)

    def data_received(self, data: bytes) -> None:
        """Bytes have come: the answer to our greeting, then frames."""
        buffer = self._buffer
        buffer += data
        if not self.opened.done():
            end = buffer.find(b"\r\n\r\n")
            if end < 0:
                return
            if b" 101 " not in buffer[:end].split(b"\r\n")[0]:
                self.opened.set_exception(Unexpected(bytes(buffer[:200]).decode("latin-1")))
                self.close()
                return
            self.opened.set_result(None)
            del buffer[: end + 4]
        at = 0
        while (frame := frame_at(buffer, at)) is not None:
            kind, begin, at = frame
            payload = bytes(memoryview(buffer)[begin:at])
            if kind == TEXT:
                self.heard(payload)
            elif kind == PING:
                self._frame(PONG, payload)
            elif kind == CLOSE:
                self.code = int.from_bytes(payload[:2], "big") if payload else 1005
        if at:
            del buffer[:at]

    def connection_lost(self, exc: Exception | None) -> None:
        """The line is gone."""
        self._transport = None
        if not self.opened.done():
            self.opened.set_exception(Lost(str(exc)))
            with contextlib.suppress(Lost):
                self.opened.exception()
        self.lost(self.code)


def frame_at(buffer: bytearray, at: int) -> tuple[int, int, int] | None:
    """Kind, beginning and end of the frame that begins here; None if it is not all there."""
    if len(buffer) < at + 2:
        return None
    length, begin = buffer[at + 1], at + 2
    if length >= 126:
        size = 2 if length == 126 else 8
        begin += size
        if len(buffer) < begin:
            return None
        length = int.from_bytes(buffer[at + 2 : begin], "big")
    end = begin + length
    return (buffer[at] & 0x0F, begin, end) if len(buffer) >= end else None


def encoded(message: Any) -> bytes:
    """A message as it goes over the wire."""
    return msgspec.json.encode(message)
