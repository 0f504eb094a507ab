"""Somebody leaves for good while something else goes on: that must not bring them back."""

from __future__ import annotations

import asyncio
import json
import logging
from pathlib import Path
from typing import Any

import pytest

from serai.house import tables_in_memory
from serai.house.encoded_logs import LOGS
from serai.house.hosted_table import HostedTable
from serai.house.house import House
from serai.house.protocol import Resign
from serai.house.store import StorageTrouble
from serai.house.stored_rows import GuestRecord
from serai.server.departures import Departures
from serai.server.identity import Identities
from tests.house.playing import ME, OPEN, a_table, acted, denied, for_two, listening
from tests.server.browsing import SETTINGS, Browser
from tests.server.houses import app_over, in_a_house, sql_of
from tests.server.test_leaving import leave

NAME = "Quillhaven"
TABLE = {"game": "rajas", "seats": [{"who": "me"}, {"who": "open"}]}


async def slowly(browser: Browser, path: str, body: object, gate: asyncio.Event) -> int:
    """A request whose body comes when the gate opens; its status."""
    data = json.dumps(body).encode()
    headers = {"content-type": "application/json", "content-length": str(len(data))}
    scope = browser.scope("http", path, headers) | {"method": "POST"}
    statuses: list[int] = []

    async def receive() -> Any:
        await gate.wait()
        return {"type": "http.request", "body": data, "more_body": False}

    async def send(message: Any) -> None:
        statuses.append(message.get("status", 0))

    await browser.app(scope, receive, send)
    return statuses[0]


async def given_up(house: House, hosted: HostedTable, *guests: str) -> None:
    """All resign, in the order of their seats: the match is over."""
    for seat, guest in enumerate(guests):
        await acted(house, hosted, guest, Resign(seat=seat))
    assert hosted.table.ended


def test_what_was_asked_before_does_not_bring_them_back(tmp_path: Path) -> None:
    """A body may take 20 seconds: who has sent it is somebody else then, nobody."""

    async def scene(house: House) -> None:
        browser = Browser(app_over(house, SETTINGS))
        await browser.post("/api/me", {"name": NAME})
        theirs = await a_table(house)
        seat = f"/api/tables/{theirs.table}/seats/1"
        gate = asyncio.Event()
        asked = [
            asyncio.create_task(slowly(browser, "/api/tables", TABLE, gate)),
            asyncio.create_task(slowly(browser, seat, {"invite": theirs.invite}, gate)),
        ]
        await asyncio.sleep(0.05)
        assert (await browser.post("/api/me/delete")).status == 200
        gate.set()
        assert await asyncio.gather(*asked) == [401, 401]
        hosted = await house.tables.hosted(theirs.table)
        assert [one.kind for one in hosted.table.seats] == ["person", "open"]
        assert (await house.lists.public(None)).tables == []
        assert NAME.encode() not in (tmp_path / "serai.db-wal").read_bytes()

    in_a_house(scene, f"sqlite:///{tmp_path / 'serai.db'}")


def test_nobody_takes_somebody_who_leaves_to_another_table(tmp_path: Path) -> None:
    """Who plays once more brings all others along, also whoever is just leaving."""

    async def scene(house: House) -> None:
        hosted = await for_two(house, "merv")
        await given_up(house, hosted, "anna", "ben")
        assert hosted.table.ended
        departures = Departures(house, sql_of(house))
        await departures.begin("ben")
        again = await house.opener.rematch(hosted.row.id, "anna")
        await departures.end(GuestRecord(id="ben", name="Ben", created=1))
        assert await sql_of(house).tables_with("ben") == []
        kinds = [one.kind for one in (await house.tables.hosted(again.table)).table.seats]
        assert kinds == ["person", "open"]

    in_a_house(scene, f"sqlite:///{tmp_path / 'serai.db'}")


def test_who_was_being_looked_up_is_not_known_afterwards() -> None:
    """Read before, remembered after: for ten seconds they would have been there again."""

    class SlowBook:
        def __init__(self) -> None:
            self.gate = asyncio.Event()
            self.is_here = True

        async def setting(self, name: str, make: Any) -> str:
            del name
            return str(make())

        async def new_guest(self, guest: str, name: str, session: str, at: int) -> None: ...

        async def guest_of(self, session: str) -> GuestRecord | None:
            del session
            found = GuestRecord(id=guest, name=NAME, created=1) if self.is_here else None
            await self.gate.wait()
            return found

        async def guest(self, guest: str) -> GuestRecord | None: ...

        async def rename(self, guest: str, name: str) -> None: ...

        async def revoke(self, guest: str) -> None:
            self.is_here = False

    guest = ""

    async def story() -> None:
        nonlocal guest
        book = SlowBook()
        identities = Identities(book)
        made = await identities.make(NAME)
        guest = made.guest.id
        looking = asyncio.create_task(identities.of(made.cookie))
        await asyncio.sleep(0)
        await identities.revoke(guest)
        book.gate.set()
        await looking
        assert await identities.of(made.cookie) is None

    asyncio.run(story())


def test_one_who_cannot_be_removed_keeps_nobody_else(caplog: pytest.LogCaptureFixture) -> None:
    async def scene(house: House) -> None:
        store = sql_of(house)
        for guest in ("anna", "ben", "carl"):
            await store.new_guest(guest, guest.title(), f"session of {guest}", 1)
            await store.begin_leaving(guest)
        whole = store.tables_with

        async def tables_with(guest: str) -> list[str]:
            if guest == "anna":
                raise LookupError("what nobody has foreseen")
            if guest == "ben":
                raise StorageTrouble("damaged")
            return await whole(guest)

        store.tables_with = tables_with  # type: ignore[method-assign]
        with caplog.at_level(logging.WARNING):
            await Departures(house, store).go_on()
        assert {one.id for one in await store.leaving()} == {"anna", "ben"}
        assert {one.levelname for one in caplog.records} == {"WARNING", "ERROR"}

    in_a_house(scene)


def test_it_can_be_asked_for_twice_at_once() -> None:
    async def scene(house: House) -> None:
        await sql_of(house).new_guest("anna", "Anna", "session", 1)
        for _ in range(3):
            await a_table(house)
        await asyncio.gather(leave(house, "anna", "Anna"), leave(house, "anna", "Anna"))
        assert await sql_of(house).tables_with("anna") == []

    in_a_house(scene)


def test_who_listens_is_told_nothing_more_of_the_table_as_it_was() -> None:
    """Nor is it remembered again what was just forgotten."""

    async def scene(house: House) -> None:
        hosted = await for_two(house, "rajas")
        for _ in range(8):
            await house.seats.leave(hosted.row.id, "ben", 1)
            invite = (await house.seats.new_invite(hosted.row.id, "anna")).invite
            await house.seats.sit(hosted.row.id, "ben", NAME, 1, invite)
        line = await listening(house, hosted, "anna")
        told = asyncio.create_task(line.next())
        await asyncio.sleep(0)
        house.tables.drop(hosted.row.id)
        assert await told is None
        assert not any(NAME.encode() in b"".join(log._events.values()) for log in LOGS._logs)

    in_a_house(scene)


def test_the_link_to_a_next_table_goes_with_it() -> None:
    """Else nobody could play once more: the page shows the link in place of the button."""

    async def scene(house: House) -> None:
        created = await a_table(house, "merv", ME, OPEN, OPEN)
        table = created.table
        for seat, guest in enumerate(("ben", "carl"), 1):
            await house.seats.sit(table, guest, guest.title(), seat, created.invite)
        hosted = await house.tables.hosted(table)
        await given_up(house, hosted, "anna", "ben", "carl")
        await leave(house, "carl", "Carl")
        again = await house.opener.rematch(table, "ben")
        line = await listening(house, await house.tables.hosted(table), "anna")
        await leave(house, "ben", "Ben")
        line.close()
        with denied(404, "no-table"):
            await house.tables.hosted(again.table)
        assert (await house.tables.hosted(table)).row.next is None
        assert (await house.opener.rematch(table, "anna")).table != again.table

    in_a_house(scene)


def test_a_table_that_was_unloaded_is_remembered_nowhere(monkeypatch: pytest.MonkeyPatch) -> None:
    """Who leaves later has it read anew: what was told of it before is known to nobody then."""

    async def scene(house: House) -> None:
        hosted = await for_two(house, "rajas")
        await house.whole.events(hosted.row.id, "ben", 0)
        assert any(b"Ben" in b"".join(log._events.values()) for log in LOGS._logs)
        monkeypatch.setattr(tables_in_memory, "MOST_IN_MEMORY", 0)
        await a_table(house)
        assert hosted.row.id not in house.tables.by_name
        await leave(house, "ben", "Ben")
        assert not any(b"Ben" in b"".join(log._events.values()) for log in LOGS._logs)

    LOGS._logs.clear()
    in_a_house(scene)


def test_a_table_that_cannot_be_read_now_is_left_later() -> None:
    """Not as one that cannot be played here: a bot plays on for whoever leaves a match."""

    async def scene(house: House) -> None:
        hosted, store = await for_two(house), sql_of(house)
        table, whole = hosted.row.id, store.load
        house.tables.by_name.clear()

        async def load(table: str) -> Any:
            store.load = whole  # type: ignore[method-assign]
            raise StorageTrouble("the connection was lost")

        store.load = load  # type: ignore[method-assign]
        with pytest.raises(StorageTrouble):
            await leave(house, "ben", "Ben")
        await leave(house, "ben", "Ben")
        assert [one.kind for one in (await house.tables.hosted(table)).seats] == ["person", "bot"]

    in_a_house(scene)
