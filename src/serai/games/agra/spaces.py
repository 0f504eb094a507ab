"""The main action (rulebook 6.2): a worker on an action space, whoever is there already."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64, mypyc_attr

from serai.core.kernel import ASK, END, NEXT, OK, WAIT, Rule, arg, refusal, verb
from serai.games.agra import notes, refusals, verbs
from serai.games.agra.architect import Architect
from serai.games.agra.botanist import Botanist
from serai.games.agra.goods import FOR_MERCHANT, FOR_WORKER, earn, gain_favour
from serai.games.agra.processing import Processing
from serai.games.agra.production import Production
from serai.games.agra.sailor import Sailor
from serai.games.agra.state import (
    ARCHITECT,
    BOTANIST,
    FOR_PEONS,
    FROM_BUILDINGS,
    LYING,
    SAILOR,
    SPACES,
    TRADER,
    Agra,
)
from serai.games.agra.tables import (
    BASICS,
    CALLIGRAPHER,
    CALLIGRAPHER_PEON,
    COOK,
    COOK_WORKERS,
    DOUBLE_FAVOUR_FROM,
    GOODS,
    KICKED_FAVOUR,
    KICKED_FAVOUR_HIGH,
    MERCHANT_FAVOUR,
    PEON_RUPEES,
)
from serai.games.agra.trader import Trader
from serai.games.agra.walkers import Builder, Merchant, erect


def peon_price(s: Agra, seat: i64) -> i64:
    """§A6, §D12, §Q14, §A7 Two rupees, fewer with help; without workers what can be paid."""
    if s.free_peon != 0:
        return 0
    p = s.players[seat]
    price: i64 = CALLIGRAPHER_PEON if p.owns(CALLIGRAPHER) else PEON_RUPEES
    return min(price, p.rupees) if p.workers == 0 else price


def bars_place(s: Agra, seat: i64, space: i64) -> i64:
    """§A1–A7 Characters, built buildings and the builder's site; own workers cost rupees."""
    p = s.players[seat]
    if space < GOODS and not s.is_built(space) and s.builder != space:
        return refusal(refusals.NOT_BUILT, space)
    if s.board[space] & 7 == seat + 1:
        price = peon_price(s, seat)
        if p.rupees < price:
            return refusal(refusals.TOO_LITTLE_MONEY, price, p.rupees)
        return OK
    if s.free_peon != 0:
        return refusal(refusals.PEON_PAID, space)
    if p.workers == 0:
        return refusal(refusals.NO_WORKER, space)
    return OK


def can_use_peon(s: Agra, seat: i64) -> bool:
    """Whether an own worker is on the board."""
    space: i64
    for space in range(SPACES):
        if s.board[space] & 7 == seat + 1:
            return True
    return False


@mypyc_attr(acyclic=True)
class MainAction(Rule):
    """§A1 Place a worker, carry out the action, then merchant and builder go on."""

    locals = ("space", "walkers")

    PLACE: Final = 0
    ACT: Final = 1
    MERCHANT: Final = 2
    BUILDER: Final = 3

    space: i64
    walkers: i64  # 1: the merchant was there, 2: the builder was

    def __init__(self, by: i64 = 0) -> None:
        self.by = by
        self.at = 0
        self.space = 0
        self.walkers = 0

    def step(self, s: Agra, m: i64) -> i64:
        match self.at:
            case self.PLACE:
                return self.ask_place(s) if m == ASK else self.on_place(s, arg(m))
            case self.ACT:
                return self.do_action(s)
            case self.MERCHANT:
                return self.do_merchant(s)
            case self.BUILDER:
                return self.do_builder(s)
            case _:
                return END

    def ask_place(self, s: Agra) -> i64:
        space: i64
        for space in range(SPACES):
            s.offer_unless(bars_place(s, self.by, space), verbs.PLACE | space << 8)
        s.leave_room(self.by)
        return WAIT

    def on_place(self, s: Agra, space: i64) -> i64:
        self.space = space
        p = s.players[self.by]
        there = s.board[space]
        if there & 7 == self.by + 1:
            self.do_peon(s, there)
        else:
            if there != 0:
                self.do_send_home(s, there)
            p.workers -= 1
        s.board[space] = self.by + 1
        s.free_peon = 0
        if space < GOODS:
            if there & 7 != self.by + 1 or s.peon_takes_rupees != 0:
                self.do_collect(s)
            if s.merchant == space:
                self.walkers += 1
            if s.builder == space:
                self.walkers += 2
        return NEXT

    def do_collect(self, s: Agra) -> None:
        """§A8 All rupees on the building, for a worker put there; with an option for peons too."""
        earn(s, self.by, s.coins[self.space], FROM_BUILDINGS)
        s.coins[self.space] = 0

    def do_peon(self, s: Agra, there: i64) -> None:
        """§A6 The own worker is used again; if it lay it gets up, and no favour is gained."""
        p = s.players[self.by]
        price = peon_price(s, self.by)
        p.rupees -= price
        p.goods[FOR_PEONS] += price
        if price > 0:
            s.note(notes.RUPEES_PAID, self.by, price, FOR_PEONS)
        if there & LYING != 0:
            p.lying -= 1

    def do_send_home(self, s: Agra, there: i64) -> None:
        """§A3–A5 The other worker goes home; one that stood is compensated with favour."""
        seat = (there & 7) - 1
        p = s.players[seat]
        s.note(notes.WORKER_SENT_HOME, seat, self.space)
        p.workers += 1
        if there & LYING != 0:
            p.lying -= 1
            return
        if p.owns(COOK) and p.sheltered < COOK_WORKERS:
            s.call(Shelter(seat))
        high = p.stone >= DOUBLE_FAVOUR_FROM
        gain_favour(s, seat, KICKED_FAVOUR_HIGH if high else KICKED_FAVOUR, FOR_WORKER)

    def do_action(self, s: Agra) -> i64:
        """§A2 The action of the space; at the builder's site the building comes first (§A12)."""
        if self.space == ARCHITECT:
            s.call(Architect(self.by))
        elif self.space == SAILOR:
            s.call(Sailor(self.by))
        elif self.space == TRADER:
            s.call(Trader(self.by))
        elif self.space == BOTANIST:
            s.call(Botanist(self.by))
        elif self.space < BASICS:
            s.call(Production(self.by, self.space))
        else:
            if self.walkers & 2 != 0:
                erect(s, self.space)
            s.call(Processing(self.by, self.space))
        return NEXT

    def do_merchant(self, s: Agra) -> i64:
        """§A9, §A10 After the action two favours from the merchant, and he moves on."""
        if self.walkers & 1 != 0:
            gain_favour(s, self.by, MERCHANT_FAVOUR, FOR_MERCHANT)
            s.call(Merchant())
        return NEXT

    def do_builder(self, s: Agra) -> i64:
        """§A13 The builder moves on to another site."""
        if self.walkers & 2 != 0:
            s.call(Builder())
        return NEXT

    def copy(self) -> Rule:
        new = MainAction()
        new.copy_from(self)
        return new

    def copy_from(self, other: MainAction) -> None:
        super().copy_from(other)
        self.space = other.space
        self.walkers = other.walkers


@mypyc_attr(acyclic=True)
class Shelter(Rule):
    """§D8 The Cook keeps a worker that was sent home standing, for a later meditation."""

    SHELTER: Final = 0

    def step(self, s: Agra, m: i64) -> i64:
        match self.at:
            case self.SHELTER:
                return self.ask_shelter(s) if m == ASK else self.on_shelter(s, m)
            case _:
                return END

    def ask_shelter(self, s: Agra) -> i64:
        s.offer(verbs.SHELTER)
        s.offer(verbs.PASS)
        return WAIT

    def on_shelter(self, s: Agra, m: i64) -> i64:
        if verb(m) == verbs.SHELTER:
            p = s.players[self.by]
            p.workers -= 1
            p.sheltered += 1
        return NEXT

    def copy(self) -> Rule:
        new = Shelter(self.by)
        new.at = self.at
        return new
