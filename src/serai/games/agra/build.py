"""Building with the architect (rulebook 5.3, Architect): materials, bonus tile, worker."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64, mypyc_attr

from serai.core.kernel import ASK, END, NEXT, OK, WAIT, Rule, arg, bit, refusal
from serai.games.agra import refusals, verbs
from serai.games.agra.farm import Uncover
from serai.games.agra.goods import FOR_BONUS, earn, gain_favour, remove
from serai.games.agra.influence import rise
from serai.games.agra.processing import Processing
from serai.games.agra.state import FROM_BONUS_TILE, FROM_BUILDING, FROM_TAKSHAKA, Agra, Player
from serai.games.agra.tables import (
    BASICS,
    BONUS_COVER,
    BONUS_FAVOUR,
    BONUS_GUILD,
    BONUS_LEVEL,
    BONUS_MONEY,
    BONUSES,
    BUILD_VALUE,
    COST,
    MATERIAL,
    MATERIALS,
    MIXED_BONUS,
    TAKSHAKA,
    TAKSHAKA_RUPEES,
    TAKSHAKA_VALUE,
)
from serai.games.agra.walkers import Builder, erect


def paid(m: i64, nth: i64) -> i64:
    """How many of the nth material a payment gives."""
    return m >> 8 + 4 * nth & 15


def worth(p: Player, m: i64) -> i64:
    """§B1, §B3, §D3 The building value of a payment, with the bonus for mixed materials."""
    total: i64 = TAKSHAKA_VALUE if p.owns(TAKSHAKA) else 0
    kinds: i64 = 0
    nth: i64
    for nth in range(MATERIALS):
        n = paid(m, nth)
        if n > 0:
            total += n * BUILD_VALUE[MATERIAL[nth]]
            kinds += 1
    return total + MIXED_BONUS if kinds > 1 else total


def all_materials(p: Player) -> i64:
    """A payment with everything there is."""
    m: i64 = 0
    nth: i64
    for nth in range(MATERIALS):
        m |= min(p.goods[MATERIAL[nth]], 15) << 8 + 4 * nth
    return m


def bars_build(s: Agra, seat: i64, building: i64) -> i64:
    """§B2, §B6, §A7 A site, the materials for it, and a worker to place there."""
    p = s.players[seat]
    if s.is_built(building):
        return refusal(refusals.ALREADY_BUILT, building)
    if p.workers == 0:
        return refusal(refusals.NO_WORKER_TO_BUILD, building)
    most = worth(p, all_materials(p))
    if most < COST[building]:
        return refusal(refusals.TOO_FEW_MATERIALS, building, COST[building], most)
    return OK


def bars_payment(p: Player, cost: i64, m: i64) -> i64:
    """§B2 Enough, held, and nothing that could be kept."""
    nth: i64
    for nth in range(MATERIALS):
        held = p.goods[MATERIAL[nth]]
        if paid(m, nth) > held:
            return refusal(refusals.TOO_FEW_GOODS, MATERIAL[nth], paid(m, nth), held)
    if worth(p, m) < cost:
        return refusal(refusals.PAYS_TOO_LITTLE, worth(p, m), cost)
    for nth in range(MATERIALS):
        if paid(m, nth) > 0 and worth(p, m - bit(8 + 4 * nth)) >= cost:
            return refusal(refusals.PAYS_TOO_MUCH, MATERIAL[nth], worth(p, m), cost)
    return OK


@mypyc_attr(acyclic=True)
class Build(Rule):
    """§C1, §B2–B7, §D16 Build: pay, take a bonus tile, place a worker there and process."""

    locals = ("building", "main")

    PAY: Final = 0
    BUILD: Final = 1
    BONUS: Final = 2
    WORKER: Final = 3
    BUILDER: Final = 4

    building: i64
    main: i64  # 1: it belongs to a main action

    def __init__(self, by: i64 = 0, building: i64 = 0, main: i64 = 1) -> None:
        self.by = by
        self.at = 0
        self.building = building
        self.main = main

    def step(self, s: Agra, m: i64) -> i64:
        match self.at:
            case self.PAY:
                return self.ask_payment(s) if m == ASK else self.on_payment(s, m)
            case self.BUILD:
                return self.do_build(s)
            case self.BONUS:
                return self.ask_bonus(s) if m == ASK else self.on_bonus(s, arg(m))
            case self.WORKER:
                return self.do_worker(s)
            case self.BUILDER:
                return self.do_builder(s)
            case _:
                return END

    def ask_payment(self, s: Agra) -> i64:
        """§B2, §B3 Every payment from which nothing can be left out."""
        p = s.players[self.by]
        cost = COST[self.building]
        a: i64
        b: i64
        c: i64
        d: i64
        for a in range(min(p.goods[MATERIAL[0]], cost) + 1):
            for b in range(min(p.goods[MATERIAL[1]], cost) + 1):
                for c in range(min(p.goods[MATERIAL[2]], cost) + 1):
                    for d in range(min(p.goods[MATERIAL[3]], cost) + 1):
                        pay = verbs.PAY | a << 8 | b << 12 | c << 16 | d << 20
                        if bars_payment(p, cost, pay) == OK:
                            s.offer(pay)
        m = s.asked_why(verbs.PAY)
        if m >= 0:
            s.explain(bars_payment(p, cost, m))
        return WAIT

    def on_payment(self, s: Agra, m: i64) -> i64:
        nth: i64
        for nth in range(MATERIALS):
            remove(s, self.by, MATERIAL[nth], paid(m, nth))
        return NEXT

    def do_build(self, s: Agra) -> i64:
        """§B4, §D3 The building stands; the Takshaka pays for it."""
        erect(s, self.building)
        if s.players[self.by].owns(TAKSHAKA):
            earn(s, self.by, TAKSHAKA_RUPEES, FROM_BUILDING, FROM_TAKSHAKA)
        return NEXT

    def ask_bonus(self, s: Agra) -> i64:
        """§B5, §U1 A bonus tile of the building's level."""
        bonus: i64
        for bonus in range(BONUSES):
            s.offer_unless(self.bars_bonus(s, bonus), verbs.BONUS | bonus << 8)
        return WAIT

    def bars_bonus(self, s: Agra, bonus: i64) -> i64:
        level = self.building // BASICS + 1
        if BONUS_LEVEL[bonus] != level:
            return refusal(refusals.WRONG_LEVEL, BONUS_LEVEL[bonus], level)
        if s.bonuses & bit(bonus) == 0:
            return refusal(refusals.BONUS_TAKEN, bonus)
        return OK

    def on_bonus(self, s: Agra, bonus: i64) -> i64:
        """§U1–U4 The tile is used at once and kept."""
        p = s.players[self.by]
        s.bonuses -= bit(bonus)
        p.bonuses |= bit(bonus)
        earn(s, self.by, BONUS_MONEY[bonus], FROM_BUILDING, FROM_BONUS_TILE)
        gain_favour(s, self.by, BONUS_FAVOUR[bonus], FOR_BONUS)
        if BONUS_GUILD[bonus] >= 0:
            rise(s, self.by, BONUS_GUILD[bonus])
        if BONUS_COVER[bonus] != 0 and p.covers != 0:
            s.call(Uncover(self.by))
        return NEXT

    def do_worker(self, s: Agra) -> i64:
        """§B6 A worker from the supply goes there and processes."""
        s.players[self.by].workers -= 1
        s.board[self.building] = self.by + 1
        s.call(Processing(self.by, self.building, self.main))
        return NEXT

    def do_builder(self, s: Agra) -> i64:
        """§B7 If the builder stood there he moves on as usual."""
        if s.builder == self.building:
            s.call(Builder())
        return NEXT

    def copy(self) -> Rule:
        new = Build()
        new.copy_from(self)
        return new

    def copy_from(self, other: Build) -> None:
        super().copy_from(other)
        self.building = other.building
        self.main = other.main


def free_build(seat: i64, building: i64, main: i64) -> Build:
    """§D16 Building without paying."""
    rule = Build(seat, building, main)
    rule.at = Build.BUILD
    return rule
