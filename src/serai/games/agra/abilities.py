"""What contracts do at once when they are won (rulebook 7.6, appendix I).

Lasting abilities stand in the rules that they change: look for the notable's name there.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64, mypyc_attr

from serai.core.kernel import ASK, END, NEXT, OK, WAIT, Rule, arg, arg2, refusal, verb
from serai.games.agra import refusals, tables, verbs
from serai.games.agra.build import free_build
from serai.games.agra.goods import FOR_CONTRACT, gain_favour
from serai.games.agra.imperial import put_in_bowl
from serai.games.agra.influence import RaiseInfluence, offer_tiles, take_tile
from serai.games.agra.state import Agra
from serai.games.agra.stone import is_last_space, move_stone
from serai.games.agra.tables import (
    BOWL,
    BOWLS,
    GOODS,
    GUILDS,
    LEVEL_FOUR_FAVOUR,
    LEVELS,
    NOTABLE_LEVEL,
    PAINTER_WORKERS,
)
from serai.games.agra.walkers import ALL_BUILT
from serai.games.agra.workers import StandUp


def use_at_once(s: Agra, seat: i64, notable: i64, main: i64) -> None:
    """§N9 The part of an ability that works once, when the contract is won; all of it is a may.

    `main`: whether the delivery that won it was made by a main action.
    """
    match notable:
        case tables.SUFI:
            s.call(Ability(seat, notable))  # §D2
        case tables.MOSAIC_MAKER:
            s.call(AnyTile(seat))  # §D15
        case tables.MUJTAHIDA:
            s.call(FreeBuild(seat, main))  # §D16
        case tables.PAINTER:
            s.call(StandUp(seat, PAINTER_WORKERS, 1))  # §D18
            s.call(RaiseInfluence(seat, painter_tracks(s), 1))
        case tables.SADR:
            s.call(SadrGift(seat))  # §D20
        case _:
            if NOTABLE_LEVEL[notable] == LEVELS:
                gain_favour(s, seat, LEVEL_FOUR_FAVOUR, FOR_CONTRACT)  # §D21–D24


def painter_tracks(s: Agra) -> i64:
    """§D18 One track of choice; the option `painter_all_tracks` is the Russian reading."""
    return GUILDS if s.painter_all_tracks != 0 else 1


@mypyc_attr(acyclic=True)
class Ability(Rule):
    """§N9, §D2 An ability that leaves no other choice than to use it: the Sufi's step."""

    locals = ("notable",)

    USE: Final = 0

    notable: i64

    def __init__(self, by: i64 = 0, notable: i64 = 0) -> None:
        self.by = by
        self.at = 0
        self.notable = notable

    def step(self, s: Agra, m: i64) -> i64:
        match self.at:
            case self.USE:
                return self.ask_use(s) if m == ASK else self.on_use(s, m)
            case _:
                return END

    def ask_use(self, s: Agra) -> i64:
        if is_last_space(s.players[self.by]):
            return NEXT
        s.offer(verbs.ABILITY | self.notable << 8)
        s.offer(verbs.PASS)
        return WAIT

    def on_use(self, s: Agra, m: i64) -> i64:
        if verb(m) == verbs.ABILITY:
            move_stone(s, self.by)
        return NEXT

    def copy(self) -> Rule:
        new = Ability()
        new.copy_from(self)
        return new

    def copy_from(self, other: Ability) -> None:
        super().copy_from(other)
        self.notable = other.notable


@mypyc_attr(acyclic=True)
class FreeBuild(Rule):
    """§D16 The Mujtahida: the site nearest to the upper left corner, free of charge.

    The rules of building hold: without a worker in the supply (§B6) she builds nothing.
    """

    locals = ("main",)

    BUILD: Final = 0

    main: i64  # 1: she was won by a main action

    def __init__(self, by: i64 = 0, main: i64 = 0) -> None:
        self.by = by
        self.at = 0
        self.main = main

    def step(self, s: Agra, m: i64) -> i64:
        match self.at:
            case self.BUILD:
                return self.ask_build(s) if m == ASK else self.on_build(s, m)
            case _:
                return END

    def ask_build(self, s: Agra) -> i64:
        if s.built == ALL_BUILT or s.players[self.by].workers == 0:
            return NEXT
        site: i64 = 0
        while s.is_built(site):
            site += 1
        s.offer(verbs.BUILD | site << 8)
        s.offer(verbs.PASS)
        return WAIT

    def on_build(self, s: Agra, m: i64) -> i64:
        if verb(m) == verbs.BUILD:
            s.call(free_build(self.by, arg(m), self.main))
        return NEXT

    def copy(self) -> Rule:
        new = FreeBuild()
        new.copy_from(self)
        return new

    def copy_from(self, other: FreeBuild) -> None:
        super().copy_from(other)
        self.main = other.main


@mypyc_attr(acyclic=True)
class AnyTile(Rule):
    """§D15 The Mosaic Maker: a favour tile from the display, or looked up in the pile."""

    TAKE: Final = 0

    def step(self, s: Agra, m: i64) -> i64:
        match self.at:
            case self.TAKE:
                return self.ask_tile(s) if m == ASK else self.on_tile(s, m)
            case _:
                return END

    def ask_tile(self, s: Agra) -> i64:
        offer_tiles(s, s.display | s.pile)
        s.offer(verbs.PASS)
        return WAIT

    def on_tile(self, s: Agra, m: i64) -> i64:
        if verb(m) == verbs.TILE:
            take_tile(s, self.by, arg(m))
        return NEXT

    def copy(self) -> Rule:
        new = AnyTile(self.by)
        new.at = self.at
        return new


@mypyc_attr(acyclic=True)
class SadrGift(Rule):
    """§D20 The Sadr: a good into a free bowl of a good with the same value."""

    GIVE: Final = 0

    def step(self, s: Agra, m: i64) -> i64:
        match self.at:
            case self.GIVE:
                return self.ask_gift(s) if m == ASK else self.on_gift(s, m)
            case _:
                return END

    def ask_gift(self, s: Agra) -> i64:
        good: i64
        bowl: i64
        for good in range(GOODS):
            for bowl in range(BOWLS):
                if self.bars_gift(s, good, bowl) == OK:
                    s.offer(verbs.GIFT | good << 8 | bowl << 16)
        m = s.asked_why(verbs.GIFT)
        if m >= 0:
            s.explain(self.bars_gift(s, arg(m), arg2(m)))
        s.offer(verbs.PASS)
        return WAIT

    def bars_gift(self, s: Agra, good: i64, bowl: i64) -> i64:
        if s.players[self.by].goods[good] == 0:
            return refusal(refusals.NO_GOOD, good)
        if s.bowls[bowl] != 0:
            return refusal(refusals.BOWL_FULL, BOWL[bowl])
        if s.values[good] != s.values[BOWL[bowl]]:
            return refusal(refusals.BOWL_VALUE, good, s.values[good], s.values[BOWL[bowl]])
        return OK

    def on_gift(self, s: Agra, m: i64) -> i64:
        if verb(m) == verbs.GIFT:
            put_in_bowl(s, self.by, arg(m), arg2(m))
        return NEXT

    def copy(self) -> Rule:
        new = SadrGift(self.by)
        new.at = self.at
        return new
