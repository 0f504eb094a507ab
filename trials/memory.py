"""A storage in plain memory, for trials in which nothing has to last and every moment counts."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable

from msgspec.structs import replace

from serai.house.own_data import OwnData
from serai.house.store import Conflict
from serai.house.stored_rows import (
    Change,
    ChatRecord,
    GuestRecord,
    Listed,
    NewTable,
    Removal,
    Stored,
)


class MemoryStore:
    """Keeps what it is given, and finds what does not fit as the real one does."""

    def __init__(self) -> None:
        self.tables: dict[str, Stored] = {}
        self.guests: dict[str, GuestRecord] = {}
        self.sessions: dict[str, str] = {}
        self.settings: dict[str, str] = {}
        self.answers: dict[tuple[str, str, str], bytes] = {}
        self.lines: dict[str, list[ChatRecord]] = defaultdict(list)

    async def close(self) -> None:
        """There is nothing to let go of."""

    async def setting(self, name: str, make: Callable[[], str]) -> str:
        """What is kept under this name."""
        if name not in self.settings:
            self.settings[name] = make()
        return self.settings[name]

    async def new_guest(self, guest: str, name: str, session_hash: str, at: int) -> None:
        """Somebody new."""
        self.guests[guest] = GuestRecord(id=guest, name=name, created=at)
        self.sessions[session_hash] = guest

    async def guest_of(self, session_hash: str) -> GuestRecord | None:
        """Whose session this is."""
        return self.guests.get(self.sessions.get(session_hash, ""))

    async def guest(self, guest: str) -> GuestRecord | None:
        """Somebody by the id."""
        return self.guests.get(guest)

    async def rename(self, guest: str, name: str) -> None:
        """Another name."""
        self.guests[guest] = replace(self.guests[guest], name=name)

    async def revoke(self, guest: str) -> None:
        """End all sessions."""
        self.sessions = {key: owner for key, owner in self.sessions.items() if owner != guest}

    async def own_data(self, guest: str) -> OwnData | None:
        """What is kept of a guest, but for tables: nobody asks for them in a trial."""
        found = self.guests.get(guest)
        if found is None:
            return None
        return OwnData(
            name=found.name,
            created=found.created,
            banned=found.banned,
            muted=found.muted,
            sessions=[],
            tables=[],
        )

    async def begin_leaving(self, guest: str) -> None:
        """All sessions end; what remains goes at once, as nothing interrupts us."""
        await self.revoke(guest)

    async def leaving(self) -> list[GuestRecord]:
        """Nobody is half gone."""
        return []

    async def end_leaving(self, guest: str, name: str) -> None:
        """The guest goes."""
        del name
        self.guests.pop(guest, None)

    async def create(self, new: NewTable) -> None:
        """A new table."""
        self.tables[new.table.id] = Stored(
            table=new.table, events=new.events, seats=new.seats, draft=None, names=new.names
        )

    async def load(self, table: str) -> Stored | None:
        """A table with its whole log."""
        return self.tables.get(table)

    async def game_of(self, table: str) -> str | None:
        """The game of a table."""
        found = self.tables.get(table)
        return None if found is None else found.table.game

    async def append(self, change: Change) -> int | None:
        """Move a table on."""
        known = self.tables[change.table]
        row = known.table
        if (row.head_seq, row.rev) != (change.expect, change.expect_rev):
            raise Conflict(change.table)
        if change.answer is not None:
            actor, act, answer = change.answer
            if (change.table, actor, act) in self.answers:
                raise Conflict(act)
            self.answers[change.table, actor, act] = answer
        held = {one.seat: one for one in change.seats}
        self.tables[change.table] = Stored(
            table=change.table_row,
            events=[*known.events, *change.events],
            seats=[held.get(one.seat, one) for one in known.seats],
            draft=change.draft,
            names=[*known.names, *change.names],
        )
        if change.removal is not None:
            self.remove_from(change.table, change.removal)
        if change.chat is None:
            return None
        lines = self.lines[change.table]
        lines.append(replace(change.chat, id=len(lines) + 1))
        return len(lines)

    def remove_from(self, table: str, removal: Removal) -> None:
        """What is kept of somebody at a table, beside the seats."""
        known, guest = self.tables[table], removal.guest
        bodies = {one.seq: one for one in removal.bodies}
        self.tables[table] = replace(
            known,
            events=[bodies.get(one.seq, one) for one in known.events],
            names=[one for one in known.names if one.guest != guest],
        )
        self.lines[table] = [one for one in self.lines[table] if one.guest != guest]
        for key in [one for one in self.answers if one[:2] == (table, guest)]:
            del self.answers[key]

    async def load_damaged(self, table: str) -> Stored | None:
        """Nothing is ever damaged here."""
        return self.tables.get(table)

    async def tables_with(self, guest: str) -> list[str]:
        """Tables at which anything is kept of a guest."""
        return [
            one.table.id
            for one in self.tables.values()
            if one.table.host == guest
            or any(seat.guest == guest for seat in one.seats)
            or any(name.guest == guest for name in one.names)
            or any(line.guest == guest for line in self.lines[one.table.id])
            or any(key[:2] == (one.table.id, guest) for key in self.answers)
        ]

    async def erase(self, table: str, host: str) -> None:
        """Forget a table."""
        del host
        self.tables.pop(table, None)

    async def answer(self, table: str, actor: str, act: str) -> bytes | None:
        """What an act was answered."""
        return self.answers.get((table, actor, act))

    async def tables_of(self, guest: str, limit: int = 100) -> list[Listed]:
        """Tables where the guest sits or is the host."""
        found = [
            Listed(table=one.table, seats=one.seats)
            for one in self.tables.values()
            if one.table.host == guest or any(seat.guest == guest for seat in one.seats)
        ]
        return found[:limit]

    async def public_tables(self, limit: int = 100) -> list[Listed]:
        """Tables that everybody may join or watch."""
        found = [
            Listed(table=one.table, seats=one.seats)
            for one in self.tables.values()
            if one.table.status != "over" and "everybody" in (one.table.watch, one.table.join)
        ]
        return found[:limit]

    async def under_way(self, host: str, since: int) -> int:
        """How many tables of a host are not over."""
        del since
        rows = [one.table for one in self.tables.values()]
        return sum(row.host == host and row.status != "over" for row in rows)

    async def due(self) -> list[str]:
        """Tables at which a bot has to move."""
        return [one.table.id for one in self.tables.values() if one.table.bot_due]

    async def chat(self, table: str, after: int, limit: int = 200) -> list[ChatRecord]:
        """Lines of chat."""
        return [line for line in self.lines[table] if line.id > after][-limit:]
