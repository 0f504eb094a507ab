"""The places of a board, as board, log, tests and screen reader name them.

    quarry          a place of the common board
    market:tea      one of several of a kind
    square:b1@0     one that a seat has for itself, here seat 0

Verbs and notes name theirs by patterns over their arguments: "square:{cell}@". The seat is put
behind the @. An argument of several parts (dice of a payment) makes a place of each.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from itertools import product

from serai.core.notation import Notation, Verb

ARGUMENT = re.compile(r"\{(\w+)\}")
MOST_TRIED = 400  # moves that are looked at because of one place


def named(pattern: str, words: Mapping[str, list[str]], seat: int) -> list[str]:
    """The places that a pattern means: one for each part of its arguments."""
    names = ARGUMENT.findall(pattern)
    found = []
    for parts in product(*(words[name] for name in names)):
        place = pattern
        for name, part in zip(names, parts, strict=True):
            place = place.replace(f"{{{name}}}", part)
        found.append(f"{place}{seat}" if place.endswith("@") else place)
    return found


def kinds_in(patterns: Iterable[str]) -> dict[str, str]:
    """The kinds of places in patterns, each with the argument that names one of them ("": none).

    Of several names for the same thing ("good", "other_good") it is that of the kind itself, or
    the shortest.
    """
    found: dict[str, str] = {}
    for pattern in patterns:
        kind = re.split("[:@]", pattern, maxsplit=1)[0]
        [name] = ARGUMENT.findall(pattern) or [""]
        before = found.get(kind, "")
        if not before or (before != kind and name and (name == kind or len(name) < len(before))):
            found[kind] = name
    return found


def touched(notation: Notation, move: int, seat: int) -> list[str]:
    """The places that a move of a seat touches, as far as the move itself says it."""
    verb = notation.verb(move)
    if not verb.at:
        return []
    words = {name: kind.parts(value) for name, kind, value in notation.arguments(move)}
    return [place for pattern in verb.at for place in named(pattern, words, seat)]


def way(notation: Notation, move: int, seat: int, rule: str) -> list[str]:
    """The place that leads to a move in a question of this rule, if there is one."""
    found = notation.verb(move).way
    if found is None or found.within not in ("", rule):
        return []
    words = {name: kind.parts(value) for name, kind, value in notation.arguments(move)}
    return named(found.place, words, seat)


def piece(notation: Notation, move: int, seat: int) -> str:
    """The piece that goes to the first place of a move; "" if none does."""
    verb = notation.verb(move)
    if not verb.piece:
        return ""
    words = {name: kind.parts(value) for name, kind, value in notation.arguments(move)}
    return named(verb.piece, words, seat)[0]


def moves_at(notation: Notation, place: str, seat: int) -> list[int]:
    """The moves of a seat that touch a place: all of a verb, whatever its other arguments are."""
    found: list[int] = []
    for verb in notation.verbs:
        if not verb.chance:
            for pattern in (*verb.at, *([verb.way.place] if verb.way else [])):
                found += _moves(notation, verb, pattern, place, seat)
    return found[:MOST_TRIED]


def _moves(notation: Notation, verb: Verb, pattern: str, place: str, seat: int) -> list[int]:
    words = _read(pattern, place, seat)
    if words is None:
        return []
    choices = [[words[name]] if name in words else kind.words() for name, kind in verb.args]
    found = []
    for chosen in product(*choices):
        move = notation.read_arguments(verb, list(chosen))
        if isinstance(move, int):
            found.append(move)
        if len(found) == MOST_TRIED:
            break
    return found


def _read(pattern: str, place: str, seat: int) -> dict[str, str] | None:
    """The arguments that a place has in a pattern; None if it is not one of its places."""
    whole = f"{pattern}{seat}" if pattern.endswith("@") else pattern
    ends = re.split(r"\{\w+\}", whole)
    names = ARGUMENT.findall(whole)
    match = re.fullmatch("([^@]+)".join(re.escape(end) for end in ends), place)
    return dict(zip(names, match.groups(), strict=True)) if match else None
