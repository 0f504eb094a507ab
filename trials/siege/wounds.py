"""Ways to spoil a message. Each makes something that must be refused, whoever sends it."""

from __future__ import annotations

import json
import random
import re
from collections.abc import Callable
from typing import Any

from msgspec.inspect import StructType, Type

from serai.house.protocol import LONGEST_FRAME
from serai.house.strict_json import DEEPEST
from serai.server.guard import LONGEST_QUESTION
from trials.siege.shapes import (
    Path,
    at,
    chosen,
    fits,
    places,
    strict_json,
    with_other,
)

ODD_VALUES: tuple[Any, ...] = (
    None,
    True,
    False,
    -1,
    8,
    1.5,
    -0.5,
    1e300,
    2**31,
    2**63,
    2**64,
    10**40,
    "",
    "0",
    "\0",
    "x" * 5000,
    "' OR 1=1 --",
    "<script>alert(1)</script>",
    "../../etc/passwd",
    "${jndi:ldap://x}",
    "\u202eabc",
    "💥" * 200,
    [],
    [[]],
    [0],
    ["a"],
    {},
    {"": 0},
    {"type": "ping"},
    {"__proto__": 1},
)

NO_NUMBERS = (b"NaN", b"Infinity", b"-Infinity", b"01", b"+1", b"0x10", b"1.", b".5", b"1e", b"--1")
NO_JSON = (
    b"",
    b" ",
    b"\0",
    b"null",
    b"true",
    b"0",
    b'"act"',
    b"[]",
    b"{}",
    b"[{}]",
    b"{'type':'ping','n':1}",
    b"<xml/>",
    b"type=ping&n=1",
    b"GET / HTTP/1.1\r\n\r\n",
    b"\x80\x04\x95\x10.",
    b"\x93\x01\x02\x03",
)


class Spoiler:
    """Spoils messages of a type; None from a wound: this message has no place for it."""

    def __init__(self, rng: random.Random) -> None:
        self.rng = rng
        self.wounds: dict[str, Callable[[Type, Any], bytes | None]] = {
            "type": self.other_value,
            "missing": self.missing,
            "unknown": self.unknown,
            "tag": self.tag,
            "deep": self.deep,
            "large": self.large,
            "json": self.no_json,
            "bytes": self.wrong_bytes,
            "letters": self.wrong_letters,
            "twice": self.twice,
        }

    def spoilt(self, info: Type, value: Any) -> tuple[str, bytes]:
        """A kind of wound, and a message with it that cannot be one."""
        while True:
            kind = self.rng.choice([*self.wounds])
            data = self.wounds[kind](info, value)
            if data is not None and not is_message(info, data):
                return kind, data

    def place(self, info: Type, value: Any, wanted: type = object) -> tuple[Path, Type] | None:
        """Some place of a message where this is declared."""
        found = [one for one in places(info, value) if isinstance(struct_at(one, value), wanted)]
        return self.rng.choice(found) if found else None

    # --- JSON that is no message ---

    def other_value(self, info: Type, value: Any) -> bytes | None:
        """Something of the wrong type, too large, too long or too short."""
        found = self.place(info, value)
        if found is None:
            return None
        path, declared = found
        odd = [one for one in ODD_VALUES if not fits(declared, one)]
        return encoded(with_other(value, path, self.rng.choice(odd))) if odd else None

    def missing(self, info: Type, value: Any) -> bytes | None:
        """A field is lost."""
        found = self.place(info, value, StructType)
        if found is None:
            return None
        inner = dict(at(value, found[0]))
        if not inner:
            return None
        del inner[self.rng.choice([*inner])]
        return encoded(with_other(value, found[0], inner))

    def unknown(self, info: Type, value: Any) -> bytes | None:
        """A field that nobody knows."""
        found = self.place(info, value, StructType)
        if found is None:
            return None
        name = self.rng.choice(("x", "", "guest", "seed", "opening", "Seat", "__class__", "админ"))
        inner = {**at(value, found[0]), name: self.rng.choice(ODD_VALUES)}
        return encoded(with_other(value, found[0], inner))

    def tag(self, info: Type, value: Any) -> bytes | None:
        """Says that it is something else."""
        found = self.place(info, value, StructType)
        struct = None if found is None else struct_at(found, value)
        if found is None or not isinstance(struct, StructType) or struct.tag_field is None:
            return None
        other = self.rng.choice(("state", "ok", "admin", "", "ACT", "play ", None, 1, "hello"))
        return encoded(
            with_other(value, found[0], {**at(value, found[0]), struct.tag_field: other})
        )

    def deep(self, info: Type, value: Any) -> bytes | None:
        """Nested beyond all measure."""
        found = self.place(info, value)
        if found is None:
            return None
        levels = self.rng.choice((DEEPEST + 1, 40, 500))
        opening, ending = self.rng.choice((("[", "]"), ('{"a":', "}")))
        mark = '"\ue000"'
        text = encoded(with_other(value, found[0], "\ue000")).decode()
        return text.replace(mark, opening * levels + "1" + ending * levels).encode()

    def large(self, info: Type, value: Any) -> bytes | None:
        """Larger than any frame may be; white space only, so that nothing else is wrong."""
        if self.rng.randrange(20):  # so that other things are tried, too
            return None
        return encoded(value) + b" " * LONGEST_QUESTION

    # --- no JSON ---

    def no_json(self, info: Type, value: Any) -> bytes | None:
        """Cut off, too much of it, or nothing like it."""
        data, rng = encoded(value), self.rng
        place = rng.randrange(len(data))
        match rng.randrange(6):
            case 0:
                return data[:place]
            case 1:
                return data + rng.choice((b"}", b",", b"x", data, b"\0", b"//"))
            case 2:
                return data[:place] + data[place + 1 :]
            case 3:
                return rng.choice(NO_JSON)
            case 4:
                return data.replace(b":", b":" + rng.choice(NO_NUMBERS) + b",", 1)
            case _:
                numbers = [nth for nth, byte in enumerate(data) if chr(byte).isdigit()]
                if not numbers:
                    return None
                nth = rng.choice(numbers)
                return data[:nth] + rng.choice(NO_NUMBERS) + data[nth + 1 :]

    def wrong_bytes(self, info: Type, value: Any) -> bytes | None:
        """Bytes changed at random, or bytes at random."""
        data, rng = bytearray(encoded(value)), self.rng
        match rng.randrange(4):
            case 0:
                return rng.randbytes(rng.randrange(1, 60))
            case 1:
                return data.decode().encode(rng.choice(("utf-16", "utf-32", "utf-8-sig")))
            case 2:
                data.insert(rng.randrange(len(data) + 1), rng.choice((0xFF, 0xC0, 0x80, 0xED)))
            case _:
                for _ in range(rng.randrange(1, 4)):
                    data[rng.randrange(len(data))] = rng.randrange(256)
        return bytes(data)

    def wrong_letters(self, info: Type, value: Any) -> bytes | None:
        """Half characters and bare control characters inside of a text."""
        texts = [path for path, _ in places(info, value) if isinstance(at(value, path), str)]
        if not texts:
            return None
        letter = self.rng.choice(
            ("\\ud800", "\\udfff", "\\uD83Dx", "\n", "\0", "\x1f", "\\x", "\\")
        )
        text = encoded(with_other(value, self.rng.choice(texts), "ab\ue000cd")).decode()
        whole = text.replace("\ue000", letter)
        return re.sub(r"(:\d+)\b", r"\1.0", whole, count=self.rng.randrange(3)).encode()

    def twice(self, info: Type, value: Any) -> bytes | None:
        """A name that stands twice in one object."""
        found = self.place(info, value, StructType)
        inner = None if found is None else at(value, found[0])
        if found is None or not inner:
            return None
        name = self.rng.choice([*inner])
        again = self.rng.choice((inner[name], self.rng.choice(ODD_VALUES)))
        text = encoded(with_other(value, found[0], {**inner, "\ue000": again})).decode()
        return text.replace("\ue000", name).encode()


def struct_at(place: tuple[Path, Type], value: Any) -> Type:
    """What stands at a place."""
    return chosen(place[1], at(value, place[0]))


def encoded(value: Any) -> bytes:
    """JSON, with all letters as they are."""
    return json.dumps(value, ensure_ascii=False, separators=(",", ":")).encode()


def is_message(info: Type, data: bytes) -> bool:
    """Whether it would be right to accept this."""
    if len(data) > LONGEST_FRAME:
        return False
    try:
        return fits(info, strict_json(data))
    except (ValueError, RecursionError):
        return False
