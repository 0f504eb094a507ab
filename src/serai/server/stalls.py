"""How long the server lets people wait because it is busy with something else.

Everything that is told to anybody passes through one event loop. A clock that ticks in it shows
how late it is: that is what a frame waits at the worst, whatever it is about.
"""

from __future__ import annotations

import asyncio
from array import array
from collections import deque
from collections.abc import Callable
from math import ceil

from serai.house.requests import Stalls

TICK = 0.01  # seconds
MINUTE = 60.0
REMEMBERED = 10  # minutes
LONGEST = 1_000  # milliseconds that are told apart; what is longer counts as so long


class Lateness:
    """How often the clock of a minute was so many milliseconds late."""

    def __init__(self) -> None:
        self.counts = array("L", bytes(array("L").itemsize * (LONGEST + 1)))
        self.most = 0.0

    def note(self, late: float) -> None:
        """One more tick."""
        self.most = max(self.most, late)
        self.counts[min(ceil(late * 1000), LONGEST)] += 1


class LoopWatch:
    """A clock in the loop; `report` says how late it was in the last minutes."""

    def __init__(self) -> None:
        self._minutes: deque[Lateness] = deque([Lateness()], maxlen=REMEMBERED)
        self._task: asyncio.Task[None] | None = None
        self.watchers: list[Callable[[float], None]] = []  # told of each tick: seconds too late

    def start(self) -> None:
        """Begin to look."""
        self._task = asyncio.create_task(self._run())

    def stop(self) -> None:
        """Look no more."""
        if self._task is not None:
            self._task.cancel()

    async def _run(self) -> None:
        loop = asyncio.get_running_loop()
        full = loop.time() + MINUTE
        while True:
            due = loop.time() + TICK
            await asyncio.sleep(TICK)
            now = loop.time()
            self.note(max(0.0, now - due))
            if now >= full:
                full = now + MINUTE
                self._minutes.append(Lateness())

    def note(self, late: float) -> None:
        """The loop came so many seconds late."""
        self._minutes[-1].note(late)
        for watcher in self.watchers:
            watcher(late)

    def report(self) -> Stalls:
        """The last ten minutes, in milliseconds."""
        counts = [sum(each) for each in zip(*(one.counts for one in self._minutes), strict=True)]
        return Stalls(
            p99=share(counts, 0.99),
            p999=share(counts, 0.999),
            most=ceil(max(one.most for one in self._minutes) * 1000),
            over_100=sum(counts[101:]),
            ticks=sum(counts),
        )


def share(counts: list[int], part: float) -> int:
    """So many milliseconds, or fewer, in this part of all cases."""
    enough = part * sum(counts)
    passed = 0
    for milliseconds, count in enumerate(counts):
        passed += count
        if passed >= enough:
            return milliseconds
    return LONGEST
