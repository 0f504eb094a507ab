"""A table in memory: its match, who holds its seats, and who listens.

Listeners pull: each keeps what it knows already and is woken when there is more. So nothing piles
up for a slow one, several changes become one state, and nobody waits for anybody else.
"""

from __future__ import annotations

import asyncio
import time
from collections import OrderedDict
from collections.abc import Callable, Sequence
from typing import NamedTuple, Protocol

import msgspec
from msgspec.structs import replace

from serai.house.absence import Absence, Awaited
from serai.house.access import Access
from serai.house.encoded_logs import EncodedLog
from serai.house.protocol import ChatTold, HintTold, Presence
from serai.house.requests import TableTold
from serai.house.stored_rows import Change, SeatRecord, TableRecord
from serai.house.table_rows import change_to, listed
from serai.house.told_state import Faces, state_told
from serai.table.table import Table

_ENCODER = msgspec.json.Encoder()
ANSWERS_REMEMBERED = 32  # those of a table that has just been in use; all others are on disk
CHAT_REMEMBERED = 200
EVENTS_EACH = 100  # of one frame, some 50 kB: a long log comes in several


class Listener(Protocol):
    """One connection of somebody, who looks from a seat or only watches."""

    @property
    def guest(self) -> str | None: ...

    @property
    def seat(self) -> int | None: ...

    def refresh(self) -> None:
        """The table has changed."""

    def renew_presence(self) -> None:
        """Who is there has changed."""

    def wake(self) -> None:
        """There may be something new."""

    def close(self) -> None:
        """The table is no longer what it was: come again."""


class Hinting(NamedTuple):
    """A hint that somebody thinks about, or has thought of: for which lines, and what it is."""

    lines: list[str]
    told: asyncio.Task[HintTold]


class HostedTable(Access):
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
        self.listeners: set[Listener] = set()
        self.answers: OrderedDict[tuple[str, str], bytes] = OrderedDict()
        self.thinking: asyncio.Task[None] | None = None
        self.hints: dict[int, Hinting] = {}  # by seat: the last one that was asked for
        self._states: dict[tuple[int | None, tuple[int, ...], bool], bytes] = {}
        self._log = EncodedLog()
        self._faces: Faces | None = None
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
                self._faces = Faces(self.table.match)
            state = state_told(
                self.table,
                id_=self.row.id,
                seat=seat,
                yours=yours,
                host=host,
                next_=self.row.next,
                faces=self._faces,
            )
            found = _ENCODER.encode(state)
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
        return _ENCODER.encode(
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
        return change_to(
            after, self.table, self.row, self.seats, bound=seats, answer=answer, changes=row
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
        self.wake_all()

    def wake_all(self) -> None:
        """There may be something new for everybody."""
        for listener in self.listeners:
            listener.wake()

    def presence_changed(self) -> None:
        """Somebody came or went, is waited for, or a bot began or ended to think."""
        self.look_round()
        for listener in self.listeners:
            listener.renew_presence()

    def send_away(self) -> None:
        """All who listen have to come again."""
        for listener in list(self.listeners):
            listener.close()

    def forget_log(self) -> None:
        """What was told of the log is remembered nowhere any more."""
        self._log.discard()

    @property
    def idle(self) -> bool:
        """Whether nobody would miss it."""
        return not self.listeners and self.thinking is None and not self.lock.locked()
