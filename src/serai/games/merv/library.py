"""The library (rulebook, actions and achievements): scrolls, and what they lead to."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64, mypyc_attr

from serai.core.kernel import (
    ASK,
    END,
    NEXT,
    OK,
    WAIT,
    Rule,
    arg,
    arg2,
    arg3,
    bit,
    count_of,
    refusal,
)
from serai.games.merv import giving, notes, refusals, verbs
from serai.games.merv.payment import joker_of, joker_tile, spend_cubes
from serai.games.merv.state import CUBES, FROM_ACHIEVEMENTS, NOBODY, Merv
from serai.games.merv.tables import (
    ACHIEVEMENT_AMOUNT,
    ACHIEVEMENT_REWARD,
    ACHIEVEMENTS,
    COLOURS,
    LEVELS,
    LIBRARY,
    LIBRARY_MOST,
    POINTS,
    SCROLLS_PER_LEVEL,
    TILES_OF_LEVEL,
    WHITE,
)
from serai.games.merv.tracks import earn


def level_of(scrolls: i64) -> i64:
    """§L3 The achievement that comes with this scroll, 1 to 4; 0: none."""
    level = scrolls // SCROLLS_PER_LEVEL
    return level if scrolls % SCROLLS_PER_LEVEL == 0 and level <= LEVELS else 0


def gain_scrolls(s: Merv, seat: i64, count: i64) -> None:
    """§L3, §L4 Scrolls, of which there are always enough; some bring an achievement at once."""
    p = s.players[seat]
    s.note(notes.SCROLLS_GAINED, seat, count, p.scrolls + count)
    _i: i64
    for _i in range(count):
        p.scrolls += 1
        level = level_of(p.scrolls)
        if level > 0:
            s.call(Achieve(seat, level))


def owned_colours(s: Merv, seat: i64) -> i64:
    """Set of colours of which a seat has a cube."""
    found: i64 = 0
    c: i64
    for c in range(COLOURS):
        if s.players[seat].stock[CUBES + c] > 0:
            found |= bit(c)
    return found


def bars_library(s: Merv, seat: i64) -> i64:
    """§T15 A cube for a scroll."""
    if owned_colours(s, seat) == 0 and s.players[seat].stock[CUBES + WHITE] == 0:
        return refusal(refusals.NOTHING_TO_DO, LIBRARY)
    return OK


def bars_study(s: Merv, seat: i64, colours: i64, white: i64, joker: i64) -> i64:
    """§L1, §L2, §H4 Cubes of different colours; white and the joker stand for colours not paid.

    `colours` is the set of colours paid in kind; `joker` 1: a second cube of the joker's colour
    stands for one more.
    """
    p = s.players[seat]
    owned = owned_colours(s, seat)
    c: i64
    for c in range(COLOURS):
        if colours & ~owned & bit(c) != 0:
            return refusal(refusals.NO_CUBE, c)
    if white > p.stock[CUBES + WHITE]:
        return refusal(refusals.NO_CUBE, WHITE)
    if white > 0 and colours != owned:
        return refusal(refusals.WHITE_AT_END, count_of(owned))
    if count_of(colours) + white + joker > LIBRARY_MOST:
        return refusal(refusals.TOO_MANY_SCROLLS, LIBRARY_MOST)
    return OK if joker == 0 else bars_joker_cube(s, seat, colours)


def bars_joker_cube(s: Merv, seat: i64, colours: i64) -> i64:
    """§H4, §H5 A second cube of the joker's colour, besides one that is paid as itself."""
    tile = joker_tile(s, seat)
    if tile == NOBODY:
        return refusal(refusals.NO_JOKER, WHITE)
    if s.players[seat].joker_used != 0:
        return refusal(refusals.JOKER_USED, tile)
    if colours & bit(tile) == 0:
        return refusal(refusals.OWN_COLOUR, tile)
    return OK if s.players[seat].stock[CUBES + tile] > 1 else refusal(refusals.NO_CUBE, tile)


@mypyc_attr(acyclic=True)
class Library(Rule):
    """§L1, §L2 Up to four cubes of different colours for as many scrolls."""

    STUDY: Final = 0

    def step(self, s: Merv, m: i64) -> i64:
        if self.at != self.STUDY:
            return END
        return self.ask_study(s) if m == ASK else self.on_study(s, m)

    def ask_study(self, s: Merv) -> i64:
        query = s.asked_why(verbs.STUDY)
        if query >= 0:
            s.explain(bars_study(s, self.by, arg(query), arg2(query), arg3(query)))
        jokers: i64 = 0 if joker_of(s, self.by) == NOBODY else 1
        whites = min(LIBRARY_MOST, s.players[self.by].stock[CUBES + WHITE])
        colours: i64
        white: i64
        joker: i64
        for joker in range(jokers + 1):
            for white in range(whites + 1):
                for colours in range(bit(COLOURS)):
                    any_cube = colours + white + joker > 0
                    if any_cube and bars_study(s, self.by, colours, white, joker) == OK:
                        s.offer(verbs.STUDY | colours << 8 | white << 16 | joker << 24)
        s.offer_unless(refusal(refusals.NOTHING_DONE), verbs.DONE)  # §T15
        return WAIT

    def on_study(self, s: Merv, m: i64) -> i64:
        colours = arg(m)
        c: i64
        for c in range(COLOURS):
            if colours & bit(c) != 0:
                spend_cubes(s, self.by, c, 1)
        spend_cubes(s, self.by, WHITE, arg2(m))
        if arg3(m) > 0:
            spend_cubes(s, self.by, joker_of(s, self.by), 1)
            s.players[self.by].joker_used = 1
        gain_scrolls(s, self.by, count_of(colours) + arg2(m) + arg3(m))
        return NEXT

    def copy(self) -> Rule:
        new = Library(self.by)
        new.at = self.at
        return new


@mypyc_attr(acyclic=True)
class Achieve(Rule):
    """§H1 Take an achievement of a level; some bring something at once."""

    locals = ("level",)

    TILE: Final = 0

    level: i64

    def __init__(self, by: i64 = 0, level: i64 = 1) -> None:
        self.by = by
        self.at = 0
        self.level = level

    def step(self, s: Merv, m: i64) -> i64:
        if self.at != self.TILE:
            return END
        return self.ask_tile(s) if m == ASK else self.on_tile(s, m)

    def ask_tile(self, s: Merv) -> i64:
        tile: i64
        for tile in range(ACHIEVEMENTS):
            s.offer_unless(self.bars_tile(s, tile), verbs.ACHIEVE | tile << 8)
        s.leave_room(self.by)  # §A1 the scroll has come already
        return WAIT

    def bars_tile(self, s: Merv, tile: i64) -> i64:
        if tile // TILES_OF_LEVEL + 1 != self.level:
            return refusal(refusals.OTHER_LEVEL, tile, self.level)
        if s.achievements & bit(tile) == 0:
            return refusal(refusals.TAKEN_ACHIEVEMENT, tile)
        return OK

    def on_tile(self, s: Merv, m: i64) -> i64:
        tile = arg(m)
        s.achievements &= ~bit(tile)
        s.players[self.by].achievements |= bit(tile)
        if ACHIEVEMENT_REWARD[tile] == POINTS:
            earn(s, self.by, ACHIEVEMENT_AMOUNT[tile], FROM_ACHIEVEMENTS)
        else:
            giving.grant(s, self.by, ACHIEVEMENT_REWARD[tile], ACHIEVEMENT_AMOUNT[tile])
        return NEXT

    def copy(self) -> Rule:
        new = Achieve()
        new.copy_from(self)
        return new

    def copy_from(self, other: Achieve) -> None:
        super().copy_from(other)
        self.level = other.level
