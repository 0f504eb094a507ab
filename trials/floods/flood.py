"""One address that wants everything: `python -m trials.floods.flood KIND PORT TABLE FILE`."""

from __future__ import annotations

import asyncio
import json
import os
import signal
import socket
import sys
from collections.abc import Awaitable, Callable
from pathlib import Path

from trials.floods.client import PING, Client, Json, asked

ADDRESS = "127.0.9.9"
AT_ONCE = 40


class Flood:
    """One address that wants everything, at once."""

    def __init__(self, port: int, table: str, text: str) -> None:
        self.port = port
        self.table = table
        self.text = text
        self.sent = self.refused = 0

    async def begin(self) -> None:
        """Become somebody who sits at a table."""
        seats = [{"who": "me"}] * 2
        made, self.cookie = await self.asked("/api/tables", {"game": "agra", "seats": seats})
        self.own = made["table"]

    async def asked(self, path: str, body: Json, cookie: str = "") -> tuple[Json, str]:
        """One request from here."""
        return await asked(self.port, ADDRESS, path, body, cookie)

    async def line(self, cookie: str = "") -> Client:
        """One line from here."""
        table = self.own if cookie else self.table
        return await Client.live(self.port, ADDRESS, table, cookie)

    async def nothing(self) -> None:
        """What it costs this computer to be busy."""
        json.dumps({"type": "hello", "last": self.sent})
        self.sent += 1
        await asyncio.sleep(0)

    async def hello(self) -> None:
        """The whole of a long log, again and again, without waiting for it."""
        line = await self.line()
        reading = asyncio.create_task(line.reader.read(-1))
        while not reading.done() and not line.writer.transport.is_closing():
            line.send({"type": "hello", "last": 0})
            self.sent += 1
            await line.writer.drain()
            await asyncio.sleep(0)

    async def connects(self) -> None:
        """Come, greet, go."""
        line = await self.line()
        line.send({"type": "hello"})
        self.sent += 1
        await line.receive()
        line.close()

    async def pings(self) -> None:
        """Pings of both kinds, and nothing is read."""
        line = await self.line()
        line.writer.transport.get_extra_info("socket").setsockopt(
            socket.SOL_SOCKET, socket.SO_RCVBUF, 4096
        )
        line.send({"type": "hello"})
        while not line.writer.transport.is_closing():
            for number in range(100):
                line.frame(PING, b"x" * 120)
                line.send({"type": "ping", "n": number})
            self.sent += 200
            await line.writer.drain()
            await asyncio.sleep(0)

    async def previews(self) -> None:
        """What each move would do, for forty moves at once."""
        line = await self.line(self.cookie)
        line.send({"type": "hello", "seat": 0})
        state: Json = {}
        while state.get("type") != "state":
            state = await line.receive()
        offers = [one["move"] for one in state["offers"]]
        query = {"about": "previews", "seat": 0, "moves": (offers * 40)[:40], "further": True}
        for number in range(1_000_000):
            line.send({"type": "ask", "id": f"ask-{number:06}", "query": query})
            self.sent += 1
            while (frame := await line.receive())["type"] not in ("told", "refused"):
                pass
            self.refused += frame["type"] == "refused"

    async def imports(self) -> None:
        """Long matches to be played through."""
        seats = [{"who": "me"}] * 2
        whole = {"game": "agra", "seats": seats, "transcript": self.text}
        for path, body in (("/api/files", {"text": self.text}), ("/api/tables", whole)):
            answer, _ = await self.asked(path, body, self.cookie)
            self.sent += 1
            self.refused += "trouble" in answer

    async def headers(self) -> None:
        """A head without an end."""
        client = await Client.open(self.port, ADDRESS)
        client.writer.write(b"GET /api/me HTTP/1.1\r\n")
        while not client.writer.transport.is_closing():
            client.writer.write(b"X-Head: and so on\r\n" * 500)
            self.sent += 500
            await client.writer.drain()

    async def run(self, kind: str) -> None:
        """Forty at once, for ever; each begins anew when it is thrown out."""
        await self.begin()

        async def again(work: Callable[[], Awaitable[None]]) -> None:
            while True:
                try:
                    await work()
                except (OSError, EOFError, ValueError, asyncio.LimitOverrunError):
                    self.refused += 1
                    await asyncio.sleep(0)

        asyncio.get_running_loop().add_signal_handler(signal.SIGTERM, self.end)
        await asyncio.gather(*(again(getattr(self, kind)) for _ in range(AT_ONCE)))

    def end(self) -> None:
        """Say how much it was."""
        sys.stdout.write(json.dumps({"sent": self.sent, "refused": self.refused}))
        sys.stdout.flush()
        os._exit(0)


KINDS = ("nothing", "hello", "connects", "pings", "previews", "imports", "headers")

if __name__ == "__main__":
    kind, port, table, file = sys.argv[1:]
    asyncio.run(Flood(int(port), table, Path(file).read_text(encoding="utf-8")).run(kind))
