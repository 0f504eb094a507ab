"""How a database of any age becomes one that this program can use."""

from __future__ import annotations

from pathlib import Path

from alembic import command
from alembic.config import Config
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from alembic.util import CommandError
from sqlalchemy import Connection, text

from serai.house.store import StorageTrouble

LOCK = 5_733_241  # any number, as long as every server of a shared database takes the same


def newest() -> str:
    """The revision that this program works with."""
    found = ScriptDirectory.from_config(_config()).get_current_head()
    assert found is not None
    return found


def current(connection: Connection) -> str | None:
    """The revision of a database; None: it is new, or not one of ours."""
    found = MigrationContext.configure(connection).get_current_revision()
    known = ScriptDirectory.from_config(_config())
    ours = {script.revision for script in known.walk_revisions()}
    return found if found in ours else None


def upgrade(connection: Connection, revision: str = "head") -> None:
    """Bring the database up to `revision` inside the transaction that the connection is in."""
    _one_at_a_time(connection)
    try:
        command.upgrade(_config(connection), revision)
    except CommandError as error:  # most likely a database of a later version
        raise StorageTrouble(str(error)) from error


def downgrade(connection: Connection, revision: str) -> None:
    """Bring the database back to `revision`; what it did not know is lost."""
    _one_at_a_time(connection)
    command.downgrade(_config(connection), revision)


def _config(connection: Connection | None = None) -> Config:
    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent).replace("%", "%%"))
    config.set_main_option("path_separator", "os")
    config.attributes["connection"] = connection
    return config


def _one_at_a_time(connection: Connection) -> None:
    """Two servers that start together must not both migrate; SQLite locks by itself."""
    if connection.dialect.name == "postgresql":
        connection.execute(text("SELECT pg_advisory_xact_lock(:lock)"), {"lock": LOCK})
