"""Where tables, guests and chat are kept: a log of events in an SQL database."""

from serai.server.storage.backing_up import Copied, back_up
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
    "Copied",
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
    "back_up",
    "verify_chain",
]
