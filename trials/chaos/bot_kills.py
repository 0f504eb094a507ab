"""Processes of bots that are killed again and again, and how long a table waits for its bot then.

People at many tables play against one bot each; a wait begins when they are shown that the bot has
to move, and ends when they are shown that it has.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import random
import signal
import sys
import tempfile
import time
from pathlib import Path

import msgspec
from msgspec import Struct, field

from serai.games import load as games
from serai.house.protocol import (
    Act,
    AnyFrame,
    Confirm,
    Hello,
    Play,
    Refused,
    Stale,
    State,
)
from serai.house.requests import Created, Me, NameWanted, SeatWanted, TableWanted
from trials.load.swarm import share
from trials.process import Server
from trials.wire import Caller, Line, encoded

FRAMES: msgspec.json.Decoder[AnyFrame] = msgspec.json.Decoder(AnyFrame)
LONGEST = 5.0  # seconds that a table may wait for its bot
WORKER = b"serai.server.bot_worker"
KILLED = "(exit code -9)"  # what the server says of each process that we kill
ANY_MOVE = "plays any move"
ALARM = "bots are not well"
HEALTH_EVERY = 6.0  # seconds; the server remembers its health for five
ALARMED = 503


class Wanted(Struct, frozen=True):
    """What is to be done."""

    tables: int = 50
    seconds: float = 120.0
    every: float = 2.0  # seconds between kills; 0: none
    workers: int = 2
    pause: float = 4.0  # seconds that people think, on the average
    bot: str = ""  # "": characters of the house
    seed: int = 1


class Report(Struct):
    """What was done, and how long it took."""

    kills: int = 0
    games: int = 0  # that came to their end
    waits: list[float] = field(default_factory=list)  # for a bot, in seconds
    any_moves: int = 0  # by bots whose question no process has survived
    health: int = 0  # times that it was asked for
    alarms: int = 0  # times that it was said that something is not well
    faults: list[str] = field(default_factory=list)


class Person:
    """Somebody who plays one game after the other against a bot."""

    def __init__(self, port: int, nth: int, wanted: Wanted, report: Report) -> None:
        self.port = port
        self.nth = nth
        self.wanted = wanted
        self.report = report
        self.chance = random.Random(f"{wanted.seed} {nth}")
        self.since: float | None = None  # when the bot had to move
        self.seen = -1
        self.acts = 0

    async def run(self) -> None:
        """Play until cancelled."""
        caller = Caller(self.port)
        (await caller.call("POST", "/api/me", NameWanted(name=f"Guest {self.nth}"))).read(Me)
        seats = [SeatWanted(who="me"), SeatWanted(who="bot", bot=self.wanted.bot or None)]
        names = games.names()
        while True:
            wanted = TableWanted(game=names[self.nth % len(names)], seats=seats)
            created = (await caller.call("POST", "/api/tables", wanted)).read(Created)
            frames: asyncio.Queue[bytes | None] = asyncio.Queue()
            line = await Line.open(
                self.port,
                created.table,
                caller.cookie,
                frames.put_nowait,
                lambda _, gone=frames: gone.put_nowait(None),  # type: ignore[misc]
            )
            try:
                line.send(encoded(Hello(seat=0)))
                await self.play(line, frames)
            finally:
                line.close()
            self.report.games += 1
            self.nth += self.wanted.tables

    async def play(self, line: Line, frames: asyncio.Queue[bytes | None]) -> None:
        """One game to its end."""
        self.since, self.seen = None, -1
        acted = (-1, -1)
        while True:
            frame = await frames.get()
            if frame is None:
                self.report.faults.append(f"guest {self.nth}: the line was lost")
                return
            told = FRAMES.decode(frame)
            if isinstance(told, Stale | Refused):
                self.report.faults.append(f"guest {self.nth}: {frame[:200]!r}")
                return
            if isinstance(told, State):
                self.watch(told)
                if told.status == "over":
                    return
                if told.to_move == 0 and (told.seq, told.rev) != acted:
                    acted = (told.seq, told.rev)
                    await self.act(line, told)

    def watch(self, state: State) -> None:
        """Whether the bot has to move, and whether it has."""
        now = time.monotonic()
        if state.seq != self.seen and self.since is not None:
            self.report.waits.append(now - self.since)
            self.since = None
        self.seen = state.seq
        if state.to_move == 1 and state.status == "playing" and self.since is None:
            self.since = now

    async def act(self, line: Line, state: State) -> None:
        """Any offered move, after a while if something may have happened that one wants to see."""
        assert state.draft is not None
        if not state.draft.steps:
            await asyncio.sleep(self.chance.uniform(0.0, 2 * self.wanted.pause))
        if state.offers:
            move = self.chance.choice(state.offers).move
            action: Play | Confirm = Play(seat=0, move=move, commit="step")
        else:
            action = Confirm(seat=0)
        self.acts += 1
        id_ = f"guest-{self.nth:05}-{self.acts:05}"
        line.send(encoded(Act(id=id_, seq=state.seq, rev=state.rev, action=action)))


def processes_of_bots(server: int) -> list[int]:
    """The numbers of the processes that the server lets bots think in (Linux)."""
    found = []
    for one in Path(f"/proc/{server}/task/{server}/children").read_text("ascii").split():
        try:
            if WORKER in Path(f"/proc/{one}/cmdline").read_bytes().split(b"\0"):
                found.append(int(one))
        except OSError:  # it is gone meanwhile
            continue
    return found


async def kill(server: Server, wanted: Wanted, report: Report) -> None:
    """Kill one of them after the other, idle or not, ready or not."""
    chance = random.Random(f"kills {wanted.seed}")
    while wanted.every:
        await asyncio.sleep(wanted.every)
        found = processes_of_bots(server.pid)
        if found:
            os.kill(chance.choice(found), signal.SIGKILL)
            report.kills += 1


async def ask_for_health(server: Server, report: Report) -> None:
    """As whoever watches over the server."""
    caller = Caller(server.port)
    while True:
        await asyncio.sleep(HEALTH_EVERY)
        answer = await caller.call("GET", "/api/health")
        report.health += 1
        report.alarms += answer.status == ALARMED


async def tried(wanted: Wanted, folder: Path) -> Report:
    """Let people play for a while, with killings, and then say how long they have waited."""
    report = Report()
    server = Server(folder, "--workers-for-bots", str(wanted.workers))
    await server.start()
    try:
        await server.ready()
        people = [Person(server.port, nth, wanted, report) for nth in range(wanted.tables)]
        beside = [kill(server, wanted, report), ask_for_health(server, report)]
        tasks = [asyncio.create_task(one) for one in (*(one.run() for one in people), *beside)]
        ended, _ = await asyncio.wait(
            tasks, timeout=wanted.seconds, return_when=asyncio.FIRST_EXCEPTION
        )
        now = time.monotonic()
        complaints = server.complaints()  # not those about lines that we cut off now
        report.waits += [now - one.since for one in people if one.since is not None]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        for task in ended:
            task.result()
    finally:
        await server.stop()
    report.any_moves = sum(ANY_MOVE in one for one in complaints)
    expected = (KILLED, ANY_MOVE, ALARM)
    report.faults += [
        f"log: {one}" for one in complaints if not any(words in one for words in expected)
    ]
    return report


def told(report: Report) -> str:
    """The report in words."""
    waits = report.waits
    median, p95, p99, most = (share(waits, part) for part in (0.5, 0.95, 0.99, 1.0))
    late = sum(wait > LONGEST for wait in waits)
    done = (
        f"{report.kills} processes killed, {report.games} games ended, "
        f"health asked for {report.health} times, {report.alarms} alarms"
    )
    waited = (
        f"{len(waits)} waits for a bot: median {median:.2f} s, 95 % {p95:.2f} s, "
        f"99 % {p99:.2f} s, longest {most:.2f} s, {late} longer than {LONGEST:g} s; "
        f"{report.any_moves} times any move"
    )
    return "\n".join([done, waited, *report.faults[:20]])


def main() -> int:
    """Do it as the arguments say; exit code 1 if a table stood still or something is wrong."""
    parser = argparse.ArgumentParser(description=__doc__)
    for name, usual in msgspec.structs.asdict(Wanted()).items():
        parser.add_argument(f"--{name}", type=type(usual), default=usual, metavar=str(usual))
    wanted = Wanted(**vars(parser.parse_args()))
    with tempfile.TemporaryDirectory(prefix="serai-bots-") as folder:
        report = asyncio.run(tried(wanted, Path(folder)))
    sys.stdout.write(told(report) + "\n")
    return int(bool(report.faults) or max(report.waits, default=0.0) > LONGEST)


if __name__ == "__main__":
    sys.exit(main())
