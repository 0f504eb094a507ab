"""One table of a trial, with everybody who looks at it: all bytes that the server tells them.

Nothing is left out but the network: frames go through the conversation of a live connection, and
requests to the house as the application makes them.
"""

from __future__ import annotations

import asyncio
import math
from collections.abc import Callable, Mapping, Sequence
from concurrent.futures import Future, ThreadPoolExecutor
from typing import Any, ParamSpec, TypeVar

from starlette.types import Message
from starlette.websockets import WebSocket

from serai.core.speech import Problem
from serai.house.bots import Job
from serai.house.clock import Clock
from serai.house.denied import Denied
from serai.house.hosted_table import HostedTable
from serai.house.house import House
from serai.house.protocol import Hello, HintTold
from serai.house.requests import Error, Invite, Seated
from serai.house.stored_rows import Stored
from serai.house.subscription import Subscription
from serai.server.bot_pool import BotPool
from serai.server.bot_worker import Request, Thinker
from serai.server.identity import Identities, Session
from serai.server.limits import Limits
from serai.server.live_connections import Closing, Conversation, LiveConnections, refusal
from serai.server.metrics import Metrics
from serai.server.responses import ENCODER, trouble_of
from serai.server.settings import Settings
from serai.server.threads import Threads
from serai.study.usual import usual_of
from trials.memory import MemoryStore

P = ParamSpec("P")
T = TypeVar("T")

FORESEEN = (Denied, Problem)
SETTINGS = Settings(origins=frozenset(), limits=False)
TURNS = 12  # of the event loop until a bot's move has been carried out
ADVISER = "greedy:width=1"
SPECTATOR, NOBODY = "spectator", "nobody"


class AtOnce(ThreadPoolExecutor):
    """Does what is given to other threads here and now: always in the same order, and faster."""

    def submit(self, fn: Callable[P, T], /, *args: P.args, **kwargs: P.kwargs) -> Future[T]:
        """The result is there already."""
        done: Future[T] = Future()
        try:
            done.set_result(fn(*args, **kwargs))
        except Exception as error:
            done.set_exception(error)
        return done


class PatientBots(BotPool):
    """Bots that move when the trial says so, and what it says."""

    def __init__(self) -> None:
        super().__init__(workers=0)
        self.asked: list[asyncio.Future[list[str]]] = []

    async def start(self) -> None:
        """There are no processes."""

    async def stop(self) -> None:
        """Nobody waits any more."""
        for asked in self.asked:
            asked.cancel()

    async def moves(
        self,
        table: str,
        transcript_lines: Job,
        seat: int,
        spec: str,
        limit: int | None = None,
        guests: Sequence[str] = (),
    ) -> list[str]:
        """Wait for the trial."""
        asked: asyncio.Future[list[str]] = asyncio.get_running_loop().create_future()
        self.asked.append(asked)
        try:
            return await asked
        finally:
            self.asked.remove(asked)

    async def hint(
        self, table: str, job: Job, seat: int, steps: list[str], guests: Sequence[str] = ()
    ) -> HintTold:
        """Think here and now, as a process would."""
        request = Request(table, job, seat, ADVISER, math.inf, hint=True, steps=steps)
        return Thinker(0).hint(request)


class Listener:
    """Somebody with a live connection; `heard` is everything that came to them, in order."""

    def __init__(self, live: LiveConnections, table: str, session: Session | None) -> None:
        self.heard: list[bytes] = []
        self.closed = False
        self.guest = None if session is None else session.guest.id
        self.subscription: Subscription | None = None
        self._up: list[Message] = [{"type": "websocket.connect"}]
        scope = {"type": "websocket", "path": "/", "headers": [], "subprotocols": []}
        self._socket = WebSocket(scope, self._receive, self._send)
        self._talk = Conversation(live, self._socket, table, session, "192.0.2.1")
        self._house = live.house
        self._table = table

    async def _receive(self) -> Message:
        return self._up.pop(0)

    async def _send(self, message: Message) -> None:
        if message["type"] == "websocket.send":
            self.heard.append(message["text"].encode())

    async def greet(self, hello: Hello) -> None:
        """Connect for the first time."""
        await self._socket.accept()
        await self.come(hello)

    async def come(self, hello: Hello) -> None:
        """Connect, or connect again."""
        self.closed = False
        try:
            made = await self._house.subscribe(self._table, self.guest, hello)
        except Denied as error:
            self.heard.append(refusal(error))
            self.closed = True
            return
        assert isinstance(made, Subscription)
        self.subscription = made

    async def say(self, text: str) -> None:
        """Send a frame, and hear the answer to it."""
        if self.closed or self.subscription is None:
            return
        self._up.append({"type": "websocket.receive", "text": text})
        try:
            message = await self._talk.received()
            if message is not None:
                await self._talk.answer(self.subscription, message)
                await asyncio.gather(*self._talk.asides.values())
        except Closing as closing:
            self.heard.append(b"closed %d" % closing.code)
            self.hang_up()

    def listen(self) -> None:
        """Take everything that is waiting."""
        if self.subscription is not None:
            while (frame := self.subscription.take()) is not None:
                self.heard.append(frame)

    def hang_up(self) -> None:
        """Nobody listens here any more."""
        self.closed = True
        if self.subscription is not None:
            self.subscription.close()


class World:
    """A table in a house of its own, and its listeners by name."""

    def __init__(self, stored: Stored, sessions: Mapping[str, Session | None]) -> None:
        self.store = MemoryStore()
        self.table = stored.table.id
        self.store.tables[self.table] = stored
        self.sessions = sessions
        self.bots = PatientBots()
        self.now = stored.table.created
        clock = Clock(lambda: self.now, lambda: self.now)
        self.house = House(self.store, self.bots, Threads(), clock=clock, usual_of=usual_of)
        identities = Identities(MemoryStore())
        self.live = LiveConnections(self.house, SETTINGS, identities, Limits(on=False), Metrics())
        self.listeners: dict[str, Listener] = {}
        self.hosted: HostedTable

    async def open(self, identities: Identities, hellos: Mapping[str, Hello]) -> None:
        """Load the table, and let everybody connect."""
        self.live.identities = identities
        self.hosted = await self.house.tables.hosted(self.table)
        for name, hello in hellos.items():
            listener = Listener(self.live, self.table, self.sessions[name])
            await listener.greet(hello)
            self.listeners[name] = listener

    async def close(self) -> None:
        """Everybody goes."""
        for listener in self.listeners.values():
            listener.hang_up()
        await self.house.close()

    def guest(self, name: str) -> str | None:
        """The identity of somebody."""
        session = self.sessions[name]
        return None if session is None else session.guest.id

    async def bot_moves(self, moves: list[str]) -> None:
        """Let the bot that is thinking make these moves."""
        if self.bots.asked:
            self.bots.asked[-1].set_result(moves)
        await settled()

    async def takeback_lapses(self) -> None:
        """Not everybody has answered in time."""
        wish = self.hosted.table.takeback
        if wish is not None:
            await self.house.lapsing.lapse(self.hosted.row.id, wish)
        await settled()

    async def request(self, name: str, what: str, *args: Any) -> None:
        """Ask by HTTP; the answer is heard by whoever asked."""
        self.listeners[name].heard.append(await self.answered(name, what, args))
        await settled()

    async def answered(self, name: str, what: str, args: tuple[Any, ...]) -> bytes:
        """The answer to a request, with its status."""
        try:
            given = await self.called(name, what, args)
        except FORESEEN as error:
            status, trouble = trouble_of(error)
            return b"%d %s" % (status, ENCODER.encode(Error(trouble=trouble)))
        if isinstance(given, Seated):
            given = Seated(seat=given.seat, token="")  # a new token is random by nature
        elif isinstance(given, Invite):
            given = Invite(invite="")
        return b"200 " + (given if isinstance(given, bytes) else ENCODER.encode(given))

    async def called(self, name: str, what: str, args: tuple[Any, ...]) -> object:
        """Ask the house; who has no identity gets no further where one is needed."""
        house, guest = self.house, self.guest(name)
        if what == "told":
            return await house.lists.told(self.table, guest)
        if what in ("events", "kept", "transcript"):
            return await getattr(house.whole, what)(self.table, guest, *args)
        if what == "public":
            return await house.lists.public(guest)
        if guest is None:
            raise Denied(401, "no-identity")
        if what == "tables_of":
            return await house.lists.of_guest(guest)
        if what == "create":
            return await house.opener.create(guest, name, *args)
        if what == "sit":
            return await house.seats.sit(self.table, guest, name, *args)
        part = house.opener if what == "rematch" else house.seats
        return await getattr(part, what)(self.table, guest, *args)


async def settled() -> None:
    """Whatever has begun comes to its end."""
    for _ in range(TURNS):
        await asyncio.sleep(0)
