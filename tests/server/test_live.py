"""Live connections: WebSocket and event stream, good clients and bad ones."""

import asyncio
import json
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import msgspec
import pytest
from starlette.types import Message

from serai.house.protocol import LONGEST_FRAME
from serai.server.settings import Settings
from tests.server.browsing import SETTINGS, Browser, Hung
from tests.server.fake_house import FakeHouse, fake_app

WANTED = {"game": "rajas", "seats": [{"who": "me"}, {"who": "open"}], "watch": "link"}
HELLO = {"type": "hello"}


def act(number: int, **action: Any) -> dict[str, Any]:
    given = action or {"do": "undo", "seat": 0}
    return {"type": "act", "id": f"act-{number:04}", "seq": 0, "rev": 0, "action": given}


@asynccontextmanager
async def table(**changes: Any) -> AsyncIterator[tuple[FakeHouse, Browser, str]]:
    """A house with one table, and the browser of its host."""
    house = FakeHouse()
    browser = Browser(fake_app(house, msgspec.structs.replace(SETTINGS, **changes)))
    name = (await browser.post("/api/tables", WANTED)).json["table"]
    yield house, browser, name
    assert not house.tables[name].subscriptions  # nothing is left behind


def test_hello_act_ask_ping() -> None:
    async def story() -> None:
        async with table() as (_, browser, name), browser.socket(name) as line:
            await line.send(HELLO)
            assert (await line.receive())["type"] == "state"
            assert (await line.receive()) == {"type": "log", "events": []}
            await line.send(act(1))
            ok = await line.until("ok")
            assert (ok["id"], ok["seq"]) == ("act-0001", 1)
            query = {"about": "why", "seat": 0, "move": "x"}
            await line.send({"type": "ask", "id": "ask-0001", "query": query})
            assert (await line.until("told"))["id"] == "ask-0001"
            await line.send({"type": "ping", "n": 7})
            assert (await line.until("pong"))["n"] == 7
            await line.send(HELLO | {"seat": 0})
            assert (await line.until("state"))["seat"] == 0

    asyncio.run(story())


def test_while_a_hint_is_thought_about_everything_else_goes_on() -> None:
    async def story() -> None:
        async with table() as (house, browser, name), browser.socket(name) as line:
            await line.send(HELLO)
            hint = {"type": "ask", "id": "ask-0001", "query": {"about": "hint", "seat": 0}}
            for _ in range(3):  # who hears nothing asks again
                await line.send(hint)
            await line.send(act(1))
            assert (await line.until("ok"))["id"] == "act-0001"
            await line.send({"type": "ping", "n": 7})
            assert (await line.until("pong"))["n"] == 7
            house.thought.set()
            assert (await line.until("told"))["id"] == "ask-0001"
            assert house.hints == 1
        async with table() as (house, browser, name), browser.socket(name) as line:
            await line.send(HELLO)
            await line.until("log")
            await line.send(hint)
            await line.send({"type": "ping", "n": 8})
            await line.until("pong")  # and then goes away

    asyncio.run(story())


def test_everybody_at_the_table_hears_of_an_act_and_resumes_where_they_were() -> None:
    async def story() -> None:
        async with table() as (_, browser, name):
            spectator = Browser(browser.app)
            async with browser.socket(name) as host, spectator.socket(name) as other:
                for line in (host, other):
                    await line.send(HELLO)
                    await line.until("log")
                await host.send(act(1))
                assert [one["seq"] for one in (await other.until("log"))["events"]] == [1]
                await host.send(act(2))
                await host.until("ok")
            async with spectator.socket(name) as again:
                await again.send(HELLO | {"last": 1})
                assert [one["seq"] for one in (await again.until("log"))["events"]] == [2]

    asyncio.run(story())


def test_an_act_sent_five_times_happens_once() -> None:
    async def story() -> None:
        async with table() as (house, browser, name), browser.socket(name) as line:
            await line.send(HELLO)
            for _ in range(5):
                await line.send(act(1))
            assert {json.dumps(await line.until("ok")) for _ in range(5)} == {
                '{"type": "ok", "id": "act-0001", "seq": 1, "rev": 0}'
            }
            assert len(house.tables[name].acts) == 1

    asyncio.run(story())


BAD_FRAMES = [
    *("", "{", "null", "[]", "5", '"hello"', "{}", '{"type": "boss"}', '{"type": 5}'),
    '{"type": "ping"}',
    '{"type": "ping", "n": -1}',
    '{"type": "ping", "n": "1"}',
    '{"type": "ping", "n": 1, "m": 2}',
    '{"type": "hello", "seat": 9}',
    '{"type": "act", "id": "short", "seq": 0, "rev": 0, "action": {"do": "undo", "seat": 0}}',
    '{"type": "act", "id": "act-0001", "seq": 0, "rev": 0, "action": {"do": "win", "seat": 0}}',
    '{"type": "act", "id": "act-0001", "seq": 0, "rev": 0}',
    '{"type": "ask", "id": "ask-0001", "query": {"about": "seed"}}',
    "[" * 5_000,
    "\ud800",
    "x" * (LONGEST_FRAME + 1),
]


@pytest.mark.parametrize("frame", BAD_FRAMES, ids=range(len(BAD_FRAMES)))
def test_what_is_no_message_is_refused_and_harms_nothing(frame: str) -> None:
    async def story() -> None:
        async with table() as (_, browser, name), browser.socket(name) as line:
            await line.send(frame)
            assert (await line.receive())["trouble"]["key"] != "server"
            await line.send(HELLO)
            assert (await line.receive())["type"] == "state"
            await line.send(frame)
            refused = await line.until("refused")
            assert refused["trouble"]["key"] in ("json", "bad-request", "too-deep", "too-large")
            await line.up.put({"type": "websocket.receive", "bytes": b"\x00"})
            assert (await line.until("refused"))["trouble"]["key"] == "json"
            await line.send({"type": "ping", "n": 1})
            assert (await line.until("pong"))["n"] == 1

    asyncio.run(story())


def test_who_sends_nothing_else_is_hung_up_on() -> None:
    async def story() -> None:
        async with table() as (_, browser, name), browser.socket(name) as line:
            for _ in range(20):
                await line.send("{")
            for _ in range(10):
                assert (await line.receive())["trouble"]["key"] == "json"
            with pytest.raises(Hung) as hung:
                await line.receive()
            assert hung.value.code == 4400

    asyncio.run(story())


def test_before_hello_nothing_is_done() -> None:
    async def story() -> None:
        async with table() as (house, browser, name), browser.socket(name) as line:
            await line.send(act(1))
            refused = await line.receive()
            assert (refused["id"], refused["trouble"]["key"]) == ("act-0001", "no-hello")
            assert not house.tables[name].acts

    asyncio.run(story())


def test_refusals_of_the_house_come_with_the_id() -> None:
    async def story() -> None:
        async with table() as (house, browser, name):
            stranger = Browser(browser.app)
            async with stranger.socket(name) as line:
                await line.send(HELLO)
                await line.send(act(1))
                refused = await line.until("refused")
                assert (refused["id"], refused["trouble"]["key"]) == ("act-0001", "no-identity")
                house.breaking = ZeroDivisionError("secret")
                await line.send(act(2))
                refused = await line.until("refused")
                assert (refused["id"], refused["trouble"]["key"]) == ("act-0002", "server")
                house.breaking = None
                await line.send({"type": "ping", "n": 1})
                await line.until("pong")

    asyncio.run(story())


def test_chat_is_cleaned_on_every_way() -> None:
    async def story() -> None:
        async with table() as (house, browser, name):
            async with browser.socket(name) as line:
                await line.send(HELLO)
                await line.send(act(1, do="say", text="\u202ehi \n there"))
                await line.until("ok")
                await line.send(act(2, do="say", text="\u202e"))
                assert (await line.until("refused"))["trouble"]["key"] == "chat-empty"
            path = f"/api/tables/{name}/actions"
            await browser.post(path, act(3, do="say", text="\u200b you"))
            texts = [getattr(one.action, "text", "") for one in house.tables[name].acts]
            assert texts == ["hi there", "you"]

    asyncio.run(story())


@pytest.mark.parametrize(
    ("name", "watch", "code"),
    [("x", "link", 4404), ("abcdefghijklmnop", "link", 4404), ("", "nobody", 4403)],
)
def test_lines_to_tables_that_are_not_there_or_not_for_you(
    name: str, watch: str, code: int
) -> None:
    async def story() -> None:
        app = fake_app(FakeHouse(), SETTINGS)
        host, stranger = Browser(app), Browser(app)
        made = (await host.post("/api/tables", WANTED | {"watch": watch})).json["table"]
        async with stranger.socket(name or made) as line:
            await line.send(HELLO)
            assert (await line.receive())["type"] == "refused"
            with pytest.raises(Hung) as hung:
                await line.receive()
            assert hung.value.code == code

    asyncio.run(story())


def test_silence_is_ended() -> None:
    async def story() -> None:
        async with table(idle=0.05, greeting=0.05) as (_, browser, name):
            for greeting in (None, HELLO):
                async with browser.socket(name) as line:
                    if greeting is not None:
                        await line.send(greeting)
                    with pytest.raises(Hung) as hung:
                        await line.until("pong")
                    assert hung.value.code == 4408

    asyncio.run(story())


def test_who_does_not_read_is_closed_and_nobody_waits() -> None:
    async def story() -> None:
        async with table(patience=0.1) as (house, browser, name):
            slow = Browser(browser.app, unread=1)
            async with browser.socket(name) as good, slow.socket(name) as stuck:
                for line in (stuck, good):
                    await line.send(HELLO)
                for n in range(10):
                    await good.send(act(n))
                    await good.until("ok")
                assert len(house.tables[name].subscriptions) == 2
                await asyncio.sleep(0.3)
                assert len(house.tables[name].subscriptions) == 1

    asyncio.run(story())


def test_a_subscription_that_the_house_closes_ends_the_line() -> None:
    async def story() -> None:
        async with table() as (house, browser, name), browser.socket(name) as line:
            await line.send(HELLO)
            await line.until("log")
            house.tables[name].subscriptions[0].close()
            with pytest.raises(Hung) as hung:
                await line.receive()
            assert hung.value.code == 1013

    asyncio.run(story())


def test_ended_sessions_are_hung_up_on() -> None:
    async def story() -> None:
        async with table() as (_, browser, name):
            other = Browser(browser.app, cookie=browser.cookie)
            async with browser.socket(name) as line, other.stream(name) as stream:
                await line.send(HELLO)
                await line.until("log")
                await browser.post("/api/me/revoke")
                with pytest.raises(Hung) as hung:
                    await line.receive()
                assert hung.value.code == 4401
                while (await stream.got()).get("more_body"):
                    pass

    asyncio.run(story())


@pytest.mark.parametrize("table_", ["", "abcdefghijklmnop"])
@pytest.mark.parametrize("unsent", range(4))
def test_who_goes_away_at_any_moment_leaves_no_trace(
    unsent: int, table_: str, caplog: pytest.LogCaptureFixture
) -> None:
    async def story() -> None:
        async with table() as (_, browser, name):
            path = f"/api/tables/{table_ or name}/live"
            told = 0

            async def send(message: Message) -> None:
                nonlocal told
                told += 1
                if told > unsent:
                    raise OSError("gone")

            up: asyncio.Queue[Message] = asyncio.Queue()
            for message in ({"type": "websocket.connect"}, *[received(HELLO)] * 3):
                up.put_nowait(message)
            up.put_nowait({"type": "websocket.disconnect", "code": 1006})
            await browser.app(browser.scope("websocket", path, {}), up.get, send)

    asyncio.run(story())
    assert not caplog.records


def received(message: object) -> Message:
    return {"type": "websocket.receive", "text": json.dumps(message)}


def test_chat_is_counted_on_a_line() -> None:
    async def story() -> None:
        async with table(limits=True) as (house, browser, name), browser.socket(name) as line:
            await line.send(HELLO)
            for n in range(5):
                await line.send(act(n, do="say", text="hi"))
            assert (await line.until("refused"))["trouble"]["key"] == "too-many"
            await line.until("refused")
            assert len(house.tables[name].acts) == 3

    asyncio.run(story())


def test_lines_are_counted_per_guest_and_given_back() -> None:
    async def story() -> None:
        from contextlib import AsyncExitStack

        async with table(limits=True) as (_, browser, name):
            for _ in range(2):
                async with AsyncExitStack() as stack:
                    for _ in range(10):
                        await stack.enter_async_context(browser.socket(name))
                    line = await stack.enter_async_context(browser.socket(name))
                    assert (await line.receive())["trouble"]["key"] == "sockets"
                    with pytest.raises(Hung) as hung:
                        await line.receive()
                    assert hung.value.code == 4429
                    answer = await browser.get(f"/api/tables/{name}/stream")
                    assert (answer.status, answer.trouble) == (429, "sockets")

    asyncio.run(story())


# --- event stream ---


def test_the_stream_tells_the_same_as_the_socket() -> None:
    async def story() -> None:
        async with table() as (_, browser, name):
            path = f"/api/tables/{name}/actions"
            async with browser.socket(name) as line, browser.stream(name, "?seat=0") as stream:
                await line.send(HELLO | {"seat": 0})
                frames = [await line.receive() for _ in range(2)]
                for n in range(3):
                    assert (await browser.post(path, act(n))).json["type"] == "ok"
                frames += [await line.receive() for _ in range(3)]
                events = [await stream.event() for _ in range(5)]
                assert [frame for _, frame in events] == frames
                assert [number for number, _ in events] == [None, None, "1", "2", "3"]
            async with browser.stream(name, last_event_id="2") as stream:
                await stream.event()
                number, frame = await stream.event()
                assert (number, [one["seq"] for one in frame["events"]]) == ("3", [3])
            async with browser.stream(name, "?last=1", last_event_id="x") as stream:
                await stream.event()
                _, frame = await stream.event()
                assert [one["seq"] for one in frame["events"]] == [2, 3]

    asyncio.run(story())


def test_the_stream_shows_signs_of_life_and_ends_with_the_server() -> None:
    async def story() -> None:
        house = FakeHouse()
        settings: Settings = msgspec.structs.replace(SETTINGS, heartbeat=0.01)
        app = fake_app(house, settings)
        async with app.router.lifespan_context(app):
            browser = Browser(app)
            name = (await browser.post("/api/tables", WANTED)).json["table"]
            context = browser.stream(name)
            stream = await context.__aenter__()
            bodies = [(await stream.got())["body"] for _ in range(6)]
            assert b": \n\n" in bodies
        while (await stream.got()).get("more_body"):
            pass
        await context.__aexit__(None, None, None)
        assert not house.tables[name].subscriptions

    asyncio.run(story())


def test_streams_that_cannot_be() -> None:
    async def story() -> None:
        async with table() as (_, browser, name):
            for query in (
                "?last=-1",
                "?seat=9",
                "?seat=null",
                "?seat=",
                "?who=1",
                "?last=1&last=2",
            ):
                answer = await browser.get(f"/api/tables/{name}/stream{query}")
                assert (answer.status, answer.trouble) == (400, "bad-request"), query
            answer = await browser.get("/api/tables/abcdefghijklmnop/stream")
            assert (answer.status, answer.trouble) == (404, "no-table")

    asyncio.run(story())
