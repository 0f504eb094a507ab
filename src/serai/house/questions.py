"""Questions about a table: what was, why not, what would be, what a bot would do."""

from __future__ import annotations

import asyncio

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
    PreviewTold,
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

_ENCODER = msgspec.json.Encoder()


class Questions:
    """Answers them, each from what whoever asks may know; nothing changes."""

    def __init__(self, tables: TablesInMemory, hints: Hints, tasks: Tasks, aside: Aside) -> None:
        self._tables = tables
        self._hints = hints
        self._tasks = tasks
        self._aside = aside

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
                found: dict[str, PreviewTold] = {}
                for move, told in previewed(turn, query.moves, further=query.further):
                    found[move] = told
                    await asyncio.sleep(0)  # one takes a millisecond, and others wait
                return Told(id=ask.id, previews=found)
