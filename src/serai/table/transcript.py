"""Transcripts: a game as text that people can read and `serai.replay` plays again.

    serai transcript 1
    game rajas 1
    seats 3
    options {"ganga": true}
    * reveal B01
    2 quarry
    …
    position 5d41402abc4b2a76b9719d911017c592
    check 7d793037a0760186574b0282f2f435e7

A line begins with the seat, or * for chance. `position` is the digest of the last position, and
`check` covers every line above it: a changed or missing line cannot go unnoticed.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Iterator, Mapping

from serai.core.game import Game
from serai.core.kernel import CHANCE
from serai.core.speech import IllegalMove, Problem
from serai.table import positions
from serai.table.match import Match, new_match

FIRST_LINE = "serai transcript 1"


def written(match: Match) -> str:
    """The transcript of a match."""
    lines = [
        FIRST_LINE,
        f"game {match.game.name} {match.game.version}",
        f"seats {match.seats}",
        f"options {json.dumps(match.agreed, sort_keys=True)}",
    ]
    if match.opening is not None:
        lines.append(f"from {json.dumps(match.opening, sort_keys=True, separators=(',', ':'))}")
    for seat, move in match.moves_played():
        lines.append(f"{'*' if seat == CHANCE else seat} {match.notation(move)}")
    lines.append(f"position {match.digest()}")
    return "\n".join([*lines, f"check {check_of(lines)}", ""])


def check_of(lines: list[str]) -> str:
    """A hash over all lines."""
    text = "\n".join(lines).encode(errors="surrogatepass")
    return hashlib.blake2b(text, digest_size=16).hexdigest()


def replayed(games: Mapping[str, Game], text: str, seed: int | None) -> Match:
    """The match that a transcript tells, at its last position; Problem if it is damaged."""
    *_, match = steps(games, text)
    match.give_luck(seed)
    return match


def steps(games: Mapping[str, Game], text: str) -> Iterator[Match]:
    """The match after every line (always the same one); Problem if something is wrong."""
    lines = checked_lines(text)
    match = opened(games, lines)
    yield match
    for number, line in enumerate(lines[4:-1], 5):
        if line.startswith("from ") and number == 5:
            continue
        play_line(match, number, line)
        yield match
    if lines[-1] != f"position {match.digest()}":
        raise Problem("transcript-position", line=len(lines))


def checked_lines(text: str) -> list[str]:
    """All lines before the last one, which must fit to them."""
    if not isinstance(text, str):
        raise Problem("transcript-first-line", expected=FIRST_LINE)
    lines = text.removesuffix("\n").split("\n")
    if lines[0] != FIRST_LINE:
        raise Problem("transcript-first-line", expected=FIRST_LINE)
    if len(lines) < 6 or lines[-1] != f"check {check_of(lines[:-1])}":
        raise Problem("transcript-check", lines=len(lines))
    return lines[:-1]


def opened(games: Mapping[str, Game], lines: list[str]) -> Match:
    """The match before its first line."""
    word, _, rest = lines[1].partition(" ")
    name, _, version = rest.partition(" ")
    if word != "game" or name not in games:
        raise Problem("transcript-line", line=2, expected=f"game {' | '.join(games)}")
    game = games[name]
    if version != str(game.version):
        raise Problem("transcript-version", version=version[:20], ours=game.version)
    word, _, seats = lines[2].partition(" ")
    if word != "seats" or not (seats.isascii() and seats.isdigit() and len(seats) <= 3):
        raise Problem("transcript-line", line=3, expected="seats N")
    options = json_of(lines[3], "options ", 4)
    if not isinstance(options, dict):
        raise Problem("transcript-line", line=4, expected="options {…}")
    if lines[4].startswith("from "):
        return positions.read(games, json_of(lines[4], "from ", 5), None, "ask")
    return new_match(game, int(seats), None, options, "ask")


def json_of(line: str, start: str, number: int) -> object:
    """What stands behind the first word of a line."""
    try:
        if line.startswith(start):
            return json.loads(line.removeprefix(start))
    except (ValueError, RecursionError):
        pass
    raise Problem("transcript-line", line=number, expected=start + "{…}")


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
