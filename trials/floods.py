"""Floods from one address, and what everybody else notices of them.

People at addresses of their own play and ping; after a while without a flood, another process
floods the server from one more address in one way after the other. Told are the times of the
people, with and without. Every address of 127.0.0.0/8 is this computer (Linux).

A flood comes from another computer as a rule; here it takes processor time from everybody, so it
gets only what is left. `nothing` is as busy as the others without sending anything: compare with it.

    python -m trials.floods --seconds 20
"""

from __future__ import annotations

import argparse
import asyncio
import base64
import contextlib
import json
import os
import random
import signal
import socket
import sys
import tempfile
import time
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import serai

PEOPLE = 10  # tables, with two people each, all at addresses of their own
FLOODER = "127.0.9.9"
PAUSE = 0.4  # seconds between two moves of a table
EVERY = 0.05  # seconds between two pings of the one who only pings
PATIENCE = 60.0
PREFIX = 1000  # lines of a long match
TEXT, PING = 1, 9

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
                self.frame(10, data)

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


# --- people ---


class Person:
    """A seat, and what is seen from there."""

    def __init__(self, seat: int, line: Client) -> None:
        self.seat = seat
        self.line = line
        self.state: Json = {}
        self.news = asyncio.Condition()
        self.answered = 0.0

    async def listen(self) -> None:
        """Take everything that comes, until the server goes."""
        with contextlib.suppress(EOFError, OSError):
            await self._listen()

    async def _listen(self) -> None:
        while True:
            frame = await self.line.receive()
            if frame["type"] in ("ok", "stale", "refused"):
                self.answered = time.perf_counter()
            if frame["type"] == "state":
                async with self.news:
                    self.state = frame
                    self.news.notify_all()


class Times:
    """What people notice, in seconds."""

    def __init__(self) -> None:
        self.lists: dict[str, list[float]] = {"answer": [], "rival": [], "ping": []}

    def told(self) -> dict[str, list[float]]:
        """Median, 95 %, 99 % and the most, in milliseconds, and how many."""
        found = {}
        for name, values in self.lists.items():
            ordered = sorted(values) or [0.0]
            picked = [
                ordered[min(len(ordered) - 1, int(p * len(ordered)))] for p in (0.5, 0.95, 0.99)
            ]
            found[name] = [*(1000 * one for one in (*picked, ordered[-1])), float(len(values))]
        return found


async def play(port: int, nth: int, times: list[Times]) -> None:
    """Two people at a table, for ever; what they notice goes to the last of `times`."""
    rng = random.Random(nth)
    here = [f"127.0.{1 + seat}.{nth + 1}" for seat in (0, 1)]
    seats = [{"who": "me"}, {"who": "open"}]
    game = serai.games()[nth % 3]
    made, host = await asked(port, here[0], "/api/tables", {"game": game, "seats": seats})
    path = f"/api/tables/{made['table']}/seats/1"
    _, guest = await asked(port, here[1], path, {"invite": made["invite"]})
    people = []
    for seat, cookie in enumerate((host, guest)):
        line = await Client.live(port, here[seat], made["table"], cookie)
        line.send({"type": "hello", "seat": seat})
        people.append(Person(seat, line))
    listening = [asyncio.create_task(one.listen()) for one in people]
    for number in range(1_000_000):
        await asyncio.sleep(PAUSE * rng.uniform(0.5, 1.5))
        mover = next((one for one in people if one.state.get("to_move") == one.seat), None)
        if mover is None or not mover.state["offers"]:
            if any(one.state.get("status") == "over" for one in people):
                break
            continue
        rival, state = people[1 - mover.seat], mover.state
        move = rng.choice(state["offers"])["move"]
        action = {"do": "play", "seat": mover.seat, "move": move, "commit": "step"}
        act = {"type": "act", "id": f"move-{number:06}", "seq": state["seq"], "rev": state["rev"]}
        begun = time.perf_counter()
        mover.line.send(act | {"action": action})
        async with rival.news:
            await rival.news.wait_for(lambda: rival.state.get("seq", 0) > state["seq"])  # noqa: B023
        times[-1].lists["rival"].append(time.perf_counter() - begun)
        while mover.state["seq"] == state["seq"]:
            await asyncio.sleep(0.005)
        times[-1].lists["answer"].append(max(0.0, mover.answered - begun))
    for task in listening:
        task.cancel()
    await play(port, nth + 100, times)


async def ping(port: int, table: str, times: list[Times]) -> None:
    """Somebody who only watches, and wants to know how fast the server is."""
    line = await Client.live(port, "127.0.3.1", table)
    line.send({"type": "hello"})
    for number in range(1_000_000):
        begun = time.perf_counter()
        line.send({"type": "ping", "n": number})
        while (await line.receive())["type"] != "pong":
            pass
        times[-1].lists["ping"].append(time.perf_counter() - begun)
        await asyncio.sleep(EVERY)


# --- floods ---


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
        return await asked(self.port, FLOODER, path, body, cookie)

    async def line(self, cookie: str = "") -> Client:
        """One line from here."""
        table = self.own if cookie else self.table
        return await Client.live(self.port, FLOODER, table, cookie)

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
        client = await Client.open(self.port, FLOODER)
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

        os.nice(19)
        asyncio.get_running_loop().add_signal_handler(signal.SIGTERM, self.end)
        await asyncio.gather(*(again(getattr(self, kind)) for _ in range(40)))

    def end(self) -> None:
        """Say how much it was."""
        tell(json.dumps({"sent": self.sent, "refused": self.refused}))
        os._exit(0)


KINDS = ("nothing", "hello", "connects", "pings", "previews", "imports", "headers")


# --- the trial ---


@asynccontextmanager
async def server(folder: Path) -> AsyncIterator[tuple[int, int]]:
    """`serai serve` with its usual limits; its port and its process."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = int(probe.getsockname()[1])
    words = ("-m", "serai", "serve", "--port", str(port), "--database", f"sqlite:///{folder}/db")
    process = await asyncio.create_subprocess_exec(
        sys.executable, *words, stdout=asyncio.subprocess.DEVNULL
    )
    try:
        async with asyncio.timeout(PATIENCE):
            while True:
                with contextlib.suppress(OSError):
                    (await Client.open(port, "127.0.0.1")).close()
                    break
                await asyncio.sleep(0.1)
        yield port, process.pid
    finally:
        begun = time.perf_counter()
        process.terminate()
        await process.wait()
        tell(f"\nThe server ended after {time.perf_counter() - begun:.2f} s, with all lines open.")


def long_match() -> str:
    """A transcript of a match that takes long to play."""
    rng = random.Random(5)
    match = serai.new("agra", seats=2, seed=5)
    for _ in range(PREFIX):
        if match.over:
            break
        match.play(rng.choice(match.options))
    return match.transcript()


def megabytes(pid: int) -> float:
    """Memory of a process."""
    text = Path(f"/proc/{pid}/statm").read_text(encoding="ascii")
    return int(text.split()[1]) * os.sysconf("SC_PAGE_SIZE") / 1e6


def cpu(pid: int) -> float:
    """Seconds that a process has computed."""
    fields = Path(f"/proc/{pid}/stat").read_text(encoding="utf-8").rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


async def trial(kinds: list[str], seconds: float) -> None:
    """One flood after the other, each after a time without."""
    with tempfile.TemporaryDirectory(prefix="serai-floods-") as folder:
        async with server(Path(folder)) as (port, pid):
            text = long_match()
            body = {"game": "agra", "seats": [{"who": "me"}] * 2, "transcript": text}
            made, _ = await asked(port, "127.0.4.1", "/api/tables", body)
            file = Path(folder) / "match.txt"
            file.write_text(text, encoding="utf-8")
            times = [Times()]
            playing = [asyncio.create_task(play(port, nth, times)) for nth in range(PEOPLE)]
            playing.append(asyncio.create_task(ping(port, made["table"], times)))
            await asyncio.sleep(3)
            for kind in kinds:
                times.append(Times())
                await measured("quiet", seconds, times[-1], pid)
                flood = await asyncio.create_subprocess_exec(
                    *(sys.executable, "-m", __spec__.name, "--flood", kind, "--port", str(port)),
                    *("--table", made["table"], "--text", str(file)),
                    stdout=asyncio.subprocess.PIPE,
                )
                await asyncio.sleep(3)
                times.append(Times())
                await measured(kind, seconds, times[-1], pid)
                flood.terminate()
                out, _ = await flood.communicate()
                tell(f"{'':10} in all {out.decode().strip()}")
                for task in playing:
                    if task.done():
                        task.result()
                await asyncio.sleep(2)
            for task in playing:
                task.cancel()


async def measured(name: str, seconds: float, times: Times, pid: int) -> None:
    """Wait, and tell what people noticed meanwhile."""
    begun = cpu(pid)
    await asyncio.sleep(seconds)
    spent = (cpu(pid) - begun) / seconds
    parts = [f"{name:10} server {spent:4.0%}, {megabytes(pid):4.0f} MB"]
    for what, (median, p95, p99, most, count) in times.told().items():
        parts.append(f"{what} {median:.1f} {p95:.1f} {p99:.1f} {most:.1f} ({count:.0f})")
    tell(" | ".join(parts))


def tell(text: str) -> None:
    """One line, at once."""
    sys.stdout.write(f"{text}\n")
    sys.stdout.flush()


def main() -> None:
    """Read what is wanted, and do it."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("kinds", nargs="*", metavar="|".join(KINDS))
    parser.add_argument("--seconds", type=float, default=20.0)
    for name in ("--flood", "--port", "--table", "--text"):
        parser.add_argument(name, help=argparse.SUPPRESS)
    args = parser.parse_args()
    if args.flood:
        text = Path(args.text).read_text(encoding="utf-8")
        asyncio.run(Flood(int(args.port), args.table, text).run(args.flood))
        return
    tell("Milliseconds: median, 95 %, 99 %, most (how many), to the answer of a move, to the")
    tell(f"rival's screen, and of a ping; the load of this computer is {os.getloadavg()[0]:.1f}.\n")
    asyncio.run(trial(args.kinds or list(KINDS), args.seconds))


if __name__ == "__main__":
    main()
