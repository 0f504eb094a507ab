"""What contracts do at once when they are won (rulebook 7.6, appendix I).

Lasting abilities stand in the rules that they change: look for the notable's name there.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64, mypyc_attr

from serai.core.kernel import ASK, END, NEXT, OK, WAIT, Rule, arg, arg2, refusal, verb
from serai.games.agra import refusals, tables, verbs
from serai.games.agra.build import free_build
from serai.games.agra.goods import gain_favour
from serai.games.agra.imperial import put_in_bowl
from serai.games.agra.influence import RaiseInfluence, offer_tiles, rise, take_tile
from serai.games.agra.state import Agra
from serai.games.agra.stone import move_stone
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


def use_at_once(s: Agra, seat: i64, notable: i64) -> None:
    """§N9 The part of an ability that happens once, when the contract is won."""
    match notable:
        case tables.SUFI:
            move_stone(s, seat)  # §D2
        case tables.MOSAIC_MAKER:
            s.call(AnyTile(seat))  # §D15
        case tables.MUJTAHIDA:
            build_first_site(s, seat)  # §D16
        case tables.PAINTER:
            s.call(StandUp(seat, PAINTER_WORKERS))  # §D18
            painter_steps(s, seat)
        case tables.SADR:
            s.call(SadrGift(seat))  # §D20
        case _:
            if NOTABLE_LEVEL[notable] == LEVELS:
                gain_favour(s, seat, LEVEL_FOUR_FAVOUR)  # §D21–D24


def build_first_site(s: Agra, seat: i64) -> None:
    """§D16 The site nearest to the upper left corner, free of charge."""
    if s.built == ALL_BUILT:
        return
    site: i64 = 0
    while s.is_built(site):
        site += 1
    s.call(free_build(seat, site))


def painter_steps(s: Agra, seat: i64) -> None:
    """§D18 One track of choice; the option `painter_all_tracks` is the Russian reading."""
    if s.painter_all_tracks == 0:
        s.call(RaiseInfluence(seat, 1))
        return
    guild: i64
    for guild in range(GUILDS):
        rise(s, seat, guild)


@mypyc_attr(acyclic=True)
class AnyTile(Rule):
    """§D15 The Mosaic Maker: a favour tile from the display, or looked up in the pile."""

    TAKE: Final = 0

    def step(self, s: Agra, m: i64) -> i64:
        match self.at:
            case self.TAKE:
                return self.ask_tile(s) if m == ASK else self.on_tile(s, arg(m))
            case _:
                return END

    def ask_tile(self, s: Agra) -> i64:
        offer_tiles(s, s.display | s.pile)
        return WAIT

    def on_tile(self, s: Agra, tile: i64) -> i64:
        take_tile(s, self.by, tile)
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
            return refusal(refusals.WRONG_VALUE, good, s.values[good], s.values[BOWL[bowl]])
        return OK

    def on_gift(self, s: Agra, m: i64) -> i64:
        if verb(m) == verbs.GIFT:
            put_in_bowl(s, self.by, arg(m), arg2(m))
        return NEXT

    def copy(self) -> Rule:
        new = SadrGift(self.by)
        new.at = self.at
        return new
