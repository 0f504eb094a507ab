"""What it costs to count and to log: `python -m bench.watching [ACTS [ROUNDS]]`.

Acts go through the whole application by a live connection, without a network, to a store in memory:
one process, one table, undo and redo, which are the cheapest acts there are. The ways take turns,
and the best round of each is told, since others use the machine too.
"""

from __future__ import annotations

import asyncio
import gc
import json
import logging
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any
from unittest import mock

from starlette.types import ASGIApp

from serai.server import app, live_connections, logs, request_ids, routes_tables
from serai.server.bot_pool import BotPool
from serai.server.health import HealthCheck
from serai.server.metrics import Metrics
from serai.server.server_house import server_house
from serai.server.settings import Settings
from serai.server.snapshot import Running
from serai.server.storage import SqlStore
from tests.server.browsing import Browser, Line

ORIGIN = "http://serai.test"
TABLE = {"game": "rajas", "seats": [{"who": "me"}, {"who": "me"}]}


class NoRecord:
    """Stands where acts are counted, and does not."""

    def __init__(self, *_: object) -> None: ...

    def __enter__(self) -> NoRecord:
        return self

    def __exit__(self, *_: object) -> None: ...

    def answered(self, frame: bytes) -> bytes:
        return frame


class NoTrace:
    """Stands where requests get their ids, and gives none."""

    def __init__(self, inner: ASGIApp, **_: object) -> None:
        self.inner = inner

    async def __call__(self, *given: Any) -> None:
        await self.inner(*given)


@contextmanager
def nothing_watched() -> Iterator[None]:
    """Neither figures nor ids."""
    with (
        mock.patch.object(live_connections, "ActRecord", NoRecord),
        mock.patch.object(routes_tables, "ActRecord", NoRecord),
        mock.patch.object(request_ids, "begin_part"),
        mock.patch.object(app, "Traced", NoTrace),
    ):
        yield


@contextmanager
def logged(level: str) -> Iterator[None]:
    """Records from this level on go to a file."""
    root = logging.getLogger()
    before = root.handlers[:]
    with tempfile.TemporaryFile("w", encoding="utf-8") as file:
        logs.begin(level, "json", file)
        try:
            yield
        finally:
            root.handlers[:] = before


async def measured(acts: int, counting: bool) -> tuple[float, float]:
    """Seconds of the clock and of the processor for so many acts, one after the other."""
    store, bots, metrics = await SqlStore.open("sqlite://"), BotPool(), Metrics()
    house = server_house(store, bots)
    health = HealthCheck(house, store, bots)
    settings = Settings(origins=frozenset({ORIGIN}), limits=False)
    application = app.build(house, store, health, settings, metrics)
    if counting:
        Running(house, application.state.live, bots, store, health.watch).count(metrics)
    browser = Browser(application)
    await browser.post("/api/me", {"name": "Ada"})
    table = (await browser.post("/api/tables", TABLE)).json["table"]
    async with browser.socket(table) as line:
        await line.send({"type": "hello"})
        state = await line.until("state")
        seat, seq, rev = state["to_move"], state["seq"], state["rev"]
        move = (await house.tables.hosted(table)).table.match.notation(
            (await house.tables.hosted(table)).table.match.options[0]
        )
        rev = await done(line, 0, seq, rev, {"do": "play", "seat": seat, "move": move})
        gc.collect()
        begun, used = time.perf_counter(), time.process_time()
        for number in range(1, acts + 1):
            action = {"do": "undo" if number % 2 else "redo", "seat": seat}
            rev = await done(line, number, seq, rev, action)
        clock, processor = time.perf_counter() - begun, time.process_time() - used
    await house.close()
    return clock, processor


async def done(line: Line, number: int, seq: int, rev: int, action: dict[str, Any]) -> int:
    """One act, and the moment of the table after it."""
    act = {"type": "act", "id": f"act-{number:08}", "seq": seq, "rev": rev, "action": action}
    await line.send(json.dumps(act))
    found: int = (await line.until("ok"))["rev"]
    return found


def main(acts: int = 2000, rounds: int = 5) -> None:
    ways: dict[str, Callable[[], Any]] = {
        "nothing": nothing_watched,
        "figures, log from warnings on": lambda: logged("warning"),
        "figures, log from info on": lambda: logged("info"),
        "figures, log from debug on (a line for each act)": lambda: logged("debug"),
    }
    best: dict[str, tuple[float, float]] = {}
    for _ in range(rounds):
        for name, way in ways.items():
            with way():
                found = asyncio.run(measured(acts, name != "nothing"))
            old = best.get(name, found)
            best[name] = (min(found[0], old[0]), min(found[1], old[1]))
    plain = best["nothing"][1]
    for name, (clock, processor) in best.items():
        print(
            f"{name:50} {acts / clock:7.0f} acts/s  {1e6 * processor / acts:6.0f} µs of the "
            f"processor  {100 * (processor / plain - 1):+5.1f} %"
        )


if __name__ == "__main__":
    main(*map(int, sys.argv[1:]))
