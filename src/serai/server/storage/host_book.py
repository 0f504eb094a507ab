"""What whoever runs a server keeps in its database: orders, and what they look at before."""

from __future__ import annotations

import msgspec

from serai.house.protocol import Announcement
from serai.house.stored_rows import GuestRecord
from serai.server.orders import ANSWERS, ENCODER, Answer, AnyOrder
from serai.server.overview import GuestFilter, GuestsFound, LineFound, TableFilter, TablesFound
from serai.server.storage import host_orders, overview, reading
from serai.server.storage.host_orders import ANNOUNCEMENT, SERVING, Row
from serai.server.storage.store import SqlStore

ANNOUNCED = msgspec.json.Decoder(Announcement)


class HostBook:
    """Beside tables and guests, in the same database."""

    def __init__(self, store: SqlStore) -> None:
        self._store = store

    # --- orders ---

    async def give(self, order: AnyOrder, at: int) -> int:
        """A new order; its number."""
        what = ENCODER.encode(order).decode()
        return await self._store.write(lambda c: host_orders.give(c, what, at))

    async def given(self, after: int) -> list[Row]:
        """Orders that are open, and all beyond this number."""
        return await self._store.read(lambda c: host_orders.given(c, after))

    async def answered(self, order: int) -> Answer | Row | None:
        """The answer to an order, else the order; None if it is gone."""
        row = await self._store.read(lambda c: host_orders.one(c, order))
        return row if row is None or row.answer is None else ANSWERS.decode(row.answer)

    async def take(self, order: int) -> bool:
        """Whether an order is ours to carry out."""
        return await self._store.write(lambda c: host_orders.take(c, order))

    async def answer(self, order: int, answer: Answer) -> None:
        """What became of it."""
        text = ENCODER.encode(answer).decode()
        await self._store.write(lambda c: host_orders.answer(c, order, text))

    async def withdraw(self, order: int) -> bool:
        """Nobody shall carry it out; False if somebody has begun."""
        return await self._store.write(lambda c: host_orders.withdraw(c, order))

    # --- who serves ---

    async def begin_serving(self, process: str) -> None:
        """This process carries orders out from now on."""
        await self._store.write(lambda c: host_orders.put(c, SERVING, process))

    async def end_serving(self, process: str) -> None:
        """It does not any more."""
        await self._store.write(lambda c: host_orders.end_serving(c, process))

    async def serving(self) -> str | None:
        """Which process serves this database; it may have been killed."""
        return await self._store.read(lambda c: host_orders.kept(c, SERVING))

    # --- what orders change ---

    async def guest(self, guest: str) -> GuestRecord | None:
        """Somebody who has come by."""
        return await self._store.read(lambda c: reading.guest(c, guest))

    async def ban(self, guest: str, banned: bool) -> bool:
        """Whether there is such a guest, who may no longer come, or may again."""
        return await self._store.write(lambda c: host_orders.ban(c, guest, banned))

    async def mute(self, guest: str, until: int | None) -> bool:
        """Whether there is such a guest, who may not write until then, or may again."""
        return await self._store.write(lambda c: host_orders.mute(c, guest, until))

    async def announce(self, what: Announcement) -> None:
        """Everybody is told this from now on."""
        text = ENCODER.encode(what).decode() if what.text else None
        await self._store.write(lambda c: host_orders.put(c, ANNOUNCEMENT, text))

    async def announcement(self) -> Announcement:
        """What everybody is told."""
        text = await self._store.read(lambda c: host_orders.kept(c, ANNOUNCEMENT))
        return Announcement() if text is None else ANNOUNCED.decode(text)

    # --- what there is ---

    async def tables(self, wanted: TableFilter) -> TablesFound:
        """Tables, what changed last first."""
        return await self._store.read(lambda c: overview.tables_found(c, wanted))

    async def guests(self, wanted: GuestFilter) -> GuestsFound:
        """Guests, who came last first."""
        return await self._store.read(lambda c: overview.guests_found(c, wanted))

    async def last_lines(self, table: str) -> list[LineFound]:
        """The end of the chat of a table."""
        return await self._store.read(lambda c: overview.last_lines(c, table))

    async def called(self, begin: str) -> tuple[list[str], list[str]]:
        """Tables and guests whose ids begin like this; some of them."""
        return await self._store.read(lambda c: overview.called(c, begin))
