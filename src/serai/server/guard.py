"""What every request passes before anybody looks at it, and every answer after that.

Plain ASGI, so that nothing is buffered and live connections are guarded alike.
"""

from __future__ import annotations

import asyncio

from starlette.datastructures import Headers, MutableHeaders
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from serai.house.denied import Denied
from serai.house.protocol import LONGEST_FRAME
from serai.house.requests import LONGEST_FILE
from serai.server.limits import Limits, address_of
from serai.server.responses import JSON, error_answer
from serai.server.settings import Settings

SAFE_METHODS = ("GET", "HEAD", "OPTIONS", "TRACE")
OUR_SITES = ("same-origin", "none")  # none: typed, or a bookmark
LONGEST_QUESTION = 4 * LONGEST_FRAME  # 40 moves of 200 characters, if each is written \uXXXX


class Shield:
    """Whatever goes wrong inside is logged with a number, and nothing of it is told."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        begun = False

        async def noticed(message: Message) -> None:
            nonlocal begun
            begun = begun or message["type"] == "http.response.start"
            await send(message)

        try:
            await self.app(scope, receive, noticed)
        except Exception as error:
            answer = error_answer(error)  # logs it
            if not begun:
                await answer(scope, receive, send)


class OneAfterTheOther:
    """Who asks faster than can be answered is answered more slowly, and nobody else is."""

    def __init__(self, app: ASGIApp, limits: Limits) -> None:
        self.app = app
        self.limits = limits

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "lifespan":
            await self.app(scope, receive, send)
            return
        try:
            wait = self.limits.pace("request", None, address_of(scope))
        except Denied as denied:
            await refuse(denied, scope, receive, send)
            return
        if wait:
            await asyncio.sleep(wait)
        await self.app(scope, receive, send)


async def refuse(denied: Denied, scope: Scope, receive: Receive, send: Send) -> None:
    """Turn somebody down before anything is looked at."""
    if scope["type"] == "http":
        await error_answer(denied)(scope, receive, send)
    else:
        await receive()
        await send({"type": "websocket.close", "code": 4000 + denied.status})  # not accepted: 403


class SafeHeaders:
    """Headers that tell browsers to trust nobody but us."""

    def __init__(self, app: ASGIApp, settings: Settings) -> None:
        self.app = app
        self.settings = settings
        self.headers = safe_headers(settings)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        private = scope["path"].startswith("/api/")
        safe = self.settings.is_safe(scope["scheme"], Headers(scope=scope).get("host", ""))

        async def with_headers(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = MutableHeaders(scope=message)
                for name, value in self.headers.items():
                    headers.setdefault(name, value)
                if private:
                    headers.setdefault("Cache-Control", "no-store")
                if safe:
                    headers["Strict-Transport-Security"] = "max-age=31536000"
            await send(message)

        await self.app(scope, receive, with_headers)


def safe_headers(settings: Settings) -> dict[str, str]:
    """The same for every answer."""
    # A policy cannot name IPv6 addresses; for those browsers go by 'self'.
    named = sorted(one for one in settings.origins if "[" not in one)
    live = " ".join("ws" + one.removeprefix("http") for one in named)
    policy = (
        "default-src 'self'; script-src 'self'; style-src 'self'; img-src 'self' data:; "
        f"connect-src 'self' {live}".rstrip()
        + "; frame-ancestors 'none'; base-uri 'none'; form-action 'self'; object-src 'none'"
    )
    return {
        "Content-Security-Policy": policy,
        "Cross-Origin-Opener-Policy": "same-origin",
        "Cross-Origin-Resource-Policy": "same-origin",
        "Permissions-Policy": "camera=(), geolocation=(), microphone=()",
        "Referrer-Policy": "same-origin",
        "X-Content-Type-Options": "nosniff",
        "X-Frame-Options": "DENY",
    }


class OwnPagesOnly:
    """Browsers may change things and open live connections from our own pages only.

    Every browser names the origin of the page with such requests. Who names none is no browser,
    and cannot be made by a strange page to act for somebody.
    """

    def __init__(self, app: ASGIApp, settings: Settings) -> None:
        self.app = app
        self.origins = settings.origins

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] not in ("http", "websocket") or self.welcome(scope):
            await self.app(scope, receive, send)
        else:
            await refuse(Denied(403, "origin"), scope, receive, send)

    def welcome(self, scope: Scope) -> bool:
        """Whether the request may come from where it comes from."""
        headers = Headers(scope=scope)
        origins = headers.getlist("origin")
        site = headers.get("sec-fetch-site")
        if scope["type"] == "http" and scope["method"] in SAFE_METHODS:
            stranger = site == "cross-site" and headers.get("sec-fetch-mode") != "navigate"
            return not (stranger and scope["path"].startswith("/api/"))
        if site is not None and site not in OUR_SITES:
            return False
        if not origins:
            return site is None
        return len(origins) == 1 and origins[0] in self.origins


class BodiesInOrder:
    """Bodies are JSON and not larger than they need to be."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        headers = Headers(scope=scope)
        most = longest_body(scope["path"])
        declared = headers.get("content-length", "0")
        if scope["method"] not in SAFE_METHODS:
            kind = headers.get("content-type")
            if kind is not None and not is_json(kind):
                await error_answer(Denied(415, "content-type"))(scope, receive, send)
                return
        if not declared.isdecimal() or len(declared) > 12 or int(declared) > most:
            await error_answer(Denied(413, "too-large", most=most))(scope, receive, send)
            return
        got = 0

        async def measured() -> Message:
            nonlocal got
            message = await receive()
            if message["type"] == "http.request":
                got += len(message.get("body", b""))
                if got > most:
                    raise Denied(413, "too-large", most=most)
            return message

        await self.app(scope, measured, send)


def longest_body(path: str) -> int:
    """In bytes, generous only where somebody may have much to say."""
    if path in ("/api/tables", "/api/files"):
        return LONGEST_FILE + LONGEST_FRAME
    return LONGEST_QUESTION if path.endswith("/ask") else LONGEST_FRAME


def is_json(content_type: str) -> bool:
    """application/json, in the only encoding that it has."""
    kind, _, parameters = content_type.partition(";")
    wanted = parameters.strip().lower().replace('"', "")
    return kind.strip().lower() == JSON and wanted in ("", "charset=utf-8", "charset=utf8")
