"""Deliveries to notables and their contracts (rulebook 7.2 to 7.5)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64, mypyc_attr

from serai.core.kernel import ASK, END, NEXT, OK, WAIT, Rule, arg, arg2, bit, refusal
from serai.games.agra import notes, refusals, verbs
from serai.games.agra.abilities import use_at_once
from serai.games.agra.goods import earn
from serai.games.agra.imperial import pay_deliver_bonus
from serai.games.agra.influence import rise_for, trigger_end
from serai.games.agra.river import Boat
from serai.games.agra.state import DOUBLED, FROM_DELIVERIES, Agra
from serai.games.agra.tables import (
    DOUBLE_RUPEES,
    LEVELS,
    NOTABLE_GOOD,
    NOTABLE_LEVEL,
    NOTABLE_SIZE,
    NOTABLES,
    PIER_REACH,
    PLACES,
)


def slot_of(notable: i64, good: i64) -> i64:
    """Which ordered good of a notable this is, from the top; -1: not ordered."""
    slot: i64
    for slot in range(NOTABLE_SIZE[notable]):
        if NOTABLE_GOOD[notable * PLACES + slot] == good:
            return slot
    return -1


def markers_on(s: Agra, notable: i64) -> i64:
    """§N3 All markers on a notable, whoever's they are."""
    here = s.delivered[notable]
    count: i64 = 0
    while here != 0:
        if here & 7 != 0:
            count += 1
        if here & DOUBLED != 0:
            count += 1
        here >>= 4
    return count


def bars_delivery(s: Agra, seat: i64, good: i64, notable: i64, times: i64) -> i64:
    """§N1, §N2 An ordered good, not yet delivered, to a notable that the boat has reached."""
    if s.river & bit(notable) == 0:
        return refusal(refusals.NOTABLE_AWAY, notable)
    if NOTABLE_LEVEL[notable] > PIER_REACH[s.pier]:
        return refusal(refusals.NOT_REACHED, notable, NOTABLE_LEVEL[notable], PIER_REACH[s.pier])
    slot = slot_of(notable, good)
    if slot < 0:
        return refusal(refusals.NOT_ORDERED, notable, good)
    there = s.delivered[notable] >> 4 * slot & 7
    if there != 0:
        return refusal(refusals.ALREADY_DELIVERED, notable, good, there - 1)
    held = s.players[seat].goods[good]
    if held == 0:
        return refusal(refusals.NO_GOOD, good)
    if held < times:
        return refusal(refusals.TOO_FEW_GOODS, good, times, held)
    return OK


def offer_deliveries(s: Agra, seat: i64, twice: bool) -> None:
    """§N1, §N2 Every delivery that is possible; with `twice` also the double ones (§N4)."""
    goods = s.players[seat].goods
    reach = PIER_REACH[s.pier]
    notable: i64
    slot: i64
    for notable in range(NOTABLES):
        if s.river & bit(notable) == 0 or NOTABLE_LEVEL[notable] > reach:
            continue
        here = s.delivered[notable]
        for slot in range(NOTABLE_SIZE[notable]):
            good = NOTABLE_GOOD[notable * PLACES + slot]
            if here >> 4 * slot & 7 == 0 and goods[good] > 0:
                s.offer(verbs.DELIVER | good << 8 | notable << 16)
                if twice and goods[good] > 1:
                    s.offer(verbs.DOUBLE | good << 8 | notable << 16)


def explain_delivery(s: Agra, seat: i64, twice: bool = False) -> None:
    """Why a delivery is not on the table; §C6 without `twice` no double one ever is."""
    m = s.asked_why(verbs.DELIVER)
    if m >= 0:
        s.explain(bars_delivery(s, seat, arg(m), arg2(m), 1))
    m = s.asked_why(verbs.DOUBLE)
    if m >= 0 and twice:
        s.explain(bars_delivery(s, seat, arg(m), arg2(m), 2))
    elif m >= 0:
        s.explain(refusal(refusals.ONLY_THE_SAILOR, arg(m)))


def can_deliver(s: Agra, seat: i64) -> bool:
    """Whether some delivery is possible."""
    goods = s.players[seat].goods
    reach = PIER_REACH[s.pier]
    notable: i64
    slot: i64
    for notable in range(NOTABLES):
        if s.river & bit(notable) == 0 or NOTABLE_LEVEL[notable] > reach:
            continue
        here = s.delivered[notable]
        for slot in range(NOTABLE_SIZE[notable]):
            if here >> 4 * slot & 7 == 0 and goods[NOTABLE_GOOD[notable * PLACES + slot]] > 0:
                return True
    return False


def deliver(s: Agra, seat: i64, good: i64, notable: i64, times: i64, main: i64 = 0) -> None:
    """§N2–N5 The marker goes to the notable; rupees for all markers there; perhaps a contract.

    `main`: it is made by a main action.
    """
    shift = 4 * slot_of(notable, good)
    s.players[seat].goods[good] -= times
    s.delivered[notable] |= seat + 1 << shift
    earn(s, seat, markers_on(s, notable), FROM_DELIVERIES)
    if times > 1:
        s.delivered[notable] |= DOUBLED << shift
        earn(s, seat, DOUBLE_RUPEES, FROM_DELIVERIES)
        pay_deliver_bonus(s, seat, good)
    pay_deliver_bonus(s, seat, good)
    if is_complete(s, notable):
        s.call(Contract(notable, main))


def is_complete(s: Agra, notable: i64) -> bool:
    """§N5 All ordered goods are there."""
    slot: i64
    for slot in range(NOTABLE_SIZE[notable]):
        if s.delivered[notable] >> 4 * slot & 7 == 0:
            return False
    return True


def markers_of(s: Agra, notable: i64, seat: i64) -> i64:
    """§N6 Markers of a seat on a notable."""
    count: i64 = 0
    here = s.delivered[notable]
    while here != 0:
        if here & 7 == seat + 1:
            count += 2 if here & DOUBLED != 0 else 1
        here >>= 4
    return count


def winner_of(s: Agra, notable: i64) -> i64:
    """§N6 Most markers; between equals, whose good stands higher. -1: nobody has any."""
    best: i64 = 0
    winner: i64 = -1
    slot: i64
    for slot in range(NOTABLE_SIZE[notable]):
        seat = (s.delivered[notable] >> 4 * slot & 7) - 1
        if seat < 0:
            continue  # not delivered yet
        markers = markers_of(s, notable, seat)
        if markers > best:
            best = markers
            winner = seat
    return winner


@mypyc_attr(acyclic=True)
class Contract(Rule):
    """§N5–N8 All goods are there: the game stops for the award, the ability and the boat."""

    locals = ("notable", "main")

    AWARD: Final = 0
    RIVER: Final = 1

    notable: i64
    main: i64  # 1: completed by a main action

    def __init__(self, notable: i64 = 0, main: i64 = 0) -> None:
        self.by = 0
        self.at = 0
        self.notable = notable
        self.main = main

    def step(self, s: Agra, m: i64) -> i64:
        match self.at:
            case self.AWARD:
                return self.do_award(s)
            case self.RIVER:
                return self.do_river(s)
            case _:
                return END

    def do_award(self, s: Agra) -> i64:
        """§N7 The winner's markers go home, §N8 those of the others become favour."""
        winner = winner_of(s, self.notable)
        seat: i64
        for seat in range(s.seats):
            markers = markers_of(s, self.notable, seat)
            p = s.players[seat]
            if seat == winner:
                p.supply += markers
            elif markers > 0:
                p.favour += markers
                s.note(notes.FAVOUR_FOR_DELIVERY, seat, markers, self.notable)
        s.delivered[self.notable] = 0
        s.river -= bit(self.notable)
        s.players[winner].contracts |= bit(self.notable)
        s.completed += bit(8 * NOTABLE_LEVEL[self.notable])
        s.note(notes.CONTRACT_WON, winner, self.notable)
        use_at_once(s, winner, self.notable, self.main)
        return NEXT

    def do_river(self, s: Agra) -> i64:
        """§R1 Then the boat, §E1 and with a notable of the fourth level the end draws near."""
        if NOTABLE_LEVEL[self.notable] == LEVELS:
            trigger_end(s)
        s.call(Boat())
        return NEXT

    def copy(self) -> Rule:
        new = Contract()
        new.copy_from(self)
        return new

    def copy_from(self, other: Contract) -> None:
        super().copy_from(other)
        self.notable = other.notable
        self.main = other.main


@mypyc_attr(acyclic=True)
class DeliverOne(Rule):
    """§Q6 A favour tile delivers one good, with rupees and influence as usual."""

    locals = ("visited",)

    DELIVER: Final = 0
    RISE: Final = 1

    visited: i64  # set of notables

    def __init__(self, by: i64 = 0) -> None:
        self.by = by
        self.at = 0
        self.visited = 0

    def step(self, s: Agra, m: i64) -> i64:
        match self.at:
            case self.DELIVER:
                return self.ask_delivery(s) if m == ASK else self.on_delivery(s, m)
            case self.RISE:
                rise_for(s, self.by, self.visited)
                return NEXT
            case _:
                return END

    def ask_delivery(self, s: Agra) -> i64:
        offer_deliveries(s, self.by, False)
        explain_delivery(s, self.by)
        return WAIT

    def on_delivery(self, s: Agra, m: i64) -> i64:
        self.visited = bit(arg2(m))
        deliver(s, self.by, arg(m), arg2(m), 1)
        return NEXT

    def copy(self) -> Rule:
        new = DeliverOne()
        new.copy_from(self)
        return new

    def copy_from(self, other: DeliverOne) -> None:
        super().copy_from(other)
        self.visited = other.visited
