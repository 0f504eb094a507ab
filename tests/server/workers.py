"""Processes of bots for tests: real ones, and some that do what a test wants."""

from __future__ import annotations

import asyncio
import json
import sys
from collections.abc import Awaitable, Callable
from pathlib import Path

from serai.core.kernel import CHANCE
from serai.house.bots import Job
from serai.server.bot_pool import BotPool
from serai.table.match import Match

TABLE = "abcdefghijklmnop"
JOB = Job("rajas", 2, 2, "{}", None, [])  # for workers that look at no job
FAILING = {
    "hangs": "time.sleep(60)",
    "crashes": "os._exit(3)",
    "talks nonsense": "print('{', flush=True)",
    "says too much": "print('x' * 3_000_000, flush=True)",
    "goes silent": "os.close(1); time.sleep(60)",
    "finds an error": "say(moves=[], error='oh')",
    "finds nothing": "say(moves=[])",
}


def job_of(match: Match) -> Job:
    return Job(
        game=match.game.name,
        version=match.version,
        seats=match.seats,
        options=json.dumps(match.agreed),
        opening=None if match.opening is None else json.dumps(match.opening),
        lines=[
            f"{'*' if seat == CHANCE else seat} {match.notation(move)}"
            for seat, move in match.moves_played()
        ],
    )


def with_bots(
    work: Callable[[BotPool], Awaitable[None]],
    workers: int = 1,
    budget: float = 20.0,
    command: tuple[str, ...] | None = None,
) -> None:
    async def whole() -> None:
        bots = BotPool(workers, budget, command=command) if command else BotPool(workers, budget)
        await bots.start()
        try:
            await work(bots)
        finally:
            await bots.stop()

    asyncio.run(whole())


def worker_that(body: str, folder: Path) -> tuple[str, ...]:
    """A worker of another kind; `body` gets every request as `line`."""
    path = folder / "worker.py"
    path.write_text(
        "import json, os, sys, time\n"
        "def say(**answer):\n"
        "    print(json.dumps(answer), flush=True)\n"
        "say(moves=[])\n"
        "for line in sys.stdin:\n"
        f"    {body}\n"
    )
    return (sys.executable, str(path))


async def all_ready(bots: BotPool) -> None:
    """Wait until every process can be asked."""
    while bots.told().ready < bots.told().processes:
        await asyncio.sleep(0.01)


def once(folder: Path, deed: str) -> str:
    """What the first worker that comes to it does; for all others it is false."""
    mark = str(folder / "done")
    return f"(not os.path.exists({mark!r}) and (open({mark!r}, 'w').close(), {deed}))"
