"""Whether what is stored is what was written, and can be played on with: table by table.

Nothing is changed, and a database of an older schema is not brought up to date: of that the
chains alone are looked at.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Literal

import msgspec
from msgspec import Struct
from sqlalchemy import Connection

from serai.core.speech import Problem
from serai.house.store import Damaged, StorageTrouble
from serai.house.stored_rows import Stored
from serai.house.tables_in_memory import loaded
from serai.server.storage import engines, migrations, reading
from serai.table.events import DECODER, Opened
from serai.table.fairness import Seed
from serai.table.ruleset import Shelved
from serai.table.table import Table

What = Literal["well", "shelved", "chain", "replay", "beside", "unreadable"]


class Finding(Struct):
    """What was found of one table.

    well: it can be played on with. shelved: its rules or values are not ours; it is kept as it is.
    chain: its log is not what was written, from the event `seq` on. replay: its log is whole and
    cannot be played. beside: what is kept beside the log does not follow from it. unreadable: the
    database does not give it.
    """

    table: str
    what: What
    seq: int = 0
    detail: str = ""
    on_trust: tuple[int, ...] = ()  # events from which a name was removed: their hashes only stay

    @property
    def is_damage(self) -> bool:
        """Whether somebody has to do something."""
        return self.what not in ("well", "shelved")


class Database:
    """A database that is only looked at."""

    def __init__(self, url: str, patience: float = 5.0) -> None:
        address = engines.parsed(url)
        self._file = engines.file_of(address)
        if self._file is not None and not self._file.exists():
            raise StorageTrouble(str(self._file))
        self._engine = engines.reading_engine(address, patience)

    def close(self) -> None:
        """Let go of it."""
        self._engine.dispose()

    def revision(self) -> str | None:
        """How old its schema is; None: it is not one of ours."""
        return engines.reading(self._engine, migrations.current)

    def trouble(self) -> list[str]:
        """What the database says of its own file."""
        if self._file is None:
            return []
        found = engines.reading(self._engine, integrity)
        return [] if found == ["ok"] else found

    def findings(self) -> Iterator[Finding]:
        """Every table, one after the other."""
        if self.revision() != migrations.newest():
            for damage in engines.reading(self._engine, reading.damaged_tables):
                yield Finding(damage.table, "chain", damage.seq)
            return
        for table in engines.reading(self._engine, reading.all_tables):
            yield self.finding(table)

    def finding(self, table: str) -> Finding:
        """One table."""
        try:
            stored = engines.reading(
                self._engine, lambda connection: reading.load(connection, table)
            )
        except Damaged as damage:
            return Finding(table, "chain", damage.seq)
        except (StorageTrouble, ValueError, TypeError) as error:
            return Finding(table, "unreadable", detail=str(error)[:200])
        if stored is None:
            return Finding(table, "well")  # it has been cleared away meanwhile
        found = judged(stored)
        found.on_trust = tuple(one.seq for one in stored.events if one.seal is not None)
        return found


def integrity(connection: Connection) -> list[str]:
    """What SQLite finds in its pages."""
    return [str(row[0]) for row in connection.exec_driver_sql("PRAGMA integrity_check(20)")]


def judged(stored: Stored) -> Finding:
    """A table whose chain holds: play it again, and compare what is kept beside it."""
    table = stored.table.id
    try:
        played = loaded(stored)
    except Shelved:
        return Finding(table, "shelved")
    except Problem as problem:
        return Finding(table, "replay", detail=problem.text("en"))
    except (msgspec.DecodeError, ValueError, LookupError) as error:
        return Finding(table, "beside", detail=str(error)[:200])
    differs = [*opening_differences(stored), *differences(stored, played)]
    return (
        Finding(table, "beside", detail=", ".join(differs)) if differs else Finding(table, "well")
    )


def opening_differences(stored: Stored) -> list[str]:
    """What an opening whose hash is taken on trust says otherwise than the row of the table."""
    first, row = stored.events[0], stored.table
    opened = DECODER.decode(first.body)
    if first.seal is None or not isinstance(opened, Opened):
        return []
    told = {
        "game": (opened.game, row.game),
        "version": (opened.version, row.version),
        "data": (opened.data, row.data),
        "box": (opened.box, msgspec.json.decode(row.box)),
        "options": (opened.options, msgspec.json.decode(row.options)),
        "commitment": (opened.commitment, Seed(row.seed, row.salt).commitment),
    }
    return [name for name, (here, there) in told.items() if here != there]


def differences(stored: Stored, played: Table) -> list[str]:
    """What is kept beside the log and does not follow from it."""
    row = stored.table
    found = []
    if row.status != played.status:
        found.append("status")
    if row.to_move != played.to_move:
        found.append("to_move")
    if row.bot_due != (played.bot_due is not None):
        found.append("bot_due")
    if [(one.kind, one.name) for one in stored.seats] != [
        (one.kind, one.name) for one in played.seats
    ]:
        found.append("seats")
    if stored.draft is not None:
        steps = msgspec.json.decode(stored.draft.steps)
        if played.turn is None or played.turn.steps != steps:
            found.append("draft")
    return found
