"""The courses of finished matches: each is worked out once for all who ask, some are remembered."""

from __future__ import annotations

import asyncio
from collections import OrderedDict

import msgspec

from serai.house.aside import Aside
from serai.house.tasks import Tasks
from serai.house.told_course import UsualOf, course_told
from serai.table.table import Table

REMEMBERED = 8_000_000  # bytes; a course is up to some hundred thousand


_ENCODER = msgspec.json.Encoder()


class Courses:
    """By table, those asked for last at the end."""

    def __init__(self, tasks: Tasks, aside: Aside, usual_of: UsualOf) -> None:
        self._tasks = tasks
        self._aside = aside
        self._usual_of = usual_of
        self._known: OrderedDict[str, asyncio.Task[bytes]] = OrderedDict()
        self._bytes = 0  # of those that are worked out

    async def of(self, name: str, table: Table) -> bytes:
        """The course of a match that is over, encoded."""
        known = self._known.get(name)
        if known is None:
            known = self._known[name] = self._tasks.begin(self._worked_out(table))
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

    async def _worked_out(self, table: Table) -> bytes:
        """All of it once more, beside what the house does meanwhile."""
        return _ENCODER.encode(await self._aside.run(course_told, table, self._usual_of))
