"""The types of the client are those of the server's messages."""

from pathlib import Path

import serai
from serai.server import protocol, schema

TYPES = Path(serai.__file__).parents[2] / "web" / "src" / "lib" / "protocol.ts"


def test_the_types_of_the_client_are_fresh() -> None:
    """Without Node: the file names the schema that it was made from."""
    stamp = f" * schema {schema.digest()}\n"
    assert stamp in TYPES.read_text(encoding="utf-8"), "run scripts/types"


def test_every_struct_on_the_wire_has_a_type() -> None:
    text = TYPES.read_text(encoding="utf-8")
    for name in [*schema.structs(), *schema.UNIONS]:
        assert f"export interface {name} {{" in text or f"export type {name} =" in text, name


def test_the_schema_covers_both_directions() -> None:
    names = schema.schema()["$defs"].keys()
    assert {"Hello", "Act", "Play", "State", "Log", "TableWanted", "Error"} <= names
    assert protocol.FromClient.__name__ not in names
