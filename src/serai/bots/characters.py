"""The characters of the house: opponents with a name, a face, a style and a usual level.

How they are called is a matter of the languages (`character-zarina`). The level at which somebody
plays can be chosen at every table.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping
from dataclasses import dataclass


@dataclass(frozen=True)
class Character:
    """Which taste somebody has, and how well it plays unless told otherwise (1 to 7)."""

    style: str
    level: int


CHARACTERS: Mapping[str, Character] = {
    "bulbul": Character("friend", 1),
    "jaggu": Character("gambler", 2),
    "makara": Character("sailor", 4),
    "rukmini": Character("courtier", 4),
    "ustad": Character("builder", 5),
    "lobsang": Character("hermit", 3),
    "zarina": Character("trader", 5),
    "farhad": Character("raider", 6),
    "nur": Character("scholar", 6),
    "birbal": Character("all-rounder", 7),
}

# Who sits down where nobody was asked for, one after the other.
USUAL = ("zarina", "makara", "rukmini", "ustad", "farhad", "nur", "lobsang", "birbal")


def usual(count: int, taken: Collection[str] = ()) -> list[str]:
    """So many opponents that are not at the table yet."""
    return [name for name in USUAL if name not in taken][:count]
