"""How a finished match is told: its course, and what the scores are made of."""

from __future__ import annotations

from serai.core.game import Reckoning
from serai.server.requests import CourseTold, ReckoningTold, StretchTold, UsualTold
from serai.study.usual import Usual, usual_of
from serai.table.course import course_of
from serai.table.table import Table


def course_told(table: Table) -> CourseTold:
    """The whole course; only for a match that is over."""
    match, game = table.match, table.game
    assert match.over
    course = course_of(table)
    usual = usual_of(game, match.version, game.data, match.seats, match.agreed)
    return CourseTold(
        version=match.version,
        began=table.records[0].event.at,
        ended=table.records[-1].event.at,
        people=[
            reckoning_told(
                one, game.sources, usual.get("seat" if one.seat < match.seats else str(one.seat))
            )
            for one in course.end
        ],
        before=course.before,
        turns=[
            StretchTold(
                seq=one.seq,
                turn=one.turn,
                clock=dict(one.clock),
                scores=one.scores,
                gains=one.gains,
            )
            for one in course.turns
        ],
    )


def reckoning_told(one: Reckoning, order: tuple[str, ...], usual: Usual | None) -> ReckoningTold:
    """One of those who score; sources in the order of the game."""
    return ReckoningTold(
        seat=one.seat,
        rank=one.rank,
        score=one.score,
        sources={name: one.sources.get(name, 0) for name in order} if one.sources else {},
        usual=None
        if usual is None
        else UsualTold(games=usual.games, score=usual.score, sources=dict(usual.sources)),
    )
