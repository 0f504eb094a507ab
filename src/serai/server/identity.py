"""Guests: an identity in the browser, without an account, signed and revocable.

The cookie holds the guest's id, a secret of 256 bits and our signature of both. The signature
turns forged cookies away without a look into the database, which keeps only a hash of the secret:
who reads it there can be nobody's guest. Whether the session has been revoked is asked again
whenever the short memory of this process has forgotten it.
"""

from __future__ import annotations

import base64
import hmac
import secrets
import time
from collections import OrderedDict
from collections.abc import Callable, Mapping
from typing import Protocol

from serai.house.denied import Denied
from serai.house.stored_rows import GuestRecord
from serai.house.tokens import hash_of, random_id

COOKIE = "serai_guest"  # as it was always called, and still is where nothing has to be told apart
ONLY_HERE = "__Host-"  # browsers take such a cookie by TLS alone, and from no other name of a host
COOKIE_SECONDS = 400 * 24 * 3600  # the longest that browsers keep one; renewed by every visit
REMEMBERED_SECONDS = 10.0
MOST_REMEMBERED = 20_000
LONGEST_COOKIE = 200


class GuestBook(Protocol):
    """Who has come by; sessions are known by the hash of their secret only."""

    async def setting(self, name: str, make: Callable[[], str]) -> str: ...

    async def new_guest(self, guest: str, name: str, session_hash: str, at: int) -> None: ...

    async def guest_of(self, session_hash: str) -> GuestRecord | None: ...

    async def guest(self, guest: str) -> GuestRecord | None: ...

    async def rename(self, guest: str, name: str) -> None: ...

    async def revoke(self, guest: str) -> None: ...


class Session:
    """A guest, and the cookie value that proves it."""

    def __init__(self, guest: GuestRecord, cookie: str) -> None:
        self.guest = guest
        self.cookie = cookie

    def check_may_come(self) -> None:
        """Denied to whom whoever runs the server has banned."""
        if self.guest.banned:
            raise Denied(403, "banned")

    def check_may_write(self, date: Callable[[], float] = time.time) -> None:
        """Denied to whom others shall not have to read for now."""
        until = self.guest.muted
        if until is not None and (until == 0 or date() < until):
            raise Denied(403, "muted", until=until * 1000)  # as browsers count


class Identities:
    """Makes guests, knows them again, and forgets them."""

    def __init__(self, book: GuestBook, clock: Callable[[], float] = time.time) -> None:
        self._book = book
        self._clock = clock
        self._key = b""
        self._known: OrderedDict[str, tuple[GuestRecord, float]] = OrderedDict()
        self._forgotten = 0  # how often something was: what was asked for before may be outdated
        self.made = 0  # guests

    async def make(self, name: str) -> Session:
        """A new guest."""
        guest, secret, now = random_id(), secrets.token_urlsafe(32), int(self._clock())
        await self._book.new_guest(guest, name, hash_of(secret), now)
        self.made += 1
        signature = await self._signature(guest, secret)
        record = GuestRecord(id=guest, name=name, created=now)
        return Session(record, f"{guest}.{secret}.{signature}")

    async def of(self, cookie: str | None) -> Session | None:
        """Whose cookie this is; None if it is nobody's (any more)."""
        if not cookie or len(cookie) > LONGEST_COOKIE or not cookie.isascii():
            return None
        if cookie.count(".") != 2:
            return None
        guest, secret, signature = cookie.split(".")
        if not hmac.compare_digest(await self._signature(guest, secret), signature):
            return None
        session_hash = hash_of(secret)
        remembered = self._known.get(session_hash)
        now = self._clock()
        if remembered is not None and now < remembered[1]:
            return Session(remembered[0], cookie)
        before = self._forgotten
        found = await self._book.guest_of(session_hash)
        if found is None or found.id != guest:
            self._known.pop(session_hash, None)
            return None
        if before == self._forgotten:  # else it may have been read before it was changed
            self._known[session_hash] = (found, now + REMEMBERED_SECONDS)
            self._known.move_to_end(session_hash)
        if len(self._known) > MOST_REMEMBERED:
            self._known.popitem(last=False)
        return Session(found, cookie)

    async def among(self, cookies: Mapping[str, str], name: str) -> Session | None:
        """Who is calling: by the cookie of this name, or by one from before cookies had several."""
        return await self.of(cookies.get(name)) or await self.of(cookies.get(COOKIE))

    async def rename(self, guest: str, name: str) -> None:
        """Call a guest differently from now on."""
        await self._book.rename(guest, name)
        self.forget(guest)

    async def revoke(self, guest: str) -> None:
        """End all sessions of a guest, in all browsers."""
        await self._book.revoke(guest)
        self.forget(guest)

    def forget(self, guest: str) -> None:
        """What is known of a guest is no longer true."""
        for session_hash in [key for key, (known, _) in self._known.items() if known.id == guest]:
            del self._known[session_hash]
        self._forgotten += 1

    def forget_all(self) -> None:
        """Nor is what is known of anybody."""
        self._known.clear()
        self._forgotten += 1

    async def check_holder(self, guest: str | None) -> None:
        """Denied to whom brings the link to a seat of somebody who is banned."""
        found = None if guest is None else await self._book.guest(guest)
        if found is not None and found.banned:
            raise Denied(403, "banned")

    async def _signature(self, guest: str, secret: str) -> str:
        if not self._key:
            self._key = bytes.fromhex(
                await self._book.setting("guest-key", lambda: secrets.token_hex(32))
            )
        made = hmac.digest(self._key, f"{guest}.{secret}".encode(), "sha256")
        return base64.urlsafe_b64encode(made).decode().rstrip("=")


def cookie_name(host: str, safe: bool) -> str:
    """The cookie of a server that is asked for by this name.

    Browsers keep one jar for all ports of a host: with the port in its name, two servers there do
    not take each other's guests away.
    """
    _, _, port = host.rpartition("]")[2].partition(":")
    usual = "443" if safe else "80"
    told = f"_{int(port)}" if is_port(port) and port != usual else ""
    return f"{ONLY_HERE if safe else ''}{COOKIE}{told}"


def is_port(text: str) -> bool:
    """Whether this is the number of a port: anybody can send any name of a host."""
    return text.isascii() and text.isdecimal() and len(text) < 6


def cookie_header(name: str, value: str, safe: bool) -> str:
    """Set-Cookie for a session; an empty value takes the cookie away."""
    age = COOKIE_SECONDS if value else 0
    secure = "; Secure" if safe else ""
    return f"{name}={value}; Path=/; Max-Age={age}; HttpOnly; SameSite=Lax{secure}"
