"""What a game must not forget: whoever adds a note, a verb or a rule is told what else it needs."""

from __future__ import annotations

from functools import cache
from importlib import import_module


class Forgotten(Exception):
    """A part of a game lacks something that every such part needs; the sentence says what to add.

    A mistake in the sources, not in what somebody typed: nothing catches it.
    """


@cache
def constants(module: str) -> dict[int, str]:
    """The numbered constants of a module by their numbers; none if there is no such module."""
    try:
        found = vars(import_module(module))
    except ModuleNotFoundError:
        return {}
    return {
        number: name
        for name, number in found.items()
        if name.isupper() and isinstance(number, int) and not isinstance(number, bool)
    }


def called(package: str, module: str, number: int) -> str:
    """A number of a game as its sources call it: `STEP_RISEN (14)`."""
    name = constants(f"{package}.{module}").get(number)
    return str(number) if name is None else f"{name} ({number})"
