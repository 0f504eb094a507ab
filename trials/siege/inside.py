"""Calls into the application itself, without a network: requests and live connections by ASGI."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from typing import Any, NamedTuple
from urllib.parse import unquote

from starlette.types import ASGIApp, Message

from serai.server.identity import COOKIE

ORIGIN = "http://serai.test"
PATIENCE = 20.0  # seconds for one answer
JSON = ("content-type", "application/json")

Headers = Sequence[tuple[str, str]]


class Answer(NamedTuple):
    """An answer to a request."""

    status: int
    headers: dict[str, str]
    body: bytes


def scope_of(kind: str, path: str, headers: Headers, cookie: str | None) -> dict[str, Any]:
    """Where a call goes, and what stands above it; what is given twice is sent twice."""
    path, _, query = path.partition("?")
    named = [("host", "serai.test"), *headers]
    if not any(name == "origin" for name, _ in headers):
        named.append(("origin", ORIGIN))
    if cookie is not None:
        named.append(("cookie", f"{COOKIE}={cookie}"))
    return {
        "type": kind,
        "asgi": {"version": "3.0", "spec_version": "2.3"},
        "http_version": "1.1",
        "scheme": "http" if kind == "http" else "ws",
        "path": unquote(path, errors="surrogateescape"),
        "raw_path": path.encode(),
        "query_string": query.encode(),
        "root_path": "",
        "headers": [(name.encode(), text.encode("latin-1", "replace")) for name, text in named],
        "client": ("192.0.2.1", 1234),
        "server": ("serai.test", 80),
        "subprotocols": [],
        "state": {},
    }


async def call(
    app: ASGIApp,
    method: str,
    path: str,
    data: bytes = b"",
    headers: Headers = (),
    cookie: str | None = None,
) -> Answer:
    """One request."""
    length = [("content-length", str(len(data)))]
    if any(name == "content-length" for name, _ in headers):
        length = []
    scope = scope_of("http", path, [*headers, *length], cookie) | {"method": method}
    sent: list[Message] = [{"type": "http.request", "body": data, "more_body": False}]
    got: list[Message] = []

    async def receive() -> Message:
        return sent.pop(0) if sent else {"type": "http.disconnect"}

    async def send(message: Message) -> None:
        got.append(message)

    async with asyncio.timeout(PATIENCE):
        await app(scope, receive, send)
    named = {name.decode(): text.decode("latin-1") for name, text in got[0]["headers"]}
    body = b"".join(message.get("body", b"") for message in got[1:])
    return Answer(got[0]["status"], named, body)


class Hung(Exception):
    """The server has closed the connection with this code."""

    def __init__(self, code: int) -> None:
        super().__init__(code)
        self.code = code


class Socket:
    """A live connection."""

    def __init__(self, app: ASGIApp, table: str, cookie: str | None) -> None:
        self._up: asyncio.Queue[Message] = asyncio.Queue()
        self._down: asyncio.Queue[Message] = asyncio.Queue()
        scope = scope_of("websocket", f"/api/tables/{table}/live", (), cookie)
        self._up.put_nowait({"type": "websocket.connect"})
        self._running = asyncio.ensure_future(app(scope, self._up.get, self._down.put))

    async def receive(self) -> bytes:
        """The next frame; Hung if there are no more."""
        while True:
            async with asyncio.timeout(PATIENCE):
                message = await self._down.get()
            if message["type"] == "websocket.close":
                raise Hung(message.get("code", 1000))
            if message["type"] == "websocket.send":
                return str(message["text"]).encode()

    def send(self, text: str) -> None:
        """A frame of text."""
        self._up.put_nowait({"type": "websocket.receive", "text": text})

    def send_bytes(self, data: bytes) -> None:
        """A binary frame."""
        self._up.put_nowait({"type": "websocket.receive", "bytes": data})

    async def close(self) -> None:
        """Hang up, and wait until the server has noticed."""
        self._up.put_nowait({"type": "websocket.disconnect", "code": 1001})
        async with asyncio.timeout(PATIENCE):
            await self._running
