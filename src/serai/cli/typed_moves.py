"""What a person types, read as moves: numbers, notation, beginnings of it, several at once."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from serai.cli.numbers import typed
from serai.core.speech import Refusal
from serai.table.match import Match

SHOWN = 8  # of several moves that were possibly meant


@dataclass(frozen=True)
class Meant:
    """The moves that an answer means, to be played one after the other."""

    moves: tuple[str, ...]


@dataclass(frozen=True)
class Unclear:
    """Several offered moves begin like this."""

    given: str
    moves: tuple[str, ...]


def offered_moves(match: Match) -> list[int]:
    """The offered moves as they are numbered: answers to the question, then those at any time."""
    answers, at_any_time = parted(match)
    return [*answers, *at_any_time]


def parted(match: Match) -> tuple[list[int], list[int]]:
    """Moves that answer the question, and moves that may be put in at any time."""
    moves = match.options
    free = [move for move in moves if match.game.notation.verb(move).free]
    return [move for move in moves if move not in free], free


def parts_of(line: str) -> list[str]:
    """Answers given on one line: a; b; c."""
    return [part for part in (piece.strip() for piece in line.split(";")) if part]


def read(match: Match, text: str, lists: Mapping[str, str]) -> Meant | Unclear | Refusal:
    """What one answer means at the open question, or why it means nothing."""
    offered = [match.notation(move) for move in offered_moves(match)]
    number = typed(text)
    if number is not None and 1 <= number <= len(offered):
        return Meant((offered[number - 1],))
    exact = match.game.notation.read(text)
    if not isinstance(exact, Refusal):
        return Meant((match.notation(exact),))
    listed = several(match, text, offered, lists)
    if listed is not None:
        return listed
    begun = beginnings(text, offered)
    if len(begun) == 1:
        return Meant((begun[0],))
    if begun:
        return Unclear(text, tuple(begun[:SHOWN]))
    short = without_verb(match, text, offered)
    return exact if short is None else Meant((short,))


def beginnings(text: str, offered: list[str]) -> list[str]:
    """Offered moves that begin like the text; if there are none, those whose words do."""
    low = " ".join(text.casefold().split())
    found = [move for move in offered if move.casefold().startswith(low)]
    return found or [move for move in offered if words_begin(low.split(), move)]


def words_begin(words: list[str], move: str) -> bool:
    """Whether each typed word begins the word of the move at its place: t bl → terrace blue."""
    there = move.casefold().split()
    return len(words) <= len(there) and all(
        whole.startswith(begun) for begun, whole in zip(words, there, strict=False)
    )


def verbs_of(offered: list[str]) -> list[str]:
    """The different verbs on offer, in order."""
    return list(dict.fromkeys(move.split(" ")[0] for move in offered))


def without_verb(match: Match, text: str, offered: list[str]) -> str | None:
    """The move that is meant if its verb was left out: `b3 b5` for `pay b3 b5`."""
    candidates = [
        move
        for verb in verbs_of(offered)
        if not isinstance(move := match.game.notation.read(f"{verb} {text}"), Refusal)
    ]
    if candidates:
        return match.notation(candidates[0])
    low = text.casefold()
    begun = [move for move in offered if move.partition(" ")[2].casefold().startswith(low)]
    return begun[0] if len(begun) == 1 else None


def several(match: Match, text: str, offered: list[str], lists: Mapping[str, str]) -> Meant | None:
    """Several things for a verb that takes one at a time: `b1 b2 o3` for the dice to reroll.

    They are sorted into the order in which the rules want them, and the list is closed.
    """
    for verb, end in lists.items():
        if verb not in verbs_of(offered):
            continue
        words = text.split()
        if words[0].casefold() == verb:
            words = words[1:]
        moves = [match.game.notation.read(f"{verb} {word}") for word in words]
        numbers = sorted(move for move in moves if not isinstance(move, Refusal))
        if numbers and len(numbers) == len(moves):
            return Meant((*(match.notation(move) for move in numbers), end))
    return None
