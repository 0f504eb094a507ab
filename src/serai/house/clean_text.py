"""What people type for other people to read: names and lines of chat."""

from __future__ import annotations

import unicodedata

from serai.house.denied import Denied

LONGEST_NAME = 30
JOINERS = "\u200c\u200d"  # needed inside words of some scripts, and inside emoji
MOST_MARKS = 3  # accents upon one letter; more of them would cover other lines


def clean(text: str, longest: int) -> str:
    """In composed form, on one line, without invisible or direction-changing characters."""
    kept: list[str] = []
    marks = 0
    for char in unicodedata.normalize("NFC", text):
        category = unicodedata.category(char)
        marks = marks + 1 if category.startswith("M") else 0
        if category.startswith("Z") or char in "\t\n\r\v\f":
            kept.append(" ")
        elif (not category.startswith("C") and marks <= MOST_MARKS) or (
            char in JOINERS and kept and kept[-1] not in " " + JOINERS
        ):
            kept.append(char)
    return " ".join("".join(kept).split())[:longest].strip(" " + JOINERS)


def clean_name(name: str) -> str:
    """A name that can be read; Denied if nothing of it can."""
    found = clean(name, LONGEST_NAME)
    if not found:
        raise Denied(409, "name")
    return found
