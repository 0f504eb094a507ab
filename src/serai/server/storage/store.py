"""The storage as the rest of the server knows it: nothing here ever blocks the event loop."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from pathlib import Path
from typing import TypeVar

from msgspec import Struct
from sqlalchemy import URL, Connection, Engine
from sqlalchemy.exc import DBAPIError

from serai.server.storage import backing_up, engines, migrations, reading, setting_aside, writing
from serai.server.storage.records import (
    Change,
    ChatRecord,
    GuestRecord,
    Listed,
    NewTable,
    Stored,
)
from serai.server.storage.troubles import Conflict, StorageTrouble
from serai.server.storage.writer import Writer

PATIENCE = 5.0  # seconds to wait for a lock of somebody else

T = TypeVar("T")


class Migrated(Struct, frozen=True):
    """A database was of an older schema; `backup`: the copy as it was, if it is a file."""

    before: str
    after: str
    backup: Path | None


class Store:
    """One for each process. Make it with `Store.open`, inside the event loop that uses it.

    Everything raises `StorageTrouble` if the database cannot be used. Writing goes on when the
    waiting task is cancelled: shield it, or read again.
    """

    def __init__(
        self, url: URL, writing_engine: Engine, patience: float, migrated: Migrated | None = None
    ) -> None:
        self.migrated = migrated  # how the database was brought up to date, if it was
        self._url = url
        self._writing = writing_engine
        self._writer = Writer(writing_engine)
        self._reading: Engine | None = None
        if not engines.in_memory(url):
            self._reading = engines.reading_engine(url, patience)
            self._readers = ThreadPoolExecutor(engines.READERS, "serai-reader")

    @classmethod
    async def open(cls, url: str, *, create: bool = True, patience: float = PATIENCE) -> Store:
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
        return await self._write(lambda c: writing.append(c, change))

    async def erase(self, table: str, host: str) -> None:
        """Forget a table that nobody plays at: those that the health check makes."""
        await self._write(lambda c: writing.erase(c, table, host))

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

    # --- keeping ---

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
