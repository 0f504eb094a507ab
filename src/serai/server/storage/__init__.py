"""Where tables, guests and chat are kept: a log of events in an SQL database."""

from serai.server.storage.chain import verify_chain
from serai.server.storage.records import (
    Change,
    ChatRecord,
    DraftRecord,
    EventRecord,
    GuestRecord,
    Listed,
    NewTable,
    SeatRecord,
    Stored,
    TableRecord,
)
from serai.server.storage.store import Migrated, Store
from serai.server.storage.troubles import Conflict, Damaged, StorageTrouble

__all__ = [
    "Change",
    "ChatRecord",
    "Conflict",
    "Damaged",
    "DraftRecord",
    "EventRecord",
    "GuestRecord",
    "Listed",
    "Migrated",
    "NewTable",
    "SeatRecord",
    "StorageTrouble",
    "Store",
    "Stored",
    "TableRecord",
    "verify_chain",
]
