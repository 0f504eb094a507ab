"""Malformed messages: whatever is sent to the application, it is refused in proper words.

Each attempt begins as a proper message, or a proper request, and is spoilt so that it must be
refused. It must not be accepted, must change nothing, and must be answered with the key of a
message that exists in every language; nothing may break, and memory must stay as it is.
"""

from __future__ import annotations

import asyncio
import os
import random
import traceback
from collections import Counter
from collections.abc import Generator
from contextlib import closing
from dataclasses import dataclass, field
from time import perf_counter
from typing import Any

import msgspec

from serai.games import load
from serai.house.protocol import AnyMessage
from serai.house.requests import Created, Seated, SeatWanted, TableWanted
from serai.server.server_house import server_house
from serai.study.fuzz import portions
from serai.study.seeds import dice
from serai.study.spread import spread
from trials.memory import MemoryStore
from trials.process import memory_of
from trials.siege.besieged import application
from trials.siege.inside import JSON, Answer, Hung, Socket, call
from trials.siege.refusing import Refusing
from trials.siege.requests import Requests, Target
from trials.siege.shapes import Maker, shape_of
from trials.siege.wounds import Spoiler, encoded

EACH = 10_000  # attempts of one task
FRAMES = 0.7  # share of attempts that are frames of a live connection
REUSED = 4  # wounds of one proper message
BAD_FRAMES = 4400
FAULTS_ALLOWED = 10  # frames of one connection, before it is closed
HELLO = '{"type":"hello"}'
OWN_FRAMES = (b'{"type":"refused"', b'{"type":"ok"', b'{"type":"stale"', b'{"type":"told"')
PROPER = 100  # one in so many messages stays proper, and must be accepted


@dataclass(frozen=True)
class Task:
    """Some attempts."""

    seed: int
    number: int
    attempts: int


@dataclass
class WireReport:
    """What was tried, and what was answered."""

    kinds: Counter[str] = field(default_factory=Counter)
    answers: Counter[tuple[int, str]] = field(default_factory=Counter)  # status (0: frame), key
    proper: int = 0  # messages that were left as they are, and accepted
    closed: int = 0  # connections that were closed for too many faults
    slowest: float = 0.0  # seconds
    memory: list[int] = field(default_factory=list)  # bytes, in the course of the trial
    faults: list[str] = field(default_factory=list)

    @property
    def attempts(self) -> int:
        """How many were tried."""
        return self.kinds.total()

    def add(self, other: WireReport) -> None:
        """Put two reports together."""
        self.kinds += other.kinds
        self.answers += other.answers
        self.proper += other.proper
        self.closed += other.closed
        self.slowest = max(self.slowest, other.slowest)
        self.memory += other.memory
        self.faults += other.faults


def besiege(attempts: int, seed: int, jobs: int = 1) -> Generator[WireReport]:
    """Reports until so much was tried."""
    tasks = (Task(seed, number, size) for number, size in enumerate(portions(attempts, EACH)))
    with closing(spread(worked, tasks, jobs)) as reports:
        yield from reports


def worked(task: Task) -> WireReport:
    """Do one task."""
    return asyncio.run(tried(task))


async def tried(task: Task) -> WireReport:
    """One application, and all attempts of a task at it."""
    siege = Siege(dice(task.seed, task.number, "wire"))
    try:
        await siege.begin()
        for _ in range(task.attempts):
            await siege.attempt()
    except Exception:
        siege.report.faults.append(traceback.format_exc())
    finally:
        await siege.end()
    siege.report.memory.append(memory_of(os.getpid())[0])
    return siege.report


class Siege:
    """An application with a few tables, and somebody who sends it nonsense."""

    def __init__(self, rng: random.Random) -> None:
        self.rng = rng
        self.report = WireReport()
        self.store = MemoryStore()
        self.house = server_house(self.store, None)
        self.app = application(self.house, self.store)
        self.spoiler = Spoiler(rng)
        self.refusing = Refusing()
        self.targets: list[Target] = []
        self.cookies: list[str] = []  # anna holds seat 0 everywhere, ben seat 1, carl none
        self.socket: Socket | None = None
        self.holder = 0
        self.faults = 0
        self.message: Any = None
        self.message_shape = shape_of(AnyMessage)
        self.left = 0
        self.maker = Maker(rng, {})
        self.requests = Requests(rng, self.targets, self.cookies, self.maker, self.spoiler)
        self.before: Any = None

    async def begin(self) -> None:
        """People sit down at a table of each game."""
        for name in ("anna", "ben", "carl"):
            answer = await self.asked("POST", "/api/me", {"name": name}, None)
            self.cookies.append(answer.headers["set-cookie"].partition("=")[2].partition(";")[0])
        anna, ben, _ = self.cookies
        for game in load.names():
            wanted = TableWanted(game=game, seats=[SeatWanted(who="me"), SeatWanted(who="open")])
            answer = await self.asked("POST", "/api/tables", msgspec.to_builtins(wanted), anna)
            made = msgspec.json.decode(answer.body, type=Created)
            path = f"/api/tables/{made.table}/seats/1"
            answer = await self.asked("POST", path, {"invite": made.invite}, ben)
            seated = msgspec.json.decode(answer.body, type=Seated)
            self.targets.append(Target(made.table, made.invite, seated.token))
        self.maker.known = {
            "game": load.names(),
            "table": [one.id for one in self.targets],
            "move": await self.moves(),
            "moves": await self.moves(),
            "token": [one.token for one in self.targets],
            "invite": [one.invite for one in self.targets],
            "seat": [0, 1],
            "seq": [1, 2],
            "bot": ["random", "greedy"],
        }
        self.before = self.fingerprint()

    async def moves(self) -> list[str]:
        """Moves that are offered somewhere."""
        found = []
        for target in self.targets:
            match = (await self.house.tables.hosted(target.id)).table.match
            found += [match.notation(move) for move in match.options[:3]]
        return found

    async def end(self) -> None:
        """Hang up."""
        if self.socket is not None:
            await self.socket.close()
        await self.house.close()

    async def asked(self, method: str, path: str, body: Any, cookie: str | None) -> Answer:
        """A proper request."""
        return await call(self.app, method, path, encoded(body), [JSON], cookie)

    def fingerprint(self) -> tuple[Any, ...]:
        """Everything that lasts: each change of a table makes a new row of it."""
        store = self.store
        rows = tuple(store.tables[one.id] for one in self.targets)
        return (*map(id, rows), len(store.tables), len(store.guests), len(store.sessions))

    def blame(self, what: str) -> None:
        """Something is not as it must be."""
        if len(self.report.faults) < 20:
            self.report.faults.append(what[:600])

    async def attempt(self) -> None:
        """One malformed frame or request."""
        begun = perf_counter()
        if self.rng.random() < FRAMES:
            await self.frame()
        else:
            await self.request()
        self.report.slowest = max(self.report.slowest, perf_counter() - begun)
        after = self.fingerprint()
        if after != self.before:
            self.blame(f"something has changed: {self.before} {after}")
            self.before = after

    def proper_message(self) -> Any:
        """A frame that the application would take."""
        if self.left == 0:
            self.message = self.maker.make(self.message_shape)
            self.left = REUSED
        self.left -= 1
        return self.message

    # --- frames ---

    async def connected(self) -> Socket:
        """A live connection, greeted or not."""
        if self.socket is None:
            self.holder = self.rng.randrange(4)
            cookie = [*self.cookies, None][self.holder]
            self.socket = Socket(self.app, self.rng.choice(self.targets).id, cookie)
            self.faults = 0
            if self.rng.randrange(3):
                self.socket.send(HELLO)
        return self.socket

    async def frame(self) -> None:
        """One frame, and what comes of it."""
        socket = await self.connected()
        if not self.rng.randrange(PROPER):
            await self.ping(socket)
        kind, data = self.spoiler.spoilt(self.message_shape, self.proper_message())
        self.report.kinds[kind] += 1
        try:
            socket.send(data.decode())
        except UnicodeDecodeError:
            socket.send_bytes(data)
        try:
            answer = await self.own_frame(socket)
        except Hung as hung:
            self.socket = None
            self.report.closed += 1
            self.report.answers[0, f"closed {hung.code}"] += 1
            if hung.code != BAD_FRAMES or self.faults < FAULTS_ALLOWED:
                self.blame(f"{kind}: closed with {hung.code} after {self.faults}: {data[:200]!r}")
            await socket.close()
            return
        self.faults += 1
        trouble = self.refusing.frame(answer)
        if trouble.fault:
            self.blame(f"{kind}: {trouble.fault}: {data[:200]!r} {answer[:200]!r}")
        self.report.answers[0, trouble.key] += 1

    async def own_frame(self, socket: Socket) -> bytes:
        """The answer to a frame, among what everybody is told."""
        while True:
            frame = await socket.receive()
            if frame.startswith(OWN_FRAMES):
                return frame
            if frame.startswith(b'{"type":"pong"'):
                return frame

    async def ping(self, socket: Socket) -> None:
        """A proper frame is taken: the connection is alive."""
        socket.send('{"type":"ping","n":7}')
        if await self.own_frame(socket) != b'{"type":"pong","n":7}':
            self.blame("no answer to a proper frame")
        self.report.proper += 1

    # --- requests ---

    async def request(self) -> None:
        """One request, and what comes of it."""
        kind, method, path, data, headers, cookie = self.requests.attempt()
        self.report.kinds[kind] += 1
        answer = await call(self.app, method, path, data, headers, cookie)
        trouble = self.refusing.answer(answer)
        if trouble.fault:
            asked = f"{method} {path[:200]} {data[:200]!r} {headers}"
            self.blame(f"{kind}: {trouble.fault}: {asked} {answer.body[:200]!r}")
        self.report.answers[answer.status, trouble.key] += 1
