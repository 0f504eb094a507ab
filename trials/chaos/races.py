"""Many clients that want the same thing at the same moment: exactly one gets it."""

from __future__ import annotations

import asyncio
import random
import sqlite3
import time
from collections import Counter
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import msgspec
from msgspec import Struct, field

from serai.games import load as games
from serai.house.protocol import Act, AnyFrame, Hello, Ok, Play, Stale, State
from serai.house.requests import (
    Created,
    Me,
    NameWanted,
    Seated,
    SeatWanted,
    SitWanted,
    TableWanted,
)
from trials.process import Server
from trials.wire import Answer, Caller, Line, encoded

FRAMES: msgspec.json.Decoder[AnyFrame] = msgspec.json.Decoder(AnyFrame)
MOMENTS = 10  # one race for a moment of the game for so many races for a seat


class RaceReport(Struct):
    """What was raced for, and what is wrong."""

    races: int = 0
    clients: int = 0
    requests: int = 0
    moments: int = 0  # races of moves made for the same moment
    winners: int = 0  # different clients that have won a seat
    seconds: float = 0.0
    faults: list[str] = field(default_factory=list)


class Race:
    """Clients with a connection each."""

    def __init__(self, port: int, clients: int, seed: int) -> None:
        self.callers = [Caller(port) for _ in range(clients)]
        self.host = Caller(port)
        self.chance = random.Random(seed)
        self.report = RaceReport(clients=clients)
        self.seats: dict[str, str] = {}  # table -> guest who was told to have the seat
        self.won: Counter[str] = Counter()

    async def begin(self) -> None:
        """Everybody gets a name."""
        for nth, caller in enumerate([self.host, *self.callers]):
            answer = await caller.call("POST", "/api/me", NameWanted(name=f"Guest {nth}"))
            answer.read(Me)

    async def for_a_seat(self) -> None:
        """All clients sit down at once where one seat is open."""
        game = self.chance.choice(games.names())
        wanted = TableWanted(game=game, seats=[SeatWanted(who="me"), SeatWanted(who="open")])
        created = (await self.host.call("POST", "/api/tables", wanted)).read(Created)
        path = f"/api/tables/{created.table}/seats/1"
        sit = SitWanted(invite=created.invite)
        callers = self.chance.sample(self.callers, len(self.callers))
        answers = await asyncio.gather(*(one.call("POST", path, sit) for one in callers))
        self.report.requests += len(answers)
        self.report.races += 1
        winners = [
            caller.guest
            for caller, answer in zip(callers, answers, strict=True)
            if answer.status == 200 and answer.read(Seated).seat == 1
        ]
        losers = sum(one.status == 409 and one.trouble == "seat-taken" for one in answers)
        if len(winners) != 1 or losers != len(answers) - 1:
            statuses = Counter(one.status for one in answers)
            self.report.faults.append(f"{created.table}: {len(winners)} won, {dict(statuses)}")
        for winner in winners:
            self.seats[created.table] = winner
            self.won[winner] += 1

    def compare(self, file: Path) -> None:
        """Who was told to have won a seat has it, and nobody ever sat there before."""
        with closing(sqlite3.connect(f"file:{file}?mode=ro", uri=True)) as database:
            rows = database.execute("SELECT table_id, guest FROM seats WHERE seat = 1").fetchall()
            counts = database.execute(
                "SELECT table_id, count(*) FROM events WHERE seq > 1 GROUP BY table_id"
            ).fetchall()
        held, events = dict(rows), dict(counts)
        for table, winner in self.seats.items():
            if held.get(table) != winner:
                self.report.faults.append(f"{table}: the seat is somebody else's")
            if events.get(table) != 1:
                self.report.faults.append(f"{table}: {events.get(table)} events")
        self.report.winners = len(self.won)

    def close(self) -> None:
        """Hang up."""
        for caller in (self.host, *self.callers):
            caller.close()


class Moments:
    """One guest with many windows, all of which move at the same moment of the game."""

    def __init__(self, port: int, clients: int, seed: int, report: RaceReport) -> None:
        self.owner = Caller(port)
        self.windows = [Caller(port) for _ in range(clients)]
        self.chance = random.Random(seed)
        self.report = report
        self.table = ""
        self._line: Line | None = None
        self._frames: asyncio.Queue[bytes] = asyncio.Queue()
        self._seq = 1  # the last event that we know of

    async def race(self) -> None:
        """Each window plays a move for the same moment; one of them is played."""
        state = await self.state()
        seat = state.to_move
        assert seat is not None
        acts = [
            Act(
                id=f"{state.seq:05}-{nth:05}",
                seq=state.seq,
                rev=state.rev,
                action=Play(seat=seat, move=self.chance.choice(state.offers).move, commit="step"),
            )
            for nth in range(len(self.windows))
        ]
        path = f"/api/tables/{self.table}/actions"
        answers = await asyncio.gather(
            *(one.call("POST", path, act) for one, act in zip(self.windows, acts, strict=True))
        )
        self.report.moments += 1
        self.report.requests += len(answers)
        told = [FRAMES.decode(one.body) if one.status == 200 else None for one in answers]
        done = [one for one in told if isinstance(one, Ok)]
        late = [one for one in told if isinstance(one, Stale)]
        if len(done) != 1 or len(late) != len(answers) - 1:
            self.report.faults.append(f"{self.table}: {len(done)} of {len(answers)} moves")
        elif done[0].seq not in (state.seq + 1, state.seq + 2):
            self.report.faults.append(f"{self.table}: {state.seq} became {done[0].seq}")
        self._seq = max(one.seq for one in done) if done else state.seq

    async def state(self) -> State:
        """The state of who has to move, at a table that goes on."""
        if self._line is None:
            await self.open()
        assert self._line is not None
        seat = 0
        while True:
            self._line.send(encoded(Hello(seat=seat, last=1_000_000)))
            state = await self.heard(seat)
            if state.status == "over":
                self.close()
                return await self.state()
            if state.to_move == seat:
                return state
            assert state.to_move is not None
            seat = state.to_move

    async def heard(self, seat: int) -> State:
        """A state for this seat that shows the last move."""
        while True:
            told = FRAMES.decode(await self._frames.get())
            if isinstance(told, State) and told.seat == seat and told.seq >= self._seq:
                return told

    async def open(self) -> None:
        """A new table with one guest at all seats."""
        wanted = TableWanted(
            game=self.chance.choice(games.names()),
            seats=[SeatWanted(who="me"), SeatWanted(who="me")],
        )
        answer: Answer = await self.owner.call("POST", "/api/tables", wanted)
        self.table = answer.read(Created).table
        for window in self.windows:
            window.cookie = self.owner.cookie
        self._frames = asyncio.Queue()
        self._seq = 1
        self._line = await Line.open(
            self.owner.port, self.table, self.owner.cookie, self._frames.put_nowait, lambda _: None
        )

    def close(self) -> None:
        """Leave the table."""
        if self._line is not None:
            self._line.close()
            self._line = None

    def end(self) -> None:
        """Hang up everywhere."""
        self.close()
        for caller in (self.owner, *self.windows):
            caller.close()


async def raced(
    folder: Path, races: int, clients: int, seed: int, done: Callable[[int], None]
) -> RaceReport:
    """So many races, over real sockets."""
    server = Server(folder)
    await server.start()
    race = Race(server.port, clients, seed)
    moments = Moments(server.port, clients, seed, race.report)
    try:
        await server.ready()
        await race.begin()
        begin = time.perf_counter()
        for nth in range(races):
            await race.for_a_seat()
            if nth % MOMENTS == 0:
                await moments.race()
            done(1)
        race.report.seconds = time.perf_counter() - begin
        race.report.faults += [f"log: {line}" for line in server.complaints()]
    finally:
        moments.end()
        race.close()
        await server.kill()
    race.compare(server.file)
    return race.report
