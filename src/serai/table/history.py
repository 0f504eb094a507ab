"""Matches and lines of a transcript: from one to the other, and what moved in between."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, NamedTuple

from serai.core.game import Game
from serai.core.kernel import CHANCE, CHOSEN, DRAWN, Desk
from serai.core.speech import Problem
from serai.table import positions
from serai.table.events import AnyEvent, Moved, Opened, TakenBack
from serai.table.match import Entry, Match, flattened, new_match
from serai.table.ruleset import Ruleset


class Change(NamedTuple):
    """A number of a player that moved."""

    seat: int
    place: str  # "goods.silk"
    before: int
    after: int


class Happening(NamedTuple):
    """What a turn did, as the log tells it, and which numbers of the players moved."""

    entries: tuple[Entry, ...]
    changes: tuple[Change, ...]


def opened(game: Game, first: Opened, opening: dict[str, Any] | None, desk: Desk) -> Match:
    """The match before its first line, on a desk that all its copies share."""
    if opening is not None:
        match = positions.read({game.name: game}, opening, None, "ask")
    else:
        match = new_match(game, len(first.seats), None, first.options, "ask", first.version)
    match.state.desk = desk
    match.state.stamp = 0
    return match


def ruleset_of_log(first: Opened) -> Ruleset:
    """What the match of a log is played by."""
    return Ruleset(first.game, first.version, first.data, first.box)


def counting(events: Iterable[AnyEvent]) -> list[str]:
    """The lines that count after some events; what was taken back is not among them."""
    kept: list[tuple[int, list[str]]] = []
    for seq, event in enumerate(events, 1):
        if isinstance(event, Opened | Moved):
            kept.append((seq, event.lines))
        elif isinstance(event, TakenBack):
            kept = [(nth, lines) for nth, lines in kept if nth <= event.to]
    return [line for _, lines in kept for line in lines]


def play_line(match: Match, line: str) -> None:
    """One line of the transcript; it must be for who decides."""
    who, _, move = line.partition(" ")
    decides = match.to_move
    if who != ("*" if decides == CHANCE else str(decides)):
        raise Problem("log-line", line=line[:60])
    match.play(move)


def lines_of(match: Match, known: int = 0) -> list[str]:
    """What was played, as lines of a transcript; the first entries of the log are known."""
    return [
        f"{'*' if seat == CHANCE else seat} {match.notation(move)}"
        for kind, seat, move in match.log[known:]
        if kind in (CHOSEN, DRAWN)
    ]


def turns_of(lines: Sequence[str]) -> list[list[str]]:
    """The lines before the first choice, then those of each seat with the chance after them."""
    turns: list[list[str]] = [[]]
    seat = "*"
    for line in lines:
        who = line.partition(" ")[0]
        if who not in ("*", seat):
            seat = who
            turns.append([])
        turns[-1].append(line)
    return turns


def public_numbers(match: Match) -> dict[str, int]:
    """All numbers of the players that everybody may see."""
    players = flattened(match.game.visible(match.state, None).get("players", []))
    return {place: number for place, number in players.items() if type(number) is int}


def changed(before: Mapping[str, int], after: Mapping[str, int]) -> tuple[Change, ...]:
    """Which of the numbers moved."""
    found = []
    for place in {**before, **after}:
        old, new = before.get(place, 0), after.get(place, 0)
        if old != new:
            seat, _, name = place.removeprefix("[").partition("].")
            found.append(Change(int(seat), name, old, new))
    return tuple(found)
