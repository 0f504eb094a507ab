"""The architect (rulebook 6.2.2.1): influence, or a building."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64, mypyc_attr

from serai.core.kernel import ASK, END, NEXT, WAIT, Rule, arg, verb
from serai.games.agra import verbs
from serai.games.agra.build import Build, bars_build
from serai.games.agra.influence import bars_influence, rise
from serai.games.agra.state import Agra
from serai.games.agra.tables import GOODS, GUILDS


@mypyc_attr(acyclic=True)
class Architect(Rule):
    """§C1 A step on a track of choice, or a building of choice."""

    PLAN: Final = 0

    def step(self, s: Agra, m: i64) -> i64:
        match self.at:
            case self.PLAN:
                return self.ask_plan(s) if m == ASK else self.on_plan(s, m)
            case _:
                return END

    def ask_plan(self, s: Agra) -> i64:
        guild: i64
        for guild in range(GUILDS):
            s.offer_unless(bars_influence(s, self.by, guild, 0), verbs.INFLUENCE | guild << 8)
        building: i64
        for building in range(GOODS):
            s.offer_unless(bars_build(s, self.by, building), verbs.BUILD | building << 8)
        s.offer(verbs.DONE)
        s.leave_room(self.by)
        return WAIT

    def on_plan(self, s: Agra, m: i64) -> i64:
        if verb(m) == verbs.INFLUENCE:
            rise(s, self.by, arg(m))
        elif verb(m) == verbs.BUILD:
            s.call(Build(self.by, arg(m)))
        return NEXT

    def copy(self) -> Rule:
        new = Architect(self.by)
        new.at = self.at
        return new
