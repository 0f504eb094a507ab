"""Running what waits for sockets."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine
from typing import Any, TypeVar

from serai.cli.serve import fastest_loop

T = TypeVar("T")


def run_quickly(work: Coroutine[Any, Any, T]) -> T:
    """Run it to its end, on the fastest loop that there is."""
    with asyncio.Runner(loop_factory=fastest_loop()) as runner:
        return runner.run(work)
