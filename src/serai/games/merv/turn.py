"""The turn (rulebook, action phase): a space, a site, its production, one action."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64, mypyc_attr

from serai.core.kernel import AGAIN, ASK, END, NEXT, OK, WAIT, Rule, TurnRule, arg, refusal, verb
from serai.games.merv import notes, refusals, tables, verbs
from serai.games.merv.caravansary import PAID, Caravansary, bars_caravansary
from serai.games.merv.fortification import Fortification, bars_fortification
from serai.games.merv.guards import PlaceGuard, bars_any_guard
from serai.games.merv.library import Library, bars_library
from serai.games.merv.marketplace import Marketplace, bars_marketplace
from serai.games.merv.mosque import Mosque, bars_mosque
from serai.games.merv.palace import Palace, bars_palace
from serai.games.merv.payment import discount_for
from serai.games.merv.production import produce
from serai.games.merv.state import NOBODY, Merv, is_middle
from serai.games.merv.tables import CELLS, MARKET_CELL, POSITIONS, SIDE
from serai.games.merv.tracks import gain_favour


def bars_space(s: Merv, position: i64) -> i64:
    """§T2 On the side of this phase, and free."""
    if position // SIDE != s.phase:
        return refusal(refusals.OTHER_SIDE, position, s.phase)
    other = s.standing_on(position)
    return OK if other == NOBODY else refusal(refusals.SPACE_TAKEN, position, s.who(other))


def bars_site(s: Merv, seat: i64, cell: i64) -> i64:
    """§T6–T8 A site with a building, or room for an own one."""
    if cell == MARKET_CELL:
        return refusal(refusals.CAMEL_MARKET_HERE, cell)
    if s.owners[cell] == 0 and s.players[seat].buildings == 0:
        return refusal(refusals.NO_BUILDING, cell)
    return OK


def is_usable(s: Merv, seat: i64, position: i64) -> bool:
    """§T4 Whether some site of the line can be activated."""
    nth: i64
    for nth in range(SIDE):
        if bars_site(s, seat, s.cell(position, nth)) == OK:
            return True
    return False


def is_any_usable(s: Merv, seat: i64) -> bool:
    """§T5 Whether some free space of this side has such a line."""
    position: i64
    for position in range(s.phase * SIDE, s.phase * SIDE + SIDE):
        if bars_space(s, position) == OK and is_usable(s, seat, position):
            return True
    return False


def bars_go(s: Merv, seat: i64, position: i64, any_line: bool) -> i64:
    """§T2, §T4, §T5 A free space with a line of use, if there is any."""
    barred = bars_space(s, position)
    if barred == OK and not any_line and not is_usable(s, seat, position):
        return refusal(refusals.EMPTY_LINE, position)
    return barred


def put_building(s: Merv, master: i64, cell: i64, told: bool = True) -> None:
    """§T7 A building of the supply, free of charge."""
    s.players[master].buildings -= 1
    s.owners[cell] = master + 1
    if told:
        s.note(notes.BUILT, master, cell)


def is_in_line(s: Merv, position: i64, cell: i64) -> bool:
    """§T3 Whether a cell lies in the line of an action space."""
    nth: i64
    for nth in range(SIDE):
        if s.cell(position, nth) == cell:
            return True
    return False


def take_favour(s: Merv, master: i64) -> None:
    """§F1 Instead of a guard or of what the site offers."""
    gain_favour(s, master, 1)


@mypyc_attr(acyclic=True)
class Turn(TurnRule):
    """§T1 Choose a space, activate a site, produce, act."""

    locals = ("cell", "no_line")

    BEGIN: Final = 0
    SPACE: Final = 1
    SITE: Final = 2
    PRODUCE: Final = 3
    ACTION: Final = 4
    LAST_CHANCE: Final = 5
    CLOSE: Final = 6

    cell: i64  # the activated site
    no_line: i64  # 1: none was of use, so that no site is activated

    def __init__(self, by: i64 = 0) -> None:
        self.by = by
        self.at = 0
        self.cell = 0
        self.no_line = 0

    def step(self, s: Merv, m: i64) -> i64:
        match self.at:
            case self.BEGIN:
                return self.do_begin(s)
            case self.SPACE:
                return self.ask_space(s) if m == ASK else self.on_space(s, m)
            case self.SITE:
                return self.ask_site(s) if m == ASK else self.on_site(s, m)
            case self.PRODUCE:
                return self.do_produce(s)
            case self.ACTION:
                return self.ask_action(s) if m == ASK else self.on_action(s, m)
            case self.LAST_CHANCE:
                return self.ask_end(s) if m == ASK else NEXT
            case self.CLOSE:
                s.market_open = 0
                s.discount = 0
                return NEXT
            case _:
                return END

    def do_begin(self, s: Merv) -> i64:
        """§H5, §T5 The joker is fresh; perhaps no line is of any use."""
        s.turn = self.by
        s.players[self.by].joker_used = 0
        self.no_line = 0 if is_any_usable(s, self.by) else 1
        return NEXT

    def ask_space(self, s: Merv) -> i64:
        position: i64
        for position in range(POSITIONS):
            s.offer_unless(
                bars_go(s, self.by, position, self.no_line != 0), verbs.GO | position << 8
            )
        s.leave_room(self.by)
        return WAIT

    def on_space(self, s: Merv, m: i64) -> i64:
        s.move_master(self.by, arg(m))
        if self.no_line != 0:  # §T5
            s.note(notes.NO_LINE, self.by)
            self.at = self.PRODUCE
            return AGAIN
        return NEXT

    def ask_site(self, s: Merv) -> i64:
        position = s.stand(self.by)
        nth: i64
        for nth in range(SIDE):
            cell = s.cell(position, nth)
            s.offer_unless(bars_site(s, self.by, cell), verbs.ACTIVATE | cell << 8)
        query = s.asked_why(verbs.ACTIVATE)
        if query >= 0 and not is_in_line(s, position, arg(query)):
            s.explain(refusal(refusals.NOT_IN_LINE, min(arg(query), CELLS - 1), position))
        s.leave_room(self.by)
        return WAIT

    def on_site(self, s: Merv, m: i64) -> i64:
        self.cell = arg(m)
        if s.owners[self.cell] == 0:
            put_building(s, self.by, self.cell)
        return NEXT

    def do_produce(self, s: Merv) -> i64:
        """§T9, §T5 Without a site there is nothing to produce, but the line is still chosen."""
        position = s.stand(self.by)
        if self.no_line == 0:
            produce(s, self.by, position, self.cell)
        if is_middle(position):  # §K1
            s.market_open = 1
        return NEXT

    def ask_action(self, s: Merv) -> i64:
        # Here, not earlier: the camel market may just have brought the tile (§H2).
        if self.no_line == 0:
            s.discount = discount_for(s, self.by, s.action_of(self.cell))
        s.offer(verbs.FAVOUR)
        s.offer_unless(bars_any_guard(s, self.by), verbs.GUARD)
        s.offer_unless(self.bars_act(s), verbs.ACT)
        s.leave_room(self.by)
        return WAIT

    def on_action(self, s: Merv, m: i64) -> i64:
        """§T14, §F1 Favour, a guard, or what the site offers."""
        match verb(m):
            case verbs.FAVOUR:
                take_favour(s, self.by)
            case verbs.GUARD:
                s.call(PlaceGuard(self.by, 0, 1))
            case _:
                self.act(s)
        return NEXT

    def bars_act(self, s: Merv) -> i64:
        """§T14, §T15, §T5 The action of the activated site, if it can do anything."""
        if self.no_line != 0:
            return refusal(refusals.NO_SITE_ACTIVE, s.stand(self.by))
        match s.action_of(self.cell):
            case tables.CARAVANSARY:
                return bars_caravansary(s, self.by)
            case tables.PALACE:
                return bars_palace(s, self.by)
            case tables.LIBRARY:
                return bars_library(s, self.by)
            case tables.MARKETPLACE:
                return bars_marketplace(s, self.by)
            case tables.MOSQUE:
                return bars_mosque(s, self.by)
        return bars_fortification(s, self.by)

    def act(self, s: Merv) -> None:
        """§T14 Begin the action of the activated site."""
        match s.action_of(self.cell):
            case tables.CARAVANSARY:
                s.call(Caravansary(self.by, PAID))
            case tables.PALACE:
                s.call(Palace(self.by))
            case tables.LIBRARY:
                s.call(Library(self.by))
            case tables.MARKETPLACE:
                s.call(Marketplace(self.by))
            case tables.MOSQUE:
                s.call(Mosque(self.by))
            case _:
                s.call(Fortification(self.by))

    def ask_end(self, s: Merv) -> i64:
        """§A1, §K1 The last chance for contracts and the camel market, if there is any."""
        s.anytime.step(s, ASK)
        if s.desk.n == 0:
            return NEXT
        s.offer(verbs.END_TURN)
        return WAIT

    def copy(self) -> Rule:
        new = Turn()
        new.copy_from(self)
        return new

    def copy_from(self, other: Turn) -> None:
        super().copy_from(other)
        self.cell = other.cell
        self.no_line = other.no_line
