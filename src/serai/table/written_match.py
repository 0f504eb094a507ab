"""A match written down: its position as JSON, and its transcript as text.

Positions are described in docs/positions.md, transcripts in `serai.table.transcript`; both are read
elsewhere, as reading makes a match.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from serai.core.game import Game
from serai.core.kernel import CHANCE, Rule
from serai.core.steps import step_of
from serai.table.playing import Playing
from serai.table.ruleset import Ruleset, ruleset_of

POSITION = "serai position 2"
TRANSCRIPT = "serai transcript 2"

# --- positions ---


def position(match: Playing) -> dict[str, Any]:
    """The position with its digest, and with the corrections of the box if there are some."""
    box = match.game.box
    corrected = {"box": box} if box else {}
    return {**position_of(match), **corrected, "digest": digest_of(match)}


def position_of(match: Playing) -> dict[str, Any]:
    """The position without its digest and without the corrections that `data` sums up."""
    return {
        "format": POSITION,
        "game": match.game.name,
        "version": match.version,
        "data": match.game.data,
        "seats": match.seats,
        "options": dict(match.agreed),
        **match.game.facts(match.state),
        "stack": [rule_fields(match.game, rule, match.version) for rule in match.state.stack],
    }


def rule_fields(game: Game, rule: Rule, version: int) -> dict[str, Any]:
    """A rule in progress as plain data."""
    own = {name: getattr(rule, name) for name in game.locals_of(type(rule), version)}
    return {"rule": type(rule).__name__, "by": rule.by, "at": step_of(rule), **own}


def digest_of(match: Playing) -> str:
    """A stable hash of a position."""
    text = json.dumps(position_of(match), sort_keys=True, separators=(",", ":"))
    return hashlib.blake2b(text.encode(), digest_size=16).hexdigest()


# --- transcripts ---


@dataclass(frozen=True)
class Head:
    """What stands above the moves."""

    ruleset: Ruleset
    seats: int
    options: dict[str, Any]
    opening: object = None  # the position it began from, if not a new match
    lines: int = 0  # so many lines are the head


@dataclass(frozen=True)
class Parts:
    """A transcript taken apart, without playing it."""

    head: Head
    moves: Sequence[str]
    result: dict[str, list[int]] | None
    position: str


def transcript(match: Playing) -> str:
    """The transcript of a match."""
    ruleset = ruleset_of(match.game, match.version)
    head = Head(ruleset, match.seats, match.agreed, match.opening)
    moves = [
        f"{'*' if seat == CHANCE else seat} {match.notation(move)}"
        for seat, move in match.moves_played()
    ]
    return text_of(Parts(head, moves, match.result(), digest_of(match)))


def text_of(parts: Parts) -> str:
    """The parts put together, with a check."""
    head = parts.head
    ruleset = head.ruleset
    lines = [TRANSCRIPT, f"game {ruleset.game} {ruleset.version}", f"data {ruleset.data}"]
    if ruleset.box:
        lines.append(f"box {plain(ruleset.box)}")
    lines += [f"seats {head.seats}", f"options {plain(head.options)}"]
    if head.opening is not None:
        lines.append(f"from {json.dumps(head.opening, sort_keys=True, separators=(',', ':'))}")
    lines += parts.moves
    if parts.result is not None:
        lines.append(f"result {plain(parts.result)}")
    lines.append(f"position {parts.position}")
    return "\n".join([*lines, f"check {check_of(lines)}", ""])


def plain(data: Mapping[str, Any]) -> str:
    """JSON on one line, always the same for the same data."""
    return json.dumps(data, sort_keys=True)


def check_of(lines: list[str]) -> str:
    """A hash over all lines."""
    text = "\n".join(lines).encode(errors="surrogatepass")
    return hashlib.blake2b(text, digest_size=16).hexdigest()
