"""A house with one made-up game: enough to test the application in front of it."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from types import SimpleNamespace
from typing import Any, cast

import msgspec
from starlette.applications import Starlette

from serai.house.denied import Denied
from serai.house.house import House
from serai.house.own_data import OwnData
from serai.house.protocol import (
    Act,
    Announcement,
    Ask,
    EventTold,
    Hello,
    Hint,
    Log,
    Ok,
    Say,
    SeatTold,
    State,
    Told,
)
from serai.house.requests import (
    Created,
    Health,
    Invite,
    KeptTold,
    Seated,
    Tables,
    TableTold,
    TableWanted,
)
from serai.house.stored_rows import GuestRecord
from serai.house.tasks import Tasks
from serai.server.app import build
from serai.server.health import HealthCheck
from serai.server.settings import Settings
from serai.server.stalls import LoopWatch

INVITE = "invite-invite-invite-invite"


class FakeBook:
    """Guests in memory."""

    def __init__(self) -> None:
        self.settings: dict[str, str] = {}
        self.guests: dict[str, GuestRecord] = {}
        self.sessions: dict[str, str] = {}
        self.looked = 0

    async def setting(self, name: str, make: Callable[[], str]) -> str:
        return self.settings.setdefault(name, make())

    async def new_guest(self, guest: str, name: str, session_hash: str, at: int) -> None:
        self.guests[guest] = GuestRecord(id=guest, name=name, created=at)
        self.sessions[session_hash] = guest

    async def guest_of(self, session_hash: str) -> GuestRecord | None:
        self.looked += 1
        guest = self.sessions.get(session_hash)
        return None if guest is None else self.guests[guest]

    async def guest(self, guest: str) -> GuestRecord | None:
        return self.guests.get(guest)

    async def rename(self, guest: str, name: str) -> None:
        self.guests[guest] = msgspec.structs.replace(self.guests[guest], name=name)

    async def revoke(self, guest: str) -> None:
        self.sessions = {key: one for key, one in self.sessions.items() if one != guest}

    async def own_data(self, guest: str) -> OwnData | None:
        known = self.guests[guest]
        return OwnData(
            name=known.name,
            created=known.created,
            banned=known.banned,
            muted=known.muted,
            sessions=[],
            tables=[],
        )

    async def begin_leaving(self, guest: str) -> None:
        await self.revoke(guest)

    async def leaving(self) -> list[GuestRecord]:
        return []

    async def end_leaving(self, guest: str, name: str) -> None:
        del self.guests[guest]


class FakeTable:
    """Two seats, and a log of what was done."""

    def __init__(self, name: str, host: str, wanted: TableWanted) -> None:
        self.name = name
        self.host = host
        self.wanted = wanted
        self.holders: list[str | None] = [
            host if seat.who == "me" else None for seat in wanted.seats
        ]
        self.acts: list[Act] = []
        self.subscriptions: list[FakeSubscription] = []

    def told(self, guest: str | None) -> TableTold:
        return TableTold(
            table=self.name,
            game=self.wanted.game,
            version=1,
            data="-",
            status="waiting",
            seats=[SeatTold(kind="person" if one else "open", name="") for one in self.holders],
            yours=[seat for seat, one in enumerate(self.holders) if one and one == guest],
            to_move=None,
            changed=0,
            watch=self.wanted.watch,
            join=self.wanted.join,
            host=guest == self.host,
        )

    def log(self, after: int) -> bytes:
        events = [
            EventTold(seq=nth, kind="moved", at=0)
            for nth in range(1, len(self.acts) + 1)
            if nth > after
        ]
        return msgspec.json.encode(Log(events=events))

    def state(self, guest: str | None, seat: int | None) -> bytes:
        return msgspec.json.encode(
            State(
                table=self.name,
                game="rajas",
                version=1,
                seq=len(self.acts),
                rev=0,
                hash="h",
                commitment="c",
                status="playing",
                seat=seat,
                yours=self.told(guest).yours,
                host=guest == self.host,
                to_move=0,
                seats=[],
                view={},
            )
        )


class FakeSubscription:
    """At most four frames wait."""

    def __init__(self, table: FakeTable, guest: str | None) -> None:
        self.table = table
        self.guest = guest
        self.queue: asyncio.Queue[bytes | None] = asyncio.Queue()
        self.closed = False
        table.subscriptions.append(self)

    async def next(self) -> bytes | None:
        return await self.queue.get()

    async def hello(self, hello: Hello) -> None:
        self.queue.put_nowait(self.table.state(self.guest, hello.seat))
        self.queue.put_nowait(self.table.log(hello.last))

    def close(self) -> None:
        if not self.closed:
            self.closed = True
            self.table.subscriptions.remove(self)
            self.queue.put_nowait(None)


class FakeHouse:
    """Tables in memory."""

    def __init__(self) -> None:
        self.store = FakeBook()
        self.tables: dict[str, FakeTable] = {}
        self.opened = False
        self.hints = 0
        self.thought = asyncio.Event()  # set: whoever thinks about a hint has the answer
        self.breaking: Exception | None = None
        self.watch = LoopWatch()
        self.tasks = Tasks()
        self.leaving = self
        self.announcements = SimpleNamespace(now=Announcement())
        self.opener = self.seats = self.acts = self.questions = self.lists = self.whole = self

    async def open(self) -> None:
        self.opened = True

    async def close(self) -> None:
        self.opened = False

    def table(self, table: str, guest: str | None) -> FakeTable:
        if self.breaking is not None:
            raise self.breaking
        found = self.tables.get(table)
        if found is None:
            raise Denied(404, "no-table")
        inside = guest is not None and guest in (*found.holders, found.host)
        if found.wanted.watch == "nobody" and not inside:
            raise Denied(403, "not-watching")
        return found

    async def create(self, guest: str, name: str, wanted: TableWanted) -> Created:
        import serai

        serai.game(wanted.game).settle(len(wanted.seats), wanted.options)
        number = len(self.tables)
        table = "tabletabletabl" + "abcdefghij"[number // 10 % 10] + "abcdefghij"[number % 10]
        self.tables[table] = FakeTable(table, guest, wanted)
        return Created(table=table, invite=INVITE)

    async def told(self, table: str, guest: str | None) -> TableTold:
        return self.table(table, guest).told(guest)

    async def of_guest(self, guest: str) -> Tables:
        return Tables(tables=[t.told(guest) for t in self.tables.values() if guest in t.holders])

    async def public(self, guest: str | None) -> Tables:
        return Tables(tables=[])

    async def from_all_tables(self, guest: str, name: str) -> None:
        for table in self.tables.values():
            table.holders = [None if one == guest else one for one in table.holders]

    async def sit(self, table: str, guest: str, name: str, seat: int, invite: str | None) -> Seated:
        found = self.tables.get(table)
        if found is None:
            raise Denied(404, "no-table")
        if invite != INVITE:
            raise Denied(403, "invite")
        if seat >= len(found.holders) or found.holders[seat] is not None:
            raise Denied(409, "seat-taken")
        found.holders[seat] = guest
        return Seated(seat=seat, token="token-token-token-token")

    def own(self, table: str, guest: str | None, seat: int) -> FakeTable:
        found = self.table(table, guest)
        if guest is None:
            raise Denied(401, "no-identity")
        if seat >= len(found.holders) or found.holders[seat] != guest:
            raise Denied(403, "not-your-seat")
        return found

    async def leave(self, table: str, guest: str, seat: int) -> TableTold:
        found = self.own(table, guest, seat)
        found.holders[seat] = None
        return found.told(guest)

    async def seat_link(self, table: str, guest: str, seat: int) -> Seated:
        self.own(table, guest, seat)
        return Seated(seat=seat, token="token-token-token-token")

    async def holder_by_link(self, table: str, token: str) -> str | None:
        return None

    async def recover(self, table: str, guest: str, token: str) -> Seated:
        self.table(table, guest)
        raise Denied(403, "token")

    async def new_invite(self, table: str, guest: str) -> Invite:
        if self.table(table, guest).host != guest:
            raise Denied(403, "not-host")
        return Invite(invite=INVITE)

    async def act(self, table: str, guest: str | None, act: Act) -> bytes:
        seat: Any = 0 if isinstance(act.action, Say) else act.action.seat
        found = self.own(table, guest, seat)
        if act.id not in [one.id for one in found.acts]:
            found.acts.append(act)
        for subscription in found.subscriptions:
            subscription.queue.put_nowait(found.log(len(found.acts) - 1))
        return msgspec.json.encode(Ok(id=act.id, seq=len(found.acts), rev=0))

    async def ask(self, table: str, guest: str | None, ask: Ask) -> bytes:
        self.table(table, guest)
        if isinstance(ask.query, Hint):
            self.hints += 1
            await self.thought.wait()
        return msgspec.json.encode(Told(id=ask.id, previews={}))

    async def events(self, table: str, guest: str | None, after: int) -> bytes:
        return self.table(table, guest).log(after)

    async def game_of(self, table: str) -> str | None:
        return "rajas" if table in self.tables else None

    async def state(self, table: str, guest: str | None) -> bytes:
        found = self.table(table, guest)
        return found.state(guest, None)

    async def kept(self, table: str, guest: str | None) -> KeptTold:
        self.table(table, guest)
        return KeptTold(
            game="rajas", version=1, data="-", box={}, seats=2, options={}, ended="", moves=[]
        )

    async def transcript(self, table: str, guest: str | None) -> str:
        self.table(table, guest)
        raise Denied(409, "not-finished")

    async def course(self, table: str, guest: str | None) -> bytes:
        self.table(table, guest)
        raise Denied(409, "not-finished")

    async def rematch(self, table: str, guest: str, turned: int = 0) -> Created:
        del turned
        self.table(table, guest)
        raise Denied(409, "not-finished")

    async def subscribe(self, table: str, guest: str | None, hello: Hello) -> FakeSubscription:
        subscription = FakeSubscription(self.table(table, guest), guest)
        await subscription.hello(hello)
        return subscription

    async def check(self) -> Health:
        return Health(
            ok=True,
            milliseconds=1,
            tables=len(self.tables),
            sockets=0,
            bytes=0,
            stalls=self.watch.report(),
        )


def fake_app(house: FakeHouse, settings: Settings) -> Starlette:
    """The application over it."""
    return build(cast("House", house), house.store, cast("HealthCheck", house), settings)
