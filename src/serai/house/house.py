"""The house: tables, and all that can be done and asked there, put together of its parts.

It knows no network, no database and no threads: whoever opens it brings a store, bots, and a place
aside for what takes long. Who may not do something is answered with Denied.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from serai.core.game import Game
from serai.house.acts import Acts
from serai.house.announcements import Announcements
from serai.house.aside import Aside
from serai.house.bot_turns import BotTurns
from serai.house.bots import Bots
from serai.house.clock import Clock
from serai.house.closing import Closing
from serai.house.courses import Courses
from serai.house.hints import Hints
from serai.house.lapsing_takebacks import LapsingTakebacks
from serai.house.leaving import Leaving
from serai.house.protocol import Hello
from serai.house.questions import Questions
from serai.house.seats import Seats
from serai.house.store import Store
from serai.house.subscription import Subscription
from serai.house.table_lists import TableLists
from serai.house.table_opener import TableOpener
from serai.house.tables_in_memory import TablesInMemory
from serai.house.tasks import Tasks
from serai.house.told_course import Usual, UsualOf
from serai.house.whole_tables import WholeTables


def nothing_is_usual(
    _game: Game, _version: int, _data: str, _seats: int, _options: Mapping[str, Any]
) -> Mapping[str, Usual]:
    """Where nobody has looked at many matches."""
    return {}


class House:
    """The parts, each with one job; without `bots` it waits for ever where one has to move."""

    def __init__(
        self,
        store: Store,
        bots: Bots | None,
        aside: Aside,
        *,
        clock: Clock | None = None,
        usual_of: UsualOf = nothing_is_usual,
    ) -> None:
        self.clock = Clock() if clock is None else clock
        self.bots = bots
        self.tasks = Tasks()
        self.tables = TablesInMemory(store, aside, self.clock)
        self.opener = TableOpener(self.tables, self.tasks, aside, self.clock)
        self.seats = Seats(self.tables, self.tasks, aside)
        self.acts = Acts(self.tables, self.tasks, aside, self.clock)
        self.hints = Hints(self.tables, bots, self.tasks)
        self.questions = Questions(self.tables, self.hints, self.tasks, aside)
        self.lists = TableLists(self.tables)
        courses = Courses(self.tasks, aside, usual_of)
        self.whole = WholeTables(self.tables, courses, aside)
        self.bot_turns = BotTurns(self.tables, bots, self.tasks)
        self.leaving = Leaving(self.tables, self.tasks)
        self.closing = Closing(self.tables, self.tasks)
        self.announcements = Announcements(self.tables)
        self.lapsing = LapsingTakebacks(self.tables, self.clock)
        self.tables.watchers += [self.bot_turns.watch, self.lapsing.watch]
        self._aside = aside

    async def open(self) -> None:
        """Let go on what was going on when the house was closed."""
        if self.bots is not None:
            await self.bots.start()
        await self.bot_turns.open()

    async def close(self) -> None:
        """Finish what has begun, let everybody go who listens, and let go of the store."""
        await self.lapsing.close()
        self.bot_turns.close()
        self.leaving.close()
        if self.bots is not None:
            await self.bots.stop()
        await self.tasks.end()
        self.tables.close()
        self._aside.close()
        await self.tables.store.close()

    async def subscribe(self, table: str, guest: str | None, hello: Hello) -> Subscription:
        """Listen to a table."""
        while True:
            hosted = await self.tables.hosted(table)
            if self.tables.has(hosted):  # else it was forgotten at this very moment
                return Subscription(hosted, guest, hello, self.announcements)
