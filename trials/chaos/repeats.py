"""Every act is sent several times, in any order, over two connections: it happens once."""

from __future__ import annotations

import asyncio
import random
import time
from collections.abc import Callable
from pathlib import Path

from msgspec import Struct, field

from serai.house.protocol import Ok
from trials.chaos.kills import Chaos
from trials.chaos.ledger import Deed, Ledger
from trials.chaos.sitter import FRAMES, Sitter
from trials.chaos.verdict import judged
from trials.process import Server
from trials.wire import Caller, Line, encoded

COPIES = 5
LATEST = 1.0  # seconds until the last copy is sent
TABLES = 8


class RepeatReport(Struct):
    """What was sent, and what is wrong."""

    acts: int = 0
    sent: int = 0
    answers: int = 0
    events: int = 0
    seconds: float = 0.0
    faults: list[str] = field(default_factory=list)


class Repeater(Sitter):
    """Sends each deed five times: at once, late, over either of two lines."""

    def __init__(self, caller: Caller, ledger: Ledger, chance: random.Random) -> None:
        super().__init__(caller, ledger, chance)
        self.other: Line | None = None
        self._copies: set[asyncio.Task[None]] = set()

    def send(self, line: Line, deed: Deed) -> None:
        """All copies of a deed, each at its own moment; Sitter asks once for each deed."""
        if deed.sent:
            return
        deed.sent = COPIES
        now = self.chance.randrange(COPIES)  # of those that could wait, how many do not
        for nth in range(COPIES):
            wait = 0.0 if nth <= now else self.chance.random() * LATEST
            task = asyncio.create_task(self.copy(line, deed, wait))
            self._copies.add(task)
            task.add_done_callback(self._copies.discard)

    async def copy(self, line: Line, deed: Deed, wait: float) -> None:
        """One of the copies."""
        await asyncio.sleep(wait)
        if self.other is None:
            self.other = await Line.open(
                self.caller.port, self.ledger.table, self.caller.cookie, self.overhear, ignore
            )
            self.greet(self.other)
        self.chance.choice((line, self.other)).send(encoded(deed.act))

    def overhear(self, frame: bytes) -> None:
        """What comes over the other line: only answers count."""
        told = FRAMES.decode(frame)
        if isinstance(told, Ok):
            self.acknowledge(told, frame)
        elif told.__struct_config__.tag in ("stale", "refused"):
            self.ledger.blame(f"{frame[:300]!r}")

    @property
    def is_at_rest(self) -> bool:
        """Whether all copies are answered."""
        return (
            self.pending is None
            and not self._copies
            and all(len(deed.answers) >= COPIES for deed in self.ledger.deeds.values())
        )


def ignore(code: int) -> None:
    """A line that ends."""
    del code


async def repeated(folder: Path, acts: int, seed: int, done: Callable[[int], None]) -> RepeatReport:
    """So many acts, five times each."""
    server = Server(folder)
    await server.start()
    await server.ready()
    chaos = Chaos(server, seed, Repeater)
    report = RepeatReport()
    begin = time.perf_counter()
    players = [asyncio.create_task(chaos.keep_playing()) for _ in range(TABLES)]
    try:
        while report.acts < acts:
            await asyncio.sleep(0.2)
            for player in players:
                if player.done():
                    player.result()
            now = sum(deed.ok is not None for one in chaos.sitters for deed in deeds_of(one))
            done(now - report.acts)
            report.acts = now
        chaos.resting = True
        await asyncio.gather(*players)
        try:
            await chaos.settle()
        except TimeoutError:
            report.faults.append("some copies were never answered")
        report.faults += [f"log: {one}" for one in server.complaints()]
    finally:
        for player in players:
            player.cancel()
        await chaos.end()
        await server.stop()
    report.seconds = time.perf_counter() - begin
    ledgers = [sitter.ledger for sitter in chaos.sitters]
    report.acts = sum(len(ledger.deeds) for ledger in ledgers)
    for ledger in ledgers:
        report.faults += ledger.faults
        for id_, deed in ledger.deeds.items():
            report.sent += deed.sent
            report.answers += len(deed.answers)
            if len(deed.answers) != COPIES or len(set(deed.answers)) != 1:
                report.faults.append(f"{ledger.table}: {id_} has answers {deed.answers}")
        report.events += len(ledger.committed)
    report.faults += await judged(f"sqlite:///{server.file}", ledgers)
    return report


def deeds_of(sitter: Sitter) -> list[Deed]:
    """What a client has done."""
    return list(sitter.ledger.deeds.values())
