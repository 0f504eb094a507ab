"""Who wants too much, too often: one guest and one address are slowed down, and nobody else."""

import asyncio
import json
from contextlib import suppress

import pytest

from serai.server import limits
from serai.server.live_connections import GONE
from tests.server.browsing import Browser, Hung, Line
from tests.server.test_live import HELLO, table


def never_again(monkeypatch: pytest.MonkeyPatch, kind: str, burst: int) -> None:
    """So many of a kind for a guest, twice as many for an address, and then no more."""
    monkeypatch.setitem(limits.RATES, kind, (limits.Rate(burst, 1e6),))


def pings(count: int) -> list[str]:
    return [json.dumps({"type": "ping", "n": n}) for n in range(count)]


async def answers(line: Line, kind: str) -> int:
    """How many frames of a kind there are until nothing comes any more; Hung is not caught."""
    found = 0
    with suppress(TimeoutError):
        while True:
            async with asyncio.timeout(0.2):
                found += (await line.receive())["type"] == kind
    return found


def test_who_talks_too_fast_is_heard_more_slowly_and_nobody_else_is(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    async def story() -> None:
        never_again(monkeypatch, "frame", 50)
        async with table(limits=True, people=2) as (_, browser, name):
            other = Browser(browser.app, address="198.51.100.7")
            async with browser.socket(name) as line, other.socket(name) as elsewhere:
                await elsewhere.send(HELLO)
                await line.send(HELLO)
                for ping in pings(200):
                    await line.send(ping)
                assert await answers(line, "pong") == 49
                async with Browser(browser.app).socket(name) as neighbour:
                    for ping in pings(200):
                        await neighbour.send(ping)
                    assert await answers(neighbour, "pong") == 50, "what the address has left"
                await elsewhere.send({"type": "ping", "n": 1})
                await elsewhere.until("pong")

    asyncio.run(story())


def test_long_frames_count_for_as_many_as_they_are_long(monkeypatch: pytest.MonkeyPatch) -> None:
    async def story() -> None:
        never_again(monkeypatch, "frame", 50)
        async with table(limits=True) as (_, browser, name), browser.socket(name) as line:
            long = json.dumps({"type": "ping", "n": 1}) + " " * 9 * 1024
            for _ in range(20):
                await line.send(long)
            assert await answers(line, "pong") == 5

    asyncio.run(story())


def test_hellos_and_connections_are_limited_for_guests_and_addresses(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    async def story() -> None:
        never_again(monkeypatch, "log", 5)
        never_again(monkeypatch, "connect", 4)
        async with table(limits=True, people=2) as (_, browser, name):
            async with browser.socket(name) as line:
                for _ in range(20):
                    await line.send(HELLO)
                assert await answers(line, "state") == 5
            anonymous = Browser(browser.app)
            async with anonymous.socket(name) as line:
                for _ in range(20):
                    await line.send(HELLO)
                assert await answers(line, "state") == 5, "what the address has left"
                assert (await anonymous.get(f"/api/tables/{name}/events")).status == 429
            opened = 0
            for who in [browser] * 10 + [anonymous] * 10:
                with suppress(Hung):
                    async with who.socket(name):
                        opened += 1
            assert opened == 3 + 3, "of the guest, then of the address"
            elsewhere = Browser(browser.app, address="198.51.100.7")
            async with elsewhere.socket(name) as line:
                await line.send(HELLO)
                await line.until("state")

    asyncio.run(story())


def test_previews_count_by_moves(monkeypatch: pytest.MonkeyPatch) -> None:
    async def story() -> None:
        never_again(monkeypatch, "preview", 100)
        async with table(limits=True) as (_, browser, name):
            query = {"about": "previews", "seat": 0, "moves": ["end"] * 40}
            asked = {"type": "ask", "query": query}
            async with browser.socket(name) as line:
                await line.send(HELLO)
                for n in range(3):
                    await line.send(asked | {"id": f"ask-{n:05}"})
                assert await answers(line, "told") == 2
            path = f"/api/tables/{name}/ask"
            further = {"type": "ask", "id": "ask-00008", "query": query | {"further": True}}
            assert (await Browser(browser.app).post(path, further)).status == 200, "of the address"
            assert (await browser.post(path, asked | {"id": "ask-00009"})).status == 429

    asyncio.run(story())


def test_a_connection_counts_until_it_is_gone() -> None:
    async def story() -> None:
        async with table(limits=True) as (_, browser, name):
            gone = asyncio.get_running_loop().create_future()
            browser.state = {GONE: gone}
            for _ in range(10):
                async with browser.socket(name) as line:
                    await line.send("{")
            async with browser.socket(name) as line:
                assert (await line.receive())["trouble"]["key"] == "sockets"
            gone.set_result(None)
            async with browser.socket(name) as line:
                await line.send(HELLO)
                await line.until("state")

    asyncio.run(story())
