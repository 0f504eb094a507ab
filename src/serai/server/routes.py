"""The table of all endpoints."""

from __future__ import annotations

from functools import cache

from serai.server.endpoint import Call, Endpoint
from serai.server.openapi import described
from serai.server.responses import ENCODER
from serai.server.routes_house import HOUSE
from serai.server.routes_me import ME
from serai.server.routes_tables import TABLES


async def openapi(call: Call) -> bytes:
    """This description of the API."""
    del call
    return description()


@cache
def description() -> bytes:
    """The description as JSON; it is always the same."""
    return ENCODER.encode(described(ENDPOINTS))


ENDPOINTS: tuple[Endpoint, ...] = (
    Endpoint("GET", "/api/openapi.json", openapi, dict),
    *HOUSE,
    *ME,
    *TABLES,
)
