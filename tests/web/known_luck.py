"""`serai` with the same dice, draws and bots every time: `python -m tests.web.known_luck`.

A test that fails now and then, because of a game that nobody has seen, tells little and stops
everybody. So every day luck is the same, and so are the games as far as the page is equally quick;
with SERAI_BROWSER_LONG=1 they are new ones.
"""

from __future__ import annotations

import sys
from collections import Counter
from collections.abc import Sequence
from functools import partial
from typing import Any
from unittest import mock

from serai.cli import main, serve
from serai.house import new_table
from serai.server import bot_worker
from serai.server.bot_pool import BotPool
from serai.table.fairness import Seed

WORKER = "bot-worker"
COMMAND = (sys.executable, "-P", "-m", "tests.web.known_luck", WORKER)


class KnownLuck(bot_worker.Thinker):
    """Bots whose luck depends on nothing but how far the match is."""

    lines = 0

    def moves(self, request: bot_worker.Request) -> list[str]:
        self.lines = len(request.job.lines)
        return super().moves(request)

    def randbits(self, bits: int) -> int:
        return self.lines % (1 << bits)

    def choice(self, options: Sequence[Any]) -> Any:
        return options[self.lines % len(options)]


def bots() -> None:
    """Be a worker process of the server."""
    thinker = KnownLuck()
    with mock.patch.multiple(bot_worker, Thinker=lambda: thinker, secrets=thinker):
        bot_worker.main()


class Seeds:
    """Other luck for each table that somebody opens, and the same again for everybody else."""

    def __init__(self) -> None:
        self.opened: Counter[str] = Counter()
        self.host = ""
        self.truly = new_table.new_table

    def new_table(self, *words: Any, host: str, **more: Any) -> Any:
        self.opened[host] += 1
        self.host = host
        return self.truly(*words, host=host, **more)

    def new_seed(self) -> Seed:
        return Seed(f"{self.opened[self.host]:064x}", f"{0:032x}")


def house(words: list[str]) -> int:
    """Be the server."""
    seeds = Seeds()
    with (
        mock.patch.multiple(new_table, new_seed=seeds.new_seed, new_table=seeds.new_table),
        mock.patch.object(serve, "BotPool", partial(BotPool, command=COMMAND)),
    ):
        return main(words)


if __name__ == "__main__":
    if sys.argv[1:] == [WORKER]:
        bots()
    else:
        sys.exit(house(sys.argv[1:]))
