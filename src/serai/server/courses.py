"""The courses of finished matches: each is worked out once for all who ask, some are remembered."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Callable, Coroutine
from typing import Any

from serai.server.hosted import ENCODER
from serai.server.telling_course import course_told
from serai.table.table import Table

REMEMBERED = 50  # each is up to some hundred thousand bytes

Begin = Callable[[Coroutine[Any, Any, bytes]], "asyncio.Task[bytes]"]


class Courses:
    """By table, those asked for last at the end; `begin` does something to its end."""

    def __init__(self, begin: Begin) -> None:
        self._begin = begin
        self._known: OrderedDict[str, asyncio.Task[bytes]] = OrderedDict()

    async def of(self, name: str, table: Table) -> bytes:
        """The course of a match that is over, encoded."""
        known = self._known.get(name)
        if known is None:
            known = self._known[name] = self._begin(worked_out(table))
            known.add_done_callback(lambda task: self._forget_failed(name, task))
            if len(self._known) > REMEMBERED:
                self._known.popitem(last=False)
        else:
            self._known.move_to_end(name)
        return await asyncio.shield(known)

    def _forget_failed(self, name: str, task: asyncio.Task[bytes]) -> None:
        """What could not be worked out is tried again when somebody asks again."""
        failed = task.cancelled() or task.exception() is not None
        if failed and self._known.get(name) is task:
            del self._known[name]


async def worked_out(table: Table) -> bytes:
    """All of it once more, beside what the server does meanwhile."""
    return ENCODER.encode(await asyncio.to_thread(course_told, table))
