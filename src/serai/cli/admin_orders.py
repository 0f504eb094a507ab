"""Has done what whoever runs the server orders: by the server, or here if none is running."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable
from contextlib import suppress

from serai.cli.trouble import Trouble
from serai.house.store import StorageTrouble
from serai.server.caretaker import Caretaker, NoDoors
from serai.server.departures import Departures
from serai.server.orders import Answer, AnyOrder
from serai.server.retention import Purge, Retention
from serai.server.server_house import server_house
from serai.server.storage import SqlStore
from serai.server.storage.host_book import HostBook

PATIENCE = 5.0  # seconds until a server that is well has taken an order; it looks twice a second
LONGEST = 60.0  # seconds that we wait for what it has begun: it goes on without us
LOOKING = 0.1


async def carried_out(store: SqlStore, order: AnyOrder, days: Retention) -> Answer:
    """What became of an order; `days` hold where no server says others. The store is closed."""
    house = server_house(store, None)
    try:
        book = HostBook(store)
        departures, purge = Departures(house, store), Purge(house, store, days)
        caretaker = Caretaker(house, book, departures, NoDoors(), purge)
        giving = asyncio.ensure_future(book.give(order, int(time.time())))
        try:
            number = await asyncio.shield(giving)
            return await awaited(book, number, lambda: caretaker.carry_out(order))
        finally:
            with suppress(StorageTrouble):  # whoever is broken off has it undone, if nobody began
                await book.withdraw(await giving)
    finally:
        await house.close()


async def awaited(book: HostBook, number: int, do: Callable[[], Awaitable[Answer]]) -> Answer:
    """The answer of the server. If there is none, or it takes no order, we do it ourselves."""
    serving, begun = await book.serving(), time.monotonic()
    while True:
        found = await book.answered(number)
        if isinstance(found, Answer):
            return found
        waited = time.monotonic() - begun
        if found is None or (found.taken and await book.serving() != serving):
            raise Trouble("admin-lost")
        if found.taken and waited > LONGEST:
            raise Trouble("admin-goes-on", seconds=int(LONGEST))
        if not found.taken and (serving is None or waited > PATIENCE):
            if await book.take(number):
                answer = await do()
                await book.answer(number, answer)
                return answer
            continue
        await asyncio.sleep(LOOKING)
