"""Reading data from outside: every value is checked, and a wrong one is named by its place."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from serai.core.notation import Kind
from serai.core.speech import Problem, shown


class Reader:
    """A JSON object at a place in a document; what does not fit raises Problem."""

    def __init__(self, data: object, place: str = "position") -> None:
        if not isinstance(data, Mapping):
            raise wrong(place, data, "{ … }")
        self.data: Mapping[str, Any] = data
        self.place = place
        self.unread = set(data)

    def get(self, key: str) -> Any:
        """A value that must be there."""
        if key not in self.data:
            raise wrong(f"{self.place}.{key}", "—", "…")
        self.unread.discard(key)
        return self.data[key]

    def number(self, key: str, low: int, high: int) -> int:
        """A whole number within bounds."""
        return checked_number(self.get(key), low, high, f"{self.place}.{key}")

    def flag(self, key: str) -> bool:
        """True or false."""
        value = self.get(key)
        if not isinstance(value, bool):
            raise wrong(f"{self.place}.{key}", value, "true | false")
        return value

    def one(self, key: str, kind: Kind) -> int:
        """The number of a name."""
        return checked_name(self.get(key), kind, f"{self.place}.{key}")

    def one_or_none(self, key: str, kind: Kind) -> int | None:
        """The number of a name, or None for null."""
        return None if self.get(key) is None else self.one(key, kind)

    def names(self, key: str, kind: Kind) -> list[int]:
        """The numbers of a list of different names."""
        place = f"{self.place}.{key}"
        found = [checked_name(item, kind, f"{place}[{i}]") for i, item in enumerate(self.list(key))]
        if len(set(found)) != len(found):
            raise wrong(place, self.get(key), "a ≠ b")
        return found

    def list(self, key: str, most: int = 1000) -> list[Any]:
        """A list, not too long."""
        value = self.get(key)
        if not isinstance(value, list) or len(value) > most:
            raise wrong(f"{self.place}.{key}", value, f"[ … ] ≤ {most}")
        return value

    def inner(self, key: str) -> Reader:
        """An object within this one."""
        return Reader(self.get(key), f"{self.place}.{key}")

    def by_name(self, key: str, kind: Kind) -> Iterator[tuple[int, Any, str]]:
        """The items of an object whose keys are names: number, value, place."""
        inner = self.inner(key)
        for name, value in inner.data.items():
            place = f"{inner.place}.{shown(name)}"
            yield checked_name(name, kind, place), value, place

    def finish(self) -> None:
        """Nothing may be left over: a misspelt key must not be overlooked."""
        if self.unread:
            key = min(self.unread, key=shown)
            raise wrong(f"{self.place}.{shown(key)}", self.data[key], "—")


def checked_number(value: object, low: int, high: int, place: str) -> int:
    """A whole number within bounds."""
    if isinstance(value, bool) or not isinstance(value, int) or not low <= value <= high:
        raise wrong(place, value, f"{low} … {high}")
    return value


def checked_name(value: object, kind: Kind, place: str) -> int:
    """The number of a name, written exactly as we write it."""
    try:
        if isinstance(value, str):
            number = kind.read(value)
            if kind.write(number) == value:
                return number
    except ValueError:
        pass
    raise wrong(place, value, kind.expected())


def wrong(place: str, given: object, expected: str) -> Problem:
    """The problem of a value that cannot be."""
    return Problem("position", place=place, given=shown(given), expected=expected)
