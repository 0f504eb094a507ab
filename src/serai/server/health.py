"""Whether all is well, found out by doing it.

A table is opened, played at, read back and removed, and a bot is asked for a move there.
"""

from __future__ import annotations

import logging
import secrets
import time
from collections import OrderedDict
from typing import Literal, Protocol

import msgspec

from serai.games import load
from serai.server.bots import Bots
from serai.server.hosted import Hosted
from serai.server.protocol import Act, Play
from serai.server.requests import Created, Health, SeatWanted, TableWanted
from serai.server.stalls import LoopWatch
from serai.server.storage import Store
from serai.server.thinking import job_of
from serai.table.table import Table

LOG = logging.getLogger("serai.server")
GUEST = "health"
SECONDS = 5.0  # for so long the last answer is good enough
SEATS = [SeatWanted(who="me"), SeatWanted(who="me")]


class Checked(Protocol):
    """What the check needs of the house."""

    tables: OrderedDict[str, Hosted]
    bots: Bots | None
    watch: LoopWatch

    def bytes_in_memory(self) -> int: ...

    @property
    def store(self) -> Store: ...

    async def create(self, guest: str, name: str, wanted: TableWanted) -> Created: ...

    async def hosted(self, table: str) -> Hosted: ...

    async def act(self, table: str, guest: str, act: Act) -> bytes: ...


async def checked(house: Checked) -> Health:
    """What is well, and what is not."""
    begun = time.perf_counter()
    try:
        wrong = await what_is_wrong(house)
    except Exception as error:
        LOG.error("the health check failed", exc_info=error)
        wrong = "tables"
    return Health(
        ok=not wrong,
        milliseconds=round((time.perf_counter() - begun) * 1000),
        tables=len(house.tables),
        sockets=sum(len(one.listeners) for one in house.tables.values()),
        bytes=house.bytes_in_memory(),
        stalls=house.watch.report(),
        wrong=wrong,
        bots=None if house.bots is None else house.bots.told(),
    )


async def what_is_wrong(house: Checked) -> Literal["", "tables", "bots"]:
    """Create a table, move, read it back from the database, and let a bot move."""
    wanted = TableWanted(game=load.playable()[0], seats=SEATS, watch="nobody")
    created = await house.create(GUEST, GUEST, wanted)
    try:
        hosted = await house.hosted(created.table)
        job, seat = job_of(hosted), hosted.table.to_move
        assert seat is not None
        answer = await house.act(created.table, GUEST, first_move(hosted.table))
        stored = await house.store.load(created.table)
        if stored is None or stored.table.head_hash != hosted.table.hash:
            return "tables"
        if msgspec.json.decode(answer)["type"] != "ok":
            return "tables"
        if house.bots is not None and not await house.bots.are_well(job, seat):
            return "bots"
    finally:
        house.tables.pop(created.table, None)
        await house.store.erase(created.table, GUEST)
    return ""


def first_move(table: Table) -> Act:
    """Any offered move, committed at once."""
    seat = table.to_move
    assert seat is not None
    move = table.match.notation(table.match.options[0])
    play = Play(seat=seat, move=move, commit="step")
    return Act(id=secrets.token_hex(8), seq=table.seq, rev=table.rev, action=play)
