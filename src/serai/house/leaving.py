"""Somebody leaves the house for good: nothing that names them stays at any table.

What was played stays, since it is the match of all who were there. The seats are left as if the
person had resigned; one table after the other, each in one step.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from contextlib import suppress

import msgspec
from msgspec.structs import replace

from serai.core.speech import Problem
from serai.house.access import Access
from serai.house.act_effects import SUBSTITUTE
from serai.house.denied import Denied
from serai.house.hash_chain import first_damage, is_of_before, without_names
from serai.house.hosted_table import HostedTable
from serai.house.store import Conflict, StorageTrouble, Unreadable
from serai.house.stored_rows import Change, EventRecord, Removal, SeatRecord, Stored
from serai.house.table_rows import changed_seats
from serai.house.tables_in_memory import TablesInMemory
from serai.house.tasks import Tasks
from serai.table.events import DECODER, Sat, Seat, recorded
from serai.table.people import seated
from serai.table.table import Table

TRIES = 5  # the tables of somebody who is just sitting down somewhere are looked for again


class Leaving:
    """Removes what is kept of a guest at tables."""

    def __init__(self, tables: TablesInMemory, tasks: Tasks) -> None:
        self._tables = tables
        self._tasks = tasks
        self._closing = False

    async def from_all_tables(self, guest: str, name: str) -> None:
        """Nothing is kept of a guest of that name at any table; StorageTrouble if that failed."""
        await self._tasks.done(self._from_all_tables(guest, name))

    async def _from_all_tables(self, guest: str, name: str) -> None:
        for _ in range(TRIES):
            tables = await self._tables.store.tables_with(guest)
            if not tables:
                return
            for table in tables:
                if self._closing:
                    raise StorageTrouble("closed")
                await self._from_table(table, guest, name)
        raise StorageTrouble("there is always one more table")

    def close(self) -> None:
        """What has begun is not ended now: it is known what is still to be done."""
        self._closing = True

    async def _from_table(self, table: str, guest: str, name: str) -> None:
        with suppress(Denied):  # it is gone, perhaps only now
            try:
                await self._tables.hosted(table)
            except (Problem, Unreadable):
                await self._from_unplayable(table, guest, name)
            else:
                await self._from_playable(table, guest, name)

    async def _from_playable(self, table: str, guest: str, name: str) -> None:
        async with self._tables.held(table) as hosted:
            try:
                if hosted.row.status == "waiting" and hosted.is_host(guest):
                    await self._tables.store.erase(table, guest)
                    self._tables.is_no_more(table)
                else:
                    await self._tables.store.append(parting(self._tables, hosted, guest, name))
            except Conflict:
                pass  # another server was faster: it is looked for again
            finally:
                self._tables.drop(table)
        if hosted.row.status == "playing":
            await self._tables.hosted(table)  # a bot may have to move there now

    async def _from_unplayable(self, table: str, guest: str, name: str) -> None:
        stored = await self._tables.store.load_damaged(table)
        if stored is None:
            return
        try:
            if stored.table.status == "waiting" and stored.table.host == guest:
                await self._tables.store.erase(table, guest)
                self._tables.is_no_more(table)
            else:
                now = self._tables.clock.now()
                await self._tables.store.append(unplayed_parting(stored, guest, name, now))
        except Conflict:
            pass


def parting(tables: TablesInMemory, hosted: HostedTable, guest: str, name: str) -> Change:
    """The change by which a guest is gone from a table that can be played on."""
    after = tables.copy_of(hosted)
    give_up(after, hosted.seats_of(guest))
    if after.seq == hosted.table.seq:
        after.rev += 1  # so that two who change it at once meet a conflict
    log = [
        EventRecord(seq=one.seq, body=one.body, hash=one.hash, at=one.event.at)
        for one in hosted.table.records
    ]
    rows = {one.seat: one for one in changed_seats(hosted.seats, after, ())}
    change = hosted.change(after, host=next_host(hosted, guest))
    return replace(
        change,
        seats=vacated(hosted.seats, rows, guest),
        removal=removal_of(log, hosted.seats, guest, name),
    )


def give_up(table: Table, seats: Iterable[int]) -> None:
    """A bot plays on where the match is under way; before it begins the seats are open."""
    for seat in seats:
        if table.ended:
            return
        if table.begun:
            table.resign(seat, SUBSTITUTE)
        else:
            table.leave(seat)


def unplayed_parting(stored: Stored, guest: str, name: str, now: int) -> Change:
    """The same where this process cannot play: no bot either, so the seats are open.

    To a log that is damaged nothing is added.
    """
    row = stored.table
    access = Access(row, stored.seats)
    whole = first_damage(stored.events, row.head_seq, row.head_hash) is None
    left = access.seats_of(guest) if whole and row.status != "over" else ()
    head, added = row.head_hash, []
    for seq, seat in enumerate(left, row.head_seq + 1):
        sat = recorded(seq, Sat(at=now, seat=seat, who=Seat()), head)
        added.append(EventRecord(seq=seq, body=sat.body, hash=sat.hash, at=now))
        head = sat.hash
    open_seats = {
        one.seat: replace(one, kind="open", bot="", stand_in="", standing="{}", who=0)
        for one in stored.seats
        if one.seat in left
    }
    draft = stored.draft
    return Change(
        table=row.id,
        expect=row.head_seq,
        expect_rev=row.rev,
        table_row=replace(
            row,
            head_seq=row.head_seq + len(added),
            head_hash=head,
            rev=row.rev + 1,
            bot_due=row.bot_due and row.to_move not in left,
            host=next_host(access, guest),
        ),
        events=added,
        seats=vacated(stored.seats, open_seats, guest),
        draft=None if draft is not None and draft.seat in left else draft,
        removal=removal_of(stored.events, stored.seats, guest, name, sealed=whole),
    )


def next_host(access: Access, guest: str) -> str:
    """Whoever else sits there takes over the table of a host who leaves; nobody, if there is none.

    Guests have no empty names.
    """
    if not access.is_host(guest):
        return access.row.host
    others = (one.guest for one in access.seats if one.kind == "person" and one.guest != guest)
    return next((one for one in others if one is not None), "")


def vacated(
    before: Sequence[SeatRecord], changed: dict[int, SeatRecord], guest: str
) -> list[SeatRecord]:
    """The rows of seats that are not as they were, and of none the guest is the holder."""
    found = dict(changed)
    for old in before:
        if old.guest == guest:
            new = found.get(old.seat, old)
            found[old.seat] = replace(new, guest=None, token_hash=None, name="", standing="{}")
    return list(found.values())


def removal_of(
    log: Sequence[EventRecord],
    seats: Sequence[SeatRecord],
    guest: str,
    name: str,
    *,
    sealed: bool = True,
) -> Removal:
    """What leaves the table beside the seats; in a log of before the names are looked for."""
    names = {one.name for one in seats if one.guest == guest and one.name}
    theirs = sittings_of(log, {one.seat: one.guest for one in seats}, guest, names, name)
    bodies = [
        without_names(one, theirs[one.seq], sealed=sealed) for one in log if one.seq in theirs
    ]
    return Removal(guest=guest, bodies=bodies, names=sorted(names))


def sittings_of(
    log: Sequence[EventRecord],
    holders: dict[int, str | None],
    guest: str,
    names: set[str],
    name: str,
) -> dict[int, list[int]]:
    """Where in a log of before somebody sits down by name: seats, by the number of the event.

    Of those who have got up again it is not kept who they were: whoever was called like the guest
    is taken for the guest. `names` has what the guest is called there, and gets what is found.
    """
    sat = [(one.seq, seat, who) for one in log for seat, who in sat_down(one.body)]
    latest = {seat: seq for seq, seat, _ in sat}
    theirs: dict[int, list[int]] = {}
    for seq, seat, who in sat:
        holder = holders.get(seat) if latest[seat] == seq else None
        if not is_of_before(who) or holder not in (None, guest) or not who.name:
            continue
        if holder == guest or who.name in names or is_called(who.name, name):
            names.add(who.name)
            theirs.setdefault(seq, []).append(seat)
    return theirs


def sat_down(body: bytes) -> Iterable[tuple[int, Seat]]:
    """Who sat down in an event, and where; in one that cannot be read nobody did."""
    try:
        return seated(DECODER.decode(body))
    except msgspec.DecodeError:
        return ()


def is_called(found: str, name: str) -> bool:
    """Whether somebody of this name was called so at a table: several get numbers."""
    return bool(name) and (
        found == name or (found.startswith(f"{name} ") and found[len(name) + 1 :].isdecimal())
    )
