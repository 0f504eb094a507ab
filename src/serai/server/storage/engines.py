"""Connections: one that writes, a few that only read, with the settings that keep data safe."""

from __future__ import annotations

import os
import sqlite3
from collections.abc import Callable
from contextlib import closing, suppress
from pathlib import Path
from threading import Lock
from typing import Any, TypeVar

from sqlalchemy import URL, Connection, Engine, StaticPool, create_engine, event, make_url
from sqlalchemy.exc import ArgumentError, DBAPIError

from serai.house.store import StorageTrouble

READERS = 2
MEGABYTE = 1 << 20
HARDLY = 0.02  # seconds
NOT_POSSIBLE = sqlite3.DatabaseError  # others are at it, no room, a page that cannot be read
_OPEN: dict[tuple[int, int], int] = {}  # databases that were looked through
_LOOKING = Lock()  # one at a time: they share where they are

T = TypeVar("T")


def parsed(url: str) -> URL:
    """The address of a database, with the driver that is installed."""
    try:
        found = make_url(url)
    except ArgumentError as error:
        raise StorageTrouble(str(error)) from error
    except ValueError:  # its text may quote what stands beside a password
        raise StorageTrouble("no address of a database") from None
    if found.drivername == "postgresql":
        found = found.set(drivername="postgresql+psycopg")
    if found.get_backend_name() not in {"sqlite", "postgresql"}:
        raise StorageTrouble(found.drivername)
    return found


def in_memory(url: URL) -> bool:
    return url.get_backend_name() == "sqlite" and url.database in {None, "", ":memory:"}


def file_of(url: URL) -> Path | None:
    """The file of an SQLite database."""
    if url.get_backend_name() != "sqlite" or in_memory(url) or url.database is None:
        return None
    return Path(url.database)


def make_file(path: Path) -> None:
    """An empty file that only its owner can read: seeds of running matches will be in it."""
    try:
        os.close(os.open(path, os.O_CREAT | os.O_RDWR, 0o600))
    except OSError as error:
        raise StorageTrouble(str(error)) from error


def emptied(path: Path) -> bool:
    """Nothing stands beside the file of what was written last: there it would outlive a deletion.

    False if others are reading. To wait for them here would keep everybody from writing.
    """
    with closing(sqlite3.connect(path, timeout=HARDLY)) as link, suppress(NOT_POSSIBLE):
        busy, _, _ = link.execute("PRAGMA wal_checkpoint(TRUNCATE)").fetchone()
        return not busy
    return False


def holds(path: Path, words: list[bytes]) -> bool:
    """Whether one of them stands anywhere in the file, also where rows were deleted."""
    longest = max(map(len, words))
    end = b""
    with _LOOKING:
        number = _kept_open(path)
        os.lseek(number, 0, os.SEEK_SET)
        while part := os.read(number, MEGABYTE):
            if any(word in end + part for word in words):
                return True
            end = part[-longest:]
    return False


def _kept_open(path: Path) -> int:
    """The file, to be read. It is never closed: that would take away all locks that SQLite has.

    They belong to the process and not to who took them. Another process would take itself for the
    last one then, and remove the file beside the database into which this one goes on writing.
    """
    stat = path.stat()
    which = (stat.st_dev, stat.st_ino)
    if which not in _OPEN:
        _OPEN[which] = os.open(path, os.O_RDONLY | getattr(os, "O_BINARY", 0))
    return _OPEN[which]


def rewritten(path: Path, patience: float) -> None:
    """The file is written anew without what was deleted there, if that is possible.

    Nobody can write meanwhile: whoever does so all the time has to let it happen.
    """
    with closing(sqlite3.connect(path, timeout=patience)) as link, suppress(NOT_POSSIBLE):
        link.execute("VACUUM")
    emptied(path)


def writing_engine(url: URL, patience: float) -> Engine:
    """For the one thread that writes."""
    if url.get_backend_name() == "postgresql":
        return _postgres(url, patience, "READ COMMITTED", size=1)
    if in_memory(url):
        options: dict[str, Any] = {"poolclass": StaticPool}
    else:
        options = {"pool_size": 1, "max_overflow": 0}
    # Taking the lock at once is better than finding in the middle that somebody else has it.
    return _sqlite(
        url, patience, "BEGIN IMMEDIATE", ["journal_mode=WAL", "secure_delete=ON"], options
    )


def reading_engine(url: URL, patience: float) -> Engine:
    """For threads that only read; what one of them reads in a transaction is of one moment."""
    if url.get_backend_name() == "postgresql":
        return _postgres(url, patience, "REPEATABLE READ", size=READERS)
    options = {"pool_size": READERS, "max_overflow": 0}
    return _sqlite(url, patience, "BEGIN", ["query_only=ON"], options)


def _postgres(url: URL, patience: float, isolation: str, size: int) -> Engine:
    milliseconds = int(patience * 1000)
    return create_engine(
        url,
        hide_parameters=True,
        isolation_level=isolation,
        pool_size=size,
        max_overflow=0,
        pool_pre_ping=True,
        connect_args={
            "connect_timeout": max(2, int(patience)),
            "options": f"-c lock_timeout={milliseconds} -c timezone=UTC",
        },
    )


def _sqlite(
    url: URL, patience: float, begin: str, pragmas: list[str], options: dict[str, Any]
) -> Engine:
    engine = create_engine(
        url, hide_parameters=True, connect_args={"check_same_thread": False}, **options
    )
    settings = [
        f"busy_timeout={int(patience * 1000)}",
        *pragmas,
        "synchronous=FULL",
        "foreign_keys=ON",
    ]

    def connected(connection: Any, _record: Any) -> None:
        connection.isolation_level = None  # the driver must not begin transactions by itself
        for setting in settings:
            connection.execute(f"PRAGMA {setting}").close()

    def began(connection: Connection) -> None:
        connection.exec_driver_sql(begin)

    event.listen(engine, "connect", connected)
    event.listen(engine, "begin", began)
    return engine


def reading(engine: Engine, work: Callable[[Connection], T]) -> T:
    """Do `work` in one reading transaction."""
    try:
        with engine.begin() as connection:
            return work(connection)
    except DBAPIError as error:
        raise StorageTrouble(str(error.orig)) from error
