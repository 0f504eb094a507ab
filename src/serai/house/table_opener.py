"""Opening tables: for a new match, a part of an old one, another one with the same people."""

from __future__ import annotations

from serai.core.speech import Problem
from serai.house import new_table
from serai.house.aside import Aside
from serai.house.clock import Clock
from serai.house.denied import Denied
from serai.house.hosted_table import HostedTable
from serai.house.requests import Created, TableWanted
from serai.house.stored_rows import Join, Watch
from serai.house.tables_in_memory import TablesInMemory
from serai.house.tasks import Tasks
from serai.table.events import Help, Seat
from serai.table.match import Match

MOST_UNDER_WAY = 200  # matches that one guest has opened and nobody has finished
LYING_STILL = 30 * 86_400  # seconds after which such a match no longer counts


class TableOpener:
    """Opens tables, for whom has not too many; who has is answered with Denied."""

    def __init__(self, tables: TablesInMemory, tasks: Tasks, aside: Aside, clock: Clock) -> None:
        self._tables = tables
        self._tasks = tasks
        self._aside = aside
        self._clock = clock

    async def create(self, guest: str, name: str, wanted: TableWanted) -> Created:
        """A new table."""
        match = await self._match_for(guest, wanted)
        return await self._open(
            match,
            new_table.seats_for(wanted.seats, name),
            [guest if one.who == "me" else None for one in wanted.seats],
            host=guest,
            watch=wanted.watch,
            join=wanted.join,
            helped=new_table.help_for(wanted),
            think=wanted.think,
            stand_in=wanted.stand_in,
        )

    async def _match_for(self, guest: str, wanted: TableWanted) -> Match:
        """The match that is to be played, leaving chance to the table."""
        if wanted.branch is not None:
            return await self._branch(guest, wanted)
        if wanted.transcript is not None:
            match = await self._aside.run(new_table.imported, wanted.transcript)
            if match.game.name != wanted.game:
                raise Problem("game", given=wanted.game[:40], known=match.game.name)
            return match
        return new_table.match_for(wanted)

    async def _branch(self, guest: str, wanted: TableWanted) -> Match:
        """A finished match as it was after one of its events."""
        assert wanted.branch is not None
        source = await self._tables.hosted(wanted.branch.table)
        source.check_may_watch(guest)
        if not source.table.ended:
            raise Denied(409, "not-finished")
        if wanted.game != source.row.game:
            raise Problem("game", given=wanted.game[:40], known=source.row.game)
        return await self._aside.run(source.table.match_after, wanted.branch.seq)

    async def _open(
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
        await self._check_room_for(host)
        new, table, invite = new_table.new_table(
            match,
            seats,
            guests,
            host=host,
            watch=watch,
            join=join,
            helped=helped,
            think=think,
            stand_in=stand_in,
            now=self._clock.now(),
        )
        await self._tables.create(new, table)
        return Created(table=new.table.id, invite=invite)

    async def _check_room_for(self, host: str) -> None:
        """Denied to whom has so many matches under way that these must come first."""
        since = self._clock.now() - LYING_STILL
        if await self._tables.store.under_way(host, since) >= MOST_UNDER_WAY:
            raise Denied(409, "tables-under-way", most=MOST_UNDER_WAY)

    def _holders(self, hosted: HostedTable) -> list[str | None]:
        """Who held the seats, without those who are leaving for good at this very moment."""
        return [None if one.guest in self._tables.left else one.guest for one in hosted.seats]

    async def rematch(self, table: str, guest: str, turned: int = 0) -> Created:
        """The same game with the same people, everybody so many seats further on.

        Whoever asks second gets the same table.
        """
        return await self._tasks.done(self._rematch(table, guest, turned))

    async def _rematch(self, table: str, guest: str, turned: int) -> Created:
        async with self._tables.held(table) as hosted:
            if not hosted.was_here(guest) and not hosted.is_host(guest):
                raise Denied(403, "not-your-seat")
            if not hosted.table.ended:
                raise Denied(409, "not-finished")
            if hosted.table.is_closed:
                raise Denied(409, "closed")
            row = hosted.row
            if row.next is not None:
                return Created(table=row.next, invite="")
            people = [
                (new_table.seat_again(one, holder), holder)
                for one, holder in zip(hosted.table.seats, self._holders(hosted), strict=True)
            ]
            first = -turned % len(people)
            people = [*people[first:], *people[:first]]
            created = await self._open(
                new_table.again(hosted.table),
                [seat for seat, _ in people],
                [holder for _, holder in people],
                host=guest,
                watch=row.watch,
                join=row.join,
                helped=hosted.table.help,
                think=row.think,
                stand_in=hosted.table.opened_for,
            )
            after = self._tables.copy_of(hosted)
            await self._tables.commit(hosted, after, hosted.change(after, next=created.table))
            hosted.refresh_all()
        return created
