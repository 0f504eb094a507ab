"""Numbers stay in one line with what they count, where printers of a language want it."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from serai.language.binding import bound

PAGE = Path(__file__).parents[1] / "web" / "src" / "lib" / "binding.ts"


@pytest.mark.parametrize(
    ("language", "text", "expected"),
    [
        ("de", "2 Kamele, 2 sind da", "2~Kamele, 2 sind da"),
        ("de", "bis 8 s, nach 40 ms, 12 kB, 95 %", "bis 8~s, nach 40~ms, 12~kB, 95~%"),
        ("de", "Mehr … N3 Kamele", "Mehr~… N3 Kamele"),
        ("ru", "95 % и 2 кубика — № 3", "95~% и 2~кубика~— №~3"),
        ("en", "2 camels, 95 %", "2 camels, 95 %"),
    ],
)
def test_spaces_that_do_not_break(language: str, text: str, expected: str) -> None:
    assert bound(language, text).replace("\N{NO-BREAK SPACE}", "~") == expected


def test_the_page_does_the_same() -> None:
    """What follows a number is written alike in both."""
    after = r"\(\?=\[.*?(?=\)\|)"
    server = PAGE.parents[3] / "src" / "serai" / "language" / "binding.py"
    here, there = (re.findall(after, one.read_text(encoding="utf-8")) for one in (server, PAGE))
    assert here == there
    assert len(here) == 2
