"""The sailor (rulebook 6.2.2.1): one free delivery, more for a fare, the rest paid back."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64, mypyc_attr

from serai.core.kernel import AGAIN, ASK, END, NEXT, OK, WAIT, Rule, arg, arg2, bit, refusal, verb
from serai.games.agra import refusals, verbs
from serai.games.agra.goods import FOR_GUEST, earn, gain_favour, remove
from serai.games.agra.imperial import bars_order, fulfil
from serai.games.agra.influence import rise_for
from serai.games.agra.notables import (
    can_deliver,
    deliver,
    explain_delivery,
    offer_deliveries,
)
from serai.games.agra.state import FROM_SAILOR, Agra
from serai.games.agra.tables import (
    FREE_DELIVERIES,
    GOODS,
    GUILDS,
    JAGIRDAR,
    JAGIRDAR_DELIVERIES,
    JAGIRDAR_FAVOUR,
    ORDER_DELIVERIES,
    PORTUGUESE_TRADER,
    PORTUGUESE_VALUE,
    UNUSED_RUPEES,
)


@mypyc_attr(acyclic=True)
class Sailor(Rule):
    """§C2–C6 Deliver to notables and to one guild, in any order."""

    locals = ("fare", "used", "ordered", "visited")

    DELIVER: Final = 0
    FINISH: Final = 1
    GUEST: Final = 2

    fare: i64  # deliveries paid for
    used: i64
    ordered: i64  # 1: the one order has been fulfilled
    visited: i64  # set of notables

    def __init__(self, by: i64 = 0) -> None:
        self.by = by
        self.at = 0
        self.fare = 0
        self.used = 0
        self.ordered = 0
        self.visited = 0

    def step(self, s: Agra, m: i64) -> i64:
        match self.at:
            case self.DELIVER:
                return self.ask_delivery(s) if m == ASK else self.on_delivery(s, m)
            case self.FINISH:
                return self.do_finish(s)
            case self.GUEST:
                return self.do_guest(s)
            case _:
                return END

    def left(self, s: Agra) -> i64:
        """§C3, §D10 Deliveries that may still be made; the Jagirdar's owner has one more."""
        free: i64 = FREE_DELIVERIES
        if s.players[self.by].owns(JAGIRDAR):
            free += JAGIRDAR_DELIVERIES
        return free + self.fare - self.used

    def ask_delivery(self, s: Agra) -> i64:
        left = self.left(s)
        if left > 0:
            offer_deliveries(s, self.by, left > 1)
        self.explain(s, left)
        guild: i64
        for guild in range(GUILDS):
            s.offer_unless(self.bars_order(s, left, guild), verbs.ORDER | guild << 8)
        good: i64
        for good in range(GOODS):
            s.offer_unless(self.bars_fare(s, good), verbs.FARE | good << 8)
        s.offer(verbs.DONE)
        s.leave_room(self.by)
        return WAIT

    def explain(self, s: Agra, left: i64) -> None:
        """Why a delivery is not offered: the goods and the notable first, then the sailor."""
        if s.desk.query < 0:
            return
        needed: i64 = 0
        if s.asked_why(verbs.DELIVER) >= 0:
            needed = 1
        elif s.asked_why(verbs.DOUBLE) >= 0:
            needed = 2
        if left < needed:
            s.explain(refusal(refusals.TOO_FEW_DELIVERIES, needed, left))
        explain_delivery(s, self.by, True)

    def bars_order(self, s: Agra, left: i64, guild: i64) -> i64:
        """§C5 One order, both goods at once."""
        if self.ordered != 0:
            return refusal(refusals.ONE_ORDER, guild)
        barred = bars_order(s, self.by, guild)
        if barred == OK and left < ORDER_DELIVERIES:
            return refusal(refusals.TOO_FEW_DELIVERIES, ORDER_DELIVERIES, left)
        return barred

    def bars_fare(self, s: Agra, good: i64) -> i64:
        """§C3 One good; §D1 with the Portuguese Trader several, worth 4 together."""
        p = s.players[self.by]
        if p.goods[good] == 0:
            return refusal(refusals.NO_GOOD, good)
        if self.fare == 0:
            return OK
        if not p.owns(PORTUGUESE_TRADER):
            return refusal(refusals.FARE_PAID, self.fare)
        if self.fare + s.values[good] > PORTUGUESE_VALUE:
            return refusal(refusals.FARE_TOO_HIGH, self.fare + s.values[good], PORTUGUESE_VALUE)
        return OK

    def on_delivery(self, s: Agra, m: i64) -> i64:
        match verb(m):
            case verbs.DELIVER:
                self.used += 1
                self.visited |= bit(arg2(m))
                deliver(s, self.by, arg(m), arg2(m), 1, 1)
            case verbs.DOUBLE:
                self.used += 2
                self.visited |= bit(arg2(m))
                deliver(s, self.by, arg(m), arg2(m), 2, 1)
            case verbs.ORDER:
                self.used += ORDER_DELIVERIES
                self.ordered = 1
                fulfil(s, self.by, arg(m))
            case verbs.FARE:
                self.fare += s.values[arg(m)]
                remove(s, self.by, arg(m), 1)
            case _:
                return NEXT
        return AGAIN

    def do_finish(self, s: Agra) -> i64:
        """§C4 Paid and unused deliveries come back as rupees, §I2 then influence rises."""
        earn(s, self.by, UNUSED_RUPEES * min(self.fare, self.left(s)), FROM_SAILOR)
        rise_for(s, self.by, self.visited)
        return NEXT

    def do_guest(self, s: Agra) -> i64:
        """§D10 The Jagirdar's owner may deliver one good in another player's action."""
        owner = s.owner(JAGIRDAR)
        if owner >= 0 and owner != self.by:
            s.call(GuestDelivery(owner, self.by))
        return NEXT

    def copy(self) -> Rule:
        new = Sailor()
        new.copy_from(self)
        return new

    def copy_from(self, other: Sailor) -> None:
        super().copy_from(other)
        self.fare = other.fare
        self.used = other.used
        self.ordered = other.ordered
        self.visited = other.visited


@mypyc_attr(acyclic=True)
class GuestDelivery(Rule):
    """§D10 One delivery with the Jagirdar; the active player is thanked with favour."""

    locals = ("host", "visited")

    DELIVER: Final = 0
    RISE: Final = 1

    host: i64
    visited: i64  # set of notables

    def __init__(self, by: i64 = 0, host: i64 = 0) -> None:
        self.by = by
        self.at = 0
        self.host = host
        self.visited = 0

    def step(self, s: Agra, m: i64) -> i64:
        match self.at:
            case self.DELIVER:
                return self.ask_delivery(s) if m == ASK else self.on_delivery(s, m)
            case self.RISE:
                return self.do_rise(s)
            case _:
                return END

    def ask_delivery(self, s: Agra) -> i64:
        if not can_deliver(s, self.by):
            return END
        offer_deliveries(s, self.by, False)
        explain_delivery(s, self.by)
        s.offer(verbs.PASS)
        return WAIT

    def on_delivery(self, s: Agra, m: i64) -> i64:
        if verb(m) == verbs.DELIVER:
            self.visited = bit(arg2(m))
            deliver(s, self.by, arg(m), arg2(m), 1)
        return NEXT

    def do_rise(self, s: Agra) -> i64:
        """§I2 Influence, and favour for the host; nothing for nothing."""
        if self.visited != 0:
            rise_for(s, self.by, self.visited)
            gain_favour(s, self.host, JAGIRDAR_FAVOUR, FOR_GUEST)
        return NEXT

    def copy(self) -> Rule:
        new = GuestDelivery()
        new.copy_from(self)
        return new

    def copy_from(self, other: GuestDelivery) -> None:
        super().copy_from(other)
        self.host = other.host
        self.visited = other.visited
