"""Bots at tables: asked when it is their turn, wherever they think. Nobody waits for them."""

from __future__ import annotations

import asyncio
import contextlib
import logging

from serai.core.speech import IllegalMove, Problem
from serai.house.bots import BotFailed, Bots, Job
from serai.house.denied import Denied
from serai.house.hosted_table import HostedTable
from serai.house.store import Conflict, StorageTrouble
from serai.house.tables_in_memory import TablesInMemory
from serai.house.tasks import Tasks
from serai.table.ruleset import Shelved

LOG = logging.getLogger("serai.house")
AGAIN = 10.0  # seconds
WOKEN_AT_ONCE = 4  # tables at which a bot was due when the house was closed


class BotTurns:
    """Bots move by themselves wherever it is their turn; if there are none, it waits for ever."""

    def __init__(self, tables: TablesInMemory, bots: Bots | None, tasks: Tasks) -> None:
        self._tables = tables
        self._bots = bots
        self._tasks = tasks
        self._closing = asyncio.Event()

    async def open(self) -> None:
        """Let those go on that were thinking when the house was closed."""
        if self._bots is not None:
            self._tasks.begin(self._wake_all(await self._tables.store.due()))

    def close(self) -> None:
        """Nobody is asked again."""
        self._closing.set()

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
            thinking = (await self._tables.hosted(table)).thinking
            if thinking is not None:
                await asyncio.wait([thinking])
        except Shelved:
            LOG.info("table %s stays as it is: its rules or values are not ours", table)
        except (Denied, Problem, StorageTrouble) as error:
            LOG.warning("table %s cannot be loaded: %s", table, error)

    def watch(self, hosted: HostedTable) -> None:
        """Begin to think for the bot that has to move, if nobody does already."""
        if self._bots is None or hosted.thinking is not None or hosted.table.bot_due is None:
            return
        hosted.thinking = self._tasks.begin(self._think(hosted, self._bots))
        hosted.presence_changed()

    async def _think(self, hosted: HostedTable, bots: Bots) -> None:
        """Move for bots until a person has to, or the match is over."""
        try:
            while (seat := hosted.table.bot_due) is not None:
                table = hosted.table
                who, limit = table.seats[seat].plays, hosted.row.think
                moves = await bots.moves(
                    hosted.row.id, job_of(hosted), seat, who, limit, people_of(hosted)
                )
                async with hosted.lock:
                    if not self._tables.has(hosted):
                        return  # it was forgotten; whoever reads it anew thinks anew
                    if hosted.table.seq == table.seq:
                        after = self._tables.copy_of(hosted)
                        after.bot_plays(seat, moves)
                        await self._tables.commit(hosted, after, hosted.change(after))
        except (BotFailed, Conflict, OSError, StorageTrouble, IllegalMove, Problem) as error:
            LOG.warning("table %s: no move for a bot: %r", hosted.row.id, error)
            self._tasks.begin(self._try_again(hosted))
        except Exception as error:  # nobody else would ever ask this bot again
            LOG.error("table %s: no move for a bot", hosted.row.id, exc_info=error)
            self._tasks.begin(self._try_again(hosted))
        finally:
            hosted.thinking = None
            hosted.presence_changed()

    async def _try_again(self, hosted: HostedTable) -> None:
        """A bot that could not move is asked again a little later."""
        if self._closing.is_set():
            return
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(AGAIN):
                await self._closing.wait()
                return
        if self._tables.has(hosted):
            self.watch(hosted)


def people_of(hosted: HostedTable) -> list[str]:
    """Whose table it is when bots are busy: of all who play there, so it comes with any of them.

    Not of the host: who opens many tables for others takes no turn of theirs, and waits for none.
    """
    return sorted({one.guest for one in hosted.seats if one.kind == "person" and one.guest})


def job_of(hosted: HostedTable) -> Job:
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
