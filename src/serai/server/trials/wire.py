"""The light end of HTTP and WebSocket: thousands of clients in one process, at little cost.

Only what our own server speaks: no compression, no fragments, answers with a length.
"""

from __future__ import annotations

import asyncio
import base64
import contextlib
import secrets
import time
from collections.abc import Callable
from typing import Any, NamedTuple, TypeVar, cast

import msgspec

from serai.server.identity import COOKIE
from serai.server.protocol import Error, FromClient

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


class Caller:
    """One browser: its cookie, and one connection for requests, one after the other."""

    def __init__(self, port: int, cookie: str | None = None) -> None:
        self.port = port
        self.cookie = cookie
        self._streams: tuple[asyncio.StreamReader, asyncio.StreamWriter] | None = None
        self._turn = asyncio.Lock()
        self._used = 0.0

    async def call(self, method: str, path: str, body: FromClient | None = None) -> Answer:
        """Ask once; Lost if the server has gone in between, and then nobody knows."""
        async with self._turn:
            try:
                async with asyncio.timeout(PATIENCE):
                    return await self._exchange(method, path, body)
            except (OSError, EOFError, TimeoutError, ValueError) as error:
                self.close()
                raise Lost(str(error)) from None

    async def _exchange(self, method: str, path: str, body: FromClient | None) -> Answer:
        if self._streams is not None and time.monotonic() - self._used > KEPT:
            self.close()
        if self._streams is None:
            self._streams = await asyncio.open_connection("127.0.0.1", self.port)
        reader, writer = self._streams
        data = b"" if body is None else msgspec.json.encode(body)
        lines = [f"{method} {path} HTTP/1.1", f"Host: 127.0.0.1:{self.port}"]
        if self.cookie is not None:
            lines.append(f"Cookie: {COOKIE}={self.cookie}")
        if data:
            lines.append("Content-Type: application/json")
        lines.append(f"Content-Length: {len(data)}\r\n\r\n")
        writer.write("\r\n".join(lines).encode() + data)
        head = (await reader.readuntil(b"\r\n\r\n")).decode("latin-1").split("\r\n")
        status = int(head[0].split(" ")[1])
        length, cookie = 0, None
        for line in head[1:]:
            name, _, value = line.partition(":")
            if name.lower() == "content-length":
                length = int(value)
            elif name.lower() == "set-cookie" and value.strip().startswith(COOKIE):
                cookie = value.strip().partition("=")[2].partition(";")[0]
        if cookie:
            self.cookie = cookie
        found = Answer(status, cookie, await reader.readexactly(length))
        self._used = time.monotonic()
        return found

    def close(self) -> None:
        """Hang up."""
        if self._streams is not None:
            self._streams[1].close()
            self._streams = None


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
