"""Load on one server: how long a move takes to every rival's screen, and what that costs."""

from __future__ import annotations

import asyncio
import sqlite3
import tempfile
import time
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

from msgspec import Struct

from serai.games import load as games
from serai.house.requests import Health, Stalls
from trials.load.swarm import SEATS, Swarm, share
from trials.process import Server, memory_of, seconds_of
from trials.wire import Caller

PING_SECONDS = 20.0  # as the client in the browser does
PATIENCE = 60.0  # seconds until the last move must be on every screen
LAG_STEP = 0.01


class Spread(Struct):
    """Of some times, in seconds."""

    median: float
    p95: float
    p99: float
    most: float
    count: int


class LoadReport(Struct):
    """What was measured."""

    tables: int
    sockets: int
    moves: int
    missed: int  # moves that were due when no table waited for one: it is all too slow
    seconds: float
    opening: float  # seconds until all tables were open
    shown: Spread  # from a move to the state at a rival
    told: Spread  # from a move to the event at a rival
    answered: Spread  # from a move to its answer
    memory: int  # bytes of the server at the end
    most_memory: int
    memory_at_rest: int  # with all tables and sockets, before the first move
    server_share: float  # of one processor
    own_share: float
    lag: Spread  # of the generator's own loop
    stalls: Stalls  # of the server's, as it measures them
    bytes: int  # of states that arrived
    faults: list[str]


def spread(values: list[float]) -> Spread:
    """Median and worst cases."""
    found = [share(values, part) for part in (0.5, 0.95, 0.99, 1.0)]
    return Spread(found[0], found[1], found[2], found[3], len(values))


async def lag(into: list[float]) -> None:
    """How late our own loop is: what is measured cannot be more exact than that."""
    while True:
        due = time.perf_counter() + LAG_STEP
        await asyncio.sleep(LAG_STEP)
        into.append(max(0.0, time.perf_counter() - due))


async def put_under_load(
    tables: int, rate: float, seconds: float, seed: int, done: Callable[[int], None]
) -> LoadReport:
    """Start a server, open tables, play at a steady rate, and look what became of it."""
    with tempfile.TemporaryDirectory(prefix="serai-load-") as folder:
        server = Server(Path(folder))
        await server.start()
        try:
            await server.ready()
            report = await measured(server, tables, rate, seconds, seed, done)
        finally:
            await server.stop()
        report.faults += [f"log: {line}" for line in server.complaints()]
        return report


async def measured(
    server: Server, tables: int, rate: float, seconds: float, seed: int, done: Callable[[int], None]
) -> LoadReport:
    """Open, play, settle, compare."""
    swarm = Swarm(server.port, seed)
    begin = time.perf_counter()
    await swarm.open_tables(tables, games.names(), done)
    opening = time.perf_counter() - begin
    alive = asyncio.create_task(swarm.stay_alive(PING_SECONDS))
    await asyncio.sleep(min(2.0, seconds))
    at_rest, _ = memory_of(server.pid)
    late: list[float] = []
    watch = asyncio.create_task(lag(late))
    begin, theirs, own = time.perf_counter(), seconds_of(server.pid), time.process_time()
    try:
        await swarm.play(rate, seconds, done)
    finally:
        watch.cancel()
    passed = time.perf_counter() - begin
    theirs, own = seconds_of(server.pid) - theirs, time.process_time() - own
    try:
        await swarm.settle(PATIENCE)
    except TimeoutError:
        swarm.faults.append("not everybody was shown everything")
    memory, most = memory_of(server.pid)
    health = await health_of(server.port)
    alive.cancel()
    swarm.compare()
    compare_with_log(swarm, server.file)
    if swarm.confirmed != swarm.moves:
        swarm.faults.append(f"{swarm.moves} moves, {swarm.confirmed} answers")
    swarm.close()
    return LoadReport(
        tables=tables,
        sockets=tables * SEATS,
        moves=swarm.moves,
        missed=swarm.missed,
        seconds=passed,
        opening=opening,
        shown=spread(swarm.shown),
        told=spread(swarm.told),
        answered=spread(swarm.answered),
        memory=memory,
        most_memory=most,
        memory_at_rest=at_rest,
        server_share=theirs / passed,
        own_share=own / passed,
        lag=spread(late),
        stalls=health.stalls,
        bytes=swarm.bytes,
        faults=swarm.faults,
    )


async def health_of(port: int) -> Health:
    """What the server says of itself."""
    caller = Caller(port)
    try:
        return (await caller.call("GET", "/api/health")).read(Health)
    finally:
        caller.close()


def compare_with_log(swarm: Swarm, file: Path) -> None:
    """What is on disk must be what everybody has seen."""
    with closing(sqlite3.connect(f"file:{file}?mode=ro", uri=True)) as database:
        heads = dict(database.execute("SELECT id, head_hash FROM tables").fetchall())
        moved = database.execute("SELECT count(*) FROM events WHERE seq > 4").fetchone()[0]
    for table in swarm.tables:
        if heads.get(table.id) != table.players[0].hash:
            swarm.faults.append(f"{table.id}: another log on disk")
    if moved < swarm.moves:
        swarm.faults.append(f"{swarm.moves} moves, {moved} events")
