"""Messages by their types: any that fit, and whether one does.

This is a second opinion about what may come in. It reads the declared types and knows nothing of
the decoder, so that each can find the other wrong.
"""

from __future__ import annotations

import json
import random
import re
from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from msgspec import inspect
from msgspec.inspect import (
    AnyType,
    BoolType,
    DictType,
    IntType,
    ListType,
    LiteralType,
    NoneType,
    StrType,
    StructType,
    Type,
    UnionType,
)

LARGEST_WHOLE = 1e15  # a float below it may stand for a whole number
LETTERS = "abcdefghijklmnopqrstuvwxyz234567"

Path = tuple[str | int, ...]


def shape_of(wanted: Any) -> Type:
    """What is declared of a type."""
    return plain(inspect.type_info(wanted))


def plain(info: Type) -> Type:
    """A type without notes on it."""
    return plain(info.type) if isinstance(info, inspect.Metadata) else info


# --- what fits ---


def fits(info: Type, value: Any) -> bool:
    """Whether a value is of a type, and keeps within its bounds."""
    match plain(info):
        case AnyType():
            return True
        case NoneType():
            return value is None
        case BoolType():
            return isinstance(value, bool)
        case IntType() as found:
            return fits_number(found, value)
        case StrType() as found:
            return isinstance(value, str) and fits_text(found, value)
        case LiteralType() as found:
            return isinstance(value, str) and value in found.values
        case ListType() as found:
            most = len(value) if isinstance(value, list) else 0
            most = most if found.max_length is None else found.max_length
            return (
                isinstance(value, list)
                and (found.min_length or 0) <= len(value) <= most
                and all(fits(found.item_type, one) for one in value)
            )
        case DictType() as found:
            return isinstance(value, dict) and all(
                fits(found.key_type, name) and fits(found.value_type, one)
                for name, one in value.items()
            )
        case UnionType() as found:
            return any(fits(one, value) for one in found.types)
        case StructType() as found:
            return isinstance(value, dict) and fits_fields(found, value)
    raise TypeError(info)


def fits_number(info: IntType, value: Any) -> bool:
    """A whole number, however it is written, within its bounds."""
    if isinstance(value, float) and value.is_integer() and abs(value) < LARGEST_WHOLE:
        value = int(value)
    if isinstance(value, bool) or not isinstance(value, int):
        return False
    return (info.ge is None or value >= info.ge) and (info.le is None or value <= info.le)


def fits_text(info: StrType, value: str) -> bool:
    """A text neither too short nor too long, of the letters that it may have."""
    if len(value) < (info.min_length or 0):
        return False
    if info.max_length is not None and len(value) > info.max_length:
        return False
    if info.pattern is None:
        return True
    return re.search(info.pattern, value) is not None and not value.endswith("\n")


def fits_fields(info: StructType, value: Mapping[str, Any]) -> bool:
    """All fields that must be there, and none that may not."""
    known = {field.encode_name: field for field in info.fields}
    if info.tag_field is not None:
        if value.get(info.tag_field) != info.tag:
            return False
        value = {name: one for name, one in value.items() if name != info.tag_field}
    if not set(value) <= set(known):
        return False
    return all(
        fits(field.type, value[name]) if name in value else not field.required
        for name, field in known.items()
    )


# --- any that fits ---


class Maker:
    """Makes messages; `known` are values that make sense, by the name of their field."""

    def __init__(self, rng: random.Random, known: Mapping[str, Sequence[Any]]) -> None:
        self.rng = rng
        self.known = known

    def make(self, info: Type, name: str = "") -> Any:
        """A value that fits."""
        found = plain(info)
        rng = self.rng
        if name in self.known and rng.randrange(4):
            value = rng.choice(self.known[name])
            if fits(found, value):
                return value
        match found:
            case AnyType():
                return rng.choice((0, True, "basic", None))
            case NoneType():
                return None
            case BoolType():
                return rng.randrange(2) == 0
            case IntType():
                low = found.ge or 0
                most = 100 if found.le is None else found.le
                return rng.randint(low, min(most, low + rng.choice((3, 100, 10**9))))
            case StrType():
                return self.text(found)
            case LiteralType():
                return rng.choice(found.values)
            case ListType():
                size = rng.randint(found.min_length or 0, min(found.max_length or 3, 3))
                return [self.make(found.item_type, name) for _ in range(size)]
            case DictType():
                size = rng.randrange(2)
                return {self.make(found.key_type): self.make(found.value_type) for _ in range(size)}
            case UnionType():
                return self.make(rng.choice(found.types), name)
            case StructType():
                return self.fields(found)
        raise TypeError(info)

    def text(self, info: StrType) -> str:
        """Letters that every pattern of ours allows."""
        least = info.min_length or 0
        most = 30 if info.max_length is None else info.max_length
        size = self.rng.randint(least, min(most, least + 20))
        return "".join(self.rng.choice(LETTERS) for _ in range(size))

    def fields(self, info: StructType) -> dict[str, Any]:
        """All fields that are required, and some others."""
        found: dict[str, Any] = {} if info.tag_field is None else {info.tag_field: info.tag}
        for field in info.fields:
            if field.required or self.rng.randrange(2):
                found[field.encode_name] = self.make(field.type, field.encode_name)
        return found


# --- places in a message ---


def places(info: Type, value: Any, path: Path = ()) -> Iterator[tuple[Path, Type]]:
    """Every place of a message that fits, and what is declared there."""
    found = plain(info)
    yield path, found
    match chosen(found, value):
        case StructType() as struct:
            for field in struct.fields:
                name = field.encode_name
                if name in value:
                    yield from places(field.type, value[name], (*path, name))
        case ListType() as items:
            for nth, one in enumerate(value):
                yield from places(items.item_type, one, (*path, nth))


def chosen(info: Type, value: Any) -> Type:
    """What a value is; of a choice, the one that fits."""
    if isinstance(info, UnionType):
        return next(plain(one) for one in info.types if fits(one, value))
    return info


def at(value: Any, path: Path) -> Any:
    """What stands at a place."""
    for step in path:
        value = value[step]
    return value


def with_other(value: Any, path: Path, other: Any) -> Any:
    """The same message with something else at one place."""
    if not path:
        return other
    copied: Any = dict(value) if isinstance(value, dict) else list(value)
    copied[path[0]] = with_other(value[path[0]], path[1:], other)
    return copied


def strict_json(data: bytes) -> Any:
    """What JSON means; ValueError if it is none, or means nothing certain."""

    def once(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
        if len({name for name, _ in pairs}) != len(pairs):
            raise ValueError("a name twice")
        return dict(pairs)

    def refuse(text: str) -> None:
        raise ValueError(text)

    text = data.decode()
    if text.startswith("\ufeff"):
        raise ValueError("a mark of the order of bytes")
    found = json.loads(text, object_pairs_hook=once, parse_constant=refuse)
    json.dumps(found, ensure_ascii=False).encode()  # no halves of characters
    return found
