"""Live connections: a WebSocket, or an event stream where WebSockets are blocked.

Each has its own subscription and its own pace: who reads slowly is closed and may come again,
and nobody else waits for it. What a client sends is answered in order.

A connection is closed with a code that tells the client whether to try again: 1001 the server
goes away, 1013 too slow, 4408 silent for too long, 4429 too many (try again later); 4400 not our
protocol, 4401 the identity has ended, 4403 and 4404 this table, or none, is for you (do not). Who
comes back too often is not even let in. A connection counts until it is gone, not until we hang up.
"""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Coroutine
from typing import Any

import msgspec
from starlette.requests import HTTPConnection
from starlette.types import Scope
from starlette.websockets import WebSocket, WebSocketDisconnect, WebSocketState

from serai.house.denied import Denied
from serai.house.house import House
from serai.house.protocol import (
    LONGEST_FRAME,
    Act,
    AnyMessage,
    Ask,
    Hello,
    Hint,
    Ping,
    Pong,
    Refused,
)
from serai.house.strict_json import decoded
from serai.house.subscription import Subscription
from serai.server import request_ids
from serai.server.act_limits import admitted, check_question
from serai.server.act_record import ActRecord
from serai.server.identity import Identities, Session, cookie_name
from serai.server.limits import FAULTS, LONGEST_WAIT, Bucket, Limits, address_of
from serai.server.metrics import Metrics
from serai.server.path_and_query import converted_path
from serai.server.responses import ENCODER, trouble_of
from serai.server.settings import Settings

GONE = "serai.gone"  # in the state of a scope: a future that is done when its connection is gone
KILOBYTE = 1024
GOING_AWAY, SLOW_READER = 1001, 1013
BAD_FRAMES, ENDED, BANNED, SILENT = 4400, 4401, 4403, 4408
GONE_MEANWHILE = (WebSocketDisconnect, OSError, RuntimeError, TimeoutError)  # nothing of note
DECODER: msgspec.json.Decoder[AnyMessage] = msgspec.json.Decoder(AnyMessage)


class Closing(Exception):
    """The connection is to be closed with this code."""

    def __init__(self, code: int) -> None:
        super().__init__(code)
        self.code = code


class LiveConnections:
    """All live connections of this process."""

    def __init__(
        self,
        house: House,
        settings: Settings,
        identities: Identities,
        limits: Limits,
        metrics: Metrics,
    ) -> None:
        self.house = house
        self.settings = settings
        self.identities = identities
        self.limits = limits
        self.metrics = metrics
        self._open: dict[asyncio.Future[int], str | None] = {}

    def guests(self) -> list[str | None]:
        """Whose they are."""
        return list(self._open.values())

    def begin(self, guest: str | None, address: str) -> asyncio.Future[int]:
        """Count one more; the future is done when it must end, with the code of closing."""
        self.limits.take("connect", guest, address)
        self.limits.enter(guest, address)
        ending: asyncio.Future[int] = asyncio.get_running_loop().create_future()
        self._open[ending] = guest
        return ending

    def done(
        self, ending: asyncio.Future[int], guest: str | None, address: str, scope: Scope
    ) -> None:
        """One less, as soon as the connection of this scope is really gone."""
        ending.cancel()
        if ending not in self._open:
            return
        del self._open[ending]
        gone = gone_of(scope)
        if gone is None:
            self.limits.leave(guest, address)
        else:
            gone.add_done_callback(lambda _: self.limits.leave(guest, address))

    def end(self, guest: str, code: int = ENDED) -> None:
        """Close all connections of a guest whose sessions were ended, or who may not come."""
        for ending, owner in self._open.items():
            if owner == guest and not ending.done():
                ending.set_result(code)

    def end_all(self) -> None:
        """The server goes away."""
        for ending in self._open:
            if not ending.done():
                ending.set_result(GOING_AWAY)

    async def socket(self, socket: WebSocket) -> None:
        """A WebSocket from its beginning to its end."""
        with contextlib.suppress(WebSocketDisconnect, OSError):  # it is gone already
            await self._socket(socket)

    async def _socket(self, socket: WebSocket) -> None:
        address = address_of(socket.scope)
        session = await self.identities.among(socket.cookies, cookie_of(socket, self.settings))
        guest = None if session is None else session.guest.id
        try:
            table = str(converted_path(socket.path_params)["table"])
            ending = self.begin(guest, address)
        except Denied as error:
            if error.key == "too-many":
                await socket.close()  # before it is accepted: as cheaply as it gets
                return
            await socket.accept()
            await refuse_and_close(socket, error)
            return
        try:
            await socket.accept()
            if session is not None and session.guest.banned:
                await refuse_and_close(socket, Denied(403, "banned"))
                return
            await Conversation(self, socket, table, session, address).run(ending)
        finally:
            self.done(ending, guest, address, socket.scope)


def gone_of(scope: Scope) -> asyncio.Future[None] | None:
    """What is done when the connection of a scope is gone, if the layers below us tell."""
    found: asyncio.Future[None] | None = scope.get("state", {}).get(GONE)
    return found


def cookie_of(connection: HTTPConnection, settings: Settings) -> str:
    """The name of the cookie that the caller has from us."""
    host = connection.headers.get("host", "")
    return cookie_name(host, settings.is_safe(connection.scope["scheme"], host))


def refusal(error: Exception, id_: str = "") -> bytes:
    """A frame that says why not."""
    return ENCODER.encode(Refused(id=id_, trouble=trouble_of(error)[1]))


async def refuse_and_close(socket: WebSocket, error: Exception) -> None:
    """Say why, then close with the code that belongs to the status."""
    status, trouble = trouble_of(error)
    await socket.send_text(ENCODER.encode(Refused(id="", trouble=trouble)).decode())
    await socket.close(4000 + status if status < 500 else 1011)


class Conversation:
    """One WebSocket with one client."""

    def __init__(
        self,
        connections: LiveConnections,
        socket: WebSocket,
        table: str,
        session: Session | None,
        address: str,
    ) -> None:
        self.connections = connections
        self.socket = socket
        self.table = table
        self.session = session
        self.guest = None if session is None else session.guest.id
        self.address = address
        self.gone = gone_of(socket.scope)
        self.request = request_ids.current()
        self.messages = 0
        self.faults = Bucket(FAULTS)
        self.turn_to_send = asyncio.Lock()
        self.asides: dict[str, asyncio.Task[None]] = {}

    async def run(self, ending: asyncio.Future[int]) -> None:
        """Greet, then listen and tell until one side has enough."""
        code = 1011
        subscription: Subscription | None = None
        try:
            subscription = await self.greeted(ending)
            code = await first_of(ending, self.listen(subscription), self.tell(subscription))
        except Closing as closing:
            code = closing.code
        except (WebSocketDisconnect, OSError):
            return
        except Exception as error:
            await self.give_up(error)
            return
        finally:
            for task in list(self.asides.values()):
                task.cancel()
            if subscription is not None:
                subscription.close()
        if code == BANNED:
            await self.give_up(Denied(403, "banned"))
        else:
            await self.close(code)

    async def greeted(self, ending: asyncio.Future[int]) -> Subscription:
        """The subscription that the first hello asks for; Denied, or Closing."""
        async with asyncio.timeout(self.connections.settings.greeting) as waiting:
            try:
                while not ending.done():
                    message = await self.received()
                    if isinstance(message, Hello):
                        waiting.reschedule(None)
                        await self.paced("log")
                        await self.check_identity()  # it may have ended while we began to count
                        return await self.connections.house.subscribe(
                            self.table, self.guest, message
                        )
                    if isinstance(message, Ping):
                        await self.send(ENCODER.encode(Pong(n=message.n)))
                    elif message is not None:
                        await self.send(refusal(Denied(400, "no-hello"), message.id))
            except asyncio.CancelledError:
                if waiting.expired():
                    raise Closing(SILENT) from None
                raise
        raise Closing(ending.result())

    async def tell(self, subscription: Subscription) -> int:
        """Send what the house publishes; ends if the client cannot follow."""
        while True:
            frame = await subscription.next()
            if frame is None:
                return SLOW_READER
            await self.send(frame)

    async def listen(self, subscription: Subscription) -> int:
        """Answer what the client says; ends if it says nothing for long."""
        while True:
            try:
                async with asyncio.timeout(self.connections.settings.idle):
                    message = await self.received()
            except TimeoutError:
                return SILENT
            if message is not None:
                self.messages += 1
                request_ids.begin_part(self.request, self.messages)
                await self.answer(subscription, message)

    async def received(self) -> AnyMessage | None:
        """The next message; None if it was none (the client has been told)."""
        event = await self.socket.receive()
        if event["type"] == "websocket.disconnect":
            raise WebSocketDisconnect(event.get("code") or 1005)
        try:
            text = event.get("text")
            if text is None:
                raise Denied(400, "json")
            data = text.encode("utf-8", "surrogatepass")
            if len(data) > LONGEST_FRAME:
                raise Denied(413, "too-large", most=LONGEST_FRAME)
            message = decoded(DECODER, data)
        except Denied as error:
            await self.fault(error)
            return None
        await self.paced("frame", 1 + len(data) // KILOBYTE)
        return message

    async def paced(self, kind: str, count: int = 1) -> None:
        """Listen no faster than this guest, and all at this address, may speak."""
        while True:
            try:
                wait = self.connections.limits.pace(kind, self.guest, self.address, count)
            except Denied:  # perhaps because of somebody else there: no reason to hang up
                await self.pause(LONGEST_WAIT)
                continue
            if wait:
                await self.pause(wait)
            return

    async def pause(self, seconds: float) -> None:
        """Do not listen for a while, unless there is nobody any more."""
        if self.gone is None:
            await asyncio.sleep(seconds)
        elif (await asyncio.wait([self.gone], timeout=seconds))[0]:
            raise WebSocketDisconnect(1006)

    async def fault(self, error: Denied) -> None:
        """Tell what was wrong with a frame, but not for ever."""
        if not self.faults.take():
            raise Closing(BAD_FRAMES)
        await self.send(refusal(error))

    async def answer(self, subscription: Subscription, message: AnyMessage) -> None:
        """One message, one answer; a hello is answered by what is published."""
        if isinstance(message, Ping):
            await self.send(ENCODER.encode(Pong(n=message.n)))
            return
        await self.check_identity()
        house, limits = self.connections.house, self.connections.limits
        id_ = message.id if isinstance(message, Act | Ask) else ""
        try:
            if isinstance(message, Act):
                with ActRecord(self.connections.metrics, self.table, message) as record:
                    act = admitted(limits, self.session, self.address, message)
                    given = record.answered(await house.acts.act(self.table, self.guest, act))
            elif isinstance(message, Ask):
                limits.take("ask", self.guest, self.address)
                check_question(limits, self.guest, self.address, message)
                if isinstance(message.query, Hint):
                    self.aside(message)
                    return
                given = await house.questions.ask(self.table, self.guest, message)
            else:
                await self.paced("log")
                await subscription.hello(message)
                return
        except WebSocketDisconnect:
            raise
        except Exception as error:
            given = refusal(error, id_)
        await self.send(given)

    def aside(self, message: Ask) -> None:
        """Answer when it is known, while everything else goes on; who asks again has to wait."""
        if message.id in self.asides:
            return
        self.connections.limits.take("hint", self.guest, self.address)
        task = asyncio.create_task(self.answer_aside(message))
        self.asides[message.id] = task
        task.add_done_callback(lambda _: self.asides.pop(message.id, None))

    async def answer_aside(self, message: Ask) -> None:
        """An answer for which a bot has to think."""
        try:
            given = await self.connections.house.questions.ask(self.table, self.guest, message)
        except Exception as error:
            given = refusal(error, message.id)
        with contextlib.suppress(Closing, *GONE_MEANWHILE):
            await self.send(given)

    async def check_identity(self) -> None:
        """Somebody whose sessions were ended is not served any more."""
        if self.session is not None:
            self.session = await self.connections.identities.of(self.session.cookie)
            if self.session is None:
                raise Closing(ENDED)
            if self.session.guest.banned:
                raise Closing(BANNED)

    async def send(self, frame: bytes) -> None:
        """One frame at a time; a client that does not take it is closed."""
        try:
            async with asyncio.timeout(self.connections.settings.patience), self.turn_to_send:
                await self.socket.send_text(frame.decode())
        except TimeoutError:
            raise Closing(SLOW_READER) from None
        except RuntimeError:  # it was closed by the layers below us, for good reason
            raise WebSocketDisconnect(1006) from None

    async def close(self, code: int) -> None:
        """Hang up, unless the client already has."""
        if self.socket.application_state is WebSocketState.CONNECTED:
            try:
                async with asyncio.timeout(self.connections.settings.patience):
                    await self.socket.close(code)
            except GONE_MEANWHILE:
                return

    async def give_up(self, error: Exception) -> None:
        """The house has turned the client down, or something has broken."""
        try:
            async with asyncio.timeout(self.connections.settings.patience):
                await refuse_and_close(self.socket, error)
        except GONE_MEANWHILE:
            return


async def first_of(ending: asyncio.Future[int], *works: Coroutine[Any, Any, int]) -> int:
    """What the first of these to end gives; the others are cancelled."""
    tasks = [asyncio.ensure_future(work) for work in works]
    try:
        done, _ = await asyncio.wait([ending, *tasks], return_when=asyncio.FIRST_COMPLETED)
    finally:
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
    return next(iter(done)).result()
