"""Figures: what is counted, that labels have an end, and that nobody reads them by accident."""

from __future__ import annotations

import asyncio
import logging
import random
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from prometheus_client.parser import text_string_to_metric_families
from starlette.applications import Starlette

import serai
from serai.house.protocol import Say
from serai.house.requests import SeatWanted
from serai.house.store import StorageTrouble
from serai.server import limits
from serai.server.app import build
from serai.server.bot_pool import BotPool
from serai.server.health import HealthCheck
from serai.server.metrics import METHODS, OTHER, Metrics
from serai.server.metrics_page import PATH, metrics_page
from serai.server.routes import ENDPOINTS
from serai.server.server_house import server_house
from serai.server.settings import Settings
from serai.server.snapshot import Running
from serai.server.storage import SqlStore
from tests.house.bots_here import FirstOffered
from tests.house.playing import ME, OPEN, a_table, any_action, new_act
from tests.server.browsing import ORIGIN, SETTINGS, Browser
from tests.server.storing import LASTING, database

TABLE = {"game": "rajas", "seats": [{"who": "me"}, {"who": "open"}], "watch": "everybody"}
EMPTY = re.compile(r"^#.*\n?", re.MULTILINE)

Figures = dict[tuple[str, ...], float]


@pytest.fixture(autouse=True)
def _handlers() -> Iterator[None]:
    """What counts lines of the log is gone afterwards."""
    before = logging.getLogger().handlers[:]
    yield
    logging.getLogger().handlers[:] = before


class Server:
    """All parts of a server, its application, and its figures as Prometheus reads them."""

    def __init__(self, store: SqlStore, settings: Settings) -> None:
        self.metrics = Metrics()
        self.bots = BotPool()  # nobody asks them
        self.house = server_house(store, FirstOffered())
        self.health = HealthCheck(self.house, store, self.bots)
        self.app: Starlette = build(self.house, store, self.health, settings, self.metrics)
        watch = self.health.watch
        self.running = Running(self.house, self.app.state.live, self.bots, store, watch)
        self.running.count(self.metrics)
        self.page = metrics_page(self.metrics, self.running.snapshot)

    async def text(self) -> str:
        answer = await Browser(self.page).get(PATH)
        assert answer.status == 200
        assert (answer.header("content-type") or "").startswith("text/plain; version=")
        return answer.body.decode()

    async def figures(self) -> Figures:
        """Each sample by its name and the values of its labels, in the order of their names."""
        return {
            (sample.name, *(value for _, value in sorted(sample.labels.items()))): sample.value
            for family in text_string_to_metric_families(await self.text())
            for sample in family.samples
        }


async def a_server(url: str = "sqlite://", settings: Settings = SETTINGS) -> Server:
    return Server(await SqlStore.open(url), settings)


# --- what is counted ---


@pytest.mark.parametrize("kind", LASTING)
def test_tables_people_and_acts_are_counted(kind: str, tmp_path: Path) -> None:
    async def story() -> None:
        server = await a_server(url)
        ada, spectator = Browser(server.app), Browser(server.app)
        await ada.post("/api/me", {"name": "Ada"})
        table = (await ada.post("/api/tables", TABLE)).json["table"]
        act = {"type": "act", "id": "act-0001", "seq": 1, "rev": 0}
        stale = {**act, "id": "act-0002", "seq": 0, "action": {"do": "confirm", "seat": 0}}
        async with ada.socket(table) as line, spectator.socket(table) as other:
            for each in (line, other):
                await each.send({"type": "hello"})
                await each.until("log")
            await line.send({**act, "action": {"do": "say", "text": "hello"}})
            await line.until("ok")
            await line.send(stale)
            await line.until("stale")
            await other.send({**act, "action": {"do": "say", "text": "hello"}})
            await other.until("refused")
            found = await server.figures()
            assert found["serai_sockets",] == 2
            assert found["serai_guests",] == 1
        assert found["serai_guests_made_total",] == 1
        assert found["serai_tables", "rajas", "waiting"] == 1
        assert found["serai_tables_bytes",] > 0
        assert (("serai_store_bytes",) in found) == (kind == "file")
        assert found["serai_store_waiting",] == 0
        assert found["serai_acts_total", "ok", "say"] == 1
        assert found["serai_acts_total", "stale", "confirm"] == 1
        assert found["serai_acts_total", "refused", "say"] == 1
        assert found["serai_act_seconds_count",] == 3
        assert found["serai_store_changes_total", "done"] == 1
        assert found["serai_commit_seconds_count",] == 1
        assert found["serai_http_requests_total", "POST", "/api/tables", "201"] == 1
        assert found["serai_http_seconds_count", "POST", "/api/me"] == 1
        assert found["serai_info", serai.__version__] == 1
        gone = await server.figures()
        assert gone["serai_sockets",] == 0
        await server.house.close()

    with database(kind, tmp_path) as url:
        asyncio.run(story())


def test_a_look_whether_all_is_well_is_nobodys_move() -> None:
    async def story() -> None:
        server = await a_server()
        await server.health.check()
        found = await server.figures()
        assert found["serai_store_changes_total", "done"] == 1
        assert not [key for key in found if key[0] == "serai_moves_total"]
        await server.house.close()

    asyncio.run(story())


def test_moves_are_counted_by_game_and_by_who_made_them() -> None:
    async def story() -> None:
        server = await a_server()
        house, rng = server.house, random.Random(5)
        created = await a_table(house, "merv", ME, SeatWanted(who="bot", bot="random"))
        hosted = await house.tables.hosted(created.table)
        while hosted.table.seq < 12 or hosted.table.bot_due is not None:
            if hosted.table.bot_due is not None:
                await asyncio.sleep(0.001)
                continue
            await house.acts.act(created.table, "anna", new_act(hosted, any_action(hosted, rng)))
        found = await server.figures()
        assert found["serai_moves_total", "person", "merv"] > 0
        assert found["serai_moves_total", "bot", "merv"] > 0
        moved = sum(event.event.__struct_config__.tag == "moved" for event in hosted.table.records)
        assert (
            found["serai_moves_total", "person", "merv"] + found["serai_moves_total", "bot", "merv"]
            == moved
        )
        await house.close()

    asyncio.run(story())


def test_what_cannot_be_stored_is_counted(monkeypatch: pytest.MonkeyPatch) -> None:
    async def story() -> None:
        server = await a_server()
        house = server.house
        created = await a_table(house, "rajas", ME, OPEN)
        hosted = await house.tables.hosted(created.table)

        def broken(*_: object) -> None:
            raise StorageTrouble("the disk is full")

        monkeypatch.setattr("serai.server.storage.writing.append", broken)
        with pytest.raises(StorageTrouble):
            await house.acts.act(created.table, "anna", new_act(hosted, Say(text="hello")))
        assert (await server.figures())["serai_store_changes_total", "failed"] == 1
        await house.close()

    asyncio.run(story())


def test_errors_limits_loop_and_thoughts_are_counted(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(limits.RATES, "health", (limits.Rate(1, 1000.0),))

    async def story() -> None:
        server = await a_server(settings=Settings(origins=frozenset({ORIGIN}), people=1))
        before = await server.figures()
        logging.getLogger("serai.server").warning("beware")
        logging.getLogger("asyncio").error("trouble")
        server.running.watch.note(0.04)
        for watcher in server.bots.watchers:
            watcher(0.3)
        server.bots.failed["process"] += 1
        browser = Browser(server.app)
        limited = server.app.state.live.limits
        limited.take("health", None, browser.address)
        assert (await browser.get("/api/health")).status == 429
        found = await server.figures()
        for key, grown in {
            ("serai_log_records_total", "error"): 1,
            ("serai_log_records_total", "warning"): 1,
            ("serai_limits_refused_total", "health"): 1,
            ("serai_loop_late_seconds_bucket", "0.05"): 1,
            ("serai_loop_late_seconds_bucket", "0.03"): 0,
            ("serai_bot_thought_seconds_bucket", "0.5"): 1,
            ("serai_bots_failed_total", "process"): 1,
        }.items():
            assert found[key] - before[key] == grown, key
        assert found["serai_bots_processes",] == 1
        assert found["serai_bots_ready",] == 0
        assert found["serai_bots_waiting",] == 0
        await server.house.close()

    asyncio.run(story())


# --- labels ---


def test_labels_have_an_end_whatever_is_sent() -> None:
    """No table, guest, address or word of somebody is ever among them."""
    odd = ["Zebulon", "aaaabbbbccccddd2", "%F0%9F%92%A3", "..%2f..", "a" * 300]

    async def story() -> None:
        server = await a_server()
        browser = Browser(server.app, address="203.0.113.77")
        await browser.post("/api/me", {"name": "Zebulon"})
        table = (await browser.post("/api/tables", TABLE)).json["table"]

        async def everything(nth: int) -> None:
            for word in odd:
                for path in (f"/{word}{nth}", f"/t/{word}{nth}", f"/api/{word}{nth}/{word}"):
                    await browser.get(path)
                await browser.get(f"/api/tables/{word}{nth}/state?after={word}")
                await browser.call(f"ODD{nth}", f"/api/tables/{table}")
            await browser.get(f"/api/tables/{table}?{odd[0]}={nth}")

        await everything(1)
        lines = {line.rpartition(" ")[0] for line in (await server.text()).splitlines()}
        await everything(2)
        text = await server.text()
        assert {line.rpartition(" ")[0] for line in text.splitlines()} == lines
        bare = EMPTY.sub("", text)
        guest = browser.cookie and browser.cookie.partition(".")[0]
        assert guest
        for word in (*odd, table, guest, "203.0.113.77", "ODD"):
            assert word not in bare
        routes = {getattr(route, "path", "") for route in server.app.routes} | {OTHER}
        assert {one.path for one in ENDPOINTS} <= routes
        for family in text_string_to_metric_families(text):
            for sample in family.samples:
                assert sample.labels.get("route", OTHER) in routes
                assert sample.labels.get("method", OTHER) in (*METHODS, OTHER)
        await server.house.close()

    asyncio.run(story())


# --- who may see it ---


def test_the_port_that_everybody_sees_has_no_figures() -> None:
    async def story() -> None:
        server = await a_server()
        assert (await Browser(server.app).get(PATH)).status == 404
        assert (await Browser(server.page).get("/")).status == 404
        assert (await Browser(server.page).post(PATH)).status == 405
        await server.house.close()

    asyncio.run(story())


def test_programs_that_use_the_engine_do_not_load_what_counts() -> None:
    code = "import sys, serai; print([name for name in sys.modules if 'prometheus' in name])"
    done = subprocess.run(
        [sys.executable, "-W", "ignore", "-c", code], capture_output=True, check=True
    )
    assert done.stdout.strip() == b"[]"
