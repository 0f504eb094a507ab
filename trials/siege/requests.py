"""Requests that must be refused: bodies, paths, headers, identities and what belongs to others."""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import Any, NamedTuple

from msgspec.inspect import Type

from serai.server.endpoint import Endpoint, Who
from serai.server.routes import ENDPOINTS
from trials.siege.inside import JSON, Headers
from trials.siege.shapes import Maker, shape_of
from trials.siege.wounds import Spoiler, encoded

ODD_PATHS = (
    "%00",
    "..%2f..%2fetc%2fpasswd",
    "'%20OR%201=1--",
    "%3Cscript%3E",
    "A" * 16,
    "a" * 15,
    "a" * 17,
    "aaaaaaaaaaaaaaa%0A",
    "%ED%A0%80",
    "%FF%FE",
    "a" * 5000,
    "-1",
    "8",
    "1.0",
    "1e3",
    "%D9%A3",
    "null",
    "",
)
ODD_QUERIES = (
    "after=-1",
    "after=1.5",
    "after=NaN",
    "after=9999999999",
    "after=1&after=2",
    "after=%D9%A3",
    "after=",
    "x=1",
    "after=1%00",
    "after=' OR 1=1",
    "last=a",
    "seat=9",
)
FORGED = (
    "x",
    "a.b.c",
    "a" * 16 + "." + "b" * 43 + "." + "c" * 43,
    "." * 3,
    "\xff\xfe",
    "x" * 5000,
    "' OR 1=1 --",
    "..",
)


ODD_METHODS = ("PUT", "PATCH", "DELETE", "PURGE", "POST", "GET", "get", "CONNECT", "X" * 100)
ODD_HEADERS: tuple[Headers, ...] = (
    [("content-type", "text/plain")],
    [("content-type", "application/x-www-form-urlencoded")],
    [("content-type", "application/json; charset=utf-16")],
    [("content-type", "multipart/form-data; boundary=x")],
    [("content-type", "")],
    [("content-type", "\xff")],
    [("content-length", "-1")],
    [("content-length", "99999999999")],
    [("content-length", "1e3")],
    [("content-length", "\xb2")],
    [("content-length", "9" * 400)],
    [("origin", "http://evil.test")],
    [("origin", "null")],
    [("origin", "http://serai.test.evil.test")],
    [("origin", "https://serai.test")],
    [("origin", "http://serai.test:8000")],
    [("origin", "http://serai.test"), ("origin", "http://evil.test")],
    [("sec-fetch-site", "cross-site")],
    [("sec-fetch-site", "same-site")],
)
WANTING = [one for one in ENDPOINTS if one.wants is not None]
SHAPES: dict[Any, Type] = {one.wants: shape_of(one.wants) for one in WANTING}


class Target(NamedTuple):
    """A table with two people at it."""

    id: str
    invite: str
    token: str


class Attempt(NamedTuple):
    """A request that must be refused."""

    kind: str
    method: str
    path: str
    data: bytes
    headers: Headers
    cookie: str | None


class Requests:
    """Makes requests about tables where anna holds seat 0, ben seat 1, and carl none."""

    def __init__(
        self,
        rng: random.Random,
        targets: Sequence[Target],
        cookies: Sequence[str],
        maker: Maker,
        spoiler: Spoiler,
    ) -> None:
        self.rng = rng
        self.targets = targets
        self.cookies = cookies
        self.maker = maker
        self.spoiler = spoiler

    def attempt(self) -> Attempt:
        """One that must be refused; mostly for its body."""
        ways = (self.body, self.body, self.body, self.path, self.head, self.cookie, self.theft)
        return self.rng.choice(ways)()

    def full_path(self, endpoint: Endpoint) -> str:
        """The path of an endpoint, with names that exist."""
        target = self.rng.choice(self.targets)
        found = endpoint.path.replace("{table}", target.id).replace("{seat}", "1")
        return found.replace("{language}", "en").replace("{part}", "house")

    def body(self) -> Attempt:
        """A body that is not what the endpoint wants."""
        endpoint = self.rng.choice(WANTING)
        shape = SHAPES[endpoint.wants]
        while True:
            kind, data = self.spoiler.spoilt(shape, self.maker.make(shape))
            if kind != "large" or endpoint.path != "/api/tables":  # it may be a game file there
                break
        cookie = self.rng.choice(self.cookies)
        return Attempt(kind, endpoint.method, self.full_path(endpoint), data, [JSON], cookie)

    def path(self) -> Attempt:
        """A path or a query that means nothing, or a method that it does not have."""
        rng = self.rng
        endpoint = rng.choice(ENDPOINTS)
        path = self.full_path(endpoint)
        match rng.randrange(4):
            case 0:
                target = rng.choice(self.targets)
                name = rng.choice(ODD_PATHS)
                path = rng.choice(
                    (
                        f"/api/tables/{name}/events",
                        f"/api/tables/{target.id}/seats/{name}/leave",
                        f"/api/messages/{name}/house",
                        f"/api/messages/en/{name}",
                        f"/api/{name}",
                        f"/api/tables/{target.id}/{name}x",
                    )
                )
                method = "POST" if "/leave" in path else "GET"
                return Attempt("path", method, path, b"", [], rng.choice(self.cookies))
            case 1:
                path = f"/api/tables/{rng.choice(self.targets).id}/"
                path += rng.choice(("events?", "stream?")) + rng.choice(ODD_QUERIES)
                return Attempt("path", "GET", path, b"", [], self.cookies[0])
            case 2:
                known = {one.method for one in ENDPOINTS if one.path == endpoint.path}
                method = rng.choice([one for one in ODD_METHODS if one not in known])
                return Attempt("path", method, path, b"", [JSON], self.cookies[0])
            case _:
                unknown = "".join(rng.choice("abcdefghijklmnopqrstuvwxyz") for _ in range(16))
                path = f"/api/tables/{unknown}" + rng.choice(("", "/events", "/transcript"))
                return Attempt("path", "GET", path, b"", [], self.cookies[0])

    def head(self) -> Attempt:
        """Headers that are not those of our own pages."""
        rng = self.rng
        endpoint = rng.choice(WANTING)
        data = encoded(self.maker.make(SHAPES[endpoint.wants]))
        odd: Headers = rng.choice(ODD_HEADERS)
        if not any(name == "content-type" for name, _ in odd):
            odd = [JSON, *odd]
        path = self.full_path(endpoint)
        return Attempt("header", endpoint.method, path, data, odd, rng.choice(self.cookies))

    def cookie(self) -> Attempt:
        """An identity that is none."""
        rng = self.rng
        guests = [one for one in ENDPOINTS if one.who is Who.GUEST]
        endpoint = rng.choice(guests)
        cookie = rng.choice(FORGED)
        if rng.randrange(2):
            real = rng.choice(self.cookies)
            place = rng.randrange(len(real))
            cookie = real[:place] + rng.choice("abc.XYZ0~ ") + real[place + 1 :]
            if cookie in self.cookies:
                cookie = real[:-1]
        data = b"{}" if endpoint.method == "POST" else b""
        path = self.full_path(endpoint)
        return Attempt("cookie", endpoint.method, path, data, [JSON], cookie)

    def theft(self) -> Attempt:
        """A proper request about what belongs to somebody else."""
        rng = self.rng
        target, other = rng.sample(self.targets, 2)
        table = f"/api/tables/{target.id}"
        anna, ben, carl = self.cookies
        undo = {"type": "act", "id": "12345678", "seq": 2, "rev": 0}
        why = {"about": "why", "seat": 1, "move": "pass"}
        choices: tuple[tuple[str, Any, str | None], ...] = (
            (f"{table}/seats/1/leave", {}, anna),
            (f"{table}/seats/0/link", {}, ben),
            (f"{table}/seats/1/link", {}, carl),
            (f"{table}/invite", {}, ben),
            (f"{table}/rematch", {}, anna),
            (f"{table}/recover", {"token": other.token}, carl),
            (f"{table}/recover", {"token": target.invite}, carl),
            (f"{table}/seats/1", {"invite": other.invite}, carl),
            (f"{table}/seats/1", {"invite": target.invite}, carl),
            (f"{table}/actions", {**undo, "action": {"do": "undo", "seat": 1}}, anna),
            (f"{table}/actions", {**undo, "action": {"do": "resign", "seat": 0}}, carl),
            (f"{table}/actions", {**undo, "action": {"do": "say", "text": "x"}}, None),
            (f"{table}/ask", {"type": "ask", "id": "12345678", "query": why}, carl),
        )
        path, body, cookie = rng.choice(choices)
        return Attempt("theft", "POST", path, encoded(body), [JSON], cookie)
