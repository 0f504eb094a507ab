"""The log: what a line says, how it belongs to a request, and all that must never be in it."""

from __future__ import annotations

import asyncio
import io
import json
import logging
import re
from collections.abc import Callable, Iterator
from typing import Any

import pytest

from serai.house.denied import Denied
from serai.house.store import StorageTrouble
from serai.server import logs, request_ids
from serai.server.log_text import KEPT, error_told, safe, table_told
from serai.server.logs import Visitors, details
from tests.server.browsing import SETTINGS, Browser, Hung
from tests.server.fake_house import INVITE, FakeHouse, fake_app

WANTED = {"game": "rajas", "seats": [{"who": "me"}, {"who": "open"}], "watch": "link"}
LOG = logging.getLogger("serai.server")
TABLE, SECRET = "aaaabbbbccccddd2", "s3cr3t-s3cr3t-s3cr3t-s3cr3t"

Lines = Callable[[], list[dict[str, Any]]]


@pytest.fixture
def written() -> Iterator[io.StringIO]:
    """All that is logged from here on, also by libraries, at the finest level."""
    root, ours = logging.getLogger(), logging.getLogger("serai")
    levels = (root.level, ours.level)
    stream = io.StringIO()
    before = root.handlers[:]
    logs.begin("debug", "json", stream)
    yield stream
    root.handlers[:] = before
    root.setLevel(levels[0])
    ours.setLevel(levels[1])


@pytest.fixture
def lines(written: io.StringIO) -> Lines:
    """The same, line by line."""
    return lambda: [json.loads(line) for line in written.getvalue().splitlines()]


def told(fun: Callable[[], object]) -> str:
    """What is logged of the error that a function raises."""
    try:
        fun()
    except Exception as error:
        return "\n".join(error_told(error))
    raise AssertionError("nothing was raised")


def fail(error: BaseException) -> Callable[[], object]:
    def failing() -> object:
        raise error

    return failing


# --- lines ---


def test_a_record_is_one_line_of_json_with_what_belongs_to_it(lines: Lines) -> None:
    LOG.warning("two\nlines", extra=details(table=TABLE[:KEPT], milliseconds=1.5, closed=None))
    (line,) = lines()
    assert re.fullmatch(r"\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z", line.pop("at"))
    assert line == {
        "level": "warning",
        "logger": "serai.server",
        "message": "two lines",
        "table": TABLE[:KEPT],
        "milliseconds": 1.5,
    }


def test_people_read_plain_text(written: io.StringIO) -> None:
    logs.begin("info", "text", written)
    try:
        raise TypeError("a programmer's mistake")
    except TypeError as error:
        LOG.error("trouble", exc_info=error, extra=details(status=500))
    first, *rest = written.getvalue().splitlines()
    assert re.fullmatch(r"\S+Z error serai\.server trouble status=500", first)
    assert rest[0].strip() == "builtins.TypeError: a programmer's mistake"
    assert f"{__name__.rpartition('.')[2]}.py:" in rest[1]


def test_libraries_are_heard_from_warnings_on(lines: Lines) -> None:
    logging.getLogger("websockets.server").debug("< TEXT 'hello'")
    logging.getLogger("uvicorn.error").info('192.0.2.1:1234 - "WebSocket /t/x" [accepted]')
    logging.getLogger("asyncio").error("Task exception was never retrieved\nfuture: <'Zebulon'>")
    assert [line["message"] for line in lines()] == ["Task exception was never retrieved"]


# --- requests ---


def test_a_request_has_an_id_that_is_given_back_and_found_in_the_log(lines: Lines) -> None:
    async def story() -> None:
        browser = Browser(fake_app(FakeHouse(), SETTINGS))
        answers = [await browser.get(path) for path in ("/api/me", "/api/nowhere", "/")]
        ids = [answer.header(request_ids.HEADER) for answer in answers]
        assert len({*ids}) == 3
        found = [line for line in lines() if line["logger"] == "serai.requests"]
        assert [line["request"] for line in found] == ids
        assert [(one["message"], one["status"]) for one in found] == [
            ("GET /api/me", answers[0].status),
            ("GET other", 404),
            ("GET /", 200),
        ]
        assert all(line["milliseconds"] >= 0 for line in found)

    asyncio.run(story())


def test_whoever_runs_into_trouble_is_told_the_id_of_the_request(lines: Lines) -> None:
    async def story() -> None:
        house = FakeHouse()
        browser = Browser(fake_app(house, SETTINGS))
        house.breaking = RuntimeError("!")
        answer = await browser.get(f"/api/tables/{TABLE}")
        told = answer.json["trouble"]["args"]["id"]
        assert told == answer.header(request_ids.HEADER)
        (error,) = [line for line in lines() if line["level"] == "error"]
        assert error["request"] == told
        assert "builtins.RuntimeError" in error["error"][0]
        assert any("fake_house.py" in place for place in error["error"])

    asyncio.run(story())


def test_a_live_connection_has_an_id_and_each_act_in_it_one_of_its_own(lines: Lines) -> None:
    async def story() -> None:
        house = FakeHouse()
        browser = Browser(fake_app(house, SETTINGS))
        table = (await browser.post("/api/tables", WANTED)).json["table"]
        act = {"type": "act", "seq": 0, "rev": 0, "action": {"do": "undo", "seat": 0}}
        async with browser.socket(table) as line:
            await line.send({"type": "hello"})
            await line.until("log")
            await line.send({**act, "id": "act-0001"})
            await line.until("ok")
            house.breaking = StorageTrouble("the disk is full")
            await line.send({**act, "id": "act-0002"})
            refused = (await line.until("refused"))["trouble"]["args"]["id"]
        acts = [one for one in lines() if one["logger"] == "serai.acts"]
        assert [one["message"] for one in acts] == ["undo: ok", "undo: failed"]
        assert all(table.startswith(one.get("table", "")) for one in acts)
        (live,) = [one for one in lines() if one["message"].startswith("LIVE")]
        assert [one["request"] for one in acts] == [f"{live['request']}.{n}" for n in (1, 2)]
        assert acts[1]["request"] == refused
        assert live["message"] == "LIVE /api/tables/{table}/live"

    asyncio.run(story())


# --- what is not in it ---


def test_nothing_of_what_people_send_or_are_is_in_the_log(
    written: io.StringIO, lines: Lines
) -> None:
    """At the finest level; and the log is not empty."""
    name, chat, address = "Zebulon", "meet me at the harbour", "203.0.113.77"

    async def story() -> None:
        house = FakeHouse()
        browser = Browser(fake_app(house, SETTINGS), address=address)
        planted = {
            "user-agent": f"agent-{SECRET}",
            "x-forwarded-for": "198.51.100.9",
            "authorization": f"Bearer {SECRET}",
            "x-request-id": SECRET,
            "referer": f"http://serai.test/t/{TABLE}?invite={SECRET}",
        }
        assert (await browser.call("POST", "/api/me", {"name": name}, planted)).status == 200
        assert browser.cookie
        table = (await browser.post("/api/tables", WANTED)).json["table"]
        for path in (
            f"/t/{table}?invite={INVITE}",
            f"/api/tables/{table}?token={SECRET}",
            f"/t/{name}",
            f"/{SECRET}",
            f"/api/tables/{SECRET}/state",
            f"/api/{name}/{SECRET}",
        ):
            await browser.call("GET", path, headers=planted)
        for body in (f'{{"name": "{name}', f'{{"{SECRET}": 1}}', f'{{"invite": "{SECRET}"}}'):
            await browser.call(
                "POST", f"/api/tables/{table}/seats/1", headers=planted, raw=body.encode()
            )
        with pytest.raises(Hung):
            async with browser.socket(table, origin=f"https://{SECRET}.test"):
                pass
        act = {"type": "act", "id": SECRET, "seq": 0, "rev": 0}
        async with browser.socket(table, **planted) as line:
            await line.send({"type": "hello"})
            await line.send({**act, "action": {"do": "say", "text": chat}})
            await line.until("ok")
            await line.send(f'{{"type": "{name}", "{SECRET}"')
            await line.until("refused")
            for error in planted_errors(name, table):
                house.breaking = error
                await line.send({**act, "action": {"do": "say", "text": chat}})
                await line.until("refused")
        for error in planted_errors(name, table):
            house.breaking = error
            await browser.get(f"/api/tables/{table}/state")
        secrets = [SECRET, INVITE, name, chat, address, "198.51.100.9", table, "geheim"]
        assert browser.cookie
        secrets += browser.cookie.split(".")
        text = written.getvalue()
        assert [one for one in secrets if one in text] == []
        found = lines()
        assert {"serai.requests", "serai.acts", "serai.server"} <= {one["logger"] for one in found}
        assert sum("error" in one for one in found) == 2 * len(planted_errors("", ""))

    asyncio.run(story())


def planted_errors(name: str, table: str) -> list[Exception]:
    """Errors as they may come out of the house, with what is nobody's business."""
    chained = StorageTrouble(f"{table}: the disk is full")
    chained.__cause__ = ValueError(f"INSERT INTO guests VALUES ('{name}', '{SECRET}')")
    return [
        RuntimeError(f"{name} {SECRET}"),
        KeyError(name),
        AttributeError(f"no attribute {SECRET}"),
        chained,
        StorageTrouble(f"postgresql://me:geheim@203.0.113.77/x: {SECRET}"),
    ]


def test_foreseen_refusals_are_no_news(lines: Lines) -> None:
    async def story() -> None:
        house = FakeHouse()
        browser = Browser(fake_app(house, SETTINGS))
        house.breaking = Denied(403, "not-watching")
        await browser.get(f"/api/tables/{TABLE}")
        assert [one["level"] for one in lines() if one["logger"].startswith("serai")] == ["info"]

    asyncio.run(story())


@pytest.mark.parametrize(
    ("text", "kept"),
    [
        (f"table {TABLE}: no move", "table aaaabb…: no move"),
        ("from 203.0.113.7 and [2001:db8::17]:80", "from … and […]:80"),
        ("listening at 127.0.0.1 since 12:30:00", "listening at 127.0.0.1 since 12:30:00"),
        ("postgresql://me:secret@host/x", "postgresql://…@host/x"),
        ("calls run_in_executor of ThreadPoolExecutor", None),
        ("one\r\n{}\x1b[31m", "one {} [31m"),
        ("x" * 15, None),
        ("seed 0123456789abcdef0123456789abcdef", "seed 012345…"),
    ],
)
def test_ids_are_shortened_and_addresses_go(text: str, kept: str | None) -> None:
    assert safe(text) == (text if kept is None else kept)


def test_only_ids_of_tables_are_told_as_such() -> None:
    assert table_told(TABLE) == TABLE[:KEPT]
    assert [table_told(one) for one in ("Zebulon", f"{TABLE}a", "", None, 1)] == [None] * 5


def test_texts_of_errors_are_kept_where_they_quote_nobody() -> None:
    assert "TypeError: bad operand" in told(fail(TypeError("bad operand")))
    assert "StorageTrouble: the disk is full" in told(fail(StorageTrouble("the disk is full")))
    assert "No such file" in told(lambda: open("/nowhere/at/all"))  # noqa: PTH123, SIM115
    assert "/nowhere" not in told(lambda: open("/nowhere/at/all"))  # noqa: PTH123, SIM115
    assert "Zebulon" not in told(fail(ValueError("Zebulon")))
    loop = ValueError("a")
    loop.__cause__ = KeyError("b")
    loop.__cause__.__cause__ = loop
    assert told(fail(loop)).count("Error") == 2


def test_an_address_is_told_apart_for_a_day_and_never_named() -> None:
    now = 0.0
    visitors, others = Visitors(lambda: now), Visitors(lambda: now)
    first = visitors.told("203.0.113.7")
    assert first == visitors.told("203.0.113.7") != visitors.told("203.0.113.8")
    assert first != others.told("203.0.113.7")  # the key is of the process alone
    assert visitors.told("2001:db8::1") == visitors.told("2001:db8::2")  # one household
    now = 86_400.0
    assert visitors.told("203.0.113.7") != first
