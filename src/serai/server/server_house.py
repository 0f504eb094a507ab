"""The house as a server has it: what takes long in threads, and what is usual from our study."""

from __future__ import annotations

from serai.house.bots import Bots
from serai.house.clock import Clock
from serai.house.house import House
from serai.house.store import Store
from serai.server.threads import Threads
from serai.study.usual import usual_of


def server_house(store: Store, bots: Bots | None, clock: Clock | None = None) -> House:
    """A house over a store; it is opened with the application, or by itself."""
    return House(store, bots, Threads(), clock=clock, usual_of=usual_of)
