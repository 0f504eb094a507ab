"""Sitting down and getting up, links to seats, invitations."""

from __future__ import annotations

from msgspec.structs import replace

from serai.core.speech import Problem
from serai.house import new_table, unplayable
from serai.house.aside import Aside
from serai.house.denied import Denied
from serai.house.hosted_table import HostedTable
from serai.house.requests import Invite, Seated, TableTold
from serai.house.tables_in_memory import TablesInMemory
from serai.house.tasks import Tasks
from serai.house.tokens import hash_of, new_token
from serai.table.events import Seat


class Seats:
    """Who may sit where; who may not is answered with Denied."""

    def __init__(self, tables: TablesInMemory, tasks: Tasks, aside: Aside) -> None:
        self._tables = tables
        self._tasks = tasks
        self._aside = aside

    async def sit(self, table: str, guest: str, name: str, seat: int, invite: str | None) -> Seated:
        """Take an empty seat."""
        return await self._tasks.done(self._sit(table, guest, name, seat, invite))

    async def _sit(
        self, table: str, guest: str, name: str, seat: int, invite: str | None
    ) -> Seated:
        token = new_token()
        async with self._tables.held(table) as hosted:
            if seat in hosted.seats_of(guest):  # asked again, perhaps because the answer was lost
                await self._bind(hosted, seat, guest, token)
                return Seated(seat=seat, token=token)
            if hosted.row.join != "everybody" and (
                invite is None or hash_of(invite) != hosted.row.invite_hash
            ):
                raise Denied(403, "invite")
            if hosted.table.begun and hosted.seats_of(guest):
                raise Denied(409, "second-seat")  # it would show what the other seat keeps secret
            after = self._tables.copy_of(hosted)
            others = {one.name for n, one in enumerate(after.seats) if n != seat}
            after.sit(seat, Seat(kind="person", name=new_table.name_among(others, name)))
            bound = replace(hosted.seats[seat], guest=guest, token_hash=hash_of(token))
            await self._tables.commit(hosted, after, hosted.change(after, seats=[bound]))
        return Seated(seat=seat, token=token)

    async def leave(self, table: str, guest: str, seat: int) -> TableTold:
        """Get up; the seat is empty then."""
        return await self._tasks.done(self._leave(table, guest, seat))

    async def _leave(self, table: str, guest: str, seat: int) -> TableTold:
        async with self._tables.held(table) as hosted:
            hosted.check_holds(guest, seat)
            after = self._tables.copy_of(hosted)
            await self._aside.run(after.leave, seat)  # the others may have waited to go back
            await self._tables.commit(hosted, after, hosted.change(after))
            return hosted.told(guest)

    async def seat_link(self, table: str, guest: str, seat: int) -> Seated:
        """A new link to the own seat; the old one is void."""
        return await self._tasks.done(self._seat_link(table, guest, seat))

    async def _seat_link(self, table: str, guest: str, seat: int) -> Seated:
        token = new_token()
        async with self._tables.held(table) as hosted:
            hosted.check_holds(guest, seat)
            await self._bind(hosted, seat, guest, token)
        return Seated(seat=seat, token=token)

    async def holder_by_link(self, table: str, token: str) -> str | None:
        """Whose seat the token of a link brings; nobody's if it is no link of this table."""
        hashed = hash_of(token)
        found = self._tables.by_name.get(table)
        seats = (await self._tables.stored(table)).seats if found is None else found.seats
        return next((one.guest for one in seats if one.token_hash == hashed), None)

    async def recover(self, table: str, guest: str, token: str) -> Seated:
        """Take an own seat again, from another browser."""
        return await self._tasks.done(self._recover(table, guest, token))

    async def _recover(self, table: str, guest: str, token: str) -> Seated:
        hashed = hash_of(token)
        try:
            await self._tables.hosted(table)
        except Problem:
            return await self._recover_kept(table, guest, token)
        async with self._tables.held(table) as hosted:
            for one in hosted.seats:
                if one.token_hash == hashed and one.guest is not None:
                    host = guest if hosted.brings_host(one.seat) else hosted.row.host
                    await self._bind(hosted, one.seat, guest, token, host)
                    return Seated(seat=one.seat, token=token)
        raise Denied(403, "token")

    async def _recover_kept(self, table: str, guest: str, token: str) -> Seated:
        """The same at a table where nobody can play on: to look at it, and to keep it."""
        hashed = hash_of(token)
        stored = await self._tables.stored(table)
        for one in stored.seats:
            if one.token_hash == hashed and one.guest is not None:
                self._tables.check_is_here(guest)
                await self._tables.store.append(unplayable.recovered(stored, one, guest))
                return Seated(seat=one.seat, token=token)
        raise Denied(403, "token")

    async def _bind(
        self, hosted: HostedTable, seat: int, guest: str, token: str, host: str | None = None
    ) -> None:
        """Give a seat to a browser; the table may change its host with it."""
        after = self._tables.copy_of(hosted)
        after.rev += 1  # so that two who do this at once meet a conflict
        bound = replace(hosted.seats[seat], guest=guest, token_hash=hash_of(token))
        change = hosted.change(after, seats=[bound], host=host or hosted.row.host)
        await self._tables.commit(hosted, after, change)

    async def new_invite(self, table: str, guest: str) -> Invite:
        """A new invitation; the old one is void."""
        return await self._tasks.done(self._new_invite(table, guest))

    async def _new_invite(self, table: str, guest: str) -> Invite:
        invite = new_token()
        async with self._tables.held(table) as hosted:
            if not hosted.is_host(guest):
                raise Denied(403, "not-host")
            after = self._tables.copy_of(hosted)
            change = hosted.change(after, invite_hash=hash_of(invite))
            await self._tables.commit(hosted, after, change)
        return Invite(invite=invite)
