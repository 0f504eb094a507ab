"""JSON from outside, decoded strictly: known fields, right types, no depths."""

from __future__ import annotations

import json
import re
from typing import Any, TypeVar

import msgspec

from serai.house.denied import Denied

DEEPEST = 12
STRINGS = re.compile(rb'"(?:[^"\\]|\\.)*+"?', re.DOTALL)  # never looks at a byte twice
BRACKETS = re.compile(rb"[\[\]{}]")

T = TypeVar("T")


def depth(data: bytes) -> int:
    """How deeply JSON is nested; what is no JSON may get any number."""
    if data.count(b"[") + data.count(b"{") <= DEEPEST:
        return 0
    deepest = now = 0
    for bracket in BRACKETS.finditer(STRINGS.sub(b"", data)):
        now += 1 if bracket.group() in b"[{" else -1
        deepest = max(deepest, now)
    return deepest


def decoded(decoder: msgspec.json.Decoder[T], data: bytes) -> T:
    """The message in `data`; Denied says what is wrong with it, and where."""
    if depth(data) > DEEPEST:
        raise Denied(400, "too-deep", most=DEEPEST)
    try:
        found = json.loads(
            data.decode(),
            parse_float=whole_if_it_is,
            parse_constant=no_number,
            object_pairs_hook=each_once,
        )
        if b"\\u" in data:
            msgspec.json.encode(found)  # halves of characters cannot be written
        return msgspec.convert(found, decoder.type)
    except msgspec.ValidationError as error:
        raise Denied(400, "bad-request", place=place_of(error)) from None
    except (ValueError, RecursionError):
        raise Denied(400, "json") from None


def each_once(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    """An object; a name that stands twice means nothing certain."""
    found = dict(pairs)
    if len(found) != len(pairs):
        raise ValueError("a name twice")
    return found


def no_number(text: str) -> Any:
    """NaN and the like are no JSON."""
    raise ValueError(text)


def whole_if_it_is(text: str) -> int | float:
    """JSON has one kind of number: 6.0 is as whole as 6."""
    number = float(text)
    return int(number) if number.is_integer() and abs(number) < 1e15 else number


def place_of(error: msgspec.ValidationError) -> str:
    """Where in the message: `$` is all of it, `$.seats[0].who` one field."""
    _, found, place = str(error).rpartition(" - at `")
    return place.rstrip("`")[:60] if found else "$"
