"""A running server looks twice a second whether there are orders, and carries them out.

An order is carried out by whoever takes it, and by nobody else. If this server was too slow,
whoever ordered it has done it: then what is remembered here may no longer be true.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Coroutine
from typing import Any, Protocol

import msgspec

from serai.house.store import StorageTrouble
from serai.house.tokens import random_id
from serai.server.caretaker import Book, Caretaker
from serai.server.orders import ORDERS, Answer
from serai.server.storage.host_orders import Row

LOG = logging.getLogger("serai.server")
PAUSE = 0.5  # seconds between two looks
FRESH = 60  # seconds; whoever gave an older one has gone, and does not expect it any more


class OrderBook(Book, Protocol):
    """Where orders stand."""

    async def given(self, after: int) -> list[Row]: ...

    async def take(self, order: int) -> bool: ...

    async def answer(self, order: int, answer: Answer) -> None: ...

    async def withdraw(self, order: int) -> bool: ...

    async def begin_serving(self, process: str) -> None: ...

    async def end_serving(self, process: str) -> None: ...


class OrderWatch:
    """Takes orders, each in a task of its own: a long one keeps nobody waiting."""

    def __init__(self, book: OrderBook, caretaker: Caretaker) -> None:
        self._book = book
        self._caretaker = caretaker
        self._process = random_id()
        self._known = 0  # the last order that we have heard of
        self._own: set[int] = set()
        self._others: set[int] = set()  # what somebody else is carrying out
        self._tasks: set[asyncio.Task[None]] = set()

    async def open(self) -> None:
        """From now on whoever gives an order waits for us; what holds already is heard of."""
        try:
            await self._book.begin_serving(self._process)
            answered = (row.id for row in await self._book.given(0) if row.answer is not None)
            self._known = max(answered, default=0)
            await self._caretaker.tell()
        except StorageTrouble as error:  # games go on all the same
            LOG.warning("orders cannot be read: %s", error)
        self._begin(self._look_for_ever())

    async def close(self) -> None:
        """What has begun is left as it is: of a departure it is known, and a purge begins anew."""
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        try:
            await self._book.end_serving(self._process)
        except StorageTrouble as error:
            LOG.warning("the database does not know that the server has ended: %s", error)

    async def _look_for_ever(self) -> None:
        while True:
            try:
                await self.look()
            except StorageTrouble as error:
                LOG.warning("orders cannot be read: %s", error)
            except Exception as error:  # the next ones shall be heard of
                LOG.error("orders cannot be read", exc_info=error)
            await asyncio.sleep(PAUSE)

    async def look(self) -> None:
        """Take what there is; hear of what others have done."""
        rows = await self._book.given(self._known)
        answered = {row.id for row in rows if row.answer is not None}
        taken = {row.id for row in rows if row.taken and row.answer is None}
        done_by_others = (self._others - taken) | (answered - self._own)
        self._others = taken - self._own
        self._own &= taken
        self._known = max(answered | {self._known})
        if done_by_others:
            await self._caretaker.catch_up()
        for row in rows:
            if not row.taken:
                await self._take(row)

    async def _take(self, row: Row) -> None:
        if time.time() - row.at > FRESH:
            await self._book.withdraw(row.id)
            return
        self._own.add(row.id)
        if await self._book.take(row.id):
            self._begin(self._carry_out(row))
        else:
            self._own.discard(row.id)

    async def _carry_out(self, row: Row) -> None:
        try:
            order = ORDERS.decode(row.what)
        except msgspec.DecodeError as error:  # of another release
            LOG.warning("an order cannot be understood: %s", error)
            answer = Answer("failed")
        else:
            answer = await self._caretaker.carry_out(order)
            LOG.info("an order, %s: %s", order.__struct_config__.tag, answer.outcome)
        try:
            await self._book.answer(row.id, answer)
        except StorageTrouble as error:
            LOG.warning("an order was carried out and could not be answered: %s", error)

    def _begin(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
