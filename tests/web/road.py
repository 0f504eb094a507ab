"""The way between a browser and a server, which can be out of order.

`set_offline` of the browser leaves open sockets alone; this is what really happens: packets do not
arrive, nobody is told, and connections that were open are forgotten on the way.
"""

from __future__ import annotations

import contextlib
import re
import socket
import threading
from dataclasses import dataclass, field

REFUSAL = b"HTTP/1.1 403 Forbidden\r\nContent-Length: 0\r\nConnection: close\r\n\r\n"
UPGRADE = re.compile(rb"^upgrade: *websocket", re.IGNORECASE | re.MULTILINE)


@dataclass
class Trip:
    """One connection: both ends, and whether anything still arrives."""

    ends: tuple[socket.socket, socket.socket]
    lost: bool = False
    carriers: list[threading.Thread] = field(default_factory=list)

    def end(self) -> None:
        """Hang up on both sides."""
        for end in self.ends:
            with contextlib.suppress(OSError):
                end.shutdown(socket.SHUT_RDWR)

    def close(self) -> None:
        """Leave nothing behind."""
        self.end()
        for carrier in self.carriers:
            carrier.join()
        for end in self.ends:
            end.close()


@dataclass
class Road:
    """Carries everything between a port of its own and the server at `to`."""

    to: int = 0
    sockets: bool = True  # whether WebSockets are let through
    working: bool = True
    trips: list[Trip] = field(default_factory=list)
    gate: socket.socket = field(default_factory=lambda: socket.create_server(("127.0.0.1", 0)))

    def __post_init__(self) -> None:
        self.port: int = self.gate.getsockname()[1]
        self.url = f"http://127.0.0.1:{self.port}"
        self.porter = threading.Thread(target=self._receive, daemon=True)
        self.porter.start()

    def break_down(self) -> None:
        """Nothing arrives any more, and nobody is told."""
        self.working = False
        for trip in self.trips:
            trip.lost = True

    def mend(self) -> None:
        """Who sets out now arrives; whoever was under way before never will."""
        self.working = True

    def close(self) -> None:
        with contextlib.suppress(OSError):
            self.gate.shutdown(socket.SHUT_RDWR)  # wakes the porter
        self.porter.join()
        self.gate.close()
        for trip in self.trips:
            trip.close()

    def _receive(self) -> None:
        while True:
            try:
                one, _ = self.gate.accept()
            except OSError:
                return  # closed
            try:
                other = socket.create_connection(("127.0.0.1", self.to))
            except OSError:
                one.close()
                continue
            trip = Trip((one, other), lost=not self.working)
            self.trips.append(trip)
            for way in ((one, other), (other, one)):
                carrier = threading.Thread(target=self._carry, args=(trip, *way), daemon=True)
                trip.carriers.append(carrier)
                carrier.start()

    def _carry(self, trip: Trip, source: socket.socket, target: socket.socket) -> None:
        with contextlib.suppress(OSError):
            while data := source.recv(65_536):
                if trip.lost:
                    continue
                if not self.sockets and source is trip.ends[0] and UPGRADE.search(data):
                    source.sendall(REFUSAL)
                    break
                target.sendall(data)
        if not trip.lost:
            trip.end()
