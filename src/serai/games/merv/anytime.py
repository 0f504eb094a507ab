"""What the active player may do at any time: contracts (§A1) and, once, the camel market (§K1).

Offered beside the open question, wherever that question leaves room (`Merv.leave_room`).
"""

from __future__ import annotations

from mypy_extensions import i64, mypyc_attr

from serai.core.kernel import AGAIN, ASK, END, OK, Rule, arg, arg2, verb
from serai.games.merv import verbs
from serai.games.merv.bazaar import bars_lay_camel, bars_take_camels, lay_camel, take_camels
from serai.games.merv.contracts import bars_contract, bars_fulfil, fulfil
from serai.games.merv.state import Merv
from serai.games.merv.tables import CONTRACT_INFLUENCE, MARKET_SPACES, PILES, RESOURCES


@mypyc_attr(acyclic=True)
class AnyTime(Rule):
    """§A1, §A6, §K1 Contracts and the camel market. Never on the stack; it holds nothing."""

    def step(self, s: Merv, m: i64) -> i64:
        if m == ASK:
            self.offer_contracts(s, s.turn)
            self.offer_market(s, s.turn)
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

    def offer_contracts(self, s: Merv, seat: i64) -> None:
        query = s.desk.query >= 0
        if s.players[seat].influence < CONTRACT_INFLUENCE[0] and not query:
            return
        pile: i64
        resource: i64
        for pile in range(PILES):
            if query or bars_contract(s, seat, pile) == OK:
                for resource in range(RESOURCES):
                    s.offer_unless(
                        bars_fulfil(s, seat, pile, resource),
                        verbs.CONTRACT | pile << 8 | resource << 16,
                    )

    def offer_market(self, s: Merv, seat: i64) -> None:
        if s.market_open == 0 and s.desk.query < 0:
            return
        s.offer_unless(bars_take_camels(s), verbs.CAMELS)
        space: i64
        for space in range(MARKET_SPACES):
            s.offer_unless(bars_lay_camel(s, seat, space), verbs.BAZAAR | space << 8)

    def copy(self) -> Rule:
        return self
