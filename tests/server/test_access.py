"""Who may what: every endpoint, for every kind of caller, against the real house."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import pytest

from serai.house.house import House
from serai.server.routes import ENDPOINTS
from serai.server.server_house import server_house
from serai.server.storage import SqlStore
from tests.server.browsing import SETTINGS, Browser, Hung
from tests.server.houses import app_over

# nobody: no cookie · guest: a cookie, never here before · other: sits at another table
# spectator: watches this table · seat: sits in seat 1 · host: opened the table, sits in seat 0
CALLERS = ("nobody", "guest", "other", "spectator", "seat", "host")

SEATS = [{"who": "me"}, {"who": "open"}, {"who": "open"}]
WANTED: dict[str, Any] = {"game": "rajas", "seats": SEATS}
ASK = {"type": "ask", "id": "question"}
ACT = {"type": "act", "id": "an-action", "seq": 0, "rev": 0}
AT = ASK | {"query": {"about": "at", "seq": 1}}
AT_SEAT = ASK | {"query": {"about": "at", "seq": 1, "seat": 1}}
WHY = ASK | {"query": {"about": "why", "seat": 1, "move": "x"}}
PREVIEW = ASK | {"query": {"about": "previews", "seat": 1, "moves": ["x"]}}
UNDO = ACT | {"action": {"do": "undo", "seat": 1}}
STAND = ACT | {"action": {"do": "stand", "seat": 1, "question": "x", "answer": "ask"}}
RESIGN = ACT | {"action": {"do": "resign", "seat": 1}}
BOT = ACT | {"action": {"do": "bot", "seat": 2, "bot": "random"}}
SAY = ACT | {"action": {"do": "say", "text": "hi"}}

ALL = "200 200 200 200 200 200"
SIGNED_IN = "401 200 200 200 200 200"
OWN_SEAT = "401 403 403 403 200 403"
MEMBERS = "403 403 403 403 200 200"  # of a table that nobody may watch

# method, path, body, who gets which status; INVITE and TOKEN stand for the real ones.
ONE = "/api/tables/{table}"
CASES: list[tuple[str, str, Any, str]] = [
    ("GET", "/api/openapi.json", None, ALL),
    ("GET", "/api/games", None, ALL),
    ("GET", "/api/announcement", None, ALL),
    ("GET", "/api/health", None, ALL),
    ("POST", "/api/files", {"text": "nothing"}, "409 409 409 409 409 409"),
    ("GET", "/api/messages/{language}/{part}", None, ALL),
    ("GET", "/api/rules/{language}/{game}", None, ALL),
    ("GET", "/api/me", None, ALL),
    ("POST", "/api/me", {"name": "Ada"}, ALL),
    ("POST", "/api/me/revoke", None, SIGNED_IN),
    ("GET", "/api/me/data", None, SIGNED_IN),
    ("POST", "/api/me/delete", None, SIGNED_IN),
    ("GET", "/api/me/tables", None, SIGNED_IN),
    ("GET", "/api/tables", None, ALL),
    ("POST", "/api/tables", WANTED, "201 201 201 201 201 201"),
    ("GET", ONE, None, ALL),
    ("POST", ONE + "/seats/{seat}", {"invite": "INVITE", "at": 2}, ALL),
    # Who sits there already may ask again: the first answer may have been lost.
    ("POST", ONE + "/seats/{seat}", {"invite": "INVITE"}, "409 409 409 409 200 409"),
    ("POST", ONE + "/seats/{seat}", {"at": 2}, "403 403 403 403 403 403"),
    ("POST", ONE + "/seats/{seat}", {"invite": "x" * 22, "at": 2}, "403 403 403 403 403 403"),
    ("POST", ONE + "/seats/{seat}/leave", None, OWN_SEAT),
    ("POST", ONE + "/seats/{seat}/link", None, OWN_SEAT),
    ("POST", ONE + "/recover", {"token": "TOKEN"}, ALL),
    ("POST", ONE + "/recover", {"token": "x" * 22}, "403 403 403 403 403 403"),
    ("POST", ONE + "/recover", {"token": "INVITE"}, "403 403 403 403 403 403"),
    ("POST", ONE + "/invite", None, "401 403 403 403 403 200"),
    ("POST", ONE + "/rematch", None, "401 403 403 403 409 409"),
    ("POST", ONE + "/actions", UNDO, OWN_SEAT),
    ("POST", ONE + "/actions", STAND, OWN_SEAT),
    ("POST", ONE + "/actions", RESIGN, OWN_SEAT),
    ("POST", ONE + "/actions", BOT, "401 403 403 403 200 200"),
    ("POST", ONE + "/actions", SAY, "401 403 403 403 200 200"),
    ("POST", ONE + "/ask", AT, ALL),
    ("POST", ONE + "/ask", AT_SEAT, OWN_SEAT),
    ("POST", ONE + "/ask", WHY, OWN_SEAT),
    ("POST", ONE + "/ask", PREVIEW, OWN_SEAT),
    ("GET", ONE + "/events", None, ALL),
    ("GET", ONE + "/state", None, ALL),
    ("GET", ONE + "/kept", None, ALL),
    ("GET", ONE + "/course", None, "409 409 409 409 409 409"),
    ("GET", ONE + "/transcript", None, "409 409 409 409 409 409"),
    ("GET", ONE + "/stream", None, ALL),
]
# The same at a table that nobody may watch, where it differs.
CLOSED: list[tuple[str, str, Any, str]] = [
    ("POST", ONE + "/ask", AT, MEMBERS),
    ("GET", ONE + "/events", None, MEMBERS),
    ("GET", ONE + "/state", None, MEMBERS),
    ("GET", ONE + "/kept", None, MEMBERS),
    ("GET", ONE + "/course", None, "403 403 403 403 409 409"),
    ("GET", ONE + "/transcript", None, "403 403 403 403 409 409"),
    ("GET", ONE + "/stream", None, MEMBERS),
]


class World:
    """A house with two tables and somebody of every kind."""

    def __init__(self, house: House) -> None:
        app = app_over(house, SETTINGS)
        self.callers = {kind: Browser(app) for kind in CALLERS}
        self.table = self.invite = self.token = ""

    async def furnish(self, watch: str) -> None:
        for kind in CALLERS[1:]:
            assert (await self.callers[kind].post("/api/me", {"name": kind})).status == 200
        await self.callers["other"].post("/api/tables", WANTED)
        made = (await self.callers["host"].post("/api/tables", WANTED | {"watch": watch})).json
        self.table, self.invite = made["table"], made["invite"]
        sitting = f"/api/tables/{self.table}/seats/1"
        self.token = (await self.callers["seat"].post(sitting, {"invite": self.invite})).json[
            "token"
        ]
        await self.callers["spectator"].get(f"/api/tables/{self.table}/events")

    async def status(self, kind: str, method: str, path: str, body: Any) -> int:
        """What a caller gets."""
        caller = self.callers[kind]
        given = dict(body or {})
        seat = given.pop("at", 1)
        known = {"INVITE": self.invite, "TOKEN": self.token}
        given = {
            key: known.get(text, text) if isinstance(text, str) else text
            for key, text in given.items()
        }
        at = path.format(table=self.table, seat=seat, language="en", part="house", game="agra")
        if method == "POST":
            return (await caller.post(at, given)).status
        if path.endswith("/stream"):
            scope = caller.scope("http", at, {}) | {"method": "GET"}
            async with caller.line(scope, {"type": "http.request", "body": b""}) as line:
                return int((await line.got())["status"])
        return (await caller.get(at)).status


@asynccontextmanager
async def world(watch: str = "link") -> AsyncIterator[World]:
    house = server_house(await SqlStore.open("sqlite://"), None)
    await house.open()
    try:
        found = World(house)
        await found.furnish(watch)
        yield found
    finally:
        await house.close()


@pytest.mark.parametrize(
    ("watch", "method", "path", "body", "expected"),
    [("link", *case) for case in CASES] + [("nobody", *case) for case in CLOSED],
)
def test_who_may(watch: str, method: str, path: str, body: Any, expected: str) -> None:
    async def story() -> None:
        got = []
        for kind in CALLERS:
            async with world(watch) as here:
                got.append(await here.status(kind, method, path, body))
        assert dict(zip(CALLERS, got, strict=True)) == dict(
            zip(CALLERS, map(int, expected.split()), strict=True)
        )

    asyncio.run(story())


def test_no_endpoint_is_forgotten() -> None:
    tested = {(method, path) for method, path, _, _ in CASES}
    assert tested == {(one.method, one.path) for one in ENDPOINTS}


@pytest.mark.parametrize("watch", ["link", "nobody"])
def test_who_may_listen(watch: str) -> None:
    async def heard(caller: Browser, table: str, seat: int | None) -> str:
        async with caller.socket(table) as line:
            await line.send({"type": "hello", "seat": seat})
            frames = [await line.receive() for _ in range(2)]
            if "state" not in [frame["type"] for frame in frames]:
                return "no"
            state = next(frame for frame in frames if frame["type"] == "state")
            return "spectator" if state["seat"] is None else f"seat {state['seat']}"

    async def story() -> None:
        async with world(watch) as here:
            got = {}
            for kind in CALLERS:
                for seat in (None, 1):
                    try:
                        got[kind, seat] = await heard(here.callers[kind], here.table, seat)
                    except Hung as hung:
                        got[kind, seat] = str(hung.code)
        outside = "spectator" if watch == "link" else "4403"
        for kind in CALLERS[:4]:
            assert got[kind, None] == outside
            assert got[kind, 1] == "4403"
        assert (got["seat", None], got["seat", 1]) == ("seat 1", "seat 1")
        assert (got["host", None], got["host", 1]) == ("seat 0", "4403")

    asyncio.run(story())


def test_chat_is_for_those_who_sit_here() -> None:
    async def story() -> None:
        async with world() as here:
            seat, spectator = here.callers["seat"], here.callers["spectator"]
            await here.callers["host"].post(f"/api/tables/{here.table}/actions", SAY)
            async with seat.socket(here.table) as line:
                await line.send({"type": "hello"})
                assert (await line.until("chat"))["lines"][0]["text"] == "hi"
            async with spectator.socket(here.table) as line:
                await line.send({"type": "hello"})
                await line.until("presence")
                await line.send({"type": "ping", "n": 1})
                while (frame := await line.receive())["type"] != "pong":
                    assert frame["type"] != "chat"

    asyncio.run(story())
