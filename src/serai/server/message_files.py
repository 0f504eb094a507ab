"""The messages of the house and of the games, for the client that says them."""

from __future__ import annotations

import gzip
import hashlib
from functools import cache
from importlib.resources import files
from typing import NamedTuple

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import ast, parse, serialize
from starlette.responses import Response

from serai.language import source
from serai.server.endpoint import Call
from serai.server.path_and_query import HOUSE

TERMINAL = "cli-"  # messages that only the command line says


class MessageFile(NamedTuple):
    """Text ready to be sent."""

    plain: bytes
    zipped: bytes
    tag: str


def server_source(language: str) -> str:
    """All message files of the server in one language."""
    folder = files("serai.server").joinpath("locale", language)
    found = sorted((one for one in folder.iterdir() if one.name.endswith(".ftl")), key=str)
    return "\n".join(one.read_text(encoding="utf-8") for one in found)


def without_terminal(text: str) -> str:
    """Messages that a browser may need, without comments."""
    kept = [
        entry
        for entry in parse(text).body
        if isinstance(entry, ast.Message | ast.Term) and not entry.id.name.startswith(TERMINAL)
    ]
    for entry in kept:
        entry.comment = None
    return serialize(ast.Resource([*kept]))


@cache
def message_file(language: str, part: str) -> MessageFile:
    """One part in one language."""
    if part == HOUSE:
        text = source(language, "serai.language") + "\n" + server_source(language)
    else:
        text = source(language, f"serai.games.{part}")
    plain = without_terminal(text).encode()
    tag = hashlib.sha256(plain).hexdigest()[:24]
    return MessageFile(plain, gzip.compress(plain, 9, mtime=0), f'"{tag}"')


async def messages(call: Call) -> Response:
    """The messages of one part (the house, or a game) in one language, as Fluent."""
    found = message_file(call.path["language"], call.path["part"])
    headers = {"Cache-Control": "no-cache", "ETag": found.tag, "Vary": "Accept-Encoding"}
    if found.tag in call.headers.get("if-none-match", ""):
        return Response(status_code=304, headers=headers)
    body = found.plain
    if "gzip" in call.headers.get("accept-encoding", ""):
        body, headers["Content-Encoding"] = found.zipped, "gzip"
    return Response(body, headers=headers, media_type="text/plain; charset=utf-8")


@cache
def _bundle(language: str) -> FluentBundle:
    found = FluentBundle([language], use_isolating=False)
    found.add_resource(FluentResource(server_source(language)))
    return found


def said(language: str, key: str) -> str:
    """A message of the server without arguments, for pages that must do without the client."""
    pattern = _bundle(language).get_message(key).value
    assert pattern is not None, key
    return str(_bundle(language).format_pattern(pattern)[0])
