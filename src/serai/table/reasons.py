"""Why no move is offered at a place of the board: the best reason of those that belong there."""

from __future__ import annotations

from collections import Counter

from serai.core import kernel
from serai.core.kernel import NOT_NOW
from serai.core.speech import Refusal
from serai.table.match import Match


def reason_at(match: Match, place: str) -> Refusal | None:
    """The refusal to tell somebody who touches a place; None if a move is offered there.

    A verb that the open question asks for tells more than another one, a reason of its own more
    than "not now", and the same move as is offered elsewhere (this tile, laid this way) more than
    one that is made up. Among such the commonest reason is told.
    """
    game, offered = match.game, match.options
    state = match.state
    if any(place in (*game.touched(state, move), *game.led_by(state, move)) for move in offered):
        return None
    verbs = {kernel.verb(move) for move in offered}
    elsewhere = {beside_places(match, move) for move in offered}
    found: list[tuple[tuple[bool, bool, bool], int]] = []
    for move in game.moves_at(match.state, place):
        refused = kernel.why_not(match.state, move)
        rank = (
            refused & 255 != NOT_NOW,
            kernel.verb(move) in verbs,
            beside_places(match, move) in elsewhere,
        )
        found.append((rank, refused))
    if not found:
        return game.refusal(kernel.refusal(NOT_NOW, min(len(offered), 255)))
    best = max(rank for rank, _ in found)
    common = Counter(refused for rank, refused in found if rank == best)
    return game.refusal(common.most_common(1)[0][0])


def beside_places(match: Match, move: int) -> tuple[str, ...]:
    """A move without what its places say: the verb, and the arguments that no place names."""
    notation = match.game.notation
    verb = notation.verb(move)
    placed = "".join(verb.at)
    words = [
        kind.write(value)
        for name, kind, value in notation.arguments(move)
        if f"{{{name}}}" not in placed
    ]
    return (verb.name, *words)
