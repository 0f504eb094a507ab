"""Tables in short: one by its link, one's own, and those that everybody may see."""

from __future__ import annotations

import logging
from collections.abc import Iterator

import msgspec
from msgspec.structs import replace

from serai.core.speech import Problem
from serai.house.requests import Tables, TableTold
from serai.house.stored_rows import Listed
from serai.house.table_rows import listed
from serai.house.tables_in_memory import TablesInMemory
from serai.house.told_refusals import trouble_told

LOG = logging.getLogger("serai.house")


class TableLists:
    """Most of them are read from what is stored; nothing is loaded for a list."""

    def __init__(self, tables: TablesInMemory) -> None:
        self._tables = tables

    async def game_of(self, table: str) -> str | None:
        """What is played at a table, without looking at it; None: there is none."""
        found = self._tables.by_name.get(table)
        return found.row.game if found is not None else await self._tables.store.game_of(table)

    async def told(self, table: str, guest: str | None) -> TableTold:
        """One table, to anybody who knows its link."""
        try:
            return (await self._tables.hosted(table)).told(guest)
        except Problem as why:
            stored = await self._tables.stored(table)
            shelved = trouble_told(why)
            return replace(listed(stored.table, stored.seats, guest), shelved=shelved, to_move=None)

    async def of_guest(self, guest: str) -> Tables:
        """The own tables, those that wait for the caller first."""
        found = list(all_listed(await self._tables.store.tables_of(guest), guest))
        found.sort(key=lambda one: (not is_awaited(one), bool(one.shelved), one.status == "over"))
        return Tables(tables=found)

    async def public(self, guest: str | None) -> Tables:
        """Tables that everybody may join or watch."""
        found = all_listed(await self._tables.store.public_tables(), guest)
        return Tables(tables=[one for one in found if one.shelved is None])


def all_listed(found: list[Listed], guest: str | None) -> Iterator[TableTold]:
    """Tables as they are listed; a row that is damaged must not hide the others."""
    for one in found:
        try:
            yield listed(one.table, one.seats, guest)
        except msgspec.DecodeError as error:
            LOG.warning("table %s is damaged: %s", one.table.id, error)


def is_awaited(table: TableTold) -> bool:
    """Whether the caller is to decide there, or a bot does in the caller's place."""
    stood_in = table.status == "playing" and any(table.seats[n].stand_in for n in table.yours)
    return table.to_move in table.yours or stood_in
