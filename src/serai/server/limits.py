"""How often somebody may do something: token buckets per guest and per address.

Who asks for too much of what costs the house something is refused (`take`). Who only talks too fast
is listened to more slowly (`pace`): others at the same address, whose bucket it is as well, are
not to be thrown out for it.
"""

from __future__ import annotations

import time
from collections import Counter, OrderedDict
from collections.abc import Callable
from ipaddress import AddressValueError, IPv6Address
from math import ceil
from typing import NamedTuple

from starlette.types import Scope

from serai.house.denied import Denied

MINUTE, HOUR, DAY = 60.0, 3600.0, 86_400.0
MOST_BUCKETS = 100_000
SHARED = 5  # people may share an address: it may do as much as so many of them
SOCKETS_OF_GUEST = 10
CONNECTIONS_OF_GUEST = 40  # of which some are live; browsers keep six others at hand
SOCKETS_UNLIMITED = 20_000
LONGEST_WAIT = 5.0  # seconds; who would have to wait longer is refused


class Rate(NamedTuple):
    """So many at once, and again so many within `seconds`."""

    burst: int
    seconds: float

    @property
    def per_second(self) -> float:
        return self.burst / self.seconds


RATES: dict[str, tuple[Rate, ...]] = {
    "arrive": (Rate(100, 10.0),),  # a new connection, whatever it is for
    "request": (Rate(200, 5.0),),  # of any kind, also for a file
    "connect": (Rate(30, 30.0),),  # live
    "frame": (Rate(60, 2.0),),  # kilobytes, each begun one counts
    "log": (Rate(20, 10.0),),  # told from where the client says
    "read": (Rate(100, 5.0),),
    "guest": (Rate(10, 10 * MINUTE), Rate(60, DAY)),
    "create": (Rate(10, 10 * MINUTE), Rate(60, DAY)),
    "seat": (Rate(20, MINUTE),),
    "move": (Rate(20, 4.0),),
    "draft": (Rate(40, 2.0),),
    "say": (Rate(3, 6.0),),
    "ask": (Rate(40, 2.0),),
    "preview": (Rate(400, 10.0),),  # moves
    "import": (Rate(6, MINUTE),),  # a whole match is played, or all that is kept of somebody read
    "hint": (Rate(20, 60.0),),  # a bot thinks for some seconds
    "look": (Rate(40, 8.0),),  # at an earlier moment: the match is played up to it
    "health": (Rate(10, 10.0),),
}
KINDS = (*RATES, "sockets", "connections")  # what can be refused
FAULTS = Rate(10, 100.0)  # frames of one live connection that are no messages


class Bucket:
    """The tokens of one connection."""

    def __init__(self, rate: Rate, clock: Callable[[], float] = time.monotonic) -> None:
        self._rate = rate
        self._clock = clock
        self._tokens = float(rate.burst)
        self._at = clock()

    def take(self) -> bool:
        """Take a token; False: there is none."""
        now = self._clock()
        gained = (now - self._at) * self._rate.per_second
        self._tokens, self._at = min(self._rate.burst, self._tokens + gained), now
        if self._tokens < 1:
            return False
        self._tokens -= 1
        return True


class Share(NamedTuple):
    """How many connections of a kind somebody may have at once."""

    kind: str
    subject: str
    most: int


def address_of(scope: Scope) -> str:
    """Where a caller is, as far as the server knows."""
    client = scope.get("client")
    return str(client[0]) if client else ""


def place_of(address: str) -> str:
    """Whose address this is: with IPv6 a household has a whole /64."""
    try:
        ip = IPv6Address(address)
    except AddressValueError:
        return address
    return str(ip.ipv4_mapped or int(ip) >> 64)


class Limits:
    """All buckets of the server, and the number of its live connections."""

    def __init__(
        self, on: bool, clock: Callable[[], float] = time.monotonic, *, people: int = SHARED
    ) -> None:
        self.on = on
        self.people = people  # that an address may be
        self._clock = clock
        self._buckets: OrderedDict[tuple[str, int, str], tuple[float, float]] = OrderedDict()
        self._counted: Counter[tuple[str, str]] = Counter()
        self.refused: Counter[str] = Counter()  # how often, by kind

    def take(self, kind: str, guest: str | None, address: str, count: int = 1) -> None:
        """Count so many more of this kind; Denied if that is too many."""
        self._take(kind, guest, address, count, 0.0)

    def pace(self, kind: str, guest: str | None, address: str, count: int = 1) -> float:
        """The same, but who is only a little too fast is told how many seconds to wait."""
        return self._take(kind, guest, address, count, LONGEST_WAIT)

    def _take(
        self, kind: str, guest: str | None, address: str, count: int, patience: float
    ) -> float:
        if not self.on:
            return 0.0
        subjects = [(f"@{place_of(address)}", self.people)]
        if guest is not None:
            subjects.append((guest, 1))
        now = self._clock()
        left: list[tuple[tuple[str, int, str], float]] = []
        wait = 0.0
        for nth, rate in enumerate(RATES[kind]):
            for subject, share in subjects:
                key = (kind, nth, subject)
                burst = rate.burst * share
                per_second = rate.per_second * share
                tokens, at = self._buckets.get(key, (float(burst), now))
                tokens = min(burst, tokens + (now - at) * per_second) - count
                left.append((key, tokens))
                wait = max(wait, -tokens / per_second)
        if wait > patience:
            self.refused[kind] += 1
            raise Denied(429, "too-many", seconds=ceil(wait))
        for key, tokens in left:
            self._buckets[key] = (tokens, now)
            self._buckets.move_to_end(key)
        while len(self._buckets) > MOST_BUCKETS:
            self._buckets.popitem(last=False)
        return wait

    def enter(self, guest: str | None, address: str) -> None:
        """Count one more live connection; Denied if that is too many."""
        self._enter(self._sockets_of(guest, address))

    def leave(self, guest: str | None, address: str) -> None:
        """A live connection is gone."""
        self._leave(self._sockets_of(guest, address))

    def arrive(self, address: str) -> None:
        """Count one more connection of any kind; Denied if that is too many."""
        self.take("arrive", None, address)
        self._enter(self._connections_of(address))

    def depart(self, address: str) -> None:
        """A connection is gone."""
        self._leave(self._connections_of(address))

    def _sockets_of(self, guest: str | None, address: str) -> list[Share]:
        shares = [Share("live", f"@{place_of(address)}", self.people * SOCKETS_OF_GUEST)]
        return shares if guest is None else [*shares, Share("live", guest, SOCKETS_OF_GUEST)]

    def _connections_of(self, address: str) -> list[Share]:
        return [Share("any", f"@{place_of(address)}", self.people * CONNECTIONS_OF_GUEST)]

    def _enter(self, shares: list[Share]) -> None:
        for kind, subject, most in shares:
            if self._counted[kind, subject] >= (most if self.on else SOCKETS_UNLIMITED):
                self.refused["connections" if kind == "any" else "sockets"] += 1
                raise Denied(429, "sockets", most=most)
        for kind, subject, _ in shares:
            self._counted[kind, subject] += 1

    def _leave(self, shares: list[Share]) -> None:
        for kind, subject, _ in shares:
            self._counted[kind, subject] -= 1
            if not self._counted[kind, subject]:
                del self._counted[kind, subject]
