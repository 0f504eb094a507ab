"""Transcripts: a game as text that people can read and `serai.replay` plays again.

    serai transcript 2
    game rajas 2
    data 5028ee7fd35c2f2d
    seats 3
    options {"ganga": true}
    * reveal B01
    2 quarry
    …
    result {"ranks": [2, 1, 3], "scores": [8, 12, -3], "winners": [1]}
    position 5d41402abc4b2a76b9719d911017c592
    check 7d793037a0760186574b0282f2f435e7

A line begins with the seat, or * for chance. `data` is the digest of the component values; a line
`box {…}` after it has those that were corrected. `result` is there if the game is over, `position`
is the digest of the last position, and `check` covers every line above it: a changed or missing
line cannot go unnoticed. Transcripts of layout 1 are older and name no data.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from serai.core.box import Corrections
from serai.core.game import Game
from serai.core.kernel import CHANCE
from serai.core.speech import IllegalMove, Problem
from serai.table import positions
from serai.table.match import Match, new_match
from serai.table.pauses import pause
from serai.table.ruleset import (
    NOT_RECORDED,
    SHAPE_OF_DIGEST,
    Ruleset,
    checked_box,
)
from serai.table.written_match import TRANSCRIPT, Head, Parts, check_of

BEGINNING = "serai transcript "
OLDER = f"{BEGINNING}1"  # without data, and of rules that are retired
LAYOUT = re.compile(rf"{BEGINNING}([1-9][0-9]{{0,5}})")
GAME = re.compile(r"([a-z]{1,40}) ([1-9][0-9]{0,5})")
DIGEST = re.compile(rf"({SHAPE_OF_DIGEST})")
RESULT = {"ranks", "scores", "winners"}
MOST_SEATS = 8
SEATS = re.compile(r"([0-9]{1,3})")


def replayed(games: Mapping[str, Game], text: str, seed: int | None) -> Match:
    """The match that a transcript tells, at its last position; Problem if it is damaged."""
    *_, match = steps(games, text)
    match.give_luck(seed)
    return match


def steps(games: Mapping[str, Game], text: str) -> Iterator[Match]:
    """The match after every line (always the same one); Problem if something is wrong."""
    parts = parts_of(text)
    match = opened(games, parts.head)
    yield match
    number = parts.head.lines
    for line in parts.moves:
        number += 1
        play_line(match, number, line)
        yield match
    if parts.result is not None:
        number += 1
        if parts.result != match.result():
            raise Problem("transcript-result", line=number)
    if parts.position not in (match.digest(), NOT_RECORDED):
        raise Problem("transcript-position", line=number + 1)


def parts_of(text: str) -> Parts:
    """What a transcript says, whatever rules it was played by; Problem if it is damaged."""
    lines = checked_lines(text)
    head = head_of(lines)
    end = len(lines) - 1
    word, _, position = lines[end].partition(" ")
    if word != "position" or end < head.lines:
        raise Problem("transcript-line", line=end + 1, expected="position …")
    result = None
    if end > head.lines and lines[end - 1].startswith("result "):
        end -= 1
        result = result_of(lines, end)
    return Parts(head, lines[head.lines : end], result, position)


def checked_lines(text: str) -> list[str]:
    """All lines before the last one, which must fit to them."""
    if not isinstance(text, str):
        raise Problem("transcript-first-line", expected=TRANSCRIPT)
    lines = text.removesuffix("\n").split("\n")
    if lines[0] not in (TRANSCRIPT, OLDER):
        layout = LAYOUT.fullmatch(lines[0])
        if layout is not None:
            raise Problem("layout-newer", layout=layout[1])
        raise Problem("transcript-first-line", expected=TRANSCRIPT)
    if len(lines) < 3 or lines[-1] != f"check {check_of(lines[:-1])}":
        raise Problem("transcript-check", lines=len(lines))
    return lines[:-1]


class Cursor:
    """Goes through the lines above the moves."""

    def __init__(self, lines: Sequence[str]) -> None:
        self.lines = lines
        self.at = 1

    def comes(self, word: str) -> bool:
        """Whether the next line begins with a word."""
        return self.at < len(self.lines) and self.lines[self.at].startswith(f"{word} ")

    def take(self, word: str, expected: str, shape: re.Pattern[str]) -> tuple[str, ...]:
        """What stands behind the first word of the next line, taken apart."""
        found = shape.fullmatch(self.lines[self.at][len(word) + 1 :]) if self.comes(word) else None
        if found is None:
            raise self.wrong(f"{word} {expected}")
        self.at += 1
        return found.groups()

    def take_object(self, word: str) -> dict[str, Any]:
        """The JSON object behind the first word of the next line."""
        try:
            found = json.loads(self.lines[self.at][len(word) + 1 :]) if self.comes(word) else None
        except (ValueError, RecursionError):
            found = None
        if not isinstance(found, dict):
            raise self.wrong(f"{word} {{…}}")
        self.at += 1
        return found

    def wrong(self, expected: str) -> Problem:
        """The next line is not what it must be."""
        return Problem("transcript-line", line=self.at + 1, expected=expected)


def result_of(lines: Sequence[str], at: int) -> dict[str, list[int]]:
    """How the game ended, as a line says; only playing it shows whether that is true."""
    cursor = Cursor(lines)
    cursor.at = at
    found = cursor.take_object("result")
    numbers = [number for one in found.values() if isinstance(one, list) for number in one]
    lists = all(isinstance(one, list) and len(one) <= MOST_SEATS for one in found.values())
    if set(found) != RESULT or not lists or any(type(number) is not int for number in numbers):
        cursor.at = at
        raise cursor.wrong(f"result {{{', '.join(sorted(RESULT))}}}")
    return found


def head_of(lines: Sequence[str]) -> Head:
    """The lines above the moves, one after the other."""
    cursor = Cursor(lines)
    name, version = cursor.take("game", "NAME VERSION", GAME)
    data, box = NOT_RECORDED, Corrections()
    if lines[0] != OLDER:
        (data,) = cursor.take("data", "DIGEST", DIGEST)
        if cursor.comes("box"):
            found = cursor.take_object("box")
            box = checked_box(found, "box")
    (seats,) = cursor.take("seats", "N", SEATS)
    options = cursor.take_object("options")
    opening = cursor.take_object("from") if cursor.comes("from") else None
    return Head(Ruleset(name, int(version), data, box), int(seats), options, opening, cursor.at)


def opened(games: Mapping[str, Game], head: Head) -> Match:
    """The match before its first line; Shelved if this process cannot play by its rules."""
    game = head.ruleset.check(games)
    version = head.ruleset.version
    if head.opening is None:
        return new_match(game, head.seats, None, head.options, "ask", version)
    match = positions.read(games, head.opening, None, "ask")
    if (match.game.name, match.version) != (game.name, version):
        expected = f"from {game.name} {version}"
        raise Problem("transcript-line", line=head.lines, expected=expected)
    return match


def play_line(match: Match, number: int, line: str) -> None:
    """One choice."""
    who, _, move = line.partition(" ")
    to_move = match.to_move
    expected = "—" if to_move is None else "*" if to_move == CHANCE else str(to_move)
    if who != expected:
        raise Problem("transcript-seat", line=number, given=who[:20], expected=expected)
    try:
        match.play(move)
    except IllegalMove as illegal:
        reason = illegal.refusal
        raise Problem("transcript-move", line=number, move=move[:60], reason=reason) from None
    pause()
