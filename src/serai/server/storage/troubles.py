"""What can go wrong with the storage."""

from __future__ import annotations


class Conflict(Exception):
    """Somebody else was faster, or it has been done already. Nothing of this job was written."""


class StorageTrouble(Exception):
    """The database cannot be used now: full, locked, gone, unreadable.

    What was to be written is not known to be there. Read again before going on.
    """


class Damaged(StorageTrouble):
    """A stored log is not what was written: `seq` is the first event that does not fit."""

    def __init__(self, table: str, seq: int) -> None:
        super().__init__(f"{table}: {seq}")
        self.table = table
        self.seq = seq
