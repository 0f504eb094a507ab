"""One endpoint of the API in one place: what it takes, what it gives, and who may call it.

The routes of the application and the description of the API are both made from these.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping
from dataclasses import dataclass, field
from enum import Enum
from typing import Any

from starlette.types import Scope

from serai.house.denied import Denied
from serai.house.house import House
from serai.house.stored_rows import GuestRecord
from serai.server.departures import Departures
from serai.server.health import HealthCheck
from serai.server.identity import Identities, Session
from serai.server.limits import Limits
from serai.server.live_connections import LiveConnections
from serai.server.metrics import Metrics

EVENT_STREAM = "text/event-stream"


class Who(Enum):
    """Who may call; the house itself looks who is host, who sits and who watches."""

    ANYBODY = "anybody"
    GUEST = "guest"
    NEWCOMER = "newcomer"  # becomes a guest by calling


@dataclass
class Call:
    """One request, decoded and checked, on its way to the house."""

    house: House
    identities: Identities
    limits: Limits
    live: LiveConnections
    health: HealthCheck
    metrics: Metrics
    departures: Departures
    address: str
    session: Session | None
    path: Mapping[str, Any]
    query: Any = None
    body: Any = None
    headers: Mapping[str, str] = field(default_factory=dict)
    scope: Scope = field(default_factory=dict)
    cookie: str | None = None  # to be set with the answer; empty: to be taken away

    @property
    def guest(self) -> str | None:
        """The caller's id, if there is one."""
        return None if self.session is None else self.session.guest.id

    @property
    def caller(self) -> GuestRecord:
        """The caller, who must be known."""
        if self.session is None:
            raise Denied(401, "no-identity")
        return self.session.guest

    @property
    def scheme(self) -> str:
        """How the request came: http or https."""
        return str(self.scope.get("scheme", "http"))

    @property
    def table(self) -> str:
        """The table of the path."""
        return str(self.path["table"])

    @property
    def seat(self) -> int:
        """The seat of the path."""
        return int(self.path["seat"])

    async def greet(self, name: str) -> None:
        """Make the caller a guest."""
        self.limits.take("guest", None, self.address)
        self.session = await self.identities.make(name)
        self.cookie = self.session.cookie


Handler = Callable[[Call], Awaitable[object]]


@dataclass(frozen=True)
class Endpoint:
    """`refuses` are the statuses that the house itself may answer with.

    A handler gives a struct, or bytes that are JSON already, or (with `media`) text, or a whole
    response.
    """

    method: str
    path: str
    handle: Handler
    gives: Any
    wants: Any = None
    query: Any = None
    status: int = 200
    who: Who = Who.ANYBODY
    rate: str = "read"
    refuses: tuple[int, ...] = ()
    media: str = "application/json"
    bars: bool = True  # those who are banned; what is not barred, everybody may have

    @property
    def statuses(self) -> tuple[int, ...]:
        """All statuses of refusals, in order."""
        found = {*self.refuses, 400, 403, 429, 500, 503}
        if self.method != "GET":
            found |= {413, 415}
        if "{" in self.path:
            found.add(404)
        if self.who is Who.GUEST:
            found.add(401)
        return tuple(sorted(found))
