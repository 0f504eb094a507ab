"""Opening tables, sitting down and getting up, links to seats, another match."""

from __future__ import annotations

import asyncio

from msgspec.structs import replace

from serai.core.speech import Problem
from serai.server import opening, shelf
from serai.server.denied import Denied
from serai.server.hosted import Hosted
from serai.server.requests import Created, Invite, Seated, TableTold, TableWanted
from serai.server.storage.records import Join, Watch
from serai.server.thinking import Thinking
from serai.table.events import Help, Seat
from serai.table.match import Match


class Seating(Thinking):
    """Who may sit where; who may not is answered with Denied."""

    async def create(self, guest: str, name: str, wanted: TableWanted) -> Created:
        """A new table."""
        if wanted.branch is not None:
            match = await self._branch(guest, wanted)
        else:
            match = await opening.match_for(wanted)
        seats = opening.seats_for(wanted.seats, name)
        guests = [guest if one.who == "me" else None for one in wanted.seats]
        return await self._open_table(
            match,
            seats,
            guests,
            host=guest,
            watch=wanted.watch,
            join=wanted.join,
            helped=opening.help_for(wanted),
            think=wanted.think,
            stand_in=wanted.stand_in,
        )

    async def _branch(self, guest: str, wanted: TableWanted) -> Match:
        """A finished match as it was after one of its events."""
        assert wanted.branch is not None
        source = await self.hosted(wanted.branch.table)
        source.check_may_watch(guest)
        if not source.table.ended:
            raise Denied(409, "not-finished")
        if wanted.game != source.row.game:
            raise Problem("game", given=wanted.game[:40], known=source.row.game)
        return await asyncio.to_thread(source.table.match_after, wanted.branch.seq)

    async def _open_table(
        self,
        match: Match,
        seats: list[Seat],
        guests: list[str | None],
        *,
        host: str,
        watch: Watch,
        join: Join,
        helped: Help,
        think: int | None,
        stand_in: int | None,
    ) -> Created:
        await self.check_room_for(host)
        now = int(self.clock())
        new, table, invite = opening.new_table(
            match,
            seats,
            guests,
            host=host,
            watch=watch,
            join=join,
            helped=helped,
            think=think,
            stand_in=stand_in,
            now=now,
        )
        await self.store.create(new)
        hosted = Hosted(new.table, list(new.seats), table, [], self.steadily)
        self.keep(hosted)
        self.went_on(hosted)
        return Created(table=new.table.id, invite=invite)

    async def sit(self, table: str, guest: str, name: str, seat: int, invite: str | None) -> Seated:
        """Take an empty seat."""
        return await self.done(self._sit(table, guest, name, seat, invite))

    async def _sit(
        self, table: str, guest: str, name: str, seat: int, invite: str | None
    ) -> Seated:
        token = opening.new_token()
        async with self.held(table) as hosted:
            if seat in hosted.seats_of(guest):  # asked again, perhaps because the answer was lost
                await self._bind(hosted, seat, guest, token)
                return Seated(seat=seat, token=token)
            if hosted.row.join != "everybody" and (
                invite is None or opening.hash_of(invite) != hosted.row.invite_hash
            ):
                raise Denied(403, "invite")
            if hosted.table.begun and hosted.seats_of(guest):
                raise Denied(409, "second-seat")  # it would show what the other seat keeps secret
            after = self.copy_of(hosted)
            others = {one.name for n, one in enumerate(after.seats) if n != seat}
            after.sit(seat, Seat(kind="person", name=opening.name_among(others, name)))
            bound = replace(hosted.seats[seat], guest=guest, token_hash=opening.hash_of(token))
            await self.commit(hosted, after, hosted.change(after, seats=[bound]))
        return Seated(seat=seat, token=token)

    async def leave(self, table: str, guest: str, seat: int) -> TableTold:
        """Get up; the seat is empty then."""
        return await self.done(self._leave(table, guest, seat))

    async def _leave(self, table: str, guest: str, seat: int) -> TableTold:
        async with self.held(table) as hosted:
            hosted.check_holds(guest, seat)
            after = self.copy_of(hosted)
            after.leave(seat)
            await self.commit(hosted, after, hosted.change(after))
            return hosted.told(guest)

    async def seat_link(self, table: str, guest: str, seat: int) -> Seated:
        """A new link to the own seat; the old one is void."""
        return await self.done(self._seat_link(table, guest, seat))

    async def _seat_link(self, table: str, guest: str, seat: int) -> Seated:
        token = opening.new_token()
        async with self.held(table) as hosted:
            hosted.check_holds(guest, seat)
            await self._bind(hosted, seat, guest, token)
        return Seated(seat=seat, token=token)

    async def recover(self, table: str, guest: str, token: str) -> Seated:
        """Take an own seat again, from another browser."""
        return await self.done(self._recover(table, guest, token))

    async def _recover(self, table: str, guest: str, token: str) -> Seated:
        hashed = opening.hash_of(token)
        try:
            await self.hosted(table)
        except Problem:
            return await self._recover_kept(table, guest, token)
        async with self.held(table) as hosted:
            for one in hosted.seats:
                if one.token_hash == hashed and one.guest is not None:
                    host = guest if hosted.brings_host(one.seat) else hosted.row.host
                    await self._bind(hosted, one.seat, guest, token, host)
                    return Seated(seat=one.seat, token=token)
        raise Denied(403, "token")

    async def _recover_kept(self, table: str, guest: str, token: str) -> Seated:
        """The same at a table where nobody can play on: to look at it, and to keep it."""
        hashed = opening.hash_of(token)
        stored = await self.stored(table)
        for one in stored.seats:
            if one.token_hash == hashed and one.guest is not None:
                await self.store.append(shelf.recovered(stored, one, guest))
                return Seated(seat=one.seat, token=token)
        raise Denied(403, "token")

    async def _bind(
        self, hosted: Hosted, seat: int, guest: str, token: str, host: str | None = None
    ) -> None:
        """Give a seat to a browser; the table may change its host with it."""
        after = self.copy_of(hosted)
        after.rev += 1  # so that two who do this at once meet a conflict
        bound = replace(hosted.seats[seat], guest=guest, token_hash=opening.hash_of(token))
        change = hosted.change(after, seats=[bound], host=host or hosted.row.host)
        await self.commit(hosted, after, change)

    async def new_invite(self, table: str, guest: str) -> Invite:
        """A new invitation; the old one is void."""
        return await self.done(self._new_invite(table, guest))

    async def _new_invite(self, table: str, guest: str) -> Invite:
        invite = opening.new_token()
        async with self.held(table) as hosted:
            if not hosted.is_host(guest):
                raise Denied(403, "not-host")
            after = self.copy_of(hosted)
            change = hosted.change(after, invite_hash=opening.hash_of(invite))
            await self.commit(hosted, after, change)
        return Invite(invite=invite)

    async def rematch(self, table: str, guest: str, turned: int = 0) -> Created:
        """The same game with the same people, everybody so many seats further on.

        Whoever asks second gets the same table.
        """
        return await self.done(self._rematch(table, guest, turned))

    async def _rematch(self, table: str, guest: str, turned: int) -> Created:
        async with self.held(table) as hosted:
            if not hosted.was_here(guest) and not hosted.is_host(guest):
                raise Denied(403, "not-your-seat")
            if not hosted.table.ended:
                raise Denied(409, "not-finished")
            row = hosted.row
            if row.next is not None:
                return Created(table=row.next, invite="")
            people = [
                (Seat(kind="person", name=one.name) if held.guest is not None else one, held.guest)
                for one, held in zip(hosted.table.seats, hosted.seats, strict=True)
            ]
            first = -turned % len(people)
            people = [*people[first:], *people[:first]]
            created = await self._open_table(
                opening.again(hosted.table),
                [seat for seat, _ in people],
                [holder for _, holder in people],
                host=guest,
                watch=row.watch,
                join=row.join,
                helped=hosted.table.help,
                think=row.think,
                stand_in=hosted.table.opened_for,
            )
            after = self.copy_of(hosted)
            await self.commit(hosted, after, hosted.change(after, next=created.table))
            hosted.refresh_all()
        return created
