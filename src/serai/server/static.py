"""The pages and files of the client, as they were built into the package."""

from __future__ import annotations

import gzip
import hashlib
import mimetypes
import re
from collections.abc import Awaitable, Callable
from html import escape
from pathlib import Path
from typing import NamedTuple

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Route

from serai.language import LANGUAGES
from serai.server import link_previews
from serai.server.message_files import said
from serai.server.settings import Settings

NAME = re.compile(r"[A-Za-z0-9_][A-Za-z0-9_.-]{0,120}")
TABLE = re.compile(r"[a-z2-7]{16}")
MOST_PAGES = 200  # for links to them: by game, language and address
FOREVER = "public, max-age=31536000, immutable"  # names change with their content
ASK_AGAIN = "no-cache"
WORTH_ZIPPING = ("text/", "application/javascript", "application/json", "image/svg+xml")
PAGE = """<!doctype html>
<html lang="{language}"><head><meta charset="utf-8"><title>Serai</title>
<meta name="viewport" content="width=device-width, initial-scale=1"></head>
<body><main><h1>Serai</h1><p>{text}</p></main></body></html>
"""

# The same on every machine, whatever its registry of types says.
for ending, kind in {
    ".js": "text/javascript",
    ".css": "text/css",
    ".svg": "image/svg+xml",
    ".woff2": "font/woff2",
    ".webmanifest": "application/manifest+json",
}.items():
    mimetypes.add_type(kind, ending)


GameOf = Callable[[str], Awaitable[str | None]]  # of a table; None: there is none


class File(NamedTuple):
    """A file ready to be sent."""

    stamp: tuple[int, int]
    plain: bytes
    zipped: bytes | None
    tag: str
    kind: str


class Pages:
    """Files by name; read again when they were built again."""

    def __init__(self, settings: Settings, game_of: GameOf) -> None:
        self.settings = settings
        self.root = settings.static
        self.game_of = game_of
        self._files: dict[Path, File] = {}
        self._pages: dict[tuple[str, ...], File] = {}

    def routes(self) -> list[BaseRoute]:
        """Pages, files with hashed names, and the few that browsers look for by name."""
        return [
            Route("/", self.page),
            Route("/new", self.page),
            Route("/new/{game}", self.page),
            Route("/t/{table}", self.table),
            Route("/previews/{name}", self.preview),
            Route("/assets/{name}", self.asset),
            Route("/{name}", self.top),
        ]

    async def page(self, request: Request) -> Response:
        """The one page, which looks at its own address."""
        return self._page(request, 200, "page-not-built")

    async def table(self, request: Request) -> Response:
        """The same page, with what is told of the game that is played there."""
        table = request.path_params["table"]
        game = await self.game_of(table) if TABLE.fullmatch(table) else None
        return self._page(
            request, 200, "page-not-built", game if link_previews.is_told(game) else None
        )

    async def preview(self, request: Request) -> Response:
        """The picture of a game for links to it."""
        return self._named(request, link_previews.PICTURES, ASK_AGAIN)

    async def nowhere(self, request: Request) -> Response:
        """The same page says that there is nothing here."""
        return self._page(request, 404, "problem-path")

    async def asset(self, request: Request) -> Response:
        """A file of the client."""
        return self._named(request, self.root / "assets", FOREVER)

    async def top(self, request: Request) -> Response:
        """A file beside the page: an icon, a manifest."""
        if request.path_params["name"] == "index.html":
            return await self.nowhere(request)
        return self._named(request, self.root, ASK_AGAIN)

    def _named(self, request: Request, folder: Path, keep: str) -> Response:
        name = request.path_params["name"]
        found = self._file(folder / name) if NAME.fullmatch(name) else None
        if found is None:
            return self._page(request, 404, "problem-path")
        return sent(request, found, 200, keep)

    def _page(self, request: Request, status: int, key: str, game: str | None = None) -> Response:
        found = self._file(self.root / "index.html")
        language = language_of(request)
        if found is not None:
            host = request.headers.get("host", "")
            safe = self.settings.is_safe(request.url.scheme, host)
            origin = link_previews.origin_of(host, safe=safe, ours=self.settings.origins)
            response = sent(request, self._told(found, game, language, origin), status, ASK_AGAIN)
            response.headers["Vary"] = "Accept-Encoding, Accept-Language"
            return response
        text = PAGE.format(language=language, text=escape(said(language, key)))
        return Response(text, status, media_type="text/html")

    def _told(self, page: File, game: str | None, language: str, origin: str) -> File:
        """The page with what a link to it shows."""
        key = (page.tag, game or "", language, origin)
        known = self._pages.get(key)
        if known is None:
            text = link_previews.with_preview(page.plain.decode(), game, language, origin)
            if len(self._pages) >= MOST_PAGES:
                self._pages.clear()
            known = self._pages[key] = packed(text.encode(), page.stamp, page.kind)
        return known

    def _file(self, path: Path) -> File | None:
        if not path.is_file():
            return None
        about = path.stat()
        stamp = (about.st_mtime_ns, about.st_size)
        known = self._files.get(path)
        if known is None or known.stamp != stamp:
            kind = mimetypes.guess_type(path.name)[0] or "application/octet-stream"
            known = self._files[path] = packed(path.read_bytes(), stamp, kind)
        return known


def packed(plain: bytes, stamp: tuple[int, int], kind: str) -> File:
    """A file with all that is sent along with it."""
    zipped = gzip.compress(plain, 9, mtime=0) if kind.startswith(WORTH_ZIPPING) else None
    tag = f'"{hashlib.sha256(plain).hexdigest()[:24]}"'
    return File(stamp, plain, zipped, tag, kind)


def sent(request: Request, file: File, status: int, keep: str) -> Response:
    """A file as an answer, if the caller has not got it already."""
    headers = {"Cache-Control": keep, "ETag": file.tag, "Vary": "Accept-Encoding"}
    if status == 200 and file.tag in request.headers.get("if-none-match", ""):
        return Response(status_code=304, headers=headers)
    body = file.plain
    if file.zipped is not None and "gzip" in request.headers.get("accept-encoding", ""):
        body, headers["Content-Encoding"] = file.zipped, "gzip"
    return Response(body, status, headers, file.kind)


def language_of(request: Request) -> str:
    """The first language of the browser that we speak."""
    for wanted in request.headers.get("accept-language", "").lower().split(","):
        language = wanted.strip()[:2]
        if language in LANGUAGES:
            return language
    return "en"
