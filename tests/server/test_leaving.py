"""Somebody leaves for good: nothing that names them stays, and all others play on."""

from __future__ import annotations

import asyncio
import random
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

from serai.house.encoded_logs import LOGS
from serai.house.hash_chain import first_damage
from serai.house.house import House
from serai.house.own_data import OwnData
from serai.house.protocol import Resign, Say, Stand, State
from serai.house.requests import TableTold
from serai.house.store import StorageTrouble
from serai.house.stored_rows import GuestRecord
from serai.server.database_check import Database
from serai.server.departures import Departures
from serai.table.events import DECODER, chained
from serai.table.people import seated
from tests.golden import files, stored
from tests.house.playing import (
    ME,
    OPEN,
    a_table,
    acted,
    heard,
    listening,
    only,
    play_on,
)
from tests.server.browsing import SETTINGS, Browser
from tests.server.houses import app_over, in_a_house, sql_of

NAMES = ("Quillhaven", "Thistlewick", "Umberfold")  # of before, of now, of a friend at the screen
WORD = "xylophonic"  # that only they have said
OLD = [("rajas", 2), ("pebbles", 1), ("pebbles", 2)]


def in_files(folder: Path, *words: str) -> list[str]:
    """Which words stand anywhere in the files of a database, also where rows were deleted."""
    files = [folder / f"serai.db{end}" for end in ("", "-wal", "-shm")]
    data = b"".join(path.read_bytes() for path in files if path.exists())
    return [word for word in words if word.encode() in data]


async def leave(house: House, guest: str, name: str = "") -> None:
    """What the application does when somebody wants to be removed."""
    departures = Departures(house, sql_of(house))
    await departures.begin(guest)
    await departures.end(GuestRecord(id=guest, name=name, created=1))


async def filled(house: House) -> tuple[Browser, str, dict[str, str]]:
    """Somebody called by all the names, everywhere where a name can stand: the tables."""
    browser, ben = (Browser(app_over(house, SETTINGS)) for _ in range(2))
    await browser.post("/api/me", {"name": NAMES[0]})
    await ben.post("/api/me", {"name": "Ben"})
    own = {"who": "me", "name": NAMES[2]}
    wanted = {
        "waiting": [{"who": "me"}, {"who": "open"}, {"who": "open"}],
        "playing": [{"who": "me"}, own, {"who": "open"}],
        "over": [{"who": "me"}, {"who": "open"}],
        "alone": [{"who": "me"}, {"who": "bot", "bot": "random"}],
        "resigned": [{"who": "me"}, {"who": "open"}],
    }
    found = {}
    for key, seats in wanted.items():
        if key == "over":
            await browser.post("/api/me", {"name": NAMES[1]})
        made = (await browser.post("/api/tables", {"game": "rajas", "seats": seats})).json
        found[key] = made["table"]
        if seats[-1]["who"] == "open":
            path = f"/api/tables/{made['table']}/seats/{len(seats) - 1}"
            assert (await ben.post(path, {"invite": made["invite"]})).status == 200
    theirs = (await ben.post("/api/tables", {"game": "merv", "seats": wanted["over"]})).json
    found["of another"] = theirs["table"]
    path = f"/api/tables/{theirs['table']}/seats/1"
    await browser.post(path, {"invite": theirs["invite"]})
    await browser.post(path + "/leave")
    await browser.post(path, {"invite": theirs["invite"]})
    guest = await id_of(house, found["over"], 0)
    for key, table in found.items():
        hosted = await house.tables.hosted(table)
        assert await acted(house, hosted, guest, Say(text=f"{WORD} {key}")), key
        if key != "alone":
            host = await id_of(house, theirs["table"], 0)
            assert await acted(house, hosted, host, Say(text="Hm."))
        if key == "resigned":
            await acted(house, hosted, guest, Resign(seat=0))
        if key == "playing":
            stand = Stand(seat=0, question="boat-buy", answer="never")
            await acted(house, hosted, guest, stand)
        if key == "over":
            await play_on(house, hosted, 100_000, random.Random(1))
            assert hosted.table.ended
    return browser, guest, found


async def id_of(house: House, table: str, seat: int) -> str:
    """Who holds a seat."""
    guest = (await house.tables.hosted(table)).seats[seat].guest
    assert guest is not None
    return guest


def test_nothing_that_names_them_stays_anywhere(tmp_path: Path) -> None:
    async def scene(house: House) -> None:
        browser, guest, tables = await filled(house)
        hosted = await house.tables.hosted(tables["playing"])
        line = await listening(house, hosted, await id_of(house, tables["playing"], 2))
        assert any(
            NAMES[0] in seat.name for one in only(await heard(line), State) for seat in one.seats
        )
        assert in_files(tmp_path, *NAMES, WORD, guest) == [*NAMES, WORD, guest]

        answer = await browser.post("/api/me/delete")
        assert (answer.status, answer.json) == (200, {"name": "", "guest": False})
        assert browser.cookie is None
        assert in_files(tmp_path, *NAMES, WORD, guest) == []

        ben = await id_of(house, tables["over"], 1)
        left: dict[str, TableTold] = {
            one.table: one for one in (await house.lists.of_guest(ben)).tables
        }
        assert {*left} == {*tables.values()} - {tables["waiting"], tables["alone"]}
        for table in left:
            log = await house.whole.events(table, ben, 0)
            state = await house.whole.state(table, ben)
            for word in (*NAMES, WORD, guest):
                assert word.encode() not in log + state, (table, word)
            again = await listening(house, await house.tables.hosted(table), ben)
            told = repr(await heard(again))
            assert "Hm." in told
            assert not [word for word in (*NAMES, WORD, guest) if word in told]
            again.close()
        assert all(
            word.encode() not in b"".join(log._events.values())
            for log in LOGS._logs
            for word in NAMES
        )

    in_a_house(scene, f"sqlite:///{tmp_path / 'serai.db'}")
    with closing(sqlite3.connect(tmp_path / "serai.db")) as connection:
        connection.execute("VACUUM")
    assert in_files(tmp_path, *NAMES, WORD) == []
    with_every_log_whole(tmp_path / "serai.db")


def with_every_log_whole(path: Path) -> None:
    """Nothing of what was played has changed."""
    database = Database(f"sqlite:///{path}")
    found = list(database.findings())
    database.close()
    assert found
    assert [one for one in found if one.is_damage] == []


def test_others_play_on_as_if_they_had_resigned(tmp_path: Path) -> None:
    async def scene(house: House) -> None:
        browser, _, tables = await filled(house)
        ben = await id_of(house, tables["over"], 1)
        await browser.post("/api/me/delete")
        hosted = await house.tables.hosted(tables["playing"])
        assert [(one.kind, one.resigned, one.name) for one in hosted.table.seats] == [
            ("bot", True, ""),
            ("bot", True, ""),
            ("person", False, "Ben"),
        ]
        assert (hosted.table.status, hosted.row.host) == ("playing", ben)
        assert [one.guest for one in hosted.seats] == [None, None, ben]
        over = await house.tables.hosted(tables["over"])
        assert (over.table.status, over.table.match.over) == ("over", True)
        again = await house.opener.rematch(tables["over"], ben)
        assert [one.kind for one in (await house.tables.hosted(again.table)).seats] == [
            "open",
            "person",
        ]
        elsewhere = await house.tables.hosted(tables["of another"])
        assert [one.resigned for one in elsewhere.table.seats] == [False, True]
        assert elsewhere.row.host == ben

    in_a_house(scene, f"sqlite:///{tmp_path / 'serai.db'}")


def test_a_new_log_holds_no_names(tmp_path: Path) -> None:
    async def scene(house: House) -> None:
        _, _, tables = await filled(house)
        for table in tables.values():
            kept = await house.tables.store.load(table)
            assert kept is not None
            for one in kept.events:
                assert not any(name.encode() in one.body for name in (*NAMES, "Ben"))
                for _, who in seated(DECODER.decode(one.body)):
                    assert bool(who.who) == (who.kind == "person")

    in_a_house(scene, f"sqlite:///{tmp_path / 'serai.db'}")


def test_a_table_is_told_as_before_from_what_is_stored(tmp_path: Path) -> None:
    """Sat down, left, sat down again under another name: the log says who it was each time."""
    url = f"sqlite:///{tmp_path / 'serai.db'}"
    table = ""

    async def before(house: House) -> None:
        nonlocal table
        created = await a_table(house, "rajas", ME, OPEN)
        table = created.table
        for guest, name in (("ben", "Ben"), ("carl", "Carl"), ("dora", "Anna")):
            await house.seats.sit(table, guest, name, 1, created.invite)
            if guest != "dora":
                await house.seats.leave(table, guest, 1)

    async def after(house: House) -> None:
        hosted = await house.tables.hosted(table)
        assert [one.name for one in hosted.table.seats] == ["Anna", "Anna 2"]
        line = await listening(house, hosted, None)
        told = [event for frame in await heard(line) for event in getattr(frame, "events", [])]
        names = [one.name for one in told if one.kind == "sat"]
        assert names == ["Ben", "", "Carl", "", "Anna 2"]
        await leave(house, "carl", "Carl")
        line = await listening(house, await house.tables.hosted(table), None)
        told = [event for frame in await heard(line) for event in getattr(frame, "events", [])]
        names = [one.name for one in told if one.kind == "sat"]
        assert names == ["Ben", "", "", "", "Anna 2"]

    in_a_house(before, url)
    in_a_house(after, url)


@pytest.mark.parametrize(("game", "version"), OLD)
def test_names_leave_a_log_of_before_and_it_can_be_played_on_with(
    game: str, version: int, tmp_path: Path
) -> None:
    text = files.unpacked(files.folder_of(game, version) / files.STORED)
    hashes: dict[str, str] = {}

    async def scene(house: House) -> None:
        listed = (await house.lists.of_guest("anna")).tables
        assert len(listed) == 3
        bens = [one.table for one in (await house.lists.of_guest("ben")).tables]
        for one in listed:
            before = await house.tables.store.load(one.table)
            assert before is not None
            assert b"Anna" in before.events[0].body
            hashes[one.table] = before.events[-1].hash
        await leave(house, "anna", "Anna")
        assert await house.tables.store.tables_with("anna") == []
        assert in_files(tmp_path, "Anna") == []
        for table in bens:
            kept = await house.tables.store.load(table)
            assert kept is not None
            assert hashes[table] in [one.hash for one in kept.events], "the chain goes on from it"
            assert b"Ben" in b"".join(one.body for one in kept.events)
            hosted = await house.tables.hosted(table)
            assert [one.name for one in hosted.table.seats] == ["", "Ben"]
            if hosted.table.to_move == 1:
                await play_on(house, hosted, 1, random.Random(1))

    with files.in_the_house(files.all_games()[game]):
        in_a_house(scene, stored.opened(tmp_path / "serai.db", text))
        database = Database(f"sqlite:///{tmp_path / 'serai.db'}")
        found = list(database.findings())
        database.close()
        assert len(found) == 3
        assert [one for one in found if one.what != "well"] == []
        assert all(one.on_trust == (1,) for one in found)


def test_names_leave_matches_that_cannot_be_played_here(tmp_path: Path) -> None:
    text = (files.HERE / "stored-1.sql").read_text("utf-8")

    async def scene(house: House) -> None:
        tables = [one.table for one in (await house.lists.of_guest("anna")).tables]
        assert len(tables) == 4
        await leave(house, "anna", "Anna")
        assert in_files(tmp_path, "Anna") == []
        for table in tables:
            kept = await house.tables.store.load(table)
            assert kept is not None
            assert all(one.guest != "anna" for one in kept.seats)
            assert kept.seats[0].kind == "open"
            assert kept.table.host != "anna"

    in_a_house(scene, stored.opened(tmp_path / "serai.db", text))
    with_every_log_whole(tmp_path / "serai.db")


def test_only_names_may_be_missing_and_nothing_may_change_afterwards(tmp_path: Path) -> None:
    text = files.unpacked(files.folder_of("rajas", 2) / files.STORED)
    log = []
    tail: tuple[int, str] = (0, "")

    async def scene(house: House) -> None:
        nonlocal tail
        table = (await house.lists.of_guest("ben")).tables[0].table
        await leave(house, "anna", "Anna")
        kept = await house.tables.store.load(table)
        assert kept is not None
        log.extend(kept.events)
        tail = kept.table.head_seq, kept.table.head_hash

    in_a_house(scene, stored.opened(tmp_path / "serai.db", text))
    assert first_damage(log, *tail) is None
    first = log[0]
    for wrong in (
        replace(first, seal=None),
        replace(first, seal=""),
        replace(first, body=first.body.replace(b'"version":2', b'"version":3')),
        replace(first, body=first.body + b" ", seal=chained(first.hash, first.body + b" ")),
        replace(first, hash="f" * 64),
    ):
        assert first_damage([wrong, *log[1:]], *tail) in (1, 2)
    moved = next(one for one in log if b'"moved"' in one.body)
    body = moved.body.replace(b'"at":', b'"at":1')
    forged = replace(moved, body=body, seal=chained(moved.hash, body))
    changed = [forged if one is moved else one for one in log]
    assert first_damage(changed, *tail) == moved.seq, "a move holds no name"


def test_a_damaged_log_stays_damaged_without_the_name(tmp_path: Path) -> None:
    text = files.unpacked(files.folder_of("rajas", 2) / files.STORED)
    url = stored.opened(tmp_path / "serai.db", text)
    with closing(sqlite3.connect(tmp_path / "serai.db")) as connection:
        connection.execute("UPDATE events SET hash = 'f' WHERE seq = 1")
        connection.commit()

    async def scene(house: House) -> None:
        await leave(house, "anna", "Anna")
        assert in_files(tmp_path, "Anna") == []

    in_a_house(scene, url)
    database = Database(url)
    assert {one.what for one in database.findings()} == {"chain"}
    database.close()


def test_what_was_interrupted_goes_on(tmp_path: Path, monkeypatch: Any) -> None:
    url = f"sqlite:///{tmp_path / 'serai.db'}"

    async def before(house: House) -> None:
        browser, _, _ = await filled(house)
        store, count = sql_of(house), 0
        whole = store.append

        async def failing(change: Any) -> int | None:
            nonlocal count
            count += 1
            if count > 2:
                raise StorageTrouble("the disk is full")
            return await whole(change)

        monkeypatch.setattr(store, "append", failing)
        answer = await browser.post("/api/me/delete")
        assert answer.status == 503
        assert browser.cookie is None, "nobody is this guest any more"
        assert in_files(tmp_path, NAMES[0]) == [NAMES[0]]

    async def after(house: House) -> None:
        await Departures(house, sql_of(house)).go_on()
        assert in_files(tmp_path, *NAMES, WORD) == []
        assert await sql_of(house).leaving() == []

    in_a_house(before, url)
    in_a_house(after, url)


def test_everything_kept_of_somebody_can_be_taken_along(tmp_path: Path) -> None:
    async def scene(house: House) -> None:
        browser, guest, tables = await filled(house)
        answer = await browser.get("/api/me/data")
        assert answer.status == 200
        data: dict[str, Any] = answer.json
        assert {*data} == {*OwnData.__struct_fields__}
        assert data["name"] == NAMES[1]
        assert len(data["sessions"]) == 1
        assert {one["table"] for one in data["tables"]} == {*tables.values()}
        told = answer.body.decode()
        assert all(name in told for name in (*NAMES, WORD))
        assert "Ben" not in told
        assert "Hm." not in told
        assert guest not in told, "with it nobody can do anything, and they never saw it"
        of = {one["table"]: one for one in data["tables"]}
        assert of[tables["of another"]]["names"] == [NAMES[1], NAMES[1]]
        assert not of[tables["of another"]]["host"]
        assert of[tables["resigned"]]["seats"][0]["resigned"]
        assert (await Browser(app_over(house, SETTINGS)).get("/api/me/data")).status == 401

    in_a_house(scene, f"sqlite:///{tmp_path / 'serai.db'}")


def test_a_database_of_before_knows_who_said_what_where_they_still_sit(tmp_path: Path) -> None:
    text = files.unpacked(files.folder_of("rajas", 2) / files.STORED)

    async def scene(house: House) -> None:
        data = await sql_of(house).own_data("ben")
        assert data is None, "nobody has come by with a name"
        found = [
            (line.guest, line.text)
            for one in (await house.lists.of_guest("ben")).tables
            for line in await sql_of(house).chat(one.table, 0)
        ]
        assert found == [("ben", "Good luck!")]
        await leave(house, "ben", "Ben")
        assert in_files(tmp_path, "Ben", "Good luck!") == []

    in_a_house(scene, stored.opened(tmp_path / "serai.db", text))


def test_who_wants_everything_often_keeps_nobody_from_reading(tmp_path: Path) -> None:
    """It is much to read: somebody with 200 tables asked forty times, and all waited."""

    async def scene(house: House) -> None:
        book, at_once, most = sql_of(house), 0, 0
        whole = book.own_data

        async def own_data(guest: str) -> OwnData | None:
            nonlocal at_once, most
            at_once += 1
            most = max(most, at_once)
            found = await whole(guest)
            at_once -= 1
            return found

        book.own_data = own_data  # type: ignore[method-assign]
        browser = Browser(app_over(house, replace(SETTINGS, limits=True)))
        await browser.post("/api/me", {"name": NAMES[0]})
        answers = await asyncio.gather(*(browser.get("/api/me/data") for _ in range(10)))
        assert {one.status for one in answers} == {200, 429}
        assert most == 1

    in_a_house(scene, f"sqlite:///{tmp_path / 'serai.db'}")
