"""A copy of an SQLite database while it is in use, looked through before it is called a backup."""

from __future__ import annotations

import os
import sqlite3
from contextlib import closing, suppress
from itertools import count
from pathlib import Path

from sqlalchemy import URL

from serai.server.storage.engines import reading, reading_engine
from serai.server.storage.reading import damaged_tables
from serai.server.storage.troubles import StorageTrouble


def back_up(source: Path, path: Path, *, logs: bool = True) -> None:
    """Copy the database to a new file. The name appears empty, and full only when all is well.

    Without `logs` what people have played is not looked through: a copy of a damaged log is
    better than none.
    """
    os.close(os.open(path, os.O_CREAT | os.O_EXCL | os.O_WRONLY, 0o600))
    part = path.with_name(path.name + ".part")
    try:
        part.unlink(missing_ok=True)
        part.touch(mode=0o600)
        _copy(source, part)
        _verify(part, logs)
        part.replace(path)
    except BaseException:
        path.unlink(missing_ok=True)
        raise
    finally:
        for leftover in (part, *(part.with_name(part.name + end) for end in ("-wal", "-shm"))):
            with suppress(OSError):
                leftover.unlink(missing_ok=True)


def _copy(source: Path, part: Path) -> None:
    try:
        with closing(sqlite3.connect(source)) as origin, closing(sqlite3.connect(part)) as target:
            origin.backup(target)  # in one go: a reader of a single moment, whoever writes
            target.execute("PRAGMA journal_mode=DELETE")  # one file that needs no others
    except sqlite3.Error as error:
        raise StorageTrouble(str(error)) from error
    with part.open("rb+") as written:
        os.fsync(written.fileno())


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


def _verify(part: Path, logs: bool) -> None:
    copy = reading_engine(URL.create("sqlite", database=str(part)), patience=5.0)
    try:
        damage = reading(copy, damaged_tables) if logs else []
        with copy.connect() as connection:
            found = [str(row[0]) for row in connection.exec_driver_sql("PRAGMA integrity_check")]
    finally:
        copy.dispose()
    if damage:
        raise damage[0]
    if found != ["ok"]:
        raise StorageTrouble("; ".join(found[:3]))
