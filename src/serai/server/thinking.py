"""Bots at tables: asked when it is their turn, in processes that nobody waits for."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time
from collections.abc import Callable

from serai.core.speech import IllegalMove, Problem
from serai.server.bots import BotFailed, Bots, Job
from serai.server.denied import Denied
from serai.server.hosted import Hinting, Hosted
from serai.server.keeping import Keeping
from serai.server.protocol import HintTold
from serai.server.storage import Conflict, StorageTrouble, Store
from serai.table.ruleset import Shelved

LOG = logging.getLogger("serai.server")
AGAIN = 10.0  # seconds
WOKEN_AT_ONCE = 4  # tables at which a bot was due when the server stopped


class Thinking(Keeping):
    """Tables at which bots move by themselves; without `bots` they wait for ever."""

    def __init__(
        self,
        store: Store,
        bots: Bots | None,
        *,
        clock: Callable[[], float] = time.time,
        steady: Callable[[], float] = time.monotonic,
    ) -> None:
        super().__init__(store, clock=clock, steady=steady)
        self.bots = bots
        self._closing = asyncio.Event()

    async def open(self) -> None:
        """Start the bots, and let those go on that were thinking when the server stopped."""
        if self.bots is not None:
            await self.bots.start()
            self.begin(self._wake_all(await self.store.due()))

    async def close(self) -> None:
        """Finish what has begun."""
        self._closing.set()
        if self.bots is not None:
            await self.bots.stop()
        await self.finish()

    async def _wake_all(self, tables: list[str]) -> None:
        """Some at a time: whoever comes now must not wait behind thousands of tables."""
        waiting = iter(tables)

        async def wake_some() -> None:
            for table in waiting:
                if self._closing.is_set():
                    return
                await self._wake(table)

        await asyncio.gather(*(wake_some() for _ in range(WOKEN_AT_ONCE)))

    async def _wake(self, table: str) -> None:
        """Load a table at which a bot is due, and let it move."""
        try:
            thinking = (await self.hosted(table)).thinking
            if thinking is not None:
                await asyncio.wait([thinking])
        except Shelved:
            LOG.info("table %s stays as it is: its rules or values are not ours", table)
        except (Denied, Problem, StorageTrouble) as error:
            LOG.warning("table %s cannot be loaded: %s", table, error)

    def went_on(self, hosted: Hosted) -> None:
        """Begin to think for the bot that has to move, if nobody does already."""
        if self.bots is None or hosted.thinking is not None or hosted.table.bot_due is None:
            return
        hosted.thinking = self.begin(self._think(hosted, self.bots))
        hosted.presence_changed()

    async def _think(self, hosted: Hosted, bots: Bots) -> None:
        """Move for bots until a person has to, or the match is over."""
        try:
            while (seat := hosted.table.bot_due) is not None:
                table = hosted.table
                who, limit = table.seats[seat].plays, hosted.row.think
                moves = await bots.moves(
                    hosted.row.id, job_of(hosted), seat, who, limit, people_of(hosted)
                )
                async with hosted.lock:
                    if self.tables.get(hosted.row.id) is not hosted:
                        return  # it was forgotten; whoever reads it anew thinks anew
                    if hosted.table.seq == table.seq:
                        after = self.copy_of(hosted)
                        after.bot_plays(seat, moves)
                        await self.commit(hosted, after, hosted.change(after))
        except (BotFailed, Conflict, OSError, StorageTrouble, IllegalMove, Problem) as error:
            LOG.warning("table %s: no move for a bot: %r", hosted.row.id, error)
            self.begin(self._try_again(hosted))
        except Exception as error:  # nobody else would ever ask this bot again
            LOG.error("table %s: no move for a bot", hosted.row.id, exc_info=error)
            self.begin(self._try_again(hosted))
        finally:
            hosted.thinking = None
            hosted.presence_changed()

    async def hinted(self, table: str, seat: int) -> HintTold:
        """What a bot would do in the turn of a seat. Asked once more, it is not thought twice."""
        async with self.held(table) as hosted:
            if self.bots is None:
                raise Problem("no-thought")
            after = self.copy_of(hosted)
            turn = after.hinted(seat)
            if after.seq != hosted.table.seq:
                await self.commit(hosted, after, hosted.change(after))
            lines = [*after.lines, *turn.lines]
            known = hosted.hints.get(seat)
            if known is None or known.lines != lines or is_in_vain(known.told):
                guests = [hosted.seats[seat].guest or hosted.row.host]
                thought = self.bots.hint(hosted.row.id, job_of(hosted), seat, turn.lines, guests)
                known = hosted.hints[seat] = Hinting(lines, self.begin(thought))
        try:
            return await asyncio.shield(known.told)
        except BotFailed as failed:
            LOG.warning("table %s: no hint: %s", table, failed)
            raise Problem("no-thought") from None

    async def _try_again(self, hosted: Hosted) -> None:
        """A bot that could not move is asked again a little later."""
        if self._closing.is_set():
            return
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(AGAIN):
                await self._closing.wait()
                return
        if self.tables.get(hosted.row.id) is hosted:
            self.went_on(hosted)


def is_in_vain(thought: asyncio.Task[HintTold]) -> bool:
    """Whether a thought has come to nothing."""
    return thought.done() and (thought.cancelled() or thought.exception() is not None)


def people_of(hosted: Hosted) -> list[str]:
    """Whose table it is when bots are busy: of all who play there, so it comes with any of them.

    Not of the host: who opens many tables for others takes no turn of theirs, and waits for none.
    """
    return sorted({one.guest for one in hosted.seats if one.kind == "person" and one.guest})


def job_of(hosted: Hosted) -> Job:
    """What a bot needs to know of a table."""
    row = hosted.row
    return Job(
        game=row.game,
        version=row.version,
        seats=len(hosted.seats),
        options=row.options,
        opening=row.opening,
        lines=list(hosted.table.lines),
    )
