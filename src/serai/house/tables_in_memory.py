"""Tables in memory: read from the log when needed, changed one step at a time, stored, shown.

A change is decided on a copy of the table, stored, and only then shown: what has been answered is
on disk, and what could not be stored has not happened.
"""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager

import msgspec
from msgspec.structs import replace

from serai.games import load
from serai.house.aside import Aside
from serai.house.clock import Clock
from serai.house.denied import Denied
from serai.house.hosted_table import HostedTable
from serai.house.protocol import ChatTold
from serai.house.store import Conflict, StorageTrouble, Store, Unreadable
from serai.house.stored_rows import Change, NewTable, Stored
from serai.table.events import DECODER
from serai.table.fairness import Seed
from serai.table.table import Table

MOST_IN_MEMORY = 200_000_000  # bytes; tables that nobody looks at may go, and are read again


class TablesInMemory:
    """All tables that somebody plays, watches or has just asked for.

    `watchers` are told of each table that is there now or has changed: somebody may have to do
    something there.
    """

    def __init__(self, store: Store, aside: Aside, clock: Clock) -> None:
        self.store = store
        self.clock = clock
        self.by_name: OrderedDict[str, HostedTable] = OrderedDict()
        self.watchers: list[Callable[[HostedTable], None]] = []
        self.left: set[str] = set()  # guests who have left for good since the house was opened
        self._aside = aside
        self._loading: dict[str, asyncio.Task[HostedTable]] = {}

    # --- to have a table ---

    async def hosted(self, table: str) -> HostedTable:
        """A table, from memory or from the log.

        Denied if there is none, Problem if this process cannot play on with it (Shelved), cannot
        load its game, or cannot read its log.
        """
        found = self.by_name.get(table)
        if found is not None:
            self.by_name.move_to_end(table)
            return found
        loading = self._loading.get(table)
        if loading is None:
            loading = self._loading[table] = asyncio.create_task(self._load(table))
            loading.add_done_callback(lambda _: self._loading.pop(table, None))
        return await asyncio.shield(loading)

    async def stored(self, table: str) -> Stored:
        """A table as it is on disk; Denied if there is none."""
        stored = await self.store.load(table)
        if stored is None:
            raise Denied(404, "no-table")
        return stored

    async def _load(self, table: str) -> HostedTable:
        stored = await self.stored(table)
        row = stored.table
        if row.next is not None and await self.store.game_of(row.next) is None:
            row = replace(row, next=None)  # the table is gone, and another one can be opened
        lines = await self.store.chat(table, 0)
        chat = [
            ChatTold(id=one.id, at=one.at, seat=one.seat, name=one.name, text=one.text)
            for one in lines
        ]
        try:
            played = await self._aside.load(loaded, stored)
        except msgspec.DecodeError as error:  # no chain holds what is kept beside the log
            raise Unreadable(f"{table}: {error}") from error
        hosted = HostedTable(row, list(stored.seats), played, chat, self.clock.steadily)
        self._keep(hosted)
        return hosted

    async def create(self, new: NewTable, table: Table) -> None:
        """A new table, stored and then in memory."""
        self.check_is_here(new.table.host)
        if any(one.guest in self.left for one in new.seats):
            raise Conflict(f"{new.table.id}: for somebody who is leaving")
        await self.store.create(new)
        self._keep(HostedTable(new.table, list(new.seats), table, [], self.clock.steadily))

    @asynccontextmanager
    async def held(self, table: str) -> AsyncIterator[HostedTable]:
        """A table that nobody else changes meanwhile."""
        while True:
            hosted = await self.hosted(table)
            async with hosted.lock:
                if self.has(hosted):  # else it was forgotten while we waited
                    yield hosted
                    return

    # --- to change it ---

    def copy_of(self, hosted: HostedTable) -> Table:
        """The table to try a change on."""
        after = hosted.table.copy()
        after.now = self.clock.now()
        return after

    async def commit(self, hosted: HostedTable, after: Table, change: Change) -> None:
        """Store, then show. What cannot be stored has not happened."""
        await self.append(hosted, change)
        hosted.accept(after, change)
        self._tell_watchers(hosted)

    def check_is_here(self, guest: str | None) -> None:
        """Denied to whom has left for good: what was asked before then must not bring them back.

        Whoever asks stores at once, so that nothing is stored once it is known that they leave.
        """
        if guest in self.left:
            raise Denied(401, "no-identity")

    async def append(self, hosted: HostedTable, change: Change) -> int | None:
        """Store; if that fails nobody knows how far it came, so the table is read anew.

        But for an act that was answered before: then nothing was written, and nobody else at the
        table shall notice that somebody repeats an id.
        """
        held = {one.guest for one in hosted.seats}
        for one in change.seats:
            if one.guest not in held:
                self.check_is_here(one.guest)
        try:
            return await self.store.append(change)
        except (Conflict, StorageTrouble) as error:
            if isinstance(error, StorageTrouble) or not await self._is_answered(change):
                self.forget(hosted)
            raise

    async def _is_answered(self, change: Change) -> bool:
        """Whether the act behind a change has got its answer already."""
        if change.answer is None:
            return False
        actor, act, _ = change.answer
        return await self.store.answer(change.table, actor, act) is not None

    def _tell_watchers(self, hosted: HostedTable) -> None:
        for watcher in self.watchers:
            watcher(hosted)

    # --- what is in memory ---

    def has(self, hosted: HostedTable) -> bool:
        """Whether this is the table that everybody has; if not, it was forgotten."""
        return self.by_name.get(hosted.row.id) is hosted

    def _keep(self, hosted: HostedTable) -> None:
        """Have a table in memory; those go that nobody has missed for longest."""
        self.by_name[hosted.row.id] = hosted
        over = self.bytes_in_memory() - MOST_IN_MEMORY
        for key, one in list(self.by_name.items()):
            if over <= 0:
                break
            if one.idle and one is not hosted:
                del self.by_name[key]
                one.forget_log()
                over -= bytes_of(one.table)
        self._tell_watchers(hosted)

    def forget(self, hosted: HostedTable) -> None:
        """Memory and disk may differ: those who listen come again, and it is read anew."""
        if self.has(hosted):
            del self.by_name[hosted.row.id]
        hosted.forget_log()
        hosted.send_away()

    def drop(self, table: str) -> None:
        """A table is no longer stored, or not as it was: nothing of it is remembered.

        Nor is what somebody has just read of it: that may be what it was before.
        """
        hosted, loading = self.by_name.get(table), self._loading.get(table)
        if hosted is not None:
            self.forget(hosted)
        if loading is not None:
            loading.add_done_callback(lambda _: self.drop(table))

    def is_no_more(self, table: str) -> None:
        """A table is no longer stored: no other one tells where it is."""
        self.drop(table)
        for hosted in self.by_name.values():
            if hosted.row.next == table:
                hosted.row = replace(hosted.row, next=None)
                hosted.refresh_all()

    def forget_all(self) -> None:
        """Somebody else may have changed any of them: everybody comes again, all is read anew."""
        for hosted in list(self.by_name.values()):
            self.forget(hosted)

    def is_idle(self, table: str) -> bool:
        """Whether nobody is at a table now, or about to be."""
        if table in self._loading:
            return False
        hosted = self.by_name.get(table)
        return hosted is None or hosted.idle

    def forget_chat(self, before: int) -> None:
        """What was said before then is told to nobody any more."""
        for hosted in self.by_name.values():
            hosted.chat = [line for line in hosted.chat if line.at >= before]

    def close(self) -> None:
        """Let everybody go who listens."""
        for hosted in self.by_name.values():
            hosted.send_away()

    def bytes_in_memory(self) -> int:
        """What all tables take, about."""
        return sum(bytes_of(one.table) for one in self.by_name.values())

    def listening(self) -> int:
        """How many connections listen to a table."""
        return sum(len(one.listeners) for one in self.by_name.values())


def bytes_of(table: Table) -> int:
    """What a table takes in memory, about: most of it is what its events have said and done."""
    return 40_000 + 1_000 * table.seq + 200 * len(table.match.log)


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
        {one.who: one.name for one in stored.names},
        {one.seq: one.hash for one in stored.events if one.seal is not None},
    )
    if stored.draft is not None:
        table.restore_turn(
            msgspec.json.decode(stored.draft.steps, type=list[str]),
            msgspec.json.decode(stored.draft.undone, type=list[str]),
        )
    table.rev = row.rev
    return table
