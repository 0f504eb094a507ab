"""Work that is done to its end, whoever waits for it or no longer does."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine
from typing import Any, TypeVar

T = TypeVar("T")


class Tasks:
    """All that the house has begun and not yet ended."""

    def __init__(self) -> None:
        self._running: set[asyncio.Task[Any]] = set()

    def begin(self, work: Coroutine[Any, Any, T]) -> asyncio.Task[T]:
        """Do something beside everything else."""
        task = asyncio.create_task(work)
        self._running.add(task)
        task.add_done_callback(self._running.discard)
        return task

    async def done(self, work: Coroutine[Any, Any, T]) -> T:
        """Do something to its end, even if whoever waits for it goes away."""
        return await asyncio.shield(self.begin(work))

    async def end(self) -> None:
        """Wait for all that has begun."""
        if self._running:
            await asyncio.gather(*self._running, return_exceptions=True)
