"""Houses as a server has them, for tests."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable

from starlette.applications import Starlette

from serai.house.bots import Bots
from serai.house.house import House
from serai.server.app import build
from serai.server.bot_pool import BotPool
from serai.server.health import HealthCheck
from serai.server.server_house import server_house
from serai.server.settings import Settings
from serai.server.storage import SqlStore


def in_a_house(
    scene: Callable[[House], Awaitable[None]], url: str = "sqlite://", bots: Bots | None = None
) -> None:
    """Let something happen in a house with a database; in memory if nothing else is said."""

    async def run() -> None:
        house = server_house(await SqlStore.open(url), bots)
        await house.open()
        try:
            await scene(house)
        finally:
            await house.close()

    asyncio.run(run())


def sql_of(house: House) -> SqlStore:
    """The store of a house that has a database."""
    store = house.tables.store
    assert isinstance(store, SqlStore)
    return store


def health_of(house: House) -> HealthCheck:
    """Somebody who looks whether all is well, and has not looked yet."""
    bots = house.bots
    assert bots is None or isinstance(bots, BotPool)
    return HealthCheck(house, sql_of(house), bots)


def app_over(house: House, settings: Settings) -> Starlette:
    """The application over a house with a database."""
    return build(house, sql_of(house), health_of(house), settings)
