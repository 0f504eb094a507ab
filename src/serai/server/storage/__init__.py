"""Where tables, guests and chat are kept: a log of events in an SQL database."""

from serai.server.storage.backing_up import Copied, back_up
from serai.server.storage.store import Migrated, SqlStore

__all__ = ["Copied", "Migrated", "SqlStore", "back_up"]
