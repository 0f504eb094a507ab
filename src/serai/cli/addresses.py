"""The addresses at which people find a server, and a browser that opens one of them."""

from __future__ import annotations

import asyncio
import contextlib
import errno
import json
import os
import socket
import sys
import urllib.request
import webbrowser
from collections.abc import Sequence
from ipaddress import ip_network

from serai.cli.numbers import typed
from serai.cli.trouble import Trouble
from serai.server.settings import EVERYWHERE, origins_of

TRIES = 50  # ports, one after the other
NOWHERE = ("192.0.2.1", 9)  # never reached: asking for the way there tells the own address


def bound(host: str, port: int, tries: int) -> socket.socket:
    """A socket at this port, or at the next free one; Trouble if there is none."""
    for attempt in range(port, min(port + tries, 65536)):
        try:
            return listening(host, attempt)
        except OSError as error:
            if error.errno in (errno.EADDRINUSE, errno.EACCES) and attempt + 1 < port + tries:
                continue
            if error.errno == errno.EADDRINUSE:
                raise Trouble("port-taken", port=str(attempt)) from None
            detail = error.strerror or type(error).__name__
            raise Trouble("address", host=host[:60], port=str(attempt), detail=detail) from None
    raise Trouble("port-taken", port=str(port))


def place_of(given: str) -> tuple[str, int]:
    """Address and port: of this computer alone, unless another address is named."""
    host, _, port = given.rpartition(":")
    number = typed(port)
    if number is None or number > 65535 or (host and set(host) & set("/@ ")):
        raise Trouble("metrics", given=given[:60])
    return host or "127.0.0.1", number


def url_of(place: socket.socket) -> str:
    """Where a socket listens."""
    host, port, *_ = place.getsockname()
    return f"http://{f'[{host}]' if ':' in host else host}:{port}"


def listening(host: str, port: int) -> socket.socket:
    """A socket that nobody else has."""
    family, kind, protocol, _, address = socket.getaddrinfo(
        host.strip("[]"), port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE
    )[0]
    found = socket.socket(family, kind, protocol)
    try:
        if os.name == "posix":  # elsewhere it would let two servers share a port
            found.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        found.bind(address)
    except OSError:
        found.close()
        raise
    found.set_inheritable(False)
    return found


def addresses(host: str, port: int) -> list[str]:
    """Where browsers find us, the nearest first; with a port that is not the usual one."""
    ending = "" if port == 80 else f":{port}"
    if host not in EVERYWHERE:
        shown = f"[{host}]" if ":" in host and not host.startswith("[") else host
        return [f"http://{shown}{ending}"]
    names = ["localhost", *([lan] if (lan := address_in_the_network()) else [])]
    return [f"http://{name}{ending}" for name in names]


def origins(host: str, port: int, given: Sequence[str]) -> frozenset[str]:
    """What a browser may say it comes from.

    An address with https is that of a proxy in front of us: then only what is given counts, so
    that cookies never cross a network in the open.
    """
    wanted = frozenset(origin_of(one) for one in given)
    if any(one.startswith("https://") for one in wanted):
        return wanted
    found = {*origins_of(host, port), *addresses(host, port), *wanted}
    if host in EVERYWHERE:
        ending = "" if port == 80 else f":{port}"
        name = socket.gethostname().casefold()
        found |= {f"http://{name}{ending}", f"http://{name.partition('.')[0]}.local{ending}"}
    return frozenset(found)


def origin_of(text: str) -> str:
    """Scheme, host and port of what somebody gave; Trouble if it is no address."""
    kind, mark, rest = text.strip().casefold().partition("://")
    name = rest.removesuffix("/")
    if kind not in ("http", "https") or not mark or not name or set(name) & set("/?#@ "):
        raise Trouble("origin", given=text[:60])
    usual = ":80" if kind == "http" else ":443"
    return f"{kind}://{name.removesuffix(usual)}"


def proxies(given: Sequence[str]) -> tuple[str, ...]:
    """Who may say for whom it asks: addresses or networks; Trouble if one is none.

    Nobody may unless we are told so: anybody can write any address into a header.
    """
    for one in given:
        try:
            ip_network(one, strict=False)
        except ValueError:
            raise Trouble("proxy", given=one[:60]) from None
    return tuple(given)


def address_in_the_network() -> str | None:
    """The own address as others in the house see it; None without a network."""
    with contextlib.suppress(OSError), socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        probe.connect(NOWHERE)
        found = str(probe.getsockname()[0])
        return None if found.startswith("127.") else found
    return None


def is_ours(address: str) -> bool:
    """Whether Serai answers there already."""
    own = urllib.request.build_opener(urllib.request.ProxyHandler({}))
    try:
        with own.open(f"{address}/api/games", timeout=2) as answer:
            return "games" in json.loads(answer.read(1_000_000))
    except (OSError, ValueError, TypeError):
        return False


def has_browser() -> bool:
    """Whether a browser with a window can be opened here (one in the terminal would cover us)."""
    if os.environ.get("BROWSER") or sys.platform in ("darwin", "win32"):
        return True
    return bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))


async def opened(address: str) -> bool:
    """Open an address in a browser; False if there is none."""
    if not has_browser():
        return False
    try:
        return await asyncio.to_thread(webbrowser.open, address)
    except (webbrowser.Error, OSError):
        return False
