"""Many tables with a guest and a live line at every seat, played by moves taken from the offers."""

from __future__ import annotations

import asyncio
import random
from collections import deque
from collections.abc import Callable, Iterable, Sequence
from math import ceil
from time import perf_counter

import msgspec
from msgspec import Struct

from serai.house.protocol import Act, Hello, Ping, Play
from serai.house.requests import (
    Created,
    Me,
    NameWanted,
    Seated,
    SeatWanted,
    SitWanted,
    TableWanted,
)
from trials.wire import Caller, Line, encoded

SEATS = 4
NEVER = -1.0


class Seen(Struct, tag_field="type"):
    """As much of a frame as a light client reads."""


class OfferSeen(Struct):
    """An offered move."""

    move: str


class StateSeen(Seen, tag="state"):
    """Where the table is, and what can be done."""

    seq: int
    rev: int
    hash: str
    status: str
    to_move: int | None
    offers: list[OfferSeen] = []


class EventSeen(Struct):
    """An event."""

    seq: int


class LogSeen(Seen, tag="log"):
    """Events."""

    events: list[EventSeen]


class OkSeen(Seen, tag="ok"):
    """An act happened."""

    id: str
    seq: int


class StaleSeen(Seen, tag="stale"):
    """An act did not happen."""


class RefusedSeen(Seen, tag="refused"):
    """An act was refused."""


class ChatSeen(Seen, tag="chat"):
    """Chat."""


class PresenceSeen(Seen, tag="presence"):
    """Who is there."""


class PongSeen(Seen, tag="pong"):
    """The answer to a ping."""


AnySeen = (
    StateSeen | LogSeen | OkSeen | StaleSeen | RefusedSeen | ChatSeen | PresenceSeen | PongSeen
)
READER: msgspec.json.Decoder[AnySeen] = msgspec.json.Decoder(AnySeen)


class Sent(Struct):
    """A move on its way: when it was sent, by whom."""

    at: float
    seat: int


class Player:
    """One guest at one seat with one line."""

    def __init__(self, table: Playing, seat: int, caller: Caller) -> None:
        self.table = table
        self.seat = seat
        self.caller = caller
        self.line: Line | None = None
        self.known = 0  # the last event that was told
        self.shown = 0  # the last event that a state shows
        self.hash = ""

    def hear(self, frame: bytes) -> None:
        """A frame has arrived."""
        now = perf_counter()
        seen = READER.decode(frame)
        table = self.table
        if isinstance(seen, StateSeen):
            table.swarm.bytes += len(frame)
            before, self.shown, self.hash = self.shown, seen.seq, seen.hash
            for seq in range(before + 1, seen.seq + 1):
                table.arrived(self.seat, seq, now, table.swarm.shown)
            if seen.to_move == self.seat and seen.status == "playing":
                table.asks(self.seat, seen)
            elif seen.status == "over":
                table.over = True
        elif isinstance(seen, LogSeen):
            for event in seen.events:
                if event.seq != self.known + 1:
                    table.swarm.faults.append(f"{table.id}/{self.seat}: {self.known}, {event.seq}")
                self.known = event.seq
                table.arrived(self.seat, event.seq, now, table.swarm.told)
        elif isinstance(seen, OkSeen):
            table.swarm.confirmed += 1
            table.swarm.answered.append(now - table.began)
        elif isinstance(seen, StaleSeen | RefusedSeen):
            table.swarm.faults.append(f"{table.id}/{self.seat}: {frame[:300]!r}")

    def lost(self, code: int) -> None:
        """The line has ended, which it should not."""
        if not self.table.swarm.closing:
            self.table.swarm.faults.append(f"{self.table.id}/{self.seat}: closed with {code}")


class Playing:
    """One table."""

    def __init__(self, swarm: Swarm, id_: str) -> None:
        self.swarm = swarm
        self.id = id_
        self.players: list[Player] = []
        self.sent: dict[int, Sent] = {}
        self.began = NEVER  # when the last move was sent
        self.over = False

    def asks(self, seat: int, state: StateSeen) -> None:
        """A seat has to choose: the table waits for its turn to move."""
        self.swarm.waiting.append((self, seat, state))

    def move(self, seat: int, state: StateSeen, chance: random.Random) -> None:
        """Play any offered move, for everybody to see."""
        player = self.players[seat]
        if player.line is None or state.seq != player.shown:
            return
        play = Play(seat=seat, move=chance.choice(state.offers).move, commit="step")
        act = Act(id=f"move-{state.seq:06}", seq=state.seq, rev=state.rev, action=play)
        self.began = perf_counter()
        self.sent[state.seq + 1] = Sent(self.began, seat)
        player.line.send(encoded(act))
        self.swarm.moves += 1

    def arrived(self, seat: int, seq: int, now: float, into: list[float]) -> None:
        """An event has come to a seat: how long it was on its way, if that seat is a rival."""
        sent = self.sent.get(seq)
        if sent is not None and sent.seat != seat:
            into.append(now - sent.at)


class Swarm:
    """All tables, and what was measured at them."""

    def __init__(self, port: int, seed: int) -> None:
        self.port = port
        self.chance = random.Random(seed)
        self.tables: list[Playing] = []
        self.waiting: deque[tuple[Playing, int, StateSeen]] = deque()
        self.told: list[float] = []  # seconds from a move to the event at a rival's line
        self.shown: list[float] = []  # … to the state that shows it
        self.answered: list[float] = []  # … to the answer for who moved
        self.faults: list[str] = []
        self.moves = 0
        self.missed = 0  # moves that were due when no table waited for one
        self.confirmed = 0
        self.bytes = 0
        self.closing = False

    async def open_tables(
        self, count: int, games: Sequence[str], done: Callable[[int], None]
    ) -> None:
        """Open tables, a few at a time, and sit down at them."""
        numbers = iter(range(count))

        async def work() -> None:
            for number in numbers:
                await self._open_table(games[number % len(games)])
                done(1)

        await asyncio.gather(*(work() for _ in range(8)))

    async def _open_table(self, game: str) -> None:
        callers = [Caller(self.port) for _ in range(SEATS)]
        for seat, caller in enumerate(callers):
            (await caller.call("POST", "/api/me", NameWanted(name=f"Guest {seat}"))).read(Me)
        seats = [SeatWanted(who="me"), *[SeatWanted(who="open")] * (SEATS - 1)]
        wanted = TableWanted(game=game, seats=seats)
        created = (await callers[0].call("POST", "/api/tables", wanted)).read(Created)
        table = Playing(self, created.table)
        for seat, caller in enumerate(callers):
            if seat:
                path = f"/api/tables/{created.table}/seats/{seat}"
                sit = SitWanted(invite=created.invite)
                (await caller.call("POST", path, sit)).read(Seated)
            caller.close()
            table.players.append(Player(table, seat, caller))
        for player in table.players:
            player.line = await Line.open(
                self.port, table.id, player.caller.cookie, player.hear, player.lost
            )
            player.line.send(encoded(Hello(seat=player.seat)))
        self.tables.append(table)

    async def play(self, rate: float, seconds: float, done: Callable[[int], None]) -> None:
        """Moves at random moments, at this rate, whatever becomes of those before."""
        begin = due = perf_counter()
        played = 0
        while due < begin + seconds:
            due += self.chance.expovariate(rate)
            wait = due - perf_counter()
            if wait > 0:
                await asyncio.sleep(wait)
            elif played % 16 == 0:
                await asyncio.sleep(0)
            self._move_somewhere()
            played += 1
            done(1)

    def _move_somewhere(self) -> None:
        """A move at a random table of those that wait for one."""
        while self.waiting:
            self.waiting.rotate(self.chance.randrange(min(len(self.waiting), 64)))
            table, seat, state = self.waiting.popleft()
            before = self.moves
            table.move(seat, state, self.chance)
            if self.moves > before:
                return
        self.missed += 1

    async def settle(self, patience: float) -> None:
        """Wait until everybody has been shown everything."""
        async with asyncio.timeout(patience):
            while not all(is_settled(table) for table in self.tables):
                await asyncio.sleep(0.05)

    async def stay_alive(self, every: float) -> None:
        """Pings of all lines, spread over the time."""
        n = 0
        while True:
            n += 1
            players = [player for table in self.tables for player in table.players]
            for nth, player in enumerate(players):
                if player.line is not None:
                    player.line.send(encoded(Ping(n=n)))
                if nth % 10 == 9:
                    await asyncio.sleep(every * 10 / len(players))
            await asyncio.sleep(0.1)

    def compare(self) -> None:
        """All seats of a table must have come to the same end."""
        for table in self.tables:
            ends = {(player.known, player.shown, player.hash) for player in table.players}
            if len(ends) != 1:
                self.faults.append(f"{table.id}: {sorted(ends)}")

    def close(self) -> None:
        """Hang up everywhere."""
        self.closing = True
        for table in self.tables:
            for player in table.players:
                if player.line is not None:
                    player.line.close()


def is_settled(table: Playing) -> bool:
    """Whether every seat knows the last move."""
    last = max(table.sent, default=0)
    return all(
        player.known == player.shown and player.known >= max(last, 1) for player in table.players
    )


def share(values: Iterable[float], part: float) -> float:
    """The value that this part of all values does not exceed."""
    ordered = sorted(values)
    if not ordered:
        return 0.0
    return ordered[max(0, ceil(part * len(ordered)) - 1)]
