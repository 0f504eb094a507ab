"""How far a bot may look that somebody asks for: all guests share the processor."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from serai.house.denied import Denied

# With the highest numbers of all a turn takes about a second of one core, several times what the
# strongest opponent of the house takes. Beyond, a bot would only be cut short by the clock.
MOST: Final[Mapping[str, Mapping[str, int]]] = {
    "greedy": {"width": 50},
    "learned": {"width": 50, "nodes": 20_000, "best": 16, "narrow": 8},
}


def check_cost(spec: str) -> None:
    """Denied if a number of it is too high; a table that has such a bot already keeps it."""
    name, _, listed = spec.partition(":")
    most = MOST.get(name.strip(), {})
    for part in listed.split(","):
        param, _, value = (piece.strip() for piece in part.partition("="))
        if param in most and value.isdecimal() and int(value) > most[param]:
            raise Denied(409, "bot-cost", given=spec[:60], param=param, most=most[param])
