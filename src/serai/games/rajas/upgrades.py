"""Upgrades of buildings (rulebook §Q7, §Q8)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64, mypyc_attr

from serai.core.kernel import ASK, END, NEXT, OK, WAIT, Rule, arg, bit, refusal
from serai.games.rajas.notes import LEVEL_RAISED
from serai.games.rajas.refusals import FULLY_UPGRADED
from serai.games.rajas.state import Player, Rajas
from serai.games.rajas.tables import BUILDINGS, LEVEL_MAX
from serai.games.rajas.verbs import UPGRADE


@mypyc_attr(acyclic=True, free_list_len=1)
class Upgrade(Rule):
    """§Q7 Raise one kind of building by a step; without effect when all are at the top."""

    locals = ("fresh",)

    CHOOSE: Final = 0

    fresh: i64  # 1: it counts from the next turn only (§T1)

    def __init__(self, by: i64 = 0, fresh: i64 = 0) -> None:
        self.by = by
        self.at = 0
        self.fresh = fresh

    def step(self, s: Rajas, m: i64) -> i64:
        if self.at != self.CHOOSE:
            return END
        p = s.players[self.by]
        if m != ASK:
            self.do_upgrade(s, p, arg(m))
            return NEXT
        building: i64
        for building in range(BUILDINGS):
            s.offer_unless(bars_upgrade(p, building), UPGRADE | building << 8)
        return WAIT

    def do_upgrade(self, s: Rajas, p: Player, building: i64) -> None:
        p.levels += bit(4 * building)
        p.upgrades += 1
        if self.fresh:
            p.fresh = building + 1
        s.note(LEVEL_RAISED, self.by, building, p.level(building))

    def copy(self) -> Rule:
        new = Upgrade()
        new.copy_from(self)
        return new

    def copy_from(self, other: Upgrade) -> None:
        super().copy_from(other)
        self.fresh = other.fresh


def bars_upgrade(p: Player, building: i64) -> i64:
    """§Q7 Three steps: 2, 3 and 4 fame."""
    level = p.level(building)
    return OK if level < LEVEL_MAX else refusal(FULLY_UPGRADED, building, level)
