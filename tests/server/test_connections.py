"""Connections over real sockets: heads, floods, and clients that take nothing or just vanish."""

from __future__ import annotations

import asyncio
import base64
import logging
import os
import socket
import struct
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager, suppress
from dataclasses import dataclass
from typing import Any

import pytest

from serai.cli import addresses
from serai.cli.serve import Server, fastest_loop, uvicorn_config
from serai.cli.trouble import Trouble
from serai.server import connection_limits, limits
from serai.server.connection_limits import MOST_HEADERS, Entrance, Socket
from serai.server.limits import Limits, Rate
from serai.server.live_connections import LiveConnections
from serai.server.settings import Settings
from tests.server.browsing import Browser
from tests.server.fake_house import FakeHouse, fake_app

PATIENCE = 30.0  # seconds; the machine may be busy
TABLE = {"game": "rajas", "seats": [{"who": "me"}, {"who": "open"}]}
GET = b"GET /api/me HTTP/1.1\r\nHost: x\r\n"
CLIENTS: list[Client] = []
PING, TEXT, CONTINUED = 9, 1, 0


@dataclass
class Served:
    """A server on a port of this computer."""

    server: Server
    port: int
    table: str

    async def connected(self, small: bool = False) -> Client:
        way = socket.socket()
        if small:
            way.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        way.setblocking(False)
        await asyncio.get_running_loop().sock_connect(way, ("127.0.0.1", self.port))
        CLIENTS.append(Client(*await asyncio.open_connection(sock=way, limit=4096)))
        return CLIENTS[-1]

    async def live(self, small: bool = False) -> Client:
        """A WebSocket to the table that has been greeted."""
        client = await self.connected(small)
        key = base64.b64encode(os.urandom(16)).decode()
        client.send(
            f"GET /api/tables/{self.table}/live HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\n"
            f"Connection: Upgrade\r\nSec-WebSocket-Key: {key}\r\nSec-WebSocket-Version: 13\r\n\r\n"
        )
        assert b" 101 " in await client.reader.readuntil(b"\r\n\r\n")
        return client

    async def listen(self, client: Client) -> None:
        """Make an event stream of a connection."""
        client.send(f"GET /api/tables/{self.table}/stream HTTP/1.1\r\nHost: x\r\n\r\n")
        await client.reader.readuntil(b"\r\n\r\n")

    async def all_gone(self) -> None:
        async with asyncio.timeout(PATIENCE):
            while self.server.server_state.connections:
                await asyncio.sleep(0.01)


@dataclass
class Client:
    """Bytes there and back."""

    reader: asyncio.StreamReader
    writer: asyncio.StreamWriter

    def send(self, data: str | bytes) -> None:
        self.writer.write(data.encode() if isinstance(data, str) else data)

    def frame(self, kind: int, data: bytes, final: bool = True) -> None:
        assert len(data) < 126
        head = bytes((kind | (0x80 if final else 0), 0x80 | len(data)))
        self.send(head + b"\0\0\0\0" + data)

    async def rest(self) -> bytes:
        """All that comes until the server hangs up, gently or not."""
        found = b""
        with suppress(ConnectionError):
            async with asyncio.timeout(PATIENCE):
                while more := await self.reader.read(65_536):
                    found += more
        return found

    async def vanish(self) -> None:
        """As a machine that is switched off: without a word of goodbye."""
        way = self.writer.get_extra_info("socket")
        way.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, struct.pack("ii", 1, 0))
        self.writer.transport.abort()
        await asyncio.sleep(0.01)


@asynccontextmanager
async def served(app: Any = None, **changes: Any) -> AsyncIterator[Served]:
    settings = Settings(origins=frozenset(), **changes)
    app = app or fake_app(FakeHouse(), settings)
    lines: LiveConnections = app.state.live
    with socket.socket() as place:
        place.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, 4096)
        place.bind(("127.0.0.1", 0))
        server = Server(uvicorn_config(app, lines, settings.proxies), lines)
        serving = asyncio.create_task(server.serve(sockets=[place]))
        while not server.started:
            await asyncio.sleep(0.01)
        made = await Browser(app, origin=None).post("/api/tables", TABLE)
        house = Served(server, place.getsockname()[1], made.json.get("table", ""))
        try:
            yield house
        finally:
            server.should_exit = True
            async with asyncio.timeout(PATIENCE):
                await serving


Story = Callable[[], Awaitable[None]]


@pytest.fixture(params=[None, fastest_loop()], ids=["asyncio", "uvloop"])
def run(
    request: pytest.FixtureRequest, caplog: pytest.LogCaptureFixture
) -> Callable[[Story], None]:
    """Runs a story on each kind of loop; nothing in it may be worth a line in the log."""

    def run(story: Story) -> None:
        with asyncio.Runner(loop_factory=request.param) as runner:
            runner.run(wrapped(story))
        assert not [one for one in caplog.records if is_of_note(one)], caplog.text

    return run


def is_of_note(record: logging.LogRecord) -> bool:
    """The loop warns of clients of ours that go on sending to nobody."""
    return record.levelno >= (logging.ERROR if record.name == "asyncio" else logging.WARNING)


async def wrapped(story: Story) -> None:
    """A story, and the end of all who came."""
    try:
        await story()
    finally:
        for client in CLIENTS:
            client.writer.transport.abort()
            with suppress(ConnectionError):
                await client.writer.wait_closed()
        CLIENTS.clear()


# --- heads ---


@pytest.mark.parametrize(
    "head",
    [
        b"X: y\r\n" * (MOST_HEADERS + 1) + b"\r\n",
        b"X: " + b"y" * 9_000 + b"\r\n\r\n",
        b"".join(b"X%d: %s\r\n" % (n, b"y" * 5_000) for n in range(20)) + b"\r\n",
        b"X: " + b"y" * 1_000_000,  # and so on, without an end
        b"X" * 1_000_000,
        b"Transfer-Encoding: chunked\r\n\r\n" + b"1\r\nx\r\n" * 20_000 + b"0\r\n\r\n",
        b"Transfer-Encoding: chunked\r\n\r\n0\r\n" + b"X: y\r\n" * 200 + b"\r\n",
        b"Transfer-Encoding: chunked\r\n\r\n0\r\nX: " + b"y" * 1_000_000,
    ],
    ids=range(8),
)
@pytest.mark.parametrize("upgrade", [False, True])
def test_heads_have_an_end(run: Callable[[Story], None], head: bytes, upgrade: bool) -> None:
    async def story() -> None:
        async with served() as house:
            client = await house.connected()
            client.send(GET)
            if upgrade:
                client.send("Upgrade: websocket\r\nConnection: upgrade\r\n")
            client.send(head)
            answer = await client.rest()
            assert b"HTTP/1.1 101" not in answer
            assert b"HTTP/1.1 200" not in answer or b"chunked" in head
            await house.all_gone()
            other = await house.connected()
            other.send(GET + b"X: y\r\n" * (MOST_HEADERS - 2) + b"Connection: close\r\n\r\n")
            assert (await other.rest()).startswith(b"HTTP/1.1 200")

    run(story)


def test_a_long_address_is_refused(run: Callable[[Story], None]) -> None:
    async def story() -> None:
        async with served() as house:
            client = await house.connected()
            client.send(b"GET /" + b"x" * 9_000 + b" HTTP/1.1\r\nHost: x\r\n\r\n")
            assert (await client.rest()).startswith(b"HTTP/1.1 431")

    run(story)


@pytest.mark.parametrize("begun", [b"", b"GET /api", GET])
def test_a_head_that_never_comes_is_not_waited_for(
    run: Callable[[Story], None], begun: bytes, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(connection_limits, "HEAD_SECONDS", 0.1)

    async def story() -> None:
        async with served() as house:
            client = await house.connected()
            client.send(begun)
            assert await client.rest() == b""
            other = await house.connected()  # the second head of a connection as well
            other.send(GET + b"\r\n")
            assert b" 200 " in await other.reader.readuntil(b"\r\n\r\n")
            other.send(begun)
            await other.rest()

    run(story)


def test_who_is_answered_need_not_go_on_sending(
    run: Callable[[Story], None], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(connection_limits, "END_SECONDS", 0.1)

    async def story() -> None:
        async with served() as house:
            client = await house.connected()
            head = "POST /api/me HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n"
            client.send(head + "Content-Length: 999999999\r\n\r\n{")
            assert b"413" in await client.rest()

    run(story)


def test_few_requests_may_wait_behind_each_other(run: Callable[[Story], None]) -> None:
    async def story() -> None:
        async with served() as house:
            client = await house.connected()
            client.send((GET + b"\r\n") * 9 + GET + b"Connection: close\r\n\r\n")
            assert (await client.rest()).count(b"HTTP/1.1 200") == 10
            client = await house.connected()
            client.send((GET + b"\r\n") * 2_000)
            assert (await client.rest()).count(b"HTTP/1.1 200") < 100

    run(story)


# --- frames ---


def test_pings_are_answered_but_not_without_end(run: Callable[[Story], None]) -> None:
    async def story() -> None:
        async with served() as house:
            client = await house.live()
            client.frame(PING, b"7")
            assert await client.reader.readexactly(3) == b"\x8a\x017"
            for _ in range(2_000):
                client.frame(PING, b"7")
            assert len(await client.rest()) < 3 * 200
            await house.all_gone()

    run(story)


@pytest.mark.parametrize(("kind", "final"), [(TEXT, True), (CONTINUED, False)])
def test_tiny_frames_do_not_pile_up(run: Callable[[Story], None], kind: int, final: bool) -> None:
    async def story() -> None:
        async with served() as house:
            client = await house.live()
            if not final:
                client.frame(TEXT, b"{", final=False)
            for _ in range(5_000):
                client.frame(kind, b"", final=final)
            await client.rest()
            await house.all_gone()

    run(story)


def test_what_is_not_taken_is_not_kept(
    run: Callable[[Story], None], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(connection_limits, "DRAIN_SECONDS", 1.0)
    monkeypatch.setattr(connection_limits, "BESIDE_MESSAGES", Rate(10**9, 1.0))

    async def story() -> None:
        async with served(patience=0.5) as house:
            client = await house.live(small=True)
            [line] = house.server.server_state.connections
            assert isinstance(line, Socket)
            most = 0
            with suppress(ConnectionError):
                for nth in range(20_000):
                    client.frame(PING, b"x" * 120)
                    if nth % 100 == 0:
                        await asyncio.wait_for(client.writer.drain(), PATIENCE)
                        most = max(most, line.transport.get_write_buffer_size())
                    if line.gone.done():
                        break
            assert most < 100_000
            await house.all_gone()
            assert line.gone.done()

    run(story)


# --- who comes, and who goes ---


def test_an_address_has_so_many_connections(
    run: Callable[[Story], None], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(limits, "CONNECTIONS_OF_GUEST", 2)

    async def story() -> None:
        async with served(people=2) as house:
            clients = [await house.connected() for _ in range(6)]
            for client in clients[:4]:
                client.send(GET + b"\r\n")
                assert b" 200 " in await client.reader.readuntil(b"\r\n\r\n")
            for client in clients[4:]:
                assert await client.rest() == b""
            for client in clients:
                await client.vanish()
            await house.all_gone()
            client = await house.live()
            await client.vanish()
        async with served(people=2, proxies=("127.0.0.0/8",)) as house:
            for client in [await house.connected() for _ in range(6)]:
                client.send(GET + b"\r\n")
                assert b" 200 " in await client.reader.readuntil(b"\r\n\r\n")

    run(story)


def test_connections_come_only_so_fast() -> None:
    async def story() -> None:
        entrance = Entrance(Limits(True, lambda: 0.0, people=3), ("10.0.0.0/8", "::1"))
        gone = asyncio.get_running_loop().create_future()
        burst = 3 * limits.RATES["arrive"][0].burst
        let_in = 0
        for _ in range(2 * burst):
            left = asyncio.get_running_loop().create_future()
            let_in += entrance.lets_in("192.0.2.1", left)
            left.set_result(None)
            await asyncio.sleep(0)
        assert let_in == burst
        assert entrance.lets_in("192.0.2.2", gone)
        assert all(entrance.lets_in("10.1.2.3", gone) for _ in range(2 * burst))

    asyncio.run(story())


@pytest.mark.parametrize("moment", range(6))
def test_who_vanishes_leaves_no_trace(run: Callable[[Story], None], moment: int) -> None:
    async def story() -> None:
        async with served(limits=False) as house:
            for _ in range(5):
                client = await (house.live() if moment > 2 else house.connected())
                if moment == 1:
                    client.send(GET)
                if moment == 2:
                    await house.listen(client)
                if moment == 3:
                    client.frame(TEXT, b'{"type":"hello"}')
                if moment == 4:
                    client.frame(TEXT, b'{"type":"hello"}')
                    await client.reader.readexactly(1)
                if moment == 5:
                    for n in range(20):
                        client.frame(TEXT, b'{"type":"ping","n":%d}' % n)
                await client.vanish()
            await house.all_gone()

    run(story)


def test_nonsense_is_worth_no_line_in_the_log(run: Callable[[Story], None]) -> None:
    async def story() -> None:
        async with served() as house:
            upgrade = GET + b"Upgrade: x\r\nConnection: upgrade\r\n"
            for nonsense in (b"\0" * 20 + b"\r\n\r\n", upgrade):
                client = await house.connected()
                client.send(nonsense + b"Connection: close\r\n\r\n")
                await client.rest()
            client = await house.live()
            client.frame(TEXT, b"\xff\xfe")
            await client.rest()

    run(story)


def test_who_vanishes_while_nobody_listens_leaves_no_trace(
    run: Callable[[Story], None], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(limits.RATES, "log", (Rate(1, 1e6),))

    async def story() -> None:
        async with served(people=1) as house:
            client = await house.live()
            for _ in range(3):
                client.frame(TEXT, b'{"type":"hello"}')
            await client.reader.readexactly(100)
            await client.vanish()
            await house.all_gone()

    run(story)


def test_the_server_goes_though_people_are_still_there(run: Callable[[Story], None]) -> None:
    async def story() -> None:
        async with served(limits=False) as house:
            streams = [await house.connected() for _ in range(3)]
            for client in streams:
                await house.listen(client)
            lines = [await house.live() for _ in range(3)]
            for client in lines:
                client.frame(TEXT, b'{"type":"hello"}')
                await client.reader.readexactly(1)
        for client in streams:
            assert (await client.rest()).endswith(b"0\r\n\r\n"), "ended, not cut off"
        for client in lines:
            await client.rest()

    run(story)


# --- for whom a proxy asks ---


class Echo:
    """Tells where somebody comes from."""

    state = fake_app(FakeHouse(), Settings(origins=frozenset())).state

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        if scope["type"] == "lifespan":
            while True:
                kind = (await receive())["type"]
                await send({"type": f"{kind}.complete"})
                if kind == "lifespan.shutdown":
                    return
        body = f'{{"table":"{scope["client"][0]}"}}'.encode()
        headers = [(b"content-type", b"application/json")]
        await send({"type": "http.response.start", "status": 200, "headers": headers})
        await send({"type": "http.response.body", "body": body})


@pytest.mark.parametrize(
    ("proxies", "told"),
    [
        ((), b"127.0.0.1"),
        (("192.0.2.9",), b"127.0.0.1"),
        (("127.0.0.1",), b"203.0.113.5"),
        (("127.0.0.0/8", "203.0.113.0/24"), b"198.51.100.7"),
    ],
)
def test_forwarded_addresses_are_believed_only_if_told_so(
    proxies: tuple[str, ...], told: bytes
) -> None:
    async def story() -> None:
        async with served(Echo(), proxies=proxies) as house:
            client = await house.connected()
            client.send(GET + b"X-Forwarded-For: 198.51.100.7, 203.0.113.5\r\n")
            client.send("Connection: close\r\n\r\n")
            assert b'"%s"' % told in await client.rest()

    asyncio.run(wrapped(story))


def test_who_is_a_proxy_is_an_address_or_a_network() -> None:
    assert addresses.proxies([]) == ()
    assert addresses.proxies(["127.0.0.1", "10.0.0.0/8"]) == ("127.0.0.1", "10.0.0.0/8")
    with pytest.raises(Trouble):
        addresses.proxies(["everybody"])
