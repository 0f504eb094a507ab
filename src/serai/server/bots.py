"""Bots think in processes of their own, so that the server never waits for a thought.

Requests are served in the order of their arrival, by the worker that knows the table if it is
idle. A worker that crashes or thinks too long is replaced, and the seat gets some offered move
instead: a game never stops because of a bot.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import sys
from asyncio.subprocess import PIPE, Process
from collections import deque

import msgspec

from serai.server.bot_worker import Answer, Job, Request, Thinker
from serai.server.hinting import ADVISER
from serai.server.protocol import HintTold

__all__ = ["BotFailed", "Bots", "Job"]

log = logging.getLogger(__name__)

COMMAND = (sys.executable, "-P", "-m", "serai.server.bot_worker")
PATIENCE_AT_START = 60.0  # seconds until a new process has imported everything
PATIENCE_AT_END = 0.5
AT_ONCE = 0.2  # seconds: what no thought at all still needs
LONGEST_ANSWER = 1 << 20  # bytes
TABLES_REMEMBERED = 10_000


class BotFailed(Exception):
    """A bot gave no answer; the words say why."""


class Worker:
    """One process at the other end of two pipes."""

    def __init__(self, command: tuple[str, ...]) -> None:
        self.command = command
        self._process: Process | None = None
        self._ready = False

    async def start(self) -> None:
        """Begin a process; it gets ready while others go on."""
        self._ready = False
        # In a session of its own: Ctrl-C is for the server, which then ends its workers itself.
        self._process = await asyncio.create_subprocess_exec(
            *self.command,
            stdin=PIPE,
            stdout=PIPE,
            limit=LONGEST_ANSWER,
            start_new_session=True,
        )

    async def think(self, request: Request, budget: float) -> Answer:
        """Ask the process; BotFailed if it does not answer in time, or nothing useful."""
        try:
            if self._process is None:
                await self.start()
            if not self._ready:
                async with asyncio.timeout(PATIENCE_AT_START):
                    await self._heard()
                self._ready = True
            async with asyncio.timeout(budget):
                await self._tell(request)
                answer = await self._heard()
        except TimeoutError:
            await self.end()
            raise BotFailed("no answer in time") from None
        except (OSError, ValueError, EOFError) as error:
            code = await self.end(PATIENCE_AT_END)
            raise BotFailed(f"the worker is gone (exit code {code}): {error!r}") from None
        except asyncio.CancelledError:
            await self.end()  # nobody waits for this answer, and the next must not meet it
            raise
        if answer.error:
            raise BotFailed(answer.error)
        if not answer.moves and answer.hint is None:
            raise BotFailed("the seat is not asked")
        return answer

    async def _tell(self, request: Request) -> None:
        assert self._process is not None
        assert self._process.stdin is not None
        self._process.stdin.write(msgspec.json.encode(request) + b"\n")
        await self._process.stdin.drain()

    async def _heard(self) -> Answer:
        assert self._process is not None
        assert self._process.stdout is not None
        line = await self._process.stdout.readline()
        if not line.endswith(b"\n"):
            raise EOFError("end of its answers")
        return msgspec.json.decode(line, type=Answer)

    @property
    def is_running(self) -> bool:
        """Whether there is a process to ask."""
        return self._process is not None and self._process.returncode is None

    async def end(self, patience: float = 0.0) -> int | None:
        """Stop the process, whatever it is doing (it has nothing to lose); its exit code.

        With `patience` it may come to its own end first, to tell how.
        """
        process, self._process = self._process, None
        if process is None:
            return None
        if process.stdin is not None:
            process.stdin.close()
        with contextlib.suppress(TimeoutError):
            if patience:
                async with asyncio.timeout(patience):
                    return await process.wait()
        with contextlib.suppress(ProcessLookupError):
            process.kill()
        return await process.wait()


class Bots:
    """The workers, and who waits for one of them."""

    def __init__(
        self, workers: int = 1, budget: float = 5.0, *, command: tuple[str, ...] = COMMAND
    ) -> None:
        self.budget = budget
        self._workers = [Worker(command) for _ in range(max(1, workers))]
        self._idle: list[Worker] = []
        self._waiting: deque[asyncio.Future[Worker]] = deque()
        self._last: dict[str, Worker] = {}  # table -> who knows it
        self._restarts: set[asyncio.Task[None]] = set()
        self._outdated: set[Worker] = set()
        self._open = False

    async def start(self) -> None:
        """Begin the processes; they get ready while the server does other things."""
        self._open = True
        self._idle = list(self._workers)
        await asyncio.gather(*(self._begin(worker) for worker in self._workers))

    async def stop(self) -> None:
        """End the processes; whoever still waits is told."""
        self._open = False
        while self._waiting:
            future = self._waiting.popleft()
            if not future.done():
                future.set_exception(BotFailed("the server is closing"))
        await asyncio.gather(*self._restarts)
        await asyncio.gather(*(worker.end() for worker in self._workers))

    async def moves(
        self, table: str, job: Job, seat: int, spec: str, limit: int | None = None
    ) -> list[str]:
        """Notations until chance or another seat is next; at the worst one that is just offered.

        `limit`: seconds that the table lets a bot think; it shortens the time that we have.
        Problem or BotFailed only if the job itself cannot be played, or after `stop`.
        """
        most = self.budget / 2
        think = None if limit is None else min(max(limit, AT_ONCE), most)
        request = Request(table, job, seat, spec, most, think)
        worker = await self._taken(table)
        broken = False
        try:
            return (await worker.think(request, self.budget)).moves
        except BotFailed as failed:
            broken = True
            if not self._open:
                raise
            log.warning("table %s: %s plays any move: %s", table, spec, failed)
        except asyncio.CancelledError:
            broken = True
            raise
        finally:
            self._give_back(worker, broken)
        return await asyncio.to_thread(Thinker(0).any_move, request)

    async def hint(self, table: str, job: Job, seat: int, steps: list[str]) -> HintTold:
        """What a bot would do in a turn in progress; BotFailed if none can say it soon."""
        request = Request(table, job, seat, ADVISER, self.budget / 2, hint=True, steps=steps)
        try:
            async with asyncio.timeout(2 * self.budget):
                worker = await self._taken(table)
        except TimeoutError:
            raise BotFailed("all bots are busy") from None
        broken = True
        try:
            answer = await worker.think(request, self.budget)
            broken = False
        finally:
            self._give_back(worker, broken)
        if answer.hint is None:
            raise BotFailed("no hint")
        return answer.hint

    def renew(self) -> None:
        """Replace each process by a new one as soon as it is idle; they have nothing to lose."""
        self._outdated = set(self._workers)
        idle, self._idle = self._idle, []
        for worker in idle:
            self._give_back(worker, broken=False)

    async def _taken(self, table: str) -> Worker:
        """An idle worker, if possible the one that knows the table; else the next to be idle."""
        if not self._open:
            raise BotFailed("the server is closing")
        if self._idle:
            known = self._last.get(table)
            worker = known if known in self._idle else self._idle[0]
            assert worker is not None
            self._idle.remove(worker)
        else:
            future: asyncio.Future[Worker] = asyncio.get_running_loop().create_future()
            self._waiting.append(future)
            try:
                worker = await future
            except asyncio.CancelledError:
                if future.done() and not future.cancelled() and future.exception() is None:
                    self._give_back(future.result(), broken=False)
                raise
        self._last.pop(table, None)
        self._last[table] = worker
        if len(self._last) > TABLES_REMEMBERED:
            del self._last[next(iter(self._last))]
        return worker

    def _give_back(self, worker: Worker, broken: bool) -> None:
        """The worker is idle again, or serves whoever waits longest."""
        if (broken or worker in self._outdated) and self._open:
            task = asyncio.create_task(self._renew(worker))
            self._restarts.add(task)
            task.add_done_callback(self._restarts.discard)
            return
        while self._waiting:
            future = self._waiting.popleft()
            if not future.done():
                future.set_result(worker)
                return
        self._idle.append(worker)

    async def _renew(self, worker: Worker) -> None:
        """A worker that failed begins anew, unless it only said that something was wrong."""
        if worker in self._outdated:
            self._outdated.remove(worker)
            await worker.end()
        if self._open and not worker.is_running:
            await self._begin(worker)
        self._give_back(worker, broken=False)

    async def _begin(self, worker: Worker) -> None:
        """Start a process; if the system gives none, the next request tries again."""
        try:
            await worker.start()
        except OSError as error:
            log.warning("no worker for bots: %s", error)
