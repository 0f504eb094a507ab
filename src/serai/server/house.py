"""The house: all tables, from whoever asks to what is stored, and back to whoever listens.

A change is decided on a copy of the table, stored, and only then shown: what has been answered is
on disk, and what could not be stored has not happened. Each table changes one step at a time.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections import OrderedDict
from collections.abc import Callable, Coroutine
from typing import Any, TypeVar

import msgspec
from msgspec.structs import replace

from serai.core.speech import IllegalMove, Problem
from serai.games import load
from serai.server import acts, opening, telling
from serai.server.bots import BotFailed, Bots, Job
from serai.server.denied import Denied
from serai.server.hosted import ENCODER, Hosted, Subscription, listed
from serai.server.protocol import (
    Act,
    Ask,
    At,
    ChatTold,
    Created,
    Health,
    Hello,
    Invite,
    Ok,
    Previews,
    Refused,
    Say,
    Seated,
    Stale,
    Tables,
    TableTold,
    TableWanted,
    Told,
    WhyNot,
)
from serai.server.storage import Conflict, StorageTrouble, Store
from serai.server.storage.records import Change, ChatRecord, Join, Stored, Watch
from serai.table.events import DECODER, Seat
from serai.table.fairness import Seed
from serai.table.match import Match
from serai.table.table import Table

LOG = logging.getLogger("serai.server")
MOST_IN_MEMORY = 3000  # tables that nobody looks at may go; they are read again when needed
HEALTH_GUEST = "health"
HEALTH_SECONDS = 5.0

T = TypeVar("T")


class House:
    """Everything that can be asked of the server; who may not is answered with Denied."""

    def __init__(
        self, store: Store, bots: Bots | None, *, clock: Callable[[], float] = time.time
    ) -> None:
        self.store = store
        self.bots = bots
        self.clock = clock
        self._tables: OrderedDict[str, Hosted] = OrderedDict()
        self._loading: dict[str, asyncio.Task[Hosted]] = {}
        self._tasks: set[asyncio.Task[Any]] = set()
        self._health: tuple[float, Health] | None = None

    async def open(self) -> None:
        """Start the bots, and let those go on that were thinking when the server stopped."""
        if self.bots is not None:
            await self.bots.start()
            for table in await self.store.due():
                self._begin(self._wake(table))

    async def close(self) -> None:
        """Finish what has begun."""
        if self.bots is not None:
            await self.bots.stop()
        if self._tasks:
            await asyncio.gather(*self._tasks, return_exceptions=True)
        for hosted in self._tables.values():
            for listener in list(hosted.listeners):
                listener.close()
        await self.store.close()

    # --- tables in memory ---

    async def hosted(self, table: str) -> Hosted:
        """A table, from memory or from the log; Denied if there is none."""
        found = self._tables.get(table)
        if found is not None:
            self._tables.move_to_end(table)
            return found
        loading = self._loading.get(table)
        if loading is None:
            loading = self._loading[table] = asyncio.create_task(self._load(table))
            loading.add_done_callback(lambda _: self._loading.pop(table, None))
        return await asyncio.shield(loading)

    async def _load(self, table: str) -> Hosted:
        stored = await self.store.load(table)
        if stored is None:
            raise Denied(404, "no-table")
        lines = await self.store.chat(table, 0)
        chat = [
            ChatTold(id=one.id, at=one.at, seat=one.seat, name=one.name, text=one.text)
            for one in lines
        ]
        hosted = Hosted(stored.table, list(stored.seats), loaded(stored), chat)
        self._keep(hosted)
        self._let_bots_move(hosted)
        return hosted

    def _keep(self, hosted: Hosted) -> None:
        self._tables[hosted.row.id] = hosted
        if len(self._tables) > MOST_IN_MEMORY:
            idle = next((key for key, one in self._tables.items() if one.idle), None)
            if idle is not None:
                del self._tables[idle]

    def _begin(self, work: Coroutine[Any, Any, T]) -> asyncio.Task[T]:
        """Do something to its end, whoever waits for it or no longer does."""
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return task

    async def _commit(self, hosted: Hosted, after: Table, change: Change) -> None:
        """Store, then show. What cannot be stored has not happened."""
        await self._append(hosted, change)
        hosted.accept(after, change)
        self._let_bots_move(hosted)

    async def _append(self, hosted: Hosted, change: Change) -> int | None:
        """Store; if that fails nobody knows how far it came, so the table is read anew."""
        try:
            return await self.store.append(change)
        except (Conflict, StorageTrouble):
            self._forget(hosted)
            raise

    def _forget(self, hosted: Hosted) -> None:
        """Memory and disk may differ: those who listen come again, and it is read anew."""
        self._tables.pop(hosted.row.id, None)
        for listener in list(hosted.listeners):
            listener.close()

    # --- opening tables, sitting down ---

    async def create(self, guest: str, name: str, wanted: TableWanted) -> Created:
        """A new table."""
        if wanted.branch is not None:
            match = await self._branch(guest, wanted)
        else:
            match = await opening.match_for(wanted)
        seats = opening.seats_for(wanted.seats, name)
        guests = [guest if one.who == "me" else None for one in wanted.seats]
        return await self._open_table(
            match, seats, guests, host=guest, watch=wanted.watch, join=wanted.join
        )

    async def _branch(self, guest: str, wanted: TableWanted) -> Match:
        """A finished match as it was after one of its events."""
        assert wanted.branch is not None
        source = await self.hosted(wanted.branch.table)
        source.check_may_watch(guest)
        if not source.table.ended:
            raise Denied(409, "not-finished")
        if wanted.game != source.row.game:
            raise Problem("game", given=wanted.game[:40], known=source.row.game)
        return source.table.match_after(wanted.branch.seq)

    async def _open_table(
        self,
        match: Match,
        seats: list[Seat],
        guests: list[str | None],
        *,
        host: str,
        watch: Watch,
        join: Join,
    ) -> Created:
        now = int(self.clock())
        new, table, invite = opening.new_table(
            match, seats, guests, host=host, watch=watch, join=join, now=now
        )
        await self.store.create(new)
        hosted = Hosted(new.table, list(new.seats), table, [])
        self._keep(hosted)
        self._let_bots_move(hosted)
        return Created(table=new.table.id, invite=invite)

    async def sit(self, table: str, guest: str, name: str, seat: int, invite: str | None) -> Seated:
        """Take an empty seat."""
        return await asyncio.shield(self._begin(self._sit(table, guest, name, seat, invite)))

    async def _sit(
        self, table: str, guest: str, name: str, seat: int, invite: str | None
    ) -> Seated:
        hosted = await self.hosted(table)
        async with hosted.lock:
            if hosted.row.join != "everybody" and (
                invite is None or opening.hash_of(invite) != hosted.row.invite_hash
            ):
                raise Denied(403, "invite")
            after = self._copy(hosted)
            others = {one.name for n, one in enumerate(after.seats) if n != seat}
            called = opening.name_among(others, name)
            after.sit(seat, Seat(kind="person", name=called))
            token = opening.new_token()
            bound = replace(hosted.seats[seat], guest=guest, token_hash=opening.hash_of(token))
            await self._commit(hosted, after, hosted.change(after, seats=[bound]))
        return Seated(seat=seat, token=token)

    async def leave(self, table: str, guest: str, seat: int) -> TableTold:
        """Get up; the seat is empty then."""
        return await asyncio.shield(self._begin(self._leave(table, guest, seat)))

    async def _leave(self, table: str, guest: str, seat: int) -> TableTold:
        hosted = await self.hosted(table)
        async with hosted.lock:
            hosted.check_holds(guest, seat)
            after = self._copy(hosted)
            after.leave(seat)
            await self._commit(hosted, after, hosted.change(after))
        return hosted.told(guest)

    async def seat_link(self, table: str, guest: str, seat: int) -> Seated:
        """A new link to the own seat; the old one is void."""
        hosted = await self.hosted(table)
        hosted.check_holds(guest, seat)
        token = opening.new_token()
        await asyncio.shield(
            self._begin(self._bind(hosted, guest, seat, guest, opening.hash_of(token)))
        )
        return Seated(seat=seat, token=token)

    async def recover(self, table: str, guest: str, token: str) -> Seated:
        """Take an own seat again, from another browser."""
        hosted = await self.hosted(table)
        hashed = opening.hash_of(token)
        for one in hosted.seats:
            if one.token_hash == hashed and one.guest is not None:
                await asyncio.shield(
                    self._begin(self._bind(hosted, one.guest, one.seat, guest, hashed))
                )
                return Seated(seat=one.seat, token=token)
        raise Denied(403, "token")

    async def _bind(
        self, hosted: Hosted, holder: str, seat: int, guest: str, token_hash: str
    ) -> None:
        """Give a seat to a browser."""
        async with hosted.lock:
            hosted.check_holds(holder, seat)
            after = self._copy(hosted)
            after.rev += 1  # so that two who do this at once meet a conflict
            bound = replace(hosted.seats[seat], guest=guest, token_hash=token_hash)
            await self._commit(hosted, after, hosted.change(after, seats=[bound]))

    async def new_invite(self, table: str, guest: str) -> Invite:
        """A new invitation; the old one is void."""
        return await asyncio.shield(self._begin(self._new_invite(table, guest)))

    async def _new_invite(self, table: str, guest: str) -> Invite:
        hosted = await self.hosted(table)
        if not hosted.is_host(guest):
            raise Denied(403, "not-host")
        invite = opening.new_token()
        async with hosted.lock:
            after = self._copy(hosted)
            change = hosted.change(after, invite_hash=opening.hash_of(invite))
            await self._commit(hosted, after, change)
        return Invite(invite=invite)

    async def rematch(self, table: str, guest: str) -> Created:
        """The same game with the same people; whoever asks second gets the same table."""
        return await asyncio.shield(self._begin(self._rematch(table, guest)))

    async def _rematch(self, table: str, guest: str) -> Created:
        hosted = await self.hosted(table)
        if not hosted.seats_of(guest) and not hosted.is_host(guest):
            raise Denied(403, "not-your-seat")
        async with hosted.lock:
            if not hosted.table.ended:
                raise Denied(409, "not-finished")
            if hosted.row.next is not None:
                return Created(table=hosted.row.next, invite="")
            again = opening.again(hosted.table)
            guests = [one.guest for one in hosted.seats]
            seats = [
                Seat(kind="person" if who is not None else "bot", name=one.name, bot=one.bot)
                for one, who in zip(hosted.table.seats, guests, strict=True)
            ]
            row = hosted.row
            created = await self._open_table(
                again, seats, guests, host=guest, watch=row.watch, join=row.join
            )
            after = self._copy(hosted)
            await self._commit(hosted, after, hosted.change(after, next=created.table))
            hosted.refresh_all()
        return created

    # --- lists ---

    async def told(self, table: str, guest: str | None) -> TableTold:
        """One table, to anybody who knows its link."""
        return (await self.hosted(table)).told(guest)

    async def tables_of(self, guest: str) -> Tables:
        """The own tables, those that wait for the caller first."""
        found = [listed(one.table, one.seats, guest) for one in await self.store.tables_of(guest)]
        found.sort(key=lambda one: (one.to_move not in one.yours, one.status == "over"))
        return Tables(tables=found)

    async def public(self, guest: str | None) -> Tables:
        """Tables that everybody may join or watch."""
        stored = await self.store.public_tables()
        return Tables(tables=[listed(one.table, one.seats, guest) for one in stored])

    async def events(self, table: str, guest: str | None, after: int) -> bytes:
        """The log after an event."""
        hosted = await self.hosted(table)
        hosted.check_may_watch(guest)
        return hosted.events(after)

    async def transcript(self, table: str, guest: str | None) -> str:
        """A finished match as text."""
        hosted = await self.hosted(table)
        hosted.check_may_watch(guest)
        if not hosted.table.ended:
            raise Denied(409, "not-finished")
        return hosted.table.match.transcript()

    # --- playing ---

    async def subscribe(self, table: str, guest: str | None, hello: Hello) -> Subscription:
        """Listen to a table."""
        return Subscription(await self.hosted(table), guest, hello)

    async def act(self, table: str, guest: str | None, act: Act) -> bytes:
        """Do something; the same act sent again gets the same answer."""
        return await asyncio.shield(self._begin(self._act(table, guest, act)))

    async def _act(self, table: str, guest: str | None, act: Act) -> bytes:
        if guest is None:
            raise Denied(401, "no-identity")
        hosted = await self.hosted(table)
        async with hosted.lock:
            known = hosted.answers.get((guest, act.id))
            if known is not None:
                return known
            try:
                answer = await self._done(hosted, guest, act)
            except Conflict:
                stored = await self.store.answer(table, guest, act.id)
                if stored is None:
                    raise Denied(409, "busy") from None
                return stored
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
                after = self._copy(hosted)
                acts.carry_out(hosted, guest, after, act.action)
                ok = Ok(id=act.id, seq=after.seq, rev=acts.rev_told(after, yours))
                answer = ENCODER.encode(ok)
                change = hosted.change(after, answer=(guest, act.id, answer))
                await self._commit(hosted, after, change)
                return answer
        except (IllegalMove, Problem) as error:
            refused = Refused(id=act.id, trouble=telling.trouble_told(error))
        except Denied as denied:
            refused = denied
        stored = await self.store.answer(hosted.row.id, guest, act.id)
        if stored is None and isinstance(refused, Denied):
            raise refused
        return stored if stored is not None else ENCODER.encode(refused)

    async def _say(self, hosted: Hosted, guest: str, act: Act, action: Say) -> bytes:
        """A line of chat."""
        table, yours = hosted.table, hosted.seats_of(guest)
        now, name = int(self.clock()), table.seats[yours[0]].name
        ok = ENCODER.encode(Ok(id=act.id, seq=table.seq, rev=acts.rev_told(table, yours)))
        line = ChatRecord(seat=yours[0], name=name, text=action.text, at=now)
        change = replace(hosted.change(self._copy(hosted), answer=(guest, act.id, ok)), chat=line)
        number = await self._append(hosted, change)
        assert number is not None
        hosted.row = change.table_row
        hosted.say(ChatTold(id=number, at=now, seat=yours[0], name=name, text=action.text))
        return ok

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
                    state = telling.past_told(
                        hosted.table,
                        query.seq,
                        id_=table,
                        seat=query.seat,
                        yours=hosted.seats_of(guest),
                        host=hosted.is_host(guest),
                    )
                    return ENCODER.encode(Told(id=ask.id, state=state))
                case WhyNot():
                    hosted.check_holds(guest, query.seat)
                    window = hosted.table.match_for(query.seat).seen_by(query.seat)
                    refusal = window.why_not(query.move)
                    why = None if refusal is None else telling.refusal_told(refusal)
                    return ENCODER.encode(Told(id=ask.id, why=why))
                case Previews():
                    hosted.check_holds(guest, query.seat)
                    turn = hosted.table.turn_of(query.seat)
                    found = telling.previews(turn, query.moves)
                    return ENCODER.encode(Told(id=ask.id, previews=found))
        except (IllegalMove, Problem) as error:
            return ENCODER.encode(Refused(id=ask.id, trouble=telling.trouble_told(error)))

    def _copy(self, hosted: Hosted) -> Table:
        """The table to try a change on."""
        after = hosted.table.copy()
        after.now = int(self.clock())
        return after

    # --- bots ---

    async def _wake(self, table: str) -> None:
        """Load a table at which a bot is due; that lets it move."""
        try:
            await self.hosted(table)
        except (Denied, Problem, StorageTrouble) as error:
            LOG.warning("table %s cannot be loaded: %s", table, error)

    def _let_bots_move(self, hosted: Hosted) -> None:
        """Begin to think for the bot that has to move, if nobody does already."""
        if self.bots is None or hosted.thinking is not None or hosted.table.bot_due is None:
            return
        hosted.thinking = self._begin(self._think(hosted, self.bots))
        hosted.presence_changed()

    async def _think(self, hosted: Hosted, bots: Bots) -> None:
        """Move for bots until a person has to, or the match is over."""
        try:
            while (seat := hosted.table.bot_due) is not None:
                table = hosted.table
                moves = await bots.moves(hosted.row.id, job_of(hosted), seat, table.seats[seat].bot)
                async with hosted.lock:
                    if hosted.table.seq == table.seq:
                        after = self._copy(hosted)
                        after.bot_plays(seat, moves)
                        await self._commit(hosted, after, hosted.change(after))
        except (BotFailed, Conflict, StorageTrouble, IllegalMove, Problem) as error:
            LOG.warning("table %s: no move for a bot: %s", hosted.row.id, error)
        finally:
            hosted.thinking = None
            hosted.presence_changed()

    # --- health ---

    async def check_health(self) -> Health:
        """Create a table, move, and read it back; at most once in a few seconds."""
        now = time.monotonic()
        if self._health is not None and now - self._health[0] < HEALTH_SECONDS:
            return self._health[1]
        begun = time.perf_counter()
        wanted = TableWanted(game=load.names()[0], seats=acts.HEALTH_SEATS, watch="nobody")
        created = await self.create(HEALTH_GUEST, HEALTH_GUEST, wanted)
        hosted = await self.hosted(created.table)
        answer = await self.act(created.table, HEALTH_GUEST, acts.first_move(hosted.table))
        stored = await self.store.load(created.table)
        ok = (
            stored is not None
            and stored.table.head_hash == hosted.table.hash
            and msgspec.json.decode(answer)["type"] == "ok"
        )
        self._tables.pop(created.table, None)
        await self.store.erase(created.table, HEALTH_GUEST)
        health = Health(
            ok=ok,
            milliseconds=round((time.perf_counter() - begun) * 1000),
            tables=len(self._tables),
            sockets=sum(len(one.listeners) for one in self._tables.values()),
        )
        self._health = (now, health)
        return health


def loaded(stored: Stored) -> Table:
    """A table as it was stored."""
    row = stored.table
    standing = {
        (one.seat, question): answer
        for one in stored.seats
        for question, answer in msgspec.json.decode(one.standing, type=dict[str, str]).items()
    }
    begun_from = None if row.opening is None else msgspec.json.decode(row.opening)
    table = Table.load(
        load.all_games(),
        [DECODER.decode(one.body) for one in stored.events],
        Seed(row.seed, row.salt),
        begun_from,
        standing,
    )
    if stored.draft is not None:
        table.restore_turn(
            msgspec.json.decode(stored.draft.steps, type=list[str]),
            msgspec.json.decode(stored.draft.undone, type=list[str]),
        )
    table.rev = row.rev
    return table


def job_of(hosted: Hosted) -> Job:
    """What a bot needs to know of a table."""
    row = hosted.row
    return Job(
        game=row.game,
        seats=len(hosted.seats),
        options=row.options,
        opening=row.opening,
        lines=list(hosted.table.lines),
    )
