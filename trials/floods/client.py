"""A client at an address of its own, as plain as can be."""

from __future__ import annotations

import asyncio
import base64
import json
import os
from typing import Any

TEXT, PING, PONG = 1, 9, 10

Json = dict[str, Any]


class Client:
    """A connection from an address of its own."""

    def __init__(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self.reader = reader
        self.writer = writer

    @classmethod
    async def open(cls, port: int, address: str) -> Client:
        """A new one."""
        return cls(*await asyncio.open_connection("127.0.0.1", port, local_addr=(address, 0)))

    @classmethod
    async def live(cls, port: int, address: str, table: str, cookie: str = "") -> Client:
        """A WebSocket to a table; ConnectionError if it is refused."""
        client = await cls.open(port, address)
        key = base64.b64encode(os.urandom(16)).decode()
        client.head(
            f"GET /api/tables/{table}/live",
            cookie,
            "Upgrade: websocket",
            "Connection: Upgrade",
            "Sec-WebSocket-Version: 13",
            f"Sec-WebSocket-Key: {key}",
        )
        answer = await client.reader.readuntil(b"\r\n\r\n")
        if b" 101 " not in answer:
            client.close()
            raise ConnectionError(answer[:40])
        return client

    def head(self, first: str, cookie: str, *lines: str) -> None:
        """The head of a request."""
        told = [f"Cookie: {cookie}"] if cookie else []
        text = "\r\n".join([f"{first} HTTP/1.1", "Host: localhost", *told, *lines, "", ""])
        self.writer.write(text.encode())

    def send(self, message: Json) -> None:
        """A message, or nothing if the line is closed."""
        self.frame(TEXT, json.dumps(message).encode())

    def frame(self, kind: int, data: bytes) -> None:
        """A frame, with a mask that changes nothing."""
        size = len(data)
        length = bytes((0x80 | size,)) if size < 126 else b"\xfe" + size.to_bytes(2, "big")
        self.writer.write(bytes((0x80 | kind,)) + length + b"\0\0\0\0" + data)

    async def receive(self) -> Json:
        """The next message."""
        while True:
            kind, size = await self.reader.readexactly(2)
            if size > 125:
                size = int.from_bytes(await self.reader.readexactly(2 if size == 126 else 8), "big")
            data = await self.reader.readexactly(size)
            if kind & 15 == TEXT:
                return dict(json.loads(data))
            if kind & 15 == PING:
                self.frame(PONG, data)

    def close(self) -> None:
        """Hang up."""
        self.writer.transport.abort()


async def asked(
    port: int, address: str, path: str, body: Json, cookie: str = ""
) -> tuple[Json, str]:
    """The answer to a POST, and the cookie that came with it."""
    client = await Client.open(port, address)
    data = json.dumps(body).encode()
    client.head(
        f"POST {path}",
        cookie,
        "Content-Type: application/json",
        "Connection: close",
        f"Content-Length: {len(data)}",
    )
    client.writer.write(data)
    head, _, rest = (await client.reader.read(-1)).partition(b"\r\n\r\n")
    client.close()
    given = [line for line in head.decode().split("\r\n") if line.lower().startswith("set-cookie")]
    found = given[0].partition(": ")[2].partition(";")[0] if given else cookie
    return dict(json.loads(rest)), found
