"""Answers of the API as bytes: what was asked for, or why not."""

from __future__ import annotations

import logging
from collections.abc import Mapping

import msgspec
from starlette.exceptions import HTTPException
from starlette.responses import Response

from serai.core.speech import Problem
from serai.house.denied import Denied
from serai.house.protocol import Trouble
from serai.house.requests import Error
from serai.house.store import Conflict, StorageTrouble
from serai.house.told_refusals import trouble_told
from serai.server import request_ids

LOG = logging.getLogger("serai.server")
ENCODER = msgspec.json.Encoder()
JSON = "application/json"


def trouble_of(error: Exception) -> tuple[int, Trouble]:
    """Status and trouble of whatever went wrong. What we did not foresee tells nothing."""
    if isinstance(error, Denied):
        return error.status, Trouble(key=error.key, args=error.details)
    if isinstance(error, Problem):
        return 409, trouble_told(error)
    if isinstance(error, HTTPException):
        key = {404: "path", 405: "method"}.get(error.status_code, "bad-request")
        args: dict[str, int | str] = {"place": "$"} if key == "bad-request" else {}
        return error.status_code, Trouble(key=key, args=args)
    if isinstance(error, Conflict):
        return 409, Trouble(key="busy", args={})
    number = request_ids.current_or_new()
    LOG.error("trouble %s", number, exc_info=error)
    if isinstance(error, StorageTrouble):
        return 503, Trouble(key="storage", args={"id": number})
    return 500, Trouble(key="server", args={"id": number})


def error_answer(error: Exception, headers: Mapping[str, str] | None = None) -> Response:
    """The answer to a request that was turned down."""
    status, trouble = trouble_of(error)
    given = dict(headers or {})
    if isinstance(error, HTTPException) and error.headers:
        given |= error.headers
    if status == 429:
        given["Retry-After"] = str(trouble.args.get("seconds", 10))
    if status == 503:
        given["Retry-After"] = "5"
    return Response(ENCODER.encode(Error(trouble=trouble)), status, given, JSON)
