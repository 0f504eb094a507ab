"""The application that is besieged."""

from __future__ import annotations

from starlette.applications import Starlette

from serai.house.house import House
from serai.server.app import build
from serai.server.health import HealthCheck
from serai.server.settings import Settings
from trials.memory import MemoryStore
from trials.siege.inside import ORIGIN


def application(house: House, store: MemoryStore) -> Starlette:
    """Over a house without bots, without limits: whoever sends nonsense may send a lot of it."""
    settings = Settings(origins=frozenset({ORIGIN}), limits=False)
    return build(house, store, HealthCheck(house, store, None), settings)
