"""What the active player may do at any time: contracts (§A1) and, once, the camel market (§K1).

Offered beside the open question, wherever that question leaves room (`Merv.leave_room`).
"""

from __future__ import annotations

from mypy_extensions import i64, mypyc_attr

from serai.core.kernel import AGAIN, ASK, END, OK, Rule, arg, arg2, refusal, verb
from serai.games.merv import refusals, verbs
from serai.games.merv.bazaar import bars_lay_camel, bars_take_camels, lay_camel, take_camels
from serai.games.merv.contracts import bars_contract, bars_fulfil, fulfil
from serai.games.merv.state import NO_ROOM, Merv
from serai.games.merv.tables import CONTRACT_INFLUENCE, MARKET_SPACES, PILES, RESOURCES
from serai.games.merv.turn import Turn


def is_own_turn(s: Merv) -> bool:
    """§A1 Whether a player has his turn: not the Grand Vizier, no queue, raid or scoring."""
    for rule in s.stack:
        if isinstance(rule, Turn):
            return True
    return False


def unless_busy(barred: i64, room: bool) -> i64:
    """Where there is no room nothing is offered, for want of a better reason because of that."""
    return refusal(refusals.SHORT_CHOICE) if barred == OK and not room else barred


@mypyc_attr(acyclic=True)
class AnyTime(Rule):
    """§A1, §A6, §K1 Contracts and the camel market. Never on the stack; it holds nothing."""

    def step(self, s: Merv, m: i64) -> i64:
        room = m == ASK
        if room or m == NO_ROOM:
            if room or is_own_turn(s):
                self.offer_contracts(s, s.turn, room)
                self.offer_market(s, s.turn, room)
            return AGAIN
        match verb(m):
            case verbs.CONTRACT:
                fulfil(s, s.turn, arg(m), arg2(m))
            case verbs.CAMELS:
                take_camels(s, s.turn)
            case verbs.BAZAAR:
                lay_camel(s, s.turn, arg(m))
            case _:
                return END
        return AGAIN

    def offer_contracts(self, s: Merv, seat: i64, room: bool) -> None:
        query = s.desk.query >= 0
        if s.players[seat].influence < CONTRACT_INFLUENCE[0] and not query:
            return
        pile: i64
        resource: i64
        for pile in range(PILES):
            if query or bars_contract(s, seat, pile) == OK:
                for resource in range(RESOURCES):
                    s.offer_unless(
                        unless_busy(bars_fulfil(s, seat, pile, resource), room),
                        verbs.CONTRACT | pile << 8 | resource << 16,
                    )

    def offer_market(self, s: Merv, seat: i64, room: bool) -> None:
        if s.market_open == 0 and s.desk.query < 0:
            return
        s.offer_unless(unless_busy(bars_take_camels(s), room), verbs.CAMELS)
        space: i64
        for space in range(MARKET_SPACES):
            barred = unless_busy(bars_lay_camel(s, seat, space), room)
            s.offer_unless(barred, verbs.BAZAAR | space << 8)

    def copy(self) -> Rule:
        return self
