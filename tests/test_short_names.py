"""Short names fit the narrow labels of the drawn boards, in every language.

Widths are measured from the letters of the page's type (Alegreya Sans, medium), in ems.
"""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from serai.core.notation import Names
from serai.games.agra.kinds import ACTION, GUILD, NOTABLE
from serai.games.merv.kinds import HALL, SIDE, SPICE
from serai.language import LANGUAGES, has, say

LETTERS: dict[str, float] = json.loads(
    Path(__file__).with_name("letter_widths.json").read_text(encoding="utf-8")
)
SIZE = 12  # the smallest text of a board, in pixels
LABELS = [  # game, names, pixels of a line, lines
    ("agra", NOTABLE, 53, 2),
    ("agra", GUILD, 73, 1),
    ("agra", ACTION, 78, 1),
    ("merv", SPICE, 56, 1),
    ("merv", HALL, 86, 1),
    ("merv", SIDE, 12, 1),
]
every_label = pytest.mark.parametrize(
    ("game", "kind", "pixels", "lines"), LABELS, ids=lambda one: getattr(one, "label", None)
)


def width(text: str) -> float:
    return SIZE * sum(LETTERS[letter] for letter in text)


def broken(text: str) -> list[tuple[str, ...]]:
    """All ways to write a label: on one line, or on two, broken at a space or after a hyphen."""
    ends = [i for i in range(1, len(text)) if text[i] == " " or text[i - 1] == "-"]
    return [(text,), *((text[:i], text[i:].strip()) for i in ends)]


@every_label
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_short_name_exists_and_fits_its_label(
    language: str, game: str, kind: Names, pixels: int, lines: int
) -> None:
    for name in kind.names:
        key = f"{kind.label}-{name}-short"
        assert has(language, game, key), key
        text = say(language, game, key, {})
        ways = [way for way in broken(text) if len(way) <= lines]
        narrowest = min(max(width(line) for line in way) for way in ways)
        assert narrowest <= pixels, f"{key}: {text!r} needs {narrowest:.1f} px"


@every_label
@pytest.mark.parametrize("language", LANGUAGES)
def test_short_names_differ_from_each_other(
    language: str, game: str, kind: Names, pixels: int, lines: int
) -> None:
    texts = [say(language, game, f"{kind.label}-{name}-short", {}) for name in kind.names]
    assert len(set(texts)) == len(texts)
