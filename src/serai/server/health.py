"""Whether all is well, found out by doing it: a table is opened, played at, read back, removed."""

from __future__ import annotations

import secrets
import time
from collections import OrderedDict
from typing import Protocol

import msgspec

from serai.games import load
from serai.server.hosted import Hosted
from serai.server.protocol import Act, Play
from serai.server.requests import Created, Health, SeatWanted, TableWanted
from serai.server.storage import Store
from serai.table.table import Table

GUEST = "health"
SECONDS = 5.0  # for so long the last answer is good enough
SEATS = [SeatWanted(who="me"), SeatWanted(who="me")]


class Checked(Protocol):
    """What the check needs of the house."""

    tables: OrderedDict[str, Hosted]

    @property
    def store(self) -> Store: ...

    async def create(self, guest: str, name: str, wanted: TableWanted) -> Created: ...

    async def hosted(self, table: str) -> Hosted: ...

    async def act(self, table: str, guest: str, act: Act) -> bytes: ...


async def checked(house: Checked) -> Health:
    """Create a table, move, and read it back from the database."""
    begun = time.perf_counter()
    wanted = TableWanted(game=load.playable()[0], seats=SEATS, watch="nobody")
    created = await house.create(GUEST, GUEST, wanted)
    try:
        hosted = await house.hosted(created.table)
        answer = await house.act(created.table, GUEST, first_move(hosted.table))
        stored = await house.store.load(created.table)
        ok = (
            stored is not None
            and stored.table.head_hash == hosted.table.hash
            and msgspec.json.decode(answer)["type"] == "ok"
        )
    finally:
        house.tables.pop(created.table, None)
        await house.store.erase(created.table, GUEST)
    return Health(
        ok=ok,
        milliseconds=round((time.perf_counter() - begun) * 1000),
        tables=len(house.tables),
        sockets=sum(len(one.listeners) for one in house.tables.values()),
    )


def first_move(table: Table) -> Act:
    """Any offered move, committed at once."""
    seat = table.to_move
    assert seat is not None
    move = table.match.notation(table.match.options[0])
    play = Play(seat=seat, move=move, commit="step")
    return Act(id=secrets.token_hex(8), seq=table.seq, rev=table.rev, action=play)
