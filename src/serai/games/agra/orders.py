"""The order phase (rulebook 6.3): a gift to Akbar, or one order."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64, mypyc_attr

from serai.core.kernel import AGAIN, ASK, END, NEXT, OK, WAIT, Rule, arg, refusal, verb
from serai.games.agra import refusals, verbs
from serai.games.agra.imperial import fulfil, offer_imperial, put_in_bowl
from serai.games.agra.spaces import MainAction
from serai.games.agra.state import ACTING, ORDERING, Agra
from serai.games.agra.tables import BOWL_OF, STATUES


def serve(s: Agra, seat: i64, m: i64) -> None:
    """§O1 The choice between Akbar and a guild."""
    if verb(m) == verbs.AKBAR:
        put_in_bowl(s, seat, arg(m), BOWL_OF[arg(m)])
    elif verb(m) == verbs.ORDER:
        fulfil(s, seat, arg(m))


@mypyc_attr(acyclic=True)
class OrderPhase(Rule):
    """§O1, §L2 One gift, or one order, or neither; before it a statue buys a main action."""

    BEGIN: Final = 0
    SERVE: Final = 1
    LAST_MOMENT: Final = 2
    OVER: Final = 3

    def step(self, s: Agra, m: i64) -> i64:
        match self.at:
            case self.BEGIN:
                s.enter(ORDERING)
                return NEXT
            case self.SERVE:
                return self.ask_service(s) if m == ASK else self.on_service(s, m)
            case self.LAST_MOMENT:
                return self.ask_end(s) if m == ASK else NEXT
            case _:
                return END

    def ask_service(self, s: Agra) -> i64:
        offer_imperial(s, self.by)
        s.offer_unless(self.bars_statue(s), verbs.STATUE)
        s.offer(verbs.DONE)
        s.leave_room(self.by)
        return WAIT

    def on_service(self, s: Agra, m: i64) -> i64:
        if verb(m) == verbs.STATUE:
            return self.do_statue(s)
        if verb(m) == verbs.DONE:
            self.at = self.OVER  # nothing has changed, so nothing new is possible before the end
            return AGAIN
        serve(s, self.by, m)
        return NEXT

    def bars_statue(self, s: Agra) -> i64:
        """§L1, §L2 One statue per turn, before anything is served."""
        p = s.players[self.by]
        if p.scrolls & 1 != 0:
            return refusal(refusals.LUXURY_ONCE, STATUES)
        return OK if p.goods[STATUES] > 0 else refusal(refusals.NO_GOOD, STATUES)

    def do_statue(self, s: Agra) -> i64:
        """§L2 A second main action between the action phase and the order phase.

        The order phase had not begun: who was served since the action phase was served along with
        this action, so that only `phase` changes and not what counts as served (§I3).
        """
        p = s.players[self.by]
        p.goods[STATUES] -= 1
        p.scrolls |= 1
        s.phase = ACTING
        s.call(MainAction(self.by))
        self.at = self.BEGIN
        return AGAIN

    def ask_end(self, s: Agra) -> i64:
        """§T3 The last moment for secondary actions."""
        s.offer(verbs.END_TURN)
        s.leave_room(self.by)
        return WAIT

    def copy(self) -> Rule:
        new = OrderPhase(self.by)
        new.at = self.at
        return new


@mypyc_attr(acyclic=True)
class ExtraOrder(Rule):
    """§Q7 A favour tile gives one more choice of the order phase, at any time."""

    SERVE: Final = 0

    def step(self, s: Agra, m: i64) -> i64:
        match self.at:
            case self.SERVE:
                return self.ask_service(s) if m == ASK else self.on_service(s, m)
            case _:
                return END

    def ask_service(self, s: Agra) -> i64:
        offer_imperial(s, self.by)
        return WAIT

    def on_service(self, s: Agra, m: i64) -> i64:
        serve(s, self.by, m)
        return NEXT

    def copy(self) -> Rule:
        new = ExtraOrder(self.by)
        new.at = self.at
        return new
