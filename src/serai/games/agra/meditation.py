"""The meditation phase (rulebook 6.1): workers lie down, points are spent, the marker moves."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64, mypyc_attr

from serai.core.kernel import AGAIN, ASK, END, NEXT, OK, WAIT, Rule, arg, arg2, bit, refusal, verb
from serai.games.agra import notes, refusals, verbs
from serai.games.agra.farm import (
    move_farmer,
    offer_covers,
    offer_farmers,
    uncover,
)
from serai.games.agra.influence import rise_for
from serai.games.agra.notables import deliver, explain_delivery, offer_deliveries
from serai.games.agra.processing import OneMore, bars_process, process
from serai.games.agra.state import (
    DELIVERING,
    LYING,
    NO_PHASE,
    NOTHING_YET,
    PER_ACTION,
    PROCESSING,
    SPACES,
    TRADING,
    UNCOVERING,
    Agra,
    Player,
)
from serai.games.agra.stone import points_of
from serai.games.agra.swaps import offer_swaps, swap
from serai.games.agra.tables import (
    COOK,
    COOK_WORKERS,
    DELIVER_POINTS,
    FARMER_POINTS,
    GOODS,
    MUEZZIN,
    MUEZZIN_POINTS,
    UNCOVER_POINTS,
)


def muezzin_points(p: Player) -> i64:
    """§D9 What the Muezzin adds to the first points of a phase."""
    return MUEZZIN_POINTS if p.owns(MUEZZIN) and p.turned & bit(MUEZZIN) == 0 else 0


def gain_points(s: Agra, seat: i64, n: i64) -> None:
    """§M2, §D9 Points; with the first of a phase the Muezzin adds one."""
    p = s.players[seat]
    more = muezzin_points(p)
    if more > 0:
        p.turned |= bit(MUEZZIN)
        n += more
    s.points += n
    s.note(notes.POINTS_GAINED, seat, n, s.points)


@mypyc_attr(acyclic=True)
class Meditation(Rule):
    """§M1–M10 First lay workers down, then spend the points; as many of both as you like."""

    locals = ("laid", "last", "visited")

    MEDITATE: Final = 0
    FINISH: Final = 1

    laid: i64  # workers laid down so far
    last: i64  # last outer action used, NOTHING_YET before
    visited: i64  # set of notables whose influence comes at the end

    def __init__(self, by: i64 = 0) -> None:
        self.by = by
        self.at = 0
        self.laid = 0
        self.last = NOTHING_YET
        self.visited = 0

    def step(self, s: Agra, m: i64) -> i64:
        match self.at:
            case self.MEDITATE:
                return self.ask_meditation(s) if m == ASK else self.on_meditation(s, m)
            case self.FINISH:
                return self.do_finish(s)
            case _:
                return END

    def ask_meditation(self, s: Agra) -> i64:
        space: i64
        for space in range(SPACES):
            s.offer_unless(self.bars_lay(s, space), verbs.LAY | space << 8)
        s.offer_unless(self.bars_cook(s), verbs.COOK)
        if s.points > 0 or s.desk.query >= 0:
            self.offer_actions(s)
        s.offer(verbs.DONE)
        s.leave_room(self.by)
        return WAIT

    def bars_lay(self, s: Agra, space: i64) -> i64:
        """§M1 Own workers that stand, before points are spent."""
        if s.board[space] != self.by + 1:
            return refusal(refusals.NOT_STANDING, space)
        if s.spent != 0:
            return refusal(refusals.LAY_FIRST, space)
        return OK

    def bars_cook(self, s: Agra) -> i64:
        """§D8 Workers with the Cook count like those that lie down."""
        p = s.players[self.by]
        if not p.owns(COOK):
            return refusal(refusals.NOT_YOUR_NOTABLE, COOK)
        if p.sheltered == 0:
            return refusal(refusals.NOBODY_SHELTERED, COOK_WORKERS)
        return OK if s.spent == 0 else refusal(refusals.POINTS_SPENT, s.points)

    def offer_actions(self, s: Agra) -> None:
        """§M4–M9 What the points are enough for, but for the action under the marker."""
        p = s.players[self.by]
        if s.points >= FARMER_POINTS:
            offer_farmers(s, p)
        if s.points >= UNCOVER_POINTS and s.blocked != UNCOVERING:
            offer_covers(s, p)
        if s.blocked != TRADING:
            offer_swaps(s, self.by, s.points)
        if s.points >= DELIVER_POINTS and s.blocked != DELIVERING:
            offer_deliveries(s, self.by, False)
        if s.blocked != PROCESSING:
            to: i64
            for to in range(GOODS):
                s.offer_unless(self.bars_process(s, to), verbs.PROCESS | to << 8)
        if s.desk.query >= 0:
            explain_delivery(s, self.by)
            self.explain_points(s)

    def bars_process(self, s: Agra, to: i64) -> i64:
        """§M7 It costs the value of what the good becomes."""
        barred = bars_process(s, self.by, to)
        if barred == OK and s.values[to] > s.points:
            return refusal(refusals.TOO_FEW_POINTS, s.values[to], s.points)
        return barred

    def explain_points(self, s: Agra) -> None:
        """Why an action is not on offer: the marker, or too few points."""
        m = s.desk.query
        outer: i64 = NOTHING_YET
        needed: i64 = 0
        match verb(m):
            case verbs.TRADE:
                outer = TRADING
                needed = s.values[arg(m)]
            case verbs.DELIVER:
                outer = DELIVERING
                needed = DELIVER_POINTS
            case verbs.PROCESS:
                outer = PROCESSING
            case verbs.UNCOVER:
                outer = UNCOVERING
                needed = UNCOVER_POINTS
            case verbs.FARMER:
                needed = FARMER_POINTS
        if outer == s.blocked and outer != NOTHING_YET:
            s.explain(refusal(refusals.BLOCKED, outer))
        elif needed > s.points:
            s.explain(refusal(refusals.TOO_FEW_POINTS, needed, s.points))

    def on_meditation(self, s: Agra, m: i64) -> i64:
        what = arg(m)
        match verb(m):
            case verbs.LAY:
                s.board[what] |= LYING
                s.players[self.by].lying += 1
                self.do_points(s)
            case verbs.COOK:
                p = s.players[self.by]
                p.sheltered -= 1
                p.workers += 1
                self.do_points(s)
            case verbs.TRADE:
                self.pay(s, s.values[what], TRADING)
                swap(s, self.by, what, arg2(m))
            case verbs.DELIVER:
                self.pay(s, DELIVER_POINTS, DELIVERING)
                deliver(s, self.by, what, arg2(m), 1)
                if s.influence == PER_ACTION:
                    rise_for(s, self.by, bit(arg2(m)))  # the Dutch book: an action of its own
                else:
                    self.visited |= bit(arg2(m))
            case verbs.PROCESS:
                self.pay(s, s.values[what], PROCESSING)
                process(s, self.by, what, 1)
                s.call(OneMore(self.by, what))
            case verbs.UNCOVER:
                self.pay(s, UNCOVER_POINTS, UNCOVERING)
                uncover(s, self.by, what)
            case verbs.FARMER:
                self.pay(s, FARMER_POINTS, self.last)
                move_farmer(s.players[self.by], what)
            case _:
                return NEXT
        return AGAIN

    def do_points(self, s: Agra) -> None:
        """§M2, §D8 Each worker counts one space further back, whether laid down or the Cook's."""
        gain_points(s, self.by, points_of(s.players[self.by], self.laid))
        self.laid += 1

    def pay(self, s: Agra, points: i64, outer: i64) -> None:
        """§M4 Points are spent; §M10 remember the outer action, farmers do not count."""
        s.points -= points
        s.spent = 1
        self.last = outer

    def do_finish(self, s: Agra) -> i64:
        """§M3 The rest is lost, §M10 the marker moves, §I2 influence for deliveries.

        The phase is over before anything is gained by influence: no point can come any more.
        """
        if s.points > 0:
            s.note(notes.POINTS_LOST, self.by, s.points)
        s.points = 0
        s.spent = 0
        s.phase = NO_PHASE
        if self.last != NOTHING_YET:
            s.blocked = self.last
            s.note(notes.MARKER_MOVED, self.by, self.last)
        rise_for(s, self.by, self.visited)
        return NEXT

    def copy(self) -> Rule:
        new = Meditation()
        new.copy_from(self)
        return new

    def copy_from(self, other: Meditation) -> None:
        super().copy_from(other)
        self.laid = other.laid
        self.last = other.last
        self.visited = other.visited
