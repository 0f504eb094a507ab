"""What an operator decides about the server."""

from __future__ import annotations

from pathlib import Path

from msgspec import Struct

from serai.server.limits import SHARED

STATIC = Path(__file__).parent / "static"
LOOPBACK = ("127.0.0.1", "localhost", "[::1]")
EVERYWHERE = ("0.0.0.0", "::", "[::]", "")


class Settings(Struct, frozen=True, kw_only=True):
    """`origins` are the addresses under which browsers know us: "https://serai.example"."""

    origins: frozenset[str]
    limits: bool = True  # off for measurements only
    people: int = SHARED  # that may share an address, such as a club behind one router
    proxies: tuple[
        str, ...
    ] = ()  # addresses or networks that are believed where somebody comes from
    static: Path = STATIC
    idle: float = 150.0  # seconds without a word until a live connection is closed
    greeting: float = 15.0  # seconds until a live connection must have said hello
    patience: float = 20.0  # seconds that one frame or one request body may take
    heartbeat: float = 15.0  # seconds between signs of life on an event stream

    def is_safe(self, scheme: str, host: str) -> bool:
        """Whether this request came by TLS, perhaps to a proxy before us that does not say so."""
        if scheme in ("https", "wss"):
            return True
        if self.origins and all(one.startswith("https://") for one in self.origins):
            return True
        return f"https://{host}" in self.origins and f"http://{host}" not in self.origins


def origins_of(host: str, port: int) -> frozenset[str]:
    """The origins of a server that is reached directly at this address, without TLS."""
    if host in EVERYWHERE or host in LOOPBACK or host == "::1":
        names = {*LOOPBACK}
    else:
        names = {f"[{host}]" if ":" in host and not host.startswith("[") else host}
    ending = "" if port == 80 else f":{port}"
    return frozenset(f"http://{name}{ending}" for name in names)
