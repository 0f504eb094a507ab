"""Recorded games in sentences: golden texts, to be read by whoever changes words.

`python -m tests.golden.told` tells them again; then read what has changed, as people will.
"""

from __future__ import annotations

from pathlib import Path

import serai
from serai.cli.words import told
from serai.language import LANGUAGES
from serai.language.binding import BOUND
from tests.golden import files

# One short game of each title, in which most of what a log says occurs.
GAMES = {"agra": "ends-by-a-contract", "merv": "two-players", "rajas": "way-navaratnas"}
MOST = 80  # turns that are told of each from its beginning, and how it ended
BELOW = "    "


def file_of(game: str, language: str) -> Path:
    return files.HERE / "told" / f"{game}.{language}.txt"


def text_of(game: str, language: str) -> str:
    """A recorded game, a line for each turn, and its steps below."""
    recorded = files.read(game, serai.game(game).version, files.GAMES)[GAMES[game]]
    turns = told(recorded, language)
    kept = turns if len(turns) <= MOST else [*turns[:MOST], ("…", []), *turns[-2:]]
    text = "".join(
        "".join(f"{one}\n" for one in [line, *(f"{BELOW}{step}" for step in below)])
        if line
        else "".join(f"{step}\n" for step in below)
        for line, below in kept
    )
    return text.replace(BOUND, " ")  # whoever compares or searches types plain spaces


def main() -> None:
    for game in GAMES:
        for language in LANGUAGES:
            file = file_of(game, language)
            file.parent.mkdir(exist_ok=True)
            file.write_text(text_of(game, language), encoding="utf-8")


if __name__ == "__main__":
    main()
