"""The threads of the server: whatever takes long is done in one of them, beside the loop."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from typing import ParamSpec, TypeVar

LOADERS = 2  # tables that are read at once; whatever else takes long does not keep them waiting

P = ParamSpec("P")
T = TypeVar("T")


class Threads:
    """Helpers of the loop do what takes long; tables are read by threads of their own."""

    def __init__(self) -> None:
        self._loaders = ThreadPoolExecutor(LOADERS, "serai-loader")

    async def run(self, work: Callable[P, T], *given: P.args, **named: P.kwargs) -> T:
        """What the function returns, or raises."""
        return await asyncio.to_thread(work, *given, **named)

    async def load(self, work: Callable[P, T], *given: P.args, **named: P.kwargs) -> T:
        """The same for a table that is read: it does not wait behind anything else."""
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(self._loaders, partial(work, *given, **named))

    def close(self) -> None:
        """Nothing more will be asked for."""
        self._loaders.shutdown(wait=False)
