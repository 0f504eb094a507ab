"""The house: everything that can be asked of the server, but for identities.

Each layer adds something: `Keeping` has the tables in memory and on disk, `Thinking` the bots,
`Seating` who sits where, and the house itself what is played and told.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable, Iterator

import msgspec
from msgspec.structs import replace

from serai.core.speech import IllegalMove, Problem
from serai.server import acts, health, shelf, telling
from serai.server.bots import Bots
from serai.server.courses import Courses
from serai.server.denied import Denied
from serai.server.doors import Doors
from serai.server.hosted import ENCODER, Hosted, Subscription, listed
from serai.server.lapsing import Lapsing
from serai.server.protocol import (
    Act,
    AnswerTakeback,
    AnyAction,
    Ask,
    AskTakeback,
    At,
    ChatTold,
    Hello,
    Hint,
    Ok,
    Previews,
    Refused,
    Say,
    Stale,
    Told,
    WhyNot,
    WhyPlace,
)
from serai.server.requests import Health, KeptTold, Tables, TableTold
from serai.server.seating import Seating
from serai.server.stalls import LoopWatch
from serai.server.storage import Conflict, StorageTrouble, Store
from serai.server.storage.records import ChatRecord, Listed
from serai.table.chronicle import Takeback
from serai.table.table import Table

LOG = logging.getLogger("serai.server")


class House(Seating):
    """All tables, and what is played at them; who may not is answered with Denied."""

    def __init__(
        self,
        store: Store,
        bots: Bots | None,
        *,
        clock: Callable[[], float] = time.time,
        steady: Callable[[], float] = time.monotonic,
    ) -> None:
        super().__init__(store, bots, clock=clock, steady=steady)
        self._lapsing = Lapsing(self.lapse)
        self._courses = Courses(self.begin)
        self._health: tuple[float, Health] | None = None
        self._checking = asyncio.Lock()
        self.watch = LoopWatch()

    async def open(self) -> None:
        """Let go on what was going on when the server stopped."""
        await super().open()
        self.watch.start()

    async def close(self) -> None:
        """Finish what has begun."""
        self.watch.stop()
        await self._lapsing.close()
        await super().close()

    # --- lists ---

    async def game_of(self, table: str) -> str | None:
        """What is played at a table, without looking at it; None: there is none."""
        found = self.tables.get(table)
        return found.row.game if found is not None else await self.store.game_of(table)

    async def told(self, table: str, guest: str | None) -> TableTold:
        """One table, to anybody who knows its link."""
        try:
            return (await self.hosted(table)).told(guest)
        except Problem as why:
            stored = await self.stored(table)
            shelved = telling.trouble_told(why)
            return replace(listed(stored.table, stored.seats, guest), shelved=shelved, to_move=None)

    async def tables_of(self, guest: str) -> Tables:
        """The own tables, those that wait for the caller first."""
        found = list(all_listed(await self.store.tables_of(guest), guest))
        found.sort(key=lambda one: (not is_awaited(one), bool(one.shelved), one.status == "over"))
        return Tables(tables=found)

    async def public(self, guest: str | None) -> Tables:
        """Tables that everybody may join or watch."""
        found = all_listed(await self.store.public_tables(), guest)
        return Tables(tables=[one for one in found if one.shelved is None])

    async def events(self, table: str, guest: str | None, after: int) -> bytes:
        """The log after an event."""
        hosted = await self.hosted(table)
        hosted.check_may_watch(guest)
        return await hosted.events(after)

    async def state(self, table: str, guest: str | None) -> bytes:
        """The table now, from the first of the own seats or as a spectator."""
        hosted = await self.hosted(table)
        hosted.check_may_watch(guest)
        return hosted.state(guest, next(iter(hosted.seats_of(guest)), None))

    async def kept(self, table: str, guest: str | None) -> KeptTold:
        """The match as it is kept, whether it can be played on or not."""
        stored = await self.stored(table)
        Doors(stored.table, stored.seats).check_may_watch(guest)
        told = await asyncio.to_thread(shelf.told_of, stored)
        try:
            await self.hosted(table)
        except Problem as why:
            return replace(told, why=telling.trouble_told(why))
        return told

    async def transcript(self, table: str, guest: str | None) -> str:
        """A finished match as text, or one that cannot be finished here."""
        try:
            hosted = await self.hosted(table)
        except Problem:
            stored = await self.stored(table)
            shelf.check_may_download(Doors(stored.table, stored.seats), guest)
            return await asyncio.to_thread(lambda: shelf.kept_of(stored).transcript())
        hosted.check_may_watch(guest)
        if not hosted.table.ended:
            raise Denied(409, "not-finished")
        return await asyncio.to_thread(hosted.table.match.transcript)

    async def course(self, table: str, guest: str | None) -> bytes:
        """How a finished match went; nothing of it is hidden any more."""
        hosted = await self.hosted(table)
        hosted.check_may_watch(guest)
        if not hosted.table.ended or not hosted.table.match.over:
            raise Denied(409, "not-finished")
        return await self._courses.of(table, hosted.table)

    # --- playing ---

    async def subscribe(self, table: str, guest: str | None, hello: Hello) -> Subscription:
        """Listen to a table."""
        while True:
            hosted = await self.hosted(table)
            if self.tables.get(table) is hosted:  # else it was forgotten at this very moment
                return Subscription(hosted, guest, hello)

    async def act(self, table: str, guest: str | None, act: Act) -> bytes:
        """Do something; the same act sent again gets the same answer."""
        return await self.done(self._act(table, guest, act))

    async def _act(self, table: str, guest: str | None, act: Act) -> bytes:
        if guest is None:
            raise Denied(401, "no-identity")
        async with self.held(table) as hosted:
            known = hosted.answers.get((guest, act.id))
            if known is not None:
                return known
            try:
                answer = await self._done(hosted, guest, act)
            except Conflict:
                stored = await self.store.answer(table, guest, act.id)
                if stored is None:
                    raise Denied(409, "busy") from None
                answer = stored
            hosted.remember(guest, act.id, answer)
            return answer

    async def _done(self, hosted: Hosted, guest: str, act: Act) -> bytes:
        """An act that has not been answered since the table is in memory."""
        before = hosted.table
        yours = hosted.seats_of(guest)
        refused: Stale | Refused | Denied
        try:
            acts.check_may(hosted, guest, act.action)
            if isinstance(act.action, Say):
                return await self._say(hosted, guest, act, act.action)
            if acts.is_stale(before, act):
                rev = acts.rev_told(before, yours)
                refused = Stale(id=act.id, seq=before.seq, rev=rev)
            else:
                after = self.copy_of(hosted)
                await self._carry_out(hosted, guest, after, act.action)
                ok = Ok(id=act.id, seq=after.seq, rev=acts.rev_told(after, yours))
                answer = ENCODER.encode(ok)
                change = hosted.change(after, answer=(guest, act.id, answer))
                await self.commit(hosted, after, change)
                return answer
        except (IllegalMove, Problem) as error:
            refused = Refused(id=act.id, trouble=telling.trouble_told(error))
        except Denied as denied:
            refused = denied
        stored = await self.store.answer(hosted.row.id, guest, act.id)
        if stored is None and isinstance(refused, Denied):
            raise refused
        return stored if stored is not None else ENCODER.encode(refused)

    async def _carry_out(self, hosted: Hosted, guest: str, after: Table, action: AnyAction) -> None:
        """Try an act on a copy; to go back is to play the match again, which takes a while."""
        if isinstance(action, AskTakeback | AnswerTakeback):
            await asyncio.to_thread(acts.carry_out, hosted, guest, after, action)
        else:
            acts.carry_out(hosted, guest, after, action)

    async def _say(self, hosted: Hosted, guest: str, act: Act, action: Say) -> bytes:
        """A line of chat."""
        table, yours = hosted.table, hosted.seats_of(guest)
        now, name = int(self.clock()), table.seats[yours[0]].name
        ok = ENCODER.encode(Ok(id=act.id, seq=table.seq, rev=acts.rev_told(table, yours)))
        line = ChatRecord(seat=yours[0], name=name, text=action.text, at=now)
        change = replace(hosted.change(self.copy_of(hosted), answer=(guest, act.id, ok)), chat=line)
        number = await self.append(hosted, change)
        assert number is not None
        hosted.row = change.table_row
        hosted.say(ChatTold(id=number, at=now, seat=yours[0], name=name, text=action.text))
        return ok

    def went_on(self, hosted: Hosted) -> None:
        """A bot may have to move, or somebody's answer is waited for."""
        super().went_on(hosted)
        self._lapsing.watch(hosted, self.clock())

    async def lapse(self, table: str, wish: Takeback) -> None:
        """Not everybody has agreed in time to go back."""
        if table not in self.tables:
            return  # whoever reads it anew waits anew
        try:
            async with self.held(table) as hosted:
                now = hosted.table.takeback
                if now is not None and now.asked == wish.asked:
                    after = self.copy_of(hosted)
                    after.let_takeback_lapse()
                    await self.commit(hosted, after, hosted.change(after))
        except (Conflict, Denied, Problem, StorageTrouble) as error:
            LOG.warning("table %s: a takeback cannot lapse: %r", table, error)

    async def ask(self, table: str, guest: str | None, ask: Ask) -> bytes:
        """Answer a question; nothing changes."""
        hosted = await self.hosted(table)
        hosted.check_may_watch(guest)
        query = ask.query
        try:
            match query:
                case At():
                    if query.seat is not None:
                        hosted.check_holds(guest, query.seat)
                    state = await asyncio.to_thread(
                        telling.past_told,
                        hosted.table,
                        query.seq,
                        id_=table,
                        seat=query.seat,
                        yours=hosted.seats_of(guest),
                        host=hosted.is_host(guest),
                    )
                    return ENCODER.encode(Told(id=ask.id, state=state))
                case WhyNot() | WhyPlace():
                    hosted.check_holds(guest, query.seat)
                    window = hosted.table.match_for(query.seat).seen_by(query.seat)
                    refusal = (
                        window.why_not(query.move)
                        if isinstance(query, WhyNot)
                        else window.reason_at(query.place, query.after)
                    )
                    why = None if refusal is None else telling.refusal_told(refusal)
                    return ENCODER.encode(Told(id=ask.id, why=why))
                case Hint():
                    hosted.check_holds(guest, query.seat)
                    hint = await self.done(self.hinted(table, query.seat))
                    return ENCODER.encode(Told(id=ask.id, hint=hint))
                case Previews():
                    hosted.check_holds(guest, query.seat)
                    turn = hosted.table.turn_of(query.seat)
                    found = {}
                    for move, told in telling.previewed(turn, query.moves, further=query.further):
                        found[move] = told
                        await asyncio.sleep(0)  # one takes a millisecond, and others wait
                    return ENCODER.encode(Told(id=ask.id, previews=found))
        except (IllegalMove, Problem) as error:
            return ENCODER.encode(Refused(id=ask.id, trouble=telling.trouble_told(error)))

    async def check_health(self) -> Health:
        """Create a table, move, and read it back; at most once in a few seconds."""
        async with self._checking:
            now = time.monotonic()
            if self._health is None or now - self._health[0] >= health.SECONDS:
                self._health = (now, await health.checked(self))
            return self._health[1]


def all_listed(found: list[Listed], guest: str | None) -> Iterator[TableTold]:
    """Tables as they are listed; a row that is damaged must not hide the others."""
    for one in found:
        try:
            yield listed(one.table, one.seats, guest)
        except msgspec.DecodeError as error:
            LOG.warning("table %s is damaged: %s", one.table.id, error)


def is_awaited(table: TableTold) -> bool:
    """Whether the caller is to decide there, or a bot does in the caller's place."""
    stood_in = table.status == "playing" and any(table.seats[n].stand_in for n in table.yours)
    return table.to_move in table.yours or stood_in
