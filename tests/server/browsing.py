"""A browser for tests: it calls the application in-process, by ASGI."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator, Mapping
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from typing import Any
from urllib.parse import unquote

from starlette.types import ASGIApp, Message

from serai.server.live_connections import GONE
from serai.server.settings import Settings

ORIGIN = "http://serai.test"
SETTINGS = Settings(origins=frozenset({ORIGIN}), limits=False)
PATIENCE = 5.0


@dataclass
class Answer:
    """What came back."""

    status: int
    headers: list[tuple[str, str]]
    body: bytes

    def header(self, name: str) -> str | None:
        return next((value for key, value in self.headers if key == name.lower()), None)

    @property
    def json(self) -> Any:
        return json.loads(self.body)

    @property
    def trouble(self) -> str:
        return str(self.json["trouble"]["key"])


class Hung(Exception):
    """The server closed a WebSocket with this code."""

    def __init__(self, code: int) -> None:
        super().__init__(code)
        self.code = code


@dataclass
class Line:
    """An open WebSocket or event stream."""

    up: asyncio.Queue[Message] = field(default_factory=asyncio.Queue)
    down: asyncio.Queue[Message] = field(default_factory=asyncio.Queue)

    async def send(self, message: object) -> None:
        text = message if isinstance(message, str) else json.dumps(message)
        await self.up.put({"type": "websocket.receive", "text": text})

    async def got(self) -> Message:
        async with asyncio.timeout(PATIENCE):
            return await self.down.get()

    async def receive(self) -> Any:
        message = await self.got()
        if message["type"] == "websocket.close":
            raise Hung(message["code"])
        return json.loads(message["text"])

    async def until(self, kind: str) -> Any:
        """The next frame of a kind."""
        while True:
            frame = await self.receive()
            if frame["type"] == kind:
                return frame

    async def event(self) -> tuple[str | None, Any]:
        """Id and frame of the next event of a stream that is more than a sign of life."""
        while True:
            message = await self.got()
            assert message["type"] == "http.response.body"
            lines = message["body"].decode().split("\n")
            fields = dict(line.split(": ", 1) for line in lines if ": " in line)
            if "data" in fields:
                return fields.get("id"), json.loads(fields["data"])


@dataclass
class Browser:
    """Keeps its cookie, and says where its pages come from."""

    app: ASGIApp
    origin: str | None = ORIGIN
    cookie: str | None = None
    address: str = "192.0.2.1"
    scheme: str = "http"
    state: dict[str, Any] = field(default_factory=dict)  # what the layers below tell
    unread: int = 0  # messages that may wait until they are read (0: any number)

    def scope(self, kind: str, path: str, headers: Mapping[str, str]) -> dict[str, Any]:
        path, _, query = path.partition("?")
        named = {"host": "serai.test", **{name.lower(): text for name, text in headers.items()}}
        if self.origin is not None:
            named.setdefault("origin", self.origin)
        if self.cookie is not None:
            named.setdefault("cookie", f"serai_guest={self.cookie}")
        return {
            "type": kind,
            "asgi": {"version": "3.0", "spec_version": "2.3"},
            "http_version": "1.1",
            "scheme": self.scheme if kind == "http" else "ws",
            "path": unquote(path),
            "raw_path": path.encode(),
            "query_string": query.encode(),
            "root_path": "",
            "headers": [
                (key.encode(), text.encode("latin-1")) for key, text in named.items() if text
            ],
            "client": (self.address, 1234),
            "server": ("serai.test", 80),
            "subprotocols": [],
            "state": {},
        }

    async def call(
        self,
        method: str,
        path: str,
        body: object = None,
        headers: Mapping[str, str] | None = None,
        raw: bytes | None = None,
    ) -> Answer:
        """One request. `body` becomes JSON; `raw` is sent as it is."""
        data = raw if raw is not None else b"" if body is None else json.dumps(body).encode()
        given = {"content-type": "application/json"} if data else {}
        given |= {"content-length": str(len(data))} if data else {}
        scope = self.scope("http", path, given | dict(headers or {})) | {"method": method}
        sent: list[Message] = [{"type": "http.request", "body": data, "more_body": False}]
        got: list[Message] = []

        async def receive() -> Message:
            return sent.pop(0) if sent else {"type": "http.disconnect"}

        async def send(message: Message) -> None:
            got.append(message)

        async with asyncio.timeout(PATIENCE):
            await self.app(scope, receive, send)
        answer = Answer(
            status=got[0]["status"],
            headers=[(key.decode(), text.decode()) for key, text in got[0]["headers"]],
            body=b"".join(message.get("body", b"") for message in got[1:]),
        )
        set_cookie = answer.header("set-cookie")
        if set_cookie is not None:
            value = set_cookie.partition(";")[0].partition("=")[2]
            self.cookie = value or None
        return answer

    async def get(self, path: str, **headers: str) -> Answer:
        named = {name.replace("_", "-"): text for name, text in headers.items()}
        return await self.call("GET", path, headers=named)

    async def post(self, path: str, body: object = None, **headers: str) -> Answer:
        named = {name.replace("_", "-"): text for name, text in headers.items()}
        return await self.call("POST", path, {} if body is None else body, named)

    @asynccontextmanager
    async def line(self, scope: dict[str, Any], first: Message) -> AsyncIterator[Line]:
        line = Line(down=asyncio.Queue(self.unread))
        gone = asyncio.get_running_loop().create_future()
        scope["state"] = {GONE: gone, **self.state}
        await line.up.put(first)
        task = asyncio.ensure_future(self.app(scope, line.up.get, line.down.put))
        try:
            yield line
        finally:
            farewell = "websocket.disconnect" if scope["type"] == "websocket" else "http.disconnect"
            await line.up.put({"type": farewell, "code": 1001})
            gone.set_result(None)
            async with asyncio.timeout(PATIENCE):
                await task

    @asynccontextmanager
    async def socket(self, table: str, **headers: str) -> AsyncIterator[Line]:
        """A WebSocket to a table; Hung if it is not even accepted."""
        named = {name.replace("_", "-"): text for name, text in headers.items()}
        scope = self.scope("websocket", f"/api/tables/{table}/live", named)
        async with self.line(scope, {"type": "websocket.connect"}) as line:
            begun = await line.got()
            if begun["type"] != "websocket.accept":
                raise Hung(begun.get("code", begun.get("status", 0)))
            yield line

    @asynccontextmanager
    async def stream(self, table: str, query: str = "", **headers: str) -> AsyncIterator[Line]:
        """An event stream of a table."""
        named = {name.replace("_", "-"): text for name, text in headers.items()}
        named.setdefault("accept", "text/event-stream")
        path = f"/api/tables/{table}/stream{query}"
        scope = self.scope("http", path, named) | {"method": "GET"}
        async with self.line(scope, {"type": "http.request", "body": b""}) as line:
            begun = await line.got()
            assert begun["status"] == 200, begun
            yield line
