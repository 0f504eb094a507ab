"""Whether all is well, found out by doing it.

A table is opened, played at, read back and removed, and a bot is asked for a move there.
"""

from __future__ import annotations

import asyncio
import logging
import secrets
import time
from typing import Literal, Protocol

import msgspec

from serai.games import load
from serai.house.bot_turns import job_of
from serai.house.bots import Job
from serai.house.house import House
from serai.house.protocol import Act, Play
from serai.house.requests import BotsTold, Health, SeatWanted, TableWanted
from serai.server.stalls import LoopWatch
from serai.table.table import Table

LOG = logging.getLogger("serai.server")
GUEST = "health"
SECONDS = 5.0  # for so long the last answer is good enough
SEATS = [SeatWanted(who="me"), SeatWanted(who="me")]


class BotPool(Protocol):
    """What the check needs of the bots."""

    async def are_well(self, job: Job, seat: int) -> bool: ...

    def told(self) -> BotsTold: ...


class Erasing(Protocol):
    """What the check needs of the store: a table that can go."""

    async def erase(self, table: str, host: str) -> None: ...


class HealthCheck:
    """Looks whether all is well, at most once in a few seconds."""

    def __init__(self, house: House, store: Erasing, bots: BotPool | None) -> None:
        self.watch = LoopWatch()
        self._house = house
        self._store = store
        self._bots = bots
        self._last: tuple[float, Health] | None = None
        self._checking = asyncio.Lock()

    async def check(self) -> Health:
        """What is well, and what is not."""
        async with self._checking:
            now = time.monotonic()
            if self._last is None or now - self._last[0] >= SECONDS:
                self._last = (now, await self._checked())
            return self._last[1]

    async def _checked(self) -> Health:
        begun = time.perf_counter()
        try:
            wrong = await self._what_is_wrong()
        except Exception as error:
            LOG.error("the health check failed", exc_info=error)
            wrong = "tables"
        tables = self._house.tables
        return Health(
            ok=not wrong,
            milliseconds=round((time.perf_counter() - begun) * 1000),
            tables=len(tables.by_name),
            sockets=tables.listening(),
            bytes=tables.bytes_in_memory(),
            stalls=self.watch.report(),
            wrong=wrong,
            bots=None if self._bots is None else self._bots.told(),
        )

    async def _what_is_wrong(self) -> Literal["", "tables", "bots"]:
        """Create a table, move, read it back from the database, and let a bot move."""
        house = self._house
        wanted = TableWanted(game=load.playable()[0], seats=SEATS, watch="nobody")
        created = await house.opener.create(GUEST, GUEST, wanted)
        try:
            hosted = await house.tables.hosted(created.table)
            job, seat = job_of(hosted), hosted.table.to_move
            assert seat is not None
            answer = await house.acts.act(created.table, GUEST, first_move(hosted.table))
            stored = await house.tables.store.load(created.table)
            if stored is None or stored.table.head_hash != hosted.table.hash:
                return "tables"
            if msgspec.json.decode(answer)["type"] != "ok":
                return "tables"
            if self._bots is not None and not await self._bots.are_well(job, seat):
                return "bots"
        finally:
            house.tables.by_name.pop(created.table, None)
            await self._store.erase(created.table, GUEST)
        return ""


def first_move(table: Table) -> Act:
    """Any offered move, committed at once."""
    seat = table.to_move
    assert seat is not None
    move = table.match.notation(table.match.options[0])
    play = Play(seat=seat, move=move, commit="step")
    return Act(id=secrets.token_hex(8), seq=table.seq, rev=table.rev, action=play)
