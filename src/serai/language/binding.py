"""Spaces at which no line may break, as printers set them: a number stays with what it counts.

Messages are written with plain spaces, and these are put in when a sentence is said, here and in
the browser (`web/src/lib/binding.ts`). English and Dutch printers are less strict.
"""

from __future__ import annotations

import re

BOUND = "\N{NO-BREAK SPACE}"
A_NUMBER = r"(?<!\w)(\d+) "  # and no code: "N3" may stand alone
SPACES = {
    "de": re.compile(rf"{A_NUMBER}(?=[A-ZÄÖÜ%]|m?s\b|kB\b)| (?=…)"),  # "2 Kamele", "8 s"
    "ru": re.compile(rf"{A_NUMBER}(?=[а-яё%])|(?<=№) | (?=—)"),  # no line begins with a dash
}


def bound(language: str, text: str) -> str:
    """A sentence as it may be broken into lines."""
    spaces = SPACES.get(language)
    return spaces.sub(lambda found: (found[1] or "") + BOUND, text) if spaces else text
