"""A server, a table of two, and whoever runs the server and orders something; for tests."""

from __future__ import annotations

import asyncio
import random
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from dataclasses import dataclass, field

import pytest
from starlette.applications import Starlette

from serai.cli.admin_orders import carried_out
from serai.house.house import House
from serai.server.app import build
from serai.server.orders import (
    Answer,
    AnyOrder,
)
from serai.server.retention import Purge, Retention
from serai.server.server_house import server_house
from serai.server.storage import SqlStore
from serai.server.storage.host_book import HostBook
from tests.server.browsing import SETTINGS, Browser
from tests.server.houses import health_of

HELLO = {"type": "hello"}
FOR_TWO = {"game": "rajas", "seats": [{"who": "me"}, {"who": "open"}]}


@dataclass
class Served:
    house: House
    app: Starlette


@asynccontextmanager
async def serving(url: str, days: Retention | None = None) -> AsyncIterator[Served]:
    """A server, but for its sockets."""
    store = await SqlStore.open(url)
    house = server_house(store, None)
    purge = Purge(house, store, Retention() if days is None else days)
    app = build(house, store, health_of(house), SETTINGS, purge=purge, orders=HostBook(store))
    async with app.router.lifespan_context(app):
        yield Served(house, app)


@dataclass
class Scene:
    """A database with a table of two, who come again with their cookies."""

    url: str
    runs: bool
    table: str = ""
    cookies: dict[str, str | None] = field(default_factory=dict)
    ids: dict[str, str] = field(default_factory=dict)

    def browser(self, served: Served, name: str) -> Browser:
        return Browser(served.app, cookie=self.cookies[name])

    async def prepare(self, served: Served) -> None:
        anna, ben = Browser(served.app), Browser(served.app)
        await anna.post("/api/me", {"name": "Anna"})
        await ben.post("/api/me", {"name": "Ben"})
        made = (await anna.post("/api/tables", FOR_TWO)).json
        self.table = made["table"]
        path = f"/api/tables/{self.table}/seats/1"
        assert (await ben.post(path, {"invite": made["invite"]})).status == 200
        hosted = await served.house.tables.hosted(self.table)
        for name, one, seat in (("anna", anna, 0), ("ben", ben, 1)):
            self.cookies[name] = one.cookie
            self.ids[name] = hosted.seats[seat].guest or ""

    async def order(self, order: AnyOrder) -> Answer:
        """As the command does."""
        store = await SqlStore.open(self.url, create=False)
        return await carried_out(store, order, Retention())


Play = Callable[[Scene, Served], Awaitable[None]]


def played(url: str, runs: bool, orders: Play, then: Play) -> None:
    """`orders` are given while the server runs, or while it does not; `then` looks in a server."""

    async def run() -> None:
        scene = Scene(url, runs)
        async with serving(url) as served:
            await scene.prepare(served)
            if runs:
                await orders(scene, served)
                await then(scene, served)
        if not runs:
            await orders(scene, served)
        async with serving(url) as again:  # and it is so after the next start
            await then(scene, again)

    asyncio.run(run())


either = pytest.mark.parametrize("runs", [True, False], ids=["running", "stopped"])


def act(line: str) -> dict[str, object]:
    return {
        "type": "act",
        "id": f"said-{random.getrandbits(60):x}",
        "seq": 0,
        "rev": 0,
        "action": {"do": "say", "text": line},
    }
