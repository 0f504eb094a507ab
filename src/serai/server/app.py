"""The application: endpoints, live connections and pages, behind the guards."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable, Mapping
from contextlib import asynccontextmanager
from typing import Any, Protocol

import msgspec
from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.middleware.gzip import GZipMiddleware
from starlette.requests import ClientDisconnect, HTTPConnection, Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Route, WebSocketRoute

from serai.core.speech import Problem
from serai.games import load
from serai.house.denied import Denied
from serai.house.house import House
from serai.house.protocol import LONGEST_FRAME, AnyMessage, FromClient, Message
from serai.house.store import Conflict, StorageTrouble
from serai.house.strict_json import decoded
from serai.server import guard
from serai.server.caretaker import Caretaker
from serai.server.departures import Departures, LeavingBook
from serai.server.endpoint import Call, Endpoint, Who
from serai.server.health import HealthCheck
from serai.server.identity import GuestBook, Identities, Session, cookie_header, cookie_name
from serai.server.limits import Limits, address_of
from serai.server.live_connections import BANNED, LiveConnections, cookie_of
from serai.server.metrics import Metrics
from serai.server.order_watch import OrderBook, OrderWatch
from serai.server.path_and_query import converted_path, converted_query
from serai.server.responses import ENCODER, JSON, LOG, error_answer
from serai.server.retention import Purge
from serai.server.routes import ENDPOINTS
from serai.server.settings import Settings
from serai.server.static import Pages
from serai.server.tracing import Traced

Answering = Callable[[Request], Awaitable[Response]]
FORESEEN = (Denied, Problem, HTTPException, Conflict, StorageTrouble)


class Nothing(FromClient, frozen=True):
    """The body of a request that needs none."""


class Book(GuestBook, LeavingBook, Protocol):
    """Who has come by, and who is leaving."""


class Reception:
    """Brings requests to the house, and answers back."""

    def __init__(
        self,
        house: House,
        guests: Book,
        health: HealthCheck,
        settings: Settings,
        metrics: Metrics,
    ) -> None:
        self.house = house
        self.departures = Departures(house, guests, self.has_left)
        self.health = health
        self.metrics = metrics
        self.settings = settings
        self.identities = Identities(guests)
        self.limits = Limits(settings.limits, people=settings.people)
        self.live = LiveConnections(house, settings, self.identities, self.limits, metrics)

    def has_left(self, guest: str) -> None:
        """Somebody is nobody any more."""
        self.identities.forget(guest)
        self.live.end(guest)

    def turn_away(self, guest: str) -> None:
        """Somebody may no longer come."""
        self.identities.forget(guest)
        self.live.end(guest, BANNED)

    def look_again(self, guest: str) -> None:
        """Something else holds for somebody now."""
        self.identities.forget(guest)

    def look_at_all_again(self) -> None:
        """Somebody else may have changed anything: nothing that is remembered counts."""
        self.identities.forget_all()
        self.house.tables.forget_all()

    async def session_of(self, connection: HTTPConnection) -> Session | None:
        """Who is calling."""
        return await self.identities.among(connection.cookies, cookie_of(connection, self.settings))

    def answering(self, endpoints: Mapping[str, Endpoint]) -> Answering:
        """The handler of one path with all its methods."""
        decoders = {method: decoder_of(one.wants) for method, one in endpoints.items()}

        async def answer(request: Request) -> Response:
            method = "GET" if request.method == "HEAD" else request.method
            return await self.answer(request, endpoints[method], decoders[method])

        return answer

    async def answer(
        self, request: Request, endpoint: Endpoint, decoder: msgspec.json.Decoder[Any]
    ) -> Response:
        """Check, decode, ask the house, encode."""
        address = address_of(request.scope)
        session = await self.session_of(request)
        call = Call(
            house=self.house,
            identities=self.identities,
            limits=self.limits,
            live=self.live,
            health=self.health,
            metrics=self.metrics,
            departures=self.departures,
            address=address,
            session=session,
            path=converted_path(request.path_params),
            headers=request.headers,
            scope=request.scope,
        )
        self.limits.take(endpoint.rate, call.guest, address)
        if session is not None and endpoint.bars:
            session.check_may_come()
        if endpoint.query is not None:
            call.query = converted_query(request.query_params.multi_items(), endpoint.query)
        if endpoint.method != "GET":
            call.body = await self.body_of(request, endpoint, decoder)
        if endpoint.who is Who.GUEST:
            _ = call.caller  # or Denied
        try:
            given = await endpoint.handle(call)
        except FORESEEN as error:
            return self.with_cookie(error_answer(error), call)
        if isinstance(given, Response):
            return given
        data = given if isinstance(given, bytes | str) else ENCODER.encode(given)
        media = f"{endpoint.media}; charset=utf-8" if endpoint.media != JSON else JSON
        return self.with_cookie(Response(data, endpoint.status, media_type=media), call)

    async def body_of(
        self, request: Request, endpoint: Endpoint, decoder: msgspec.json.Decoder[Any]
    ) -> Any:
        """The body as the endpoint wants it."""
        try:
            async with asyncio.timeout(self.settings.patience):
                data = await request.body()
        except (TimeoutError, ClientDisconnect):
            raise Denied(400, "slow") from None
        if not data and endpoint.wants is None:
            return None
        if "content-type" not in request.headers:
            raise Denied(415, "content-type")
        if len(data) > LONGEST_FRAME:
            found = await asyncio.to_thread(decoded, decoder, data)
        else:
            found = decoded(decoder, data)
        if endpoint.wants is not None and not isinstance(found, endpoint.wants):
            raise Denied(400, "bad-request", place="$.type")
        return found

    def with_cookie(self, response: Response, call: Call) -> Response:
        """An identity that was made, renewed or taken away goes back with any answer."""
        if call.cookie is not None:
            host = call.headers.get("host", "")
            safe = self.settings.is_safe(call.scheme, host)
            name = cookie_name(host, safe)
            response.headers["Set-Cookie"] = cookie_header(name, call.cookie, safe)
        return response


def decoder_of(wanted: Any) -> msgspec.json.Decoder[Any]:
    """For bodies of this type. Among others of its kind a message must say what it is."""
    is_message = isinstance(wanted, type) and issubclass(wanted, Message)
    return msgspec.json.Decoder(AnyMessage if is_message else wanted or Nothing)


async def failed(request: Request, error: Exception) -> Response:
    """Any refusal as an answer."""
    del request
    return error_answer(error)


def api_routes(reception: Reception) -> list[BaseRoute]:
    """One route for each path, whatever its methods: so that a wrong one is told all of them."""
    paths: dict[str, dict[str, Endpoint]] = {}
    for endpoint in ENDPOINTS:
        paths.setdefault(endpoint.path, {})[endpoint.method] = endpoint
    return [
        Route(path, reception.answering(found), methods=list(found))
        for path, found in paths.items()
    ]


def tell_of_broken_games() -> None:
    """A game that cannot be played is no reason not to open, but whoever hosts it must know."""
    for name in load.names():
        trouble = load.trouble_with(name)
        if trouble is not None:
            LOG.error("%s", trouble, exc_info=trouble.__cause__)


def build(
    house: House,
    guests: Book,
    health: HealthCheck,
    settings: Settings,
    metrics: Metrics | None = None,
    purge: Purge | None = None,
    orders: OrderBook | None = None,
) -> Starlette:
    """The application over a house; the house is opened and closed with it.

    `purge` removes what has become too old, `orders` has what whoever runs the server wants done.
    """
    metrics = Metrics() if metrics is None else metrics
    reception = Reception(house, guests, health, settings, metrics)
    pages = Pages(settings, house.lists.game_of)

    @asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
        del app
        tell_of_broken_games()
        await house.open()
        health.watch.start()
        going_on = reception.departures.go_on
        beside = [asyncio.create_task(going_on())]
        if purge is not None:
            beside.append(asyncio.create_task(purge.every_day(going_on)))
        watch = None
        if orders is not None:
            caretaker = Caretaker(house, orders, reception.departures, reception, purge)
            watch = OrderWatch(orders, caretaker)
            await watch.open()
        try:
            yield
        finally:
            for task in beside:
                task.cancel()
            health.watch.stop()
            if watch is not None:
                await watch.close()
            reception.live.end_all()
            await house.close()

    async def page_or_trouble(request: Request, error: Exception) -> Response:
        if request.url.path.startswith("/api/"):
            return error_answer(error)
        return await pages.nowhere(request)

    app = Starlette(
        routes=[
            *api_routes(reception),
            WebSocketRoute("/api/tables/{table}/live", reception.live.socket),
            *pages.routes(),
        ],
        middleware=[
            Middleware(Traced, metrics=metrics),
            Middleware(guard.SafeHeaders, settings=settings),
            Middleware(guard.Shield),
            Middleware(guard.OneAfterTheOther, limits=reception.limits),
            Middleware(guard.OwnPagesOnly, settings=settings),
            Middleware(guard.BodiesInOrder),
            Middleware(GZipMiddleware, minimum_size=1000, compresslevel=6),
        ],
        exception_handlers={404: page_or_trouble, **dict.fromkeys(FORESEEN, failed)},
        lifespan=lifespan,
    )
    app.router.redirect_slashes = False
    app.state.live = reception.live
    return app
