"""How a finished match is told: its course, and what the scores are made of."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Protocol

from serai.core.game import Game, Reckoning
from serai.house.requests import CourseTold, ReckoningTold, StretchTold, UsualTold
from serai.table.course import course_of
from serai.table.table import Table


class Usual(Protocol):
    """What a score is usually made of: of how many games, and the means."""

    @property
    def games(self) -> int: ...

    @property
    def score(self) -> float: ...

    @property
    def sources(self) -> Mapping[str, float]: ...


# What is usual at a table: game, version, component values, seats, options. For a "seat", and for
# others by their number; nothing if nobody knows.
UsualOf = Callable[[Game, int, str, int, Mapping[str, Any]], Mapping[str, Usual]]


def course_told(table: Table, usual_of: UsualOf) -> CourseTold:
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
