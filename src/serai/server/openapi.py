"""The description of the API, made from the table of endpoints and the structs of the wire."""

from __future__ import annotations

import re
from collections.abc import Sequence
from http import HTTPStatus
from inspect import getdoc
from typing import Any

import msgspec

import serai
from serai.house.protocol import AnyFrame, AnyMessage
from serai.house.requests import LONGEST_FILE, Created, Error, TableWanted
from serai.server.endpoint import EVENT_STREAM, Endpoint
from serai.server.identity import COOKIE
from serai.server.path_and_query import PATH_TYPES
from serai.server.responses import JSON

REF = "#/components/schemas/{name}"
EXAMPLE = {"game": "rajas", "seats": [{"who": "me"}, {"who": "bot", "bot": "greedy"}]}
LONGEST_TRANSCRIPT = LONGEST_FILE // 6  # characters that fit in, even if each is written \uXXXX
IN_PATH = re.compile(r"\{(\w+)\}")


def described(endpoints: Sequence[Endpoint]) -> dict[str, Any]:
    """The whole description (OpenAPI 3.1)."""
    paths: dict[str, dict[str, Any]] = {}
    at_table = [one.handle.__name__ for one in endpoints if "{table}" in one.path]
    for endpoint in endpoints:
        paths.setdefault(endpoint.path, {})[endpoint.method.lower()] = made = operation(endpoint)
        if endpoint.gives is Created:
            made["responses"][str(endpoint.status)]["links"] = links(at_table)
    wire = [AnyMessage, AnyFrame, Error]
    types = [one.wants for one in endpoints if one.wants is not None]
    types += [one.gives for one in endpoints if one.gives is not str]
    schemas, components = msgspec.json.schema_components([*wire, *types], ref_template=REF)
    refine(components[TableWanted.__name__])
    return {
        "openapi": "3.1.0",
        "info": {"title": "Serai", "version": serai.__version__},
        "security": [{}, {"guest": []}],  # who has no cookie is answered 401 where one is needed
        "paths": paths,
        "components": {
            "schemas": components,
            "securitySchemes": {"guest": {"type": "apiKey", "in": "cookie", "name": COOKIE}},
        },
        "x-live": {
            "path": "/api/tables/{table}/live",
            "protocol": "WebSocket",
            "fromClient": schemas[0],
            "fromServer": schemas[1],
        },
    }


def refine(table_wanted: dict[str, Any]) -> None:
    """What the types do not say about a new table."""
    fields = table_wanted["properties"]
    fields["game"] = {"enum": list(serai.games())}
    for way in fields["transcript"]["anyOf"]:
        if way["type"] == "string":
            way["maxLength"] = LONGEST_TRANSCRIPT
    table_wanted["examples"] = [EXAMPLE]


def operation(endpoint: Endpoint) -> dict[str, Any]:
    """One method of one path."""
    found: dict[str, Any] = {
        "operationId": endpoint.handle.__name__,
        "summary": getdoc(endpoint.handle),
        "parameters": [*path_parameters(endpoint), *query_parameters(endpoint)],
        "responses": responses(endpoint),
        "x-who": endpoint.who.value,
    }
    if endpoint.wants is not None:
        found["requestBody"] = {
            "required": True,
            "content": {JSON: {"schema": schema_of(endpoint.wants)}},
        }
    return found


def path_parameters(endpoint: Endpoint) -> list[dict[str, Any]]:
    """What stands in the path."""
    return [
        {"name": name, "in": "path", "required": True, "schema": schema_of(PATH_TYPES[name])}
        for name in IN_PATH.findall(endpoint.path)
    ]


def query_parameters(endpoint: Endpoint) -> list[dict[str, Any]]:
    """What stands behind the question mark."""
    if endpoint.query is None:
        return []
    (_,), components = msgspec.json.schema_components([endpoint.query], ref_template=REF)
    fields = components[endpoint.query.__name__]["properties"]
    return [
        {"name": name, "in": "query", "required": False, "schema": schema}
        for name, schema in fields.items()
    ]


def responses(endpoint: Endpoint) -> dict[str, Any]:
    """Every status that can come back."""
    if endpoint.media == EVENT_STREAM:
        given = event_schema(endpoint.gives)
    else:
        given = {"type": "string"} if endpoint.gives is str else schema_of(endpoint.gives)
    found: dict[str, Any] = {
        str(endpoint.status): {
            "description": HTTPStatus(endpoint.status).phrase,
            "content": {endpoint.media: {"schema": given}},
        }
    }
    error = {JSON: {"schema": schema_of(Error)}}
    for status in endpoint.statuses:
        found[str(status)] = {"description": HTTPStatus(status).phrase, "content": error}
        if status in (429, 503):
            found[str(status)]["headers"] = {"Retry-After": {"schema": {"type": "string"}}}
    return found


def event_schema(frame: Any) -> dict[str, Any]:
    """One event of a stream: a frame as JSON, and in the log its number."""
    data = {"type": "string", "contentMediaType": JSON, "contentSchema": schema_of(frame)}
    return {
        "type": "object",
        "properties": {"data": data, "id": {"type": "string", "pattern": "^[0-9]+$"}},
        "required": ["data"],
    }


def links(operations: Sequence[str]) -> dict[str, Any]:
    """What can be done with a new table."""
    parameters = {"table": "$response.body#/table"}
    return {name: {"operationId": name, "parameters": parameters} for name in operations}


def schema_of(wanted: Any) -> dict[str, Any]:
    """A reference, or the schema of something small."""
    (schema,), _ = msgspec.json.schema_components([wanted], ref_template=REF)
    return schema
