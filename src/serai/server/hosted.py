"""A table in the memory of the server: its match, who holds its seats, and who listens.

Listeners pull: each keeps what it knows already and is woken when there is more. So nothing piles
up for a slow one, several changes become one state, and nobody waits for anybody else.
"""

from __future__ import annotations

import asyncio
import time
from collections import OrderedDict
from collections.abc import Callable, Sequence
from typing import NamedTuple

import msgspec
from msgspec.structs import replace

from serai.games import load
from serai.server import telling
from serai.server.absence import Absence, Awaited
from serai.server.denied import Denied
from serai.server.doors import Doors
from serai.server.encoded import EncodedLog
from serai.server.protocol import Chat, ChatTold, Hello, HintTold, Presence
from serai.server.requests import TableTold
from serai.server.storage.records import Change, DraftRecord, EventRecord, SeatRecord, TableRecord
from serai.table.ruleset import Ruleset
from serai.table.table import Table

ENCODER = msgspec.json.Encoder()
ANSWERS_REMEMBERED = 32  # those of a table that has just been in use; all others are on disk
CHAT_REMEMBERED = 200
EVENTS_EACH = 100  # of one frame, some 50 kB: a long log comes in several


class Hinting(NamedTuple):
    """A hint that somebody thinks about, or has thought of: for which lines, and what it is."""

    lines: list[str]
    told: asyncio.Task[HintTold]


class Hosted(Doors):
    """One table that somebody plays, watches or has just asked for."""

    def __init__(
        self,
        row: TableRecord,
        seats: list[SeatRecord],
        table: Table,
        chat: list[ChatTold],
        steady: Callable[[], float] = time.monotonic,
    ) -> None:
        super().__init__(row, seats)
        self.table = table
        self.chat = chat
        self.lock = asyncio.Lock()
        self.listeners: set[Subscription] = set()
        self.answers: OrderedDict[tuple[str, str], bytes] = OrderedDict()
        self.thinking: asyncio.Task[None] | None = None
        self.hints: dict[int, Hinting] = {}  # by seat: the last one that was asked for
        self._states: dict[tuple[int | None, tuple[int, ...], bool], bytes] = {}
        self._log = EncodedLog()
        self._faces: telling.Faces | None = None
        self.absence = Absence(steady)
        self.look_round()

    # --- who is there ---

    def look_round(self) -> bool:
        """Find out whom everybody waits for who is not there; whether that is news."""
        seat, awaited = self.table.to_move, None
        if seat is not None and self.table.seats[seat].is_present:
            guest = self.seats[seat].guest
            if all(one.guest != guest for one in self.listeners):
                awaited = Awaited(seat, guest, len(self.table.lines))
        return self.absence.wait_for(awaited)

    # --- what is told ---

    def state(self, guest: str | None, seat: int | None) -> bytes:
        """The state for somebody, encoded; made once for all who see the same."""
        yours, host = self.seats_of(guest), self.is_host(guest)
        key = (seat, yours, host)
        found = self._states.get(key)
        if found is None:
            if self._faces is None:
                self._faces = telling.Faces(self.table.match)
            state = telling.state_told(
                self.table,
                id_=self.row.id,
                seat=seat,
                yours=yours,
                host=host,
                next_=self.row.next,
                faces=self._faces,
            )
            found = ENCODER.encode(state)
            if seat is None:  # a seat has one listener, seldom more; of watchers there may be many
                self._states[key] = found
        return found

    async def events(self, after: int) -> bytes:
        """All events after one of them, encoded."""
        table = self.table
        await self._log.prepare(table, after, table.seq)
        return self._log.frame(table, after, table.seq)

    async def prepare_slice(self, after: int) -> None:
        """Get the next events ready to be sent, however long that takes."""
        await self._log.prepare(self.table, after, self.end_of_slice(after))

    def slice_of_events(self, after: int) -> bytes:
        """The events after one of them that are sent together, encoded."""
        return self._log.frame(self.table, after, self.end_of_slice(after))

    def end_of_slice(self, after: int) -> int:
        """The last event that is sent together with those after this one."""
        return min(self.table.seq, after + EVENTS_EACH)

    def told(self, guest: str | None) -> TableTold:
        """The table in a list."""
        return listed(self.row, self.seats, guest)

    def presence(self) -> bytes:
        """Who is there."""
        guests = {one.guest for one in self.listeners}
        due, away = self.table.bot_due, self.absence.seat
        waited = None if away is None else self.absence.seconds(away)
        return ENCODER.encode(
            Presence(
                online=[one.seat for one in self.seats if one.guest in guests and one.guest],
                thinking=[] if due is None or self.thinking is None else [due],
                watching=sum(not self.seats_of(one.guest) for one in self.listeners),
                away=away,
                waited=int(waited or 0),
            )
        )

    # --- changes ---

    def change(
        self,
        after: Table,
        *,
        seats: Sequence[SeatRecord] = (),
        answer: tuple[str, str, bytes] | None = None,
        **row: str | None,
    ) -> Change:
        """What has to be stored so that `after` is the table."""
        turn = after.turn
        draft = None
        if turn is not None and (turn.steps or turn.undone):
            draft = DraftRecord(
                seat=turn.seat,
                steps=ENCODER.encode(turn.steps).decode(),
                undone=ENCODER.encode(turn.undone).decode(),
            )
        fresh = after.records[self.table.seq :]
        return Change(
            table=self.row.id,
            expect=self.row.head_seq,
            expect_rev=self.row.rev,
            table_row=row_after(self.row, after, **row),
            events=[
                EventRecord(seq=one.seq, body=one.body, hash=one.hash, at=one.event.at)
                for one in fresh
            ],
            seats=changed_seats(self.seats, after, seats),
            draft=draft,
            answer=answer,
        )

    def accept(self, after: Table, change: Change) -> None:
        """What was stored becomes the table, and everybody hears of it."""
        held = {one.seat: one for one in change.seats}
        seats = [held.get(one.seat, one) for one in self.seats]
        public = after.seq != self.table.seq or any(
            replace(new, standing="") != replace(old, standing="")
            for new, old in zip(seats, self.seats, strict=True)
        )
        # Drafts and standing answers are one seat's own: others must not even notice a change.
        touched = {*held} if after.turn is None else {*held, after.turn.seat}
        self.table = after
        self.row = change.table_row
        self.seats = seats
        self._forget_frames()
        for listener in self.listeners:
            if public or listener.seat in touched:
                listener.refresh()
        if self.look_round():
            self.presence_changed()

    def refresh_all(self) -> None:
        """Everybody gets the state anew."""
        self._forget_frames()
        for listener in self.listeners:
            listener.refresh()

    def _forget_frames(self) -> None:
        """What was encoded is no longer true."""
        self._states.clear()
        self._faces = None

    def remember(self, actor: str, act: str, answer: bytes) -> None:
        """Keep an answer for when the act is sent again."""
        self.answers[actor, act] = answer
        if len(self.answers) > ANSWERS_REMEMBERED:
            self.answers.popitem(last=False)

    def say(self, line: ChatTold) -> None:
        """A line of chat, for those who sit here."""
        self.chat = [*self.chat[-CHAT_REMEMBERED + 1 :], line]
        for listener in self.listeners:
            listener.wake()

    def presence_changed(self) -> None:
        """Somebody came or went, is waited for, or a bot began or ended to think."""
        self.look_round()
        for listener in self.listeners:
            listener.renew_presence()

    @property
    def idle(self) -> bool:
        """Whether nobody would miss it."""
        return not self.listeners and self.thinking is None and not self.lock.locked()


class Subscription:
    """The frames for one connection; made by `House.subscribe`."""

    def __init__(self, hosted: Hosted, guest: str | None, hello: Hello) -> None:
        self.hosted = hosted
        self.guest = guest
        self.seat: int | None = None
        self._known = 0
        self._chat = 0
        self._state = True
        self._presence = True
        self._closed = False
        self._more = asyncio.Event()
        self._greet(hello)
        hosted.listeners.add(self)
        hosted.presence_changed()

    async def hello(self, hello: Hello) -> None:
        """Go on from another point, or look from another own seat."""
        self._greet(hello)
        self.refresh()

    def _greet(self, hello: Hello) -> None:
        self.hosted.check_may_watch(self.guest)
        yours = self.hosted.seats_of(self.guest)
        if hello.seat is not None and hello.seat not in yours:
            raise Denied(403, "not-your-seat")
        self.seat = hello.seat if hello.seat is not None else yours[0] if yours else None
        self._known = min(hello.last, self.hosted.table.seq)
        self._chat = hello.chat

    async def next(self) -> bytes | None:
        """The next frame; None when it is closed."""
        while not self._closed:
            if self._known < self.hosted.table.seq:
                await self.hosted.prepare_slice(self._known)
            frame = self.take()
            if frame is not None:
                return frame
            self._more.clear()
            await self._more.wait()
        return None

    def take(self) -> bytes | None:
        """What this connection has not been told yet, the oldest first."""
        hosted = self.hosted
        yours = hosted.seats_of(self.guest)
        if self.seat is not None and self.seat not in yours:
            self.seat = yours[0] if yours else None  # it was left, or taken to another browser
            self._state = True
        elif self.seat is None and yours:
            self.seat = yours[0]
            self._state = True
        if not hosted.may_watch(self.guest):
            self.close()
            return None
        if self._known < hosted.table.seq:
            after, self._known = self._known, hosted.end_of_slice(self._known)
            return hosted.slice_of_events(after)
        if self._state:
            self._state = False
            return hosted.state(self.guest, self.seat)
        if yours and hosted.chat and hosted.chat[-1].id > self._chat:
            after, self._chat = self._chat, hosted.chat[-1].id
            return ENCODER.encode(Chat(lines=[one for one in hosted.chat if one.id > after]))
        if self._presence:
            self._presence = False
            return hosted.presence()
        return None

    def refresh(self) -> None:
        """The table has changed."""
        self._state = True
        self._more.set()

    def renew_presence(self) -> None:
        """Who is there has changed."""
        self._presence = True
        self._more.set()

    def wake(self) -> None:
        """There may be something new."""
        self._more.set()

    def close(self) -> None:
        """Nobody listens any more."""
        if not self._closed:
            self._closed = True
            self._more.set()
            self.hosted.listeners.discard(self)
            self.hosted.presence_changed()


def ruleset_of(row: TableRecord) -> Ruleset:
    """What the match of a table is played by."""
    return Ruleset(row.game, row.version, row.data, msgspec.json.decode(row.box))


def row_after(row: TableRecord, after: Table, **changes: str | None) -> TableRecord:
    """The row of a table that has moved on."""
    due = after.bot_due is not None
    return replace(
        row,
        status=after.status,
        head_seq=after.seq,
        head_hash=after.hash,
        to_move=after.to_move,
        bot_due=due,
        winners=ENCODER.encode(after.match.winners if after.ended else []).decode(),
        rev=after.rev,
        changed=max(row.changed, after.now) if after.seq != row.head_seq else row.changed,
        **changes,
    )


def changed_seats(
    before: Sequence[SeatRecord], after: Table, bound: Sequence[SeatRecord]
) -> list[SeatRecord]:
    """The rows of seats that are not as they were; `bound` has those with new holders."""
    given = {one.seat: one for one in bound}
    found = []
    for old in before:
        seat = after.seats[old.seat]
        standing = {q: a for (who, q), a in after.standing.items() if who == old.seat}
        held = given.get(old.seat, old)
        person = seat.kind == "person"
        new = replace(
            held,
            guest=held.guest if person or seat.resigned else None,
            token_hash=held.token_hash if person else None,
            kind=seat.kind,
            name=seat.name,
            bot=seat.bot,
            resigned=seat.resigned,
            stand_in=seat.stand_in,
            standing=ENCODER.encode(standing).decode(),
        )
        if new != old:
            found.append(new)
    return found


def listed(row: TableRecord, seats: Sequence[SeatRecord], guest: str | None) -> TableTold:
    """A table in a list, from what is stored of it."""
    why = ruleset_of(row).why_not(load.all_games())
    return TableTold(
        table=row.id,
        game=row.game,
        version=row.version,
        data=row.data,
        shelved=None if why is None else telling.trouble_told(why),
        status=row.status,
        seats=[telling.seat_told(one) for one in seats],
        yours=[
            one.seat
            for one in seats
            if guest is not None and one.guest == guest and one.kind == "person"
        ],
        to_move=row.to_move if why is None else None,  # nobody is waited for
        changed=row.changed,
        watch=row.watch,
        join=row.join,
        host=guest is not None and row.host == guest,
        winners=msgspec.json.decode(row.winners, type=list[int]),
    )
