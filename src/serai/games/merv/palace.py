"""The palace (rulebook, actions): courtiers in the four halls."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64, mypyc_attr

from serai.core.kernel import AGAIN, ASK, END, NEXT, OK, WAIT, Rule, arg, refusal, verb
from serai.games.merv import refusals, verbs
from serai.games.merv.payment import Pay, bars_afford
from serai.games.merv.state import Merv, one_of
from serai.games.merv.tables import HALL_COLOUR, HALL_FAVOUR, HALLS, PALACE, SERVANTS
from serai.games.merv.tracks import gain_favour


def courtier_bill(s: Merv, seat: i64, hall: i64) -> i64:
    """§P2, §P3 The n-th courtier costs n cubes of the hall's colour."""
    return s.players[seat].at_court() + 1 << 4 * HALL_COLOUR[hall]


def bars_courtier(s: Merv, seat: i64, hall: i64) -> i64:
    """§P1–P3, §G4 A servant, and his price."""
    if s.players[seat].servants == 0:
        return refusal(refusals.NO_SERVANT, SERVANTS)
    return bars_afford(s, seat, courtier_bill(s, seat, hall))


def bars_palace(s: Merv, seat: i64) -> i64:
    """§T15 At least one courtier can be sent."""
    barred: i64 = OK
    hall: i64
    for hall in range(HALLS):
        barred = bars_courtier(s, seat, hall)
        if barred == OK:
            return OK
    return refusal(refusals.NOTHING_TO_DO, PALACE) if s.players[seat].servants > 0 else barred


def is_first(s: Merv, master: i64, hall: i64) -> bool:
    """§P4, §P5 Whether nobody, or by agreement this master, has a courtier there."""
    if s.hall_favour_each != 0:
        return s.players[master].in_hall(hall) == 0
    for p in s.players:
        if p.in_hall(hall) > 0:
            return False
    return True


def put_courtier(s: Merv, master: i64, hall: i64) -> None:
    """§P1, §P4, §P5 A servant goes to court; the first in a hall brings favour."""
    p = s.players[master]
    first = is_first(s, master, hall)
    p.servants -= 1
    p.courtiers += one_of(hall)
    if first:
        gain_favour(s, master, HALL_FAVOUR)


@mypyc_attr(acyclic=True)
class Palace(Rule):
    """§P1–P4 Any number of courtiers, one after the other."""

    locals = ("hall", "sent")

    HALL: Final = 0
    SEND: Final = 1
    OVER: Final = 2

    hall: i64
    sent: i64

    def __init__(self, by: i64 = 0) -> None:
        self.by = by
        self.at = 0
        self.hall = 0
        self.sent = 0

    def step(self, s: Merv, m: i64) -> i64:
        match self.at:
            case self.HALL:
                return self.ask_hall(s) if m == ASK else self.on_hall(s, m)
            case self.SEND:
                return self.do_send(s)
            case _:
                return END

    def ask_hall(self, s: Merv) -> i64:
        hall: i64
        for hall in range(HALLS):
            s.offer_unless(bars_courtier(s, self.by, hall), verbs.COURTIER | hall << 8)
        if self.sent > 0:
            s.offer(verbs.DONE)
            s.leave_room(self.by)
        elif s.desk.n == 0:
            return END
        else:
            s.offer_unless(refusal(refusals.NOTHING_DONE), verbs.DONE)  # §T15
        return WAIT

    def on_hall(self, s: Merv, m: i64) -> i64:
        if verb(m) == verbs.DONE:
            self.at = self.OVER
            return AGAIN
        self.hall = arg(m)
        s.call(Pay(self.by, courtier_bill(s, self.by, self.hall)))
        return NEXT

    def do_send(self, s: Merv) -> i64:
        put_courtier(s, self.by, self.hall)
        self.sent = 1
        self.at = self.HALL
        return AGAIN

    def copy(self) -> Rule:
        new = Palace()
        new.copy_from(self)
        return new

    def copy_from(self, other: Palace) -> None:
        super().copy_from(other)
        self.hall = other.hall
        self.sent = other.sent
