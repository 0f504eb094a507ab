"""A table that cannot be played on with leaves the database, whole, for a file of its own."""

from __future__ import annotations

import os
from itertools import count
from pathlib import Path
from typing import Any

import msgspec
from sqlalchemy import Connection, select

from serai.server.storage.removing import ROWS, remove_table
from serai.server.storage.schema import tables

FORMAT = "serai table 1"


def set_aside(connection: Connection, table: str, folder: Path) -> Path:
    """Write all rows of a table to a new file, then take them out of the database; the file.

    The file is on disk before anything is gone. Bytes are in it as Base64.
    """
    kept: dict[str, Any] = {"format": FORMAT}
    found = connection.execute(select(tables).where(tables.c.id == table)).all()
    kept["tables"] = [row._asdict() for row in found]
    for rows in ROWS:
        query = select(rows).where(rows.c.table_id == table).order_by(*rows.primary_key.columns)
        kept[rows.name] = [row._asdict() for row in connection.execute(query)]
    path = written(folder, table, msgspec.json.format(msgspec.json.encode(kept)))
    remove_table(connection, table)
    return path


def written(folder: Path, table: str, data: bytes) -> Path:
    """A new file that only its owner can read: the seed of the match is in it."""
    for nth in count(1):
        path = folder / f"serai-{table}{f'-{nth}' if nth > 1 else ''}.json"
        try:
            number = os.open(path, os.O_CREAT | os.O_EXCL | os.O_WRONLY, 0o600)
        except FileExistsError:
            continue
        with os.fdopen(number, "wb") as file:
            file.write(data)
            file.flush()
            os.fsync(file.fileno())
        return path
    raise AssertionError("there is no end of numbers")
