"""A copy of an SQLite database while it is in use: what is well is in it, what is not is named.

A copy is made as the database is, of whatever age. Nothing here brings one up to date.
"""

from __future__ import annotations

import os
import sqlite3
from contextlib import closing, suppress
from itertools import count
from pathlib import Path

from msgspec import Struct
from sqlalchemy import URL

from serai.house.store import Damaged, StorageTrouble
from serai.server.storage.engines import reading, reading_engine
from serai.server.storage.reading import damaged_tables
from serai.server.storage.salvaging import salvaged


class Copied(Struct, frozen=True):
    """What is not well in a copy."""

    damaged: list[Damaged]  # tables whose log is not what was written: as they are
    unreadable: list[str]  # what SQLite says of the file; then only what can be read was copied


def back_up(source: Path, path: Path, *, logs: bool = True) -> Copied:
    """Copy the database to a new file. The name appears empty, and full when all is copied.

    Without `logs` what people have played is not looked through.
    """
    os.close(os.open(path, os.O_CREAT | os.O_EXCL | os.O_WRONLY, 0o600))
    part = path.with_name(path.name + ".part")
    try:
        unreadable = _copied(source, part)
        damaged = _damaged(part) if logs else []
        _flush(part)
        part.replace(path)
    except BaseException as error:
        path.unlink(missing_ok=True)
        if isinstance(error, sqlite3.Error):
            raise StorageTrouble(str(error)) from error
        raise
    finally:
        for leftover in (part, *(part.with_name(part.name + end) for end in ("-wal", "-shm"))):
            with suppress(OSError):
                leftover.unlink(missing_ok=True)
    return Copied(damaged, unreadable)


def _copied(source: Path, part: Path) -> list[str]:
    """Copy page by page; if that is no sound file, row by row. What SQLite says of it."""
    _begin(part)
    with closing(sqlite3.connect(source)) as origin, closing(sqlite3.connect(part)) as target:
        try:
            origin.backup(target)  # in one go: a reader of a single moment, whoever writes
            target.execute("PRAGMA journal_mode=DELETE")  # one file that needs no others
            found = [str(row[0]) for row in target.execute("PRAGMA integrity_check(20)")]
        except sqlite3.OperationalError:  # locked, or no room: nothing is wrong with the file
            raise
        except sqlite3.DatabaseError as error:
            found = [str(error)]
    if found == ["ok"]:
        return []
    _begin(part)
    salvaged(source, part)
    return found


def _begin(part: Path) -> None:
    part.unlink(missing_ok=True)
    part.touch(mode=0o600)


def _flush(part: Path) -> None:
    with part.open("rb+") as written:
        os.fsync(written.fileno())


def _damaged(part: Path) -> list[Damaged]:
    copy = reading_engine(URL.create("sqlite", database=str(part)), patience=5.0)
    try:
        return reading(copy, damaged_tables)
    finally:
        copy.dispose()


def back_up_before(source: Path, revision: str) -> Path:
    """A copy beside the database, made before it is brought up to date; its place.

    Whoever calls keeps others from writing, so an empty copy is of somebody who was ended half way.
    """
    for nth in count(1):
        path = source.with_name(f"{source.name}.before-{revision}{f'-{nth}' if nth > 1 else ''}")
        if path.exists() and not path.stat().st_size:
            path.unlink()
        with suppress(FileExistsError):
            back_up(source, path, logs=False)
            return path
    raise AssertionError("there is no end of numbers")
