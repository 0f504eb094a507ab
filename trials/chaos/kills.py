"""A server that is killed again and again while people play, and what must be true afterwards."""

from __future__ import annotations

import asyncio
import random
import time
from collections.abc import Callable
from pathlib import Path

from msgspec import Struct, field

from serai.core.speech import Problem
from serai.games import load as games
from serai.house.requests import (
    Created,
    Me,
    NameWanted,
    Seated,
    SeatWanted,
    SitWanted,
    TableTold,
    TableWanted,
)
from trials.chaos.ledger import Ledger
from trials.chaos.sitter import Sitter
from trials.chaos.verdict import judged
from trials.process import Server
from trials.wire import Answer, Caller, Lost, Unexpected

BOT_TABLES = 4  # every so many tables have a bot at one seat
LONGEST_LIFE = 1.5  # seconds of a server that answers, until it is killed
KILLED_AT_START = 0.1  # the share of kills that come before the server answers
PATIENCE = 120.0


class ChaosReport(Struct):
    """What was done, and what is wrong."""

    kills: int = 0
    tables: int = 0
    games: int = 0  # that came to their end
    seconds: float = 0.0
    acts: int = 0  # acknowledged
    sent: int = 0
    answers: int = 0
    steps: int = 0  # of drafts, acknowledged
    events: int = 0
    lines: int = 0  # of chat
    in_flight: int = 0  # acts without an answer when the server died
    happened: int = 0  # of those, how many had happened
    faults: list[str] = field(default_factory=list)


class Chaos:
    """Tables at which people go on playing, whatever happens to the server."""

    def __init__(self, server: Server, seed: int, kind: type[Sitter] = Sitter) -> None:
        self.server = server
        self.kind = kind
        self.chance = random.Random(seed)
        self.sitters: list[Sitter] = []
        self.resting = False
        self.opened = 0
        self._tasks: set[asyncio.Task[None]] = set()

    # --- opening tables, through crashes ---

    async def keep_playing(self) -> None:
        """One game after the other."""
        while not self.resting:
            sitters = await self.open_table()
            self.sitters += sitters
            for sitter in sitters:
                self._begin(sitter)
            while not self.resting and not all(one.over for one in sitters):
                await asyncio.sleep(0.1)
            for sitter in sitters:
                sitter.resting = True

    def _begin(self, sitter: Sitter) -> None:
        task = asyncio.create_task(sitter.run())
        self._tasks.add(task)
        task.add_done_callback(lambda done: done.cancelled() or done.result())

    async def surely(self, caller: Caller, method: str, path: str, body: object = None) -> Answer:
        """Ask until there is an answer."""
        while True:
            try:
                return await caller.call(method, path, body)  # type: ignore[arg-type]
            except Lost:
                await asyncio.sleep(0.05)

    async def open_table(self) -> list[Sitter]:
        """A new table with a guest at every seat that no bot has."""
        self.opened += 1
        nth, names = self.opened, games.names()
        game = names[nth % len(names)]
        seats = self.chance.choice((2, 3))
        bot = seats if nth % BOT_TABLES == 0 else None
        callers = [Caller(self.server.port) for _ in range(seats)]
        for seat, caller in enumerate(callers):
            answer = await self.surely(caller, "POST", "/api/me", NameWanted(name=f"Guest {seat}"))
            answer.read(Me)
        wanted = [SeatWanted(who="me"), *[SeatWanted(who="open")] * (seats - 1)]
        if bot is not None:
            wanted.append(SeatWanted(who="bot", bot="random"))
        answer = await self.surely(
            callers[0], "POST", "/api/tables", TableWanted(game=game, seats=wanted)
        )
        created = answer.read(Created)
        for seat, caller in enumerate(callers[1:], 1):
            await self.sit(caller, created, seat)
        return [
            self.kind(
                caller,
                Ledger(table=created.table, seat=seat, guest=caller.guest),
                random.Random(self.chance.getrandbits(60)),
            )
            for seat, caller in enumerate(callers)
        ]

    async def sit(self, caller: Caller, created: Created, seat: int) -> None:
        """Sit down; who is told that the seat is taken looks whether it is by oneself."""
        path = f"/api/tables/{created.table}"
        wanted = SitWanted(invite=created.invite)
        while True:
            try:
                answer = await caller.call("POST", f"{path}/seats/{seat}", wanted)
            except Lost:
                await asyncio.sleep(0.05)
                continue
            if answer.status == 200:
                answer.read(Seated)
                return
            told = (await self.surely(caller, "GET", path)).read(TableTold)
            if seat in told.yours:
                return
            if answer.trouble not in ("busy", "storage"):
                raise Unexpected(f"{answer.status} {answer.body[:200]!r}")

    # --- the end ---

    async def settle(self) -> None:
        """No new deeds; wait until all that are on their way are answered and shown."""
        self.resting = True
        for sitter in self.sitters:
            sitter.resting = True
        async with asyncio.timeout(PATIENCE):
            while not all(sitter.is_at_rest for sitter in self.sitters):
                await asyncio.sleep(0.1)

    async def end(self) -> None:
        """Everybody goes home."""
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        for sitter in self.sitters:
            sitter.caller.close()


async def wreak(
    folder: Path, kills: int, tables: int, seed: int, done: Callable[[int], None]
) -> ChaosReport:
    """Kill the server so many times while people play; then look at every promise it gave."""
    server = Server(folder)
    chaos = Chaos(server, seed)
    chance = random.Random(f"kills {seed}")
    begin = time.perf_counter()
    report = ChaosReport(kills=kills)
    await server.start()
    await server.ready()
    players = [asyncio.create_task(chaos.keep_playing()) for _ in range(tables)]
    try:
        for _ in range(kills):
            early = chance.random() < KILLED_AT_START
            if not early:
                await server.ready()
            await asyncio.sleep(chance.random() * LONGEST_LIFE)
            await server.kill()
            await server.start()
            raise_if_broken(players)
            done(1)
        await server.ready()
        await asyncio.sleep(LONGEST_LIFE)
        chaos.resting = True
        await asyncio.gather(*players)
        try:
            await chaos.settle()
        except TimeoutError:
            report.faults.append("some acts were never answered")
        finals = await last_states(chaos)
        report.faults += [f"log: {one}" for one in server.complaints()]
    finally:
        for player in players:
            player.cancel()
        await chaos.end()
        await server.kill()
    report.seconds = time.perf_counter() - begin
    ledgers = [sitter.ledger for sitter in chaos.sitters]
    count(report, ledgers)
    report.games = sum(sitter.over for sitter in chaos.sitters if sitter.ledger.seat == 0)
    try:
        report.faults += await judged(f"sqlite:///{server.file}", ledgers, finals)
    except Problem as problem:
        report.faults.append(f"a table cannot be loaded: {problem.text()}")
    return report


def raise_if_broken(players: list[asyncio.Task[None]]) -> None:
    """A fault of the trial itself must not go unnoticed."""
    for player in players:
        if player.done() and not player.cancelled():
            player.result()


async def last_states(chaos: Chaos) -> dict[tuple[str, int], bytes]:
    """The state of every seat at the end, asked for anew."""
    found = {}
    for sitter in chaos.sitters:
        sitter.ledger.last_state = b""
    await chaos.server.kill()  # once more: what is shown now comes from the disk
    await chaos.server.start()
    await chaos.server.ready()
    async with asyncio.timeout(PATIENCE):
        for sitter in chaos.sitters:
            while not sitter.ledger.last_state:
                await asyncio.sleep(0.05)
            found[sitter.ledger.table, sitter.ledger.seat] = sitter.ledger.last_state
    return found


def count(report: ChaosReport, ledgers: list[Ledger]) -> None:
    """How much there was of everything."""
    report.tables = len({ledger.table for ledger in ledgers})
    for ledger in ledgers:
        for deed in ledger.deeds.values():
            report.acts += deed.ok is not None
            report.sent += deed.sent
            report.answers += len(deed.answers)
            report.in_flight += deed.in_flight_at_kill
            report.happened += deed.happened_before_kill
        report.steps += len(ledger.drafts)
        report.faults += ledger.faults
    report.events = sum(
        max(one.known for one in ledgers if one.table == table)
        for table in {ledger.table for ledger in ledgers}
    )
    report.lines = sum(
        max((len(one.chat) for one in ledgers if one.table == table), default=0)
        for table in {ledger.table for ledger in ledgers}
    )
