"""The schemas of everything on the wire, from which the types of the client are made.

`python -m serai.server.client_types` prints them, `scripts/types` makes files of them:
of the protocol `web/src/lib/protocol.ts`, of the views of a game `web/src/games/GAME/view.ts`.
"""

from __future__ import annotations

import ast
import hashlib
import inspect
import json
import sys
import textwrap
from typing import Any

import msgspec

from serai.core.game import Game
from serai.games import load
from serai.house import protocol, requests

DIALECT = "https://json-schema.org/draft/2020-12/schema"
PROTOCOL = "web/src/lib/protocol.ts"
WIRE = (protocol, requests)  # where the structs are declared

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
    """Every struct that is really sent, by name."""
    return {
        name: found
        for module in WIRE
        for name, found in vars(module).items()
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
        "$schema": DIALECT,
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


def view_schema(game: Game) -> dict[str, Any]:
    """One JSON schema with a definition for each part of the view of a game."""
    _, parts = msgspec.json.schema_components([game.shape], ref_template="#/$defs/{name}")
    shapes = declared(game.shape)
    for name, part in parts.items():
        for field, said in sayings(shapes[name]).items():
            part["properties"][field] = {**part["properties"][field], "description": said}
    return {"$schema": DIALECT, "title": "Wire", "$defs": parts}


def declared(shape: type) -> dict[str, type]:
    """The typed dictionaries that a game declares beside its view, by name."""
    module = vars(sys.modules[shape.__module__]).items()
    return {name: found for name, found in module if hasattr(found, "__required_keys__")}


def sayings(shape: type) -> dict[str, str]:
    """What the text below each field says, those of the dictionaries it is made of included."""
    try:
        tree = ast.parse(textwrap.dedent(inspect.getsource(shape))).body[0]
    except (OSError, TypeError):  # made by a call: there is no class to read
        return {}
    found: dict[str, str] = {}
    if isinstance(tree, ast.ClassDef):
        for base in tree.bases:  # which a typed dictionary does not remember
            found |= sayings(named(ast.unparse(base), shape.__module__))
        for pair in zip(tree.body, tree.body[1:], strict=False):
            match pair:
                case (
                    ast.AnnAssign(target=ast.Name(id=field)),
                    ast.Expr(value=ast.Constant(value=str(said))),
                ):
                    found[field] = " ".join(said.split())
    return found


def named(name: str, module: str) -> Any:
    """What a name like `shape.Player` means in a module."""
    found: Any = sys.modules[module]
    for part in name.split("."):
        found = getattr(found, part)
    return found


def schemas() -> dict[str, tuple[str, dict[str, Any]]]:
    """By the file that is made of it: where each schema comes from, and the schema."""
    views = {
        f"web/src/games/{name}/view.ts": (game.shape.__module__, view_schema(game))
        for name, game in load.all_games().items()
    }
    origin = " and ".join(module.__name__ for module in WIRE)
    return {PROTOCOL: (origin, schema()), **views}


def text(found: dict[str, Any]) -> str:
    """A schema as it is printed."""
    return json.dumps(found, indent=1, sort_keys=True, ensure_ascii=False) + "\n"


def digest(found: dict[str, Any]) -> str:
    """What the file made of a schema carries in its first lines."""
    return hashlib.sha256(text(found).encode()).hexdigest()


def printed() -> str:
    """For each file: its path, where its schema comes from, the digest, and the schema."""
    every = [
        {"file": file, "origin": origin, "digest": digest(found), "schema": found}
        for file, (origin, found) in schemas().items()
    ]
    return json.dumps(every, indent=1, sort_keys=True, ensure_ascii=False) + "\n"


if __name__ == "__main__":
    sys.stdout.write(printed())
