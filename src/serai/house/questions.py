"""Questions about a table: what was, why not, what would be, what a bot would do."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Iterator
from typing import TypeVar

import msgspec

from serai.core.speech import IllegalMove, Problem
from serai.house.aside import Aside
from serai.house.hints import Hints
from serai.house.hosted_table import HostedTable
from serai.house.protocol import (
    Ask,
    At,
    Hint,
    Previews,
    Refused,
    Told,
    WhyNot,
    WhyPlace,
)
from serai.house.tables_in_memory import TablesInMemory
from serai.house.tasks import Tasks
from serai.house.told_previews import previewed
from serai.house.told_refusals import refusal_told, trouble_told
from serai.house.told_state import past_told

T = TypeVar("T")

_ENCODER = msgspec.json.Encoder()


class Questions:
    """Answers them, each from what whoever asks may know; nothing changes."""

    def __init__(self, tables: TablesInMemory, hints: Hints, tasks: Tasks, aside: Aside) -> None:
        self._tables = tables
        self._hints = hints
        self._tasks = tasks
        self._aside = aside
        self._looking_ahead = asyncio.Lock()

    async def ask(self, table: str, guest: str | None, ask: Ask) -> bytes:
        """The answer, or why there is none."""
        hosted = await self._tables.hosted(table)
        hosted.check_may_watch(guest)
        try:
            return _ENCODER.encode(await self._told(hosted, guest, ask))
        except (IllegalMove, Problem) as error:
            return _ENCODER.encode(Refused(id=ask.id, trouble=trouble_told(error)))

    async def _told(self, hosted: HostedTable, guest: str | None, ask: Ask) -> Told:
        query = ask.query
        if query.seat is not None:
            hosted.check_holds(guest, query.seat)
        match query:
            case At():
                state = await self._aside.run(
                    past_told,
                    hosted.table,
                    query.seq,
                    id_=hosted.row.id,
                    seat=query.seat,
                    yours=hosted.seats_of(guest),
                    host=hosted.is_host(guest),
                )
                return Told(id=ask.id, state=state)
            case WhyNot() | WhyPlace():
                window = hosted.table.match_for(query.seat).seen_by(query.seat)
                refusal = (
                    window.why_not(query.move)
                    if isinstance(query, WhyNot)
                    else window.reason_at(query.place, query.after)
                )
                return Told(id=ask.id, why=None if refusal is None else refusal_told(refusal))
            case Hint():
                hint = await self._tasks.done(self._hints.ask(hosted.row.id, query.seat))
                return Told(id=ask.id, hint=hint)
            case Previews():
                turn = hosted.table.turn_of(query.seat)
                each = previewed(turn, query.moves, further=query.further)
                found = {move: told async for move, told in self._few(each)}
                return Told(id=ask.id, previews=found)

    async def _few(self, each: Iterator[T]) -> AsyncIterator[T]:
        """Some of it now and some later: a preview takes a millisecond, and others wait.

        Whoever asks for many at once gets no more of the time for it: between any two of all that
        were asked for, everybody else has a turn.
        """
        while True:
            async with self._looking_ahead:
                found = next(each, None)
                await asyncio.sleep(0)
            if found is None:
                return
            yield found
