"""What whoever runs a server orders, while it runs and while it does not."""

from __future__ import annotations

import asyncio
import time
from pathlib import Path

import pytest

from serai.server.database_check import Database
from serai.server.orders import (
    Announce,
    Answer,
    Ban,
    Close,
    Delete,
    Mute,
    PurgeOld,
)
from serai.server.overview import GuestFilter
from serai.server.retention import DAY, Purged, Retention
from serai.server.storage import SqlStore
from serai.server.storage.host_book import HostBook
from tests.server.browsing import Browser, Hung
from tests.server.ordering import FOR_TWO, HELLO, Scene, Served, act, either, played, serving
from tests.server.storing import database

# --- tables ---


@either
def test_a_table_is_closed_for_good_and_stays_readable(url: str, runs: bool) -> None:
    async def orders(scene: Scene, served: Served) -> None:
        if not runs:
            assert await scene.order(Close(scene.table)) == Answer("done")
        else:
            async with scene.browser(served, "ben").socket(scene.table) as line:
                await line.send(HELLO)
                await line.until("presence")
                assert await scene.order(Close(scene.table)) == Answer("done")
                (event,) = (await line.until("log"))["events"]
                assert (event["kind"], event["reason"]) == ("ended", "closed")
                assert (await line.until("state"))["status"] == "over"
        assert await scene.order(Close(scene.table)) == Answer("already")

    async def then(scene: Scene, served: Served) -> None:
        anna = scene.browser(served, "anna")
        told = (await anna.get(f"/api/tables/{scene.table}")).json
        assert (told["status"], told["winners"], told["to_move"]) == ("over", [], None)
        for part in ("events", "state", "transcript", "kept"):
            assert (await anna.get(f"/api/tables/{scene.table}/{part}")).status == 200, part
        kept = (await anna.get(f"/api/tables/{scene.table}/kept")).json
        assert (kept["ended"], kept["result"]) == ("closed", None)
        path = f"/api/tables/{scene.table}"
        assert (await anna.post(path + "/rematch")).trouble == "closed"
        assert (await anna.post(path + "/actions", act("And now?"))).trouble == "closed"

    played(url, runs, orders, then)
    with_database = Database(url)
    assert [one.what for one in with_database.findings()] == ["well"]
    with_database.close()


@either
def test_a_table_that_waits_is_closed_too(url: str, runs: bool) -> None:
    tables: list[str] = []

    async def orders(scene: Scene, served: Served) -> None:
        assert await scene.order(Close(tables[0])) == Answer("done")

    async def then(scene: Scene, served: Served) -> None:
        anna = scene.browser(served, "anna")
        told = (await anna.get(f"/api/tables/{tables[0]}")).json
        assert told["status"] == "over"
        sat = await Browser(served.app).post(f"/api/tables/{tables[0]}/seats/1", {})
        assert sat.status in (403, 409)
        for part in ("events", "state", "transcript", "kept"):
            assert (await anna.get(f"/api/tables/{tables[0]}/{part}")).status == 200, part

    async def run() -> None:
        scene = Scene(url, runs)
        async with serving(url) as served:
            await scene.prepare(served)
            made = await scene.browser(served, "anna").post("/api/tables", FOR_TWO)
            tables.append(made.json["table"])
            if runs:
                await orders(scene, served)
                await then(scene, served)
        if not runs:
            await orders(scene, served)
        async with serving(url) as again:
            await then(scene, again)

    asyncio.run(run())
    found = Database(url)
    assert {one.what for one in found.findings()} == {"well"}
    found.close()


# --- guests ---


@either
def test_who_is_banned_is_refused_everywhere(url: str, runs: bool) -> None:
    async def orders(scene: Scene, served: Served) -> None:
        order = Ban(scene.ids["ben"], True)
        if not runs:
            assert await scene.order(order) == Answer("done")
            return
        ben = scene.browser(served, "ben")
        async with ben.socket(scene.table) as line, ben.stream(scene.table) as stream:
            await line.send(HELLO)
            await line.until("presence")
            begun = time.monotonic()
            assert await scene.order(order) == Answer("done")
            refused = await line.until("refused")
            assert refused["trouble"]["key"] == "banned"
            with pytest.raises(Hung) as hung:
                await line.receive()
            assert hung.value.code == 4403
            while (told := (await stream.event())[1])["type"] != "refused":
                pass
            assert told["trouble"]["key"] == "banned"
            assert time.monotonic() - begun < 3

    async def then(scene: Scene, served: Served) -> None:
        ben, table = scene.browser(served, "ben"), f"/api/tables/{scene.table}"
        for path in ("/api/me", "/api/me/tables", "/api/tables", table, f"{table}/state"):
            assert (await ben.get(path)).trouble == "banned", path
        for path, body in (
            ("/api/tables", FOR_TWO),
            ("/api/me", {"name": "Benjamin"}),
            (f"{table}/actions", act("Hello")),
            (f"{table}/seats/1", {}),
            (f"{table}/seats/1/link", {}),
        ):
            assert (await ben.post(path, body)).trouble == "banned", path
        async with ben.socket(scene.table) as line:
            assert (await line.receive())["trouble"]["key"] == "banned"
        assert (await ben.get("/api/messages/en/house")).status == 200, "to say so"
        assert (await ben.get("/api/me/data")).json["banned"], "it is theirs"
        anna = scene.browser(served, "anna")
        async with anna.socket(scene.table) as line:
            await line.send(HELLO)
            assert (await line.until("presence"))["online"] == [0]

    played(url, runs, orders, then)


@either
def test_who_is_no_longer_banned_comes_as_before(url: str, runs: bool) -> None:
    async def orders(scene: Scene, served: Served) -> None:
        for banned in (True, False):
            assert await scene.order(Ban(scene.ids["ben"], banned)) == Answer("done")
            assert await scene.order(Ban(scene.ids["ben"], banned)) == Answer("already")

    async def then(scene: Scene, served: Served) -> None:
        assert (await scene.browser(served, "ben").get("/api/me")).json["name"] == "Ben"

    played(url, runs, orders, then)


def test_the_link_of_a_seat_does_not_bring_the_banned_back(tmp_path: Path) -> None:
    async def run(url: str) -> None:
        scene = Scene(url, True)
        async with serving(url) as served:
            await scene.prepare(served)
            ben, table = scene.browser(served, "ben"), f"/api/tables/{scene.table}"
            token = (await ben.post(f"{table}/seats/1/link")).json["token"]
            await scene.order(Ban(scene.ids["ben"], True))
            other = Browser(served.app)
            assert (await other.post(f"{table}/recover", {"token": token})).trouble == "banned"
            assert other.cookie is None
            await scene.order(Ban(scene.ids["ben"], False))
            assert (await other.post(f"{table}/recover", {"token": token})).status == 200

    with database("file", tmp_path) as url:
        asyncio.run(run(url))


def test_who_is_banned_may_still_go_for_good(tmp_path: Path) -> None:
    async def run(url: str) -> None:
        scene = Scene(url, True)
        async with serving(url) as served:
            await scene.prepare(served)
            await scene.order(Ban(scene.ids["ben"], True))
            assert (await scene.browser(served, "ben").post("/api/me/delete")).status == 200
            book = HostBook(await SqlStore.open(url))
            assert (await book.guests(GuestFilter(banned=True))).guests == []
            assert await scene.order(Ban(scene.ids["ben"], True)) == Answer("no-guest")
            await book._store.close()
        assert scene.ids["ben"].encode() not in (tmp_path / "serai.db").read_bytes()

    with database("file", tmp_path) as url:
        asyncio.run(run(url))


@either
def test_who_is_muted_plays_on_in_silence(url: str, runs: bool) -> None:
    until = int(time.time()) + 3600

    async def orders(scene: Scene, served: Served) -> None:
        assert await scene.order(Mute(scene.ids["ben"], until)) == Answer("done")

    async def then(scene: Scene, served: Served) -> None:
        ben, table = scene.browser(served, "ben"), f"/api/tables/{scene.table}"
        answer = await ben.post(f"{table}/actions", act("Hello"))
        assert (answer.status, answer.trouble) == (403, "muted")
        assert answer.json["trouble"]["args"] == {"until": until * 1000}
        async with ben.socket(scene.table) as line:
            await line.send(HELLO)
            await line.send(act("Hello"))
            assert (await line.until("refused"))["trouble"]["key"] == "muted"
        assert (await ben.post("/api/me", {"name": "A line of chat"})).trouble == "muted"
        named = {"game": "rajas", "seats": [{"who": "me"}, {"who": "me", "name": "Psst"}]}
        assert (await ben.post("/api/tables", named)).trouble == "muted"
        assert (await ben.post("/api/tables", FOR_TWO)).status == 201
        anna = scene.browser(served, "anna")
        assert (await anna.post(f"{table}/actions", act("Hm?"))).json["type"] == "ok"
        assert len(await served.house.tables.store.chat(scene.table, 0)) >= 1

    played(url, runs, orders, then)


def test_a_mute_ends_by_itself_or_by_order(tmp_path: Path) -> None:
    async def run(url: str) -> None:
        scene = Scene(url, True)
        async with serving(url) as served:
            await scene.prepare(served)
            ben, path = scene.browser(served, "ben"), f"/api/tables/{scene.table}/actions"
            for until in (int(time.time()) - 1, None):
                await scene.order(Mute(scene.ids["ben"], 0))
                assert (await ben.post(path, act("Hello"))).json["trouble"]["args"] == {"until": 0}
                await scene.order(Mute(scene.ids["ben"], until))
                assert (await ben.post(path, act("Hello"))).json["type"] == "ok"

    with database("file", tmp_path) as url:
        asyncio.run(run(url))


@either
def test_who_is_deleted_is_named_nowhere(tmp_path: Path, runs: bool) -> None:
    """As by their own wish; the order itself leaves no trace either."""
    ids: list[str] = []

    async def orders(scene: Scene, served: Served) -> None:
        ids.append(scene.ids["ben"])
        assert await scene.order(Delete(scene.ids["ben"])) == Answer("done")
        assert await scene.order(Delete(scene.ids["ben"])) == Answer("no-guest")

    async def then(scene: Scene, served: Served) -> None:
        assert (await scene.browser(served, "ben").get("/api/me")).json["guest"] is False
        state = (await scene.browser(served, "anna").get(f"/api/tables/{scene.table}/state")).json
        assert [one["name"] for one in state["seats"]] == ["Anna", ""]
        assert state["seats"][1]["resigned"]

    with database("file", tmp_path) as url:
        played(url, runs, orders, then)
    data = b"".join(path.read_bytes() for path in tmp_path.iterdir())
    assert ids[0].encode() not in data


@either
def test_nobody_of_an_unknown_id_is_anything(url: str, runs: bool) -> None:
    async def orders(scene: Scene, served: Served) -> None:
        nobody = "a" * 16
        for order in (Mute(nobody, 0), Mute(nobody, None), Ban(nobody, True), Delete(nobody)):
            assert await scene.order(order) == Answer("no-guest")
        assert await scene.order(Close(nobody)) == Answer("no-table")

    async def then(scene: Scene, served: Served) -> None:
        assert (await scene.browser(served, "anna").get("/api/me")).status == 200

    played(url, runs, orders, then)


# --- all ---


@either
def test_everybody_is_told_and_hears_of_it_again_after_a_break(url: str, runs: bool) -> None:
    order = Announce("A restart.", 2_000_000_000)
    told = {"type": "announcement", "text": "A restart.", "at": 2_000_000_000}

    async def orders(scene: Scene, served: Served) -> None:
        if not runs:
            assert await scene.order(order) == Answer("done")
            return
        anna = scene.browser(served, "anna")
        async with anna.socket(scene.table) as line, anna.stream(scene.table) as stream:
            await line.send(HELLO)
            await line.until("presence")
            assert await scene.order(order) == Answer("done")
            assert await line.until("announcement") == told
            while (await stream.event())[1]["type"] != "announcement":
                pass

    async def then(scene: Scene, served: Served) -> None:
        anna = scene.browser(served, "anna")
        async with anna.socket(scene.table) as line:
            await line.send(HELLO)
            assert await line.receive() == told, "before everything else"
        assert (await Browser(served.app).get("/api/announcement")).json == told

    played(url, runs, orders, then)


def test_what_was_told_is_taken_back(tmp_path: Path) -> None:
    async def run(url: str) -> None:
        scene = Scene(url, True)
        async with serving(url) as served:
            await scene.prepare(served)
            await scene.order(Announce("A restart.", None))
            async with scene.browser(served, "anna").socket(scene.table) as line:
                await line.send(HELLO)
                await line.until("presence")
                await scene.order(Announce("", None))
                assert (await line.until("announcement"))["text"] == ""
            async with scene.browser(served, "anna").socket(scene.table) as line:
                await line.send(HELLO)
                assert (await line.receive())["type"] != "announcement"

    with database("file", tmp_path) as url:
        asyncio.run(run(url))


@either
def test_what_is_too_old_goes_by_the_days_of_the_server(url: str, runs: bool) -> None:
    async def run() -> None:
        scene, days = Scene(url, runs), Retention(waiting=10, guests=0)
        async with serving(url, days) as served:
            await scene.prepare(served)
            now = served.house.clock.now()
            served.house.clock.date = lambda: now - 20 * DAY
            made = await scene.browser(served, "anna").post("/api/tables", FOR_TWO)
            served.house.clock.date = lambda: now
            for dry in (True, False):
                if runs:
                    answer = await scene.order(PurgeOld({}, dry))
                    assert answer == Answer("done", Purged(waiting=1), days)
        if not runs:
            for dry in (True, False):
                answer = await scene.order(PurgeOld({"waiting": 19, "guests": 0}, dry))
                expected = Retention(waiting=19, guests=0)
                assert answer == Answer("done", Purged(waiting=1), expected)
        async with serving(url) as again:
            assert await again.house.lists.game_of(made.json["table"]) is None
            assert await again.house.lists.game_of(scene.table) == "rajas"

    asyncio.run(run())
