"""The courses of finished matches: each is worked out once for all who ask, some are remembered."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Callable, Coroutine
from typing import Any

from serai.server.hosted import ENCODER
from serai.server.telling_course import course_told
from serai.table.table import Table

REMEMBERED = 8_000_000  # bytes; a course is up to some hundred thousand

Begin = Callable[[Coroutine[Any, Any, bytes]], "asyncio.Task[bytes]"]


class Courses:
    """By table, those asked for last at the end; `begin` does something to its end."""

    def __init__(self, begin: Begin) -> None:
        self._begin = begin
        self._known: OrderedDict[str, asyncio.Task[bytes]] = OrderedDict()
        self._bytes = 0  # of those that are worked out

    async def of(self, name: str, table: Table) -> bytes:
        """The course of a match that is over, encoded."""
        known = self._known.get(name)
        if known is None:
            known = self._known[name] = self._begin(worked_out(table))
            known.add_done_callback(lambda task: self._done(name, task))
        else:
            self._known.move_to_end(name)
        return await asyncio.shield(known)

    def _done(self, name: str, task: asyncio.Task[bytes]) -> None:
        """What could not be worked out is tried again when somebody asks again."""
        if task.cancelled() or task.exception() is not None:
            if self._known.get(name) is task:
                del self._known[name]
            return
        self._bytes += len(task.result())
        while self._bytes > REMEMBERED:
            oldest = next(
                (one for one, it in self._known.items() if it.done() and it is not task), None
            )
            if oldest is None:
                return
            self._bytes -= len(self._known.pop(oldest).result())


async def worked_out(table: Table) -> bytes:
    """All of it once more, beside what the server does meanwhile."""
    return ENCODER.encode(await asyncio.to_thread(course_told, table))
