"""What offered moves would change, as far as their seat may know it."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from serai.core.speech import IllegalMove
from serai.house.protocol import PreviewTold
from serai.house.told_events import effects
from serai.table.known_facts import seen_facts
from serai.table.look_ahead import look_ahead
from serai.table.match import Match
from serai.table.turn import Turn


def previewed(
    turn: Turn, moves: Sequence[str], *, further: bool = False
) -> Iterator[tuple[str, PreviewTold]]:
    """Move by move, for who has something else to do in between; no moves are left out."""
    if turn.complete:
        return  # the moves there are somebody else's, and may depend on what that one hides
    match = turn.now
    before = seen_facts(match, turn.seat)
    anyhow = without_a_choice(match, before)
    for text in moves:
        try:
            ahead = look_ahead(match, text, before, further=further)
        except IllegalMove:
            continue
        own = {place: it for place, it in ahead.changes.items() if anyhow.get(place) != it}
        yield (
            text,
            PreviewTold(
                effects=effects({**own, **ahead.changes}),
                asks=ahead.asks,
                least=effects(ahead.least),
            ),
        )


def without_a_choice(match: Match, before: Mapping[str, Any]) -> Mapping[str, tuple[Any, Any]]:
    """What comes even to who wants nothing of what is offered: of a move it is told last."""
    for move in match.options:
        if match.game.notation.verb(move).idle:
            return look_ahead(match, move, before).changes
    return {}
