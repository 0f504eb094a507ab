"""Hints at a table: what is told of advice, and who is asked for it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from serai.house.protocol import HintReason, HintStep, HintTold, HintTurn, Remark
from serai.study.advice import LEVEL, Advice, Step

ADVISER: Final = f"opponent:level={LEVEL}"


def hint_told(advice: Advice) -> HintTold:
    """Advice, ready to be sent to who asked."""
    doubt = advice.doubt
    return HintTold(
        seat=advice.seat,
        turns=[
            HintTurn(
                steps=steps_told(turn.steps),
                then=steps_told(turn.then),
                worth=turn.worth,
                chances=list(turn.chances),
                points=turn.points,
                compared=turn.compared,
                reasons=[
                    HintReason(key=one.key, args=dict(one.args), amount=one.amount)
                    for one in turn.reasons
                ],
            )
            for turn in advice.turns
        ],
        doubt=None if doubt is None else Remark(key=doubt.key, args=dict(doubt.args)),
    )


def steps_told(steps: Sequence[Step]) -> list[HintStep]:
    """Moves in words."""
    return [
        HintStep(seat=one.seat, move=one.move, key=one.key, args=dict(one.args), told=one.told)
        for one in steps
    ]
