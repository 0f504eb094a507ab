"""Acts: what a seat does is done once, stored with its answer, and then shown to everybody."""

from __future__ import annotations

import msgspec
from msgspec.structs import replace

from serai.core.speech import IllegalMove, Problem
from serai.house import act_effects
from serai.house.aside import Aside
from serai.house.clock import Clock
from serai.house.denied import Denied
from serai.house.hosted_table import HostedTable
from serai.house.protocol import (
    Act,
    AnswerTakeback,
    AnyAction,
    AskTakeback,
    ChatTold,
    Ok,
    Refused,
    Say,
    Stale,
)
from serai.house.store import Conflict
from serai.house.stored_rows import ChatRecord
from serai.house.tables_in_memory import TablesInMemory
from serai.house.tasks import Tasks
from serai.house.told_refusals import trouble_told
from serai.table.table import Table

_ENCODER = msgspec.json.Encoder()


class Acts:
    """Does what guests send, if they may."""

    def __init__(self, tables: TablesInMemory, tasks: Tasks, aside: Aside, clock: Clock) -> None:
        self._tables = tables
        self._tasks = tasks
        self._aside = aside
        self._clock = clock

    async def act(self, table: str, guest: str | None, act: Act) -> bytes:
        """Do something; the same act sent again gets the same answer."""
        return await self._tasks.done(self._act(table, guest, act))

    async def _act(self, table: str, guest: str | None, act: Act) -> bytes:
        if guest is None:
            raise Denied(401, "no-identity")
        async with self._tables.held(table) as hosted:
            known = hosted.answers.get((guest, act.id))
            if known is not None:
                return known
            try:
                answer = await self._done(hosted, guest, act)
            except Conflict:
                stored = await self._tables.store.answer(table, guest, act.id)
                if stored is None:
                    raise Denied(409, "busy") from None
                answer = stored
            hosted.remember(guest, act.id, answer)
            return answer

    async def _done(self, hosted: HostedTable, guest: str, act: Act) -> bytes:
        """An act that has not been answered since the table is in memory."""
        before = hosted.table
        yours = hosted.seats_of(guest)
        refused: Stale | Refused | Denied
        try:
            act_effects.check_may(hosted, guest, act.action)
            if isinstance(act.action, Say):
                return await self._say(hosted, guest, act, act.action)
            if act_effects.is_stale(before, act):
                rev = act_effects.rev_told(before, yours)
                refused = Stale(id=act.id, seq=before.seq, rev=rev)
            else:
                after = self._tables.copy_of(hosted)
                await self._carry_out(hosted, guest, after, act.action)
                ok = Ok(id=act.id, seq=after.seq, rev=act_effects.rev_told(after, yours))
                answer = _ENCODER.encode(ok)
                change = hosted.change(after, answer=(guest, act.id, answer))
                await self._tables.commit(hosted, after, change)
                return answer
        except (IllegalMove, Problem) as error:
            refused = Refused(id=act.id, trouble=trouble_told(error))
        except Denied as denied:
            refused = denied
        stored = await self._tables.store.answer(hosted.row.id, guest, act.id)
        if stored is None and isinstance(refused, Denied):
            raise refused
        return stored if stored is not None else _ENCODER.encode(refused)

    async def _carry_out(
        self, hosted: HostedTable, guest: str, after: Table, action: AnyAction
    ) -> None:
        """Try an act on a copy; to go back is to play the match again, which takes a while."""
        if isinstance(action, AskTakeback | AnswerTakeback):
            await self._aside.run(act_effects.carry_out, hosted, guest, after, action)
        else:
            act_effects.carry_out(hosted, guest, after, action)

    async def _say(self, hosted: HostedTable, guest: str, act: Act, action: Say) -> bytes:
        """A line of chat."""
        table, yours = hosted.table, hosted.seats_of(guest)
        now, name = self._clock.now(), table.seats[yours[0]].name
        ok = _ENCODER.encode(Ok(id=act.id, seq=table.seq, rev=act_effects.rev_told(table, yours)))
        line = ChatRecord(seat=yours[0], name=name, text=action.text, at=now, guest=guest)
        after = self._tables.copy_of(hosted)
        change = replace(hosted.change(after, answer=(guest, act.id, ok)), chat=line)
        number = await self._tables.append(hosted, change)
        assert number is not None
        hosted.row = change.table_row
        hosted.say(ChatTold(id=number, at=now, seat=yours[0], name=name, text=action.text))
        return ok
