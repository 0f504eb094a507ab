"""Bots think in processes of their own, so that the server never waits for a thought.

Guests are served in turns, by the process that knows the table if it is idle. A process that ends,
by whatever, is replaced at once, and another one is asked what it was asked; if a bot thinks too
long or fails, the seat gets some offered move instead: a game never stops because of a bot.
"""

from __future__ import annotations

import asyncio
import logging
import sys
from collections import Counter
from collections.abc import Callable, Sequence
from time import perf_counter

from serai.house.bots import BotFailed, Job
from serai.house.protocol import HintTold
from serai.house.requests import BotsTold
from serai.server.bot_process import BotProcess, ProcessLost
from serai.server.bot_worker import Answer, Request, Thinker
from serai.server.fair_queue import FairQueue
from serai.server.told_hints import ADVISER

log = logging.getLogger(__name__)

COMMAND = (sys.executable, "-P", "-m", "serai.server.bot_worker")
TRIES = 3  # processes that are asked the same, should it be the question that kills them
STARTS = 5  # failures one after the other until nobody waits for a process any more
LONGEST_PAUSE = 5.0  # seconds between two attempts to start one
AT_ONCE = 0.2  # seconds: what no thought at all still needs
TABLES_REMEMBERED = 10_000

FAILURES = ("thought", "process", "start")  # what did not come, ended by itself, did not begin


class BotPool:
    """The processes, and who waits for one of them."""

    def __init__(
        self, workers: int = 1, budget: float = 5.0, *, command: Sequence[str] = COMMAND
    ) -> None:
        self.budget = budget
        self._workers = max(1, workers)
        self._command = command
        self._keepers: list[asyncio.Task[None]] = []
        self._running: dict[BotProcess, int] = {}  # and of which generation it is
        self._idle: list[BotProcess] = []
        self._waiting: FairQueue[asyncio.Future[BotProcess]] = FairQueue()
        self._last: dict[str, int] = {}  # table -> number of the process that knows it
        self._generation = 0
        self._failures = 0
        self._open = False
        self.failed: Counter[str] = Counter()  # of FAILURES
        self.watchers: list[Callable[[float], None]] = []  # told of each thought: seconds

    async def start(self) -> None:
        """Begin the processes; they get ready while the server does other things."""
        self._open = True
        self._keepers = [asyncio.create_task(self._keep()) for _ in range(self._workers)]

    async def stop(self) -> None:
        """End the processes; whoever still waits is told."""
        self._open = False
        self._turn_away("the server is closing")
        for keeper in self._keepers:
            keeper.cancel()
        await asyncio.gather(*self._keepers, return_exceptions=True)

    # --- questions ---

    async def moves(
        self,
        table: str,
        job: Job,
        seat: int,
        spec: str,
        limit: int | None = None,
        guests: Sequence[str] = (),
    ) -> list[str]:
        """Notations until chance or another seat is next; at the worst one that is just offered.

        `limit`: seconds that the table lets a bot think; it shortens the time that we have.
        `guests`: who waits for it; nobody: the table has turns of its own.
        Problem or BotFailed only if the job itself cannot be played, or after `stop`.
        """
        most = self.budget / 2
        think = None if limit is None else min(max(limit, AT_ONCE), most)
        request = Request(table, job, seat, spec, most, think)
        try:
            return (await self._answer(request, guests or [table])).moves
        except BotFailed as failed:
            if not self._open:
                raise
            log.warning("table %s: %s plays any move: %s", table, spec, failed)
        return await asyncio.to_thread(Thinker(0).any_move, request)

    async def hint(
        self, table: str, job: Job, seat: int, steps: list[str], guests: Sequence[str] = ()
    ) -> HintTold:
        """What a bot would do in a turn in progress; BotFailed if none can say it soon."""
        request = Request(table, job, seat, ADVISER, self.budget / 2, hint=True, steps=steps)
        answer = await self._answer(request, guests or [table], patience=2 * self.budget)
        if answer.hint is None:
            raise BotFailed("no hint")
        return answer.hint

    async def are_well(self, job: Job, seat: int) -> bool:
        """Whether bots move: one that thinks does, as its time is limited; else one must do it."""
        if self._ready() > len(self._idle):
            return True
        request = Request("", job, seat, "random", self.budget / 2)
        try:
            await self._answer(request, (), patience=self.budget)
        except BotFailed as failed:
            log.warning("bots are not well: %s", failed)
            return False
        return True

    def told(self) -> BotsTold:
        """How many there are, and how many questions wait for them."""
        return BotsTold(processes=self._workers, ready=self._ready(), waiting=len(self._waiting))

    def _ready(self) -> int:
        """How many think or could think; of those that died some have not been noticed yet."""
        return sum(process.is_running for process in self._running)

    def renew(self) -> None:
        """Replace each process by a new one as soon as it is idle; they have nothing to lose."""
        self._generation += 1
        idle, self._idle = self._idle, []
        for process in idle:
            self._free(process)

    async def _answer(
        self, request: Request, guests: Sequence[str], patience: float | None = None
    ) -> Answer:
        """What the bot says; another process is asked if one breaks. BotFailed if none can say."""
        process = await self._taken(request.table, guests, patience)
        for _ in range(TRIES - 1):
            try:
                return await self._asked(process, request)
            except ProcessLost as lost:
                log.info("table %s: another process is asked: %s", request.table, lost)
            process = await self._taken(request.table, (), patience)
        return await self._asked(process, request)

    async def _asked(self, process: BotProcess, request: Request) -> Answer:
        """What one process says; then it is free for others, if it still lives."""
        begun = perf_counter()
        try:
            return await process.think(request, self.budget)
        except BotFailed:
            self.failed["thought"] += 1
            raise
        finally:
            for watcher in self.watchers:
                watcher(perf_counter() - begun)
            self._free(process)

    # --- processes ---

    async def _taken(
        self, table: str, guests: Sequence[str], patience: float | None = None
    ) -> BotProcess:
        """An idle process, if possible the one that knows the table; else the next to be idle.

        Without guests: before all others.
        """
        if not self._open:
            raise BotFailed("the server is closing")
        if self._is_hopeless:
            raise BotFailed("no process can be started")
        if self._idle:
            known = self._last.get(table)
            process = next((one for one in self._idle if one.number == known), self._idle[0])
            self._idle.remove(process)
        else:
            process = await self._waited(guests, patience)
        self._last.pop(table, None)
        self._last[table] = process.number
        if len(self._last) > TABLES_REMEMBERED:
            del self._last[next(iter(self._last))]
        return process

    async def _waited(self, guests: Sequence[str], patience: float | None) -> BotProcess:
        """The next process that is idle when it is our turn."""
        future: asyncio.Future[BotProcess] = asyncio.get_running_loop().create_future()
        if guests:
            self._waiting.join(guests, future)
        else:
            self._waiting.join_ahead(future)
        try:
            async with asyncio.timeout(patience):
                return await asyncio.shield(future)
        except TimeoutError:
            self._given_up(future)
            raise BotFailed("all bots are busy") from None
        except asyncio.CancelledError:
            self._given_up(future)
            raise

    def _given_up(self, future: asyncio.Future[BotProcess]) -> None:
        """Somebody waits no longer, perhaps just when it was their turn."""
        self._waiting.leave(future)
        if future.done() and future.exception() is None:
            self._free(future.result())

    def _free(self, process: BotProcess) -> None:
        """It serves whoever is next, or is idle; what does not live is replaced by its keeper."""
        if not process.is_running:
            return
        if self._running[process] != self._generation:
            process.kill()
            return
        future = self._waiting.next()
        if future is None:
            self._idle.append(process)
        else:
            future.set_result(process)

    async def _keep(self) -> None:
        """Have one process, and another one as soon as it is gone."""
        while True:
            generation = self._generation
            try:
                process = await BotProcess.started(self._command)
            except BotFailed as failed:
                await self._failed(failed)
                continue
            self._failures = 0
            self._running[process] = generation
            self._free(process)
            try:
                code = await process.gone()
                if not process.was_killed:
                    self.failed["process"] += 1
                    log.warning("a process of bots has come to its end (exit code %d)", code)
            finally:
                del self._running[process]
                if process in self._idle:
                    self._idle.remove(process)
                await process.end()

    async def _failed(self, why: BotFailed) -> None:
        """Try again later; nobody waits for a process if there does not seem to be any."""
        log.warning("no process for bots: %s", why)
        self.failed["start"] += 1
        self._failures += 1
        if self._is_hopeless:
            self._turn_away("no process can be started")
        if self._failures > 1:  # once may be chance
            await asyncio.sleep(min(0.1 * 2**self._failures, LONGEST_PAUSE))

    @property
    def _is_hopeless(self) -> bool:
        """Whether there is no process, and it does not look as if there would be one soon."""
        return not self._running and self._failures >= STARTS

    def _turn_away(self, why: str) -> None:
        """Nobody waits any longer."""
        while (future := self._waiting.next()) is not None:
            future.set_exception(BotFailed(why))
