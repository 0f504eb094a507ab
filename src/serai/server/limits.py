"""How often somebody may do something: token buckets per guest and per address."""

from __future__ import annotations

import time
from collections import Counter, OrderedDict
from collections.abc import Callable
from ipaddress import AddressValueError, IPv6Address
from math import ceil
from typing import NamedTuple

from serai.server.denied import Denied

MINUTE, HOUR, DAY = 60.0, 3600.0, 86_400.0
MOST_BUCKETS = 100_000
SHARED = 5  # people may share an address: it may do as much as so many of them
SOCKETS_OF_GUEST = 10
SOCKETS_OF_ADDRESS = 50
SOCKETS_UNLIMITED = 20_000


class Rate(NamedTuple):
    """So many at once, and again so many within `seconds`."""

    burst: int
    seconds: float

    @property
    def per_second(self) -> float:
        return self.burst / self.seconds


RATES: dict[str, tuple[Rate, ...]] = {
    "read": (Rate(100, 5.0),),
    "guest": (Rate(10, 10 * MINUTE), Rate(60, DAY)),
    "create": (Rate(10, 10 * MINUTE), Rate(60, DAY)),
    "seat": (Rate(20, MINUTE),),
    "move": (Rate(20, 4.0),),
    "draft": (Rate(40, 2.0),),
    "say": (Rate(3, 6.0),),
    "ask": (Rate(40, 2.0),),
    "hint": (Rate(20, 60.0),),  # a bot thinks for some seconds
    "look": (Rate(40, 8.0),),  # at an earlier moment: the match is played up to it
    "health": (Rate(10, 10.0),),
}
FRAMES = Rate(60, 2.0)  # of one live connection
FAULTS = Rate(10, 100.0)  # frames of one live connection that are no messages


class Bucket:
    """The tokens of one live connection."""

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


def place_of(address: str) -> str:
    """Whose address this is: with IPv6 a household has a whole /64."""
    try:
        ip = IPv6Address(address)
    except AddressValueError:
        return address
    return str(ip.ipv4_mapped or int(ip) >> 64)


class Limits:
    """All buckets of the server, and the number of its live connections."""

    def __init__(self, on: bool, clock: Callable[[], float] = time.monotonic) -> None:
        self.on = on
        self._clock = clock
        self._buckets: OrderedDict[tuple[str, int, str], tuple[float, float]] = OrderedDict()
        self._sockets: Counter[str] = Counter()

    def take(self, kind: str, guest: str | None, address: str) -> None:
        """Count one more of this kind; Denied if that is too many."""
        if not self.on:
            return
        subjects = [(f"@{place_of(address)}", SHARED)]
        if guest is not None:
            subjects.append((guest, 1))
        now = self._clock()
        filled: list[tuple[tuple[str, int, str], float]] = []
        wait = 0.0
        for nth, rate in enumerate(RATES[kind]):
            for subject, share in subjects:
                key = (kind, nth, subject)
                burst = rate.burst * share
                tokens, at = self._buckets.get(key, (float(burst), now))
                tokens = min(burst, tokens + (now - at) * rate.per_second * share)
                filled.append((key, tokens))
                if tokens < 1:
                    wait = max(wait, (1 - tokens) / (rate.per_second * share))
        if wait > 0:
            raise Denied(429, "too-many", seconds=ceil(wait))
        for key, tokens in filled:
            self._buckets[key] = (tokens - 1, now)
            self._buckets.move_to_end(key)
        while len(self._buckets) > MOST_BUCKETS:
            self._buckets.popitem(last=False)

    def enter(self, guest: str | None, address: str) -> None:
        """Count one more live connection; Denied if that is too many."""
        for subject, most in self._sockets_of(guest, address):
            if self._sockets[subject] >= (most if self.on else SOCKETS_UNLIMITED):
                raise Denied(429, "sockets", most=most)
        for subject, _ in self._sockets_of(guest, address):
            self._sockets[subject] += 1

    def leave(self, guest: str | None, address: str) -> None:
        """A live connection has ended."""
        for subject, _ in self._sockets_of(guest, address):
            self._sockets[subject] -= 1
            if not self._sockets[subject]:
                del self._sockets[subject]

    def _sockets_of(self, guest: str | None, address: str) -> list[tuple[str, int]]:
        counted = [(f"@{place_of(address)}", SOCKETS_OF_ADDRESS)]
        return counted if guest is None else [*counted, (guest, SOCKETS_OF_GUEST)]
