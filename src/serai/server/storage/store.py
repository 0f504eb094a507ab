"""Tables, guests and chat in an SQL database: nothing here ever blocks the event loop."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from pathlib import Path
from time import perf_counter
from typing import Literal, TypeVar

import msgspec
from msgspec import Struct
from sqlalchemy import URL, Connection, Engine
from sqlalchemy.exc import DBAPIError

from serai.house.own_data import OwnData
from serai.house.store import Conflict, StorageTrouble
from serai.house.stored_rows import (
    Change,
    ChatRecord,
    GuestRecord,
    Listed,
    NewTable,
    Status,
    Stored,
)
from serai.server.storage import (
    backing_up,
    engines,
    guest_data,
    migrations,
    reading,
    removing,
    setting_aside,
    writing,
)
from serai.server.storage.writer import Writer

PATIENCE = 5.0  # seconds to wait for a lock of somebody else
BETWEEN_TRIES = 0.2  # seconds, in which everybody may write

Outcome = Literal["done", "conflict", "failed"]
OUTCOMES: tuple[Outcome, ...] = ("done", "conflict", "failed")
Watcher = Callable[[Change, Outcome, float], None]  # and after how many seconds it was on disk

T = TypeVar("T")


class Migrated(Struct, frozen=True):
    """A database was of an older schema; `backup`: the copy as it was, if it is a file."""

    before: str
    after: str
    backup: Path | None


class SqlStore:
    """One for each process. Make it with `SqlStore.open`, inside the event loop that uses it.

    Everything raises `StorageTrouble` if the database cannot be used. Writing goes on when the
    waiting task is cancelled: shield it, or read again.
    """

    def __init__(
        self, url: URL, writing_engine: Engine, patience: float, migrated: Migrated | None = None
    ) -> None:
        self.migrated = migrated  # how the database was brought up to date, if it was
        self.watchers: list[Watcher] = []  # told of each change of a table
        self._url = url
        self._writing = writing_engine
        self._writer = Writer(writing_engine)
        self._reading: Engine | None = None
        if not engines.in_memory(url):
            self._reading = engines.reading_engine(url, patience)
            self._readers = ThreadPoolExecutor(engines.READERS, "serai-reader")

    @classmethod
    async def open(cls, url: str, *, create: bool = True, patience: float = PATIENCE) -> SqlStore:
        """Open the database; make it (unless `create` is False) and bring it up to date."""
        address = engines.parsed(url)
        engine, migrated = await asyncio.to_thread(_prepared, address, create, patience)
        return cls(address, engine, patience, migrated)

    async def close(self) -> None:
        """Finish what is being written, then let go of the database."""
        await self._writer.close()
        if self._reading is not None:
            await asyncio.to_thread(self._readers.shutdown)
            self._reading.dispose()
        self._writing.dispose()

    def write(self, work: Callable[[Connection], T]) -> asyncio.Future[T]:
        """For whoever keeps other things in the same database: `work` in a transaction."""
        return self._write(work)

    def read(self, work: Callable[[Connection], T]) -> asyncio.Future[T]:
        """The same for what is only read."""
        return self._read(work)

    def _write(self, work: Callable[[Connection], T]) -> asyncio.Future[T]:
        return self._writer.submit(work)

    def _read(self, work: Callable[[Connection], T]) -> asyncio.Future[T]:
        if self._reading is None:  # in memory there is one connection, and the writer has it
            return self._writer.submit(work)
        loop = asyncio.get_running_loop()
        try:
            return loop.run_in_executor(self._readers, engines.reading, self._reading, work)
        except RuntimeError as error:  # shut down
            raise StorageTrouble("closed") from error

    # --- settings ---

    async def setting(self, name: str, make: Callable[[], str]) -> str:
        """What is kept under this name; made once if there is nothing yet."""
        work = partial(writing.setting, name=name, make=make)
        try:
            return await self._write(work)
        except Conflict:  # another server made it in this very moment
            return await self._write(work)

    # --- guests ---

    async def new_guest(self, guest: str, name: str, session_hash: str, at: int) -> None:
        """Somebody new, with a first session. Raises `Conflict` if either is known."""
        await self._write(lambda c: writing.new_guest(c, guest, name, session_hash, at))

    async def new_session(self, guest: str, session_hash: str, at: int) -> None:
        """Another session of a known guest. Raises `Conflict` if there is no such guest."""
        await self._write(lambda c: writing.new_session(c, guest, session_hash, at))

    async def guest_of(self, session_hash: str) -> GuestRecord | None:
        """Whose session this is; None if it is unknown or revoked."""
        return await self._read(lambda c: reading.guest_of(c, session_hash))

    async def guest(self, guest: str) -> GuestRecord | None:
        """Somebody by the id; None if there is nobody, or no longer."""
        return await self._read(lambda c: reading.guest(c, guest))

    async def rename(self, guest: str, name: str) -> None:
        await self._write(lambda c: writing.rename(c, guest, name))

    async def revoke(self, guest: str) -> None:
        """End all sessions of a guest."""
        await self._write(lambda c: writing.revoke(c, guest))

    # --- tables ---

    async def create(self, new: NewTable) -> None:
        """A new table. Raises `Conflict` if there is one of that id."""
        writing.check_new(new)
        await self._write(lambda c: writing.create(c, new))

    async def load(self, table: str) -> Stored | None:
        """A table with its whole log. Raises `Damaged` if that is not what was written."""
        return await self._read(lambda c: reading.load(c, table))

    async def game_of(self, table: str) -> str | None:
        """The game of a table; None if there is no such table."""
        return await self._read(lambda c: reading.game_of(c, table))

    async def append(self, change: Change) -> int | None:
        """Move a table on; it is on disk when this returns. The id of the chat line, if any.

        Raises `Conflict`, with nothing written, if the table is no longer where the change was
        made for, if a seat would change hands without the table moving on, or if the act has been
        answered before.
        """
        writing.check_change(change)
        outcome: Outcome = "failed"
        begun = perf_counter()
        try:
            line = await self._write(lambda c: writing.append(c, change))
            outcome = "done"
            return line
        except Conflict:
            outcome = "conflict"
            raise
        finally:
            for watcher in self.watchers:
                watcher(change, outcome, perf_counter() - begun)

    async def erase(self, table: str, host: str) -> None:
        """A table goes with all its rows. Raises `Conflict` if it is not that host's."""
        await self._write(lambda c: removing.erase(c, table, host))

    async def load_damaged(self, table: str) -> Stored | None:
        """A table with what there is of its log, without looking whether it is what was written."""
        return await self._read(lambda c: reading.load(c, table, damaged=True))

    async def answer(self, table: str, actor: str, act: str) -> bytes | None:
        """What an act was answered when it was done; None if it was not."""
        return await self._read(lambda c: reading.answer(c, table, actor, act))

    async def tables_of(self, guest: str, limit: int = 100) -> list[Listed]:
        """Tables where the guest sits or is the host, what changed last first."""
        return await self._read(lambda c: reading.tables_of(c, guest, limit))

    async def public_tables(self, limit: int = 100) -> list[Listed]:
        """Tables not yet over that everybody may join or watch, what changed last first."""
        return await self._read(lambda c: reading.public_tables(c, limit))

    async def under_way(self, host: str, since: int) -> int:
        """How many tables of a host are not over and have gone on since then."""
        return await self._read(lambda c: reading.under_way(c, host, since))

    async def due(self) -> list[str]:
        """Tables at which a bot has to move."""
        return await self._read(reading.due)

    # --- chat ---

    async def say(self, table: str, seat: int, name: str, text: str, at: int) -> int:
        """A line of chat; its id. Raises `Conflict` if there is no such table."""
        line = ChatRecord(seat=seat, name=name, text=text, at=at)
        return await self._write(lambda c: writing.say(c, table, line))

    async def chat(self, table: str, after: int, limit: int = 200) -> list[ChatRecord]:
        """The newest lines of chat after the one with the id `after`, in order."""
        return await self._read(lambda c: reading.chat_lines(c, table, after, limit))

    # --- what is kept of somebody, and for how long ---

    async def tables_with(self, guest: str) -> list[str]:
        """Tables at which anything is kept of a guest."""
        return await self._read(lambda c: guest_data.tables_with(c, guest))

    async def own_data(self, guest: str) -> OwnData | None:
        """All that is kept of a guest."""
        return await self._read(lambda c: guest_data.own_data(c, guest))

    async def begin_leaving(self, guest: str) -> None:
        """All sessions of a guest end, and it is kept that everything else has to go."""
        await self._write(lambda c: removing.begin_leaving(c, guest))

    async def leaving(self) -> list[GuestRecord]:
        """Guests whose data is being removed."""
        return await self._read(guest_data.leaving)

    async def end_leaving(self, guest: str, name: str) -> None:
        """The guest goes, as nothing else is kept any more; what was deleted is nowhere left.

        SQLite moves rows about, and leaves copies of them where nothing is: they are looked for, by
        the id and by the name as it stood in logs of before.
        """
        await self._write(lambda c: removing.end_leaving(c, guest))
        await self.wipe()
        path = engines.file_of(self._url)
        words = [guest.encode()]
        if name:  # others of that name at a table are called "Anna 2"
            called = b'"name":' + msgspec.json.encode(name)[:-1]
            words += [called + b'"', called + b" "]
        if path is not None and await asyncio.to_thread(engines.holds, path, words):
            await self._writer.alone(partial(engines.rewritten, path, PATIENCE))
            await self.wipe()

    async def old_tables(self, status: Status, before: int, after: str) -> list[str]:
        """Some tables of a status that nobody has touched since then, those after one of them."""
        return await self._read(lambda c: guest_data.old_tables(c, status, before, after))

    async def old_chat(self, before: int) -> int:
        """How many lines of chat are of before then."""
        return await self._read(lambda c: guest_data.count_old_chat(c, before))

    async def old_guests(self, before: int) -> int:
        """How many guests came before then and are at no table."""
        return await self._read(lambda c: guest_data.count_old_guests(c, before))

    async def remove_old_table(self, table: str, before: int) -> bool:
        """A table goes if nobody has touched it since then; whether it did."""
        return await self._write(lambda c: removing.remove_old_table(c, table, before))

    async def remove_old_chat(self, before: int) -> int:
        """Some lines of chat of before then go; how many."""
        return await self._write(lambda c: removing.remove_old_chat(c, before))

    async def remove_old_guests(self, before: int) -> int:
        """Some guests who came before then and are at no table go; how many."""
        return await self._write(lambda c: removing.remove_old_guests(c, before))

    async def wipe(self) -> None:
        """Nothing that was deleted stands beside the database any more.

        If others read for longer than we have patience, it goes with what is deleted next.
        """
        path = engines.file_of(self._url)
        end = time.monotonic() + PATIENCE
        while path is not None and not await asyncio.to_thread(engines.emptied, path):
            if time.monotonic() >= end:
                return
            await asyncio.sleep(BETWEEN_TRIES)

    # --- keeping ---

    def waiting(self) -> int:
        """How many jobs wait for the one who writes."""
        return self._writer.waiting()

    def size(self) -> int | None:
        """Bytes on disk, with what is written beside the file; None if it is no file of ours."""
        file = engines.file_of(self._url)
        if file is None:
            return None
        parts = (file, file.with_name(f"{file.name}-wal"))
        return sum(part.stat().st_size for part in parts if part.exists())

    async def set_aside(self, table: str, folder: Path) -> Path:
        """Take a table out of the database into a file of its own; the file."""
        return await self._write(lambda c: setting_aside.set_aside(c, table, folder))


def _prepared(url: URL, create: bool, patience: float) -> tuple[Engine, Migrated | None]:
    """The engine that writes to a database that has everything this program needs."""
    path = engines.file_of(url)
    if path is not None and not path.exists():
        if not create:
            raise StorageTrouble(str(path))
        engines.make_file(path)
    engine = engines.writing_engine(url, patience)
    try:
        with engine.begin() as connection:
            migrated = _migrated(connection, path)
        if path is not None and migrated is not None:
            engines.rewritten(path, patience)  # what was deleted earlier was not overwritten
    except DBAPIError as error:
        engine.dispose()
        raise StorageTrouble(str(error.orig)) from error
    except OSError as error:  # no room for the copy: then nothing is changed
        engine.dispose()
        raise StorageTrouble(str(error)) from error
    except StorageTrouble:
        engine.dispose()
        raise
    return engine, migrated


def _migrated(connection: Connection, path: Path | None) -> Migrated | None:
    """Bring a database up to date; an SQLite file is copied first.

    Nobody else writes meanwhile, so the copy is the database as it was.
    """
    before, after = migrations.current(connection), migrations.newest()
    if before is None or before == after:
        migrations.upgrade(connection)  # a new one is made, one of a later version refused
        return None
    backup = None if path is None else backing_up.back_up_before(path, after)
    migrations.upgrade(connection)
    return Migrated(before, after, backup)
