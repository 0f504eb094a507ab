"""Tables in memory: read from the log when needed, changed one step at a time, stored, shown.

A change is decided on a copy of the table, stored, and only then shown: what has been answered is
on disk, and what could not be stored has not happened.
"""

from __future__ import annotations

import asyncio
import time
from collections import OrderedDict
from collections.abc import AsyncIterator, Callable, Coroutine
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager
from typing import Any, TypeVar

import msgspec

from serai.games import load
from serai.server.denied import Denied
from serai.server.hosted import Hosted
from serai.server.protocol import ChatTold
from serai.server.storage import Conflict, StorageTrouble, Store
from serai.server.storage.records import Change, Stored
from serai.table.events import DECODER
from serai.table.fairness import Seed
from serai.table.table import Table

MOST_IN_MEMORY = 200_000_000  # bytes; tables that nobody looks at may go, and are read again
MOST_UNDER_WAY = 200  # matches that one guest has opened and nobody has finished
LYING_STILL = 30 * 86_400  # seconds after which such a match no longer counts
LOADERS = 2  # tables that are read at once; whatever else takes long does not keep them waiting

T = TypeVar("T")


class Keeping:
    """All tables that somebody plays, watches or has just asked for."""

    def __init__(
        self,
        store: Store,
        *,
        clock: Callable[[], float] = time.time,
        steady: Callable[[], float] = time.monotonic,
    ) -> None:
        self.store = store
        self.clock = clock
        self.steady = steady
        self.tables: OrderedDict[str, Hosted] = OrderedDict()
        self._loading: dict[str, asyncio.Task[Hosted]] = {}
        self._tasks: set[asyncio.Task[Any]] = set()
        self._loaders = ThreadPoolExecutor(LOADERS, "serai-loader")

    async def finish(self) -> None:
        """End what has begun, and let everybody go who listens."""
        if self._tasks:
            await asyncio.gather(*self._tasks, return_exceptions=True)
        for hosted in self.tables.values():
            for listener in list(hosted.listeners):
                listener.close()
        self._loaders.shutdown(wait=False)
        await self.store.close()

    def steadily(self) -> float:
        """Seconds by a clock that nobody can set."""
        return self.steady()

    def went_on(self, hosted: Hosted) -> None:
        """Somebody may have to do something now."""

    async def hosted(self, table: str) -> Hosted:
        """A table, from memory or from the log.

        Denied if there is none, Problem if this process cannot play on with it (Shelved), cannot
        load its game, or cannot read its log.
        """
        found = self.tables.get(table)
        if found is not None:
            self.tables.move_to_end(table)
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

    async def _load(self, table: str) -> Hosted:
        stored = await self.stored(table)
        lines = await self.store.chat(table, 0)
        chat = [
            ChatTold(id=one.id, at=one.at, seat=one.seat, name=one.name, text=one.text)
            for one in lines
        ]
        loading = asyncio.get_running_loop().run_in_executor(self._loaders, loaded, stored)
        try:
            hosted = Hosted(stored.table, list(stored.seats), await loading, chat, self.steadily)
        except msgspec.DecodeError as error:  # no chain holds what is kept beside the log
            raise StorageTrouble(f"{table}: {error}") from error
        self.keep(hosted)
        self.went_on(hosted)
        return hosted

    def keep(self, hosted: Hosted) -> None:
        """Have a table in memory; those go that nobody has missed for longest."""
        self.tables[hosted.row.id] = hosted
        over = self.bytes_in_memory() - MOST_IN_MEMORY
        if over <= 0:
            return
        for key, one in list(self.tables.items()):
            if one.idle and one is not hosted:
                del self.tables[key]
                over -= bytes_of(one.table)
                if over <= 0:
                    return

    def bytes_in_memory(self) -> int:
        """What all tables take, about."""
        return sum(bytes_of(one.table) for one in self.tables.values())

    async def check_room_for(self, host: str) -> None:
        """Denied to whom has so many matches under way that these must come first."""
        since = int(self.clock()) - LYING_STILL
        if await self.store.under_way(host, since) >= MOST_UNDER_WAY:
            raise Denied(409, "tables-under-way", most=MOST_UNDER_WAY)

    def begin(self, work: Coroutine[Any, Any, T]) -> asyncio.Task[T]:
        """Do something to its end, whoever waits for it or no longer does."""
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return task

    async def commit(self, hosted: Hosted, after: Table, change: Change) -> None:
        """Store, then show. What cannot be stored has not happened."""
        await self.append(hosted, change)
        hosted.accept(after, change)
        self.went_on(hosted)

    async def append(self, hosted: Hosted, change: Change) -> int | None:
        """Store; if that fails nobody knows how far it came, so the table is read anew.

        But for an act that was answered before: then nothing was written, and nobody else at the
        table shall notice that somebody repeats an id.
        """
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

    def forget(self, hosted: Hosted) -> None:
        """Memory and disk may differ: those who listen come again, and it is read anew."""
        if self.tables.get(hosted.row.id) is hosted:
            del self.tables[hosted.row.id]
        for listener in list(hosted.listeners):
            listener.close()

    @asynccontextmanager
    async def held(self, table: str) -> AsyncIterator[Hosted]:
        """A table that nobody else changes meanwhile."""
        while True:
            hosted = await self.hosted(table)
            async with hosted.lock:
                if self.tables.get(table) is hosted:  # else it was forgotten while we waited
                    yield hosted
                    return

    async def done(self, work: Coroutine[Any, Any, T]) -> T:
        """Do something to its end, even if whoever waits for it goes away."""
        return await asyncio.shield(self.begin(work))

    def copy_of(self, hosted: Hosted) -> Table:
        """The table to try a change on."""
        after = hosted.table.copy()
        after.now = int(self.clock())
        return after


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
    )
    if stored.draft is not None:
        table.restore_turn(
            msgspec.json.decode(stored.draft.steps, type=list[str]),
            msgspec.json.decode(stored.draft.undone, type=list[str]),
        )
    table.rev = row.rev
    return table
