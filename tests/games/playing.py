"""Script a match of any game and look at what happened."""

from __future__ import annotations

from serai import CHANCE, Match
from serai.core.kernel import CHOSEN, DRAWN, FORCED, NOTED


def play(match: Match, *script: str) -> Match:
    """Play the script; moves without a choice may be written or left out."""
    choices = [i for i, (kind, _, _) in enumerate(match.log) if kind in (CHOSEN, DRAWN)]
    seen = choices[-1] + 1 if choices else 0
    for line in script:
        if line == "*":
            while match.to_move == CHANCE:
                match.play(match.options[0])
            continue
        wanted = match.parse(line)
        taken = [
            i
            for i, (kind, _, move) in enumerate(match.log[seen:], seen)
            if kind == FORCED and move == wanted
        ]
        if taken and wanted not in match.options:
            seen = taken[0] + 1
        else:
            seen = len(match.log) + 1
            match.play(line)
    return match


def offered(match: Match, verb: str = "") -> list[str]:
    """The offered moves in notation, of one verb or all."""
    moves = [match.notation(move) for move in match.options]
    return [move for move in moves if not verb or move.split()[0] == verb]


def refused(match: Match, move: str) -> tuple[str, dict[str, int | str]] | None:
    """Name and numbers of the refusal, None if the move is offered."""
    refusal = match.why_not(move)
    return None if refusal is None else (refusal.name, dict(refusal.args))


def cited(match: Match, move: str) -> tuple[str, str]:
    """Name of the refusal, and the section or ruling that forbids the move."""
    refusal = match.why_not(move)
    assert refusal is not None, move
    return refusal.name, refusal.rule


def notes(match: Match, name: str) -> list[dict[str, int | str]]:
    """What the log tells under this name, oldest first."""
    words = match.game.notes
    return [
        {"seat": who, **words[what & 255].noted(what)}
        for kind, who, what in match.log
        if kind == NOTED and words[what & 255].name == name
    ]
