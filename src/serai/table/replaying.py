"""Matches and lines of a transcript: from one to the other, and what moved in between."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, NamedTuple

from serai.core.game import Game
from serai.core.kernel import CHANCE, CHOSEN, DRAWN, Desk
from serai.core.speech import Problem
from serai.table import positions
from serai.table.events import AnyEvent, Moved, Opened, TakenBack
from serai.table.known_facts import flattened
from serai.table.match import Match, new_match
from serai.table.pauses import pause
from serai.table.playing import Entry
from serai.table.ruleset import Ruleset


class Change(NamedTuple):
    """A number of a player that moved."""

    seat: int
    place: str  # "goods.silk"
    before: int
    after: int


class Happening(NamedTuple):
    """What moves did, as the log tells it, and which numbers of the players moved.

    `turn`: the seat whose turn it was when they began, who need not be the one who was asked;
    `turn_id`: which turn that was. They may reach into the next turn, if that is decided by the
    same seat.
    """

    entries: tuple[Entry, ...]
    changes: tuple[Change, ...]
    turn: int
    turn_id: str


def turn_id(match: Match) -> str:
    """Which turn it is, the same as long as it lasts; empty: nobody's."""
    key = match.game.turn_of(match.state)
    return "" if key is None else ".".join(map(str, key))


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
    pause()


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


Numbers = Mapping[str, int | None]  # by place; None: hidden, with all that is in it


def public_numbers(match: Match) -> Numbers:
    """All numbers of the players that everybody may see, and what is hidden."""
    players = flattened(match.game.visible(match.state, None).get("players", []))
    return {place: found for place, found in players.items() if type(found) is int or found is None}


def changed(before: Numbers, after: Numbers) -> tuple[Change, ...]:
    """Which of the numbers moved; a place that is not there has 0.

    What was hidden before is left out: nobody knows how much of it came just now.
    """
    found = []
    hidden = tuple(place for places in (before, after) for place in places if places[place] is None)
    for place in {**before, **after}:
        old, new = before.get(place, 0), after.get(place, 0)
        if old != new and not any(is_in(place, one) for one in hidden):
            seat, _, name = place.removeprefix("[").partition("].")
            found.append(Change(int(seat), name, old or 0, new or 0))
    return tuple(found)


def is_in(place: str, other: str) -> bool:
    """Whether a place is the other one or in it."""
    return place == other or place.startswith(f"{other}.")
