"""What a search of turns must be told about a game, beside what a position is worth.

All of it serves to look at less: which moves are worth a look, which questions have one plain
answer, how others mostly answer. A game without a guide of its own is searched move by move.
"""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64, mypyc_attr

from serai.bots.learned import Sight
from serai.core import kernel
from serai.core.kernel import State
from serai.core.luck import Luck
from serai.core.packed import vec

NONE: Final = -1
AFTER_CHANCE: Final = -2  # instead of the last own move
UNLIMITED: Final = 1 << 30


@mypyc_attr(acyclic=True)
class Wish:
    """How somebody wants to look ahead."""

    luck: Luck  # of their own, never that of the match
    width: i64  # how many of each kind of idea are followed
    area: i64  # what they prefer, where a game has areas

    def __init__(self, luck: Luck, width: i64, area: i64) -> None:
        self.luck = luck
        self.width = width
        self.area = area


@mypyc_attr(allow_interpreted_subclasses=True)
class Guide:
    """Made for one seat at the start of a look ahead."""

    seat: i64
    wide: i64  # how many lines of a turn go on in all
    each: i64  # and of one branch
    most: i64  # positions; beyond them only the best lines are brought to their end
    settles: bool  # whether positions in the middle of a turn must be settled to be judged
    lingers: bool  # whether questions outside of the own turn are looked through to their end
    aside: State | None  # where moves are tried

    def __init__(self, seat: i64) -> None:
        self.seat = seat
        self.wide = UNLIMITED
        self.each = UNLIMITED
        self.most = UNLIMITED
        self.settles = False
        self.lingers = False
        self.aside = None

    def prepare(self, s: Any) -> None:
        """Change the private copy from which the look ahead starts, if that is of use."""

    def at_once(self, s: Any, moves: vec[i64], ahead: bool) -> i64:
        """The answer to a question that needs no thought, or NONE; `ahead`: it is not asked yet."""
        return NONE

    def shortlist(self, s: Any, moves: vec[i64], last: i64) -> vec[i64]:
        """The moves worth a look; `last` is the own move before, NONE at the first question."""
        return moves

    def is_wide(self, s: Any, m: i64) -> bool:
        """Whether a move decides so much that what follows competes with no other's sequel."""
        return False

    def stage(self, s: Any) -> i64:
        """How far the turn is: only positions of one stage compete with each other."""
        return 0

    def toll(self, s: Any, m: i64) -> i64:
        """What a move costs (or, below zero, promises) that no position shows."""
        return 0

    def reply(self, s: Any, moves: vec[i64]) -> i64:
        """How somebody else answers in between."""
        return moves[len(moves) - 1]

    def outcomes(self, s: Any, moves: vec[i64], met: i64) -> vec[i64]:
        """What of chance is looked at, after it was `met` so often before; one: taken for sure."""
        return moves[len(moves) // 2 : len(moves) // 2 + 1]

    def sight(self, s: Any) -> Sight:
        """What a learned judgement of this game looks at."""
        raise NotImplementedError

    def tried(self, s: Any, m: i64) -> Any:
        """The position after a move, to be looked at until the next one is tried."""
        aside = self.aside
        if aside is None:
            aside = s.copy()
            self.aside = aside
        else:
            aside.copy_from(s)
        kernel.play(aside, m, None)
        return aside

    def settle(self, s: Any) -> None:
        """Play a copy to where it can be judged, from the middle of a turn."""


def without(moves: vec[i64], nothing: i64) -> vec[i64]:
    """The same moves without empty places."""
    return vec[i64]([m for m in moves if m != nothing])
