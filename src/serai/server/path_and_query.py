"""What stands in the path and in the query of a request, checked."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Literal

import msgspec

import serai
from serai.house.denied import Denied
from serai.house.protocol import Language, SeatNumber, TableId
from serai.house.strict_json import place_of

HOUSE = "house"  # the part of the messages that belongs to no game
PATH_TYPES: Mapping[str, Any] = {
    "table": TableId,
    "seat": SeatNumber,
    "language": Language,
    "part": Literal[(HOUSE, *serai.games())],
    "game": Literal[tuple(serai.games())],
}


def converted_path(given: Mapping[str, str]) -> dict[str, Any]:
    """The parts of the path; what cannot be the name of anything is not there."""
    found: dict[str, Any] = {}
    for name, text in given.items():
        try:
            plain = text.isascii() and (name != "seat" or text.isdecimal())
            found[name] = msgspec.convert(text if plain else "", PATH_TYPES[name], strict=False)
        except msgspec.ValidationError:
            raise Denied(404, "no-table" if name == "table" else "path") from None
    return found


def converted_query(given: Sequence[tuple[str, str]], wanted: Any) -> Any:
    """The query as a struct; each field at most once, and numbers are digits only."""
    fields = dict(given)
    if len(fields) != len(given) or not all(
        text.isascii() and text.isdecimal() for text in fields.values()
    ):
        raise Denied(400, "bad-request", place="?")
    try:
        return msgspec.convert(fields, wanted, strict=False)
    except msgspec.ValidationError as error:
        raise Denied(400, "bad-request", place=place_of(error)) from None
