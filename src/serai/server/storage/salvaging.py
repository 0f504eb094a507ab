"""Row by row out of an SQLite file with unreadable pages, whatever is still to be had."""

from __future__ import annotations

import sqlite3
from collections.abc import Generator
from contextlib import closing
from pathlib import Path
from typing import Any

OURS = "FROM sqlite_master WHERE sql IS NOT NULL AND name NOT LIKE 'sqlite_%'"
OWNER = "table_id"  # the column that says to which table of the house a row belongs

Rows = Generator[tuple[Any, ...], None, bool]  # True at the end: that was all


def salvaged(source: Path, target: Path) -> None:
    """Copy what can be read; sqlite3.Error if that is nothing at all."""
    with closing(sqlite3.connect(source)) as origin, closing(sqlite3.connect(target)) as copy:
        origin.text_factory = lambda text: text.decode(errors="replace")
        made = origin.execute(f"SELECT type, name, sql {OURS} ORDER BY type = 'index'").fetchall()
        for _, _, statement in made:
            copy.execute(statement)
        for name in [name for kind, name, _ in made if kind == "table"]:
            for row in rows_of(origin, name):
                marks = ", ".join("?" * len(row))
                copy.execute(f'INSERT OR IGNORE INTO "{name}" VALUES ({marks})', row)
        copy.commit()


def rows_of(origin: sqlite3.Connection, name: str) -> Generator[tuple[Any, ...], None, None]:
    """The rows of one table of the database, perhaps some twice: from either end, then by owner."""
    everything = f'SELECT * FROM "{name}"'
    if (yield from readable(origin, everything)):
        return
    columns = origin.execute(f'PRAGMA table_info("{name}")').fetchall()
    keys = [f'"{column[1]}" DESC' for column in columns if column[5]]
    yield from readable(origin, f"{everything} ORDER BY {', '.join(keys) or 'rowid DESC'}")
    if OWNER in [column[1] for column in columns]:
        for (owner,) in list(readable(origin, "SELECT id FROM tables")):
            yield from readable(origin, f"{everything} WHERE {OWNER} = ?", owner)


def readable(origin: sqlite3.Connection, query: str, *given: str) -> Rows:
    """What comes before the first page that cannot be read."""
    try:
        yield from origin.execute(query, given)
    except sqlite3.DatabaseError:
        return False
    return True
