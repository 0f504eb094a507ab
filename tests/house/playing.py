"""People who act in a house, for tests."""

from __future__ import annotations

import asyncio
import itertools
import random
import secrets
from typing import Any

import msgspec
import pytest

from serai.house.act_effects import rev_told
from serai.house.denied import Denied
from serai.house.hosted_table import HostedTable
from serai.house.house import House
from serai.house.protocol import (
    Act,
    AnyAction,
    AnyFrame,
    AnyQuery,
    Ask,
    Confirm,
    Hello,
    Play,
    Refused,
)
from serai.house.requests import Created, SeatWanted, TableWanted
from serai.house.subscription import Subscription

ME, OPEN, BOT = SeatWanted(who="me"), SeatWanted(who="open"), SeatWanted(who="bot")
FRAMES: msgspec.json.Decoder[AnyFrame] = msgspec.json.Decoder(AnyFrame)
NUMBERS = itertools.count(1)
SESSION = secrets.token_hex(4)  # acts of another run are other acts


async def a_table(house: House, game: str = "rajas", *seats: SeatWanted, **wanted: Any) -> Created:
    """A table that the guest "anna" opens."""
    found = TableWanted(game=game, seats=list(seats) or [ME, OPEN], **wanted)
    return await house.opener.create("anna", "Anna", found)


async def for_two(house: House, game: str = "rajas", **wanted: Any) -> HostedTable:
    """A table of "anna" and "ben"."""
    created = await a_table(house, game, **wanted)
    await house.seats.sit(created.table, "ben", "Ben", 1, created.invite)
    return await house.tables.hosted(created.table)


def new_act(hosted: HostedTable, action: AnyAction, id_: str = "") -> Act:
    """An act for the table as it is, as far as its seat knows."""
    table = hosted.table
    rev = rev_told(table, [getattr(action, "seat", -1)])
    return Act(id=id_ or f"{SESSION}-{next(NUMBERS):08}", seq=table.seq, rev=rev, action=action)


async def acted(house: House, hosted: HostedTable, guest: str, action: AnyAction) -> AnyFrame:
    """What an act is answered."""
    return FRAMES.decode(await house.acts.act(hosted.row.id, guest, new_act(hosted, action)))


async def asked(house: House, hosted: HostedTable, guest: str | None, query: AnyQuery) -> AnyFrame:
    """What a question is answered."""
    return FRAMES.decode(
        await house.questions.ask(hosted.row.id, guest, Ask(id="question", query=query))
    )


def guest_of(hosted: HostedTable, seat: int) -> str:
    """Who holds a seat."""
    guest = hosted.seats[seat].guest
    assert guest is not None
    return guest


def any_action(hosted: HostedTable, rng: random.Random) -> AnyAction:
    """Something that whoever has to decide may do."""
    turn = hosted.table.turn
    assert turn is not None
    if turn.complete:
        return Confirm(seat=turn.seat)
    move = turn.now.notation(rng.choice(turn.now.options))
    return Play(seat=turn.seat, move=move)


async def play_on(house: House, hosted: HostedTable, events: int, rng: random.Random) -> None:
    """Play until so many more events have happened, or the match is over."""
    until = hosted.table.seq + events
    while hosted.table.seq < until and hosted.table.status == "playing":
        seat = hosted.table.to_move
        assert seat is not None
        answer = await acted(house, hosted, guest_of(hosted, seat), any_action(hosted, rng))
        assert type(answer).__name__ == "Ok", answer


async def heard(subscription: Subscription) -> list[AnyFrame]:
    """All frames that are waiting for a connection."""
    found: list[AnyFrame] = []
    while True:
        try:
            async with asyncio.timeout(0.02):
                frame = await subscription.next()
        except TimeoutError:
            return found
        if frame is None:
            return found
        found.append(FRAMES.decode(frame))


async def listening(
    house: House, hosted: HostedTable, guest: str | None, **hello: Any
) -> Subscription:
    """A new connection."""
    return await house.subscribe(hosted.row.id, guest, Hello(**hello))


def denied(status: int, key: str) -> Any:
    """Denied with this status and this key."""
    return pytest.raises(Denied, check=lambda one: (one.status, one.key) == (status, key))


def moment(hosted: HostedTable) -> tuple[int, int]:
    """Where a table is: its last event, and its last change of anything."""
    return hosted.table.seq, hosted.table.rev


def only(frames: list[Any], kind: type) -> list[Any]:
    """The frames of one kind."""
    return [frame for frame in frames if isinstance(frame, kind)]


def trouble(answer: Any) -> str:
    """Why something was refused."""
    assert isinstance(answer, Refused), answer
    return answer.trouble.key


class SteadyClock:
    """A steady clock that goes on only when it is told to."""

    def __init__(self, house: House) -> None:
        self.now = 0.0
        house.clock.steady = lambda: self.now

    def wait(self, seconds: float) -> None:
        self.now += seconds
