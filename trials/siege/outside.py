"""Malformed messages over real sockets, to a server in a process of its own.

What is no HTTP and no WebSocket at all is turned away by the layers below the application, in
their own words; everything else as inside. The server must live on and keep its memory, and have
nothing to say in its log.
"""

from __future__ import annotations

import asyncio
import base64
import random
import tempfile
from pathlib import Path
from time import perf_counter

import msgspec

from serai.games import load
from serai.house.protocol import AnyMessage
from serai.house.requests import Created, Seated
from serai.server.identity import COOKIE
from serai.study.seeds import dice
from trials.process import Server, memory_of
from trials.siege.inside import Answer
from trials.siege.malformed import WireReport
from trials.siege.refusing import Refusing
from trials.siege.requests import Attempt, Requests, Target
from trials.siege.shapes import Maker, shape_of
from trials.siege.wounds import Spoiler, encoded
from trials.wire import CLOSE, FINAL, TEXT, frame_at

BINARY = 2
PATIENCE = 20.0  # seconds for one answer
FRAMES = 0.6  # share of attempts that are frames
RAW = 0.1  # share of attempts that are not even HTTP
FRAMES_EACH = 8  # of one connection
SAMPLES = 20  # of memory
BROKEN_CODES = (1002, 1003, 1007, 1009, 4400)  # no WebSocket, no text, too large, not our protocol
NO_HTTP = (
    b"\0" * 20 + b"\r\n\r\n",
    b"GET\r\n\r\n",
    b"GET / HTTP/9.9\r\n\r\n",
    b"GET /api/me HTTP/1.1\r\nHost x\r\n\r\n",
    b"GET /api/me HTTP/1.1\r\nContent-Length: -5\r\n\r\n",
    b"POST /api/me HTTP/1.1\r\nTransfer-Encoding: chunked\r\n\r\nzz\r\n",
    b"GET /\xff\xfe\x00 HTTP/1.1\r\nHost: x\r\n\r\n",
    b"\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03" + b"\xaa" * 30 + b"\r\n\r\n",
    b"PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n",
    b"{}\r\n\r\n",
)
HEADS = (*(FINAL | TEXT,) * 12, FINAL | BINARY, FINAL | 3, 0x70 | FINAL | TEXT)
WORDS_OF_THE_LAYERS_BELOW = (
    "Invalid HTTP request received.",
    "Invalid UTF-8 sequence received from client.",
    "Unsupported upgrade request.",
)


async def knock(attempts: int, seed: int) -> WireReport:
    """So many attempts at a fresh server."""
    with tempfile.TemporaryDirectory(prefix="serai-wire-") as folder:
        server = Server(Path(folder))
        await server.start()
        try:
            await server.ready()
            report = await Outside(server, dice(seed, "sockets")).run(attempts)
        finally:
            await server.stop()
        report.faults += [
            f"log: {line}"
            for line in server.complaints()
            if not line.endswith(WORDS_OF_THE_LAYERS_BELOW)
        ]
        return report


class Outside:
    """Somebody who knows the address of a server, and sends it nonsense."""

    def __init__(self, server: Server, rng: random.Random) -> None:
        self.server = server
        self.rng = rng
        self.report = WireReport()
        self.refusing = Refusing()
        self.targets: list[Target] = []
        self.cookies: list[str] = []
        self.maker = Maker(rng, {"seat": [0, 1], "move": ["quarry", "place wood", "end"]})
        self.spoiler = Spoiler(rng)
        self.requests = Requests(rng, self.targets, self.cookies, self.maker, self.spoiler)
        self.shape = shape_of(AnyMessage)

    async def run(self, attempts: int) -> WireReport:
        """All attempts, and a look at the memory in between."""
        await self.begin()
        before = [await self.told(one) for one in self.targets]
        done, nth = 0, 0
        while done < attempts:
            if done * SAMPLES >= nth * attempts:
                self.report.memory.append(memory_of(self.server.pid)[0])
                nth += 1
            begun = perf_counter()
            done += await self.attempt(attempts - done)
            self.report.slowest = max(self.report.slowest, perf_counter() - begun)
        self.report.memory.append(memory_of(self.server.pid)[0])
        if [await self.told(one) for one in self.targets] != before:
            self.blame("a table has changed")
        health = await self.exchanged(Attempt("", "GET", "/api/health", b"", [], None))
        if health is None or b'"ok":true' not in health.body:
            self.blame(f"the server is not well: {health}")
        return self.report

    async def attempt(self, most: int) -> int:
        """One attempt, or some frames on one connection; how many."""
        dice = self.rng.random()
        if dice < RAW:
            await self.no_http()
            return 1
        if dice < RAW + FRAMES:
            return await self.frames(min(most, FRAMES_EACH))
        await self.request()
        return 1

    def blame(self, what: str) -> None:
        """Something is not as it must be."""
        if len(self.report.faults) < 20:
            self.report.faults.append(what[:600])

    # --- proper requests ---

    async def begin(self) -> None:
        """People sit down at a table of each game."""
        for name in ("anna", "ben", "carl"):
            answer = await self.asked("/api/me", {"name": name}, None)
            self.cookies.append(answer.headers["set-cookie"].partition("=")[2].partition(";")[0])
        for game in load.names():
            seats = [{"who": "me"}, {"who": "open"}]
            answer = await self.asked("/api/tables", {"game": game, "seats": seats}, 0)
            made = msgspec.json.decode(answer.body, type=Created)
            path = f"/api/tables/{made.table}/seats/1"
            answer = await self.asked(path, {"invite": made.invite}, 1)
            seated = msgspec.json.decode(answer.body, type=Seated)
            self.targets.append(Target(made.table, made.invite, seated.token))

    async def asked(self, path: str, body: object, who: int | None) -> Answer:
        cookie = None if who is None else self.cookies[who]
        kind = [("content-type", "application/json")]
        answer = await self.exchanged(Attempt("", "POST", path, encoded(body), kind, cookie))
        assert answer is not None
        return answer

    async def told(self, target: Target) -> bytes:
        """All that is known of a table."""
        path = f"/api/tables/{target.id}/events"
        answer = await self.exchanged(Attempt("", "GET", path, b"", [], self.cookies[0]))
        assert answer is not None
        return answer.body

    # --- requests ---

    async def request(self) -> None:
        """A request that must be refused."""
        attempt = self.requests.attempt()
        self.report.kinds[attempt.kind] += 1
        answer = await self.exchanged(attempt)
        if answer is None:
            self.report.answers[0, "hung up"] += 1
            return
        if answer.headers.get("content-type") != "application/json" and answer.status == 400:
            self.report.answers[400, "no HTTP"] += 1  # in the words of the layer below
            return
        verdict = self.refusing.answer(answer)
        if verdict.fault:
            self.blame(f"{attempt}: {verdict.fault}: {answer}")
        self.report.answers[answer.status, verdict.key] += 1

    async def exchanged(self, attempt: Attempt) -> Answer | None:
        """What a request is answered; None: nothing at all."""
        headers = [("host", f"127.0.0.1:{self.server.port}"), ("connection", "close")]
        named = [
            (name, text.replace("http://serai.test", f"http://127.0.0.1:{self.server.port}", 1))
            if text == "http://serai.test"
            else (name, text)
            for name, text in attempt.headers
        ]
        headers += named
        if not any(name == "content-length" for name, _ in named):
            headers.append(("content-length", str(len(attempt.data))))
        if attempt.cookie is not None:
            headers.append(("cookie", f"{COOKIE}={attempt.cookie}"))
        lines = [f"{attempt.method} {attempt.path.replace(' ', '%20')} HTTP/1.1"]
        lines += [f"{name}: {text}" for name, text in headers]
        head = "\r\n".join([*lines, "", ""]).encode("latin-1", "replace")
        return parsed(await self.sent(head + attempt.data))

    async def sent(self, data: bytes, *, whole: bool = False) -> bytes:
        """Everything that comes back until the server hangs up; `whole`: we say no more."""
        reader, writer = await asyncio.open_connection("127.0.0.1", self.server.port)
        try:
            async with asyncio.timeout(PATIENCE):
                writer.write(data)
                if whole:
                    writer.write_eof()
                return await reader.read(-1)
        except (ConnectionError, TimeoutError):
            return b""
        finally:
            writer.close()

    async def no_http(self) -> None:
        """Something that is no request."""
        data = self.rng.choice(NO_HTTP)
        if self.rng.randrange(2):
            data = self.rng.randbytes(self.rng.randrange(1, 200)) + b"\r\n\r\n"
        self.report.kinds["http"] += 1
        answer = await self.sent(data, whole=True)
        status = int(answer[9:12]) if answer.startswith(b"HTTP/1.1 ") else 0
        if status >= 500:
            self.blame(f"{data!r}: {answer[:200]!r}")
        self.report.answers[status, "no HTTP" if status else "hung up"] += 1

    # --- frames ---

    async def frames(self, most: int) -> int:
        """Some frames on one connection; how many."""
        rng = self.rng
        reader, writer = await asyncio.open_connection("127.0.0.1", self.server.port)
        try:
            async with asyncio.timeout(PATIENCE):
                writer.write(self.greeting())
                head = await reader.readuntil(b"\r\n\r\n")
                if b" 101 " not in head:
                    self.blame(f"no connection: {head[:100]!r}")
                    return 1
                for nth in range(most):
                    kind, data = self.spoiler.spoilt(self.shape, self.maker.make(self.shape))
                    opcode = rng.choice(HEADS)
                    self.report.kinds[kind] += 1
                    writer.write(masked(opcode, data, rng))
                    if not await self.refused(reader, kind, data, opcode):
                        return nth + 1
        except (ConnectionError, TimeoutError, asyncio.IncompleteReadError) as error:
            self.blame(f"no answer to a frame: {error!r}")
        finally:
            writer.close()
        return most

    def greeting(self) -> bytes:
        """The upgrade of a connection."""
        rng = self.rng
        cookie = rng.choice([*self.cookies, ""])
        lines = [
            f"GET /api/tables/{rng.choice(self.targets).id}/live HTTP/1.1",
            f"Host: 127.0.0.1:{self.server.port}",
            "Upgrade: websocket",
            "Connection: Upgrade",
            f"Sec-WebSocket-Key: {base64.b64encode(rng.randbytes(16)).decode()}",
            "Sec-WebSocket-Version: 13",
            *([f"Cookie: {COOKIE}={cookie}"] if cookie else []),
        ]
        return "\r\n".join([*lines, "", ""]).encode()

    async def refused(
        self, reader: asyncio.StreamReader, kind: str, data: bytes, opcode: int
    ) -> bool:
        """What a frame is answered; False: the connection is closed."""
        buffer = bytearray()
        while (found := frame_at(buffer, 0)) is None:
            more = await reader.read(65_536)
            if not more:
                self.report.answers[0, "hung up"] += 1
                return False
            buffer += more
        answer, begin, end = found
        payload = bytes(buffer[begin:end])
        if answer == CLOSE:
            code = int.from_bytes(payload[:2], "big")
            self.report.closed += 1
            self.report.answers[0, f"closed {code}"] += 1
            if code not in BROKEN_CODES:
                self.blame(f"{kind} {opcode}: closed with {code}: {data[:200]!r}")
            return False
        verdict = self.refusing.frame(payload)
        if verdict.fault:
            self.blame(f"{kind}: {verdict.fault}: {data[:200]!r} {payload[:200]!r}")
        self.report.answers[0, verdict.key] += 1
        return True


def masked(opcode: int, data: bytes, rng: random.Random) -> bytes:
    """A frame; now and then without the mask that clients must use."""
    bit = 0x80 if rng.randrange(20) else 0
    if len(data) < 126:
        head = bytes((opcode, bit | len(data)))
    elif len(data) < 1 << 16:
        head = bytes((opcode, bit | 126)) + len(data).to_bytes(2, "big")
    else:
        head = bytes((opcode, bit | 127)) + len(data).to_bytes(8, "big")
    if not bit:
        return head + data
    mask = rng.randbytes(4)
    spread = (mask * (len(data) // 4 + 1))[: len(data)]
    mixed = int.from_bytes(data, "big") ^ int.from_bytes(spread, "big")
    return head + mask + mixed.to_bytes(len(data), "big")


def parsed(data: bytes) -> Answer | None:
    """An answer over HTTP."""
    head, _, body = data.partition(b"\r\n\r\n")
    first, *lines = head.decode("latin-1").split("\r\n")
    if not first.startswith("HTTP/1.1 "):
        return None
    headers = {}
    for line in lines:
        name, _, text = line.partition(":")
        headers[name.lower()] = text.strip()
    return Answer(int(first.split(" ")[1]), headers, body)
