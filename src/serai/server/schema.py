"""The schema of everything on the wire, from which the types of the client are made.

`python -m serai.server.schema` prints it; `scripts/types` makes `web/src/lib/protocol.ts` of it.
"""

from __future__ import annotations

import hashlib
import inspect
import json
import sys
from typing import Any

import msgspec

from serai.server import protocol

UNIONS = {
    "AnyAction": protocol.AnyAction,
    "AnyQuery": protocol.AnyQuery,
    "AnyMessage": protocol.AnyMessage,
    "AnyFrame": protocol.AnyFrame,
}
BASES = (
    protocol.FromClient,
    protocol.ToClient,
    protocol.Action,
    protocol.Query,
    protocol.Message,
    protocol.Frame,
)

# What types cannot tell; the server checks it.
LIMITS = {
    "default",
    "maxItems",
    "maxLength",
    "maximum",
    "minItems",
    "minLength",
    "minimum",
    "pattern",
}


def structs() -> dict[str, type[msgspec.Struct]]:
    """Every struct of the protocol that is really sent, by name."""
    return {
        name: found
        for name, found in vars(protocol).items()
        if inspect.isclass(found) and issubclass(found, msgspec.Struct)
        if found is not msgspec.Struct and found not in BASES
    }


def schema() -> dict[str, Any]:
    """One JSON schema with a definition for each struct and each union of frames."""
    wire = structs()
    shapes, parts = msgspec.json.schema_components(
        [*wire.values(), *UNIONS.values()], ref_template="#/$defs/{name}"
    )
    for name, struct in wire.items():
        if issubclass(struct, protocol.ToClient):
            parts[name]["required"] = list(parts[name]["properties"])  # we always send all
        parts[name]["properties"] = {
            field: without_limits(shape) for field, shape in parts[name]["properties"].items()
        }
    unions = dict(zip(UNIONS, shapes[len(wire) :], strict=True))
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "Wire",
        "$defs": parts | {name: {"title": name, **shape} for name, shape in unions.items()},
    }


def without_limits(shape: Any) -> Any:
    """The shape of a field, as far as a type can say it."""
    if isinstance(shape, dict):
        return {word: without_limits(one) for word, one in shape.items() if word not in LIMITS}
    if isinstance(shape, list):
        return [without_limits(one) for one in shape]
    return shape


def text() -> str:
    """The schema as it is printed."""
    return json.dumps(schema(), indent=1, sort_keys=True, ensure_ascii=False) + "\n"


def digest() -> str:
    """What the file made of this schema carries in its first lines."""
    return hashlib.sha256(text().encode()).hexdigest()


if __name__ == "__main__":
    sys.stdout.write(text())
