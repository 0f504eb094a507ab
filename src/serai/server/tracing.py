"""Every request has an id, is counted, and leaves a line in the log when it is answered."""

from __future__ import annotations

import logging
from time import perf_counter

from starlette.datastructures import MutableHeaders
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from serai.server import request_ids
from serai.server.endpoint import EVENT_STREAM
from serai.server.limits import address_of
from serai.server.log_text import table_told
from serai.server.logs import Visitors, details
from serai.server.metrics import METHODS, OTHER, Metrics

LOG = logging.getLogger("serai.requests")
ACCEPTED = 101  # the status of a live connection
GONE = 499  # nobody waited for the answer


class Traced:
    """The outermost of the guards: what it tells is what was sent."""

    def __init__(self, app: ASGIApp, metrics: Metrics) -> None:
        self.app = app
        self.metrics = metrics
        self.visitors = Visitors()

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] not in ("http", "websocket"):
            await self.app(scope, receive, send)
            return
        answer = Answered(request_ids.begin())

        async def noted(message: Message) -> None:
            answer.note(message)
            await send(message)

        begun = perf_counter()
        try:
            await self.app(scope, receive, noted)
        finally:
            self.tell(scope, answer, perf_counter() - begun)

    def tell(self, scope: Scope, answer: Answered, seconds: float) -> None:
        """Count it, and write it down: what was asked for as it is declared, never as it came."""
        route = getattr(scope.get("route"), "path", OTHER)
        wanted = scope.get("method", "GET")
        method = wanted if wanted in METHODS else OTHER
        live = answer.is_live
        self.metrics.requests.labels(route, method, str(answer.status)).inc()
        if not live:
            self.metrics.request_seconds.labels(route, method).observe(seconds)
        if LOG.isEnabledFor(logging.INFO):
            more = details(
                status=answer.status,
                milliseconds=round(seconds * 1000, 1),
                table=table_told(scope.get("path_params", {}).get("table")),
                visitor=self.visitors.told(address_of(scope)),
                closed=answer.code,
            )
            LOG.info("%s %s", "LIVE" if live else method, route, extra=more)


class Answered:
    """What was sent in answer to a request."""

    def __init__(self, request: str) -> None:
        self.request = request
        self.status = GONE
        self.is_live = False
        self.code: int | None = None  # with which a live connection was closed

    def note(self, message: Message) -> None:
        """Look at one message to the client, and give it the id."""
        kind = message["type"]
        if kind == "http.response.start":
            self.status = message["status"]
            headers = MutableHeaders(scope=message)
            headers[request_ids.HEADER] = self.request
            self.is_live = headers.get("content-type", "").startswith(EVENT_STREAM)
        elif kind == "websocket.accept":
            self.status, self.is_live = ACCEPTED, True
            message.setdefault("headers", [])
            MutableHeaders(scope=message)[request_ids.HEADER] = self.request
        elif kind == "websocket.close":
            self.code = message.get("code")
            if not self.is_live:
                self.status = 403
