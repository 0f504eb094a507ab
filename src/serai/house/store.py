"""What the house needs of whoever keeps its tables, and what can go wrong with that."""

from __future__ import annotations

from typing import Protocol

from serai.house.stored_rows import Change, ChatRecord, Listed, NewTable, Stored


class Conflict(Exception):
    """Somebody else was faster, or it has been done already. Nothing of this job was written."""


class StorageTrouble(Exception):
    """The database cannot be used now: full, locked, gone, unreadable.

    What was to be written is not known to be there. Read again before going on.
    """


class Unreadable(StorageTrouble):
    """What is stored of a table is not what we write, and will not be later either."""


class Damaged(Unreadable):
    """A stored log is not what was written: `seq` is the first event that does not fit."""

    def __init__(self, table: str, seq: int) -> None:
        super().__init__(f"{table}: {seq}")
        self.table = table
        self.seq = seq


class Store(Protocol):
    """Where tables are kept. All that can go wrong is a `Conflict` or a `StorageTrouble`.

    What has been changed is kept for good when the call returns: the house shows it to everybody.
    """

    async def create(self, new: NewTable) -> None:
        """A new table. Raises `Conflict` if there is one of that id."""

    async def load(self, table: str) -> Stored | None:
        """A table with its whole log. Raises `Damaged` if that is not what was written."""

    async def game_of(self, table: str) -> str | None:
        """The game of a table; None if there is no such table."""

    async def append(self, change: Change) -> int | None:
        """Move a table on, all of the change or nothing. The id of the chat line, if any.

        Raises `Conflict`, with nothing written, if the table is no longer where the change was
        made for, if a seat would change hands without the table moving on, or if the act has been
        answered before.
        """

    async def answer(self, table: str, actor: str, act: str) -> bytes | None:
        """What an act was answered when it was done; None if it was not."""

    async def chat(self, table: str, after: int) -> list[ChatRecord]:
        """The newest lines of chat after the one with the id `after`, in order."""

    async def tables_of(self, guest: str) -> list[Listed]:
        """Tables where the guest sits or is the host, what changed last first."""

    async def public_tables(self) -> list[Listed]:
        """Tables not yet over that everybody may join or watch, what changed last first."""

    async def under_way(self, host: str, since: int) -> int:
        """How many tables of a host are not over and have gone on since then."""

    async def due(self) -> list[str]:
        """Tables at which a bot has to move."""

    async def tables_with(self, guest: str) -> list[str]:
        """Tables at which anything is kept of a guest."""

    async def load_damaged(self, table: str) -> Stored | None:
        """A table with what there is of its log, without looking whether it is what was written."""

    async def erase(self, table: str, host: str) -> None:
        """A table goes with all its rows. Raises `Conflict` if it is not that host's."""

    async def close(self) -> None:
        """Finish what is being written, then let go of it."""
