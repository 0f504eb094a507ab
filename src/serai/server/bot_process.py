"""A process of bots as the server sees it: somebody at the other end of two pipes."""

from __future__ import annotations

import asyncio
import contextlib
from asyncio.subprocess import PIPE, Process
from collections.abc import AsyncIterator, Sequence

import msgspec

from serai.house.bots import BotFailed
from serai.server.bot_worker import Answer, Request

PATIENCE_AT_START = 60.0  # seconds until a new process has imported everything
PATIENCE_AT_END = 0.5
LONGEST_ANSWER = 1 << 20  # bytes


class ProcessLost(BotFailed):
    """The process broke, for whatever reason; another one can be asked the same."""


class BotProcess:
    """One process from its first word to its end; there is no way back from a failure."""

    def __init__(self, process: Process) -> None:
        self._process = process
        self._is_broken = False
        self.was_killed = False  # by us

    @classmethod
    async def started(cls, command: Sequence[str]) -> BotProcess:
        """A process that has imported everything; BotFailed if there will be none."""
        # In a session of its own: Ctrl-C is for the server, which then ends it itself.
        begun = asyncio.create_task(
            asyncio.create_subprocess_exec(
                *command,
                stdin=PIPE,
                stdout=PIPE,
                limit=LONGEST_ANSWER,
                start_new_session=True,
            )
        )
        try:
            found = cls(await asyncio.shield(begun))
        except asyncio.CancelledError:  # uvloop would leave behind what has half begun
            with contextlib.suppress(OSError):
                await cls(await begun).end()
            raise
        except Exception as error:
            raise ProcessLost(repr(error)) from None
        async with found._talking(PATIENCE_AT_START):
            await found._heard()
        return found

    async def think(self, request: Request, budget: float) -> Answer:
        """Ask it; BotFailed if it does not answer in time, or nothing useful."""
        async with self._talking(budget):
            await self._tell(request)
            answer = await self._heard()
        if answer.error:
            raise BotFailed(answer.error)
        if not answer.moves and answer.hint is None:
            raise BotFailed("the seat is not asked")
        return answer

    @contextlib.asynccontextmanager
    async def _talking(self, seconds: float) -> AsyncIterator[None]:
        """Whatever goes wrong meanwhile, it is of no use any more.

        What it says next would answer another question, and which exception a closed pipe is
        depends on the event loop: so any will do.
        """
        try:
            async with asyncio.timeout(seconds):
                yield
        except TimeoutError:
            await self.end()
            raise BotFailed("no answer in time") from None
        except Exception as error:
            code = await self.end(PATIENCE_AT_END)
            raise ProcessLost(f"the process is gone (exit code {code}): {error!r}") from None
        except asyncio.CancelledError:
            await self.end()  # nobody waits for this answer, and the next must not meet it
            raise

    async def _tell(self, request: Request) -> None:
        assert self._process.stdin is not None
        self._process.stdin.write(msgspec.json.encode(request) + b"\n")
        await self._process.stdin.drain()

    async def _heard(self) -> Answer:
        assert self._process.stdout is not None
        line = await self._process.stdout.readline()
        if not line.endswith(b"\n"):
            raise EOFError("end of its answers")
        return msgspec.json.decode(line, type=Answer)

    @property
    def number(self) -> int:
        """What the system calls it."""
        return self._process.pid

    @property
    def is_running(self) -> bool:
        """Whether it can be asked, as far as we know."""
        return not self._is_broken and self._process.returncode is None

    async def gone(self) -> int:
        """Wait until it has come to its end; its exit code."""
        return await self._process.wait()

    def kill(self) -> None:
        """End it at once, whatever it is doing: it has nothing to lose."""
        self._is_broken = True
        if self._process.returncode is None:
            self.was_killed = True
            with contextlib.suppress(ProcessLookupError):
                self._process.kill()

    async def end(self, patience: float = 0.0) -> int:
        """End it; its exit code. With `patience` it may come to its own end, to tell how."""
        self._is_broken = True
        if self._process.stdin is not None:
            self._process.stdin.close()
        with contextlib.suppress(TimeoutError):
            if patience:
                async with asyncio.timeout(patience):
                    return await self.gone()
        self.kill()
        return await self.gone()
