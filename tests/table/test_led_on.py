"""What follows a step by itself: it is never spent without a word."""

from __future__ import annotations

import random

import serai
from serai.core.kernel import FORCED
from serai.table.playing import usual_answers
from serai.table.turn import Turn


def test_a_step_that_leads_on_is_told_from_one_that_does_not() -> None:
    """Of all steps of some games: led on is, whoever has a forced move of the own after it."""
    seen: set[bool] = set()
    for seed in range(6):
        match = serai.new("rajas", 2, seed)
        rng = random.Random(seed)
        while not match.over and len(seen) < 2:
            move = rng.choice(match.options)
            turn = Turn(match, usual_answers(match.game, [match.to_move or 0]))
            assert not turn.led_on
            turn.play(move)
            after = turn.now.log[len(match.log) + 1 :]
            forced = any(kind == FORCED and seat == turn.seat for kind, seat, _ in after)
            assert turn.led_on == forced
            seen.add(forced)
            match.play(move)
    assert seen == {False, True}
