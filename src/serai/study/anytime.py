"""How often moves can be made at any time, how many they are, and what it costs to offer them."""

from __future__ import annotations

import random
from typing import Any

from serai.core import kernel
from serai.core.game import Game
from serai.core.kernel import Desk
from serai.core.luck import Luck
from serai.study.variants import Variant


def can_be_silenced(game: Game, way: Variant) -> bool:
    """Whether there are such moves, and the game can do without them."""
    return game.silence(
        game.new(Desk(), way.seats, way.agreed(game, random.Random(0)), game.version)
    )


def of_variant(
    game: Game, way: Variant, rate: float, rate_without: float, games: int
) -> dict[str, Any]:
    """Shares in random games of this variant, and the rates with and without such moves.

    A share of questions is one of all decisions of players; `offered` is the mean where there is
    at least one; `chosen` is the share of decisions that are such moves.
    """
    free = {verb.number for verb in game.notation.verbs if verb.free}
    options = way.agreed(game, random.Random(0))
    desk = Desk()
    decisions, questions, offered, chosen = 0, 0, 0, 0
    for seed in range(games):
        luck = Luck(seed)
        state = game.new(desk, way.seats, options, game.version)
        kernel.advance(state, luck)
        while state.stack:
            moves = kernel.options(state)
            here = sum(move & 255 in free for move in moves)
            move = moves[luck.pick(len(moves))]
            decisions += 1
            questions += here > 0
            offered += here
            chosen += move & 255 in free
            kernel.play(state, move, luck)
    return {
        "variant": way.label,
        "questions": questions / decisions,
        "offered": offered / max(1, questions),
        "chosen": chosen / decisions,
        "decisions_per_second": rate,
        "decisions_per_second_without": rate_without,
        "ratio": rate / rate_without,
    }
