"""Why no move is offered at a place of the board: the best reason of those that belong there."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from serai.core import kernel
from serai.core.kernel import NOT_NOW
from serai.core.speech import Refusal
from serai.table.playing import Playing


def reason_at(match: Playing, place: str, after: Sequence[str] = ()) -> Refusal | None:
    """The refusal to tell somebody who touches a place; None if a move is offered there.

    A reason of its own tells more than "not now", a move that begins at the place more than one
    that only ends there, a verb that the open question asks for more than another one, and the
    same move as is offered elsewhere (this tile, laid this way) more than one that is made up;
    before that comes what needs no other place. Among such the commonest reason is told.

    `after`: the places that were touched before. Then only moves count that have them too.
    """
    game, offered = match.game, match.options
    state = match.state
    for move in offered:
        here = place in (*game.touched(state, move), *game.led_by(state, move))
        if here and goes_on(match, move, after):
            return None
    verbs = {kernel.verb(move) for move in offered}
    elsewhere = {beside_places(match, move) for move in offered}
    found: list[tuple[tuple[bool, ...], int]] = []
    for move in game.moves_at(match.state, place):
        refused = kernel.why_not(match.state, move)
        if not refused:  # offered, but it does not go on from what was touched
            continue
        rank = (
            goes_on(match, move, after),
            refused & 255 != NOT_NOW,
            bool(after) or begins_at(match, move, place),
            kernel.verb(move) in verbs,
            game.touched(state, move) == [place],
            beside_places(match, move) in elsewhere,
        )
        found.append((rank, refused))
    if not found:
        return game.refusal(kernel.refusal(NOT_NOW, min(len(offered), 255)))
    best = max(rank for rank, _ in found)
    common = Counter(refused for rank, refused in found if rank == best)
    return game.refusal(common.most_common(1)[0][0])


def goes_on(match: Playing, move: int, after: Sequence[str]) -> bool:
    """Whether a move has all the places that were touched already."""
    if not after:
        return True
    left = Counter(match.game.touched(match.state, move))
    return not Counter(after) - left - Counter(match.game.led_by(match.state, move))


def begins_at(match: Playing, move: int, place: str) -> bool:
    """Whether a move can begin with touching this place."""
    opens = match.game.notation.verb(move).opens
    return not opens or place in match.game.touched(match.state, move)[:opens]


def beside_places(match: Playing, move: int) -> tuple[str, ...]:
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
