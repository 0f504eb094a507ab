"""The types of the client are those of the server's messages and of the games' views."""

from pathlib import Path

import pytest

import serai
from serai.games import load
from serai.house import protocol
from serai.server import client_types

ROOT = Path(serai.__file__).parents[2]
FILES = client_types.schemas()


def told(file: str) -> str:
    return (ROOT / file).read_text(encoding="utf-8")


@pytest.mark.parametrize("file", FILES)
def test_the_types_of_the_client_are_fresh(file: str) -> None:
    """Without Node: the file names the schema that it was made from."""
    origin, found = FILES[file]
    assert f" * schema {client_types.digest(found)}\n" in told(file), "run scripts/types"
    assert f"from {origin};" in told(file)


@pytest.mark.parametrize("file", FILES)
def test_everything_in_a_schema_has_a_type(file: str) -> None:
    for name in FILES[file][1]["$defs"]:
        is_there = f"export interface {name} {{" in told(file)
        assert is_there or f"export type {name} =" in told(file), name


def test_every_struct_on_the_wire_has_a_type() -> None:
    text = told(client_types.PROTOCOL)
    for name in [*client_types.structs(), *client_types.UNIONS]:
        assert f"export interface {name} {{" in text or f"export type {name} =" in text, name


def test_every_game_has_types_for_its_views() -> None:
    games = {f"web/src/games/{name}/view.ts" for name in load.names()}
    assert FILES.keys() == {client_types.PROTOCOL, *games}


def test_the_schema_covers_both_directions() -> None:
    names = client_types.schema()["$defs"].keys()
    assert {"Hello", "Act", "Play", "State", "Log", "TableWanted", "Error"} <= names
    assert protocol.FromClient.__name__ not in names


def test_what_is_said_of_a_field_comes_along() -> None:
    """Also of fields that a shape has from another one."""
    text = told("web/src/games/rajas/view.ts")
    for said in ("In pips.", "Kali’s hands", "null: a spectator", "In unknown order."):
        assert said in text
